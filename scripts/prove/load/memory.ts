// What tables and pages weigh in a server's memory.
import type { Hall } from './hall.ts';

/** Kilobytes, after the garbage was collected: on the heap, and what the process takes of the machine. */
export interface Weight {
  readonly heap: number;
  readonly process: number;
}
export interface Memory {
  /** The server without any table. */
  readonly bare: Weight;
  /** A match nobody looks at, one with its pages, and each page. */
  readonly match: Weight;
  readonly page: Weight;
  readonly pages: number;
}
/** Opens all tables of a hall, then all pages. */
export async function memoryOf(hall: Hall): Promise<Memory> {
  const weigh = async (): Promise<Weight> => {
    const all = await Promise.all(hall.hosts.map((host) => host.usage(true)));
    return { heap: all.reduce((sum, { heap }) => sum + heap, 0) / 1024, process: all.reduce((sum, { rss }) => sum + rss, 0) / 1024 };
  };
  await hall.guests[0]?.look(); // loads what all tables share
  const bare = await weigh();
  for (const guests of hall.guests) await guests.look();
  const open = await weigh();
  await hall.fill();
  const full = await weigh();
  const pages = hall.guests.reduce((sum, guests) => sum + guests.pages, 0);
  return { bare, match: each(bare, open, hall.guests.length - 1), page: each(open, full, pages), pages };
}
const each = (before: Weight, after: Weight, count: number): Weight => ({
  heap: (after.heap - before.heap) / count,
  process: (after.process - before.process) / count,
});
