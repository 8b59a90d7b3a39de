// Helpers for the tests of every game's messages: speakers that note what is missing, and a match in which everything is said.
import { readdirSync, readFileSync } from 'node:fs';
import { type Decision, type Dice, type Match, randomPick } from '@tabularium/kernel';
import { type AnyKit, type GamePackage, LANGUAGES, type Messages } from '@tabularium/parts/shape';
import { type Speaker, speaker } from '../index.ts';
import { hasInnerName } from './inner-names.ts';

const NAMES = ['Anna', 'Bruno', 'Carla', 'Dario'];

export interface Listening {
  readonly speakers: readonly Speaker[];
  /** Keys and facts that were missing, and sentences that are wrong. */
  readonly missing: Set<string>;
  readonly hear: (sentence: string | undefined) => void;
}
/** One speaker for each language, once as a player and once as a spectator. `wrong` is what no sentence may contain, besides names from inside the program. */
export function listenTo(pkg: GamePackage, wrong?: RegExp): Listening {
  const missing = new Set<string>();
  const speakers = LANGUAGES.flatMap((language) =>
    [{}, { you: 0 }].map((options) => speaker(pkg, { language, names: NAMES, ...options, onMissing: (what) => missing.add(what) })),
  );
  const hear = (sentence = ''): void => {
    if (wrong?.test(sentence) || hasInnerName(sentence)) missing.add(`"${sentence}"`);
  };
  return { speakers, missing, hear };
}

/** The keys of a group of messages, without the variants of a sentence. */
export const keysIn = (messages: Messages, group: string): string[] => [
  ...new Set(Object.keys((messages[group] ?? {}) as Messages).map((key) => key.replace(/(_you)?(_(zero|one|other))?$/, ''))),
];

/** All rules of a game, or another of its folders, as one text. */
export const rulesIn = (home: URL, folder = 'rules'): string =>
  readdirSync(new URL(`${folder}/`, home), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(new URL(`${folder}/${file}`, home), 'utf8'))
    .join('\n');
/** What the groups of a pattern match. */
export const found = (pattern: RegExp, text: string): string[] => [...text.matchAll(pattern)].flatMap((match) => match.slice(1));

export interface Saying extends Pick<Listening, 'speakers' | 'hear'> {
  /** Looks at a decision before it is answered. */
  readonly at?: (decision: Decision<AnyKit>, n: number) => void;
  readonly decisions?: number;
}
/** Says everything that comes up in a random match, each thing once. */
export function sayMatch(match: Match<AnyKit>, dice: Dice, { speakers, hear, at, decisions = Number.POSITIVE_INFINITY }: Saying): void {
  const said = new Set<string>();
  const once = (what: unknown, say: (speaker: Speaker) => string | undefined): void => {
    const text = JSON.stringify(what);
    if (!said.has(text)) for (const one of speakers) hear(say(one));
    said.add(text);
  };
  for (let n = 0, open = match.open[0]; n < decisions && open !== undefined; n++, open = match.open[0]) {
    for (const decision of match.pending) {
      const { ask, facts, options, seats } = decision;
      const seat = seats[0] ?? 0;
      at?.(decision, n);
      once([ask, facts], (say) => say.ask(decision));
      for (const [i, option] of options.entries()) {
        const about = match.about(seat, i);
        once([ask, option], (say) => say.option(ask, option));
        once([ask, option, about], (say) => say.about(ask, option, about));
      }
      for (const reason of match.whyNot(seat)) once(reason, (say) => `${say.thing(reason)}: ${say.reason(reason)}`);
      once(match.trail(seat), (say) => say.trail(match.trail(seat)).join(' > '));
    }
    for (const waiting of match.view('public').waiting) once(waiting, (say) => say.waiting(waiting));
    match.playOpen(open, randomPick(open, match.optionsOf(open).length, dice));
  }
  for (let seat = 0; seat < match.setup.seats; seat++) for (const { event } of match.events(seat)) once(event, (say) => say.event(event));
  const { result } = match;
  if (result) once(result, (say) => [say.result(result), ...Object.keys(result.scores[0] ?? {}).map(say.score)].join(' '));
}
