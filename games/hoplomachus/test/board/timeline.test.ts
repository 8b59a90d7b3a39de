// Shown one after the other, the news must begin where the picture before them ended, and end where this one is.
import { FastDice, Match } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import { actsOf, chipsAt } from '../../board/motion/timeline.ts';
import { tracesOf } from '../../board/motion/traces.ts';
import { hoplomachus } from '../../rules/index.ts';
import type { Event } from '../../table/events.ts';
import type { HoplomachusView } from '../../table/view.ts';
import { lively } from '../support/lively.ts';
import { position, seen } from '../support/position.ts';

const DECISIONS = 500;
type Chips = Readonly<Record<string, string>>;
const chipsOf = ({ units }: HoplomachusView): Chips =>
  Object.fromEntries(units.flatMap(({ unit, at, hp }) => (at === null ? [] : [[unit, `${at} ${hp}`]])));

describe('news', () => {
  for (const [mode, seats] of [
    ['onslaught', 1],
    ['ascension', 1],
    ['skirmish', 2],
    ['pandemonium', 3],
  ] as const)
    test(`${mode}: undone, they lead back to the picture before`, () => {
      const match = Match.start(hoplomachus, { mode, seats }, { seed: `timeline ${mode}` });
      const dice = new FastDice(7);
      let before: Chips = {};
      let heard = 0;
      for (let n = 0; n < DECISIONS && match.pending[0] !== undefined; n++) {
        const view = match.view('public').table as HoplomachusView;
        const news = match.events('public', heard).map(({ event }) => event);
        heard = match.view('public').events;
        const acts = actsOf(news);
        // The end of a wave, and a player who resigns, remove chips without an event for each.
        const isTold = !news.some(({ kind }) => kind === 'waveEnded' || kind === 'forfeited' || kind === 'returned');
        if (isTold) {
          const then = chipsAt(view.units, acts, 0);
          expect(Object.fromEntries(then.map(({ unit, at, hp }) => [unit.unit, `${at} ${hp}`]))).toEqual(before);
        }
        const now = chipsAt(view.units, acts, acts.length);
        before = chipsOf(view);
        expect(Object.fromEntries(now.map(({ unit, at, hp }) => [unit.unit, `${at} ${hp}`]))).toEqual(before);
        const [open] = match.pending;
        if (open !== undefined) match.answer(open.seats[0] ?? 0, open.id, lively(open, dice));
      }
    });
  test('much news is hurried', () => {
    const event: Event = { kind: 'rolled', rule: 'HOP-10.14', unit: 'kunlun.warrior', dice: [], hits: 0 };
    const steps = (count: number): number => actsOf(Array.from({ length: count }, () => event)).reduce((sum, act) => sum + act.steps, 0);
    expect(steps(2)).toBe(4);
    expect(steps(100)).toBeCloseTo(steps(200));
  });
});

test('the traces of a rival tell where it stood, whom it marked and where it went', () => {
  const view = seen(
    position({ mode: 'onslaught', units: { 'kunlun.warrior': 'd3', 'arena.bandit': 'c3', 'im.antony': 'a1' }, trophies: [] }),
  );
  const news: readonly Event[] = [
    {
      kind: 'marked',
      rule: 'HOP-11.7',
      unit: 'arena.bandit',
      mark: { unit: 'kunlun.warrior' },
      priority: 'onStone',
      distance: 3,
      how: 'reached',
    },
    { kind: 'moved', rule: 'HOP-11.9', unit: 'arena.bandit', from: 'b5', path: ['b4', 'c3'], by: 'step' },
    { kind: 'attacked', rule: 'HOP-10.12', unit: 'arena.bandit', target: { unit: 'kunlun.warrior' } },
  ];
  expect(tracesOf(news, view.units)).toEqual([
    { kind: 'mark', unit: 'arena.bandit', from: 'b5', to: 'd3', priority: 'onStone', distance: 3 },
    { kind: 'way', unit: 'arena.bandit', hexes: ['b5', 'b4', 'c3'] },
    { kind: 'attack', unit: 'arena.bandit', from: 'c3', to: 'd3' },
  ]);
});
