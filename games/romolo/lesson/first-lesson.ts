// The first lesson: twelve steps. The first turns of a city, a battle on a small board, and the city again.
import type { Lesson } from '@tabularium/parts/shape';
import type { RomoloKit } from '../table/table.ts';
import { type Layout, setupOf, tableOf } from './layout.ts';

/** The learner is seat 0, yellow, in the north; blue is in the south. Both lands are alike. */
const LAND = {
  a1: 'hill down',
  a2: 'forest',
  a3: 'forest down',
  b1: 'forest down',
  b4: 'hill down',
  c1: 'down',
  c2: 'water down',
  c3: 'down',
  c4: 'forest down',
  c5: 'hill down',
  d1: 'water down',
  d2: 'down x2',
  d3: 'down x2',
  d4: 'water down',
  e1: 'hill down',
  e2: 'forest down',
  e3: 'down',
  e4: 'water down',
  e5: 'down',
  f1: 'hill down',
  f2: 'farm',
  f3: 'warehouse',
  f4: 'forest down',
  g1: 'forest down',
  g2: 'forest',
  g3: 'hill down',
} as const;
const CITIES = { map: 2, capitals: ['b2', 'f3'] } as const satisfies Layout;
const BLUE_WORKERS = { 'blue.worker.1': 'g2', 'blue.worker.2': 'f3' };
const PILE = ['nauta', 'dux', 'heros', 'artifex', 'publicus', 'patronus'] as const;

const city: Layout = {
  ...CITIES,
  round: 1,
  turn: { number: 1 },
  hexes: { ...LAND, b2: 'warehouse', b3: 'farm' },
  units: { 'yellow.worker.1': 'a2', 'yellow.worker.2': 'b2', ...BLUE_WORKERS },
  stock: ['2 wheat 3 wood 2 stone', '2 wheat 3 wood 2 stone'],
  money: [4, 4],
  bank: { farm: 6, warehouse: 6 },
  display: ['apothecarius', 'furnarus', 'praepositus', 'eques', 'defensor', 'mercator'],
  pile: PILE,
};
/** The city after the first steps. */
const later: Layout = {
  ...CITIES,
  round: 5,
  turn: { number: 9, busy: true, hired: true },
  hexes: { ...LAND, a1: 'hill yielded', b2: '2 warehouse', b3: '2 farm' },
  units: { 'yellow.worker.1': 'a1 acted 0 used', 'yellow.worker.2': 'b3 acted 0 used', ...BLUE_WORKERS },
  stock: ['1 wheat 1 wood 2 stone', '2 wheat 3 wood 2 stone'],
  money: [2, 12],
  characters: [['apothecarius used'], []],
  bank: { farm: 5, warehouse: 5 },
  columns: { stone: ['wood'] },
  display: ['nauta', 'furnarus', 'praepositus', 'eques', 'defensor', 'mercator'],
  pile: PILE.slice(1),
};
/** The small board, all plains: a wall in the west of c3. */
const war: Layout = {
  round: 9,
  turn: { number: 17, busy: true },
  hexes: { c1: 'warehouse', c2: '2 farm', c3: 'warehouse walls=W', e3: 'farm warehouse' },
  units: {
    'yellow.worker.1': 'c1 acted 0 used',
    'yellow.soldier.1': 'c2',
    'yellow.soldier.2': 'b2',
    'blue.worker.1': 'c3',
    'blue.worker.2': 'e3',
  },
  stock: ['2 wheat', '2 wheat'],
  money: [4, 4],
  bank: { farm: 5, warehouse: 5, wall: 9 },
};

/** Blue's turn: nothing is done. */
const IDLE = ['pass'];

export const lesson: Lesson<RomoloKit> = {
  seat: 0,
  scenes: {
    city: { setup: setupOf(city), table: tableOf(city) },
    war: { setup: setupOf(war), table: tableOf(war) },
    later: { setup: setupOf(later), table: tableOf(later) },
  },
  steps: [
    {
      id: 'produce',
      scene: 'city',
      parts: [{ say: 'welcome' }, { say: 'work', expect: ['produce yellow.worker.1'], hint: 'forest' }],
    },
    {
      id: 'build',
      scene: 'city',
      parts: [
        { say: 'work', expect: ['build yellow.worker.2'], hint: 'other' },
        { say: 'what', expect: ['warehouse'], hint: 'room' },
        { say: 'power' },
        { say: 'lies', look: 'yellow.worker.2' },
      ],
    },
    {
      id: 'turn',
      scene: 'city',
      parts: [
        { say: 'end', expect: ['pass'], hint: 'done' },
        { say: 'fed', auto: IDLE },
      ],
    },
    {
      id: 'two',
      scene: 'city',
      parts: [
        { say: 'wood', expect: ['produce yellow.worker.1'], hint: 'forest' },
        { say: 'store', expect: 'any' },
        { say: 'wheat', expect: ['produce yellow.worker.2'], hint: 'plain' },
        { say: 'end', expect: ['pass'], hint: 'done', auto: IDLE },
      ],
    },
    {
      id: 'farm',
      scene: 'city',
      parts: [
        { say: 'move', expect: ['move yellow.worker.2 b3'], hint: 'beside' },
        { say: 'build', expect: ['build yellow.worker.2'], hint: 'last' },
        { say: 'what', expect: ['farm'], hint: 'food' },
      ],
    },
    {
      id: 'explore',
      scene: 'city',
      parts: [{ say: 'go', expect: ['move yellow.worker.1 a1'], hint: 'there' }, { say: 'hill' }],
    },
    {
      id: 'feed',
      scene: 'city',
      parts: [
        { say: 'end', expect: ['pass'], hint: 'done' },
        { say: 'pay', expect: ['wheat'], hint: 'cheap', auto: IDLE },
      ],
    },
    {
      id: 'market',
      scene: 'city',
      parts: [
        { say: 'stone', expect: ['produce yellow.worker.1'], hint: 'first' },
        { say: 'store', expect: 'any' },
        { say: 'sell', expect: ['sell yellow.worker.2'], hint: 'wood' },
        { say: 'column', expect: ['wood on stone'], hint: 'plenty' },
        { say: 'end', expect: ['pass'], hint: 'done' },
        { say: 'pay', expect: ['wheat'], hint: 'cheap', auto: IDLE },
      ],
    },
    {
      id: 'character',
      scene: 'city',
      parts: [
        { say: 'hire', expect: ['hireCharacter yellow.worker.2'], hint: 'now' },
        { say: 'who', expect: ['apothecarius'], hint: 'atOnce' },
        { say: 'stone', expect: ['produce yellow.worker.1'], hint: 'use' },
        { say: 'store', expect: ['stock'], hint: 'direct' },
        { say: 'later' },
      ],
    },
    {
      id: 'walls',
      scene: 'war',
      parts: [
        { say: 'scene' },
        { say: 'cross', expect: ['move yellow.soldier.1 c3'], hint: 'try' },
        { say: 'around', expect: ['move yellow.soldier.2 c3'], hint: 'noWall' },
        { say: 'hostile', look: 'move yellow.soldier.2 c4' },
        { say: 'stand' },
      ],
    },
    {
      id: 'battle',
      scene: 'war',
      parts: [
        { say: 'war', expect: ['pass'], hint: 'stay' },
        { say: 'attack', expect: ['c3 seat 1'], hint: 'fight' },
        { say: 'alone', expect: ['yellow.soldier.2'], hint: 'same' },
        { say: 'token', expect: ['plus3'], hint: 'sure', auto: ['blank'] },
        { say: 'won' },
      ],
    },
    {
      id: 'points',
      scene: 'later',
      parts: [{ say: 'scene' }, { say: 'control' }, { say: 'domain' }, { say: 'best' }, { say: 'end' }, { say: 'done' }],
    },
  ],
  hintsWhile: { at: 'round' },
};
