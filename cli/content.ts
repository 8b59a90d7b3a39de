// Custom content from a file: the same flag for every command that opens matches.
import { readFileSync } from 'node:fs';
import { Refusal } from '@tabularium/kernel';
import type { GamePackage, Remark } from '@tabularium/parts/shape';
import { type Call, type Flag, UsageError } from './command.ts';
import { harmless } from './io.ts';

export const CONTENT_FLAG: Flag = {
  value: 'FILE',
  help: 'custom content, if the game takes it: a JSON file as the workshop saves it',
};

/** The game's content with that of the file added; undefined without a file. A wrong file is refused with all its errors; oddities are only reported. */
export function contentFrom({ game, readContent }: GamePackage, { flags, io }: Pick<Call, 'flags' | 'io'>): object | undefined {
  const file = flags.text('content');
  if (file === undefined) return undefined;
  if (!readContent) throw new UsageError(`--content: ${game.id} takes no custom content`);
  const read = readContent(readFileSync(file, 'utf8'), flags.language(io));
  const listed = (remarks: readonly Remark[]): string =>
    remarks.map(({ line, column, problem }) => `  ${file}:${line}:${column} ${problem}`).join('\n');
  if ('errors' in read) throw new Refusal('bad-content', `${file} cannot be played with\n${listed(read.errors)}`);
  if (read.warnings.length > 0) io.stderr.write(`${harmless(listed(read.warnings))}\n`);
  return read.content;
}
