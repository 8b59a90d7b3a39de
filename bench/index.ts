// How fast the engine is: figures and ratios of one run, with their goals.
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
  /** How often each thing is measured. */
  readonly rounds: number;
  /** CPU seconds per measurement. */
  readonly seconds: number;
  readonly onProgress?: (done: number, of: number) => void;
}

/** How a game is measured. */
interface Measured<K extends Kit> {
  readonly what: string;
  readonly setup: SetupInput;
  readonly turnOf: (table: K['table']) => number;
  /** The turns that count as early, middle and late. */
  readonly turns: readonly [early: number, middle: number, late: number];
  /** The goal in decisions per second: a decision costs more in some games. */
  readonly rate: number;
}
/** The figures of a game, whichever it is. */
interface Measurable {
  readonly speed: Part;
  readonly saves: Part;
}
type Part = (rounds: number, seconds: number) => Figure[];
const measurable = <K extends Kit>(game: Game<K>, measured: Measured<K>): Measurable => ({
  speed: (...times) => gameFigures(game, measured, ...times),
  saves: (...times) => saveFigures(game, measured, ...times),
});
const GAMES: readonly Measurable[] = [
  measurable(battalia, {
    what: 'Battalia at random, 4 seats',
    setup: { mode: 'base', seats: 4 },
    turnOf: ({ turn }) => turn,
    turns: [5, 40, 50],
    rate: 100_000,
  }),
  measurable(hoplomachus, {
    what: 'Hoplomachus at random, Skirmish',
    setup: { mode: 'skirmish', seats: 2 },
    turnOf: ({ turn }) => turn.number,
    turns: [5, 15, 30],
    rate: 100_000,
  }),
  measurable(romolo, {
    what: 'Romolo o Remo? at random, 4 seats',
    setup: { mode: 'free', seats: 4 },
    turnOf: ({ turn }) => turn.number,
    turns: [5, 15, 28],
    rate: 100_000,
  }),
  measurable(battleground, {
    what: 'Battleground at random, the first game',
    setup: { mode: 'first', seats: 2 },
    turnOf: ({ round, figures }) => round * figures.length + figures.filter(({ activated }) => activated).length,
    turns: [8, 14, 20],
    rate: 50_000,
  }),
  measurable(arcaneLegions, {
    what: 'Arcane Legions at random, the first battle',
    setup: { mode: 'firstBattle', seats: 2 },
    turnOf: ({ round, played }) => round * 2 + played.length,
    turns: [6, 12, 20],
    rate: 20_000,
  }),
];
const MATCHES = 10;

export function bench({ rounds, seconds, onProgress }: BenchOptions): BenchReport {
  const parts: readonly Part[] = [ticTacToeFigures, ...GAMES.map(({ speed }) => speed), ...GAMES.map(({ saves }) => saves)];
  const figures = parts.flatMap((part, done) => {
    onProgress?.(done, parts.length);
    return part(rounds, seconds);
  });
  return { node: process.version, cpu: cpus()[0]?.model ?? 'unknown', figures };
}

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

function gameFigures<K extends Kit>(
  game: Game<K>,
  { what, setup, turnOf, turns: [, middle], rate }: Measured<K>,
  rounds: number,
  seconds: number,
): Figure[] {
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

function saveFigures<K extends Kit>(
  game: Game<K>,
  { setup, turnOf, turns: [early, , late] }: Measured<K>,
  rounds: number,
  seconds: number,
): Figure[] {
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
