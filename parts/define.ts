// What a game is made of. Only this list is there from the start: every part is loaded on demand.
import type { Game, Kit } from '@tabularium/kernel';
import { levelsWith } from './levels.ts';
import type {
  AnyKit,
  Board,
  Cover,
  Ending,
  First,
  Foresight,
  GamePackage,
  Ladder,
  Language,
  Lesson,
  Messages,
  Mind,
  Naming,
  Playable,
  Presentation,
  Story,
  Terminal,
  Workshop,
} from './shape.ts';

type Lazy<T> = () => Promise<T>;

export interface GameParts<K extends Kit, Sight extends object> {
  readonly id: string;
  /** Workers, terminal, lab: neither React nor words. */
  readonly rules: Lazy<Game<K>>;
  readonly bot?: Lazy<Mind<K, Sight>>;
  /** For bots that look ahead: Novizio, Centurione and Legato need it besides `bot`. */
  readonly foresight?: Lazy<Foresight<K, Sight>>;
  /** Shown where an opponent is chosen. */
  readonly ladder?: Lazy<Ladder>;
  /** Reads players' own content, for the command line and workers. */
  readonly ownContent?: Lazy<Workshop['read']>;
  /** Matches with a script, which run where the rules run, in the order to take them. */
  readonly lessons?: readonly LessonEntry<K>[];
  /** The asks that an assistant may answer for a player by the game's mind: frequent choices that matter little. */
  readonly assists?: readonly string[];
  /** A first game, without React and words; without it, the set-up that the schema recommends comes first. */
  readonly first?: Lazy<First>;
  /** What happened in a match, told afterwards; runs where the rules run. */
  readonly story?: Lazy<Story<K, Sight>>;
  /** Pages and terminal. */
  readonly words: Lazy<Naming<Sight, K> | Naming<Sight>>;
  readonly messages: Readonly<Record<Language, Lazy<Messages>>>;
  readonly rulebook: Readonly<Record<Language, URL>>;
  readonly terminal?: Lazy<Terminal<K, Sight>>;
  /** React from here on. */
  readonly cover?: Lazy<Cover>;
  readonly board?: Lazy<Board<K, Sight>>;
  readonly workshop?: Lazy<Workshop>;
  /** The picture at the end of a match; without it, the cover. */
  readonly ending?: Lazy<Ending>;
}
export interface LessonEntry<K extends Kit> {
  /** Its name and a line about it are the game's messages `lessons.<id>.title` and `lessons.<id>.about`. */
  readonly id: string;
  /** Modes in whose set-up it is offered, besides the list of all lessons. */
  readonly modes?: readonly string[];
  readonly load: Lazy<Lesson<K>>;
}
export type AnyGame = GameParts<AnyKit, object>;

/** Erases the game's types. That is sound, because the parts of a game only ever meet each other. */
export const defineGame = <K extends Kit, Sight extends object>(parts: GameParts<K, Sight>): AnyGame => parts as unknown as AnyGame;

/** What a worker needs of a game. */
export async function playableOf({ rules, bot, foresight, assists }: AnyGame): Promise<Playable> {
  const [game, mind, ahead] = await Promise.all([rules(), bot?.(), foresight?.()]);
  return { game, ...(mind && { mind }), ...(ahead && { foresight: ahead }), ...(assists && { assists }) };
}

/** What a page needs of a game besides its pictures. */
export async function presentationOf({ id, words, messages, rulebook, bot, foresight, assists }: AnyGame): Promise<Presentation> {
  const parts = { bot, foresight };
  const levels = levelsWith((part) => parts[part] !== undefined);
  return { id, ...(await words()), messages, rulebook, levels, ...(assists && { assists }) };
}

/** For games without a terminal of their own. */
const plain: Lazy<Terminal> = async () => (await import('./terminal/plain.ts')).terminal;

/** Everything but the pictures. */
export async function packageOf(parts: AnyGame): Promise<GamePackage> {
  const { messages, rulebook } = parts;
  const [playable, naming, terminal, readContent, en, it] = await Promise.all([
    playableOf(parts),
    parts.words(),
    parts.terminal?.() ?? plain(),
    parts.ownContent?.(),
    messages.en(),
    messages.it(),
  ]);
  const { words, meant } = naming;
  return {
    ...playable,
    messages: { en, it },
    rulebook,
    ...(words && { words }),
    ...(meant && { meant }),
    terminal,
    ...(readContent && { readContent }),
  };
}
