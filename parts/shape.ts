// The types of a game's parts, and of what plays it. Games are written against them; bots, lab, speech and command line run on them.
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

/** A game of unknown type: asks are names, options are data. */
export interface AnyKit extends Kit {
  asks: Readonly<Record<string, unknown>>;
}

/** What an eye sees, with the game's own type of view. */
export type Sighted<K extends Kit, Sight extends object> = Omit<View<K>, 'table'> & { readonly table: Sight };

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

// ---- how it is shown

/** Sentences by key, nested; `speech` explains the keys and what a sentence may contain. */
export interface Messages {
  readonly [key: string]: string | Messages;
}
/** A sentence or word of the game's messages, filled with facts. */
export type Translate = (key: string, facts?: Readonly<Record<string, unknown>>) => string;

type Colour = 'black' | 'red' | 'green' | 'yellow' | 'blue' | 'magenta' | 'cyan' | 'white' | 'gray';
type Bright = 'redBright' | 'greenBright' | 'yellowBright' | 'blueBright' | 'magentaBright' | 'cyanBright' | 'whiteBright';
export type Style = Colour | Bright | `bg${Capitalize<Colour | Bright>}` | 'bold' | 'dim' | 'italic' | 'underline' | 'inverse';
/** Colours a text for a terminal, or leaves it alone if there are no colours. */
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

/** What a sentence needs of any game's decision. */
export interface Posed {
  readonly ask: string;
  readonly seats: readonly Seat[];
  readonly some?: { readonly min: number; readonly max: number };
  readonly facts?: unknown;
}
/** Makes a board's sentences; comes from `speech`. */
export interface BoardSpeaker {
  readonly language: Language;
  readonly name: (seat: Seat) => string;
  readonly ask: (decision: Posed) => string;
  readonly option: (ask: string, option: unknown) => string;
  readonly event: (event: GameEvent) => string;
  readonly reason: (reason: Reason) => string;
  readonly trail: (steps: readonly Step[]) => readonly string[];
}
/** A board draws what an eye sees; clicks on it choose options by their number. */
export interface BoardProps<K extends Kit = AnyKit, Sight extends object = object> {
  readonly view: Sighted<K, Sight>;
  /**
   * The view as far as the show has come: until the news has been shown, the one before it. For plates and counters, not for what moves.
   */
  readonly told: Sighted<K, Sight>;
  readonly eye: Eye;
  /** The viewer's own open decision, if there is one and the news has been shown. */
  readonly decision: Decision<K> | undefined;
  /**
   * Chooses an option by its number (pass: the number after the last). `next` answers the questions that follow, one by one, as long as they
   * fit; all of it is taken back at once.
   */
  readonly choose: (option: Pick, next?: readonly Said[]) => void;
  /** The option pointed at, here or in the panel; both highlight it. */
  readonly pointed: number | undefined;
  readonly point: (option: number | undefined) => void;
  /** Why other things are not options of the open decision; called when somebody points at one of them. */
  readonly whyNot: () => Promise<readonly Reason[]>;
  /** What an option of the open decision would lead to, according to the rules. Rejects if another decision is open by now. */
  readonly about: <A extends Ask<K>>(decision: { readonly id: string; readonly ask: A }, option: number) => Promise<AboutOf<K, A>>;
  /** The events since the last view that was drawn, for animation. */
  readonly news: readonly K['event'][];
  readonly names: readonly string[];
  readonly speaker: BoardSpeaker;
  readonly t: Translate;
  /** Milliseconds per movement; 0 for none. */
  readonly pace: number;
  /** Opens the rulebook at a rule. */
  readonly showRule: (id: string) => void;
}
export type Board<K extends Kit = AnyKit, Sight extends object = object> = ComponentType<BoardProps<K, Sight>>;

/** What the first page shows of a game before anything else of it is loaded. */
export interface Cover {
  /** A 4:3 drawing that fills its frame. */
  readonly Cover: ComponentType<SVGProps<SVGSVGElement>>;
  /** How many can play: `2-4`. */
  readonly players: string;
  /** How long a match takes: `60-120`. */
  readonly minutes: string;
  /** From 1, light, to 5, heavy. */
  readonly weight: 1 | 2 | 3 | 4 | 5;
  /** The game's own colour, which its set-up wears by day and by night: dark enough for white text, and light enough for black. */
  readonly colour?: { readonly light: string; readonly dark: string };
  readonly title: Readonly<Record<Language, string>>;
  readonly summary: Readonly<Record<Language, string>>;
}

// ---- how it begins and ends

/** A first game: it asks nothing before the first real move, in a good position to learn from. */
export interface First {
  readonly setup: SetupInput;
  /**
   * What is answered at its opening, in the game's notation, one after the other, for whichever seat is asked.
   * Where chance decides what is on offer, a list: the first of them that is. Each is recorded as `by: 'preset'`, and undo stops before
   * them.
   */
  readonly answers: readonly (string | readonly string[])[];
}
/** What the goal is and how near everybody is to it: at most about 60 characters, and a shorter form for phones. */
export type Goal = string | { readonly line: string; readonly short: string };

/** An ended match, as seen from every place at which somebody decided. */
export interface Tale<K extends Kit = AnyKit, Sight extends object = object> {
  readonly setup: Setup;
  readonly result: Result;
  /** What everybody was told. */
  readonly events: readonly K['event'][];
  /** What everybody sees at the end. */
  readonly sight: Sight;
  /** Each seat's `standing` at every place, from the opening to the end. */
  readonly standings: readonly (readonly number[])[];
}
/** What one unit, card or building did in a match. */
export interface Deed {
  readonly seat: Seat;
  /** Its name. */
  readonly who: Saying;
  /** "3 blows", "felled 2". */
  readonly did: readonly Saying[];
  /** The greatest come first. */
  readonly weight: number;
}
/** What the dice of an event gave a seat, and what they give on average, in hits, successes or points. */
export interface Luck {
  readonly seat: Seat;
  readonly dice: number;
  readonly got: number;
  readonly expected: number;
}
/** How a match is told afterwards: pure functions, without React and words. */
export interface Story<K extends Kit = AnyKit, Sight extends object = object> {
  /** Every seat's score, or the nearest thing to it, from what everybody sees. */
  readonly standing: (sight: Sight) => readonly number[];
  /** What `standing` counts: "victory points", "cities". */
  readonly counts: Saying;
  readonly deeds?: (tale: Tale<K, Sight>) => readonly Deed[];
  /** `sight` is what everybody sees at the end. */
  readonly luck?: (event: K['event'], sight: Sight) => readonly Luck[];
  /** What the dice give: "hits". */
  readonly lucky?: Saying;
  /** What decided the match, in one sentence. */
  readonly decided?: (tale: Tale<K, Sight>) => Saying | undefined;
  /** How far the seats came in a match that they can lose together; the house remembers the best. */
  readonly reached?: (tale: Tale<K, Sight>) => { readonly far: number; readonly said: Saying } | undefined;
}
export type Outcome = 'won' | 'lost' | 'drawn';
export interface Ending {
  /** A 4:3 drawing that fills its frame. */
  readonly Picture: ComponentType<SVGProps<SVGSVGElement> & { readonly outcome: Outcome }>;
}

// ---- how it is learnt

/** A lesson: a real match with a script. The coach speaks the game's messages `lesson.<step>.<key>`; every step has a `title`. */
export interface Lesson<K extends Kit = AnyKit> {
  /** Who learns; the other seats follow the script. */
  readonly seat: Seat;
  readonly scenes: Readonly<Record<string, LessonScene<K>>>;
  readonly steps: readonly LessonStep[];
  /** After the last step the match continues freely, with hints while the trail has a step with all these facts. */
  readonly hintsWhile: Step & Readonly<Record<string, Json>>;
}
export interface LessonScene<K extends Kit = AnyKit> {
  readonly setup: SetupInput;
  /** The table at a checkpoint. */
  readonly table: K['table'];
  /** The first numbers that the dice give; chance gives the rest. */
  readonly draws?: readonly number[];
}
export interface LessonStep {
  readonly id: string;
  readonly scene: string;
  readonly parts: readonly LessonPart[];
}
/** What the coach says at one time, and what happens then. */
export interface LessonPart {
  readonly say: string;
  /** The accepted answers, in the game's notation. A part without them is only read. */
  readonly expect?: readonly string[] | 'any';
  /** The option, or the thing ruled out, to point at and explain; by default the first accepted answer. */
  readonly look?: string;
  /** What the coach says to any other answer. */
  readonly hint?: string;
  /** Answers given afterwards, one after the other, for whichever seat decides. */
  readonly auto?: readonly string[];
}

// ---- players' own content

/** A problem in a file, and where it is. */
export interface Remark {
  readonly line: number;
  readonly column: number;
  readonly problem: string;
}
/** The content of a player's file, or what is wrong with it. */
export type OwnContent = { readonly content: object; readonly warnings: readonly Remark[] } | { readonly errors: readonly Remark[] };
/** How players add their own units, armies or opponents to a game: in a JSON file that follows a published schema. */
export interface Workshop {
  readonly read: (text: string, language: Language) => OwnContent;
  /** A file to start from. */
  readonly example: string;
  readonly schema: URL;
  /** What a click can add, in its place, under the name `workshop.snippet.<id>`. A text without such a place stays as it is. */
  readonly snippets: readonly { readonly id: string; readonly insert: (text: string) => string }[];
  /** Shows what is in the file so far, even if the rest is not right yet. */
  readonly Preview: ComponentType<WorkshopPreviewProps>;
  /** For games to which players bring an army. */
  readonly builder?: ArmyBuilder;
}
export interface WorkshopPreviewProps {
  readonly text: string;
  readonly language: Language;
  readonly t: Translate;
  /** Moves to a character of the text, counted from 0. */
  readonly show: (at: number) => void;
}

/**
 * How armies are built with clicks. An army is a content file with that one army and the player's own cards that it needs. The game knows what is
 * in the file; the house keeps, names, copies, shares and plays it.
 */
export interface ArmyBuilder {
  /** Armies to start from, the empty ones first. */
  readonly starts: (t: Translate) => readonly ArmyStart[];
  /** An empty army that can use the cards of a content file; undefined if something is wrong with the file. */
  readonly startWith: (text: string, t: Translate) => ArmyStart | undefined;
  /** The name of the army in a file; undefined if there is none. */
  readonly nameOf: (text: string) => string | undefined;
  /** The same army under another name, shortened to what the game allows. */
  readonly renamed: (text: string, name: string) => string;
  /** An army in a few words: its faction and its size. */
  readonly brief: (text: string, t: Translate) => string;
  /** The modes to which players bring armies. */
  readonly modes: readonly Setup['mode'][];
  /** The set-up of a match to which this seat could bring the army. */
  readonly setupFor: (text: string, seat: Seat) => ArmySetup;
  /** Why nobody could bring it to a match with this set-up, whose mode is one of `modes`. */
  readonly whyNotIn: (text: string, setup: Setup) => Reason | null;
  /** Merges files into one. */
  readonly joined: (texts: readonly string[]) => string;
  readonly Builder: ComponentType<ArmyBuilderProps>;
  /** Shows an army. */
  readonly Sheet: ComponentType<ArmySheetProps>;
}
export interface ArmyStart {
  readonly name: string;
  /** A few words, or none. */
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
  /** A link to a rule. */
  readonly ruleHref: (id: string) => string;
}

// ---- loaded together

/** What a worker needs of a game: what plays, without words and pictures. */
export interface Playable<K extends Kit = AnyKit, Sight extends object = object> {
  readonly game: Game<K>;
  readonly mind?: Mind<K, Sight>;
  /** For bots that look ahead, which need the mind as well. */
  readonly foresight?: Foresight<K, Sight>;
}
/** Names a thing whose name is put together (`friman bear`), in the form asked for; undefined where `term.<value>` is enough. */
export type NameThing = (value: string, t: Translate, form?: string) => string | undefined;
/** A sentence of the game's messages, not yet put into words. */
export interface Saying {
  readonly key: string;
  readonly facts?: Readonly<Record<string, unknown>>;
}
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
  /** The asks that an assistant may answer for a player by the game's mind: frequent choices that matter little. */
  readonly assists?: readonly string[];
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
}
/** All of a game but its pictures, for the command line, the lab and tests. */
export interface GamePackage extends Playable, Worded {
  readonly terminal: Terminal;
  /** Reads a player's content file, as the game's workshop does; undefined in games that take none. */
  readonly readContent?: Workshop['read'];
}
