import { expect, test } from 'vitest';
import { breaches } from '../house-rules.ts';

test.each([
  ['kernel/match.ts', "import { battalia } from '@tabularium/battalia';"],
  ['kernel/test/match.test.ts', "import { games } from '../../games/registry.ts';"],
  ['kernel/match.ts', "export * from '@tabularium/bots';"],
  ['kernel/match.ts', "const lab = await import('@tabularium/lab');"],
  ['kernel/match.ts', "type Bot = import('@tabularium/bots').Bot;"],
  ['games/battalia/rules/battle.ts', "import { greedy } from '@tabularium/bots';"],
  ['games/battalia/table/table.ts', "import { march } from '../romolo/rules/march.ts';"],
  ['games/battalia/table/table.ts', "import { march } from '@tabularium/romolo';"],
  ['games/battalia/table/table.ts', "import { games } from '@tabularium/games';"],
  ['games/shape.ts', "import { games } from './registry.ts';"],
  ['games/shape.ts', "import { battalia } from '@tabularium/battalia';"],
  ['bots/greedy.ts', "import { tournament } from '@tabularium/lab';"],
  ['speech/sentence.ts', "import { main } from '../cli/main.ts';"],
])('%s may not say: %s', (path, text) => {
  expect(breaches(path, text)).toHaveLength(1);
});

test.each([
  ['kernel/match.ts', "import { Dice } from './dice.ts'; import { sha256 } from '@noble/hashes/sha2.js';"],
  ['games/battalia/rules/battle.ts', "import { PASS } from '@tabularium/kernel'; import { cards } from '../content/cards.ts';"],
  ['games/battalia/package.ts', "import { packageOf } from '@tabularium/games/shape';"],
  ['games/registry.ts', "import { battalia } from '@tabularium/battalia';"],
  ['bots/greedy.ts', "import { games } from '@tabularium/games';"],
  ['cli/main.ts', "import { tournament } from '@tabularium/lab'; import { bench } from '@tabularium/bench';"],
])('%s may say: %s', (path, text) => {
  expect(breaches(path, text)).toEqual([]);
});

const forbidden = [
  ['try', 'export function roll() { try { return 1; } finally { } }'],
  ['throw', "export function roll() { throw new Error('no'); }"],
  ['async', 'export async function roll() { return 1; }'],
  ['Math.random', 'export const roll = () => Math.random();'],
  ['Date', 'export const roll = () => Date.now();'],
  ['Date', 'export const roll = () => new Date();'],
] as const;

test.each(forbidden)('rules code may not use %s: %s', (what, text) => {
  expect(breaches('games/battalia/rules/battle.ts', text)).toEqual([`games/battalia/rules/battle.ts:1 rules code may not use ${what}`]);
});

test.each(forbidden)('other code may use %s: %s', (_what, text) => {
  expect(breaches('cli/play.ts', text)).toEqual([]);
});

test('words in comments, strings and names are not code', () => {
  const text = "// try to throw\nexport const async_ = { Date: 'throw', at: (event: { Date: string }) => event.Date };";
  expect(breaches('games/battalia/rules/battle.ts', text)).toEqual([]);
});
