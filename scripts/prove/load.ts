// What a server costs and how much it holds: recorded matches of all games are played into it over HTTP from another process.
//   npm run prove -- load --seconds 10 --tables 300 --seed 1 [--profile DIR] [--json]
import { cpus } from 'node:os';
import { asked } from './asked.ts';
import { BoardgameIo } from './load/boardgameio.ts';
import { curveOf, isHeld, type Step } from './load/curve.ts';
import { Hall, type Stretch, sumOf } from './load/hall.ts';
import { type Memory, memoryOf } from './load/memory.ts';
import { FOURS, type Kind, PAIRS, type Play, played, SMALL } from './load/plays.ts';
import { printed } from './load/printed.ts';
import { type Sizes, sizesOf } from './load/sizes.ts';

/** CPU milliseconds a move. */
export interface Cost {
  readonly moves: number;
  readonly milliseconds: number;
}
export interface LoadReport {
  readonly machine: string;
  /** A durable move: two seats, and four with a spectator, of all games; two seats of a small game. */
  readonly two: Cost;
  readonly four: Cost;
  readonly small: Cost;
  /** The same by game and seats, one kind at a time. */
  readonly kinds: Readonly<Record<string, Cost>>;
  /** Noughts and crosses there, two seats. */
  readonly boardgameIo: { readonly memory: Cost; readonly flatFiles: Cost } | undefined;
  /** Bytes per move and page, by game and seats. */
  readonly bytes: Readonly<Record<string, Sizes>>;
  readonly memory: Memory;
  readonly curve: readonly Step[];
  readonly held: { readonly matches: number; readonly subscribers: number; readonly movesPerSecond: number };
  /** The part of the time in which a commit was under way, and how many moves shared one, of the two-seat matches. */
  readonly database: { readonly share: number; readonly movesPerCommit: number; readonly millisecondsPerCommit: number };
}
export interface LoadOptions {
  /** Per measurement. */
  readonly seconds: number;
  /** How many tables stand for the curve. */
  readonly tables: number;
  readonly seed: number;
  /** Where to leave CPU profiles. */
  readonly profiles?: string | undefined;
  readonly pairs?: readonly Kind[];
  readonly fours?: readonly Kind[];
  readonly rates?: readonly number[];
  readonly isCompared?: boolean;
}

/** Moves under way at a time, both here and at boardgame.io. */
const IN_FLIGHT = 16;
const ROUNDS = 2;
/** Moves that are prepared per kind and second, more than a server can do. */
const MOST_A_SECOND = 400;
/** Until the compiler has settled. */
const WARM_UP = 600;
const RATES = [50, 100, 200, 300, 400, 500, 600, 800, 1000, 1250, 1500, 2000, 2500, 3000, 4000];

export async function loading(options: LoadOptions): Promise<LoadReport> {
  const { seconds, tables, seed, profiles, pairs = PAIRS, fours = FOURS, rates = RATES, isCompared = true } = options;
  const playing = async (kinds: readonly Kind[]): Promise<readonly Play[]> => Promise.all(kinds.map((kind) => played(kind, seed)));
  const [twos, foursomes, smalls] = [await playing(pairs), await playing(fours), await playing([SMALL])];
  await using two = await Hall.open(enough(twos, seconds), profiles);
  await using four = await Hall.open(enough(foursomes, seconds), profiles);
  await using small = await Hall.open(enough(smalls, seconds));
  const halls = [two, four, small];
  const others = isCompared ? [await BoardgameIo.open('memory', seed), await BoardgameIo.open('flat files', seed)] : [];
  const stretches = new Map<Hall, Stretch[]>(halls.map((hall) => [hall, []]));
  const sums = others.map(() => ({ moves: 0, cpu: 0 }));
  for (const hall of halls) {
    await hall.fill();
    await hall.play({ seconds: 3 * seconds, moves: WARM_UP * seconds, inFlight: IN_FLIGHT });
    hall.bytes();
  }
  for (const other of others) await other.play(seconds, IN_FLIGHT);
  // In turn, so that a slow moment of the machine hits all of them.
  for (let round = 0; round < ROUNDS; round++) {
    for (const hall of halls) stretches.get(hall)?.push(await hall.play({ seconds: seconds / ROUNDS, inFlight: IN_FLIGHT }));
    for (const [i, other] of others.entries()) {
      const { moves, cpu } = await other.play(seconds / ROUNDS, IN_FLIGHT);
      const sum = sums[i] as { moves: number; cpu: number };
      sum.moves += moves;
      sum.cpu += cpu;
    }
  }
  for (const other of others) await other[Symbol.asyncDispose]();
  const bytes = sizesOf(new Map([...two.bytes(), ...four.bytes()]));
  const kinds: Record<string, Cost> = {};
  for (const [hall, plays] of [
    [two, twos],
    [four, foursomes],
  ] as const)
    for (const { game, seats } of plays)
      kinds[`${game} ${seats}`] = costOf(await hall.play({ seconds: seconds / 4, game, inFlight: IN_FLIGHT }));

  await using hall = await Hall.open(
    Array.from({ length: tables }, (_, n) => [...twos, ...foursomes][n % (twos.length + foursomes.length)] as Play),
  );
  const memory = await memoryOf(hall);
  const curve = await curveOf(hall, rates, seconds);
  const [memoryCost, fileCost] = sums;
  const played2 = sumOf(stretches.get(two) ?? []);
  return {
    machine: `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`,
    two: costOf(played2),
    four: costOf(sumOf(stretches.get(four) ?? [])),
    small: costOf(sumOf(stretches.get(small) ?? [])),
    kinds,
    boardgameIo: memoryCost &&
      fileCost && {
        memory: costOf({ acts: memoryCost.moves, cpu: memoryCost.cpu }),
        flatFiles: costOf({ acts: fileCost.moves, cpu: fileCost.cpu }),
      },
    bytes,
    memory,
    curve,
    held: { matches: tables, subscribers: memory.pages, movesPerSecond: Math.max(0, ...curve.filter(isHeld).map(({ done }) => done)) },
    database: {
      share: played2.commitSeconds / played2.seconds,
      movesPerCommit: played2.acts / played2.commits,
      millisecondsPerCommit: (1000 * played2.commitSeconds) / played2.commits,
    },
  };
}
const costOf = ({ acts, cpu }: Pick<Stretch, 'acts' | 'cpu'>): Cost => ({ moves: acts, milliseconds: (1000 * cpu) / acts });
/** As many tables of each play as a server can play in that time. */
const enough = (plays: readonly Play[], seconds: number): readonly Play[] =>
  plays.flatMap((play) => Array<Play>(Math.ceil(((MOST_A_SECOND + WARM_UP / plays.length) * seconds) / play.moves.length)).fill(play));

if (import.meta.main) {
  const { numbers, texts, isJson } = asked({ seconds: 10, tables: 300, seed: 1 }, ['profile'], { takesJson: true });
  const { seconds = 0, tables = 0, seed = 0 } = numbers;
  const report = await loading({ seconds, tables, seed, profiles: texts['profile'] });
  console.log(isJson ? JSON.stringify(report) : printed(report));
}
