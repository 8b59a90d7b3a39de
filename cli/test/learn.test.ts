import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadPackages } from '@tabularium/games';
import { afterAll, expect, test } from 'vitest';
import { type Captured, tabularium } from './captured.ts';

const folder = mkdtempSync(join(tmpdir(), 'learn-'));
afterAll(() => rmSync(folder, { recursive: true }));
const packages = await loadPackages();
const learn = (args: string): Promise<Captured> => tabularium(`learn bluff --seats 2 --option dice=3 ${args}`, { packages });
const at = (name: string): string => join(folder, name);
const read = (name: string): string => readFileSync(at(name), 'utf8');

test('equal arguments give equal weights on one thread, on two, and in two runs; another seed gives others', async () => {
  const whole = await learn('--matches 60 --threads 1 --json');
  expect(whole.code).toBe(0);
  expect((await learn('--matches 60 --threads 2 --json')).out).toBe(whole.out);
  await learn(`--matches 25 --threads 1 --resume ${at('matches')}`);
  appendFileSync(at('matches'), '{"sides":[0,1],"wo'); // it was stopped while writing
  expect((await learn(`--matches 60 --threads 1 --json --resume ${at('matches')}`)).out).toBe(whole.out);
  expect(read('matches').split('\n')).toHaveLength(62);
  expect((await learn('--matches 60 --threads 1 --json --seed 2')).out).not.toBe(whole.out);
});

test('it predicts matches it has not seen, better than by chance', async () => {
  const { out } = await learn('--matches 200 --threads 1 --json');
  const { foretold, heldOut, weights } = JSON.parse(out) as { foretold: number[]; heldOut: number; weights: { base: number[] } };
  expect(heldOut).toBe(20);
  expect(foretold[1]).toBeGreaterThan(0.6);
  expect(weights.base[0]).toBeGreaterThan(0);
});

test('the file has the command that makes it again, and keeps what it says of other modes', async () => {
  const { out } = await learn(`--matches 10 --threads 1 --out ${at('weights.ts')}`);
  const first = read('weights.ts');
  expect(first).toContain('  // npx tabularium learn bluff --mode classic --seats 2 --option dice=3 --matches 10 --seed 1\n');
  expect(first).toContain(out);
  await learn(`--matches 10 --threads 1 --out ${at('weights.ts')}`);
  expect(read('weights.ts')).toBe(first);
});

test('matches of another kind are refused', async () => {
  await learn(`--matches 1 --threads 1 --resume ${at('kind')}`);
  const { code, err } = await learn(`--matches 1 --threads 1 --seed 2 --resume ${at('kind')}`);
  expect(code).toBe(2);
  expect(err).toContain('kind has matches of {"game":"bluff"');
});

test('a game without foresight cannot be learnt', async () => {
  const { code, err } = await tabularium('learn tic-tac-toe');
  expect(code).toBe(2);
  expect(err).toContain('tic-tac-toe cannot be learnt: it has no foresight yet');
});
