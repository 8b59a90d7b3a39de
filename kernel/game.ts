// The vocabulary: what a game tells the kernel, and what leaves it. Everything here is a type or plain data.
import type { Dice } from './dice.ts';
import type { Referee } from './referee.ts';
import type { SetupSchema } from './setup.ts';

/** A place at the table: 0 for the first, 1 for the second ... */
export type Seat = number;
/** Whose eyes: a seat's, or those of a spectator. */
export type Eye = Seat | 'public';
/** What `choose` returns when the seat declines. */
export const PASS = 'pass';
export type Pass = typeof PASS;

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/**
 * What a game tells the type checker: its table, its set-up, the option type of every decision kind, its events and the steps of its trail.
 * `abouts` and `facts` say by decision kind what its questions tell; a kind that is not in the map tells nothing. A game without the map
 * may tell anything, and whoever reads it gets `unknown`.
 */
export interface Kit {
  table: { readonly content: object };
  setup: Setup;
  asks: object;
  abouts?: object;
  facts?: object;
  event: GameEvent;
  step: Step;
}
export interface Setup {
  readonly mode: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, string | number | boolean>>;
}
/** A fact that became true, with typed parameters and the rule it follows. Never prose. */
export interface GameEvent {
  readonly kind: string;
  readonly rule: string;
}
/** One step of the trail: "Round 2 > He-Man's activation > Move". */
export interface Step {
  readonly at: string;
}
export type Ask<K extends Kit> = keyof K['asks'] & string;
type In<M, A> = A extends keyof M ? M[A] : undefined;
/** What is said of an option of this decision kind. */
export type AboutOf<K extends Kit, A extends Ask<K>> = K extends { abouts: infer M } ? In<M, A> : unknown;
/** What the deciding seat is told of a decision of this kind. */
export type FactsOf<K extends Kit, A extends Ask<K>> = K extends { facts: infer M } ? In<M, A> : unknown;

/** Why something is not possible: the rule, a message key, the thing in the game's notation, and facts for the sentence. */
export interface Reason {
  readonly rule: string;
  readonly because: string;
  readonly what?: string;
  readonly [fact: string]: Json | undefined;
}

/** How a match ended. Several winners without `drawn` are a team or a cooperation; nobody in `winners` is a common defeat. */
export interface Result {
  readonly winners: readonly Seat[];
  readonly drawn: boolean;
  readonly rule: string;
  readonly because: string;
  /** For every seat the columns of its score sheet, in the order in which they are compared. */
  readonly scores: readonly Readonly<Record<string, number>>[];
}

/** What a game package exports; `V` is what is shown of its table. */
export interface Game<K extends Kit = Kit, V extends object = object> {
  readonly id: string;
  readonly version: number;
  /** The prefix of its rule ids. */
  readonly prefix: string;
  readonly setup: SetupSchema<K['setup']>;
  /** The game's own content; a match may be opened with another that `checkContent` accepts. */
  readonly content: K['table']['content'];
  checkContent?(content: unknown): readonly string[];
  open(setup: K['setup'], content: K['table']['content'], dice: Dice): K['table'];
  play(table: K['table'], ref: Referee<K>): Rules<void>;
  /** What everybody may see, built by including: fresh objects, no parts of the table. All eyes share it until the table changes. */
  see(table: K['table']): V;
  /**
   * What this seat sees: `shared`, with what only this seat knows put in its place. Whatever is the same stays the same object, so that
   * it need not be built, compared or sent again. Left out where nothing is hidden.
   */
  seeAs?(table: K['table'], seat: Seat, shared: V): V;
  /** Re-deals, in place and inside the existing arrays, everything that `seat` cannot see. */
  guess(table: K['table'], seat: Seat, dice: Dice): void;
  /** Asked after every answer and every departure; `left` are the seats that resigned or were dropped. */
  result(table: K['table'], left: readonly Seat[]): Result | undefined;
  /** The result if a draw is agreed now: its `winners` share it and must all agree. `undefined` if no draw can be agreed. */
  agreedDraw?(table: K['table'], left: readonly Seat[]): Result | undefined;
  /** A copy that shares nothing with the table but its content. */
  copy(table: K['table']): K['table'];
  /** The notation of an option: unique within its decision, the same in every guess. */
  text(ask: Ask<K>, option: K['asks'][Ask<K>]): string;
  /** The shape of a table, written by `npm run shapes`: tables from outside are checked against it. */
  readonly shape?: object;
  /** Turns the table of an older version into one of this version. */
  migrate?(table: unknown, from: number): K['table'];
}

/** A procedure that returns T. It yields the decisions that are open; the kernel resumes it with one answer. */
export type Rules<T> = Generator<Signal, T, Reply>;
export const RESTART = Symbol('restart');
/** For the kernel's own use: what a procedure yields, and what it is resumed with. */
export type Signal = readonly Open[] | typeof RESTART;
export interface Reply {
  readonly open: Open;
  readonly pick: unknown;
}

/** A question of the rules to one seat, or to several of whom any may answer. What its kit says that it tells, it has to tell. */
export type Question<K extends Kit, A extends Ask<K>> = Asking<K, A> & { readonly [Told in Owed<K, A>]: NonNullable<Asking<K, A>[Told]> };
type Owed<K extends Kit, A extends Ask<K>> =
  | (undefined extends AboutOf<K, A> ? never : 'about')
  | (undefined extends FactsOf<K, A> ? never : 'facts');
interface Asking<K extends Kit, A extends Ask<K>> {
  readonly ask: A;
  readonly rule: string;
  /** A pure function of the table: called when the decision opens and again after `guess`, never in a re-run. */
  readonly options: () => readonly K['asks'][A][];
  /** Options that one might expect and that are not there, each with the reason. */
  readonly ruledOut?: () => readonly Reason[];
  /** What will happen if this option is taken: asked for on hover. */
  readonly about?: (option: K['asks'][A]) => AboutOf<K, A>;
  /** What the deciding seat should know of the question, its own earlier picks in a `together` included. */
  readonly facts?: () => FactsOf<K, A>;
  /** What the other seats may see of the question. */
  readonly shown?: () => unknown;
  /** Ask even if there is only one option: it depends on what others cannot see, or it ends a phase. */
  readonly always?: boolean;
  /**
   * Being asked this, or what follows from it, would give away what others cannot see: "pays in one of several ways" says something about
   * a hand. Use it for a seat that goes on deciding after a question that everybody saw, with no checkpoint in between. Until that seat
   * reaches the next question that everybody may see, the others see the match exactly as it was at the last one, whatever changes or is
   * told meanwhile. A single option is answered by the rules, as usual. If another seat is asked (an interruption, a defence), or this seat
   * was not asked just before, being asked gives something away by itself: use `always` there; in tests the kernel refuses `private`.
   * Inside `together`, which is secret anyway, it changes nothing.
   */
  readonly private?: boolean;
}
export type Some<K extends Kit, A extends Ask<K>> = Question<K, A> & { readonly min: number; readonly max: number };

/** For the kernel's own use: a decision that waits, with its closures. What leaves the kernel is a `Decision`. */
export interface Open {
  readonly seats: readonly Seat[];
  readonly ask: string;
  readonly rule: string;
  readonly pass: boolean;
  readonly some: { readonly min: number; readonly max: number } | undefined;
  readonly question: {
    readonly options: () => readonly unknown[];
    readonly ruledOut?: () => readonly Reason[];
    readonly about?: (option: never) => unknown;
    readonly facts?: () => unknown;
    readonly shown?: () => unknown;
  };
  /** The name of the `together` it belongs to. */
  readonly together: string | undefined;
  /** Nobody else sees that it is open. */
  readonly private: boolean;
  readonly trail: readonly Step[];
  listed: readonly unknown[] | undefined;
}

/** An open decision as its own seats see it. An answer is the number of an option; passing is the number after the last. */
export type Decision<K extends Kit = Kit> = { [A in Ask<K>]: DecisionOf<K, A> }[Ask<K>];
export type DecisionOf<K extends Kit, A extends Ask<K>> = Deciding<K, A> &
  (undefined extends FactsOf<K, A> ? unknown : { readonly facts: FactsOf<K, A> });
interface Deciding<K extends Kit, A extends Ask<K>> {
  /** Opaque. It changes when the seat answers or takes back, or when what led to the decision does. */
  readonly id: string;
  readonly seats: readonly Seat[];
  readonly ask: A;
  readonly rule: string;
  readonly options: readonly K['asks'][A][];
  readonly texts: readonly string[];
  readonly pass: boolean;
  /** Choose between `min` and `max` of the options; otherwise choose one. */
  readonly some?: { readonly min: number; readonly max: number };
  readonly facts?: FactsOf<K, A>;
  readonly together?: string;
}
/** An open decision as everybody else sees it. */
export interface Waiting {
  readonly seats: readonly Seat[];
  readonly ask: string;
  readonly shown?: unknown;
}
/** The number of an option, the number after the last for a pass, or ascending numbers where some are chosen. */
export type Pick = number | readonly number[];
export const BYS = ['player', 'bot', 'stand-in', 'clock', 'rules'] as const;
export type By = (typeof BYS)[number];
export const isBy = (value: unknown): value is By => BYS.some((by) => by === value);

/** What an eye is shown: the game's own view, the decisions it may take, those it waits for, and where we are in the rules. */
export interface View<K extends Kit = Kit> {
  readonly table: object;
  readonly decisions: readonly Decision<K>[];
  readonly waiting: readonly Waiting[];
  readonly trail: readonly K['step'][];
  readonly result: Result | undefined;
  /** Who agrees to the offered draw, the one who offered it first. Empty if none is offered, missing if no draw can be agreed. */
  readonly agreed?: readonly Seat[];
  /** How many undos this eye could see. An eye that remembers another number fetches view and log anew. */
  readonly undos: number;
  /** How many events it has heard. */
  readonly events: number;
}
