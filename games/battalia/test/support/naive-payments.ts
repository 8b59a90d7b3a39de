// All ways to pay a price by brute force: try every set of cards, and keep those that pay without a superfluous card.
import type { Pool } from '../../content/kinds.ts';

/** How many cards of each kind: `{ friman: 2, chief: 1 }`. */
export type Price = Readonly<Record<string, number>>;
/** A card that can be played, and how often. A wild card counts once. */
export interface Playable {
  readonly card: Pool;
  readonly uses: number;
}
/** One use of a card, as a payment names it, and what it stands for. */
interface Play {
  readonly card: Pool;
  readonly name: Pool;
  readonly as: string;
}

const UNITS_AND_SUPPLIES = ['friman', 'chief', 'priest', 'lord', 'supply'];
/** What a card may stand for in a payment. */
function rolesOf(card: Pool): string[] {
  const kind = card.split(' ')[0] as string;
  if (UNITS_AND_SUPPLIES.includes(kind) || kind === 'tool' || kind === 'horse') return [kind];
  if (kind === 'weapon' || kind === 'sword' || kind === 'shield') return ['weapon'];
  if (kind === 'hammer') return ['tool', 'weapon', 'horse'];
  if (kind === 'wild') return ['tool', 'chief', 'priest', 'lord', 'supply', 'weapon', 'horse']; // it pays friman as a tool
  return [];
}
const playsOf = (card: Pool): Play[] =>
  rolesOf(card).map((as) => ({ card, as, name: card.startsWith('wild') ? `${card} as ${as}` : card }));

function pays(plays: readonly Play[], price: Price): boolean {
  const count = (role: string): number => plays.filter(({ as }) => as === role).length;
  return Object.entries(price).every(([demand, need]) =>
    demand === 'friman' ? count('friman') + 2 * count('tool') >= need : count(demand) >= need,
  );
}
const isMinimal = (plays: readonly Play[], price: Price): boolean => plays.every((_, i) => !pays(plays.toSpliced(i, 1), price));

/** Are there enough cards? A wild card takes one form, and in a lit form it can be used twice. */
function isThere(plays: readonly Play[], playables: readonly Playable[], lit: string): boolean {
  return [...new Set(plays.map(({ card }) => card))].every((card) => {
    const own = plays.filter((play) => play.card === card);
    const there = playables.filter((one) => one.card === card).reduce((sum, { uses }) => sum + uses, 0);
    if (!card.startsWith('wild')) return own.length <= there;
    const roles = [...new Set(own.map(({ as }) => as))];
    const cards = roles.map((role) => Math.ceil(own.filter(({ as }) => as === role).length / (role === lit ? 2 : 1)));
    return cards.reduce((sum, count) => sum + count, 0) <= there;
  });
}

/** Every payment once, as the sorted names of its cards. */
export function waysToPay(playables: readonly Playable[], price: Price, lit: string): string[] {
  const wanted = new Set(Object.keys(price).flatMap((demand) => (demand === 'friman' ? ['friman', 'tool'] : [demand])));
  const cards = [...new Set(playables.map(({ card }) => card))];
  const plays = cards.flatMap(playsOf).filter(({ as }) => wanted.has(as));
  const most = Object.values(price).reduce((sum, need) => sum + need, 0);
  const ways = new Set<string>();
  const handful: Play[] = [];
  const grow = (from: number): void => {
    if (pays(handful, price)) {
      if (isMinimal(handful, price)) ways.add(nameOf(handful.map(({ name }) => name)));
      return; // any further card would be superfluous
    }
    if (handful.length === most) return;
    for (let i = from; i < plays.length; i++) {
      handful.push(plays[i] as Play);
      if (isThere(handful, playables, lit)) grow(i);
      handful.pop();
    }
  };
  grow(0);
  return [...ways].sort();
}
export const nameOf = (cards: readonly Pool[]): string => cards.toSorted().join(' + ');
