// The table as it stands before the first decision.
import { type Dice, type Seat, shuffle } from '@tabularium/kernel';
import { type ArenaId, arenas } from '../content/arenas.ts';
import type { Content } from '../content/index.ts';
import { HEALTH_CHIPS } from '../content/supply.ts';
import {
  type Due,
  type FavorBoard,
  isCooperative,
  type Mode,
  NONE,
  newTurn,
  type Setup,
  type Table,
  type Terms,
  type Troop,
} from '../table/table.ts';
import { addSupport, addUnit, arenaCast, type Cast, immortalCast, layOnTrack } from './setup/muster.ts';

const ARENA_OF: Readonly<Record<Mode, ArenaId>> = {
  onslaught: 'pozzuoli',
  ascension: 'colosseum',
  skirmish: 'pozzuoli',
  pandemonium: 'pozzuoli',
  alliance: 'pozzuoli',
};

const termsOf = ({ mode, seats, options }: Setup): Terms => ({
  mode,
  arena: options['arena'] === 'colosseum' ? 'colosseum' : ARENA_OF[mode],
  coop: isCooperative(mode) && seats > 1,
  playerA: options['playerA'] === 'second' ? 1 : 0,
  bounty: options['heroBounty'] === 'defeating' ? 'defeating' : 'defeated',
  headStart: options['headStart'] === 'on',
  quietDraw: !isCooperative(mode) && options['noProgressDraw'] === 'on',
  roundLimit: options['roundLimit'] === 'on',
});

/** Lays out everything that needs no decision. */
export function open(setup: Setup, content: Content, dice: Dice): Table {
  const terms = termsOf(setup);
  const { mode } = terms;
  const order = orderOf(setup, dice);
  const table: Table = {
    content,
    terms,
    phase: 'setup',
    due: dueOf(terms, order),
    order,
    round: 0,
    acted: [],
    turn: newTurn(NONE, 0),
    troops: troopsOf(setup, dice),
    units: [],
    chips: [],
    boards: Array.from({ length: boardsOf(setup) }, newBoard),
    supply: mode === 'pandemonium' ? [2 * HEALTH_CHIPS, 0] : [HEALTH_CHIPS, HEALTH_CHIPS], // HOP-16.4
    standing: arenas[terms.arena].names.map(() => NONE),
    footholds: [],
    shards: [],
    titan: NONE,
    titanTurns: 0,
    arenaTurn: false,
    trophies: [],
    waveRounds: 0,
    bulwark: false,
    fallen: [],
    quiet: 0,
    stirred: false,
    rolled: null,
    earned: [],
    struck: [],
    bounties: [],
    gone: [],
    ended: null,
  };
  const neutrals = content.units.flatMap(({ id, rank }) => (rank === 'neutral' ? [id] : []));
  shuffle(neutrals, dice);
  const below = (n: number): number => dice.below(n);
  layOut(table, { neutrals, arenaUnits: arenaCast(content, below), immortals: immortalCast(content, below) });
  return table;
}
const newBoard = (): FavorBoard => ({ bead: 0, track: null, done: [], hero: NONE });
/** One for each player, shared in Ascension, of a team in Alliance, none in Pandemonium. HOP-13.5, HOP-14.7, HOP-16.4, HOP-17.3 */
function boardsOf({ mode, seats }: Setup): number {
  if (mode === 'pandemonium') return 0;
  if (mode === 'ascension') return 1;
  return mode === 'alliance' ? 2 : seats;
}

/** The seats in the order of a round: a random first player, then clockwise. In cooperation it is chosen round by round. HOP-15.8, HOP-16.2, HOP-23.5 */
function orderOf({ mode, seats }: Setup, dice: Dice): Seat[] {
  if (isCooperative(mode)) return [];
  const first = dice.below(seats);
  return Array.from({ length: seats }, (_, i) => (first + i) % seats);
}
/** What has to be chosen at the table, in order. HOP-23.1 to HOP-23.5 */
function dueOf({ mode, coop, playerA }: Terms, order: readonly Seat[]): Due[] {
  const ask = (seats: readonly Seat[], what: Due['what']): Due[] => seats.map((seat) => ({ seat, what }));
  const pair = coop ? [playerA, 1 - playerA] : [0];
  const back = order.toReversed();
  const choices: Readonly<Record<Mode, readonly Due[]>> = {
    onslaught: [...ask(pair, 'neutral'), ...ask(pair, 'faction')],
    ascension: [...ask([playerA], 'titan'), ...ask(pair, 'faction'), ...ask(pair, 'units'), ...ask(pair.slice(-1), 'tactic')],
    skirmish: ask(back, 'faction'),
    pandemonium: ask(back, 'faction'),
    alliance: [...ask(back, 'faction'), ...ask(order.slice(0, 2), 'campHero'), ...ask(order.slice(0, 1), 'secretUnits')],
  };
  return [{ seat: NONE, what: 'opening' }, ...choices[mode], { seat: NONE, what: 'begin' }];
}

/** Players first, in the order of their seats, then the rivals. HOP-2.1, HOP-2.3, HOP-14.4 */
function troopsOf({ mode, seats }: Setup, dice: Dice): Troop[] {
  const redFirst = mode !== 'skirmish' || dice.below(2) === 0; // HOP-23.3
  const players = Array.from({ length: seats }, (_, seat): Troop => {
    const side = isCooperative(mode) || mode === 'pandemonium' ? 0 : seat % 2; // HOP-23.5: team-mates sit opposite each other
    const board = mode === 'pandemonium' ? NONE : mode === 'ascension' ? 0 : mode === 'alliance' ? side : seat;
    return {
      seat,
      kind: 'player',
      team: mode === 'pandemonium' ? seat : side,
      colour: (redFirst ? side : 1 - side) as 0 | 1, // two sides, two colours
      faction: NONE,
      board,
      out: false,
    };
  });
  const rival = (kind: Troop['kind']): Troop => ({ seat: NONE, kind, team: 1, colour: 1, faction: NONE, board: NONE, out: false });
  if (mode === 'onslaught') return [...players, rival('immortal'), rival('arena')];
  return mode === 'ascension' ? [...players, rival('titan'), rival('arena')] : players;
}

/** What lies there before anybody has chosen; the neutral heroes on the tracks are the first of these. */
export function layOut(table: Table, { neutrals, arenaUnits, immortals }: Cast): void {
  const { mode, arena, coop, playerA } = table.terms;
  const hero = (seat: Seat, board: number): void => layOnTrack(table, addUnit(table, neutrals[board] as string, seat, 'track'), board);
  if (mode === 'onslaught') {
    for (const id of arenaUnits) addUnit(table, id, table.troops.length - 1, 'bag');
    for (const id of immortals) addUnit(table, id, table.troops.length - 2, 'stack');
  }
  if (mode === 'ascension') {
    if (!coop) hero(0, 0);
    addSupport(table, 0, coop ? 1 - playerA : 0); // HOP-14.7: player B controls the sentinels
  }
  if (mode === 'skirmish')
    for (const { seat, colour } of table.troops) {
      hero(seat, seat);
      if (arena === 'colosseum') addSupport(table, colour, seat);
    }
}
