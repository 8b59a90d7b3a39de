// The Engagement step: targets, dice, damage.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { HIT, hex, MISS, position, where } from '../support/position.ts';
import { ATTACKER, blows, duel, fight, rolledDice, SECOND, TARGET, WITNESS } from '../support/taught.ts';

rule('HOP-10.11', 'each unit attacks or uses one Special, once, in any order', () => {
  const match = duel({ skills: 'whirlwind' }, {}, { units: { [SECOND]: 'c6' } }, { [SECOND]: { attack: ['red'] } });
  expect(match.texts()).toEqual([`engage ${ATTACKER}`, `engage ${SECOND}`, 'pass']);
  match.play(`engage ${SECOND}`);
  expect(match.refuses(`engage ${SECOND}`)).toMatchObject({ because: 'alreadyEngaged' });
  match.play(`engage ${ATTACKER}`, 'attack');
  expect(blows(match)).toEqual([`${TARGET} 1 of 1`, `${TARGET} 2 of 2`]);
});
rule('HOP-10.11', 'a unit may do neither', () => {
  expect(duel({}).play('pass').events('attacked')).toEqual([]);
});
rule('HOP-10.12', 'the target is one opponent within Range', () => {
  const match = duel({ range: 2 }, {}, { units: { [WITNESS]: 'd8', [SECOND]: 'c6' } }, { [SECOND]: { range: 1 } }).play(
    `engage ${ATTACKER}`,
  );
  expect(match.texts().toSorted()).toEqual([TARGET, WITNESS].toSorted());
});
rule(['HOP-2.2', 'HOP-10.12'], 'allies are no targets; out of Range there is a reason', () => {
  const match = duel({}, {}, { units: { [WITNESS]: 'd9', 'refugees.shade': 'd5', [SECOND]: 'c6' } }).play(`engage ${ATTACKER}`);
  expect(match.whyNot(0, WITNESS)).toMatchObject({ rule: 'HOP-3.1', because: 'outOfRange', distance: 3, range: 1 });
  expect(match.texts()).not.toContain(SECOND);
});
rule('HOP-10.13', 'the dice are known with the reason of each', () => {
  const match = duel({ skills: 'digIn', attack: ['black', 'yellow'] }, {}, { units: { [WITNESS]: 'd5' } }).play(`engage ${ATTACKER}`);
  expect(match.about(0, TARGET)).toMatchObject({
    dice: [
      { die: 'black', why: 'printed' },
      { die: 'yellow', why: 'printed' },
      { die: 'yellow', why: 'digIn' },
    ],
  });
});
rule('HOP-10.14', 'the roll is on the table for everybody', () => {
  const match = fight(duel({ attack: ['black', 'yellow'] }, {}, { dice: [HIT, MISS] }));
  expect(match.table.rolled?.dice).toEqual([
    { die: 'black', hit: true, why: 'printed' },
    { die: 'yellow', hit: false, why: 'printed' },
  ]);
});
rule('HOP-10.15', 'hp equal to the damage after reductions is removed', () => {
  const match = fight(duel({ range: 2, attack: ['red', 'red', 'red'] }, { skills: 'armor, deflect' }, { units: { [TARGET]: 'd8' } }));
  expect(match.last('damaged')).toMatchObject({
    dealt: 3,
    lost: 1,
    left: 2,
    why: [
      { value: 1, reason: 'armor' },
      { value: 1, reason: 'deflect' },
    ],
  });
});
rule('HOP-10.16', 'after the attack the skills of both sides are triggered', () => {
  const match = fight(duel({ skills: 'drain' }, { skills: 'retaliate' }, { units: { [ATTACKER]: 'd6 1hp' } }));
  const told = match.events().flatMap(({ kind }) => (['damaged', 'healed', 'usedSkill'].includes(kind) ? [kind] : []));
  expect(told).toEqual(['damaged', 'healed', 'usedSkill', 'damaged']);
});
rule('HOP-10.17', 'a Special has the distance of the skill, not of the unit', () => {
  const match = duel({ skills: 'longShot 4', range: 1 }, {}, { units: { [TARGET]: 'd10', [WITNESS]: 'f1' } }).play(`engage ${ATTACKER}`);
  expect(blows(match)).toEqual([`${TARGET} 1 of 1`]);
});

rule(['HOP-10.9', 'HOP-10.10', 'HOP-10.11', 'HOP-15.4'], 'Kunlun’s turn against the Refugees (EX-04 to EX-08)', () => {
  const match = position({
    red: 1,
    step: 'deploy',
    camp: ['kunlun.marksman'],
    tactics: [['blitz'], []],
    units: {
      'kunlun.mountain-radical': hex(1, -1),
      'kunlun.warrior': hex(3, -2),
      'refugees.marksman': `${hex(1, 0)} 2hp`,
      'refugees.protector': hex(-1, -1),
    },
  });
  match.play('deploy kunlun.marksman', hex(2, -3), 'blitz', 'kunlun.warrior');
  match.play('move kunlun.mountain-radical', hex(0, -2), 'move kunlun.warrior', hex(1, -1));
  match.play('kunlun.mountain-radical hurl', hex(1, -3));
  expect(where(match, 'refugees.protector')).toBe(hex(1, -3));
  match.rolls(HIT, HIT, HIT, MISS).play('engage kunlun.warrior', 'attack');
  expect(rolledDice(match)).toEqual(['black', 'blue', 'yellow', 'green blitz']);
  expect(match.last('favor')).toMatchObject({ seat: 0, gained: 2 });
  match.rolls(HIT, MISS).play('engage kunlun.mountain-radical');
  match.rolls(HIT, MISS).play('engage kunlun.marksman', 'attack');
  expect(blows(match)).toEqual(['refugees.marksman 2 of 3', 'refugees.protector 1 of 1', 'refugees.protector 1 of 1']);
});
