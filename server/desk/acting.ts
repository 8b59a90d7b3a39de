// What people and bots do in a match.
import { answerDraw } from '@tabularium/bots';
import { type BotTurn, botTurnIn, isForBots } from '@tabularium/bots/think';
import type { Ack, Act } from '@tabularium/client/schemas';
import type { Pick } from '@tabularium/kernel';
import type { Person } from '@tabularium/storage';
import { seedOf } from '../loading.ts';
import { ServerProblem } from '../problems.ts';
import { hashOf } from '../secrets.ts';
import { change } from './keeping.ts';
import { noteActing } from './lasting.ts';
import { checkSeat, type DeskState, hereIn, isPerson, peopleAt, running, seatsOf } from './state.ts';

/** Does an act once, however often the request is repeated. */
export async function act(state: DeskState, person: Person, { key, ...asked }: Act): Promise<Ack> {
  checkSeat(state, person, asked.seat);
  const said = hashOf(JSON.stringify(asked)).slice(0, 16);
  const at = (): string => state.audience.at(running(state), seatsOf(state, person));
  const again = async (): Promise<Ack | undefined> => {
    const done = await state.means.store.actUnder(state.table.row.id, person.id, key);
    if (!done) return undefined;
    if (done.said !== said) throw new ServerProblem('key-used', 'another act was done under this key');
    return { at: at(), again: true };
  };
  if (asked.do !== 'answer') {
    const before = await again();
    if (before) return before;
  }
  const give = (): Promise<number | undefined> => change(state, () => doIn(state, asked), { person: person.id, key, said });
  let given: number | undefined;
  try {
    given = await give();
  } catch (error) {
    const before = await again();
    if (before) return before;
    throw error;
  }
  if (given === undefined) {
    const before = await again();
    if (before) return before;
    given = await give(); // somebody else was faster: try again on the match as it is now
    if (given === undefined) throw new ServerProblem('not-kept', 'others acted at the same time: try again');
  }
  if (!hereIn(state).people.includes(person.id)) await noteActing(state, person.id).catch(() => undefined); // the act itself is stored
  return { at: at(), given };
}

type WithoutKey<T> = T extends unknown ? Omit<T, 'key'> : never;
/** Returns how many answers were given. */
function doIn(state: DeskState, asked: WithoutKey<Act>): number {
  const match = running(state);
  switch (asked.do) {
    case 'undo':
      match.undo(asked.seat);
      return 1;
    case 'leave':
      match.leave(asked.seat);
      return 1;
    case 'draw':
      match.draw(asked.seat, asked.says);
      answerDraw(match, (seat) => isPerson(state, seat));
      return 1;
    case 'answer': {
      match.answer(asked.seat, asked.decision, asked.pick);
      const { next = [] } = asked;
      const stop = next.findIndex((said) => !match.answerNext(asked.seat, said));
      return 1 + (stop < 0 ? next.length : stop);
    }
  }
}

/** What a bot has to decide now, if anything. */
export function botTurn(state: DeskState): BotTurn | undefined {
  const { match, row, seats } = state.table;
  if (!match || row.state !== 'running') return undefined;
  return botTurnIn(match, {
    ...peopleAt(state),
    level: (seat) => seats[seat]?.bot ?? undefined,
    pkg: state.pkg,
    strongest: state.means.bots,
    seed: seedOf(row, seats),
    content: row.pack === null ? undefined : (JSON.parse(row.pack) as object),
  });
}
/** Notes that bots have nothing to do, if they were expected to. */
export async function botsRest(state: DeskState): Promise<void> {
  const { row, seats } = state.table;
  if (row.state !== 'running' || row.bot_due === 0 || botTurn(state)) return;
  await state.means.store.botsRest(row.id, row.inputs, seats.filter(({ bot, assisted }) => bot !== null || assisted === 1).length);
  state.table = { ...state.table, row: { ...row, bot_due: 0 } };
}
/** Answers for a bot. False if the question is no longer open. */
export async function botAnswer(state: DeskState, { seat, decision, by }: BotTurn, pick: Pick): Promise<boolean> {
  const { match, seats, row } = state.table;
  if (row.state !== 'running') return false;
  const open = match?.pending.find((one) => one.id === decision && one.seats.includes(seat));
  if (!open || !isForBots(open, peopleAt(state))) return false;
  const instead = isPerson(state, seat) ? 'assistant' : 'stand-in';
  const given = await change(state, () => {
    running(state).answer(seat, decision, pick, seats[seat]?.person === null ? by : instead);
    return 1;
  });
  return given !== undefined;
}
