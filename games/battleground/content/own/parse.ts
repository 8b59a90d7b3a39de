// Reads a file written by a player: what it adds to the game, or its flaws line by line. MOB-17.7

import { deepFreeze } from '@tabularium/kernel';
import { type Accepted, flaw, ownName, type PublishedSchema, type Refused, readOwn } from '@tabularium/parts/own-content';
import type { Language } from '@tabularium/parts/shape';
import type { ArmyTerms } from '../army-lists.ts';
import { characterCost, fateStrength, gloryEase, MISSION_POINTS, weaponCost } from '../costs.ts';
import { type Content, content as game } from '../index.ts';
import type { FateDef, GloryDef } from '../kinds.ts';
import { build, type Cards } from './build.ts';
import { LARGEST } from './card-flaws.ts';
import { cardFlaws } from './check.ts';
import published from './schema.json' with { type: 'json' };
import { type Because, type Flaw, sentence } from './sentences.ts';
import type { WrittenArmy, WrittenContent } from './written.ts';

export type OwnContent = Accepted<Content>;
const KINDS = ['characters', 'weapons', 'items', 'fate', 'glory', 'armies'] as const;

export const parseOwnContent = (text: string, language: Language = 'en'): OwnContent | Refused =>
  readOwn<Because, Content>(text, {
    schema: published as PublishedSchema,
    say: (problem) => sentence(problem, language),
    make: (value) => {
      const written = value as unknown as WrittenContent; // checked against the schema above
      const cards = build(written);
      const content = deepFreeze(merged(cards));
      const flaws = [...fileFlaws(cards), ...cardFlaws(content, cards, (army) => ({ ...LARGEST, ...termsIn(written.armies?.[army]) }))];
      return flaws.length > 0 ? { flaws } : { content, oddities: oddities(cards) };
    },
  });

/** The terms an army says it is built for. */
const termsIn = ({ points, expansion }: Pick<WrittenArmy, 'points' | 'expansion'> = {}): Partial<ArmyTerms> => ({
  ...(points !== undefined && { points }),
  ...(expansion !== undefined && { expansion }),
});
/** The content of the game with these cards added. */
export const merged = ({ characters, weapons, items, fate, glory, armies }: Cards): Content => ({
  characters: [...game.characters, ...characters],
  weapons: [...game.weapons, ...weapons],
  items: [...game.items, ...items],
  fate: [...game.fate, ...fate],
  glory: [...game.glory, ...glory],
  armies: [...game.armies, ...armies],
  maps: game.maps,
});

/** A file must contain something, and no card may have the name of one of the game's: references would be ambiguous. */
function fileFlaws(cards: Cards): Flaw[] {
  const cardKinds = KINDS.filter((kind) => kind !== 'armies');
  const taken = new Set(cardKinds.flatMap((kind) => game[kind].map(({ id }) => id)));
  const isEmpty = KINDS.every((kind) => cards[kind].length === 0);
  return [
    ...(isEmpty ? [flaw([], 'nothingInIt', { allowed: KINDS.join(', ') })] : []),
    ...cardKinds.flatMap((kind) =>
      cards[kind].flatMap(({ id }, i) => {
        const name = ownName(id) ?? '';
        return taken.has(name) ? [flaw([kind, i, 'name'], 'nameTaken', { name })] : [];
      }),
    ),
  ];
}

// ---- playable oddities: numbers that do not follow the formulas. MOB-17.8

/** The usual worths of abilities. */
const WORTHS = [2, 3] as const;
/** From weak to strong; for missions, from hard to easy. */
const STRENGTHS = [1, 2, 3] as const;

/** Finds cards that do not follow the formulas. Paths are those of a file. */
export function oddities({ characters, weapons, fate, glory }: Cards): Flaw[] {
  return [
    ...characters.flatMap((one, i) => {
      const fair =
        one.abilities.length === 0 ? [characterCost({ ...one, worth: 0 })] : WORTHS.map((worth) => characterCost({ ...one, worth }));
      return offCost(['characters', i, 'cost'], one, fair);
    }),
    ...weapons.flatMap((one, i) => offCost(['weapons', i, 'cost'], one, [weaponCost(one)])),
    ...fate.flatMap((one, i) => offInitiative(['fate', i, 'initiative'], one, fateStrength(one), STRENGTHS)),
    ...glory.flatMap((one, i) => {
      const ease = MISSION_POINTS.indexOf(one.points);
      return offInitiative(['glory', i, 'initiative'], one, gloryEase(one), ease > 0 ? [ease] : STRENGTHS);
    }),
  ];
}
function offCost(path: Flaw['path'], { id, cost }: { readonly id: string; readonly cost: number }, fair: readonly number[]): Flaw[] {
  return Math.min(...fair) <= cost && cost <= Math.max(...fair) ? [] : [flaw(path, 'offCost', { name: id, cost, fair: rangeOf(fair) })];
}
/** One more point of strength costs one point of initiative. */
function offInitiative(path: Flaw['path'], { id, initiative }: FateDef | GloryDef, found: number, fair: readonly number[]): Flaw[] {
  if (fair.includes(found)) return [];
  return [flaw(path, 'offInitiative', { name: id, initiative, fair: rangeOf(fair.map((one) => initiative + found - one)) })];
}
const rangeOf = (numbers: readonly number[]): string => [...new Set([Math.min(...numbers), Math.max(...numbers)])].join('-');
