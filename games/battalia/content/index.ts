import { type BoardLayout, boards } from './boards.ts';
import { type CardDef, cards } from './cards.ts';
import { type LandDef, lands } from './lands.ts';
import { type Prices, prices } from './prices.ts';

/** What the game consists of: frozen, shared by all tables. */
export interface Content {
  readonly cards: readonly CardDef[];
  readonly lands: readonly LandDef[];
  readonly prices: Prices;
  /** By number of seats. */
  readonly boards: Readonly<Record<number, BoardLayout>>;
}

const freeze = <T extends object>(thing: T): T => {
  for (const part of Object.values(thing)) if (typeof part === 'object' && part !== null) freeze(part);
  return Object.freeze(thing);
};

export const content: Content = freeze({ cards, lands, prices, boards });
