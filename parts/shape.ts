// What a game package is made of, and what plays it. Games are written against these types; bots, lab, speech and command line run on them.
import type {
  AboutOf,
  Ask,
  Decision,
  Dice,
  Eye,
  Game,
  GameEvent,
  Json,
  Kit,
  Match,
  Pick,
  Reason,
  Result,
  Said,
  Seat,
  Setup,
  SetupInput,
  SetupSchema,
  Step,
  View,
} from '@tabularium/kernel';
import type { ComponentType, SVGProps } from 'react';

export const LANGUAGES = ['en', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Any game, for whoever does not know which: an ask is a name, an option is data. */
export interface AnyKit extends Kit {
  asks: Readonly<Record<string, unknown>>;
}

/** What an eye sees, with the game's own type of view. */
export type Sighted<K extends Kit, Sight extends object> = Omit<View<K>, 'table'> & { readonly table: Sight };

// ---- who plays

/**
 * What a game's own mind gets: one decision of one seat. Views and forks are made when they are asked for. For speed it reads forks themselves;
 * a test holds it to what its seat can know: whatever it imagines of the rest, it chooses the same.
 */
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
/** All that anybody else's bot gets: the same as copies, frozen all the way down. Nothing leads from here to the match, its game or its table. */
export interface Outlook {
  readonly seat: Seat;
  readonly decision: Decision<AnyKit>;
  readonly view: () => View<AnyKit>;
  /** Something to try things on; what the seat cannot see is guessed anew in each. */
  readonly fork: () => Trial;
  readonly dice: Dice;
}
/** A guess at the match that a bot plays on as it likes, for every seat. */
export interface Trial {
  /** The decisions that are open now: several only while several seats decide at once. */
  readonly open: readonly Asked[];
  readonly result: Result | undefined;
  /** An open decision with all its options; the first, if no other is named. */
  readonly decision: (place?: number) => Decision<AnyKit>;
  /** What the bot's own seat sees of it. */
  readonly view: () => View<AnyKit>;
  /** Answers an open decision; the first, if no other is named. */
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
export type Bot = SeeingBot | BlindBot | MindBot;

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

/** What a sentence needs of a decision, of whatever game. */
export interface Posed {
  readonly ask: string;
  readonly seats: readonly Seat[];
  readonly some?: { readonly min: number; readonly max: number };
  readonly facts?: unknown;
}
/** What a board says in sentences; `speech` makes such a speaker. */
export interface BoardSpeaker {
  readonly language: Language;
  readonly name: (seat: Seat) => string;
  readonly ask: (decision: Posed) => string;
  readonly option: (ask: string, option: unknown) => string;
  readonly event: (event: GameEvent) => string;
  readonly reason: (reason: Reason) => string;
  readonly trail: (steps: readonly Step[]) => readonly string[];
}
/** A board draws what an eye sees, and takes answers by clicks that mean an option's number. */
export interface BoardProps<K extends Kit = AnyKit, Sight extends object = object> {
  readonly view: Sighted<K, Sight>;
  readonly eye: Eye;
  /** The viewer's own open decision, if there is one. */
  readonly decision: Decision<K> | undefined;
  /**
   * Takes an option by its number (pass: the number after the last). `next` answers what is asked right after it, one question after the other
   * as far as it fits; all of it is taken back at once.
   */
  readonly choose: (option: Pick, next?: readonly Said[]) => void;
  /** The option that is pointed at, here or in the panel; both sides highlight it. */
  readonly pointed: number | undefined;
  readonly point: (option: number | undefined) => void;
  /** Why other things are not among the options of the open decision. Asked for when somebody points at one of them. */
  readonly whyNot: () => Promise<readonly Reason[]>;
  /** What an option of the open decision would lead to, as the rules put it. Rejected where another decision is open by now. */
  readonly about: <A extends Ask<K>>(decision: { readonly id: string; readonly ask: A }, option: number) => Promise<AboutOf<K, A>>;
  /** What was told since the last view that was drawn: for animation. */
  readonly news: readonly K['event'][];
  readonly names: readonly string[];
  readonly speaker: BoardSpeaker;
  readonly t: Translate;
  /** Milliseconds of one movement; 0: none. */
  readonly pace: number;
  /** Asks for the rulebook at a rule. */
  readonly showRule: (id: string) => void;
}
export type Board<K extends Kit = AnyKit, Sight extends object = object> = ComponentType<BoardProps<K, Sight>>;

/** How a game presents itself before its rules are loaded. */
export interface Cover {
  /** A drawing, 4 wide and 3 high, that fills its frame. */
  readonly Cover: ComponentType<SVGProps<SVGSVGElement>>;
  /** How many can play: `2-4`. */
  readonly players: string;
  /** How long a match takes: `60-120`. */
  readonly minutes: string;
  /** From 1, light, to 5, heavy. */
  readonly weight: 1 | 2 | 3 | 4 | 5;
  readonly title: Readonly<Record<Language, string>>;
  readonly summary: Readonly<Record<Language, string>>;
}

// ---- how it is learnt

/** A lesson: a real match with a script. What the coach says are the game's messages `lesson.<step>.<key>`, and `title` of every step. */
export interface Lesson<K extends Kit = AnyKit> {
  /** Who learns; the other seats follow the script. */
  readonly seat: Seat;
  readonly scenes: Readonly<Record<string, LessonScene<K>>>;
  readonly steps: readonly LessonStep[];
  /** After the last step the match goes on freely, with hints while the trail has a step with all these facts. */
  readonly hintsWhile: Step & Readonly<Record<string, Json>>;
}
export interface LessonScene<K extends Kit = AnyKit> {
  readonly setup: SetupInput;
  /** It stands at a checkpoint. */
  readonly table: K['table'];
  /** The first numbers of the dice; afterwards chance goes on by itself. */
  readonly draws?: readonly number[];
}
export interface LessonStep {
  readonly id: string;
  readonly scene: string;
  readonly parts: readonly LessonPart[];
}
/** What the coach says at once, and what happens then. */
export interface LessonPart {
  readonly say: string;
  /** The answers that are taken, in the game's notation; without them the part is only read. */
  readonly expect?: readonly string[] | 'any';
  /** What is pointed at and explained: an option, or what the rules say is not one. Otherwise the first answer that is taken. */
  readonly look?: string;
  /** What is said when another answer is tried. */
  readonly hint?: string;
  /** Answers that are given afterwards, one after the other, for whoever has to decide. */
  readonly auto?: readonly string[];
}

// ---- content of one's own

/** What is to be said of a file, and where in it. */
export interface Remark {
  readonly line: number;
  readonly column: number;
  readonly problem: string;
}
/** What a file of one's own came to: content for a match, or what is wrong with it. */
export type OwnContent = { readonly content: object; readonly warnings: readonly Remark[] } | { readonly errors: readonly Remark[] };
/** How people add units, armies or opponents of their own to a game: as a JSON file that follows a published schema. */
export interface Workshop {
  readonly read: (text: string, language: Language) => OwnContent;
  /** A file to begin with. */
  readonly example: string;
  readonly schema: URL;
  /** What can be added with a click, where it belongs; called `workshop.snippet.<id>`. A text in which there is no such place stays as it is. */
  readonly snippets: readonly { readonly id: string; readonly insert: (text: string) => string }[];
  /** Shows what is in the file so far, also where the rest of it is not right yet. */
  readonly Preview: ComponentType<WorkshopPreviewProps>;
  /** In games to which people bring an army. */
  readonly builder?: ArmyBuilder;
}
export interface WorkshopPreviewProps {
  readonly text: string;
  readonly language: Language;
  readonly t: Translate;
  /** Goes to a character of the text, counted from 0. */
  readonly show: (at: number) => void;
}

/**
 * How armies are put together with clicks. An army is a file of content of one's own with that one army in it, and with the cards of one's own that it
 * needs. The game knows what is in the file; the house keeps, names, copies, shares and plays it.
 */
export interface ArmyBuilder {
  /** Armies to begin with; the first ones are empty. */
  readonly starts: (t: Translate) => readonly ArmyStart[];
  /** An army to begin with that can use the cards of a file of content; nothing if the file is not right. */
  readonly startWith: (text: string, t: Translate) => ArmyStart | undefined;
  /** What the army in a file is called; nothing where a file has none. */
  readonly nameOf: (text: string) => string | undefined;
  /** The same with another name, as much of it as the game can use. */
  readonly renamed: (text: string, name: string) => string;
  /** An army in a few words: whose it is, how large. */
  readonly brief: (text: string, t: Translate) => string;
  /** To which modes people bring armies. */
  readonly modes: readonly Setup['mode'][];
  /** What an army is made for: the set-up of a match in which this seat could bring it. */
  readonly setupFor: (text: string, seat: Seat) => ArmySetup;
  /** Why nobody could bring it to a match with this set-up, in one of these modes. */
  readonly whyNotIn: (text: string, setup: Setup) => Reason | null;
  /** One file with everything that is in these. */
  readonly joined: (texts: readonly string[]) => string;
  readonly Builder: ComponentType<ArmyBuilderProps>;
  /** An army to be looked at. */
  readonly Sheet: ComponentType<ArmySheetProps>;
}
export interface ArmyStart {
  readonly name: string;
  /** A few words; there may be nothing to say. */
  readonly about: string;
  readonly text: string;
}
export interface ArmySetup {
  readonly mode: Setup['mode'];
  readonly options: Setup['options'];
}
export interface ArmySheetProps {
  readonly text: string;
  readonly t: Translate;
}
export interface ArmyBuilderProps extends ArmySheetProps {
  readonly onChange: (text: string) => void;
  readonly reason: (reason: Reason) => string;
  /** Where a rule can be read. */
  readonly ruleHref: (id: string) => string;
}

// ---- what is loaded together

/** What plays, without words and pictures: all that a worker needs. */
export interface Playable<K extends Kit = AnyKit, Sight extends object = object> {
  readonly game: Game<K>;
  readonly mind?: Mind<K, Sight>;
}
/** Names a thing whose name is put together (`friman bear`), in the form asked for; nothing where `term.<value>` is enough. */
export type NameThing = (value: string, t: Translate, form?: string) => string | undefined;
/** How things are called and coloured, and what can be chosen before a match. */
export interface Naming<Sight extends object = object> {
  readonly setup: SetupSchema;
  readonly words?: NameThing;
  /** The colour of every seat on the board, from what an eye sees; the house's own where the game gives none. */
  readonly colours?: (sight: Sight) => readonly (string | undefined)[];
}
/** The words of a game. */
export interface Worded {
  readonly words?: NameThing;
  readonly messages: Readonly<Record<Language, Messages>>;
  readonly rulebook: Readonly<Record<Language, URL>>;
}
/** What a page needs of a game besides its pictures: the rules run in workers. */
export interface Presentation extends Naming, Omit<Worded, 'messages'> {
  readonly id: string;
  /** Each language by itself: a reader wants one. */
  readonly messages: Readonly<Record<Language, () => Promise<Messages>>>;
  /** The bots that can play it, the best last. */
  readonly levels: readonly string[];
}
/** All of a game but its pictures: for the command line, the lab and tests. */
export interface GamePackage extends Playable, Worded {
  readonly terminal: Terminal;
  /** Reads a file of content of one's own, as the game's workshop does; games without it take none. */
  readonly readContent?: Workshop['read'];
}
