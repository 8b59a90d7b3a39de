// All that routes need of the server.

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
  /** Nothing new is begun any more. */
  readonly isStopping: () => boolean;
}

/** The header in which a page sends the secret of its link: addresses are written to logs, headers are not. */
export const LINK_HEADER = 'tabularium-link';
const linkOf = ({ headers }: FastifyRequest): string | undefined => {
  const given = headers[LINK_HEADER];
  return typeof given === 'string' ? given : undefined;
};

/** Those who sit at a table may look at it, and those who have a link to it. */
export async function checkMayLook({ people }: House, desk: Desk, request: FastifyRequest): Promise<void> {
  const { secret, host } = desk.row;
  const link = linkOf(request);
  if (isSecret(link, inviteOf(secret)) || isSecret(link, watchOf(secret))) return;
  const person = await people.of(request);
  if (person && (person.id === host || desk.seatsOf(person).length > 0)) return;
  throw new ServerProblem('wrong-link', 'this table is not public: ask for a link to it');
}
export function checkInvited(desk: Desk, request: FastifyRequest): void {
  if (!isSecret(linkOf(request), inviteOf(desk.row.secret)))
    throw new ServerProblem('wrong-link', 'only who has the invitation can sit down: ask for the link');
}
export async function checkHost({ people }: House, desk: Desk, request: FastifyRequest): Promise<void> {
  const person = await people.known(request);
  if (person.id !== desk.row.host) throw new ServerProblem('not-yours', 'only who made the table can do that');
}
/** Nobody has more tables at once, or makes them faster, than anybody could play at. */
export async function checkMayOpen({ store, guards }: House, person: Person): Promise<void> {
  guards.tables.take(person.id);
  const most = guards.limits.openTables;
  if ((await store.openTables(person.id)) >= most)
    throw new ServerProblem('too-many', `you have ${most} tables that are not over: finish some first`);
}
