// One browser with many tables open: over plain HTTP/1.1 it opens at most six connections to a site, so all its pages share one stream.
import type { Invitation } from '@tabularium/client';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ME, newTable, OPEN } from '../../../server/test/support/serving.ts';
import { onlineWords } from '../../settings/online-words.ts';
import { hrefOf } from '../../settings/routes.ts';
import type { App } from './app.ts';
import { visit } from './fixtures.ts';
import { type OnlineSite, serveOnline } from './online.ts';

/** One more than a browser has connections to a site. */
const MANY = 7;
let online: OnlineSite;
beforeAll(async () => {
  online = await serveOnline(inject('dist'));
});
afterAll(() => online[Symbol.asyncDispose]());

const streams = async (): Promise<number> =>
  Number(/^tabularium_streams (\d+)$/m.exec(await (await fetch(`${online.site}metrics`)).text())?.[1]);
const linkOf = ({ table, invite }: Invitation): string => `${online.site}${hrefOf({ page: 'table', id: table.id, secret: invite })}`;
async function openTab({ context }: App, link: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(link);
  return tab;
}

/** A browser with somebody else's tables, each in a tab. */
async function opened(count: number) {
  const app = await visit({}, online.site);
  const t = await onlineWords('en');
  const host = online.visitor();
  const tables: Invitation[] = [];
  const tabs: Page[] = [];
  for (let n = 0; n < count; n++) {
    const table = await host.makeTable(newTable([ME, OPEN, OPEN]));
    const tab = await openTab(app, linkOf(table));
    await tab.getByText(t('lobby.invited', { name: 'Anna' })).waitFor();
    tables.push(table);
    tabs.push(tab);
  }
  const watchersAt = async ({ table }: Invitation): Promise<number> => (await host.table(table.id).state()).watchers;
  return { app, host, t, tables, tabs, watchersAt };
}

test('seven tabs with seven tables are all live, and the server sees one stream', async () => {
  const { app, host, t, tables, tabs, watchersAt } = await opened(MANY);
  await expect.poll(streams).toBe(1);
  for (const table of tables) await expect.poll(() => watchersAt(table)).toBe(1);
  for (const [n, { table }] of tables.entries()) {
    await host.table(table.id).fill(1, { level: 'random', name: 'Marcus' });
    await tabs[n]?.getByText('Marcus').waitFor();
  }
  // Somebody sits down at one of them: the stream now looks with their eyes, at all tables.
  const [first, second] = tabs as [Page, Page];
  await first.getByRole('button', { name: t('lobby.sit') }).click();
  const dialog = first.getByRole('dialog');
  await dialog.getByLabel(t('setup.name')).fill('Bruno');
  await dialog.getByRole('button', { name: t('lobby.sit') }).click();
  await first.getByRole('button', { name: t('lobby.rise') }).waitFor();
  await expect.poll(async () => (await host.table(tables[0]?.table.id ?? '').state()).seats[2]?.here).toBe(true);
  await expect.poll(streams).toBe(1);

  // The same table in another tab needs nothing more, and is left only when both are closed.
  const twin = await openTab(app, linkOf(tables[1] as Invitation));
  await twin.getByText('Marcus').waitFor();
  await second.close();
  await host.table(tables[1]?.table.id ?? '').fill(1);
  await twin.getByText('Marcus').waitFor({ state: 'detached' });
  expect(await watchersAt(tables[1] as Invitation)).toBe(1);
  expect(await streams()).toBe(1);
  await twin.close();
  await expect.poll(() => watchersAt(tables[1] as Invitation)).toBe(0);
  await expect.poll(streams).toBe(1);

  for (const tab of tabs) await tab.close();
  await expect.poll(streams).toBe(0);
});

test('a tab that crashes has left its table, and the others go on', async () => {
  const { host, tables, tabs, watchersAt } = await opened(3);
  const [one, two, three] = tables as [Invitation, Invitation, Invitation];
  for (const table of tables) await expect.poll(() => watchersAt(table)).toBe(1);
  for (const [crashing, left] of [
    [tabs[0], one],
    [tabs[1], two],
  ] as const) {
    const crashed = crashing?.waitForEvent('crash');
    await Promise.all([crashed, crashing?.goto('chrome://crash').catch(() => undefined)]);
    await expect.poll(() => watchersAt(left)).toBe(0);
  }
  await expect.poll(() => watchersAt(three)).toBe(1);
  await host.table(three.table.id).fill(1, { level: 'random', name: 'Marcus' });
  await tabs[2]?.getByText('Marcus').waitFor();
  expect(await streams()).toBe(1);
});
