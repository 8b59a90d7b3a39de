// Whether content can be played with: every chip complete, every reference right, enough of everything. HOP-24.7
import { type Defs, flaw, flawsOf, type Schema, schemas, within } from '@tabularium/parts/own-content';
import type { Content } from '../index.ts';
import { RANKS, type Rank, SKILLS, type UnitDef } from '../kinds.ts';
import { skills } from '../skills.ts';
import { HEALTH_CHIPS } from '../supply.ts';
import published from './schema.json' with { type: 'json' };
import { type Flaw, sentence } from './sentences.ts';
import { titanFlaws } from './titan-flaws.ts';

/** What is wrong with it, a sentence each; nothing if a match can be opened with it. */
export function checkContent(content: unknown): readonly string[] {
  const flaws = flawsOf(content, CONTENT, DEFS);
  return (flaws.length > 0 ? flaws : contentFlaws(content as Content)).map((one) => `${one.path.join('/')}: ${sentence(one)}`); // its shape has no flaw
}

// ---- the shape of content, in the words of the published schema
/** Names with dots between them. */
const id: Schema = { type: 'string', maxLength: 130, pattern: published.$defs.name.pattern.replace("[ '’-]", "[ '’.-]") };
/** Chips go by their ids here. */
const DEFS: Defs = { ...(published.$defs as Defs), name: id };
const { ref, list, record } = schemas;
const UNIT = record({
  id,
  rank: { enum: RANKS },
  class: { oneOf: [{ type: 'null' }, ref('class')] },
  range: ref('range'),
  movement: ref('movement'),
  health: { type: 'integer', minimum: 1, maximum: HEALTH_CHIPS },
  attack: ref('attack'),
  skills: list(record({ skill: { enum: SKILLS }, level: ref('level') })),
});
const FACTION = record({
  id,
  units: { type: 'array', items: id, minItems: 10, maxItems: 10, uniqueItems: true },
  hero: id,
  tactics: { type: 'array', items: ref('tactic'), minItems: 4, maxItems: 4, uniqueItems: true },
});
const { lines, die, per } = DEFS['row']?.properties ?? {};
const TITAN = record({
  unit: id,
  difficulty: { type: 'integer', minimum: 1, maximum: 3 },
  priority: ref('priorities'),
  dice: ref('dice'),
  shardDice: ref('shardDice'),
  shards: ref('shards'),
  boons: ref('boons'),
  traits: ref('traits'),
  parts: list(
    record(
      { unit: id, count: { type: 'integer', minimum: 1, maximum: 4 }, priority: ref('priorities'), start: list({ type: 'string' }) },
      'start',
    ),
  ),
  allies: ref('allies'),
  alwaysArenaTurn: { type: 'boolean' },
  rows: list(record({ id, die: die ?? {}, per: per ?? {}, lines: lines ?? {} })),
});
const CONTENT = record({
  units: list(UNIT),
  factions: { ...list(FACTION), minItems: 4 }, // as many as seats
  immortals: list(record({ unit: id, effects: list(ref('effect')) })),
  titans: list(TITAN),
});

// ---- what it means
/** The fewest that every mode can be played with. */
const LEAST: Readonly<Partial<Record<Rank, number>>> = { neutral: 2, arena: 8, immortal: 6, titan: 1 };

export function contentFlaws({ units, factions, immortals, titans }: Content): Flaw[] {
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  const isA = (unit: string, rank: Rank): boolean => byId.get(unit)?.rank === rank;
  const noSuch = (path: Flaw['path'], unit: string, rank: Rank): Flaw[] =>
    isA(unit, rank) ? [] : [flaw(path, 'noSuchUnit', { unit, rank })];
  const healthOf = (unit: string): number => byId.get(unit)?.health ?? 0;
  return [
    ...within(['units'], taken(units.map((unit) => unit.id))),
    ...within(['factions'], taken(factions.map((faction) => faction.id))),
    ...within(['immortals'], taken(immortals.map(({ unit }) => unit))),
    ...within(['titans'], taken(titans.map(({ unit }) => unit))),
    ...units.flatMap((unit, i) => within(['units', i], chipFlaws(unit))),
    ...enough(units),
    ...noSuch(['units'], 'sentinel', 'sentinel'), // support chips become it
    ...factions.flatMap(({ units: ten, hero }, i) => [
      ...ten.flatMap((unit, place) => noSuch(['factions', i, 'units', place], unit, 'unit')),
      ...noSuch(['factions', i, 'hero'], hero, 'hero'),
    ]),
    ...sharedChips(factions),
    ...immortals.flatMap(({ unit }, i) => noSuch(['immortals', i, 'unit'], unit, 'immortal')),
    ...titans.flatMap((titan, i) => [
      ...noSuch(['titans', i, 'unit'], titan.unit, 'titan'),
      ...titan.parts.flatMap(({ unit }, part) => noSuch(['titans', i, 'parts', part, 'unit'], unit, 'part')),
      ...within(['titans', i], titanFlaws(titan, healthOf)),
    ]),
    ...cardless(units, 'immortal', immortals),
    ...cardless(units, 'titan', titans),
  ];
}
/** What a single chip can have wrong. */
const chipFlaws = ({ skills: known }: UnitDef): Flaw[] =>
  known.flatMap(({ skill, level }, i) => (level > 1 && !skills[skill].levelled ? [flaw(['skills', i], 'noLevel', { skill })] : []));
const taken = (ids: readonly string[]): Flaw[] =>
  ids.flatMap((name, i) => (ids.indexOf(name) < i ? [flaw([i], 'nameTaken', { name })] : []));
const enough = (units: readonly UnitDef[]): Flaw[] =>
  (Object.entries(LEAST) as [Rank, number][]).flatMap(([rank, least]) => {
    const count = units.filter((unit) => unit.rank === rank).length;
    return count < least ? [flaw(['units'], 'tooFewOf', { rank, count, least })] : [];
  });
/** Two factions in a match would need the same chip. */
function sharedChips(factions: Content['factions']): Flaw[] {
  const seen = new Set<string>();
  return factions.flatMap(({ units, hero }, i) =>
    [...units, hero].flatMap((unit) => (seen.size === seen.add(unit).size ? [flaw(['factions', i], 'inTwoFactions', { unit })] : [])),
  );
}
/** Every such chip has a card. */
const cardless = (units: readonly UnitDef[], rank: Rank, cards: readonly { readonly unit: string }[]): Flaw[] =>
  units.flatMap(({ id: unit, rank: own }, i) =>
    own === rank && !cards.some((card) => card.unit === unit) ? [flaw(['units', i], 'noCard', { unit })] : [],
  );
