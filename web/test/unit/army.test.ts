// Custom armies: in a link, in the set-up form, in a match.

import { gameOf, loadPresentation } from '@tabularium/games';
import { times } from '@tabularium/kernel/testing';
import type { Workshop } from '@tabularium/parts/shape';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstDraft, setupOf, withArmy, withChair } from '../../frame/draft.ts';
import { deflated } from '../../link/squeezed.ts';
import { LONGEST_LINK } from '../../settings/routes.ts';
import { armyCode, armyInLink } from '../../workshop/army-link.ts';

const workshop = (await gameOf('battleground')?.workshop?.()) as Workshop;
const { builder } = workshop;
if (!builder) throw new Error('these tests are about armies');
const starts = builder.starts((key) => key);
const READY = starts.at(-1)?.text ?? '';
const schema = (await loadPresentation('battleground'))?.setup;
if (!schema) throw new Error('these tests arrange matches of Battleground');

test('a link holds an army whole', async () => {
  for (const { text } of starts) {
    const code = await armyCode(text);
    expect(code.length).toBeLessThan(1000);
    expect(code).toMatch(/^[\w-]+$/);
    const received = (await armyInLink(code)) ?? '';
    expect(JSON.parse(received)).toEqual(JSON.parse(text));
    expect(builder.renamed(received, builder.nameOf(text) ?? '')).toBe(text);
  }
});
test('whatever is in a file comes out of the link unchanged', async () => {
  await fc.assert(
    fc.asyncProperty(fc.json(), async (text) => {
      const received = await armyInLink(await armyCode(text));
      expect(JSON.parse(received ?? '')).toEqual(JSON.parse(JSON.stringify(JSON.parse(text))));
    }),
    { numRuns: times(50) },
  );
});
test('a link that was cut off, mistyped or padded holds nothing', async () => {
  const code = await armyCode(READY);
  for (const length of [0, 1, code.length >> 1, code.length - 4]) expect(await armyInLink(code.slice(0, length))).toBeUndefined();
  for (const bad of ['%', 'not a link', `${code}!`, '====', await deflated('no JSON'), 'A'.repeat(LONGEST_LINK + 1)])
    expect(await armyInLink(bad)).toBeUndefined();
});
test('a link with a letter changed holds nothing, or something that the game checks before it believes', async () => {
  const code = await armyCode(READY);
  await fc.assert(
    fc.asyncProperty(fc.nat(code.length - 1), fc.constantFrom('A', 'z', '0', '9', '-', '_'), async (at, letter) => {
      const received = await armyInLink(code.slice(0, at) + letter + code.slice(at + 1));
      if (received === undefined) return;
      const read = workshop.read(received, 'en');
      if ('errors' in read) expect(read.errors.every(({ problem }) => problem.length > 0)).toBe(true);
      else expect(builder.nameOf(received)).toBeDefined();
    }),
    { numRuns: times(100) },
  );
});

test('a player who brings an army plays its side, in a match that it fits', () => {
  const evil = starts.find(({ text }) => text.includes('"evil"') && text.includes('skeletor_p'))?.text ?? '';
  const setupFor = (seat: number) => builder.setupFor(evil, seat);
  const first = firstDraft(schema, ['random', 'legionario']);
  const draft = withArmy(schema, first, 'abc', setupFor);
  expect(draft.armies).toEqual(['abc']);
  expect(setupOf(schema, draft)).toMatchObject({
    mode: 'standard',
    seats: 2,
    options: { masters: 'second', points: 100, expansion: 'on' },
  });
  const second = withArmy(schema, withChair(first, 1, { who: 'me' }), 'abc', setupFor);
  expect(setupOf(schema, second).options['masters']).toBe('first');
  expect(builder.whyNotIn(evil, setupOf(schema, draft))).toBeNull();
});
