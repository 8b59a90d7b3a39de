// Random players that make more happen than chance would.
import { type Decision, type Dice, randomPick } from '@tabularium/kernel';
import type { BattaliaKit } from '../../table/table.ts';

const LIKED: { readonly [A in Decision<BattaliaKit>['ask']]?: RegExp } = {
  opening: /^(cohort(?!.* draw)|keep)/,
  act: /^(attack|hero|annex|amulet|title|scroll|pitch|horn|fly|ride|hire|create|road|city|upgrade)/,
  answer: /^(react|dismantle|retreat)/,
  attackPlay: /^(add|transform|dismantle)/,
  defendPlay: /^(add|transform|dismantle|join)/,
};
/** Players that like to fight and to use what they have. */
export function lively({ ask, texts, pass }: Decision<BattaliaKit>, dice: Dice): number {
  const liked = texts.flatMap((text, i) => (LIKED[ask]?.test(text) ? [i] : []));
  if (liked.length > 0 && dice.below(4) > 0) return liked[dice.below(liked.length)] as number;
  return randomPick({ pass }, texts.length, dice) as number;
}
