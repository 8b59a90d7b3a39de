// A match that a test plays in the notation of its game.
import {
  type AboutOf,
  type Ask,
  type Decision,
  type DecisionOf,
  type Dice,
  type Eye,
  type Game,
  type Kit,
  Match,
  parseSave,
  pickFor,
  type Reason,
  type Result,
  type Seat,
  type SetupInput,
  textsOf,
  type View,
} from '../index.ts';
import { manner } from './manners.ts';
import { offered } from './offered.ts';
import { likeness, same } from './photo.ts';
import { isAsItsShape } from './shaped.ts';
import { eyesOf, seatsOf, toldBy } from './told.ts';

/** A match to open or, with a table, a position to start from. */
export interface Start<K extends Kit> {
  readonly setup?: SetupInput;
  readonly seed?: string;
  readonly dice?: Dice;
  readonly content?: unknown;
  readonly table?: K['table'];
}
/** The event types that may have this kind, including types that cover several kinds. */
type EventOf<K extends Kit, Kind> = K['event'] extends infer Event
  ? Event extends { readonly kind: infer Own }
    ? Kind extends Own
      ? Event
      : never
    : never
  : never;

/** Opens a match to be played by notation. Dice that were passed in come back with it. */
export function played<K extends Kit>(game: Game<K>, start: Start<K> | Match<K> = {}, dice?: Dice): Played<K> {
  if (start instanceof Match) return new Played(game, start, dice);
  const { setup = game.setup.firstGame, seed = 'a test', table, content } = start;
  const options = { seed, strict: true, ...(start.dice ? { dice: start.dice } : {}), ...(content === undefined ? {} : { content }) };
  const match = table ? Match.at(game, table, { setup, ...options }) : Match.start(game, setup, options);
  isAsItsShape(game, match.table);
  return new Played(game, match, start.dice);
}

const ofKind = <Event extends { readonly kind: string }>(told: readonly Event[], kind: string | undefined): readonly Event[] =>
  kind === undefined ? told : told.filter((event) => event.kind === kind);

/** Gives its answers in the manner of the test: plainly, after saving and loading, or undone where that is allowed and given again. */
export class Played<K extends Kit> {
  readonly #game: Game<K>;
  readonly #dice: Dice | undefined;
  #match: Match<K>;
  /** Events from before the checkpoint that the match was last loaded from: all of them, and those that each eye has heard. */
  #earlier: readonly K['event'][] = [];
  #earlierHeard: ReadonlyMap<Eye, readonly K['event'][]> = new Map();

  constructor(game: Game<K>, match: Match<K>, dice: Dice | undefined) {
    this.#game = game;
    this.#match = match;
    this.#dice = dice;
  }

  /** Answers with these texts, one after the other, whichever seat is offered them. */
  play(...texts: readonly string[]): this {
    for (const text of texts) {
      const fitting = this.#match.pending.filter((decision) => pickFor(decision, text) !== undefined);
      if (fitting.length === 0) throw new Error(`"${text}" is not offered. Offered:\n  ${offered(this.#match.pending)}`);
      if (fitting.length > 1) throw new Error(`"${text}" is offered to several seats: say which one with .as(seat, text)`);
      this.#answer(fitting[0] as Decision<K>, fitting[0]?.seats[0] as Seat, text);
    }
    return this;
  }
  /** Answers with these texts for one seat. */
  as(seat: Seat, ...texts: readonly string[]): this {
    for (const text of texts) this.#answer(this.#open(seat), seat, text);
    return this;
  }
  undo(seat: Seat): this {
    this.#match.undo(seat);
    return this;
  }
  leave(seat: Seat): this {
    this.#match.leave(seat);
    return this;
  }
  /** Saves the match, and continues with the loaded copy. */
  reload(): this {
    const told = this.events();
    const heard = eyesOf(this.#match).map((eye) => [eye, this.heard(eye)] as const);
    const content = this.#match.table.content === this.#game.content ? {} : { content: this.#match.table.content };
    const save = parseSave(JSON.stringify(this.#match.save()));
    isAsItsShape(this.#game, { ...save.table, content: this.#match.table.content });
    this.#match = Match.load(this.#game, save, { strict: true, ...content, ...(this.#dice ? { dice: this.#dice } : {}) });
    this.#earlier = told.slice(0, told.length - toldBy(this.#match).length);
    this.#earlierHeard = new Map(heard.map(([eye, all]) => [eye, all.slice(0, all.length - this.#match.events(eye).length)]));
    return this;
  }

  /** The open decision; name the seat if several are open. If a kind is given, the decision must be of that kind. */
  decision(seat?: Seat): Decision<K>;
  decision<A extends Ask<K>>(seat: Seat | undefined, ask: A): DecisionOf<K, A>;
  decision(seat?: Seat, ask?: Ask<K>): unknown {
    return this.#open(seat, ask);
  }
  #open(seat?: Seat, ask?: Ask<K>): Decision<K> {
    const open = this.#match.pending.filter((decision) => seat === undefined || decision.seats.includes(seat));
    const [first, second] = open;
    if (!first) throw new Error(`seat ${seat ?? 'any'} has nothing to decide. Open:\n  ${offered(this.#match.pending)}`);
    if (second) throw new Error(`several seats have to decide: say which one you mean. Open:\n  ${offered(this.#match.pending)}`);
    if (ask !== undefined && first.ask !== ask) throw new Error(`${first.ask} is asked, not ${ask}`);
    return first;
  }
  options(seat?: Seat): readonly K['asks'][Ask<K>][] {
    return this.#open(seat).options;
  }
  /** The texts that are offered now, `pass` included. */
  texts(seat?: Seat): readonly string[] {
    return textsOf(this.#open(seat));
  }
  /** Asserts that nobody is offered this; returns the reason if the rules give one. */
  refuses(text: string): Reason | undefined {
    const offering = this.#match.pending.find((decision) => pickFor(decision, text) !== undefined);
    if (offering) throw new Error(`"${text}" is offered to seat ${offering.seats.join('/')} as ${offering.ask}`);
    for (const seat of seatsOf(this.#match)) {
      const reason = this.whyNot(seat, text);
      if (reason) return reason;
    }
    return undefined;
  }
  whyNot(seat: Seat, what: string): Reason | undefined {
    return this.#match.whyNot(seat).find((reason) => reason.what === what);
  }
  /** What the rules say will happen if a seat answers this. If a kind is given, the decision must be of that kind. */
  about<A extends Ask<K> = Ask<K>>(seat: Seat, text: string, ask?: A): AboutOf<K, A> {
    const pick = pickFor(this.#open(seat, ask), text);
    if (typeof pick !== 'number') throw new Error(`"${text}" is not offered. Offered:\n  ${offered(this.#match.pending)}`);
    return this.#match.about(seat, pick) as AboutOf<K, A>;
  }

  /** All events so far, private ones included, or all of a kind. */
  events(): readonly K['event'][];
  events<Kind extends K['event']['kind']>(kind: Kind): readonly EventOf<K, Kind>[];
  events(kind?: string): readonly K['event'][] {
    return ofKind([...this.#earlier, ...toldBy(this.#match)], kind);
  }
  /** What a seat, or a spectator, has heard so far, or all of a kind. */
  heard(eye: Eye): readonly K['event'][];
  heard<Kind extends K['event']['kind']>(eye: Eye, kind: Kind): readonly EventOf<K, Kind>[];
  heard(eye: Eye, kind?: string): readonly K['event'][] {
    return ofKind([...(this.#earlierHeard.get(eye) ?? []), ...this.#match.events(eye).map(({ event }) => event)], kind);
  }
  /** The latest event of a kind. */
  last<Kind extends K['event']['kind']>(kind: Kind): EventOf<K, Kind> {
    const event = this.events(kind).at(-1);
    if (!event) throw new Error(`no ${kind} was told, only ${[...new Set(this.events().map((one) => one.kind))].join(', ') || 'nothing'}`);
    return event;
  }

  view(eye: Eye): View<K> {
    return this.#match.view(eye);
  }
  get table(): K['table'] {
    return this.#match.table;
  }
  get result(): Result | undefined {
    return this.#match.result;
  }
  /** The match itself; a reload replaces it. */
  get match(): Match<K> {
    return this.#match;
  }

  #answer(decision: Decision<K>, seat: Seat, text: string): void {
    const pick = pickFor(decision, text);
    if (pick === undefined) throw new Error(`"${text}" is not offered. Offered:\n  ${offered(this.#match.pending)}`);
    if (manner() === 'reload') this.reload();
    if (manner() !== 'undo') return this.#match.answer(seat, decision.id, pick);
    const before = likeness(this.#match);
    this.#match.answer(seat, decision.id, pick);
    if (!this.#match.canUndo(seat)) return;
    const after = likeness(this.#match);
    this.#match.undo(seat);
    same(likeness(this.#match), before, `after "${text}" was taken back the match is not as before`);
    this.#match.answer(seat, this.#open(seat).id, pick);
    same(likeness(this.#match), after, `after "${text}" was taken back and given again the match is not as after the first time`);
  }
}
