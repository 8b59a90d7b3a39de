// Players' own content and armies.
import type { Reason, Seat, Setup } from '@tabularium/kernel';
import type { ComponentType } from 'react';
import type { Language, Translate } from './common.ts';

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
