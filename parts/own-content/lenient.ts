// Reads JSON leniently while somebody types it: a missing comma or bracket must not hide the rest of the file.
import type { Json } from '@tabularium/kernel';

/** A value, and where it starts and ends in the text. */
export type Node = Span & (ListNode | ObjectNode | { readonly kind: 'plain'; readonly value: Plain });
type Plain = string | number | boolean | null;
interface Span {
  readonly start: number;
  readonly end: number;
}
export interface ListNode extends Span {
  readonly kind: 'list';
  readonly items: readonly Node[];
  /** Its closing bracket was found. */
  readonly isClosed: boolean;
}
export interface ObjectNode extends Span {
  readonly kind: 'object';
  readonly entries: readonly Entry[];
  readonly isClosed: boolean;
}
/** It starts at its key. */
export interface Entry extends Span {
  readonly key: string;
  readonly value: Node;
}

/** What can be read of a text; undefined if there is nothing in it. Correct JSON is read as it is. */
export const readLeniently = (text: string): Node | undefined => new Reader(text).file();

export function valueOf(node: Node): Json {
  if (node.kind === 'plain') return node.value;
  if (node.kind === 'list') return node.items.map(valueOf);
  return Object.fromEntries(node.entries.map(({ key, value }) => [key, valueOf(value)]));
}
/** The value under a key of an object; the last one if the key is repeated. */
export const entryOf = (node: Node | undefined, key: string): Node | undefined =>
  node?.kind === 'object' ? node.entries.findLast((entry) => entry.key === key)?.value : undefined;
export const itemsOf = (node: Node | undefined): readonly Node[] => (node?.kind === 'list' ? node.items : []);

/** Its `name`; empty if it has none yet. */
export const nameIn = (node: Node | undefined): string => {
  const name = entryOf(node, 'name');
  return name?.kind === 'plain' && typeof name.value === 'string' ? name.value : '';
};

/** Commas count as space: values are told apart without them. */
const BLANK = /[\s,\ufeff]*/y;
const SPACE = /\s*/y;
/** An unclosed string ends with its line. */
const STRING = /"(?:[^"\\\r\n]|\\[^\r\n])*"?/y;
const WORD = /[^\s,:"{}[\]]+/y;
const WORDS: Readonly<Record<string, Plain>> = { true: true, false: false, null: null };
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
/** No file of ours goes deeper, and the stack is finite. */
const DEEPEST = 40;

class Reader {
  #at = 0;
  #depth = 0;
  readonly #text: string;
  constructor(text: string) {
    this.#text = text;
  }

  file(): Node | undefined {
    while (this.#sign() !== undefined) {
      const value = this.#value();
      if (value) return value;
      this.#at++; // a colon or a bracket that closes nothing
    }
    return undefined;
  }

  /** Undefined where no value begins. */
  #value(): Node | undefined {
    const sign = this.#sign();
    if (sign === '{') return this.#object();
    if (sign === '[') return this.#list();
    const start = this.#at;
    const value = sign === '"' ? this.#string() : this.#word();
    return value === undefined ? undefined : { kind: 'plain', value, start, end: this.#at };
  }
  #list(): Node {
    const items: Node[] = [];
    return { kind: 'list', items, ...this.#between(']', () => this.#add(items, this.#value())) };
  }
  #object(): Node {
    const entries: Entry[] = [];
    return {
      kind: 'object',
      entries,
      ...this.#between('}', () => {
        const start = this.#at;
        const key = this.#sign() === '"' ? this.#string() : this.#word();
        if (key === undefined) return void this.#value(); // a value without a key
        if (this.#sign() !== ':') return; // a key without a value
        this.#at++;
        this.#take(SPACE);
        const value = this.#text[this.#at] === ',' ? undefined : this.#value();
        this.#add(entries, value && { key: String(key), value, start, end: value.end });
      }),
    };
  }
  #add<T>(list: T[], one: T | undefined): void {
    if (one !== undefined) list.push(one);
  }
  /** Reads members up to their closing bracket; one of the other kind closes what is around them. */
  #between(close: string, member: () => void): Span & { readonly isClosed: boolean } {
    const start = this.#at++;
    if (++this.#depth > DEEPEST) this.#at = this.#text.length;
    for (;;) {
      const sign = this.#sign();
      if (sign === undefined || sign === ']' || sign === '}') break;
      const before = this.#at;
      member();
      if (this.#at === before) this.#at++; // a colon
    }
    this.#depth--;
    const isClosed = this.#text[this.#at] === close;
    if (isClosed) this.#at++;
    return { start, end: this.#at, isClosed };
  }
  #string(): string {
    const found = this.#take(STRING);
    try {
      return JSON.parse(found) as string; // a string in quotation marks
    } catch {
      return found.replaceAll('"', '');
    }
  }
  #word(): Plain | undefined {
    const word = this.#take(WORD);
    if (word === '') return undefined;
    return Object.hasOwn(WORDS, word) ? WORDS[word] : NUMBER.test(word) ? Number(word) : word;
  }
  /** The next character other than space and commas; undefined at the end. */
  #sign(): string | undefined {
    this.#take(BLANK);
    return this.#text[this.#at];
  }
  #take(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const taken = pattern.exec(this.#text)?.[0] ?? '';
    this.#at += taken.length;
    return taken;
  }
}
