// What is drawn over the land on request: influence and control, who is fed by which farm, how far warehouses reach, what the automaton intends.

import { type Bounds, Layer, type Point } from '@tabularium/parts/board';
import { memo, type ReactElement } from 'react';
import type { HexName } from '../../table/asks.ts';
import type { Owner } from '../../table/table.ts';
import type { HexView, RomoloView } from '../../table/view.ts';
import { centreOf, hexPath } from '../common/geometry.ts';
import { teamColour } from '../common/look.ts';
import { hexAt } from '../common/props.ts';
import { servedFrom } from '../common/reach.ts';
import styles from './guides.module.css';

export const GUIDES = ['influence', 'food', 'stores'] as const;
export type Guide = (typeof GUIDES)[number];
interface GuidesProps {
  readonly view: RomoloView;
  readonly bounds: Bounds;
  readonly className: string | undefined;
  readonly shown: ReadonlySet<Guide>;
  /** For whom food and warehouses are shown. */
  readonly owner: Owner | undefined;
}
export const Guides = memo(
  ({ view, bounds, className, shown, owner }: GuidesProps): ReactElement => (
    <Layer bounds={bounds} className={className}>
      <Tip />
      {shown.has('influence') ? view.hexes.map((hex) => <Control key={hex.at} hex={hex} view={view} />) : null}
      {shown.has('food') && owner !== undefined ? <Served view={view} owner={owner} of="farm" /> : null}
      {shown.has('stores') && owner !== undefined ? <Served view={view} owner={owner} of="warehouse" /> : null}
      {shown.has('food') && owner !== undefined ? <Meals view={view} owner={owner} /> : null}
      {view.solo === null ? null : <Intentions view={view} />}
    </Layer>
  ),
);
Guides.displayName = 'Guides';

/** A border in the colour of whoever controls the hex, and a dot for every point of influence. */
function Control({ hex, view }: { readonly hex: HexView; readonly view: RomoloView }): ReactElement {
  const centre = centreOf(hex);
  const { team } = hex.control;
  const dots = hex.influence.flatMap(({ team: whose, value }) =>
    Array.from({ length: Math.ceil(value) }, (_, i) => ({ whose, isHalf: value - i < 1 })),
  );
  return (
    <g>
      {team === null ? null : (
        <path d={hexPath(centre, 104)} className={styles['control']} data-owner={teamColour(view, team)} data-down={!hex.up} />
      )}
      {dots.map(({ whose, isHalf }, i) => (
        <circle
          key={i}
          cx={centre.x + (i - (dots.length - 1) / 2) * 24}
          cy={centre.y}
          r={isHalf ? 7 : 11}
          className={styles['dot']}
          data-owner={teamColour(view, whose)}
        />
      ))}
    </g>
  );
}

function path(from: Point, to: Point, by: number): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const end = { x: to.x - (dx / length) * by, y: to.y - (dy / length) * by };
  return `M${from.x} ${from.y}L${end.x} ${end.y}`;
}
/** From every hex with such a construction to those it serves. */
function Served({
  view,
  owner,
  of,
}: {
  readonly view: RomoloView;
  readonly owner: Owner;
  readonly of: 'farm' | 'warehouse';
}): ReactElement {
  const sources = view.hexes.filter((hex) => hex.up && hex.built[of] > 0);
  const served = new Set(sources.flatMap(({ at }) => servedFrom(view, at, owner)));
  return (
    <g className={styles[of]}>
      {[...served].map((at) => {
        const hex = hexAt(view, at);
        return hex === undefined ? null : <path key={at} d={hexPath(centreOf(hex), 100)} className={styles['served']} />;
      })}
      {sources.flatMap((hex) =>
        servedFrom(view, hex.at, owner)
          .slice(1)
          .map((at) => (
            <path
              key={`${hex.at} ${at}`}
              d={path(centreOf(hex), placeOf(view, at), 62)}
              className={styles['way']}
              markerEnd="url(#romolo-tip)"
            />
          )),
      )}
    </g>
  );
}
const placeOf = (view: RomoloView, at: HexName): Point => {
  const hex = hexAt(view, at);
  return hex === undefined ? { x: 0, y: 0 } : centreOf(hex);
};
/** Who would be fed by which farm in the next maintenance. */
function Meals({ view, owner }: { readonly view: RomoloView; readonly owner: Owner }): ReactElement {
  const lines = view.players[owner]?.feeding.lines ?? [];
  const at = (name: string): HexName | undefined => view.units.find(({ unit }) => unit === name)?.at;
  return (
    <g>
      {lines.map(({ farm, unit }, i) => {
        const [from, to] = [placeOf(view, farm), placeOf(view, at(unit) ?? farm)];
        return (
          <path
            key={unit}
            d={`M${from.x + i * 6 - 8} ${from.y - 30}Q${(from.x + to.x) / 2} ${(from.y + to.y) / 2 - 40} ${to.x + i * 6 - 8} ${to.y + 30}`}
            className={styles['meal']}
          />
        );
      })}
    </g>
  );
}
/** Where the automaton's groups would go. */
const Intentions = ({ view }: { readonly view: RomoloView }): ReactElement => (
  <g>
    {view.solo?.intentions.flatMap(({ at, to, does }) =>
      to.map((one) => (
        <path
          key={`${at} ${one}`}
          d={path(placeOf(view, at), placeOf(view, one), 40)}
          className={styles['intends']}
          data-does={does}
          data-sure={to.length === 1}
          markerEnd="url(#romolo-tip)"
        />
      )),
    )}
  </g>
);
const Tip = (): ReactElement => (
  <defs>
    <marker id="romolo-tip" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="4" markerHeight="4" orient="auto-start-reverse">
      <path d="M0 0 10 5 0 10Z" fill="context-stroke" />
    </marker>
  </defs>
);
