import { expect, test } from 'vitest';
import { tabularium } from './captured.ts';

test('games: modes, seats, options and bots', async () => {
  const { code, out } = await tabularium('games');
  expect(code).toBe(0);
  expect(out).toContain('tic-tac-toe  Tic-tac-toe\n  Three in a line.\n');
  expect(out).toMatch(/classic +2 seats +Classic/);
  const data: unknown = JSON.parse((await tabularium('games --json --lang it')).out);
  expect(data).toEqual([
    {
      id: 'tic-tac-toe',
      version: 1,
      name: 'Tris',
      summary: 'Tre in fila.',
      modes: [{ id: 'classic', seats: [2], name: 'Classica' }],
      options: [],
      firstGame: { mode: 'classic', seats: 2, options: {} },
      bots: ['random', 'legionario'],
    },
  ]);
});

test('simulate: the same arguments give the same hash, another seed another one', async () => {
  const call = async (args: string): Promise<{ hash: string }> =>
    JSON.parse((await tabularium(`simulate tic-tac-toe --games 50 --json ${args}`)).out) as { hash: string };
  const report = await call('--seed 7');
  expect(Object.keys(report).join(' ')).toBe(
    'game mode seats games decisions seconds decisionsPerSecond wins draws errors meanDecisions maxOptions hash failures',
  );
  expect(report).toMatchObject({ game: 'tic-tac-toe', mode: 'classic', seats: 2, games: 50, errors: 0, maxOptions: 9 });
  expect((await call('--seed 7')).hash).toBe(report.hash);
  expect((await call('--seed 8')).hash).not.toBe(report.hash);
  expect((await call('--seed 7 --mode all --seats all')).hash).toBe(report.hash);
  expect((await call('--seed 7 --bots random,greedy')).hash).not.toBe(report.hash);
});

test('simulate: bots that change seats are counted by name', async () => {
  const { out } = await tabularium('simulate tic-tac-toe --games 10 --bots random,greedy --rotate --json');
  const { winsByBot, wins, draws } = JSON.parse(out) as { winsByBot: Record<string, number>; wins: number[]; draws: number };
  expect(Object.keys(winsByBot)).toEqual(['random', 'greedy']);
  expect([...Object.values(winsByBot), draws].reduce((a, b) => a + b)).toBe(10);
  expect([...wins, draws].reduce((a, b) => a + b)).toBe(10);
});

test('simulate: bots that keep their seats are counted by name, too, and the report says who sat where', async () => {
  const call = 'simulate tic-tac-toe --games 10 --bots random,greedy';
  const { winsByBot, wins } = JSON.parse((await tabularium(`${call} --json`)).out) as { winsByBot: object; wins: number[] };
  expect(winsByBot).toEqual({ random: wins[0], greedy: wins[1] });
  const { out } = await tabularium(call);
  expect(out).toMatch(/^bots +random in seat 0, greedy in seat 1$/m);
  expect(out).toMatch(new RegExp(`^wins of greedy +${wins[1]} `, 'm'));
  expect((await tabularium(`${call} --rotate`)).out).toMatch(/^bots +random, greedy, changing seats$/m);
});

test('simulate: a readable report without --json', async () => {
  const { code, out, err } = await tabularium('simulate tic-tac-toe --games 5');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^game +tic-tac-toe, mode classic, 2 seats\n/);
  expect(out).toMatch(/errors +0\n$/);
});

test('rules: what is tested, cited, unknown and different', async () => {
  const { code, out } = await tabularium('rules tic-tac-toe --json');
  expect(code).toBe(0);
  expect(JSON.parse(out)).toEqual({
    game: 'tic-tac-toe',
    rules: 4,
    tested: 2,
    cited: 2,
    untested: ['TTT-1.3'],
    uncited: ['TTT-1.3', 'TTT-1.4'],
    untestable: ['TTT-1.4'],
    unknown: ['TTT-9.9 (rules.ts)'],
    languages: ['it marks TTT-1.2 differently', 'it lacks TTT-1.3'],
  });
  const report = await tabularium('rules tic-tac-toe');
  expect(report.out).toMatch(/tested +2 of 4 \(50\.0 %\)/);
  expect(report.out).toContain('without a test (1)\n  TTT-1.3\n');
});

test('rules: the text of one rule, in a language, and where it is cited', async () => {
  expect((await tabularium('rules tic-tac-toe TTT-1.1')).out).toBe(
    [
      'TTT-1.1 (original) 1 The game\nIn turn, mark a free cell.\n  Why: Two marks in a cell would be hard to read.\n',
      'code\n  cli/test/toy/rules.ts:3\n',
      'tests\n  cli/test/toy/test/marks.ts:4\n  cli/test/toy/test/marks.ts:5\n',
    ].join('\n'),
  );
  expect(JSON.parse((await tabularium('rules tic-tac-toe 1.2 --json')).out)).toMatchObject({
    id: 'TTT-1.2',
    code: ['cli/test/toy/rules.ts:2'],
    tests: ['cli/test/toy/test/marks.ts:5'],
  });
  const { out } = await tabularium('rules tic-tac-toe 1.4', { env: { LANG: 'it_IT.UTF-8' } });
  expect(out).toContain('Sii gentile.');
});

test('colours are there when they are wanted, and never with NO_COLOR', async () => {
  expect((await tabularium('games', { env: { FORCE_COLOR: '1' } })).out).toContain('\u001B[');
  expect((await tabularium('games', { env: { FORCE_COLOR: '1', NO_COLOR: '1' } })).out).not.toContain('\u001B[');
});
