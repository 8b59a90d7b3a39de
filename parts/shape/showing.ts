// How a game is shown: in the terminal, on its board, on the home page.
import type { AboutOf, Ask, Decision, Eye, GameEvent, Kit, Pick, Reason, Said, Seat, Step } from '@tabularium/kernel';
import type { ComponentType, SVGProps } from 'react';
import type { AnyKit, Language, Sighted, Translate } from './common.ts';

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
  /** What a reason is about. */
  readonly thing: (reason: Reason) => string | undefined;
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
