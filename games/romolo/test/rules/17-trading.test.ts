// Chapter 17: trading with the ally.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { hex, type Position, player, position, type Sketch, stock, unit } from '../support/position.ts';

// yellow and red against blue and brown
const ME = 'yellow.worker.1';
const TRADE = `trade ${ME}`;
const allied = (sketch: Sketch = {}): Position =>
  position({ mode: 'teams', stock: ['2 wood 1 salt', '', '2 stone 3 wheat'], money: [4, 0, 4], units: { [ME]: 'c3' }, ...sketch });

rule(['ROM-17.3', 'ROM-17.5'], 'two cubes for a coin, if the ally agrees', () => {
  const match = allied().play(TRADE, 'give wood', 'give wood', 'take coin');
  expect(match.decision()).toMatchObject({ ask: 'tradeAnswer', seats: [2], facts: { give: ['wood', 'wood'], take: ['coin'] } });
  match.play('accept');
  expect([stock(match, 0), stock(match, 2)]).toEqual([{ salt: 1 }, { wheat: 3, stone: 2, wood: 2 }]);
  expect([player(match, 0).money, player(match, 2).money]).toEqual([6, 2]);
  expect(unit(match, ME).lying).toBe('acted');
});
rule('ROM-17.3', 'one for two, or three for nothing', () => {
  const two = allied().play(TRADE, 'give coin', 'take stone', 'take stone', 'accept');
  expect(stock(two, 0)).toEqual({ stone: 2, wood: 2, salt: 1 });
  const gift = allied().play(TRADE, 'take wheat', 'take wheat', 'take wheat', 'accept');
  expect(stock(gift, 0)).toEqual({ wheat: 3, wood: 2, salt: 1 });
});
rule('ROM-17.4', 'at least one item, no more than there is; one’s own also from the hex', () => {
  const match = allied({ stock: ['1 salt', '', '1 stone'], money: [1, 0, 1], hexes: { c3: 'warehouse=1wood' } }).play(TRADE);
  expect(match.texts()).toEqual(['give wood', 'give salt', 'give bronze', 'take stone', 'take bronze']);
  match.play('give wood');
  expect(match.texts()).toEqual(['give salt', 'give bronze', 'take stone', 'take bronze', 'propose']);
  match.play('propose', 'accept');
  expect(hex(match, 'c3').stores).toEqual([{ type: null, cubes: 0 }]);
  expect([stock(match, 0), stock(match, 2)]).toEqual([{ salt: 1 }, { stone: 1, wood: 1 }]);
});
rule('ROM-17.4', 'without goods there is no trade', () => {
  const match = allied({ stock: [], money: [0, 9, 0] });
  expect(match.refuses(TRADE)).toMatchObject({ rule: 'ROM-17.4', because: 'nothingToTrade' });
});
rule('ROM-17.4', 'a coin may be gold, silver or bronze, and change is given', () => {
  const match = allied({ stock: [], money: [13, 0, 1] }).play(TRADE, 'give gold');
  expect(match.texts()).toEqual(['give coin', 'give bronze', 'take bronze', 'propose']);
  match.play('give coin', 'take bronze', 'accept');
  expect([player(match, 0).money, player(match, 2).money]).toEqual([2, 12]);
});
rule('ROM-17.5', 'a refused proposal costs nothing', () => {
  const match = allied().play(TRADE, 'give wood', 'propose', 'refuse');
  expect(match.last('answered')).toMatchObject({ seat: 2, accept: false });
  expect(stock(match, 0)).toEqual({ wood: 2, salt: 1 });
  expect(unit(match, ME)).toMatchObject({ lying: null, actions: 2 });
  match.play('pass');
  expect(match.events('idle')).toHaveLength(1); // ROM-3.2
});
rule('ROM-17.5', 'three proposals per turn', () => {
  const match = allied();
  for (let i = 0; i < 3; i++) match.play(TRADE, 'give wood', 'propose', 'refuse');
  expect(match.refuses(TRADE)).toMatchObject({ rule: 'ROM-17.5', because: 'proposedEnough', most: 3 });
});
rule('ROM-17.3', 'only in alliances, and only with an ally who is in the game', () => {
  expect(position({ units: { [ME]: 'c3' }, stock: ['2 wood', '2 wood'] }).refuses(TRADE)).toMatchObject({
    rule: 'ROM-17.3',
    because: 'noAlly',
  });
  expect(allied({ fallen: [2] }).refuses(TRADE)).toMatchObject({ because: 'noAlly' });
});
rule(['ROM-17.5', 'ROM-15.25'], 'with Traductor the power is used only if the ally agrees', () => {
  const sketch: Sketch = { characters: [['traductor']], hexes: { c4: 'warehouse=2stone' } };
  const refused = allied(sketch).play(`translate ${ME} c4`, 'trade', 'give stone', 'propose', 'refuse');
  expect(player(refused, 0).characters[0]?.used).toBe(false);
  expect(refused.play('pass').events('idle')).toHaveLength(1); // ROM-3.2
  const done = allied(sketch).play(`translate ${ME} c4`, 'trade', 'give stone', 'propose', 'accept');
  expect(player(done, 0).characters[0]?.used).toBe(true);
  expect(hex(done, 'c4').stores).toEqual([{ type: 'stone', cubes: 1 }]);
});
