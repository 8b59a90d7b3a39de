// Victory points, majorities, and who wins.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { MAJORITY, MAJORITY_OF_TWO } from '../../content/tables.ts';
import { majorities, pointsOf, tieBreaks } from '../../rules/ending/scoring.ts';
import type { Sheet } from '../../table/table.ts';
import { type Position, position, type Sketch, skip, tableOf } from '../support/position.ts';

/** Ends the game at once and answers every question with the first option. */
function ended(sketch: Sketch): Position {
  const match = position({ ending: true, phase: 'start', ...sketch }).play('end the game');
  while (match.result === undefined) skip(match);
  return match;
}
const sheet = (match: Position, owner: number): Sheet => match.last('scored').sheets[owner] as Sheet;
const worker = { 'yellow.worker.1': 'c2' };

rule('ROM-14.1', 'a point for each character; Publicus counts as three', () => {
  const match = ended({
    units: worker,
    characters: [
      ['publicus', 'dux', 'eques'],
      ['nauta', 'heros'],
    ],
  });
  expect([sheet(match, 0).characters, sheet(match, 1).characters]).toEqual([5, 2]);
});

rule('ROM-14.2', 'a point for each hex under control, more with a multiplier', () => {
  const units = { ...worker, 'yellow.soldier.1': 'a1', 'yellow.soldier.2': 'a2', 'yellow.soldier.3': 'a3', 'blue.soldier.1': 'b1' };
  const match = ended({ hexes: { a2: 'x2', a3: 'x3', e1: 'x3' }, units });
  expect([sheet(match, 0).hexes, sheet(match, 1).hexes]).toEqual([1 + 1 + 2 + 3, 1 + 1]); // each with its capital
});

rule('ROM-14.3', 'EX-26: the capital and a plain next to it, of the player’s choice', () => {
  const hexes = { c3: '3 warehouse', c4: '3 temple', b2: 'farm', b3: 'hill 3 quarry' };
  const match = position({ ending: true, phase: 'start', capitals: ['c3', 'e3'], hexes, units: worker }).play('end the game');
  expect(match.decision()).toMatchObject({ ask: 'domain', seats: [0] });
  expect([...match.texts()].sort()).toEqual(['b2', 'c2', 'c4', 'd2', 'd3']); // the hill is no plain
  const before = position({ ending: true, phase: 'start', capitals: ['c3', 'e3'], hexes, units: worker }).play('end the game', 'b2');
  expect(sheet(before, 0).domain).toBe(4);
  expect(sheet(match.play('c4'), 0).domain).toBe(7);
});
rule('ROM-14.3', 'it must be under control', () => {
  const hexes = { c3: '3 warehouse', c4: '3 temple' };
  const units = { ...worker, 'blue.soldier.1': 'c4', 'blue.soldier.2': 'c4' };
  const match = position({ ending: true, phase: 'start', capitals: ['c3', 'e3'], hexes, units }).play('end the game');
  expect(match.texts()).not.toContain('c4');
});

rule('ROM-14.4', 'a point for each pair of workers and for each soldier on the map', () => {
  const units = {
    'yellow.worker.1': 'c2',
    'yellow.worker.2': 'c2',
    'yellow.worker.3': 'c3',
    'yellow.soldier.1': 'c2',
    'yellow.soldier.2': 'c2',
    'yellow.explorer.1': 'c2',
    'mercenary.1': 'c2',
  };
  expect(sheet(ended({ units }), 0).population).toBe(1 + 2);
});

rule('ROM-14.5', 'a point for each battle token, and for every 4 coins', () => {
  const match = ended({ units: worker, battleTokens: [3, 1], money: [17, 7] });
  expect(sheet(match, 0)).toMatchObject({ battleTokens: 3, money: 2, coins: 17 });
  expect(sheet(match, 1)).toMatchObject({ battleTokens: 1, money: 0, coins: 7 });
});

rule('ROM-14.6', 'without a second hex the domain is the capital alone', () => {
  const match = ended({ hexes: { c1: '2 warehouse', c2: '3 temple' }, units: worker });
  expect(sheet(match, 0).domain).toBe(3);
  expect(match.events('choseAtEnd')).toEqual([]);
});

rule('ROM-14.7', 'six points for the first and two for the second in each of six categories', () => {
  const match = ended({ seats: 3, units: worker, money: [10, 6, 8] });
  expect([0, 1, 2].map((owner) => sheet(match, owner).majorities.money)).toEqual([6, 0, 2]);
  expect(Object.keys(sheet(match, 0).majorities)).toHaveLength(6);
});
rule('ROM-14.7', 'with two sides four points for the first only', () => {
  const match = ended({ units: worker, money: [10, 6] });
  expect([0, 1].map((owner) => sheet(match, owner).majorities.money)).toEqual([4, 0]);
  const teams = ended({ mode: 'teams', units: worker, money: [10, 6, 0, 1] });
  expect([0, 1, 2, 3].map((owner) => sheet(teams, owner).majorities.money)).toEqual([4, 0, 4, 0]);
});
rule('ROM-14.7', 'the number of players at the start decides, and eliminated players are not ranked', () => {
  const match = ended({ seats: 3, fallen: [2], units: worker, money: [10, 6, 50] });
  expect([0, 1, 2].map((owner) => sheet(match, owner).majorities.money)).toEqual([6, 2, 0]);
  expect(sheet(match, 2).total).toBe(0);
  const poor = ended({ seats: 3, fallen: [2], units: worker, money: [10, 0, 50] });
  expect([0, 1, 2].map((owner) => sheet(poor, owner).majorities.money)).toEqual([6, 2, 0]); // there is nobody to share the second place with
});

rule('ROM-14.8', 'money is compared by the amount, not by its points', () => {
  const match = ended({ units: worker, money: [16, 17] });
  expect([0, 1].map((owner) => sheet(match, owner).majorities.money)).toEqual([0, 4]);
  expect([0, 1].map((owner) => sheet(match, owner).money)).toEqual([2, 2]);
});
rule('ROM-14.9', 'characters are compared by their number, with Publicus as three and without bonus points', () => {
  const match = ended({ units: worker, characters: [['artifex', 'patronus'], ['publicus']], money: [30, 0] });
  expect([0, 1].map((owner) => sheet(match, owner).majorities.characters)).toEqual([0, 4]);
});

rule('ROM-14.10', 'EX-27: tied places share their bonuses, rounded down', () => {
  expect(majorities([3, 3, 2], MAJORITY, -1)).toEqual([4, 4, 0]);
  expect(majorities([3, 3, 3], MAJORITY, -1)).toEqual([2, 2, 2]);
  expect(majorities([9, 4, 4, 4], MAJORITY, -1)).toEqual([6, 0, 0, 0]);
  expect(majorities([9, 4, 4, 1], MAJORITY, -1)).toEqual([6, 1, 1, 0]);
  expect(majorities([4, 4], MAJORITY_OF_TWO, -1)).toEqual([2, 2]);
});
rule('ROM-14.11', 'the Consul’s owner takes a tied place alone, the others compete for the next', () => {
  expect(majorities([3, 3, 2], MAJORITY, 1)).toEqual([2, 6, 0]);
  expect(majorities([3, 3, 3, 3], MAJORITY, 0)).toEqual([6, 0, 0, 0]);
  expect(majorities([5, 4, 4], MAJORITY, 2)).toEqual([6, 0, 2]);
  expect(majorities([4, 4], MAJORITY_OF_TWO, 1)).toEqual([0, 4]);
});
rule('ROM-14.12', 'zero is a measure like any other', () => {
  expect(majorities([0, 0], MAJORITY_OF_TWO, -1)).toEqual([2, 2]);
  expect(majorities([1, 0, 0], MAJORITY, -1)).toEqual([6, 1, 1]);
});
rule(['ROM-14.10', 'ROM-14.11'], 'EX-36: all bonuses of three players, with and without the Consul', () => {
  const measures = [
    [5, 4, 4],
    [6, 9, 6],
    [9, 7, 10],
    [4, 3, 4],
    [1, 0, 3],
    [17, 40, 16],
  ];
  const totals = (consul: number): number[] =>
    [27, 28, 29].map((sum, side) => measures.reduce((total, one) => total + (majorities(one, MAJORITY, consul)[side] as number), sum));
  expect(totals(2)).toEqual([41, 40, 51]);
  expect(totals(-1)).toEqual([44, 41, 47]);
});

rule('ROM-14.13', 'most points win', () => {
  const match = ended({ units: worker, money: [0, 16] });
  expect(match.result).toMatchObject({ winners: [1], drawn: false, rule: 'ROM-14.13' });
  expect(match.result?.scores.map(({ total }) => total)).toEqual([0, 1].map((owner) => sheet(match, owner).total));
});
rule('ROM-14.13', 'equal totals: the domain decides', () => {
  // yellow has two points more for the domain and the bonus for it, blue two for money and the bonus for that
  const match = ended({ hexes: { c1: '2 temple' }, money: [0, 16] });
  expect(sheet(match, 0).total).toBe(sheet(match, 1).total);
  expect(match.result?.winners).toEqual([0]);
});
rule('ROM-14.13', 'equal in everything: they share the victory', () => {
  expect(ended({}).result).toMatchObject({ winners: [0, 1], drawn: true });
});
rule('ROM-14.13', 'equal totals are decided by domain, population, hexes, money, battle tokens and characters, in this order', () => {
  const [own] = pointsOf(
    tableOf({
      hexes: { c1: '2 temple' },
      units: {
        'yellow.soldier.1': 'a1',
        'yellow.soldier.2': 'a2',
        'yellow.worker.1': 'a3',
        'yellow.worker.2': 'a3',
        'yellow.soldier.3': 'a2',
      },
      money: [9],
      battleTokens: [5],
      characters: [['dux', 'publicus']],
    }),
  );
  expect(own === undefined ? [] : tieBreaks(own)).toEqual([own?.total, 3, 4, 3, 9, 5, 4]);
});
