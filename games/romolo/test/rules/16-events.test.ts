// The events of the solitaire, its end and its points.

import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import type { EventCube } from '../../content/kinds.ts';
import { type Position, player, position, type Sketch, seen, unit, where } from '../support/position.ts';
import { EX_37, EX_37_SHEETS } from '../support/solitaire-example.ts';
import { wholeUnits } from '../support/whole.ts';

/** The automaton's turn with this cube at its end. */
const event = (cube: EventCube, sketch: Sketch = {}): Position =>
  position({ mode: 'solo', active: 1, phase: 'start', events: [cube, 'white', 'brown'], ...sketch });

rule('ROM-16.14', 'the first cube of the line is taken', () => {
  const match = event('white');
  expect(match.events('eventCube')).toMatchObject([{ cube: 'white' }]);
  expect([match.table.events, match.table.pastEvents]).toEqual([['white', 'brown'], ['white']]);
  expect(seen(match, 0).solo).toMatchObject({ line: ['white', 'brown'], past: ['white'] });
});
rule('ROM-16.14', 'or any one from the bag, of which only the contents are known', () => {
  const match = event('white', { options: { eventMode: 'bag' }, events: ['white', 'pink', 'white'], dice: [1] });
  expect(match.last('eventCube')).toMatchObject({ cube: 'pink' });
  expect(seen(match, 0).solo).toMatchObject({ line: null, left: { white: 2, pink: 0 } });
});
rule('ROM-16.15', 'white: nothing', () => {
  const match = event('white', { prices: { salt: 3 } });
  expect(match.events('rolledDie')).toEqual([]);
});
rule('ROM-16.15', 'yellow: 2, 3 and 4 give the automaton the character of that slot', () => {
  const display = ['eques', 'dux', 'heros', 'nauta', 'consul'] as const;
  const match = event('yellow', { display, pile: ['sacerdos'], dice: ['plus3'] });
  expect(match.last('automatonCharacter')).toMatchObject({ character: 'heros' });
  expect(player(match, 1).characters).toMatchObject([{ id: 'heros' }]);
  expect(match.table.display).toEqual(['eques', 'dux', 'sacerdos', 'nauta', 'consul']);
  for (const face of ['fewerCasualty', 'retreat', 'blank'] as const)
    expect(event('yellow', { display, dice: [face] }).events('automatonCharacter')).toEqual([]);
  expect(event('yellow', { display: ['eques', null, 'heros'], dice: ['double'] }).events('automatonCharacter')).toEqual([]);
});
rule('ROM-16.16', 'pink: each price goes up with 5 or 6 and down with 2 or blank; then the automaton gets the highest in coins', () => {
  const match = event('pink', {
    prices: { wheat: 5, stone: 3, wood: 0, salt: 2, refined: 1 },
    dice: ['fewerCasualty', 'retreat', 'blank', 'double', 'plus3'],
  });
  expect(match.last('prices')).toMatchObject({ rule: 'ROM-16.16', before: [5, 3, 0, 2, 1], prices: [5, 4, 0, 1, 1] });
  expect(player(match, 1).money).toBe(10);
  expect(match.events('rolledDie').map(({ resource }) => resource)).toEqual(['wheat', 'stone', 'wood', 'salt', 'refined']);
  expect(Object.values(event('pink', { dice: ['extraCasualty', 'plus3', 'plus3', 'plus3', 'plus3'] }).table.prices)).toEqual([
    1, 1, 1, 1, 1,
  ]);
});
rule('ROM-16.17', 'blue: the die says how many units come to the automaton’s capital, lying', () => {
  const arrivals = (['double', 'plus3', 'extraCasualty', 'fewerCasualty', 'retreat', 'blank'] as const).map((face) => {
    const match = event('blue', { dice: [face] });
    return wholeUnits(match.table).filter(({ owner, zone }) => owner === 1 && zone === 'map').length;
  });
  expect(arrivals).toEqual([1, 1, 1, 2, 3, 0]);
  const match = event('blue', { dice: ['double'] });
  expect([where(match, 'automaton.soldier.1'), unit(match, 'automaton.soldier.1').lying]).toEqual(['a2', 'created']);
});
rule(['ROM-16.17', 'ROM-16.18'], 'they move neither in the following turn nor by its event, and stand up after that', () => {
  const match = event('brown', { units: { 'automaton.soldier.1': 'a2 created', 'automaton.soldier.2': 'b1' } });
  expect(where(match, 'automaton.soldier.1')).toBe('a2');
  expect(unit(match, 'automaton.soldier.1').lying).toBeNull();
  expect(match.events('moved').every(({ unit: name }) => name === 'automaton.soldier.2')).toBe(true);
});
rule('ROM-16.18', 'brown: every group goes nearer to the player’s capital, whoever is there', () => {
  // the group of b1 may go to b2 or c2 in its turn, and then to the only hex that is nearer
  const match = event('brown', {
    turn: { step: 'event' },
    dice: [0, 1],
    units: { 'automaton.soldier.1': 'b3', 'yellow.soldier.1': 'c4', 'yellow.soldier.2': 'c3', 'automaton.soldier.2': 'c5' },
  });
  // the groups change places: c5 goes first, to c4 or d4, then b3 to c4 or c3
  expect(match.events('moved').map(({ unit: name, to }) => [name, to])).toEqual([
    ['automaton.soldier.2', 'd4'],
    ['automaton.soldier.1', expect.stringMatching(/c3|c4/)],
  ]);
  expect(match.events('battle')).toEqual([]);
});
rule('ROM-16.18', 'brown: even into the player’s capital', () => {
  const match = event('brown', { turn: { step: 'event' }, units: { 'automaton.soldier.1': 'c3', 'yellow.soldier.1': 'd3' } });
  expect(where(match, 'automaton.soldier.1')).toBe('d3');
});
rule('ROM-16.18', 'brown: with no units it is a blue event', () => {
  const match = event('brown', { dice: ['fewerCasualty'] });
  expect(match.last('automatonUnits').units).toEqual(['automaton.soldier.1', 'automaton.soldier.2']);
});
rule(['ROM-16.18', 'ROM-21.9'], 'brown: then all 19 cubes make a new line', () => {
  const { table } = event('brown');
  const counts = (['white', 'yellow', 'pink', 'blue', 'brown'] as const).map((cube) => table.events.filter((one) => one === cube).length);
  expect(counts).toEqual([9, 4, 3, 2, 1]);
  expect(table.pastEvents).toEqual([]);
});

// ---- the end

rule('ROM-16.19', 'in the end procedure a 5 or 6 at the start of the automaton’s turn ends the game', () => {
  for (const face of ['fewerCasualty', 'retreat'] as const) {
    const match = event('white', { ending: true, dice: [face], units: { 'yellow.worker.1': 'd3' } });
    expect(match.events('gameEnds')).toMatchObject([{ because: 'die', rule: 'ROM-16.19' }]);
    expect(match.events('eventCube')).toEqual([]);
  }
  const goesOn = event('white', { ending: true, dice: ['extraCasualty'], units: { 'yellow.worker.1': 'd3' } });
  expect(goesOn.decision()).toMatchObject({ ask: 'endChoice', seats: [0] });
});
rule('ROM-16.19', 'nothing is rolled before that', () => {
  expect(event('white').events('rolledDie')).toEqual([]);
});
rule('ROM-16.19', 'the conditions are also checked after the event; then the player decides first', () => {
  const match = event('yellow', { display: [null, 'dux'], pile: [], dice: ['double'] });
  expect(match.last('endBegins')).toMatchObject({ because: 'characters' });
  expect(match.decision()).toMatchObject({ ask: 'endChoice', seats: [0] });
});

// ---- points: EX-37

const LAST_TURN: Sketch = { ...EX_37, phase: 'start', ending: true };
rule(['ROM-16.20', 'ROM-16.21', 'ROM-16.22'], 'EX-37: the points of both', () => {
  const match = position(LAST_TURN).play('end the game', 'd2');
  expect(match.last('scored').sheets).toMatchObject(EX_37_SHEETS);
  expect(match.result?.winners).toEqual([0]);
});
rule('ROM-16.20', 'its population is one and a half for each unit, rounded down', () => {
  const match = position({ ...LAST_TURN, units: { ...EX_37.units, 'automaton.soldier.5': 'a3' } }).play('end the game', 'd2');
  expect(match.last('scored').sheets[1]?.population).toBe(7);
});
rule(
  'ROM-16.21',
  'its influence: one for each unit in the hex, half for each next to it, rounded down; face-down hexes are its own',
  () => {
    const control = Object.fromEntries(seen(position(EX_37), 0).hexes.map((one) => [one.at, one.control.team]));
    expect(['a1', 'a2', 'a3', 'b1', 'b3', 'b4'].map((at) => control[at])).toEqual([1, 1, 1, 1, 1, 1]);
    expect(['b2', 'c4', 'c1'].map((at) => control[at])).toEqual([null, null, null]);
    expect(['c2', 'c3', 'c5', 'd3'].map((at) => control[at])).toEqual([0, 0, 0, 0]);
  },
);
rule('ROM-16.22', 'multipliers count for the automaton too, those that lie face down included', () => {
  const match = position({ ...LAST_TURN, hexes: { ...EX_37.hexes, a1: 'down x3' } }).play('end the game', 'd2');
  expect(match.last('scored').sheets[1]?.hexes).toBe(8);
});
