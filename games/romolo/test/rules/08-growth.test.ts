// Chapter 8: new units, mercenaries, characters.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { acts, hex, type Position, player, position, type Sketch, stock, unit, where } from '../support/position.ts';

const ME = 'yellow.worker.1';
/** A capital of this power, which includes the tower. */
const ofPower = (power: number): string => (power > 1 ? `${power - 1} temple` : '');
const workers = (many: number): Record<string, string> =>
  Object.fromEntries(Array.from({ length: many }, (_, i) => [`yellow.worker.${i + 1}`, 'c3']));

rule(['ROM-8.1', 'ROM-8.2'], 'as many workers as the power of the capital allows', () => {
  const offers = (power: number, many: number): boolean =>
    position({ stock: ['9 wheat'], hexes: { c1: ofPower(power) }, units: workers(many) })
      .texts()
      .includes(`createWorker ${ME}`);
  expect([offers(1, 2), offers(1, 3), offers(3, 2), offers(3, 3)]).toEqual([true, false, true, false]);
  expect([offers(4, 3), offers(4, 4), offers(5, 4), offers(5, 5), offers(6, 5), offers(9, 5)]).toEqual([
    true,
    false,
    true,
    false,
    true,
    true,
  ]);
});
rule('ROM-8.1', 'the limit is given as the reason', () => {
  const match = position({ stock: ['9 wheat'], units: workers(3) });
  expect(match.refuses(`createWorker ${ME}`)).toMatchObject({ rule: 'ROM-8.1', because: 'workerLimit', now: 3, limit: 3 });
});
rule(['ROM-8.1', 'ROM-8.2'], 'soldiers and mercenaries on the map are limited; fallen ones do not count', () => {
  const offers = (power: number, units: Record<string, string>): boolean =>
    position({ money: [9], hexes: { c1: ofPower(power) }, units: { [ME]: 'c3', ...units } })
      .texts()
      .includes(`hireMercenaries ${ME}`);
  const one = { 'yellow.soldier.1': 'c4' };
  const two = { ...one, 'mercenary.1': 'c4' };
  expect([offers(1, one), offers(1, two), offers(4, two)]).toEqual([true, false, true]);
  expect(offers(1, { ...one, 'mercenary.1': 'fallen' })).toBe(true);
});
rule('ROM-8.2', 'nobody is sent away when the power drops', () => {
  const match = position({ hexes: { c1: '3 temple farm' }, units: { ...workers(4), 'yellow.worker.5': 'c1' } });
  match.play('dismantle yellow.worker.5', 'temple', 'stone');
  expect(where(match, 'yellow.worker.4')).toBe('c3');
});

rule('ROM-8.3', 'a worker costs three wheat from stock and hex, and appears lying in the hex of the one that made it', () => {
  const match = position({ hexes: { c3: 'warehouse=2wheat' }, units: { [ME]: 'c3' }, stock: ['2 wheat'] });
  expect(match.about(0, `createWorker ${ME}`)).toEqual({ pays: { wheat: 3 }, count: [2, 3] });
  match.play(`createWorker ${ME}`);
  expect(stock(match, 0)).toEqual({ wheat: 1 });
  expect(hex(match, 'c3').stores).toEqual([{ type: null, cubes: 0 }]);
  expect(unit(match, 'yellow.worker.2')).toMatchObject({ zone: 'map', lying: 'created', owner: 0 });
  expect(match.last('created')).toMatchObject({ rule: 'ROM-8.3', unit: 'yellow.worker.2' });
  expect(where(match, 'yellow.worker.2')).toBe('c3');
  const poor = position({ units: { [ME]: 'c3' }, stock: ['2 wheat'] });
  expect(poor.refuses(`createWorker ${ME}`)).toMatchObject({ rule: 'ROM-8.3', because: 'needsCubes', resource: 'wheat', cubes: 3 });
});
rule('ROM-1.7', 'there is no seventh worker', () => {
  const match = position({ stock: ['9 wheat'], hexes: { c1: '9 temple' }, units: workers(6) });
  expect(match.refuses(`createWorker ${ME}`)).toMatchObject({ rule: 'ROM-1.7', because: 'noneInReserve', unit: 'worker' });
});
rule('ROM-8.4', 'a soldier costs two refined cubes and its worker, in one’s own capital', () => {
  const match = position({ units: { [ME]: 'c1', 'yellow.worker.2': 'c2' }, stock: ['2 refined'] });
  expect(match.refuses('createSoldier yellow.worker.2')).toMatchObject({ rule: 'ROM-8.4', because: 'notInCapital' });
  match.play(`createSoldier ${ME}`);
  expect(stock(match, 0)).toEqual({});
  expect(unit(match, ME)).toMatchObject({ zone: 'reserve', lying: null });
  expect(unit(match, 'yellow.soldier.1')).toMatchObject({ zone: 'map', lying: 'created' });
  expect(where(match, 'yellow.soldier.1')).toBe('c1');
  expect(match.last('created')).toMatchObject({ unit: 'yellow.soldier.1', at: 'c1', paid: { refined: 2 } });
});
rule('ROM-8.4', 'not with one refined, not above the limit, not a fifth', () => {
  const soldiers = (many: number): Record<string, string> =>
    Object.fromEntries(Array.from({ length: many }, (_, i) => [`yellow.soldier.${i + 1}`, 'c4']));
  const poor = position({ units: { [ME]: 'c1' }, stock: ['1 refined'] });
  expect(poor.refuses(`createSoldier ${ME}`)).toMatchObject({ rule: 'ROM-8.4', because: 'needsCubes', resource: 'refined', cubes: 2 });
  const full = position({ units: { [ME]: 'c1', ...soldiers(2) }, stock: ['2 refined'] });
  expect(full.refuses(`createSoldier ${ME}`)).toMatchObject({ rule: 'ROM-8.1', because: 'militaryLimit', now: 2, limit: 2 });
  const none = position({ units: { [ME]: 'c1', ...soldiers(4) }, stock: ['2 refined'], hexes: { c1: '6 temple' } });
  expect(none.refuses(`createSoldier ${ME}`)).toMatchObject({ rule: 'ROM-1.7', because: 'noneInReserve', unit: 'soldier' });
});
rule('ROM-8.5', 'the explorer costs two wheat and appears lying', () => {
  const match = position({ units: { [ME]: 'c3' }, stock: ['2 wheat'] }).play(`createExplorer ${ME}`);
  expect(unit(match, 'yellow.explorer.1')).toMatchObject({ zone: 'map', lying: 'created' });
  expect(stock(match, 0)).toEqual({});
  const gone = position({ units: { [ME]: 'c3', 'yellow.explorer.1': 'c4' }, stock: ['2 wheat'] });
  expect(gone.refuses(`createExplorer ${ME}`)).toMatchObject({ rule: 'ROM-1.7', because: 'noneInReserve', unit: 'explorer' });
});

// ---- the explorer becomes a worker

const EXPLORER = 'yellow.explorer.1';
const CONVERT = `convert ${EXPLORER}`;
rule(['ROM-8.6', 'ROM-8.7'], 'for a wheat from the stock the explorer becomes a lying worker, without a worker’s action', () => {
  const match = position({ units: { [EXPLORER]: 'c4' }, stock: ['2 wheat'] }).play(CONVERT);
  expect(unit(match, EXPLORER).zone).toBe('gone');
  expect(unit(match, ME)).toMatchObject({ lying: 'created', penalty: false });
  expect(where(match, ME)).toBe('c4');
  expect(stock(match, 0)).toEqual({ wheat: 1 });
  expect(match.last('converted')).toMatchObject({ unit: EXPLORER, into: ME, at: 'c4' });
});
rule('ROM-8.6', 'not once it has acted, even by looking', () => {
  const moved = position({ units: { [EXPLORER]: 'c4' }, stock: ['2 wheat'] }).play(`move ${EXPLORER} c3`);
  expect(moved.refuses(CONVERT)).toMatchObject({ rule: 'ROM-8.6', because: 'explorerUsed' });
  const looked = position({ units: { [EXPLORER]: 'c4' }, stock: ['2 wheat'], hexes: { c5: 'down' } }).play(`look ${EXPLORER} c5`);
  expect(looked.refuses(CONVERT)).toMatchObject({ because: 'explorerUsed' });
});
rule('ROM-8.6', 'the wheat comes out of the stock, and the worker limit holds', () => {
  const stored = position({ units: { [EXPLORER]: 'c4' }, hexes: { c4: 'warehouse=2wheat' } });
  expect(stored.refuses(CONVERT)).toMatchObject({ rule: 'ROM-8.6', because: 'needsCubes' });
  const full = position({ units: { [EXPLORER]: 'c4', ...workers(3) }, stock: ['1 wheat'] });
  expect(full.refuses(CONVERT)).toMatchObject({ rule: 'ROM-8.1', because: 'workerLimit' });
});
rule('ROM-8.7', 'not beside hostile units, nor in the turn it was made; a penalty carries over', () => {
  const hostile = position({ units: { [EXPLORER]: 'c4', 'blue.worker.1': 'c4' }, stock: ['1 wheat'] });
  expect(hostile.refuses(CONVERT)).toMatchObject({ rule: 'ROM-8.7', because: 'hostileUnits' });
  const made = position({ units: { [ME]: 'c3' }, stock: ['3 wheat'] }).play(`createExplorer ${ME}`);
  expect(made.refuses(CONVERT)).toMatchObject({ rule: 'ROM-8.7', because: 'explorerNew' });
  const penalised = position({ units: { [EXPLORER]: 'c4 penalty' }, stock: ['1 wheat'] }).play(CONVERT);
  expect(unit(penalised, ME)).toMatchObject({ penalty: true, penaltyTurn: 9 });
});
rule(['ROM-3.3', 'ROM-8.6'], 'converting forfeits the coin for doing nothing', () => {
  const match = position({ units: { [EXPLORER]: 'c4' }, stock: ['1 wheat'] }).play(CONVERT, 'pass');
  expect(match.events('idle')).toEqual([]);
});

// ---- mercenaries

const HIRE = `hireMercenaries ${ME}`;
const hiring = (sketch: Sketch): Position => position({ ...sketch, units: { [ME]: 'c3', ...sketch.units } }).play(HIRE);
rule('ROM-8.8', 'one or two from the bank for a coin each, standing in the hex', () => {
  const match = hiring({ money: [5] });
  expect(match.about(0, '2')).toEqual({ coins: 2, count: [2, 2], wages: 3 });
  match.play('2');
  expect(player(match, 0).money).toBe(1);
  for (const name of ['mercenary.1', 'mercenary.2']) {
    expect(unit(match, name)).toMatchObject({ owner: 0, zone: 'map', lying: null, actions: 2 });
    expect(where(match, name)).toBe('c3');
  }
  expect(match.table.bank.mercenary).toBe(2);
  expect(match.last('hired')).toMatchObject({ units: ['mercenary.1', 'mercenary.2'], coins: 2, paid: {}, free: false });
});
rule('ROM-8.8', 'no more than bank, limit and purse allow', () => {
  expect(hiring({ money: [9], bank: { mercenary: 1 } }).last('hired').units).toHaveLength(1);
  expect(hiring({ money: [9], units: { 'yellow.soldier.1': 'c4' } }).last('hired').units).toHaveLength(1);
  expect(hiring({ money: [3] }).last('hired').units).toHaveLength(1);
  const none = position({ money: [9], bank: { mercenary: 0 }, units: { [ME]: 'c3' } });
  expect(none.refuses(HIRE)).toMatchObject({ rule: 'ROM-1.7', because: 'bankEmpty' });
  const poor = position({ money: [1], units: { [ME]: 'c3' } });
  expect(poor.refuses(HIRE)).toMatchObject({ rule: 'ROM-8.8', because: 'tooFewCoins' });
});
rule('ROM-8.8', 'not beside hostile units', () => {
  const match = position({ money: [9], units: { [ME]: 'c3', 'blue.worker.1': 'c3' } });
  expect(match.refuses(HIRE)).toMatchObject({ because: 'hostileUnits' });
});
rule(['ROM-8.9', 'ROM-8.10'], 'cubes pay at their price, mixed with coins, without change', () => {
  const match = hiring({ money: [2], stock: ['1 wood 1 salt 1 stone'], prices: { wood: 1, salt: 3, stone: 0 } }).play('2');
  expect(match.texts()).toEqual(['coin', 'wood', 'salt']); // stone has price 0
  match.play('wood');
  expect(match.decision().facts).toEqual({ due: 1 });
  match.play('salt');
  expect(player(match, 0).money).toBe(2);
  expect(stock(match, 0)).toEqual({ stone: 1 });
  expect(match.last('hired')).toMatchObject({ coins: 0, paid: { wood: 1, salt: 1 } });
  expect(Object.values(match.table.columns).flat()).toEqual([]);
});
rule(['ROM-8.9', 'ROM-1.9'], 'also with those of the hex', () => {
  const match = hiring({ hexes: { c3: 'warehouse=1wood' }, prices: { wood: 2 } }).play('2');
  expect(match.last('hired')).toMatchObject({ units: ['mercenary.1', 'mercenary.2'], coins: 0, paid: { wood: 1 } });
});

// ---- characters

const CHARACTER = `hireCharacter ${ME}`;
rule(['ROM-8.11', 'ROM-8.12'], 'two coins, and one more for each character already owned', () => {
  const price = (owned: string[]): number => {
    const match = position({ money: [20], characters: [owned], units: { [ME]: 'c3' }, display: ['heros', 'consul'] });
    expect(match.about(0, CHARACTER)).toEqual({ coins: 2 + owned.length });
    match.play(CHARACTER, 'consul');
    return 20 - player(match, 0).money;
  };
  expect([price([]), price(['dux 4']), price(['dux 4', 'publicus'])]).toEqual([4, 6, 8]);
  const poor = position({ money: [3], stock: ['9 wood'], units: { [ME]: 'c3' } });
  expect(poor.refuses(CHARACTER)).toMatchObject({ rule: 'ROM-8.11', because: 'tooFewCoins', coins: 2 });
});
rule(['ROM-8.11', 'ROM-8.12'], 'the slot is refilled from the pile, or stays empty', () => {
  const match = position({
    money: [20],
    units: { [ME]: 'c3', 'yellow.worker.2': 'c3' },
    display: ['heros', 'consul', 'dux'],
    pile: ['publicus'],
  });
  match.play(CHARACTER, 'consul');
  expect(match.table.display.slice(0, 3)).toEqual(['heros', 'publicus', 'dux']);
  expect(match.last('displayed')).toMatchObject({ character: 'publicus', slot: 2 });
  const empty = position({ money: [20], units: { [ME]: 'c3' }, display: ['heros', 'consul'] }).play(CHARACTER, 'heros');
  expect(empty.table.display.slice(0, 2)).toEqual([null, 'consul']);
});
rule('ROM-8.11', 'one per turn', () => {
  const match = position({ money: [20], units: { [ME]: 'c3', 'yellow.worker.2': 'c3' }, display: ['heros', 'consul'] });
  match.play(CHARACTER, 'heros');
  expect(match.refuses('hireCharacter yellow.worker.2')).toMatchObject({ rule: 'ROM-8.11', because: 'hiredAlready' });
});
rule('ROM-8.11', 'none when the display is empty', () => {
  const match = position({ money: [20], units: { [ME]: 'c3' }, display: [] });
  expect(match.refuses(CHARACTER)).toMatchObject({ rule: 'ROM-8.11', because: 'noCharacterLeft' });
});
rule('ROM-8.13', 'its power works at once', () => {
  const match = position({ money: [20], units: { [ME]: 'c3', 'yellow.soldier.1': 'd3' }, display: ['eques', 'consul'] });
  expect(acts(match, 'ride')).toEqual([]);
  match.play(CHARACTER, 'eques');
  expect(acts(match, 'ride')).toContain('yellow.soldier.1 d4');
});
