// Where several rules meet: the questions that referees are asked.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { handWith } from '../support/front.ts';
import { acts, hex, onTo, player, position, type Sketch, stock, unit, where } from '../support/position.ts';

const ME = 'yellow.worker.1';

// ---- moving

rule(['ROM-5.4', 'ROM-5.5', 'ROM-5.14'], 'a retreat step removes an old penalty, and still only moves follow', () => {
  const match = position({ units: { [ME]: 'c3 penalty', 'blue.soldier.1': 'c3' }, stock: ['5 stone 5 wood'] });
  expect(acts(match, 'move')).toEqual([`${ME} c2`]);
  match.play(`move ${ME} c2`);
  expect(unit(match, ME)).toMatchObject({ penalty: false, movesOnly: true, actions: 1 });
  expect(match.refuses(`build ${ME}`)).toMatchObject({ rule: 'ROM-5.5', because: 'retreated' });
});
rule(['ROM-5.4', 'ROM-5.10'], 'a retreat step across a wall brings a penalty like any other', () => {
  const match = position({ hexes: { c2: 'walls=E' }, units: { [ME]: 'c3', 'blue.soldier.1': 'c3' } }).play(`move ${ME} c2`);
  expect(unit(match, ME)).toMatchObject({ penalty: true, movesOnly: true, lying: null });
});
rule(['ROM-4.9', 'ROM-5.4'], 'one hostile player is enough, however tolerant the others are', () => {
  const units = { [ME]: 'c3', 'blue.worker.1': 'c3', 'red.worker.1': 'c3' };
  const one = position({ seats: 3, tolerant: [[1, 0]], units });
  expect(acts(one, 'move')).toEqual([`${ME} c2`]);
  const nobody = position({
    seats: 3,
    tolerant: [
      [1, 0],
      [2, 0],
    ],
    units,
  });
  expect(acts(nobody, 'move')).toHaveLength(6);
});
rule(['ROM-15.12', 'ROM-4.4'], 'two moves and two rides: four hexes, and no attack', () => {
  const match = position({ units: { 'yellow.soldier.1': 'c1', 'blue.worker.1': 'c5' }, characters: [['eques']] });
  for (const step of ['move yellow.soldier.1 c2', 'move yellow.soldier.1 c3', 'ride yellow.soldier.1 c4', 'ride yellow.soldier.1 c5'])
    match.play(step);
  expect([where(match, 'yellow.soldier.1'), unit(match, 'yellow.soldier.1').lying]).toEqual(['c5', 'moved']);
  expect(onTo(match, 'act').events('battle')).toEqual([]);
});
rule(['ROM-15.12', 'ROM-10.1'], 'one move and two rides: three hexes, and the unit still attacks', () => {
  const match = position({ units: { 'yellow.soldier.1': 'c2', 'blue.worker.1': 'c5' }, characters: [['eques']] });
  match.play('ride yellow.soldier.1 c3', 'ride yellow.soldier.1 c4', 'move yellow.soldier.1 c5', 'pass');
  expect(match.texts()).toEqual(['c5 seat 1', 'pass']);
});
rule(['ROM-15.17', 'ROM-5.4'], 'from its capital a unit sails to any water, whoever is there', () => {
  const hexes = { b1: 'water', c2: 'water' };
  const match = position({ hexes, units: { 'yellow.soldier.1': 'c1', 'blue.soldier.1': 'c1' }, characters: [['nauta']] });
  expect(acts(match, 'sail')).toEqual(['yellow.soldier.1 c2', 'yellow.soldier.1 b1']);
});

// ---- characters

rule(['ROM-15.18', 'ROM-4.4'], 'a worker lying because it moved trades with Negotiator, and stays lying', () => {
  const match = position({ units: { [ME]: 'c1' }, characters: [['negotiator wood']], stock: ['2 wood 1 stone'] });
  match.play(`move ${ME} c2`, `move ${ME} c3`);
  expect(match.play(`freeSell ${ME}`).texts()).toEqual(['wood on wheat', 'wood on stone', 'wood on salt', 'wood on refined']); // no stone
  match.play('wood on salt');
  expect([player(match, 0).money, unit(match, ME).lying]).toEqual([2, 'moved']);
});
rule(['ROM-15.18', 'ROM-4.6'], 'not beside hostile units, though it may lie there because of its work', () => {
  const sketch: Sketch = { characters: [['negotiator wood']], stock: ['2 wood'], units: { [ME]: 'c3 acted', 'blue.worker.1': 'c3' } };
  expect(acts(position(sketch), 'freeSell')).toEqual([]);
  expect(acts(position({ ...sketch, tolerant: [[1, 0]] }), 'freeSell')).toEqual([ME]);
});
rule(['ROM-15.25', 'ROM-8.4'], 'with Traductor a soldier is made next door to the capital: it appears there, the worker is gone', () => {
  const match = position({ units: { [ME]: 'c2' }, characters: [['traductor']], stock: ['2 refined'] });
  match.play(`translate ${ME} c1`, 'createSoldier');
  expect([where(match, 'yellow.soldier.1'), unit(match, ME).zone]).toEqual(['c1', 'reserve']);
});
rule(['ROM-15.2', 'ROM-15.10'], 'Defensor is fresh in every turn, whoever’s it is', () => {
  const match = position({
    seats: 3,
    phase: 'war',
    active: 1,
    units: { 'yellow.soldier.1': 'c3', 'blue.soldier.1': 'c3', 'red.soldier.1': 'c3', 'blue.worker.1': 'e3', 'red.worker.1': 'a1' },
    hexes: { e3: 'farm', a1: 'farm', c3: 'farm' },
    characters: [['defensor 0']],
  });
  match.play('c3 seat 0', 'defensor').as(1, 'blank').as(0, 'blank');
  onTo(match, 'act').play('pass', 'c3 seat 0', 'defensor');
  expect(match.events('usedPower').map(({ character }) => character)).toEqual(['defensor', 'defensor']);
});
rule(['ROM-15.19', 'ROM-10.11'], 'Obsessor used for a worker in the action phase no longer helps in battle', () => {
  const match = position({
    units: { [ME]: 'c3 freshPenalty 1', 'blue.worker.1': 'c3' },
    tolerant: [[1, 0]],
    stock: ['1 wood 1 stone'],
    characters: [['obsessor']],
  });
  expect(match.refuses(`build ${ME}`)).toMatchObject({ because: 'penalty' });
  match.play(`unhinder ${ME}`);
  expect(acts(match, 'build')).toEqual([ME]);
  match.play('pass', 'c3 seat 1');
  expect(match.decision(0).ask).toBe('token'); // the power is used
});

// ---- war and maintenance

rule(['ROM-10.35', 'ROM-10.3'], 'an eliminated player is gone from everywhere, and the attacker continues with the spoils', () => {
  const match = position({
    seats: 3,
    phase: 'war',
    hand: [handWith('double')],
    hexes: { e3: 'cracked', c3: 'warehouse' },
    units: { 'yellow.soldier.1': 'e3', 'yellow.soldier.2': 'e3', 'yellow.soldier.3': 'c3', 'blue.soldier.1': 'c3', 'red.worker.1': 'a1' },
    stock: ['', '2 salt'],
    money: [1, 6],
  });
  expect(match.refuses('c3 demolish')).toMatchObject({ because: 'enemiesPresent' });
  match.play('e3 seat 1', 'yellow.soldier.1 + yellow.soldier.2').as(0, 'double').as(1, 'blank').play('tower');
  expect(match.last('eliminated')).toMatchObject({ seat: 1, by: 0, because: 'tower' });
  expect([stock(match, 0), player(match, 0).money]).toEqual([{ salt: 2 }, 7]);
  expect(match.texts()).toEqual(['c3 demolish', 'pass']); // nobody defends it any more
});
rule(['ROM-11.6', 'ROM-1.13'], 'four walls are two constructions for two unpaid mercenaries, and the tower stays', () => {
  const match = position({
    phase: 'collect',
    hexes: { c1: 'walls=E,NE,NW,W' },
    units: { 'mercenary.1': 'c3', 'mercenary.2': 'c3', [ME]: 'c1' },
  });
  expect(match.decision().ask).toBe('wallLot'); // there is nothing but walls
  match.play('E + NE + W');
  expect(match.events('wageRemoved').map(({ sides }) => sides)).toEqual([['E', 'NE', 'W'], ['NW']]);
  expect([hex(match, 'c1').walls, hex(match, 'c1').tower, unit(match, 'mercenary.1').zone]).toEqual([0, 0, 'gone']);
});
rule(['ROM-11.6', 'ROM-10.36', 'ROM-3.4'], 'a tower lost over wages takes its owner out of the game before anybody is fed', () => {
  const match = position({
    seats: 3,
    phase: 'collect',
    units: { 'mercenary.1': 'c3', [ME]: 'c1', 'blue.worker.1': 'e3', 'red.worker.1': 'a1' },
  });
  expect(match.last('eliminated')).toMatchObject({ seat: 0, by: null, because: 'wages' });
  expect(match.events('fed')).toEqual([]);
  expect(match.decision()).toMatchObject({ ask: 'act', seats: [1] });
});
rule(['ROM-8.2', 'ROM-15.7'], 'what Architectus made possible stays when Architectus is gone', () => {
  const units = { [ME]: 'c1', 'yellow.worker.2': 'c1', 'yellow.worker.3': 'c1', 'blue.worker.1': 'e3' };
  const match = position({ hexes: { c1: '2 farm 2 warehouse', e3: 'farm' }, units, stock: ['3 wheat'], characters: [['architectus']] });
  expect(match.refuses(`createWorker ${ME}`)).toMatchObject({ because: 'workerLimit', limit: 3 });
  match.play('survey c1', `createWorker ${ME}`, 'pass');
  onTo(onTo(match, 'act').play('pass'), 'act');
  expect([match.decision().seats, where(match, 'yellow.worker.4')]).toEqual([[0], 'c1']);
});
rule(['ROM-10.25', 'ROM-17.2'], 'an ally’s tower neither defends nor is hit, and does not prevent demolition', () => {
  const match = position({
    mode: 'teams',
    phase: 'war',
    hexes: { a1: 'warehouse' },
    units: { 'yellow.soldier.1': 'a1', 'blue.worker.1': 'a1', 'yellow.worker.1': 'c1' },
  });
  match.play('a1 seat 1').as(0, 'plus3').as(1, 'blank'); // 6 against 1: one casualty
  expect(where(match, 'blue.worker.1')).toBeNull();
  const alone = position({ mode: 'teams', phase: 'war', hexes: { a1: 'warehouse' }, units: { 'yellow.soldier.1': 'a1' } });
  expect(alone.texts()).toEqual(['a1 demolish', 'pass']);
});
rule(['ROM-18.1', 'ROM-10.36'], 'a player who leaves in their own action phase takes the warehouses’ cubes with them', () => {
  const match = position({
    seats: 3,
    hexes: { c1: 'warehouse=2wood' },
    units: { [ME]: 'c1', 'yellow.worker.2': 'c2', 'blue.worker.1': 'e3', 'red.worker.1': 'a1' },
  });
  match.leave(0).play(`move ${ME} c2`);
  expect(match.last('eliminated')).toMatchObject({ seat: 0, because: 'left' });
  expect(hex(match, 'c1').stores).toEqual([{ type: null, cubes: 0 }]);
  expect(match.decision()).toMatchObject({ ask: 'act', seats: [1] });
});
