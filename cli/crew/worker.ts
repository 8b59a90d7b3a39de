// A thread of the crew: does one task after the other, and answers each.
import { parentPort } from 'node:worker_threads';
import { loadPlayable } from '@tabularium/games';
import { type Order, WORKS } from './works.ts';

const done = async ({ work, task }: Order): Promise<unknown> => {
  const pkg = await loadPlayable(task.game);
  if (!pkg) throw new Error(`there is no game ${task.game}`);
  return (WORKS[work] as (...args: readonly unknown[]) => unknown)(pkg, task); // orders fit their works
};
parentPort?.on('message', (order: Order) => {
  done(order).then(
    (result) => parentPort?.postMessage({ result }),
    (error: unknown) => parentPort?.postMessage({ wrong: error instanceof Error ? error.message : String(error) }),
  );
});
