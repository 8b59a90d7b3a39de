// Drawn over the land while the player wants to see it: the player's own hexes that enemies could attack next turn, and how strongly.
import { type Bounds, Layer, useThreats } from '@tabularium/parts/board';
import { type ReactElement, useMemo } from 'react';
import type { RomoloView } from '../../table/view.ts';
import { centreOf, hexPath } from '../common/geometry.ts';
import { Sign } from '../common/icon.tsx';
import { hexAt } from '../common/props.ts';
import { threatsTo } from '../common/threats.ts';
import styles from './threats.module.css';

interface ThreatsProps {
  readonly view: RomoloView;
  readonly bounds: Bounds;
  readonly className: string | undefined;
  /** Whose hexes are in danger; undefined for spectators. */
  readonly team: number | undefined;
}
export function Threats({ view, bounds, className, team }: ThreatsProps): ReactElement | null {
  const isOn = useThreats();
  const threats = useMemo(() => (isOn && team !== undefined ? threatsTo(view, team) : undefined), [view, isOn, team]);
  if (threats === undefined) return null;
  return (
    <Layer bounds={bounds} className={className}>
      {[...threats].map(([at, combat]) => {
        const hex = hexAt(view, at);
        if (hex === undefined) return null;
        const { x, y } = centreOf(hex);
        return (
          <g key={at} className={styles['threat']} data-threat={at}>
            <path d={hexPath({ x, y }, 96)} />
            <g transform={`translate(${x} ${y - 74})`}>
              <rect x="-36" y="-19" width="72" height="38" rx="19" />
              <Sign name="battle" size={26} x={-14} />
              <text x="16" y="9">
                {combat}
              </text>
            </g>
          </g>
        );
      })}
    </Layer>
  );
}
