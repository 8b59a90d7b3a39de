// The command-line flags of a server.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LEVELS, levelCalled } from '@tabularium/parts/levels';
import { isDatabaseAddress } from '@tabularium/server/database-address';
import { KEEP_DAYS } from '@tabularium/server/lasting';
import type { ServeOptions } from '@tabularium/server/serve';
import { type Flag, type Flags, UsageError } from './command.ts';
import type { Io } from './io.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
/** Where `npm start` builds the site. */
export const BUILT_SITE = join(root, 'web', 'dist');
const FIRST_PORT = 5173;
/** How many ports to try if none was asked for. */
export const PORTS = 50;

export const DATA_FLAG: Flag = { value: 'DIR', help: 'the data folder (default: data/ next to the program)' };
export const BOTS_FLAG: Flag = {
  value: 'LEVEL',
  help: `the strongest bots that may play: ${LEVELS.map(({ name }) => name).join(', ')} (default)`,
};
export const SERVE_FLAGS = {
  port: { value: 'N', help: `the port to listen on (default: the first free one from ${FIRST_PORT})` },
  host: { value: 'NAME', help: 'the address to listen on: localhost (default), or 0.0.0.0 to let in the whole network' },
  data: DATA_FLAG,
  origin: { value: 'URL', help: 'the address that people open, if the server is behind a proxy: https://table.example' },
  proxy: { help: 'take client addresses from the proxy in front of it (X-Forwarded-For)' },
  log: { help: 'log every request to standard error as a JSON line, without names, addresses or secrets' },
  'keep-days': { value: 'N', help: `close a table after N days without play (default: ${KEEP_DAYS})` },
  bots: BOTS_FLAG,
  metrics: { help: 'let anybody read /metrics, not only this machine' },
} as const satisfies Readonly<Record<string, Flag>>;

export const DATABASE_FLAG: Flag = {
  value: 'URL',
  help: 'keeps everything in PostgreSQL instead, which several servers may share: postgres://user@host/name (default: $DATABASE_URL)',
};
export const THREADS_FLAG: Flag = { value: 'N', help: 'how many bots think at a time' };

type Env = Io['env'];
/** The address of a PostgreSQL database, if one was given. It may hold a password, so no message repeats it. */
export function databaseOf(flags: Flags, env: Env): string | undefined {
  if (flags.has('data') && flags.has('database'))
    throw new UsageError('--data and --database exclude each other: everything is kept in one place');
  const asked = flags.text('database');
  const url = asked ?? (flags.has('data') ? undefined : env['DATABASE_URL'] || undefined);
  if (url !== undefined && !isDatabaseAddress(url))
    throw new UsageError(`${asked === undefined ? 'DATABASE_URL' : '--database'} takes an address like postgres://user@host/name`);
  return url;
}

export const dataFolderOf = (flags: Flags): string => {
  const folder = flags.text('data') ?? join(root, 'data');
  if (folder === '') throw new UsageError('--data takes the name of a folder');
  return resolve(folder);
};

/** Reads and checks all flags before anything starts. */
export function serveOptions(flags: Flags, env: Env): ServeOptions {
  const database = databaseOf(flags, env);
  return {
    ...(database === undefined ? { data: dataFolderOf(flags) } : { database }),
    port: portOf(flags),
    ports: flags.has('port') ? 1 : PORTS,
    host: hostOf(flags),
    origin: originOf(flags),
    bots: botsOf(flags),
    keepDays: flags.number('keep-days', 1),
    isBehindProxy: flags.is('proxy'),
    hasOpenMetrics: flags.is('metrics'),
    log: flags.is('log') ? 'requests' : 'failures',
  };
}
/** The strongest bots that may play; undefined for all. */
export function botsOf(flags: Flags): string | undefined {
  const asked = flags.text('bots');
  const level = asked === undefined ? undefined : levelCalled(asked);
  if (level !== undefined && !LEVELS.some(({ name }) => name === level))
    throw new UsageError(`--bots: there is no level "${asked}": choose from ${LEVELS.map(({ name }) => name).join(', ')}`);
  return level;
}
function portOf(flags: Flags): number {
  const text = flags.text('port') ?? String(FIRST_PORT);
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) throw new UsageError(`--port must be a number up to 65535, not "${text}"`);
  return Number(text);
}
function hostOf(flags: Flags): string {
  const host = flags.text('host') ?? 'localhost';
  if (!/^[\w.:%-]+$/.test(host)) throw new UsageError(`--host takes a name or an address like localhost or 0.0.0.0, not "${host}"`);
  return host;
}
function originOf(flags: Flags): string | undefined {
  const text = flags.text('origin');
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw new UsageError(`--origin takes an address like https://table.example, not "${text}"`);
  if (url.href !== `${url.origin}/`)
    throw new UsageError(`--origin takes an address like https://table.example, without a path, not "${text}"`);
  return url.origin;
}
/** The folder of the site to serve; undefined to serve none. */
export function siteOf(flags: Flags): string | undefined {
  const asked = flags.text('site');
  if (asked === 'none') return undefined;
  const isThere = (folder: string): boolean => existsSync(join(folder, 'index.html'));
  if (asked === undefined) return isThere(BUILT_SITE) ? BUILT_SITE : undefined;
  if (!isThere(resolve(asked))) throw new UsageError(`${asked} has no index.html: --site takes the folder of the built site, or none`);
  return resolve(asked);
}
