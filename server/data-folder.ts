// The folder in which a server keeps its data. Only one server at a time may use it.
import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** A problem that whoever starts the server has to fix; the message says what. */
export class CannotServe extends Error {}

export const databaseIn = (folder: string): string => join(folder, 'tabularium.db');

/** Creates the folder if it is missing, readable by its owner only. */
export function makeDataFolder(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found && !found.isDirectory()) throw new CannotServe(`${folder} is a file: choose a folder for the data with --data`);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new CannotServe(`the folder ${folder} cannot be written to: choose another with --data (${(error as Error).message})`);
  }
}

/**
 * Locks other servers out of the folder, because two would not hear of each other's acts. Returns a function that unlocks it.
 * The system releases the lock when the process ends, however it ends.
 */
export function lockDataFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, 'server.lock'));
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch {
    lock.close();
    throw new CannotServe(`another server works in ${folder}: end it, or choose another folder with --data`);
  }
  return () => lock.close();
}
