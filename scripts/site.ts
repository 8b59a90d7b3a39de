// The built site: whether it is up to date, and how it is served.
import { globSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';

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

/** The content security policy: a page may load files of the site, and the small pictures inside its style sheets. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The file behind an address; undefined if there is none, or if it lies outside the folder (also by a link). */
export function fileFor(folder: string, address: string): string | undefined {
  try {
    const path = decodeURIComponent(new URL(address, 'http://site').pathname);
    const file = realpathSync(join(folder, path.endsWith('/') ? `${path}index.html` : path));
    return file.startsWith(realpathSync(folder) + sep) && statSync(file).isFile() ? file : undefined;
  } catch {
    return undefined; // a malformed address, too long a name, or no such file
  }
}

export function siteServer(folder: string): Server {
  return createServer((request, response) => {
    const file = fileFor(folder, request.url ?? '/');
    // Built files carry a digest in their name: they never change.
    const isFixed = file?.startsWith(join(realpathSync(folder), 'assets') + sep) ?? false;
    void answer(request, response, file, isFixed ? 'public, max-age=31536000, immutable' : 'no-cache');
  });
}

/** Sends a file. One that cannot be opened counts as missing; an aborted download ends quietly. */
export async function answer(
  { method }: Pick<IncomingMessage, 'method'>,
  response: ServerResponse,
  file: string | undefined,
  caching: string,
): Promise<void> {
  if (method !== 'GET' && method !== 'HEAD') return refuse(response, 405, 'Only GET.');
  const handle = file === undefined ? undefined : await open(file).catch(() => undefined);
  if (file === undefined || handle === undefined) return refuse(response, 404, 'There is no such page.');
  try {
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'content-length': (await handle.stat()).size,
      'cache-control': caching,
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
    });
    if (method === 'HEAD') response.end();
    else await pipeline(handle.createReadStream({ autoClose: false }), response);
  } catch {
    response.destroy(); // the client is gone, or the disk failed
  } finally {
    await handle.close();
  }
}

function refuse(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'content-security-policy': POLICY });
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
