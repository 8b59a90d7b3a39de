// Finds rules by id, or by all words of a query.
import type { WholeRulebook } from '@tabularium/speech';

/** A search result: a rule, or a chapter's introduction. */
export interface Entry {
  readonly anchor: string;
  readonly id: string | undefined;
  readonly heading: string;
  readonly text: string;
  readonly plain: string;
}

export const anchorOf = (heading: string): string =>
  plainOf(heading)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Drops case and accents and straightens apostrophes, so that `citta` finds `città` and `l'eroe` finds `l’eroe`. */
export const plainOf = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

export const entriesOf = ({ chapters }: WholeRulebook): readonly Entry[] =>
  chapters.flatMap(({ heading, intro, rules }) => [
    ...(intro === '' ? [] : [{ anchor: anchorOf(heading), id: undefined, heading, text: intro, plain: plainOf(`${heading} ${intro}`) }]),
    ...rules.map(({ id, text }) => ({ anchor: id, id, heading, text, plain: plainOf(`${id} ${heading} ${text}`) })),
  ]);

/** Rules whose id matches come first, then all others that contain every word, in the book's order. */
export function findIn(entries: readonly Entry[], question: string): readonly Entry[] {
  const words = plainOf(question).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const found = entries.filter(({ plain }) => words.every((word) => plain.includes(word)));
  const isNamed = ({ id }: Entry): boolean => id !== undefined && plainOf(id).includes(words.join(' '));
  return [...found.filter(isNamed), ...found.filter((entry) => !isNamed(entry))];
}

const CONTEXT = 60;
/** The text around the first match: before, the match, after. */
export function excerptOf({ text }: Entry, question: string): readonly [string, string, string] {
  const flat = text.replaceAll(/[\n|>#*-]+/g, ' ').replaceAll(/\s+/g, ' ');
  const plain = Array.from(flat, (letter) => plainOf(letter).charAt(0) || letter).join('');
  const words = plainOf(question).split(/\s+/).filter(Boolean);
  const place = [words.join(' '), ...words].map((word) => ({ at: plain.indexOf(word), word })).find(({ at }) => at >= 0);
  if (!place) return [flat.slice(0, 2 * CONTEXT), '', ''];
  const from = Math.max(0, place.at - CONTEXT);
  const end = place.at + place.word.length;
  const before = flat.slice(from, place.at);
  const after = flat.slice(end, end + CONTEXT);
  return [from > 0 ? `… ${before}` : before, flat.slice(place.at, end), end + CONTEXT < flat.length ? `${after} …` : after];
}
