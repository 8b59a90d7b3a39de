// Matches with scripted dice.
import type { Eye } from '@tabularium/kernel';
import { type Played, played, ScriptedDice } from '@tabularium/kernel/testing';
import { bluff } from '../../rules/index.ts';
import type { BluffKit, Table } from '../../table/table.ts';
import type { BluffView } from '../../table/view.ts';

export type Match = Played<BluffKit>;

/** Two players with 3 dice each, or one player per cup; after the first round the dice are random. */
export function cups(...first: readonly (readonly number[])[]): Match {
  const dice = new ScriptedDice([], { thenSeed: 1 }).addFaces(...first.flat());
  return played(bluff, { setup: { seats: first.length, options: { dice: first[0]?.length === 5 ? 5 : 3 } }, dice });
}
/** A match that starts from this table. */
export const position = (held: readonly (readonly number[])[], rest: Pick<Table, 'turn' | 'bid'>): Match =>
  played(bluff, {
    setup: { seats: held.length },
    table: { content: bluff.content, cups: held.map((cup) => [...cup]), last: null, ...rest },
  });
export const seen = (match: Match, eye: Eye = 'public'): BluffView => match.view(eye).table as BluffView;
