// Lets bots decide whenever it is their turn. They think in their own threads, on a save without the seed.
import { setTimeout as pause } from 'node:timers/promises';
import type { Answered, BotTurn } from '@tabularium/bots/think';
import { Piscina } from 'piscina';
import type { Desk } from './desk.ts';

export interface Thinker {
  think(turn: BotTurn): Promise<Answered>;
  close(): Promise<void>;
}
/** A bot that thinks longer has failed, in milliseconds. */
const PATIENCE = 30_000;
/** How long until a bot that could not play is asked again, in milliseconds. */
const AGAIN = 10_000;

export function threads(count: number): Thinker {
  const pool = new Piscina({
    filename: new URL('./think.worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: count,
    idleTimeout: 60_000,
  });
  return {
    think: (turn) => pool.run(turn, { signal: AbortSignal.timeout(PATIENCE) }) as Promise<Answered>,
    close: () => pool.destroy(),
  };
}

export interface BotPlayersOptions {
  readonly thinker: Thinker;
  /** How long bots wait after a person's move, which may still be undone, in milliseconds. */
  readonly pause: number;
  readonly now: () => number;
  readonly onFailure: (message: string) => void;
}

export class BotPlayers {
  readonly #options: BotPlayersOptions;
  readonly #playing = new Map<Desk, { isWanted: boolean; over: Promise<void> }>();
  #isOver = false;

  constructor(options: BotPlayersOptions) {
    this.#options = options;
  }
  /** Something has changed at this table: perhaps it is a bot's turn. */
  readonly look = (desk: Desk): void => {
    const playing = this.#playing.get(desk);
    if (playing) playing.isWanted = true;
    if (playing || this.#isOver) return;
    this.play(desk).catch((error: unknown) => {
      if (this.#isOver) return;
      this.#options.onFailure(`bots of ${desk.id}: ${error instanceof Error ? error.message : String(error)}`);
      setTimeout(() => this.look(desk), AGAIN).unref(); // otherwise the table would wait forever
    });
  };
  /** Lets bots play at this table until a person has to decide. */
  play(desk: Desk): Promise<void> {
    const playing = this.#playing.get(desk);
    if (playing) {
      playing.isWanted = true;
      return playing.over;
    }
    const begun = { isWanted: true, over: Promise.resolve() };
    this.#playing.set(desk, begun);
    begun.over = this.#turns(desk, begun).finally(() => this.#playing.delete(desk));
    return begun.over;
  }
  async close(): Promise<void> {
    this.#isOver = true;
    await this.#options.thinker.close();
  }

  async #turns(desk: Desk, playing: { isWanted: boolean }): Promise<void> {
    while (playing.isWanted) {
      playing.isWanted = false;
      if (await this.#turn(desk)) playing.isWanted = true;
    }
  }
  /** Lets one bot decide, if it is a bot's turn. False if there was nothing to do. */
  async #turn(desk: Desk): Promise<boolean> {
    const due = await desk.botTurn();
    if (!due) return false;
    const { now, pause: most } = this.#options;
    const left = desk.row.changed + most - now(); // not more than the whole pause, however clocks differ
    if (due.by !== 'assistant' && desk.isAfterPerson && left > 0) await pause(Math.min(left, most));
    this.#checkOpen();
    const turn = await desk.botTurn(); // the person may have undone meanwhile
    if (!turn) return false;
    const { pick, by } = await this.#think(turn);
    await desk.botAnswer({ ...turn, by }, pick);
    this.#checkOpen();
    return true;
  }
  async #think(turn: BotTurn): Promise<Answered> {
    const { thinker, onFailure } = this.#options;
    try {
      return await thinker.think(turn);
    } catch (error) {
      this.#checkOpen();
      onFailure(`${turn.level} failed in ${turn.game}, a random move stands in: ${error instanceof Error ? error.message : String(error)}`);
      return thinker.think({ ...turn, level: 'random' });
    }
  }
  #checkOpen(): void {
    if (this.#isOver) throw new Error('this server stops: somebody else will let the bots play');
  }
}
