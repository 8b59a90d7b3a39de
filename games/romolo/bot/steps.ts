// What a unit gains by going to the hex beside it.

import { remembered } from '@tabularium/parts/bot';
import { isEnemyTower, isLand, storesOf } from '../rules/land/hexes.ts';
import { piecesIn } from '../rules/land/pieces.ts';
import { wallAgainst } from '../rules/land/ways.ts';
import { combatOf } from '../rules/people/combat.ts';
import { mayHinderIn } from '../rules/people/stances.ts';
import { allOnMap, hasPenalty, moveTo, standingIn, unitsOf } from '../rules/people/units.ts';
import { farmsFor, hungryPreview } from '../rules/upkeep/feeding.ts';
import { demolishers, enemiesIn } from '../rules/war/demolition.ts';
import { cubesMade } from '../rules/works/producing.ts';
import { unitAt } from '../table/names.ts';
import { type Hex, NONE, type Unit, type UnitId } from '../table/table.ts';
import { capitalRisk } from './danger.ts';
import { exploreWorth, exploringFrom } from './exploring.ts';
import { foesIn, spite, strikeWorth, unitWorth } from './fights.ts';
import { cubeWorth, hungryNow, stockOf } from './goods.ts';
import { influenceGain } from './posts.ts';
import { distanceOf, most, neighboursOf, payOff, stateOf, type Thought } from './thought.ts';
import { bestWork } from './works.ts';

/** How far from the capital workers go to fight. */
const HOME = 1;
/** A little is lost with every step. */
const STEP = 0.02;

export function moveWorth(thought: Thought, id: UnitId, to: Hex, free = false): number {
  const unit = unitAt(thought.table, id);
  const left = unit.actions - (free ? 0 : 1);
  const stay = stayWorth(thought, id, unit);
  const cost = hungerChange(thought, id, to) + riskChange(thought, unit, to) + STEP;
  if (!stateOf(thought, to).up) return exploreWorth(thought, to) - stay - cost;
  return arrivalWorth(thought, id, unit, to, left) - stay - cost;
}
function arrivalWorth(thought: Thought, id: UnitId, unit: Unit, to: Hex, left: number): number {
  const strike = left > 0 ? strikeAt(thought, id, unit, to) : 0;
  switch (unit.kind) {
    case 'worker':
      return Math.max(workerAt(thought, unit, to, left), 0.9 * strike);
    case 'explorer':
      return left > 0 ? 0.9 * exploringFrom(thought, to) : 0.6 * exploringFrom(thought, to);
    case 'soldier':
      return influenceGain(thought, to, 1) + influenceGain(thought, unit.at, -1) + Math.max(strike, campaign(thought, unit, to));
    case 'mercenary':
      return Math.max(strike, campaign(thought, unit, to));
  }
}
/** What a fighter gives up by leaving: a blow at those who are here. */
function stayWorth(thought: Thought, id: UnitId, unit: Unit): number {
  if (unit.kind === 'explorer') return 0;
  const strike = strikeAt(thought, id, unit, unit.at);
  return unit.kind === 'worker' ? 0.9 * strike : Math.max(strike, campaign(thought, unit, unit.at));
}

// ---- workers

/** Work there, or at least a hex with work nearby. */
function workerAt(thought: Thought, unit: Unit, to: Hex, left: number): number {
  const { table, seat } = thought;
  if (mayHinderIn(table, to, seat)) return -0.5;
  const isHindered = wallAgainst(table, unit.at, to) && !unit.unhindered;
  if (left > 0 && !isHindered && !unit.movesOnly) return Math.max(0.97 * bestWork(thought, to), 0.5 * prospect(thought, to));
  return 0.5 * (prospect(thought, to) - prospect(thought, unit.at));
}
/** What the hex and those around it will give a worker next turn. */
function prospect(thought: Thought, hex: Hex): number {
  return remembered(thought, 'prospect', hex, () => {
    const around = [hex, ...neighboursOf(thought, hex)].filter(
      (at) => isLand(stateOf(thought, at)) && !mayHinderIn(thought.table, at, thought.seat),
    );
    const yields = around.map((at) => landWorth(thought, at) - (at === hex ? 0 : STEP));
    return most([...yields, 0.8 * exploringFrom(thought, hex)]);
  });
}
const LAND = { plain: 'wheat', hill: 'stone', forest: 'wood', water: 'salt' } as const;
const landWorth = (thought: Thought, hex: Hex): number => remembered(thought, 'land', hex, () => newLandWorth(thought, hex));
function newLandWorth(thought: Thought, hex: Hex): number {
  const made = LAND[stateOf(thought, hex).terrain];
  const isServed = (at: Hex): boolean => storesOf(stateOf(thought, at)).length > 0 && !wallAgainst(thought.table, hex, at);
  const hasStore = [hex, ...neighboursOf(thought, hex)].some(isServed);
  return hasStore ? cubesMade(thought.table, hex, made) * cubeWorth(thought, made, stockOf(thought, made)) : 0;
}

// ---- fighters

/** All units that could strike there share the gain; an undefended hex can be demolished. */
function strikeAt(thought: Thought, id: UnitId, unit: Unit, hex: Hex): number {
  return remembered(thought, 'strike', id * MANY_HEXES + hex, () => {
    const { table, seat } = thought;
    if (combatOf(table, unit) === 0 || !stateOf(thought, hex).up) return 0;
    if (unit.kind === 'worker' && distanceOf(thought, hex, thought.me.capital) > HOME) return 0; // workers only ever defend
    if (foesIn(thought, hex).length === 0) return Math.max(0, demolitionWorth(thought, id, hex));
    const there = standingIn(table, hex, seat).filter((other) => other !== id);
    const helpers = fightersBeside(thought, hex).filter((other) => other !== id && !there.includes(other));
    const penalty = hex !== unit.at && wallAgainst(table, unit.at, hex) ? 3 : hasPenalty(unit) ? 3 : 0;
    const combat = (ids: readonly UnitId[]): number => ids.reduce((sum, one) => sum + combatOf(table, table.units[one] as Unit), 0);
    const alone = strikeWorth(thought, hex, combat([...there, id]) - penalty, [...there, id]);
    if (helpers.length === 0) return Math.max(alone, demolitionWorth(thought, id, hex));
    const together = strikeWorth(thought, hex, combat([...there, id, ...helpers]) - penalty, [...there, id, ...helpers]);
    return Math.max(alone, together / (1 + helpers.length / 2), demolitionWorth(thought, id, hex));
  });
}
/** More than any map has. */
const MANY_HEXES = 100;
/** Own soldiers and mercenaries that could step in and still strike. */
function fightersBeside({ table, seat, map }: Thought, hex: Hex): UnitId[] {
  return unitsOf(table, seat).filter((id) => {
    const { lying, actions, kind, at } = unitAt(table, id);
    if (lying !== undefined || actions < 2 || (kind !== 'soldier' && kind !== 'mercenary')) return false;
    return map.distances[at]?.[hex] === 1;
  });
}
/** What an enemy would miss: constructions near its capital and far from ours. */
export function demolitionWorth(thought: Thought, id: UnitId, hex: Hex): number {
  const { table, seat } = thought;
  if (demolishers(table, [id]).length === 0 || enemiesIn(table, hex, seat).length > 0) return 0;
  if (isEnemyTower(table, stateOf(thought, hex), seat) || piecesIn(table, hex).length === 0) return 0;
  return pieceWorth(thought, hex);
}
/** Constructions belong to nobody: they count for the owner of the nearest capital. */
export function pieceWorth(thought: Thought, hex: Hex): number {
  const { me, table, enemies } = thought;
  const distanceTo = (capital: Hex): number => (capital === NONE ? 9 : distanceOf(thought, hex, capital));
  const theirs = Math.min(9, ...enemies.map((owner) => distanceTo(table.players[owner]?.capital ?? NONE)));
  const allies = table.players.filter(({ team }) => team === me.team).map(({ capital }) => distanceTo(capital));
  const ours = Math.min(9, ...allies);
  if (ours <= 1 || theirs > 1) return ours <= 2 ? -1 : 0;
  return spite(thought) * (0.6 + payOff(thought, 8));
}
/** The way to the best post, or to the nearest fight worth having. */
function campaign(thought: Thought, unit: Unit, from: Hex): number {
  return remembered(thought, unit.kind === 'soldier' ? 'march' : 'raid', from, () => {
    let best = 0;
    for (let hex = 0; hex < thought.table.hexes.length; hex++) {
      if (!stateOf(thought, hex).up) continue;
      const steps = distanceOf(thought, from, hex);
      if (steps > 4) continue;
      const post = unit.kind === 'soldier' && hex !== unit.at ? influenceGain(thought, hex, 1) : 0;
      const worth = Math.max(post, steps > 0 ? strikeWorth(thought, hex, combatOf(thought.table, unit)) : 0);
      best = Math.max(best, worth * 0.6 ** (steps + 1));
    }
    return best;
  });
}

// ---- what it costs

/** Wheat for those who would go hungry; without wheat, the units themselves. */
function hungerChange(thought: Thought, id: UnitId, to: Hex): number {
  const { table, seat } = thought;
  const unit = unitAt(table, id);
  if (unit.kind === 'mercenary' || unit.kind === 'explorer') return 0;
  const before = hungryNow(thought);
  const from = unit.at;
  const after = remembered(thought, 'moved', from * MANY_HEXES + to, () => {
    moveTo(table, id, to);
    const hungry = hungryPreview(table, seat, (at) => remembered(thought, 'farms', at, () => farmsFor(table, seat, at)));
    moveTo(table, id, from);
    return hungry;
  });
  const wheat = stockOf(thought, 'wheat');
  const price = after > wheat ? unitWorth(thought, unit) : cubeWorth(thought, 'wheat', wheat - 1);
  return (after - before) * price;
}
function riskChange(thought: Thought, unit: Unit, to: Hex): number {
  const { me, table } = thought;
  const combat = combatOf(table, unit);
  const capital = unit.at === me.capital ? capitalRisk(thought, -1, -combat) : to === me.capital ? capitalRisk(thought, 1, combat) : null;
  const home = capital === null ? 0 : capital - capitalRisk(thought);
  return home + (unit.kind === 'soldier' || unit.kind === 'mercenary' ? 0 : exposure(thought, to) - exposure(thought, unit.at));
}
/** Enemy fighters that could attack a lone worker. */
function exposure(thought: Thought, hex: Hex): number {
  return remembered(thought, 'exposure', hex, () => {
    const { table, enemies } = thought;
    const isThreat = (unit: Unit): boolean =>
      enemies.includes(unit.owner) && combatOf(table, unit) >= 2 && distanceOf(thought, unit.at, hex) <= 1;
    return allOnMap(table).some(isThreat) ? 0.4 : 0;
  });
}
