// Limits how often somebody asks, and how much they hold.
import { isIPv6 } from 'node:net';
import type { Rate } from './limits.ts';
import { TooMany } from './problems.ts';

interface Bucket {
  tokens: number;
  at: number;
}
/** How many keys are remembered. The one that was quiet longest is forgotten first, and so gets a full bucket again. */
const MOST_REMEMBERED = 20_000;

/** A token bucket for each key, refilled over time. */
export class RateLimit {
  readonly #rate: Rate;
  readonly #what: string;
  readonly #now: () => number;
  /** In order of last use. */
  readonly #buckets = new Map<string, Bucket>();

  constructor(rate: Rate, what: string, now: () => number) {
    this.#rate = rate;
    this.#what = what;
    this.#now = now;
  }
  get size(): number {
    return this.#buckets.size;
  }
  /** Takes tokens. Throws if there are too few. */
  take(key: string, count = 1): void {
    const { most, seconds } = this.#rate;
    if (most === Number.POSITIVE_INFINITY) return;
    const now = this.#now();
    const { tokens, at } = this.#buckets.get(key) ?? { tokens: most, at: now };
    const perMillisecond = most / (1000 * seconds);
    const filled = Math.min(most, tokens + Math.max(0, now - at) * perMillisecond);
    const isAllowed = filled >= count;
    this.#buckets.delete(key);
    this.#buckets.set(key, { tokens: isAllowed ? filled - count : filled, at: now });
    for (const oldest of this.#buckets.keys()) {
      if (this.#buckets.size <= MOST_REMEMBERED) break;
      this.#buckets.delete(oldest);
    }
    if (!isAllowed)
      throw new TooMany(`too many ${this.#what}: at most ${most} ${every(seconds)}`, Math.ceil((count - filled) / perMillisecond / 1000));
  }
}

const every = (seconds: number): string => (seconds === 1 ? 'a second' : seconds === 3600 ? 'an hour' : `every ${seconds} seconds`);

/** Counts what each key holds at the moment. */
export class Holdings {
  readonly #most: number;
  readonly #what: string;
  readonly #held = new Map<string, number>();

  constructor(most: number, what: string) {
    this.#most = most;
    this.#what = what;
  }
  get size(): number {
    return this.#held.size;
  }
  /** Returns a function that lets go. Throws if the key already holds as many as it may. */
  take(key: string, retry: number): () => void {
    const held = this.#held.get(key) ?? 0;
    if (held >= this.#most) throw new TooMany(`too many ${this.#what}: at most ${this.#most} at a time`, retry);
    this.#held.set(key, held + 1);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const left = (this.#held.get(key) ?? 1) - 1;
      if (left === 0) this.#held.delete(key);
      else this.#held.set(key, left);
    };
  }
}

/** The network of one household: all addresses of an IPv6 /64 count as one. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address; // whoever has hung up has no address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1] !== undefined) return mapped[1];
  const [head = '', tail = ''] = address.toLowerCase().split('%', 1).join('').split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === '' ? [] : tail.split(':');
  const zeros = address.includes('::') ? Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0') : [];
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
}
