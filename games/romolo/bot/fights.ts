// What to expect of a battle, over all tokens that may be played.

import { remembered } from '@tabularium/parts/bot';
import { type Token } from '../content/kinds.ts';
import { isEnemyTower } from '../rules/land/hexes.ts';
import { defenceParts, sum } from '../rules/people/combat.ts';
import { freshPower } from '../rules/people/powers.ts';
import { unitsIn } from '../rules/people/units.ts';
import { enemiesIn } from '../rules/war/demolition.ts';
import { possibleTokens } from '../rules/war/odds.ts';
import { outcomeOf } from '../rules/war/outcome.ts';
import type { Hex, Owner, Unit, UnitId } from '../table/table.ts';
import { payOff, stateOf, type Thought, tokenGain } from './thought.ts';

/** What a unit is worth to its owner. */
export function unitWorth(thought: Thought, unit: Pick<Unit, 'kind' | 'owner'>): number {
  switch (unit.kind) {
    case 'worker':
      return 0.5 + 1.5 * payOff(thought, 8);
    case 'soldier':
      return 1.6 + payOff(thought, 8);
    case 'mercenary':
      return 0.5;
    case 'explorer':
      return 0.1 + 0.7 * payOff(thought, 8);
  }
}
/** How much an enemy's loss is a gain: fully between two players, less among more. */
export const spite = ({ enemies, table }: Thought): number => (enemies.length === 1 || table.terms.mode === 'teams' ? 0.8 : 0.4);

/** A battle under consideration. */
export interface Fight {
  readonly at: Hex;
  readonly attacker: Owner;
  readonly defender: Owner;
  readonly attack: number;
  readonly defence: number;
  readonly attackers: readonly Pick<Unit, 'kind' | 'owner'>[];
  readonly defenders: readonly Pick<Unit, 'kind' | 'owner'>[];
}
/** The points that one of the bot's tokens brings on average. */
export function tokenWorth(thought: Thought, fight: Fight, token: Token, stakes = stakesOf(thought, fight)): number {
  const { isAttacker, answers } = stakes;
  let sumOf = 0;
  for (const answer of answers)
    sumOf += isAttacker ? outcomeWorth(thought, fight, token, answer, stakes) : outcomeWorth(thought, fight, answer, token, stakes);
  return sumOf / answers.length;
}
/** With the best token, which is not always at hand. */
export function fightWorth(thought: Thought, fight: Fight): number {
  const stakes = stakesOf(thought, fight);
  const values = possibleTokens(thought.table, thought.seat, thought.seat)
    .map((token) => tokenWorth(thought, fight, token, stakes))
    .toSorted((a, b) => b - a);
  if (thought.table.terms.battleDie) return values.reduce((all, one) => all + one, 0) / values.length;
  return ((values[0] ?? 0) * 2 + (values[1] ?? 0)) / 3;
}

const TOWER_FALLS = 25;
const TOWER_CRACKS = 2.5;
const PIECE = 0.8;
export function outcomeWorth(thought: Thought, fight: Fight, attack: Token, defence: Token, stakes = stakesOf(thought, fight)): number {
  const { winner, attackerLosses, defenderLosses } = outcomeOf(fight.attack, fight.defence, attack, defence);
  const { isAttacker, token, attackers, defenders } = stakes;
  const won = winner === null ? 0 : (winner === 'attacker') === isAttacker ? token : -token;
  const attackToll = tollOf(thought, attackers, attackerLosses, fight, false);
  const defenceToll = tollOf(thought, defenders, defenderLosses, fight, true);
  return isAttacker ? won + spite(thought) * defenceToll - attackToll : won + spite(thought) * attackToll - defenceToll;
}
/** What does not depend on the tokens that are played. */
interface Stakes {
  readonly isAttacker: boolean;
  /** What the other side may play. */
  readonly answers: readonly Token[];
  /** What winning is worth besides the casualties. */
  readonly token: number;
  /** What the units are worth, the best first. */
  readonly attackers: readonly number[];
  readonly defenders: readonly number[];
}
function stakesOf(thought: Thought, fight: Fight): Stakes {
  const isAttacker = fight.attacker === thought.seat;
  const worthsOf = (units: Fight['attackers']): number[] => units.map((unit) => unitWorth(thought, unit)).sort((a, b) => b - a);
  return {
    isAttacker,
    answers: possibleTokens(thought.table, isAttacker ? fight.defender : fight.attacker, thought.seat),
    token: tokenGain(thought),
    attackers: worthsOf(fight.attackers),
    defenders: worthsOf(fight.defenders),
  };
}
/** What falls: the best units first, then what stands there. */
function tollOf(thought: Thought, worths: readonly number[], losses: number, { at, defender }: Fight, isDefender: boolean): number {
  let toll = 0;
  for (let n = 0; n < losses && n < worths.length; n++) toll += worths[n] as number;
  const excess = losses - worths.length;
  if (excess <= 0 || !isDefender) return toll;
  const { tower, cracked } = stateOf(thought, at);
  if (tower !== defender) return toll + excess * PIECE;
  if (excess >= (cracked ? 1 : 2)) return toll + TOWER_FALLS;
  return toll + TOWER_CRACKS;
}

/** An attack by these units on what an enemy has in a hex, with the powers at hand. */
export function fightOf(thought: Thought, at: Hex, attackers: readonly UnitId[], combat: number, defender: Owner): Fight {
  const { table, seat } = thought;
  const unitsOf = (ids: readonly UnitId[]): Unit[] => ids.map((id) => table.units[id] as Unit);
  return {
    at,
    attacker: seat,
    defender,
    attack: combat + attackPowers(thought),
    defence: sum(defenceParts(table, defender, at)),
    attackers: unitsOf(attackers),
    defenders: unitsOf(unitsIn(table, at, defender)),
  };
}
const attackPowers = ({ table, seat }: Thought): number =>
  (freshPower(table, seat, 'heros') ? 2 : 0) + Math.min(1, freshPower(table, seat, 'dux')?.charges ?? 0);

/** Enemies that could be fought in a hex. */
export function foesIn(thought: Thought, hex: Hex): readonly Owner[] {
  return remembered(thought, 'foes', hex, () => {
    const { table, seat } = thought;
    const state = stateOf(thought, hex);
    const foes = enemiesIn(table, hex, seat);
    const { tower } = state;
    return tower !== undefined && isEnemyTower(table, state, seat) && !foes.includes(tower) ? [...foes, tower] : foes;
  });
}
/** An attack on the best target in a hex, with this much strength added to what stands there. */
export function strikeWorth(thought: Thought, hex: Hex, combat: number, attackers: readonly UnitId[] = []): number {
  let most = 0;
  for (const foe of foesIn(thought, hex)) most = Math.max(most, fightWorth(thought, fightOf(thought, hex, attackers, combat, foe)));
  return most;
}
