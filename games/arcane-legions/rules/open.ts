// The table as it stands before the first decision. ARC-2
import { certain, type Dice, type Seat } from '@tabularium/kernel';
import { FIRST_ARMIES } from '../content/armies.ts';
import type { Content } from '../content/index.ts';
import type { BattlefieldDef, Heading } from '../content/kinds.ts';
import { ticks } from '../content/shapes.ts';
import { type ArmyTotal, FIRST_BATTLE, FIRST_POSES, FORMATION_LENGTH, TOTALS, VARIANT_FIELDS, VARIANTS } from '../content/tables.ts';
import { canLie, type Field } from '../content/terrain.ts';
import { type Due, defOf, NONE, type Player, type Setup, type Table, type Terms } from '../table/table.ts';
import { SPARE } from './setup/deploying.ts';
import { lay } from './setup/laying.ts';
import { muster } from './setup/muster.ts';
import { place } from './units/placing.ts';

export function open(setup: Setup, content: Content, dice: Dice): Table {
  const map = mapOf(setup, content, dice);
  const terms = matchTerms(setup, isPlaced(setup) ? PLACED : map.id);
  const table: Table = {
    content,
    terms,
    field: fieldOf(map, scaleOf(setup.options)),
    phase: 'setup',
    due: dueOf(terms, setup.seats),
    players: Array.from({ length: setup.seats }, (_, seat) => newPlayer(seat)),
    order: [],
    played: [],
    units: [],
    pieces: [],
    contacts: [],
    round: 0,
    turn: null,
    quiet: { rounds: 0, stirred: false },
    diceOff: null,
    gone: [],
    ended: null,
  };
  layOut(table, terms.battlefield === PLACED ? [] : map.pieces, map, scaleOf(setup.options));
  if (terms.mode === 'firstBattle') layOutFirstBattle(table);
  return table;
}
const newPlayer = (seat: Seat): Player => ({ seat, number: 0, zone: NONE, vp: 0, out: 0 });

// ---- terms

type BattleSize = Pick<Terms, 'points' | 'cp' | 'vp'>;
function matchTerms(setup: Setup, battlefield: string): Terms {
  const { mode, options } = setup;
  const { points, cp, vp } = battleSize(setup);
  const quiet = options['stalemateRounds'];
  return {
    mode,
    points,
    cp,
    vp,
    battlefield,
    halfSteps: options['halfSteps'] === 'on',
    factionPenalty: options['factionPenalty'] === 'on',
    teams: options['teams'] === 'on',
    stalemateRounds: typeof quiet === 'number' ? quiet : 0,
  };
}
function battleSize({ mode, options }: Setup): BattleSize {
  if (mode === 'firstBattle') return FIRST_BATTLE;
  if (mode === 'custom')
    return { points: Number(options['total']), cp: Number(options['commandPoints']), vp: Number(options['victoryPoints']) };
  const points = Number(options['points']) as ArmyTotal; // the schema lists no other
  const { cp, vp } = TOTALS[points];
  return { points, cp, vp: mode === 'standard' ? vp : VARIANTS[mode].vp[points] };
}
export const PLACED = 'placed';
/** The players lay out the table themselves. ARC-2.8 */
const isPlaced = ({ options }: Setup): boolean =>
  options['battlefield'] === PLACED || options['layout'] === PLACED || options['ground'] === PLACED;

// ---- the table

/** The map that was chosen, one that somebody brought, or any; where players lay the terrain, only its size and zones count. ARC-13.6, ARC-18.11 */
function mapOf(setup: Setup, { battlefields }: Content, dice: Dice): BattlefieldDef {
  const { mode, seats, options } = setup;
  const fitting = battlefields.filter((field) => field.seats.includes(seats));
  const called = (id: unknown): BattlefieldDef | undefined => fitting.find((field) => field.id === id);
  if (mode === 'firstBattle') return certain(called(FIRST_BATTLE.battlefield), 'a battlefield'); // content without it is refused
  const open = fitting.filter(({ id }) => !VARIANT_FIELDS.includes(id));
  if (isPlaced(setup)) return certain(open[0], 'a battlefield'); // there is one for every number of seats
  const chosen = called(options['battlefield']);
  if (chosen !== undefined) return chosen;
  const own = open.filter(({ id }) => id.startsWith('my.')); // ARC-18.7
  const usual = mode === 'kingOfTheHill' || mode === 'deathBeforeDishonor' ? called(VARIANTS[mode].battlefield) : undefined;
  const able = own.length > 0 ? own : usual === undefined ? open : [usual];
  return certain(able[able.length === 1 ? 0 : dice.below(able.length)], 'a battlefield');
}
/** Relative to the size of the map. ARC-13.6 */
export const scaleOf = (options: Setup['options']): number => Number(options['tableSize'] ?? 100) / 100;
const halfSteps = (length: number): number => Math.round(2 * length) / 2;
/** On a table of another size, zones are longer or shorter, but still one formation deep at its edges. ARC-13.6, ARC-2.17 */
export function fieldOf({ width, depth, zones }: BattlefieldDef, scale: number): Field {
  const [wide, deep] = [Math.ceil(width * scale), Math.ceil(depth * scale)];
  const along = ([from, to]: readonly [number, number]): [number, number] => [halfSteps(from * scale), halfSteps(to * scale)];
  const across = (isFar: boolean, end: number): [number, number] => (isFar ? [end - FORMATION_LENGTH, end] : [0, FORMATION_LENGTH]);
  return {
    width: wide,
    depth: deep,
    zones: zones.map(({ x, y, heading }) => ({
      x: heading % 4 === 0 ? along(x) : across(heading === 6, wide),
      y: heading % 4 === 0 ? across(heading === 4, deep) : along(y),
      heading,
    })),
  };
}

/**
 * Lays what the map shows. King of the Hill has one objective, in the middle; Death Before Dishonor has none. On a table smaller than its map,
 * terrain without room is left out. ARC-13.4, ARC-13.5, ARC-13.6
 */
function layOut(table: Table, pieces: BattlefieldDef['pieces'], { zones }: BattlefieldDef, scale: number): void {
  const { mode } = table.terms;
  const { width, depth } = table.field;
  if (mode === 'kingOfTheHill') lay(table, 'objective', { x: width / 2, y: depth / 2 });
  const objectives = pieces.filter(({ piece }) => piece === 'objective');
  const isSpare = table.players.length < zones.length && objectives.length > table.players.length;
  const spare = isSpare ? objectives[SPARE] : undefined; // ARC-18.11: where a fifth of six zones is empty
  for (const one of pieces) {
    const spot = { x: halfSteps(one.x * scale), y: halfSteps(one.y * scale) };
    const isObjective = one.piece === 'objective';
    const isWanted = isObjective ? mode !== 'kingOfTheHill' && mode !== 'deathBeforeDishonor' && one !== spare : true;
    const isAsDrawn = scale === 1 && (isObjective || mode !== 'kingOfTheHill');
    if (isWanted && (isAsDrawn || isObjective || canLie(table, one.piece, spot, one.heading)))
      lay(table, one.piece, spot, one.heading * 45);
  }
}

/** What has to be decided, in order; more is added as it becomes known. */
const dueOf = ({ mode, battlefield }: Terms, seats: number): Due[] =>
  mode === 'firstBattle'
    ? [{ seat: NONE, what: 'begin' }]
    : [
        ...Array.from({ length: seats }, (_, seat): Due => ({ seat, what: 'armies' })),
        ...(battlefield === PLACED ? [{ seat: NONE, what: 'firstPlacer' } as const] : []),
        { seat: NONE, what: 'initiative' },
        { seat: NONE, what: 'begin' },
      ];

/** Fixed armies in fixed places; Rome begins, without an ambush turn. ARC-2.13, ARC-18.12 */
function layOutFirstBattle(table: Table): void {
  for (const player of table.players) {
    player.number = player.seat + 1;
    player.zone = player.seat;
    muster(table, player.seat, certain(FIRST_ARMIES[player.seat], 'an army for a first game').units);
  }
  for (const [id, unit] of table.units.entries()) {
    const [x, y, heading] = FIRST_POSES[defOf(table, unit).id] as readonly [number, number, Heading];
    place(table, id, { x: ticks(x), y: ticks(y), heading });
  }
  table.order = table.players.map(({ seat }) => seat);
}
