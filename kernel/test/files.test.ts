import { expect, test } from 'vitest';
import { boxed, unboxed } from '../box.ts';
import { fileText, Match, parseFile, parseFinished } from '../index.ts';
import { bids } from './games/bids.ts';
import { refusal } from './refusals.ts';

const seats = [
  { kind: 'human', name: 'Ada' },
  { kind: 'bot', name: '', level: 'greedy' },
] as const;

test('a box returns what was put in, and shows none of it', () => {
  for (const text of ['', 'x', 'perché è così: ünï ☃', 'long '.repeat(20_000)]) {
    expect(unboxed(boxed(text))).toBe(text);
    expect(boxed(text)).toBe(boxed(text));
  }
  expect(boxed('the seed of the match')).not.toContain('seed');
  expect(unboxed('{}')).toBeUndefined();
});

test('a box that was altered or cut short is refused', () => {
  const box = boxed('the seed of the match');
  const place = box.indexOf('"box":"') + 30;
  for (const changed of [
    box.slice(0, place) + (box[place] === 'A' ? 'B' : 'A') + box.slice(place + 1),
    box.replace(/"box":".*"/, '"box":""'),
  ])
    expect(refusal('bad-record', () => unboxed(changed))).toContain('was changed');
});

test('the file of a running match is sealed: it can be continued, not read; that of a finished one is open', () => {
  const match = Match.start(bids(), { seats: 2 }, { seed: 'secret seed' });
  match.answer(0, match.pending[0]?.id as string, 1);
  const running = fileText(match.record(), seats);
  expect(running).not.toContain('secret seed');
  expect(parseFile(running)).toMatchObject({ seed: 'secret seed', seats, inputs: match.inputs });
  expect(refusal('match-running', () => parseFinished(running))).toContain('not over yet');
  while (!match.result) {
    const [decision] = match.pending;
    match.answer(decision?.seats[0] as number, decision?.id as string, 0);
  }
  const over = fileText(match.record(), seats);
  expect(over).toContain('secret seed');
  expect(parseFinished(over)).toEqual(parseFile(over));
});
