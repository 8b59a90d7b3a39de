import { played, rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { hoplomachus } from '../../rules/index.ts';
import { chip, HIT, MISS, onTo, type Position, position, type Sketch, seen, skip } from '../support/position.ts';

/** Two units far from each other, with nothing to deploy and no tactics: nothing happens. */
const IDLE: Sketch = { units: { 'kunlun.warrior': 'g1', 'refugees.warrior': 'a1' }, discard: ALL_BUT_WARRIORS(), tactics: [[], []] };
function ALL_BUT_WARRIORS(): string[] {
  const kunlun = [
    'marksman',
    'protector',
    'mountain-radical',
    'tiger-claw-monk',
    'jade-lancer',
    'snow-leopard',
    'cloud-archer',
    'lotus-sage',
    'pass-strategist',
  ];
  const refugees = ['marksman', 'protector', 'shade', 'bone-reaver', 'ash-slinger', 'hellhound', 'tomb-guard', 'necromant', 'ferryman'];
  return [...kunlun.map((name) => `kunlun.${name}`), ...refugees.map((name) => `refugees.${name}`)];
}
function playRound(match: Position): Position {
  const { round } = seen(match);
  while (match.result === undefined && seen(match).round === round) skip(match);
  return match;
}

rule('HOP-18.1', 'in Skirmish and Alliance the other side wins when a player resigns', () => {
  expect(position(IDLE).leave(0).result).toMatchObject({ winners: [1], rule: 'HOP-18.1', because: 'resigned' });
  const team = position({ mode: 'alliance', units: { 'kunlun.warrior': 'd5' } }).leave(3);
  expect(team.result).toMatchObject({ winners: [0, 2], drawn: false });
});

rule('HOP-18.1', 'alone and in cooperation the game ends at once: Onslaught with its trophies, Ascension as a loss', () => {
  const alone = position({ mode: 'onslaught', trophies: ['im.kazir'], units: { 'kunlun.warrior': 'g1', 'im.antony': 'a1' } }).leave(0);
  expect(alone.result).toMatchObject({ winners: [], because: 'resigned', scores: [{ trophies: 1 }] });
  const solo = position({ mode: 'ascension', units: { 'kunlun.warrior': 'i1', 'ti.mars': 'e6 1hp' } }).leave(0);
  expect(solo.result).toMatchObject({ winners: [], drawn: false, because: 'resigned', scores: [{ win: 0 }] });
  const both = position({ mode: 'ascension', seats: 2, units: { 'kunlun.warrior': 'i1', 'ti.mars': 'e6' } }).leave(1);
  expect(both.result).toMatchObject({ winners: [], because: 'resigned', scores: [{ win: 0 }, { win: 0 }] });
});

const THREE: Sketch = {
  mode: 'pandemonium',
  units: { 'kunlun.warrior': 'd5', 'refugees.warrior': 'd6', 'amazons.warrior': 'd10' },
  discard: ['kunlun.feng', 'refugees.melinoe', 'amazons.marpesia'],
  camp: [],
  tactics: [[], [], []],
};

rule('HOP-18.1', 'in Pandemonium the units of a player who resigns leave, and the others go on', () => {
  const match = position(THREE).leave(1);
  expect(match.result).toBeUndefined();
  match.play('pass'); // the rules learn of it when they pause
  expect(chip(match, 'refugees.warrior')).toMatchObject({ zone: 'out', hp: 0 });
  expect(seen(match)).toMatchObject({ gone: [1], fallen: [1], supply: { red: 62 } });
  onTo(match, 'move');
  expect(seen(match).turn?.seat).toBe(2);
});

rule('HOP-18.1', 'who resigns in the own turn loses the rest of it', () => {
  const match = position({ ...THREE, step: 'engage' }).leave(0);
  match.play('engage kunlun.warrior');
  while (!seen(match).gone.includes(0)) skip(match);
  expect(seen(match).turn?.seat).toBe(1);
  expect(chip(match, 'kunlun.warrior').zone).toBe('out');
});

rule('HOP-18.1', 'who resigns during the set-up chooses nothing any more', () => {
  const match = played(hoplomachus, { setup: { mode: 'pandemonium', seats: 3 }, seed: 'a seed' }) as Position;
  const [first, second, third] = seen(match).order as [number, number, number];
  match.leave(second).as(third, 'kunlun');
  expect(match.decision()).toMatchObject({ ask: 'faction', seats: [first] });
  match.as(first, 'amazons');
  expect(seen(match)).toMatchObject({ phase: 'play', turn: { seat: first }, fallen: [second] });
  match.leave(first);
  expect(match.result).toMatchObject({ winners: [third] });
});

rule('HOP-18.1', 'the last one left has won', () => {
  const match = position(THREE).leave(1).leave(0);
  expect(match.result).toMatchObject({ winners: [2], because: 'resigned' });
  expect(match.result?.scores.map((score) => score['outlived'])).toEqual([1, 0, 2]);
});

const DRAW = { options: { noProgressDraw: 'on' } } as const;
rule('HOP-18.2', 'with the option ten quiet rounds in a row are a draw', () => {
  const match = position({ ...IDLE, ...DRAW, quiet: 8 });
  expect(playRound(match).result).toBeUndefined();
  expect(playRound(match).result).toMatchObject({ winners: [0, 1], drawn: true, rule: 'HOP-18.2', because: 'quietRounds' });
});

rule('HOP-18.2', 'a deployment, lost hp or favor begins the count again', () => {
  const deployed = position({
    ...IDLE,
    ...DRAW,
    quiet: 9,
    step: 'deploy',
    camp: ['kunlun.lotus-sage'],
    discard: ALL_BUT_WARRIORS().filter((name) => name !== 'kunlun.lotus-sage'),
  });
  deployed.play('deploy kunlun.lotus-sage', 'g6');
  expect(playRound(deployed).result).toBeUndefined();
  expect(seen(deployed).quiet).toMatchObject({ rounds: 0 });
  const hit = position({
    ...IDLE,
    ...DRAW,
    quiet: 9,
    step: 'engage',
    units: { 'kunlun.warrior': 'd5', 'refugees.warrior': 'd6' },
    dice: [HIT, MISS, MISS],
  });
  hit.play('engage kunlun.warrior', 'attack');
  expect(playRound(hit).result).toBeUndefined();
  const favor = position({ ...IDLE, ...DRAW, quiet: 9, step: 'stones', units: { 'kunlun.warrior': 'd3', 'refugees.warrior': 'a1' } });
  expect(playRound(favor).result).toBeUndefined();
});

rule('HOP-18.2', 'it is off unless somebody asks for it, and does not exist where nobody competes', () => {
  const match = position({ ...IDLE, quiet: 9 });
  expect(playRound(match).result).toBeUndefined();
  expect(seen(match).quiet).toBeNull();
});

rule('HOP-18.3', 'a decision with one answer is answered by the rules, a step without any is passed', () => {
  const match = position({ ...IDLE, step: 'deploy' });
  expect(match.decision().ask).toBe('move');
  expect(match.events('passed').map(({ step }) => step)).toContain('deploy');
  const sketch: Sketch = { step: 'deploy', camp: ['kunlun.warrior'], units: { 'refugees.warrior': 'a1' } };
  expect(position({ ...sketch, known: ['kunlun.warrior'] }).decision().ask).toBe('deployAt');
  expect(position(sketch).decision().ask).toBe('deploy'); // face down: not being asked would tell something
});

const LIMIT = { options: { roundLimit: 'on' } } as const;
rule('HOP-18.4', 'with the option a competitive game is drawn after round 100, of Pandemonium among those still in', () => {
  expect(playRound(position({ ...IDLE, ...LIMIT, round: 99, stirred: true })).result).toBeUndefined();
  expect(playRound(position({ ...IDLE, ...LIMIT, round: 100, stirred: true })).result).toMatchObject({
    winners: [0, 1],
    drawn: true,
    rule: 'HOP-18.4',
    because: 'roundLimit',
  });
  const three = position({
    ...THREE,
    ...LIMIT,
    round: 100,
    step: 'deploy',
    units: { 'refugees.warrior': 'd6', 'amazons.warrior': 'd10' },
    stirred: true,
  });
  expect(playRound(three).result).toMatchObject({ winners: [1, 2], drawn: true });
});

rule('HOP-18.4', 'Ascension is lost after round 60', () => {
  const sketch: Sketch = { ...LIMIT, mode: 'ascension', camp: [], units: { 'kunlun.warrior': 'i1', 'ti.mars': 'a3' } };
  expect(playRound(position({ ...sketch, round: 59 })).result).toBeUndefined();
  expect(playRound(position({ ...sketch, round: 60 })).result).toMatchObject({ winners: [], because: 'roundLimit', scores: [{ win: 0 }] });
});

rule('HOP-18.4', 'Onslaught ends with its trophies after 60 rounds of one wave', () => {
  const sketch: Sketch = {
    ...LIMIT,
    mode: 'onslaught',
    camp: [],
    trophies: ['im.kazir'],
    units: { 'kunlun.protector': 'g1', 'im.antony': 'a6', 'arena.lanista': 'a1', 'arena.murmillo': 'a2' },
  };
  expect(playRound(position({ ...sketch, round: 70, waveRounds: 59 })).result).toBeUndefined();
  expect(playRound(position({ ...sketch, round: 70, waveRounds: 60 })).result).toMatchObject({
    because: 'roundLimit',
    scores: [{ trophies: 1 }],
  });
});

rule('HOP-18.4', 'it is off unless somebody asks for it', () => {
  expect(playRound(position({ ...IDLE, round: 100, stirred: true })).result).toBeUndefined();
  expect(seen(position(IDLE)).lastRound).toBeNull();
});

rule('HOP-18.5', 'a technical stop far beyond real play: no match runs for ever', () => {
  expect(playRound(position({ ...IDLE, round: 499 })).result).toBeUndefined();
  expect(playRound(position({ ...IDLE, round: 500 })).result).toMatchObject({
    winners: [0, 1],
    drawn: true,
    rule: 'HOP-18.5',
    because: 'stop',
  });
  const titan: Sketch = { mode: 'ascension', camp: [], units: { 'kunlun.warrior': 'i1', 'ti.mars': 'a3' }, round: 500 };
  expect(playRound(position(titan)).result).toMatchObject({ winners: [], rule: 'HOP-18.5' });
});
