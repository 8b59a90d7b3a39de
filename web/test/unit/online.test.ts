import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { messageGaps } from '@tabularium/speech';
import { describe, expect, test } from 'vitest';
import { EMBLEM_NAMES, EMBLEMS, emblemNamed } from '../../frame/emblems.ts';
import { helloIn } from '../../frame/use-server.ts';
import { pathOf } from '../../online/qr.tsx';
import en from '../../settings/online-words/en.json' with { type: 'json' };
import it from '../../settings/online-words/it.json' with { type: 'json' };

test('tables say the same things in every language', () => {
  expect(messageGaps({ en, it })).toEqual([]);
});

describe('a server is recognised only by its greeting', () => {
  const JSON_TYPE = 'application/json; charset=utf-8';
  test.each([
    ['a greeting', JSON_TYPE, '{"tabularium":1}', true],
    ['a greeting to somebody known', JSON_TYPE, '{"tabularium":1,"person":{"name":"Ada","emblem":"fox"}}', true],
    [
      'the file that a static host has',
      'application/octet-stream',
      readFileSync(new URL('../../public/api/hello', import.meta.url), 'utf8'),
      false,
    ],
    ['the same as JSON', JSON_TYPE, '{}', false],
    ['a newer server', JSON_TYPE, '{"tabularium":2}', false],
    ['a page in its place', 'text/html', '<!doctype html>', false],
    ['a greeting of no type', null, '{"tabularium":1}', false],
    ['something else', JSON_TYPE, 'null', false],
  ])('%s', (_what, type, text, isBelieved) => {
    expect(helloIn(type, text) !== undefined).toBe(isBelieved);
  });
});

describe('emblems', () => {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const drawn = globSync('games/*/board/**/icons.ts', { cwd: root }).map((file) => readFileSync(`${root}/${file}`, 'utf8'));
  test.each(EMBLEM_NAMES)('%s is an icon of some board, whose author the credits name, and has a name', (emblem) => {
    expect(drawn.some((icons) => icons.includes(EMBLEMS[emblem]))).toBe(true);
    expect(en.lobby.emblems).toHaveProperty(emblem);
  });
  test('an unknown name gives no icon', () => {
    expect(emblemNamed('fox')).toBe('fox');
    for (const name of ['owl', '', 'toString', undefined]) expect(emblemNamed(name)).toBeUndefined();
  });
});

test('a code is drawn as one path, run by run', () => {
  const rows = ['##.#', '....', '.###'].map((row) => Array.from(row, (square) => square === '#'));
  expect(pathOf(rows)).toBe('M0 0h2v1H0zM3 0h1v1H3zM1 2h3v1H1z');
});
