// The first lesson: twelve steps on two tables.
import type { Lesson } from '@tabularium/parts/shape';
import type { BattaliaKit } from '../table/table.ts';
import { type Layout, setupOf, tableOf } from './layout.ts';

/** The learner is seat 0, the Bärfolk in the north-west; the Emberians sit in the south-east. */
const COMMON = {
  options: { weeks: 3 },
  greats: ['hammer', 'sword', 'horn'],
} as const satisfies Layout;
const HOMES = { b2: 'hub 1 of 0 woods', f6: 'hub 1 of 1 canyons', f2: 'hub lakes neutral 4', b6: 'hub woods neutral 4' };

const firstDay: Layout = {
  ...COMMON,
  stage: 'opening',
  board: HOMES,
  tops: { weapon: ['weapon bear'], friman: ['friman bear'] },
  players: [
    {
      faction: 'bear',
      hand: ['friman bear', 'friman bear', 'chief bear', 'supply', 'supply', 'supply'],
      nation: ['friman isle', 'priest bear', 'supply', 'supply'],
    },
    {
      faction: 'ember',
      hand: ['friman ember', 'friman ember', 'chief ember', 'supply', 'supply', 'supply'],
      nation: ['friman isle', 'priest bear', 'supply', 'supply'],
    },
  ],
};
/** The draws of the first reshuffle: weapon, supply, friman and chief come to the top. */
const FIRST_RESHUFFLE = [7, 7, 7, 2];

const fifthDay: Layout = {
  ...COMMON,
  day: 5,
  board: {
    ...HOMES,
    c2: 'straight E-W',
    d2: 'straight E-W',
    e2: 'straight E-W',
    f3: 'straight N-S',
    f4: 'straight N-S',
    f5: 'straight N-S',
  },
  players: [
    {
      faction: 'bear',
      heroes: ['e2'],
      hand: ['weapon bear', 'priest bear', 'chief bear', 'friman isle', 'supply', 'supply'],
      nation: ['priest bear', 'supply', 'supply', 'supply', 'friman bear', 'tool isle'],
      haven: ['friman bear', 'friman bear', 'supply', 'supply'],
    },
    {
      faction: 'ember',
      heroes: ['d2'],
      hand: ['weapon ember', 'chief ember', 'friman ember', 'supply', 'supply', 'supply'],
      nation: ['friman isle', 'priest bear', 'supply'],
      haven: ['friman ember', 'friman ember', 'supply', 'supply'],
    },
  ],
};

export const lesson: Lesson<BattaliaKit> = {
  seat: 0,
  scenes: {
    firstDay: { setup: setupOf(firstDay), table: tableOf(firstDay), draws: FIRST_RESHUFFLE },
    fifthDay: { setup: setupOf(fifthDay), table: tableOf(fifthDay) },
  },
  steps: [
    { id: 'cohort', scene: 'firstDay', parts: [{ say: 'welcome' }, { say: 'announce', expect: ['cohort bear'], hint: 'notYet' }] },
    {
      id: 'road',
      scene: 'firstDay',
      parts: [
        { say: 'build', expect: ['road simple'] },
        { say: 'pay', expect: ['pay supply + friman isle'], hint: 'keepBears' },
        { say: 'type', expect: ['straight'] },
        { say: 'look', look: 'e4' },
      ],
    },
    { id: 'place', scene: 'firstDay', parts: [{ say: 'place', expect: ['c2'], hint: 'eastwards' }] },
    { id: 'weapon', scene: 'firstDay', parts: [{ say: 'create', expect: ['create weapon'] }] },
    { id: 'hire', scene: 'firstDay', parts: [{ say: 'hire', expect: ['hire friman'] }] },
    {
      id: 'evening',
      scene: 'firstDay',
      parts: [
        { say: 'end', expect: ['end'] },
        {
          say: 'newHand',
          auto: ['cohort ember', 'road simple', 'pay supply + friman isle', 'straight', 'f5', 'hire friman', 'end'],
        },
      ],
    },
    {
      id: 'hero',
      scene: 'firstDay',
      parts: [{ say: 'oracle', expect: ['cohort bear'] }, { say: 'hire', expect: ['hero'] }, { say: 'lit' }],
    },
    {
      id: 'reach',
      scene: 'firstDay',
      parts: [
        { say: 'build', expect: ['road simple'] },
        { say: 'type', expect: ['straight'] },
        { say: 'place', expect: ['d2'] },
        { say: 'end', expect: ['end'] },
        { say: 'later' },
      ],
    },
    { id: 'move', scene: 'fifthDay', parts: [{ say: 'scene' }, { say: 'move', expect: ['step e2 f2'] }] },
    {
      id: 'battle',
      scene: 'fifthDay',
      parts: [
        { say: 'attack', expect: ['attack f2 neutral'] },
        { say: 'priest', expect: ['add priest bear'], hint: 'stayPure' },
        { say: 'pure', look: 'add friman isle' },
        { say: 'declare', expect: ['declare'] },
        { say: 'won' },
      ],
    },
    {
      id: 'ambush',
      scene: 'fifthDay',
      parts: [
        { say: 'ambush', expect: ['ambush'] },
        { say: 'card', expect: ['chief bear'] },
        { say: 'suspend', expect: ['friman isle'] },
        {
          say: 'end',
          expect: ['end'],
          auto: ['keep', 'step d2 c2', 'step c2 b2', 'attack b2 city', 'add chief ember', 'declare'],
        },
      ],
    },
    {
      id: 'defence',
      scene: 'fifthDay',
      parts: [
        { say: 'react', expect: ['react'], hint: 'fight' },
        { say: 'recall', expect: ['recall'], hint: 'takeBack' },
        { say: 'priest', expect: ['add priest bear'] },
        { say: 'declare', expect: ['declare'], auto: ['add friman ember', 'declare'] },
        { say: 'chief', expect: ['add chief bear'] },
        { say: 'again', expect: ['declare'], auto: ['stop', 'end'] },
        { say: 'done' },
      ],
    },
  ],
  hintsWhile: { at: 'day', week: 1 },
};
