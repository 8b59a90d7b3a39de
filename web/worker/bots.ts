// Bots take their turns one decision at a time, at the page's pace. They think in another worker.
import type { Counsel } from '@tabularium/bots/counsel';
import type { Answered, BotTurn, Position } from '@tabularium/bots/think';
import type { Pick } from '@tabularium/kernel';
import { carried } from '../link/errors.ts';
import type { Done } from '../link/host.ts';

export interface Thinker {
  think(turn: BotTurn): Promise<Answered>;
}
export interface Adviser {
  advise(position: Position): Promise<Counsel>;
}
/** The match that bots play in. */
export interface Played {
  /** The next decision that no person takes: a bot's, an assistant's, or that of a player who left. */
  botTurn(): Promise<BotTurn | undefined>;
  give(turn: BotTurn, pick: Pick): Promise<Done>;
  refresh(): Promise<Done>;
}

const DEFAULT_PACE = 600;

export class Bots {
  readonly #thinker: Thinker;
  #pace = DEFAULT_PACE;
  /** When the last visible change happened, and how many public events there were by then. */
  #seen = { at: 0, heard: 0 };
  #wake: (() => void) | undefined;

  constructor(thinker: Thinker) {
    this.#thinker = thinker;
  }
  /** Restarts the pause, unless the change was invisible. */
  saw(heard: number): void {
    if (heard !== this.#seen.heard) this.#seen = { at: performance.now(), heard };
  }
  pace(milliseconds: number): void {
    this.#pace = milliseconds;
    this.#wake?.();
  }
  /** Lets bots decide until something visible happens or it is a person's turn. */
  async play(match: Played): Promise<Done> {
    for (let turn = await match.botTurn(); turn; turn = await match.botTurn()) {
      const { pick, by, trouble } = await this.#think(turn);
      if (by !== 'assistant') await this.#rest(); // nobody waits to see who it was
      const done = await match.give({ ...turn, by }, pick).catch((error: unknown) => {
        if (carried(error).code !== 'stale-decision') throw error;
      });
      if (!done) continue; // an undo made the bot's answer stale
      if (done.scene || trouble) return { ...done, ...(trouble && { trouble }) };
    }
    return match.refresh();
  }

  async #think(turn: BotTurn): Promise<Answered & { readonly trouble?: Done['trouble'] }> {
    try {
      return await this.#thinker.think(turn);
    } catch (error) {
      const trouble = { code: 'bot-failed', message: `${turn.level} failed, a random move stands in: ${carried(error).message}` } as const;
      return { ...(await this.#thinker.think({ ...turn, level: 'random' })), by: 'stand-in', trouble };
    }
  }
  async #rest(): Promise<void> {
    for (let left = this.#left(); left > 0; left = this.#left())
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    this.#wake = undefined;
  }
  #left(): number {
    return this.#seen.at + this.#pace - performance.now();
  }
}
