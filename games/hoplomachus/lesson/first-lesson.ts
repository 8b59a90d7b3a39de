// The first lesson, First Blood: an Onslaught alone, from the first immortal's entry to its fall, in three scenes.
import type { Lesson } from '@tabularium/parts/shape';
import type { HoplomachusKit } from '../table/table.ts';
import { type Layout, setupOf, tableOf } from './layout.ts';

/** An attack die of any colour but red. */
const HIT = 0;
const MISS = 5;

/** Kunlun is in the south; Rostam waits on the track. */
const COMMON = { mode: 'onslaught', factions: ['kunlun'] } as const satisfies Layout;

const opening: Layout = { ...COMMON, round: 1, active: null };
const OPENING_DRAWS = [
  [0], // of the immortals: Antony
  [MISS, MISS, MISS, MISS], // his black, green, blue and, for Dig In, yellow die
  [0], // of the arena units: the Bandit
  [MISS, HIT, MISS], // Antony has moved: no yellow die
  [1], // of the arena units left: the Lion
  [HIT], // the Bandit's black die
  [HIT, MISS, HIT], // Antony
  [HIT, MISS, HIT], // the Protector's blue, yellow and, for Blitz, green die
  [HIT, HIT], // the Marksman's black and yellow one
];

/** From round 5 on; both turns begin with a Stone check. */
const later = {
  ...COMMON,
  active: 0,
  step: 'start',
  discard: ['kunlun.warrior'],
  tactics: [[]],
  spent: [['bolsterHealth', 'stun']],
} as const satisfies Layout;
const crowd: Layout = {
  ...later,
  round: 5,
  favor: [4],
  units: {
    'kunlun.protector': 'd3 4hp adrenaline blitz',
    'kunlun.marksman': 'e4 2hp',
    'im.antony': 'd5 4hp',
    'arena.bandit': 'c3 2hp',
    'arena.lion': 'd4 5hp',
  },
};
const CROWD_DRAWS = [
  [HIT, HIT], // the Marksman
  [HIT, MISS, HIT], // the Protector
  [2], // of the arena units but the Lion: the Crocodile
  [HIT, MISS], // the Lion's green dice
  [HIT, HIT, MISS, MISS], // Antony: black, green, blue, and yellow for Dig In
];

const lastBlow: Layout = {
  ...later,
  round: 7,
  favor: [6],
  units: {
    'kunlun.protector': 'd3 1hp adrenaline blitz',
    'kunlun.marksman': 'e4 2hp',
    'kunlun.feng': 'g2',
    'im.antony': 'd5 2hp',
    'arena.lion': 'd4 4hp',
    'arena.crocodile': 'c3',
  },
};
const LAST_DRAWS = [HIT, HIT, HIT]; // Feng's black, green and blue die

export const lesson: Lesson<HoplomachusKit> = {
  seat: 0,
  scenes: {
    opening: { setup: setupOf(opening), table: tableOf(opening), draws: OPENING_DRAWS.flat() },
    crowd: { setup: setupOf(crowd), table: tableOf(crowd), draws: CROWD_DRAWS.flat() },
    lastBlow: { setup: setupOf(lastBlow), table: tableOf(lastBlow), draws: LAST_DRAWS },
  },
  steps: [
    {
      id: 'immortal',
      scene: 'opening',
      parts: [{ say: 'welcome' }, { say: 'place', expect: ['a3'], hint: 'anyBlue' }, { say: 'dice' }],
    },
    {
      id: 'deploy',
      scene: 'opening',
      parts: [
        { say: 'unit', expect: ['deploy kunlun.protector'], hint: 'sturdy' },
        { say: 'hex', expect: ['g2'], hint: 'nearStone' },
      ],
    },
    { id: 'tactic', scene: 'opening', parts: [{ say: 'play', expect: ['adrenaline'], hint: 'speed' }] },
    { id: 'arena', scene: 'opening', parts: [{ say: 'place', expect: ['a1'], hint: 'anyBlue' }] },
    { id: 'mark', scene: 'opening', parts: [{ say: 'far', expect: ['c6'], hint: 'aside' }, { say: 'green' }] },
    {
      id: 'stone',
      scene: 'opening',
      parts: [
        { say: 'unit', expect: ['deploy kunlun.marksman'], hint: 'archer' },
        { say: 'hex', expect: ['g3'], hint: 'wayNorth' },
        { say: 'save', expect: ['pass'], hint: 'needed' },
        { say: 'dazed', look: 'move kunlun.marksman' },
        { say: 'move', expect: ['move kunlun.protector'], hint: 'waits' },
        { say: 'to', expect: ['d3'], hint: 'exactly' },
      ],
    },
    {
      id: 'special',
      scene: 'opening',
      parts: [{ say: 'shoot', expect: ['engage kunlun.marksman'], hint: 'noRisk' }, { say: 'ignored' }],
    },
    {
      id: 'list',
      scene: 'opening',
      parts: [
        { say: 'lion', expect: ['a5'], hint: 'anyBlue' },
        { say: 'bandit', expect: ['c3'], hint: 'within' },
      ],
    },
    { id: 'effects', scene: 'opening', parts: [{ say: 'range', expect: ['d5'], hint: 'equal' }, { say: 'blue' }] },
    {
      id: 'stones',
      scene: 'opening',
      parts: [
        { say: 'check' },
        { say: 'unit', expect: ['deploy kunlun.warrior'], hint: 'third' },
        { say: 'hex', expect: ['g4'], hint: 'centre' },
      ],
    },
    {
      id: 'blitz',
      scene: 'opening',
      parts: [
        { say: 'play', expect: ['blitz'], hint: 'dice' },
        { say: 'on', expect: ['kunlun.protector'], hint: 'adjacent' },
      ],
    },
    {
      id: 'attack',
      scene: 'opening',
      parts: [
        { say: 'move', expect: ['move kunlun.marksman'], hint: 'closer' },
        { say: 'to', expect: ['e4'], hint: 'inRange' },
        { say: 'stay', expect: ['pass'], hint: 'hold' },
        { say: 'protector', expect: ['engage kunlun.protector'], hint: 'first' },
        { say: 'marksman', expect: ['engage kunlun.marksman'], hint: 'both' },
        { say: 'how', expect: ['attack'], hint: 'more' },
        { say: 'target', expect: ['arena.bandit'], hint: 'notYet' },
        { say: 'later' },
      ],
    },
    {
      id: 'favor',
      scene: 'crowd',
      parts: [
        { say: 'scene' },
        { say: 'asleep', look: 'deploy kunlun.feng' },
        { say: 'keep', expect: ['pass'], hint: 'room' },
        { say: 'stay', expect: ['pass'], hint: 'hold' },
        { say: 'marksman', expect: ['engage kunlun.marksman'], hint: 'first' },
        { say: 'how', expect: ['attack'], hint: 'more' },
        { say: 'target', expect: ['im.antony'], hint: 'cheer' },
        { say: 'awake' },
      ],
    },
    {
      id: 'fall',
      scene: 'crowd',
      parts: [
        { say: 'protector', expect: ['engage kunlun.protector'], hint: 'finish' },
        { say: 'target', expect: ['arena.bandit'], hint: 'weakest' },
        { say: 'draw', expect: ['a2'], hint: 'anyBlue' },
        { say: 'push', expect: ['e3'], hint: 'away' },
      ],
    },
    {
      id: 'hero',
      scene: 'crowd',
      parts: [
        { say: 'unit', expect: ['deploy kunlun.feng'], hint: 'dare' },
        { say: 'hex', expect: ['g2'], hint: 'behind' },
        { say: 'move', expect: ['move kunlun.protector'], hint: 'shield' },
        { say: 'to', expect: ['d3'], hint: 'exactly' },
        { say: 'later' },
      ],
    },
    {
      id: 'wave',
      scene: 'lastBlow',
      parts: [
        { say: 'scene' },
        { say: 'move', expect: ['move kunlun.feng'], hint: 'his' },
        { say: 'to', expect: ['e3'], hint: 'beside' },
        { say: 'stay', expect: ['pass'], hint: 'hold' },
        { say: 'hurl', expect: ['pass'], hint: 'near' },
        { say: 'strike', expect: ['engage kunlun.feng'], hint: 'now' },
        { say: 'trophy' },
        { say: 'end' },
        { say: 'done' },
      ],
    },
  ],
  hintsWhile: { at: 'wave', wave: 2 },
};
