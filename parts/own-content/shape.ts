// Checks a value against a JSON Schema. It knows the keywords of `Schema` and no others.
import { type Flaw as AnyFlaw, flaw, within } from './problems.ts';
import type { CommonWhy } from './sentences.ts';

type Flaw = AnyFlaw<CommonWhy>;

type Type = 'object' | 'array' | 'string' | 'integer' | 'boolean' | 'null';
export interface Schema {
  readonly $ref?: string;
  /** Branches differ in type or in a property with a `const`, so that it is clear which one was meant. */
  readonly oneOf?: readonly Schema[];
  readonly type?: Type;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: false;
  // -- for people, not checked
  readonly $schema?: string;
  readonly $defs?: Defs;
  readonly title?: string;
  readonly description?: string;
  readonly default?: unknown;
}
export type Defs = Readonly<Record<string, Schema>>;
/** With the definitions it refers to. */
export type PublishedSchema = Schema & { readonly $defs: Defs };

/** Every way in which the value differs from its schema. */
export function flawsOf(value: unknown, schema: Schema, defs: Defs): Flaw[] {
  if (schema.$ref !== undefined) return flawsOf(value, named(schema.$ref, defs), defs);
  if (schema.oneOf) return flawsOfChoice(value, schema.oneOf, defs);
  if (schema.type !== undefined && !isOf(value, schema.type)) return [flaw([], WANTED[schema.type])];
  const allowed = 'const' in schema ? [schema.const] : schema.enum;
  if (allowed && !allowed.includes(value)) return [flaw([], 'notAllowed', { found: shown(value), allowed: allowed.map(shown).join(', ') })];
  if (typeof value === 'number') return flawsOfNumber(value, schema);
  if (typeof value === 'string') return flawsOfText(value, schema);
  if (Array.isArray(value)) return flawsOfList(value, schema, defs);
  return isObject(value) ? flawsOfObject(value, schema, defs) : [];
}

const WANTED = {
  object: 'wantsObject',
  array: 'wantsList',
  string: 'wantsText',
  integer: 'wantsNumber',
  boolean: 'wantsBoolean',
  null: 'wantsNull',
} as const;
const named = (ref: string, defs: Defs): Schema => defs[ref.replace('#/$defs/', '')] ?? {};
const shown = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value)));
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
function isOf(value: unknown, type: Type): boolean {
  if (type === 'object') return isObject(value);
  if (type === 'array') return Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  return type === 'null' ? value === null : typeof value === type;
}

/** The branch that was meant says what is wrong; if none was, the flaw lists the words that tell them apart. */
function flawsOfChoice(value: unknown, branches: readonly Schema[], defs: Defs): Flaw[] {
  const resolved = branches.map((branch) => (branch.$ref === undefined ? branch : named(branch.$ref, defs)));
  const ofType = resolved.filter(({ type, enum: allowed }) => (type === undefined ? allowed?.includes(value) : isOf(value, type)));
  const meant = ofType.find((branch) => {
    const { key, word } = markOf(branch);
    return key === undefined || (isObject(value) && value[key] === word);
  });
  if (meant) return flawsOf(value, meant, defs);
  const marks = ofType.map(markOf);
  const key = marks[0]?.key;
  if (key === undefined || !isObject(value))
    return [flaw([], 'notAllowed', { found: shown(value), allowed: resolved.map(briefly).join(', ') })];
  if (!Object.hasOwn(value, key)) return [flaw([], 'missing', { key })];
  return [flaw([key], 'notAllowed', { found: shown(value[key]), allowed: marks.map(({ word }) => shown(word)).join(', ') })];
}
/** The property that tells a branch from the others. */
function markOf({ properties = {} }: Schema): { key?: string; word?: unknown } {
  for (const [key, schema] of Object.entries(properties)) if ('const' in schema) return { key, word: schema.const };
  return {};
}
const briefly = (schema: Schema): string => schema.enum?.map(shown).join(', ') ?? schema.title ?? schema.type ?? '';

function flawsOfNumber(value: number, { minimum, maximum }: Schema): Flaw[] {
  if (minimum !== undefined && value < minimum) return [flaw([], 'tooSmall', { least: minimum })];
  return maximum !== undefined && value > maximum ? [flaw([], 'tooBig', { most: maximum })] : [];
}
function flawsOfText(value: string, { pattern, maxLength }: Schema): Flaw[] {
  if (maxLength !== undefined && value.length > maxLength) return [flaw([], 'tooLong', { most: maxLength })];
  return pattern !== undefined && !new RegExp(pattern, 'u').test(value) ? [flaw([], 'badName', { name: value })] : [];
}
function flawsOfList(list: readonly unknown[], { items = {}, minItems = 0, maxItems = Infinity, uniqueItems }: Schema, defs: Defs): Flaw[] {
  if (list.length > maxItems) return [flaw([], 'tooMany', { count: list.length, most: maxItems })];
  const flaws = list.flatMap((item, i) => within([i], flawsOf(item, items, defs)));
  if (list.length < minItems) flaws.push(flaw([], 'tooFew', { count: list.length, least: minItems }));
  if (uniqueItems)
    for (const [i, item] of list.entries())
      if (list.findIndex((other) => shown(other) === shown(item)) < i) flaws.push(flaw([i], 'repeated', { found: shown(item) }));
  return flaws;
}
function flawsOfObject(value: Readonly<Record<string, unknown>>, schema: Schema, defs: Defs): Flaw[] {
  const { properties = {}, required = [], additionalProperties } = schema;
  const flaws = Object.entries(value).flatMap(([key, inner]) => {
    const known = Object.hasOwn(properties, key) ? properties[key] : undefined;
    if (known) return within([key], flawsOf(inner, known, defs));
    return additionalProperties === false ? [flaw([key], 'unknownKey', { key, allowed: Object.keys(properties).join(', ') })] : [];
  });
  for (const key of required) if (!Object.hasOwn(value, key)) flaws.push(flaw([], 'missing', { key }));
  return flaws;
}
