// Who could be attacked next turn, from what everybody sees: by enemies that fight, as far as their actions carry them over known land.
import type { HexName } from '../../table/asks.ts';
import type { RomoloView } from '../../table/view.ts';
import { neighboursOf } from './geometry.ts';
import { hexAt, mapOf } from './props.ts';

/** The combat value that this team could gather in each hex, where it could gather any. */
export function threatsTo(view: RomoloView, team: number): ReadonlyMap<HexName, number> {
  const found = new Map<HexName, number>();
  for (const unit of view.units) {
    if (unit.team === team || (unit.kind !== 'soldier' && unit.kind !== 'mercenary')) continue;
    for (const at of withinReach(view, unit.at, unit.allActions)) {
      const hex = hexAt(view, at);
      const isOurs = hex?.control.team === team || view.units.some((one) => one.at === at && one.team === team);
      if (isOurs) found.set(at, (found.get(at) ?? 0) + unit.combat);
    }
  }
  return found;
}
/** Hexes that are not water, as far as is known. */
function withinReach(view: RomoloView, from: HexName, steps: number): ReadonlySet<HexName> {
  const reached = new Set([from]);
  let edge = [from];
  for (let n = 0; n < steps; n++) {
    edge = edge.flatMap((at) => neighboursOf(mapOf(view), at)).filter((at) => !reached.has(at) && hexAt(view, at)?.terrain !== 'water');
    for (const at of edge) reached.add(at);
  }
  return reached;
}
