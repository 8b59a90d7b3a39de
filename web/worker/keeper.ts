// Runs one match and keeps it: every change is stored before anybody is told of it.
import { answerDraw, botsFor } from '@tabularium/bots';
import {
  type By,
  type ContentChange,
  type DrawWord,
  digestText,
  type Eye,
  type Game,
  Match,
  type MatchRecord,
  type Pick,
  type Reason,
  type Seat,
} from '@tabularium/kernel';
import type { AnyKit, Playable } from '@tabularium/parts/shape';
import type { BotTurn, Heard, Host } from '../link/driver.ts';
import { LinkError, type MatchInfo, type Sight, type Told } from '../link/link.ts';
import type { MatchStore, StoredMatch } from '../link/shape.ts';
import { toActIn } from './order.ts';

type Rebuild = (game: Game<AnyKit>, stored: StoredMatch) => Match<AnyKit>;
/** What reopening a stored match needs. */
export interface Reopening {
  readonly rebuild: Rebuild;
  /** What content of one's own changes. */
  readonly changes?: readonly ContentChange[] | undefined;
}
const BEGUN: Reopening = { rebuild: (game, stored) => Match.resume(game, stored) };

export class Keeper implements Host {
  readonly info: MatchInfo;
  readonly #pkg: Playable;
  readonly #store: MatchStore;
  #stored: StoredMatch;
  #match: Match<AnyKit>;
  readonly #rebuild: Rebuild;
  /** What each eye saw last. */
  readonly #pictures = new Map<Eye, { readonly seen: string; readonly picture: number }>();
  #last: Promise<unknown> = Promise.resolve();

  /** Opens a match that this version of the game has begun; `reopened` opens any. */
  constructor(pkg: Playable, stored: StoredMatch, store: MatchStore, { rebuild, changes }: Reopening = BEGUN) {
    const { id, game, seats, pack } = stored;
    const match = rebuild(pkg.game, stored);
    const last = match.passages.at(-1);
    this.info = {
      id,
      game,
      setup: match.setup,
      seats,
      ...(pack === undefined ? {} : { hasOwnContent: true, ...(changes && { changes }) }),
      ...(last?.after === stored.count ? { carried: { lost: last.lost } } : {}),
    };
    this.#pkg = pkg;
    this.#store = store;
    this.#stored = stored;
    this.#match = match;
    this.#rebuild = rebuild;
  }

  look(eye: Eye): Promise<Sight> {
    return this.#inTurn(() => {
      const sight = { view: this.#match.view(eye), canUndo: eye !== 'public' && this.#match.canUndo(eye) };
      const seen = JSON.stringify(sight);
      const last = this.#pictures.get(eye);
      const picture = last === undefined ? 0 : last.seen === seen ? last.picture : last.picture + 1;
      this.#pictures.set(eye, { seen, picture });
      return { ...sight, picture };
    });
  }
  events(eye: Eye, since: number): Promise<readonly Told[]> {
    return this.#inTurn(() => this.#match.events(eye, since));
  }
  whyNot(seat: Seat): Promise<readonly Reason[]> {
    return this.#inTurn(() => this.#match.whyNot(seat));
  }
  about(seat: Seat, decision: string, option: number): Promise<unknown> {
    return this.#inTurn(() => this.#match.about(seat, option, decision));
  }
  record(): Promise<MatchRecord> {
    return this.#inTurn(() => this.#match.record());
  }

  answer(seat: Seat, decision: string, pick: Pick, by: By = 'player'): Promise<Heard> {
    return this.#change(() => this.#match.answer(seat, decision, pick, by));
  }
  undo(seat: Seat): Promise<Heard> {
    return this.#change(() => this.#match.undo(seat));
  }
  leave(seat: Seat): Promise<Heard> {
    return this.#change(() => this.#match.leave(seat));
  }
  draw(seat: Seat, says: DrawWord): Promise<Heard> {
    return this.#change(() => {
      this.#match.draw(seat, says);
      answerDraw(this.#match, (one) => this.#isPerson(one));
    });
  }

  botTurn(): Promise<BotTurn | undefined> {
    return this.#inTurn(() => {
      const decision = this.#match.pending.find(({ seats }) => !seats.some((seat) => this.#isPerson(seat)));
      const seat = decision?.seats[0];
      if (!decision || seat === undefined) return undefined;
      const { game, seed, pack } = this.#stored;
      const own = this.info.seats[seat]?.level;
      const able = botsFor(this.#pkg);
      return {
        game,
        seat,
        level: own !== undefined && able.includes(own) ? own : (able.at(-1) ?? 'random'), // a file may name a bot that is not here
        by: this.#match.left.includes(seat) ? 'stand-in' : 'bot',
        decision: decision.id,
        save: JSON.stringify(this.#match.save({ withoutSeed: true })),
        ...(pack === undefined ? {} : { content: pack }),
        whim: Number.parseInt(digestText(`${seed}/${this.#match.inputs.length}/whim`).slice(0, 8), 16),
      };
    });
  }

  #isPerson(seat: Seat): boolean {
    return this.info.seats[seat]?.kind === 'human' && !this.#match.left.includes(seat);
  }
  async #change(change: () => void): Promise<Heard> {
    return this.#inTurn(async () => {
      change();
      const match = this.#match;
      const added = match.inputs.slice(this.#stored.count);
      const standing = {
        version: match.game.version,
        changed: Date.now(),
        toAct: toActIn(match),
        result: match.result ?? null,
        save: match.save(),
        passages: match.passages,
      };
      try {
        await this.#store.append(this.info.id, added, standing);
      } catch (error) {
        this.#match = this.#rebuild(this.#pkg.game, this.#stored); // what is not stored has not happened
        throw new LinkError('not-kept', `this browser could not keep the move: ${messageOf(error)}`);
      }
      this.#stored = { ...this.#stored, ...standing, inputs: [...match.inputs], count: match.inputs.length };
      return match.heard('public');
    });
  }
  /** One thing at a time: nobody sees a move before it is stored. */
  #inTurn<T>(act: () => T | Promise<T>): Promise<T> {
    const turn = this.#last.then(act);
    this.#last = turn.catch(() => undefined); // the caller gets the error
    return turn;
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
