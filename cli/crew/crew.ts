// Runs many similar tasks on several cores. Results come in the order of the tasks, so they do not depend on the number of cores.
import { availableParallelism } from 'node:os';
import type { Playable } from '@tabularium/parts/shape';
import { Piscina } from 'piscina';
import type { Flag, Flags } from '../command.ts';
import { type DoneOf, type Order, type TaskOf, WORKS, type Works } from './works.ts';

export const THREADS_FLAG: Flag = {
  value: 'N',
  help: 'how many threads play at once; the results are the same (default: one for each core)',
};
export const threadsFrom = (flags: Flags): number => flags.number('threads', 1) ?? availableParallelism();

export interface Crew {
  inOrder<W extends keyof Works>(work: W, tasks: Iterable<TaskOf<W>>): AsyncGenerator<DoneOf<W>>;
  close(): Promise<void>;
}
/** With one thread, it is this one. Others load games by name. */
export function crewOf(pkg: Playable, count: number): Crew {
  if (count === 1)
    return {
      async *inOrder(work, tasks) {
        for (const task of tasks) yield (WORKS[work] as (...args: readonly unknown[]) => never)(pkg, task); // the task fits its kind of work
      },
      close: async () => undefined,
    };
  const pool = new Piscina({ filename: new URL('./worker.ts', import.meta.url).href, maxThreads: count });
  return {
    async *inOrder(work, tasks) {
      const begun: Promise<never>[] = [];
      for (const task of tasks) {
        const order: Order = { work, task };
        const doing = pool.run(order) as Promise<never>;
        doing.catch(() => undefined); // passed on to whoever waits for it
        begun.push(doing);
        if (begun.length >= AHEAD * count) yield (await begun.shift()) as never;
      }
      for (const doing of begun) yield await doing;
    },
    // Tasks that have begun run to their end: nobody would get the result of a thread that was stopped.
    close: () => pool.close({ force: true }),
  };
}
/** Each thread is this many tasks ahead of the results in demand: otherwise all would wait for the slowest. */
const AHEAD = 4;
