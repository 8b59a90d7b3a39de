// The story told after a match: it matches what happened.
import { FastDice } from '@tabularium/kernel';
import { packageOf } from '@tabularium/parts/define';
import { doneIn, taleOf } from '@tabularium/parts/testing';
import { speaker } from '@tabularium/speech';
import { expect, test } from 'vitest';
import { romolo as game } from '../game.ts';
import { romolo } from '../rules/index.ts';
import { story } from '../story.ts';
import { setup } from '../table/schema.ts';
import type { RomoloKit } from '../table/table.ts';
import type { RomoloView } from '../table/view.ts';
import { lively } from './support/lively.ts';

const tale = taleOf<RomoloKit, RomoloView>(
  romolo,
  { ...setup.firstGame, options: { ...setup.firstGame.options, roundLimit: 'on' } },
  lively,
  new FastDice(4),
);
const { events, sight } = tale;
const { t } = speaker(await packageOf(game), { language: 'en' });

test('the deeds add up to what was built, sold and hired, the greatest first', () => {
  const deeds = story.deeds?.(tale) ?? [];
  const told = (kind: string): number => events.filter((event) => event.kind === kind).length;
  for (const kind of ['built', 'sold', 'hiredCharacter', 'created', 'explored']) expect(doneIn(deeds, kind), kind).toBe(told(kind));
  expect(doneIn(deeds, 'built')).toBeGreaterThan(0);
  expect(deeds.map(({ weight }) => weight)).toEqual(deeds.map(({ weight }) => weight).toSorted((a, b) => b - a));
});

test('every player has a standing, and everything said has words', () => {
  expect(story.standing(sight)).toHaveLength(2);
  const decided = story.decided?.(tale);
  const sayings = [story.counts, ...(story.deeds?.(tale) ?? []).flatMap(({ who, did }) => [who, ...did]), ...(decided ? [decided] : [])];
  for (const { key, facts } of sayings) expect(t(key, facts)).not.toContain('story.');
});
