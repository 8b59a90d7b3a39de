import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadPackages } from '@tabularium/games';
import { afterAll, expect, test } from 'vitest';
import { tabularium } from './captured.ts';

const folder = mkdtempSync(join(tmpdir(), 'ladder-'));
afterAll(() => rmSync(folder, { recursive: true }));
const packages = await loadPackages();

test('it rates the levels, and writes the file with the command that makes it again', async () => {
  const file = join(folder, 'ladder.ts');
  const { code, out } = await tabularium(`ladder bluff --option dice=3 --matches 4 --threads 1 --json --out ${file}`, { packages });
  expect(code).toBe(0);
  const { ratings, against, meetings } = JSON.parse(out) as Record<string, Record<string, number>>;
  expect(ratings).toMatchObject({ legionario: 1500, legato: expect.any(Number), random: expect.any(Number) });
  expect(Object.keys(against ?? {})).toEqual(['random', 'novizio', 'centurione', 'legato']);
  expect(meetings).toHaveLength(7); // each plays the next two above it
  const text = readFileSync(file, 'utf8');
  expect(text).toContain('// npx tabularium ladder bluff --mode classic --option dice=3 --matches 4 --seed 1\n');
  expect(text).toContain(`centurione: ${ratings?.['centurione']}`);
});
test('it is for two players', async () => {
  const { code, err } = await tabularium('ladder hoplomachus --mode onslaught', { packages });
  expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining('onslaught is not for two') });
});
