// The people at one table: a page for each seat, and spectators. They play what was played beforehand.
import { randomBytes } from 'node:crypto';
import { watchOf } from '@tabularium/server/secrets';
import { Line, request } from '../net/line.ts';
import type { Laid } from './tables.ts';

/** Connections for acts, which all pages share, as behind a proxy. */
export class Lines {
  readonly #port: number;
  readonly #free: Line[] = [];

  constructor(port: number) {
    this.#port = port;
  }
  get port(): number {
    return this.#port;
  }
  async ask(text: string): Promise<{ readonly status: number; readonly body: string }> {
    const line = this.#free.pop() ?? (await Line.to(this.#port));
    const answer = await line.ask(text);
    if (!answer) throw new Error('the server has closed the connection');
    this.#free.push(line);
    return answer;
  }
  close(): void {
    for (const line of this.#free.splice(0)) line.close();
  }
}

/** Bytes of every message about the match, to pages that have to decide and to all others. */
export interface Bytes {
  readonly deciding: number[];
  readonly watching: number[];
}

export class Guests {
  readonly laid: Laid;
  /** Of every server: seats take them in turn. */
  readonly #lines: readonly Lines[];
  readonly #pages: Line[] = [];
  #next = 0;
  #began = 0;
  #arrived = 0;
  #bytes: Bytes = { deciding: [], watching: [] };

  constructor(laid: Laid, lines: readonly Lines[]) {
    this.laid = laid;
    this.#lines = lines;
  }
  get isOver(): boolean {
    return this.#next >= this.laid.play.moves.length;
  }
  get pages(): number {
    return this.#pages.length;
  }
  /** How long the last move took to reach its player and all pages, in milliseconds. */
  get took(): number {
    return this.#arrived - this.#began;
  }
  /** The bytes since this was last asked. */
  get bytes(): Bytes {
    const bytes = this.#bytes;
    this.#bytes = { deciding: [], watching: [] };
    return bytes;
  }
  /** Looks at the match once, so that the server has it in memory. */
  async look(): Promise<void> {
    const { id, cookies } = this.laid;
    const { status, body } = await this.#linesOf(0).ask(request('GET', `/api/tables/${id}/match`, { cookie: cookies[0] ?? '' }));
    if (status !== 200) throw new Error(`the match of ${id} was answered ${status}: ${body}`);
  }
  /** Opens a page for every seat, and one for each spectator. */
  async come(spectators: number): Promise<void> {
    const { id, cookies, play } = this.laid;
    const watchers = Array.from({ length: spectators }, () => ({ 'tabularium-link': watchOf({ secret: play.secret, links: 0 }) }));
    for (const [n, headers] of [...cookies.map((cookie) => ({ cookie })), ...watchers].entries()) {
      const page = await Line.to(this.#linesOf(n).port);
      const answer = await page.follow(request('GET', `/api/tables/${id}/stream`, headers), (message) => this.#hear(message));
      if (answer?.status !== 200) throw new Error(`the stream of ${id} was answered ${answer?.status}: ${answer?.body}`);
      this.#pages.push(page);
    }
  }
  /** Makes the next move. Resolves once it is acknowledged. */
  async move(): Promise<void> {
    const { id, cookies, play } = this.laid;
    const move = play.moves[this.#next++];
    if (!move) return;
    const { seat, decision, pick } = move;
    const body = JSON.stringify({ key: randomBytes(16).toString('hex'), seat, do: 'answer', decision, pick });
    const text = request('POST', `/api/tables/${id}/act`, { cookie: cookies[seat] ?? '', origin: 'http://127.0.0.1' }, body);
    this.#began = performance.now();
    const answer = await this.#linesOf(seat).ask(text);
    this.#arrived = performance.now();
    if (answer.status !== 200) throw new Error(`move ${this.#next} of ${id} was answered ${answer.status}: ${answer.body}`);
  }
  leave(): void {
    for (const page of this.#pages.splice(0)) page.close();
  }

  #linesOf(seat: number): Lines {
    return this.#lines[seat % this.#lines.length] as Lines;
  }
  #hear(message: string): void {
    if (!message.startsWith('data: {"is":"step"')) return;
    this.#arrived = performance.now();
    const size = Buffer.byteLength(message) + '\n\n'.length;
    (message.includes('"options":') ? this.#bytes.deciding : this.#bytes.watching).push(size);
  }
}
