// What players do at the table and in the set-up form.
import type { GamePackage } from '@tabularium/parts/shape';
import { speaker } from '@tabularium/speech';
import type { Locator } from 'playwright-core';
import type { StoredMatch } from '../../link/shape.ts';
import type { App } from './app.ts';

export interface Form {
  /** Missing for the mode of the first game. */
  readonly mode?: string;
  readonly seats: readonly ('me' | 'friend' | 'bot')[];
  readonly options?: Readonly<Record<string, string | number>>;
  /** The level of the bots. */
  readonly level?: string;
}
export interface Arrangement extends Form {
  readonly seed: string;
}
export async function fillIn(app: App, pkg: GamePackage, { mode, seats, options = {}, level }: Form): Promise<void> {
  const { page, t } = app;
  const say = speaker(pkg, { language: app.guise.language });
  await app.go({ page: 'new', game: pkg.game.id });
  if (mode !== undefined) {
    const [title = mode] = say.mode(mode).split(': ');
    await page
      .getByRole('group', { name: t('setup.mode') })
      .getByRole('radio', { name: title })
      .check();
  }
  await page
    .getByRole('group', { name: t('setup.seats') })
    .getByRole('radio', { name: String(seats.length), exact: true })
    .check();
  for (const [seat, who] of seats.entries()) {
    const chair = page.getByRole('listitem', { name: t('setup.seat', { n: seat + 1 }) });
    await chair.getByLabel(t('setup.kind')).selectOption(who);
    if (who === 'bot' && level !== undefined) await chair.getByLabel(t('setup.level')).selectOption(level);
  }
  for (const [id, value] of Object.entries(options)) await page.getByLabel(say.setupOption(id)).selectOption(String(value));
}
/** Fills in the set-up form and starts the match in this browser. */
export async function startMatch(app: App, pkg: GamePackage, { seed, ...form }: Arrangement): Promise<void> {
  const { page, t } = app;
  await fillIn(app, pkg, form);
  await page.getByText(t('setup.more'), { exact: true }).click();
  await page.getByLabel(t('setup.seed')).fill(seed);
  await app.button(t('setup.begin')).click();
  await settled(app);
}

export type State = 'decide' | 'handOver' | 'over' | 'waiting';
/** Waits until somebody here has something to do. Returns what it is. */
export async function settled({ page, t }: App): Promise<Exclude<State, 'waiting'>> {
  const words = { score: t('table.score.title'), cover: t('table.handOver.text') };
  const found = await page.waitForFunction(({ score, cover }) => {
    const question = document.querySelector('[data-question]:has(h2)');
    if (question) return question.getAttribute('aria-busy') !== 'true' && 'decide';
    if ([...document.querySelectorAll('button')].some((button) => button.textContent === score)) return 'over';
    return [...document.querySelectorAll('main p')].some((line) => line.textContent === cover) && 'handOver';
  }, words);
  return (await found.jsonValue()) as Exclude<State, 'waiting'>;
}

/** Stores a match, opens it and waits until somebody here has something to do. */
export async function openMatch(app: App, match: StoredMatch): Promise<State> {
  await app.keep(match);
  await app.go({ page: 'match', id: match.id });
  return settled(app);
}

/** Unfolds all options. */
export async function showOptions({ page }: App): Promise<void> {
  if ((await page.locator('[data-choice]').count()) === 0) await page.locator('aside [aria-expanded]').first().click();
  await page.locator('[data-choice]').first().waitFor({ state: 'attached' }); // its group may be folded
}
/** The options as shown. */
export const optionLines = ({ page }: App): Locator => page.locator('[data-choice]');
export async function optionTexts(app: App): Promise<string[]> {
  await showOptions(app);
  return app.page.locator('[data-choice] span').allTextContents();
}
export async function optionNotations(app: App): Promise<string[]> {
  await showOptions(app);
  return optionLines(app).evaluateAll((lines) => lines.map((line) => line.getAttribute('data-notation') ?? ''));
}
export const question = async ({ page }: App): Promise<string> => (await page.locator('[data-question] h2').textContent()) ?? '';
/** Who is asked, if several people share the screen; nobody while it is covered. */
export const asked = async ({ page }: App): Promise<string> =>
  (await page.locator('[data-question] [role="status"] p').allTextContents()).join('').trim();
export const trail = ({ page, t }: App): Promise<string[]> =>
  page
    .getByRole('navigation', { name: t('table.where') })
    .getByRole('listitem')
    .allTextContents();
export const logLines = ({ page }: App): Promise<string[]> => page.locator('[role="log"] p').allTextContents();
/** Shows the whole log; the page shows only the end of a long one. */
export async function showWholeLog({ page }: App): Promise<void> {
  const earlier = page.locator('[role="log"] > div > button');
  if ((await earlier.count()) > 0) await earlier.click();
  await earlier.waitFor({ state: 'detached' });
}

/** Opens the group of an option, if it is folded. */
export async function unfold(line: Locator): Promise<void> {
  const fold = line.locator('xpath=ancestor::details[not(@open)]/summary');
  if ((await fold.count()) > 0) await fold.click();
}
/** Chooses an option by its place in the list, and waits for the outcome. */
export async function takeOption(app: App, place: number): Promise<Exclude<State, 'waiting'>> {
  await showOptions(app);
  const line = optionLines(app).nth(place);
  await unfold(line);
  await line.click();
  return settled(app);
}
/** Whether the question has check boxes. */
export async function areTicked(app: App): Promise<boolean> {
  await showOptions(app);
  return (await app.page.locator('[data-choice][type="checkbox"]').count()) > 0;
}
/** Ticks as many boxes as possible and confirms. */
export async function tickAll(app: App): Promise<Exclude<State, 'waiting'>> {
  await showOptions(app);
  const free = app.page.locator('[data-choice]:enabled:not(:checked)');
  while ((await free.count()) > 0) await free.first().check();
  await app.page.locator('form [type="submit"]').click();
  await app.page.waitForFunction(() => document.querySelector('form:has([data-choice]:checked) [type="submit"]:disabled') === null); // it is on its way
  return settled(app);
}
/** Takes over the screen. */
export async function takeOver(app: App): Promise<Exclude<State, 'waiting'>> {
  await app.page.locator('main button').first().click();
  await app.page.getByRole('log').waitFor();
  return settled(app);
}
/** Chooses an option by its notation. */
export async function takeNotation(app: App, notation: string): Promise<Exclude<State, 'waiting'>> {
  const place = (await optionNotations(app)).indexOf(notation);
  if (place < 0) throw new Error(`there is no option "${notation}" among ${(await optionNotations(app)).join(', ')}`);
  return takeOption(app, place);
}
