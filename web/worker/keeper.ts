// Runs a match and stores every change before anybody hears of it.
import { answerDraw } from '@tabularium/bots';
import type { Counsel } from '@tabularium/bots/counsel';
import { type BotTurn, botTurnIn, isForBots, type People, positionOf } from '@tabularium/bots/think';
import {
  type ContentChange,
  type DrawWord,
  type Game,
  Match,
  type MatchRecord,
  type Pick,
  type Reason,
  type Said,
  type Seat,
} from '@tabularium/kernel';
import type { AnyKit, Playable } from '@tabularium/parts/shape';
import { humansOf } from '../link/eyes.ts';
import type { Begun, Done, Host } from '../link/host.ts';
import { LinkError, type MatchInfo } from '../link/link.ts';
import { Screen } from '../link/screen.ts';
import type { MatchStore, Progress, StoredMatch } from '../link/shape.ts';
import { type Adviser, Bots, type Played, type Thinker } from './bots.ts';
import { toActIn } from './order.ts';

type Rebuild = (game: Game<AnyKit>, stored: StoredMatch) => Match<AnyKit>;
/** What it takes to reopen a stored match. */
export interface Reopening {
  readonly rebuild: Rebuild;
  /** What the players' own content changes. */
  readonly changes?: readonly ContentChange[] | undefined;
}
const BEGUN: Reopening = { rebuild: (game, stored) => Match.resume(game, stored) };

/** Where a match is stored, and who thinks for its bots. */
export interface Means {
  readonly store: MatchStore;
  readonly thinker: Thinker;
  /** Without it, nobody can ask for advice. */
  readonly adviser?: Adviser | undefined;
}

export class Keeper implements Host, Played {
  readonly info: MatchInfo;
  readonly #pkg: Playable;
  readonly #store: MatchStore;
  #stored: StoredMatch;
  #assisted: readonly string[];
  #match: Match<AnyKit>;
  readonly #rebuild: Rebuild;
  readonly #screen: Screen;
  readonly #bots: Bots;
  readonly #adviser: Adviser | undefined;
  readonly #people: People = {
    isPerson: (seat) => this.#isPerson(seat),
    isAssisted: (_seat, ask) => this.#assisted.includes(ask),
  };
  /** The last decision that advice was given on. */
  #advised: string | undefined;
  #last: Promise<unknown> = Promise.resolve();

  /** Opens a match that this version of the game began. For older ones there is `reopened`. */
  constructor(pkg: Playable, stored: StoredMatch, { store, thinker, adviser }: Means, { rebuild, changes }: Reopening = BEGUN) {
    const { id, game, seats, pack, assisted, trialOf } = stored;
    const match = rebuild(pkg.game, stored);
    const last = match.passages.at(-1);
    this.info = {
      id,
      game,
      setup: match.setup,
      seats,
      ...(assisted && { assisted }),
      ...(trialOf !== undefined && { trialOf }),
      ...(pack === undefined ? {} : { hasOwnContent: true, ...(changes && { changes }) }),
      ...(last?.after === stored.count ? { carried: { lost: last.lost } } : {}),
    };
    this.#pkg = pkg;
    this.#store = store;
    this.#stored = stored;
    this.#assisted = assisted ?? [];
    this.#match = match;
    this.#rebuild = rebuild;
    this.#screen = new Screen(humansOf(seats), match);
    this.#bots = new Bots(thinker);
    this.#adviser = adviser;
  }

  // ---- for the page

  begin(): Promise<Begun> {
    return this.#inTurn(() => {
      const done = this.#done();
      if (!done.scene) throw new LinkError('failed', 'this match was begun before');
      return { ...done, scene: done.scene, info: this.info };
    });
  }
  refresh(): Promise<Done> {
    return this.#inTurn(() => this.#done());
  }
  async answer(seat: Seat, decision: string, pick: Pick, next: readonly Said[] = []): Promise<Done> {
    let given = 1;
    const done = await this.#change(
      () => {
        this.#match.answer(seat, decision, pick, decision === this.#advised ? 'advised' : 'player');
        for (const said of next) {
          if (!this.#match.answerNext(seat, said)) break;
          given++;
        }
      },
      () => this.#screen.answered(seat, this.#match),
    );
    return { ...done, given };
  }
  undo(seat: Seat): Promise<Done> {
    return this.#change(
      () => this.#match.undo(seat),
      () => this.#screen.tookBack(seat),
    );
  }
  leave(seat: Seat): Promise<Done> {
    return this.#change(() => this.#match.leave(seat));
  }
  draw(seat: Seat, says: DrawWord): Promise<Done> {
    return this.#change(() => {
      this.#match.draw(seat, says);
      answerDraw(this.#match, (one) => this.#isPerson(one));
    });
  }
  takeOver(): Promise<Done> {
    return this.#inTurn(() => {
      this.#screen.takeOver();
      return this.#done();
    });
  }
  play(): Promise<Done> {
    return this.#bots.play(this);
  }
  assist(asks: readonly string[]): Promise<Done> {
    this.#assisted = asks;
    return this.#change(() => undefined);
  }
  async pace(milliseconds: number): Promise<void> {
    this.#bots.pace(milliseconds);
  }
  whyNot(seat: Seat): Promise<readonly Reason[]> {
    return this.#inTurn(() => this.#match.whyNot(seat));
  }
  abouts(seat: Seat, decision: string, options: readonly number[]): Promise<readonly unknown[]> {
    return this.#inTurn(() => options.map((option) => this.#match.about(seat, option, decision)));
  }
  async counsel(seat: Seat, decision: string): Promise<Counsel> {
    if (!this.#adviser) throw new LinkError('failed', 'nobody advises here');
    const position = await this.#inTurn(() => {
      const open = this.#match.open.find(({ seats }) => seats.includes(seat));
      if (!open || this.#match.wordless(open).id !== decision) throw new LinkError('stale-decision', 'this decision has been made');
      return positionOf(this.#match, open, seat, this.#stored.seed, this.#stored.pack);
    });
    const counsel = await this.#adviser.advise(position);
    this.#advised = decision;
    return counsel;
  }
  record(): Promise<MatchRecord> {
    return this.#inTurn(() => this.#match.record());
  }

  // ---- for the bots

  botTurn(): Promise<BotTurn | undefined> {
    return this.#inTurn(() =>
      botTurnIn(this.#match, {
        ...this.#people,
        level: (seat) => this.info.seats[seat]?.level,
        pkg: this.#pkg,
        seed: this.#stored.seed,
        content: this.#stored.pack,
      }),
    );
  }
  give({ seat, decision, by }: BotTurn, pick: Pick): Promise<Done> {
    return this.#change(() => this.#match.answer(seat, decision, pick, by));
  }

  // ---- internal

  #isPerson(seat: Seat): boolean {
    return this.info.seats[seat]?.kind === 'human' && !this.#match.left.includes(seat);
  }
  #done(): Done {
    const match = this.#match;
    this.#bots.saw(match.heard('public'));
    const isBotsTurn = match.open.some((open) => isForBots(open, this.#people));
    return { scene: this.#screen.look(match), isBotsTurn };
  }
  /** Makes a change and stores it, then calls `kept`. */
  #change(change: () => void, kept: () => void = () => undefined): Promise<Done> {
    return this.#inTurn(async () => {
      this.#orBack(change);
      const match = this.#match;
      const added = match.inputs.slice(this.#stored.count);
      const progress: Progress = {
        version: match.game.version,
        changed: Date.now(),
        toAct: toActIn(match),
        result: match.result ?? null,
        assisted: this.#assisted,
        save: match.save(),
        passages: match.passages,
      };
      try {
        await this.#store.append(this.info.id, added, progress);
      } catch (error) {
        this.#goBack();
        throw new LinkError('not-kept', `this browser could not keep the move: ${messageOf(error)}`);
      }
      this.#stored = { ...this.#stored, ...progress, inputs: [...match.inputs], count: match.inputs.length };
      kept();
      return this.#done();
    });
  }
  /** Makes the whole change or none of it. */
  #orBack(change: () => void): void {
    try {
      change();
    } catch (error) {
      if (this.#match.inputs.length !== this.#stored.count) this.#goBack();
      throw error;
    }
  }
  /** Rebuilds the match as stored: what could not be stored has not happened. */
  #goBack(): void {
    this.#match = this.#rebuild(this.#pkg.game, this.#stored);
  }
  /** Queues acts, so that nobody sees a move before it is stored. */
  #inTurn<T>(act: () => T | Promise<T>): Promise<T> {
    const turn = this.#last.then(act);
    this.#last = turn.catch(() => undefined); // the caller gets the error
    return turn;
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
