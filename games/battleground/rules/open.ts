// The table as it stands before the first decision. MOB-3, MOB-9
import { certain, type Dice, shuffle } from '@tabularium/kernel';
import { FIRST_ARMIES } from '../content/armies.ts';
import type { Content } from '../content/index.ts';
import type { Faction } from '../content/kinds.ts';
import type { MapDef } from '../content/maps.ts';
import { placeOf } from '../content/place-names.ts';
import { POSITIONS } from '../content/places.ts';
import { facingOf, figureAt, figureOf } from '../table/names.ts';
import { type Due, NONE, type Player, type Setup, type Table, type Terms } from '../table/table.ts';
import { terrainOfMap } from './field/terrain.ts';
import { put } from './figures/figures.ts';
import { muster } from './setup/muster.ts';

const USUAL_POINTS = 100; // MOB-9.1

export function open(setup: Setup, content: Content, dice: Dice): Table {
  const { mode, options } = setup;
  const map = mapOf(setup, content, dice);
  const factions: readonly Faction[] = options['masters'] === 'second' ? ['evil', 'masters'] : ['masters', 'evil'];
  const terms: Terms = {
    mode,
    map: map.id,
    points: typeof options['points'] === 'number' ? options['points'] : USUAL_POINTS,
    expansion: options['expansion'] === 'on',
  };
  const table: Table = {
    content,
    terms,
    phase: 'setup',
    due: dueOf(terms),
    round: 0,
    firstPlayer: NONE,
    order: [],
    players: factions.map(newPlayer),
    figures: [],
    standing: Array<number>(POSITIONS).fill(NONE),
    objectives: terrainOfMap(map).objectives.map((at) => ({ at, owner: NONE })),
    markers: [],
    frames: [],
    upkeep: 'claim',
    rolled: [],
    ended: null,
  };
  if (mode === 'first') layOutFirstGame(table, map, dice);
  return table;
}
const newPlayer = (faction: Faction, seat: number): Player => ({
  seat,
  faction,
  zone: null,
  deck: [],
  fate: [],
  glory: [],
  discards: [],
  completed: [],
  selected: null,
  passed: false,
  last: NONE,
  lastBefore: NONE,
  points: [],
});

/** The first game has a map with fixed starts; otherwise it is the chosen map, or a random one without them. MOB-3.2, MOB-9.8 */
function mapOf({ mode, options }: Setup, { maps }: Content, dice: Dice): MapDef {
  if (mode === 'first')
    return certain(
      maps.find(({ starts }) => starts !== undefined),
      'a map',
    );
  const others = maps.filter(({ starts }) => starts === undefined);
  return maps.find(({ id }) => id === options['map']) ?? certain(others[dice.below(others.length)], 'a map');
}
/** What has to be decided, in order; deployment is added once the first player is known. */
const dueOf = ({ mode }: Terms): Due[] => [
  ...(mode === 'first' ? [NONE] : [0, 1]).map((seat): Due => ({ seat, what: 'armies' })),
  { seat: NONE, what: 'rollOff' },
  { seat: NONE, what: 'begin' },
];

/** Fixed armies on fixed hexes, Evil Warriors in the north. MOB-3.1, MOB-3.2, MOB-3.4 */
function layOutFirstGame(table: Table, { starts = [] }: MapDef, dice: Dice): void {
  for (const player of table.players) {
    player.zone = player.faction === 'evil' ? 'north' : 'south';
    muster(
      table,
      player,
      certain(
        table.content.armies.find(({ id }) => id === FIRST_ARMIES[player.faction]),
        'a ready-made army',
      ),
    );
    shuffle(player.deck, dice);
  }
  for (const { character, at, facing } of starts) {
    const id = figureOf(table, character);
    put(table, id, placeOf(at));
    figureAt(table, id).facing = facingOf(facing);
  }
}
