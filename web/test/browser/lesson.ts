// A learner who does whatever the coach asks for.
import { loadLesson } from '@tabularium/games';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { App } from './app.ts';
import { unfold } from './table.ts';

export const coachOf = ({ page, t }: App): Locator => page.getByRole('region', { name: t('learn.coach') });
/** The row of an option, as long as it can be chosen. */
const lineOf = ({ page }: App, answer: string): Locator =>
  page.locator(`[data-choice]${answer}:not([aria-disabled="true"]), label${answer} [data-choice]`).first();

/** Follows a lesson, the game's first if none is named, from its first step to free play. Returns what the coach said. */
export async function followLesson(app: App, game: string, name?: string): Promise<ReadonlySet<string>> {
  const lesson = await loadLesson(game, name);
  if (!lesson) throw new Error(`${game} has no lesson ${name ?? ''}`);
  const { page, t } = app;
  await app.go({ page: 'learn', game, ...(name !== undefined && { lesson: name }) });
  const coach = coachOf(app);
  await coach.waitFor();
  const next = coach.getByRole('button', { name: t('learn.next') });
  const said = new Set<string>();
  let before = '';
  for (const { expect: wanted } of lesson.steps.flatMap(({ parts }) => parts)) {
    const line = lineOf(app, wanted === 'any' ? '' : `[data-notation="${wanted?.[0]}"]`);
    await expect.poll(() => coach.innerText()).not.toBe(before);
    await (wanted === undefined ? next : line).waitFor({ state: 'attached' }); // attached, as a long list is folded
    before = await coach.innerText();
    said.add(before);
    if (wanted === undefined) {
      await next.click();
      continue;
    }
    const isTicked = (await line.getAttribute('type')) === 'checkbox';
    await unfold(line);
    await line.click();
    if (isTicked) await page.locator('form [type="submit"]').click();
  }
  await coach.getByRole('heading', { name: t('learn.free') }).waitFor();
  return said;
}
/** Checks that the match continues with a hint. */
export async function expectHint(app: App): Promise<void> {
  const proposal = app.t('learn.proposal', { what: '' }).replaceAll('*', '').trim();
  await expect.poll(() => coachOf(app).innerText()).toContain(proposal);
}
