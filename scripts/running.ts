// Commands of ours, run quietly.
import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { env, root } from './ensure.mjs';

interface Terms {
  readonly niceness?: number;
  readonly more?: NodeJS.ProcessEnv;
}
/** Runs one of our commands; shows its output only if it fails. */
export function runs(
  command: string,
  args: readonly string[],
  { niceness = 0, more = {} }: Terms = {},
): Promise<{ readonly ok: boolean; readonly output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env: { ...env, ...more }, stdio: ['ignore', 'pipe', 'pipe'] });
    if (child.pid !== undefined && niceness > 0) setPriority(child.pid, niceness);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code) => resolve({ ok: code === 0, output: output.trim() }));
  });
}
