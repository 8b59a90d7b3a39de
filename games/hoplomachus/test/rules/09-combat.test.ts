// What holds for all fighting: states, triggers, damage, displacement.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { chip, HIT, MISS, position, where } from '../support/position.ts';
import { ATTACKER, blows, duel, fight, SECOND, TARGET, taught, WITNESS } from '../support/taught.ts';

rule('HOP-9.1', 'innate skills work in the turns of others, too', () => {
  expect(blows(fight(duel({}, { skills: 'armor, retaliate' })))).toEqual([`${TARGET} 1 of 2`, `${ATTACKER} 1 of 1`]);
});

rule('HOP-9.2', 'a unit is dazed in the turn it is deployed, and only in that turn', () => {
  const match = position({
    step: 'deploy',
    camp: ['kunlun.warrior'],
    units: { 'kunlun.feng': 'g1', 'refugees.warrior': 'f4', 'refugees.shade': 'a1' },
  });
  match.play('deploy kunlun.warrior', 'g3', 'pass');
  expect(match.refuses('move kunlun.warrior')).toMatchObject({ rule: 'HOP-9.2', because: 'freshlyDeployed' });
  match.play('pass');
  while (match.table.turn.troop === 0) match.play('pass');
  expect(chip(match, 'kunlun.warrior').fresh).toBe(false);
});
rule('HOP-9.2', 'the daze of Stagger lasts to the end of its controller’s next turn', () => {
  const match = duel({}, {}, { active: 1, step: 'engage', camp: [], tactics: [[], []], units: { [TARGET]: 'd8 dazed', [ATTACKER]: 'd3' } });
  expect(match.events('state')).toMatchObject([{ unit: TARGET, state: 'dazed', on: false }]);
});

rule('HOP-9.3', 'a dazed unit neither moves, attacks nor uses Abilities or Specials', () => {
  const match = duel({ skills: 'regen 1, whirlwind' }, {}, { step: 'move', units: { [ATTACKER]: 'd6 1hp dazed', [SECOND]: 'd8' } });
  expect(match.refuses(`move ${ATTACKER}`)).toMatchObject({ rule: 'HOP-9.3', because: 'dazed' });
  match.play('pass');
  expect(match.decision().ask).toBe('engage');
  expect(match.refuses(`engage ${ATTACKER}`)).toMatchObject({ rule: 'HOP-9.3', because: 'dazed' });
});
rule('HOP-9.4', 'a fatigued unit does nothing, and all its skills are ignored', () => {
  const match = duel(
    { skills: 'inspire' },
    { skills: 'retaliate' },
    { units: { [TARGET]: 'd7 fatigued', [SECOND]: 'c6' } },
    { [SECOND]: { attack: ['red'] } },
  );
  expect(blows(fight(match))).toEqual([`${TARGET} 2 of 2`]);
  const tired = duel(
    { skills: 'inspire' },
    {},
    { units: { [ATTACKER]: 'd6 fatigued', [SECOND]: 'c6' } },
    { [SECOND]: { attack: ['red'] } },
  );
  expect(tired.refuses(`engage ${ATTACKER}`)).toMatchObject({ rule: 'HOP-9.4', because: 'fatigued' });
  tired.play(`engage ${SECOND}`);
  expect(tired.last('rolled').dice.length).toBe(1);
});

rule('HOP-9.5', 'what is triggered together is resolved from the active troop on, in the order of the turns', () => {
  // A Firebomb on c6 fells a unit of each player; all have Last Stand, and somebody else's unit beside them.
  const throwers = ['kunlun.warrior', 'refugees.warrior', 'amazons.warrior'];
  const fallen = ['kunlun.protector', 'refugees.protector', 'amazons.protector'];
  const order = (active: 0 | 1 | 2): string[] => {
    const thrower = throwers[active] as string;
    const match = taught(
      { [thrower]: { skills: 'firebomb 9' }, ...Object.fromEntries(fallen.map((unit) => [unit, { skills: 'lastStand' }])) },
      {
        mode: 'pandemonium',
        seats: 3,
        active,
        step: 'engage',
        units: {
          'kunlun.warrior': 'e5',
          'refugees.warrior': 'c8',
          'amazons.warrior': 'a3',
          'kunlun.protector': 'c7 1hp',
          'refugees.protector': 'b5 1hp',
          'amazons.protector': 'd6 1hp',
        },
        dice: [1, 1, 1],
      },
    );
    match.play(`engage ${thrower}`);
    if (match.decision().ask === 'engageHow') match.play('firebomb');
    match.play('c6');
    return match.events('usedSkill').flatMap(({ unit, skill }) => (skill === 'lastStand' ? [unit] : []));
  };
  const [kunlun, refugees, amazons] = fallen;
  expect(order(0)).toEqual([kunlun, refugees, amazons]);
  expect(order(1)).toEqual([refugees, amazons, kunlun]);
  expect(order(2)).toEqual([amazons, kunlun, refugees]);
});

rule(
  ['HOP-9.5', 'HOP-13.9'],
  'the arena comes last in a round, just after players who have no place in it yet; the next begins with the immortal',
  () => {
    // A Firebomb on c6 fells a unit of each player and one of the arena; all have Last Stand, and an opponent beside them.
    const fallen = ['arena.bandit', 'refugees.protector', 'kunlun.protector'];
    const resolved = (acted: readonly number[]): string[] => {
      const match = taught(
        { 'kunlun.warrior': { skills: 'firebomb 9' }, ...Object.fromEntries(fallen.map((unit) => [unit, { skills: 'lastStand' }])) },
        {
          mode: 'onslaught',
          seats: 2,
          acted,
          step: 'engage',
          units: {
            'kunlun.warrior': 'd1',
            'arena.bandit': 'b6 1hp',
            'refugees.protector': 'd7 1hp',
            'kunlun.protector': 'd6 1hp',
            'refugees.warrior': 'a5',
            'arena.crocodile': 'e7',
            'arena.hippopotamus': 'e5',
          },
          dice: [1, 1, 1],
        },
      );
      match.play('engage kunlun.warrior', 'c6');
      return match.events('usedSkill').flatMap(({ unit, skill }) => (skill === 'lastStand' ? [unit] : []));
    };
    const [arena, refugees, kunlun] = fallen;
    expect(resolved([])).toEqual([kunlun, refugees, arena]);
    expect(resolved([1])).toEqual([kunlun, arena, refugees]);

    const walls = taught(
      { 'im.antony': { skills: 'spearWall' }, 'arena.bandit': { skills: 'spearWall' } },
      { mode: 'onslaught', units: { 'kunlun.warrior': 'd4', 'im.antony': 'd6', 'arena.bandit': 'e5' } },
    );
    walls.play('move kunlun.warrior', 'd5');
    expect(walls.events('usedSkill').map(({ unit }) => unit)).toEqual(['arena.bandit', 'im.antony']);
  },
);

rule('HOP-9.6', 'damage that is wholly ignored was dealt; a roll without hits deals none (EX-26)', () => {
  const ignored = duel({ range: 2, attack: ['red'] }, { skills: 'deflect' }, { units: { [TARGET]: 'd8' } });
  expect(blows(fight(ignored))).toEqual([`${TARGET} 0 of 1`]);
  expect(blows(fight(duel({ attack: ['yellow'] }, {}, { dice: [MISS] })))).toEqual([]);
});
rule('HOP-9.7', 'skills that react to attacks do not react to other damage', () => {
  const cleave = duel({ skills: 'cleave, whirlwind, drain, venom' }, { skills: 'retaliate, armor' }, { units: { [ATTACKER]: 'd6 1hp' } });
  cleave.play(`engage ${ATTACKER}`, 'whirlwind');
  expect(blows(cleave)).toEqual([`${TARGET} 1 of 1`]);
  expect([...cleave.events('healed'), ...cleave.events('state')]).toEqual([]);
});
rule('HOP-9.8', 'displacement is not movement: no Spear Wall, no shard, no Charge', () => {
  const match = duel(
    { skills: 'hurl 2, charge', attack: ['red'] },
    {},
    { step: 'ability', units: { [SECOND]: 'd5' } },
    { [SECOND]: { skills: 'charge', attack: ['red'] }, [WITNESS]: {} },
  );
  match.play(`${ATTACKER} hurl`, SECOND, 'd8', `engage ${SECOND}`);
  expect(match.last('rolled').dice.length).toBe(1);
});

rule('HOP-9.9', 'both primary heroes fall in one packet: the active player has won', () => {
  const match = taught(
    { 'kunlun.warrior': { skills: 'firebomb 3' }, 'refugees.warrior': { skills: '' } },
    {
      step: 'engage',
      units: { 'kunlun.feng': 'd8 1hp', 'kunlun.warrior': 'd6', 'refugees.melinoe': 'd9 1hp undied', 'refugees.warrior': 'g1' },
      dice: [1, 1],
    },
  );
  match.play('engage kunlun.warrior', 'd9');
  expect(match.result).toMatchObject({ winners: [0] });
});
rule(['HOP-9.9', 'HOP-15.10'], 'a chained hero wakes after everything else, so its own skills do not answer', () => {
  const match = taught(
    { 'kunlun.warrior': { skills: '', attack: ['red'] }, 'refugees.melinoe': { skills: 'retaliate' } },
    { arena: 'colosseum', step: 'engage', units: { 'kunlun.warrior': 'b5', 'kunlun.lotus-sage': 'i1' } },
  );
  expect(where(match, 'refugees.melinoe')).toBe('a3');
  match.play('engage kunlun.warrior');
  expect(blows(match)).toEqual(['refugees.melinoe 1 of 1']);
  const told = match.events().map(({ kind }) => kind);
  expect(told.indexOf('activated')).toBeGreaterThan(told.indexOf('damaged'));
  expect(chip(match, 'refugees.melinoe')).toMatchObject({ active: true, fresh: true });
});
rule(['HOP-9.6', 'HOP-15.11'], 'damage that is wholly ignored wakes it, too; a roll without hits does not', () => {
  const attacked = (...dice: number[]) =>
    taught(
      { 'kunlun.warrior': { skills: '', attack: ['yellow'] } },
      {
        arena: 'colosseum',
        factions: ['kunlun', 'argonauts'],
        step: 'engage',
        units: { 'kunlun.warrior': 'b5', 'argonauts.ancaeus': 'a3 inactive aegis' },
        dice,
      },
    ).play('engage kunlun.warrior');
  expect(blows(attacked(HIT))).toEqual(['argonauts.ancaeus 0 of 1']);
  expect(attacked(HIT).events('activated')).toMatchObject([{ unit: 'argonauts.ancaeus' }]);
  expect(attacked(MISS).events('activated')).toEqual([]);
});
rule(['HOP-6.10', 'HOP-9.9'], 'rewards come after everything that was triggered', () => {
  const match = fight(duel({}, { skills: 'lastStand' }, { favor: [4, 0], units: { [TARGET]: 'd7 1hp' } }));
  const told = match.events().map(({ kind }) => kind);
  expect(told.indexOf('reward')).toBeGreaterThan(told.indexOf('usedSkill'));
  expect(told.indexOf('favor')).toBeLessThan(told.indexOf('usedSkill'));
});

rule('HOP-9.10', 'the central hex and Blood Rite credit nobody', () => {
  const match = position({
    arena: 'colosseum',
    active: null,
    acted: [],
    order: [0, 1],
    camp: ['kunlun.lotus-sage'],
    units: { 'kunlun.warrior': 'e6 1hp', 'refugees.warrior': 'e10' },
  });
  expect(match.events('damaged')).toMatchObject([{ target: { unit: 'kunlun.warrior' }, by: null, as: 'centre' }]);
  expect(match.events('favor')).toEqual([]);
});

rule('HOP-9.11', 'an effect to the end of the next turn outlasts the turn in which it began', () => {
  const match = duel({ skills: 'curse 1' }, {}, { step: 'ability' }).play(`${ATTACKER} curse`);
  expect(chip(match, TARGET).cursed).toBe(1);
  match.play(`engage ${ATTACKER}`);
  while (match.table.turn.troop === 0) match.play('pass');
  expect(chip(match, TARGET).cursed).toBe(2); // its controller's turn has begun
});

rule('HOP-9.12', 'an inactive chained hero cannot be displaced', () => {
  const match = taught(
    { 'kunlun.warrior': { skills: 'hurl 2', attack: ['red'] } },
    { arena: 'colosseum', step: 'ability', units: { 'kunlun.warrior': 'b5', 'kunlun.lotus-sage': 'i1' } },
  );
  expect(match.decision().ask).toBe('engage');
});
rule('HOP-9.13', 'who cannot move can still be displaced', () => {
  const match = fight(duel({ skills: 'shove' }, {}, { units: { [TARGET]: 'd7 ensnared' } })).play(`shove ${TARGET} to d8`);
  expect(where(match, TARGET)).toBe('d8');
});
