// Requests to a server without a network, and its answers.
import type { Invitation } from '@tabularium/client';
import type { TableServer } from '../../index.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
  /** The code of a refusal. */
  readonly code: string | undefined;
  readonly json: <T>() => T;
}
export interface Question {
  readonly link?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent with POST, as JSON unless it is text. */
  readonly body?: object | string | undefined;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
}
/** Somebody with a browser of their own, who keeps cookies. */
export class Somebody {
  readonly #server: TableServer;
  cookie: string | undefined;

  constructor(server: TableServer) {
    this.#server = server;
  }
  async ask(url: string, { link, headers = {}, body, method = body === undefined ? 'GET' : 'POST' }: Question = {}): Promise<Answer> {
    const all = {
      ...(this.cookie !== undefined && { cookie: this.cookie }),
      ...(link !== undefined && { 'tabularium-link': link }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    };
    const answer = await this.#server.app.inject({ method, url, headers: all, ...(body !== undefined && { payload: body }) });
    this.cookie = answer.cookies[0] ? `${answer.cookies[0].name}=${answer.cookies[0].value}` : this.cookie;
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: answer.body,
      code: answer.statusCode >= 400 ? (JSON.parse(answer.body) as { readonly code: string }).code : undefined,
      json: <T>() => JSON.parse(answer.body) as T,
    };
  }
  /** Asks, and throws if that is refused. */
  async get<T>(url: string, question: Question = {}): Promise<T> {
    const { status, body } = await this.ask(url, question);
    if (status >= 300) throw new Error(`${url} was answered ${status}: ${body}`);
    return JSON.parse(body) as T;
  }
  makeTable(table: object): Promise<Invitation> {
    return this.get('/api/tables', { body: table });
  }
}
