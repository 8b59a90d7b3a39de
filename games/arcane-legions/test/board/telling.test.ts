// What the board shows of the news: dice that wait their turn, points with their reasons; and figures that are chosen where they stand.
import { describe, expect, test } from 'vitest';
import { handlesOf } from '../../board/common/decision-handles.ts';
import { groundOf } from '../../board/common/ground.ts';
import { type Handle, handleAt } from '../../board/common/handle.ts';
import { earlier, entriesIn, notTakenBack } from '../../board/common/ledger.ts';
import { toldOn } from '../../board/motion/telling.ts';
import { actsOf } from '../../board/motion/timeline.ts';
import type { Event } from '../../table/events.ts';
import type { ArcaneView } from '../../table/view.ts';
import { position, ready } from '../support/position.ts';

const PAIR = { unit: 'A:R01', target: 'B:E01' } as const;
const ORDERED: Event = { kind: 'ordered', rule: 'ARC-3.2', ...PAIR, order: 'melee', cp: 2, push: false, ability: null };
const ROLLED: Event = { kind: 'rolled', rule: 'ARC-9.8', ...PAIR, attack: [6], defence: [], critical: false };
const downed = (slot: string): Event => ({ kind: 'downed', rule: 'ARC-11.2', unit: 'B:E01', slot, figure: '1E01', why: 'combat' });
const total = (acts: readonly { readonly steps: number }[]): number => acts.reduce((sum, { steps }) => sum + steps, 0);

describe('news that come while others are being told', () => {
  const fight = [ORDERED, ROLLED, downed('S1')];
  const fall = [downed('S2')];
  const then = (now: number): readonly Event[] =>
    toldOn({ events: fight, acts: actsOf(fight) }, now, fall, actsOf(fall)).acts.map(({ event }) => event);

  test('wait until the dice were seen, and no longer', () => {
    expect(then(0)).toEqual([ORDERED, ROLLED, ...fall]);
    expect(then(1)).toEqual([ROLLED, ...fall]);
    expect(then(2)).toEqual(fall);
    expect(then(3)).toEqual(fall);
  });
  test('follow what is still to be told', () => {
    const { events } = toldOn({ events: fight, acts: actsOf(fight) }, 1, fall, actsOf(fall));
    expect(events).toEqual([ROLLED, downed('S1'), ...fall]);
  });
  test('hurry what is told before them', () => {
    const many = Array.from({ length: 8 }, () => ({ ...ROLLED }));
    const { acts } = toldOn({ events: many, acts: actsOf(many) }, 0, fall, actsOf(fall));
    expect(total(actsOf(many))).toBeGreaterThan(10);
    expect(total(acts) - total(actsOf(fall))).toBeCloseTo(4);
  });
});

describe('the ledger of victory points', () => {
  const vp = (seat: number, change: number, sum: number): Event => ({
    kind: 'vp',
    rule: 'ARC-12.5',
    seat,
    change,
    total: sum,
    why: 'objective',
    unit: null,
  });
  const began = (round: number): Event => ({ kind: 'roundBegan', rule: 'ARC-3.1', round });
  const entries = entriesIn([vp(1, 3, 3), began(3), vp(0, 3, 3), vp(1, 2, 5)], 3);

  test('knows the round of each', () => {
    expect(entries.map(({ round, seat, change }) => [round, seat, change])).toEqual([
      [2, 1, 3],
      [3, 0, 3],
      [3, 1, 2],
    ]);
    expect(entriesIn([vp(0, 1, 1)], 4)[0]?.round).toBe(4);
  });
  test('forgets what was taken back', () => {
    const now = (first: number, second: number): number[] =>
      notTakenBack(entries, [
        { seat: 0, vp: first },
        { seat: 1, vp: second },
      ]).map(({ total: sum }) => sum);
    expect([now(3, 5), now(3, 3), now(0, 3), now(0, 0)]).toEqual([[3, 3, 5], [3, 3], [3], []]);
  });
  test('says what somebody had before it began', () => {
    expect(earlier(entries, { seat: 1, vp: 5 })).toBe(0);
    expect(earlier(entriesIn([vp(0, 2, 6)], 1), { seat: 0, vp: 6 })).toBe(4);
    expect(earlier([], { seat: 0, vp: 7 })).toBe(7);
  });
});

describe('figures on the table', () => {
  const hit = (pose: string) => position({ units: { 'A:R18': '8 8 N', 'B:R05': pose } }).play('A:R18 armoredRush B:R05');
  const figuresIn = (match: ReturnType<typeof hit>): readonly Handle[] =>
    handlesOf(match.decision(), groundOf(match.view(1).table as ArcaneView), new Map());

  test('every one that stands can be chosen, and those that are alike are one option', () => {
    const match = hit('8 9 N');
    const figures = figuresIn(match);
    expect(figures.map(({ figure }) => figure?.slot)).toEqual(ready(match, 'B:R05'));
    expect(new Set(figures.flatMap(({ numbers }) => numbers))).toEqual(new Set(match.decision().options.keys()));
    for (const { at, key } of figures) expect(handleAt(figures, at)?.key).toBe(key);
  });
  test('they stand where their base has turned them', () => {
    const [north] = figuresIn(hit('8 9 N'));
    const [south] = figuresIn(hit('8 9 S'));
    expect([north?.at.x, north?.at.y].map((at) => Math.round((at ?? 0) * 100))).toEqual(
      [16 - (south?.at.x ?? 0), 18 - (south?.at.y ?? 0)].map((at) => Math.round(at * 100)),
    );
    expect(north?.at.y).toBeGreaterThan(9); // the first slot is in front
  });
});
