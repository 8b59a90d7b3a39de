// The built site: whether it is up to date, and how it is served.
import { createReadStream, globSync, statSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

const SOURCES = ['web', 'games', 'kernel', 'bots', 'lab', 'speech'];

/** Whether something that goes into the site was changed, added or removed since it was built. */
export function isStale(root: string, dist: string): boolean {
  const builtAt = timeOf(join(dist, 'index.html'));
  const isOurs = (path: string): boolean => !/(^|[\\/])(node_modules|dist|test)([\\/]|$)/.test(path);
  const files = globSync(`{${SOURCES.join(',')}}{,/**}`, { cwd: root, exclude: (path) => !isOurs(path) }).filter(isOurs);
  return builtAt === 0 || ['package-lock.json', ...files].some((file) => timeOf(join(root, file)) > builtAt);
}
function timeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
};

/** The file that an address means, or nothing if it leads out of the folder or to no file. */
export function fileFor(folder: string, address: string): string | undefined {
  let path: string;
  try {
    path = decodeURIComponent(new URL(address, 'http://site').pathname);
  } catch {
    return undefined; // not an address at all
  }
  const file = normalize(join(folder, path.endsWith('/') ? `${path}index.html` : path));
  if (!file.startsWith(folder + sep) || path.includes('\0')) return undefined;
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
}

export function siteServer(folder: string): Server {
  return createServer(({ method, url = '/' }, response) => {
    if (method !== 'GET' && method !== 'HEAD') return refuse(response, 405, 'Only GET.');
    const file = fileFor(folder, url);
    if (file === undefined) return refuse(response, 404, 'There is no such page.');
    // Built files carry a digest in their name: they never change.
    const isFixed = file.startsWith(join(folder, 'assets') + sep);
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'content-length': statSync(file).size,
      'cache-control': isFixed ? 'public, max-age=31536000, immutable' : 'no-cache',
      'x-content-type-options': 'nosniff',
    });
    if (method === 'HEAD') response.end();
    else createReadStream(file).pipe(response);
  });
}

function refuse(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(`${text}\n`);
}

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
