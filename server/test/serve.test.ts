// A server on a data folder: started, closed, restarted, and restored from a backup.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Api } from '@tabularium/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { backUp } from '../backup.ts';
import { CannotServe } from '../data-folder.ts';
import { type Served, serve } from '../serve.ts';
import { BOT, ME, newTable, OPEN, thinker, until, watching } from './support/serving.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tabularium-data-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const opened: Served[] = [];
const open = async (
  data: string,
  more: { readonly port?: number; readonly ports?: number; readonly host?: string } = {},
): Promise<Served> => {
  const server = await serve({ host: '127.0.0.1', port: 0, pause: 0, thinker, data, ...more });
  opened.push(server);
  return server;
};
const shut = async (server: Served): Promise<void> => {
  opened.splice(opened.indexOf(server), 1);
  await server.close();
};
afterEach(async () => {
  for (const server of opened.splice(0)) await server.close();
});
const baseOf = ({ port }: Served): string => `http://127.0.0.1:${port}`;
/** The same person at a server that has moved. */
const movedTo = (to: () => string): Api => {
  let cookie = '';
  const moved: typeof fetch = async (address, options) => {
    const headers = new Headers(options?.headers);
    if (cookie !== '') headers.set('cookie', cookie);
    const response = await fetch(new Request(address).url.replace('http://server', to()), { ...options, headers });
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return response;
  };
  return new Api({ base: 'http://server', fetch: moved });
};

describe('a folder of data', () => {
  it('is made for its owner alone, with a database that nobody else reads', async () => {
    const data = join(folder, 'new', 'data');
    await open(data);
    expect(statSync(data).mode & 0o777).toBe(0o700);
    expect(statSync(join(data, 'tabularium.db')).mode & 0o777).toBe(0o600);
  });
  it('is for one server at a time', async () => {
    const first = await open(folder);
    await expect(open(folder)).rejects.toThrow(`another server works in ${folder}: end it, or choose another folder with --data`);
    expect((await fetch(`${baseOf(first)}/api/health`)).status).toBe(200);
    await shut(first);
    await open(folder);
  });
  it('that is a file, or in one, is refused', async () => {
    writeFileSync(join(folder, 'file'), '');
    await expect(open(join(folder, 'file'))).rejects.toThrow(/file is a file: choose a folder for the data with --data/);
    await expect(open(join(folder, 'file', 'data'))).rejects.toThrow(CannotServe);
  });
  it('that cannot be written to is refused', async () => {
    const data = '/dev/null/data'; // where even root can create nothing
    await expect(open(data)).rejects.toThrow(`the folder ${data} cannot be written to: choose another with --data`);
  });
  it('whose database is none is refused, and left as it was', async () => {
    writeFileSync(join(folder, 'tabularium.db'), 'this is a letter to my aunt');
    await expect(open(folder)).rejects.toThrow(/tabularium\.db cannot be read/);
    expect(readFileSync(join(folder, 'tabularium.db'), 'utf8')).toBe('this is a letter to my aunt');
    rmSync(join(folder, 'tabularium.db'));
    await open(folder); // nobody holds it any more
  });
});

describe('a port', () => {
  it('that is taken is refused, or the next free one is taken', async () => {
    const { port } = await open(join(folder, 'one'));
    await expect(open(join(folder, 'two'), { port })).rejects.toThrow(`port ${port} is taken: choose another with --port`);
    const next = await open(join(folder, 'two'), { port, ports: 20 });
    expect(next.port).toBeGreaterThan(port);
  });
  it('of a machine that is not ours is refused', async () => {
    await expect(open(folder, { host: '192.0.2.77' })).rejects.toThrow(
      /192\.0\.2\.77 is no address of this machine: --host takes localhost/,
    );
    await open(folder);
  });
});

describe('a table', () => {
  it('goes on where it was after its server was closed and started again, and so do its pages', async () => {
    const first = await open(folder);
    let base = baseOf(first);
    const anna = movedTo(() => base);
    const { table } = await anna.makeTable(newTable([ME, BOT]));
    const mine = anna.table(table.id);
    await mine.start();
    const connections: boolean[] = [];
    const { match } = watching(mine, { onConnection: (isConnected) => connections.push(isConnected) });
    await match.ready();
    await until(() => connections.at(-1), 'the stream');
    await shut(first);
    await until(() => connections.at(-1) === false, 'the end of the stream');
    base = baseOf(await open(folder));
    await until(() => connections.at(-1), 'the stream');
    const decision = await until(() => match.mirror?.view(0).decisions[0], 'my turn');
    await match.act({ do: 'answer', seat: 0, decision: decision.id, pick: 0 });
    expect((await mine.state()).state).toBe('running');
    match.close();
  });
});

describe('a backup', () => {
  it('of a server that is being used is everything that it keeps, and another server goes on from it', async () => {
    const first = await open(join(folder, 'data'));
    let base = baseOf(first);
    const anna = movedTo(() => base);
    const { table } = await anna.makeTable(newTable([ME, BOT]));
    const mine = anna.table(table.id);
    await mine.start();
    const { match } = watching(mine);
    await match.ready();
    const decision = await until(() => match.mirror?.view(0).decisions[0], 'my turn');
    await match.act({ do: 'answer', seat: 0, decision: decision.id, pick: 0 });
    await until(() => match.mirror?.view(0).decisions[0] ?? match.mirror?.view(0).result, 'my turn again');
    match.close();
    const before = await mine.whole();

    const file = join(folder, 'backup.db');
    expect(backUp(join(folder, 'data'), file)).toBe(statSync(file).size);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await mine.act({ key: 'key-00000001', seat: 0, do: 'leave' }); // after the backup
    await anna.makeTable(newTable([ME, OPEN]));

    mkdirSync(join(folder, 'restored'));
    await copyFile(file, join(folder, 'restored', 'tabularium.db'));
    base = baseOf(await open(join(folder, 'restored')));
    const { shared, eyes } = await mine.whole();
    expect({ shared, eyes }).toEqual({ shared: before.shared, eyes: before.eyes });
    expect((await anna.myTables()).tables).toHaveLength(1);
  });
  it('is refused where there is nothing to copy, or something would be lost', async () => {
    expect(() => backUp(folder, join(folder, 'backup.db'))).toThrow(
      /there is no database in .*: name the folder of the server's data with --data/,
    );
    await open(join(folder, 'data'));
    writeFileSync(join(folder, 'photo.jpg'), 'a photo');
    expect(() => backUp(join(folder, 'data'), join(folder, 'photo.jpg'))).toThrow(/photo\.jpg is there already: choose another name/);
    expect(() => backUp(join(folder, 'data'), join(folder, 'nowhere', 'backup.db'))).toThrow(/backup\.db could not be written: ENOENT/);
    expect(readdirSync(folder).toSorted()).toEqual(['data', 'photo.jpg']);
  });
});
