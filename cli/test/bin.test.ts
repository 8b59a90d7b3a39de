// The program itself, as a shell runs it, with the real games.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { allGames } from '@tabularium/games';
import { expect, test } from 'vitest';
import type { Captured } from './captured.ts';

const BIN = fileURLToPath(new URL('../tabularium.mjs', import.meta.url));

const shell = (...args: string[]): Promise<Captured> =>
  new Promise((resolve) => {
    execFile(process.execPath, [BIN, ...args], (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err });
    });
  });

test('lists the games as JSON and nothing else', async () => {
  const { code, out, err } = await shell('games', '--json');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(JSON.parse(out)).toMatchObject(allGames.map(({ id }) => ({ id })));
});

test('the same simulation of Battalia, all modes and seats, has the same hash twice', async () => {
  const args = ['simulate', 'battalia', '--mode', 'all', '--seats', 'all', '--games', '24', '--seed', '1', '--json'];
  const [one, two] = await Promise.all([shell(...args), shell(...args)]);
  const { hash, errors } = JSON.parse(one.out) as { hash: string; errors: number };
  expect(errors).toBe(0);
  expect(JSON.parse(two.out)).toMatchObject({ hash });
});

test('bad usage has exit code 2', async () => {
  expect(await shell('simulate', 'chess')).toMatchObject({ code: 2, out: '' });
});
