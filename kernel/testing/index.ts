// What the tests of the games are written with. Needs vitest; no product code imports it.
export { seeds, times } from './budget.ts';
export { type CheckOptions, checkGame, checksOf, playoutsOf } from './check-game.ts';
export { randomSetup } from './checks/setups.ts';
export { Account, eventLine, expectRecorded } from './golden.ts';
export { momentsIn } from './moments.ts';
export { difference, likeness, photo, same } from './photo.ts';
export { playOn } from './play-on.ts';
export { type Played, played, type Start } from './played.ts';
export { rule, thrice } from './rule.ts';
export { ScriptedDice } from './scripted-dice.ts';
export { Ears } from './told.ts';
export { playWatched } from './watched.ts';
