// Makes a table on the server from the set-up form.
import { Api, type Chair, newKey, ServerError, type Someone } from '@tabularium/client';
import { type Draft, seatsIn, setupOf, type UsualNames } from '../frame/draft.ts';
import { type LinkCode, LinkError } from '../link/link.ts';
import type { Spoken } from '../settings/messages/index.ts';

interface Making {
  readonly usual: UsualNames;
  readonly content: object | undefined;
  readonly host: Someone;
}
/** Resolves to the table's id. */
export async function makeTable({ id: game, setup: schema }: Spoken, draft: Draft, { usual, content, host }: Making): Promise<string> {
  const { mode, seats, options } = setupOf(schema, draft);
  try {
    const { table } = await new Api().makeTable({
      game,
      setup: { mode, seats, options },
      chairs: tableChairs(draft, usual),
      host,
      share: newKey(),
      ...(content && { content }),
      ...(draft.noReturn && { noReturn: true }),
    });
    return table.id;
  } catch (error) {
    throw error instanceof ServerError ? new LinkError(error.code as LinkCode, error.message, error.limit) : error;
  }
}

/** The chairs as the server takes them. */
export const tableChairs = (draft: Draft, usual: UsualNames): Chair[] =>
  seatsIn(draft, usual).map(({ kind, name, level = '' }, seat): Chair => {
    if (draft.chairs[seat]?.who === 'remote') return { kind: 'open' };
    return kind === 'bot' ? { kind, name, level } : { kind: 'mine', name };
  });
