// Sends a server every kind of bad request, from another process, and looks whether anything has given way.
//   npm run prove -- abuse --requests 1000000 --minutes 40 --seed 1 [--json]
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { FastDice } from '@tabularium/kernel';
import { type Attack, attack } from './abuse/attacks.ts';
import { chokedStreams, droppedStreams, unfinished, unreadStreams } from './abuse/connections.ts';
import { key, post, type Scene, sceneAt, streamsAt, toDecide } from './abuse/scene.ts';
import { asked } from './asked.ts';
import { Host, type Usage } from './net/host.ts';
import { type Answer, Line } from './net/line.ts';

export interface AbuseReport {
  /** How many were sent in the time there was. */
  readonly requests: number;
  /** By kind of attack and status; `closed` if the server hung up, `silent` if it waited for more. */
  readonly answers: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** What gave way, in words. */
  readonly faults: readonly string[];
  /** Before, after each quarter of the requests, and when everybody has left, with the garbage collected: bytes. */
  readonly memory: { readonly heap: readonly number[]; readonly rss: readonly number[] };
  /** Open files and connections, before and after. */
  readonly files: readonly [number, number];
  readonly seconds: number;
  readonly streamsDropped: number;
}
const SERVER = new URL('./abuse/server.ts', import.meta.url);
const SECRET = 'outside of the site';
const WORKERS = 32;
const QUARTERS = 4;
/** From this many requests on, slow ones get their time. */
const LONG = 10_000;
/** How long to wait for an answer to something unfinished, in milliseconds. */
const PATIENCE = 2000;
/** Most bytes by which the heap may have grown: caches fill, but do not grow with the number of requests. */
const MOST_GROWN = 64 * 1024 * 1024;

/** Ends after this many minutes, even if requests are left. */
export async function abusing(
  requests: number,
  seed: number,
  mode: 'open' | 'usual',
  minutes: number,
  server = SERVER,
): Promise<AbuseReport> {
  const folder = mkdtempSync(join(tmpdir(), 'tabularium-abuse-'));
  const [database, site] = [join(folder, 'test.db'), join(folder, 'site')];
  mkdirSync(site);
  writeFileSync(join(site, 'index.html'), '<p>Tabularium</p>');
  writeFileSync(join(folder, 'secret.txt'), SECRET);
  symlinkSync(join(folder, 'secret.txt'), join(site, 'link.txt'));
  let host: Host | undefined;
  const faults: string[] = [];
  const answers: Record<string, Record<string, number>> = {};
  const used: Usage[] = [];
  let streamsDropped = 0;
  let isOver = false;
  const began = performance.now();
  try {
    host = await Host.start(server, [database, site, mode]);
    const scene = await sceneAt(host.port);
    await settled(host.port);
    used.push(await host.usage(true));
    const rows = rowsOf(database, scene);
    if (mode === 'open' && requests >= LONG) {
      const held = await chokedStreams(host.port, 10, scene);
      if (held > 0) faults.push(`${held} streams that nobody reads are still held, with all that waits for them`);
    }
    const letGo = await unreadStreams(host.port, mode === 'open' ? 50 : 10, scene);
    const open = unfinished(host.port, Math.min(200, requests));
    const note: Note = (kind, outcome) => {
      const counts = (answers[kind] ??= {});
      counts[outcome] = (counts[outcome] ?? 0) + 1;
    };
    const attacks = attacksOn(scene, seed);
    for (let quarter = 1; quarter <= QUARTERS; quarter++) {
      const end = began + (minutes * 60_000 * quarter) / QUARTERS;
      await send(attacks, Math.ceil(requests / QUARTERS), end, host, note, faults);
      used.push(await host.usage(true));
    }
    streamsDropped = await droppedStreams(host.port, Math.min(3000, Math.ceil(requests / 100)), scene);
    letGo();
    const left = await open;
    if (left > 0) faults.push(`${left} connections that never sent a whole request are still open`);
    if (!(await settled(host.port))) faults.push('streams are open that nobody reads');
    await refilled(mode);
    if (rowsOf(database, scene) !== rows) faults.push('a match has changed');
    const wrong = await playsOn(host.port, scene, mode === 'usual' ? 1000 : 0);
    if (wrong !== undefined) faults.push(wrong);
    used.push(await host.usage(true));
    isOver = true;
  } catch (error) {
    if (host && host.ended === undefined) throw error;
    faults.push(host ? `the server has ended: ${host.ended}` : String(error));
  } finally {
    await host?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  const [before] = used;
  const after = used.at(-1);
  if (before && after && isOver) {
    const grown = Math.max(...used.map(({ heap }) => heap)) - before.heap;
    if (grown > MOST_GROWN) faults.push(`the heap has grown by ${grown} bytes`);
    if (after.files > before.files + 5) faults.push(`${after.files - before.files} files or connections are still open`);
  }
  return {
    requests: Object.values(answers).reduce((sum, counts) => sum + Object.values(counts).reduce((one, other) => one + other, 0), 0),
    answers,
    faults,
    memory: { heap: used.map(({ heap }) => heap), rss: used.map(({ rss }) => rss) },
    files: [before?.files ?? 0, after?.files ?? 0],
    streamsDropped,
    seconds: (performance.now() - began) / 1000,
  };
}

/** The requests in their order, whoever sends them. */
function attacksOn(scene: Scene, seed: number): () => Attack {
  const dice = new FastDice(seed);
  let sent = 0;
  return () => attack(sent++, dice, scene);
}
type Note = (kind: string, outcome: string) => void;
async function send(attacks: () => Attack, count: number, end: number, host: Host, note: Note, faults: string[]): Promise<void> {
  let sent = 0;
  const work = async (): Promise<void> => {
    let line = await Line.to(host.port);
    while (sent++ < count && host.ended === undefined && performance.now() < end) {
      const { kind, bytes, isHarmless = false, isAlone = false } = attacks();
      const used = isAlone ? await Line.to(host.port) : line;
      const answer = await (isAlone ? Promise.race([used.ask(bytes), soon()]) : used.ask(bytes));
      if (isAlone) used.close();
      else if (used.isClosed || isLast(answer)) {
        used.close();
        line = await Line.to(host.port);
      }
      note(kind, answer === 'silent' ? 'silent' : answer ? String(answer.status) : 'closed');
      if (answer === 'silent' || !answer) continue;
      const where = `${kind}: ${answer.status} to ${JSON.stringify(bytes.toString().slice(0, 300))}`;
      if (answer.status >= 500) faults.push(where);
      if (answer.status < 300 && !isHarmless) faults.push(`allowed: ${where}`);
      if (answer.body.includes(SECRET)) faults.push(`told: ${where}`);
    }
    line.close();
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
}
const soon = (): Promise<'silent'> => new Promise((resolve) => setTimeout(() => resolve('silent'), PATIENCE));
const isLast = (answer: Answer | 'silent' | undefined): boolean =>
  typeof answer === 'object' && (/\r\nconnection: close/i.test(answer.head) || /event-stream/.test(answer.head));

/** Columns that tell when somebody was last here, or last wrote something: pages of players may come and go. */
const COMINGS: ReadonlySet<string> = new Set(['seen', 'changed']);
/** The rows of the tables that were attacked, but for what people said there. */
function rowsOf(path: string, { running, waiting }: Scene): string {
  const database = new DatabaseSync(path, { readOnly: true });
  const all = ['matches where id', 'seats where match', 'acts where match', 'saves where match'].map((rows) =>
    database.prepare(`select * from ${rows} in (?, ?)`).all(running.id, waiting.id),
  );
  database.close();
  return JSON.stringify(all, (key, value: unknown) => (COMINGS.has(key) ? undefined : value));
}
/** Waits until all streams are closed. */
async function settled(port: number): Promise<boolean> {
  for (let tries = 0; tries < 100; tries++) {
    if ((await streamsAt(port)) === 0) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}
/** With the usual limits, an address has to wait until it may ask again. */
const refilled = (mode: string): Promise<void> => new Promise((resolve) => setTimeout(resolve, mode === 'usual' ? 3000 : 0));

/** Anna and Bruno finish their match, with a pause after every 20 moves. Returns what went wrong. */
async function playsOn(port: number, { anna, bruno, running }: Scene, pause: number): Promise<string | undefined> {
  try {
    for (let n = 0; n < 500; n++) {
      const turn = await toDecide(port, running.id, [anna, bruno]);
      if (!turn) return undefined;
      const act = { key: key(), seat: turn.seat, do: 'answer', decision: turn.decision, pick: 0 };
      await post(port, `/api/tables/${running.id}/act`, act, turn.seat === 0 ? { ...anna } : { ...bruno });
      if (n % 20 === 19) await new Promise((resolve) => setTimeout(resolve, pause)); // the usual limits hold for them, too
    }
    return 'the match has no end';
  } catch (error) {
    return `the match cannot go on: ${String(error)}`;
  }
}

if (import.meta.main) {
  const { numbers, isJson } = asked({ requests: 100_000, minutes: 15, seed: 1 }, [], { takesJson: true });
  const { requests = 0, minutes = 0, seed = 0 } = numbers;
  const reports = {
    open: await abusing(requests, seed, 'open', minutes),
    usual: await abusing(Math.ceil(requests / 10), seed + 1, 'usual', minutes / 5),
  };
  if (isJson) console.log(JSON.stringify(reports));
  else for (const [mode, report] of Object.entries(reports)) console.log(printed(mode, report));
  if (Object.values(reports).some(({ faults }) => faults.length > 0)) process.exitCode = 1;
}
function printed(mode: string, { requests, answers, faults, memory, files, streamsDropped, seconds }: AbuseReport): string {
  const mega = (bytes: number): string => (bytes / 1024 / 1024).toFixed(0);
  const lines = Object.entries(answers).map(
    ([kind, counts]) =>
      `  ${kind.padEnd(30)}${Object.entries(counts)
        .map(([status, count]) => `${status}: ${count}`)
        .join(', ')}`,
  );
  return [
    `${requests} requests, ${mode === 'open' ? 'without rates' : 'with the usual limits'}, in ${seconds.toFixed(0)} s; ${streamsDropped} streams dropped`,
    ...lines,
    `  before, after each quarter, at the end: heap ${memory.heap.map(mega).join(' -> ')} MB, process ${memory.rss.map(mega).join(' -> ')} MB, files ${files.join(' -> ')}`,
    faults.length === 0
      ? '  nothing gave way'
      : `  ${faults.length} faults:\n${faults
          .slice(0, 20)
          .map((fault) => `    ${fault}`)
          .join('\n')}`,
  ].join('\n');
}
