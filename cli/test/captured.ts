// One call of the command line with its input given and its output kept.
import { Readable } from 'node:stream';
import type { GamePackage } from '@tabularium/parts/shape';
import { run } from '../run.ts';
import { toy } from './toy/package.ts';

export interface Captured {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}
export interface Around {
  /** Lines on standard input. */
  readonly input?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly packages?: readonly GamePackage[];
  /** Seconds after which to give up on work. */
  readonly patience?: number;
}

export async function tabularium(args: string, { input = [], env = {}, packages = [toy], ...around }: Around = {}): Promise<Captured> {
  const out: string[] = [];
  const err: string[] = [];
  const io = {
    stdin: Readable.from(input.map((line) => `${line}\n`)),
    stdout: { write: (text: string) => out.push(text) },
    stderr: { write: (text: string) => err.push(text) },
    env,
    ...around,
  };
  const code = await run(args.split(' ').filter(Boolean), io, packages);
  return { code, out: out.join(''), err: err.join('') };
}
