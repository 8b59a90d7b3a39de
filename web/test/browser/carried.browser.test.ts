// Matches that an older version of their game began: they continue, and replays show them part by part.
import { readFileSync } from 'node:fs';
import { carryOn, parseRecord } from '@tabularium/kernel';
import { expect, test } from 'vitest';
import type { StoredMatch } from '../../link/shape.ts';
import { resumedMatch } from '../../worker/order.ts';
import { Projector } from '../../worker/projector.ts';
import { barriersOn, overhangOn } from './checks.ts';
import { packageOf, visit } from './fixtures.ts';
import { OTHER } from './guise.ts';
import { openMatch, optionNotations, settled, takeOption } from './table.ts';

/** A match as version 1 of its game stored it, with inputs but no save, and as it continues now. */
function olderMatch(id: string) {
  const { game } = packageOf(id);
  const { save: _save, ...record } = parseRecord(readFileSync(new URL(`../unit/stored/${id}.json`, import.meta.url), 'utf8'));
  const now = carryOn(game, record);
  const seats = Array.from({ length: record.setup.seats }, (_, seat) =>
    now.pending[0]?.seats.includes(seat)
      ? ({ kind: 'human', name: 'Ada' } as const)
      : ({ kind: 'bot', name: 'Livia', level: 'random' } as const),
  );
  const { setup, seed, inputs, version } = record;
  const row = { id: 'older', game: id, version, setup, seats, seed, inputs, count: inputs.length };
  const stored: StoredMatch = { ...row, created: 0, changed: 0, toAct: [], result: null };
  return { stored, seats, now, lost: now.passages[0]?.lost ?? 0 };
}

test('a match of an older version continues, and says what was lost until somebody decides', async () => {
  const { stored, lost } = olderMatch('battalia');
  expect(lost).toBeGreaterThan(1);
  const app = await visit();
  const { page, t } = app;
  expect(await openMatch(app, stored)).toBe('decide');
  const notice = page.getByText(t('table.carried', { count: lost }));
  await notice.waitFor();
  expect(await overhangOn(page)).toEqual([]);
  expect(await barriersOn(page)).toEqual([]);
  await page.reload(); // nothing has been decided, so nothing is stored yet
  await settled(app);
  await notice.waitFor();

  const asked = await optionNotations(app);
  await takeOption(app, 0);
  await notice.waitFor({ state: 'detached' });
  await page.reload();
  await settled(app);
  expect(await optionNotations(app)).not.toEqual(asked);
  expect(await notice.count()).toBe(0);
});

test('its replay names the version of each part, and says what it cannot check or show', async () => {
  const { seats, now } = olderMatch('romolo');
  const decision = now.pending[0];
  now.answer(decision?.seats[0] ?? 0, decision?.id ?? '', 0);
  const pkg = packageOf('romolo');
  const stored = resumedMatch(pkg, now.record(), seats);
  const { parts, places } = new Projector(pkg, stored).film;
  expect(parts.map(({ version }) => version)).toEqual([1, pkg.game.version]);
  const app = await visit(OTHER);
  const { page, t } = app;
  await app.keep(stored);
  await app.go({ page: 'replay', id: stored.id });
  const range = page.getByLabel(t('replay.scrub'));
  await range.waitFor();
  const texts = {
    older: t('replay.older', { version: 1 }),
    unseen: t('replay.unseen'),
    passage: t('replay.passage', { count: parts[1]?.lost }),
  };
  const said = async (place: number): Promise<readonly string[]> => {
    await range.fill(String(place));
    await expect.poll(() => page.getByText(t('replay.running')).count()).toBe(1);
    const found = await Promise.all(
      Object.entries(texts).map(async ([name, text]) => ((await page.getByText(text).count()) > 0 ? [name] : [])),
    );
    return found.flat();
  };
  expect(await said(places.findLastIndex(({ part, isUnseen }) => part === 0 && !isUnseen))).toEqual(['older']);
  expect(await said(places.findIndex(({ isUnseen }) => isUnseen))).toEqual(['older', 'unseen']);
  expect(await overhangOn(page)).toEqual([]);
  expect(await barriersOn(page)).toEqual([]);
  expect(await said(places.findIndex(({ part }) => part === 1))).toEqual(['passage']);
  expect(await said(places.length - 1)).toEqual([]);
});
