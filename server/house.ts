// Everything the routes need from the server.

import type { Person, Store } from '@tabularium/storage';
import type { FastifyRequest } from 'fastify';
import type { Desk } from './desk.ts';
import type { Guards } from './guards.ts';
import { isInvited, mayLook } from './links.ts';
import type { People } from './people.ts';
import { OverLimit, ServerProblem } from './problems.ts';
import type { RandomText } from './secrets.ts';
import type { Shelf } from './shelf.ts';
import type { Streams } from './streams.ts';

export interface House {
  readonly store: Store;
  readonly shelf: Shelf;
  readonly people: People;
  readonly streams: Streams;
  readonly guards: Guards;
  readonly random: RandomText;
  readonly now: () => number;
  /** How long a table lasts at which nobody plays, in milliseconds. */
  readonly keep: number;
  /** The strongest level that bots may have; all if missing. */
  readonly bots: string | undefined;
  /** The server is shutting down and accepts no more changes. */
  readonly isStopping: () => boolean;
}

/** Carries the secrets of links, separated by commas. It is a header because logs contain addresses, but not headers. */
export const LINK_HEADER = 'tabularium-link';
/** A request with more of them is not worth the time it takes to compare them. */
const MOST_LINKS = 100;
export const linksOf = ({ headers }: FastifyRequest): readonly string[] => {
  const given = headers[LINK_HEADER];
  return typeof given === 'string' ? given.split(',', MOST_LINKS).map((link) => link.trim()) : [];
};

export async function checkMayLook({ people }: House, desk: Desk, request: FastifyRequest): Promise<void> {
  const person = await people.of(request);
  if (mayLook(desk, person, linksOf(request))) return;
  if (person && desk.seats.some(({ removed }) => removed === person.id))
    throw new ServerProblem('removed', 'the host has removed you from this table: ask for a link if you may come back');
  throw new ServerProblem('wrong-link', 'this table is not public: ask for a link to it');
}
export function checkInvited(desk: Desk, request: FastifyRequest): void {
  if (!isInvited(desk, linksOf(request)))
    throw new ServerProblem('wrong-link', 'only somebody with the invitation can sit down: ask for the link');
}
export async function checkHost({ people }: House, desk: Desk, request: FastifyRequest): Promise<void> {
  const person = await people.known(request);
  if (person.id !== desk.row.host) throw new ServerProblem('not-yours', 'only the host of the table can do that');
}
/** Limits how many tables a person has, how fast they make them and how much they store in them. `pack` is the new table's own content. */
export async function checkMayOpen({ store, guards }: House, person: Person, pack: string | null): Promise<void> {
  guards.tables.take(person.id);
  const { openTables, storedContent } = guards.limits;
  if ((await store.openTables(person.id)) >= openTables)
    throw new OverLimit(
      'too-many-tables',
      openTables,
      `you have ${openTables} unfinished tables, the most anybody may have: finish some first`,
    );
  if (pack !== null && (await store.bytesOf(person.id)) + Buffer.byteLength(pack) > storedContent) {
    const most = Math.floor(storedContent / (1024 * 1024));
    throw new OverLimit('too-much-content', most, `your tables may hold ${most} MB of your own content, and this one would exceed that`);
  }
}
