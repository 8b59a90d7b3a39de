// What the news leave on the sand: who went where, whom a rival marked and why, who attacked whom.
import type { Priority } from '../../content/rival-kinds.ts';
import type { HexName, TargetOption, UnitName } from '../../table/asks.ts';
import type { Event } from '../../table/events.ts';
import type { UnitView } from '../../table/view.ts';
import { chipsAt } from './timeline.ts';

export type Trace =
  | { readonly kind: 'way'; readonly unit: UnitName; readonly hexes: readonly HexName[] }
  | {
      readonly kind: 'mark';
      readonly unit: UnitName;
      readonly from: HexName;
      readonly to: HexName;
      readonly priority: Priority;
      readonly distance: number;
    }
  | { readonly kind: 'attack'; readonly unit: UnitName; readonly from: HexName; readonly to: HexName };

/** In the order of the news. */
export function tracesOf(news: readonly Event[], units: readonly UnitView[]): readonly Trace[] {
  const acts = news.map((event) => ({ event, steps: 0 }));
  const places = new Map<UnitName, HexName>(chipsAt(units, acts, 0).map(({ unit, at }) => [unit.unit, at]));
  const placeOf = (mark: TargetOption | { readonly at: HexName }): HexName | undefined =>
    'unit' in mark ? places.get(mark.unit) : 'shard' in mark ? mark.shard : mark.at;
  return news.flatMap((event): readonly Trace[] => {
    switch (event.kind) {
      case 'deployed':
        places.set(event.unit, event.at);
        return [];
      case 'moved': {
        const { unit, from, path } = event;
        places.set(unit, path.at(-1) ?? from);
        return [{ kind: 'way', unit, hexes: [from, ...path] }];
      }
      case 'displaced':
        places.set(event.unit, event.to);
        return [];
      case 'marked': {
        const { unit, mark, priority, distance } = event;
        const [from, to] = [places.get(unit), placeOf(mark)];
        return from === undefined || to === undefined ? [] : [{ kind: 'mark', unit, from, to, priority, distance }];
      }
      case 'attacked': {
        const [from, to] = [places.get(event.unit), placeOf(event.target)];
        return from === undefined || to === undefined ? [] : [{ kind: 'attack', unit: event.unit, from, to }];
      }
      default:
        return [];
    }
  });
}
