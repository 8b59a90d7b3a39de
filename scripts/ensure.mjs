// Makes a fresh clone ready. Plain JavaScript: it runs on the system's Node, before ours is installed.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { complaintAbout, NODE_MAJOR } from './node-version.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');
export const node = join(bin, 'node');
/** Our Node comes first on the path, so that every tool started from here runs on it. */
export const env = { ...process.env, PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}` };

/** npm writes this file at the end of every installation. */
const installed = join(root, 'node_modules', '.package-lock.json');
const wanted = join(root, 'package-lock.json');

/**
 * Installs the dependencies if the lock file has changed since the last installation.
 * @returns {string | undefined} what went wrong, if anything did
 */
function install() {
  if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(wanted).mtimeMs) {
    console.log('Installing dependencies (npm ci) ...');
    const { status, stdout, stderr } = spawnSync('npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error'], {
      cwd: root,
      encoding: 'utf8',
    });
    if (status !== 0) return `${stdout ?? ''}${stderr ?? ''}\n\`npm ci\` failed: its messages above say why. Nothing was run.`;
  }
  const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  if (!stdout) return `node_modules has no Node ${NODE_MAJOR}: run \`npm ci\` with install scripts allowed.`;
  return complaintAbout(stdout.trim().replace(/^v/, ''));
}

/**
 * Whether everything is installed; if not, says why.
 * @returns {boolean}
 */
export function ensure() {
  const problem = install();
  if (problem !== undefined) console.error(problem);
  return problem === undefined;
}

/**
 * Runs one of our scripts on our Node, and exits as it does.
 * @param {readonly string[]} args
 */
export function become(args) {
  const { status } = spawnSync(node, args, { cwd: root, env, stdio: 'inherit' });
  process.exit(status ?? 1);
}

/**
 * Runs one of our scripts until it is stopped, and passes signals on to it.
 * @param {readonly string[]} args
 */
export function attend(args) {
  const child = spawn(node, args, { cwd: root, env, stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 0));
}
