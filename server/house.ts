// Everything the routes need from the server.

import type { Person, Store } from '@tabularium/storage';
import type { FastifyRequest } from 'fastify';
import type { Desk } from './desk.ts';
import type { Guards } from './guards.ts';
import type { People } from './people.ts';
import { ServerProblem } from './problems.ts';
import { inviteOf, isSecret, type RandomText, watchOf } from './secrets.ts';
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
  /** The server is shutting down and accepts no more changes. */
  readonly isStopping: () => boolean;
}

/** Carries the secrets of links, separated by commas. It is a header because logs contain addresses, but not headers. */
export const LINK_HEADER = 'tabularium-link';
/** A request with more of them is not worth the time it takes to compare them. */
const MOST_LINKS = 100;
const hasLink = ({ headers }: FastifyRequest, ...secrets: readonly string[]): boolean => {
  const given = headers[LINK_HEADER];
  return typeof given === 'string' && given.split(',', MOST_LINKS).some((link) => secrets.some((secret) => isSecret(link.trim(), secret)));
};

/** Players, the host and anybody with a link may look at a table. */
export async function checkMayLook({ people }: House, desk: Desk, request: FastifyRequest): Promise<void> {
  const { secret, host } = desk.row;
  if (hasLink(request, inviteOf(secret), watchOf(secret))) return;
  const person = await people.of(request);
  if (person && (person.id === host || desk.seatsOf(person).length > 0)) return;
  throw new ServerProblem('wrong-link', 'this table is not public: ask for a link to it');
}
export function checkInvited(desk: Desk, request: FastifyRequest): void {
  if (!hasLink(request, inviteOf(desk.row.secret)))
    throw new ServerProblem('wrong-link', 'only somebody with the invitation can sit down: ask for the link');
}
export async function checkHost({ people }: House, desk: Desk, request: FastifyRequest): Promise<void> {
  const person = await people.known(request);
  if (person.id !== desk.row.host) throw new ServerProblem('not-yours', 'only the host of the table can do that');
}
/** Limits how many tables a person has, and how fast they make them, to what anybody could play. */
export async function checkMayOpen({ store, guards }: House, person: Person): Promise<void> {
  guards.tables.take(person.id);
  const most = guards.limits.openTables;
  if ((await store.openTables(person.id)) >= most)
    throw new ServerProblem('too-many', `you have ${most} tables that are not over: finish some first`);
}
