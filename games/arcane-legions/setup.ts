// The table as it stands before the first decision. ARC-2
import type { Dice, Seat } from '@tabularium/kernel';
import { FIRST_ARMIES } from './content/armies.ts';
import type { Content } from './content/index.ts';
import type { ArmyDef, BattlefieldDef, Heading } from './content/kinds.ts';
import { FIRST_POSES, TOTALS, VARIANTS } from './content/tables.ts';
import { defOf, STEP } from './rules/bases.ts';
import { muster } from './rules/muster.ts';
import { place } from './rules/placing.ts';
import { SPARE } from './rules/zones.ts';
import { type Due, NONE, type Piece, type Player, type Setup, type Table, type Terms } from './table.ts';

export function open(setup: Setup, content: Content, dice: Dice): Table {
  const terms = termsOf(setup, content, dice);
  const table: Table = {
    content,
    terms,
    phase: 'setup',
    due: dueOf(terms, setup.seats),
    players: Array.from({ length: setup.seats }, (_, seat) => newPlayer(seat)),
    order: [],
    played: [],
    units: [],
    pieces: piecesOf(terms, content, setup.seats),
    contacts: [],
    round: 0,
    turn: null,
    quiet: { rounds: 0, stirred: false },
    diceOff: null,
    gone: [],
    ended: null,
  };
  if (terms.mode === 'firstBattle') layOutFirstBattle(table);
  return table;
}
const newPlayer = (seat: Seat): Player => ({ seat, number: 0, zone: NONE, vp: 0, out: 0 });

// ---- terms

type Size = Pick<Terms, 'points' | 'cp' | 'vp'>;
function termsOf(setup: Setup, content: Content, dice: Dice): Terms {
  const { mode, options } = setup;
  const { points, cp, vp } = sizeOf(setup);
  return {
    mode,
    points,
    cp,
    vp,
    battlefield: battlefieldOf(setup, content, dice),
    halfSteps: options['halfSteps'] !== 'off',
    factionPenalty: options['factionPenalty'] === 'on',
    teams: options['teams'] === 'on',
    stalemateRounds: Number(options['stalemateRounds'] ?? 10),
    draws: options['draws'] === 'on',
  };
}
function sizeOf({ mode, options }: Setup): Size {
  if (mode === 'custom')
    return { points: Number(options['total']), cp: Number(options['commandPoints']), vp: Number(options['victoryPoints']) };
  if (mode !== 'standard') return VARIANTS[mode];
  const points = Number(options['points']);
  return { points, ...(TOTALS[points] as Omit<Size, 'points'>) }; // the schema lists no other
}
export const PLACED = 'placed';
function battlefieldOf({ mode, seats, options }: Setup, { battlefields }: Content, dice: Dice): string {
  if (mode === 'firstBattle') return VARIANTS.firstBattle.battlefield;
  if (mode === 'kingOfTheHill' || mode === 'deathBeforeDishonor') return options['ground'] === PLACED ? PLACED : VARIANTS[mode].battlefield;
  const fitting = battlefields.filter((field) => field.seats.includes(seats));
  const open = fitting.filter(({ id }) => id !== VARIANTS.kingOfTheHill.battlefield && id !== VARIANTS.deathBeforeDishonor.battlefield);
  const chosen = options['battlefield'];
  if (chosen === PLACED) return PLACED;
  const field = fitting.find(({ id }) => id === chosen) ?? open[dice.below(open.length)];
  return (field as BattlefieldDef).id; // there is one for every number of seats
}

// ---- what lies on the table

const ticks = (steps: number): number => Math.round(steps * STEP);
/** Where a fifth of six zones is empty, its objective is not laid. ARC-18.11 */
function piecesOf({ mode, battlefield }: Terms, { battlefields }: Content, seats: number): Piece[] {
  const field = battlefields.find(({ id }) => id === battlefield);
  if (field === undefined) return mode === 'kingOfTheHill' ? [{ kind: 'objective', x: ticks(8), y: ticks(12), heading: 0 }] : []; // ARC-13.4
  const objectives = field.pieces.filter(({ piece }) => piece === 'objective');
  const spare = seats < field.zones.length && objectives.length > seats ? objectives[SPARE] : undefined;
  return field.pieces
    .filter((one) => one !== spare)
    .map(({ piece, x, y, heading }) => ({ kind: piece, x: ticks(x), y: ticks(y), heading }));
}

/** What has to be decided at the table, in order; the rest is added when it is known. */
const dueOf = ({ mode, battlefield }: Terms, seats: number): Due[] =>
  mode === 'firstBattle'
    ? [{ seat: NONE, what: 'begin' }]
    : [
        ...Array.from({ length: seats }, (_, seat): Due => ({ seat, what: 'armies' })),
        ...(battlefield === PLACED ? [{ seat: NONE, what: 'firstPlacer' } as const] : []),
        { seat: NONE, what: 'initiative' },
        { seat: NONE, what: 'begin' },
      ];

/** Fixed armies on fixed places; Rome begins, and nobody lies in ambush. ARC-2.13, ARC-18.12 */
function layOutFirstBattle(table: Table): void {
  for (const player of table.players) {
    player.number = player.seat + 1;
    player.zone = player.seat;
    muster(table, player.seat, (FIRST_ARMIES[player.seat] as ArmyDef).units);
  }
  for (const [id, unit] of table.units.entries()) {
    const [x, y, heading] = FIRST_POSES[defOf(table, unit).id] as readonly [number, number, Heading];
    place(table, id, { x: ticks(x), y: ticks(y), heading });
  }
  table.order = table.players.map(({ seat }) => seat);
}
