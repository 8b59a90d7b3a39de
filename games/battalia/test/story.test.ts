// The story after a match adds up to what happened in it, and has words in both languages.
import { FastDice, type SetupInput } from '@tabularium/kernel';
import { packageOf } from '@tabularium/parts/define';
import { doneIn, taleOf } from '@tabularium/parts/testing';
import { expectSaid } from '@tabularium/speech/testing/telling';
import { describe, expect, test } from 'vitest';
import { battalia as parts } from '../game.ts';
import { battalia as game } from '../rules/index.ts';
import { story } from '../story/index.ts';
import type { BattaliaKit } from '../table/table.ts';
import type { BattaliaView } from '../table/view.ts';
import { lively } from './support/lively.ts';

const pkg = await packageOf(parts);
const toldOf = (setup: SetupInput) => taleOf<BattaliaKit, BattaliaView>(game, setup, lively, new FastDice(4));

describe('the story', () => {
  const tale = toldOf({ mode: 'base', seats: 2, options: { weeks: 2 } });
  test('counts everything that was built, taken and hired', () => {
    const deeds = story.deeds?.(tale) ?? [];
    const of = (kind: string): number => tale.events.filter((event) => event.kind === kind).length;
    expect(doneIn(deeds, 'cities') + doneIn(deeds, 'roads')).toBe(of('built'));
    expect(doneIn(deeds, 'hired')).toBe(of('hired'));
    expect(doneIn(deeds, 'conquered')).toBe(of('conquered'));
    expect(deeds.map(({ weight }) => weight)).toEqual(deeds.map(({ weight }) => weight).toSorted((a, b) => b - a));
    expectSaid(pkg, [story.counts, ...deeds.flatMap(({ who, did }) => [who, ...did])], 2);
  });
  test('agrees with the score sheet, and something decided it', () => {
    expect(story.standing(tale.sight)).toEqual(tale.result.scores?.map(({ vp }) => vp));
    const decided = story.decided?.({ ...tale, result: { ...tale.result, winners: [0], drawn: false } });
    expect(decided?.key).toMatch(/^story\.decided\./);
    expectSaid(pkg, [decided], 2);
  });
});
