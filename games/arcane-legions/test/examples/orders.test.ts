// The worked examples of cards, orders, regrouping and victory.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import type { ArcaneView, SlotView } from '../../table/view.ts';
import { asked, costOf, downed, orders, points, scored, settled } from '../support/fights.ts';
import { type Position, position, ready, type Sketch, unit, where } from '../support/position.ts';

const FAR = { 'B:E01': '2 20 S' };
/** What everybody sees of the slots of the first unit. */
const slotsOf = (match: Position): readonly SlotView[] => (match.view('public').table as ArcaneView).units[0]?.slots ?? [];

rule('ARC-5.3', 'E1: a step forward costs one point, to a side of cost two it costs two', () => {
  const match = position({ units: { 'A:R01': '8 8 N', ...FAR } }).play('A:R01 move', 'F');
  expect(match.last('stepped')).toMatchObject({ cost: 1, left: 3, to: '8 9 N' });
  expect(match.play('R').last('stepped')).toMatchObject({ cost: 2, left: 1, to: '9 9 N' });
});
rule('ARC-2.14', 'E2: Cleopatra stands in her slot, the other yellow one is empty', () => {
  const match = position({ units: { 'A:E13': '8 8 N', ...FAR } });
  expect(slotsOf(match).slice(0, 2)).toEqual([
    { slot: 'S1', figure: '1E10', start: 'S1', wounds: 0, commander: true },
    { slot: 'S2', figure: null, start: null, wounds: 0, commander: false },
  ]);
});
for (const [total, cp] of [
  [7000, 4],
  [10000, 5],
] as const)
  rule('ARC-2.22', `E3: an ambush turn in a battle of ${total} points has ${cp} command points`, () => {
    const sketch: Sketch = { units: { 'A:R01': '2 2 N', ...FAR }, options: { points: total }, ambush: true, step: 'begin', round: 0 };
    expect(position(sketch).last('received')).toMatchObject({ cp, rule: 'ARC-2.22' });
  });
rule(['ARC-3.2', 'ARC-3.4', 'ARC-14.65'], 'E4: a formation’s throw is a special order', () => {
  const match = position({ units: { 'A:R02': '8 7.5 N S9-S1', 'B:H03': '8 10.5 S' } });
  expect(costOf(match, 'A:R02 thrownWeapon B:H03')).toBe(1);
  match.play('A:R02 thrownWeapon B:H03');
  expect(match.last('attacked')).toMatchObject({ as: 'thrown', attack: [{ reason: 'icons', value: 3 }] });
  expect([match.table.turn?.cp, unit(match, 'A:R02').orders]).toMatchObject([7, { ranged: 0, special: 1 }]);
});
rule(['ARC-3.5', 'ARC-3.6'], 'E5: a second melee order costs a figure, a third one is not given', () => {
  const units = { 'A:R01': '8 8 N move=1 melee=1', 'B:R01': '8 9 S' };
  const match = position({ units, dice: [2, 2, 2, 2, 2] });
  expect(orders(match, 'melee')).toEqual(['A:R01 melee B:R01 push']);
  match.play('A:R01 melee B:R01 push');
  expect([asked(match), match.decision().seats, match.texts()]).toEqual(['pushLoss', [0], ['S1', 'S4', 'S10']]);
  match.play('S10');
  expect([downed(match), match.table.turn?.cp, unit(match, 'A:R01').pushed]).toEqual([['A:R01 S10'], 6, true]);
  expect(match.refuses('A:R01 melee B:R01 push')).toMatchObject({ rule: 'ARC-3.6', because: 'pushed' });
  expect(match.refuses('A:R01 move push')).toMatchObject({ rule: 'ARC-3.6', because: 'pushed' });
});
rule(['ARC-1.6', 'ARC-4.1'], 'E6: a figure goes where colour, size and pegs match its own', () => {
  const cohort = position({ units: { 'A:R01': '8 8 N', ...FAR } }).play('A:R01 regroup');
  expect(cohort.texts().filter((text) => text.startsWith('S10-'))).toEqual(['S10-S6', 'S10-S8']);
  const warband = position({ units: { 'A:R05': '8 8 N', ...FAR } }).play('A:R05 regroup');
  expect(warband.texts().filter((text) => /^S(8|12)-/.test(text))).toEqual(['S8-S3', 'S12-S13']); // white and small, red with two pegs
});
rule('ARC-4.4', 'E18: a wounded figure takes its marker along', () => {
  const match = position({ units: { 'A:R07': '8 8 N S7:1', ...FAR } }).play('A:R07 regroup', 'S7-S3', 'pass');
  expect(slotsOf(match)[2]).toMatchObject({ slot: 'S3', start: 'S7', wounds: 1 });
});
rule('ARC-12.5', 'E19: two objectives, one of them contested', () => {
  const units = { 'A:R01': '4 10 N', 'A:R04': '12 14 N', 'B:E01': '12 15.5 S' };
  const match = position({ units, pieces: ['objective 4 10', 'objective 12 14'], step: 'begin' });
  expect([scored(match), points(match)]).toEqual([['0 objective 3'], [3, 0]]);
});
rule(['ARC-12.1', 'ARC-12.2'], 'E20: twenty-one points reached in another’s turn win at the start of one’s own', () => {
  const units = { 'A:R01': '8 8 N only=S4', 'A:R04': '2 2 N', 'B:R01': '8 9 S' };
  const match = position({ units, vp: [0, 19], dice: [1, 6, 6, 6] }).play('A:R01 melee B:R01');
  expect([points(match), match.result]).toEqual([[0, 21], undefined]);
  expect(match.play('pass').result).toMatchObject({ winners: [1], rule: 'ARC-12.2' });
});
rule(['ARC-7.1', 'ARC-7.2', 'ARC-7.4'], 'E21: both enemies may strike before the points are counted', () => {
  const units = { 'A:R01': '8 8 N', 'B:E12': '8 9 S', 'B:E14': '9.5 8 W' };
  const match = position({ units, dice: [6, 6, 1, 5, 1, 1] }).play('A:R01 move');
  expect([asked(match), match.events('movement')]).toEqual(['disengage', []]);
  match.play('B:E12', 'S10', 'S11'); // two marching figures fall
  expect(match.texts()).toEqual(['B:E14', 'pass']);
  match.rolls(1, 1, 1, 1, 1, 1, 1, 1).play('B:E14');
  settled(match);
  expect(match.last('movement').points).toBe(2);
});
rule('ARC-7.1', 'E22: nobody strikes at a sortie', () => {
  const match = position({ units: { 'A:R17': '8 8 N', 'B:E12': '8 9 S' } }).play('A:R17 move');
  expect([asked(match), match.decision().seats]).toEqual(['manoeuvre', [0]]);
});
rule(['ARC-3.10', 'ARC-12.6', 'ARC-15.1'], 'E26: a unit pushed with its last figure', () => {
  const lost = (units: Sketch['units'], order: string) => scored(position({ units: { ...units, 'A:R04': '2 2 N', ...FAR } }).play(order));
  expect(lost({ 'A:R10': '8 8 N only=S3 regroup=1' }, 'A:R10 regroup push')).toEqual(['1 sortie 1']);
  expect(lost({ 'A:R06': '8 8 N only=S5 regroup=1' }, 'A:R06 regroup push')).toEqual(['1 formation 2']);
});
rule('ARC-12.6', 'E27: the last player to damage it scores, not the nearest', () => {
  const units = { 'A:R06': '8 8 N only=S5', 'A:R01': '2 2 N', 'B:E01': '9.5 8 W', 'C:E02': '8 13 S' };
  const match = position({ units, seats: 3, turn: 2, dice: [5, 1, 1] }).play('C:E02 shot A:R06');
  expect(match.last('wounded')).toMatchObject({ unit: 'A:R06', slot: 'S5', wounds: 2 });
  match.play('pass', 'A:R06 regroup', 'pass', 'A:R06 regroup push');
  expect([where(match, 'A:R06'), scored(match)]).toEqual(['defeated', ['2 formation 2']]);
});
rule('ARC-12.4', 'E28: a commander who came back is worth a point again', () => {
  const units = { 'A:E13': '8 8 N S1-S2', 'B:R13': '8 9 S', 'B:R16': '8 12 S' };
  const match = position({ units, pieces: ['objective 8 12'], dice: [6] }).play('A:E13 deathTouchMaster', 'B:R13 S1', 'pass');
  match.play('B:R13 S1', 'pass').rolls(6).play('A:E13 deathTouchMaster', 'B:R13 S1');
  expect(scored(match).filter((one) => one.includes('commander'))).toEqual(['0 commander 1', '0 commander 1']);
});
rule('ARC-4.2', 'E29: a formation turns by 180 degrees only, a sortie by quarters', () => {
  const turns = (card: string) =>
    position({ units: { [`A:${card}`]: '8 8 N', ...FAR } })
      .play(`A:${card} regroup`)
      .texts()
      .filter((text) => text.startsWith('turn'));
  expect([turns('R01'), turns('R10')]).toEqual([['turn 180'], ['turn 90', 'turn 180', 'turn 270']]);
  const match = position({ units: { 'A:R10': '8 8 N', ...FAR } }).play('A:R10 regroup', 'turn 90', 'pass');
  expect([where(match, 'A:R10'), ready(match, 'A:R10')]).toEqual(['8 8 E', ['S1', 'S2', 'S3']]);
});
for (const [total, cp, vp] of [
  [5000, 8, 15],
  [7000, 8, 21],
  [10000, 10, 25],
] as const)
  rule(['ARC-13.1', 'ARC-13.2', 'ARC-13.3'], `E30: armies of ${total} points: ${cp} command points, ${vp} victory points`, () => {
    const match = position({ units: { 'A:R01': '2 2 N', ...FAR }, options: { points: total }, step: 'begin', vp: [vp - 1, 0] });
    expect([match.last('received').cp, match.result]).toEqual([cp, undefined]);
    const won = position({ units: { 'A:R01': '2 2 N', ...FAR }, options: { points: total }, step: 'begin', vp: [vp, 0] });
    expect(won.result).toMatchObject({ winners: [0], rule: 'ARC-12.2' });
  });
