// Romolo o Remo? at the table: to the end against a bot, alone, with three at one screen, and its lesson.

import { speaker } from '@tabularium/speech';
import { expect, test } from 'vitest';
import type { StoredMatch } from '../../link/shape.ts';
import type { App } from './app.ts';
import { gameOf, packageOf, visit } from './fixtures.ts';
import { OTHER } from './guise.ts';
import { expectHint, followLesson } from './lesson.ts';
import { storedBefore, war } from './places.ts';
import {
  areTicked,
  logLines,
  openMatch,
  optionNotations,
  optionTexts,
  type State,
  settled,
  startMatch,
  takeOption,
  takeOver,
  tickAll,
} from './table.ts';

const PATIENCE = { timeout: 240_000 };
const MOST = 300;
/** Preferred options in the game's notation, best first. */
const HURRY = [/^end the game$/, /^hireCharacter/, /^(pass|wheat)$/]; // the end is near once all characters are hired
const GROW = [/^end the game$/, /^(warehouse|farm|wheat)$/, /^hireCharacter/, /^produce/, /^createWorker/, /^build/, /^sell/, /^pass$/];

/** Plays to the end: various options first, then preferred ones. */
async function playOn(app: App, likes: readonly RegExp[], playful = 0): Promise<State> {
  let now: State = await settled(app);
  for (let choices = 0; now === 'decide' && choices < MOST; choices++) {
    if (await areTicked(app)) {
      now = await tickAll(app);
      continue;
    }
    const notations = await optionNotations(app);
    const liked = likes.map((like) => notations.findIndex((notation) => like.test(notation))).find((place) => place >= 0);
    now = await takeOption(app, choices < playful ? (choices * 7) % notations.length : (liked ?? 0));
  }
  return now;
}
const scoreLines = ({ dialog }: App): Promise<number> => dialog.getByRole('rowheader').count();

test('a match against a bot, from the form to the score sheet', PATIENCE, async () => {
  const app = await visit();
  await startMatch(app, packageOf('romolo'), { seats: ['me', 'bot'], seed: 'two brothers', level: 'legionario' });
  expect(await playOn(app, HURRY, 15)).toBe('over');
  await expect.poll(() => scoreLines(app)).toBeGreaterThan(0);
  expect((await logLines(app)).length).toBeGreaterThan(40);
});

test(
  'a whole solitaire on a phone, in Italian: the automaton has its turns and its events until points are counted',
  PATIENCE,
  async () => {
    const app = await visit(OTHER);
    await startMatch(app, packageOf('romolo'), { mode: 'solo', seats: ['me'], seed: 'alone 7' });
    expect(await playOn(app, GROW)).toBe('over');
    await expect.poll(() => scoreLines(app)).toBeGreaterThan(5); // a lost tower gets one line
    await app.closeDialog();
    await app.button(app.t('table.tab.log')).click();
    expect((await logLines(app)).join(' ')).toMatch(/ROM-16\.1[4-9]/);
  },
);

/** Three people share a screen, and two of them are about to play their dice tokens. */
function beforeTokens(): StoredMatch {
  for (let seed = 1; seed <= MOST; seed++) {
    const found = storedBefore(packageOf('romolo'), war('free', 3, seed, 60), 'token');
    if (found) return { ...found, id: 'tokens', seats: found.seats.map(({ name }) => ({ kind: 'human', name })) };
  }
  throw new Error('no match of three came to blows');
}
test('three at one screen: dice tokens are revealed once both have been played, not before', PATIENCE, async () => {
  const app = await visit();
  const { page, t } = app;
  await app.keep(beforeTokens());
  await app.go({ page: 'match', id: 'tokens' });
  const shown = async (): Promise<readonly string[]> => (await logLines(app)).filter((line) => / shows “.* shows “/.test(line));
  const played: string[] = [];
  const players = new Set<string>();
  let before = 0;
  for (let n = 0; n < 2; n++) {
    expect(await settled(app)).toBe('handOver');
    expect(await page.locator('[data-choice], [role="log"], aside').count()).toBe(0);
    expect(await page.locator('body').innerText()).toContain(t('table.handOver.text'));
    players.add((await page.locator('main button').first().textContent()) ?? '');
    expect(await takeOver(app)).toBe('decide');
    const told = (await shown()).length;
    if (n === 0) before = told;
    expect(told).toBe(before);
    played.push((await optionTexts(app))[n] ?? '');
    await takeOption(app, n);
  }
  expect(players.size).toBe(2);
  if ((await settled(app)) === 'handOver') await takeOver(app);
  const [last = '', ...earlier] = (await shown()).toReversed();
  expect(earlier).toHaveLength(before);
  for (const token of played) expect(last.toLowerCase()).toContain(token.toLowerCase());
});

test('whatever is clicked in vain says why: a character, a work, a hex out of reach', async () => {
  const pkg = packageOf('romolo');
  const app = await visit();
  const { page } = app;
  const { t } = speaker(pkg, { language: app.guise.language });
  const act = gameOf('romolo').places.found.get('act');
  if (!act) throw new Error('no place before an act');
  await openMatch(app, act);
  const main = page.locator('main');
  const cells = main.getByRole('gridcell');
  // No unit is chosen yet.
  const empty = main.locator('[data-cell]').last();
  await empty.click({ force: true });
  await expect.poll(() => main.innerText()).toContain(t('board.map.chooseFirst'));
  // A unit, and a hex too far away for it.
  await main.locator('[data-question] button').first().waitFor();
  const roster = main.getByRole('button', { name: / in [a-z]\d+/i });
  await roster.first().click();
  await cells.first().click({ force: true });
  await expect.poll(() => main.innerText()).toContain(t('reason.hexByHex', { actions: 2 }).slice(0, 20));
  const denied = main.locator('button[aria-disabled="true"][aria-label*=": "]').first();
  await denied.click({ force: true });
  await expect.poll(() => page.getByRole('tooltip').count()).toBe(1);
  // A character of the display.
  await main.locator('[data-panel="characters"]').first().click();
  await main.locator('[data-panel="characters"] li button[aria-disabled="true"]').first().click({ force: true });
  await expect.poll(() => page.getByRole('tooltip').innerText()).not.toBe('');
});

test('the lesson can be followed from its first step to the end', PATIENCE, async () => {
  const app = await visit();
  const said = await followLesson(app, 'romolo');
  expect(said.size).toBeGreaterThan(40);
  await expectHint(app);
  expect(await settled(app)).toBe('decide');
});
