// Two people who play a match, by default of Bluff, each with a page of their own.
import { type Api, type NewTable, ServerError, type TableApi } from '@tabularium/client';
import type { Seat } from '@tabularium/kernel';
import { guest, ME, newTable, OPEN, until, type Watching, watching } from './serving.ts';

export interface Player extends Watching {
  readonly table: TableApi;
  readonly seat: Seat;
}
export interface Round extends Disposable {
  readonly id: string;
  readonly invite: string;
  readonly anna: Player;
  readonly bruno: Player;
}
export const decisionOf = ({ match, seat }: Player) => match.mirror?.view(seat).decisions[0];
export const resultOf = ({ match, seat }: Player) => match.mirror?.view(seat).result;

/** A table that has begun. */
export async function begunBy(host: Api, other: Api, more: Partial<NewTable> = {}): Promise<Round> {
  const { table, invite } = await host.makeTable(newTable([ME, OPEN], more));
  const [mine, theirs] = [host.table(table.id), other.table(table.id, invite)];
  await theirs.sit(guest(1));
  await mine.start();
  const anna = { ...watching(mine), table: mine, seat: 0 };
  const bruno = { ...watching(theirs), table: theirs, seat: 1 };
  for (const { match } of [anna, bruno]) await match.ready();
  return {
    id: table.id,
    invite,
    anna,
    bruno,
    [Symbol.dispose]: () => {
      for (const { match } of [anna, bruno]) match.close();
    },
  };
}
/** Whoever has to decide. */
export const decider = ({ anna, bruno }: Round): Promise<Player> =>
  until(() => [anna, bruno].find((one) => decisionOf(one) !== undefined), 'a decision');
/** Whoever has to decide answers. False once the match is over. */
export async function answered(round: Round, n: number): Promise<boolean> {
  const { anna, bruno } = round;
  const player = await until(() => [anna, bruno].find((one) => decisionOf(one) ?? resultOf(one)), 'a decision');
  const decision = decisionOf(player);
  if (!decision) return false;
  const pick = decision.some ? [...Array(decision.some.min).keys()] : (n * 7) % (decision.options.length + (decision.pass ? 1 : 0));
  await player.match.act({ do: 'answer', seat: player.seat, decision: decision.id, pick });
  return true;
}
/** Plays to the end, or so many decisions. */
export async function playOn(round: Round, most = 1000): Promise<void> {
  for (let n = 0; n < most; n++) if (!(await answered(round, n))) return;
}
/** The people answer what is asked of them until the condition holds. */
export async function playUntil(players: readonly Player[], isThere: () => boolean): Promise<void> {
  for (let n = 0; n < 500 && !isThere(); n++) {
    const due = await until(() => isThere() || players.find((one) => decisionOf(one) ?? resultOf(one)), 'a decision');
    if (due === true) return;
    const decision = decisionOf(due);
    if (!decision) break;
    const { match, seat } = due;
    const pick = decision.some ? [...Array(decision.some.min).keys()] : (n * 7) % decision.options.length;
    const code = await refusalOf(match.act({ do: 'answer', seat, decision: decision.id, pick }));
    if (code !== undefined && code !== 'stale-decision' && code !== 'not-your-decision') throw new Error(code); // somebody else was faster
  }
  if (!isThere()) throw new Error('the match ended first');
}
/** Resolves once a page shows what its node has, and the other page shows as much. */
export async function together({ anna, bruno }: Round): Promise<void> {
  for (const player of [anna, bruno]) {
    const { eyes } = await player.table.whole();
    const { log = [] } = eyes[player.seat] ?? {};
    await until(() => player.match.mirror?.events(player.seat).length === log.length, 'all that was told');
  }
}
/** The code of a refusal; nothing if it succeeds. */
export const refusalOf = (attempt: Promise<unknown>): Promise<string | undefined> =>
  attempt.then(
    () => undefined,
    (error: unknown) => (error instanceof ServerError ? error.code : String(error)),
  );
