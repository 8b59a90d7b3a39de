// A thread of the crew.
import { loadPlayable } from '@tabularium/games';
import { type Order, WORKS } from './works.ts';

export default async function done({ work, task }: Order): Promise<unknown> {
  const pkg = await loadPlayable(task.game);
  if (!pkg) throw new Error(`there is no game ${task.game}`);
  return (WORKS[work] as (...args: readonly unknown[]) => unknown)(pkg, task); // orders fit their kind of work
}
