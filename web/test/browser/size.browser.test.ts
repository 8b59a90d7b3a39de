import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { allGames } from '@tabularium/games';
import { expect, inject, test } from 'vitest';
import { battalia, visit } from './fixtures.ts';
import { startMatch } from './table.ts';

const MOST_AT_FIRST = 150_000;
const MOST = 315_000;
/** The five games and Bluff, which fit into that. */
const COUNTED = 6;
/** What every other game may add: its name and summary on the home page, and the addresses of its parts. */
const PER_GAME = 4000;

test('the first page needs less than 150 kB of script, with a match of Battalia less than 315 kB', async () => {
  const { pkg } = battalia();
  const app = await visit();
  const { files } = app;
  await app.calm();
  const sizeOf = (file: string): number => gzipSync(readFileSync(join(inject('dist'), file)), { level: 9 }).length;
  const sum = (): number => [...files].filter((file) => file.endsWith('.js')).reduce((total, file) => total + sizeOf(file), 0);
  const home = sum();
  await startMatch(app, pkg, { seats: ['me', 'bot'], seed: 'size' });
  await app.calm();
  const all = sum();
  const scripts = [...files].filter((file) => file.endsWith('.js')).toSorted((a, b) => sizeOf(b) - sizeOf(a));
  const kB = (bytes: number): string => `${(bytes / 1000).toFixed(0)} kB`;
  console.info(`script, gzip: first page ${kB(home)}, with a match of Battalia ${kB(all)}`);
  console.info(scripts.map((file) => `  ${kB(sizeOf(file))} ${file}`).join('\n'));
  for (const part of ['worker', 'board']) expect(scripts.some((file) => file.includes(part))).toBe(true);
  expect(home).toBeLessThan(MOST_AT_FIRST + PER_GAME * (allGames.length - COUNTED));
  expect(all).toBeLessThan(MOST + PER_GAME * (allGames.length - COUNTED));
});

/** The names of a built script and of all scripts it may ever load. */
function reachedFrom(script: string): ReadonlySet<string> {
  const reached = new Set<string>();
  const todo = [script];
  for (let file = todo.pop(); file !== undefined; file = todo.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    for (const [, other = ''] of readFileSync(join(inject('dist'), 'assets', file), 'utf8').matchAll(/["'`/]([\w.-]+\.js)["'`]/g))
      if (readdirSync(join(inject('dist'), 'assets')).includes(other)) todo.push(other);
  }
  return reached;
}

test('workers can load rules, but neither React nor boards, words and messages', () => {
  const built = readdirSync(join(inject('dist'), 'assets'));
  const textOf = (file: string): string => readFileSync(join(inject('dist'), 'assets', file), 'utf8');
  const workers = built.filter((file) => /^\w+\.worker-.*\.js$/.test(file));
  expect(workers.map((file) => file.split('.')[0])).toEqual(['match', 'replay', 'streams']);
  for (const worker of workers) {
    const reached = [...reachedFrom(worker)];
    if (!worker.startsWith('streams')) expect(reached.length).toBeGreaterThan(10);
    expect(reached.filter((file) => /react\.|jsx/.test(textOf(file)))).toEqual([]);
    expect(reached.filter((file) => /^(board|cover|workshop|en|it)-/.test(file))).toEqual([]);
  }
});
