// Recorded matches of every mode, to be read as diffs: they show what a change of the rules does.
// If a difference is intended, renew the texts: GOLDEN=write npx vitest run games/romolo/test/golden
import { type Decision, FastDice, Match, type Seat } from '@tabularium/kernel';
import { Account, Ears, eventLine, expectRecorded } from '@tabularium/kernel/testing';
import { test } from 'vitest';
import { RESOURCES } from '../content/kinds.ts';
import { romolo } from '../rules/index.ts';
import type { Event } from '../table/events.ts';
import type { RomoloKit } from '../table/table.ts';
import type { HexView, PlayerView, RomoloView } from '../table/view.ts';
import { bold } from './support/bold.ts';

interface Recorded {
  readonly name: string;
  readonly mode: string;
  readonly seats: number;
  readonly seed: number;
  readonly options?: Readonly<Record<string, string>>;
}
const MATCHES: readonly Recorded[] = [
  { name: 'free-2', mode: 'free', seats: 2, seed: 70 },
  { name: 'free-3', mode: 'free', seats: 3, seed: 16 },
  { name: 'free-4', mode: 'free', seats: 4, seed: 32 },
  { name: 'teams-4', mode: 'teams', seats: 4, seed: 52 },
  { name: 'solo-line', mode: 'solo', seats: 1, seed: 38 },
  { name: 'solo-bag', mode: 'solo', seats: 1, seed: 96, options: { eventMode: 'bag' } },
  { name: 'die-2', mode: 'free', seats: 2, seed: 49, options: { battleDie: 'on', coinsSecret: 'off' } },
];
/** Shows the first decisions, then only those that led to something special, up to this many in all, and the last one. */
const SHOWN = { beginning: 40, most: 100 };
const SPECIAL: ReadonlySet<Event['kind']> = new Set<Event['kind']>([
  'answered',
  'automatonUnits',
  'converted',
  'created',
  'destroyed',
  'eliminated',
  'endBegins',
  'exchanged',
  'fell',
  'flooded',
  'forumBonus',
  'fought',
  'hired',
  'prices',
  'retreated',
  'robbed',
  'scored',
  'tokensBack',
  'usedPower',
  'wageRemoved',
]);
/** The table is drawn once every this many rounds. */
const ROUNDS_A_PICTURE = 6;

test.each(MATCHES)('$name', (recorded) => {
  expectRecorded(playthrough(recorded), new URL(`golden/${recorded.name}.txt`, import.meta.url));
});

function playthrough({ name, mode, seats, seed, options = {} }: Recorded): string {
  const match = Match.start(romolo, { mode, seats, options }, { seed: `golden ${seed}` });
  const dice = new FastDice(seed);
  const ears = new Ears(match);
  const account = new Account<RomoloKit>(SHOWN, [
    `Romolo o Remo?, ${name}: ${JSON.stringify(options)}`,
    '',
    ...match.events('public').map(({ event }) => eventLine(event)),
  ]);
  let drawn = 0;
  while (match.result === undefined) {
    const decision = match.pending[0] as Decision<RomoloKit>;
    const seat = decision.seats[0] as Seat;
    const pick = bold(match.table, decision, dice);
    const { round } = match.table;
    const before = round === 0 || round < drawn + ROUNDS_A_PICTURE ? [] : sketch(match);
    match.answer(seat, decision.id, pick);
    const told = ears.listen(seat);
    const after = told.map((event) => eventLine(event));
    const isSpecial = told.some(({ kind }) => SPECIAL.has(kind));
    const isShown = account.add({ decision, pick, before, after, isSpecial, isLast: match.result !== undefined });
    if (isShown && before.length > 0) drawn = round;
  }
  return account.text(...sketch(match), `Result: ${JSON.stringify(match.result)}`);
}

// ---- the table

const SEATS = 'ABCD';
const HALF_A_HEX = 4;
/**
 * Rows as they lie. A hex: `?` face down, otherwise the letter of its terrain, a capital letter for a capital;
 * its constructions; the units there.
 */
function mapRows({ hexes, players }: RomoloView): string[] {
  const left = Math.min(...hexes.map(({ q, r }) => 2 * q + r));
  const rows = new Map<number, string>();
  for (const hex of hexes) {
    const start = 2 + HALF_A_HEX * (2 * hex.q + hex.r - left);
    rows.set(hex.r, `${(rows.get(hex.r) ?? '').padEnd(start)}${cell(hex, players)}`);
  }
  return [...rows.values()];
}
function cell({ up, terrain, tower, places, units }: HexView, players: readonly PlayerView[]): string {
  const ground = up ? (terrain as string).slice(0, 1) : '?';
  return `${tower === null ? ground : ground.toUpperCase()}${places.used || ''}${players.map((one) => band(one, units)).join('')}`;
}
/** A letter and a number, as units are named by their colours; mercenaries are shown in the panels. */
const band = ({ colour, owner, seat }: PlayerView, units: readonly string[]): string => {
  const count = units.filter((unit) => unit.startsWith(colour)).length;
  return count === 0 ? '' : `${seat === null ? '*' : SEATS[owner]}${count}`;
};
function sketch(match: Match<RomoloKit>): string[] {
  const view = match.view('public').table as RomoloView;
  const goods = match.view(0).table as RomoloView;
  const prices = view.market.columns.map(({ resource, price, cubes }) => `${resource} ${price}${'+'.repeat(cubes.length)}`).join(', ');
  return [
    '',
    `-- round ${view.round}; prices ${prices}; bank ${view.bank.map(({ left }) => left).join(' ')}; characters ${view.end.charactersLeft}`,
    ...mapRows(view),
    ...goods.players.map(portrait),
    '',
  ];
}
function portrait({ owner, seat, stock, characters, battleTokens, workers, military, alive }: PlayerView): string {
  const cubes = RESOURCES.map((resource) => `${stock[resource]} ${resource}`).join(' ');
  const held = characters.map(({ character, charges }) => `${character}${charges || ''}`).join(' ') || 'none';
  const people = `${workers.count}/${workers.limit} workers, ${military.count}/${military.limit} military, ${battleTokens} tokens`;
  return `  ${seat === null ? '*' : SEATS[owner]} ${cubes}; ${people}; ${held}${alive ? '' : '; out'}`;
}
