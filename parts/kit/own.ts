// What has to hold for the published schema of every game's own content, and for what is said about its files.
import type { Language } from '@tabularium/games/shape';
import type { PublishedSchema, Schema } from '@tabularium/parts/own';
import { expect } from 'vitest';

/** The keywords that are checked, and those that are only said. */
const KNOWN =
  '$schema title description default $defs $ref oneOf type const enum minimum maximum pattern maxLength items minItems maxItems uniqueItems properties required additionalProperties'.split(
    ' ',
  );
const within = (schema: Schema): Schema[] => [
  schema,
  ...[...(schema.oneOf ?? []), ...Object.values(schema.properties ?? {}), ...Object.values(schema.$defs ?? {})].flatMap(within),
  ...(schema.items ? within(schema.items) : []),
];
/** It says nothing that is not checked, refers to nothing that is not there, and has nothing to which nobody refers, here or elsewhere. */
export function expectPublished(schema: PublishedSchema, ...elsewhere: readonly string[]): void {
  const all = within(schema);
  expect(all.flatMap((one) => Object.keys(one).filter((key) => !KNOWN.includes(key)))).toEqual([]);
  const names = all.flatMap(({ $ref }) => ($ref === undefined ? [] : [$ref.replace('#/$defs/', '')]));
  expect(new Set([...names, ...elsewhere])).toEqual(new Set(Object.keys(schema.$defs)));
}
/** Every sentence has its facts in all languages. */
export function expectSameFacts({ en, it }: Readonly<Record<Language, Readonly<Record<string, string>>>>): void {
  const facts = (text = ''): string[] => [...new Set(text.match(/\{\w+\}/g))].sort();
  expect(Object.keys(it).sort()).toEqual(Object.keys(en).sort());
  for (const [because, text] of Object.entries(en)) expect(facts(it[because]), because).toEqual(facts(text));
}
