// What the others could do next turn, from what everybody sees: the ground their bases could cover, and whom they could touch or shoot.
import { useThreats } from '@tabularium/parts/board';
import { useEffect, useMemo, useState } from 'react';
import { movementPoints } from '../../rules/reach/reach.ts';
import type { UnitName } from '../../table/asks.ts';
import { unitCalled } from '../../table/names.ts';
import type { Table } from '../../table/table.ts';
import type { UnitView } from '../../table/view.ts';
import type { Plane } from '../common/plane.ts';
import { type PartProps, viewerOf } from '../common/props.ts';
import { rangeOf, sightsBetween } from '../common/sights.ts';
import { emptyCover, pathOf } from './reach-area.ts';
import { beginReach, type Looking, lookOn, SLICE } from './use-reach.ts';

export interface Danger {
  readonly area: string;
  /** Units of the viewer's side, and how many enemies could strike and shoot each. */
  readonly struck: ReadonlyMap<UnitName, number>;
  readonly shot: ReadonlyMap<UnitName, number>;
  /** The shooters. */
  readonly shooters: readonly UnitView[];
}
/** Nothing while the player does not want to see it. */
export function useDanger(props: PartProps, plane: Plane): Danger | undefined {
  const { view, ground, play } = props;
  const isOn = useThreats();
  const viewer = viewerOf(props);
  const sides = useMemo(() => {
    const standing = view.table.units.filter(({ at }) => at !== null);
    const isOwn = ({ seat }: UnitView): boolean => seat === viewer?.seat || (viewer?.friends.includes(seat) ?? false);
    return { own: standing.filter(isOwn), others: standing.filter((unit) => !isOwn(unit)) };
  }, [view.table.units, viewer?.seat]);
  const [known, setKnown] = useState<{ readonly ground: Table; readonly plane: Plane; readonly danger: Danger }>();
  const isAsked = isOn && play.current === undefined;
  useEffect(() => {
    if (!isAsked) return undefined;
    const { own, others } = sides;
    const covered = emptyCover(plane);
    const struck = new Map<UnitName, number>();
    const waiting = [...others];
    let looking: Looking | undefined;
    const look = (): void => {
      const start = performance.now();
      const isUp = (): boolean => performance.now() - start > SLICE;
      while (!isUp()) {
        const next = looking === undefined ? waiting.shift() : undefined;
        if (looking === undefined && next === undefined) {
          setKnown({ ground, plane, danger: { area: pathOf(covered, plane), struck, ...shotsAt(ground, own, others) } });
          return;
        }
        if (next !== undefined)
          looking = beginReach(ground, next.unit, movementPoints(ground, unitCalled(ground, next.unit), false), covered);
        if (looking !== undefined && lookOn(looking, isUp)) {
          for (const unit of looking.enemies) struck.set(unit, (struck.get(unit) ?? 0) + 1);
          looking = undefined;
        }
      }
      timer = setTimeout(look, 0);
    };
    let timer = setTimeout(look, 0);
    return () => clearTimeout(timer);
  }, [isAsked, ground, plane, sides]);
  return isAsked && known?.ground === ground && known.plane === plane ? known.danger : undefined;
}
function shotsAt(ground: Table, own: readonly UnitView[], others: readonly UnitView[]): Pick<Danger, 'shot' | 'shooters'> {
  const shooters = others.filter((unit) => rangeOf(unit) > 0);
  const shot = new Map<UnitName, number>();
  for (const { unit } of own) {
    const count = shooters.filter((from) =>
      sightsBetween(ground, from.unit, unit, rangeOf(from)).some(({ state }) => state === 'free' || state === 'crossed'),
    ).length;
    if (count > 0) shot.set(unit, count);
  }
  return { shot, shooters };
}
