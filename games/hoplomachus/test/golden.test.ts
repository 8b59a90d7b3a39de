// Recorded matches of every mode, to be read as diffs: whatever a change of the rules does shows here.
// If a difference is meant, renew the texts: GOLDEN=write npx vitest run games/hoplomachus/test/golden
import { type Decision, FastDice, type Seat, textFor } from '@tabularium/kernel';
import { Account, eventLine, expectRecorded, type Played, played } from '@tabularium/kernel/testing';
import { test } from 'vitest';
import { arenas, type HexKind } from '../content/arenas.ts';
import { hoplomachus } from '../rules/index.ts';
import type { DieShown, Event } from '../table/events.ts';
import type { HoplomachusKit } from '../table/table.ts';
import type { BoardView, HoplomachusView, TroopView, UnitView } from '../table/view.ts';
import { lively } from './support/lively.ts';

interface Recorded {
  readonly name: string;
  readonly mode: string;
  readonly seats: number;
  readonly seed: number;
  readonly options?: Readonly<Record<string, string>>;
  /** Ascension: the titan that is chosen. */
  readonly titan?: string;
}
const MATCHES: readonly Recorded[] = [
  { name: 'onslaught-1', mode: 'onslaught', seats: 1, seed: 452 },
  { name: 'onslaught-2', mode: 'onslaught', seats: 2, seed: 50 },
  { name: 'ascension-mars', mode: 'ascension', seats: 1, seed: 306, titan: 'ti.mars' },
  { name: 'ascension-nyx', mode: 'ascension', seats: 2, seed: 281, titan: 'ti.nyx', options: { playerA: 'second' } },
  { name: 'skirmish-pozzuoli', mode: 'skirmish', seats: 2, seed: 396, options: { arena: 'pozzuoli' } },
  { name: 'skirmish-colosseum', mode: 'skirmish', seats: 2, seed: 4, options: { arena: 'colosseum' } },
  { name: 'pandemonium-3', mode: 'pandemonium', seats: 3, seed: 269, options: { heroBounty: 'defeating' } },
  { name: 'alliance-4', mode: 'alliance', seats: 4, seed: 89 },
];
/** Shows the first decisions, then only those that led to something special, up to a limit, and the last one. */
const SHOWN = { beginning: 50, most: 110 };
const SPECIAL: ReadonlySet<Event['kind']> = new Set<Event['kind']>([
  'activated',
  'defeated',
  'foothold',
  'footholdFlipped',
  'footholdMoved',
  'rerolled',
  'returned',
  'reward',
  'shardBroken',
  'shardFlipped',
  'shardTaken',
  'undying',
  'waveEnded',
]);

test.each(MATCHES)('$name', (recorded) => {
  expectRecorded(playthrough(recorded), new URL(`golden/${recorded.name}.txt`, import.meta.url));
});

function playthrough({ name, mode, seats, seed, options = {}, titan }: Recorded): string {
  const match = played(hoplomachus, { setup: { mode, seats, options }, seed: `golden ${seed}` });
  const dice = new FastDice(seed);
  const account = new Account<HoplomachusKit>(SHOWN, [`Hoplomachus, ${name}: ${JSON.stringify(options)}`, '', ...match.events().map(line)]);
  let heard = match.events().length;
  let sketched = 0;
  while (match.result === undefined) {
    const decision = match.match.pending[0] as Decision<HoplomachusKit>;
    const pick = decision.ask === 'titan' && titan !== undefined ? decision.texts.indexOf(titan) : lively(decision, dice);
    const { round } = match.table;
    const before = round === sketched ? [] : sketch(match);
    match.as(decision.seats[0] as Seat, textFor(decision, pick));
    const told = match.events().slice(heard);
    heard += told.length;
    const isSpecial = told.some(({ kind }) => SPECIAL.has(kind));
    const isShown = account.add({ decision, pick, before, after: told.map(line), isSpecial, isLast: match.result !== undefined });
    if (isShown) sketched = round;
  }
  return account.text(...sketch(match), `Result: ${JSON.stringify(match.result)}`);
}
const seeTable = (match: Played<HoplomachusKit>): HoplomachusView => match.view('public').table as HoplomachusView;

// ---- events

const line = (event: Event): string => eventLine(event, said);
function said(value: unknown): string {
  if (Array.isArray(value)) return value.map(said).join(' + ') || 'none';
  if (typeof value !== 'object' || value === null) return String(value);
  return 'hit' in value ? dieSaid(value as DieShown) : Object.values(value).map(said).join(' ');
}

const dieSaid = ({ die, hit, why }: DieShown): string => `${die} ${hit ? 'hit' : 'miss'}${why === 'printed' ? '' : ` by ${why}`}`;

// ---- the table

const SEATS = 'ABCD';
const KINDS: Readonly<Record<HexKind, string>> = {
  sand: '.',
  red: 'r',
  blue: 'b',
  stone: 's',
  inner: 'i',
  centre: 'c',
  pedestal: 'p',
  redChained: '.',
  blueChained: '.',
};
const HALF_A_HEX = 4;
/** Rows as they lie, each hex with the unit, foothold or shard on it, otherwise its kind. */
function arenaRows(table: HoplomachusView): string[] {
  const { names, hexes, kinds } = arenas[table.terms.arena];
  const rows = new Map<number, string>();
  for (const [hex, { q, r }] of hexes.entries()) {
    const start = HALF_A_HEX * (2 * q + r + 11);
    rows.set(
      r,
      `${(rows.get(r) ?? (names[hex] as string)[0] ?? '').padEnd(start)}${cell(table, names[hex] as string, kinds[hex] as HexKind)}`,
    );
  }
  return [...rows.values()].map((row) => `  ${row}`);
}
function cell({ units, footholds, shards }: HoplomachusView, at: string, kind: HexKind): string {
  const unit = units.find((one) => one.at === at);
  if (unit) return `${whose(unit)}${short(unit)}${unit.hp}`;
  const shard = shards.find((one) => one.at === at);
  if (shard) return `#${shard.active ? '+' : '-'}${shard.hp}`;
  const foothold = footholds.find((one) => one.at === at);
  return foothold ? `^${SEATS[foothold.troop]}` : KINDS[kind];
}
const whose = ({ seat }: UnitView): string => (seat === null ? '*' : (SEATS[seat] as string));
function short({ unit, elite }: UnitView): string {
  const name = (unit.split('.').at(unit.startsWith('sentinel') ? 0 : 1) ?? unit).slice(0, 3);
  return elite ? name.toUpperCase() : name;
}
function sketch(match: Played<HoplomachusKit>): string[] {
  const table = seeTable(match);
  const wave = table.wave === null ? '' : `, wave ${table.wave}`;
  return [
    '',
    `-- round ${table.round}${wave}; supply ${table.supply.red} red, ${table.supply.blue} blue`,
    ...arenaRows(table),
    ...table.troops.flatMap((troop) => (troop.seat === null ? [] : [portrait(table, troop)])),
    '',
  ];
}
function portrait(table: HoplomachusView, { seat, faction, camp, bag, discard, tactics, board, out }: TroopView): string {
  const chips = `tactics ${tactics.camp.length}, discard ${discard.length} + ${tactics.discard.length}`;
  const favor = board === null ? '' : `, favor ${favorOf(table.boards[board] as BoardView)}`;
  return `  ${SEATS[seat ?? 0]} ${faction}: camp ${camp.count}, bag ${bag.count}, ${chips}${favor}${out ? ', out' : ''}`;
}
const favorOf = ({ bead, track }: BoardView): string => (track === null ? `${bead}` : `${track} ${bead}`);
