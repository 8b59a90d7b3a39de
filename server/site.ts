// Serves the built site: the files of one folder, with a policy on what its pages may load.
import { realpathSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';

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

/** A page may load only files of the site, the small pictures inside its style sheets, and answers of its own server. */
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

/** Whether a request is for a file, that is, neither for the API nor for the metrics. */
export const isForSite = ({ url, is404 }: { readonly url: string; readonly is404: boolean }): boolean =>
  is404 && !/^\/(api|metrics)(?![^/?#])/.test(url);

/** Answers a request with a file of the folder. */
export function answerFrom(folder: string, request: Pick<IncomingMessage, 'method' | 'url'>, response: ServerResponse): Promise<void> {
  const file = fileFor(folder, request.url ?? '/');
  // Built files have a digest in their name, so they never change.
  const isFixed = file?.startsWith(join(realpathSync(folder), 'assets') + sep) ?? false;
  return answer(request, response, file, isFixed ? 'public, max-age=31536000, immutable' : 'no-cache');
}

/** The file at an address; nothing if there is none, or if it is outside the folder (even through a symbolic link). */
export function fileFor(folder: string, address: string): string | undefined {
  try {
    const path = decodeURIComponent(new URL(address, 'http://site').pathname);
    const file = realpathSync(join(folder, path.endsWith('/') ? `${path}index.html` : path));
    return file.startsWith(realpathSync(folder) + sep) && statSync(file).isFile() ? file : undefined;
  } catch {
    return undefined; // not an address, too long a name, or nothing there
  }
}

/** Sends a file. One that cannot be opened counts as missing; a broken download ends quietly. */
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
    response.destroy(); // the client has gone, or the disk has failed: there is nothing left to say
  } finally {
    await handle.close();
  }
}

function refuse(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'content-security-policy': POLICY });
  response.end(`${text}\n`);
}
