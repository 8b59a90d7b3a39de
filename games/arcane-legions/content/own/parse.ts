// Reads a file that somebody typed: what it adds to the game, or what is wrong with it, line by line. ARC-18.7

import { deepFreeze } from '@tabularium/kernel';
import { type Accepted, flaw, ownName, type PublishedSchema, type Refused, readOwn } from '@tabularium/parts/own-content';
import type { Language } from '@tabularium/parts/shape';
import { type Content, content as game } from '../index.ts';
import { pointsOf } from '../points.ts';
import { build } from './build.ts';
import { cardFlaws } from './check.ts';
import published from './schema.json' with { type: 'json' };
import { type Because, type Flaw, sentence } from './sentences.ts';
import type { WrittenContent, WrittenUnit } from './written.ts';

export type OwnContent = Accepted<Content>;
const KINDS = ['figures', 'units', 'armies', 'battlefields'] as const;

export const parseOwnContent = (text: string, language: Language = 'en'): OwnContent | Refused =>
  readOwn<Because, Content>(text, {
    schema: published as PublishedSchema,
    say: (problem) => sentence(problem, language),
    make: (value) => {
      const written = value as unknown as WrittenContent; // it has the shape of the schema
      const cards = build(written);
      const content = deepFreeze(merged(cards));
      const flaws = asWritten([...fileFlaws(cards), ...cardFlaws(content, cards)], written);
      return flaws.length > 0 ? { flaws } : { content, oddities: oddities(cards) };
    },
  });

/** The content of the game with these behind it. */
export const merged = ({ figures, units, armies, battlefields }: Content): Content => ({
  units: [...game.units, ...units],
  figures: [...game.figures, ...figures],
  battlefields: [...game.battlefields, ...battlefields],
  armies: [...game.armies, ...armies],
});

/** An empty file is a flaw, and so is a name that the game uses: references would be ambiguous. */
function fileFlaws(cards: Content): Flaw[] {
  const isEmpty = KINDS.every((kind) => cards[kind].length === 0);
  return [
    ...(isEmpty ? [flaw([], 'nothingInIt', { allowed: KINDS.join(', ') })] : []),
    ...(['figures', 'units'] as const).flatMap((kind) =>
      cards[kind].flatMap(({ id }, i) => {
        const name = ownName(id) ?? '';
        return game[kind].some((one) => one.id === name) ? [flaw([kind, i, 'name'], 'nameTaken', { name })] : [];
      }),
    ),
  ];
}

/** Slots of the same kind are written once, so a flaw of all of them is reported once, where they are written. */
export function asWritten(flaws: readonly Flaw[], { units = [] }: WrittenContent): Flaw[] {
  const seen = new Set<string>();
  return flaws
    .map((one): Flaw => {
      const [kind, unit, part, slot, ...deeper] = one.path;
      const written = kind === 'units' && part === 'slots' ? units[Number(unit)] : undefined;
      return written === undefined || slot === undefined
        ? one
        : { ...one, path: ['units', Number(unit), 'slots', groupOf(written, Number(slot)), ...deeper] };
    })
    .filter((one) => seen.size < seen.add(JSON.stringify(one)).size);
}
function groupOf({ slots }: WrittenUnit, slot: number): number {
  let left = slot;
  return slots.findIndex(({ count = 1 }) => {
    left -= count;
    return left < 0;
  });
}

/** Odd, but it can be played: points that do not follow the formula. ARC-18.8 */
export const oddities = ({ units }: Pick<Content, 'units'>): Flaw[] =>
  units.flatMap((unit, i) => {
    const { id: name, points } = unit;
    const fair = pointsOf(unit);
    return points === fair ? [] : [flaw(['units', i, 'points'], 'offPoints', { name, points, fair })];
  });
