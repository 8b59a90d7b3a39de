// A match on a server. Its mirror is shown by the same screen as a match in this browser.
import {
  Api,
  type Deed,
  type Line,
  type Mirror,
  newKey,
  type RemoteEvents,
  RemoteMatch,
  type SeatState,
  ServerError,
  type TableApi,
  type TableState,
} from '@tabularium/client';
import type { Seat, SeatInfo } from '@tabularium/kernel';
import { gathered } from './gathered.ts';
import { type LinkCode, LinkError, type MatchInfo, type MatchLink } from './link.ts';
import type { Online } from './online.ts';
import type { Scene } from './scene.ts';
import { Screen } from './screen.ts';
import { followTable } from './streams.ts';

export const api = new Api();

/** Opens a match on a server; `secret` comes from an invitation or a watch link. */
export async function openRemote(id: string, secret: string | undefined): Promise<MatchLink> {
  const table = api.table(id, secret);
  try {
    return await opened(table, await table.state());
  } catch (error) {
    throw linkError(error);
  }
}

async function opened(table: TableApi, state: TableState): Promise<MatchLink> {
  let online: Online = { table: state, ahead: api.ahead, isConnected: true, isSending: false, lines: [] };
  const watching = new Set<(scene: Scene) => void>();
  const troubled = new Set<(trouble: LinkError) => void>();
  const looking = new Set<() => void>();
  const put = (change: Partial<Online>): void => {
    online = { ...online, ...change };
    for (const look of looking) look();
  };
  /** The number of acts under way. Their callers show the outcome, so `onChange` does not. */
  let acting = 0;
  const noteSending = (): void => {
    const isSending = acting > 0 && !online.isConnected;
    if (online.isSending !== isSending) put({ isSending });
  };
  const events: RemoteEvents = {
    onChange: () => {
      if (acting > 0 || !screen || !match.mirror) return;
      const scene = screen.look(match.mirror);
      if (scene) for (const listener of watching) listener(scene);
    },
    onTable: (next) => put({ table: next }),
    onLines: (lines) => put({ lines: joined(online.lines, lines) }),
    onConnection: (isConnected) => {
      if (online.isConnected !== isConnected) put({ isConnected });
      noteSending();
    },
    onRefusal: (refusal) => {
      for (const listener of troubled) listener(linkError(refusal));
    },
  };
  const match = new RemoteMatch(table, events, { follow: followTable });
  const close = (): void => match.close();

  let screen: Screen | undefined;
  let mirror: Mirror;
  try {
    mirror = await match.ready();
  } catch (error) {
    close();
    throw error;
  }
  const info = infoOf(state);
  const { here = [] } = info;
  screen = new Screen(here, mirror);
  const shown = screen;
  const look = (): Scene | undefined => shown.look(match.mirror ?? mirror);
  const first = look();
  if (!first) throw new LinkError('failed', 'a new screen has nothing to show');

  const acted = async <T>(deed: Deed, done: (given: number) => T): Promise<T> => {
    acting++;
    noteSending();
    try {
      const { given = 1 } = await match.act(deed);
      return done(given);
    } catch (error) {
      throw linkError(error);
    } finally {
      acting--;
      noteSending();
    }
  };
  return {
    info,
    first,
    online: {
      subscribe: (listener) => {
        looking.add(listener);
        return () => looking.delete(listener);
      },
      now: () => online,
      say: (text, key) => orLinkError(table.say({ key, text })),
      standIn: async (seat) => put({ table: await orLinkError(table.standIn(seat)) }),
      comeBack: async (seat) => put({ table: await orLinkError(table.comeBack(seat)) }),
      dice: async () => ({ ...(await orLinkError(table.dice())), commitment: state.commitment }),
      rematch: async () => {
        const { table: next, invite } = await orLinkError(table.rematch(newKey()));
        return { id: next.id, secret: invite };
      },
    },
    answer: (seat, decision, pick, next = []) =>
      acted({ do: 'answer', seat, decision, pick: pick as number | number[], ...(next.length > 0 && { next: [...next] }) }, (given) => {
        shown.answered(seat, match.mirror ?? mirror);
        return { scene: look(), given };
      }),
    undo: (seat) =>
      acted({ do: 'undo', seat }, () => {
        shown.tookBack(seat);
        return look();
      }),
    leave: (seat) => acted({ do: 'leave', seat }, look),
    draw: (seat, says) => acted({ do: 'draw', seat, says }, look),
    takeOver: async () => {
      shown.takeOver();
      return look();
    },
    refresh: async () => {
      await match.ready();
      return look();
    },
    whyNot: (seat) => orLinkError(table.whyNot(seat)),
    about: gathered(async (seat, decision, options) => {
      if (acting > 0) throw new LinkError('stale-decision', 'this decision is being made'); // the server would refuse the question
      return (await orLinkError(table.abouts(seat, decision, options))).map((one) => one ?? undefined); // JSON has no undefined
    }),
    record: () => orLinkError(table.record()),
    onScene: (listener) => {
      watching.add(listener);
      return () => watching.delete(listener);
    },
    onTrouble: (listener) => {
      troubled.add(listener);
      return () => troubled.delete(listener);
    },
    ...(here.length > 0 && {
      assist: async (asks) => {
        for (const seat of here) put({ table: await orLinkError(table.assist(seat, asks.length > 0)) });
        return look();
      },
    }),
    pace: () => undefined, // bots on a server have their own pace
    close,
  };
}

/** Adds new lines. A stream that reconnects repeats old ones; an empty one has been deleted. */
function joined(before: readonly Line[], lines: readonly Line[]): readonly Line[] {
  const all = new Map([...before, ...lines].map((line) => [line.n, line]));
  return [...all.values()].filter(({ text }) => text !== '').toSorted((a, b) => a.n - b.n);
}

/** The seats as pages show them. */
export const seatInfos = (seats: readonly SeatState[]): readonly SeatInfo[] =>
  seats.map(({ kind, name, level }) => (kind === 'bot' && level !== undefined ? { kind, name, level } : { kind: 'human', name }));

function infoOf({ id, game, setup, seats, hasOwnContent }: TableState): MatchInfo {
  return {
    id,
    game,
    setup,
    seats: seatInfos(seats),
    here: seats.flatMap(({ mine }, seat): Seat[] => (mine ? [seat] : [])),
    ...(hasOwnContent && { hasOwnContent }),
  };
}

/** The server's error codes are also link codes: the message `refusal.<code>` explains each. */
export function linkError(error: unknown): LinkError {
  if (error instanceof LinkError) return error;
  if (error instanceof ServerError) return new LinkError(error.code as LinkCode, error.message, error.limit);
  return new LinkError('failed', error instanceof Error ? error.message : String(error));
}
async function orLinkError<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw linkError(error);
  }
}
