// Where the first lesson is played: the first game among the ruins, a watchtower, and the ruins again.
import { type Layout, sceneFrom } from './layout.ts';

/** The learner is seat 0, the first player, with the Masters in the south. The next card of a deck comes first. */
const RUINS = {
  mode: 'first',
  map: 'grayskull_ruins',
  decks: [
    'FM01 FM02 FM03 FM07 FM09 FM01 FM02 FM03 FM04 FM05 FM06 FM07 FM08 FM09 FM10',
    'FE01 FE02 FE05 FE07 FE08 FE01 FE02 FE03 FE04 FE05 FE06 FE07 FE08 FE09 FE10',
  ],
} as const satisfies Layout;
/** All six; only two act in the first scene. */
const around = (man_at_arms: string, skeletor: string): NonNullable<Layout['figures']> => ({
  he_man: 'M19 N W01',
  man_at_arms,
  stratos: 'I20 N W13',
  skeletor,
  mer_man: 'Q11 S W03',
  trap_jaw: 'I11 S W04',
});

const start: Layout = {
  ...RUINS,
  figures: around('Q20 N W12 W08', 'M12 S W02 W23'),
  hands: ['FM05 FM08 FM06 FM04 FM10 GM1 GM2', 'FE03 FE06 FE09 FE10 FE04 GE1 GE2'],
};
const START_ROLLS = [
  [3, 1, 5, 2], // the Arm Cannon
  [4], // its free reroll
  [6], // a reroll for mana
  [2], // the 6 explodes
  [4, 2, 6], // Skeletor defends
  [5], // his 6 explodes
  [4, 2, 2, 3], // the Arm Cannon again
  [2], // its free reroll
  [1, 3, 2], // Skeletor defends
  [4, 5, 2, 1, 3], // the Magic Blast
  [2], // a reroll for mana
  [4, 1, 6], // He-Man defends
  [3], // his 6 explodes
];

export const tower: Layout = {
  mode: 'first',
  map: 'wasteland_watchtowers',
  figures: { man_at_arms: 'G15 N W12 W08 mana=1', mer_man: 'H15 NW W03', skeletor: 'M14 SE W02 W23' },
  active: 'man_at_arms',
};
const TOWER_ROLLS = [
  [5, 4, 2, 1], // the Trident
  [4, 5, 1, 3], // Man-At-Arms defends
  [5], // a reroll for mana
  [6, 5, 4, 2], // the Arm Cannon
  [6], // the 6 explodes
  [5], // and again
  [4, 1, 2], // Skeletor defends
];

/** The first round goes on as the first scene left it. */
const later: Layout = {
  ...RUINS,
  figures: around('Q20 N W12 W08 activated', 'M14 S W02 W23 wounds=2 activated'),
  hands: ['FM08 FM06 FM04 FM10 GM1 GM2', 'FE06 FE09 FE10 FE04 GE1 GE2'],
};
const LATER_ROLLS = [
  [6, 5, 3, 4, 1], // the Sword of Power
  [6], // the free reroll of Most Powerful Man
  [5, 6], // two 6 explode
  [3], // and one of them again
  [2, 4, 1], // Skeletor defends
  [2, 3, 3, 1], // the Trident
  [3, 2], // two rerolls for mana
  [2, 4, 1, 3], // He-Man defends all the same
];

export const scenes = {
  start: sceneFrom(start, START_ROLLS),
  tower: sceneFrom(tower, TOWER_ROLLS),
  later: sceneFrom(later, LATER_ROLLS),
};
