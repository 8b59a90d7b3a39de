// Which cards an option takes: first those on the table, the one with the fewest uses left first, then those in hand.
import type { Decision } from '@tabularium/kernel';
import type { Artifact, Pool } from '../../content/kinds.ts';
import type { BattaliaKit } from '../../table/table.ts';
import type { LaidView } from '../../table/view.ts';
import { cardIn, countCards, faceOf, freshUses } from '../common/face.ts';

/** How many uses are taken of each card of the hand, and of each that is laid. */
export interface Spending {
  readonly hand: readonly number[];
  readonly laid: readonly number[];
}
export function spendingOf(cards: readonly Pool[], hand: readonly Pool[], laid: readonly LaidView[], lit: Artifact): Spending {
  const fromHand = hand.map(() => 0);
  const fromLaid = laid.map(() => 0);
  for (const [pool, count] of countCards(cards.map(cardIn))) {
    let left = count;
    const onTable = [...laid.entries()].filter(([, { as, uses }]) => as === pool && uses > 0).sort(([, a], [, b]) => a.uses - b.uses);
    for (const [i, { uses }] of onTable) {
      fromLaid[i] = Math.min(left, uses);
      left -= fromLaid[i];
    }
    for (const [i, card] of hand.entries()) {
      if (card !== pool) continue;
      fromHand[i] = Math.min(left, freshUses(card, lit));
      left -= fromHand[i];
    }
  }
  return { hand: fromHand, laid: fromLaid };
}

export interface PaymentOption {
  /** The number of the option. */
  readonly option: number;
  readonly cards: readonly Pool[];
}
/** The ways to pay, the cheapest first. */
export function cheapestFirst(
  options: readonly { readonly cards: readonly Pool[] }[],
  hand: readonly Pool[],
  laid: readonly LaidView[],
  lit: Artifact,
): readonly PaymentOption[] {
  return options.map(({ cards }, option) => ({ option, cards, cost: costOf(cards, hand, laid, lit) })).sort((a, b) => a.cost - b.cost);
}
/** How much a payment costs its payer: the worth of the cards that leave the hand. */
function costOf(cards: readonly Pool[], hand: readonly Pool[], laid: readonly LaidView[], lit: Artifact): number {
  const { hand: taken } = spendingOf(cards, hand, laid, lit);
  return taken.reduce((sum, uses, i) => (uses === 0 ? sum : sum + worthOf(hand[i] ?? '')), 0);
}
const WORTH = { supply: 1, artifact: 3.5, great: 8, wild: 6 } as const;
function worthOf(card: Pool): number {
  const { family, rank } = faceOf(card);
  return family === 'unit' ? rank + 0.5 : WORTH[family];
}

/** The cards of the own hand that an option uses or is about. */
export function cardsOfOption(decision: Decision<BattaliaKit>, number: number, hand: readonly Pool[]): readonly Pool[] {
  const option: object | undefined = decision.options[number];
  if (option === undefined) return [];
  if (decision.ask === 'opening') return cohortOf(decision.options[number], hand);
  if ('do' in option && option.do === 'dismantle') return [];
  if ('in' in option && option.in === 'line') return [];
  if ('cards' in option && Array.isArray(option.cards)) return option.cards.filter((card) => typeof card === 'string');
  return 'card' in option && typeof option.card === 'string' && HAND_ASKS.has(decision.ask) ? [option.card] : [];
}
const HAND_ASKS: ReadonlySet<string> = new Set([
  'source',
  'target',
  'station',
  'ambushCard',
  'suspendCard',
  'opener',
  'attackPlay',
  'defendPlay',
]);
/** Great artifacts count for any faction. BAT-5.2 */
function cohortOf(option: BattaliaKit['asks']['opening'] | undefined, hand: readonly Pool[]): readonly Pool[] {
  if (option?.do !== 'cohort') return [];
  return hand.filter((card) => {
    const { family, faction } = faceOf(card);
    return family === 'great' || (faction !== null && option.factions.includes(faction));
  });
}
