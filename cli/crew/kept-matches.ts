// A file of matches to learn from: one line that says what they are, then a line for each. Adding to it is cheap, and a run that is
// stopped loses only the line it was writing.
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Study } from '@tabularium/bots/learn';
import { UsageError } from '../command.ts';

export interface Kept {
  /** In the order they were played; null for one that did not end. */
  readonly studies: (Study | null)[];
  add(study: Study | null): void;
}
/** The matches in a file, which must be of the same kind; a missing file is created. */
export function keptIn(file: string | undefined, of: object): Kept {
  const head = JSON.stringify(of);
  const [first, ...lines] = file !== undefined && existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];
  if (first !== undefined && first !== head) throw new UsageError(`${file} has matches of ${first}, not of ${head}`);
  if (file !== undefined) writeFileSync(file, [head, ...lines].map((line) => `${line}\n`).join('')); // dropping an incomplete line
  const studies = lines.map((line) => JSON.parse(line) as Study | null);
  return {
    studies,
    add: (study) => {
      studies.push(study);
      if (file !== undefined) appendFileSync(file, `${JSON.stringify(study)}\n`);
    },
  };
}
