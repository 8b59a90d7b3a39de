// The table as it stands before the first decision.
import { byKey, certain, type Dice, type Setup as KernelSetup, shuffle } from '@tabularium/kernel';
import { type BoardLayout, DEFENCES, HEROES, SPACES, type Space } from '../content/boards.ts';
import { GREATS_OFFERED, HAND_SIZE, STARTING_SUPPLIES, SUPPLIES_REMOVED_FOR_TWO } from '../content/cards.ts';
import type { Content } from '../content/index.ts';
import {
  ARTIFACTS,
  type Artifact,
  CITIES,
  FACTIONS,
  type Faction,
  HOMELANDS,
  isUnit,
  ROADS,
  TERRAINS,
  UNIT_KINDS,
  UNITS,
} from '../content/kinds.ts';
import { RUINS } from '../content/lands.ts';
import type { Card, Land, Player, Setup, Stock, Table, Terms } from '../table/table.ts';
import { EMPTY, NOBODY, OUT_OF_PLAY, RESERVE } from '../table/table.ts';
import { cardOf } from './cards/zones.ts';
import { buildingOf } from './land/spaces.ts';

/** The number that an option names; 0 for `none` and `off`. */
const numberOf = ({ options }: KernelSetup, id: string): number => (typeof options[id] === 'number' ? options[id] : 0);
const termsOf = (setup: Setup): Terms => ({
  scenario: setup.mode === 'advanced' ? 'base' : setup.mode,
  terrain: setup.mode === 'advanced' || setup.options['terrainRules'] === 'on',
  weeks: numberOf(setup, 'weeks'),
  quietWeek: setup.options['quietWeek'] === 'on',
  level4Target: numberOf(setup, 'level4Target'),
  boardFull: setup.options['boardFull'] !== 'off',
  vpTarget: numberOf(setup, 'vpTarget'),
  extraCities: numberOf(setup, 'extraStartCities'),
  startHeroes: numberOf(setup, setup.mode === 'exiles' ? 'exileHeroes' : 'startHeroes'),
  memoryAid: setup.options['memoryAid'] === 'on',
});

/** Sets up everything that needs no decision. */
export function open(setup: Setup, content: Content, dice: Dice): Table {
  const terms = termsOf(setup);
  const { seats } = setup;
  const factions = factionsIn(setup, dice);
  const board = certain(content.boards[seats], 'a board for so many players');

  const decks = sortCards(content, factions, seats);
  for (const unit of UNITS) shuffle(decks.units[unit], dice); // BAT-3.6
  for (const artifact of ARTIFACTS) shuffle(decks.artifacts[artifact], dice); // BAT-3.4
  const roads = decksOf(ROADS, (type) => landsOf(content, factions, type, dice)); // BAT-3.5
  const cities = decksOf(CITIES, (type) => landsOf(content, factions, type, dice));

  const table: Table = {
    content,
    terms,
    factions,
    first: dice.below(seats), // BAT-3.9
    phase: 'factions',
    due: [],
    day: 1,
    turn: 0,
    active: 0,
    stage: 'morning',
    quiet: 0,
    stirred: false,
    players: Array.from({ length: seats }, newPlayer),
    stock: { units: decks.units, supplies: decks.supplies, artifacts: decks.artifacts, roads, cities, greats: [] },
    limbo: [],
    box: decks.box,
    buried: [],
    lands: Array.from({ length: SPACES }, () => EMPTY),
    exits: Array.from({ length: SPACES }, () => 0),
    owners: Array.from({ length: SPACES }, () => NOBODY),
    levels: Array.from({ length: SPACES }, () => 0),
    guards: Array.from({ length: SPACES }, () => 0),
    building: null,
    battle: null,
    searching: false,
    gone: [],
    ended: null,
  };
  table.active = table.first;
  layOutBoard(table, board, setup.options['neutralCities'] !== 'no', dice);
  offerGreats(table, board, decks.greats, dice);
  for (const player of table.players) deal(table, player, dice);
  for (const player of table.players)
    player.unseen = table.players.map((other) =>
      other === player ? [] : [...player.nation, ...player.hand].filter((card) => isUnit(cardOf(table, card).kind)),
    );
  return table;
}

/** With two players one faction is not in the game. BAT-3.30 */
function factionsIn({ seats, options }: Setup, dice: Dice): Faction[] {
  if (seats > 2) return [...FACTIONS];
  const chosen = options['removedFaction'];
  const removed = FACTIONS.find((faction) => faction === chosen) ?? FACTIONS[dice.below(FACTIONS.length)];
  return FACTIONS.filter((faction) => faction !== removed);
}

const decksOf = <N extends string>(names: readonly N[], deal: (name: N) => number[]): Record<N, number[]> => byKey(names, deal);
interface Decks extends Pick<Stock, 'units' | 'supplies' | 'artifacts' | 'greats'> {
  box: Card[];
}
function sortCards(content: Content, factions: readonly Faction[], seats: number): Decks {
  const decks: Decks = { units: decksOf(UNITS, () => []), supplies: [], artifacts: decksOf(ARTIFACTS, () => []), greats: [], box: [] };
  for (const [card, { kind, faction }] of content.cards.entries()) {
    if (kind === 'supply') decks.supplies.push(card);
    else if (faction === null) decks.greats.push(card);
    else if (!factions.includes(faction))
      decks.box.push(card); // BAT-3.30
    else (isUnit(kind) ? decks.units[kind] : decks.artifacts[kind as Artifact]).push(card);
  }
  if (seats === 2) decks.box.push(...decks.supplies.splice(-SUPPLIES_REMOVED_FOR_TWO)); // BAT-3.30
  return decks;
}
/** The terrain cards of a type that are in the game, shuffled. BAT-3.5 */
function landsOf(content: Content, factions: readonly Faction[], type: string, dice: Dice): Land[] {
  const terrains = factions.map((faction) => HOMELANDS[faction]);
  const deck = [...content.lands.keys()].filter((land) => {
    const def = content.lands[land];
    return def?.type === type && def.terrain !== null && terrains.includes(def.terrain);
  });
  shuffle(deck, dice);
  return deck;
}

function layOutBoard(table: Table, board: BoardLayout, neutralCities: boolean, dice: Dice): void {
  const { scenario } = table.terms;
  const { neutral, guardians } = DEFENCES[scenario];
  for (const space of board.outOfPlay) table.lands[space] = OUT_OF_PLAY; // BAT-3.23, BAT-3.34
  put(table, board.ruins, RUINS, guardians); // BAT-3.1
  placeHubs(table, board.starts, scenario === 'exiles' ? neutral : 0, dice); // BAT-3.2, BAT-18.2, BAT-18.6
  if (scenario !== 'exiles' && neutralCities) placeHubs(table, board.neutrals, neutral, dice); // BAT-3.3, BAT-18.1
}
function put(table: Table, space: Space, land: Land, guard: number): void {
  table.lands[space] = land;
  table.exits[space] = buildingOf(table, land).exits; // BAT-3.13
  table.guards[space] = guard;
}
/** Takes one hub of each terrain and puts them at random on these spaces; spare ones leave the game. BAT-3.20, BAT-3.31 */
function placeHubs(table: Table, spaces: readonly Space[], guard: number, dice: Dice): void {
  const deck = table.stock.cities.hub;
  const hubs = TERRAINS.flatMap((terrain) => deck.find((land) => buildingOf(table, land).terrain === terrain) ?? []);
  table.stock.cities.hub = deck.filter((land) => !hubs.includes(land));
  shuffle(hubs, dice);
  for (const [i, space] of spaces.entries()) put(table, space, certain(hubs[i], 'a hub'), guard);
}

/** Great artifacts go on offer beside the ruins or, in `exiles`, under the neutral cities; the others leave the game. BAT-3.8, BAT-3.21, BAT-3.32, BAT-18.6 */
function offerGreats(table: Table, board: BoardLayout, greats: Card[], dice: Dice): void {
  shuffle(greats, dice);
  if (table.terms.scenario === 'exiles')
    table.buried = board.starts.map((at) => ({ at, card: certain(greats.pop(), 'a card in the stock') })); // BAT-18.2
  else table.stock.greats = greats.splice(0, GREATS_OFFERED[table.players.length]).sort((a, b) => a - b);
  table.box.push(...greats);
}

/** Ten cards are shuffled into the nation and six of them drawn. BAT-3.6, BAT-3.7 */
function deal({ stock }: Table, player: Player, dice: Dice): void {
  for (const unit of UNITS)
    for (let n = 0; n < UNIT_KINDS[unit].dealt; n++) player.nation.push(certain(stock.units[unit].pop(), 'a card in the stock'));
  for (let n = 0; n < STARTING_SUPPLIES; n++) player.nation.push(certain(stock.supplies.pop(), 'a card in the stock'));
  shuffle(player.nation, dice);
  for (let n = 0; n < HAND_SIZE; n++) player.hand.push(certain(player.nation.pop(), 'a card in the stock'));
}
const newPlayer = (): Player => ({
  faction: null,
  nation: [],
  hand: [],
  laid: [],
  gains: [],
  haven: [],
  ambush: [],
  tents: [],
  heroes: Array.from({ length: HEROES }, () => RESERVE), // BAT-3.12
  strolled: Array.from({ length: HEROES }, () => false),
  annexed: false,
  settled: false,
  attacked: false,
  unseen: [],
});
