// Chapter 6: crowd favor and its rewards in Pozzuoli, with the player behind and the teams of Alliance.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { chip, HIT, MISS, type Position, position, type Sketch } from '../support/position.ts';

const beads = (match: Position): number[] => match.table.boards.map(({ bead }) => bead);
/** Kunlun's Warrior defeats a Shade with one hit: two favor in Pozzuoli. */
const finishing = (sketch: Sketch = {}): Position =>
  position({
    step: 'engage',
    dice: [HIT, MISS, MISS],
    ...sketch,
    units: { 'kunlun.warrior': 'd6', 'kunlun.protector': 'f2', 'refugees.shade': 'd7 1hp', 'refugees.bone-reaver': 'b3', ...sketch.units },
  });
const KILL = ['engage kunlun.warrior', 'attack'];
rule('HOP-6.1', 'only player troops earn favor', () => {
  const match = position({
    mode: 'onslaught',
    active: 'arena',
    units: { 'im.antony': 'a2', 'arena.bandit': 'd6', 'arena.lion': 'c2', 'kunlun.warrior': 'd7 1hp', 'kunlun.protector': 'g1' },
    dice: [HIT],
  });
  match.play('arena.bandit');
  expect(match.events('favor')).toEqual([]);
});

rule('HOP-6.2', 'the bead goes on one space for each favor', () => {
  const match = finishing({ favor: [1, 0] }).play(...KILL);
  expect(beads(match)).toEqual([3, 0]);
  expect(match.last('favor')).toMatchObject({ seat: 0, gained: 2, bead: 3, track: null });
  expect(match.events('reward')).toEqual([]);
});
rule('HOP-6.2', 'reaching a reward grants it', () => {
  expect(
    finishing({ favor: [3, 0] })
      .play(...KILL)
      .last('reward'),
  ).toMatchObject({ seat: 0, reward: 'activateHero' });
});
rule('HOP-6.2', 'so does passing it, and the surplus is kept', () => {
  const match = finishing({ favor: [4, 0] }).play(...KILL);
  expect(match.last('reward')).toMatchObject({ reward: 'activateHero' });
  expect(beads(match)[0]).toBe(6);
});
rule('HOP-6.2', 'a bead that stands on a reward has had it', () => {
  const match = finishing({ favor: [5, 0] }).play(...KILL);
  expect(beads(match)[0]).toBe(7);
  expect(match.events('reward')).toEqual([]);
});
rule('HOP-6.2', 'on 20 no more is earned', () => {
  const match = finishing({ favor: [19, 0] }).play(...KILL);
  expect(beads(match)[0]).toBe(20);
  expect(match.last('favor')).toMatchObject({ gained: 1, bead: 20 });
  const full = finishing({ favor: [20, 0] }).play(...KILL);
  expect(full.events('favor')).toEqual([]);
  expect(full.events('reward')).toEqual([]);
});
rule('HOP-6.2', 'several rewards of one gain come in the order of the track', () => {
  const match = position({
    step: 'engage',
    factions: ['amazons', 'refugees'],
    favor: [9, 0],
    spent: [['stun'], []],
    discard: ['amazons.marksman', 'amazons.huntress', 'amazons.panther'],
    units: {
      'amazons.warrior': 'd6',
      'amazons.protector': 'f2',
      'refugees.shade': 'd7 1hp',
      'refugees.warrior': 'c6 1hp',
      'refugees.hellhound': 'e6 1hp',
      'refugees.bone-reaver': 'b3',
    },
  });
  match.play('engage amazons.warrior', 'whirlwind');
  expect(beads(match)).toEqual([15, 0]);
  expect(match.events('reward').map(({ reward }) => reward)).toEqual(['returnTactics']);
  expect(match.decision().ask).toBe('catchUp'); // the player behind, before the next reward
  match.play('pass');
  expect(match.decision()).toMatchObject({ ask: 'returnUnit', seats: [0] });
});

rule('HOP-6.3', 'reward 5 turns the primary hero to its active side', () => {
  const match = finishing({ favor: [3, 0], camp: ['kunlun.feng inactive'] }).play(...KILL);
  expect(chip(match, 'kunlun.feng')).toMatchObject({ active: true, zone: 'camp', fresh: false });
  expect(match.last('activated')).toMatchObject({ unit: 'kunlun.feng' });
});
rule('HOP-6.3', 'and does nothing if it is active already', () => {
  const match = finishing({ favor: [3, 0], camp: ['kunlun.feng active'] }).play(...KILL);
  expect(match.events('activated')).toEqual([]);
});
rule('HOP-6.4', 'reward 10 returns all discarded tactics to the camp', () => {
  const match = finishing({ favor: [8, 0], tactics: [['blitz'], []], spent: [['stun', 'adrenaline'], ['stun']] }).play(...KILL);
  const zones = match.table.chips.map(({ troop, tactic, zone }) => `${troop} ${tactic} ${zone}`);
  expect(zones).toEqual(expect.arrayContaining(['0 stun camp', '0 adrenaline camp', '0 blitz camp', '1 stun discard']));
});
rule('HOP-6.5', "reward 15 returns two discarded units of one's choice", () => {
  const match = finishing({ favor: [13, 0], discard: ['kunlun.marksman', 'kunlun.lotus-sage', 'kunlun.jade-lancer'] }).play(...KILL);
  expect(match.texts()).toEqual(['kunlun.marksman', 'kunlun.jade-lancer', 'kunlun.lotus-sage']);
  match.play('kunlun.jade-lancer');
  expect(match.texts()).toEqual(['kunlun.marksman', 'kunlun.lotus-sage']);
  match.play('kunlun.marksman');
  expect(match.table.units.filter(({ zone, troop }) => zone === 'discard' && troop === 0).map(({ name }) => name)).toEqual([
    'kunlun.lotus-sage',
  ]);
  expect(chip(match, 'kunlun.jade-lancer')).toMatchObject({ zone: 'camp', known: true });
});
rule('HOP-6.5', 'fewer only if the discard holds fewer', () => {
  const match = finishing({ favor: [13, 0], discard: ['kunlun.marksman'] }).play(...KILL);
  expect(match.events('returned')).toHaveLength(1);
  expect(match.decision().ask).toBe('catchUp');
});
rule('HOP-6.5', 'nothing is asked if all of them return', () => {
  const match = finishing({ favor: [13, 0], discard: ['kunlun.marksman', 'kunlun.jade-lancer'] }).play(...KILL);
  expect(match.events('returned').map(({ unit }) => unit)).toEqual(['kunlun.marksman', 'kunlun.jade-lancer']);
  expect(match.decision().ask).toBe('catchUp');
});
rule('HOP-6.5', 'heroes come back with the active side up', () => {
  const match = finishing({ favor: [13, 0], discard: ['neutral.rostam'], trackHeroes: ['neutral.rostam'] }).play(...KILL);
  expect(chip(match, 'neutral.rostam')).toMatchObject({ zone: 'camp', active: true });
});
rule('HOP-6.6', 'reward 20 puts the hero that lies there into the camp, active', () => {
  const match = finishing({ favor: [18, 0] }).play(...KILL);
  expect(chip(match, 'neutral.rostam')).toMatchObject({ zone: 'camp', active: true, troop: 0 });
  expect(match.table.boards[0]?.hero).toBe(-1);
});

rule('HOP-6.10', 'rewards wait until the effect is over', () => {
  // the Warrior retaliates before the attacker may take his reward
  const match = position({
    step: 'engage',
    favor: [4, 4],
    camp: ['kunlun.feng inactive', 'refugees.melinoe inactive'],
    units: { 'kunlun.warrior': 'd6 1hp', 'kunlun.protector': 'f2', 'refugees.warrior': 'd7 2hp', 'refugees.bone-reaver': 'b3' },
    dice: [HIT, MISS, MISS],
  });
  match.play('engage kunlun.warrior', 'attack');
  expect(chip(match, 'kunlun.warrior').zone).toBe('discard');
  expect(beads(match)).toEqual([4, 6]);
  expect(match.events().map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['attacked', 'rolled', 'damaged', 'usedSkill', 'defeated', 'favor', 'reward', 'activated']),
  );
  const order = match.events().map(({ kind }) => kind);
  expect(order.lastIndexOf('damaged')).toBeLessThan(order.indexOf('reward'));
});

// ---- the player behind, and teams
rule('HOP-15.5', 'after a reward the player with less favor may strengthen a unit: an elite one by 1, another by 2', () => {
  const match = finishing({ favor: [3, 0], units: { 'refugees.melinoe': 'a3' } }).play(...KILL);
  expect(match.decision()).toMatchObject({ ask: 'catchUp', seats: [1] });
  expect([...match.texts()].sort()).toEqual(['pass', 'refugees.bone-reaver +2', 'refugees.melinoe +1']);
  match.play('refugees.bone-reaver +2');
  expect(chip(match, 'refugees.bone-reaver').hp).toBe(7);
});
rule('HOP-15.5', 'all favor is counted first: the one who earned it may still be behind', () => {
  const match = finishing({ favor: [3, 9] }).play(...KILL);
  expect(match.decision()).toMatchObject({ ask: 'catchUp', seats: [0] });
});
rule('HOP-15.5', 'on a tie it is the player whose turn it is', () => {
  expect(
    finishing({ favor: [3, 5] })
      .play(...KILL)
      .decision(),
  ).toMatchObject({ ask: 'catchUp', seats: [0] });
});
rule('HOP-15.5', 'not after reward 20', () => {
  expect(
    finishing({ favor: [18, 0] })
      .play(...KILL)
      .decision().ask,
  ).not.toBe('catchUp');
});
rule('HOP-15.5', 'and never more than there are chips', () => {
  const match = finishing({ favor: [3, 0], supply: [20, 1] }).play(...KILL);
  // the defeated Shade has given back one chip
  expect(match.texts()).toContain('refugees.bone-reaver +2');
  const none = finishing({ favor: [3, 0], supply: [20, 0] }).play(...KILL);
  expect(none.texts()).toContain('refugees.bone-reaver +1');
});
rule('HOP-13.6', 'in Onslaught nobody catches up', () => {
  const match = position({
    mode: 'onslaught',
    step: 'engage',
    favor: [4],
    units: { 'im.antony': 'd7', 'kunlun.warrior': 'd6', 'kunlun.protector': 'f2' },
    dice: [HIT, MISS, MISS],
  });
  match.play('engage kunlun.warrior', 'attack');
  expect(match.last('reward')).toMatchObject({ reward: 'activateHero' });
  expect(match.decision().ask).not.toBe('catchUp');
});

const alliance = (favor: readonly [number, number], sketch: Sketch = {}): Position =>
  position({
    mode: 'alliance',
    step: 'engage',
    favor,
    dice: [HIT, MISS, MISS],
    ...sketch,
    units: {
      'kunlun.warrior': 'd6',
      'kunlun.protector': 'f2',
      'refugees.shade': 'd7 1hp',
      'refugees.bone-reaver': 'b3',
      'amazons.warrior': 'f8',
      'parthians.warrior': 'b8',
      ...sketch.units,
    },
  });
rule('HOP-17.4', 'reward 5 turns the hero of the team that lies in a camp', () => {
  const match = alliance([3, 19], { camp: ['kunlun.feng inactive'] }).play(...KILL);
  expect(match.last('activated')).toMatchObject({ unit: 'kunlun.feng' });
});
rule('HOP-17.4', 'reward 10 returns the tactics of one player; whoever earned it decides', () => {
  const match = alliance([8, 0], { spent: [['stun'], [], ['hamstring'], []] }).play(...KILL);
  expect(match.decision()).toMatchObject({ ask: 'teamMate', seats: [0] });
  match.play('seat 2');
  expect(match.events('tacticReturned').map(({ seat, tactic }) => [seat, tactic])).toEqual([[2, 'hamstring']]);
});
rule('HOP-17.4', 'reward 15 returns two units of one player, no elite ones', () => {
  const match = alliance([13, 0], { discard: ['kunlun.marksman', 'amazons.marksman', 'amazons.marpesia', 'amazons.huntress'] }).play(
    ...KILL,
  );
  match.play('seat 2');
  expect(match.table.units.filter(({ name, zone }) => name.startsWith('amazons') && zone === 'camp').map(({ name }) => name)).toEqual(
    expect.arrayContaining(['amazons.marksman', 'amazons.huntress']),
  );
  expect(chip(match, 'amazons.marpesia').zone).toBe('discard');
  expect(chip(match, 'kunlun.marksman').zone).toBe('discard');
});
rule('HOP-17.4', 'reward 20 gives the hero on the track to its owner', () => {
  const match = alliance([18, 0]).play(...KILL);
  expect(chip(match, 'amazons.marpesia')).toMatchObject({ zone: 'camp', active: true, troop: 2 });
});
rule('HOP-17.5', 'each player of the team behind may strengthen one of their units, after all four rewards', () => {
  const match = alliance([18, 0]).play(...KILL);
  expect(match.decision()).toMatchObject({ ask: 'catchUp', seats: [1] });
  match.play('refugees.bone-reaver +2');
  expect(match.decision()).toMatchObject({ ask: 'catchUp', seats: [3] });
  expect(match.texts()).toEqual(['parthians.warrior +2', 'pass']);
});
rule('HOP-17.5', "on a tie it is the active player's team", () => {
  expect(
    alliance([3, 5])
      .play(...KILL)
      .decision(),
  ).toMatchObject({ ask: 'catchUp', seats: [0] });
});
