// How far farms and warehouses reach by the rules: to adjacent hexes, unless a wall or hostile units are in the way.
import type { HexName } from '../../table/asks.ts';
import type { Owner, Stance } from '../../table/table.ts';
import type { RomoloView } from '../../table/view.ts';
import { neighboursOf, opposite, sideToward } from './geometry.ts';
import { hexAt, mapOf } from './props.ts';

/** A wall of the entered hex stands on the side that is crossed. ROM-5.9 */
export function isWalled(view: RomoloView, from: HexName, to: HexName): boolean {
  const side = sideToward(mapOf(view), from, to);
  return side !== undefined && (hexAt(view, to)?.walls.includes(opposite(side)) ?? false);
}
/** The known stance of a player's units in a hex toward this owner's. ROM-4.9 */
function stanceIn({ players, turn }: RomoloView, at: HexName, by: Owner, owner: Owner): Stance {
  const said = turn?.owner === owner ? turn.answers.find((one) => one.by === by && one.at === at) : undefined;
  if (said !== undefined) return said.hostile ? 'hostile' : 'tolerant';
  const player = players[by];
  return player?.hexStances.find((one) => one.at === at && one.toward === owner)?.stance ?? player?.stances[owner] ?? 'ask';
}
/** Units of others that hinder this owner. ROM-4.10 */
function isHostile(view: RomoloView, at: HexName, owner: Owner): boolean {
  const team = view.players[owner]?.team;
  return view.units.some((unit) => unit.at === at && unit.team !== team && stanceIn(view, at, unit.owner, owner) === 'hostile');
}
/** The hexes that a farm or warehouse of a hex serves: its own and its neighbours. ROM-7.5, ROM-11.10 */
export function servedFrom(view: RomoloView, at: HexName, owner: Owner): readonly HexName[] {
  if (isHostile(view, at, owner)) return [];
  return [at, ...neighboursOf(mapOf(view), at).filter((from) => hexAt(view, from)?.up && !isWalled(view, from, at))];
}
