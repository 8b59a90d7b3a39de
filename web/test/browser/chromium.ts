// Debian's chromium, headless and without network chatter.
import { existsSync } from 'node:fs';
import { type BrowserServer, chromium } from 'playwright-core';

const PLACES = [process.env['CHROMIUM'] ?? '', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** A name for this machine that browsers trust less than localhost: over plain HTTP, pages get no locks, service worker or clipboard. */
export const PLAIN_NAME = 'tavolo.test';
const ARGS = [
  `--host-resolver-rules=MAP ${PLAIN_NAME} 127.0.0.1`,
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The path of the browser, if installed. */
export const findChromium = (): string | undefined => PLACES.find((path) => path !== '' && existsSync(path));

/** Starts a browser with a fresh profile that several processes can connect to. */
export function serveChromium(): Promise<BrowserServer> {
  const executablePath = findChromium();
  if (executablePath === undefined)
    throw new Error('There is no chromium here: install it (`apt-get install chromium`), or say where it is with CHROMIUM=/path.');
  return chromium.launchServer({ executablePath, args: ARGS });
}
