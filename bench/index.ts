// How fast the engine is: figures and ratios of one run, with the goals they are held against.
import { cpus } from 'node:os';
import { type BattaliaKit, battalia } from '@tabularium/battalia';
import { FastDice, type Match } from '@tabularium/kernel';
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

const SETUP = { mode: 'base', seats: 4 } as const;
const MATCHES = 10;
const MID_GAME_TURN = 40;
const EARLY_TURN = 5;
const LATE_TURN = 50;

export function bench({ rounds, seconds, onProgress }: BenchOptions): BenchReport {
  const parts = [ticTacToeFigures, battaliaFigures, saveFigures];
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

function battaliaFigures(rounds: number, seconds: number): Figure[] {
  const dice = new FastDice(1);
  const midGame = matchesUntil(battalia, SETUP, MATCHES, atTurn(MID_GAME_TURN));
  let next = 0;
  const fork = (): number => {
    const match = midGame[next++ % midGame.length] as Match<BattaliaKit>;
    match.fork(match.open[0]?.seats[0], dice);
    return 1;
  };
  const { play, forks } = measureInTurn({ play: randomMatches(battalia, SETUP), forks: fork }, rounds, seconds);
  return [
    figure('battalia', 'Battalia at random, 4 seats', rateOf(play), 'decisions per CPU second', { atLeast: 100_000 }),
    figure('fork', 'a guessed fork in mid-game', costOf(forks) * 1e6, 'microseconds'),
    figure('forkCost', 'a guessed fork in mid-game', costOf(forks) / costOf(play), 'decisions', { atMost: 3 }),
  ];
}

function saveFigures(rounds: number, seconds: number): Figure[] {
  const saving = (turn: number) => {
    const matches = matchesUntil(battalia, SETUP, MATCHES, atTurn(turn));
    return (): number => matches.filter((match) => JSON.stringify(match.save()) !== '').length;
  };
  const { early, late } = measureInTurn({ early: saving(EARLY_TURN), late: saving(LATE_TURN) }, rounds, seconds);
  return [
    figure('saveEarly', `a save after ${EARLY_TURN} turns`, costOf(early) * 1e6, 'microseconds'),
    figure('saveLate', `a save after ${LATE_TURN} turns`, costOf(late) * 1e6, 'microseconds'),
    figure('saveRatio', 'late against early', costOf(late) / costOf(early), 'times', { atMost: 1.5 }),
  ];
}

const atTurn =
  (turn: number) =>
  (match: Match<BattaliaKit>): boolean =>
    match.table.turn > turn;

function figure(id: string, what: string, value: number, unit: string, goal?: Figure['goal']): Figure {
  if (!goal) return { id, what, value, unit };
  return { id, what, value, unit, goal, met: value >= (goal.atLeast ?? -Infinity) && value <= (goal.atMost ?? Infinity) };
}
