// The third lesson, against a titan: its dice and the rows of its card, a shard that is silenced and the die that goes with it, and the
// drums that wake another one.
import type { Lesson } from '@tabularium/parts/shape';
import type { HoplomachusKit } from '../table/table.ts';
import { type Layout, setupOf, tableOf } from './layout.ts';

const HIT = 0;
const MISS = 5;
/** Mars after three turns: two shards are awake, the Warrior has fallen, and as always the red die has called the arena. */
const drums: Layout = {
  mode: 'ascension',
  factions: ['kunlun'],
  titan: 'ti.mars',
  round: 3,
  titanTurns: 3,
  arenaTurn: true,
  shards: ['c2', 'c8', 'g2 active', 'g8 active'],
  favor: ['hero 2'],
  units: { 'kunlun.cloud-archer': 'h5', 'kunlun.mountain-radical': 'f6', 'ti.mars': 'f7 16hp' },
  camp: ['kunlun.protector', 'kunlun.marksman', 'kunlun.jade-lancer'],
  discard: ['kunlun.warrior'],
  tactics: [[]],
  spent: [['blitz']],
};
const DRAWS = [
  [HIT, HIT], // the Radical's blue dice
  [HIT, MISS, HIT, HIT, MISS], // Mars: green, yellow, blue, red, and yellow for the shard that is left
  [2], // Advance: up to 2 hexes
  [0], // Smite: within 1 hex
  [HIT, HIT, MISS, HIT, MISS, MISS], // his four black dice and two green ones
];

export const lesson: Lesson<HoplomachusKit> = {
  seat: 0,
  scenes: { drums: { setup: setupOf(drums), table: tableOf(drums), draws: DRAWS.flat() } },
  steps: [
    { id: 'titan', scene: 'drums', parts: [{ say: 'scene' }, { say: 'dice' }] },
    {
      id: 'approach',
      scene: 'drums',
      parts: [
        { say: 'move', expect: ['move kunlun.cloud-archer'], hint: 'archer' },
        { say: 'pedestal', look: 'g8' },
        { say: 'to', expect: ['h7'], hint: 'apart' },
        { say: 'stay', expect: ['pass'], hint: 'hold' },
      ],
    },
    {
      id: 'silence',
      scene: 'drums',
      parts: [
        { say: 'archer', expect: ['engage kunlun.cloud-archer'], hint: 'first' },
        { say: 'how', expect: ['silence'], hint: 'lasting' },
      ],
    },
    {
      id: 'wound',
      scene: 'drums',
      parts: [
        { say: 'strike', expect: ['engage kunlun.mountain-radical'], hint: 'now' },
        { say: 'gold', look: 'gold' },
        { say: 'track', expect: ['hero'], hint: 'leave' },
      ],
    },
    { id: 'rows', scene: 'drums', parts: [{ say: 'rolled' }, { say: 'toss' }] },
    { id: 'wake', scene: 'drums', parts: [{ say: 'choose', expect: ['g8'], hint: 'near' }, { say: 'done' }] },
  ],
  hintsWhile: { at: 'round' },
};
