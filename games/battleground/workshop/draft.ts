// What is in a file so far: every card that can be drawn, also where others, or the rest of the file, are not right yet.
import type { Language } from '@tabularium/games/shape';
import type { Json } from '@tabularium/kernel';
import { atPath, entryOf, itemsOf, mended, type Node, nameIn, type PublishedSchema, readLeniently, valueOf } from '@tabularium/parts/own';
import type { Card } from '../board/known.ts';
import type { Content } from '../content/index.ts';
import type { ArmyDef } from '../content/kinds.ts';
import { build, type Cards } from '../content/own/build.ts';
import { merged, oddities } from '../content/own/parse.ts';
import published from '../content/own/schema.json' with { type: 'json' };
import { sentence } from '../content/own/sentences.ts';

interface DraftPart {
  /** Empty if it has none yet. */
  readonly name: string;
  /** Where it begins in the text. */
  readonly at: number;
  /** What is wrong with it, a sentence each. */
  readonly problems: readonly string[];
}
export interface DraftCard extends DraftPart {
  /** Nothing while too much is missing. */
  readonly card?: Card;
  /** What is odd about it; an empty list says that it is as it should be. */
  readonly odd: readonly string[];
}
export interface DraftArmy extends DraftPart {
  readonly army?: ArmyDef;
}
export const CARD_KINDS = ['characters', 'weapons', 'items', 'fate', 'glory'] as const;
export type CardKind = (typeof CARD_KINDS)[number];
export interface Draft {
  readonly cards: Readonly<Record<CardKind, readonly DraftCard[]>>;
  readonly armies: readonly DraftArmy[];
  /** Of which the armies are made. */
  readonly content: Content;
}

const { $defs: DEFS } = published as PublishedSchema;
const DEF_OF = { characters: 'character', weapons: 'weapon', items: 'item', fate: 'fate', glory: 'glory', armies: 'army' } as const;
const CARD_OF = { characters: 'character', weapons: 'weapon', items: 'item', fate: 'fate', glory: 'glory' } as const;
type Kind = keyof typeof DEF_OF;

export function draftOf(text: string, language: Language): Draft {
  const file = readLeniently(text);
  const inFile = (kind: Kind): readonly Part[] => partsIn(file, kind, language);
  const parts: Readonly<Record<Kind, readonly Part[]>> = {
    characters: inFile('characters'),
    weapons: inFile('weapons'),
    items: inFile('items'),
    fate: inFile('fate'),
    glory: inFile('glory'),
    armies: inFile('armies'),
  };
  const usable = (kind: Kind): readonly Part[] => parts[kind].filter(({ value }) => value !== undefined);
  const written = Object.fromEntries([...CARD_KINDS, 'armies' as const].map((kind) => [kind, usable(kind).map(({ value }) => value)]));
  const built = build(written); // all of it has the shape of the schema, but for what is too few
  const odd = oddities(built);
  const cardsOf = (kind: CardKind): DraftCard[] =>
    parts[kind].map((part) => {
      const i = usable(kind).indexOf(part);
      const { name, at, problems } = part;
      if (i < 0) return { name, at, problems, odd: [] };
      const own = odd.filter(({ path }) => path[0] === kind && path[1] === i).map((one) => sentence(one, language));
      return { name, at, problems, odd: own, card: { kind: CARD_OF[kind], def: built[kind][i] } as Card }; // the kind tells which card it is
    });
  return {
    cards: {
      characters: cardsOf('characters'),
      weapons: cardsOf('weapons'),
      items: cardsOf('items'),
      fate: cardsOf('fate'),
      glory: cardsOf('glory'),
    },
    armies: parts.armies.map((part) => armyOf(part, built.armies, usable('armies').indexOf(part))),
    content: merged(built),
  };
}
function armyOf({ name, at, problems }: Part, armies: Cards['armies'], i: number): DraftArmy {
  const army = armies[i];
  return { name, at, problems, ...(army && { army }) };
}

interface Part extends DraftPart {
  /** Without what is wrong with it; nothing if too much is. */
  readonly value?: Json;
}
const partsIn = (file: Node | undefined, kind: Kind, language: Language): readonly Part[] =>
  itemsOf(entryOf(file, kind)).map((node) => {
    const { value, flaws, isUsable } = mended(valueOf(node), DEFS[DEF_OF[kind]] ?? {}, DEFS);
    const problems = flaws.map((one) => atPath(one, sentence(one, language)));
    return { name: nameIn(node), at: node.start, problems, ...(isUsable && { value }) };
  });
