// A game without a board, a cover or a lesson: it can be played, and the house offers nothing that is missing.
import { loadPackage } from '@tabularium/games';
import type { GamePackage } from '@tabularium/parts/shape';
import { expect, test } from 'vitest';
import { barriersOn, overhangOn } from './checks.ts';
import { visit } from './fixtures.ts';
import { OTHER } from './guise.ts';
import { optionNotations, settled, startMatch, takeOption } from './table.ts';

const bluff = (await loadPackage('bluff')) as GamePackage;
/** More turns than a two-player match with three dice each can have. */
const ENOUGH = 60;

test.each([
  ['as usual', undefined],
  ['in Italian on a phone', OTHER],
])('Bluff is played to its end, %s', async (_how, guise) => {
  const app = await visit(guise);
  const { page } = app;
  await startMatch(app, bluff, { seats: ['me', 'bot'], options: { dice: 3 }, seed: 'under the cup' });
  expect(await optionNotations(app)).toContain('bid 1x1');
  expect(await overhangOn(page)).toEqual([]);
  expect(await barriersOn(page)).toEqual([]);
  let state = await settled(app);
  for (let turn = 0; state === 'decide' && turn < ENOUGH; turn++) {
    const notations = await optionNotations(app);
    const doubt = notations.indexOf('doubt');
    await takeOption(app, doubt >= 0 ? doubt : 0);
    state = await settled(app);
  }
  expect(state).toBe('over');
});

test('it is not on the first page, and no lesson is offered for it', async () => {
  const app = await visit();
  await app.calm();
  const links = await app.page.locator('a').evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  expect(links.filter((href) => href.includes('battalia'))).not.toEqual([]);
  expect(links.filter((href) => href.includes('bluff'))).toEqual([]);
  await app.go({ page: 'learn', game: 'bluff' });
  await app.page.getByText(app.t('refusal.no-such-lesson')).waitFor();
});
