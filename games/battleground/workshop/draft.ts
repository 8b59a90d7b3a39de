// The content of an unfinished file, as cards.

import { atPath, type DraftPart, draftsIn, type PublishedSchema } from '@tabularium/parts/own-content';
import type { Language } from '@tabularium/parts/shape';
import type { Content } from '../content/index.ts';
import type { ArmyDef } from '../content/kinds.ts';
import type { Card } from '../content/known.ts';
import { build } from '../content/own/build.ts';
import { merged, oddities } from '../content/own/parse.ts';
import published from '../content/own/schema.json' with { type: 'json' };
import { sentence } from '../content/own/sentences.ts';

export interface DraftCard extends DraftPart<Card> {
  /** What is odd about it; empty if nothing is. */
  readonly odd: readonly string[];
}
export type DraftArmy = DraftPart<ArmyDef>;
const CARD_OF = { characters: 'character', weapons: 'weapon', items: 'item', fate: 'fate', glory: 'glory' } as const;
export type CardKind = keyof typeof CARD_OF;
export const CARD_KINDS = Object.keys(CARD_OF) as CardKind[];
export interface Draft {
  readonly cards: Readonly<Record<CardKind, readonly DraftCard[]>>;
  readonly armies: readonly DraftArmy[];
  /** What the armies are built from. */
  readonly content: Content;
}

const { $defs: DEFS } = published as PublishedSchema;

export function draftOf(text: string, language: Language): Draft {
  const { written, drafted } = draftsIn(text, { ...CARD_OF, armies: 'army' }, DEFS, (flaws) =>
    flaws.map((one) => atPath(one, sentence(one, language))),
  );
  const built = build(written as object);
  const odd = oddities(built);
  const cardsOf = (kind: CardKind): DraftCard[] =>
    drafted<(typeof built)[CardKind][number]>(kind, built[kind]).map(({ card: def, ...part }) => {
      if (def === undefined) return { ...part, odd: [] };
      const i = built[kind].findIndex((one) => one === def);
      const own = odd.filter(({ path }) => path[0] === kind && path[1] === i).map((one) => sentence(one, language));
      return { ...part, odd: own, card: { kind: CARD_OF[kind], def } as Card }; // the kind says which card it is
    });
  return {
    cards: {
      characters: cardsOf('characters'),
      weapons: cardsOf('weapons'),
      items: cardsOf('items'),
      fate: cardsOf('fate'),
      glory: cardsOf('glory'),
    },
    armies: drafted('armies', built.armies),
    content: merged(built),
  };
}
