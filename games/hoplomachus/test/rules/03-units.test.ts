// Range, Movement, Health, attack, skills.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { aboutAttack } from '../../rules/combat/odds.ts';
import { unitOf } from '../../table/names.ts';
import { chip, HIT, MISS, position } from '../support/position.ts';
import { ATTACKER, blows, duel, fight, SECOND, TARGET, taught, WITNESS } from '../support/taught.ts';

rule('HOP-3.1', 'Range 1 reaches adjacent targets, Range 2 one hex farther, and no more', () => {
  const canAttack = (range: number, at: string): boolean =>
    duel({ range }, {}, { units: { [TARGET]: at, [SECOND]: 'f6', [WITNESS]: 'f7' } })
      .texts()
      .includes(`engage ${ATTACKER}`);
  expect([canAttack(1, 'd7'), canAttack(1, 'd8')]).toEqual([true, false]);
  expect([canAttack(2, 'd8'), canAttack(2, 'd9')]).toEqual([true, false]);
});
rule(['HOP-3.1', 'HOP-5.4'], 'blocked hexes in between do not interrupt Range', () => {
  const match = duel({ range: 2 }, {}, { units: { [TARGET]: 'd8', [SECOND]: 'd7' } });
  expect(blows(fight(match))).toEqual([`${TARGET} 2 of 2`]);
});
rule('HOP-3.2', 'Movement is the largest number of hexes', () => {
  const match = duel({ movement: 2 }, {}, { step: 'move', units: { [TARGET]: 'a6' } }).play(`move ${ATTACKER}`);
  expect(match.texts()).toContain('d4');
  expect(match.texts()).not.toContain('d3');
});

rule('HOP-3.3', 'a unit enters with hp equal to its Health', () => {
  const match = position({ step: 'deploy', camp: ['kunlun.protector'], units: { 'kunlun.feng': 'g1', 'refugees.warrior': 'a1' } });
  match.play('deploy kunlun.protector', 'g3');
  expect(chip(match, 'kunlun.protector').hp).toBe(6);
});
rule('HOP-3.3', 'at 0 hp it is defeated at once', () => {
  const match = fight(duel({}, {}, { units: { [TARGET]: 'd7 2hp' } }));
  expect(match.events('defeated')).toMatchObject([{ unit: TARGET, at: 'd7', by: ATTACKER }]);
  expect(chip(match, TARGET)).toMatchObject({ zone: 'discard', hp: 0, at: -1 });
});

rule('HOP-3.4', 'healing never lifts hp above Health, gaining may (EX-02)', () => {
  const healing = duel({ skills: 'mend 2' }, {}, { step: 'ability', units: { [SECOND]: 'd5 4hp' } }).play(`${ATTACKER} mend`);
  expect(chip(healing, SECOND).hp).toBe(5);
  const gaining = position({
    step: 'tactic',
    tactics: [['bolsterHealth'], []],
    units: { 'kunlun.warrior': 'd6', 'refugees.warrior': 'a1' },
  });
  gaining.play('bolsterHealth');
  expect(gaining.last('gained')).toMatchObject({ unit: 'kunlun.warrior', hp: 2, left: 5 });
});
rule('HOP-3.4', 'a unit above its Health heals nothing and loses nothing by it', () => {
  const match = duel({ skills: 'sanctuary' }, {}, { units: { [ATTACKER]: 'd6 1hp', [SECOND]: 'd5 7hp' } });
  match.play(`engage ${ATTACKER}`, 'sanctuary');
  expect(match.events('healed').map(({ unit }) => unit)).toEqual([ATTACKER]);
  expect(chip(match, SECOND).hp).toBe(7);
});
rule('HOP-3.5', 'a unit receives at most what the supply of its colour holds', () => {
  const match = position({
    step: 'tactic',
    tactics: [['bolsterHealth'], []],
    supply: [1, 9],
    units: { 'kunlun.warrior': 'd6', 'refugees.warrior': 'a1' },
  });
  match.play('bolsterHealth');
  expect(chip(match, 'kunlun.warrior').hp).toBe(4);
  expect(match.table.supply).toEqual([0, 9]);
});
rule('HOP-3.5', 'chips that are lost go back to the supply of their colour', () => {
  const match = duel({}, { skills: 'retaliate' });
  const before = [...match.table.supply];
  fight(match);
  expect(match.table.supply).toEqual([(before[0] as number) + 1, (before[1] as number) + 2]);
});

rule('HOP-3.6', 'each hit is 1 damage, all hits together', () => {
  const match = fight(duel({ attack: ['black', 'blue', 'yellow'] }, {}, { dice: [HIT, MISS, HIT] }));
  expect(match.last('rolled')).toMatchObject({ hits: 2 });
  expect(blows(match)).toEqual([`${TARGET} 2 of 2`]);
});
rule(['HOP-3.6', 'HOP-24.9'], 'yellow, blue, green, black and red hit with 2, 3, 4, 5 and 6 faces', () => {
  const faces = { yellow: 2, blue: 3, green: 4, black: 5, red: 6 } as const;
  for (const [die, hits] of Object.entries(faces) as [keyof typeof faces, number][])
    for (let face = 1; face <= 6; face++)
      expect(fight(duel({ attack: [die] }, {}, { dice: [face] })).last('rolled').hits, `${die} ${face}`).toBe(face <= hits ? 1 : 0);
});
rule('HOP-3.6', 'the Warrior’s dice hit 1.67 times on average (EX-01)', () => {
  const { table } = duel({ attack: ['black', 'blue', 'yellow'] });
  const { odds, expected } = aboutAttack(table, unitOf(table, ATTACKER), { unit: unitOf(table, TARGET) });
  expect(expected).toBeCloseTo(10 / 6);
  expect(odds.reduce((sum, chance, hits) => sum + chance * hits, 0)).toBeCloseTo(10 / 6);
  expect(odds.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
  expect(odds[3]).toBeCloseTo((5 / 6) * (3 / 6) * (2 / 6));
});

rule('HOP-3.8', 'innate skills work for units in combat; Abilities and Specials have their steps', () => {
  const match = duel({ skills: 'regen 1, whirlwind' }, {}, { step: 'move', units: { [ATTACKER]: 'd6 1hp' } });
  expect(match.decision().ask).toBe('move');
  match.play('pass');
  expect(match.texts()).toEqual([`${ATTACKER} regen`, 'pass']);
  match.play(`${ATTACKER} regen`, `engage ${ATTACKER}`);
  expect(match.texts()).toEqual(['attack', 'whirlwind']);
});
rule('HOP-3.9', 'a Special replaces the attack and is none', () => {
  const match = duel({ skills: 'whirlwind' }).play(`engage ${ATTACKER}`, 'whirlwind');
  expect(match.events('attacked')).toEqual([]);
  expect(match.last('damaged')).toMatchObject({ as: 'skill' });
});

rule('HOP-3.10', 'Adrenaline and Hamstring are summed, then Snare takes one', () => {
  const far = (words: string, skills = ''): number => {
    const match = taught(
      { 'kunlun.warrior': { movement: 2, skills: '' }, 'refugees.warrior': { skills } },
      { step: 'move', units: { 'kunlun.warrior': `d6 ${words}`.trim(), 'refugees.warrior': 'd7' } },
    );
    if (!match.texts().includes('move kunlun.warrior')) return 0;
    match.play('move kunlun.warrior');
    return ['d5', 'd4', 'd3', 'd2'].findLastIndex((hex) => match.texts().includes(hex)) + 1;
  };
  expect(far('')).toBe(2);
  expect(far('adrenaline')).toBe(3);
  expect(far('hamstring')).toBe(1);
  expect(far('adrenaline hamstring')).toBe(2);
  expect(far('', 'snare')).toBe(1);
  expect(far('hamstring', 'snare')).toBe(0);
});
rule('HOP-3.10', 'Hamstring does not bring Movement below 1', () => {
  const match = taught(
    { 'kunlun.warrior': { movement: 1 } },
    { step: 'move', units: { 'kunlun.warrior': 'd6 hamstring', 'refugees.warrior': 'a1' } },
  ).play('move kunlun.warrior');
  expect(match.texts()).toContain('d5');
  expect(match.texts()).not.toContain('d4');
});
