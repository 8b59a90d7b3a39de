// The first lesson: twelve steps. The first turn of the first battle, a moment of another battle in between, and the second turn.
import type { Lesson } from '@tabularium/parts/shape';
import type { ArcaneKit } from '../table/table.ts';
import { layouts } from './layouts.ts';

export const lesson: Lesson<ArcaneKit> = {
  seat: 0,
  scenes: layouts,
  steps: [
    {
      id: 'card',
      scene: 'start',
      parts: [
        { say: 'welcome' },
        { say: 'base' },
        { say: 'slots', look: 'A:R01 move' },
        { say: 'order', expect: ['A:R01 move'], hint: 'cohort' },
      ],
    },
    {
      id: 'march',
      scene: 'start',
      parts: [
        { say: 'first', expect: ['F'], hint: 'ahead' },
        { say: 'second', expect: ['F'], hint: 'again' },
        { say: 'touch', expect: ['pass'], hint: 'over' },
        { say: 'onto', expect: ['F'], hint: 'bar', auto: ['F'] },
      ],
    },
    {
      id: 'regroup',
      scene: 'start',
      parts: [
        { say: 'order', expect: ['A:R01 regroup'], hint: 'ready' },
        { say: 'one', expect: ['S10-S6'], hint: 'match' },
        { say: 'all', expect: ['attack'], hint: 'most' },
        { say: 'done', expect: ['pass'], hint: 'finish' },
      ],
    },
    {
      id: 'shoot',
      scene: 'start',
      parts: [
        { say: 'range', look: 'A:R04 shot B:E01' },
        { say: 'target', expect: ['A:R04 shot B:E02'], hint: 'safe', auto: ['S7', 'S10'] },
        { say: 'result' },
      ],
    },
    {
      id: 'charge',
      scene: 'start',
      parts: [
        { say: 'order', expect: ['A:R03 move'], hint: 'riders' },
        { say: 'aside', expect: ['R'], hint: 'miss' },
        { say: 'ride', expect: ['F'], hint: 'on', auto: ['F', 'F'] },
        { say: 'contact', expect: ['F'], hint: 'last' },
        { say: 'melee', expect: ['A:R03 melee B:E04'], hint: 'strike', auto: ['S1'] },
        { say: 'result' },
      ],
    },
    {
      id: 'reply',
      scene: 'start',
      parts: [
        { say: 'over', auto: ['B:E01 move', 'F', 'B:E01 melee A:R01'] },
        { say: 'damage', expect: ['S1'], hint: 'keep', auto: ['S11', 'pass'] },
        { say: 'contested' },
      ],
    },
    {
      id: 'sight',
      scene: 'hill',
      parts: [
        { say: 'scene' },
        { say: 'blocked', look: 'A:R11 shot B:E03' },
        { say: 'target', expect: ['A:R11 shot B:E02'], hint: 'before' },
        { say: 'sides', expect: ['F-L'], hint: 'grey', auto: ['S10', 'S11'] },
        { say: 'result' },
      ],
    },
    {
      id: 'turn',
      scene: 'hill',
      parts: [
        { say: 'order', expect: ['A:R03 move'], hint: 'riders' },
        { say: 'tool', expect: ['angle right F B'], hint: 'usual' },
        { say: 'ride', expect: ['F'], hint: 'on' },
        { say: 'contact', expect: ['F'], hint: 'corner' },
        { say: 'snap', expect: ['F on B:E02 at 7 8.8586 E'], hint: 'flank' },
        { say: 'slide', expect: 'any' },
      ],
    },
    {
      id: 'flank',
      scene: 'hill',
      parts: [
        { say: 'attack', expect: ['A:R03 melee B:E02'], hint: 'now', auto: ['S7', 'S8'] },
        { say: 'result' },
        { say: 'into', look: 'A:R11 shot B:E02 push' },
      ],
    },
    {
      id: 'push',
      scene: 'later',
      parts: [
        { say: 'attack', expect: ['A:R01 melee B:E01'], hint: 'back', auto: ['S12', 'S13', 'S14', 'S1'] },
        { say: 'again', expect: ['A:R01 melee B:E01 push'], hint: 'waver' },
        { say: 'loss', expect: ['S2'], hint: 'defender' },
        { say: 'won' },
      ],
    },
    {
      id: 'leave',
      scene: 'later',
      parts: [
        { say: 'order', expect: ['A:R03 move'], hint: 'worth', auto: ['B:E04'] },
        { say: 'damage', expect: 'any' },
        { say: 'aside', expect: ['L'], hint: 'whole' },
        { say: 'forward', expect: ['F'], hint: 'onto', auto: ['pass', 'F'] },
        { say: 'stop', expect: ['pass'], hint: 'enough' },
      ],
    },
    {
      id: 'victory',
      scene: 'later',
      parts: [
        { say: 'end', expect: ['pass'], hint: 'nobody', auto: ['B:E04 move', 'square right F R-', 'B:E04 melee A:R03'] },
        { say: 'behind', expect: ['S6'], hint: 'rider', auto: ['pass'] },
        { say: 'points', look: 'A:R03 melee B:E04' },
        { say: 'regroup', expect: ['A:R03 regroup'], hint: 'cheap' },
        { say: 'about', expect: ['turn 180'], hint: 'front', auto: ['pass'] },
        { say: 'done' },
      ],
    },
  ],
  hintsWhile: { at: 'turn' },
};
