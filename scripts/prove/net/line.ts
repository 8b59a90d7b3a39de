// A connection to a server on this machine that speaks just enough HTTP to be cheap, and lets anything be sent, even what is no HTTP.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface Answer {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}
interface Waiting {
  readonly tell: (answer: Answer | undefined) => void;
  /** An answer to HEAD says how long a body would be, but has none. */
  readonly isHead: boolean;
}
const END_OF_HEAD = '\r\n\r\n';
const NOTHING = Buffer.alloc(0);

/** Sends requests without waiting for answers, which come in the same order. */
export class Line {
  readonly socket: Socket;
  #read: Buffer = NOTHING;
  readonly #waiting: Waiting[] = [];
  /** Set once an answer turns out to be a stream: what each of its messages is given to. */
  #onMessage: ((message: string) => void) | undefined;
  #message = '';
  #isStream = false;
  isClosed = false;

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (bytes: Buffer) => this.#take(bytes));
    socket.on('error', () => undefined); // `close` follows
    socket.on('close', () => {
      this.isClosed = true;
      for (const { tell } of this.#waiting.splice(0)) tell(undefined);
    });
  }
  static async to(port: number): Promise<Line> {
    const socket = connect(port, '127.0.0.1');
    const line = new Line(socket);
    await Promise.race([once(socket, 'connect'), once(socket, 'close')]).catch(() => undefined); // a refused connection is closed
    return line;
  }
  /** Sends a request; nothing if the connection ends before the answer. */
  ask(request: string | Buffer): Promise<Answer | undefined> {
    if (this.isClosed) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      this.#waiting.push({
        tell: resolve,
        isHead: (typeof request === 'string' ? request : request.toString('latin1', 0, 5)).startsWith('HEAD '),
      });
      this.socket.write(request);
    });
  }
  /** Sends a request that is answered with a stream; resolves with its head, or with a refusal. */
  follow(request: string, onMessage: (message: string) => void): Promise<Answer | undefined> {
    this.#onMessage = onMessage;
    return this.ask(request);
  }
  close(): void {
    this.socket.destroy();
  }

  #take(bytes: Buffer): void {
    this.#read = this.#read.length === 0 ? bytes : Buffer.concat([this.#read, bytes]);
    while (this.#isStream ? this.#takeChunk() : this.#takeAnswer());
  }
  /** True if there was a whole answer. */
  #takeAnswer(): boolean {
    const end = this.#read.indexOf(END_OF_HEAD);
    if (end < 0) return false;
    const head = this.#read.toString('latin1', 0, end);
    const status = Number(head.slice(9, 12));
    const from = end + END_OF_HEAD.length;
    if (status < 200) {
      this.#read = this.#read.subarray(from); // only an interim answer
      return true;
    }
    if (/\r\ncontent-type: text\/event-stream/i.test(head)) {
      this.#isStream = true;
      this.#read = this.#read.subarray(from);
      this.#waiting.shift()?.tell({ status, head, body: '' });
      return true;
    }
    const length = this.#waiting[0]?.isHead ? 0 : Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
    if (!this.#waiting[0]?.isHead && /\r\ntransfer-encoding: chunked/i.test(head)) return this.#takeChunked(status, head, from);
    if (this.#read.length < from + length) return false;
    const body = this.#read.toString('utf8', from, from + length);
    this.#read = this.#read.subarray(from + length);
    this.#waiting.shift()?.tell({ status, head, body });
    return true;
  }
  #takeChunked(status: number, head: string, from: number): boolean {
    const last = this.#read.indexOf('0\r\n\r\n', from);
    if (last < 0) return false;
    const body = this.#read.toString('latin1', from, last);
    this.#read = this.#read.subarray(last + 5);
    this.#waiting.shift()?.tell({ status, head, body });
    return true;
  }
  /** True if there was a whole chunk. */
  #takeChunk(): boolean {
    const end = this.#read.indexOf('\r\n');
    if (end < 0) return false;
    const size = Number.parseInt(this.#read.toString('latin1', 0, end), 16);
    if (this.#read.length < end + 2 + size + 2) return false;
    this.#message += this.#read.toString('utf8', end + 2, end + 2 + size);
    this.#read = this.#read.subarray(end + 2 + size + 2);
    for (let stop = this.#message.indexOf('\n\n'); stop >= 0; stop = this.#message.indexOf('\n\n')) {
      this.#onMessage?.(this.#message.slice(0, stop));
      this.#message = this.#message.slice(stop + 2);
    }
    return true;
  }
}

/** A request as browsers send it. */
export function request(method: string, path: string, headers: Readonly<Record<string, string>> = {}, body?: string): string {
  const all = {
    host: '127.0.0.1',
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    accept: '*/*',
    'accept-language': 'it,en;q=0.5',
    'accept-encoding': 'identity',
    'sec-fetch-site': 'same-origin',
    ...(body !== undefined && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body ?? ''}`;
}
