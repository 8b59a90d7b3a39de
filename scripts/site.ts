// The built site: whether it is up to date, and a server for its files alone.
import { globSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { answerFrom } from '@tabularium/server/site';

/** Whether a source of the site was changed, added or removed since the last build. */
export function isStale(root: string, dist: string): boolean {
  const builtAt = timeOf(join(dist, 'index.html'));
  const isOurs = (path: string): boolean => !/(^|[\\/])(node_modules|dist|test)([\\/]|$)/.test(path);
  const files = globSync(`{${workspacesOf(root).join(',')}}{,/**}`, { cwd: root, exclude: (path) => !isOurs(path) }).filter(isOurs);
  return builtAt === 0 || ['package.json', 'package-lock.json', ...files].some((file) => timeOf(join(root, file)) > builtAt);
}
function workspacesOf(root: string): readonly string[] {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly workspaces: readonly string[] };
  return workspaces;
}
function timeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** Serves the site alone, as any static host does: without online tables. */
export const siteServer = (folder: string): Server => createServer((request, response) => void answerFrom(folder, request, response));

/** Listens on the first free port from `port` on; resolves to that port. */
export async function listen(server: Server, host: string, port: number, tries = 50): Promise<number> {
  for (let n = port; n < port + tries; n++) if (await listensOn(server, host, n)) return n;
  throw new Error(`no free port from ${port} to ${port + tries - 1}: choose another with --port`);
}
const listensOn = (server: Server, host: string, port: number): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException): void => {
      server.off('listening', onListening);
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    };
    const onListening = (): void => {
      server.off('error', onError);
      resolve(true);
    };
    server.once('error', onError).once('listening', onListening).listen(port, host);
  });
