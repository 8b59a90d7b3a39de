// Whether content can be played with: every card complete, every reference right, enough of everything. Its numbers need not be those of the game. ARC-18.7
import { type Defs, flaw, flawsOf, type Schema, schemas, within } from '@tabularium/parts/own-content';
import { FIRST_ARMIES } from '../armies.ts';
import type { Content } from '../index.ts';
import { ABILITIES, DESCRIPTORS, PIECES, SUBFACTIONS, TROOPS } from '../kinds.ts';
import { listFlaws, unitFlaws } from './card-flaws.ts';
import { fieldFlaws, missingFields } from './field-flaws.ts';
import published from './schema.json' with { type: 'json' };
import { type Flaw, sentence } from './sentences.ts';

/** What is wrong with it, a sentence each; none if a match can be opened with it. */
export function checkContent(content: unknown): readonly string[] {
  const flaws = flawsOf(content, CONTENT, DEFS);
  return (flaws.length > 0 ? flaws : contentFlaws(content as Content)).map((one) => `${one.path.join('/')}: ${sentence(one)}`); // its shape has no flaw
}

// ---- the shape of content, in the words of the published schema

const DEFS = published.$defs as Defs;
const name = published.$defs.name.pattern.replace(/^\^|\$$/g, '');
/** A code of the game, or `my.` and a name. */
const id: Schema = { type: 'string', maxLength: 130, pattern: `^(?:\\w+|my\\.${name})$` };
const { ref, list, record } = schemas;
const number = (minimum: number, maximum: number): Schema => ({ type: 'integer', minimum, maximum });
const oneOf = (words: readonly unknown[]): Schema => ({ enum: words });
/** In every language. */
const names = record({ en: { type: 'string', maxLength: 130 }, it: { type: 'string', maxLength: 130 } });
const FOOT = { circle: ref('circle'), size: ref('size'), pegs: ref('pegs') } as const;
const subfaction = oneOf([...SUBFACTIONS, null]);
const abilities = list(oneOf(ABILITIES));

const FIGURE = record(
  { id, name: names, ...FOOT, faction: ref('faction'), subfaction, descriptor: ref('descriptor'), troops: ref('troops') },
  'name',
);
const icons = record({ A: ref('iconCount'), D: ref('iconCount'), R: ref('iconCount'), M: ref('iconCount') });
const SLOT = record({ ...FOOT, icons, abilities, figure: { oneOf: [id, { type: 'null' }] } });
const UNIT = record(
  {
    id,
    name: names,
    base: ref('base'),
    points: ref('points'),
    faction: ref('faction'),
    subfaction,
    descriptor: oneOf([...DESCRIPTORS, 'mixed']),
    troops: oneOf([...TROOPS, 'irregular']),
    costs: ref('costs'),
    colours: ref('colours'),
    bar: abilities,
    slots: list(SLOT, 32),
  },
  'name',
);
const ARMY = record({ id, name: names, faction: ref('faction'), total: number(25, 20_000), units: list(id) }, 'name');
const range: Schema = { ...list({}), minItems: 2, maxItems: 2 };
const BATTLEFIELD = record({
  id,
  width: number(2, 100),
  depth: number(2, 100),
  seats: { ...list(number(2, 6)), minItems: 1 },
  zones: list(record({ x: range, y: range, heading: oneOf([0, 2, 4, 6]) })),
  pieces: list(record({ piece: oneOf(PIECES), x: {}, y: {}, heading: number(0, 7) })),
});
const CONTENT = record({ units: list(UNIT), figures: list(FIGURE), battlefields: list(BATTLEFIELD), armies: list(ARMY) });

// ---- what it means

/** The smallest army total that can be agreed on. ARC-13.6 */
const LEAST_TOTAL = 500;

function contentFlaws(content: Content): Flaw[] {
  const { units } = content;
  const isThere = FIRST_ARMIES.every((army) => army.units.every((code) => units.some((unit) => unit.id === code)));
  return [
    ...cardFlaws(content, content),
    ...within(['battlefields'], missingFields(content)),
    ...(isThere ? [] : [flaw(['units'], 'noFirstBattle')]),
    ...(units.some(({ points }) => points <= LEAST_TOTAL) ? [] : [flaw(['units'], 'noCheapUnit', { points: LEAST_TOTAL })]),
  ];
}
/** Flaws of these cards, as part of this content. */
export function cardFlaws(content: Content, cards: Content): Flaw[] {
  return [
    ...takenNames(cards),
    ...cards.units.flatMap((unit, i) => within(['units', i], unitFlaws(content, unit))),
    ...cards.armies.flatMap((army, i) => within(['armies', i], listFlaws(content, army))),
    ...cards.battlefields.flatMap((field, i) => within(['battlefields', i], fieldFlaws(field))),
  ];
}
/** No two figures, units, armies or battlefields may have the same name. */
const takenNames = (cards: Content): Flaw[] =>
  (['figures', 'units', 'armies', 'battlefields'] as const).flatMap((kind) => {
    const seen = new Set<string>();
    return cards[kind].flatMap((one, i) =>
      seen.size === seen.add(one.id).size ? [flaw([kind, i, 'name'], 'nameTaken', { name: one.id })] : [],
    );
  });
