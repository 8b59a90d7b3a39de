// What a game package is made of, and what plays it. Games are written against these types; bots, lab, speech and command line run on them.
import type { Decision, Dice, Eye, Game, Kit, Match, Pick, Seat, View } from '@tabularium/kernel';

export const LANGUAGES = ['en', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Any game, for whoever does not know which: an ask is a name, an option is data. */
export interface AnyKit extends Kit {
  asks: Readonly<Record<string, unknown>>;
}

/** What an eye sees, with the game's own type of view. */
export type Sighted<K extends Kit, Sight extends object> = Omit<View<K>, 'table'> & { readonly table: Sight };

// ---- who plays

/** All that a bot gets: one decision of one seat. Views and forks are made when they are asked for. */
export interface Look<K extends Kit = AnyKit, Sight extends object = object> {
  readonly seat: Seat;
  readonly decision: Decision<K>;
  readonly view: () => Sighted<K, Sight>;
  /** A lean match to try things on; what the seat cannot see is guessed anew in each. */
  readonly fork: () => Match<K>;
  /** For choosing among equals, so that equal seeds give equal matches. */
  readonly dice: Dice;
}
/** What a game knows about playing itself sensibly; `greedy` plays by it. */
export interface Mind<K extends Kit = AnyKit, Sight extends object = object> {
  choose(look: Look<K, Sight>): Pick;
}
/** A bot that looks before it chooses. */
export interface SeeingBot {
  readonly name: string;
  readonly blind: false;
  choose(look: Look): Pick;
}
/** A bot that needs to know only how many options there are: no view is ever built for it. */
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
export type Bot = SeeingBot | BlindBot;

// ---- how it is shown

/** Sentences by key, nested; see `speech` for the keys and for what may stand in a sentence. */
export interface Messages {
  readonly [key: string]: string | Messages;
}
/** A sentence or word of the game's messages, filled with facts. */
export type Translate = (key: string, facts?: Readonly<Record<string, unknown>>) => string;

type Colour = 'black' | 'red' | 'green' | 'yellow' | 'blue' | 'magenta' | 'cyan' | 'white' | 'gray';
type Bright = 'redBright' | 'greenBright' | 'yellowBright' | 'blueBright' | 'magentaBright' | 'cyanBright' | 'whiteBright';
export type Style = Colour | Bright | `bg${Capitalize<Colour | Bright>}` | 'bold' | 'dim' | 'italic' | 'underline' | 'inverse';
/** Colours a text for a terminal, or leaves it as it is where there are no colours. */
export type Paint = (style: Style | readonly Style[], text: string) => string;

export interface Canvas {
  readonly eye: Eye;
  /** The name of every seat. */
  readonly names: readonly string[];
  readonly language: Language;
  /** Columns of the terminal: no line may be longer. */
  readonly width: number;
  readonly colour: boolean;
  readonly paint: Paint;
  readonly t: Translate;
}
/** Draws what an eye sees as lines of text. */
export interface Terminal<K extends Kit = AnyKit, Sight extends object = object> {
  draw(view: Sighted<K, Sight>, canvas: Canvas): string;
}

// ---- the package

export interface GamePackage<K extends Kit = AnyKit, Sight extends object = object> {
  readonly game: Game<K>;
  readonly mind?: Mind<K, Sight>;
  readonly terminal?: Terminal<K, Sight>;
  readonly messages: Readonly<Record<Language, Messages>>;
  readonly rulebook: Readonly<Record<Language, URL>>;
  /** Names a thing whose name is put together (`friman bear`), in the form asked for; nothing where `term.<value>` is enough. */
  readonly words?: (value: string, t: Translate, form?: string) => string | undefined;
}

/**
 * Forgets which game a package is of: the one place where that happens.
 * It is sound because a package is only ever used with itself: its views, options and events come from its own game.
 */
export const packageOf = <K extends Kit, Sight extends object>(parts: GamePackage<K, Sight>): GamePackage =>
  parts as unknown as GamePackage;
