// A whole match without a browser: keeper, bots, link and session in one process.
import { think } from '@tabularium/bots/think';
import { Match } from '@tabularium/kernel';
import type { AnyKit, Playable } from '@tabularium/parts/shape';
import { vi } from 'vitest';
import { linkOf } from '../../link/driver.ts';
import type { MatchLink } from '../../link/link.ts';
import type { MatchStore } from '../../link/shape.ts';
import { memoryStore } from '../../store/memory.ts';
import { type Picture, Session } from '../../table/session/session.ts';
import type { Thinker } from '../../worker/bots.ts';
import { Keeper } from '../../worker/keeper.ts';
import { type Order, orderedMatch } from '../../worker/order.ts';

export const thinkerOf = (pkg: Playable): Thinker => ({ think: async (turn) => think(pkg, turn) });

export interface Kept {
  readonly store: MatchStore;
  readonly id: string;
  readonly keeper: Keeper;
}
export async function keep(pkg: Playable, order: Order, { store = memoryStore(), thinker = thinkerOf(pkg) } = {}): Promise<Kept> {
  const stored = orderedMatch(pkg, order);
  await store.create(stored);
  return { store, id: stored.id, keeper: new Keeper(pkg, stored, { store, thinker }) };
}

export interface Sat {
  readonly link: MatchLink;
  readonly session: Session;
}
export async function sitAt(keeper: Keeper): Promise<Sat> {
  const link = linkOf(await keeper.begin(), keeper);
  const session = new Session(link);
  session.pace(0);
  return { link, session };
}

/** The picture, once it is as wanted and no act is under way. */
export const until = (session: Session, wanted: (picture: Picture) => boolean): Promise<Picture> =>
  vi.waitFor(
    () => {
      const { picture, isBusy } = session.stage();
      if (isBusy || !wanted(picture)) throw new Error('not yet');
      return picture;
    },
    { timeout: 30_000, interval: 1 },
  );

/** The match of a keeper, to view it with any eyes. */
export const matchOf = async ({ game }: Playable, keeper: Keeper): Promise<Match<AnyKit>> => Match.resume(game, await keeper.record());
