// Chapter 12: victory points, the start and the end of a turn, and the end of the battle.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { agreedDraw } from '../../rules/round/ending.ts';
import { asked, attack, dealt, downed, orders, points, scored, settled, withBar } from '../support/fights.ts';
import { type Position, position, ready, type Sketch, unit, where } from '../support/position.ts';

const FAR = { 'B:E01': '2 20 S' };
/** Passes this many turns without an order. */
function idle(match: Position, turns: number): Position {
  for (let turn = 0; turn < turns && match.result === undefined; turn++) match.play('pass');
  return match;
}
const told = (match: Position): string[] => match.events().map(({ kind }) => kind);

// ---- who wins

rule('ARC-12.1', 'the active player wins at once on reaching the points of the battle', () => {
  const units = { 'A:R18': '8 8 N', 'B:R17': '8 9 N only=S5,S7', ...FAR };
  const short = position({ units, vp: [19, 0] }).play('A:R18 armoredRush B:R17');
  expect([points(short), short.result]).toEqual([[20, 0], undefined]);
  const match = position({ units, vp: [20, 0] }).play('A:R18 armoredRush B:R17');
  expect(match.result).toMatchObject({ winners: [0], rule: 'ARC-12.1', because: 'points', drawn: false });
});
rule(
  ['ARC-12.1', 'ARC-12.2'],
  'a player who reaches them in another’s turn wins at the start of their own, before anything is scored',
  () => {
    const units = { 'A:R10': '8 8 N only=S1 S1:1', 'A:R01': '2 2 N', 'B:R01': '8 9 S' };
    const match = position({ units, pieces: ['objective 8 10'], vp: [0, 20], dice: [1, 1, 1, 6, 6, 6] }).play('A:R10 melee B:R01');
    expect([points(match), match.result, asked(match)]).toEqual([[0, 21], undefined, 'order']);
    match.play('pass');
    expect(match.result).toMatchObject({ winners: [1], rule: 'ARC-12.2', because: 'points' });
    expect(points(match)).toEqual([0, 21]);
  },
);
rule(['ARC-12.1', 'ARC-14.35'], 'a player who wins by an objective is asked nothing more: no druid, no other objective', () => {
  const units = { 'A:R16': '8 12 N', 'A:R13': '2 2 N -S3', 'B:E01': '14 20 S' };
  const sketch = { units, pieces: ['objective 8 12', 'objective 2 2'], step: 'begin' } as const;
  expect(asked(position({ ...sketch, vp: [14, 0] }))).toBe('druid');
  const match = position({ ...sketch, vp: [18, 0] });
  expect([match.result, points(match), asked(match)]).toMatchObject([{ winners: [0], rule: 'ARC-12.1' }, [21, 0], undefined]);
});
rule(['ARC-12.1', 'ARC-14.6'], 'nor where to move a figure for the unit that was defeated', () => {
  const units = { 'A:E07': '8 8 N', 'B:R01': '8 9 S only=S10', ...FAR };
  const dice = [3, 3, 3, 3, 3, 3];
  expect(asked(position({ units, dice }).play('A:E07 melee B:R01'))).toBe('prowess');
  const match = position({ units, dice, vp: [19, 0] }).play('A:E07 melee B:R01');
  expect([match.result?.rule, asked(match)]).toEqual(['ARC-12.1', undefined]);
});
rule(['ARC-12.1', 'ARC-12.4'], 'nor is the loser asked for more damage once a commander has fallen', () => {
  const units = { 'A:R18': '8 8 N', 'B:R12': '8 9 N', ...FAR };
  const dice = [6, 6, 6, 6, 1, 1];
  const goesOn = position({ units, dice, vp: [19, 0] }).play('A:R18 melee B:R12', 'S1');
  expect([asked(goesOn), points(goesOn)]).toEqual(['damage', [20, 0]]);
  const match = position({ units, dice, vp: [20, 0] }).play('A:R18 melee B:R12', 'S1');
  expect([asked(match), points(match), match.result]).toMatchObject([undefined, [21, 0], { winners: [0], rule: 'ARC-12.1' }]);
});
rule(['ARC-12.1', 'ARC-14.32'], 'nor the winner where the flames spread next', () => {
  const units = { 'A:E16': '8 4 N', 'B:R12': '8 9 N only=S1 S1:2', 'B:R01': '8 10 N', 'B:R02': '8 8 N', ...FAR };
  const content = withBar('E16', ['fireburst']);
  expect(asked(position({ units, ...content, vp: [18, 0] }).play('A:E16 fireburst B:R12'))).toBe('splash');
  const match = position({ units, ...content, vp: [20, 0] }).play('A:E16 fireburst B:R12');
  expect([asked(match), match.result?.rule]).toEqual([undefined, 'ARC-12.1']);
});
rule('ARC-12.2', 'unless somebody else has won by then', () => {
  const units = { 'A:R18': '8 8 N', 'B:R17': '8 9 N only=S5', ...FAR };
  const match = position({ units, vp: [20, 25] }).play('A:R18 armoredRush B:R17');
  expect(match.result).toMatchObject({ winners: [0], rule: 'ARC-12.1' });
});

// ---- points for what falls

rule('ARC-12.3', 'one for a sortie, two for a formation', () => {
  const fallen = (words: string, card: string): string[] =>
    scored(position({ units: { 'A:R18': '8 8 N', [`B:${card}`]: words, ...FAR } }).play(`A:R18 armoredRush B:${card}`));
  expect(fallen('8 9 N only=S5', 'R17')).toEqual(['0 sortie 1']);
  expect(fallen('8 9 N only=S1', 'R07')).toEqual(['0 formation 2']);
  expect(fallen('8 9.5 N only=S1', 'R03')).toEqual(['0 formation 2']);
});
rule('ARC-12.3', 'a defender whose dice defeat the attacker scores, too', () => {
  const match = attack({ 'A:R01': '8 8 N only=S4', 'A:R04': '2 2 N', 'B:R01': '8 9 S' }, 'A:R01 melee B:R01', 1, 6, 1, 1);
  expect([where(match, 'A:R01'), scored(match), points(match)]).toEqual(['defeated', ['1 formation 2'], [0, 2]]);
  expect(match.last('defeated')).toMatchObject({ by: 'B:R01', seat: 1 });
});
rule('ARC-12.4', 'one for a commander, besides the unit', () => {
  const units = { 'A:R18': '8 8 N', 'B:R17': '8 9 N only=S1', ...FAR };
  expect(scored(position({ units }).play('A:R18 armoredRush B:R17'))).toEqual(['0 commander 1', '0 sortie 1']);
  const alive = position({ units: { ...units, 'B:R17': '8 9 N' } }).play('A:R18 armoredRush B:R17', 'S1');
  expect([scored(alive), where(alive, 'B:R17')]).toEqual([['0 commander 1'], '8 9 N']);
});
rule('ARC-12.4', 'each time, even after the commander came back', () => {
  const units = { 'A:E13': '8 8 N S1-S2', 'B:R13': '8 9 S', 'B:R16': '8 12 S' };
  const match = position({ units, pieces: ['objective 8 12'], dice: [3] }).play('A:E13 deathTouchMaster', 'B:R13 S1', 'pass');
  expect(scored(match)).toEqual(['0 commander 1', '1 objective 3']);
  match.play('B:R13 S1', 'pass').rolls(3).play('A:E13 deathTouchMaster', 'B:R13 S1');
  expect(scored(match)).toEqual(['0 commander 1', '1 objective 3', '0 commander 1']);
});
rule('ARC-12.4', 'nothing for other figures of a command unit', () => {
  const units = { 'A:R18': '8 8 N', 'B:R12': '8 9 N S1-S2', ...FAR };
  const match = position({ units }).play('A:R18 armoredRush B:R12', 'S3', 'S4');
  expect([downed(match), scored(match)]).toEqual([['B:R12 S3', 'B:R12 S4'], []]);
});

// ---- objectives

const START = { step: 'objectives' } as const;
rule('ARC-12.5', 'three for each objective with own units on it or beside it, and none of an enemy', () => {
  const gains = (units: Sketch['units'], ...pieces: string[]): string[] => scored(position({ units, pieces, ...START }));
  expect(gains({ 'A:R01': '4 10 N', ...FAR }, 'objective 4 10')).toEqual(['0 objective 3']); // on it
  expect(gains({ 'A:R01': '4 8.5 N', ...FAR }, 'objective 4 10')).toEqual(['0 objective 3']); // flush with it
  expect(gains({ 'A:R01': '4 8.49 N', ...FAR }, 'objective 4 10')).toEqual([]);
  expect(gains({ 'A:R01': '4 8.5 N', 'A:R04': '4 10.5 N', ...FAR }, 'objective 4 10')).toEqual(['0 objective 3']); // not more for two
  expect(gains({ 'A:R01': '4 10 N', 'B:E01': '4 11.5 S' }, 'objective 4 10')).toEqual([]); // contested
  expect(gains({ 'A:R01': '4 10 N', 'A:R04': '12 14 N', ...FAR }, 'objective 4 10', 'objective 12 14')).toEqual([
    '0 objective 3',
    '0 objective 3',
  ]);
  expect(gains({ 'A:R01': '4 4 N', 'B:E01': '4 10 S' }, 'objective 4 10')).toEqual([]); // not in the enemy’s turn
});
rule('ARC-12.5', 'before orders, at the start of one’s own turn', () => {
  const match = position({ units: { 'A:R01': '4 7.5 N', 'B:E01': '12 14 S' }, pieces: ['objective 4 10', 'objective 12 14'] });
  match.play('A:R01 move', 'F', 'F on objective 1 at 4 8.5 N');
  expect(scored(match)).toEqual([]);
  idle(match, 1);
  expect(scored(match)).toEqual(['1 objective 3']);
  idle(match, 1);
  expect(scored(match)).toEqual(['1 objective 3', '0 objective 3']);
});

// ---- losses that a side brings on itself

rule(['ARC-12.6', 'ARC-15.1'], 'between two players the opponent scores', () => {
  const pushed = position({ units: { 'A:R06': '8 8 N only=S5 move=1', 'A:R01': '2 2 N', ...FAR } }).play('A:R06 move push');
  expect([where(pushed, 'A:R06'), scored(pushed)]).toEqual(['defeated', ['1 formation 2']]);
  expect(pushed.last('defeated')).toMatchObject({ by: 'A:R06', seat: 1 });
  const commander = position({ units: { 'A:E14': '8 8 N regroup=1', 'A:R01': '2 2 N', ...FAR } }).play('A:E14 regroup push', 'S1');
  expect(scored(commander)).toEqual(['1 commander 1']);
});
rule('ARC-12.6', 'with more players the last who damaged it scores', () => {
  const units = { 'A:R06': '8 8 N only=S5 move=1 hurtBy=2', 'A:R01': '2 2 N', 'B:E01': '8 10 S', 'C:E01': '8 20 S' };
  const match = position({ units, seats: 3 }).play('A:R06 move push');
  expect(scored(match)).toEqual(['2 formation 2']);
});
rule('ARC-12.6', 'unless that player is out of the battle', () => {
  const units = { 'A:R06': '8 8 N only=S5 move=1 hurtBy=2', 'A:R01': '2 2 N', 'B:E01': '8 10 S', 'C:E01': '8 20 S', 'D:E01': '2 20 S' };
  const match = position({ units, seats: 4 }).leave(2).play('A:R01 regroup', 'pass', 'A:R06 move push');
  expect([match.table.order, scored(match)]).toEqual([[0, 1, 3], ['1 formation 2']]);
});
rule('ARC-12.6', 'if nobody did, the one with the nearest unit', () => {
  const units = { 'A:R06': '8 8 N only=S5 move=1', 'A:R01': '2 2 N', 'B:E01': '8 12 S', 'C:E01': '8 11.5 S' };
  expect(scored(position({ units, seats: 3 }).play('A:R06 move push'))).toEqual(['2 formation 2']);
});
rule('ARC-12.6', 'of two equally near, the first in turn order after the owner', () => {
  const units = { 'A:E01': '8 12 S', 'B:R06': '8 8 N only=S5 move=1', 'B:R01': '2 2 N', 'C:E01': '8 4 N' };
  expect(scored(position({ units, seats: 3, turn: 1 }).play('B:R06 move push'))).toEqual(['2 formation 2']);
});
rule(['ARC-12.6', 'ARC-14.32'], 'the nearest is found before those who fall together leave the table', () => {
  const units = { 'A:E05': '8 8 N', 'A:R16': '7 10 N only=S3', 'B:R17': '8 10 S only=S5', 'B:E01': '20 4 N', 'C:R16': '9 10 N' };
  const match = settled(position({ seats: 3, units }).play('A:E05 fireburst B:R17', 'A:R16'));
  expect(scored(match)).toEqual(['1 sortie 1', '0 sortie 1']);
  const last = withBar('E13', ['harshMistress']);
  const mistress = { 'A:E13': '8 8 N only=S5', 'A:R01': '2 2 N', 'B:R17': '8 9 S only=S5', 'B:E01': '20 4 N', 'C:R01': '12 8 N' };
  const sold = position({ seats: 3, units: mistress, ...last }).play('A:E13 harshMistress B:R17');
  expect(scored(sold)).toEqual(['1 sortie 1', '0 sortie 1']);
});
rule('ARC-12.6', 'one’s own cloud, fireburst and harsh mistress count as one’s own doing', () => {
  const cloud = position({ units: { 'A:E11': '8 8 N only=S1', 'A:R01': '2 2 N', ...FAR }, step: 'clouds' }).play('A:E11');
  expect(scored(cloud)).toEqual(['1 sortie 1']);
  const burst = position({ units: { 'A:E05': '8 8 N', 'A:R01': '7 9.5 N only=S4', 'B:E01': '7 10.5 S' } }).play('A:E05 fireburst B:E01');
  settled(burst);
  expect([where(burst, 'A:R01'), scored(burst)]).toEqual(['defeated', ['1 formation 2']]);
  const mistress = position({ units: { 'A:E13': '8 8 N only=S1,S5', 'A:R01': '2 2 N', 'B:E01': '8 9 S' } });
  mistress.play('A:E13 harshMistress B:E01', 'S1');
  expect([ready(mistress, 'A:E13'), scored(mistress)]).toEqual([['S1'], []]); // a basic figure is worth nothing
});
rule('ARC-12.6', 'whoever damages a unit is remembered', () => {
  const match = position({ units: { 'A:R18': '8 8 N', 'B:E08': '8 9 N' } }).play('A:R18 armoredRush B:E08', 'S1');
  expect([unit(match, 'B:E08').damagedBy, unit(match, 'A:R18').damagedBy]).toEqual([0, -1]);
});
rule(['ARC-12.6', 'ARC-14.24'], 'so is whoever downs a figure outright, as by Death Touch', () => {
  const units = { 'A:E13': '8 8 N S1-S2', 'B:R12': '8 10 S only=S1,S12', 'B:R01': '2 2 N', 'C:E01': '8 11.5 N' };
  const match = position({ seats: 3, units, dice: [6] }).play('A:E13 deathTouchMaster', 'B:R12 S1');
  match.play('pass', 'B:R12 move', 'pass', 'B:R12 move push');
  expect(scored(match)).toEqual(['0 commander 1', '0 formation 2']); // even if the third one stands nearer
});

// ---- the last units

rule(['ARC-12.7', 'ARC-12.11'], 'a player who has defeated all others wins, whatever the points', () => {
  const units = { 'A:R18': '8 8 N', 'B:R17': '8 9 N only=S5' };
  const match = position({ units, vp: [0, 20] }).play('A:R18 armoredRush B:R17');
  expect(match.result).toMatchObject({ winners: [0], rule: 'ARC-12.7', because: 'lastStanding' });
  expect(match.last('eliminated').seat).toBe(1);
});
rule('ARC-12.7', 'units that were never deployed do not keep their owner in the battle', () => {
  const units = { 'A:R18': '8 8 N', 'B:R17': '8 9 N only=S5', 'B:E01': 'absent' };
  expect(position({ units }).play('A:R18 armoredRush B:R17').result).toMatchObject({ winners: [0], rule: 'ARC-12.7' });
});
rule('ARC-12.8', 'if the last units fall together most points win, then the active player', () => {
  const units = { 'A:R01': '8 8 N only=S4', 'B:M03': '8 9 N only=S1 S1:1' };
  const fall = (...vp: number[]) => position({ units, vp, dice: [6] }).play('A:R01 melee B:M03'); // its berserk answers
  expect(fall(4, 5).result).toMatchObject({ winners: [1], rule: 'ARC-12.8', because: 'allFell' });
  expect([points(fall(4, 5)), fall(5, 5).result?.winners, fall(6, 5).result?.winners]).toEqual([[6, 7], [0], [0]]);
  const other = position({ units: { 'A:M03': '8 9 N only=S1 S1:1', 'B:R01': '8 8 N only=S4' }, turn: 1, dice: [6] });
  expect(other.play('B:R01 melee A:M03').result).toMatchObject({ winners: [1], rule: 'ARC-12.8' });
});
rule(['ARC-12.1', 'ARC-12.7', 'ARC-12.8'], 'the active player’s points come before the last units', () => {
  const units = { 'A:R01': '8 8 N only=S4', 'B:M03': '8 9 N only=S1 S1:1' };
  const fall = (others: Sketch['units'], ...vp: number[]) =>
    position({ units: { ...units, ...others }, vp, dice: [6] }).play('A:R01 melee B:M03').result;
  expect(fall(FAR, 18, 0)).toMatchObject({ winners: [1], rule: 'ARC-12.7' });
  expect(fall(FAR, 19, 0)).toMatchObject({ winners: [0], rule: 'ARC-12.1', because: 'points' });
  expect(fall({}, 19, 25)).toMatchObject({ winners: [0], rule: 'ARC-12.1' });
});
rule('ARC-12.8', 'among others with equal points nobody is ahead', () => {
  const units = { 'A:E11': '8 8 N only=S1', 'B:R01': '8 9 S only=S4', 'C:R17': '9 8 N only=S5' };
  const match = position({ seats: 3, units, step: 'clouds', vp: [0, 5, 6] }).play('A:E11', 'B:R01');
  expect([points(match), match.result]).toMatchObject([[3, 6, 6], { winners: [1, 2], drawn: true, rule: 'ARC-12.8' }]);
});

// ---- the course of a turn

rule('ARC-12.9', 'objectives, regeneration, clouds, command points', () => {
  const units = { 'A:E03': '4 10 N -S1', 'A:E11': '8 8 N', ...FAR };
  const match = position({ units, pieces: ['objective 4 10'], step: 'begin', cp: 0 });
  expect([asked(match), told(match)]).toEqual(['cloud', ['turnBegan', 'vp', 'restored']]);
  expect(match.table.turn?.cp).toBe(0);
  match.play('A:E11');
  expect(asked(match)).toBe('damage');
  settled(match);
  expect(match.last('received')).toMatchObject({ seat: 0, cp: 8, rule: 'ARC-3.1' });
  expect(told(match).slice(3)).toEqual(['damaged', 'downed', 'received']);
});
rule('ARC-12.9', 'victory is checked after the objectives, before anything else happens', () => {
  const units = { 'A:E03': '4 10 N -S1', 'A:E11': '8 8 N', ...FAR };
  const match = position({ units, pieces: ['objective 4 10'], step: 'begin', vp: [18, 0] });
  expect([match.result?.rule, told(match)]).toEqual(['ARC-12.1', ['turnBegan', 'vp']]);
});
rule('ARC-12.9', 'and after the clouds', () => {
  const units = { 'A:E11': '8 8 N', 'B:R17': '8 9 S only=S5', ...FAR };
  const match = position({ units, step: 'begin', vp: [20, 0] }).play('A:E11', 'S3');
  expect([match.result?.rule, match.events('received')]).toEqual(['ARC-12.1', []]);
});
rule('ARC-12.10', 'at the end of a turn wounds heal, and counters, pushes and marks are cleared', () => {
  const words = 'S1:1 move=2 melee=1 pushed aggressive charger cp=2 hurtBy=1';
  const match = position({ units: { 'A:M03': `8 8 N ${words}`, 'B:R07': '2 20 S S1:1 regroup=1 pushed' }, cp: 5 }).play('pass');
  expect(match.events('turnEnded')[0]).toMatchObject({ seat: 0, lost: 5, healed: ['A:M03'] });
  const { orders: given, pushed, aggressive, charger, ownCp, damagedBy, wounds } = unit(match, 'A:M03');
  expect(given).toEqual({ move: 0, melee: 0, ranged: 0, regroup: 0, special: 0 });
  expect({ pushed, aggressive, charger, ownCp, damagedBy }).toEqual({
    pushed: false,
    aggressive: false,
    charger: true, // it stays: ARC-14.14
    ownCp: 0,
    damagedBy: 1,
  });
  expect(wounds.every((count) => count === 0)).toBe(true);
  expect(unit(match, 'B:R07')).toMatchObject({ pushed: true, orders: { regroup: 1 } }); // the other player’s are left alone
  expect(unit(match, 'B:R07').wounds[0]).toBe(1);
  expect(match.table.turn).toMatchObject({ seat: 1, cp: 8 });
});
rule('ARC-12.11', 'a player without units leaves the turn order, and the others play on', () => {
  const units = { 'A:R18': '8 8 N', 'B:R17': '8 9 N only=S5', 'C:E01': '2 20 S' };
  const match = position({ units, seats: 3, vp: [0, 20, 0] }).play('A:R18 armoredRush B:R17');
  expect([match.result, match.last('eliminated').seat, match.table.order]).toEqual([undefined, 1, [0, 2]]);
  expect(match.play('pass').decision().seats).toEqual([2]);
  expect(match.play('pass').decision().seats).toEqual([0]);
});

rule('ARC-12.11', 'even in their own turn', () => {
  const units = { 'A:E11': '8 8 N only=S1', 'B:R01': '8 9 S', 'C:E01': '2 20 S' };
  const match = position({ units, seats: 3, step: 'clouds' }).play('A:E11', 'S4');
  expect([match.last('eliminated').seat, match.table.order, match.decision().seats]).toEqual([0, [1, 2], [1]]);
  expect([asked(match), scored(match)]).toEqual(['order', ['1 sortie 1']]); // the nearest scores
});

// ---- no end

const QUIET = { 'A:R01': '2 2 N', 'B:R04': '14 22 S' };
rule('ARC-12.12', 'after enough rounds without damage and points most points win, then most points in play', () => {
  const end = (units: Sketch['units'], vp: number[]) => idle(position({ units, vp, options: { stalemateRounds: 5 } }), 30);
  const ahead = end(QUIET, [2, 3]);
  expect([ahead.result, ahead.table.round]).toMatchObject([{ winners: [1], rule: 'ARC-12.12', because: 'stalemate', drawn: false }, 5]);
  expect(end(QUIET, [3, 3]).result).toMatchObject({ winners: [0], drawn: false }); // 800 against 725
  expect(end({ 'A:R01': '2 2 N', 'B:R01': '14 22 S' }, [3, 3]).result).toMatchObject({ winners: [0, 1], drawn: true });
});
rule('ARC-12.12', 'damage or points restart the count', () => {
  const match = position({ units: { 'A:R18': '8 8 N', 'B:E08': '8 9 N' }, options: { stalemateRounds: 5 } });
  idle(match, 8); // four quiet rounds
  expect([match.table.quiet.rounds, match.table.round]).toEqual([4, 5]);
  idle(match.play('A:R18 armoredRush B:E08', 'S1'), 2);
  expect([match.result, match.table.quiet.rounds]).toEqual([undefined, 0]);
});
rule(['ARC-12.12', 'ARC-3.8'], 'a figure lost by a push is not damage', () => {
  const match = position({ units: { 'A:R04': '2 2 N regroup=1', 'B:R01': '14 22 S' } }).play('A:R04 regroup push', 'S1', 'pass');
  expect([downed(match), idle(match, 2).table.quiet.rounds]).toEqual([['A:R04 S1'], 1]);
});
rule('ARC-12.12', 'without that option no number of quiet rounds ends the battle', () => {
  const match = idle(position({ units: QUIET, vp: [1, 0] }), 60);
  expect([match.result, match.table.round]).toEqual([undefined, 31]);
});
rule('ARC-12.15', 'all who are still in the battle may agree on a draw, which they share', () => {
  const units = { ...QUIET, 'C:E01': '8 12 N' };
  const match = position({ units, seats: 3, vp: [9, 0, 0] }).leave(2);
  expect(agreedDraw({ ...match.table, phase: 'setup' }, [])).toBeUndefined(); // the battle has not begun
  match.match.draw(0, 'offer');
  expect(match.result).toBeUndefined();
  match.match.draw(1, 'agree');
  expect(match.result).toMatchObject({ rule: 'ARC-12.15', because: 'agreed', winners: [0, 1], drawn: true });
});
rule('ARC-12.13', 'after a hundred rounds, a technical limit, the points decide', () => {
  const match = idle(position({ units: QUIET, round: 100, vp: [0, 1] }), 1);
  expect(match.result).toBeUndefined();
  idle(match, 1);
  expect(match.result).toMatchObject({ winners: [1], rule: 'ARC-12.13', because: 'rounds' });
});
rule('ARC-12.14', 'a player who concedes loses, and nobody scores for their units', () => {
  const match = position({ units: QUIET, vp: [9, 0] }).leave(0);
  expect(match.result).toMatchObject({ winners: [1], rule: 'ARC-12.14', because: 'resigned' });
  expect(points(match)).toEqual([9, 0]);
});
rule('ARC-12.14', 'with three the others play on', () => {
  const units = { 'A:R01': '8 8 N', 'B:E01': '8 9 S', 'C:E02': '2 20 S' };
  const match = position({ units, seats: 3 }).leave(1).play('A:R01 regroup', 'pass');
  expect([where(match, 'B:E01'), match.table.order, points(match)]).toEqual(['absent', [0, 2], [0, 0, 0]]);
  expect(orders(match, 'melee')).toEqual([]);
  expect(match.play('pass').decision().seats).toEqual([2]);
  expect(dealt(match)).toEqual([]);
});
rule(['ARC-12.14', 'ARC-13.8'], 'a player who concedes does not win with the team', () => {
  const units = { 'A:E14': '8 8 N', 'B:H10': '8 9 S only=S1', 'C:R01': '2 2 N' };
  const match = position({ seats: 4, options: { teams: 'on' }, units, dice: [6, 6, 6, 6, 6] })
    .leave(2)
    .play('A:E14 melee B:H10');
  expect(match.result).toMatchObject({ winners: [0], rule: 'ARC-12.7' });
});
