// Lets the game's own bot play Arcane Legions many times, to see whether the ready-made armies are fair:
//   npm run prove -- balance arcane-legions --part ready --total 7000 --games 100 --seed 1
// Parts: random (against chance, every mode), many (three to six players, one of them greedy), first (the first battle), ready (armies of one total
// against each other). Equal arguments give equal figures, but for the times. `--bound 58` fails where an army wins more than that or less than the rest.
// `--armies '{"roman7000":["R12","R01"]}'` tries other lists, `--keep file` adds every match to a file, and `--part told --keep file` counts them up.
import { appendFileSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Game, Seat, SetupInput } from '@tabularium/kernel';
import { list, type Player, percent, playMatch, runPart, sumOf } from '@tabularium/parts/testing/balance';
import { mind } from '../bot/mind.ts';
import { pointsOfArmy } from '../content/army-lists.ts';
import { type ArcaneKit, arcaneLegions, type Table } from '../rules/index.ts';

const { values } = parseArgs({
  options: {
    part: { type: 'string', default: 'random' },
    games: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    total: { type: 'string', default: '7000' },
    mode: { type: 'string', default: '' },
    bound: { type: 'string', default: '100' },
    armies: { type: 'string', default: '{}' },
    keep: { type: 'string', default: '' },
  },
});
const games = Number(values.games);
const seed = Number(values.seed);
const total = Number(values.total);
const changes = JSON.parse(values.armies) as Readonly<Record<string, readonly string[]>>;
const game: Game<ArcaneKit> = {
  ...arcaneLegions,
  content: {
    ...arcaneLegions.content,
    armies: arcaneLegions.content.armies.map((army) => ({ ...army, units: changes[army.id] ?? army.units })),
  },
};

// ---- one match

interface Plan {
  readonly setup: SetupInput;
  readonly players: readonly Player[];
  /** By seat: the ready-made army. */
  readonly armies?: readonly string[];
}
interface Played {
  readonly table: Table;
  readonly winners: readonly Seat[];
  readonly isDrawn: boolean;
  readonly because: string;
}

function play({ setup, players, armies }: Plan, number: number): Played {
  const { table, result } = playMatch(
    { game, mind, setup, players, seed, number },
    {
      decide: (open, listed, seat) => {
        const wanted = armies?.[seat];
        if (wanted === undefined || open.ask !== 'army') return undefined;
        return listed.findIndex((option) => (option as { army?: string }).army === wanted);
      },
    },
  );
  return { table, winners: result?.winners ?? [], isDrawn: result?.drawn ?? true, because: result?.because ?? 'nothing' };
}
/** A win counts 1, a draw a half. */
const shareOf = ({ winners, isDrawn }: Played, seat: Seat): number => (isDrawn ? 0.5 : winners.includes(seat) ? 1 : 0);
const BATTLEFIELDS = ['firstBattle', 'templeRuins', 'brokenGround'];
const fieldOf = (n: number): string => BATTLEFIELDS[Math.floor(n / 2) % BATTLEFIELDS.length] as string;

function describe(played: readonly Played[]): void {
  const ends = new Map<string, number>();
  for (const { because } of played) ends.set(because, (ends.get(because) ?? 0) + 1);
  const first = sumOf(played, (one) =>
    shareOf(
      one,
      one.table.players.findIndex(({ number }) => number === 1),
    ),
  );
  const rounds = sumOf(played, ({ table }) => table.round) / Math.max(1, played.length);
  console.log(
    `  first number ${percent(first, played.length)}, first seat ${percent(
      sumOf(played, (one) => shareOf(one, 0)),
      played.length,
    )}; ${rounds.toFixed(1)} rounds; ends: ${[...ends].map(([because, count]) => `${because} ${count}`).join(', ')}`,
  );
}

// By the numbers.

const DUELS: readonly SetupInput[] = [
  { mode: 'firstBattle', seats: 2, options: {} },
  { mode: 'standard', seats: 2, options: { points: 5000 } },
  { mode: 'standard', seats: 2, options: { points: 7000 } },
  { mode: 'standard', seats: 2, options: { points: 10000 } },
  { mode: 'standard', seats: 2, options: { points: 7000, battlefield: 'placed' } },
  { mode: 'kingOfTheHill', seats: 2, options: {} },
  { mode: 'deathBeforeDishonor', seats: 2, options: {} },
  { mode: 'custom', seats: 2, options: { total: 3000 } },
];
const told = ({ mode, options }: SetupInput): string => `${mode} ${Object.values(options ?? {}).join(' ')}`.trim();

/** Against random players, from both seats in turn. */
function againstRandom(): void {
  for (const setup of DUELS.filter(({ mode }) => values.mode === '' || values.mode === mode)) {
    const played = list(games, (n) => play({ setup, players: list(2, (seat): Player => (seat === n % 2 ? 'greedy' : 'random')) }, n));
    const won = played.filter((one, n) => shareOf(one, n % 2) === 1).length;
    console.log(`${told(setup)}: greedy won ${won} of ${games} against random, ${played.filter(({ isDrawn }) => isDrawn).length} drawn`);
    describe(played);
  }
}
/** One greedy player among several random ones. */
function amongMany(): void {
  for (const seats of [3, 4, 5, 6]) {
    const setup: SetupInput = { mode: 'standard', seats, options: { points: 5000 } };
    const played = list(games, (n) =>
      play({ setup, players: list(seats, (seat): Player => (seat === n % seats ? 'greedy' : 'random')) }, n),
    );
    const won = played.filter((one, n) => shareOf(one, n % seats) === 1).length;
    console.log(`${seats} seats: greedy won ${won} of ${games} against random`);
    describe(played);
  }
}

const GREEDY: readonly Player[] = ['greedy', 'greedy'];
function firstBattle(): void {
  const played = list(games, (n) => play({ setup: DUELS[0] as SetupInput, players: GREEDY }, n));
  const rome = sumOf(played, (one) => shareOf(one, 0));
  console.log(`first battle, ${games} matches: Rome ${percent(rome, games)}`);
  describe(played);
  for (const one of played) keep({ total: 2500, armies: ['firstRoman', 'firstEgyptian'], share: shareOf(one, 0) });
}

interface Kept {
  readonly total: number;
  readonly armies: readonly string[];
  /** For the first of the two. */
  readonly share: number;
}
function keep(row: Kept): void {
  if (values.keep !== '') appendFileSync(values.keep, `${JSON.stringify(row)}\n`);
}
/** Every ready-made army of a total against every other one, from both seats and on all battlefields. */
function readyArmies(): void {
  const armies = game.content.armies.filter((army) => army.total === total).map(({ id }) => id);
  const rows: Kept[] = [];
  const all: Played[] = [];
  for (const [number, one] of armies.entries())
    for (const other of armies.slice(number + 1)) {
      const played = list(games, (n) => {
        const setup: SetupInput = { mode: 'standard', seats: 2, options: { points: total, battlefield: fieldOf(n) } };
        return play({ setup, players: GREEDY, armies: n % 2 === 0 ? [one, other] : [other, one] }, n);
      });
      all.push(...played);
      for (const [n, match] of played.entries()) {
        const row = { total, armies: [one, other], share: shareOf(match, n % 2) };
        rows.push(row);
        keep(row);
      }
      const share = sumOf(played, (match) => shareOf(match, played.indexOf(match) % 2));
      const drawn = played.filter(({ isDrawn }) => isDrawn).length;
      console.log(`${one} ${percent(share, games)} against ${other}, drawn ${drawn}`);
    }
  describe(all);
  tellShares(rows);
}
/** By army: its share of all its matches, and whether that is within the bound. */
function tellShares(rows: readonly Kept[]): void {
  const bound = Number(values.bound);
  for (const army of new Set(rows.flatMap(({ armies }) => armies))) {
    const own = rows.filter(({ armies }) => armies.includes(army));
    const share = (100 * sumOf(own, (row) => (row.armies[0] === army ? row.share : 1 - row.share))) / own.length;
    const { units } = game.content.armies.find(({ id }) => id === army) ?? { units: [] };
    const isOff = share > bound || share < 100 - bound;
    console.log(`  ${army}: ${share.toFixed(1)} % of ${own.length}, ${pointsOfArmy(game.content, units)} points${isOff ? ' !' : ''}`);
    if (isOff) process.exitCode = 1;
  }
}
/** Counts up what a file holds. */
function keptMatches(): void {
  const rows = readFileSync(values.keep, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Kept);
  const pairs = new Map<string, Kept[]>();
  for (const row of rows) pairs.set(row.armies.join(' against '), [...(pairs.get(row.armies.join(' against ')) ?? []), row]);
  for (const [pair, own] of pairs)
    console.log(
      `${pair}: ${percent(
        sumOf(own, ({ share }) => share),
        own.length,
      )} of ${own.length}`,
    );
  tellShares(rows);
}

const PARTS: Readonly<Record<string, () => void>> = {
  random: againstRandom,
  many: amongMany,
  first: firstBattle,
  ready: readyArmies,
  told: keptMatches,
};
runPart(PARTS, values.part);
