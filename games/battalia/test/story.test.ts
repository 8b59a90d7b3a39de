// The story after a match adds up to what happened in it, and has words in both languages.
import { FastDice, Match, type SetupInput } from '@tabularium/kernel';
import { packageOf } from '@tabularium/parts/define';
import { LANGUAGES, type Saying, type Tale } from '@tabularium/parts/shape';
import { speaker } from '@tabularium/speech';
import { describe, expect, test } from 'vitest';
import { battalia as parts } from '../game.ts';
import { battalia as game } from '../rules/index.ts';
import { story } from '../story/index.ts';
import type { BattaliaKit } from '../table/table.ts';
import type { BattaliaView } from '../table/view.ts';
import { lively } from './support/lively.ts';

const pkg = await packageOf(parts);
type OfMatch = Tale<BattaliaKit, BattaliaView>;

/** A random match to its end. */
function toldOf(setup: SetupInput): OfMatch {
  const match = Match.start(game, setup, { seed: 'story' });
  const dice = new FastDice(4);
  for (let [open] = match.pending; open !== undefined && match.result === undefined; [open] = match.pending)
    match.answer(open.seats[0] ?? 0, open.id, lively(open, dice));
  const { result } = match;
  if (result === undefined) throw new Error('it is not over');
  const events = match.events('public').map(({ event }) => event);
  return { setup: match.setup, result, events, sight: match.view('public').table as BattaliaView, standings: [] };
}
/** Every sentence in both languages. */
function expectSaid(sayings: readonly (Saying | undefined)[], seats: number): void {
  for (const language of LANGUAGES) {
    const { t } = speaker(pkg, { language, names: ['Livia', 'Marcus', 'Octavia', 'Quintus'].slice(0, seats) });
    for (const saying of sayings)
      if (saying !== undefined) expect(t(saying.key, saying.facts)).not.toMatch(/\{\{|undefined|story\.|NaN| {2}|^$/);
  }
}

describe('the story', () => {
  const tale = toldOf({ mode: 'base', seats: 2, options: { weeks: 2 } });
  test('counts everything that was built, taken and hired', () => {
    const deeds = story.deeds?.(tale) ?? [];
    const sum = (what: string): number =>
      deeds
        .flatMap(({ did }) => did)
        .reduce((all, { key, facts }) => (key === `story.did.${what}` ? all + Number(facts?.['count']) : all), 0);
    const of = (kind: string): number => tale.events.filter((event) => event.kind === kind).length;
    expect(sum('cities') + sum('roads')).toBe(of('built'));
    expect(sum('hired')).toBe(of('hired'));
    expect(sum('conquered')).toBe(of('conquered'));
    expect(deeds.map(({ weight }) => weight)).toEqual(deeds.map(({ weight }) => weight).toSorted((a, b) => b - a));
    expectSaid([story.counts, ...deeds.flatMap(({ who, did }) => [who, ...did])], 2);
  });
  test('agrees with the score sheet, and something decided it', () => {
    expect(story.standing(tale.sight)).toEqual(tale.result.scores?.map(({ vp }) => vp));
    const decided = story.decided?.({ ...tale, result: { ...tale.result, winners: [0], drawn: false } });
    expect(decided?.key).toMatch(/^story\.decided\./);
    expectSaid([decided], 2);
  });
});
