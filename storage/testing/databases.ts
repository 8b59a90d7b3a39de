// Databases for test files, on the server of the whole run.
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { inject } from 'vitest';
import type { Answer } from './global-setup.ts';

/** The address of a new, empty PostgreSQL database, which is gone after the run. */
export async function newDatabase(): Promise<string> {
  const answer = JSON.parse(await text(connect(inject('databases')))) as Answer;
  if ('error' in answer) throw new Error(answer.error);
  return answer.address;
}
