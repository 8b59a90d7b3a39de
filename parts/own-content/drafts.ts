// What is in a file so far: every card that can be drawn, even if others, or the rest of the file, are not right yet.
import type { Json } from '@tabularium/kernel';
import { entryOf, itemsOf, nameIn, readLeniently, valueOf } from './lenient.ts';
import { mended } from './mend.ts';
import type { Flaw } from './problems.ts';
import type { CommonWhy } from './sentences.ts';
import type { Defs } from './shape.ts';

export interface DraftPart<Card> {
  /** Empty if it has none yet. */
  readonly name: string;
  /** Where it begins in the text. */
  readonly at: number;
  /** What is wrong with it, a sentence each. */
  readonly problems: readonly string[];
  /** Undefined while too much is missing. */
  readonly card?: Card;
}
interface Drafts<Kind extends string> {
  /** What can be used, list by list. It fits the schema, except that lists may be too short. */
  readonly written: Readonly<Record<Kind, readonly Json[]>>;
  /** Everything in a list, with the cards made from its usable part. */
  readonly drafted: <Card>(
    kind: Kind,
    made: readonly Card[],
    problemsOf?: (card: Card, number: number) => readonly string[],
  ) => DraftPart<Card>[];
}
/** The lists of a file, each with the schema name of its items. */
export function draftsIn<Kind extends string>(
  text: string,
  lists: Readonly<Record<Kind, string>>,
  defs: Defs,
  say: (flaws: readonly Flaw<CommonWhy>[]) => readonly string[],
): Drafts<Kind> {
  const file = readLeniently(text);
  const kinds = Object.keys(lists) as Kind[];
  const found = Object.fromEntries(
    kinds.map((kind) => [
      kind,
      itemsOf(entryOf(file, kind)).map((node) => ({
        name: nameIn(node),
        at: node.start,
        ...mended(valueOf(node), defs[lists[kind]] ?? {}, defs),
      })),
    ]),
  ) as Record<Kind, (ReturnType<typeof mended> & Pick<DraftPart<never>, 'name' | 'at'>)[]>; // one entry for every kind
  const usable = (kind: Kind) => found[kind].filter(({ isUsable }) => isUsable);
  return {
    written: Object.fromEntries(kinds.map((kind) => [kind, usable(kind).map(({ value }) => value)])) as Record<Kind, Json[]>, // as above
    drafted: (kind, made, problemsOf = () => []) =>
      found[kind].map((part) => {
        const { name, at, flaws } = part;
        const number = usable(kind).indexOf(part);
        const card = made[number];
        const problems = say(flaws);
        return card === undefined ? { name, at, problems } : { name, at, problems: [...problems, ...problemsOf(card, number)], card };
      }),
  };
}
