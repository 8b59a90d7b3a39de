// What the tests of online tables do: open the site with a server behind it, make a table, sit down.
import type { Locator } from 'playwright-core';
import { onlineWords } from '../../settings/online-words.ts';
import type { App } from './app.ts';
import { visit } from './fixtures.ts';
import { type Guise, USUAL } from './guise.ts';

/** Opens the site with the words of its tables. */
export async function visitOnline(site: string, guise: Guise = USUAL): Promise<App> {
  const app = await visit(guise, site);
  return Object.assign(app, { t: await onlineWords(guise.language) });
}
/** Makes a table with one seat for somebody elsewhere. Gives the invitation. */
export async function makeTable(host: App, game = 'bluff'): Promise<string> {
  await host.go({ page: 'new', game });
  const { t, page } = host;
  await page
    .getByRole('group', { name: t('setup.seats') })
    .getByRole('radio', { name: '2' })
    .check();
  return makeThisTable(host);
}
/** The same from a set-up page that is filled in. */
export async function makeThisTable(host: App): Promise<string> {
  const { t, page } = host;
  await host.button(t('setup.playElsewhere')).click();
  await page.getByPlaceholder(t('setup.nameNeeded')).fill('Anna');
  await host.button(t('setup.makeTable')).click();
  return invitation(host).inputValue();
}
export const invitation = ({ page, t }: App): Locator => page.getByRole('textbox', { name: t('lobby.inviteLink') });

export async function follow(app: App, link: string): Promise<void> {
  await app.page.goto(link);
  await app.page.locator('main').waitFor();
}
export async function sitDown(app: App, name: string): Promise<void> {
  const { t, dialog } = app;
  await app.button(t('lobby.sit')).click();
  await dialog.getByLabel(t('setup.name')).fill(name);
  await dialog.getByRole('radio', { name: t('lobby.emblems.fox') }).check();
  await dialog.getByRole('button', { name: t('lobby.sit') }).click();
  await app.button(t('lobby.rise')).waitFor();
}
export const seatOf = ({ page, t }: App, n: number): Locator => page.getByRole('listitem', { name: t('setup.seat', { n }) });
/** Presses the button that asks for a confirmation, and the one that gives it. */
export async function confirm(app: App, name: string): Promise<void> {
  await app.page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
  await app.page.getByRole('alertdialog').waitFor({ state: 'detached' });
}
