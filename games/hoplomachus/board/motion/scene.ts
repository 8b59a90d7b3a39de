// Where an act happens: the hexes of those who act and of those affected, so that both are in sight.
import type { HexName, TargetOption, UnitName } from '../../table/asks.ts';
import type { UnitView } from '../../table/view.ts';
import { chipsAt, type Play } from './timeline.ts';

export function sceneOf({ acts, now }: Pick<Play, 'acts' | 'now'>, units: readonly UnitView[]): readonly HexName[] | undefined {
  const event = acts[now]?.event;
  if (event === undefined) return undefined;
  const standing = chipsAt(units, acts, now);
  const placeOf = (unit: UnitName): readonly HexName[] => standing.flatMap((one) => (one.unit.unit === unit ? [one.at] : []));
  const targetOf = (target: TargetOption | { readonly at: HexName }): readonly HexName[] =>
    'unit' in target ? placeOf(target.unit) : ['shard' in target ? target.shard : target.at];
  const hexes = ((): readonly HexName[] => {
    switch (event.kind) {
      case 'moved':
        return [event.from, ...event.path];
      case 'displaced':
        return [event.from, event.to];
      case 'deployed':
      case 'defeated':
        return [event.at];
      case 'attacked':
      case 'targeted':
        return [...placeOf(event.unit), ...targetOf(event.target)];
      case 'marked':
        return [...placeOf(event.unit), ...targetOf(event.mark)];
      case 'usedSkill':
        return [...placeOf(event.unit), ...(event.on === null ? [] : targetOf(event.on)), ...(event.at === null ? [] : [event.at])];
      case 'damaged':
        return [...targetOf(event.target), ...(event.by === null ? [] : placeOf(event.by))];
      default:
        return [];
    }
  })();
  return hexes.length === 0 ? undefined : hexes;
}
