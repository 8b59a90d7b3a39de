// A match that outlives a version of its game, in the terminal.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GamePackage } from '@tabularium/parts/shape';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tabularium } from './captured.ts';
import { toy } from './toy/package.ts';

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tabularium-versions-'));
  file = join(folder, 'match.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Version 2: the notation of a mark has changed, so an answer that could still be undone is lost. */
const newer: GamePackage = { ...toy, game: { ...toy.game, version: 2, text: (_ask, cell) => `cell ${String(cell)}` } };
const resume = (input: readonly string[], flags = '') =>
  tabularium(`play tic-tac-toe --resume ${file} ${flags}`, { input, packages: [newer] });

test('goes on under the new version, says what happened, and is told and checked as far as possible', async () => {
  await tabularium(`play tic-tac-toe --hotseat --seed s --names Anna,Bruno --save ${file}`, {
    input: ['', 'mark 0', '', 'mark 1', '', 'mark 2'],
  });
  const { out } = await resume(['', 'cell 2', '', 'cell 3', '', 'cell 4'], '--lang it');
  expect(out).toContain('Le regole sono cambiate (versione 1, ora 2): la partita torna indietro di una decisione');
  expect(out.match(/Le regole sono cambiate/g)).toHaveLength(1);
  expect(out).toContain(`Salvato in ${file}`);
  const again = await resume(['', 'cell 5', '', 'cell 6']);
  expect(again.out).not.toContain('have changed');
  expect(again.err).toBe('');

  const { out: told } = await tabularium(`replay ${file}`, { packages: [newer] });
  expect(told).toContain('This was played with version 1; this is version 2, which cannot check it.');
  expect(told).toMatch(/From here on the match was played with version 2 of the game/);
  expect(told).toContain('Anna: mark 0');
  expect(told).toContain(': cell 4');
  const { out: checked, code } = await tabularium(`replay ${file} --verify`, { packages: [newer] });
  expect(code).toBe(0);
  expect(checked).toMatch(/^OK tic-tac-toe.*\nnot checked: inputs 1 to 3, which were played with version 1\n$/);
  const data = JSON.parse((await tabularium(`replay ${file} --json`, { packages: [newer] })).out) as { parts: unknown };
  expect(data.parts).toMatchObject([
    { version: 1, from: 0, to: 3 },
    { version: 2, from: 3 },
  ]);
  expect(readFileSync(file, 'utf8')).toContain('"passages"');
});
