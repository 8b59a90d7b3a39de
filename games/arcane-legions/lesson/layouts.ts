// Where the first lesson is played: the first turn of a battle like the first one, a moment of another, and the battle again.
import { type Layout, sceneFrom } from './layout.ts';

/** The learner is seat 0, Rome, in the south. Unlike in the first battle the second objective is free, to be taken later. */
const LESSON_GROUND = { mode: 'firstBattle', pieces: ['objective 4 10', 'objective 12 14'] } as const;

const start: Layout = {
  ...LESSON_GROUND,
  units: {
    'A:R01': '4 6.5 N',
    'A:R03': '13 7 N',
    'A:R04': '8 5.5 N',
    'B:E01': '4 12.5 S',
    'B:E02': '9 11.5 S',
    'B:E04': '14 13 S',
  },
};
const START_ROLLS = [
  [3, 5, 3], // the Cretan Sagittarii shoot
  [4, 3], // the Nile Archers defend
  [3, 6], // the Chargers attack
  [6], // the Cursed Patrol defends
  [2, 6], // the Spears of Memphis attack
  [2, 4, 1, 3, 2], // the First Cohort defends
];

const hill: Layout = {
  options: { battlefield: 'templeRuins' },
  pieces: ['palisade 9.75 7 90', 'rocks 13.2 6.5'],
  units: {
    'A:R03': '5.2 5 N',
    'A:R11': '10.5 4.5 N only=S1,S2,S5,S7', // its sniper has fallen: one way to shoot is enough for a lesson
    'B:E02': '9 9.5 S',
    'B:E03': '14.5 8.5 S',
  },
};
const HILL_ROLLS = [
  [3, 1, 5, 2], // the Scorpio Battery shoots, and nobody defends
  [3, 6, 1, 2, 5], // the Chargers attack, and nobody defends
];

/** The second turn begins as the first scene has left the table. */
const later: Layout = {
  ...LESSON_GROUND,
  round: 2,
  units: {
    'A:R01': '4 10.5 N S10-S6 S13-S7 S11-S8 S12-S9 -S1 hurtBy=1',
    'A:R03': '14 11 N',
    'A:R04': '8 5.5 N',
    'B:E01': '4 11.5 S -S11 hurtBy=0',
    'B:E02': '9 11.5 S -S7 -S10 hurtBy=0',
    'B:E04': '14 13 S hurtBy=0',
  },
};
const LATER_ROLLS = [
  [6, 2, 6, 1, 6, 1], // the First Cohort attacks
  [5, 4], // the Spears of Memphis defend
  [5, 3, 6, 5, 2, 4], // the First Cohort attacks again
  [1, 4], // the Spears of Memphis defend
  [2, 5, 1], // the Cursed Patrol attacks who breaks away, and nobody defends
  [3, 5, 1], // the Cursed Patrol attacks from behind, and nobody defends
];

export const layouts = {
  start: sceneFrom(start, START_ROLLS),
  hill: sceneFrom(hill, HILL_ROLLS),
  later: sceneFrom(later, LATER_ROLLS),
};
