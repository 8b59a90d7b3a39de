// The land: every hex with its terrain, or under clouds.
import type { Point } from '@tabularium/parts/board';
import { memo, type ReactElement } from 'react';
import type { HexView, RomoloView } from '../../table/view.ts';
import { centreOf, hexPath } from '../common/geometry.ts';
import { Sign } from '../common/icon.tsx';
import { colourOf } from '../common/look.ts';
import { HEADS } from '../pieces/pawn.tsx';
import { Clouds, Tile } from '../pieces/terrain.tsx';
import styles from './ground.module.css';

interface GroundProps {
  readonly view: RomoloView;
  /** Hexes still drawn face down: they are about to turn. */
  readonly hidden: ReadonlySet<string>;
}
export const Ground = memo(
  ({ view, hidden }: GroundProps): ReactElement => (
    <>
      {view.hexes.map((hex, i) => (
        <path key={hex.at} d={hexPath(centreOf(hex), 126)} className={styles['margin']} data-first={i === 0} />
      ))}
      {view.hexes.map((hex, i) => (
        <OneHex key={hex.at} hex={hex} grain={(i * 7 + hex.q * 3) & 7} isHidden={hidden.has(hex.at)} view={view} />
      ))}
    </>
  ),
);
Ground.displayName = 'Ground';

interface OneHexProps {
  readonly hex: HexView;
  readonly grain: number;
  readonly isHidden: boolean;
  readonly view: RomoloView;
}
function OneHex({ hex, grain, isHidden, view }: OneHexProps): ReactElement {
  const centre = centreOf(hex);
  const isUp = hex.up && !isHidden;
  return (
    <g>
      {!hex.laid ? (
        <>
          <path d={hexPath(centre)} className={styles['vacant']} />
          <Future hex={hex} centre={centre} view={view} />
        </>
      ) : isUp && hex.terrain !== null ? (
        <g className={styles['tile']} style={{ transformOrigin: `${centre.x}px ${centre.y}px` }}>
          <Tile terrain={hex.terrain} centre={centre} grain={grain} />
        </g>
      ) : (
        <>
          <Clouds centre={centre} grain={grain} />
          {hex.terrain !== null && !hex.up ? <Seen hex={hex} centre={centre} /> : null}
        </>
      )}
      {isUp || hex.terrain !== null ? null : <Lookers hex={hex} centre={centre} view={view} />}
      {hex.multiplier === null ? null : <Medal hex={hex} centre={centre} isHidden={isHidden} />}
      {hex.yielded && isUp ? <path d={hexPath(centre, 104)} className={styles['yielded']} /> : null}
      <text x={centre.x - 78} y={centre.y + 56} className={styles['name']}>
        {hex.at}
      </text>
    </g>
  );
}
/** Whose start hex it will be. */
function Future({ hex, centre: { x, y }, view }: Pick<OneHexProps, 'hex' | 'view'> & { readonly centre: Point }): ReactElement | null {
  const seat = hex.start === null ? undefined : view.order[hex.start];
  if (seat === undefined) return null;
  const colour = colourOf(view, seat);
  return <path d={HEADS[colour]} transform={`translate(${x} ${y}) scale(2.4)`} className={styles['future']} data-owner={colour} />;
}
/** What this player saw there, through a hole in the clouds. */
const Seen = ({ hex, centre: { x, y } }: { readonly hex: HexView; readonly centre: Point }): ReactElement => (
  <g transform={`translate(${x} ${y + 8})`} data-terrain={hex.terrain}>
    <circle r="44" className={styles['hole']} />
    <Sign name={TERRAIN_SIGNS[hex.terrain ?? 'plain']} size={44} y={10} className={styles['terrainSign']} />
    <circle cy="-36" r="19" className={styles['eyePlate']} />
    <Sign name="eye" size={26} y={-36} className={styles['eye']} />
  </g>
);
const TERRAIN_SIGNS = { plain: 'wheat', hill: 'stone', forest: 'wood', water: 'drop' } as const;
/** Others who know what it is. */
const Lookers = ({
  hex,
  centre: { x, y },
  view,
}: {
  readonly hex: HexView;
  readonly centre: Point;
  readonly view: RomoloView;
}): ReactElement => (
  <>
    {hex.lookedBy.map((owner, i) => (
      <g key={owner} transform={`translate(${x + (i - (hex.lookedBy.length - 1) / 2) * 40} ${y + 74})`} data-owner={colourOf(view, owner)}>
        <circle r="17" className={styles['looker']} />
        <Sign name="eye" size={24} className={styles['lookerEye']} />
      </g>
    ))}
  </>
);
function Medal({
  hex,
  centre: { x, y },
  isHidden,
}: {
  readonly hex: HexView;
  readonly centre: Point;
  readonly isHidden: boolean;
}): ReactElement {
  const text = hex.multiplier === 'hidden' || isHidden ? '×?' : `×${hex.multiplier}`;
  return (
    <g transform={`translate(${x} ${y - 78})`} data-best={hex.multiplier === 3}>
      <path d="M-15 4-22 34-8 26 0 36 8 26 22 34 15 4Z" className={styles['ribbon']} />
      <circle r="22" className={styles['medal']} />
      <circle r="16.500" className={styles['medalRim']} />
      <text y="7.500" className={styles['medalText']}>
        {text}
      </text>
    </g>
  );
}
