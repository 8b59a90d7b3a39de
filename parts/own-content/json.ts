// A JSON parser of our own: whoever typed a file wants to know where it is wrong.
import type { Json } from '@tabularium/kernel';
import type { Problem as AnyProblem, Path } from './problems.ts';
import type { CommonWhy } from './sentences.ts';

type Problem = AnyProblem<CommonWhy>;

export interface Place {
  /** From 1. */
  readonly line: number;
  readonly column: number;
}
export interface Parsed {
  readonly value: Json;
  /** Where the value at this path begins; for a path not in the file, its nearest ancestor. */
  readonly placeOf: (path: Path) => Place;
}
export interface Misread extends Problem {
  readonly place: Place;
}

const BLANK = /[ \t\r\n]*/y;
const STRING = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
/** Characters that a terminal would obey instead of showing. */
const CONTROLS = /(?![\n\t])\p{Cc}/u;
const WORD = /[\p{L}\d_$]+/uy;
const WORDS: Readonly<Record<string, Json>> = { true: true, false: false, null: null };
/** No file of ours goes deeper, and the stack is finite. */
const DEEPEST = 40;

const keyOf = (path: Path): string => JSON.stringify(path);

/** What went wrong, and at which character. */
class Stop extends Error {
  readonly at: number;
  readonly problem: Problem;
  constructor(at: number, because: Problem['because'], facts: Problem['facts'] = {}) {
    super(because);
    this.at = at;
    this.problem = { because, facts };
  }
}

export function parseJson(text: string): Parsed | { readonly misread: Misread } {
  const starts = new Map<string, number>();
  try {
    const value = new Reader(text, starts).file();
    return { value, placeOf: (path) => placeAt(text, startOf(starts, path)) };
  } catch (stop) {
    if (!(stop instanceof Stop)) throw stop;
    return { misread: { ...stop.problem, place: placeAt(text, stop.at) } };
  }
}

function startOf(starts: ReadonlyMap<string, number>, path: Path): number {
  for (let length = path.length; length > 0; length--) {
    const start = starts.get(keyOf(path.slice(0, length)));
    if (start !== undefined) return start;
  }
  return starts.get(keyOf([])) ?? 0;
}
function placeAt(text: string, at: number): Place {
  const before = text.slice(0, at).split(/\r\n|\n|\r/);
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

class Reader {
  #at = 0;
  readonly #text: string;
  readonly #starts: Map<string, number>;
  constructor(text: string, starts: Map<string, number>) {
    this.#text = text;
    this.#starts = starts;
  }

  file(): Json {
    if (this.#text.startsWith('\ufeff')) this.#at = 1; // some editors begin a file with it
    const value = this.#value([]);
    this.#take(BLANK);
    if (this.#at < this.#text.length) throw new Stop(this.#at, 'afterTheEnd');
    return value;
  }

  #value(path: Path): Json {
    this.#take(BLANK);
    if (path.length > DEEPEST) throw new Stop(this.#at, 'tooDeep');
    this.#starts.set(keyOf(path), this.#at);
    const sign = this.#text[this.#at];
    if (sign === '{') return this.#object(path);
    if (sign === '[') return this.#list(path);
    if (sign === '"') return this.#string();
    const number = this.#take(NUMBER);
    if (number !== '') return Number(number);
    return this.#word();
  }
  #word(): Json {
    const start = this.#at;
    const word = this.#take(WORD);
    const meant = Object.hasOwn(WORDS, word) ? WORDS[word] : undefined;
    if (meant !== undefined) return meant;
    throw word === '' ? this.#unexpected() : new Stop(start, 'unquoted', { word });
  }
  #string(): string {
    const start = this.#at;
    const string = this.#take(STRING);
    if (string === '') throw new Stop(start, 'openString');
    const text = JSON.parse(string) as string; // it matched the grammar of JSON strings
    if (CONTROLS.test(text)) throw new Stop(start, 'controls');
    return text;
  }
  #list(path: Path): Json {
    const list: Json[] = [];
    this.#members(']', () => void list.push(this.#value([...path, list.length])));
    return list;
  }
  #object(path: Path): Json {
    const entries = new Map<string, Json>();
    this.#members('}', () => {
      const start = this.#at;
      if (this.#text[start] !== '"') throw this.#take(WORD) === '' ? this.#unexpected() : new Stop(start, 'unquotedKey');
      const key = this.#string();
      if (entries.has(key)) throw new Stop(start, 'twice', { key });
      this.#expect(':');
      entries.set(key, this.#value([...path, key]));
    });
    return Object.fromEntries(entries);
  }
  /** The members between brackets, separated by commas. */
  #members(end: string, member: () => void): void {
    this.#at++;
    this.#take(BLANK);
    if (this.#text[this.#at] !== end)
      for (;;) {
        this.#take(BLANK);
        if (this.#text[this.#at] === end) throw new Stop(this.#at, 'spareComma');
        member();
        this.#take(BLANK);
        if (this.#text[this.#at] !== ',') break;
        this.#at++;
      }
    this.#expect(end, ',');
  }
  #expect(sign: string, or?: string): void {
    this.#take(BLANK);
    if (this.#text[this.#at] !== sign) throw this.#unexpected(or === undefined ? sign : `${or} ${sign}`);
    this.#at++;
  }
  #unexpected(wanted?: string): Stop {
    const found = this.#text[this.#at];
    if (found === undefined) return new Stop(this.#at, 'endsTooSoon');
    return wanted === undefined ? new Stop(this.#at, 'notJson', { found }) : new Stop(this.#at, 'expected', { wanted, found });
  }
  /** What the pattern matches here, if anything. */
  #take(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const taken = pattern.exec(this.#text)?.[0] ?? '';
    this.#at += taken.length;
    return taken;
  }
}
