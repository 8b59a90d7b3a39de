// A PostgreSQL server for tests and proofs: in a temporary folder, reached through a socket in it, gone afterwards.
import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

export const NO_POSTGRES = `There is no PostgreSQL here: install it (\`apt-get install postgresql\`, as root),
or say where its programs are with POSTGRES=/folder/of/initdb.`;
/** The server ends when this process closes its end of the pipe, or dies. */
const SERVE =
  '"$0/postgres" -D data -k "$PWD" -c listen_addresses= -c recovery_init_sync_method=syncfs > log 2>&1 & cat > /dev/null; kill -QUIT $!; wait';

export interface PostgresServer extends AsyncDisposable {
  /** The address of a new, empty database. */
  newDatabase(): Promise<string>;
  /** Ends at once, like a crash. What was committed is there after `start`. */
  stop(): Promise<void>;
  /** Resolves once it answers. */
  start(): Promise<void>;
}

/** The folder of PostgreSQL's programs, if it is installed; of several, the newest. */
export function findPostgres(): string | undefined {
  const version = (path: string): number => Number(/\d+/.exec(path)?.[0]);
  const debian = globSync('/usr/lib/postgresql/*/bin').sort((one, other) => version(other) - version(one));
  const places = [process.env['POSTGRES'] ?? '', ...debian, ...(process.env['PATH'] ?? '').split(delimiter)];
  return places.find((folder) => folder !== '' && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

export async function startPostgres(): Promise<PostgresServer> {
  const programs = findPostgres();
  if (programs === undefined) throw new Error(NO_POSTGRES);
  const folder = mkdtempSync(join(tmpdir(), 'pg-')); // short, because the path of a socket must be
  const user = ordinaryUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const log = join(folder, 'log');
  const started = (script: string): ChildProcess =>
    spawn('/bin/sh', ['-c', script, programs], { cwd: folder, ...user, stdio: ['pipe', 'ignore', 'ignore'] });
  const addressOf = (database: string): string => `postgres://tabularium@${encodeURIComponent(folder)}/${database}`;
  const failed = (what: string): Error => new Error(`PostgreSQL ${what}:\n${existsSync(log) ? readFileSync(log, 'utf8') : ''}`);

  let server: ChildProcess | undefined;
  let databases = 0;
  const stop = async (): Promise<void> => {
    const ended = server && exitOf(server);
    server?.stdin?.end();
    await ended;
    server = undefined;
  };
  const start = async (): Promise<void> => {
    server = started(SERVE);
    for (let tries = 0; tries < 1000; tries++) {
      if (await run(addressOf('postgres'), 'select 1').then(yes, no)) return;
      await pause(30);
    }
    throw failed('did not start');
  };
  const remove = async (): Promise<void> => {
    await stop();
    rmSync(folder, { recursive: true });
  };
  try {
    if ((await exitOf(started('"$0/initdb" -D data -U tabularium -A trust -E UTF8 --locale=C --no-sync > log 2>&1'))) !== 0)
      throw failed(`could not set up a database in ${folder}`);
    await start();
  } catch (error) {
    await remove();
    throw error;
  }
  return {
    async newDatabase() {
      const name = `test_${databases++}`;
      await run(addressOf('postgres'), `create database ${name}`);
      return addressOf(name);
    },
    stop,
    start,
    [Symbol.asyncDispose]: remove,
  };
}

const yes = (): boolean => true;
const no = (): boolean => false;
const exitOf = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve, reject) => {
    child.once('exit', resolve);
    child.once('error', reject);
  });
async function run(address: string, statement: string): Promise<void> {
  const client = new Client(address);
  client.on('error', () => undefined); // the statement fails, too
  try {
    await client.connect();
    await client.query(statement);
  } finally {
    await client.end();
  }
}
/** PostgreSQL refuses to run as root. */
function ordinaryUser(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  const [, , uid, gid] =
    (users.find((line) => line.startsWith('postgres:')) ?? users.find((line) => line.startsWith('nobody:')))?.split(':') ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}
