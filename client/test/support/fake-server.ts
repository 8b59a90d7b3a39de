// A fake server that a test drives by hand: it notes what it is asked, and holds streams open.
import { Api, type Message, type TableApi, type TableState, type Whole } from '../../index.ts';

export interface Asked {
  readonly path: string;
  readonly body: unknown;
}
export const SOME_TABLE = 'sometable';
/** An open stream. */
export class Line {
  /** What the page has of each table. */
  readonly have: ReadonlyMap<string, string | undefined>;
  /** It shall begin with the whole match. */
  readonly wantsStart: boolean;
  readonly headers: Headers;
  isOpen = true;
  #writer!: ReadableStreamDefaultController<Uint8Array>;
  readonly response: Response;

  constructor(tables: string, { signal, headers }: RequestInit) {
    this.have = new Map(tables.split(',').map((one) => [one.split(/[:!]/)[0] ?? '', one.split(':')[1]]));
    this.wantsStart = tables.includes('!');
    this.headers = new Headers(headers);
    const body = new ReadableStream<Uint8Array>({
      start: (writer) => {
        this.#writer = writer;
      },
      cancel: () => {
        this.isOpen = false;
      },
    });
    signal?.addEventListener('abort', () => {
      if (this.isOpen) this.#writer.error(new DOMException('aborted', 'AbortError'));
      this.isOpen = false;
    });
    this.response = new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  }
  send(message: Message, table = SOME_TABLE): void {
    this.write(`event: ${table}\ndata: ${JSON.stringify(message)}\n\n`);
  }
  /** Says of each table how it is, as a server does at the beginning of a stream. */
  greet(...tables: readonly string[]): void {
    this.write(': hello\n\n');
    for (const id of tables.length > 0 ? tables : this.have.keys()) this.send({ is: 'table', table: { id } as TableState }, id);
  }
  write(text: string | Uint8Array): void {
    this.#writer.enqueue(typeof text === 'string' ? new TextEncoder().encode(text) : text);
  }
  end(): void {
    this.isOpen = false;
    this.#writer.close();
  }
}

export class FakeServer {
  readonly asked: Asked[] = [];
  readonly lines: Line[] = [];
  /** Answers everything but stream requests; a rejected promise is a lost connection. */
  answer: (asked: Asked) => Response | Promise<Response> = () => json({});
  /** Answers stream requests in place of a stream. */
  refusal: (() => Response | Promise<Response>) | undefined;
  /** Streams begin with nothing. */
  isSilent = false;
  readonly api = new Api({ base: 'http://fake', fetch: (address, options) => this.#fetch(address as string, options) });

  get line(): Line {
    const last = this.lines.at(-1);
    if (!last) throw new Error('nobody follows');
    return last;
  }
  get table(): TableApi {
    return this.api.table(SOME_TABLE);
  }
  async #fetch(address: string, options: RequestInit = {}): Promise<Response> {
    const { pathname, searchParams } = new URL(address);
    const path = pathname.replace(`/api/tables/${SOME_TABLE}`, '').replace('/api/stream', '/stream');
    const asked = { path, body: options.body === undefined ? undefined : (JSON.parse(options.body as string) as unknown) };
    this.asked.push(asked);
    if (path !== '/stream') return this.answer(asked);
    if (this.refusal) return this.refusal();
    const line = new Line(searchParams.get('tables') ?? '', options);
    this.lines.push(line);
    if (!this.isSilent) line.greet();
    return line.response;
  }
  count(path: string): number {
    return this.asked.filter((one) => one.path === path).length;
  }
}

export const json = (body: unknown, status = 200): Response => Response.json(body, { status });
export const problem = (status: number, code: string): Response => json({ code, message: code }, status);
export const lost = (): Promise<Response> => Promise.reject(new TypeError('the connection is gone'));

/** A match that holds just a number. */
export const whole = (at: string, number: number): Whole => {
  const course = { undos: 0, result: undefined };
  return { at, shared: { table: { number }, waiting: [], trail: [], course, left: [] }, eyes: { public: { own: null, from: 0, log: [] } } };
};
export const step = (at: string, number: number, ...keys: readonly string[]): Message => ({
  is: 'step',
  at,
  ...(keys.length > 0 && { keys }),
  shared: { table: { number } },
  eyes: {},
});
