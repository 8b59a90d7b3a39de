// Changes a match and stores the change, before anybody hears of it.
import { isForBots } from '@tabularium/bots/think';
import type { Entry } from '@tabularium/storage';
import { ServerProblem } from '../problems.ts';
import { checkVersion } from '../versions.ts';
import { reload } from './catching-up.ts';
import { isClosing } from './lasting.ts';
import { checkLives, type DeskState, doneIn, peopleAt, running } from './state.ts';
import { tellTable } from './telling.ts';

/** Who changes a match, and what they called it. */
export interface Under {
  readonly person: string;
  readonly key: string;
  readonly said: string;
}

/** Changes the match, stores the change and publishes it. Nothing if somebody else was faster: the match is then as they left it. */
export async function change<T>(state: DeskState, deed: () => T, under?: Under): Promise<T | undefined> {
  const match = running(state);
  const { row } = state.table;
  checkLives(row);
  const wasClosing = isClosing(state);
  const { store, now } = state.means;
  if (row.version !== match.game.version) await checkVersion(row, state.pkg, store, now()); // with its next act it moves up
  let result: T;
  try {
    result = deed();
  } catch (error) {
    if (match.inputs.length !== row.inputs) await reload(state); // the change is half done
    throw error;
  }
  const after: Entry['after'] = {
    inputs: match.inputs.length,
    version: match.game.version,
    state: match.result ? 'over' : 'running',
    result: match.result ? JSON.stringify(match.result) : null,
    passages: match.passages.length > 0 ? JSON.stringify(match.passages) : null,
    bot_due: match.open.some((open) => isForBots(open, peopleAt(state))) ? 1 : 0,
    changed: now(),
  };
  const act = {
    match: row.id,
    n: row.inputs + 1,
    person: under?.person ?? null,
    key: under?.key ?? null,
    said: under?.said ?? null,
    at: after.changed,
    body: JSON.stringify(match.inputs.slice(row.inputs)),
  };
  try {
    const wakesBots = under !== undefined && after.bot_due === 1; // bots that play go on by themselves
    const kept = await store.keep({ act, after, wakesBots });
    if (kept === 'taken') {
      await reload(state);
      return undefined;
    }
  } catch (error) {
    await reload(state); // only the database knows whether it was stored
    throw new ServerProblem('not-kept', 'the act could not be stored: try again in a moment', { cause: error });
  }
  state.table = { ...state.table, row: { ...row, ...after } };
  state.audience.publish(match, doneIn(state, [act]));
  if (match.result || wasClosing) tellTable(state);
  if (after.bot_due === 1) state.onChange();
  return result;
}

/** Stores a save, from which a newer version of the game can go on. */
export async function rest(state: DeskState): Promise<void> {
  const { match, row, savedAt } = state.table;
  if (!match || row.state !== 'running' || savedAt === match.inputs.length || match.inputs.length !== row.inputs) return;
  await state.means.store.putSave(row.id, match.inputs.length, JSON.stringify(match.save()));
  state.table = { ...state.table, savedAt: match.inputs.length };
}
