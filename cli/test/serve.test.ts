// `tabularium serve` as a process: started, asked, told to end, started again.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tabularium } from './captured.ts';

const BIN = fileURLToPath(new URL('../tabularium.mjs', import.meta.url));

let folder = '';
const started: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tabularium-serve-'));
});
afterEach(async () => {
  for (const child of started.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
  rmSync(folder, { recursive: true });
});

interface House {
  readonly child: ChildProcess;
  readonly base: string;
  readonly said: () => string;
}
async function serving(...more: string[]): Promise<House> {
  const child = spawn(process.execPath, [BIN, 'serve', '--port', '0', '--data', join(folder, 'data'), ...more], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  let text = '';
  const address = new Promise<string>((resolve, reject) => {
    const onText = (more: string): void => {
      text += more;
      const found = /running at (http:\S+)\//.exec(text)?.[1];
      if (found !== undefined && text.includes('Ctrl+C')) resolve(found);
    };
    child.stdout.setEncoding('utf8').on('data', onText);
    child.stderr.setEncoding('utf8').on('data', onText);
    child.on('exit', (code) => reject(new Error(`it ended with ${code}: ${text}`)));
  });
  return { child, base: await address, said: () => text };
}
async function ended({ child }: House, signal: NodeJS.Signals): Promise<number | null> {
  const gone = once(child, 'exit') as Promise<[number | null]>;
  child.kill(signal);
  return (await gone)[0];
}
const TABLE = {
  game: 'bluff',
  setup: { seats: 2 },
  chairs: [{ kind: 'mine', name: 'Anna' }, { kind: 'open' }],
  host: { name: 'Anna', emblem: 'lion' },
  share: 'a'.repeat(32),
};
const post = (address: string, body: object): Promise<Response> =>
  fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

test('a server keeps its tables from one start to the next, and says goodbye in between', async () => {
  const first = await serving('--site', 'none');
  expect(first.said()).toContain('It serves only the API');
  expect(first.said()).toContain('Only this computer can reach it. To let others on your network in, add --host 0.0.0.0');
  const { table, watch } = (await (await post(`${first.base}/api/tables`, TABLE)).json()) as { table: { id: string }; watch: string };
  const headers = { 'tabularium-link': watch };
  const stream = await fetch(`${first.base}/api/tables/${table.id}/stream`, { headers });
  expect(await ended(first, 'SIGTERM')).toBe(0);
  expect(await stream.text()).toMatch(/data: \{"is":"bye","retry":\d+\}\n\n$/);
  expect(first.said()).toContain('Stopping: everything is saved.');

  const second = await serving('--site', 'none');
  const state = await fetch(`${second.base}/api/tables/${table.id}`, { headers });
  expect(await state.json()).toMatchObject({ id: table.id, state: 'open' });
  expect(await ended(second, 'SIGINT')).toBe(0);
});

test('a server gives the site, and other machines are told where it is', async () => {
  writeFileSync(join(folder, 'index.html'), '<h1>Tabularium</h1>');
  const house = await serving('--site', folder, '--host', '0.0.0.0', '--log');
  expect(house.said()).toContain('To play with friends elsewhere');
  expect(house.said()).not.toContain('Only this computer');
  expect(await (await fetch(house.base)).text()).toBe('<h1>Tabularium</h1>');
  expect(await ended(house, 'SIGTERM')).toBe(0);
  expect(house.said()).toContain('"route":"site","status":200');
});

test('a signal that comes from several sides at once is one: it does not cut the closing short', async () => {
  const house = await serving('--site', 'none');
  for (let n = 0; n < 3; n++) house.child.kill('SIGINT');
  expect(await ended(house, 'SIGTERM')).toBe(0);
});

test('a backup is made while the server runs, and never over another file', async () => {
  await serving('--site', 'none');
  const file = join(folder, 'backup.db');
  const { code, out, err } = await tabularium(`backup ${file} --data ${join(folder, 'data')}`);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain(`${file}: `);
  const { mtimeMs } = statSync(file);
  expect(await tabularium(`backup ${file} --data ${join(folder, 'data')}`)).toEqual({
    code: 1,
    out: '',
    err: `tabularium: ${file} is there already: choose another name\n`,
  });
  expect(statSync(file).mtimeMs).toBe(mtimeMs);
});

test('what keeps a server from starting is said in a line', async () => {
  writeFileSync(join(folder, 'file'), '');
  for (const [args, complaint] of [
    [`--data ${join(folder, 'file')}`, `${join(folder, 'file')} is a file: choose a folder for the data with --data`],
    ['--data /dev/null/data', 'the folder /dev/null/data cannot be written to: choose another with --data'],
    [`--data ${join(folder, 'data')} --host 192.0.2.77`, '192.0.2.77 is no address of this machine'],
  ] as const) {
    const { code, out, err } = await tabularium(`serve --site none --port 0 ${args}`);
    expect(err).toContain(`tabularium: ${complaint}`);
    expect(err.trimEnd()).not.toContain('\n');
    expect({ code, out }).toEqual({ code: 1, out: '' });
  }
  const house = await serving('--site', 'none');
  const port = new URL(house.base).port;
  const taken = await tabularium(`serve --site none --data ${join(folder, 'other')} --port ${port}`);
  expect(taken).toEqual({ code: 1, out: '', err: `tabularium: port ${port} is taken: choose another with --port\n` });
  const second = await tabularium(`serve --site none --data ${join(folder, 'data')} --port 0`);
  expect(second.err).toContain(`another server works in ${join(folder, 'data')}`);
  expect(second.code).toBe(1);
});
