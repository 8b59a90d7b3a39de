// A vitest setup file: counts assertions, and checks that each test file leaves nothing behind.
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, expect } from 'vitest';
import { leftBehind, Timers, tracesNow } from './traces.ts';

/** Servers and processes need a moment to end. */
const MOMENTS = 40;

const before = tracesNow(); // the file itself is not loaded yet
const timers = new Timers();

afterEach(({ task }) => {
  task.meta.assertions = expect.getState().assertionCalls;
});
afterAll(async () => {
  timers.end();
  let places = leftBehind(before, tracesNow());
  for (let n = 0; n < MOMENTS && places.length > 0; n++) {
    await pause(25);
    places = leftBehind(before, tracesNow());
  }
  if (timers.left > 0) places = [...places, `${timers.left} timers`];
  if (places.length > 0) throw new Error(`the next file in this process would find what this one left: ${places.join(', ')}`);
});
