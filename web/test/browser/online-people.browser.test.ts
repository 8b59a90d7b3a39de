// People and the life of tables: somebody is removed or forgotten, a table is closed, a finished match is kept like any other.
import { buffer } from 'node:stream/consumers';
import { Api } from '@tabularium/client';
import { loadPackage, loadPresentation } from '@tabularium/games';
import { parseFile, verifyRecord } from '@tabularium/kernel';
import type { GamePackage } from '@tabularium/parts/shape';
import { speaker } from '@tabularium/speech';
import type { Download } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, inject, onTestFinished, test } from 'vitest';
import { decisionOf, playUntil } from '../../../server/test/support/players.ts';
import { guest, watching } from '../../../server/test/support/serving.ts';
import { closingDay } from '../../frame/closing.ts';
import { translateFor } from '../../settings/messages/index.ts';
import type { App } from './app.ts';
import { bareKeysOn, barriersOn, overhangOn } from './checks.ts';
import { packageOf, visit } from './fixtures.ts';
import { type Guise, OTHER, USUAL } from './guise.ts';
import { confirm, follow, invitation, makeTable, makeThisTable, seat, sitDown, withOnlineWords } from './lobby.ts';
import { type OnlineSite, serveOnline } from './online.ts';
import {
  areTicked,
  fillIn,
  logLines,
  optionLines,
  optionNotations,
  optionTexts,
  settled,
  showOptions,
  takeOption,
  tickAll,
} from './table.ts';

const bluff = (await loadPackage('bluff')) as GamePackage;
const MINUTE = 60_000;
const DAY = 24 * 3600 * 1000;
/** How many milliseconds the server's clock is ahead. */
let ahead = 0;
let online: OnlineSite;
beforeAll(async () => {
  online = await serveOnline(inject('dist'), () => Date.now() + ahead);
});
beforeEach(() => {
  ahead = 0;
});
afterAll(() => online[Symbol.asyncDispose]());

const visitOnline = async (guise: Guise = USUAL): Promise<App> => withOnlineWords(await visit(guise, online.site));
async function looksRight({ page }: App): Promise<void> {
  expect(await overhangOn(page)).toEqual([]);
  expect(await barriersOn(page)).toEqual([]);
  expect(await bareKeysOn(page)).toEqual([]);
}
/** Anna and Bruno at a table of Anna's. */
async function twoAtTable(game = bluff): Promise<{ readonly host: App; readonly friend: App; readonly link: string }> {
  const [host, friend] = [await visitOnline(), await visitOnline(OTHER)];
  const link = await makeTable(host, game, { seats: 2 }, 'Anna');
  await follow(friend, link);
  await sitDown(friend, 2, 'Bruno');
  await seat(host, 2).getByText('Bruno').waitFor();
  return { host, friend, link };
}
async function begin(host: App, friend: App): Promise<void> {
  await host.button(host.t('lobby.start')).click();
  for (const { page } of [host, friend]) await page.locator('[data-question]').first().waitFor();
}
/** Whoever has to decide, and the other one. */
async function byTurn(host: App, friend: App): Promise<readonly [App, App]> {
  const due = await Promise.race([host, friend].map(async (app) => (await settled(app), app)));
  return due === host ? [host, friend] : [friend, host];
}
/** Chooses the first option; the other player may have to decide then. */
async function takeFirst(app: App): Promise<void> {
  await showOptions(app);
  await optionLines(app).first().click();
}
const textOf = async (download: Promise<Download>): Promise<string> => String(await buffer(await (await download).createReadStream()));

test('an assistant makes the small choices of an online match by itself, and is still there after a reload', {
  timeout: 240_000,
}, async () => {
  const host = await visitOnline();
  const { t, page } = host;
  await makeTable(host, packageOf('hoplomachus'), { mode: 'onslaught', seats: 2 }, 'Anna');
  await host.button(t('lobby.bot')).click();
  await page.getByRole('menuitem').first().click();
  await host.button(t('lobby.start')).click();
  await settled(host);
  await host.button(t('table.assistant.off')).click();
  await host.button(t('table.assistant.on')).waitFor();
  await looksRight(host);
  const [said = ''] = t('table.helped.assistant', { what: '|', count: 1 }).split('|');
  const isHelped = async (): Promise<boolean> => (await logLines(host)).some((line) => line.startsWith(said));
  for (let n = 0; !(await isHelped()); n++) {
    expect(n).toBeLessThan(150);
    expect(await settled(host)).toBe('decide');
    if (await areTicked(host)) await tickAll(host);
    else await takeOption(host, (n * 7) % (await optionNotations(host)).length);
  }
  await page.reload();
  await host.button(t('table.assistant.on')).waitFor();
  expect(await isHelped()).toBe(true);
});

test('an assistant leaves a choice to its person as long as somebody else wants to make it', { timeout: 120_000 }, async () => {
  const { assists = [] } = (await loadPresentation('hoplomachus')) ?? {};
  const host = await visitOnline(OTHER);
  const { t, page } = host;
  const link = await makeTable(host, packageOf('hoplomachus'), { mode: 'onslaught', seats: 2 }, 'Anna');
  const [id = '', secret] = link.split('/').slice(-2);
  const theirs = online.visitor().table(id, secret);
  await theirs.sit(guest(1));
  await seat(host, 2).getByText('Bruno').waitFor();
  await host.button(t('lobby.start')).click();
  await settled(host);
  await host.button(t('table.assistant.off')).click();
  await host.button(t('table.assistant.on')).waitFor();

  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const mine = new Api({ base: online.site.slice(0, -1), headers: { cookie } }).table(id);
  const both = [mine, theirs].map((table, one) => ({ ...watching(table), table, seat: one }));
  onTestFinished(() => both.forEach(({ match }) => match.close()));
  await playUntil(both, () => both.every((one) => assists.includes(decisionOf(one)?.ask ?? '')));
  const heldBack = page.getByText(t('table.assistant.heldBack'));
  await heldBack.waitFor();
  await looksRight(host);
  expect((await optionNotations(host)).length).toBeGreaterThan(1);
  await theirs.assist(1, true);
  await heldBack.waitFor({ state: 'detached' });
  await expect.poll(() => both[0]?.match.mirror?.helped(0).length).toBeGreaterThan(0);
});

test('the host removes somebody, who is told, and makes new links so that the old one leads nowhere', async () => {
  const { host, friend, link } = await twoAtTable();
  const { t } = host;
  await seat(host, 2)
    .getByRole('button', { name: t('lobby.remove') })
    .click();
  await looksRight(host);
  await confirm(host, t('lobby.remove'));
  await friend.page.getByText(friend.t('lobby.removed')).waitFor();
  await looksRight(friend);
  await friend.button(friend.t('lobby.sit')).waitFor(); // the link still leads here
  await host.button(t('lobby.newLinks')).click();
  await confirm(host, t('lobby.newLinks'));
  await friend.page.getByText(friend.t('refusal.removed')).waitFor();
  await expect.poll(() => invitation(host).inputValue()).not.toBe(link);
  await follow(friend, await invitation(host).inputValue());
  await sitDown(friend, 2, 'Bruno');
  await seat(host, 2).getByText('Bruno').waitFor();
  friend.mishaps.length = 0; // the browser may report what the server refused
});

test('a table where nobody plays says when it will close, and afterwards what happened', async () => {
  const { host, friend, link } = await twoAtTable();
  await begin(host, friend);
  const [due, other] = await byTurn(host, friend);
  await takeFirst(due);
  ahead = 25 * DAY;
  await online.sweep();
  const day = ({ guise }: App): string => closingDay(guise.language, Date.now() + 30 * DAY);
  for (const app of [host, friend]) await app.page.getByText(app.t('online.closes', { date: day(app) })).waitFor();
  await other.go({ page: 'home' });
  await other.page.getByText(other.t('matches.closes', { date: day(other) })).waitFor();
  await looksRight(other);

  ahead = 31 * DAY;
  await online.sweep();
  await due.page.getByText(due.t('refusal.abandoned')).waitFor();
  await due.page.getByText(due.t('online.secret.title')).click();
  await looksRight(due);
  expect(await optionLines(due).count()).toBe(0);
  const saving = due.page.waitForEvent('download');
  await due.button(due.t('table.export')).click();
  const file = parseFile(await textOf(saving)); // checks the dice too
  expect([file.result, file.dice?.shares.length, file.inputs.length > 0]).toEqual([null, 2, true]);

  const stranger = await visitOnline();
  await follow(stranger, link);
  await stranger.heading(stranger.t('lobby.goneTitle')).waitFor();
  await stranger.button(stranger.t('lobby.lookNow')).click();
  await stranger.page.getByText(stranger.t('refusal.abandoned')).waitFor();
  expect(await stranger.button(stranger.t('table.rematch')).count()).toBe(0);
  await due.button(due.t('table.rematch')).click();
  await invitation(due).waitFor();
});

test('two people at one screen have two seats; a friend who stays away is replaced by a bot, and comes back', async () => {
  ahead = -11 * MINUTE;
  await online.without(async () => undefined); // a server counts absences from its own start
  const [host, friend] = [await visitOnline(), await visitOnline(OTHER)];
  const { t, page } = host;
  await fillIn(host, bluff, { seats: ['me', 'friend', 'bot'] });
  await host.button(t('setup.playElsewhere')).click();
  for (const [n, name] of ['Anna', 'Carla'].entries())
    await seat(host, n + 1)
      .getByLabel(t('setup.name'))
      .fill(name);
  await host.button(t('setup.makeTable')).click();
  await page.getByRole('img', { name: t('lobby.qr') }).waitFor();
  const link = await invitation(host).inputValue();
  await follow(friend, link);
  await sitDown(friend, 3, 'Bruno');
  await seat(host, 3).getByText('Bruno').waitFor();
  await host.button(t('lobby.start')).click();

  // Each of the two is shown their own dice only after a cover.
  for (const name of ['Anna', 'Carla']) {
    if ((await settled(host)) === 'handOver') await host.button(t('table.handOver.ready', { name })).click();
    expect(await settled(host)).toBe('decide');
    const own = page
      .getByRole('list', { name: t('table.seats') })
      .getByRole('listitem')
      .filter({ hasText: t('table.you') });
    expect(await own.innerText()).toContain(name);
    const notations = await optionNotations(host);
    await optionLines(host)
      .nth(notations.findIndex((one) => one !== 'doubt'))
      .click();
    await page.waitForFunction((before) => {
      const now = [...document.querySelectorAll('[data-choice]')].map((line) => line.getAttribute('title') ?? '');
      return now.join() !== before;
    }, notations.join());
  }
  expect(await settled(friend)).toBe('decide');
  await friend.page.goto('about:blank');
  ahead = 0;
  await host.button(t('online.letBot')).click();
  await friend.page.goto(link);
  await friend.page.getByText(friend.t('online.replaced')).waitFor();
  await looksRight(friend);
  await friend.button(friend.t('online.comeBack')).click();
  await friend.page.getByText(friend.t('online.replaced')).waitFor({ state: 'detached' });
  await page.getByText(t('online.awayNow', { name: 'Bruno' })).waitFor({ state: 'detached' });
});

test('somebody is forgotten, and the other player continues against a bot', async () => {
  const { host, friend } = await twoAtTable();
  await begin(host, friend);
  const { t, page } = friend;
  await friend.go({ page: 'home' });
  await page
    .getByRole('button', { name: t('settings.title') })
    .first()
    .click();
  await page.getByText(t('forget.known', { name: 'Bruno' })).waitFor();
  await looksRight(friend);
  await friend.button(t('forget.act')).click();
  await confirm(friend, t('forget.act'));
  await page.getByText(t('matches.none')).waitFor();
  const seats = host.page.getByRole('list', { name: host.t('table.seats') });
  await seats.getByText(host.t('house.player', { n: 2 })).waitFor();
  await seats.getByText(`(${host.t('table.bot')}`).waitFor({ state: 'attached' });
  expect(await host.page.getByText('Bruno').count()).toBe(0);
  expect(await settled(host)).not.toBe('handOver');
});

test('a finished match is listed, replayed, shared and saved like any other, and its dice can be checked', async () => {
  const { host, friend } = await twoAtTable();
  await begin(host, friend);
  const { t, page } = host;
  const [due, other] = await byTurn(host, friend);
  await takeFirst(due);
  await settled(other);
  await friend.page.getByRole('button', { name: friend.t('ui.more') }).click();
  await friend.page.getByRole('menuitem', { name: friend.t('table.leave.open') }).click();
  await confirm(friend, friend.t('table.leave.act'));
  await host.dialog.getByText(t('online.fair')).waitFor();
  const saving = page.waitForEvent('download');
  await host.dialog.getByRole('button', { name: t('table.export') }).click();
  const file = parseFile(await textOf(saving));
  expect(file.dice?.commitment).toHaveLength(64);
  expect(verifyRecord(bluff.game, file).result).toEqual(file.result);

  await host.dialog.getByRole('button', { name: t('table.replay') }).click();
  await host.button(t('replay.share')).click();
  const shared = await host.dialog.getByRole('textbox').inputValue();
  const stranger = await visitOnline();
  await follow(stranger, shared);
  await stranger.page.getByRole('slider').waitFor();

  // Both have it in their list, once, though one of them has replayed it.
  for (const app of [host, friend]) {
    await app.go({ page: 'home' });
    const names = new Intl.ListFormat(app.guise.language).format(['Anna', 'Bruno']);
    await app.page.getByText(app.t('matches.won', { names: 'Anna' })).waitFor();
    expect(await app.page.getByRole('link', { name: names }).count()).toBe(1);
    await app.button(app.t('matches.actions', { names })).click();
    await app.page.getByRole('menuitem', { name: app.t('matches.replay') }).click();
    await app.page.getByRole('slider').waitFor();
  }
});

test('a draw is offered, declined, offered again and accepted', async () => {
  const { host, friend } = await twoAtTable(packageOf('battleground'));
  await begin(host, friend);
  const offer = async (app: App): Promise<void> => {
    const words = app.t('table.draw.offer');
    await app.page.getByRole('button', { name: app.t('ui.more') }).click();
    await app.page.getByRole('menuitem', { name: words }).click();
    await confirm(app, words);
  };
  await offer(friend);
  for (const app of [host, friend]) await app.page.getByText(app.t('table.draw.offered', { name: 'Bruno' })).waitFor();
  await looksRight(friend);
  await friend.button(friend.t('table.draw.withdraw')).waitFor();
  await host.button(host.t('table.draw.decline')).click();
  for (const app of [host, friend]) await app.page.getByText(app.t('table.draw.offered', { name: 'Bruno' })).waitFor({ state: 'detached' });
  await byTurn(host, friend); // the match goes on
  await offer(host);
  await friend.button(friend.t('table.draw.agree')).click();
  for (const app of [host, friend]) {
    await app.dialog.getByText(app.t('online.fair')).waitFor();
    const { t } = speaker(packageOf('battleground'), { language: app.guise.language });
    await app.dialog.getByText(t('result.agreed')).first().waitFor();
  }
});

test('somebody brings their own army to an online table, and the friend sees it', async () => {
  const GAME = 'battleground';
  const [host, friend] = [await visitOnline(), await visitOnline()];
  const words = speaker(packageOf(GAME), { language: USUAL.language }).t;
  const house = translateFor(USUAL.language, packageOf(GAME));
  const army = words('board.name', { what: 'heart_of_grayskull' });
  await host.go({ page: 'workshop', game: GAME });
  await host.button(house('army.begin')).click();
  await host.page.getByRole('menuitem', { name: army }).click();
  await host.page.getByLabel(host.t('workshop.name')).fill('Night and Day');
  await host.button(house('army.play')).click();
  expect(await host.page.getByRole('checkbox', { name: 'Night and Day' }).isChecked()).toBe(true);
  await host.button(host.t('setup.playElsewhere')).click();
  const link = await makeThisTable(host, 'Anna');
  await host.page.getByText(host.t('workshop.mark')).waitFor();
  await follow(friend, link);
  await sitDown(friend, 2, 'Bruno');
  await begin(host, friend);
  await settled(host);
  const own = (await optionTexts(host)).findIndex((text) => text.includes('Night and Day'));
  expect(own).toBeGreaterThanOrEqual(0);
  await optionLines(host).nth(own).click();
  await takeFirst(friend);
  for (const { page } of [host, friend])
    await page
      .getByText(words('board.name', { what: 'stratos' }))
      .first()
      .waitFor();
  await friend.page.getByText(friend.t('workshop.mark')).waitFor();
  expect(await friend.page.locator('body').innerText()).not.toMatch(/\bmy\.\w/);
});
