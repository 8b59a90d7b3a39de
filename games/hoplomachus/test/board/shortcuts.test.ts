// One click that stands for several answers must lead where it says, by answers that the rules accept.
import { FastDice, Match } from '@tabularium/kernel';
import { momentsIn } from '@tabularium/kernel/testing';
import { describe, expect, test } from 'vitest';
import { bestOf, type Shortcut, strikesIn, walksIn } from '../../board/question/shortcuts.ts';
import { hoplomachus } from '../../rules/index.ts';
import type { EngagingAbout } from '../../table/about.ts';
import type { HoplomachusView } from '../../table/view.ts';
import { lively } from '../support/lively.ts';
import { MISS, type Position, position, seen, where } from '../support/position.ts';

const walks = (match: Position) => walksIn(match.decision(), seen(match, 0));
/** Gives the answers of a shortcut one by one; returns how many the rules accepted. */
function take({ match }: Position, { option, next }: Shortcut): number {
  const [open] = match.pending;
  if (open === undefined) throw new Error('nobody decides');
  match.answer(0, open.id, option);
  return next.filter((said) => match.answerNext(0, said)).length;
}
function only<T>(found: readonly T[] | undefined): T {
  if (found?.length !== 1) throw new Error(`one was expected, not ${found?.length ?? 0}`);
  return found[0] as T;
}
const SKETCH = {
  factions: ['kunlun', 'refugees'],
  units: { 'kunlun.warrior': 'd5', 'kunlun.protector': 'g1', 'refugees.warrior': 'a1' },
} as const;

describe('a click on a hex', () => {
  test('moves the only unit that can walk there', () => {
    const match = position({ ...SKETCH, step: 'move' });
    const shortcut = only(walks(match).get('d6'));
    expect(shortcut.unit).toBe('kunlun.warrior');
    expect(take(match, shortcut)).toBe(1);
    expect(where(match, 'kunlun.warrior')).toBe('d6');
  });
  test('leads on from the Tactic step, and a unit there can be chosen', () => {
    const match = position({ ...SKETCH, step: 'tactic', tactics: [['stun'], []] });
    expect(match.decision().ask).toBe('tactic');
    expect(only(walks(match).get('d5')).goal).toBeUndefined();
    expect(take(match, only(walks(match).get('d6')))).toBe(2);
    expect(where(match, 'kunlun.warrior')).toBe('d6');
  });
  test('leaves the choice among the units that can walk there', () => {
    const match = position({ ...SKETCH, step: 'move', units: { ...SKETCH.units, 'kunlun.protector': 'd7' } });
    expect(
      walks(match)
        .get('d6')
        ?.map(({ unit }) => unit)
        .toSorted(),
    ).toEqual(['kunlun.protector', 'kunlun.warrior']);
  });
  test('does nothing for a unit whose ways differ in what they bring', () => {
    const match = position({
      ...SKETCH,
      step: 'move',
      units: { 'kunlun.warrior': 'd5', 'kunlun.jade-lancer': 'g1', 'refugees.warrior': 'a1' },
      active: 0,
    });
    const against = position({ step: 'move', active: 1, units: { 'refugees.bone-reaver': 'e7', 'kunlun.jade-lancer': 'c7' } });
    expect(walks(match).size).toBeGreaterThan(0);
    expect(walksIn(against.decision(), seen(against, 1)).size).toBe(0);
  });
});

describe('a click on an opponent', () => {
  const engaging = (): Position =>
    position({
      factions: ['kunlun', 'refugees'],
      step: 'engage',
      dice: [MISS, MISS, MISS],
      units: { 'kunlun.marksman': 'd5', 'kunlun.warrior': 'd7', 'refugees.warrior': 'd6', 'refugees.shade': 'd3' },
    });
  const told = (match: Position): readonly EngagingAbout[] =>
    match.decision().options.map((_, option) => match.match.about(0, option) as EngagingAbout);
  const strikes = (match: Position) => strikesIn(match.decision(), told(match), seen(match, 0).units);
  test('attacks it with the only unit that can', () => {
    const match = engaging();
    expect(take(match, only(strikes(match).get('d3')))).toBe(2);
    const answers = match.match.inputs.flatMap((input) => (input.kind === 'answer' ? input.text : []));
    expect(answers.slice(0, 3)).toEqual(['engage kunlun.marksman', 'attack', 'refugees.shade']);
  });
  test('leaves the choice among those that can, and shows the best odds', () => {
    const shortcuts = strikes(engaging()).get('d6') ?? [];
    expect(shortcuts.map(({ unit }) => unit).toSorted()).toEqual(['kunlun.marksman', 'kunlun.warrior']);
    const chances = shortcuts.flatMap(({ goal }) => (goal !== undefined && 'about' in goal ? [goal.about.defeats] : []));
    expect(bestOf(shortcuts)?.defeats).toBe(Math.max(...chances));
  });
});

test('in a random match every walk on offer is one that the rules allow', () => {
  const match = Match.start(hoplomachus, { mode: 'onslaught', seats: 1, options: {} }, { seed: 'shortcuts' });
  const dice = new FastDice(1);
  let tried = 0;
  for (const { decision, seat } of momentsIn(match, 500, (asked) => lively(asked, dice))) {
    if (decision.ask !== 'tactic' && decision.ask !== 'move') continue;
    for (const [at, [shortcut]] of walksIn(decision, match.view(seat).table as HoplomachusView)) {
      if (shortcut === undefined) continue;
      const trial = Match.load(hoplomachus, match.save());
      trial.answer(seat, trial.pending[0]?.id ?? '', shortcut.option);
      expect(shortcut.next.map((said) => trial.answerNext(seat, said))).not.toContain(false);
      expect((trial.view('public').table as HoplomachusView).units.find(({ unit }) => unit === shortcut.unit)?.at).toBe(at);
      if (tried++ > 60) return;
    }
  }
  expect(tried).toBeGreaterThan(50);
});
