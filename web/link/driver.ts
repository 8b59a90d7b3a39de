// The page's side of a match: passes questions on, lets bots play, tells listeners.
import type { By, DrawWord, Eye, MatchRecord, Pick, Reason, Seat } from '@tabularium/kernel';
import { carried } from './errors.ts';
import { LinkError, type MatchInfo, type MatchLink, type Sight, type Told } from './link.ts';

/** A decision that a bot has to take, with all that it may know. */
export interface BotTurn {
  readonly game: string;
  readonly seat: Seat;
  readonly level: string;
  readonly by: By;
  readonly decision: string;
  /** A save without the seed, as JSON: cheaper to send than objects. */
  readonly save: string;
  readonly content?: object;
  /** The seed for choosing among equally good options: equal matches have equal bots. */
  readonly whim: number;
}
/** How many events everybody has heard: bots pause only after something could be seen. */
export type Heard = number;

/** Who runs the match, here or in a worker. */
export interface Host {
  look(eye: Eye): Promise<Sight>;
  events(eye: Eye, since: number): Promise<readonly Told[]>;
  whyNot(seat: Seat): Promise<readonly Reason[]>;
  about(seat: Seat, decision: string, option: number): Promise<unknown>;
  record(): Promise<MatchRecord>;
  answer(seat: Seat, decision: string, pick: Pick, by?: By): Promise<Heard>;
  undo(seat: Seat): Promise<Heard>;
  leave(seat: Seat): Promise<Heard>;
  draw(seat: Seat, says: DrawWord): Promise<Heard>;
  /** The next decision that no person takes: a bot's, or one of a seat that was left. */
  botTurn(): Promise<BotTurn | undefined>;
}
export interface Thinker {
  think(turn: BotTurn): Promise<Pick>;
}
export interface Parties {
  readonly info: MatchInfo;
  readonly host: Host;
  readonly thinker: Thinker;
  readonly onClose?: () => void;
}

const DEFAULT_PACE = 600;
const sleep = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A link whose match also changes in other ways: a lesson goes to another step. */
export interface DrivenLink extends MatchLink {
  readonly act: (done: Promise<Heard>) => Promise<void>;
}

export function linkOf({ info, host, thinker, onClose }: Parties): DrivenLink {
  const listeners = new Set<() => void>();
  const troubled = new Set<(trouble: LinkError) => void>();
  let pace = DEFAULT_PACE;
  const closing = new AbortController();
  let driving = false;
  let again = false;
  /** When there was last something to see, and how many events had been heard by then. */
  let seen = { at: 0, heard: 0 };

  const changed = (heard: Heard): void => {
    if (heard !== seen.heard) seen = { at: performance.now(), heard };
    for (const listener of listeners) listener();
  };
  const trouble = (error: unknown): void => {
    const { code, message } = carried(error);
    if (!closing.signal.aborted) for (const listener of troubled) listener(new LinkError(code, message));
  };
  const breathe = async (): Promise<void> => {
    const rest = seen.at + pace - performance.now();
    if (rest > 0) await sleep(rest);
  };

  /** One decision of one bot; false when no bot has to decide. */
  const step = async (): Promise<boolean> => {
    const turn = await host.botTurn();
    if (!turn || closing.signal.aborted) return false;
    const { pick, by } = await thinker
      .think(turn)
      .then((pick) => ({ pick, by: turn.by }))
      .catch(async (error: unknown) => {
        trouble(new LinkError('bot-failed', `${turn.level} failed, a random move stands in: ${carried(error).message}`));
        return { pick: await thinker.think({ ...turn, level: 'random' }), by: 'stand-in' as const };
      });
    await breathe();
    if (closing.signal.aborted) return false;
    changed(await host.answer(turn.seat, turn.decision, pick, by));
    return true;
  };
  const drive = async (): Promise<void> => {
    again = true;
    if (driving) return;
    driving = true;
    try {
      while (again && !closing.signal.aborted) {
        again = false;
        try {
          while (await step());
        } catch (error) {
          if (carried(error).code === 'stale-decision')
            again = true; // somebody took back what the bot was answering to
          else trouble(error);
        }
      }
    } finally {
      driving = false;
    }
  };
  const act = async (done: Promise<Heard>): Promise<void> => {
    changed(await done);
    void drive();
  };

  void drive();
  return {
    info,
    act,
    look: (eye) => host.look(eye),
    events: (eye, since) => host.events(eye, since),
    whyNot: (seat) => host.whyNot(seat),
    about: (seat, decision, option) => host.about(seat, decision, option),
    answer: (seat, decision, pick) => act(host.answer(seat, decision, pick)),
    undo: (seat) => act(host.undo(seat)),
    leave: (seat) => act(host.leave(seat)),
    draw: (seat, says) => act(host.draw(seat, says)),
    record: () => host.record(),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onTrouble: (listener) => {
      troubled.add(listener);
      return () => troubled.delete(listener);
    },
    pace: (milliseconds) => {
      pace = milliseconds;
    },
    close: () => {
      closing.abort();
      listeners.clear();
      troubled.clear();
      onClose?.();
    },
  };
}
