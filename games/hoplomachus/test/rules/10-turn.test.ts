// Chapter 10: the player's turn, its start and its end.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { chip, HIT, MISS, type Position, position, seen } from '../support/position.ts';

/** Passes until another seat decides or the match is over, and tells what was asked. */
function stepsOf(match: Position): string[] {
  const seat = match.decision().seats[0];
  const asked: string[] = [];
  while (match.result === undefined && match.decision().seats[0] === seat) {
    asked.push(match.decision().ask);
    match.play('pass');
  }
  return asked;
}
const kinds = (match: Position): string[] => match.events().map(({ kind }) => kind);

rule('HOP-10.1', 'a turn goes through Deployment, Tactic, Movement, Ability and Engagement before the next troop begins', () => {
  const match = position({
    step: 'start',
    camp: ['kunlun.warrior', 'refugees.warrior'],
    units: { 'kunlun.mountain-radical': 'd6', 'refugees.protector': 'd7' },
  });
  expect(stepsOf(match)).toEqual(['deploy', 'tactic', 'move', 'ability', 'engage']);
  expect(match.last('turnBegan')).toMatchObject({ seat: 1 });
  expect(match.decision()).toMatchObject({ ask: 'deploy', seats: [1] });
});
rule('HOP-10.1', 'the Stone check comes before the Deployment', () => {
  const match = position({ step: 'start', camp: ['kunlun.warrior'], units: { 'kunlun.protector': 'd3', 'refugees.protector': 'b2' } });
  expect(match.decision().ask).toBe('deploy');
  expect(kinds(match)).toEqual(['stones', 'favor']);
});

rule('HOP-10.2', 'what lasts until the start of a turn ends before poison is dealt', () => {
  const match = position({
    step: 'start',
    factions: ['argonauts', 'refugees'],
    camp: ['argonauts.warrior'],
    units: { 'argonauts.oarsman': 'd6 poisoned aegis', 'refugees.protector': 'b2' },
  });
  expect(kinds(match)).toEqual(['tacticDiscarded', 'state', 'damaged']);
  expect(match.last('damaged')).toMatchObject({ as: 'poison', lost: 1, left: 4 });
});
rule('HOP-10.2', 'the central hex burns before the poison does', () => {
  const match = position({
    arena: 'colosseum',
    step: 'start',
    camp: ['kunlun.warrior'],
    units: { 'kunlun.protector': 'e6 poisoned', 'refugees.warrior': 'b2' },
  });
  match.play('support');
  expect(match.events('damaged').map(({ as, left }) => [as, left])).toEqual([
    ['centre', 5],
    ['poison', 4],
  ]);
});
rule('HOP-10.2', 'all poisoned units of the troop suffer in one packet, once', () => {
  const match = position({
    arena: 'colosseum',
    active: 1,
    step: 'start',
    camp: ['refugees.warrior'],
    units: { 'refugees.protector': 'd4 poisoned', 'refugees.shade': 'd5 poisoned', 'kunlun.protector': 'g4 poisoned' },
  });
  expect(match.decision()).toMatchObject({ ask: 'favorTrack', seats: [0], facts: { favor: 2 } });
  match.play('support');
  expect(chip(match, 'refugees.shade')).toMatchObject({ hp: 3, poisonedBy: -1 });
  expect(chip(match, 'kunlun.protector')).toMatchObject({ hp: 6, poisonedBy: 1 });
});
rule('HOP-10.2', 'rival turns begin the same way', () => {
  const match = position({
    mode: 'onslaught',
    active: 'arena',
    units: { 'im.antony': 'a2', 'arena.bandit': 'a4 poisoned', 'kunlun.warrior': 'd6' },
  });
  expect(match.last('damaged')).toMatchObject({ target: { unit: 'arena.bandit' }, as: 'poison', left: 4 });
});
rule('HOP-10.2', 'only units of the troop whose turn it is suffer', () => {
  const match = position({
    step: 'start',
    camp: ['kunlun.warrior'],
    units: { 'kunlun.protector': 'd6', 'refugees.protector': 'b2 poisoned' },
  });
  expect(match.events('damaged')).toEqual([]);
});

rule('HOP-10.3', "the Stone check counts only one's own units on stone hexes", () => {
  const match = position({
    step: 'start',
    camp: ['kunlun.warrior'],
    units: { 'kunlun.protector': 'd3', 'refugees.protector': 'd9' },
  });
  expect(match.last('stones')).toMatchObject({ seat: 0, held: 1 });
  expect(seen(match).boards.map(({ bead }) => bead)).toEqual([1, 0]);
});
rule('HOP-10.3', 'nothing happens if nobody stands on a stone hex', () => {
  const match = position({ step: 'start', camp: ['kunlun.warrior'], units: { 'kunlun.protector': 'd4', 'refugees.protector': 'b2' } });
  expect(match.events('stones')).toEqual([]);
});

rule(['HOP-10.3', 'HOP-13.8'], 'in Onslaught each unit on a stone hex costs the immortal 1 hp', () => {
  const match = position({
    mode: 'onslaught',
    step: 'start',
    camp: ['kunlun.marksman'],
    units: { 'im.antony': 'a2', 'kunlun.warrior': 'd3', 'kunlun.protector': 'd9' },
  });
  expect(match.last('lost')).toMatchObject({ unit: 'im.antony', hp: 2, left: 3, because: 'stone' });
});
rule(['HOP-10.3', 'HOP-16.5'], 'in Pandemonium each stone hex may bring back a discarded tactic', () => {
  const match = position({
    mode: 'pandemonium',
    step: 'start',
    tactics: [['blitz'], [], []],
    spent: [['stun', 'adrenaline', 'bolsterHealth'], [], []],
    units: { 'kunlun.warrior': 'd3', 'kunlun.protector': 'd9', 'kunlun.marksman': 'd6', 'refugees.warrior': 'b2', 'amazons.warrior': 'b8' },
  });
  expect(match.decision()).toMatchObject({ ask: 'returnTactic', facts: { left: 2 } });
  match.play('stun', 'pass');
  expect(match.events('tacticReturned').map(({ tactic }) => tactic)).toEqual(['stun']);
  expect(match.decision().ask).toBe('tactic');
});
rule(['HOP-10.3', 'HOP-17.3'], "in Alliance only the player's own units count, for the team's track", () => {
  const match = position({
    mode: 'alliance',
    step: 'start',
    camp: ['kunlun.marksman'],
    units: { 'kunlun.warrior': 'd3', 'amazons.warrior': 'd9', 'refugees.warrior': 'b2', 'parthians.warrior': 'b8' },
  });
  expect(match.last('favor')).toMatchObject({ seat: 0, gained: 1, bead: 1 });
});

rule('HOP-10.18', 'a unit that entered this turn is dazed until the turn ends, whoever it belongs to', () => {
  const match = position({
    step: 'deploy',
    camp: ['kunlun.warrior', 'refugees.warrior'],
    units: { 'kunlun.protector': 'd6', 'refugees.protector': 'd7' },
  });
  match.play('deploy kunlun.warrior', 'g1');
  expect(chip(match, 'kunlun.warrior').fresh).toBe(true);
  stepsOf(match);
  expect(chip(match, 'kunlun.warrior').fresh).toBe(false);
  match.play('deploy refugees.warrior', 'a1');
  expect(chip(match, 'refugees.warrior').fresh).toBe(true);
});
rule(['HOP-10.18', 'HOP-7.6'], 'a sentinel placed in the turn of another is dazed for that turn only', () => {
  const match = position({
    arena: 'colosseum',
    favor: ['hp3 4', 0],
    step: 'engage',
    units: { 'kunlun.warrior': 'd4', 'kunlun.protector': 'c5', 'refugees.shade': 'd5' },
    dice: [HIT, MISS, MISS],
  });
  match.play('engage kunlun.warrior', 'attack', 'hp3', 'pass', 'sentinel', 'c2');
  expect(chip(match, 'sentinel.blue.1')).toMatchObject({ zone: 'arena', fresh: true });
  match.play('pass');
  expect(chip(match, 'sentinel.blue.1').fresh).toBe(false);
});
rule(['HOP-10.18', 'HOP-15.3'], 'after the turn the camp is filled up', () => {
  const match = position({ step: 'engage', camp: ['kunlun.warrior'], units: { 'kunlun.protector': 'd6', 'refugees.warrior': 'd7' } });
  match.play('pass');
  expect(match.last('drew')).toMatchObject({ seat: 0, count: 3 });
});
rule('HOP-9.11', 'a state that began outside the turns of its troop ends with the next one', () => {
  const match = position({
    step: 'engage',
    units: { 'kunlun.protector': 'd6', 'refugees.warrior': 'd7 dazed', 'refugees.shade': 'c7 ensnared', 'refugees.protector': 'b2' },
  });
  match.play('pass');
  expect(match.decision().seats).toEqual([1]);
  expect(chip(match, 'refugees.warrior').dazed).toBe(2);
  stepsOf(match);
  expect(chip(match, 'refugees.warrior').dazed).toBe(0);
  expect(chip(match, 'refugees.shade').ensnared).toBe(0);
});
