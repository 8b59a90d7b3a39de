// Reads a content file that a player typed: its content, or what is wrong with it, line by line.
import type { Json } from '@tabularium/kernel';
import { type Place, parseJson } from './json.ts';
import type { Flaw, Problem } from './problems.ts';
import type { CommonWhy } from './sentences.ts';
import { flawsOf, type PublishedSchema } from './shape.ts';

export interface Complaint extends Place {
  readonly problem: string;
}
export interface Accepted<Content> {
  /** The game's content, with the player's own appended. */
  readonly content: Content;
  /** Odd, but playable. */
  readonly warnings: readonly Complaint[];
}
export interface Refused {
  readonly errors: readonly Complaint[];
}
/** How a game reads its files. */
interface Reading<Why extends string, Content> {
  readonly schema: PublishedSchema;
  readonly say: (problem: Problem<Why | CommonWhy>) => string;
  /** Makes content of a file that fits the schema. */
  readonly make: (
    written: Json,
  ) => { readonly flaws: readonly Flaw<Why>[] } | { readonly content: Content; readonly oddities: readonly Flaw<Why>[] };
}
/** Even a file with hundreds of cards is far smaller. */
const LONGEST = 1_000_000;
/** More complaints at once help nobody. */
const MOST = 50;

export function readOwn<Why extends string, Content>(
  text: string,
  { schema, say, make }: Reading<Why, Content>,
): Accepted<Content> | Refused {
  const complaint = (problem: Problem<Why | CommonWhy>, { line, column }: Place): Complaint => ({ line, column, problem: say(problem) });
  if (text.length > LONGEST) return { errors: [complaint({ because: 'fileTooLong', facts: { most: LONGEST } }, { line: 1, column: 1 })] };
  const parsed = parseJson(text);
  if ('misread' in parsed) return { errors: [complaint(parsed.misread, parsed.misread.place)] };
  const complaints = (flaws: readonly Flaw<Why | CommonWhy>[]): Complaint[] =>
    flaws
      .slice(0, MOST)
      .map((one) => complaint(one, parsed.placeOf(one.path)))
      .sort((a, b) => a.line - b.line || a.column - b.column);

  const misshapen = flawsOf(parsed.value, schema, schema.$defs);
  if (misshapen.length > 0) return { errors: complaints(misshapen) };
  const made = make(parsed.value);
  if ('flaws' in made) return { errors: complaints(made.flaws) };
  return { content: made.content, warnings: complaints(made.oddities) };
}
