// Work that is done many times, each independently: a task and its result can be sent between threads.
import { botFor } from '@tabularium/bots';
import { type Study, study } from '@tabularium/bots/learn';
import type { Game, Result, Setup } from '@tabularium/kernel';
import { type Played, playMatch } from '@tabularium/lab';
import type { AnyKit, Playable } from '@tabularium/parts/shape';

interface Task {
  readonly game: string;
  readonly setup: Setup;
  readonly content?: object | undefined;
  readonly seed: string;
}
export interface MatchTask extends Task {
  /** Who sits where, by name. */
  readonly bots: readonly string[];
}
export type StudyTask = Task;

export function playOne(pkg: Playable, task: MatchTask): Played {
  const players = task.bots.map((name) => botFor(pkg, name));
  const success = (result: Result): number | undefined => pkg.foresight?.success?.(result);
  return playMatch({ game: gameOf(pkg, task), setup: task.setup, players, seed: task.seed, timed: true, success });
}
/** Null if the match did not end. */
export function studyOne(pkg: Playable, task: StudyTask): Study | null {
  const { mind, foresight } = pkg;
  if (!mind || !foresight) throw new Error(`${pkg.game.id} has no foresight`);
  return study({ game: gameOf(pkg, task), setup: task.setup, sage: { mind, foresight }, seed: task.seed }) ?? null;
}
const gameOf = ({ game }: Playable, { content }: Task): Game<AnyKit> => (content ? { ...game, content } : game);

export const WORKS = { playOne, studyOne };
export type Works = typeof WORKS;
export type TaskOf<W extends keyof Works> = Parameters<Works[W]>[1];
export type DoneOf<W extends keyof Works> = ReturnType<Works[W]>;
/** What is sent to a thread. */
export interface Order<W extends keyof Works = keyof Works> {
  readonly work: W;
  readonly task: TaskOf<W>;
}
