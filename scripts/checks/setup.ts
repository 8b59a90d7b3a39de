// For vitest, before every file: counts assertions, and sees to it that the file leaves nothing behind.
import { afterAll, afterEach, expect } from 'vitest';
import { leftBehind, tracesNow } from './traces.ts';

const before = tracesNow(); // the file itself is not loaded yet

afterEach(({ task }) => {
  task.meta.assertions = expect.getState().assertionCalls;
});
afterAll(() => {
  const places = leftBehind(before, tracesNow());
  if (places.length > 0) throw new Error(`the next file in this process would find what this one left: ${places.join(', ')}`);
});
