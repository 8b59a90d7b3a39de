// The difference between two JSON values, so that only what changed is sent.

/**
 * A text, number, truth value or null is the new value; `[value]` sets any other, `[]` removes a key, `[3, 'text']` keeps the first three letters
 * of a text and goes on with these, and an object changes fields by key or list items by index.
 * In a list, `~` is a splice `[at, cut, ...items]`: `items` replace the `cut` items from index `at` on.
 */
export type Delta = string | number | boolean | null | readonly unknown[] | { readonly [key: string]: Delta };

const SPLICE = '~';
const GONE: Delta = [];
/** Keeping fewer letters than this is longer than saying them again. */
const FEWEST_KEPT = 6;
type Fields = Readonly<Record<string, unknown>>;

/** The delta that turns `from` into `to`; nothing if they are equal. Skips parts that both share. Written for speed: most of a view stays. */
export function differenceOf(from: unknown, to: unknown): Delta | undefined {
  if (from === to) return undefined;
  if (!isObject(to)) return typeof to === 'string' && typeof from === 'string' ? textDifference(from, to) : (to as Delta);
  if (!isObject(from)) return [to];
  if (Array.isArray(from)) return Array.isArray(to) ? listDifference(from, to) : [to];
  return Array.isArray(to) ? [to] : fieldDifference(from as Fields, to as Fields);
}
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function textDifference(from: string, to: string): Delta {
  const shorter = Math.min(from.length, to.length);
  let kept = 0;
  while (kept < shorter && from.charCodeAt(kept) === to.charCodeAt(kept)) kept++;
  return kept < FEWEST_KEPT ? to : [kept, to.slice(kept)];
}

/** Lists of keys and values compare faster than looking values up: views have many shapes. */
function fieldDifference(from: Fields, to: Fields): Delta | undefined {
  const [keys, after] = [Object.keys(from), Object.keys(to)];
  if (keys.length !== after.length) return reshaped(from, to);
  const [ones, others] = [Object.values(from), Object.values(to)];
  let changes: Record<string, Delta> | undefined;
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as string;
    if (key !== after[i]) return reshaped(from, to);
    const [one, other] = [ones[i], others[i]];
    if (one === other) continue;
    if (one === undefined || other === undefined) return reshaped(from, to);
    const change = differenceOf(one, other);
    if (change === undefined) continue;
    changes ??= {};
    changes[key] = change;
  }
  return changes;
}
/** As in JSON, an undefined field does not exist. */
const keysOf = (fields: Fields): string[] => Object.keys(fields).filter((key) => fields[key] !== undefined);
/** The difference between objects with different keys. */
function reshaped(from: Fields, to: Fields): Delta | undefined {
  const [before, after] = [keysOf(from), keysOf(to)];
  const staying = before.filter((key) => to[key] !== undefined);
  const added = after.filter((key) => from[key] === undefined);
  if (!after.every((key, i) => key === (i < staying.length ? staying[i] : added[i - staying.length]))) return [to]; // key order matters
  const changes: Record<string, Delta> = {};
  for (const key of before) {
    const change = to[key] === undefined ? GONE : differenceOf(from[key], to[key]);
    if (change !== undefined) changes[key] = change;
  }
  for (const key of added) changes[key] = differenceOf(undefined, to[key]) as Delta; // something differs from nothing
  return isEmpty(changes) ? undefined : changes;
}

function listDifference(from: readonly unknown[], to: readonly unknown[]): Delta | undefined {
  const shorter = Math.min(from.length, to.length);
  if (from.length === to.length) {
    let changes: Record<string, Delta> | undefined;
    for (let i = 0; i < shorter; i++) {
      const change = differenceOf(from[i], to[i]);
      if (change === undefined) continue;
      changes ??= {};
      changes[i] = change;
    }
    return changes;
  }
  let head = 0;
  while (head < shorter && isSame(from[head], to[head])) head++;
  let tail = 0;
  while (tail < shorter - head && isSame(from[from.length - 1 - tail], to[to.length - 1 - tail])) tail++;
  return { [SPLICE]: [head, from.length - head - tail, ...to.slice(head, to.length - tail)] };
}
const isSame = (one: unknown, other: unknown): boolean => differenceOf(one, other) === undefined;
const isEmpty = (changes: object): boolean => Object.keys(changes).length === 0;

/** The value after the change. Leaves `from` untouched and shares its unchanged parts. */
export function applied(from: unknown, delta: Delta | undefined): unknown {
  if (delta === undefined) return from;
  if (!isObject(delta)) return delta;
  if (isList(delta)) return delta.length < 2 ? delta[0] : String(from).slice(0, Number(delta[0])) + String(delta[1]);
  if (Array.isArray(from)) return appliedToList(from, delta);
  if (!isObject(from)) throw new Error('this change is for an object or a list');
  const result: Record<string, unknown> = { ...from };
  for (const [key, change] of Object.entries(delta)) {
    if (isList(change) && change.length === 0) delete result[key];
    else result[key] = applied(result[key], change);
  }
  return result;
}
const isList = (delta: Delta): delta is readonly unknown[] => Array.isArray(delta);

function appliedToList(from: readonly unknown[], delta: Readonly<Record<string, Delta>>): unknown[] {
  const splice = delta[SPLICE] as readonly unknown[] | undefined;
  if (splice) {
    const [at, cut, ...items] = splice;
    return from.toSpliced(Number(at), Number(cut), ...items);
  }
  const result = [...from];
  for (const [index, change] of Object.entries(delta)) result[Number(index)] = applied(result[Number(index)], change);
  return result;
}
