// The units on the map. They glide when they move; clickable ones are marked.
import { type CSSProperties, memo, type ReactElement } from 'react';
import type { HexName, UnitName } from '../../table/asks.ts';
import type { RomoloView, UnitView } from '../../table/view.ts';
import { centreOf, type Slot, unitSlots } from '../common/geometry.ts';
import { colourOf } from '../common/look.ts';
import { Pawn } from '../pieces/pawn.tsx';
import { builtIn } from './sites.tsx';
import styles from './units.module.css';

interface UnitsProps {
  readonly view: RomoloView;
  readonly places: ReadonlyMap<UnitName, HexName | null>;
  readonly acting: UnitName | undefined;
  /** Units that can be clicked: to choose them, or because they are options. */
  readonly actors: ReadonlySet<UnitName>;
  readonly legal: ReadonlySet<UnitName>;
  readonly picked: ReadonlySet<UnitName>;
  readonly pointed: UnitName | undefined;
  readonly pace: number;
}
export const Units = memo(({ view, places, acting, actors, legal, picked, pointed, pace }: UnitsProps): ReactElement => {
  const slots = slotsOf(view, places);
  const active = view.turn?.phase === 'action' ? view.turn.owner : undefined;
  return (
    <g style={{ '--glide': `${pace * 0.8}ms` } as CSSProperties}>
      {view.units.map((unit) => {
        const slot = slots.get(unit.unit);
        if (slot === undefined) return null;
        const canBeClicked = actors.has(unit.unit) || legal.has(unit.unit);
        return (
          <g
            key={unit.unit}
            className={styles['unit']}
            style={{ transform: `translate(${slot.x}px, ${slot.y}px) scale(${slot.scale})` }}
            data-unit={canBeClicked ? unit.unit : undefined}
            data-at={unit.at}
            data-acting={unit.unit === acting}
            data-ready={actors.has(unit.unit)}
            data-legal={legal.has(unit.unit)}
            data-picked={picked.has(unit.unit)}
            data-pointed={unit.unit === pointed}
          >
            {unit.lying === null ? (
              <rect x="-24" y="-31" width="48" height="66" rx="12" className={styles['halo']} />
            ) : (
              <rect x="-27" y="-16" width="66" height="44" rx="12" className={styles['halo']} />
            )}
            <Pawn
              kind={unit.kind}
              colour={colourOf(view, unit.owner)}
              isLying={unit.lying !== null}
              hasPenalty={unit.penalty && !unit.unhindered}
              isHungry={unit.hungry && unit.owner === view.turn?.owner}
              actions={unit.owner === active ? unit.actions : undefined}
              allActions={unit.allActions}
            />
          </g>
        );
      })}
    </g>
  );
});
Units.displayName = 'Units';

/** In a hex, units of one owner stand together. */
function slotsOf(view: RomoloView, places: UnitsProps['places']): ReadonlyMap<UnitName, Slot> {
  const slots = new Map<UnitName, Slot>();
  for (const hex of view.hexes) {
    const here = view.units.filter(({ unit }) => places.get(unit) === hex.at).sort(byOwner);
    const centre = centreOf(hex);
    const isBare = builtIn(hex).length === 0;
    for (const [i, { x, y, scale }] of unitSlots(here.length).entries()) {
      const unit = here[i];
      if (unit !== undefined) slots.set(unit.unit, { x: centre.x + x, y: centre.y + y - (isBare ? 24 : 0), scale });
    }
  }
  return slots;
}
const byOwner = (a: UnitView, b: UnitView): number => a.owner - b.owner;
