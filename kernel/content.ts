// How custom content differs from the game's own. Every match shows this, so that custom content cannot pass as official.
import { canonical } from './digest.ts';

/** A value that differs; `undefined` on the side where it is missing. */
export interface ChangedValue {
  readonly path: readonly string[];
  readonly was: unknown;
  readonly is: unknown;
}
/** A change to one entry in one of the lists of the content. */
export interface ContentChange {
  readonly kind: 'added' | 'removed' | 'changed';
  /** The list it is in: `units`, `cards` ... */
  readonly list: string;
  readonly id: string;
  /** Empty unless `kind` is `changed`. */
  readonly values: readonly ChangedValue[];
}

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;
const isThing = (value: unknown): boolean => fieldsOf(value) !== undefined;
/** What identifies an entry in its list. */
function nameOf(thing: unknown, place: number): string {
  const { id, unit } = fieldsOf(thing) ?? {};
  return [id, unit].find((name) => typeof name === 'string') ?? String(place + 1);
}
const byId = (list: unknown): ReadonlyMap<string, unknown> =>
  new Map(Array.isArray(list) ? list.map((thing, place) => [nameOf(thing, place), thing]) : []);

/** What was added, removed or changed, in the order of the content's lists. */
export function contentChanges(official: object, content: object): readonly ContentChange[] {
  const lists = new Set([...Object.keys(official), ...Object.keys(content)]);
  return [...lists].flatMap((list) => {
    const before = byId((official as Fields)[list]);
    const now = byId((content as Fields)[list]);
    const ids = new Set([...before.keys(), ...now.keys()]);
    return [...ids].flatMap((id): ContentChange[] => {
      if (!before.has(id)) return [{ kind: 'added', list, id, values: [] }];
      if (!now.has(id)) return [{ kind: 'removed', list, id, values: [] }];
      const values = differences(before.get(id), now.get(id), []);
      return values.length > 0 ? [{ kind: 'changed', list, id, values }] : [];
    });
  });
}

/** The smallest parts that differ; a list of plain values counts as one part. */
function differences(was: unknown, is: unknown, path: readonly string[]): readonly ChangedValue[] {
  if (canonical(was) === canonical(is)) return [];
  const inside = (a: Fields, b: Fields): readonly ChangedValue[] =>
    [...new Set([...Object.keys(a), ...Object.keys(b)])].flatMap((key) => differences(a[key], b[key], [...path, key]));
  const [before, now] = [fieldsOf(was), fieldsOf(is)];
  if (before && now) return inside(before, now);
  if (Array.isArray(was) && Array.isArray(is) && was.length === is.length && [...was, ...is].every(isThing))
    return was.flatMap((part, i) => differences(part, is[i], [...path, String(i + 1)]));
  return [{ path, was, is }];
}
