// Matches that one has learnt from, in a file: a line that says of what, then a line for each. Adding to it costs nothing, and a run that is
// stopped loses nothing but the line it was writing.
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Study } from '@tabularium/bots/learn';
import { UsageError } from '../command.ts';

export interface Kept {
  /** In the order in which they were played; null for one that did not end. */
  readonly studies: (Study | null)[];
  add(study: Study | null): void;
}
/** The matches in a file, which must be of the same kind; a file that is not there is begun. */
export function keptIn(file: string | undefined, of: object): Kept {
  const head = JSON.stringify(of);
  const [first, ...lines] = file !== undefined && existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];
  if (first !== undefined && first !== head) throw new UsageError(`${file} has matches of ${first}, not of ${head}`);
  if (file !== undefined) writeFileSync(file, [head, ...lines].map((line) => `${line}\n`).join('')); // without a line that is not whole
  const studies = lines.map((line) => JSON.parse(line) as Study | null);
  return {
    studies,
    add: (study) => {
      studies.push(study);
      if (file !== undefined) appendFileSync(file, `${JSON.stringify(study)}\n`);
    },
  };
}
