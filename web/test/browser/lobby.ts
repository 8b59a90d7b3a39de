// What people do around a table on a server before its match.
import type { GamePackage } from '@tabularium/parts/shape';
import type { Browser, Locator } from 'playwright-core';
import { onlineWords } from '../../settings/online-words.ts';
import { App, type AppOptions } from './app.ts';
import { type Form, fillIn } from './table.ts';

/** Opens the site with a server behind it, with the words of its tables. */
export async function openOnline(site: string, browser: Browser, options?: AppOptions): Promise<App> {
  return withOnlineWords(await App.open(site, browser, options));
}
export const withOnlineWords = async (app: App): Promise<App> => Object.assign(app, { t: await onlineWords(app.guise.language) });

export interface NewTable extends Pick<Form, 'mode' | 'options'> {
  readonly seats: number;
}
/** Sets up a table with all seats but the first for people elsewhere. Returns the invitation. */
export async function makeTable(host: App, pkg: GamePackage, { seats, ...rest }: NewTable, name: string): Promise<string> {
  const { t } = host;
  const others = Array.from({ length: seats - 1 }, () => 'bot' as const);
  await fillIn(host, pkg, { ...rest, seats: ['me', ...others] });
  for (const _ of others) await host.button(t('setup.playElsewhere')).click();
  return makeThisTable(host, name);
}
/** The same from a set-up page that is already filled in. */
export async function makeThisTable(host: App, name: string): Promise<string> {
  const { t, page } = host;
  await page.getByPlaceholder(t('setup.nameNeeded')).fill(name);
  await host.button(t('setup.makeTable')).click();
  return invitation(host).inputValue();
}
export const invitation = ({ page, t }: App): Locator => page.getByRole('textbox', { name: t('lobby.inviteLink') });
/** Confirms what a dialog asks. */
export async function confirm({ page }: App, name: string): Promise<void> {
  await page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
}
/** The link for spectators, which the host sees. */
export async function watchLink({ page, t }: App): Promise<string> {
  await page.getByText(t('lobby.watch')).click();
  return page.getByRole('textbox', { name: t('lobby.watchLink') }).inputValue();
}
export async function follow({ page }: App, link: string): Promise<void> {
  await page.goto(link);
  await page.locator('main').waitFor();
}
/** `n` counts from 1, as people do. */
export const seat = ({ page, t }: App, n: number): Locator => page.getByRole('listitem', { name: t('setup.seat', { n }) });
export async function sitDown(app: App, n: number, name: string): Promise<void> {
  const { t, dialog } = app;
  await seat(app, n)
    .getByRole('button', { name: t('lobby.sit'), exact: true })
    .click();
  await dialog.getByLabel(t('setup.name')).fill(name);
  await dialog.getByRole('radio', { name: t('lobby.emblems.fox') }).check();
  await dialog.getByRole('button', { name: t('lobby.sit') }).click();
  await seat(app, n)
    .getByRole('button', { name: t('lobby.rise') })
    .waitFor();
}
