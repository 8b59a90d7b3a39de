// Chapter 6: adjacency, collisions, snapping and sliding.
import { rule } from '@tabularium/kernel/testing';
import { describe, expect } from 'vitest';
import type { Layout } from '../../lesson/layout.ts';
import type { ArcaneView } from '../../table/view.ts';
import { type Position, position, where } from '../support/position.ts';

// H04 is wide (1 1 1 1), R03 a column (1 2 3 2), H10 and H12 are sorties (1 1 1 1).
const far = { 'B:R04': '1 23 S' };
const moving = (unit: string, words: string, sketch: Partial<Layout> = {}): Position =>
  position({ ...sketch, units: { [unit]: words, ...far, ...sketch.units } }).play(`${unit} move`);
const offered = (match: Position, text: string): boolean => match.texts().includes(text);
/** Who lies beside the first unit, and by which sides. */
const beside = (match: Position): string[] =>
  ((match.view('public').table as ArcaneView).units[0]?.adjacent ?? []).map(({ unit, own, other }) => `${own}-${other} ${unit}`);
/** The slides on offer, and where they lead. */
const slides = (match: Position): string[] =>
  match.decision().ask === 'slide' ? match.decision().texts.map((text) => `${text}: ${(match.about(0, text) as { at: string }).at}`) : [];

describe('adjacency', () => {
  const at = (other: string, own = '8 8 N'): string[] => beside(position({ units: { 'A:H04': own, 'B:H04': other } }));
  rule(['ARC-6.1', 'ARC-16.4'], 'sides that face each other, at most 0.002 apart', () => {
    expect(at('8 9 S')).toEqual(['F-F B:H04']);
    expect(at('8 9 N')).toEqual(['F-B B:H04']);
    expect(at('9.5 8 E')).toEqual(['R-B B:H04']);
    expect(at('8 9.002 S')).toEqual(['F-F B:H04']);
    expect(at('8 9.0021 S')).toEqual([]);
    expect(at('8 9 SE')).toEqual([]); // not parallel
  });
  rule(['ARC-6.1', 'ARC-16.4'], 'over at least 0.01 steps: corners are not enough', () => {
    expect(at('9.99 9 S')).toEqual(['F-F B:H04']);
    expect(at('9.9901 9 S')).toEqual([]);
    expect(at('10 9 S')).toEqual([]); // corner on corner
    const corner = position({ units: { 'A:H04': '8 8 N', 'B:H10': '8 9.2071 NE' } });
    expect(beside(corner)).toEqual([]); // a corner on a side
  });
  rule('ARC-6.1', 'with exactly one pair of sides, for both', () => {
    const match = position({ units: { 'A:H04': '8 8 N', 'B:H10': '9.501 8.999 N', 'B:H12': '7.5 7 E' } });
    expect(beside(match)).toEqual(['B-L B:H12']);
    const units = (match.view('public').table as ArcaneView).units;
    expect(units.map(({ adjacent }) => adjacent.length)).toEqual([1, 0, 1]);
    expect(units[2]?.adjacent).toEqual([{ unit: 'A:H04', own: 'L', other: 'B', enemy: true }]);
  });
  rule('ARC-6.2', 'friends may be adjacent, and are snapped to', () => {
    const match = moving('A:H04', '8 8 N', { units: { 'A:H10': '8 9.5 S' } }).play('F');
    expect(match.last('snapped')).toMatchObject({ against: 'A:H10', at: '8 8.5 N' });
    expect(beside(match)).toEqual(['F-F A:H10']);
  });
});

describe('straight collisions', () => {
  rule('ARC-6.3', 'a unit that collides turns about the point of collision until it is flush, and cannot decline', () => {
    const match = moving('A:H04', '8 8 N', { units: { 'B:H10': '8.25 10 NE' } }).play('F');
    expect([match.decision().ask, match.decision().pass]).toEqual(['snap', false]);
    match.play(match.texts()[0] as string);
    expect(match.last('snapped')).toMatchObject({ from: '8 8.7929 N', at: '8.4268 8.7626 NW', side: 'F', against: 'B:H10' });
    expect(beside(match)).toEqual(['F-R B:H10']);
  });
  rule('ARC-6.4', 'moving along a neighbour or past a corner at distance 0 is not a collision', () => {
    const along = moving('A:H04', '8 8 N', { units: { 'B:H04': '8 9 S' } });
    along.play('pass'); // the neighbour lets it go
    expect(offered(along, 'F')).toBe(false); // stopped at once
    along.play('R');
    expect([where(along, 'A:H04'), along.events('snapped')]).toEqual(['9 8 N', []]);
    const past = moving('A:H10', '8 8 N', { units: { 'B:H10': '9 9.5 N' } }).play('F', 'F');
    expect([where(past, 'A:H10'), past.events('snapped')]).toEqual(['8 10 N', []]);
  });
  rule('ARC-6.4', 'a step that is stopped at distance 0 is not offered, others are', () => {
    const match = moving('A:H10', '8 8 N', { pieces: ['wall 8 8.75'] });
    expect(match.texts().filter((text) => !/^(angle|square)/.test(text))).toEqual(['R', 'B', 'L', 'pass']);
  });
  rule('ARC-6.5', 'equal angles: the active player chooses; flush sides do not turn', () => {
    const slanting = moving('A:H10', '8 8 NE', { units: { 'B:H04': '8.6 9.7 S' } }).play('F');
    expect([slanting.decision().seats, slanting.texts()]).toEqual([[0], ['L on B:H04 at 7.9929 8.7 E', 'F on B:H04 at 8.9929 8.7 N']]);
    const flush = moving('A:H10', '8 8 N', { units: { 'B:H04': '8.5 9.7 S' } }).play('F');
    expect(flush.last('snapped')).toMatchObject({ from: '8 8.7 N', at: '8 8.7 N' });
  });
  rule('ARC-6.14', 'without room the unit stays at the point of contact and may go on', () => {
    const units = { 'B:H04': '8.6 9.7 S', 'B:H10': '9.9 8.4 N', 'B:H12': '7.2 9 N' };
    const match = moving('A:H10', '8 8 NE', { units }).play('F');
    expect([where(match, 'A:H10'), match.last('stepped').left, match.decision().ask]).toEqual(['8.4929 8.4929 NE', 3, 'manoeuvre']);
    expect(where(match.play('B'), 'A:H10')).toBe('7.7858 7.7858 NE');
  });
  rule('ARC-6.16', 'of two equal choices only the one with room is left', () => {
    const units = { 'B:H04': '8.6 9.7 S', 'B:H10': '9.9 8.4 N' };
    const match = moving('A:H10', '8 8 NE', { units }).play('F');
    expect(match.last('snapped')).toMatchObject({ side: 'L', at: '7.9929 8.7 E' });
  });
  rule('ARC-6.15', 'several obstacles at the same moment: the player chooses which to lie against, even for one pose', () => {
    // A front that meets two sorties at once; the slides depend on which of them is chosen.
    const meet = (): Position => moving('A:H04', '8 8 N', { units: { 'B:H10': '7.1 9.5 S', 'B:H12': '8.7 9.5 S' } }).play('F');
    expect(meet().texts()).toEqual(['F on B:H10 at 8 8.5 N', 'F on B:H12 at 8 8.5 N']);
    const first = meet().play('F on B:H10 at 8 8.5 N');
    expect(beside(first)).toEqual(['F-F B:H10', 'F-F B:H12']);
    expect(slides(first)).toEqual(['0.1: 8.1 8.5 N', '-0.4: 7.6 8.5 N']);
    expect(slides(meet().play('F on B:H12 at 8 8.5 N'))).toEqual(['0.2: 8.2 8.5 N', '-0.3: 7.7 8.5 N']);
  });
  rule('ARC-6.15', 'angles are compared for each obstacle separately', () => {
    // A front that meets a flush sortie and the corner of a slanting one at the same moment.
    const match = moving('A:H04', '8 8 N', { units: { 'B:H10': '7.2 9.5 S', 'B:H12': '8.6 9.7071 NE' } }).play('F');
    // To the left about that corner there is room, to the right the flush one is in the way.
    expect(match.texts()).toEqual(['F on B:H10 at 8 8.5 N', 'F on B:H12 at 8.5293 8.2222 NW']);
  });
});

describe('landings', () => {
  const turn = (text: string, sketch: Partial<Layout>, unit = 'A:H10', from = '8 8 N'): Position => moving(unit, from, sketch).play(text);
  rule(['ARC-6.6', 'ARC-16.21'], 'a landing that only touches snaps like a straight collision', () => {
    const flush = turn('square right F B', { units: { 'B:H10': '10 9 N' } });
    expect([flush.last('snapped').at, flush.decision().ask]).toEqual(['9 9 E', 'order']);
    const corner = turn('square right F B', { units: { 'B:H10': '10.2071 9 NE' } });
    expect(corner.decision().ask).toBe('snap');
    expect(corner.texts()).toEqual(['F on B:H10 at 9.1464 8.6464 NE', 'F on B:H10 at 9.1464 9.3536 SE']);
    const nothing = turn('square right F B', { units: { 'B:H10': '10 10 N' } }); // corner on corner
    expect([nothing.events('snapped'), nothing.decision().ask]).toEqual([[], 'manoeuvre']);
  });
  rule('ARC-6.7', 'one corner: a choice between its two sides', () => {
    const match = turn('square right F B', { units: { 'B:H04': '10.2 9.6 N' } });
    expect(match.texts()).toEqual(['L on B:H04 at 9 8.6 E', 'F on B:H04 at 8.7 9 E']);
  });
  rule('ARC-6.8', 'two neighbouring corners: the side between them', () => {
    const match = turn('square right F+ B', { units: { 'B:H10': '10.3 9 N' } }, 'A:H04');
    expect(match.last('snapped')).toMatchObject({ side: 'F', at: '9.3 9 E' });
    expect(beside(match)).toEqual(['F-L B:H10']);
  });
  rule('ARC-6.8', 'no corner: the side that is crossed', () => {
    // The column is set down at 9 9.5; its front end lies across the lower side of the other.
    const match = turn('square right F L', { units: { 'B:H04': '8.9 10.5 S' } }, 'A:R03');
    expect(match.last('turned').to).toBe('9 9.5 N');
    expect(match.last('snapped')).toMatchObject({ side: 'F', at: '9 9 N' });
  });
  rule('ARC-6.8', 'three corners, or two opposite ones: impossible', () => {
    expect(offered(moving('A:H04', '8 8 N', { units: { 'B:H10': '9.49 9.49 N' } }), 'angle right F+ B')).toBe(false);
    expect(offered(moving('A:H04', '8 8 N', { units: { 'B:H10': '9.7375 8.6768 N' } }), 'angle right F+ B+')).toBe(false);
    expect(offered(moving('A:H04', '8 8 N'), 'angle right F+ B')).toBe(true);
    expect(offered(moving('A:H04', '8 8 N'), 'angle right F+ B+')).toBe(true);
  });
  rule('ARC-6.9', 'a turn that finds no room is not made, and costs nothing', () => {
    const units = { 'B:H10': '10.3 9 N', 'B:H12': '8.45 10 N' };
    const match = moving('A:H04', '8 8 N', { units });
    expect(match.refuses('square right F+ B')).toBeUndefined();
    expect(match.play('B').last('stepped')).toMatchObject({ from: '8 8 N', left: 3 });
  });
});

describe('sliding', () => {
  const snapped = (units: Layout['units'], pieces: readonly string[] = []): Position =>
    moving('A:H04', '8 8 N', { units, pieces }).play('F');
  rule('ARC-6.10', 'to the first place where edges or notches are level, either way, or not at all', () => {
    const match = snapped({ 'B:H04': '8.8 9.7 S' });
    expect(slides(match)).toEqual(['0.3: 8.3 8.7 N', '-0.2: 7.8 8.7 N']);
    expect(match.decision().pass).toBe(true);
    expect(where(match.play('pass'), 'A:H04')).toBe('8 8.7 N');
    const slid = snapped({ 'B:H04': '8.8 9.7 S' }).play('0.3');
    expect([where(slid, 'A:H04'), beside(slid)]).toEqual(['8.3 8.7 N', ['F-F B:H04']]);
  });
  rule('ARC-6.10', 'none where something is already level', () => {
    expect(snapped({ 'B:H04': '8.5 9.7 S' }).decision().ask).toBe('order');
    expect(snapped({ 'B:H10': '8.002 9.7 S' }).decision().ask).toBe('order');
    expect(slides(snapped({ 'B:H10': '8.0021 9.7 S' }))).toEqual(['0.0021: 8.0021 8.7 N', '-0.4979: 7.5021 8.7 N']);
  });
  rule('ARC-6.10', 'the way must be free, and the units stay beside each other', () => {
    expect(slides(snapped({ 'B:H04': '8.8 9.7 S', 'B:H10': '9.7 8.3 N' }))).toEqual(['-0.2: 7.8 8.7 N']);
    expect(slides(snapped({ 'B:H04': '8.8 9.7 S' }, ['wall 6.65 8.5 90']))).toEqual(['0.3: 8.3 8.7 N']);
    // Level with the corner they would no longer touch.
    expect(slides(snapped({ 'B:H04': '9.9 9.7 S' }))).toEqual(['0.4: 8.4 8.7 N']);
  });
  rule('ARC-6.11', 'none along terrain or the edge', () => {
    expect(snapped({}, ['rocks 8.3 10.2']).decision().ask).toBe('order');
    expect(snapped({}, ['marsh 8.3 10.2']).decision().ask).toBe('order');
    const edge = moving('A:H04', '8.3 23.2 N').play('F');
    expect([where(edge, 'A:H04'), edge.decision().ask]).toEqual(['8.3 23.5 N', 'order']);
  });
  rule('ARC-6.12', 'then the movement is over, and the points that are left are lost', () => {
    const match = snapped({ 'B:H04': '8.8 9.7 S' }).play('-0.2');
    expect([match.last('stepped').left, match.decision().ask]).toEqual([3, 'order']);
  });
});

describe('what is snapped to', () => {
  const meet = (sketch: Partial<Layout>): [string, string] => {
    const match = moving('A:H10', '8 8 NE', sketch).play('F');
    const option = match.options()[0] as { against: string };
    return [match.decision().ask, option.against];
  };
  rule('ARC-6.17', 'friends, enemies, impassable and difficult terrain and the edge', () => {
    expect(meet({ units: { 'A:H04': '8.6 9.7 S' } })).toEqual(['snap', 'A:H04']);
    expect(meet({ units: { 'B:H04': '8.6 9.7 S' } })).toEqual(['snap', 'B:H04']);
    expect(meet({ pieces: ['wall 8.6 9.45'] })).toEqual(['snap', 'wall 1']);
    expect(meet({ pieces: ['palisade 8.6 9.45'] })).toEqual(['snap', 'palisade 1']);
    const edge = moving('A:H10', '15 8 NE').play('F');
    expect((edge.options()[0] as { against: string }).against).toBe('edge');
  });
  rule(['ARC-6.17', 'ARC-8.5'], 'objectives only if the owner wants', () => {
    const match = moving('A:H10', '8 8 NE', { pieces: ['objective 8.6 10.2'] }).play('F');
    expect([match.decision().ask, match.decision().pass]).toEqual(['objectiveSnap', true]);
  });
});
