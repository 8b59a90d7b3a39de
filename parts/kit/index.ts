// What the tests of every game's terminal, lesson and bot are written with. Needs vitest; no product code imports it.
export { type Draw, drawer, expectRoomForNames, expectSound, type Look, NAMES, plainly } from './drawing.ts';
export { expectBrief, expectHints, expectWritten, type Moment, rehearsalOf, type Which } from './lesson.ts';
export { playedOut, says, thinks } from './mind.ts';
