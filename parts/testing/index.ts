// Helpers for the tests of every game's terminal, lesson, bot and own content. Needs vitest; no product code imports it.
export { expectOneArmy, expectPrintable } from './armies.ts';
export { type Draw, drawer, expectRoomForNames, expectSound, isSaid, type Look, NAMES, plainly } from './drawing.ts';
export { expectFirst } from './first.ts';
export { expectBrief, expectHints, expectWritten, type Moment, rehearsalOf, type Which } from './lesson.ts';
export { playedOut, says, thinks, winsIn } from './mind.ts';
export { expectPublished, expectSameFacts, inserter, readerOf } from './own.ts';
export { doneIn, taleOf } from './tale.ts';
