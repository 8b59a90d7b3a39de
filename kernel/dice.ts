// The only source of chance. One interface, two sources: sealed for real matches, fast for forks, search and the lab.
import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

export interface Dice {
  /** Uniform over 0 .. n-1. */
  below(n: number): number;
}

/** Shuffles in place. */
export function shuffle<T>(list: T[], dice: Dice): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = dice.below(i + 1);
    const a = list[i] as T;
    list[i] = list[j] as T;
    list[j] = a;
  }
}

const WORDS_PER_PAGE = 64;

/** For real matches: the next roll cannot be predicted from the last ones. The state is (seed, words drawn). */
export class SealedDice implements Dice {
  words: number;
  readonly #key: Uint8Array;
  readonly #page = new Uint32Array(WORDS_PER_PAGE);
  #pageNumber = -1;
  constructor(seed: string, words = 0) {
    this.#key = sha256(utf8ToBytes(seed));
    this.words = words;
  }
  #word(): number {
    const page = Math.floor(this.words / WORDS_PER_PAGE);
    if (page !== this.#pageNumber) {
      const bytes = chacha20(this.#key, new Uint8Array(12), new Uint8Array(WORDS_PER_PAGE * 4), undefined, page * 4);
      const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      for (let i = 0; i < WORDS_PER_PAGE; i++) this.#page[i] = view.getUint32(i * 4, true);
      this.#pageNumber = page;
    }
    return this.#page[this.words++ % WORDS_PER_PAGE] as number;
  }
  below(n: number): number {
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % n);
    for (;;) {
      const word = this.#word();
      if (word < limit) return word % n;
    }
  }
}

// Similar seeds would give similar first numbers, so seeds are scattered (MurmurHash3's finalizer) and the first numbers dropped.
const WARM_UP = 8;
function scattered(seed: number): number {
  const half = Math.imul(seed ^ (seed >>> 16), 0x85ebca6b);
  const most = Math.imul(half ^ (half >>> 13), 0xc2b2ae35);
  return most ^ (most >>> 16);
}

/** For forks, search and the lab. */
export class FastDice implements Dice {
  readonly #generator: ReturnType<typeof xoroshiro128plus>;
  constructor(seed: number) {
    this.#generator = xoroshiro128plus(scattered(seed));
    for (let i = 0; i < WARM_UP; i++) this.#generator.next();
  }
  below(n: number): number {
    return Math.floor(((this.#generator.next() >>> 0) / 0x1_0000_0000) * n);
  }
}
