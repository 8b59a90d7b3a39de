// The story told after a match: it matches what happened.
import { FastDice, Match } from '@tabularium/kernel';
import { packageOf } from '@tabularium/parts/define';
import { speaker } from '@tabularium/speech';
import { expect, test } from 'vitest';
import { romolo as game } from '../game.ts';
import { romolo } from '../rules/index.ts';
import { story } from '../story.ts';
import { setup } from '../table/schema.ts';
import type { RomoloView } from '../table/view.ts';
import { lively } from './support/lively.ts';

const match = Match.start(romolo, { ...setup.firstGame, options: { ...setup.firstGame.options, roundLimit: 'on' } }, { seed: 'story' });
const dice = new FastDice(4);
while (match.result === undefined) {
  const [decision] = match.pending;
  if (decision === undefined) break;
  match.answer(decision.seats[0] as number, decision.id, lively(decision, dice));
}
const { result } = match;
if (result === undefined) throw new Error('it is not over');
const events = match.events('public').map(({ event }) => event);
const sight = match.view('public').table as RomoloView;
const tale = { setup: match.setup, result, events, sight, standings: [] };
const { t } = speaker(await packageOf(game), { language: 'en' });

test('the deeds add up to what was built, sold and hired, the greatest first', () => {
  const deeds = story.deeds?.(tale) ?? [];
  const sum = (what: string): number =>
    deeds
      .flatMap(({ did }) => did.filter(({ key }) => key === `story.did.${what}`))
      .reduce((all, { facts }) => all + Number(facts?.['count']), 0);
  const told = (kind: string): number => events.filter((event) => event.kind === kind).length;
  for (const kind of ['built', 'sold', 'hiredCharacter', 'created', 'explored']) expect(sum(kind), kind).toBe(told(kind));
  expect(sum('built')).toBeGreaterThan(0);
  expect(deeds.map(({ weight }) => weight)).toEqual(deeds.map(({ weight }) => weight).toSorted((a, b) => b - a));
});

test('every player has a standing, and everything said has words', () => {
  expect(story.standing(sight)).toHaveLength(2);
  const decided = story.decided?.(tale);
  const sayings = [story.counts, ...(story.deeds?.(tale) ?? []).flatMap(({ who, did }) => [who, ...did]), ...(decided ? [decided] : [])];
  for (const { key, facts } of sayings) expect(t(key, facts)).not.toContain('story.');
});
