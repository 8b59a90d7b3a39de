// Friends at a distance: from the set-up page by an invitation to a table that both see.
import { loadPackage } from '@tabularium/games';
import type { GamePackage } from '@tabularium/parts/shape';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { App } from './app.ts';
import { bareKeysOn, barriersOn, overhangOn } from './checks.ts';
import { PLAIN_NAME } from './chromium.ts';
import { visit } from './fixtures.ts';
import { type Guise, OTHER, USUAL } from './guise.ts';
import { follow, makeTable, seat, sitDown, watchLink, withOnlineWords } from './lobby.ts';
import { type OnlineSite, serveOnline } from './online.ts';
import { optionLines, optionNotations, settled } from './table.ts';

const bluff = (await loadPackage('bluff')) as GamePackage;
let online: OnlineSite;
beforeAll(async () => {
  online = await serveOnline(inject('dist'));
});
afterAll(() => online[Symbol.asyncDispose]());

const visitOnline = async (guise: Guise = USUAL): Promise<App> => withOnlineWords(await visit(guise, online.site));
const tableOf = (host: App): Promise<string> => makeTable(host, bluff, { seats: 2 }, 'Anna');
async function looksRight({ page }: App): Promise<void> {
  expect(await overhangOn(page)).toEqual([]);
  expect(await barriersOn(page)).toEqual([]);
  expect(await bareKeysOn(page)).toEqual([]);
}

/** Whoever is asked answers, and doubts where they can. */
async function answered(apps: readonly App[]): Promise<App> {
  const next = await Promise.race(apps.map(async (app) => (await settled(app), app)));
  const notations = await optionNotations(next);
  const doubt = notations.indexOf('doubt');
  await optionLines(next)
    .nth(doubt < 0 ? 0 : doubt)
    .click();
  await next.page.waitForFunction((before) => {
    const now = [...document.querySelectorAll('[data-choice]')].map((line) => line.getAttribute('data-notation') ?? '');
    return now.join() !== before;
  }, notations.join());
  return next;
}

test('a friend opens the invitation, sits down, and both play', async () => {
  const host = await visitOnline();
  const friend = await visitOnline(OTHER);
  const link = await tableOf(host);
  await looksRight(host);
  await host.button(host.t('replay.copy')).click();
  expect(await host.page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  expect(await host.button(host.t('lobby.start')).isDisabled()).toBe(true);
  await host.page.getByText(host.t('lobby.empty', { count: 1 })).waitFor();

  await follow(friend, link);
  await friend.page.getByText(friend.t('lobby.invited', { name: 'Anna' })).waitFor();
  await looksRight(friend);
  await sitDown(friend, 2, 'Bruno');
  await looksRight(friend);
  await seat(host, 2).getByText('Bruno').waitFor();
  await seat(host, 2).getByText(host.t('lobby.connected')).waitFor();
  await host.button(host.t('lobby.start')).click();

  const decided = new Set<App>();
  while (decided.size < 2) decided.add(await answered([host, friend]));
  // The browser remembers who sat down, and the home page leads back to the table.
  await friend.go({ page: 'home' });
  await friend.page.getByRole('link', { name: 'Anna e Bruno' }).click();
  await friend.page.locator('[data-part="play"]').first().waitFor();
});

test('a seat passes from one to the other before the match', async () => {
  const host = await visitOnline();
  const friend = await visitOnline(OTHER);
  const { t } = host;
  await follow(friend, await tableOf(host));
  await sitDown(friend, 2, 'Bruno');
  await friend.button(friend.t('lobby.rise')).click();
  await host.button(t('lobby.bot')).click();
  await host.page.getByRole('menuitem').first().click();
  await friend.page.getByText(friend.t('lobby.full')).waitFor();
  expect(await friend.button(friend.t('lobby.sit')).count()).toBe(0);
  await host.button(t('lobby.reopen')).click();
  await friend.button(friend.t('lobby.sit')).waitFor();
  await friend.page.reload();
  await friend.button(friend.t('lobby.sit')).click();
  expect(await friend.dialog.getByLabel(friend.t('setup.name')).inputValue()).toBe('Bruno');
  expect(await friend.dialog.getByRole('radio', { name: friend.t('lobby.emblems.fox') }).isChecked()).toBe(true);
});

test('latecomers watch, and a link for watching offers no seat', async () => {
  const host = await visitOnline();
  const { t } = host;
  const link = await tableOf(host);
  const watcher = await visitOnline();
  await follow(watcher, await watchLink(host));
  await seat(watcher, 2).getByText(t('matches.openSeat')).waitFor();
  expect(await watcher.button(t('lobby.sit')).count()).toBe(0);
  await host.page.getByText(t('lobby.watchers', { count: 1 })).waitFor();

  await host.button(t('lobby.bot')).click();
  await host.page.getByRole('menuitem').first().click();
  await host.button(t('lobby.start')).click();
  await watcher.page.getByRole('log').waitFor();
  const late = await visitOnline();
  await follow(late, link);
  await late.heading(t('lobby.begunTitle')).waitFor();
  await looksRight(late);
  await late.button(t('lobby.watchNow')).click();
  await late.page.getByRole('log').waitFor();
  expect(await optionLines(late).count()).toBe(0);
});

test('links that lead nowhere say so', async () => {
  const host = await visitOnline();
  const link = await tableOf(host);
  const stranger = await visitOnline();
  const { t, mishaps } = stranger;
  await follow(stranger, `${online.site}#/table/nosuchtable`);
  await stranger.page.getByText(t('refusal.no-such-table')).waitFor();
  await follow(stranger, link.slice(0, -1));
  await stranger.page.getByText(t('refusal.wrong-link')).waitFor();
  expect(mishaps).toHaveLength(2); // the browser reports the two refusals
  mishaps.length = 0;
});

test('over plain HTTP under a name that is not localhost, friends invite, sit down and play', async () => {
  const site = online.site.replace('127.0.0.1', PLAIN_NAME);
  const host = await withOnlineWords(await visit({ ...USUAL, keepsSite: true }, site));
  const friend = await withOnlineWords(await visit({ ...OTHER, keepsSite: true }, site));
  const { page, t } = host;
  const given = await page.evaluate(() => ({
    isSecureContext,
    locks: 'locks' in navigator,
    serviceWorker: 'serviceWorker' in navigator,
    clipboard: 'clipboard' in navigator,
  }));
  expect(given).toEqual({ isSecureContext: false, locks: false, serviceWorker: false, clipboard: false });
  const link = await tableOf(host);
  expect(link).toContain(`//${PLAIN_NAME}:`);
  await host.button(t('replay.copy')).click();
  await page.getByText(t('replay.selected')).waitFor();
  const selected = await page.evaluate(() => {
    const { value, selectionStart, selectionEnd } = document.activeElement as HTMLInputElement;
    return value.slice(selectionStart ?? 0, selectionEnd ?? 0);
  });
  expect(selected).toBe(link);
  await looksRight(host);

  await follow(friend, link);
  await sitDown(friend, 2, 'Bruno');
  await host.button(t('lobby.start')).click();
  const both = [host, friend];
  for (let n = 0; n < 3; n++) await answered(both);
  await friend.page.reload();
  for (let n = 0; n < 2; n++) await answered(both);
});

test('the site without a server offers no online play, and nothing fails', async () => {
  const app = await visit();
  const { t, page } = app;
  await app.calm();
  expect(app.files).toContain('api/hello');
  await app.go({ page: 'new', game: bluff.game.id });
  await app.button(t('setup.begin')).waitFor();
  expect(await app.button(t('setup.playElsewhere')).count()).toBe(0);
  expect(await page.locator('option[value="remote"]').count()).toBe(0);
  await app.go({ page: 'table', id: 'abcdefghijkl', secret: 'x'.repeat(32) });
  await page.getByText(t('refusal.unreachable')).waitFor();
});
