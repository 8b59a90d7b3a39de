// The notation: how options are written, and that custom names do not confuse it.
import { expect, test } from 'vitest';
import { text } from '../table/text.ts';
import { words } from '../words/naming.ts';

test('orders name who, what, whom, and whether they are pushed', () => {
  const unit = 'A:R01';
  expect([
    text('order', { unit, order: 'move', cp: 1, push: false }),
    text('order', { unit, order: 'melee', target: 'B:E01#2', cp: 2, push: true }),
    text('order', { unit, order: 'ranged', target: 'B:E01', cp: 2, push: false }),
    text('order', { unit, order: 'special', ability: 'armoredRush', target: 'B:E01', cp: 2 }),
    text('order', { unit, order: 'special', ability: 'healing', target: null, cp: 2 }),
  ]).toEqual(['A:R01 move', 'A:R01 melee B:E01#2 push', 'A:R01 shot B:E01', 'A:R01 armoredRush B:E01', 'A:R01 healing']);
});
test('steps by side, turns by tool, exit and notch', () => {
  expect([
    text('manoeuvre', { step: 'F', length: 1, cost: 1 }),
    text('manoeuvre', { step: 'R', length: 0.5, cost: 1 }),
    text('manoeuvre', { turn: 'angle', tool: 'F+', exit: 'right', attach: 'B', cost: 2 }),
  ]).toEqual(['F', 'R half', 'angle right F+ B']);
});
test('figures by their slots', () => {
  expect([
    text('regroup', { from: 'S1', to: 'S4' }),
    text('regroup', { swap: ['S1', 'S4'] }),
    text('regroup', { turn: 90 }),
    text('regroup', { template: 'attack' }),
    text('leader', { unit: 'A:R01', from: 'S1', to: 'S4' }),
  ]).toEqual(['S1-S4', 'swap S1 S4', 'turn 90', 'attack', 'A:R01 S1-S4']);
});
test('snaps by side, thing and pose; slides by their length', () => {
  expect(text('snap', { side: 'F', against: 'wood 2', at: '8.5 9.2929 NE' })).toBe('F on wood 2 at 8.5 9.2929 NE');
  expect(text('slide', { by: -0.5 })).toBe('-0.5');
});
test('yes and no have words', () => {
  expect([text('fortune', { reroll: true }), text('chaos', { roll: false })]).toEqual(['reroll', 'keep']);
});

/** Returns which message was asked for, and with what. */
const t = (key: string, facts: Readonly<Record<string, unknown>> = {}): string => [key, ...Object.values(facts)].join(' ').trim();
test('players’ own names are read as they were written, whatever words they contain', () => {
  expect(words('my.Iron Guard', t)).toBe('Iron Guard');
  expect(words('A:my.Iron Guard#2', t, 'own')).toBe('put.copy Iron Guard 2');
  expect(words('B:my.First to move', t)).toBe('put.unit 1 First to move');
  expect(words('A:my.First to move move', t, 'thing')).toBe('put.order_move First to move');
  expect(words('A:my.Guard melee B:my.Sea move push', t, 'thing')).toBe('put.push put.order_melee Guard put.unit 1 Sea move');
});
