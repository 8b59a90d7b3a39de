// The likely outcome of a battle: each token against each that the other side may still have.
import type { Eye } from '@tabularium/kernel';
import { TOKENS, type Token } from '../../content/kinds.ts';
import type { AttackAbout, TokenFacts, TokenOdds } from '../../table/about-war.ts';
import { playerOf } from '../../table/names.ts';
import type { Battle, Hex, Owner, Table } from '../../table/table.ts';
import type { OutcomeView } from '../../table/view.ts';
import { defenceParts, partsOf, sum } from '../people/combat.ts';
import { standingIn } from '../people/units.ts';
import { outcomeOf } from './outcome.ts';

/** Two sides and their values before the tokens. */
export interface Sides {
  readonly attacker: Owner;
  readonly defender: Owner;
  readonly attack: number;
  readonly defence: number;
}
/** With the die, and against the automaton, there is nothing to choose. ROM-10.32, ROM-16.11 */
export const choosesToken = (table: Table, owner: Owner): boolean => !table.terms.battleDie && !playerOf(table, owner).automaton;

/** What an owner may still play, from what an eye knows: everybody has seen the played tokens. ROM-18.4 */
export function possibleTokens(table: Table, owner: Owner, eye: Eye): readonly Token[] {
  if (!choosesToken(table, owner)) return TOKENS;
  const { hand, spent } = playerOf(table, owner);
  return eye === owner ? hand : TOKENS.filter((token) => !spent.includes(token));
}

/** Every possible outcome of a battle, from what an eye knows. */
function battleOdds(table: Table, { attacker, defender, attack, defence }: Sides, eye: Eye): OutcomeView[] {
  const answers = possibleTokens(table, defender, eye);
  return possibleTokens(table, attacker, eye).flatMap((own) => answers.map((other) => outcomeOf(attack, defence, own, other)));
}
/** The same for the battle on the table; nothing once its tokens lie open. */
export function outcomesOf(table: Table, eye: Eye): OutcomeView[] {
  const { battle } = table;
  if (battle === null || battle.attackToken !== null) return [];
  return battleOdds(table, { ...battle, attack: sum(battle.attack), defence: sum(battle.defence) }, eye);
}
/** By token of one side. */
function tokenOdds(outcomes: readonly OutcomeView[], side: 'attacker' | 'defender'): TokenOdds[] {
  const tokenOf = (outcome: OutcomeView): Token => (side === 'attacker' ? outcome.attack : outcome.defence);
  return [...new Set(outcomes.map(tokenOf))].map((token) => {
    const own = outcomes.filter((outcome) => tokenOf(outcome) === token);
    const mean = (count: (outcome: OutcomeView) => number): number => own.reduce((total, one) => total + count(one), 0) / own.length;
    return {
      token,
      wins: mean(({ winner }) => (winner === side ? 1 : 0)),
      draws: mean(({ winner }) => (winner === null ? 1 : 0)),
      kills: mean(({ attackerLosses, defenderLosses }) => (side === 'attacker' ? defenderLosses : attackerLosses)),
      losses: mean(({ attackerLosses, defenderLosses }) => (side === 'attacker' ? attackerLosses : defenderLosses)),
    };
  });
}

export const tokenFacts = (table: Table, { attacker, attack, defence }: Battle, seat: Owner): TokenFacts => ({
  attack: sum(attack),
  defence: sum(defence),
  odds: tokenOdds(outcomesOf(table, seat), seat === attacker ? 'attacker' : 'defender'),
});
/** The odds if all standing units of an owner in a hex attack what an enemy has there. */
export function aboutAttack(table: Table, attacker: Owner, at: Hex, defender: Owner): AttackAbout {
  const attack = partsOf(table, standingIn(table, at, attacker), false);
  const defence = defenceParts(table, defender, at);
  const outcomes = battleOdds(table, { attacker, defender, attack: sum(attack), defence: sum(defence) }, attacker);
  return { attack, defence, odds: tokenOdds(outcomes, 'attacker') };
}
