// Shapes of plain data, themselves plain data. Whatever comes from outside is checked against one before use.

import { certain } from './certain.ts';

export type Shape =
  | 'string'
  /** Between minus and plus a million, more than any table needs. */
  | 'number'
  | 'count'
  | 'boolean'
  | 'null'
  | 'object'
  | 'json'
  | { readonly is: readonly (string | number | boolean)[] }
  | { readonly list: Shape }
  | { readonly tuple: readonly Shape[] }
  | { readonly map: Shape }
  | { readonly of: Readonly<Record<string, Shape>>; readonly maybe?: Readonly<Record<string, Shape>>; readonly more?: true }
  | { readonly any: readonly Shape[] }
  | { readonly ref: string };
/** The shape of a game's table without its content, with the shapes it refers to by name. */
export interface TableShape {
  readonly table: Shape;
  readonly types: Readonly<Record<string, Shape>>;
}

const LARGEST = 1_000_000;
const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value);
const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> => kindOf(value) === 'object';

/** Where and how a value breaks its shape; undefined if it fits. */
export function wrongIn(value: unknown, shape: Shape, path: string, types: TableShape['types'] = {}): string | undefined {
  const not = (what: string): string => `"${path}" is ${short(value)} instead of ${what}`;
  const inside = (part: unknown, own: Shape, key: string | number): string | undefined => wrongIn(part, own, `${path}.${key}`, types);
  if (typeof shape === 'string') return isSimple(value, shape) ? undefined : not(WORDS[shape]);
  if ('ref' in shape) return wrongIn(value, certain(types[shape.ref], `a shape called ${shape.ref}`), path, types);
  if ('is' in shape) return shape.is.includes(value as string) ? undefined : not(`one of ${shape.is.join(', ')}`);
  if ('any' in shape) {
    if (anyFits(value, shape.any, types)) return undefined;
    const meant = shape.any.find((own) => isMeant(value, own, types));
    return meant ? wrongIn(value, meant, path, types) : not('any value allowed there');
  }
  if ('list' in shape) return Array.isArray(value) ? first(value, (part, i) => inside(part, shape.list, i)) : not('a list');
  if ('tuple' in shape) {
    if (!Array.isArray(value) || value.length !== shape.tuple.length) return not(`a list of ${shape.tuple.length}`);
    return first(shape.tuple, (own, i) => inside(value[i], own, i));
  }
  if (!isPlain(value)) return not('an object');
  if ('map' in shape) return first(Object.entries(value), ([key, part]) => inside(part, shape.map, key));
  return (
    first(Object.entries(shape.of), ([key, own]) => inside(value[key], own, key)) ??
    first(Object.entries(value), ([key, part]) => {
      if (Object.hasOwn(shape.of, key) || part === undefined) return undefined;
      const own = shape.maybe?.[key];
      if (own !== undefined) return inside(part, own, key);
      return shape.more ? undefined : `"${path}.${key}" is not a known field`;
    })
  );
}

function first<T>(parts: readonly T[], wrong: (part: T, i: number) => string | undefined): string | undefined {
  for (const [i, part] of parts.entries()) {
    const found = wrong(part, i);
    if (found !== undefined) return found;
  }
  return undefined;
}
const anyFits = (value: unknown, shapes: readonly Shape[], types: TableShape['types']): boolean =>
  shapes.some((shape) => wrongIn(value, shape, '', types) === undefined);

/** Whether a value's tag, such as `kind: 'answer'`, says that it is meant for this shape. */
function isMeant(value: unknown, shape: Shape, types: TableShape['types']): boolean {
  if (typeof shape === 'string' || !isPlain(value)) return false;
  if ('ref' in shape) return isMeant(value, certain(types[shape.ref], `a shape called ${shape.ref}`), types);
  if (!('of' in shape)) return false;
  return Object.entries(shape.of).some(
    ([key, own]) => typeof own === 'object' && 'is' in own && own.is.length === 1 && own.is[0] === value[key],
  );
}

const WORDS = {
  string: 'a text',
  number: 'a number',
  count: 'a whole number from 0 on',
  boolean: 'true or false',
  null: 'null',
  object: 'an object',
  json: 'something',
} as const;
function isSimple(value: unknown, shape: keyof typeof WORDS): boolean {
  switch (shape) {
    case 'json':
      return value !== undefined;
    case 'number':
      return typeof value === 'number' && Math.abs(value) <= LARGEST;
    case 'count':
      return Number.isSafeInteger(value) && (value as number) >= 0;
    default:
      return kindOf(value) === shape;
  }
}
const short = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'missing';
  return text.length > 60 ? `${text.slice(0, 60)}...` : text;
};
