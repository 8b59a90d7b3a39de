// War: whom to attack and with whom, which token to play, who falls.

import type { Dice } from '@tabularium/kernel';
import { best, bestOrPass } from '@tabularium/parts/bot';
import { WALLS_PER_SET, worthOf } from '../content/constructions.ts';
import { partsOf, sum } from '../rules/people/combat.ts';
import { hasPenalty, standingIn } from '../rules/people/units.ts';
import { saltFor, saltWorth, wagesPreview } from '../rules/upkeep/wages.ts';
import { outcomeOf } from '../rules/war/outcome.ts';
import type { Asks, Piece } from '../table/asks.ts';
import { hexOf, ownerOf, unitAt, unitOf } from '../table/names.ts';
import type { Hex, UnitId } from '../table/table.ts';
import { capitalRisk } from './danger.ts';
import { type Fight, fightOf, fightWorth, foesIn, outcomeWorth, strikeWorth, tokenWorth, unitWorth } from './fights.ts';
import { coinWorth } from './goods.ts';
import { demolitionWorth, pieceWorth } from './steps.ts';
import { distanceOf, most, neighboursOf, stateOf, type Thought, tokenGain } from './thought.ts';

const LEAST = 0.15;

/** What each attack is worth, and then what leaving the others in peace is. */
export function attackWorths(thought: Thought, options: readonly Asks['attack'][]): number[] {
  const worths = options.map((option) => {
    const at = hexOf(thought.table, option.at);
    if ('demolish' in option) return demolishingWorth(thought, at);
    return bestBand(thought, at, ownerOf(option.seat)).worth;
  });
  return [...worths, LEAST];
}
const demolishingWorth = (thought: Thought, at: Hex): number =>
  most(standingIn(thought.table, at, thought.seat).map((id) => demolitionWorth(thought, id, at)));

interface Band {
  readonly units: readonly UnitId[];
  readonly worth: number;
}
/** The strongest first, as many as improve the attack; units with a penalty stay out if that helps. */
function bestBand(thought: Thought, at: Hex, defender: number): Band {
  const { table, seat } = thought;
  const combat = (id: UnitId): number => sum(partsOf(table, [id], false));
  const all = standingIn(table, at, seat).toSorted((a, b) => combat(b) - combat(a));
  let chosen: Band = { units: all, worth: Number.NEGATIVE_INFINITY };
  for (let size = 1; size <= all.length; size++) {
    const units = all.slice(0, size);
    const worth = fightWorth(thought, fightOf(thought, at, units, sum(partsOf(table, units, false)), defender));
    if (worth >= chosen.worth) chosen = { units, worth };
  }
  return chosen;
}
export function chooseAttackers(thought: Thought, options: readonly Asks['attackers'][], at: Hex, defender: number): number[] {
  const { units } = bestBand(thought, at, defender);
  const chosen = options.flatMap(({ unit }, i) => (units.includes(unitOf(thought.table, unit)) ? [i] : []));
  return chosen.length > 0 ? chosen : options.map((_, i) => i);
}

// ---- in a battle

/** The battle on the table. */
function openFight({ table }: Thought): Fight | null {
  const { battle } = table;
  if (battle === null) return null;
  const unitsOf = (ids: readonly UnitId[]): Fight['attackers'] => ids.map((id) => unitAt(table, id));
  return {
    at: battle.at,
    attacker: battle.attacker,
    defender: battle.defender,
    attack: sum(battle.attack),
    defence: sum(battle.defence),
    attackers: unitsOf(battle.attackers),
    defenders: unitsOf(battle.defenders),
  };
}
const BONUS = { heros: 2, obsessor: 2, defensor: 1, dux: 1 } as const;
/** Charges when they decide something; renewable powers once the tokens are revealed, if they change the outcome. */
export function choosePower(thought: Thought, options: readonly Asks['battlePower'][]): number {
  const fight = openFight(thought);
  const { battle } = thought.table;
  if (fight === null || battle === null) return options.length;
  const { attackToken, defenceToken } = battle;
  const isShown = attackToken !== null && defenceToken !== null;
  const worth = (one: Fight): number => (isShown ? outcomeWorth(thought, one, attackToken, defenceToken) : fightWorth(thought, one));
  const now = worth(fight);
  return bestOrPass(options, 0, ({ character }) => {
    const more = BONUS[character];
    const isAttacker = fight.attacker === thought.seat;
    if (!isShown && character !== 'dux') return -1;
    const then = worth(isAttacker ? { ...fight, attack: fight.attack + more } : { ...fight, defence: fight.defence + more });
    return then - now - (character === 'dux' ? 0.35 : 0.02);
  });
}
/** Among tokens that are nearly as good as the best, any. */
const NEARLY = 0.25;
export function chooseToken(thought: Thought, options: readonly Asks['token'][], dice: Dice): number {
  const fight = openFight(thought);
  if (fight === null) return dice.below(options.length);
  const values = options.map(({ token }) => tokenWorth(thought, fight, token));
  const top = Math.max(...values);
  const good = values.flatMap((value, i) => (value >= top - NEARLY ? [i] : []));
  return good[dice.below(good.length)] as number;
}
/** Retreating gives the enemy a token, staying may cost units. */
export function chooseRetreat(thought: Thought, options: readonly Asks['retreat'][]): number {
  const { battle } = thought.table;
  const fight = openFight(thought);
  if (battle === null || fight === null || battle.attackToken === null || battle.defenceToken === null) return 0;
  const { winner, attackerLosses, defenderLosses } = outcomeOf(fight.attack, fight.defence, battle.attackToken, battle.defenceToken);
  const isAttacker = fight.attacker === thought.seat;
  const own = isAttacker ? fight.attackers : fight.defenders;
  const lost = isAttacker ? attackerLosses : defenderLosses;
  const token = tokenGain(thought);
  const killed = isAttacker ? defenderLosses : attackerLosses;
  const wins = winner === null ? 0 : (winner === 'attacker') === isAttacker ? token : -token;
  const falls = most(own.map((unit) => unitWorth(thought, unit))) * lost;
  const isHome = fight.at === thought.me.capital && !isAttacker ? 3 : 0;
  return best(options, ({ retreat }) => (retreat ? -token - isHome : wins + 0.8 * killed - falls));
}
/** Home, out of reach of the others. */
export const chooseRetreatHex = (thought: Thought, options: readonly Asks['retreatTo'][]): number =>
  best(options, ({ to }) => {
    const hex = hexOf(thought.table, to);
    return -distanceOf(thought, hex, thought.me.capital) - 2 * foesIn(thought, hex).length;
  });

// ---- who and what falls

export const chooseVictim = (thought: Thought, options: readonly Asks['casualty'][]): number =>
  best(options, ({ unit }) => {
    const victim = unitAt(thought.table, unitOf(thought.table, unit));
    return unitWorth(thought, victim) - (hasPenalty(victim) ? 0.1 : 0);
  });
const worthOfPiece = ({ piece }: Piece): number => (piece === 'walls' ? WALLS_PER_SET * worthOf('wall') : worthOf(piece));
/** The enemy's tower above all; its own constructions stay. */
export function chooseExcess(thought: Thought, options: readonly Piece[], at: Hex): number {
  const isOurs = stateOf(thought, at).tower === thought.seat || pieceWorth(thought, at) < 0;
  return bestOrPass(options, 0, (piece) => (isOurs ? -1 : worthOfPiece(piece)));
}
export function chooseDemolished(thought: Thought, options: readonly Piece[], at: Hex, pass: boolean): number {
  if (pass && pieceWorth(thought, at) <= 0) return options.length;
  return best(options, worthOfPiece);
}
/** What the capital misses least. */
export const chooseGivenUp = (options: readonly Piece[]): number => best(options, (piece) => -worthOfPiece(piece));

// ---- mercenaries that stay

/** Keeps a mercenary that guards the capital or has a target, unless its wages are too high. */
export function chooseDismissed(thought: Thought, options: readonly Asks['dismiss'][]): number {
  const { table, seat } = thought;
  const { mercenaries } = wagesPreview(table, seat);
  const wage = (saltFor(mercenaries) - saltFor(mercenaries - 1)) * saltWorth(table) * coinWorth(thought);
  return bestOrPass(options, 0, ({ unit }) => wage - keptWorth(thought, unitAt(table, unitOf(table, unit)).at));
}
function keptWorth(thought: Thought, at: Hex): number {
  const guards = at === thought.me.capital ? capitalRisk(thought, -1, -2) - capitalRisk(thought) : 0;
  return guards + 0.8 * most([at, ...neighboursOf(thought, at)].map((hex) => strikeWorth(thought, hex, 2)));
}
