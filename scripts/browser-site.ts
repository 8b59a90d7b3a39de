// Builds the site into a separate folder, serves it and starts a browser, for tests, screenshots and measurements.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { serveChromium } from '../web/test/browser/chromium.ts';
import { env, root } from './ensure.mjs';
import { listen, siteServer } from './site.ts';

const HOST = 'localhost';
const FIRST_PORT = 41_700;

export interface Staged {
  readonly site: string;
  readonly dist: string;
  /** Where the browser listens. */
  readonly browser: string;
  readonly end: () => Promise<void>;
}

export async function stage(): Promise<Staged> {
  const dist = mkdtempSync(join(tmpdir(), 'tabularium-site-'));
  const { status } = spawnSync('vite', ['build', 'web', '--outDir', dist, '--emptyOutDir', '--logLevel', 'error'], {
    cwd: root,
    env: { ...env, NODE_ENV: 'production' }, // vitest sets `test`, which would change the build
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('the site could not be built: the messages above say why');
  const { site, close } = await serve(dist);
  const chromium = await serveChromium();
  const end = async (): Promise<void> => {
    await chromium.close();
    close();
    rmSync(dist, { recursive: true });
  };
  return { site, dist, browser: chromium.wsEndpoint(), end };
}

/** Serves a site that was built. */
export async function serve(dist: string): Promise<{ readonly site: string; readonly close: () => void }> {
  const server = siteServer(dist);
  const port = await listen(server, HOST, FIRST_PORT);
  const close = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { site: `http://${HOST}:${port}/`, close };
}

/** For vitest: stages everything once, for all files. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { end, ...given } = await stage();
  const notes = mkdtempSync(join(tmpdir(), 'tabularium-notes-'));
  project.provide('site', given.site);
  project.provide('dist', given.dist);
  project.provide('notes', notes);
  project.provide('browser', given.browser);
  return async () => {
    await end();
    rmSync(notes, { recursive: true });
  };
}
