// Skills that simply hold: who may act, whom one must attack, where one can go.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { chip, position, where } from '../support/position.ts';
import { ATTACKER, blows, duel, fight, SECOND, TARGET, taught, WITNESS } from '../support/taught.ts';

const THIRD = 'refugees.tomb-guard';

// ---- First Strike

rule('HOP-19.1', 'a unit with First Strike attacks in the turn it enters; another does not', () => {
  expect(blows(fight(duel({ skills: 'firstStrike' }, {}, { units: { [ATTACKER]: 'd6 fresh' } })))).toEqual([`${TARGET} 2 of 2`]);
  const without = duel({}, {}, { units: { [ATTACKER]: 'd6 fresh', [SECOND]: 'd8' } });
  expect(without.refuses(`engage ${ATTACKER}`)).toMatchObject({ rule: 'HOP-9.2', because: 'freshlyDeployed' });
});
rule('HOP-19.1', 'First Strike allows a Special too, but neither a move nor an Ability', () => {
  const match = duel({ skills: 'firstStrike, whirlwind, hurl 1' }, {}, { step: 'move', units: { [ATTACKER]: 'd6 fresh', [SECOND]: 'd8' } });
  expect(match.refuses(`move ${ATTACKER}`)).toMatchObject({ because: 'freshlyDeployed' });
  match.play('pass');
  expect(match.decision().ask).toBe('engage'); // no Ability was offered
  match.play(`engage ${ATTACKER}`, 'whirlwind');
  expect(blows(match)).toEqual([`${TARGET} 1 of 1`]);
});
rule('HOP-19.1', 'First Strike does not help against Stun or Stagger', () => {
  const match = duel({ skills: 'firstStrike' }, {}, { units: { [ATTACKER]: 'd6 dazed', [SECOND]: 'd8' } });
  expect(match.refuses(`engage ${ATTACKER}`)).toMatchObject({ rule: 'HOP-9.3', because: 'dazed' });
});
rule(['HOP-9.13', 'HOP-19.1', 'HOP-19.46'], 'First Strike does not let a fresh unit trample', () => {
  const match = duel({ skills: 'firstStrike, trample 3' }, {}, { units: { [ATTACKER]: 'd6 fresh' } });
  match.play(`engage ${ATTACKER}`);
  expect(blows(match)).toEqual([`${TARGET} 2 of 2`]); // only the attack was possible
});
rule(['HOP-5.10', 'HOP-19.1'], 'on an inner hex First Strike is ignored, and nobody attacks there anyway', () => {
  const match = taught(
    { 'kunlun.warrior': { skills: 'firstStrike', attack: ['red'] }, 'kunlun.lotus-sage': { skills: '' } },
    { arena: 'colosseum', step: 'engage', units: { 'kunlun.warrior': 'e8', 'refugees.warrior': 'e9', 'kunlun.lotus-sage': 'e10' } },
  );
  expect(match.refuses('engage kunlun.warrior')).toMatchObject({ rule: 'HOP-5.10', because: 'onInnerHex' });
});

// ---- Provoke

rule('HOP-19.13', 'an opponent next to a provoker must attack it', () => {
  const match = duel({ range: 2 }, {}, { units: { [WITNESS]: 'd5' } }, { [WITNESS]: { skills: 'provoke' } });
  match.play(`engage ${ATTACKER}`);
  expect(blows(match)).toEqual([`${WITNESS} 2 of 2`]);
});
rule('HOP-19.13', 'next to several provokers it chooses one of them', () => {
  const match = duel(
    {},
    {},
    { units: { [WITNESS]: 'd5', [THIRD]: 'c5' } },
    { [WITNESS]: { skills: 'provoke' }, [THIRD]: { skills: 'provoke' } },
  );
  match.play(`engage ${ATTACKER}`);
  expect(match.texts().toSorted()).toEqual([WITNESS, THIRD].toSorted());
  expect(match.whyNot(0, TARGET)).toMatchObject({ rule: 'HOP-19.13', because: 'provoked' });
});
rule('HOP-19.13', 'a provoker two hexes away, or one without skills, provokes nobody', () => {
  const far = duel({ range: 2 }, {}, { units: { [WITNESS]: 'd4' } }, { [WITNESS]: { skills: 'provoke' } });
  expect(blows(fight(far, TARGET))).toEqual([`${TARGET} 2 of 2`]);
  const tired = duel({}, {}, { units: { [WITNESS]: 'd5 fatigued' } }, { [WITNESS]: { skills: 'provoke' } });
  expect(blows(fight(tired, TARGET))).toEqual([`${TARGET} 2 of 2`]);
});
rule(['HOP-10.17', 'HOP-19.13'], 'Provoke says nothing about Specials', () => {
  const match = duel({ skills: 'longShot 2' }, {}, { units: { [WITNESS]: 'd5' } }, { [WITNESS]: { skills: 'provoke' } });
  match.play(`engage ${ATTACKER}`, 'longShot', TARGET);
  expect(blows(match)).toEqual([`${TARGET} 1 of 1`]);
});
rule('HOP-19.13', 'Provoke overrules the list of a rival', () => {
  const match = taught(
    { 'arena.bandit': { skills: '', attack: ['red'] } },
    {
      mode: 'onslaught',
      active: 'arena',
      step: 'engage',
      units: { 'im.antony': 'a1', 'arena.bandit': 'd4', 'kunlun.warrior': 'd3', 'kunlun.protector': 'd5' },
    },
  );
  expect(blows(match)[0]).toBe('kunlun.protector 1 of 1'); // though the Warrior stands on a stone
});

// ---- Snare, Flight, Vanguard: where one can go

rule(['HOP-3.10', 'HOP-19.14'], 'an opponent that starts its move next to a Snare walks one hex less', () => {
  const ends = (skills: string): number => duel({ movement: 2 }, { skills }, { step: 'move' }).play(`move ${ATTACKER}`).texts().length;
  expect(ends('')).toBeGreaterThan(ends('snare'));
  expect(duel({ movement: 2 }, { skills: 'snare' }, { step: 'move' }).play(`move ${ATTACKER}`).texts()).not.toContain('d4');
});
rule('HOP-19.14', 'several Snares do not add up; who has 1 Movement left over stays', () => {
  const two = duel({ movement: 2 }, { skills: 'snare' }, { step: 'move', units: { [WITNESS]: 'c6' } }, { [WITNESS]: { skills: 'snare' } });
  expect(two.play(`move ${ATTACKER}`).texts()).toContain('d5');
  const slow = duel({ movement: 1 }, { skills: 'snare' }, { step: 'move' });
  expect(slow.refuses(`move ${ATTACKER}`)).toMatchObject({ rule: 'HOP-19.14', because: 'snared' });
});
rule('HOP-19.14', 'a Snare holds nobody that only comes past it', () => {
  const match = duel({ movement: 3 }, { skills: 'snare' }, { step: 'move', units: { [ATTACKER]: 'd5' } });
  expect(match.play(`move ${ATTACKER}`).texts()).toContain('c7');
});
rule(['HOP-3.10', 'HOP-19.14', 'HOP-19.41'], 'a Snare does not shorten a Leap', () => {
  const match = duel({ skills: 'leap 2' }, { skills: 'snare' }, { step: 'ability' }).play(`${ATTACKER} leap`);
  expect(match.texts()).toContain('d4');
});

rule('HOP-19.15', 'Flight passes blocked hexes, but ends on an available one', () => {
  const walls = {
    'refugees.shade': 'c6',
    'refugees.ferryman': 'e6',
    'refugees.tomb-guard': 'd5',
    'kunlun.lotus-sage': 'c5',
    'kunlun.protector': 'e5',
  };
  const flying = duel({ skills: 'flight', movement: 2 }, {}, { step: 'move', units: walls }).play(`move ${ATTACKER}`);
  expect(flying.texts()).toContain('d8');
  expect(flying.texts()).not.toContain('d7');
  const walking = duel({ movement: 2 }, {}, { step: 'move', units: walls });
  expect(walking.refuses(`move ${ATTACKER}`)).toMatchObject({ because: 'hemmedIn' });
});
rule(['HOP-19.15', 'HOP-19.27'], 'who flies over a unit is struck by the Spear Walls on the way', () => {
  const match = duel(
    { skills: 'flight', movement: 2 },
    {},
    { step: 'move', units: { [WITNESS]: 'e8' } },
    { [WITNESS]: { skills: 'spearWall' } },
  );
  match.play(`move ${ATTACKER}`);
  const over = match.texts().find((text) => text.startsWith('d8'));
  match.play(over as string);
  expect(where(match, ATTACKER)).toBe('d8');
  expect(where(match, TARGET)).toBe('d7');
});

rule('HOP-19.16', 'Vanguard may move right after it was deployed, although dazed; it is no Movement step', () => {
  const match = position({
    factions: ['parthians', 'refugees'],
    step: 'deploy',
    camp: ['parthians.outrider'],
    units: { 'parthians.surena': 'g1' },
  });
  match.play('deploy parthians.outrider', 'g3');
  expect(match.decision().ask).toBe('vanguard');
  expect(match.texts()).toContain('f4');
  match.play('f4');
  expect(chip(match, 'parthians.outrider')).toMatchObject({ fresh: true, walked: -1 });
  match.play('pass');
  expect(match.refuses('move parthians.outrider')).toMatchObject({ because: 'freshlyDeployed' });
});
rule(['HOP-5.10', 'HOP-19.16'], 'who is deployed on an inner hex has no Vanguard', () => {
  const match = position({
    factions: ['parthians', 'refugees'],
    arena: 'colosseum',
    step: 'deploy',
    camp: ['parthians.outrider'],
    units: { 'parthians.warrior': 'i3' },
  });
  match.play('deploy parthians.outrider', 'e8');
  expect(match.decision().ask).not.toBe('vanguard');
});

// ---- Tactic X, Hardy, Steadfast

rule(['HOP-8.2', 'HOP-19.5'], 'Tactic X lets its troop play tactics on others within X hexes of the unit', () => {
  const on = (at: string): readonly string[] => {
    const match = position({
      step: 'tactic',
      tactics: [['stun'], []],
      units: { 'kunlun.lotus-sage': 'd4', 'kunlun.warrior': 'g1', 'refugees.warrior': at, 'refugees.shade': 'g2' },
    });
    return match.play('stun').texts();
  };
  expect(on('d7')).toContain('refugees.warrior'); // 3 hexes from the Lotus Sage
  expect(on('d8')).not.toContain('refugees.warrior');
});
rule('HOP-19.24', 'tactics of other teams cannot be placed on a Hardy unit, those of its own can', () => {
  const match = position({
    factions: ['kunlun', 'parthians'],
    step: 'tactic',
    tactics: [['stun'], ['adrenaline']],
    units: { 'kunlun.warrior': 'd6', 'parthians.protector': 'd7', 'parthians.warrior': 'd5' },
  });
  match.play('stun');
  expect(match.refuses('parthians.protector')).toMatchObject({ rule: 'HOP-19.24' });
  const own = position({
    factions: ['parthians', 'kunlun'],
    step: 'tactic',
    tactics: [['adrenaline'], []],
    units: { 'parthians.protector': 'd7', 'parthians.warrior': 'd5', 'kunlun.warrior': 'a1' },
  });
  expect(own.play('adrenaline').texts()).toContain('parthians.protector');
});
rule(['HOP-9.12', 'HOP-19.23'], 'a Steadfast unit cannot be hurled, hooked or swapped', () => {
  const hurl = duel({ skills: 'hurl 1' }, { skills: 'steadfast' }, { step: 'ability', units: { [SECOND]: 'c5' } });
  hurl.play(`${ATTACKER} hurl`);
  expect(hurl.texts()).not.toContain(TARGET); // the own Lotus Sage is the only object, so its hexes are asked for
  expect(hurl.decision().ask).toBe('abilityTo');
  const hook = duel({ skills: 'hook 3' }, { skills: 'steadfast' }, { step: 'ability', units: { [TARGET]: 'd8' } });
  expect(hook.decision().ask).not.toBe('ability');
  const swap = duel({ skills: 'swap' }, {}, { step: 'ability', units: { [SECOND]: 'd5' } }, { [SECOND]: { skills: 'steadfast' } });
  expect(swap.decision().ask).not.toBe('ability');
});

// ---- Hit and Run

rule('HOP-19.32', 'Hit and Run may move one hex after an attack or a Special', () => {
  const match = fight(duel({ skills: 'hitAndRun' }));
  expect(match.decision().ask).toBe('runTo');
  match.play('d5');
  expect(where(match, ATTACKER)).toBe('d5');
  const special = duel({ skills: 'hitAndRun, whirlwind' }).play(`engage ${ATTACKER}`, 'whirlwind');
  expect(special.decision().ask).toBe('runTo');
  expect(where(special.play('pass'), ATTACKER)).toBe('d6');
});
rule(['HOP-9.13', 'HOP-19.32'], 'no running while dazed, ensnared or snared', () => {
  const fresh = duel({ skills: 'hitAndRun, firstStrike' }, {}, { units: { [ATTACKER]: 'd6 fresh' } });
  expect(fight(fresh).events('moved')).toEqual([]);
  expect(fresh.decision().ask).not.toBe('runTo');
  expect(fight(duel({ skills: 'hitAndRun' }, {}, { units: { [ATTACKER]: 'd6 ensnared' } })).decision().ask).not.toBe('runTo');
  expect(fight(duel({ skills: 'hitAndRun' }, { skills: 'snare' })).decision().ask).not.toBe('runTo');
});
rule(['HOP-19.2', 'HOP-19.32'], 'first the target retaliates, then the attacker runs', () => {
  const match = fight(duel({ skills: 'hitAndRun' }, { skills: 'retaliate' })).play('d5');
  expect(match.events().flatMap(({ kind }) => (kind === 'usedSkill' || kind === 'moved' ? [kind] : []))).toEqual(['usedSkill', 'moved']);
});
rule(['HOP-19.27', 'HOP-19.32'], 'who runs next to a Spear Wall is struck', () => {
  const match = duel({ skills: 'hitAndRun' }, {}, { units: { [WITNESS]: 'd3' } }, { [WITNESS]: { skills: 'spearWall' } });
  fight(match).play('c5');
  expect(blows(match)).toEqual([`${TARGET} 2 of 2`]);
  const near = duel({ skills: 'hitAndRun' }, {}, { units: { [WITNESS]: 'd4' } }, { [WITNESS]: { skills: 'spearWall' } });
  fight(near).play('d5');
  expect(blows(near)).toEqual([`${TARGET} 2 of 2`, `${ATTACKER} 1 of 1`]);
});
