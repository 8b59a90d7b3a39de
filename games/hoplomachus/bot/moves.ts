// Moving: which unit first, and where to; also moves right after deployment or an attack.
import { rankedOrPass } from '@tabularium/parts/bot';
import { aboutWay, waysOf } from '../rules/turn/movement.ts';
import { combatants, isOpponent, levelOf, movementOf } from '../rules/units/units.ts';
import type { Asks, Way } from '../table/asks.ts';
import { hexOf, unitAt, unitOf } from '../table/names.ts';
import type { Hex, Table, Unit, UnitId } from '../table/table.ts';
import { restAt, scoreAt } from './ground.ts';
import type { Situation } from './situation.ts';
import { harmOf } from './worth.ts';

/** A move has to bring more than this. */
const WORTH_A_MOVE = 0.05;

/** The unit that gains most by its best move goes first; nobody if all are best where they are. */
export const rankMover = (situation: Situation, options: readonly Asks['move'][]): readonly number[] =>
  rankedOrPass(options, WORTH_A_MOVE, ({ unit }) => {
    const { table } = situation;
    const id = unitOf(table, unit);
    const ways = waysOf(table, unitAt(table, id), movementOf(table, unitAt(table, id)), true);
    let most = Number.NEGATIVE_INFINITY;
    for (const way of ways) most = Math.max(most, scoreOf(situation, id, way));
    return most - scoreAt(situation, id, unitAt(table, id).at, 0);
  });

export function rankWay(situation: Situation, options: readonly Way[], id: UnitId): readonly number[] {
  const { table } = situation;
  return rankedOrPass(options, scoreAt(situation, id, unitAt(table, id).at, 0) + WORTH_A_MOVE, (way) => scoreOf(situation, id, way));
}
/** After its attack a unit looks for a quieter place. */
export function rankRetreat(situation: Situation, options: readonly Way[], id: UnitId): readonly number[] {
  const { table } = situation;
  const unit = unitAt(table, id);
  return rankedOrPass(options, restAt(situation, unit, unit.at) + WORTH_A_MOVE, (way) => {
    const hex = hexOf(table.terms.arena, way.at);
    return restAt(situation, unit, hex) - onTheWay(table, unit, way);
  });
}

function scoreOf(situation: Situation, id: UnitId, way: Way): number {
  const { table } = situation;
  const hex: Hex = hexOf(table.terms.arena, way.at);
  return scoreAt(situation, id, hex, way.path.length) - onTheWay(table, unitAt(table, id), way);
}
const SHARD_ON_THE_WAY = 5;
/** What Spear Walls cost, less the shards that are picked up. HOP-19.27, HOP-14.23 */
function onTheWay(table: Table, unit: Unit, way: Way): number {
  const hasStakes =
    table.shards.some(({ loose }) => loose) ||
    combatants(table).some((id) => isOpponent(table, unit, unitAt(table, id)) && levelOf(table, unitAt(table, id), 'spearWall') > 0);
  if (!hasStakes) return 0;
  const { spearWalls, shards } = aboutWay(table, unit, way);
  return harmOf(table, unit, spearWalls.length) - SHARD_ON_THE_WAY * shards.length;
}
