// Copies the database while a server uses it.
import { chmodSync, closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { CannotServe, databaseIn } from './data-folder.ts';

/** How long to wait for the server to finish what it is writing, in milliseconds. */
const PATIENCE = 30_000;

/** Writes everything stored at this moment into one file, which must not exist yet. Returns its size in bytes. */
export function backUp(data: string, file: string): number {
  const database = databaseIn(data);
  if (!existsSync(database)) throw new CannotServe(`there is no database in ${data}: name the folder of the server's data with --data`);
  if (existsSync(file)) throw new CannotServe(`${file} is there already: choose another name`);
  const part = `${file}.part`;
  rmSync(part, { force: true });
  try {
    copyInto(database, part);
    check(part);
    renameSync(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    throw new CannotServe(`${file} could not be written: ${(error as Error).message}`, { cause: error });
  }
  return statSync(file).size;
}

/** SQLite copies one consistent snapshot, whatever is written meanwhile. */
function copyInto(database: string, part: string): void {
  closeSync(openSync(part, 'wx', 0o600)); // it holds the secrets of running matches
  const source = new DatabaseSync(database, { timeout: PATIENCE });
  try {
    source.prepare('vacuum into ?').run(part);
  } finally {
    source.close();
  }
  chmodSync(part, 0o600);
  const written = openSync(part, 'r');
  fsyncSync(written);
  closeSync(written);
}
function check(part: string): void {
  const copy = new DatabaseSync(part, { readOnly: true });
  try {
    const { quick_check: said } = copy.prepare('pragma quick_check').get() ?? {};
    if (said !== 'ok') throw new Error(`the copy is damaged: ${String(said)}`);
  } finally {
    copy.close();
  }
}
