// How a match begins, what it is about, and how it is told afterwards.
import type { Kit, Result, Seat, Setup, SetupInput } from '@tabularium/kernel';
import type { ComponentType, SVGProps } from 'react';
import type { AnyKit, Saying } from './common.ts';

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
