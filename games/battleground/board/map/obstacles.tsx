// Walls, windows, low walls, columns, ladders and platforms: prisms seen from above and a little from the south.
import { memo, type ReactElement } from 'react';
import type { Hex } from '../../content/places.ts';
import { FIELD } from '../../content/places.ts';
import { areaOf, centreOfHex, cornersAround, LIFT, lineThrough, outlineOf, type Point } from '../common/geometry.ts';
import styles from './obstacles.module.css';

const HIGH = LIFT + 2;
const LOW = 5;
const lifted = ({ x, y }: Point, by: number): Point => ({ x, y: Math.round((y - by) * 10) / 10 });

interface ObstacleProps {
  readonly hex: Hex;
  /** Neighbouring hexes of the same wall. */
  readonly joined: ReadonlySet<Hex>;
}
/** The three sides that face south, from the ground up; the middle one catches more light. */
function sidesOf(hex: Hex, height: number, joined: ReadonlySet<Hex>): readonly { readonly d: string; readonly isFront: boolean }[] {
  const corners = cornersAround(centreOfHex(hex));
  return [2, 3, 4].flatMap((side) => {
    if (joined.has(FIELD.neighbours[hex * 6 + side] as Hex)) return [];
    const [a, b] = [corners[(side + 4) % 6] as Point, corners[(side + 5) % 6] as Point];
    return [{ d: `${lineThrough([a, b, lifted(b, height), lifted(a, height)])}Z`, isFront: side === 3 }];
  });
}
/** The upper edge, except where the wall continues. */
function rimOf(hex: Hex, height: number, joined: ReadonlySet<Hex>): string {
  const corners = cornersAround(centreOfHex(hex));
  return [0, 1, 2, 3, 4, 5]
    .filter((side) => !joined.has(FIELD.neighbours[hex * 6 + side] as Hex))
    .map((side) => lineThrough([lifted(corners[(side + 4) % 6] as Point, height), lifted(corners[(side + 5) % 6] as Point, height)]))
    .join('');
}
interface PrismProps extends ObstacleProps {
  readonly height: number;
  readonly className: string | undefined;
  readonly pattern: string;
}
const Prism = ({ hex, joined, height, className, pattern }: PrismProps): ReactElement => (
  <g className={className}>
    {sidesOf(hex, height, joined).map(({ d, isFront }) => (
      <path key={d} d={d} className={styles['side']} data-front={isFront} />
    ))}
    <path d={areaOf([hex], undefined, height)} className={styles['top']} />
    <path d={areaOf([hex], undefined, height)} fill={`url(#${pattern})`} />
    <path d={rimOf(hex, height, joined)} className={styles['rim']} />
  </g>
);
export const Wall = ({ hex, joined }: ObstacleProps): ReactElement => (
  <Prism hex={hex} joined={joined} height={HIGH} className={styles['stone']} pattern="mob-bricks" />
);
export const Low = ({ hex, joined }: ObstacleProps): ReactElement => (
  <Prism hex={hex} joined={joined} height={LOW} className={styles['low']} pattern="mob-hatch" />
);
/** Low for climbing and sight, with an arch above. */
export function Window({ hex, joined }: ObstacleProps): ReactElement {
  const { x, y } = centreOfHex(hex);
  return (
    <g className={styles['stone']}>
      <Prism
        hex={hex}
        joined={new Set([...joined].filter((one) => one === hex))}
        height={LOW}
        className={styles['low']}
        pattern="mob-hatch"
      />
      <path d={`M${x - 16} ${y}V${y - 12}Q${x} ${y - 27} ${x + 16} ${y - 12}V${y}`} className={styles['archEdge']} />
      <path d={`M${x - 16} ${y}V${y - 12}Q${x} ${y - 27} ${x + 16} ${y - 12}V${y}`} className={styles['arch']} />
    </g>
  );
}
export function Column({ hex }: { readonly hex: Hex }): ReactElement {
  const { x, y } = centreOfHex(hex);
  return (
    <g transform={`translate(${x} ${y})`} className={styles['stone']}>
      <ellipse cx="7" cy="7" rx="17" ry="12" className={styles['cast']} />
      <ellipse cy="4" rx="16" ry="12" className={styles['top']} />
      <ellipse cy="4" rx="16" ry="12" className={styles['rim']} />
      <path d="M-12 3V-15H12V3A12 8 0 0 1-12 3Z" className={styles['side']} data-front="true" />
      <path d="M-7-12V8M-2-12V10M3-12V10M8-12V8" className={styles['flute']} />
      <path d="M-12 3V-15M12-15V3" className={styles['rim']} />
      <ellipse cy="-16" rx="14.500" ry="10" className={styles['top']} />
      <ellipse cy="-16" rx="14.500" ry="10" className={styles['rim']} />
      <ellipse cy="-16" rx="8" ry="5.500" className={styles['rim']} />
    </g>
  );
}
/** A ladder leans against its platform. */
export function Ladder({ hex, to }: { readonly hex: Hex; readonly to: Hex | undefined }): ReactElement {
  const from = centreOfHex(hex);
  const above = to === undefined ? from : centreOfHex(to);
  const head = { x: from.x + (above.x - from.x) * 0.62, y: from.y + (above.y - from.y) * 0.62 - LIFT };
  const [dx, dy] = [head.x - from.x, head.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const [px, py] = [(-dy / length) * 7, (dx / length) * 7];
  const foot = { x: from.x - (dx / length) * 9, y: from.y - (dy / length) * 9 };
  const along = (part: number, side: number): string =>
    `${(foot.x + (head.x - foot.x) * part + px * side).toFixed(1)} ${(foot.y + (head.y - foot.y) * part + py * side).toFixed(1)}`;
  const rungs = [0.1, 0.26, 0.42, 0.58, 0.74, 0.9].map((part) => `M${along(part, -1)}L${along(part, 1)}`).join('');
  return (
    <g>
      <path d={`M${along(0, -1)}L${along(1, -1)}M${along(0, 1)}L${along(1, 1)}${rungs}`} className={styles['ladderEdge']} />
      <path d={`M${along(0, -1)}L${along(1, -1)}M${along(0, 1)}L${along(1, 1)}${rungs}`} className={styles['ladder']} />
    </g>
  );
}

/** Platforms are see-through, because figures can stand on them and below them. */
export const Platform = memo(({ hexes, isClear }: { readonly hexes: readonly Hex[]; readonly isClear: boolean }): ReactElement => {
  const set = new Set(hexes);
  return (
    <g className={styles['platform']} data-clear={isClear}>
      {hexes
        .flatMap((hex) => sidesOf(hex, LIFT, set))
        .map(({ d, isFront }) => (
          <path key={d} d={d} className={styles['skirt']} data-front={isFront} />
        ))}
      <path d={areaOf(hexes, undefined, LIFT)} className={styles['plate']} />
      <path d={areaOf(hexes, undefined, LIFT)} fill="url(#mob-planks)" />
      <path d={areaOf(hexes, undefined, LIFT)} className={styles['cells']} />
      <path d={outlineOf(set, LIFT)} className={styles['edge']} />
    </g>
  );
});
Platform.displayName = 'Platform';
