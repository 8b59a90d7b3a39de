// What everybody sees of the table, and what a seat sees besides. Whatever is not put in stays hidden.
import type { Seat } from '@tabularium/kernel';
import type { Space } from '../content/boards.ts';
import { SPACES } from '../content/boards.ts';
import { ARTIFACTS, CITIES, type Form, type Pool, ROADS, UNITS } from '../content/kinds.ts';
import { litOn, matchedOn, weekOf } from '../content/oracle.ts';
import { byFactionThenForm, poolCode, poolName } from '../content/pools.ts';
import { exitsName, spaceName } from '../table/names.ts';
import {
  type Battle,
  type Building,
  type Card,
  EMPTY,
  IMPASSABLE,
  type Laid,
  NOBODY,
  OUT_OF_PLAY,
  type Player,
  playerOf,
  RESERVE,
  type Stock,
  type Table,
  type Tent,
} from '../table/table.ts';
import type {
  BattaliaView,
  BattleView,
  BuildingView,
  LaidView,
  Modifier,
  OracleDay,
  PileView,
  PlayerView,
  SideView,
  SpaceView,
  StockView,
  TentView,
} from '../table/view.ts';
import { totals } from './battle/strength.ts';
import { cardOf, deckSize, nameOf, namesOf } from './cards/zones.ts';
import { QUIET_DAYS } from './ending/ending.ts';
import { scoreOf } from './ending/scoring.ts';
import { freeTokens } from './land/cities.ts';
import { landAt, openSpaces } from './land/spaces.ts';

const COMING_DAYS = 6;

export function see(table: Table): BattaliaView {
  const { day } = table;
  return {
    eye: 'public',
    terms: { ...table.terms },
    factions: table.factions.slice(),
    first: table.first,
    phase: table.phase,
    due: table.due.slice(),
    day,
    week: weekOf(day),
    turn: table.turn,
    active: table.active,
    stage: table.stage,
    oracle: { ...oracleOn(day), coming: Array.from({ length: COMING_DAYS }, (_, i) => oracleOn(day + 1 + i)) },
    quiet: { days: table.quiet, limit: table.terms.quietWeek ? QUIET_DAYS : 0, stirredToday: table.stirred }, // BAT-15.5
    openSpaces: openSpaces(table),
    spaces: seeSpaces(table),
    stock: seeStock(table, table.stock),
    limbo: namesOf(table, table.limbo), // BAT-11.2
    players: table.players.map((player, seat) => seePlayer(table, player, seat)),
    building: table.building === null ? null : seeBuilding(table, table.building),
    battle: table.battle === null ? null : seeBattle(table, table.battle),
    gone: table.gone.slice(),
    ended: table.ended === null ? null : { ...table.ended },
  };
}
/** Adds the seat's own cards. */
export function seeAs(table: Table, seat: Seat, shared: BattaliaView): BattaliaView {
  const { hand, nation, haven, ambush } = playerOf(table, seat);
  const pile = (cards: readonly Card[]): PileView => ({ count: cards.length, cards: sorted(table, cards) });
  const open = shared.players[seat] as PlayerView;
  const own: PlayerView = {
    ...open,
    hand: pile(hand),
    nation: maySearch(table, seat) ? pile(nation) : open.nation, // BAT-4.5
    haven: { ...open.haven, cards: namesOf(table, haven) }, // BAT-4.2
    ambush: pile(ambush),
  };
  return { ...shared, eye: seat, players: shared.players.with(seat, own) };
}

const oracleOn = (day: number): OracleDay => ({ day, lit: litOn(day), matched: matchedOn(day) }); // BAT-16.3
/** By faction, then kind: the order of the pile stays hidden. */
const sorted = (table: Table, cards: readonly Card[]): Pool[] =>
  cards
    .map((card) => cardOf(table, card).pool)
    .sort(byFactionThenForm)
    .map(poolName);
const topOf = (table: Table, cards: readonly Card[]): Pool | null => {
  const top = cards.at(-1);
  return top === undefined ? null : nameOf(table, top);
};

function seeSpaces(table: Table): SpaceView[] {
  const heroes = new Map<Space, Seat[]>();
  for (const [seat, player] of table.players.entries())
    for (const at of player.heroes) if (at !== RESERVE) heroes.set(at, [...(heroes.get(at) ?? []), seat]);
  return Array.from({ length: SPACES }, (_, space) => seeSpace(table, space, heroes.get(space) ?? NO_HEROES));
}
/** Shared by all spaces without heroes: views are made often. */
const NO_HEROES: readonly Seat[] = Object.freeze([]);
function seeSpace(table: Table, space: Space, heroes: readonly Seat[]): SpaceView {
  const land = landAt(table, space);
  const owner = table.owners[space] as Seat;
  return {
    at: spaceName(space),
    kind: land?.kind ?? VACANT[table.lands[space] as keyof typeof VACANT],
    type: land === undefined || land.type === 'ruins' ? null : land.type,
    terrain: land?.terrain ?? null,
    exits: exitsName(table.exits[space] as number),
    owner: owner === NOBODY ? null : owner,
    level: table.levels[space] as number,
    guard: table.guards[space] as number,
    hides: table.buried.some(({ at }) => at === space),
    heroes,
  };
}
const VACANT = { [EMPTY]: 'empty', [OUT_OF_PLAY]: 'outOfPlay', [IMPASSABLE]: 'impassable' } as const;

/** The unit decks lie face up, the others face down; how many cards they hold is public. BAT-2.4, BAT-3.8 */
function seeStock(table: Table, stock: Stock): StockView {
  return {
    units: UNITS.map((unit) => ({ unit, count: stock.units[unit].length, top: topOf(table, stock.units[unit]) })),
    supplies: stock.supplies.length,
    artifacts: ARTIFACTS.map((artifact) => ({ artifact, count: stock.artifacts[artifact].length })),
    roads: ROADS.map((type) => ({ type, count: stock.roads[type].length })),
    cities: CITIES.map((type) => ({ type, count: stock.cities[type].length })),
    greats: namesOf(table, stock.greats),
  };
}

function seePlayer(table: Table, player: Player, seat: Seat): PlayerView {
  const faceDown = ({ length }: readonly Card[]): PileView => ({ count: length, cards: null });
  return {
    seat,
    faction: player.faction,
    hand: faceDown(player.hand),
    nation: faceDown(player.nation),
    haven: { ...faceDown(player.haven), top: topOf(table, player.haven) }, // BAT-4.2
    ambush: faceDown(player.ambush),
    laid: player.laid.map((laid) => seeLaid(table, laid)), // BAT-5.13
    gains: namesOf(table, player.gains),
    tents: player.tents.map((tent) => seeTent(table, tent)), // BAT-8.28
    heroes: player.heroes.map((at) => (at === RESERVE ? null : spaceName(at))),
    strolled: player.strolled.slice(),
    tokens: freeTokens(table, seat),
    annexed: player.annexed,
    attacked: player.attacked,
    deckSize: deckSize(player),
    score: scoreOf(table, seat),
  };
}
/** May the seat look at its own nation? At the start, for a horn, or with the memory aid. BAT-3.7, BAT-9.6, BAT-20.5 */
const maySearch = ({ phase, searching, active, terms }: Table, seat: Seat): boolean =>
  phase === 'factions' || (searching && active === seat) || terms.memoryAid;
const countsAs = (table: Table, card: Card, form: Form): Pool => poolName(poolCode(form, cardOf(table, card).faction));
const seeLaid = (table: Table, { card, form, uses, line, touched, under }: Laid): LaidView => ({
  card: nameOf(table, card),
  as: countsAs(table, card, form),
  uses,
  line,
  touched,
  under: under === -1 ? null : nameOf(table, under),
});
const seeTent = (table: Table, { card, cards, turn, fleeting }: Tent): TentView => ({
  tent: nameOf(table, card),
  cards: namesOf(table, cards),
  turn,
  fleeting,
});

/** Everybody sees the drawn terrain card before its space is chosen. BAT-7.2 */
function seeBuilding({ content }: Table, { kind, group, level, card, at, free }: Building): BuildingView {
  const land = content.lands[card];
  return {
    kind,
    group,
    level,
    card: land === undefined ? null : { type: land.type, terrain: land.terrain },
    at: at === -1 ? null : spaceName(at),
    free,
  };
}

/** Both lines lie open, with everything that counts for them. BAT-12.7, BAT-12.16 */
function seeBattle(table: Table, battle: Battle): BattleView {
  const { attack, defence } = totals(table);
  const laidBy = (seat: Seat): readonly Laid[] => (seat === NOBODY ? [] : playerOf(table, seat).laid);
  const side = (seat: Seat, heroes: number, modifiers: readonly Modifier[]): SideView => ({
    heroes,
    line: laidBy(seat)
      .filter(({ line }) => line > 0)
      .map((laid) => seeLaid(table, laid)),
    total: modifiers.reduce((total, { value }) => total + value, 0),
    modifiers: modifiers.map((modifier) => ({ ...modifier })),
  });
  return {
    at: spaceName(battle.at),
    target: battle.target,
    attacker: battle.attacker,
    defender: battle.defender === NOBODY ? null : battle.defender,
    turn: battle.turn,
    laid: battle.laid,
    opened: battle.opened,
    reacting: battle.reacting,
    attack: side(battle.attacker, battle.attackHeroes, attack),
    defence: side(battle.defender, battle.defendHeroes, defence),
  };
}
