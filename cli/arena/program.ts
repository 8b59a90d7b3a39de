// A program that plays: a child process that is asked line by line and answers in lines.
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { PlayerFailed, type Said } from './lines.ts';

/** A program that sends a longer line fails. */
const LONGEST_LINE = 1_000_000;
/** How much of its standard error is kept. */
const LONGEST_COMPLAINT = 2000;

interface Waiting {
  readonly answer: (line: string) => void;
  readonly fail: (error: PlayerFailed) => void;
}

export class Program {
  readonly #process: ChildProcessByStdio<Writable, Readable, Readable>;
  readonly #over: Promise<void>;
  #hasEnded = false;
  #waiting: Waiting | undefined;
  #failure: PlayerFailed | undefined;
  #text = '';
  #complaint = '';

  /** `command` is a shell command line. */
  constructor(command: string) {
    // In its own process group, so that whatever the shell starts ends with it.
    this.#process = spawn(command, { shell: true, detached: true, stdio: ['pipe', 'pipe', 'pipe'] });
    const { stdin, stdout, stderr } = this.#process;
    stdin.on('error', () => undefined); // it has ended; 'close' reports that
    stdout.setEncoding('utf8').on('data', (text: string) => this.#hear(text));
    stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#complaint = (this.#complaint + text).slice(-LONGEST_COMPLAINT);
    });
    this.#process.on('close', (code, signal) => {
      const lines = this.#complaint.trim().split('\n');
      const said = lines.findLast((line) => /error/i.test(line)) ?? lines.at(-1) ?? '';
      this.#fail(`ended with ${signal ?? `exit code ${code}`}${said === '' ? '' : `: ${said}`}`);
    });
    this.#over = new Promise((resolve) => {
      this.#process.on('error', (error) => {
        this.#fail(`could not be started: ${error.message}`);
        resolve();
      });
      this.#process.on('exit', () => {
        this.#killGroup(); // processes it left behind
        this.#hasEnded = true;
        resolve();
      });
    });
  }
  tell(said: Said): void {
    if (!this.#failure) this.#process.stdin.write(`${JSON.stringify(said)}\n`);
  }
  /** Waits up to `patience` milliseconds for its next line. */
  async ask(said: Said, patience: number): Promise<string> {
    if (this.#failure) throw this.#failure;
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise<string>((answer, fail) => {
        this.#waiting = { answer, fail };
        timer = setTimeout(() => this.#fail(`no answer within ${patience} ms`), patience);
        this.tell(said);
      });
    } finally {
      clearTimeout(timer);
      this.#waiting = undefined;
    }
  }
  /** Ends it at once, and whatever it started. */
  kill(): void {
    if (!this.#hasEnded) this.#killGroup();
  }
  /** Ends it, and waits until it is gone. */
  async end(): Promise<void> {
    this.kill();
    await this.#over;
    for (const stream of [this.#process.stdin, this.#process.stdout, this.#process.stderr]) stream.destroy();
  }

  #killGroup(): void {
    const { pid } = this.#process;
    if (pid === undefined) return;
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      this.#process.kill('SIGKILL'); // the system has no process groups, or the whole group has ended
    }
  }

  #hear(text: string): void {
    this.#text += text;
    for (let end = this.#text.indexOf('\n'); end >= 0; end = this.#text.indexOf('\n')) {
      const line = this.#text.slice(0, end).trim();
      this.#text = this.#text.slice(end + 1);
      if (line !== '') this.#say(line);
    }
    if (this.#text.length > LONGEST_LINE) this.#fail(`says a line of more than ${LONGEST_LINE} letters`);
  }
  #say(line: string): void {
    if (!this.#waiting) return this.#fail(`speaks without being asked: ${JSON.stringify(line.slice(0, 80))}`);
    this.#waiting.answer(line);
    this.#waiting = undefined;
  }
  #fail(why: string): void {
    this.#failure ??= new PlayerFailed(why);
    this.#waiting?.fail(this.#failure);
    this.#waiting = undefined;
    this.kill();
  }
}
