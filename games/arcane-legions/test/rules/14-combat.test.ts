// Chapter 14: abilities and flaws that change dice, damage and the outcome of a combat.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { asked, attack, changes, dealt, downed, hits, points, scored, settled, withBar } from '../support/fights.ts';
import { type Position, position, ready, type Sketch, unit, where } from '../support/position.ts';

const raised = (match: Position): string[] =>
  match.events('damageChanged').map(({ unit: name, why, before, after }) => `${name} ${why} ${before}-${after}`);

// ---- dice that are changed

rule('ARC-14.5', 'bad luck: enemies beside it reroll their highest die, even against another unit', () => {
  const own = { 'A:R01': '8 8 N', 'A:R17': '9.5 9 W', 'B:R01': '8 9 S' };
  const defender = attack(own, 'A:R01 melee B:R01', 3, 3, 6, 5, 4, 2);
  expect([changes(defender), defender.last('dieChanged').by]).toEqual([['badLuck defence 6-2'], 'A:R17']);
  expect(defender.last('compared').defence).toEqual([5, 4, 2]);
  const attacker = attack({ 'A:R01': '8 8 N', 'B:R17': '9.5 8 W', 'B:R01': '8 9 S' }, 'A:R01 melee B:R01', 5, 2, 1, 1, 1, 5);
  expect(changes(attacker)).toEqual(['badLuck attack 5-5']); // the new result stands
  const apart = attack({ 'A:R01': '8 8 N', 'B:R17': '9.51 8 W', 'B:R01': '8 9 S' }, 'A:R01 melee B:R01', 5, 2, 1, 1, 1);
  expect(changes(apart)).toEqual([]);
});
rule('ARC-14.5', 'a third player’s comes after the defender’s, and several add up', () => {
  const units = { 'A:R01': '8 8 N', 'B:H13': '8 9 S', 'C:R17': '9.5 8.5 W' };
  const match = position({ units, seats: 3, dice: [5, 4, 6, 3, 2, 1, 2, 4] }).play('A:R01 melee B:H13');
  expect(changes(match)).toEqual(['badLuck attack 5-1', 'intuition defence 2-3', 'badLuck attack 4-2', 'badLuck defence 6-4']);
});
rule('ARC-14.5', 'not friends, and not those without dice', () => {
  const units = { 'A:R17': '6.5 8 E', 'A:R01': '8 8 N', 'B:R01': '8 9 N', 'B:H13': '8 10 S' };
  expect(changes(attack(units, 'A:R01 melee B:R01', 2, 2))).toEqual([]);
});
rule('ARC-14.10', 'bully: two more on every attack die against a unit without ready defence icons', () => {
  const match = attack({ 'A:R15': '8 8 N', 'B:R05': '8 9 S -S6 -S7' }, 'A:R15 melee B:R05', 5, 4, 4, 2, 1, 1);
  expect(changes(match)).toEqual(['bully 6 6 6 4 3 3']);
  expect([match.last('rolled').critical, hits(match)]).toEqual([false, [0, 6]]);
});
rule('ARC-14.10', 'a ready icon is enough even if its die is lost; bonus dice do not matter', () => {
  expect(changes(attack({ 'A:R15': '8 8 N', 'B:R05': '8 9 N' }, 'A:R15 melee B:R05', 1, 1, 1, 1, 1, 1))).toEqual([]);
  const armored = attack({ 'A:R15': '8 8 N', 'B:R07': '8 9 S -S4' }, 'A:R15 melee B:R07', 1, 1, 1, 1, 1, 1, 5);
  expect([armored.last('rolled').defence, changes(armored)]).toEqual([[5], ['bully 3 3 3 3 3 3']]);
  expect(changes(attack({ 'A:R05': '8 8 N -S6 -S7', 'B:R15': '8 9 S' }, 'A:R05 melee B:R15', 1, 1, 1, 1))).toEqual([]); // it attacks
});
rule('ARC-14.34', 'good fortune: the owner may reroll the lowest attack die', () => {
  const shot = () => attack({ 'A:E16': '8 6 N', 'B:R05': '8 10 S' }, 'A:E16 shot B:R05', 5, 4, 3, 1, 2, 2);
  const match = shot();
  expect([asked(match), match.decision().seats, match.texts(), match.decision().facts]).toEqual([
    'fortune',
    [0],
    ['reroll', 'keep'],
    { unit: 'A:E16', die: 1 },
  ]);
  expect(changes(match.rolls(6).play('reroll'))).toEqual(['goodFortune attack 1-6']);
  expect([match.last('compared').attack, hits(match)]).toEqual([
    [6, 5, 4, 3],
    [0, 4],
  ]);
  expect(changes(shot().play('keep'))).toEqual([]);
  const third = attack({ 'A:E16': '8 6 N', 'B:R05': '8 10 S' }, 'A:E16 shot B:R05', 6, 6, 3, 1, 6, 6).rolls(6).play('reroll');
  expect([third.last('compared').attack, third.last('rolled').critical, dealt(third)]).toEqual([[6, 6, 6, 3], false, ['B:R05 2 combat']]);
  const defends = attack({ 'A:R01': '8 8 N', 'B:E16': '8 9 S' }, 'A:R01 melee B:E16', 1, 1, 1);
  expect(asked(defends)).toBe('order'); // attack dice alone
});
rule('ARC-14.43', 'intuition: one more on the lowest die of every infantry unit of the owner', () => {
  const himiko = { 'A:H13': '2 2 N' };
  const change = (units: Sketch['units'], order: string, ...dice: number[]) => changes(attack({ ...himiko, ...units }, order, ...dice));
  expect(change({ 'A:R01': '8 8 N', 'B:R01': '8 9 S' }, 'A:R01 melee B:R01', 4, 2, 3, 3, 1)).toEqual(['intuition attack 2-3']);
  expect(change({ 'A:R01': '8 8 N', 'B:R01': '8 9 S' }, 'A:R01 melee B:R01', 6, 6, 3, 3, 1)).toEqual([]); // at most 6
  expect(change({ 'A:R03': '8 8 N', 'B:R01': '8 9.5 S' }, 'A:R03 melee B:R01', 1, 1, 1, 1, 1, 1, 1, 1)).toEqual([]); // cavalry
  expect(change({ 'A:R17': '8 6 N', 'B:R01': '8 10 S' }, 'A:R17 shot B:R01', 4, 2)).toEqual(['intuition attack 2-3']);
  const defends = position({ units: { 'A:R01': '8 8 N', 'B:R01': '8 9 S', 'B:H13': '2 20 S' }, dice: [6, 6, 5, 4, 1] });
  expect(changes(defends.play('A:R01 melee B:R01'))).toEqual(['intuition defence 1-2']);
  const twice = { 'A:H13#2': '6 2 N', 'A:R01': '8 8 N', 'B:R01': '8 9 S' };
  expect(change(twice, 'A:R01 melee B:R01', 4, 2, 3, 3, 1)).toEqual(['intuition attack 2-3']); // once per army
});

// ---- dice against dice

rule('ARC-14.19', 'crone’s curse: phantom dice of enemies beside it count 1', () => {
  const bare = { 'A:R01': '8 8 N', 'B:R01': '8 9 N' };
  const both = (units: Sketch['units'], order: string, ...dice: number[]) => {
    const match = attack(units, order, ...dice);
    return [match.last('compared').phantoms, hits(match)];
  };
  expect(both(bare, 'A:R01 melee B:R01', 2, 1)).toEqual([
    [2, 2],
    [0, 0],
  ]);
  expect(both({ ...bare, 'A:M08': '9.5 9 W' }, 'A:R01 melee B:R01', 2, 1)).toEqual([
    [2, 1],
    [0, 1],
  ]);
  expect(both({ ...bare, 'A:M08': '9.5 9 W', 'A:M08#2': '6.5 9 E' }, 'A:R01 melee B:R01', 2, 1)[0]).toEqual([2, 1]); // never below 1
  expect(both({ ...bare, 'A:M08': '9.5 8 W' }, 'A:R01 melee B:R01', 2, 1)[0]).toEqual([2, 2]); // beside a friend
  expect(both({ 'A:R01': '8 8 N', 'B:R01': '8 9 S', 'B:M08': '9.5 8 W' }, 'A:R01 melee B:R01', 6, 6, 6, 6, 2)).toEqual([
    [1, 2],
    [1, 0],
  ]);
  expect(both({ 'A:H02': '8 5 N', 'A:M08': '9.5 9 W', 'B:R05': '8 9 N' }, 'A:H02 shot B:R05', 2, 2, 1, 1)).toEqual([
    [2, 1],
    [0, 2],
  ]);
});
rule('ARC-14.21', 'deadly: two sixes are a critical hit, in melee and at range', () => {
  const critical = (...dice: number[]) =>
    attack({ 'A:E07': '8 8 N', 'B:R06': '8 9 N' }, 'A:E07 melee B:R06', ...dice).last('rolled').critical;
  expect([critical(6, 6, 1), critical(6, 5, 1)]).toEqual([true, false]);
  const shot = position({ units: { 'A:E05': '8 6 N', 'B:R06': '8 10 S' }, dice: [6, 6, 1, 1, 1, 1], ...withBar('E05', ['deadly']) });
  expect(shot.play('A:E05 shot B:R06').last('rolled').critical).toBe(true);
  expect(attack({ 'A:R06': '8 8 N', 'B:E07': '8 9 S' }, 'A:R06 melee B:E07', 6, 6, 1, 1, 1).last('rolled').critical).toBe(false); // its own alone
});
rule('ARC-14.69', 'way of the bow: ties hit at range, phantom dice included', () => {
  const match = attack({ 'A:H05': '8 6 N', 'B:R05': '8 10 S -S6' }, 'A:H05 shot B:R05', 5, 3, 2, 1, 5);
  expect(hits(match)).toEqual([0, 3]);
  const melee = attack({ 'A:H05': '8 8 N S1-S6 S2-S7', 'B:R05': '8 9 S' }, 'A:H05 melee B:R05', 5, 4, 5, 4);
  expect(hits(melee)).toEqual([0, 0]);
  const target = attack({ 'A:H02': '8 6 N', 'B:H05': '8 10 S' }, 'A:H02 shot B:H05', 3, 2, 2, 2, 3);
  expect(hits(target)).toEqual([0, 0]);
});

// ---- the amount of damage

rule('ARC-14.9', 'brutal: one more when it inflicts any, attacking and defending, in melee', () => {
  expect(dealt(attack({ 'A:R06': '8 8 N', 'B:R01': '8 9 N' }, 'A:R06 melee B:R01', 5, 1, 1, 1))).toEqual(['B:R01 2 combat']);
  expect(dealt(attack({ 'A:R06': '8 8 N', 'B:R01': '8 9 N' }, 'A:R06 melee B:R01', 2, 1, 1, 1))).toEqual([]);
  expect(dealt(attack({ 'A:R01': '8 8 N', 'B:R06': '8 9 S' }, 'A:R01 melee B:R06', 2, 2, 5, 2))).toEqual(['A:R01 2 combat']);
  const away = attack({ 'A:M10': '8 8 N -S1', 'B:R01': '8 9 N' }, 'A:M10 melee B:R01', 5, 1, 1);
  expect(dealt(away)).toEqual(['B:R01 1 combat']); // nobody on the icon
});
rule('ARC-14.31', 'fire arrows: one more when a shot inflicts any', () => {
  const shot = (...dice: number[]) => attack({ 'A:E02': '8 6 N', 'B:R05': '8 10 N' }, 'A:E02 shot B:R05', ...dice);
  expect([dealt(shot(5, 1, 1, 1)), raised(shot(5, 1, 1, 1))]).toEqual([['B:R05 2 combat'], ['B:R05 fireArrows 1-2']]);
  expect(dealt(shot(2, 2, 1, 1))).toEqual([]);
});
rule('ARC-14.33', 'fragile: one more each time it takes damage in a combat', () => {
  expect(dealt(attack({ 'A:R01': '8 8 N', 'B:E11': '8 9 N' }, 'A:R01 melee B:E11', 5, 1))).toEqual(['B:E11 2 combat']);
  expect(dealt(attack({ 'A:R01': '8 8 N', 'B:E11': '8 9 N' }, 'A:R01 melee B:E11', 1, 1))).toEqual([]);
  expect(dealt(attack({ 'A:E11': '8 8 N', 'B:R01': '8 9 S' }, 'A:E11 melee B:R01', 3, 1, 1, 5, 1, 1))).toEqual(['A:E11 2 combat']);
  expect(dealt(attack({ 'A:H02': '8 6 N', 'B:E11': '8 10 N' }, 'A:H02 shot B:E11', 3, 1, 1, 1))).toEqual(['B:E11 2 combat']);
});
rule('ARC-14.61', 'spirit of chaos: the owner may roll for the damage, attacking and defending', () => {
  const match = attack({ 'A:H12': '8 8 N', 'B:R01': '8 9 N' }, 'A:H12 melee B:R01', 5, 1);
  expect([asked(match), match.decision().seats, match.decision().facts]).toEqual([
    'chaos',
    [0],
    { unit: 'A:H12', target: 'B:R01', damage: 1 },
  ]);
  match.rolls(4).play('roll');
  expect([match.last('rolledDie').face, dealt(match)]).toEqual([4, ['B:R01 4 combat']]);
  const kept = attack({ 'A:H12': '8 8 N', 'B:R01': '8 9 N' }, 'A:H12 melee B:R01', 5, 1).play('keep');
  expect(dealt(kept)).toEqual(['B:R01 1 combat']);
  const defends = attack({ 'A:R01': '8 8 N', 'B:H12': '8 9 S -S1 S3-S4' }, 'A:R01 melee B:H12', 1, 1, 5, 1);
  expect(defends.decision().seats).toEqual([1]);
  expect(dealt(defends.rolls(6).play('roll'))).toEqual(['A:R01 6 combat']);
  expect(asked(attack({ 'A:H12': '8 8 N', 'B:R01': '8 9 N' }, 'A:H12 melee B:R01', 2, 1))).toBe('order'); // no damage, no chaos
});
rule('ARC-14.66', 'tough: one less, if it rolled a defence die', () => {
  const fight = (pose: string, ...dice: number[]) => attack({ 'A:R01': '8 8 N', 'B:E08': pose }, 'A:R01 melee B:E08', ...dice);
  expect(dealt(fight('8 9 S', 6, 5, 4, 4, 1))).toEqual(['B:E08 1 combat']);
  expect(dealt(fight('8 9 S', 6, 1, 4, 4, 1))).toEqual(['A:R01 1 combat']); // one hit less one is none
  expect(dealt(fight('8 9 N', 6, 1))).toEqual(['B:E08 1 combat']); // no dice on its grey side
  expect(dealt(attack({ 'A:E08': '8 8 N', 'B:R01': '8 9 S' }, 'A:E08 melee B:R01', 1, 1, 1, 1, 1, 5, 1, 1))).toEqual(['A:E08 1 combat']); // it attacks
  expect(dealt(attack({ 'A:H02': '8 6 N', 'B:E08': '8 10 S' }, 'A:H02 shot B:E08', 6, 6, 1, 1, 4, 4, 1))).toEqual(['B:E08 1 combat']);
});

// ---- after the damage

rule('ARC-14.8', 'berserker: an enemy that damages it in melee takes one', () => {
  const defends = settled(attack({ 'A:R01': '8 8 N', 'B:M03': '8 9 N' }, 'A:R01 melee B:M03', 6, 6));
  expect(dealt(defends)).toEqual(['B:M03 2 combat', 'A:R01 1 berserker']); // once, whatever the damage
  const attacks = settled(attack({ 'A:M03': '8 8 N', 'B:R01': '8 9 S' }, 'A:M03 melee B:R01', 1, 1, 1, 1, 6, 1, 1));
  expect(dealt(attacks)).toEqual(['A:M03 1 combat', 'B:R01 1 berserker']);
  expect(dealt(attack({ 'A:R01': '8 8 N', 'B:M03': '8 9 N' }, 'A:R01 melee B:M03', 2, 2))).toEqual([]);
  const wiped = settled(attack({ 'A:R01': '8 8 N', 'B:M03': '8 9 N only=S1', 'B:E01': '2 20 S' }, 'A:R01 melee B:M03', 6, 6));
  expect([where(wiped, 'B:M03'), dealt(wiped)]).toEqual(['defeated', ['B:M03 2 combat', 'A:R01 1 berserker']]);
});
rule('ARC-14.44', 'king of the Gauls: one damage for each friendly Gallic unit at an objective', () => {
  const answer = (units: Sketch['units'], ...pieces: string[]): string[] => {
    const sketch = { units: { 'A:R01': '8 8 N', 'B:R13': '8 9 N', ...units }, pieces, dice: [6, 1] };
    return dealt(settled(position(sketch).play('A:R01 melee B:R13')));
  };
  expect(answer({})).toEqual(['B:R13 1 combat']);
  expect(answer({}, 'objective 8 10')).toEqual(['B:R13 1 combat', 'A:R01 1 kingOfTheGauls']);
  expect(answer({ 'B:R05': '3 16 S', 'B:R16': '12 16 S', 'B:R04': '3 14.5 S' }, 'objective 8 10', 'objective 3 16')).toEqual([
    'B:R13 1 combat',
    'A:R01 2 kingOfTheGauls',
  ]);
  expect(answer({ 'A:R05': '3 16 S' }, 'objective 3 16')).toEqual(['B:R13 1 combat']); // not the enemy’s Gauls
  expect(answer({ 'B:R13': '8 9 N S1-S2' }, 'objective 8 10')).toEqual(['B:R13 1 combat']); // nobody is king
  expect(answer({ 'B:R13': '8 9 N S1:2' }, 'objective 8 10')).toEqual(['B:R13 1 combat', 'A:R01 1 kingOfTheGauls']); // he falls by it
});
rule('ARC-14.51', 'poison: every wounded figure of the other unit falls at the end of a melee', () => {
  const attacks = attack({ 'A:E10': '8 8 N', 'B:R07': '8 9 N S4:1' }, 'A:E10 melee B:R07', 6, 6, 1, 1, 1).play('S1');
  expect(downed(attacks)).toEqual(['B:R07 S4', 'B:R07 S1']); // the first wounded figure took one, the second point wounded another
  const defends = attack({ 'A:R07': '8 8 N S4:1 S1:1', 'B:E10': '8 9 N' }, 'A:R07 melee B:E10', 2, 2, 2, 2);
  expect([downed(defends), dealt(defends)]).toEqual([['A:R07 S1', 'A:R07 S4'], []]); // even without damage in this combat
  const shot = attack({ 'A:R04': '8 6 N', 'B:E10': '8 9 S S1:1' }, 'A:R04 shot B:E10', 1, 1, 1);
  expect(downed(shot)).toEqual([]);
});
rule('ARC-14.52', 'power at a price: a critical hit in melee downs a figure of the attacker’s choice', () => {
  const match = attack({ 'A:E13': '8 8 N', 'B:R12': '8 9 N', 'B:E01': '2 20 S' }, 'A:E13 melee B:R12', 6, 6, 6);
  expect([asked(match), match.decision().seats, match.texts()]).toEqual(['power', [0], ['S1', 'S3', 'S6', 'S12']]);
  match.play('S1');
  expect([downed(match), scored(match), dealt(match)]).toEqual([['B:R12 S1'], ['0 commander 1'], ['B:R12 4 combat']]);
  expect(asked(attack({ 'A:E13': '8 8 N', 'B:R12': '8 9 N' }, 'A:E13 melee B:R12', 6, 6, 5))).toBe('damage');
});
rule('ARC-14.52', 'an enemy’s critical hit downs whoever stands on the icon, in melee and at range', () => {
  const shot = attack({ 'A:H02': '8 6 N', 'B:E13': '8 10 N' }, 'A:H02 shot B:E13', 6, 6, 6, 1);
  expect([downed(shot), shot.last('downed').why, dealt(shot)]).toEqual([['B:E13 S3'], 'powerAtAPrice', ['B:E13 4 combat']]);
  const moved = attack({ 'A:H02': '8 6 N', 'B:E13': '8 10 N S3-S4' }, 'A:H02 shot B:E13', 6, 6, 6, 1);
  expect(downed(moved)).toEqual([]);
  const own = attack({ 'A:E13': '8 6 N S3-S4', 'B:R01': '8 10 N -S1 -S2 -S3' }, 'A:E13 shot B:R01', 6, 6, 6);
  expect(asked(own)).toBe('damage'); // its own critical hits at range choose nobody
});
rule('ARC-14.16', 'concentrated attack: a white figure may be named to take all damage', () => {
  const units = { 'A:H16': '8 8 N', 'B:R12': '8 9 S' };
  const fight = (answer: string) => attack(units, 'A:H16 melee B:R12', 6, 6, 5, 1, 1, 1, 5, 5).play(answer);
  expect(attack(units, 'A:H16 melee B:R12').texts()).toEqual(['S3', 'S6', 'S12', 'pass']); // not the commander
  const named = fight('S12');
  expect([dealt(named), downed(named), asked(named)]).toEqual([['B:R12 3 combat'], ['B:R12 S12'], 'order']); // the rest is lost
  expect(named.last('attacked').slot).toBe('S12');
  expect([asked(fight('pass')), fight('pass').texts()]).toEqual(['damage', ['S1', 'S3', 'S6', 'S12']]);
  const back = attack(units, 'A:H16 melee B:R12', 1, 1, 1, 1, 1, 1, 5, 1).play('S12');
  expect([asked(back), back.decision().seats]).toEqual(['damage', [0]]); // the attacker’s own damage is assigned as usual
  const free = position({ units: { 'A:R12': '8 8 N', 'B:H16': '8 9 S' } }).play('A:R12 move', 'B:H16');
  expect([asked(free), free.decision().seats]).toEqual(['concentrate', [1]]); // a free attack is a melee attack
});
rule('ARC-14.57', 'sniper: all damage goes to the figure, and the rest is lost; never a commander', () => {
  const aimed = position({ units: { 'A:R11': '8 6 N S7-S4', 'B:R12': '8 10 S' } }).play('A:R11 sniper B:R12');
  expect([asked(aimed), aimed.texts(), aimed.table.turn?.cp]).toEqual(['sniperSlot', ['S3', 'S6', 'S12'], 8]); // nothing has been paid yet
  aimed.rolls(6, 5, 2).play('S6');
  expect([dealt(aimed), downed(aimed), asked(aimed)]).toEqual([['B:R12 2 combat'], ['B:R12 S6'], 'order']);
  expect(aimed.last('ordered')).toMatchObject({ order: 'special', cp: 1 });
});
rule(['ARC-14.57', 'ARC-14.66'], 'tough and fragile apply as usual', () => {
  const shot = (card: string, slot: string, ...dice: number[]) =>
    dealt(position({ units: { 'A:R11': '8 6 N S7-S4', [`B:${card}`]: '8 10 S' }, dice }).play(`A:R11 sniper B:${card}`, slot));
  expect(shot('R07', 'S1', 6, 5, 1)).toEqual(['B:R07 1 combat']);
  expect(shot('E11', 'S3', 6, 1, 5)).toEqual(['B:E11 2 combat']);
});

// ---- who defeats another

const DYING = 'only=S5';
rule('ARC-14.6', 'battle prowess: one figure may be moved', () => {
  const match = attack({ 'A:E07': '8 8 N', 'B:R17': `8 9 N ${DYING}`, 'B:E01': '2 20 S' }, 'A:E07 melee B:R17', 5, 1, 1);
  expect([asked(match), match.texts()]).toEqual(['prowess', ['S1-S4', 'S1-S5', 'S3-S2', 'S3-S5', 'S6-S2', 'S6-S4', 'S6-S5', 'pass']]);
  match.play('S6-S2');
  expect([ready(match, 'A:E07'), asked(match)]).toEqual([['S1', 'S2', 'S3', 'S7'], 'order']);
  const lives = attack({ 'A:E07': '8 8 N', 'B:R17': '8 9 N', 'B:E01': '2 20 S' }, 'A:E07 melee B:R17', 5, 1, 1);
  expect(asked(lives.play('S5'))).toBe('order');
});
rule('ARC-14.11', 'calculating: one more point for a unit that falls at an objective', () => {
  const units = { 'A:E17': '8 7.5 N', 'B:R17': `8 9 N ${DYING}`, 'B:E01': '2 20 S' };
  const at = (...pieces: string[]) => scored(position({ units, pieces, dice: [6, 1, 1, 1, 1, 1] }).play('A:E17 melee B:R17'));
  expect(at('objective 8 10')).toEqual(['0 sortie 1', '0 calculating 1']);
  expect(at('objective 8 10.5')).toEqual(['0 sortie 1', '0 calculating 1']); // flush
  expect(at('objective 8 11')).toEqual(['0 sortie 1']);
});
rule('ARC-14.50', 'opportunist: two points for orders to this unit, spent first', () => {
  const units = { 'A:R14': '8 7.5 N', 'A:R01': '2 2 N', 'B:R17': `8 9 N ${DYING}`, 'B:E01': '2 20 S' };
  const match = position({ units, cp: 3, dice: [6, 1, 1, 1, 1] }).play('A:R14 melee B:R17');
  expect([match.last('ownCp'), match.table.turn?.cp]).toMatchObject([{ unit: 'A:R14', change: 2, total: 2 }, 1]);
  expect(match.texts()).toEqual(['A:R14 move', 'A:R14 regroup', 'A:R01 regroup', 'pass']); // moving a formation costs too much for the others
  match.play('A:R14 regroup', 'pass');
  expect([unit(match, 'A:R14').ownCp, match.table.turn?.cp]).toEqual([1, 1]);
  match.play('A:R14 move'); // from both
  expect([unit(match, 'A:R14').ownCp, match.table.turn?.cp]).toEqual([0, 0]);
});
rule('ARC-14.50', 'only in one’s own turn, and lost at its end', () => {
  const units = { 'A:R01': '8 8 N only=S4', 'A:R04': '2 2 N', 'B:R14': '8 9.5 S' };
  const match = attack(units, 'A:R01 melee B:R14', 1, 6, 6);
  expect([where(match, 'A:R01'), unit(match, 'B:R14').ownCp, points(match)]).toEqual(['defeated', 0, [0, 2]]);
  const kept = position({ units: { 'A:R14': '8 7.5 N cp=2', 'B:E01': '2 20 S' } }).play('pass', 'pass');
  expect(unit(kept, 'A:R14').ownCp).toBe(0);
  expect(kept.last('ownCp')).toMatchObject({ unit: 'A:R14', total: 0 });
});
