// Chapter 18: leaving, taking back, what is shown, results, options, content that people write. The lists are tested in test/content/.
import { type Played, played, rule, ScriptedDice } from '@tabularium/kernel/testing';
import { describe, expect } from 'vitest';
import { whyNotArmy, whyNotEnlist } from '../../content/army-lists.ts';
import { type Content, content } from '../../content/index.ts';
import type { UnitDef } from '../../content/kinds.ts';
import { arcaneLegions } from '../../rules/index.ts';
import { setup } from '../../table/schema.ts';
import type { ArcaneKit } from '../../table/table.ts';
import type { ArcaneView } from '../../table/view.ts';
import { musters, onTo, opened } from '../support/opened.ts';
import { type Position, position, where } from '../support/position.ts';

const ones = Array.from({ length: 40 }, () => 1);
const far = { 'B:E01': '2 22 S' };
const table = (match: Played<ArcaneKit>, eye: 'public' | number = 'public'): ArcaneView => match.view(eye).table as ArcaneView;

describe('leaving', () => {
  rule(['ARC-18.1', 'ARC-12.14'], 'with two players the other wins at once', () => {
    const match = position({ units: { 'A:R01': '4 4 N', ...far }, vp: [20, 0] }).leave(0);
    expect(match.result).toMatchObject({ winners: [1], drawn: false, rule: 'ARC-12.14', because: 'resigned' });
    expect(opened('standard', 2).leave(1).result).toMatchObject({ winners: [0] });
  });
  rule(['ARC-18.1', 'ARC-12.14'], 'with more players the others play on: the units go, nobody scores', () => {
    const units = { 'A:R01': '4 4 N', 'B:E01': '4 5 S', 'C:H01': '12 20 S' };
    const match = position({ seats: 3, units }).leave(1);
    expect(match.result).toBeUndefined();
    expect(where(match, 'B:E01')).toBe('4 5 S'); // it goes at the next order
    match.play('A:R01 regroup', 'pass');
    expect(match.last('left')).toMatchObject({ seat: 1 });
    expect([where(match, 'B:E01'), match.events('vp'), match.table.contacts]).toEqual(['absent', [], []]);
    match.play('pass');
    expect(match.decision().seats).toEqual([2]);
    expect(match.leave(2).result).toMatchObject({ winners: [0] });
  });
  rule('ARC-18.1', 'before the battle somebody else answers for a player who left, then they concede', () => {
    const match = opened('custom', 3, { total: 2000 }).leave(2);
    expect(match.result).toBeUndefined();
    expect(match.match.pending.flatMap(({ seats }) => seats)).toContain(2);
    onTo(match, 'order');
    expect(match.last('left')).toMatchObject({ seat: 2 });
    expect(match.table.units.filter(({ seat, state }) => seat === 2 && state === 'deployed')).toEqual([]);
  });
});

describe('taking back', () => {
  rule('ARC-18.2', 'an order can be taken back before its dice fall', () => {
    const match = position({ units: { 'A:E05': '6 8 N', 'B:E12': '9 11 S' }, dice: ones }).play('A:E05 shot B:E12');
    expect(match.decision().ask).toBe('shotSides');
    match.undo(0);
    expect([match.decision().ask, match.table.turn?.cp]).toEqual(['order', 8]);
    match.play('A:E05 shot B:E12', 'F-F');
    expect(match.match.canUndo(0)).toBe(false);
    expect(() => match.undo(0)).toThrow();
  });
  rule('ARC-18.2', 'a move step by step, with what it met', () => {
    const match = position({ units: { 'A:H04': '8 8 N', 'B:H10': '8.3 10.5 S' } }).play('A:H04 move', 'F', 'F');
    expect(match.decision().ask).toBe('slide');
    match.undo(0);
    expect([where(match, 'A:H04'), match.decision().ask]).toEqual(['8 9 N', 'manoeuvre']);
    match.undo(0).undo(0);
    expect([where(match, 'A:H04'), match.decision().ask, match.table.turn?.cp]).toEqual(['8 8 N', 'order', 8]);
  });
  rule('ARC-18.2', 'not after somebody else has decided', () => {
    const match = position({ units: { 'A:R04': '8 8 N', 'B:R01': '8 9 S' } }).play('A:R04 move');
    expect(match.match.canUndo(0)).toBe(true);
    match.play('pass');
    expect(match.decision().seats).toEqual([0]);
    expect(match.match.canUndo(0)).toBe(false);
  });
});

describe('answers', () => {
  rule('ARC-18.3', 'where only one answer is possible, it is given without asking', () => {
    const match = position({ units: { 'A:R01': '8 8 N only=S10,S11 move=1', ...far } }).play('A:R01 move push');
    expect([match.last('downed').slot, match.decision().ask]).toEqual(['S10', 'manoeuvre']);
    expect(
      position({ units: { 'A:H04': '8 8 N', 'B:H04': '8.5 9.7 S' } })
        .play('A:H04 move', 'F')
        .decision().ask,
    ).toBe('order');
  });
  rule('ARC-18.3', 'figures are offered once where nothing depends on the choice among them', () => {
    const lost = (words: string): readonly string[] =>
      position({ units: { 'A:R07': `8 8 N ${words} move=1`, ...far } })
        .play('A:R07 move push')
        .texts();
    expect(lost('')).toEqual(['S1', 'S4', 'S7']);
    expect(lost('S2:1')).toEqual(['S1', 'S2', 'S4', 'S7']); // one of the two is wounded
    expect(lost('S7-S3')).toEqual(['S1', 'S3', 'S4', 'S8']); // this slot has an ability
    expect(lost('S7-S5')).toEqual(['S1', 'S4', 'S5', 'S8']); // restored, it would come back to a slot for marching
  });
});

describe('what is shown', () => {
  rule('ARC-18.4', 'armies are secret until all have chosen', () => {
    const match = opened('custom', 2, { total: 2000 }).as(0, 'build', 'R01', 'pass');
    for (const eye of ['public', 1] as const) {
      expect(JSON.stringify(match.view(eye))).not.toContain('R01"');
      expect(table(match, eye).units).toEqual([]);
    }
    expect(match.events('army')).toEqual([]);
    match.as(1, 'build', 'E01', 'pass');
    expect(table(match, 1).units.map(({ unit }) => unit)).toEqual(['A:R01', 'B:E01']);
  });
  rule('ARC-18.4', 'after that everybody sees the same', () => {
    const match = position({ units: { 'A:R01': '8 8 N S1:1 move=1', 'B:R04': '8 9 S -S1' }, dice: ones }).play('A:R01 melee B:R04');
    const seen = (['public', 0, 1] as const).map((eye) => ({ ...table(match, eye), eye: null }));
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
    expect(match.match.events('public')).toHaveLength(match.match.events(1).length);
  });
});

describe('results', () => {
  /** Three players; the first one wins by points. */
  const ended = (vp: readonly number[], units: Record<string, string> = {}): Position =>
    position({
      seats: 3,
      units: { 'A:R01': '4 4 N', 'B:R03': '12 4 N', 'C:R02': '12 20 S', ...units },
      vp,
      step: 'begin',
    });
  rule('ARC-18.5', 'the others are ranked by victory points, then by what they have in play', () => {
    const { result } = ended([21, 4, 9]);
    expect(result).toMatchObject({ winners: [0], drawn: false, rule: 'ARC-12.2' });
    expect(result?.scores.map(({ points, inPlay }) => [points, inPlay])).toEqual([
      [21, 800],
      [4, 925],
      [9, 700],
    ]);
  });
  rule('ARC-18.5', 'the first to be eliminated comes last', () => {
    const units = { 'A:E14': '8 8 N', 'B:H10': '8 9 S only=S1', 'C:R02': '12 20 S' };
    const match = position({ seats: 3, units, vp: [0, 15, 3], dice: [6, 6, 6, 6, 6] }).play('A:E14 melee B:H10');
    expect(match.last('eliminated')).toMatchObject({ seat: 1 });
    expect(match.leave(2).result?.scores.map(({ outlived }) => outlived)).toEqual([3, 0, 3]);
  });
  rule('ARC-18.5', 'victory points never go down', () => {
    // The commander falls, comes back, and falls again: a point each time.
    const units = { 'A:E14': '8 8 N', 'B:R16': '8 9 S only=S1,S6 S1:1', 'B:R01': '2 22 S' };
    const match = position({ units, dice: [6, 6, 6, 6, 6, 1] }).play('A:E14 melee B:R16');
    const totals = match.events('vp').map(({ total }) => total);
    expect(totals).toEqual(totals.toSorted((a, b) => a - b));
    expect(totals.at(-1)).toBe(2);
  });
});

describe('options', () => {
  rule('ARC-18.6', 'what can be chosen before a match', () => {
    const listed = setup.options.map(({ id, values, default: usual, modes, seats }) => [
      id,
      `${values[0]}..${values.at(-1)} (${values.length})`,
      usual,
      modes ?? 'all',
      seats ?? 'all',
    ]);
    expect(listed).toEqual([
      ['points', '5000..10000 (3)', 7000, ['standard', 'kingOfTheHill', 'deathBeforeDishonor'], 'all'],
      ['total', '500..20000 (79)', 5000, ['custom'], 'all'],
      ['commandPoints', '1..20 (20)', 8, ['custom'], 'all'],
      ['victoryPoints', '1..99 (99)', 15, ['custom'], 'all'],
      ['tableSize', '75..150 (4)', 100, ['custom'], 'all'],
      ['battlefield', 'random..placed (5)', 'random', ['standard', 'custom'], [2]],
      ['layout', 'map..placed (2)', 'map', ['standard', 'custom'], [3, 4, 5, 6]],
      ['ground', 'map..placed (2)', 'map', ['kingOfTheHill', 'deathBeforeDishonor'], 'all'],
      ['teams', 'off..on (2)', 'off', ['standard', 'custom', 'kingOfTheHill', 'deathBeforeDishonor'], [4, 6]],
      ['halfSteps', 'off..on (2)', 'off', 'all', 'all'],
      ['factionPenalty', 'off..on (2)', 'off', ['standard', 'custom', 'kingOfTheHill', 'deathBeforeDishonor'], 'all'],
      ['stalemateRounds', 'off..20 (4)', 'off', 'all', 'all'],
    ]);
    expect(setup.modes.map(({ id, seats }) => [id, seats.length])).toEqual([
      ['firstBattle', 1],
      ['standard', 5],
      ['kingOfTheHill', 5],
      ['deathBeforeDishonor', 5],
      ['custom', 5],
    ]);
  });
  rule('ARC-18.6', 'a random battlefield is one of three, or the one that was chosen', () => {
    const field = (number: number): string =>
      table(
        played(arcaneLegions, { setup: { mode: 'standard', seats: 2, options: {} }, dice: new ScriptedDice([number], { thenSeed: 1 }) }),
      ).terms.battlefield;
    expect([field(0), field(1), field(2)]).toEqual(['firstBattle', 'templeRuins', 'brokenGround']);
    expect(table(opened('standard', 2, { battlefield: 'brokenGround' })).terms.battlefield).toBe('brokenGround');
    expect(table(opened('kingOfTheHill', 2)).terms.battlefield).toBe('theHill');
    expect(table(opened('deathBeforeDishonor', 2)).terms.battlefield).toBe('fieldOfHonour');
  });
});

describe('players’ own content', () => {
  const guard: UnitDef = {
    ...(content.units.find(({ id }) => id === 'R01') as UnitDef),
    id: 'X01',
    points: 500,
    name: { en: 'Guard', it: 'Guardia' },
  };
  const own: Content = {
    ...content,
    units: [...content.units, guard],
    armies: [...content.armies, { id: 'mine', faction: 'roman', total: 5000, units: ['X01', 'X01', 'R12'] }],
  };
  rule('ARC-18.7', 'units and armies of a file join the game', () => {
    const match = played(arcaneLegions, { setup: { mode: 'standard', seats: 2, options: { points: 5000 } }, content: own });
    expect(match.texts(0)).toContain('mine');
    match.as(0, 'mine').as(1, 'build', 'X01', 'pass');
    expect(match.events('army').map(({ units, points }) => [units, points])).toEqual([
      [['A:X01', 'A:X01#2', 'A:R12'], 2050],
      [['B:X01'], 500],
    ]);
    expect(table(match).own?.units.at(-1)?.id).toBe('X01');
    expect(table(opened('standard', 2)).own).toBeNull();
  });
  rule('ARC-18.7', 'an army uses only units that exist', () => {
    expect(whyNotEnlist(content, { points: 7000, room: 32 }, [], 'X01')).toMatchObject({
      rule: 'ARC-18.7',
      because: 'noSuchUnit',
      what: 'X01',
    });
    expect(whyNotArmy(content, { points: 7000, room: 32 }, ['R01', 'X01'])).toMatchObject({ rule: 'ARC-18.7' });
    expect(whyNotArmy(own, { points: 7000, room: 32 }, ['R01', 'X01'])).toBeUndefined();
  });
});

describe('the first battle', () => {
  rule(['ARC-18.12', 'ARC-2.13'], 'fixed armies in fixed places, nobody lies in ambush, Rome begins', () => {
    const match = opened('firstBattle', 2);
    expect(table(match).terms).toMatchObject({ points: 2500, cp: 8, vp: 9, battlefield: 'firstBattle' });
    expect(table(match).units.map(({ unit, at }) => `${unit} ${at}`)).toEqual([
      'A:R01 4 6.5 N',
      'A:R03 12 7 N',
      'A:R04 9 5.5 N',
      'B:E01 4 12.5 S',
      'B:E02 9 11.5 S',
      'B:E04 13 13 S',
    ]);
    expect([match.decision().seats, match.last('turnBegan')]).toEqual([
      [0],
      { kind: 'turnBegan', rule: 'ARC-3.1', seat: 0, ambush: false },
    ]);
    expect(match.last('received').cp).toBe(8);
    expect(table(match).objectives.map(({ units }) => units)).toEqual([[], ['B:E04']]);
  });
  rule('ARC-18.12', 'a first turn as the lesson plays it', () => {
    const match = musters(opened('firstBattle', 2, {}, [5, 4, 3, 1, 1, 6, 1, 5]));
    match.play('A:R01 move', 'F', 'F', 'pass', 'F', 'F');
    expect([table(match).units[0]?.at, table(match).objectives[0]?.controlledBy]).toEqual(['4 10.5 N', 0]);
    match.play('A:R01 regroup', 'attack', 'pass');
    expect(table(match).units[0]?.icons).toEqual({ A: 6, D: 5, R: 0, M: 0 });
    match.play('A:R04 shot B:E02');
    expect(match.last('rolled')).toMatchObject({ attack: [5, 4, 3], defence: [1, 1] });
    expect(match.table.turn?.cp).toBe(3);
  });
  rule('ARC-18.12', 'the charge of the 7th Legion ends flush, with nothing to slide', () => {
    const match = opened('firstBattle', 2).play('A:R03 move', 'R', 'F', 'F', 'F', 'F');
    expect([table(match).units[1]?.at, match.last('snapped').against]).toEqual(['13 11 N', 'B:E04']);
    const option = match.options().find((one) => 'order' in one && one.order === 'melee');
    expect(option).toMatchObject({ unit: 'A:R03', target: 'B:E04', cp: 1 });
  });
});
