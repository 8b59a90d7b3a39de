// The vocabulary: what a game gives the kernel, and what the kernel gives its callers. Everything here is a type or plain data.
import type { Dice } from './dice.ts';
import type { Referee } from './referee.ts';
import type { SetupSchema } from './setup.ts';

/** A place at the table, counted from 0. */
export type Seat = number;
/** Who is looking: a seat, or a spectator. */
export type Eye = Seat | 'public';
/** What `choose` returns when the seat declines. */
export const PASS = 'pass';
export type Pass = typeof PASS;

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/**
 * What a game tells the type checker: its table, its set-up, the option type of every decision kind, its events and the steps of its trail.
 * `abouts` and `facts` give, by decision kind, the type of what its questions tell; a kind missing from the map tells nothing. A game
 * without the map may tell anything, typed `unknown` for its readers.
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
/** What `about` returns for an option of this decision kind. */
export type AboutOf<K extends Kit, A extends Ask<K>> = K extends { abouts: infer M } ? In<M, A> : unknown;
/** What the deciding seat is told with a decision of this kind. */
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
  /** What everybody may see, built by including: fresh objects, never parts of the table. All eyes share it until the table changes. */
  see(table: K['table']): V;
  /**
   * What this seat sees: `shared` plus what only this seat knows. Parts that do not differ must stay the same objects, so that they need
   * not be built, compared or sent again. Omit it if the game hides nothing.
   */
  seeAs?(table: K['table'], seat: Seat, shared: V): V;
  /** Re-deals, in place and inside the existing arrays, everything that `seat` cannot see. */
  guess(table: K['table'], seat: Seat, dice: Dice): void;
  /** Called after every answer and every departure; `left` are the seats that resigned or were dropped. */
  result(table: K['table'], left: readonly Seat[]): Result | undefined;
  /** The result if a draw is agreed now: its `winners` share it and must all agree. `undefined` if no draw can be agreed. */
  agreedDraw?(table: K['table'], left: readonly Seat[]): Result | undefined;
  /** A copy that shares only the content with the table. */
  copy(table: K['table']): K['table'];
  /** The notation of an option: unique within its decision, the same in every guess. */
  text(ask: Ask<K>, option: K['asks'][Ask<K>]): string;
  /** The shape of a table, written by `npm run shapes`. Tables from outside are checked against it. */
  readonly shape?: object;
  /** Turns the table of an older version into one of this version. */
  migrate?(table: unknown, from: number): K['table'];
}

/** A procedure that returns T. It yields its open decisions; the kernel resumes it with one answer. */
export type Rules<T> = Generator<Signal, T, Reply>;
export const RESTART = Symbol('restart');
/** Internal to the kernel: what a procedure yields, and what it is resumed with. */
export type Signal = readonly Open[] | typeof RESTART;
export interface Reply {
  readonly open: Open;
  readonly pick: unknown;
}

/** A question to one seat, or to several of whom any may answer. It must give `about` and `facts` where the kit types them. */
export type Question<K extends Kit, A extends Ask<K>> = Asking<K, A> & { readonly [Field in Owed<K, A>]: NonNullable<Asking<K, A>[Field]> };
type Owed<K extends Kit, A extends Ask<K>> =
  | (undefined extends AboutOf<K, A> ? never : 'about')
  | (undefined extends FactsOf<K, A> ? never : 'facts');
interface Asking<K extends Kit, A extends Ask<K>> {
  readonly ask: A;
  readonly rule: string;
  /** A pure function of the table: called when the decision opens and again after `guess`, never in a re-run. */
  readonly options: () => readonly K['asks'][A][];
  /** Options that a player might expect but does not get, each with the reason. */
  readonly ruledOut?: () => readonly Reason[];
  /** What will happen if this option is taken. Called on hover. */
  readonly about?: (option: K['asks'][A]) => AboutOf<K, A>;
  /** What the deciding seat should know to answer, including its own earlier picks in a `together`. */
  readonly facts?: () => FactsOf<K, A>;
  /** What the other seats may see of the question. */
  readonly shown?: () => unknown;
  /** Ask even if there is only one option, because that depends on hidden things, or because the answer ends a phase. */
  readonly always?: boolean;
  /**
   * That this is asked, or what follows, would give away what others cannot see: "pays in one of several ways" says something about a hand.
   * Use it for a seat that keeps deciding after a question that everybody saw, with no checkpoint in between. Until that seat reaches the
   * next public question, the others see the match exactly as it was at the last one, whatever changes or is told meanwhile. The rules
   * still answer a question with a single option themselves. If another seat is asked (an interruption, a defence), or this seat was not
   * asked just before, the question itself is a giveaway: use `always` there; in tests the kernel refuses `private`.
   * Inside `together`, which is secret anyway, it has no effect.
   */
  readonly private?: boolean;
}
export type Some<K extends Kit, A extends Ask<K>> = Question<K, A> & { readonly min: number; readonly max: number };

/** Internal to the kernel: a waiting decision with its closures. Callers get a `Decision`. */
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
  /** No other seat sees that it is open. */
  readonly private: boolean;
  readonly trail: readonly Step[];
  listed: readonly unknown[] | undefined;
}

/** An open decision as its own seats see it. An answer is the number of an option; passing is the number after the last. */
export type Decision<K extends Kit = Kit> = { [A in Ask<K>]: DecisionOf<K, A> }[Ask<K>];
export type DecisionOf<K extends Kit, A extends Ask<K>> = Deciding<K, A> &
  (undefined extends FactsOf<K, A> ? unknown : { readonly facts: FactsOf<K, A> });
interface Deciding<K extends Kit, A extends Ask<K>> {
  /** Opaque. It changes when the seat answers or undoes, or when something that led to the decision changes. */
  readonly id: string;
  readonly seats: readonly Seat[];
  readonly ask: A;
  readonly rule: string;
  readonly options: readonly K['asks'][A][];
  readonly texts: readonly string[];
  readonly pass: boolean;
  /** If present, choose between `min` and `max` of the options; otherwise choose one. */
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
/** The number of an option, the number after the last one to pass, or ascending numbers for a choice of some. */
export type Pick = number | readonly number[];
/**
 * Who answers. `advised`: a player who had asked for advice. `hurried`: a bot whose time ran out before it had thought as long as it
 * usually does.
 */
export const BYS = ['player', 'advised', 'bot', 'hurried', 'stand-in', 'clock', 'rules', 'preset', 'assistant'] as const;
export type By = (typeof BYS)[number];
/** Whether a player answered, on their own or after advice. */
export const isPlayers = (by: By): boolean => by === 'player' || by === 'advised';
export const isBy = (value: unknown): value is By => BYS.some((by) => by === value);

/** What an eye is shown: the game's own view, the decisions it may take, those it waits for, and where in the rules the match is. */
export interface View<K extends Kit = Kit> {
  readonly table: object;
  readonly decisions: readonly Decision<K>[];
  readonly waiting: readonly Waiting[];
  readonly trail: readonly K['step'][];
  /** How many undos this eye could see. When it changes, the caller has to fetch view and log again. */
  readonly undos: number;
  /** The seats that agree to the offered draw, the offering one first. Empty if none is offered, missing if no draw can be agreed. */
  readonly agreed?: readonly Seat[];
  readonly result: Result | undefined;
  /** How many events this eye has heard. */
  readonly events: number;
}
