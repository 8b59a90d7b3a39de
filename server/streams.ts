// Server-Sent Events over plain responses.
import type { ServerResponse } from 'node:http';

/** A comment line every so many milliseconds keeps proxies from closing a quiet stream, and shows when the client has gone. */
const HEARTBEAT = 20_000;
/** A reader that leaves more bytes than this unread is cut off, and comes back for the whole match. */
const MOST_UNREAD = 1_000_000;

export class Streams {
  readonly #open = new Set<ServerResponse>();
  readonly #headers: Readonly<Record<string, string>>;
  #heart: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(headers: Readonly<Record<string, string>>) {
    this.#headers = headers;
  }
  get size(): number {
    return this.#open.size;
  }
  /** Begins a stream. Returns a function that sends a message, on a stream of several tables with the one it is about. */
  open(response: ServerResponse, onClose: () => void): (message: string, table?: string) => void {
    response.writeHead(200, {
      ...this.#headers,
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    const end = (): void => {
      this.#open.delete(response);
      onClose();
    };
    this.#open.add(response);
    if (response.closed) {
      end(); // the client left before we got here
      return () => undefined;
    }
    response.on('close', end);
    if (this.#isClosed) response.end();
    else this.#heart ??= setInterval(() => this.#beat(), HEARTBEAT);
    write(response, ': hello\n\n');
    return (message, table) => write(response, `${table === undefined ? '' : `event: ${table}\n`}data: ${message}\n\n`);
  }
  /** Ends all streams once they have delivered what was sent. */
  close(): void {
    this.#isClosed = true;
    clearInterval(this.#heart);
    this.#heart = undefined;
    for (const response of this.#open) response.end();
    this.#open.clear();
  }
  #beat(): void {
    for (const response of this.#open) write(response, ': beat\n\n');
  }
}

function write(response: ServerResponse, text: string): void {
  if (response.destroyed || response.writableEnded) return;
  response.write(text);
  if (response.writableLength > MOST_UNREAD) response.destroy();
}
