// What a digital table adds: leaving, taking back, questions with one answer, secrets, results, options.
import { checkSetup, FastDice } from '@tabularium/kernel';
import { played, rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { romolo } from '../../rules/index.ts';
import { onTo, player, position, type Sketch, seen, stock } from '../support/position.ts';

const QUIET: Sketch = {
  seats: 3,
  hexes: { c1: 'farm', e3: 'farm', a1: 'farm' },
  units: { 'yellow.worker.1': 'c2', 'blue.worker.1': 'e2', 'red.worker.1': 'a2' },
};

rule('ROM-18.1', 'a player who leaves surrenders: units, tower and stock are gone, and the others play on', () => {
  const match = position({ ...QUIET, stock: ['', '5 wheat'], characters: [[], ['dux']] }).leave(1);
  match.play('move yellow.worker.1 c3');
  expect(match.last('eliminated')).toMatchObject({ seat: 1, by: null, because: 'left' });
  expect(player(match, 1)).toMatchObject({ alive: false, capital: -1, characters: [] });
  expect(seen(match).units.map(({ unit }) => unit)).toEqual(['yellow.worker.1', 'red.worker.1']);
  expect([stock(match, 0), stock(match, 1)]).toEqual([{}, {}]);
  expect(match.decision()).toMatchObject({ ask: 'act', seats: [0] });
});
rule('ROM-18.1', 'a player who leaves during their own turn ends it', () => {
  const match = position(QUIET).leave(0).play('move yellow.worker.1 c3');
  expect(match.decision()).toMatchObject({ ask: 'act', seats: [1] });
});
rule('ROM-18.1', 'the last player left wins', () => {
  expect(position(QUIET).leave(1).leave(2).result).toMatchObject({ winners: [0], rule: 'ROM-18.1', because: 'resigned' });
});
rule('ROM-18.1', 'a team survives the loss of one of its players, not of both', () => {
  const teams = position({ mode: 'teams', units: { 'yellow.worker.1': 'c2' } }).leave(1);
  expect(teams.result).toBeUndefined();
  expect(teams.leave(3).result).toMatchObject({ winners: [0, 2] });
});
rule('ROM-18.1', 'leaving the solitaire loses it', () => {
  expect(position({ mode: 'solo', units: { 'yellow.worker.1': 'd2' } }).leave(0).result).toMatchObject({ winners: [] });
});
rule('ROM-18.1', 'a player who leaves during the set-up is out when play begins', () => {
  const match = played(romolo, { setup: { mode: 'free', seats: 3 }, seed: 'leaving' }).leave(1);
  for (const seat of match.table.order) match.as(seat, 'hill');
  while (match.events('turnBegan').length === 0) match.play(match.texts()[0] as string);
  expect(match.table.players.map(({ alive }) => alive)).toEqual([true, false, true]);
});

rule('ROM-18.2', 'an action can be taken back until something hidden is seen', () => {
  const match = position({ hexes: { c4: 'down hill' }, units: { 'yellow.worker.1': 'c2', 'yellow.worker.2': 'c3' } });
  match.play('move yellow.worker.1 b2');
  expect(match.match.canUndo(0)).toBe(true);
  match.undo(0);
  expect(match.texts()).toContain('move yellow.worker.1 b2');
  match.play('move yellow.worker.2 c4');
  expect(match.match.canUndo(0)).toBe(false);
});
rule('ROM-18.2', 'a look cannot be taken back', () => {
  const match = position({ hexes: { c4: 'down hill' }, units: { 'yellow.explorer.1': 'c3' } }).play('look yellow.explorer.1 c4');
  expect(match.match.canUndo(0)).toBe(false);
});

rule('ROM-18.3', 'a question with one answer is answered, but the end of the action phase is always asked', () => {
  const match = position({ hexes: { c3: 'warehouse' }, units: { 'yellow.worker.1': 'c3' } }).play('produce yellow.worker.1');
  expect(match.last('produced')).toMatchObject({ resource: 'wheat', to: 'c3' }); // neither source nor warehouse was asked
  const idle = position({ mode: 'solo', units: { 'yellow.worker.1': 'd3 acted' } });
  expect([idle.decision().ask, idle.texts()]).toEqual(['act', ['pass']]);
});

rule('ROM-18.4', 'face-down tiles are shown to nobody but those who looked', () => {
  const match = position({ hexes: { c4: 'down hill x3', b2: 'down water' }, looked: [['c4']], units: { 'yellow.worker.1': 'c2' } });
  const tile = (eye: number | 'public', name: string) => {
    const found = seen(match, eye).hexes.find(({ at }) => at === name);
    return [found?.terrain, found?.multiplier];
  };
  expect([tile(0, 'c4'), tile(1, 'c4'), tile('public', 'c4')]).toEqual([
    ['hill', 3],
    [null, 'hidden'],
    [null, 'hidden'],
  ]);
  expect(tile(0, 'b2')).toEqual([null, null]);
});
rule('ROM-18.4', 'the chance of water counts only tiles that the seat has not seen', () => {
  const match = position({ hexes: { c4: 'down hill', b2: 'down water' }, looked: [['b2']] });
  const [mine, theirs] = [seen(match, 0).tiles, seen(match, 1).tiles];
  expect(theirs.unseen.water - mine.unseen.water).toBe(1);
  expect(mine.waterChance).toBeLessThan(theirs.waterChance);
});
rule('ROM-18.4', 'a guess keeps what a seat knows and re-deals the rest', () => {
  const match = position({ hexes: { c4: 'down hill x3', b2: 'down water', b3: 'down forest', d1: 'down plain' }, looked: [['c4', 'b2']] });
  const guesses = Array.from({ length: 30 }, (_, i) => {
    const table = romolo.copy(match.table);
    romolo.guess(table, 0, new FastDice(i + 1));
    return table;
  });
  const at = (name: string): number => seen(match).hexes.findIndex((hex) => hex.at === name);
  for (const { hexes, players } of guesses) {
    expect([hexes[at('c4')], hexes[at('b2')]]).toMatchObject([{ terrain: 'hill', multiplier: 3 }, { terrain: 'water' }]);
    expect(players[0]).toEqual(match.table.players[0]);
  }
  expect(new Set(guesses.map(({ hexes }) => hexes[at('b3')]?.terrain)).size).toBeGreaterThan(1);
  expect(new Set(guesses.map(({ players }) => players[1]?.aside)).size).toBeGreaterThan(1);
  expect(new Set(guesses.map(({ pile }) => pile.join())).size).toBeGreaterThan(1);
});
rule('ROM-18.4', 'tokens that were played are known to all', () => {
  const match = position({ hand: [undefined, ['double', 'blank']] });
  expect(seen(match, 0).players[1]).toMatchObject({
    hand: { count: 2, tokens: null },
    spent: ['plus3', 'extraCasualty', 'fewerCasualty'],
    possible: ['double', 'retreat', 'blank'],
  });
  expect(seen(match, 1).players[1]).toMatchObject({
    hand: { tokens: ['double', 'blank'] },
    aside: 'retreat',
    possible: ['double', 'blank'],
  });
});
rule('ROM-18.4', 'when the points are counted everything is revealed', () => {
  const match = position({ ...QUIET, ending: true, phase: 'start', money: [1, 2, 3], hexes: { ...QUIET.hexes, c4: 'down hill' } }).play(
    'end the game',
  );
  const view = seen(match, 0);
  expect(view.players.map(({ money }) => money)).toEqual([1, 2, 3]);
  expect(view.hexes.find(({ at }) => at === 'c4')?.terrain).toBe('hill');
});
rule('ROM-18.4', 'the forecast leaves out what is secret', () => {
  const secret = seen(position({ money: [16, 40] }), 0).forecast;
  expect(secret.sides.map(({ money }) => money)).toEqual([2, null]);
  expect([secret.leaders.money, secret.sides[0]?.majorities.money]).toEqual([null, null]);
  const open = seen(position({ money: [16, 40], options: { coinsSecret: 'off' } }), 0).forecast;
  expect([open.leaders.money, open.sides[1]?.majorities.money]).toEqual([[1], 4]);
});

rule('ROM-18.5', 'the columns of the result stand in the order in which they decide', () => {
  const match = position({ ...QUIET, ending: true, phase: 'start' }).play('end the game');
  expect(Object.keys(match.result?.scores[0] ?? {}).slice(0, 7)).toEqual([
    'total',
    'domain',
    'population',
    'hexes',
    'money',
    'battleTokens',
    'characters',
  ]);
});
rule('ROM-18.5', 'eliminated players rank below all others, the later the better', () => {
  const match = position({ seats: 4, fallen: [3, 1], ending: true, phase: 'start', units: { 'yellow.worker.1': 'c2' } }).play(
    'end the game',
  );
  expect(match.result?.scores.map(({ total, outlived }) => [total === 0, outlived])).toEqual([
    [false, 2],
    [true, 1],
    [false, 2],
    [true, 0],
  ]);
});

rule(
  'ROM-18.6',
  'options: battle die, secret money, event line or bag, half coins, a round limit; those not in the rulebook are off',
  () => {
    const of = (mode: string, seats: number) => checkSetup(romolo.setup, { mode, seats }).options;
    expect(of('free', 2)).toEqual({ battleDie: 'off', coinsSecret: 'on', laterCoins: 'off', roundLimit: 'off' });
    expect(of('teams', 4)).toEqual({ battleDie: 'off', coinsSecret: 'on', laterCoins: 'off', roundLimit: 'off' });
    expect(of('solo', 1)).toEqual({ battleDie: 'off', eventMode: 'line', roundLimit: 'off' });
    expect(romolo.setup.firstGame?.options).toEqual({ battleDie: 'off', coinsSecret: 'on' });
    expect(() => checkSetup(romolo.setup, { mode: 'teams', seats: 3 })).toThrow();
    expect(
      onTo(position({ mode: 'solo', options: { battleDie: 'on' }, units: { 'yellow.worker.1': 'd2' } }), 'act').table.terms.battleDie,
    ).toBe(true);
  },
);

// ---- the war phase

const AT_HOME = { hexes: { c2: 'farm', d3: 'farm' }, units: { 'yellow.worker.1': 'c2', 'blue.worker.1': 'd4' } };
rule(['ROM-18.7', 'ROM-10.1'], 'nobody is asked about a war phase in which only things at home could be pulled down', () => {
  const match = position(AT_HOME).play('pass');
  expect(match.events('phaseBegan').map(({ phase }) => phase)).toEqual(['war', 'maintenance', 'action']);
  expect(match.decision()).toMatchObject({ ask: 'act', seats: [1] });
});
rule('ROM-18.7', 'but one may ask for it, which costs no action', () => {
  const match = position(AT_HOME);
  expect(match.texts()).toContain('war');
  match.play('war');
  expect(match.events('idle')).toHaveLength(1);
  expect(match.decision()).toMatchObject({ ask: 'attack', texts: ['c2 demolish'] });
});
rule('ROM-18.7', 'elsewhere, and where there are enemies, the question comes unasked', () => {
  const away = position({ ...AT_HOME, units: { 'yellow.worker.1': 'd3' } });
  expect(away.texts()).not.toContain('war');
  expect(away.play('pass').decision()).toMatchObject({ ask: 'attack', texts: ['d3 demolish'] });
  const met = position({ ...AT_HOME, units: { 'yellow.worker.1': 'c2', 'blue.worker.1': 'c2' } });
  expect(met.texts()).not.toContain('war');
  expect(met.play('pass').decision()).toMatchObject({ ask: 'attack', texts: ['c2 seat 1'] });
});
rule('ROM-18.7', 'nor is it asked when nothing else is left after a battle', () => {
  const match = position({
    ...AT_HOME,
    phase: 'war',
    turn: { toWar: false },
    units: { 'yellow.worker.1': 'c2', 'yellow.soldier.1': 'c3', 'blue.soldier.1': 'c3' },
  });
  match.play('c3 seat 1').as(0, 'blank').as(1, 'blank');
  expect(match.events('phaseBegan')).toMatchObject([{ phase: 'maintenance', seat: 0 }]);
});
