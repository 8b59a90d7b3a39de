// A server in a process of its own, which can be asked what it has used so far.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { env, node } from '../../ensure.mjs';

/** What a process has used since it began. */
export interface Usage {
  /** CPU seconds of all its threads. */
  readonly cpu: number;
  /** Bytes after the garbage has been collected. */
  readonly heap: number;
  readonly rss: number;
  /** Open files and connections. */
  readonly files: number;
  /** Streams that are open. */
  readonly streams: number;
  /** Commits of acts, the acts in them, and how many seconds they took. */
  readonly commits: { readonly batches: number; readonly acts: number; readonly seconds: number };
}

export class Host {
  readonly port: number;
  readonly #process: ChildProcess;
  readonly #exit: Promise<unknown[]>;
  /** How the process ended, once it has. */
  ended: string | undefined;

  private constructor(child: ChildProcess, port: number) {
    this.#process = child;
    this.#exit = once(child, 'exit');
    this.port = port;
    child.on('exit', (code, signal) => (this.ended = String(signal ?? code)));
  }
  /** Starts a script that sends its port once it listens. */
  static async start(script: URL, args: readonly string[], flags: readonly string[] = []): Promise<Host> {
    const child = spawn(node, ['--expose-gc', ...flags, script.pathname, ...args], { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    const [said] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [unknown];
    if (typeof said !== 'object' || said === null || !('port' in said)) throw new Error(`the server did not start: ${String(said)}`);
    return new Host(child, Number(said.port));
  }
  get pid(): number {
    return this.#process.pid ?? 0;
  }
  /** Collecting garbage takes time: not while something is measured. */
  async usage(collect = false): Promise<Usage> {
    const answer = Promise.race([once(this.#process, 'message'), this.#exit]);
    if (this.ended === undefined) this.#process.send({ collect }, () => undefined); // it may end before it hears of this
    const [said] = (this.ended === undefined ? await answer : []) as [unknown?];
    if (typeof said !== 'object' || said === null) throw new Error(`the server has ended: ${this.ended}`);
    return said as Usage;
  }
  /** Waits for something that the server does; throws if the server ends first. */
  whileAlive<T>(work: Promise<T>): Promise<T> {
    const end = this.#exit.then(() => Promise.reject(new Error(`the server has ended: ${this.ended}`)));
    return Promise.race([work, end]);
  }
  async stop(): Promise<void> {
    if (this.ended !== undefined) return;
    this.#process.kill('SIGTERM');
    await this.#exit;
  }
}
