// What a server costs and how much it holds: recorded matches of all games are played into it over HTTP from another process.
//   npm run prove -- load --seconds 10 --tables 300 --seed 1 [--database postgres://... [--nodes 2]] [--profile DIR] [--json]
import { cpus } from 'node:os';
import { asked, refuse } from './asked.ts';
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
/** What boardgame.io needs for noughts and crosses, two seats. */
interface Rivals {
  readonly memory: Cost;
  /** Undefined if its server crashed. */
  readonly flatFiles: Cost | undefined;
}
export interface LoadReport {
  readonly machine: string;
  /** A durable move: two seats, and four with a spectator, of all games; two seats of a small game. */
  readonly two: Cost;
  readonly four: Cost;
  readonly small: Cost;
  /** The same by game and seats, one kind at a time. */
  readonly kinds: Readonly<Record<string, Cost>>;
  readonly boardgameIo: Rivals | undefined;
  /** Bytes per move and page, by game and seats. */
  readonly bytes: Readonly<Record<string, Sizes>>;
  readonly memory: Memory;
  readonly curve: readonly Step[];
  readonly held: { readonly matches: number; readonly subscribers: number; readonly movesPerSecond: number };
  /** The part of the time in which a commit was under way, and how many moves shared one, of the two-seat matches. */
  readonly database: { readonly share: number; readonly movesPerCommit: number; readonly millisecondsPerCommit: number };
  /** Two seats, on one server and on several; all their CPU counts. */
  readonly nodes?: readonly Nodes[];
}
export interface Nodes extends Cost {
  readonly nodes: number;
  readonly movesPerSecond: number;
}
export interface LoadOptions {
  /** Per measurement. */
  readonly seconds: number;
  /** How many tables stand for the curve. */
  readonly tables: number;
  readonly seed: number;
  /** The address of a PostgreSQL database that may be filled with tables; by default, SQLite in files of their own. */
  readonly database?: string | undefined;
  /** Compares one server with so many on that database. */
  readonly nodes?: number;
  /** Where servers leave CPU profiles. */
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
const MOST_A_SECOND = 2000;
/** Until the compiler has settled. */
const WARM_UP = 600;
/** A slow machine gets at most this long, times the seconds of a measurement. */
const LONGEST_WARM_UP = 8;
const RATES = [50, 100, 200, 300, 400, 500, 600, 800, 1000, 1250, 1500, 2000, 2500, 3000, 4000];

export async function loading(options: LoadOptions): Promise<LoadReport> {
  const { seconds, tables, seed, nodes = 1, database, pairs = PAIRS, fours = FOURS, rates = RATES } = options;
  const playing = (kinds: readonly Kind[]): Promise<readonly Play[]> => Promise.all(kinds.map((kind) => played(kind, seed)));
  const [twos, foursomes, smalls] = [await playing(pairs), await playing(fours), await playing([SMALL])];
  const costs = await costsOf(twos, foursomes, smalls, options);
  const all = [...twos, ...foursomes];
  await using hall = await Hall.open(
    Array.from({ length: tables }, (_, n) => all[n % all.length] as Play),
    { database },
  );
  const memory = await memoryOf(hall);
  const curve = await curveOf(hall, rates, seconds);
  return {
    machine: `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}, ${database === undefined ? 'SQLite' : 'PostgreSQL'}`,
    ...costs,
    memory,
    curve,
    held: { matches: tables, subscribers: memory.pages, movesPerSecond: Math.max(0, ...curve.filter(isHeld).map(({ done }) => done)) },
    ...(nodes > 1 && { nodes: await nodesOf(twos, nodes, options) }),
  };
}

type Costs = Pick<LoadReport, 'two' | 'four' | 'small' | 'kinds' | 'boardgameIo' | 'bytes' | 'database'>;
/** Measures all in turn, so that a slow moment of the machine hits all of them. */
async function costsOf(twos: readonly Play[], fours: readonly Play[], smalls: readonly Play[], options: LoadOptions): Promise<Costs> {
  const { seconds, seed, isCompared = true } = options;
  await using open = new AsyncDisposableStack();
  const halls: { readonly hall: Hall; readonly plays: readonly Play[]; readonly stretches: Stretch[] }[] = [];
  for (const plays of [twos, fours, smalls].filter(({ length }) => length > 0))
    halls.push({ hall: open.use(await Hall.open(enough(plays, seconds), options)), plays, stretches: [] });
  const others: { readonly other: BoardgameIo; moves: number; cpu: number; hasEnded: boolean }[] = [];
  if (isCompared)
    for (const store of ['memory', 'flat files'] as const)
      others.push({ other: open.use(await BoardgameIo.open(store, seed)), moves: 0, cpu: 0, hasEnded: false });

  for (const { hall } of halls) {
    await hall.fill();
    await hall.play({ seconds: LONGEST_WARM_UP * seconds, moves: WARM_UP * seconds, inFlight: IN_FLIGHT });
    hall.bytes();
  }
  const compare = async (one: (typeof others)[number], time: number): Promise<void> => {
    if (one.hasEnded) return;
    try {
      const { moves, cpu } = await one.other.play(time, IN_FLIGHT);
      one.moves += moves;
      one.cpu += cpu;
    } catch {
      one.hasEnded = true; // it can fail by reading a file while writing it
    }
  };
  for (const one of others) {
    await compare(one, seconds);
    Object.assign(one, { moves: 0, cpu: 0 }); // that was only the warm-up
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (const { hall, stretches } of halls) stretches.push(await hall.play({ seconds: seconds / ROUNDS, inFlight: IN_FLIGHT }));
    for (const one of others) await compare(one, seconds / ROUNDS);
  }
  const big = halls.filter(({ plays }) => plays !== smalls);
  const bytes = sizesOf(new Map(big.flatMap(({ hall }) => [...hall.bytes()])));
  const kinds: Record<string, Cost> = {};
  for (const { hall, plays } of big)
    for (const { game, seats } of plays)
      kinds[`${game} ${seats}`] = costOf(await hall.play({ seconds: seconds / ROUNDS, game, inFlight: IN_FLIGHT }));
  const stretchOf = (plays: readonly Play[]): Stretch => sumOf(halls.find((one) => one.plays === plays)?.stretches ?? []);
  const [memory, flatFiles] = others.map(({ moves, cpu }) => (moves === 0 ? undefined : costOf({ acts: moves, cpu })));
  const two = stretchOf(twos);
  return {
    two: costOf(two),
    four: costOf(stretchOf(fours)),
    small: costOf(stretchOf(smalls)),
    kinds,
    boardgameIo: memory && { memory, flatFiles },
    bytes,
    database: {
      share: two.commitSeconds / two.seconds,
      movesPerCommit: two.acts / two.commits,
      millisecondsPerCommit: (1000 * two.commitSeconds) / two.commits,
    },
  };
}
/** The same matches on one server and on several that share a database. */
async function nodesOf(plays: readonly Play[], nodes: number, options: LoadOptions): Promise<readonly Nodes[]> {
  const found: Nodes[] = [];
  for (const count of [1, nodes]) {
    await using hall = await Hall.open(enough(plays, options.seconds), { ...options, nodes: count });
    await hall.fill();
    await hall.play({ seconds: LONGEST_WARM_UP * options.seconds, moves: WARM_UP * options.seconds, inFlight: IN_FLIGHT });
    const stretch = await hall.play({ seconds: options.seconds, inFlight: IN_FLIGHT });
    found.push({ nodes: count, ...costOf(stretch), movesPerSecond: stretch.acts / stretch.seconds });
  }
  return found;
}
const costOf = ({ acts, cpu }: Pick<Stretch, 'acts' | 'cpu'>): Cost => ({
  moves: acts,
  milliseconds: acts === 0 ? 0 : (1000 * cpu) / acts,
});
/** As many tables of each play as a server can play in that time, and enough for all moves under way. */
function enough(plays: readonly Play[], seconds: number): readonly Play[] {
  const moves = (MOST_A_SECOND + WARM_UP / plays.length) * seconds;
  return plays.flatMap((play) => Array<Play>(Math.max(IN_FLIGHT, Math.ceil(moves / play.moves.length))).fill(play));
}

if (import.meta.main) {
  const { numbers, texts, isJson } = asked({ seconds: 10, tables: 300, seed: 1, nodes: 1 }, ['database', 'profile'], { takesJson: true });
  const { seconds = 0, tables = 0, seed = 0, nodes = 1 } = numbers;
  const { database, profile: profiles } = texts;
  if (nodes > 1 && database === undefined) refuse('Several nodes need a --database that they share.');
  const report = await loading({ seconds, tables, seed, nodes, database, profiles });
  console.log(isJson ? JSON.stringify(report) : printed(report));
}
