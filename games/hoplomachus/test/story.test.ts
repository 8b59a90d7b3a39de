// The story after a match adds up to what happened in it, and has words in both languages.
import { FastDice, type SetupInput } from '@tabularium/kernel';
import { packageOf } from '@tabularium/parts/define';
import { doneIn, taleOf } from '@tabularium/parts/testing';
import { expectSaid } from '@tabularium/speech/testing/telling';
import { describe, expect, test } from 'vitest';
import { hoplomachus as parts } from '../game.ts';
import { hoplomachus as game } from '../rules/index.ts';
import { story } from '../story/index.ts';
import type { HoplomachusKit } from '../table/table.ts';
import type { HoplomachusView } from '../table/view.ts';
import { lively } from './support/lively.ts';

const pkg = await packageOf(parts);
const toldOf = (setup: SetupInput) => taleOf<HoplomachusKit, HoplomachusView>(game, setup, lively, new FastDice(4));

describe('the story', () => {
  for (const setup of [
    { mode: 'onslaught', seats: 1 },
    { mode: 'skirmish', seats: 2 },
  ])
    test(`of ${setup.mode} adds up`, () => {
      const tale = toldOf(setup);
      const { events, sight } = tale;
      const deeds = story.deeds?.(tale) ?? [];
      const isOurs = (name: string | null): boolean => sight.units.some(({ unit, seat }) => unit === name && seat !== null);
      const dealt = events.flatMap((event) => (event.kind === 'damaged' && isOurs(event.by) ? [event.lost] : []));
      expect(deeds.length).toBeGreaterThan(0);
      expect(doneIn(deeds, 'dealt')).toBe(dealt.reduce((a, b) => a + b, 0));
      const rolled = events.flatMap((event) => (event.kind === 'rolled' && isOurs(event.unit) ? [event.hits] : []));
      const told = events.flatMap((event) => story.luck?.(event, sight) ?? []);
      expect(told.reduce((all, { got }) => all + got, 0)).toBe(rolled.reduce((a, b) => a + b, 0));
      for (const { dice, expected } of told) expect(expected).toBeLessThanOrEqual(dice);
      const decided = story.decided?.(tale);
      expect(decided).toBeDefined();
      const reached = story.reached?.(tale);
      expect(reached?.far).toBe(setup.mode === 'onslaught' ? sight.trophies.length : undefined);
      expectSaid(pkg, [story.counts, story.lucky, decided, reached?.said, ...deeds.flatMap(({ who, did }) => [who, ...did])], setup.seats);
      expect(story.standing(sight)).toHaveLength(setup.seats);
    });
});
