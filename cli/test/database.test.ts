// `tabularium serve` and `tabularium work` as processes on one PostgreSQL database.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { newDatabase } from '@tabularium/storage/testing';
import { afterEach, expect, test } from 'vitest';
import { tabularium } from './captured.ts';

const BIN = fileURLToPath(new URL('../tabularium.mjs', import.meta.url));
const started: ChildProcess[] = [];
afterEach(async () => {
  for (const child of started.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
});

/** Starts a process; resolves once it has said hello. */
async function begun(args: readonly string[], address: string): Promise<{ readonly child: ChildProcess; readonly said: () => string }> {
  const child = spawn(process.execPath, [BIN, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DATABASE_URL: address },
  });
  started.push(child);
  let text = '';
  await new Promise<void>((resolve, reject) => {
    const onText = (more: string): void => {
      text += more;
      if (text.includes('Ctrl+C')) resolve();
    };
    child.stdout.setEncoding('utf8').on('data', onText);
    child.stderr.setEncoding('utf8').on('data', onText);
    child.on('exit', (code) => reject(new Error(`it ended with ${code}: ${text}`)));
  });
  return { child, said: () => text };
}
async function ended(child: ChildProcess): Promise<number | null> {
  const gone = once(child, 'exit') as Promise<[number | null]>;
  child.kill('SIGTERM');
  return (await gone)[0];
}
/** The same database, with a password that nobody asks for. */
const withSecret = (address: string): string => address.replace('postgres://tabularium@', 'postgres://tabularium:very-secret@');

const TABLE = {
  game: 'bluff',
  setup: { seats: 2 },
  chairs: [
    { kind: 'bot', name: 'Marcus', level: 'random' },
    { kind: 'mine', name: 'Anna' },
  ],
  host: { name: 'Anna', emblem: 'lion' },
  share: 'a'.repeat(32),
};

test('two servers and a worker share tables, bots think at the worker, and nothing says the password', async () => {
  const address = withSecret(await newDatabase());
  const serve = ['serve', '--port', '0', '--site', 'none', '--threads', '0', '--log'];
  const all = await Promise.all([begun(serve, address), begun(serve, address), begun(['work', '--threads', '2', '--log'], address)]);
  const [one = '', two = ''] = all.map(({ said }) => /running at (http:\S+)\//.exec(said())?.[1]);
  let cookie = '';
  const ask = async <T>(url: string, body?: object): Promise<T> => {
    const headers = { cookie, ...(body && { 'content-type': 'application/json' }) };
    const answer = await fetch(url, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) });
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return (await answer.json()) as T;
  };
  const { table } = await ask<{ table: { id: string } }>(`${one}/api/tables`, TABLE);
  await ask(`${two}/api/tables/${table.id}/start`, {});
  const log = async () => (await ask<{ eyes: { 1: { log: unknown[] } } }>(`${one}/api/tables/${table.id}/match`)).eyes[1].log.length;
  await expect.poll(log, { timeout: 60_000 }).toBeGreaterThan(1); // more than the roll: the bot has bid
  for (const { child } of all) expect(await ended(child)).toBe(0);
  const said = all.map((one) => one.said()).join('');
  expect(said).toContain('The data is in postgres://tabularium@');
  expect(said).toContain('Up to 2 bots at a time can think here, for postgres://tabularium@');
  expect(said).toContain('"msg":"jobs: ');
  expect(said).not.toContain('very-secret');
});

test('what is wrong with a database is said in a line, without its password', async () => {
  const address = new URL(withSecret(await newDatabase()));
  const none = new URL(address);
  none.pathname = '/not_there';
  const stranger = new URL(address);
  stranger.username = 'stranger';
  for (const [url, complaint] of [
    [none, 'there is no such database: create it first'],
    [stranger, 'the database refuses this user or password'],
    [new URL('postgres://me:very-secret@127.0.0.1:1/x'), 'no PostgreSQL answers there'],
    [new URL('postgres://me:very-secret@nowhere.invalid/x'), 'there is no machine of this name'],
  ] as const)
    for (const command of ['serve --site none --port 0', 'work']) {
      const { code, out, err } = await tabularium(`${command} --database ${url.href}`);
      expect(err).toContain(`: ${complaint}`);
      expect(err).not.toContain('very-secret');
      expect(err.trimEnd()).not.toContain('\n');
      expect({ code, out }).toEqual({ code: 1, out: '' });
    }
});
