// The story told after a match: it matches what happened.
import { FastDice } from '@tabularium/kernel';
import { packageOf } from '@tabularium/parts/define';
import { doneIn, taleOf } from '@tabularium/parts/testing';
import { speaker } from '@tabularium/speech';
import { expect, test } from 'vitest';
import { battleground as game } from '../game.ts';
import { battleground } from '../rules/index.ts';
import { story } from '../story.ts';
import { setup } from '../table/schema.ts';
import type { BattlegroundKit } from '../table/table.ts';
import type { BattlegroundView } from '../table/view.ts';
import { bold } from './support/bold.ts';

const tale = taleOf<BattlegroundKit, BattlegroundView>(
  battleground,
  setup.firstGame,
  (decision, dice, { table }) => bold(table, decision, dice),
  new FastDice(5),
);
const { events, sight } = tale;
const { t } = speaker(await packageOf(game), { language: 'en' });

test('the wounds of all deeds are those that were dealt, the greatest deeds first', () => {
  const deeds = story.deeds?.(tale) ?? [];
  const dealt = events.flatMap((event) =>
    event.kind === 'wounded' && event.by !== null && event.by !== event.figure ? [event.wounds] : [],
  );
  const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);
  expect(sum(dealt)).toBeGreaterThan(0);
  expect(doneIn(deeds, 'wounds')).toBe(sum(dealt));
  expect(deeds.map(({ weight }) => weight)).toEqual(deeds.map(({ weight }) => weight).toSorted((a, b) => b - a));
});

test('every die of a test counts, against what its threshold promises', () => {
  const rolled = events.flatMap((event) => (event.kind === 'rolled' ? [event] : []));
  const told = rolled.flatMap((event) => story.luck?.(event, sight) ?? []);
  expect(told.reduce((sum, luck) => sum + luck.dice, 0)).toBe(rolled.reduce((sum, { faces }) => sum + faces.length, 0));
  for (const { dice: count, got, expected } of told) {
    expect(got).toBeLessThanOrEqual(count);
    expect(expected).toBeLessThanOrEqual(count);
  }
});

test('the standing is the score, and everything said has words', () => {
  expect(story.standing(sight)).toEqual(sight.players.map(({ points }) => points));
  const decided = story.decided?.(tale);
  const sayings = [story.counts, ...(story.deeds?.(tale) ?? []).flatMap(({ who, did }) => [who, ...did]), ...(decided ? [decided] : [])];
  for (const { key, facts } of sayings) expect(t(key, facts)).not.toContain('story.');
});
