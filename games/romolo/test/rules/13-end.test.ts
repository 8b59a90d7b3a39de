// The end of the game.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { onTo, player, position, type Sketch, seen } from '../support/position.ts';

/** Two players whose workers are fed and who have nothing to pull down. */
const QUIET: Sketch = {
  hexes: { c1: 'farm', e3: 'farm' },
  units: { 'yellow.worker.1': 'c2', 'blue.worker.1': 'e2' },
};
const THREE_GONE = { bank: { port: 0, forum: 0, aqueduct: 0 } } as const;

rule('ROM-13.1', 'the end begins when three types of pieces are used up', () => {
  const two = position({ ...QUIET, bank: { port: 0, forum: 0 } }).play('pass');
  expect([two.events('endBegins'), two.decision().ask]).toEqual([[], 'act']);
  const three = position({ ...QUIET, ...THREE_GONE }).play('pass');
  expect(three.last('endBegins')).toMatchObject({ because: 'bank' });
  expect(seen(three).end).toMatchObject({ begun: true, usedUp: ['aqueduct', 'forum', 'port'], needed: 3 });
});
rule('ROM-13.1', 'mercenaries and battle tokens are types too', () => {
  const match = position({ ...QUIET, bank: { mercenary: 0, battleToken: 0, wall: 0 } }).play('pass');
  expect(match.last('endBegins')).toMatchObject({ because: 'bank' });
});
rule('ROM-13.1', 'or when all characters are bought', () => {
  const match = position({ ...QUIET, display: [], pile: [] }).play('pass');
  expect(match.last('endBegins')).toMatchObject({ because: 'characters' });
  expect(
    position({ ...QUIET, display: ['dux'], pile: [] })
      .play('pass')
      .events('endBegins'),
  ).toEqual([]);
});

rule('ROM-13.2', 'the only player left wins at once, without scoring', () => {
  const match = position({
    phase: 'war',
    capitals: ['c1', 'c3'],
    hexes: { c3: 'cracked' },
    units: { 'yellow.soldier.1': 'c3', 'yellow.soldier.2': 'c3', 'yellow.soldier.3': 'c3', 'blue.worker.1': 'b1' },
    hand: [['plus3'], ['blank']],
  });
  match.play('c3 seat 1', 'yellow.soldier.1 + yellow.soldier.2 + yellow.soldier.3').as(0, 'plus3').as(1, 'blank');
  while (match.result === undefined) match.play(match.texts()[0] as string);
  expect(match.result).toMatchObject({ winners: [0], drawn: false, rule: 'ROM-13.2', because: 'lastStanding' });
  expect(match.last('gameEnds')).toMatchObject({ rule: 'ROM-13.2', because: 'last' });
  expect(match.events('scored')).toEqual([]);
});
rule('ROM-13.2', 'the others rank by when they were eliminated, the latest best', () => {
  const match = position({ seats: 3, phase: 'start', fallen: [2], units: { 'blue.worker.1': 'e3' } }).play('surrender');
  expect(match.result).toMatchObject({ winners: [1], scores: [{ outlived: 1 }, { outlived: 2 }, { outlived: 0 }] });
});

rule('ROM-13.3', 'from the next player on, everybody decides at the start of the turn whether to play it or to end the game', () => {
  const match = position({ ...QUIET, ...THREE_GONE }).play('pass');
  expect(match.decision()).toMatchObject({ ask: 'endChoice', seats: [1] });
  expect(match.texts()).toEqual(['play on', 'end the game']);
  match.play('play on');
  expect(match.decision()).toMatchObject({ ask: 'act', seats: [1] });
});
rule('ROM-13.4', 'it continues from turn to turn until somebody ends the game', () => {
  const match = position({ ...QUIET, ...THREE_GONE }).play('pass', 'play on', 'pass');
  expect(match.decision()).toMatchObject({ ask: 'endChoice', seats: [0] });
  match.play('play on', 'pass');
  expect(match.decision()).toMatchObject({ ask: 'endChoice', seats: [1] });
  match.play('end the game');
  expect(match.last('gameEnds')).toMatchObject({ seat: 1, because: 'chosen' });
});
rule('ROM-13.5', 'once begun, it never stops', () => {
  const match = position({ ...QUIET, ending: true, phase: 'end' });
  expect(seen(match).end.usedUp).toEqual([]);
  expect(match.decision().ask).toBe('endChoice');
});

rule('ROM-13.6', 'characters of players who are out count as bought', () => {
  const match = position({
    seats: 3,
    phase: 'start',
    characters: [['dux', 'heros']],
    display: [],
    pile: [],
    hexes: { e3: 'farm', a1: 'farm' },
    units: { 'blue.worker.1': 'e3', 'red.worker.1': 'a1' },
  });
  match.play('surrender');
  expect(match.table.lostCharacters).toEqual(['dux', 'heros']);
  expect(match.last('endBegins')).toMatchObject({ because: 'characters' });
});
rule('ROM-13.6', 'walls on Defensor count as gone from the bank', () => {
  const match = position({ ...QUIET, bank: { wall: 2, port: 0, forum: 0 }, display: ['defensor', 'dux'], money: [4] });
  match.play('hireCharacter yellow.worker.1', 'defensor', '2', 'pass');
  expect(seen(match).end.usedUp).toEqual(['wall', 'forum', 'port']);
  expect(match.last('endBegins')).toMatchObject({ because: 'bank' });
});

rule('ROM-13.7', 'a player who ends the game has no further turn: the points are counted', () => {
  const match = position({ ...QUIET, ending: true, phase: 'start' }).play('end the game');
  expect(match.events('phaseBegan')).toEqual([]);
  expect(player(match, 0).money).toBe(0);
  expect(match.last('scored').sheets).toHaveLength(2);
  expect(match.result).toMatchObject({ because: 'points' });
});

rule('ROM-13.8', 'allies each decide for themselves', () => {
  const match = position({
    mode: 'teams',
    ending: true,
    phase: 'start',
    hexes: { c1: 'farm', e3: 'farm' },
    units: { 'yellow.worker.1': 'c2', 'blue.worker.1': 'e2', 'red.worker.1': 'a2', 'brown.worker.1': 'b3' },
  });
  match.play('play on', 'pass', 'play on', 'pass');
  expect(match.decision()).toMatchObject({ ask: 'endChoice', seats: [2] });
});

rule('ROM-13.9', 'with the round limit the game ends after 60 complete rounds and is scored', () => {
  const limited = { ...QUIET, options: { roundLimit: 'on' } };
  const match = position({ ...limited, round: 60 }).play('pass');
  expect(match.decision()).toMatchObject({ ask: 'act', seats: [1] });
  match.play('pass');
  expect(match.last('gameEnds')).toMatchObject({ seat: null, because: 'rounds' });
  expect(match.result).toMatchObject({ because: 'points' });
  expect(onTo(position({ ...limited, round: 59 }).play('pass', 'pass'), 'act').table.round).toBe(60);
});
rule('ROM-13.9', 'without it there is only a technical limit, far beyond', () => {
  expect(onTo(position({ ...QUIET, round: 60 }).play('pass', 'pass'), 'act').table.round).toBe(61);
  expect(
    position({ ...QUIET, round: 300 })
      .play('pass', 'pass')
      .last('gameEnds'),
  ).toMatchObject({ because: 'rounds' });
});
