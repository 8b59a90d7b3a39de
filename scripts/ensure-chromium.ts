// The browser for tests and screenshots: Debian's chromium, installed if possible.
import { findChromium } from '../web/test/browser/chromium.ts';
import { runs } from './running.ts';

const NONE = `There is no chromium here, and only root can install it: run \`sudo apt-get install chromium\`,
or say where a Chromium or Chrome is with CHROMIUM=/path/to/it.`;

/** Returns what is wrong if there is still none. */
export async function ensureChromium(): Promise<string | undefined> {
  if (findChromium() !== undefined) return undefined;
  if (process.getuid?.() !== 0) return NONE;
  console.log('Installing chromium (apt-get) ...');
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    const { ok, output } = await runs('apt-get', args, { more: { DEBIAN_FRONTEND: 'noninteractive' } });
    if (!ok) return `\`apt-get ${args.join(' ')}\` failed:\n${output}`;
  }
  return findChromium() === undefined ? 'apt-get installed chromium, but it is not where it should be' : undefined;
}
