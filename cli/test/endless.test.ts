// Files with an inconspicuous number that makes the rules loop endlessly: they must end with a sentence.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadPackages } from '@tabularium/games';
import { fileText, Match, type MatchRecord, parseFile, rooted, type SetupInput, sealed } from '@tabularium/kernel';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tabularium } from './captured.ts';
import { toy } from './toy/package.ts';

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tabularium-endless-'));
  file = join(folder, 'match.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

const packages = await loadPackages();
const SEATS = [
  { kind: 'human', name: 'Anna' },
  { kind: 'human', name: 'Bruno' },
] as const;
/** Short, because the work never ends. On a busy machine anything else that takes longer ends the same way. */
const SHORT = 1;

/** The record of a match that starts at its first question, on a table that was edited by hand and sealed again. */
function damagedRecord(id: string, setup: SetupInput, ask: string, damage: (table: never) => void): MatchRecord {
  const { game } = packages.find((one) => one.game.id === id) as (typeof packages)[number];
  const match = Match.start(game, setup, { seed: 's' });
  for (let [open] = match.pending; open && open.ask !== ask; [open] = match.pending) match.answer(open.seats[0] as number, open.id, 0);
  const record = rooted(match.branch(0, 's')).record();
  const [passage] = record.passages ?? [];
  if (!passage) throw new Error('a branch begins with a passage');
  const { seal: _seal, ...save } = structuredClone(passage.save);
  damage(save.table as never);
  const { seal: _old, ...rest } = record;
  return sealed({ ...rest, passages: [{ ...passage, save: sealed(save) }] });
}
const DAMAGED: readonly { readonly what: string; readonly make: () => MatchRecord }[] = [
  {
    what: 'a debt in Romolo o Remo?',
    make: () =>
      damagedRecord('romolo', { seats: 2 }, 'startTerrain', (table: { players: { money: number }[] }) => {
        for (const player of table.players) player.money = -1_000_000;
      }),
  },
  {
    what: 'a table of a million bases in Arcane Legions',
    make: () =>
      damagedRecord(
        'arcane-legions',
        { mode: 'standard', seats: 2, options: { battlefield: 'placed' } },
        'objectiveAt',
        (table: { field: { width: number } }) => {
          table.field.width = 1_000_000;
        },
      ),
  },
];

for (const { what, make } of DAMAGED)
  test(`${what} ends with a sentence, to be played on or told`, async () => {
    const record = make();
    for (const [text, call] of [
      [fileText(record, SEATS), `play ${record.game} --resume ${file}`],
      [fileText({ ...record, result: { winners: [0], drawn: false, rule: 'X-1.1', because: 'x', scores: [] } }, SEATS), `replay ${file}`],
    ] as const) {
      writeFileSync(file, text);
      const { code, err } = await tabularium(call, { packages, patience: SHORT });
      expect(err).toMatch(/^tabularium: given up after 1 seconds without an end: the file of this match may be damaged[^\n]*\n$/);
      expect(code).toBe(1);
      expect(readFileSync(file, 'utf8')).toBe(text);
    }
  });

const endless = (): never => {
  for (;;);
};
/** All commands that run rules, bots or drawings. */
const STALLS = {
  drawing: { ...toy, terminal: { draw: endless } },
  'an answer': {
    ...toy,
    game: { ...toy.game, text: (ask: string, cell: unknown) => (cell === 4 ? endless() : toy.game.text(ask, cell)) },
  },
} as const;
test.each(Object.entries(STALLS))('%s that does not come back ends the program, and what was kept stays', async (_what, stalled) => {
  await tabularium(`play tic-tac-toe --seed s --hotseat --save ${file}`, { input: ['', 'mark 0', '', 'mark 3'] });
  const before = parseFile(readFileSync(file, 'utf8')).inputs;
  const { code, err } = await tabularium(`play tic-tac-toe --resume ${file}`, {
    input: ['', '4'],
    packages: [stalled],
    patience: SHORT,
  });
  expect({ code, err }).toMatchObject({ code: 1, err: expect.stringContaining('given up after 1 seconds') });
  expect(parseFile(readFileSync(file, 'utf8')).inputs).toEqual(before);
});
