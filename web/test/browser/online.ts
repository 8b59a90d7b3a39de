// The site with a server behind it, in memory.
import { serving } from '../../../server/test/support/serving.ts';

export interface OnlineSite extends AsyncDisposable {
  readonly site: string;
}

/** `dist` is the built site. */
export async function serveOnline(dist: string): Promise<OnlineSite> {
  const { server, base } = await serving({ site: dist });
  return { site: `${base}/`, [Symbol.asyncDispose]: () => server.close() };
}
