import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadPackage } from '@tabularium/games';
import { parseFile } from '@tabularium/kernel';
import type { GamePackage } from '@tabularium/parts/shape';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Captured, tabularium } from './captured.ts';
import { bareToy, toy } from './toy/package.ts';

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tabularium-play-'));
  file = join(folder, 'match.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The bot takes the last free cell, so the left column wins in three moves. */
const play = (input: readonly string[], flags = ''): Promise<Captured> => tabularium(`play tic-tac-toe --save ${file} ${flags}`, { input });

test('a match against a bot, to its end', async () => {
  const { code, out, err } = await play(['1', 'mark 3', 'mark 6']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('Player 1, where do you mark? TTT-1.1\n   1  mark 0  Mark cell 0\n');
  expect(out).toContain('You mark 0. TTT-1.1');
  expect(out).toContain('Player 2 marks 8. TTT-1.1');
  expect(out).toContain('X..\nX..\nXOO\n');
  expect(out).toContain('· You mark 6. TTT-1.1\n\nPlayer 1 has won. Three in a line.');
  expect(out).toContain(`Saved to ${file}`);
});

test('in Italian, with names, by the second seat', async () => {
  const { out } = await play(['1'], '--lang it --seat 1 --names Anna,Bruno');
  expect(out).toContain('Bruno, dove segni?');
  expect(out).toContain('Anna segna 8.');
  expect(out).toContain(`Per continuare: tabularium play tic-tac-toe --resume ${file}`);
});

test('a text that fits several options lists them, one that fits none says so', async () => {
  const { out } = await play(['mark', 'fly', '42']);
  expect(out).toContain('> mark\nSeveral options fit:\n   1  mark 0');
  expect(out).toContain('> fly\nThat is not one of the options.');
  expect(out).toContain('> 42\nThat is not one of the options.');
});

test('what is ruled out is answered with its reason', async () => {
  const packages = [(await loadPackage('bluff')) as GamePackage];
  const { out } = await tabularium(`play bluff --seats 2 --save ${file}`, { input: ['BID 3x1', 'bid 4', 'doubt', 'quit'], packages });
  expect(out).toMatch(/> BID 3x1\n {2}bid 3x1: [^\n]+ BLU-3\.1\n> bid 4\n {2}bid 4x1: /);
  expect(out).toContain('> doubt\nThat is not one of the options.');
});

test('why not, rules, previews, the log and help answer without deciding anything', async () => {
  const { out } = await play(['?', '? TTT-1.2', '? 9.9', '?? 1', 'log', 'help', 'quit']);
  expect(out).toContain('> ?\nNothing that one might expect is missing.');
  expect(out).toContain('TTT-1.2 (original) 1 The game\nThree in a line win.');
  expect(out).toContain('There is no rule 9.9.');
  expect(out).toContain('mark 0: nothing more to say about it.');
  expect(out).toContain('quit : save and stop');
  expect(out).toContain('To continue: tabularium play tic-tac-toe --resume');
});

test('undo takes back a choice that nobody has answered yet, and is refused afterwards', async () => {
  const { out } = await play(['1', 'undo']);
  expect(out).toContain('> undo\nNothing can be undone:');
});

test('the end of the input saves; the match goes on from the file, with the same people', async () => {
  const first = await play(['1', 'mark 3'], '--seed s');
  expect(first.code).toBe(0);
  expect(first.out).toContain(`--resume ${file}`);
  const second = await tabularium(`play tic-tac-toe --resume ${file}`, { input: ['log', '? ', 'mark 6'] });
  expect(second.out).toContain('Player 1 has won.');
  const told = await tabularium(`replay ${file}`);
  expect(told.out).toContain('Player 1: mark 6\n  Player 1 marks 6. TTT-1.1\n\nPlayer 1 has won. Three in a line. TTT-1.2\n');
});

test('hot seat: every hand-over waits for Enter', async () => {
  const { out } = await play(['', 'mark 0', '', 'mark 4'], '--hotseat');
  expect(out).toContain('Player 1, it is your turn. Press Enter when nobody else is looking.');
  expect(out).toContain('Player 2, it is your turn.');
  const { inputs } = parseFile(readFileSync(file, 'utf8'));
  expect(inputs.map((input) => input.kind === 'answer' && [input.seat, input.by])).toEqual([
    [0, 'player'],
    [1, 'player'],
  ]);
});

test('a game without mind and terminal is played against random, and dumped', async () => {
  const { out } = await tabularium(`play tic-tac-toe --save ${file}`, { input: ['5'], packages: [bareToy] });
  expect(out).toContain('cells:');
});

test('replay --verify accepts what was played and refuses what was changed', async () => {
  await play(['1', 'mark 3', 'mark 6'], '--seed s');
  const good = await tabularium(`replay ${file} --verify`);
  expect(good).toMatchObject({ code: 0, err: '' });
  expect(good.out).toMatch(/^OK tic-tac-toe, classic, 2 seats: 5 inputs, 0 numbers drawn, finished, digest [0-9a-f]{64}\n$/);
  const text = readFileSync(file, 'utf8');
  for (const [changed, complaint] of [
    [text.replace('mark 3', 'mark 4'), 'was changed after it was written'],
    [text.slice(0, 100), 'is not complete JSON'],
    ['[]', 'a record is an object'],
  ] as const) {
    writeFileSync(file, changed);
    const bad = await tabularium(`replay ${file} --verify --json`);
    expect(bad).toMatchObject({ code: 1, out: '' });
    expect(bad.err).toContain(complaint);
  }
});

test('replay calls people what the file calls them', async () => {
  await play(['1', 'mark 3', 'mark 6'], '--seed s --names Anna,Bruno');
  const { out } = await tabularium(`replay ${file}`);
  expect(out).toContain('Anna: mark 0\n  Anna marks 0.');
  expect(out).toContain('Bruno: mark 8\n  Bruno marks 8.');
  expect(out).toContain('Anna has won.');
  expect((await tabularium(`replay ${file} --json --lang it`)).out).toContain('Anna segna 0.');
});

test('replay --json tells every input with its sentences', async () => {
  await play(['1', 'mark 3', 'mark 6'], '--seed s');
  const { out } = await tabularium(`replay ${file} --verify --json --lang it --seat 0`);
  const data = JSON.parse(out) as { log: unknown[] };
  expect(data).toMatchObject({ game: 'tic-tac-toe', mode: 'classic', seats: 2, inputs: 5, verified: true, result: { winners: [0] } });
  expect(data.log).toHaveLength(6);
  expect(data.log[1]).toMatchObject({ n: 1, seat: 0, text: 'mark 0', told: [{ kind: 'marked', sentence: 'Giocatore 1 segna 0.' }] });
});

test('a draw: the bot agrees while it is not ahead', async () => {
  const { out } = await play(['play on', 'draw']);
  expect(out).toContain('> play on\nNobody offers a draw.');
  expect(out).toContain('A draw between Player 1 and Player 2. They agreed on it.');
});
test('a draw between people is offered, declined, offered again and agreed, in Italian', async () => {
  const { out } = await play(
    ['', 'pareggio', 'pareggio', '1', '', 'continua', 'pareggio', '1', '', 'pareggio'],
    '--hotseat --lang it --names Anna,Bruno',
  );
  expect(out).toContain('> pareggio\nSei per il pareggio; «continua» ritira la proposta.');
  expect(out).toContain('Anna propone il pareggio: «pareggio» lo accetta, «continua» lo rifiuta.');
  expect(out).toContain('> continua\nNiente pareggio: la partita continua.');
  expect(out).toContain('Bruno propone il pareggio');
  expect(out).toContain('Pareggio tra Anna e Bruno. Si sono accordati.');
});
test('a draw cannot be agreed where the game knows none', async () => {
  const packages = [{ ...toy, game: { ...toy.game, agreedDraw: () => undefined } }];
  const { out } = await tabularium(`play tic-tac-toe --save ${file}`, { input: ['draw', 'quit'], packages });
  expect(out).toContain('> draw\nNo draw can be agreed in this match.');
});
