// Checks for the files of every army builder.

import * as fc from 'fast-check';
import { expect } from 'vitest';
import type { ArmyBuilder } from '../shape.ts';

/** Any text becomes a printable name, and cleaning that name again changes nothing. */
export function expectPrintable(
  clean: (name: string) => string,
  { pattern, maxLength }: { readonly pattern: string; readonly maxLength: number },
): void {
  const isRight = new RegExp(pattern, 'u');
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.string({ minLength: 60 })), (typed) => {
      const name = clean(typed);
      expect(name).toMatch(isRight);
      expect(name.length).toBeLessThanOrEqual(maxLength);
      expect(clean(name)).toBe(name);
    }),
  );
  expect(clean(' Caesar’s  #10 - legion! ')).toBe('Caesar’s 10 legion');
  expect(clean('...')).toBe('Army');
}
/** A file with one army is read. A file without one, with two, cut off or with a broken army is not, and stays as it is. */
export function expectOneArmy(builder: ArmyBuilder, file: string, wrong: readonly object[]): void {
  const [army] = (JSON.parse(file) as { armies: object[] }).armies;
  expect(builder.nameOf(file)).toBe((army as { name: string }).name);
  const lists = [[], [army, army], ...[...wrong, { more: true }].map((one) => [{ ...army, ...one }])];
  for (const text of ['', '[]', '{}', file.slice(0, -4), ...lists.map((armies) => JSON.stringify({ armies }))]) {
    expect(builder.nameOf(text), text).toBeUndefined();
    expect(builder.renamed(text, 'x')).toBe(text);
    expect(builder.brief(text, (key) => key)).toBe('');
  }
}
