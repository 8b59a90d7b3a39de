// Where a command reads and writes: the process's streams, or those of a test.
import type { Readable } from 'node:stream';
import { styleText } from 'node:util';
import type { Language, Paint } from '@tabularium/parts/shape';
import { LANGUAGES } from '@tabularium/parts/shape';

export interface Out {
  write(text: string): unknown;
  readonly isTTY?: boolean;
  readonly columns?: number;
}
export interface Io {
  readonly stdout: Out;
  readonly stderr: Out;
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly env: Readonly<Record<string, string | undefined>>;
  /** For tests: after how many seconds to give up on work, if not the default. */
  readonly patience?: number;
}

/** A text that quotes a file, without characters that a terminal would obey. */
export const harmless = (text: string): string => text.replaceAll(/(?![\n\t])\p{Cc}/gu, '');

const DEFAULT_WIDTH = 100;
export const widthOf = (out: Out): number => out.columns ?? DEFAULT_WIDTH;

/** Colours on a terminal unless NO_COLOR is set; with FORCE_COLOR everywhere. */
export function hasColour({ stdout, env }: Io): boolean {
  if (env['NO_COLOR']) return false;
  return Boolean(env['FORCE_COLOR']) || (stdout.isTTY === true && env['TERM'] !== 'dumb');
}
export function paintFor(io: Io): Paint {
  if (!hasColour(io)) return (_style, text) => text;
  return (style, text) => styleText(typeof style === 'string' ? style : [...style], text, { validateStream: false });
}

/** The language asked for, or that of the system. */
export function languageOf(asked: string | undefined, { env }: Io): Language | undefined {
  const wanted = asked ?? env['LC_ALL'] ?? env['LC_MESSAGES'] ?? env['LANG'] ?? 'en';
  const found = LANGUAGES.find((language) => wanted.startsWith(language));
  return found ?? (asked === undefined ? 'en' : undefined);
}
