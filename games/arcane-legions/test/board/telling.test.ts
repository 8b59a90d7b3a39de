// What the board shows of the news: points with their reasons; and figures chosen where they stand.
import { describe, expect, test } from 'vitest';
import { handlesOf } from '../../board/common/decision-handles.ts';
import { groundOf } from '../../board/common/ground.ts';
import { type Handle, handleAt } from '../../board/common/handle.ts';
import { earlier, entriesIn, notTakenBack } from '../../board/common/ledger.ts';
import type { Event } from '../../table/events.ts';
import type { ArcaneView } from '../../table/view.ts';
import { position, ready } from '../support/position.ts';

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

  test('knows the round of each entry', () => {
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
  test('says what a player had before it began', () => {
    expect(earlier(entries, { seat: 1, vp: 5 })).toBe(0);
    expect(earlier(entriesIn([vp(0, 2, 6)], 1), { seat: 0, vp: 6 })).toBe(4);
    expect(earlier([], { seat: 0, vp: 7 })).toBe(7);
  });
});

describe('figures on the table', () => {
  const hit = (pose: string) => position({ units: { 'A:R18': '8 8 N', 'B:R05': pose } }).play('A:R18 armoredRush B:R05');
  const figuresIn = (match: ReturnType<typeof hit>): readonly Handle[] =>
    handlesOf(match.decision(), groundOf(match.view(1).table as ArcaneView), new Map());

  test('each one still standing can be chosen, and those alike are one option', () => {
    const match = hit('8 9 N');
    const figures = figuresIn(match);
    expect(figures.map(({ figure }) => figure?.slot)).toEqual(ready(match, 'B:R05'));
    expect(new Set(figures.flatMap(({ numbers }) => numbers))).toEqual(new Set(match.decision().options.keys()));
    for (const { at, key } of figures) expect(handleAt(figures, at)?.key).toBe(key);
  });
  test('they stand where the turn of their base puts them', () => {
    const [north] = figuresIn(hit('8 9 N'));
    const [south] = figuresIn(hit('8 9 S'));
    expect([north?.at.x, north?.at.y].map((at) => Math.round((at ?? 0) * 100))).toEqual(
      [16 - (south?.at.x ?? 0), 18 - (south?.at.y ?? 0)].map((at) => Math.round(at * 100)),
    );
    expect(north?.at.y).toBeGreaterThan(9); // the first slot is in front
  });
});
