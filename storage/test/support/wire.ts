// A wire to a database server that can be cut in the middle of a conversation.
import { connect, createServer, type Server, type Socket } from 'node:net';

/** Called with what a program sends: what to do with it. */
export type Rule = (sent: string) => 'pass' | 'cut before' | 'cut after' | 'silence';
export interface Wire extends AsyncDisposable {
  /** The address of the database at the other end. */
  readonly address: string;
  /** What happens to statements from now on. */
  rule: Rule;
  /** Cuts all connections. */
  cut(): void;
}

export async function wireTo(address: string): Promise<Wire> {
  const { hostname, pathname } = new URL(address);
  const socket = `${decodeURIComponent(hostname)}/.s.PGSQL.5432`;
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(socket);
    const hangUp = (): void => {
      near.destroy();
      far.destroy();
    };
    for (const end of [near, far]) {
      open.add(end);
      end.on('error', hangUp).on('close', () => {
        open.delete(end);
        hangUp();
      });
    }
    let isHeard = true;
    let isLast = false;
    near.on('data', (bytes) => {
      const done = wire.rule(bytes.toString('latin1'));
      if (done === 'cut before') return hangUp();
      if (done === 'silence') isHeard = false;
      isLast = done === 'cut after';
      if (isHeard) far.write(bytes);
      return undefined;
    });
    far.on('data', (bytes) => (isLast ? hangUp() : near.write(bytes)));
  });
  const wire: Wire = {
    address: `postgres://tabularium@127.0.0.1:${await portOf(server)}${pathname}`,
    rule: () => 'pass',
    cut() {
      for (const end of open) end.destroy();
    },
    async [Symbol.asyncDispose]() {
      wire.cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return wire;
}
const portOf = (server: Server): Promise<number> =>
  new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (typeof address === 'object' && address !== null) resolve(address.port);
    }),
  );

/** Waits for something to happen; fails if it never does. */
export async function until(happened: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (let tries = 0; tries < 4000; tries++) {
    if (await happened()) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error(`${what} did not happen`);
}
