// Checks whether content can be played: every card complete, every reference right, enough of everything. MOB-17.7
import { type Defs, flaw, flawsOf, type Schema, schemas, within } from '@tabularium/parts/own-content';
import { FIRST_ARMIES } from '../armies.ts';
import { type ArmyTerms, DECK_SIZE, GLORY_CARDS } from '../army-lists.ts';
import type { Content } from '../index.ts';
import { FACTIONS, type Faction } from '../kinds.ts';
import { ELEMENTS } from '../maps.ts';
import type { Cards } from './build.ts';
import { characterFlaws, fateFlaws, itemFlaws, LARGEST, listFlaws, weaponFlaws } from './card-flaws.ts';
import { mapFlaws } from './map-flaws.ts';
import published from './schema.json' with { type: 'json' };
import { type Flaw, sentence } from './sentences.ts';

/** The flaws, a sentence each; none if a match can be opened with the content. */
export function checkContent(content: unknown): readonly string[] {
  const flaws = flawsOf(content, CONTENT, DEFS);
  return (flaws.length > 0 ? flaws : contentFlaws(content as Content)).map((one) => `${one.path.join('/')}: ${sentence(one)}`); // a value without flaws of shape is content
}

// ---- the shape of content, in the words of the published schema

const DEFS = published.$defs as Defs;
const name = published.$defs.name.pattern.replace(/^\^|\$$/g, '');
/** An id of the game, or names joined by dots. */
const id: Schema = { type: 'string', maxLength: 130, pattern: `^(?:\\w+|my(?:\\.${name})+)$` };
const { ref, list, record } = schemas;
const number = (maximum: number): Schema => ({ type: 'integer', minimum: 0, maximum });
const boolean: Schema = { type: 'boolean' };
const text: Schema = { type: 'string', maxLength: 4000 };
const factionOrNone: Schema = { enum: [...FACTIONS, null] };

const ACTIVE = record(
  {
    kind: { const: 'active' },
    id,
    ap: number(5),
    mana: number(5),
    whom: ref('whom'),
    targets: boolean,
    test: ref('test'),
    effects: ref('effects'),
  },
  'test',
);
const PASSIVE = { kind: { const: 'passive' }, traits: ref('traits') } as const;
const CHARACTER = record(
  {
    id,
    faction: ref('faction'),
    hero: id,
    massive: boolean,
    health: ref('health'),
    stats: ref('stats'),
    speed: ref('speed'),
    slots: ref('slots'),
    abilities: list({ oneOf: [record({ ...PASSIVE, id }), ACTIVE] }),
    worth: ref('worth'),
    measured: { type: 'integer', minimum: -10, maximum: 10 },
    cost: ref('cost'),
  },
  'measured',
);
const WEAPON = record({
  id,
  type: ref('weaponType'),
  only: list(id),
  copies: ref('copies'),
  dice: ref('diceModifier'),
  range: ref('range'),
  mana: number(5),
  lines: ref('lines'),
  special: ref('special'),
  cost: ref('cost'),
});
const ITEM = record({
  id,
  type: ref('itemType'),
  only: list(id),
  faction: factionOrNone,
  copies: ref('copies'),
  use: {
    oneOf: [
      record(PASSIVE),
      record({ kind: { const: 'active' }, ability: ACTIVE }),
      record({ kind: { const: 'oneUse' }, effects: ref('effects') }),
    ],
  },
  cost: ref('cost'),
});
const CARD = { id, faction: factionOrNone, copies: ref('copies'), initiative: ref('initiative'), ap: number(4), mana: number(4) } as const;
const FATE = record({ ...CARD, whom: ref('whom'), effects: ref('effects') });
const GLORY = record({ ...CARD, points: number(30), mission: ref('mission') });
const ARMY = record({
  id,
  faction: ref('faction'),
  characters: list(record({ character: id, weapons: list(id), items: list(id) })),
  fate: list(id),
  glory: list(id),
});
const kinds = Object.keys(ELEMENTS);
const MAP = record(
  {
    id,
    side: { enum: ['grayskull', 'wasteland'] },
    elements: record(Object.fromEntries(kinds.map((kind) => [kind, list(text)])), ...kinds),
    difficult: text,
    objectives: text,
    starts: list(record({ character: id, at: text, facing: { enum: ['N', 'S'] } })),
  },
  'starts',
);
const CONTENT = record({
  characters: list(CHARACTER),
  weapons: list(WEAPON),
  items: list(ITEM),
  fate: list(FATE),
  glory: list(GLORY),
  armies: list(ARMY),
  maps: list(MAP),
});

// ---- what it means

/** The smallest limit that can be chosen before a match. MOB-9.1 */
const LEAST_POINTS = 60;

export function contentFlaws(content: Content): Flaw[] {
  const { maps } = content;
  return [
    ...cardFlaws(content, content),
    ...maps.flatMap((map, i) => within(['maps', i], mapFlaws(map))),
    ...(maps.some(({ starts }) => starts === undefined) ? [] : [flaw(['maps'], 'noMap')]),
    ...firstGameFlaws(content),
    ...FACTIONS.flatMap((faction) => enoughFor(content, faction)),
  ];
}
/** The flaws of these cards as part of this content. `termsOf` gives the terms an army is built for. */
export function cardFlaws(content: Content, cards: Cards, termsOf: (army: number) => ArmyTerms = () => LARGEST): Flaw[] {
  const { characters, weapons, items, fate, armies } = cards;
  return [
    ...takenNames(cards),
    ...characters.flatMap((one, i) => within(['characters', i], characterFlaws(content, one))),
    ...weapons.flatMap((one, i) => within(['weapons', i], weaponFlaws(content, one))),
    ...items.flatMap((one, i) => within(['items', i], itemFlaws(content, one))),
    ...fate.flatMap((one, i) => within(['fate', i], fateFlaws(one))),
    ...armies.flatMap((one, i) => within(['armies', i], listFlaws(content, termsOf(i), one))),
  ];
}
/** No two characters, cards or armies have the same name. */
function takenNames(cards: Cards): Flaw[] {
  const heaps = [['characters'], ['weapons', 'items', 'fate', 'glory'], ['armies']] as const;
  return heaps.flatMap((heap) => {
    const seen = new Set<string>();
    return heap.flatMap((kind) =>
      cards[kind].flatMap(({ id: own }, i) =>
        seen.size === seen.add(own).size ? [flaw([kind, i, 'name'], 'nameTaken', { name: own })] : [],
      ),
    );
  });
}
/** The first game has its own map, on which its armies stand. MOB-3.1, MOB-3.2 */
function firstGameFlaws({ maps, armies }: Content): Flaw[] {
  const starts = maps.find((map) => map.starts !== undefined)?.starts ?? [];
  const first = FACTIONS.map((faction) => armies.find(({ id: army, faction: own }) => army === FIRST_ARMIES[faction] && own === faction));
  const needed = first.flatMap((army) => army?.characters.map(({ character }) => character) ?? []);
  const isThere = !first.includes(undefined) && needed.every((character) => starts.some((start) => start.character === character));
  return isThere ? [] : [flaw(['armies'], 'noFirstGame')];
}
/** A faction needs somebody to recruit, and cards for a deck. MOB-9.1, MOB-9.6 */
function enoughFor({ characters, fate, glory }: Content, faction: Faction): Flaw[] {
  const isFor = (card: { readonly faction: Faction | null }): boolean => card.faction === null || card.faction === faction;
  const few = (kind: 'fate' | 'glory', count: number, least: number): Flaw[] =>
    count < least ? [flaw([kind], 'tooFewCards', { faction, kind, count, least })] : [];
  const isCheap = characters.some((one) => one.faction === faction && !one.massive && one.cost <= LEAST_POINTS);
  return [
    ...(isCheap ? [] : [flaw(['characters'], 'noCheapCharacter', { faction, points: LEAST_POINTS })]),
    ...few('fate', 2 * fate.filter(isFor).length, DECK_SIZE),
    ...few('glory', glory.filter(isFor).length, GLORY_CARDS),
  ];
}
