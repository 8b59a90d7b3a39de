// The browser for tests and screenshots: Debian's chromium, installed if possible.
import { findChromium } from '../web/test/browser/chromium.ts';
import { aptInstall, canInstall } from './apt-install.ts';

const NONE = `There is no chromium here, and only root can install it: run \`sudo apt-get install chromium\`,
or say where a Chromium or Chrome is with CHROMIUM=/path/to/it.`;

/** Returns what is wrong if there is still none. */
export async function ensureChromium(): Promise<string | undefined> {
  if (findChromium() !== undefined) return undefined;
  if (!canInstall()) return NONE;
  const problem = await aptInstall('chromium');
  return problem ?? (findChromium() === undefined ? 'apt-get installed chromium, but it is not where it should be' : undefined);
}
