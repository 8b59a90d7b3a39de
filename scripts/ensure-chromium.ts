// The browser for tests and pictures: Debian's chromium, installed if that can be done here.
import { spawnSync } from 'node:child_process';
import { findChromium } from '../web/test/browser/chromium.ts';

/** Whether there is one in the end; if not, says why. */
export function ensureChromium(): boolean {
  if (findChromium() !== undefined) return true;
  if (process.getuid?.() !== 0) {
    console.error('There is no chromium here, and only root can install it: run `sudo apt-get install chromium`,');
    console.error('or say where a Chromium or Chrome is with CHROMIUM=/path/to/it.');
    return false;
  }
  console.log('Installing chromium (apt-get) ...');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    const { status, stdout, stderr } = spawnSync('apt-get', args, { env, encoding: 'utf8' });
    if (status === 0) continue;
    console.error(`\`apt-get ${args.join(' ')}\` failed:\n${stdout ?? ''}${stderr ?? ''}`);
    return false;
  }
  return findChromium() !== undefined;
}
