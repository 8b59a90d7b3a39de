// The site with a server behind it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Api } from '@tabularium/client';
import { openSqlite } from '@tabularium/storage';
import { serving } from '../../../server/test/support/serving.ts';

export interface OnlineSite extends AsyncDisposable {
  readonly site: string;
  /** Somebody with a browser of their own, who needs no pages. */
  readonly visitor: () => Api;
  /** Stops the server, does something, and starts it again on the same data. */
  readonly without: (deed: () => Promise<void>) => Promise<void>;
  /** Closes the tables at which nobody has played for too long. */
  readonly sweep: () => Promise<void>;
}

/** `dist` is the built site, `now` the clock of the server. */
export async function serveOnline(dist: string, now = Date.now): Promise<OnlineSite> {
  const data = mkdtempSync(join(tmpdir(), 'tabularium-online-'));
  const start = async (port?: number) =>
    serving({ site: dist, now, store: await openSqlite(join(data, 'tabularium.db')), ...(port !== undefined && { port }) });
  let { server, base, visitor } = await start();
  return {
    site: `${base}/`,
    visitor: () => visitor(),
    without: async (deed) => {
      await server.close();
      await deed();
      ({ server, base, visitor } = await start(Number(new URL(base).port)));
    },
    sweep: () => server.sweep(),
    [Symbol.asyncDispose]: async () => {
      await server.close();
      rmSync(data, { recursive: true });
    },
  };
}
