// How long moves take to reach everybody while more and more of them come each second.
import type { Guests } from './guests.ts';
import type { Hall } from './hall.ts';

export interface Step {
  /** Moves a second: wanted, and acknowledged. */
  readonly offered: number;
  readonly done: number;
  /** Milliseconds from an answer until it was acknowledged and had reached all pages of its table. */
  readonly p50: number;
  readonly p99: number;
  /** CPU seconds a second, and CPU milliseconds a move. */
  readonly busy: number;
  readonly cost: number;
  readonly actsPerCommit: number;
}
/** Not held: p99 is longer than this, in milliseconds, or fewer moves than this part of those offered are done. */
const LONGEST = 100;
const LEAST = 0.95;
export const isHeld = ({ offered, done, p99 }: Step): boolean => p99 <= LONGEST && done >= LEAST * offered;

/** Raises the rate until it is not held. */
export async function curveOf(hall: Hall, rates: readonly number[], seconds: number): Promise<readonly Step[]> {
  const steps: Step[] = [];
  for (const rate of rates) {
    const step = await stepAt(hall, rate, seconds);
    if (!step) break; // all matches are over
    steps.push(step);
    if (!isHeld(step)) break;
  }
  return steps;
}

async function stepAt(hall: Hall, rate: number, seconds: number): Promise<Step | undefined> {
  const waiting = hall.guests.filter(({ isOver }) => !isOver);
  if (waiting.length === 0) return undefined;
  const took: number[] = [];
  const playing = new Set<Promise<void>>();
  const isMeasured = new WeakSet<Guests>();
  /** A move has reached everybody by the time its table moves again. */
  const note = (guests: Guests): void => {
    if (isMeasured.has(guests)) took.push(guests.took);
    isMeasured.add(guests);
  };
  const move = async (guests: Guests): Promise<void> => {
    note(guests);
    await guests.move();
    if (!guests.isOver) waiting.push(guests);
  };
  const done = await hall.stretch(async () => {
    const began = performance.now();
    let begun = 0;
    for (let now = 0; now < seconds; now = (performance.now() - began) / 1000) {
      for (; begun < now * rate; begun++) {
        const guests = waiting.shift();
        if (!guests) break; // all tables wait for the server
        const moving = move(guests).finally(() => playing.delete(moving));
        playing.add(moving);
      }
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    await Promise.all(playing);
  });
  await new Promise((resolve) => setTimeout(resolve, LONGEST)); // lets the last messages arrive
  for (const guests of hall.guests) if (isMeasured.has(guests)) took.push(guests.took);
  took.sort((one, other) => one - other);
  return {
    offered: rate,
    done: done.acts / done.seconds,
    p50: quantile(took, 0.5),
    p99: quantile(took, 0.99),
    busy: done.cpu / done.seconds,
    cost: (1000 * done.cpu) / done.acts,
    actsPerCommit: done.acts / done.commits,
  };
}

/** Of a sorted list. */
export const quantile = (sorted: readonly number[], part: number): number => sorted[Math.floor((sorted.length - 1) * part)] ?? 0;
