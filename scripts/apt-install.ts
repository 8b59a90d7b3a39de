// Debian's packages, for tools that npm does not have.
import { runs } from './running.ts';

/** Only root can install packages. */
export const canInstall = (): boolean => process.getuid?.() === 0;

/** Returns what went wrong, if anything did. */
export async function aptInstall(name: string): Promise<string | undefined> {
  console.log(`Installing ${name} (apt-get) ...`);
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', name]]) {
    const { ok, output } = await runs('apt-get', args, { more: { DEBIAN_FRONTEND: 'noninteractive' } });
    if (!ok) return `\`apt-get ${args.join(' ')}\` failed:\n${output}`;
  }
  return undefined;
}
