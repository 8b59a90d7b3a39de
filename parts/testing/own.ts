// Checks for every game's content schema and sentences, and helpers that read content files and add to them.

import type { Accepted, Complaint, PublishedSchema, Refused, Schema } from '@tabularium/parts/own-content';
import { expect } from 'vitest';
import type { Language, Workshop } from '../shape.ts';

/** The keywords that are checked, and those for people only. */
const KNOWN =
  '$schema title description default $defs $ref oneOf type const enum minimum maximum pattern maxLength items minItems maxItems uniqueItems properties required additionalProperties'.split(
    ' ',
  );
const within = (schema: Schema): Schema[] => [
  schema,
  ...[...(schema.oneOf ?? []), ...Object.values(schema.properties ?? {}), ...Object.values(schema.$defs ?? {})].flatMap(within),
  ...(schema.items ? within(schema.items) : []),
];
/** It uses only keywords that are checked, every reference leads somewhere, and every definition is used, here or elsewhere. */
export function expectPublished(schema: PublishedSchema, ...elsewhere: readonly string[]): void {
  const all = within(schema);
  expect(all.flatMap((one) => Object.keys(one).filter((key) => !KNOWN.includes(key)))).toEqual([]);
  const names = all.flatMap(({ $ref }) => ($ref === undefined ? [] : [$ref.replace('#/$defs/', '')]));
  expect(new Set([...names, ...elsewhere])).toEqual(new Set(Object.keys(schema.$defs)));
}
/** Every sentence names the same facts in all languages. */
export function expectSameFacts({ en, it }: Readonly<Record<Language, Readonly<Record<string, string>>>>): void {
  const facts = (text = ''): string[] => [...new Set(text.match(/\{\w+\}/g))].sort();
  expect(Object.keys(it).sort()).toEqual(Object.keys(en).sort());
  for (const [because, text] of Object.entries(en)) expect(facts(it[because]), because).toEqual(facts(text));
}

/** A file as text, or as the value written in it. */
type Written = string | object;
interface Reader<Content> {
  /** The content of a file; throws if something is wrong with it. */
  readonly accepted: (file: Written) => Accepted<Content>;
  /** Line, column and sentence of every error. */
  readonly errors: (file: Written) => string[];
  /** The sentences alone. */
  readonly problems: (file: Written) => string[];
}
/** Files read as a game reads them. */
export function readerOf<Content>(parse: (text: string) => Accepted<Content> | Refused): Reader<Content> {
  const read = (file: Written) => parse(typeof file === 'string' ? file : JSON.stringify(file, null, 2));
  const complaints = (file: Written): readonly Complaint[] => {
    const found = read(file);
    return 'errors' in found ? found.errors : [];
  };
  const errors = (file: Written): string[] => complaints(file).map(({ line, column, problem }) => `${line}:${column} ${problem}`);
  function accepted(file: Written): Accepted<Content> {
    const found = read(file);
    if ('errors' in found) throw new Error(errors(file).join('\n'));
    return found;
  }
  return { accepted, errors, problems: (file) => complaints(file).map(({ problem }) => problem) };
}

/** Adds the snippet of this id to a file. */
export const inserter =
  (snippets: Workshop['snippets']) =>
  (id: string, text: string): string => {
    const snippet = snippets.find((one) => one.id === id);
    if (!snippet) throw new Error(`there is no snippet ${id}`);
    return snippet.insert(text);
  };
