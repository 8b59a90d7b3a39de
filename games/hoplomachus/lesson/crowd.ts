// The second lesson, against an immortal: a tactic, the favor that a hit on it earns and the hero that the crowd wakes, and what wears it
// down.
import type { Lesson } from '@tabularium/parts/shape';
import type { HoplomachusKit } from '../table/table.ts';
import { type Layout, setupOf, tableOf } from './layout.ts';

const HIT = 0;
const MISS = 5;
const stand: Layout = {
  mode: 'onslaught',
  factions: ['kunlun'],
  active: 0,
  step: 'tactic',
  round: 4,
  favor: [4],
  tactics: [['blitz', 'bolsterHealth']],
  units: { 'kunlun.protector': 'd6 walked 1', 'kunlun.marksman': 'f3 walked 1', 'im.antony': 'c4', 'arena.bandit': 'd7 2hp' },
};
/** The Protector's blue and yellow die, and the green one of Blitz. */
const DRAWS = [HIT, MISS, HIT];

export const lesson: Lesson<HoplomachusKit> = {
  seat: 0,
  scenes: { stand: { setup: setupOf(stand), table: tableOf(stand), draws: DRAWS } },
  steps: [
    {
      id: 'boost',
      scene: 'stand',
      parts: [
        { say: 'scene' },
        { say: 'play', expect: ['blitz'], hint: 'dice' },
        { say: 'on', expect: ['kunlun.protector'], hint: 'adjacent' },
      ],
    },
    {
      id: 'applause',
      scene: 'stand',
      parts: [
        { say: 'shoot', expect: ['engage kunlun.marksman'], hint: 'first' },
        { say: 'target', expect: ['im.antony'], hint: 'cheer' },
        { say: 'awake' },
      ],
    },
    {
      id: 'wear',
      scene: 'stand',
      parts: [{ say: 'strike', expect: ['engage kunlun.protector'], hint: 'now' }, { say: 'less' }, { say: 'done' }],
    },
  ],
  hintsWhile: { at: 'wave', wave: 1 },
};
