// The types of a game's parts, and of what plays it. Games are written against them; bots, lab, speech and command line run on them.
import type { Ask, Decision, Dice, Eye, Game, Kit, Match, Pick, Result, Seat, Setup, SetupSchema, View } from '@tabularium/kernel';
import type { AnyKit, Language, Messages, Saying, Sighted, Translate } from './shape/common.ts';
import type { Terminal } from './shape/showing.ts';
import type { Goal } from './shape/telling.ts';
import type { Workshop } from './shape/workshop.ts';

export * from './shape/common.ts';
export type * from './shape/lesson.ts';
export type * from './shape/showing.ts';
export type * from './shape/telling.ts';
export type * from './shape/workshop.ts';

// ---- who plays

/**
 * What a game's own mind gets: one decision of one seat. Views and forks are made on demand. For speed the mind reads forks directly; a test
 * makes sure that it uses only what its seat can know, by checking that it chooses the same whatever is hidden.
 */
export interface Look<K extends Kit = AnyKit, Sight extends object = object> {
  readonly seat: Seat;
  readonly decision: Decision<K>;
  readonly view: () => Sighted<K, Sight>;
  /**
   * A lean match to try things on, with a new guess at what the seat cannot see. Equal dice make the same guess and roll the same numbers.
   * While matches are played on, it is the match itself: a mind reads it, and leaves it as it was.
   */
  readonly fork: (dice?: Dice) => Match<K>;
  /** For choosing among equals: the same seed gives the same match. */
  readonly dice: Dice;
}
/** How a game plays itself sensibly; Legionario plays by it. */
export interface Mind<K extends Kit = AnyKit, Sight extends object = object> {
  choose(look: Look<K, Sight>): Pick;
}
/**
 * Which options are worth trying, and how good the positions are that they lead to. The search itself is the same for all games (`bots/`).
 */
export interface Foresight<K extends Kit = AnyKit, Sight extends object = object> {
  /** The questions on which options are tried; the mind answers all others. */
  readonly asks: ReadonlySet<Ask<K>>;
  /** At most this many options, the best first. The mind's own choice leads. */
  rank(look: Look<K, Sight>, most: number): readonly Pick[];
  /** What each number of `features` counts: reasons are given in these words. */
  readonly names: readonly string[];
  /** How a seat stands, from what it can know; it may read something hidden from it only where every guess has it alike. */
  features(table: K['table'], seat: Seat): readonly number[];
  /** How much of the match is over, from 0 to 1: different things count early and late. */
  progress(table: K['table']): number;
  /** The seats that win together; every seat for itself if missing. */
  sideOf?(table: K['table'], seat: Seat): number;
  /** How far a match got that all play together, from 0 to 1, where winning is not all that counts. */
  success?(result: Result): number | undefined;
  /** Counts what the horizon is measured in: turns, or rounds. It ticks when the rules have paid out. */
  clock(table: K['table']): number;
  /** How far to play on before judging. */
  readonly horizon: number;
  /** How often Novizio errs per hundred of these questions: seldom where a turn has many of them. 30 if missing. */
  readonly lapses?: number;
  /** By mode: what each feature weighs, and how its weight changes with progress. Learnt by `tabularium learn`. */
  readonly weights: Readonly<Record<Setup['mode'], Weights>>;
}
export interface Weights {
  readonly base: readonly number[];
  readonly late: readonly number[];
  /** Only where nobody plays against each other: how likely success is to begin with. */
  readonly bias?: number;
}
/** How strong the levels of a game are, as measured by `tabularium ladder` with two seats at the table. */
export interface Ladder {
  /** By level. The usual one has 1500 points; 400 more win ten times as often. */
  readonly ratings: Readonly<Record<string, number>>;
  /** By level: its share of the points against the usual one, from 0 to 1. */
  readonly against: Readonly<Record<string, number>>;
}
/** What bots of others get: the same as deeply frozen copies. Nothing here leads to the match, its game or its table. */
export interface Outlook {
  readonly seat: Seat;
  readonly decision: Decision<AnyKit>;
  readonly view: () => View<AnyKit>;
  /** Something to try things on, with a new guess at what the seat cannot see. */
  readonly fork: () => Trial;
  readonly dice: Dice;
}
/** A guess at the match, which a bot may play on for every seat. */
export interface Trial {
  /** The decisions that are open now: several only while several seats decide at once. */
  readonly open: readonly Asked[];
  readonly result: Result | undefined;
  /** An open decision with all its options; by default the first. */
  readonly decision: (place?: number) => Decision<AnyKit>;
  /** What the bot's own seat sees of it. */
  readonly view: () => View<AnyKit>;
  /** Answers an open decision; by default the first. */
  readonly play: (pick: Pick, place?: number) => void;
}
/** An open decision in short: enough to answer it at random. */
export interface Asked extends Answerable {
  readonly seats: readonly Seat[];
  readonly ask: string;
  /** How many options it has. */
  readonly options: number;
}
/** A bot that looks before it chooses. */
export interface SeeingBot {
  readonly name: string;
  readonly blind: false;
  choose(look: Outlook): Pick;
}
/** A game's own mind at play. */
export interface MindBot {
  readonly name: string;
  readonly blind: false;
  readonly mind: Mind;
  /** Plays on from forks, which a lean match does not have. Any other mind only reads, and may be shown the match itself. */
  readonly ahead?: boolean;
}
/** A bot that needs only the number of options: no view is ever built for it. */
export interface BlindBot {
  readonly name: string;
  readonly blind: true;
  pick(decision: Answerable, options: number, dice: Dice): Pick;
}
/** What a decision wants: one option, one or a pass, or some. */
export interface Answerable {
  readonly pass: boolean;
  readonly some?: { readonly min: number; readonly max: number } | undefined;
}
export type Bot = SeeingBot | BlindBot | MindBot;

// ---- loaded together

/** What a worker needs of a game: what plays, without words and pictures. */
export interface Playable<K extends Kit = AnyKit, Sight extends object = object> {
  readonly game: Game<K>;
  readonly mind?: Mind<K, Sight>;
  /** For bots that look ahead, which need the mind as well. */
  readonly foresight?: Foresight<K, Sight>;
  /** The asks that an assistant may answer for a player. */
  readonly assists?: readonly string[];
}
/** Names a thing whose name is put together (`friman bear`), in the form asked for; undefined where `term.<value>` is enough. */
export type NameThing = (value: string, t: Translate, form?: string) => string | undefined;
/** The sounds of a table. */
export const SOUNDS = [
  'dice',
  'card',
  'step',
  'blow',
  'shot',
  'fall',
  'magic',
  'coin',
  'build',
  'crowd',
  'horn',
  'bell',
  'fanfare',
  'dirge',
] as const;
export type SoundName = (typeof SOUNDS)[number];
/** The names and colours of things, and the choices before a match. */
export interface Naming<Sight extends object = object, K extends Kit = AnyKit> {
  readonly setup: SetupSchema;
  readonly words?: NameThing;
  /** The colour of every seat on the board, from what an eye sees; the house has colours for seats without one. */
  readonly colours?: (sight: Sight) => readonly (string | undefined)[];
  /** The line that always stands at the top of the table. `eye` is whose sight it is. */
  readonly goal?: (sight: Sight, eye: Eye, to: { readonly t: Translate; readonly name: (seat: Seat) => string }) => Goal | undefined;
  /**
   * What an option gives up for good, if anything: "2 action points unspent". The option is a number, as in `choose`.
   * The house then asks for confirmation, and such a button never looks like the main one.
   */
  readonly givesUp?: (decision: Decision<K>, option: number, sight: Sight, eye: Eye) => Saying | undefined;
  /** More facts for an option's sentence than it carries itself, from what the eye sees: which figure stands in a slot. */
  readonly meant?: (decision: Decision<K>, option: number, sight: Sight) => Readonly<Record<string, unknown>> | undefined;
  /** The sound of an event as it is shown. */
  readonly sound?: (event: K['event']) => SoundName | undefined;
}
/** The words of a game. */
export interface Worded {
  readonly words?: NameThing;
  readonly meant?: NonNullable<Naming['meant']>;
  readonly messages: Readonly<Record<Language, Messages>>;
  readonly rulebook: Readonly<Record<Language, URL>>;
}
/** What a page needs of a game besides its pictures. The rules run in workers. */
export interface Presentation extends Naming, Omit<Worded, 'messages'> {
  readonly id: string;
  /** Loaded one by one: a reader wants one language. */
  readonly messages: Readonly<Record<Language, () => Promise<Messages>>>;
  /** The bots that can play it, the strongest last. */
  readonly levels: readonly string[];
  /** The asks that an assistant may answer for a player. */
  readonly assists?: readonly string[];
}
/** All of a game but its pictures, for the command line, the lab and tests. */
export interface GamePackage extends Playable, Worded {
  readonly terminal: Terminal;
  /** Reads a player's content file, as the game's workshop does; undefined in games that take none. */
  readonly readContent?: Workshop['read'];
}
