// The story after a match adds up to what happened in it, and has words in both languages.
import { FastDice, Match, type SetupInput } from '@tabularium/kernel';
import { packageOf } from '@tabularium/parts/define';
import { LANGUAGES, type Saying, type Tale } from '@tabularium/parts/shape';
import { speaker } from '@tabularium/speech';
import { describe, expect, test } from 'vitest';
import { hoplomachus as parts } from '../game.ts';
import { hoplomachus as game } from '../rules/index.ts';
import { story } from '../story/index.ts';
import type { HoplomachusKit } from '../table/table.ts';
import type { HoplomachusView } from '../table/view.ts';
import { lively } from './support/lively.ts';

const pkg = await packageOf(parts);
type OfMatch = Tale<HoplomachusKit, HoplomachusView>;

/** A random match to its end. */
function toldOf(setup: SetupInput): OfMatch {
  const match = Match.start(game, setup, { seed: 'story' });
  const dice = new FastDice(4);
  for (let [open] = match.pending; open !== undefined && match.result === undefined; [open] = match.pending)
    match.answer(open.seats[0] ?? 0, open.id, lively(open, dice));
  const { result } = match;
  if (result === undefined) throw new Error('it is not over');
  const events = match.events('public').map(({ event }) => event);
  return { setup: match.setup, result, events, sight: match.view('public').table as HoplomachusView, standings: [] };
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
  for (const setup of [
    { mode: 'onslaught', seats: 1 },
    { mode: 'skirmish', seats: 2 },
  ])
    test(`of ${setup.mode} adds up`, () => {
      const tale = toldOf(setup);
      const { events, sight } = tale;
      const deeds = story.deeds?.(tale) ?? [];
      const sum = (what: string): number =>
        deeds
          .flatMap(({ did }) => did)
          .reduce((all, { key, facts }) => (key === `story.did.${what}` ? all + Number(facts?.['count']) : all), 0);
      const isOurs = (name: string | null): boolean => sight.units.some(({ unit, seat }) => unit === name && seat !== null);
      const dealt = events.flatMap((event) => (event.kind === 'damaged' && isOurs(event.by) ? [event.lost] : []));
      expect(deeds.length).toBeGreaterThan(0);
      expect(sum('dealt')).toBe(dealt.reduce((a, b) => a + b, 0));
      const rolled = events.flatMap((event) => (event.kind === 'rolled' && isOurs(event.unit) ? [event.hits] : []));
      const told = events.flatMap((event) => story.luck?.(event, sight) ?? []);
      expect(told.reduce((all, { got }) => all + got, 0)).toBe(rolled.reduce((a, b) => a + b, 0));
      for (const { dice, expected } of told) expect(expected).toBeLessThanOrEqual(dice);
      const decided = story.decided?.(tale);
      expect(decided).toBeDefined();
      const reached = story.reached?.(tale);
      expect(reached?.far).toBe(setup.mode === 'onslaught' ? sight.trophies.length : undefined);
      expectSaid([story.counts, story.lucky, decided, reached?.said, ...deeds.flatMap(({ who, did }) => [who, ...did])], setup.seats);
      expect(story.standing(sight)).toHaveLength(setup.seats);
    });
});
