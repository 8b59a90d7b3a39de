// Brings a table in memory up to date with the database: by what other nodes have done since, or all of it anew.
import { isDeepStrictEqual } from 'node:util';
import type { ActRow, MatchRow, Played } from '@tabularium/storage';
import { DEAD_AFTER } from '../cluster.ts';
import { hasMatch, inputsOf, loaded, rowAfter } from '../loading.ts';
import { ServerProblem } from '../problems.ts';
import { checkVersion } from '../versions.ts';
import { isClosing } from './lasting.ts';
import { type DeskState, doneIn } from './state.ts';
import { listen, sendOut, tellLines, tellTable } from './telling.ts';

/** Settles a doubt about the table, if there is one. */
export async function settle(state: DeskState): Promise<void> {
  if (state.doubt === 'wrong') await reload(state);
  if (state.doubt === 'behind') await catchUp(state);
  if (state.doubt === 'played on') await playOn(state);
}

/** Takes in the acts of other nodes and nothing else, with one question for all tables that ask at the same time. */
export async function playOn(state: DeskState): Promise<void> {
  const { table, means } = state;
  const { row, match } = table;
  if (!match) return catchUp(state);
  state.doubt = 'none'; // notices that come from now on are about something else
  let played: Played | undefined;
  try {
    played = await orNotKept(() => means.store.playedSince(row.id, row.inputs));
  } catch (error) {
    state.doubt = 'behind';
    throw error;
  }
  if (!played || played.after.version !== row.version || played.after.passages !== row.passages) return catchUp(state);
  const { acts, after } = played;
  if (acts.length === 0) return;
  const shown = shownIn(state);
  if (!(await followed(state, acts))) return;
  state.table = { ...state.table, row: { ...row, ...after, inputs: match.inputs.length } };
  state.audience.publish(match, doneIn(state, acts));
  if (!isDeepStrictEqual(shownIn(state), shown)) tellTable(state);
  state.onChange();
}

/** Takes in what other nodes have done, and tells everybody. */
export async function catchUp(state: DeskState): Promise<void> {
  state.doubt = 'none'; // notices that come from now on make it behind again
  try {
    await orNotKept(() => takeIn(state));
  } catch (error) {
    if (state.doubt === 'none') state.doubt = 'behind';
    throw error;
  }
}
async function takeIn(state: DeskState): Promise<void> {
  const { table, means, audience } = state;
  const { store, now } = means;
  const { id } = table.row;
  const [row, seats, lines, others] = await Promise.all([
    rowOf(state),
    store.seats(id),
    store.linesAfter(id, state.lastLine),
    store.presence(id, now() - DEAD_AFTER),
  ]);
  const shown = shownIn(state);
  state.others = others;
  tellLines(state, lines);
  const { match } = table;
  const isSameMatch = row.version === table.row.version && row.passages === table.row.passages && (match !== undefined) === hasMatch(row);
  if (!isSameMatch) return reload(state);
  const acts = match && row.inputs > table.row.inputs ? await store.acts(id, table.row.inputs) : [];
  if (match && acts.length > 0) {
    if (!(await followed(state, acts))) return;
    state.table = { ...table, row: rowAfter(row, match, match.inputs.length), seats };
    audience.publish(match, doneIn(state, acts));
  } else if (!isDeepStrictEqual([row, seats], [table.row, table.seats])) state.table = { ...table, row, seats };
  if (!isDeepStrictEqual(shownIn(state), shown)) tellTable(state);
  sendOut(state);
  if (state.table !== table) state.onChange();
}
/** Lets the match here follow the acts. False if it could not, and was loaded anew. */
async function followed(state: DeskState, acts: readonly ActRow[]): Promise<boolean> {
  try {
    state.table.match?.follow(inputsOf(acts));
    return true;
  } catch {
    await reload(state);
    return false;
  }
}
/** Everything that everybody is shown of a table. */
const shownIn = (state: DeskState): readonly unknown[] => {
  const { row, seats } = state.table;
  return [row.state, row.version, row.rematch, isClosing(state), seats, state.others];
};

/** Loads the table anew and tells everybody. */
export async function reload(state: DeskState): Promise<void> {
  const before = state.table;
  let acts: readonly ActRow[];
  try {
    ({ acts, ...state.table } = await orNotKept(() => loadedAnew(state)));
  } catch (error) {
    state.doubt = 'wrong';
    throw error;
  }
  if (state.doubt === 'wrong') state.doubt = 'behind'; // perhaps in the chat, or in who is here
  const { match } = state.table;
  tellTable(state);
  sendOut(state);
  if (match && !before.match) for (const guest of state.guests.keys()) listen(state, guest, {});
  else if (match) {
    const news = acts.filter(({ n }) => n > before.row.inputs);
    state.audience.publish(match, doneIn(state, news));
  }
  state.onChange();
}

async function loadedAnew(state: DeskState): ReturnType<typeof loaded> {
  const { pkg, means } = state;
  const row = await rowOf(state);
  await checkVersion(row, pkg, means.store, means.now());
  return loaded(row, pkg, means.store);
}
async function rowOf({ means: { store }, table }: DeskState): Promise<MatchRow> {
  const row = await store.match(table.row.id);
  if (!row) throw new ServerProblem('no-such-table', 'this table is gone');
  return row;
}
async function orNotKept<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ServerProblem) throw error;
    throw new ServerProblem('not-kept', 'the table cannot be read now: try again in a moment', { cause: error });
  }
}
