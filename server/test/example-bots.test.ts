// The programs of examples/bots on a real server, which is restarted while they play.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openSqlite } from '@tabularium/storage';
import { expect, it } from 'vitest';
import { makeServer, type TableServer } from '../index.ts';
import { newTable, OPEN, thinker, visitorOf } from './support/serving.ts';

const folder = fileURLToPath(new URL('../../examples/bots/', import.meta.url));
const hasPython = spawnSync('python3', ['--version']).status === 0;
if (!hasPython) process.stderr.write('THERE IS NO python3 HERE: the bot in Python is not tested\n');

/** Asks until it is true. */
async function seen(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await isSo()); tries++) {
    if (tries === 3000) throw new Error('it did not come to that');
    await pause(10);
  }
}

interface Running {
  readonly process: ChildProcess;
  /** Its output, once it has ended. */
  readonly end: Promise<string>;
}
function running(command: string, file: string, args: readonly string[]): Running {
  const child = spawn(command, [join(folder, file), ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stdout.on('data', (text) => (said += text));
  child.stderr.on('data', (text) => (said += text));
  return { process: child, end: new Promise((resolve) => child.on('close', (code) => resolve(`${code} ${said}`))) };
}

it.each([
  ['TypeScript', process.execPath, 'first-online.ts', false],
  ['Python', 'python3', 'chance_online.py', !hasPython],
])('two bots in %s sit down by a link, play a match to its end, and do not mind a restart', async (_, command, file, isMissing) => {
  if (isMissing) return expect(hasPython).toBe(false);
  const data = mkdtempSync(join(tmpdir(), 'tabularium-bots-'));
  const start = async (port: number): Promise<{ readonly server: TableServer; readonly port: number }> => {
    const server = await makeServer({ store: await openSqlite(join(data, 'test.db')), pause: 0, thinker });
    return { server, port: await server.listen(port, '127.0.0.1') };
  };
  const first = await start(0);
  let { server } = first;
  const base = `http://127.0.0.1:${first.port}`;
  const anna = visitorOf(base);
  const { table, invite } = await anna.makeTable(newTable([OPEN, OPEN, { kind: 'bot', name: 'Marcus', level: 'random' }]));
  const link = `${base}/#/table/${table.id}/${invite}`;
  const mine = anna.table(table.id);
  const bots: Running[] = [];
  try {
    for (const name of ['One', 'Two']) {
      bots.push(running(command, file, [link, name]));
      await seen(async () => (await mine.state()).seats.filter(({ kind }) => kind === 'human').length === bots.length);
    }
    await mine.start();
    await seen(async () => ((await mine.whole()).eyes['public']?.log.length ?? 0) > 3);
    await server.close();
    ({ server } = await start(first.port));
    const state = await mine.state().catch(() => mine.state()); // the first call may still go to the stopped server
    expect(state.state).toBe('running');
    const said = await Promise.all(bots.map(({ end }) => end));
    expect((await mine.state()).state).toBe('over');
    const { result } = await mine.record();
    for (const text of said) {
      expect(text).toMatch(/^0 \{/);
      expect(JSON.parse(text.slice(2))).toEqual(result);
    }
  } finally {
    for (const { process: child } of bots) child.kill('SIGKILL');
    await server.close();
    rmSync(data, { recursive: true });
  }
});
