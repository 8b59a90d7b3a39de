// A server process that can be killed at any moment and started again on the same data.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { env, node } from '../../ensure.mjs';

const SCRIPT = fileURLToPath(new URL('./server.ts', import.meta.url));
/** The arguments of Node that start a server. */
export type Command = (data: string, port: number) => readonly string[];

export class Victim {
  readonly base: string;
  readonly #args: readonly string[];
  #process: ChildProcess | undefined;

  private constructor(args: readonly string[], port: number) {
    this.#args = args;
    this.base = `http://127.0.0.1:${port}`;
  }
  /** Starts a server on a free port. */
  static async on(data: string, command: Command = (folder, port) => [SCRIPT, folder, String(port)]): Promise<Victim> {
    const port = await freePort();
    const victim = new Victim(command(data, port), port);
    await victim.start();
    return victim;
  }
  async start(): Promise<void> {
    const started = spawn(node, this.#args, { env, stdio: ['pipe', 'pipe', 'inherit'] });
    this.#process = started;
    const [said] = (await Promise.race([once(started.stdout, 'data'), once(started, 'exit')])) as [unknown];
    if (!Buffer.isBuffer(said)) throw new Error(`the server did not start: it exited with ${String(said)}`);
  }
  /** Ends the process at once, whatever it is doing. */
  async kill(): Promise<void> {
    const killed = this.#process;
    this.#process = undefined;
    if (!killed || killed.exitCode !== null) return;
    const gone = once(killed, 'exit');
    killed.kill('SIGKILL');
    await gone;
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (typeof address !== 'object' || address === null) throw new Error('no port is free');
  return address.port;
}
