import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { chip, HIT, onTo, type Position, position, type Sketch, seen, skip } from '../support/position.ts';

/** Seats 0 and 2 (Kunlun, Amazons) play against 1 and 3 (Refugees, Parthians). The heroes of seats 2 and 3 lie on the tracks. */
const alliance = (sketch: Sketch): Position => position({ mode: 'alliance', camp: [], tactics: [[], [], [], []], ...sketch });
const ALL = { 'kunlun.warrior': 'd5', 'refugees.warrior': 'd6', 'amazons.warrior': 'g1', 'parthians.warrior': 'a1' };
const beads = (match: Position): number[] => seen(match).boards.map(({ bead }) => bead);

rule('HOP-17.1', 'a team wins when both primary heroes of the other are defeated', () => {
  const fall: Sketch = { step: 'engage', units: { ...ALL, 'refugees.melinoe': 'd4 1hp undied' } };
  const second = alliance({ ...fall, discard: ['parthians.surena'] }).play('engage kunlun.warrior', 'whirlwind');
  expect(second.result).toMatchObject({ winners: [0, 2], drawn: false, rule: 'HOP-17.1', because: 'heroesFell' });
});

rule(['HOP-17.1', 'HOP-17.7'], 'one defeated hero is not enough: a hero on the track is not defeated, and its player plays on', () => {
  const match = alliance({ step: 'engage', units: { ...ALL, 'refugees.melinoe': 'd4 1hp undied' } }).play(
    'engage kunlun.warrior',
    'whirlwind',
  );
  expect(match.result).toBeUndefined();
  expect(chip(match, 'parthians.surena').zone).toBe('track');
  onTo(match, 'move');
  while (seen(match).turn?.seat !== 1) skip(match);
  expect(match.decision().seats).toEqual([1]);
});

rule('HOP-17.1', 'if the last heroes of both teams fall together, the team whose turn it is wins', () => {
  const match = alliance({
    active: 1,
    step: 'engage',
    units: { 'refugees.ash-slinger': 'd5', 'refugees.melinoe': 'd7 1hp undied', 'kunlun.feng': 'd8 1hp' },
    discard: ['amazons.marpesia', 'parthians.surena'],
    dice: [HIT, HIT],
  });
  match.play('engage refugees.ash-slinger', 'd8');
  expect(match.result).toMatchObject({ winners: [1, 3] });
});

rule('HOP-17.2', 'team-mates share their deployment hexes, colour and supply; there is no limit of units', () => {
  const match = alliance({ step: 'deploy', active: 2, units: { ...ALL, 'amazons.warrior': 'd1' }, camp: ['amazons.panther'] });
  match.play('deploy amazons.panther');
  expect(match.texts()).toEqual(['g1', 'g2', 'g3', 'g4', 'g5', 'g6']);
  const { red } = seen(match).supply;
  match.play('g3');
  expect(seen(match).supply.red).toBe(red - 4);
  const other = alliance({ step: 'deploy', active: 3, units: ALL, camp: ['parthians.cataphract'] }).play('deploy parthians.cataphract');
  expect(other.texts()).toEqual(['a2', 'a3', 'a4', 'a5', 'a6']);
});

rule('HOP-17.3', 'a defeated opponent is worth 2 on the track of the team', () => {
  const match = alliance({
    active: 2,
    step: 'engage',
    units: { ...ALL, 'amazons.warrior': 'd7', 'refugees.warrior': 'd6 1hp' },
    favor: [1, 0],
  });
  match.play('engage amazons.warrior', 'whirlwind');
  expect(beads(match)).toEqual([3, 0]);
});

rule('HOP-17.3', "a Stone check counts one's own units only", () => {
  expect(beads(alliance({ step: 'stones', units: { ...ALL, 'kunlun.warrior': 'd3', 'amazons.warrior': 'd9' } }))).toEqual([1, 0]);
  expect(beads(alliance({ step: 'stones', units: { ...ALL, 'kunlun.warrior': 'd3', 'kunlun.marksman': 'd9' } }))).toEqual([3, 0]);
});

const REWARD = (bead: number, more: Sketch = {}): Position =>
  alliance({ active: 2, step: 'stones', units: { ...ALL, 'amazons.warrior': 'd3' }, favor: [bead, 0], ...more });

rule('HOP-17.4', 'reward 5 flips the hero that lies in a camp', () => {
  const match = REWARD(4);
  expect(chip(match, 'kunlun.feng')).toMatchObject({ zone: 'camp', active: true });
  expect(chip(match, 'amazons.marpesia').zone).toBe('track');
});

rule('HOP-17.4', 'reward 10 returns the tactics of one player; whoever earned it decides', () => {
  const match = REWARD(9, { spent: [['blitz', 'stun'], [], ['battleFury']] });
  expect(match.decision()).toMatchObject({ ask: 'teamMate', seats: [2] });
  match.play('seat 0');
  expect(seen(match).troops[0]?.tactics.camp).toEqual(['stun', 'blitz']);
  expect(seen(match).troops[2]?.tactics.discard).toEqual(['battleFury']);
});

rule('HOP-17.4', 'reward 15 returns two units of one player that are not elite', () => {
  const match = REWARD(14, { discard: ['kunlun.feng', 'kunlun.marksman', 'kunlun.protector', 'kunlun.lotus-sage', 'amazons.panther'] });
  match.play('seat 0');
  expect(match.texts()).toEqual(['kunlun.marksman', 'kunlun.protector', 'kunlun.lotus-sage']);
  match.play('kunlun.marksman', 'kunlun.lotus-sage');
  expect(seen(match).troops[0]?.camp.units).toEqual(['kunlun.marksman', 'kunlun.lotus-sage']);
});

rule('HOP-17.4', 'reward 20 gives the hero on the track to its owner, active', () => {
  const match = REWARD(19);
  expect(chip(match, 'amazons.marpesia')).toMatchObject({ zone: 'camp', active: true, troop: 2 });
});

rule('HOP-17.5', 'after each of the four rewards each player of the team behind may strengthen one of their units', () => {
  for (const bead of [4, 9, 14, 19]) {
    const match = REWARD(bead);
    expect(match.decision()).toMatchObject({ ask: 'catchUp', seats: [3] });
    expect(match.texts()).toEqual(['parthians.warrior +2', 'pass']);
    match.play('pass');
    expect(match.decision()).toMatchObject({ ask: 'catchUp', seats: [1], options: [{ unit: 'refugees.warrior', hp: 2 }] });
  }
});

rule('HOP-17.5', "on a tie it is the active player's team", () => {
  const match = REWARD(4, { favor: [4, 5] });
  expect(match.decision()).toMatchObject({ ask: 'catchUp', seats: [2] });
});

rule('HOP-17.6', 'a troop without units in combat that cannot deploy makes its team lose', () => {
  const { 'kunlun.warrior': _gone, ...others } = ALL;
  const match = alliance({ step: 'deploy', units: others });
  expect(match.result).toMatchObject({ winners: [1, 3], rule: 'HOP-17.6', because: 'forfeit' });
});
