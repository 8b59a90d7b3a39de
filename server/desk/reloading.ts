// Takes a table from the database again, when memory may differ from it.
import { type Loaded, loaded } from '../loading.ts';
import { ServerProblem } from '../problems.ts';
import type { DeskState } from './state.ts';
import { listen, tellTable } from './telling.ts';

/** Reloads the table and tells everybody. */
export async function reload(state: DeskState): Promise<void> {
  const { match: before } = state.table;
  state.isDoubtful = true;
  state.table = await fromDatabase(state);
  state.isDoubtful = false;
  const { match } = state.table;
  tellTable(state);
  if (match && !before) for (const guest of state.guests.keys()) listen(state, guest, undefined);
  else if (match) state.audience.publish(match);
  state.onChange();
}
async function fromDatabase({ means: { store }, pkg, table }: DeskState): Promise<Loaded> {
  try {
    const row = await store.match(table.row.id);
    if (!row) throw new ServerProblem('no-such-table', 'this table is gone');
    return await loaded(row, pkg, store);
  } catch (error) {
    if (error instanceof ServerProblem) throw error;
    throw new ServerProblem('not-kept', `the table cannot be read now: ${error instanceof Error ? error.message : String(error)}`);
  }
}
