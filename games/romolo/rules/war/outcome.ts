// What two tokens make of a battle: pure numbers, for the battle itself and for previews and bots.
import type { Token } from '../../content/kinds.ts';
import { casualties } from '../../content/tables.ts';
import type { OutcomeView } from '../../table/view.ts';

const PLUS = 3;

/** The battle value: doubling comes after penalty and powers. ROM-10.15, ROM-10.16 */
export function valueWith(value: number, token: Token): number {
  if (token === 'double') return value * 2; // ROM-20.1
  return token === 'plus3' ? value + PLUS : value; // ROM-20.2, ROM-20.6
}

/** If nobody retreats. ROM-10.21, ROM-10.22 */
export function outcomeOf(attack: number, defence: number, attackToken: Token, defenceToken: Token): OutcomeView {
  const attackValue = valueWith(attack, attackToken);
  const defenceValue = valueWith(defence, defenceToken);
  const byDifference = casualties(Math.abs(attackValue - defenceValue));
  return {
    attack: attackToken,
    defence: defenceToken,
    attackValue,
    defenceValue,
    winner: attackValue === defenceValue ? null : attackValue > defenceValue ? 'attacker' : 'defender', // ROM-10.21
    attackerLosses: losses(attackValue < defenceValue ? byDifference : 0, attackToken, defenceToken),
    defenderLosses: losses(defenceValue < attackValue ? byDifference : 0, defenceToken, attackToken),
  };
}
/** Whoever wins, a token may add one and take one off, not below 0. ROM-10.22, ROM-20.3, ROM-20.4 */
const losses = (byDifference: number, own: Token, other: Token): number =>
  Math.max(0, byDifference + (other === 'extraCasualty' ? 1 : 0) - (own === 'fewerCasualty' ? 1 : 0));
