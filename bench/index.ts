// How fast the engine is: figures and ratios of one run, with the goals they are held against.
import { cpus } from 'node:os';
import { FastDice, type Game, type Kit, type Match, type SetupInput } from '@tabularium/kernel';
import { arcaneLegions } from '../games/arcane-legions/rules/index.ts';
import { battalia } from '../games/battalia/rules/index.ts';
import { battleground } from '../games/battleground/rules/index.ts';
import { hoplomachus } from '../games/hoplomachus/rules/index.ts';
import { romolo } from '../games/romolo/rules/index.ts';
import { ticTacToe } from '../kernel/test/games/tictactoe.ts';
import { boardgameIo } from './boardgameio.ts';
import { costOf, measureInTurn, rateOf } from './clock.ts';
import { matchesUntil, randomMatches } from './work.ts';

export interface Figure {
  readonly id: string;
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly goal?: { readonly atLeast?: number; readonly atMost?: number };
  readonly met?: boolean;
}
export interface BenchReport {
  readonly node: string;
  readonly cpu: string;
  readonly figures: readonly Figure[];
}
export interface BenchOptions {
  /** Measurements of each thing. */
  readonly rounds: number;
  /** CPU seconds of each measurement. */
  readonly seconds: number;
  readonly onProgress?: (done: number, of: number) => void;
}

/** A game as it is measured: which matches, and what of them counts as early, middle and late. */
interface Measured<K extends Kit> {
  readonly game: Game<K>;
  readonly what: string;
  readonly setup: SetupInput;
  readonly turnOf: (table: K['table']) => number;
  readonly early: number;
  readonly middle: number;
  readonly late: number;
  /** Decisions per second that it must make: some games weigh more in each. */
  readonly rate: number;
}
const BATTALIA = {
  game: battalia,
  what: 'Battalia at random, 4 seats',
  setup: { mode: 'base', seats: 4 },
  turnOf: ({ turn }) => turn,
  early: 5,
  middle: 40,
  late: 50,
  rate: 100_000,
} satisfies Measured<KitOf<typeof battalia>>;
const HOPLOMACHUS = {
  game: hoplomachus,
  what: 'Hoplomachus at random, Skirmish',
  setup: { mode: 'skirmish', seats: 2 },
  turnOf: ({ turn }) => turn.number,
  early: 5,
  middle: 15,
  late: 30,
  rate: 100_000,
} satisfies Measured<KitOf<typeof hoplomachus>>;
const ROMOLO = {
  game: romolo,
  what: 'Romolo o Remo? at random, 4 seats',
  setup: { mode: 'free', seats: 4 },
  turnOf: ({ turn }) => turn.number,
  early: 5,
  middle: 15,
  late: 28,
  rate: 100_000,
} satisfies Measured<KitOf<typeof romolo>>;
const BATTLEGROUND = {
  game: battleground,
  what: 'Battleground at random, the first game',
  setup: { mode: 'first', seats: 2 },
  turnOf: ({ round, figures }) => round * figures.length + figures.filter(({ activated }) => activated).length,
  early: 8,
  middle: 14,
  late: 20,
  rate: 50_000,
} satisfies Measured<KitOf<typeof battleground>>;
const ARCANE_LEGIONS = {
  game: arcaneLegions,
  what: 'Arcane Legions at random, the first battle',
  setup: { mode: 'firstBattle', seats: 2 },
  turnOf: ({ round, played }) => round * 2 + played.length,
  early: 6,
  middle: 12,
  late: 20,
  rate: 20_000,
} satisfies Measured<KitOf<typeof arcaneLegions>>;
type KitOf<G> = G extends Game<infer K> ? K : never;
const MATCHES = 10;

export function bench({ rounds, seconds, onProgress }: BenchOptions): BenchReport {
  const parts: readonly Part[] = [
    ticTacToeFigures,
    (...times) => gameFigures(BATTALIA, ...times),
    (...times) => gameFigures(HOPLOMACHUS, ...times),
    (...times) => gameFigures(ROMOLO, ...times),
    (...times) => gameFigures(BATTLEGROUND, ...times),
    (...times) => gameFigures(ARCANE_LEGIONS, ...times),
    (...times) => saveFigures(BATTALIA, ...times),
    (...times) => saveFigures(HOPLOMACHUS, ...times),
    (...times) => saveFigures(ROMOLO, ...times),
    (...times) => saveFigures(BATTLEGROUND, ...times),
    (...times) => saveFigures(ARCANE_LEGIONS, ...times),
  ];
  const figures = parts.flatMap((part, done) => {
    onProgress?.(done, parts.length);
    return part(rounds, seconds);
  });
  return { node: process.version, cpu: cpus()[0]?.model ?? 'unknown', figures };
}

type Part = (rounds: number, seconds: number) => Figure[];

function ticTacToeFigures(rounds: number, seconds: number): Figure[] {
  const ours = randomMatches(ticTacToe, {});
  const dice = new FastDice(1);
  const theirs = boardgameIo((n) => dice.below(n));
  const what = 'tic-tac-toe at random';
  const unit = 'decisions per CPU second';
  if (!theirs) {
    const { kernel } = measureInTurn({ kernel: ours }, rounds, seconds);
    return [figure('ticTacToe', `${what} (boardgame.io is not installed)`, rateOf(kernel), unit)];
  }
  const { kernel, fresh, reused } = measureInTurn({ kernel: ours, ...theirs }, rounds, seconds);
  return [
    figure('ticTacToe', what, rateOf(kernel), unit),
    figure('boardgameIo', "the same on boardgame.io's local client, a new one for each match", rateOf(fresh), unit),
    figure('boardgameIoReused', 'the same, one client for all matches', rateOf(reused), unit),
    figure('ticTacToeRatio', 'ours against new clients', rateOf(kernel) / rateOf(fresh), 'times', { atLeast: 40 }),
  ];
}

function gameFigures<K extends Kit>({ game, what, setup, turnOf, middle, rate }: Measured<K>, rounds: number, seconds: number): Figure[] {
  const dice = new FastDice(1);
  const midGame = matchesUntil(game, setup, MATCHES, (match) => turnOf(match.table) > middle);
  let next = 0;
  const fork = (): number => {
    const match = midGame[next++ % midGame.length] as Match<K>;
    match.fork(match.open[0]?.seats[0], dice);
    return 1;
  };
  const { play, forks } = measureInTurn({ play: randomMatches(game, setup), forks: fork }, rounds, seconds);
  return [
    figure(game.id, what, rateOf(play), 'decisions per CPU second', { atLeast: rate }),
    figure(`${game.id}Fork`, 'a guessed fork in mid-game', costOf(forks) * 1e6, 'microseconds'),
    figure(`${game.id}ForkCost`, 'a guessed fork in mid-game', costOf(forks) / costOf(play), 'decisions', { atMost: 3 }),
  ];
}

function saveFigures<K extends Kit>(measured: Measured<K>, rounds: number, seconds: number): Figure[] {
  const { game, setup, turnOf, early, late } = measured;
  const matchesAt = (turn: number) => matchesUntil(game, setup, MATCHES, (match) => turnOf(match.table) > turn);
  const sizeOf = (matches: readonly Match<K>[]): number => matches.reduce((sum, match) => sum + JSON.stringify(match.save()).length, 0);
  const [earlyMatches, lateMatches] = [matchesAt(early), matchesAt(late)];
  const saving = (matches: readonly Match<K>[]) => (): number => (sizeOf(matches) > 0 ? matches.length : 0);
  const times = measureInTurn({ early: saving(earlyMatches), late: saving(lateMatches) }, rounds, seconds);
  const inMatch = `a save of ${game.id} after`;
  return [
    figure(`${game.id}SaveEarly`, `${inMatch} ${early} turns`, costOf(times.early) * 1e6, 'microseconds'),
    figure(`${game.id}SaveLate`, `${inMatch} ${late} turns`, costOf(times.late) * 1e6, 'microseconds'),
    figure(`${game.id}SaveRatio`, 'late against early', costOf(times.late) / costOf(times.early), 'times', { atMost: 1.5 }),
    figure(`${game.id}SaveSize`, 'its size late', sizeOf(lateMatches) / MATCHES, 'characters'),
  ];
}

function figure(id: string, what: string, value: number, unit: string, goal?: Figure['goal']): Figure {
  if (!goal) return { id, what, value, unit };
  return { id, what, value, unit, goal, met: value >= (goal.atLeast ?? -Infinity) && value <= (goal.atMost ?? Infinity) };
}
