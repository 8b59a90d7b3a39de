// Connections that misbehave: never finished, read too slowly, opened and dropped.
import { Line, request } from '../net/line.ts';
import { key, type Scene, streamsAt } from './scene.ts';

const rest = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
/** How long a server may take to get rid of somebody who never finishes, in milliseconds. */
const LONGEST = 60_000;

/** Opens connections that never send a whole request. Returns how many the server did not close. */
export async function unfinished(port: number, count: number): Promise<number> {
  const beginnings = [
    '',
    'G',
    'GET /api/hello HTTP/1.1\r\nhost: a\r\n',
    'POST /api/people HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{"name"',
  ];
  const lines = await Promise.all(Array.from({ length: count }, () => Line.to(port)));
  for (const [n, line] of lines.entries()) line.socket.write(beginnings[n % beginnings.length] as string);
  const end = performance.now() + LONGEST;
  while (lines.some(({ isClosed }) => !isClosed) && performance.now() < end) {
    for (const line of lines.filter(({ isClosed }, n) => !isClosed && n % 2 === 1)) line.socket.write('x'); // a letter now and then
    await rest(500);
  }
  const left = lines.filter(({ isClosed }) => !isClosed).length;
  for (const line of lines) line.close();
  return left;
}

/** Opens streams, a few at a time, and drops them at once. Returns how many were opened. */
export async function droppedStreams(port: number, count: number, { anna, running }: Scene): Promise<number> {
  const text = request('GET', `/api/tables/${running.id}/stream`, { ...anna });
  let opened = 0;
  const work = async (): Promise<void> => {
    while (opened < count) {
      opened++;
      const line = await Line.to(port);
      if (opened % 3 === 0) line.socket.write(text);
      else await line.follow(text, () => undefined);
      line.close();
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return opened;
}

/** Streams that nobody reads; the function lets go of them. */
export async function unreadStreams(port: number, count: number, { running }: Scene): Promise<() => void> {
  const lines = await Promise.all(Array.from({ length: count }, () => Line.to(port)));
  for (const line of lines) {
    await line.follow(request('GET', `/api/tables/${running.id}/stream`, { 'tabularium-link': running.watch }), () => undefined);
    line.socket.pause();
  }
  return () => {
    for (const line of lines) line.close();
  };
}

/** A line of chat this long, this often, is more than a connection buffers: the rest waits in the server. */
const LOUD = '\u20ac'.repeat(500);
const MOST_LINES = 20_000;
/** Streams that nobody reads while a lot is said. Returns how many the server still held at the end. */
export async function chokedStreams(port: number, count: number, { anna, loud }: Scene): Promise<number> {
  const before = await streamsAt(port);
  const text = request('GET', `/api/tables/${loud.id}/stream`, { 'tabularium-link': loud.watch });
  const readers = await Promise.all(Array.from({ length: count }, () => Line.to(port)));
  for (const reader of readers) {
    await reader.follow(text, () => undefined);
    reader.socket.pause();
  }
  const talker = await Line.to(port);
  let left = count;
  for (let n = 1; n <= MOST_LINES && left > 0; n++) {
    await talker.ask(request('POST', `/api/tables/${loud.id}/say`, { ...anna }, JSON.stringify({ key: key(), text: LOUD })));
    if (n % 200 === 0) left = (await streamsAt(port)) - before;
  }
  for (const line of [talker, ...readers]) line.close();
  return left;
}
