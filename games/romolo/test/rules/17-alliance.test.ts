// Two against two: order, common cause, scoring, elimination.
import { played, rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { romolo } from '../../rules/index.ts';
import type { Sheet } from '../../table/table.ts';
import { type Position, position, type Sketch, seen, skip } from '../support/position.ts';

function ended(sketch: Sketch): Position {
  const match = position({ mode: 'teams', ending: true, phase: 'start', units: { 'yellow.worker.1': 'c2' }, ...sketch }).play(
    'end the game',
  );
  while (match.result === undefined) skip(match);
  return match;
}
const sheet = (match: Position, owner: number): Sheet => match.last('scored').sheets[owner] as Sheet;
const CORNERS = ['a1', 'a3', 'e3', 'e1'];

rule('ROM-17.1', 'teams sit alternately', () => {
  for (const seed of ['a', 'b', 'c']) {
    const { order, players } = played(romolo, { setup: { mode: 'teams', seats: 4 }, seed }).table;
    const teams = order.map((seat) => players[seat]?.team);
    expect([teams[0] === teams[2], teams[1] === teams[3], teams[0] === teams[1]]).toEqual([true, true, false]);
  }
});

rule('ROM-17.2', 'players keep what is theirs; allies share hexes without hindering each other', () => {
  const match = position({
    mode: 'teams',
    stock: ['', '', '9 wheat'],
    hexes: { c3: 'warehouse' },
    units: { 'yellow.worker.1': 'c3', 'red.worker.1': 'c3' },
  });
  expect(seen(match).units.map(({ hindered }) => hindered)).toEqual([false, false]);
  expect(match.texts()).toContain('produce yellow.worker.1');
  expect(match.refuses('createWorker yellow.worker.1')).toMatchObject({ because: 'needsCubes' }); // the ally's wheat does not pay
});

rule('ROM-17.6', 'the two allies count as one player', () => {
  const match = ended({
    capitals: CORNERS,
    hexes: { a1: '2 warehouse', e3: 'warehouse' },
    units: {
      'yellow.worker.1': 'c2',
      'red.worker.1': 'c2',
      'yellow.soldier.1': 'c3',
      'red.soldier.1': 'c3',
      'blue.soldier.1': 'c3',
      'blue.worker.1': 'd1',
    },
    characters: [['dux'], [], ['publicus', 'eques']],
    battleTokens: [1, 0, 2],
    money: [5, 0, 3],
  });
  expect(sheet(match, 0)).toMatchObject({ characters: 5, hexes: 3, domain: 3 + 2, population: 1 + 2, battleTokens: 3, money: 1, coins: 8 });
  expect(sheet(match, 2)).toEqual(sheet(match, 0));
  expect(match.result).toMatchObject({ winners: [0, 2], drawn: false });
});
rule('ROM-17.6', 'the influence of both capitals is added', () => {
  const match = position({
    mode: 'teams',
    capitals: ['b2', 'a3', 'd3', 'e1'],
    hexes: { b2: '3 warehouse', d3: '3 warehouse' },
    units: { 'blue.soldier.1': 'c3' },
  });
  expect(seen(match).hexes.find(({ at }) => at === 'c3')).toMatchObject({
    influence: [
      { team: 0, value: 2 },
      { team: 1, value: 1 },
    ],
    control: { team: 0 },
  });
});
rule('ROM-17.6', 'the second hex of a domain may be the team’s thanks to the ally’s influence', () => {
  const match = position({
    mode: 'teams',
    ending: true,
    phase: 'start',
    capitals: CORNERS,
    hexes: { a2: '2 temple' },
    units: { 'yellow.worker.1': 'c2', 'red.soldier.1': 'a2' },
  }).play('end the game');
  expect(sheet(match, 0).domain).toBe(1 + 2 + 1);
});

rule('ROM-17.7', 'when one ally is out the other plays on, and the team scores without it', () => {
  const match = position({
    mode: 'teams',
    phase: 'start',
    capitals: CORNERS,
    hexes: { a3: 'farm' },
    units: { 'blue.worker.1': 'b4' },
    characters: [['dux']],
  });
  match.play('surrender');
  expect(match.result).toBeUndefined();
  expect(match.decision().seats).toEqual([1]);
  const counted = ended({ fallen: [2], units: { 'yellow.worker.1': 'c2', 'yellow.worker.2': 'c2' } });
  expect(sheet(counted, 0)).toMatchObject({ hexes: 1, domain: 1, population: 1 });
});
rule('ROM-17.7', 'a team loses when both its players are out', () => {
  const match = position({ mode: 'teams', phase: 'start', capitals: CORNERS, fallen: [2], units: {} }).play('surrender');
  expect(match.result).toMatchObject({ winners: [1, 3], drawn: false, rule: 'ROM-13.2' });
});

rule('ROM-17.8', 'one ally’s Consul, Patronus and Sacerdos work for the team', () => {
  const consul = ended({ capitals: CORNERS, units: {}, characters: [[], [], ['consul'], ['dux']] });
  expect(Object.values(sheet(consul, 0).majorities)).toEqual([4, 4, 4, 4, 4, 4]);
  const patronus = ended({ capitals: CORNERS, characters: [[], [], ['patronus']], money: [9, 8, 0, 0] });
  expect(sheet(patronus, 0).patronus).toBe(4);
  const sacerdos = position({
    mode: 'teams',
    ending: true,
    phase: 'start',
    capitals: CORNERS,
    characters: [[], [], ['sacerdos']],
    units: { 'yellow.worker.1': 'c2', 'yellow.soldier.1': 'c3', 'blue.soldier.1': 'c3' },
  }).play('end the game');
  expect(sacerdos.decision()).toMatchObject({ ask: 'sacerdos', seats: [2] });
  expect(sheet(sacerdos.play('c3', 'pass'), 0).hexes).toBe(3);
});
rule('ROM-17.8', 'Artifex counts its owner’s own domain', () => {
  const match = ended({ capitals: CORNERS, hexes: { a1: 'farm temple forum', e3: 'warehouse' }, characters: [[], [], ['artifex']] });
  expect(sheet(match, 0).artifex).toBe(2);
});
