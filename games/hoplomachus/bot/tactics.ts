// Tactics: played when they change something now, otherwise kept.
import { ranked, rankedOrPass } from '@tabularium/parts/bot';
import type { Tactic } from '../content/kinds.ts';
import { attackDice } from '../rules/combat/dice.ts';
import { waysOf } from '../rules/turn/movement.ts';
import { whyNotTacticOn } from '../rules/turn/tactic.ts';
import { canFight, combatants, isStuck, levelOf, movementOf, rangeOf } from '../rules/units/units.ts';
import type { Asks, TacticStep } from '../table/asks.ts';
import { arenaOf, defOf, hexOf, unitAt, unitOf } from '../table/names.ts';
import { type Hex, NONE, type UnitId } from '../table/table.ts';
import { bestBlow, meanOf, oddsOf } from './blows.ts';
import { damageAt, fallChance, lossAt } from './danger.ts';
import { foeAt, scoreAt, softening } from './ground.ts';
import { imagine, type Situation } from './situation.ts';
import { idleGain } from './specials.ts';
import { fullWorth, harmOf } from './worth.ts';

/** The least gain for which a tactic is played; it may be more useful later. */
const LEAST: Readonly<Record<Tactic, number>> = {
  adrenaline: 1.5,
  bolsterHealth: 2,
  hamstring: 2,
  stun: 4,
  blitz: 2,
  battleFury: 3.5,
  secondDeath: 3,
  aegis: 4,
  undertow: 2.5,
  thickHide: 2,
  feignedRetreat: 2,
};
const FLIPPED = 10;

export const rankTactic = (situation: Situation, options: readonly TacticStep[]): readonly number[] =>
  rankedOrPass(options, 0, (step) => {
    if (step.do !== 'play') return step.do === 'flip' ? FLIPPED : 0;
    return Math.max(...unitsFor(situation, step.tactic).map((id) => gainOf(situation, step.tactic, id))) - LEAST[step.tactic];
  });
const unitsFor = ({ table, seat }: Situation, tactic: Tactic): UnitId[] =>
  combatants(table).filter((id) => whyNotTacticOn(table, seat, tactic, id) === null);

export function rankUnit(situation: Situation, options: readonly Asks['tacticOn'][], tactic: Tactic): readonly number[] {
  return ranked(options, ({ unit }) => gainOf(situation, tactic, unitOf(situation.table, unit)));
}
export function rankDrift(situation: Situation, options: readonly Asks['undertow'][], id: UnitId): readonly number[] {
  return ranked(options, ({ at }) => driftGain(situation, id, hexOf(situation.table.terms.arena, at)));
}

function gainOf(situation: Situation, tactic: Tactic, id: UnitId): number {
  const { table, friends, own } = situation;
  const unit = unitAt(table, id);
  const helps = friends.includes(id);
  if (HINDERS.has(tactic) === helps) return tactic === 'undertow' ? driftOf(situation, id) : -1;
  switch (tactic) {
    case 'undertow':
      return driftOf(situation, id);
    case 'adrenaline':
      return own.includes(id) ? fasterGain(situation, id) : 0;
    case 'hamstring':
      return slowerGain(situation, id);
    case 'stun':
      return idleGain(situation, id) * (1 - likelyToFall(situation, id));
    case 'bolsterHealth':
      return BOLSTERED * -harmOf(table, unit, -2) + savedBy(situation, id, 2);
    case 'thickHide':
      return 0.3 * lossAt(situation, unit, unit.at) + (strikesSoon(situation, id) ? 1 : 0);
    case 'aegis':
      return lossAt(situation, unit, unit.at);
    case 'secondDeath':
      return 0.6 * fullWorth(table, unit) * fallChance(damageAt(situation, unit, unit.at), unit.hp);
    case 'blitz':
      return strikesSoon(situation, id) ? 3 + unit.hp / 4 + (rangeOf(table, unit) > 1 ? 1 : 0) : 0;
    case 'battleFury':
      return own.includes(id) ? bestStrike(situation, id) : 0;
    case 'feignedRetreat':
      return own.includes(id) && bestStrike(situation, id) > 0 ? 0.5 * lossAt(situation, unit, unit.at) : 0;
  }
}
const HINDERS: ReadonlySet<Tactic> = new Set<Tactic>(['hamstring', 'stun']);
const BOLSTERED = 0.4;

/** How much less it would lose with more hit points. */
function savedBy(situation: Situation, id: UnitId, hp: number): number {
  const unit = unitAt(situation.table, id);
  const before = fallChance(damageAt(situation, unit, unit.at), unit.hp);
  const after = fallChance(damageAt(situation, unit, unit.at), unit.hp + hp);
  return (before - after) * fullWorth(situation.table, unit);
}
/** The best attack of this turn, its move included. */
function bestStrike(situation: Situation, id: UnitId, hexes?: number): number {
  const { table } = situation;
  const unit = unitAt(table, id);
  const here = bestBlow(situation, id, softening(situation, id))?.gain ?? 0;
  if (isStuck(unit) || unit.walked !== NONE) return here;
  let most = here;
  for (const { at, path } of waysOf(table, unit, hexes ?? movementOf(table, unit), true))
    most = Math.max(
      most,
      imagine(table, id, hexOf(table.terms.arena, at), path.length, () => bestBlow(situation, id)?.gain ?? 0),
    );
  return most;
}
const strikesSoon = (situation: Situation, id: UnitId): boolean => situation.own.includes(id) && bestStrike(situation, id) > 0;
function fasterGain(situation: Situation, id: UnitId): number {
  const { table } = situation;
  const unit = unitAt(table, id);
  if (isStuck(unit) || levelOf(table, unit, 'flight') > 0) return 0;
  const slow = defOf(table, unit).movement <= 2 ? 1 : 0;
  return slow + 0.5 * Math.max(0, bestStrike(situation, id, movementOf(table, unit, 'adrenaline')) - bestStrike(situation, id));
}
function slowerGain({ table }: Situation, id: UnitId): number {
  const unit = unitAt(table, id);
  if (movementOf(table, unit, 'hamstring') === movementOf(table, unit)) return 0;
  return 1 + (rangeOf(table, unit) === 1 ? 1 : 0) + unit.hp / 4;
}
/** By the attacks that could be made on it now. */
function likelyToFall(situation: Situation, foe: UnitId): number {
  const { table, own } = situation;
  const unit = unitAt(table, foe);
  let damage = 0;
  for (const id of own) {
    const mine = unitAt(table, id);
    const distance = arenaOf(table).distances[mine.at]?.[unit.at] ?? 0;
    if (canFight(table, mine) && distance <= rangeOf(table, mine) + movementOf(table, mine))
      damage += 0.7 * meanOf(oddsOf(table, mine, attackDice(table, id, { unit: foe })));
  }
  return fallChance(damage, unit.hp);
}

// ---- Undertow
const DRIFT = 2;
function driftOf(situation: Situation, id: UnitId): number {
  const { table } = situation;
  const { rings } = arenaOf(table);
  const { at } = unitAt(table, id);
  let most = 0;
  for (let distance = 1; distance <= DRIFT; distance++)
    for (const hex of rings[at]?.[distance] ?? []) if (table.standing[hex] === NONE) most = Math.max(most, driftGain(situation, id, hex));
  return most;
}
function driftGain(situation: Situation, id: UnitId, hex: Hex): number {
  const { table, friends } = situation;
  const unit = unitAt(table, id);
  if (!friends.includes(id)) return foeAt(situation, id, hex) - foeAt(situation, id, unit.at);
  return 0.5 * (scoreAt(situation, id, hex, unit.walked) - scoreAt(situation, id, unit.at, unit.walked));
}
