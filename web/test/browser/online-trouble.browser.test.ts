// An online match played to its end and into the next one, while pages are reloaded and cut off and the server restarts.
// `npm run prove -- browsers` does the same with every game, more browsers and a server that is killed.
import { loadPackage } from '@tabularium/games';
import type { GamePackage } from '@tabularium/parts/shape';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import type { App } from './app.ts';
import { Cable } from './cable.ts';
import { barriersOn, overhangOn } from './checks.ts';
import { packageOf, visit } from './fixtures.ts';
import { OTHER, USUAL } from './guise.ts';
import { follow, makeTable, seat, sitDown, watchLink, withOnlineWords } from './lobby.ts';
import { type OnlineSite, serveOnline } from './online.ts';
import { optionLines, optionNotations, settled, showOptions, takeOption } from './table.ts';

const bluff = (await loadPackage('bluff')) as GamePackage;
/** More turns than a two-player match with three dice each can have. */
const ENOUGH = 60;
let online: OnlineSite;
beforeAll(async () => {
  online = await serveOnline(inject('dist'));
});
afterAll(() => online[Symbol.asyncDispose]());

/** Opens the site over a line that can be cut. */
async function visitOnline(guise = USUAL): Promise<App & { readonly cable: Cable }> {
  const cable = await Cable.to(Number(new URL(online.site).port));
  onTestFinished(() => cable.close());
  return Object.assign(await withOnlineWords(await visit({ ...guise, proxy: cable.address }, online.site)), { cable });
}
const lost = ({ page, t }: App) => page.getByText(t('online.reconnecting'));
const loglines = ({ page, t }: App): Promise<string[]> =>
  page
    .getByRole('region', { name: t('table.log'), includeHidden: true })
    .locator('p:has(a)')
    .allTextContents();

/** Does something that makes requests fail, and forgets that they did. */
async function inTrouble(apps: readonly App[], deed: () => Promise<void>): Promise<void> {
  await deed();
  for (const app of apps) {
    await lost(app).waitFor({ state: 'detached' });
    const others = app.mishaps.filter((one) => !/^Failed to load resource: (net::ERR_|.* 503 )/.test(one));
    app.mishaps.splice(0, app.mishaps.length, ...others);
  }
}
/** Doubts if possible, which ends the match soonest. */
async function click(app: App): Promise<void> {
  const doubt = (await optionNotations(app)).indexOf('doubt');
  await optionLines(app)
    .nth(doubt < 0 ? 0 : doubt)
    .click();
}

test('two browsers play to the end through a reload, an offline spell and a restart of the server, and then once more', async () => {
  const host = await visitOnline();
  const friend = await visitOnline(OTHER);
  const players = [host, friend];
  const link = await makeTable(host, bluff, { seats: 2, options: { dice: 3 } }, 'Anna');
  const watcher = await visitOnline();
  await follow(watcher, await watchLink(host));
  await follow(friend, link);
  await sitDown(friend, 2, 'Bruno');
  await host.button(host.t('lobby.start')).click();

  /** Who has to decide now, and who does not. */
  const turn = async (): Promise<{ readonly due: App; readonly other: typeof host; readonly state: string }> => {
    const { app, state } = await Promise.race(players.map(async (one) => ({ app: one, state: await settled(one) })));
    return { due: app, other: app === host ? friend : host, state };
  };
  /** Clicks, and waits until the page shows the outcome. */
  const answered = async (app: App, around: (deed: () => Promise<void>) => Promise<void> = (deed) => deed()): Promise<void> => {
    const before = (await loglines(app)).length;
    await around(() => click(app));
    await expect.poll(async () => (await loglines(app)).length).toBeGreaterThan(before);
  };

  // The player who has to decide reloads the page, and finds the same question.
  const first = await turn();
  const asked = await optionNotations(first.due);
  await first.due.page.reload();
  await settled(first.due);
  expect(await optionNotations(first.due)).toEqual(asked);
  await answered(first.due);

  // A line of the chat comes once, even if it is sent twice, and its rule is a link.
  await host.page.getByRole('textbox', { name: host.t('online.say') }).fill('Is that BLU-2.1?');
  await host.page.keyboard.press('Enter');
  await host.page.keyboard.press('Enter');
  await friend.page.getByRole('img', { name: friend.t('online.unread', { count: 1 }) }).waitFor();
  const [options, log] = await friend.page.locator('aside button[aria-expanded]').all();
  await log?.click();
  const said = friend.page.getByRole('region', { name: friend.t('online.chat') }).locator('p', { hasText: 'Is that' });
  await said.getByRole('link', { name: 'BLU-2.1' }).waitFor();
  expect(await friend.page.getByRole('img', { name: friend.t('online.unread', { count: 1 }) }).count()).toBe(0);
  await expect.poll(() => host.page.getByRole('textbox', { name: host.t('online.say') }).inputValue()).toBe('');
  expect(await said.count()).toBe(1);
  // Somebody who mutes another reads nothing of theirs until they unmute them.
  const speaker = said.getByRole('button');
  const name = await speaker.innerText();
  await speaker.click();
  const silence = friend.page.getByText(friend.t('online.muted'));
  await silence.waitFor();
  expect(await said.count()).toBe(0);
  await friend.page.reload(); // and after that
  await friend.page.locator('aside button[data-part="log"]').click();
  await silence.waitFor();
  await friend.page.getByRole('button', { name, exact: true, pressed: true }).click();
  await said.getByRole('link', { name: 'BLU-2.1' }).waitFor();
  await options?.click();

  // The other player is cut off, and learns afterwards what happened.
  const second = await turn();
  await inTrouble([second.other], async () => {
    second.other.cable.cut();
    await lost(second.other).waitFor();
    await answered(second.due);
    second.other.cable.mend();
  });

  // An answer given while the server is away arrives once, when it is back.
  const third = await turn();
  await inTrouble([...players, watcher], () =>
    answered(third.due, (deed) =>
      online.without(async () => {
        await deed();
        for (const app of [...players, watcher]) await lost(app).waitFor();
        expect(await overhangOn(friend.page)).toEqual([]);
      }),
    ),
  );

  let { due, state } = await turn();
  for (let n = 0; state === 'decide' && n < ENOUGH; n++) {
    await answered(due);
    ({ due, state } = await turn());
  }
  const outcomes = new Map<App, string>();
  for (const app of [...players, watcher]) {
    expect(await settled(app)).toBe('over');
    await app.dialog.getByText(app.t('online.fair')).waitFor();
    await app.closeDialog();
    outcomes.set(app, (await app.page.locator('[data-part="play"] [role="status"]').allTextContents()).join());
    expect(app.cable.refusals).toEqual([]);
  }
  expect(outcomes.get(host)?.replace(/^You have/, 'Anna has')).toBe(outcomes.get(watcher));

  // A spectator is offered nothing that the server would refuse.
  expect(await watcher.button(watcher.t('table.rematch')).count()).toBe(0);
  expect(await watcher.page.getByRole('textbox', { name: watcher.t('online.say') }).count()).toBe(0);

  // Once one of them wants another match, the other page says so; both move one seat along.
  await host.button(host.t('table.rematch')).click();
  await seat(host, 2).getByText('Anna').waitFor();
  await friend.page.getByText(friend.t('online.rematchOpen')).waitFor();
  expect(await barriersOn(friend.page)).toEqual([]);
  await friend.button(friend.t('table.rematch')).click();
  await sitDown(friend, 1, 'Bruno');
  await host.button(host.t('lobby.start')).click();
  expect((await turn()).state).toBe('decide');
});

test('on a phone the chat has room, and a board asks once why not', async () => {
  const host = await visitOnline(OTHER);
  const { t, page } = host;
  const asked: (() => Promise<void>)[] = [];
  await page.route('**/why-not*', (route) => asked.push(() => route.abort()));
  await makeTable(host, packageOf('arcane-legions'), { mode: 'custom', seats: 2, options: { total: 1000 } }, 'Anna');
  await host.button(t('lobby.bot')).click();
  await page.getByRole('menuitem').first().click();
  await host.button(t('lobby.start')).click();
  await settled(host);
  const log = page.locator('aside button[aria-expanded]').nth(1);
  await log.click();
  await page.getByRole('textbox', { name: t('online.say') }).fill('Sono qui.');
  await page.keyboard.press('Enter');
  const said = page.getByRole('region', { name: t('online.chat') }).getByText('Sono qui.');
  await said.waitFor();
  expect(await said.locator('xpath=ancestor::*[@role="log"]').evaluate((list) => list.clientHeight)).toBeGreaterThan(20);
  await log.click();

  await takeOption(host, 0); // builds an army
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await showOptions(host);
  for (const option of (await optionLines(host).all()).slice(0, 6)) await option.hover(); // the page is redrawn each time
  await host.still();
  expect(asked).toHaveLength(1);
  for (const refuse of asked) await refuse();
  await host.still();
  expect(host.mishaps.splice(0)).toEqual(['Failed to load resource: net::ERR_FAILED']);
});
