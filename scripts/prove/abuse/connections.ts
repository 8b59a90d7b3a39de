// Connections that misbehave: never finished, read too slowly, opened and dropped.
import { Line, request } from '../net/line.ts';
import type { Scene } from './scene.ts';

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
