// What `play` leaves on disk, and what it takes back from there.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fileOf, fileText, type MatchFile, parseFile, sealed } from '@tabularium/kernel';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Captured, tabularium } from './captured.ts';
import { toy } from './toy/package.ts';

const BIN = fileURLToPath(new URL('../tabularium.mjs', import.meta.url));

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tabularium-keeping-'));
  file = join(folder, 'match.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

const play = (input: readonly string[], flags = ''): Promise<Captured> =>
  tabularium(`play tic-tac-toe --seed s --save ${file} ${flags}`, { input });
const resume = (input: readonly string[] = [], flags = ''): Promise<Captured> =>
  tabularium(`play tic-tac-toe --resume ${file} ${flags}`, { input });
const kept = (): MatchFile => parseFile(readFileSync(file, 'utf8'));

test('whoever is killed goes on where they were', async () => {
  const args = [BIN, 'play', 'battalia', '--first-game', '--seed', 's', '--save', file];
  const killed = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(killed, 'close');
  let out = '';
  killed.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
    const asked = out.split('> 1\n').length - 1;
    if (asked < 3 && out.endsWith('help\n')) killed.stdin.write('1\n');
    else if (asked >= 3) killed.kill('SIGKILL');
  });
  await ended;
  const answered = kept().inputs.filter((input) => input.kind === 'answer' && input.by === 'player');
  expect(answered.length).toBeGreaterThanOrEqual(2);
  expect(readdirSync(folder)).toContain('match.json');
  const resumed = spawnSync(process.execPath, [BIN, 'play', 'battalia', '--resume', file], { input: '', encoding: 'utf8' });
  expect(resumed).toMatchObject({ status: 0, stderr: '' });
  expect(kept().inputs.slice(0, answered.at(-1)?.n)).toContainEqual(answered.at(-1));
});

test('a path that cannot be written is refused before the first question', async () => {
  for (const path of [join(folder, 'no', 'where.json'), folder]) {
    const { code, out, err } = await tabularium(`play tic-tac-toe --save ${path}`, { input: ['1'] });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('--save: ');
  }
  expect(readdirSync(folder)).toEqual([]);
});

test('no other file is written over', async () => {
  writeFileSync(file, 'mine');
  expect(await play(['1'])).toMatchObject({ code: 2, err: expect.stringContaining(`the file ${file} already exists`) });
  expect(readFileSync(file, 'utf8')).toBe('mine');
});

test('the file of a running match shows no seed and no answer, and is not told; afterwards it is open to all', async () => {
  await play(['mark 0', 'mark 3']);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain('A match that is not over yet.');
  for (const secret of ['"seed"', 'inputs', 'mark', 'draws']) expect(text).not.toContain(secret);
  for (const flags of ['', '--verify', '--json']) {
    const { code, out, err } = await tabularium(`replay ${file} ${flags}`);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('this match is not over yet');
  }
  await resume(['mark 6']);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ seed: 's', result: { winners: [0] } });
  expect((await tabularium(`replay ${file} --verify`)).code).toBe(0);
  expect(await resume()).toMatchObject({
    code: 1,
    err: expect.stringContaining(`this match is over: \`tabularium replay ${file}\` tells it`),
  });
});

test('a seed that nobody chose is in no file name', async () => {
  const before = process.cwd();
  process.chdir(folder);
  try {
    await tabularium('play tic-tac-toe');
    const [name = ''] = readdirSync(folder);
    expect(name).toMatch(/^tic-tac-toe-[0-9a-f]{8}\.json$/);
    expect(parseFile(readFileSync(join(folder, name), 'utf8')).seed).not.toContain(name.slice(12, 20));
  } finally {
    process.chdir(before);
  }
});

test('a saved match goes on with its people and bots; nobody takes a seat to look at its hand', async () => {
  await play(['mark 0'], '--names Anna,Bruno --bots random');
  for (const flag of ['--seat 1', '--hotseat', '--names A,B', '--bots random', '--seed t', '--mode classic'])
    expect(await resume([], flag)).toMatchObject({ code: 2, err: expect.stringContaining('a saved match keeps the people') });
  expect(kept().seats).toEqual([
    { kind: 'human', name: 'Anna' },
    { kind: 'bot', name: 'Bruno', level: 'random' },
  ]);
  expect((await resume(['mark 3'])).out).toContain('Anna, where do you mark?');
});

test('whoever has resigned is not asked again', async () => {
  await play(['', 'mark 0', '', 'quit'], '--hotseat');
  const { inputs, ...rest } = kept();
  const left = sealed({ ...rest, inputs: [...inputs, { n: inputs.length + 1, kind: 'leave', seat: 1 } as const] });
  writeFileSync(file, fileText(left, rest.seats ?? []));
  expect((await resume([])).out).not.toContain('Player 2, it is your turn');
});

test('a match of an older version of its game goes on, and says what that cost', async () => {
  await play(['mark 0']);
  const text = (_ask: string, cell: unknown): string => `cell ${String(cell)}`; // what was recorded is not offered any more
  const newer = { ...toy, game: { ...toy.game, version: 2, text } };
  const { out } = await tabularium(`play tic-tac-toe --resume ${file}`, { input: ['cell 3', 'cell 6'], packages: [newer] });
  expect(out).toContain('The rules have changed since (version 1, now 2)');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ version: 2, result: { winners: [0] } });
});

test('what was changed is refused with a sentence', async () => {
  await play(['mark 0']);
  const text = readFileSync(file, 'utf8');
  const record = kept();
  const edited = (change: object): string => JSON.stringify(fileOf({ ...record, ...change }, record.seats ?? []));
  const by = (label: string): object => ({ inputs: record.inputs.map((input) => ({ ...input, by: label })) });
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  for (const [changed, complaint] of [
    [text.slice(0, 200), 'is not complete JSON'],
    [text.replace(/"box":"..../, '"box":"AAAA'), 'was changed after it was written'],
    [text.replace(/"box":"[^"]*"/, '"box":"%%"'), 'was changed after it was written'],
    [edited({ seed: 't', inputs: [] }), 'the last table has digest'],
    [edited({ inputs: record.inputs.slice(0, 1).map((input) => ({ ...input, text: 'mark 5' })) }), 'the record has mark "mark 5"'],
    [edited(by('wizard')), '"record.inputs.0.by" is'],
    [edited({ draws: [7] }), 'gives different draws'],
    [edited({ game: 'chess' }), 'this is a record of chess'],
    [edited({ digest: 'a\u001b[31m' }), 'has control characters'],
    [`{"format":1,"setup":${deep}}`, 'this record is'],
    [JSON.stringify(record).replace('"setup":{', `"setup":{"deep":${deep},`), 'nested too deeply'],
    [edited({ setup: { ...record.setup, mode: 'no\nsuch' } }), 'unknown mode'],
  ] as const) {
    writeFileSync(file, changed);
    const { code, out, err } = await resume(['mark 3']);
    expect(err).toContain(complaint);
    expect(err).not.toMatch(/\n +at .*\.ts/); // no stack
    expect(err).not.toContain('\u001b');
    expect(out).toBe('');
    expect(code).toBeGreaterThan(0);
  }
});
