// Skills that are triggered: by an attack, a defeat or a step.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { arenas } from '../../content/arenas.ts';
import { chip, MISS, position, where } from '../support/position.ts';
import { ATTACKER, blows, duel, fight, SECOND, TARGET, taught, WITNESS } from '../support/taught.ts';

const THIRD = 'refugees.tomb-guard';

// ---- Retaliate

rule('HOP-19.2', 'Retaliate deals 1 damage to an attacker within its own Range', () => {
  expect(blows(fight(duel({}, { skills: 'retaliate' })))).toEqual([`${TARGET} 2 of 2`, `${ATTACKER} 1 of 1`]);
});
rule('HOP-19.2', 'an attacker beyond the Range of the target fears no Retaliate', () => {
  const far = { units: { [TARGET]: 'd8' } };
  expect(blows(fight(duel({ range: 2 }, { skills: 'retaliate' }, far)))).toEqual([`${TARGET} 2 of 2`]);
  expect(blows(fight(duel({ range: 2 }, { skills: 'retaliate', range: 2 }, far)))).toEqual([`${TARGET} 2 of 2`, `${ATTACKER} 1 of 1`]);
});
rule(['HOP-9.6', 'HOP-19.2'], 'Retaliate answers damage that was wholly ignored, but not a roll without hits', () => {
  const ignored = duel({ range: 2, attack: ['red'] }, { skills: 'retaliate, deflect', range: 2 }, { units: { [TARGET]: 'd8' } });
  expect(blows(fight(ignored))).toEqual([`${TARGET} 0 of 1`, `${ATTACKER} 1 of 1`]);
  expect(blows(fight(duel({ attack: ['yellow'] }, { skills: 'retaliate' }, { dice: [MISS] })))).toEqual([]);
});
rule('HOP-19.2', 'who is defeated does not retaliate', () => {
  expect(blows(fight(duel({}, { skills: 'retaliate' }, { units: { [TARGET]: 'd7 2hp' } })))).toEqual([`${TARGET} 2 of 2`]);
});
rule(['HOP-9.7', 'HOP-19.2'], 'Retaliate does not answer Specials', () => {
  const match = duel({ skills: 'whirlwind' }, { skills: 'retaliate' }).play(`engage ${ATTACKER}`, 'whirlwind');
  expect(blows(match)).toEqual([`${TARGET} 1 of 1`]);
});
rule('HOP-9.7', 'two that retaliate do not answer each other', () => {
  expect(blows(fight(duel({ skills: 'retaliate' }, { skills: 'retaliate' })))).toEqual([`${TARGET} 2 of 2`, `${ATTACKER} 1 of 1`]);
});
rule(['HOP-9.3', 'HOP-19.2'], 'a dazed unit retaliates', () => {
  expect(blows(fight(duel({}, { skills: 'retaliate' }, { units: { [TARGET]: 'd7 dazed' } })))).toContain(`${ATTACKER} 1 of 1`);
});
rule(['HOP-6.10', 'HOP-15.4', 'HOP-19.2'], 'an attacker that falls to Retaliate earns the other player favor', () => {
  const match = fight(duel({ attack: ['red'] }, { skills: 'retaliate' }, { units: { [ATTACKER]: 'd6 1hp' } }));
  expect(chip(match, ATTACKER).zone).toBe('discard');
  expect(match.events('favor')).toMatchObject([{ seat: 1, gained: 2 }]);
});

// ---- Last Stand

rule('HOP-19.17', 'Last Stand deals 1 damage to each opponent next to the hex it leaves', () => {
  const match = duel({}, { skills: 'lastStand' }, { units: { [TARGET]: 'd7 2hp', [SECOND]: 'd8', [WITNESS]: 'c7' } });
  expect(blows(fight(match)).toSorted()).toEqual([`${SECOND} 1 of 1`, `${ATTACKER} 1 of 1`, `${TARGET} 2 of 2`]);
});
rule('HOP-19.17', 'Last Stand answers any kind of defeat, also one by another Last Stand', () => {
  const match = duel(
    { skills: 'lastStand', attack: ['red', 'red', 'red'] },
    { skills: 'lastStand' },
    { units: { [ATTACKER]: 'd6 1hp', [WITNESS]: 'c6 1hp' } },
    { [WITNESS]: { skills: '' } },
  );
  fight(match, TARGET);
  expect(blows(match)).toEqual([`${TARGET} 3 of 3`, `${ATTACKER} 1 of 1`, `${WITNESS} 1 of 1`]);
  expect([chip(match, TARGET).zone, chip(match, ATTACKER).zone]).toEqual(['discard', 'discard']);
});
rule('HOP-19.17', 'who falls on an inner hex has no Last Stand', () => {
  const match = taught(
    { 'kunlun.warrior': { skills: '', attack: ['red', 'red', 'red'] }, 'refugees.warrior': { skills: 'lastStand' } },
    { arena: 'colosseum', step: 'engage', units: { 'kunlun.warrior': 'e7', 'refugees.warrior': 'e8' } },
  ).play('engage kunlun.warrior');
  expect(blows(match)).toEqual(['refugees.warrior 3 of 3']);
});
rule(['HOP-9.10', 'HOP-19.17'], 'what Last Stand defeats is credited to the troop of the fallen', () => {
  const match = fight(duel({ attack: ['red', 'red', 'red'] }, { skills: 'lastStand' }, { units: { [ATTACKER]: 'd6 1hp' } }));
  expect(match.events('favor').map(({ seat, gained }) => [seat, gained])).toEqual([
    [0, 2],
    [1, 2],
  ]);
});

// ---- Drain

rule('HOP-19.18', 'Drain heals 1 after an attack that dealt damage', () => {
  const match = fight(duel({ skills: 'drain' }, {}, { units: { [ATTACKER]: 'd6 1hp' } }));
  expect(match.last('healed')).toMatchObject({ unit: ATTACKER, hp: 1, left: 2 });
});
rule('HOP-19.18', 'Drain heals nobody above Health, nor after a miss', () => {
  expect(fight(duel({ skills: 'drain' })).events('healed')).toEqual([]);
  expect(
    fight(duel({ skills: 'drain', attack: ['yellow'] }, {}, { units: { [ATTACKER]: 'd6 1hp' }, dice: [MISS] })).events('healed'),
  ).toEqual([]);
});
rule(['HOP-9.6', 'HOP-19.18'], 'Drain heals also when the damage was ignored', () => {
  const match = duel(
    { skills: 'drain', range: 2, attack: ['red'] },
    { skills: 'deflect' },
    { units: { [ATTACKER]: 'd6 1hp', [TARGET]: 'd8' } },
  );
  expect(fight(match).last('healed')).toMatchObject({ unit: ATTACKER, hp: 1 });
});
rule(['HOP-9.5', 'HOP-19.18'], 'the attacker drains before the target retaliates: who has 1 hp survives', () => {
  const match = fight(duel({ skills: 'drain' }, { skills: 'retaliate' }, { units: { [ATTACKER]: 'd6 1hp' } }));
  expect(chip(match, ATTACKER)).toMatchObject({ zone: 'arena', hp: 1 });
});

// ---- Venom

rule('HOP-19.19', 'Venom poisons a target that lost hp: 1 damage at the start of its troop’s next turn, then it is over', () => {
  const match = fight(duel({ skills: 'venom', attack: ['red'] }));
  expect(match.events('state').slice(0, 2)).toMatchObject([
    { unit: TARGET, state: 'poisoned', on: true },
    { unit: TARGET, state: 'poisoned', on: false },
  ]);
  expect(match.last('damaged')).toMatchObject({ target: { unit: TARGET }, by: null, as: 'poison', lost: 1, left: 1 });
  expect(chip(match, TARGET).poisonedBy).toBe(-1);
});
rule('HOP-19.19', 'damage that is ignored carries no Venom', () => {
  const match = duel({ skills: 'venom', range: 2, attack: ['red'] }, { skills: 'deflect' }, { units: { [TARGET]: 'd8' } });
  expect(fight(match).events('state')).toEqual([]);
});
rule(['HOP-9.10', 'HOP-19.19'], 'who falls to poison is credited to the troop that poisoned it', () => {
  const match = fight(duel({ skills: 'venom', attack: ['red'] }, {}, { units: { [TARGET]: 'd7 2hp' } }));
  expect(chip(match, TARGET).zone).toBe('discard');
  expect(match.last('favor')).toMatchObject({ seat: 0, gained: 2 });
});
rule('HOP-19.19', 'poison is not cumulative', () => {
  const match = fight(duel({ skills: 'venom', attack: ['red'] }, {}, { units: { [TARGET]: 'd7 poisoned' } }));
  expect(match.events('damaged').filter(({ as }) => as === 'poison')).toMatchObject([{ lost: 1, left: 1 }]);
});
rule(['HOP-19.19', 'HOP-19.28'], 'poison meets Undying', () => {
  const match = fight(duel({ skills: 'venom', attack: ['red'] }, { skills: 'undying' }, { units: { [TARGET]: 'd7 2hp' } }));
  expect(chip(match, TARGET)).toMatchObject({ zone: 'arena', hp: 1, undied: true });
});

// ---- Shove

rule('HOP-19.20', 'Shove may displace an adjacent target directly away', () => {
  const match = fight(duel({ skills: 'shove' }));
  expect(match.texts()).toEqual([`shove ${TARGET} to d8`, 'pass']);
  match.play(`shove ${TARGET} to d8`);
  expect(where(match, TARGET)).toBe('d8');
  expect(match.last('displaced')).toMatchObject({ unit: TARGET, from: 'd7', to: 'd8', by: ATTACKER });
});
rule('HOP-19.20', 'Shove may be declined', () => {
  expect(where(fight(duel({ skills: 'shove' })).play('pass'), TARGET)).toBe('d7');
});
rule('HOP-19.20', 'no Shove onto a taken hex, out of the arena, from afar, or of who cannot be displaced', () => {
  const displaced = (match: ReturnType<typeof duel>) => fight(match).events('displaced');
  expect(displaced(duel({ skills: 'shove' }, {}, { units: { [WITNESS]: 'd8' } }))).toEqual([]);
  expect(displaced(duel({ skills: 'shove' }, {}, { units: { [ATTACKER]: 'd10', [TARGET]: 'd11' } }))).toEqual([]);
  expect(displaced(duel({ skills: 'shove', range: 2 }, {}, { units: { [TARGET]: 'd8' } }))).toEqual([]);
  expect(displaced(duel({ skills: 'shove' }, { skills: 'steadfast' }))).toEqual([]);
});
rule(
  ['HOP-9.5', 'HOP-19.2', 'HOP-19.20'],
  'a Shove of the active troop comes first: the target is out of Range and cannot retaliate',
  () => {
    const shoved = fight(duel({ skills: 'shove' }, { skills: 'retaliate' })).play(`shove ${TARGET} to d8`);
    expect(blows(shoved)).toEqual([`${TARGET} 2 of 2`]);
    const kept = fight(duel({ skills: 'shove' }, { skills: 'retaliate' })).play('pass');
    expect(blows(kept)).toEqual([`${TARGET} 2 of 2`, `${ATTACKER} 1 of 1`]);
  },
);
rule(['HOP-9.5', 'HOP-19.20'], 'a target with Range 2 retaliates from where it was shoved to', () => {
  const match = fight(duel({ skills: 'shove' }, { skills: 'retaliate', range: 2 })).play(`shove ${TARGET} to d8`);
  expect(blows(match)).toEqual([`${TARGET} 2 of 2`, `${ATTACKER} 1 of 1`]);
});
rule(['HOP-9.5', 'HOP-5.10'], 'who is shoved onto an inner hex has no skills left to answer with', () => {
  const match = taught(
    { 'kunlun.warrior': { skills: 'shove', attack: ['red'] }, 'refugees.warrior': { skills: 'retaliate', range: 3 } },
    { arena: 'colosseum', step: 'engage', units: { 'kunlun.warrior': 'e10', 'refugees.warrior': 'e9' } },
  ).play('engage kunlun.warrior', 'shove refugees.warrior to e8');
  expect(blows(match)).toEqual(['refugees.warrior 1 of 1']);
});
rule(['HOP-9.8', 'HOP-19.20', 'HOP-19.27'], 'a Shove next to a Spear Wall wakes no Spear Wall', () => {
  const match = duel({ skills: 'shove' }, {}, { units: { [SECOND]: 'd9' } }, { [SECOND]: { skills: 'spearWall' } });
  fight(match).play(`shove ${TARGET} to d8`);
  expect(blows(match)).toEqual([`${TARGET} 2 of 2`]);
});
rule('HOP-19.20', 'a rival always shoves', () => {
  const match = taught(
    { 'arena.bandit': { skills: 'shove', attack: ['red'] } },
    { mode: 'onslaught', active: 'arena', step: 'engage', units: { 'im.antony': 'a1', 'arena.bandit': 'd6', 'kunlun.lotus-sage': 'd7' } },
  );
  expect(match.events('displaced')).toMatchObject([{ unit: 'kunlun.lotus-sage', to: 'd8', by: 'arena.bandit' }]);
});

// ---- Cleave

rule('HOP-19.21', 'Cleave deals the surplus to one other adjacent opponent', () => {
  const match = duel({ skills: 'cleave', attack: ['red', 'red', 'red'] }, {}, { units: { [TARGET]: 'd7 1hp', [WITNESS]: 'c6' } });
  expect(blows(fight(match, TARGET))).toEqual([`${TARGET} 1 of 3`, `${WITNESS} 2 of 2`]);
});
rule('HOP-19.21', 'of several the player chooses one', () => {
  const match = duel({ skills: 'cleave', attack: ['red', 'red'] }, {}, { units: { [TARGET]: 'd7 1hp', [WITNESS]: 'c6', [THIRD]: 'd5' } });
  fight(match, TARGET);
  expect(match.texts().toSorted()).toEqual([WITNESS, THIRD].toSorted());
  match.play(THIRD);
  expect(blows(match)).toEqual([`${TARGET} 1 of 2`, `${THIRD} 1 of 1`]);
});
rule('HOP-19.21', 'without a surplus, or with nobody adjacent, there is nothing to cleave', () => {
  const exact = duel({ skills: 'cleave' }, {}, { units: { [TARGET]: 'd7 2hp', [WITNESS]: 'c6' } });
  expect(blows(fight(exact, TARGET))).toEqual([`${TARGET} 2 of 2`]);
  expect(blows(fight(duel({ skills: 'cleave' }, {}, { units: { [TARGET]: 'd7 1hp' } })))).toEqual([`${TARGET} 1 of 2`]);
});
rule(['HOP-9.7', 'HOP-19.21'], 'Cleave is no attack: neither Armor nor Retaliate meets it', () => {
  const match = duel(
    { skills: 'cleave', attack: ['red', 'red', 'red'] },
    {},
    { units: { [TARGET]: 'd7 1hp', [WITNESS]: 'c6' } },
    { [WITNESS]: { skills: 'armor, retaliate' } },
  );
  expect(blows(fight(match, TARGET))).toEqual([`${TARGET} 1 of 3`, `${WITNESS} 2 of 2`]);
});
rule(['HOP-10.15', 'HOP-19.21'], 'the surplus is what is left after reductions', () => {
  const match = duel(
    { skills: 'cleave', attack: ['red', 'red', 'red'] },
    { skills: 'armor' },
    { units: { [TARGET]: 'd7 1hp', [WITNESS]: 'c6' } },
  );
  expect(blows(fight(match, TARGET))).toEqual([`${TARGET} 1 of 3`, `${WITNESS} 1 of 1`]);
});
rule(['HOP-6.10', 'HOP-19.21'], 'the attack and the Cleave are two gains of favor', () => {
  const match = duel(
    { skills: 'cleave', attack: ['red', 'red', 'red'] },
    {},
    { units: { [TARGET]: 'd7 1hp', [WITNESS]: 'c6 2hp', [THIRD]: 'g1' } },
  );
  fight(match, TARGET);
  expect(match.events('favor').map(({ gained, bead }) => [gained, bead])).toEqual([
    [2, 2],
    [2, 4],
  ]);
});
rule(['HOP-14.21', 'HOP-19.21'], 'Cleave goes on from a shard to a unit and from a unit to a shard', () => {
  const scene = {
    mode: 'ascension',
    titan: 'ti.talos',
    step: 'engage',
    units: { 'ti.talos': 'b6', 'kunlun.warrior': 'd2' },
    shards: ['c2 active 1hp', 'c8 active 3hp', 'g2 active 3hp', 'g8 active 3hp'],
  } as const;
  const lesson = { 'kunlun.warrior': { skills: 'cleave', attack: ['red', 'red'] } } as const;
  const toTitan = taught(lesson, { ...scene, units: { 'ti.talos': 'd3', 'kunlun.warrior': 'd2' } });
  toTitan.play('engage kunlun.warrior', 'shard c2');
  expect(blows(toTitan)).toEqual(['shard c2 1 of 2', 'ti.talos 1 of 1']);
});

rule('HOP-19.21', 'a rival cleaves the highest of its list; the players choose among equals', () => {
  const scene = (units: Record<string, string>) =>
    taught(
      { 'arena.bandit': { skills: 'cleave', attack: ['red', 'red'] } },
      {
        mode: 'onslaught',
        active: 'arena',
        step: 'engage',
        units: { 'im.antony': 'a1', 'arena.bandit': 'd4', 'kunlun.marksman': 'd3 1hp', ...units },
      },
    );
  const strongest = scene({ 'kunlun.warrior': 'd5 2hp', 'kunlun.lotus-sage': 'c4 3hp' });
  expect(blows(strongest).slice(0, 2)).toEqual(['kunlun.marksman 1 of 2', 'kunlun.lotus-sage 1 of 1']);
  const equals = scene({ 'kunlun.warrior': 'd5 3hp', 'kunlun.lotus-sage': 'c4 3hp' });
  expect(equals.decision().ask).toBe('cleave');
  expect(blows(equals.play('kunlun.warrior')).slice(0, 2)).toEqual(['kunlun.marksman 1 of 2', 'kunlun.warrior 1 of 1']);
});
rule(['HOP-9.6', 'HOP-19.2', 'HOP-20.8'], 'under Aegis a unit retaliates though it lost nothing', () => {
  const match = taught(
    { 'kunlun.warrior': { skills: '', attack: ['red'] }, 'argonauts.warrior': { skills: 'retaliate' } },
    { factions: ['kunlun', 'argonauts'], step: 'engage', units: { 'kunlun.warrior': 'd6', 'argonauts.warrior': 'd7 aegis' } },
  ).play('engage kunlun.warrior');
  expect(blows(match)).toEqual(['argonauts.warrior 0 of 1', 'kunlun.warrior 1 of 1']);
});

// ---- Spear Wall

const approach = (wall: string, path: 'e6' | 'd5', units: Record<string, string> = {}): ReturnType<typeof duel> =>
  duel({ movement: 3 }, { skills: wall }, { step: 'move', units: { [ATTACKER]: 'd4', ...units } }).play(
    `move ${ATTACKER}`,
    path === 'd5' ? 'd5' : path,
  );
rule('HOP-19.27', 'Spear Wall deals 1 damage to an opponent that moves next to it', () => {
  const match = duel({ movement: 2 }, { skills: 'spearWall' }, { step: 'move', units: { [ATTACKER]: 'd4' } });
  match.play(`move ${ATTACKER}`, 'd6');
  expect(blows(match)).toEqual([`${ATTACKER} 1 of 1`]);
  expect(chip(match, TARGET).walled).toBe(true);
});
rule('HOP-19.27', 'a step that stays out of its reach, or starts in it, is free', () => {
  expect(blows(approach('spearWall', 'd5'))).toEqual([]);
  const along = duel({ movement: 1 }, { skills: 'spearWall' }, { step: 'move' }).play(`move ${ATTACKER}`, 'c6');
  expect(blows(along)).toEqual([]);
});
rule('HOP-19.27', 'it strikes once in a turn, whoever comes', () => {
  const match = duel({ movement: 2 }, { skills: 'spearWall' }, { step: 'move', units: { [ATTACKER]: 'd4', [SECOND]: 'd9' } });
  match.play(`move ${ATTACKER}`, 'd6', `move ${SECOND}`, 'd8');
  expect(blows(match)).toEqual([`${ATTACKER} 1 of 1`]);
});
rule('HOP-19.27', 'who falls on the way stays on the hex where it was struck, so to say', () => {
  const match = duel({ movement: 3 }, { skills: 'spearWall' }, { step: 'move', units: { [ATTACKER]: 'd4 1hp' } });
  match.play(`move ${ATTACKER}`, 'c6');
  expect(match.last('defeated')).toMatchObject({ unit: ATTACKER, by: TARGET });
  expect(chip(match, ATTACKER).zone).toBe('discard');
  expect(match.events('favor')).toMatchObject([{ seat: 1, gained: 2 }]);
});
rule(['HOP-19.27', 'HOP-9.5'], 'of two Spear Walls of one player that player says which strikes first', () => {
  const match = duel(
    { movement: 2 },
    { skills: 'spearWall' },
    { step: 'move', units: { [ATTACKER]: 'd4', [WITNESS]: 'c6' } },
    { [WITNESS]: { skills: 'spearWall' } },
  );
  match.play(`move ${ATTACKER}`, 'd6');
  expect(match.decision()).toMatchObject({ ask: 'trigger', seats: [1] });
  match.play(`${WITNESS} spearWall`);
  expect(match.events('damaged').map(({ by }) => by)).toEqual([WITNESS, TARGET]);
});
rule(['HOP-9.5', 'HOP-19.27'], 'a Spear Wall whose opponent has fallen before its turn came has not struck', () => {
  const match = duel(
    { movement: 2 },
    { skills: 'spearWall' },
    { step: 'move', units: { [ATTACKER]: 'd4 1hp', [WITNESS]: 'c6' } },
    { [WITNESS]: { skills: 'spearWall' } },
  );
  match.play(`move ${ATTACKER}`, 'd6', `${WITNESS} spearWall`);
  expect(match.events('damaged').length).toBe(1);
  expect(chip(match, TARGET).walled).toBe(false);
});
/** Of the ways between two Spear Walls that end next to neither: how many of the two they wake. */
const woken = (states: string, skills = ''): number[] => {
  const lesson = { skills: 'spearWall' };
  const match = taught(
    { 'argonauts.warrior': { skills, movement: 8 }, 'kunlun.warrior': lesson, 'kunlun.lotus-sage': lesson },
    {
      factions: ['argonauts', 'kunlun'],
      units: { 'argonauts.warrior': `d4 ${states}`, 'argonauts.oarsman': 'f1', 'kunlun.warrior': 'c7', 'kunlun.lotus-sage': 'e3' },
    },
  );
  match.play('move argonauts.warrior');
  const { names, neighbours } = arenas.pozzuoli;
  const near = ['c7', 'e3'].flatMap((wall) => (neighbours[names.indexOf(wall)] as readonly number[]).map((next) => names[next]));
  const ways = match.texts().filter((text) => text !== 'pass' && !near.includes(text.split(' ')[0]));
  return [...new Set(ways.map((text) => match.about(0, text, 'moveTo').spearWalls.length))].sort((a, b) => a - b);
};
rule(['HOP-24.1', 'HOP-19.27'], 'nobody walks on after the blow that defeats it', () => {
  expect(woken('1hp')).toEqual([0]);
  expect(woken('2hp')).toEqual([0, 1]);
  expect(woken('3hp')).toEqual([0, 1, 2]);
});
rule(['HOP-24.1', 'HOP-19.28'], 'Undying leads one Spear Wall farther, once', () => {
  expect(woken('1hp', 'undying')).toEqual([0, 1]);
  expect(woken('1hp undied', 'undying')).toEqual([0]);
});
rule(['HOP-24.1', 'HOP-20.8'], 'under Aegis a unit walks past any Spear Wall', () => {
  expect(woken('1hp aegis')).toEqual([0, 1, 2]);
});
rule(['HOP-19.27', 'HOP-19.41'], 'a Leap next to a Spear Wall is struck where it lands, and nowhere on the way', () => {
  const leap = (to: string) => {
    const match = duel({ skills: 'leap 3' }, { skills: 'spearWall' }, { step: 'ability', units: { [ATTACKER]: 'd5' } });
    return blows(match.play(`${ATTACKER} leap`, to));
  };
  expect(leap('d6')).toEqual([`${ATTACKER} 1 of 1`]);
  expect(leap('b6')).toEqual([]); // over c6, which is next to it
});
rule(['HOP-19.27', 'HOP-4.2'], 'deploying next to a Spear Wall is no movement', () => {
  const match = position({
    factions: ['kunlun', 'argonauts'],
    step: 'deploy',
    camp: ['kunlun.warrior'],
    units: { 'kunlun.feng': 'g1', 'argonauts.colchian-spearman': 'f6' },
  });
  match.play('deploy kunlun.warrior', 'g5');
  expect(match.events('damaged')).toEqual([]);
});

// ---- order

rule('HOP-9.5', 'a player orders the own triggers', () => {
  const match = fight(duel({ skills: 'drain, shove, venom', attack: ['red'] }, {}, { units: { [ATTACKER]: 'd6 1hp' } }));
  expect(match.decision()).toMatchObject({ ask: 'trigger', seats: [0] });
  expect(match.texts()).toEqual([`${ATTACKER} drain`, `${ATTACKER} shove`, `${ATTACKER} venom`]);
  match.play(`${ATTACKER} shove`, `shove ${TARGET} to d8`, `${ATTACKER} venom`);
  expect(match.events().flatMap(({ kind }) => (['displaced', 'state', 'healed'].includes(kind) ? [kind] : []))).toEqual([
    'displaced',
    'state',
    'healed',
    'state',
  ]);
});
rule('HOP-9.5', 'in a rival’s turn the rival’s triggers come before the players’', () => {
  const match = taught(
    { 'arena.bandit': { skills: 'shove', attack: ['red'] }, 'kunlun.lotus-sage': { skills: 'retaliate' } },
    { mode: 'onslaught', active: 'arena', step: 'engage', units: { 'im.antony': 'a1', 'arena.bandit': 'd6', 'kunlun.lotus-sage': 'd7' } },
  );
  expect(match.events('displaced').length).toBe(1);
  expect(blows(match)[0]).toBe('kunlun.lotus-sage 1 of 1');
  expect(blows(match)).not.toContain('arena.bandit 1 of 1');
});
rule(['HOP-9.5', 'HOP-13.9'], 'in a player’s turn the player’s triggers come before those of the arena', () => {
  const match = taught(
    { 'kunlun.warrior': { skills: 'shove', attack: ['red'] }, 'arena.bandit': { skills: 'retaliate' } },
    { mode: 'onslaught', step: 'engage', units: { 'im.antony': 'a1', 'arena.bandit': 'd7', 'kunlun.warrior': 'd6' } },
  ).play('engage kunlun.warrior', 'shove arena.bandit to d8');
  expect(blows(match)[0]).toBe('arena.bandit 1 of 1');
  expect(match.events('usedSkill')).toEqual([]);
});
rule('HOP-9.5', 'nested triggers are finished before the next one: depth first', () => {
  // Whirlwind fells two with Last Stand; the first one's damage fells another with Last Stand, whose damage comes before the second one's.
  const match = duel(
    { skills: 'whirlwind' },
    { skills: 'lastStand' },
    { units: { [ATTACKER]: 'd6', [TARGET]: 'd7 1hp', [WITNESS]: 'd5 1hp', [SECOND]: 'e7 1hp', [THIRD]: 'g1' } },
    { [WITNESS]: { skills: 'lastStand' }, [SECOND]: { skills: 'lastStand' } },
  );
  match.play(`engage ${ATTACKER}`, 'whirlwind', `${TARGET} lastStand`);
  expect(match.events('usedSkill').map(({ unit }) => unit)).toEqual([ATTACKER, TARGET, WITNESS]);
  expect(chip(match, SECOND).zone).toBe('discard');
});

rule(['HOP-9.9', 'HOP-15.1'], 'the game ends before anything is triggered', () => {
  const match = duel(
    { attack: ['red', 'red', 'red'] },
    {},
    { units: { [TARGET]: 'g2', 'refugees.melinoe': 'd7 1hp', [ATTACKER]: 'd6' } },
    {
      'refugees.melinoe': { skills: 'lastStand' },
    },
  );
  fight(match);
  expect(match.result).toMatchObject({ winners: [0] });
  expect(blows(match)).toEqual(['refugees.melinoe 1 of 3']);
});
rule(['HOP-9.9', 'HOP-13.18'], 'a wave ends before anything is triggered', () => {
  const match = taught(
    { 'kunlun.warrior': { skills: '', attack: ['red', 'red', 'red'] }, 'arena.bandit': { skills: 'lastStand' } },
    { mode: 'onslaught', step: 'engage', units: { 'im.antony': 'a1 1hp', 'arena.bandit': 'd7 1hp', 'kunlun.warrior': 'd6' } },
  ).play('engage kunlun.warrior');
  expect(match.events('waveEnded').length).toBe(1);
  expect(match.events('usedSkill')).toEqual([]);
});

// ---- Showman

rule('HOP-19.30', 'a Showman brings one favor more for each opponent it defeats', () => {
  const match = fight(duel({ skills: 'showman' }, {}, { units: { [TARGET]: 'd7 1hp' } }));
  expect(match.events('favor')).toMatchObject([{ seat: 0, gained: 3 }]);
});
rule(['HOP-15.6', 'HOP-19.30'], 'in the Colosseum it comes on top of the hp', () => {
  const match = taught(
    { 'kunlun.warrior': { skills: 'showman', attack: ['red', 'red', 'red', 'red'] }, 'refugees.warrior': { skills: '' } },
    { arena: 'colosseum', step: 'engage', units: { 'kunlun.warrior': 'd5', 'refugees.warrior': 'd6 2hp' } },
  ).play('engage kunlun.warrior', 'hp3');
  expect(match.last('favor')).toMatchObject({ seat: 0, gained: 3, track: 'hp3' });
});
rule('HOP-19.30', 'damage that defeats nobody brings a Showman nothing', () => {
  expect(fight(duel({ skills: 'showman' })).events('favor')).toEqual([]);
});
