// The reader of files that people type: JSON, with the place of what is wrong.
import { rule, times } from '@tabularium/kernel/testing';
import { parseJson } from '@tabularium/parts/own-content';
import { readerOf } from '@tabularium/parts/testing';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseOwnContent } from '../../content/own/index.ts';

const { errors } = readerOf(parseOwnContent);

describe('a file that is no JSON', () => {
  rule('HOP-24.7', 'is refused with the place of the first mistake', () => {
    expect(errors('{\n  "arenaUnits": [\n    { "name": "Dog" "health": 3 }\n  ]\n}')).toEqual(['3:21 One of , } was expected, not ".']);
    expect(errors('{\n  "titans": [],\n}')).toEqual(['3:1 There is one comma too many before this bracket.']);
    expect(errors('{\r\n  "titans": [\r\n')).toEqual(['3:1 The file ends too soon: a bracket is not closed.']);
    expect(errors('{ titans: [] }')).toEqual(['1:3 The name before a colon needs quotation marks.']);
    expect(errors('{ "titans": black }')).toEqual(['1:13 black needs quotation marks: "black".']);
    expect(errors("{ 'titans': [] }")).toEqual(["1:3 ' makes no sense here."]);
    expect(errors('{ "titans" [] }')).toEqual(['1:12 One of : was expected, not [.']);
    expect(errors('{ "titans": [] } ]')).toEqual(['1:18 The file should end here: there is something after the last bracket.']);
    expect(errors('{ "titans')).toEqual(['1:3 This text does not end on its line, or contains a \\ that means nothing.']);
    expect(errors('')).toEqual(['1:1 The file ends too soon: a bracket is not closed.']);
  });
  rule('HOP-24.7', 'is refused if it says something twice', () => {
    expect(errors('{\n "titans": [],\n "titans": []\n}')).toEqual(['3:2 "titans" stands here for the second time.']);
  });
  rule('HOP-24.7', 'is refused if it is far too deep or too long', () => {
    expect(errors(`{"titans":${'['.repeat(100_000)}`)).toEqual(['1:51 There are too many brackets inside each other.']);
    expect(errors(' '.repeat(1_000_001))).toEqual(['1:1 The file is longer than 1000000 characters.']);
  });
});
test('numbers, escapes, a byte order mark and empty lists are read as JSON reads them', () => {
  const text =
    '\ufeff{"$schema":"a\\u00e9\\n\\"","neutralHeroes":[],"arenaUnits":[{"name":"Dog","class":"beast","range":1e0,"movement":2,"health":5,"attack":["black"],"skills":{ "regen" : 1 }}]}';
  expect(parseOwnContent(text)).toMatchObject({ warnings: [] });
});

test('signs that a terminal would obey are refused, line breaks are not', () => {
  for (const sign of ['\\u001b', '\\u0000', '\\b', '\\u009b'])
    expect(parseJson(`{"name":"a${sign}[31m"}`)).toMatchObject({ misread: { because: 'controls', place: { line: 1, column: 9 } } });
  expect(parseJson('"a\\n\\tb"')).toHaveProperty('value', 'a\n\tb');
});
test('whatever is written as JSON is read as it is', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), fc.constantFrom(0, 2, '\t'), (value, indent) => {
      expect(parseJson(JSON.stringify(value, null, indent))).toHaveProperty('value', JSON.parse(JSON.stringify(value)));
    }),
  );
});
test('a character too many or too few is refused where JSON refuses it', () => {
  const typed = fc.tuple(
    fc.jsonValue({ maxDepth: 3 }),
    fc.nat(),
    fc.nat(1),
    fc.constantFrom('', '{', ']', ',', '"', ':', '-', '1', 't', '\\', ' '),
  );
  fc.assert(
    fc.property(typed, ([value, at, removed, added]) => {
      const text = JSON.stringify(value);
      const start = at % (text.length + 1);
      const broken = text.slice(0, start) + added + text.slice(start + removed);
      const parsed = parseJson(broken);
      if ('misread' in parsed && ['twice', 'controls'].includes(parsed.misread.because)) return; // ours alone
      expect('misread' in parsed, broken).toBe(!isJson(broken));
    }),
    { numRuns: times(500) },
  );
});
function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
