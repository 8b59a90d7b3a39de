// The players of the arena: programs and built-in bots.
import { botFor, isBotName } from '@tabularium/bots';
import type { Decision, Dice, Match, Open, Pick, Seat } from '@tabularium/kernel';
import { answerOf } from '@tabularium/lab';
import type { AnyKit, Bot, Playable } from '@tabularium/parts/shape';
import { decideLine, PlayerFailed, pickIn, type Said } from './lines.ts';
import { Program } from './program.ts';

/** How long programs may think, in milliseconds. */
export interface Limits {
  readonly decision: number;
  /** For all decisions of a match together. */
  readonly match: number;
}
/** A decision for a player. */
export interface Turn {
  readonly match: Match<AnyKit>;
  readonly seat: Seat;
  readonly open: Open;
  readonly decision: Decision<AnyKit>;
  /** Random numbers for built-in bots. */
  readonly whims: Dice;
}
export interface Player {
  readonly name: string;
  start(said: Said & { readonly type: 'start' }): void;
  /** Throws a `PlayerFailed` if it crashes, hangs or answers nonsense. */
  decide(turn: Turn): Promise<Pick>;
  end(said: Said & { readonly type: 'end' }): void;
  /** Ends it at once. */
  kill(): void;
  /** Ends it and waits until it is gone. It can play again afterwards. */
  close(): Promise<void>;
}

export function playerFor(pkg: Playable, name: string, limits: Limits): Player {
  return isBotName(name) ? houseBot(botFor(pkg, name)) : new ProgramPlayer(name, limits);
}
function houseBot(bot: Bot): Player {
  const nothing = (): void => undefined;
  return {
    name: bot.name,
    start: nothing,
    decide: async ({ match, open, seat, whims }) => answerOf(bot, match, open, seat, whims),
    end: nothing,
    kill: nothing,
    close: async () => undefined,
  };
}

/** Extra time for the first answer of a new process, in milliseconds. */
const START_UP = 5000;

/** Keeps one process for all matches. After a failure the next match starts a new one. */
class ProgramPlayer implements Player {
  readonly name: string;
  readonly #limits: Limits;
  #program: Program | undefined;
  #isNew = false;
  /** The time left for this match, in milliseconds. */
  #left = 0;
  /** How many events the program was told. */
  #heard = 0;

  constructor(name: string, limits: Limits) {
    this.name = name;
    this.#limits = limits;
  }
  start(said: Said & { readonly type: 'start' }): void {
    this.#isNew = this.#program === undefined;
    this.#program ??= new Program(this.name);
    this.#left = this.#limits.match;
    this.#heard = 0;
    this.#program.tell(said);
  }
  async decide({ match, seat, decision }: Turn): Promise<Pick> {
    const said = decideLine(match, seat, decision, this.#heard);
    this.#heard = said.view.events;
    return pickIn(await this.#ask(said), decision);
  }
  end(said: Said & { readonly type: 'end' }): void {
    this.#program?.tell(said);
  }
  kill(): void {
    this.#program?.kill();
  }
  async close(): Promise<void> {
    const program = this.#program;
    this.#program = undefined;
    await program?.end();
  }

  async #ask(said: Said): Promise<string> {
    if (!this.#program) throw new PlayerFailed('has ended');
    const extra = this.#isNew ? START_UP : 0;
    const patience = Math.min(this.#limits.decision, this.#left);
    const began = performance.now();
    const answer = await this.#program.ask(said, patience + extra);
    this.#left -= Math.max(0, performance.now() - began - extra);
    this.#isNew = false;
    if (this.#left <= 0) throw new PlayerFailed(`used up its ${this.#limits.match} ms for the match`);
    return answer;
  }
}
