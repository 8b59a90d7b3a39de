// The line between one browser and the server: a proxy that can be cut, and that hears every answer of the API.
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';

/**
 * Called with each whole answer, and with each message of a stream.
 * If a stream serves several tables, `path` is that of the message's own.
 */
type Hear = (path: string, text: string) => void;
const MESSAGE = /^(?:event: (\w+)\n)?data: (.+)$/;

export class Cable {
  /** Where a browser finds the proxy. */
  readonly address: string;
  /** What the server refused, and what it failed at. */
  readonly refusals: string[] = [];
  readonly #server: Server;
  #isCut = false;

  private constructor(server: Server, port: number) {
    this.#server = server;
    this.address = `http://127.0.0.1:${port}`;
  }
  /** A proxy for one browser. Whatever host a request names, it goes to this local port. */
  static async to(port: number, hear: Hear = () => undefined): Promise<Cable> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (typeof address !== 'object' || address === null) throw new Error('no port is free');
    const cable = new Cable(server, address.port);
    server.on('request', (asked: IncomingMessage, answer: ServerResponse) => cable.#pass(port, asked, answer, hear));
    return cable;
  }
  cut(): void {
    this.#isCut = true;
    this.#server.closeAllConnections();
  }
  mend(): void {
    this.#isCut = false;
  }
  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  #pass(port: number, asked: IncomingMessage, answer: ServerResponse, hear: Hear): void {
    if (this.#isCut) {
      asked.socket.destroy();
      return;
    }
    const { pathname, search } = new URL(asked.url ?? '', 'http://site');
    const { 'proxy-connection': _, ...headers } = asked.headers;
    const passed = request({ host: '127.0.0.1', port, method: asked.method, path: pathname + search, headers, agent: false });
    passed.on('error', () => answer.destroy()); // the server is away
    answer.on('close', () => passed.destroy());
    passed.on('response', (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
      response.on('error', () => answer.destroy());
      if (pathname.startsWith('/api/')) this.#listen(`${asked.method} ${pathname}`, pathname, response, hear);
    });
    asked.pipe(passed);
  }
  #listen(what: string, path: string, response: IncomingMessage, hear: Hear): void {
    const isStream = response.headers['content-type']?.startsWith('text/event-stream') ?? false;
    const chunks: Buffer[] = [];
    let text = '';
    response.on('data', (chunk: Buffer) => {
      if (!isStream) {
        chunks.push(chunk);
        return;
      }
      const messages = (text + chunk.toString('latin1')).split('\n\n'); // a character may be split in two
      text = messages.pop() ?? '';
      for (const message of messages) {
        const [, table, data] = MESSAGE.exec(Buffer.from(message, 'latin1').toString()) ?? [];
        if (data !== undefined) hear(table === undefined ? path : `/api/tables/${table}/stream`, data);
      }
    });
    response.on('end', () => {
      if (isStream) return;
      const body = Buffer.concat(chunks);
      const said = (response.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString();
      if ((response.statusCode ?? 500) >= 400) this.refusals.push(`${what}: ${response.statusCode} ${said}`);
      else hear(path, said);
    });
  }
}
