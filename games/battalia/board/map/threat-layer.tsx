// Where other players' heroes could come next turn, and what they could attack there.
import { Layer } from '@tabularium/parts/board';
import { memo, type ReactElement } from 'react';
import { type Bounds, CELL, centreOf, cornerOf } from '../common/geometry.ts';
import type { Threat } from '../common/threats.ts';
import styles from './threat-layer.module.css';

export const ThreatLayer = memo(
  ({ threat, bounds }: { readonly threat: Threat; readonly bounds: Bounds }): ReactElement => (
    <Layer bounds={bounds} className={styles['layer']}>
      <defs>
        <marker id="battalia-menace" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="3.2" markerHeight="3.2" orient="auto-start-reverse">
          <path d="M0 0 10 5 0 10 2.5 5Z" className={styles['head']} />
        </marker>
      </defs>
      {[...threat.reach].map(([at, steps]) => {
        const { x, y } = cornerOf(at);
        return (
          <g key={at} className={styles['reach']} data-steps={steps}>
            <rect x={x + 3} y={y + 3} width={CELL - 6} height={CELL - 6} rx="6" />
            <text x={x + 14} y={y + 24}>
              {steps}
            </text>
          </g>
        );
      })}
      {threat.strikes.map(({ from, to }) => {
        const [a, b] = [centreOf(from), centreOf(to)];
        return from === to ? (
          <circle key={`${from} ${to}`} cx={a.x} cy={a.y} r="42" className={styles['strike']} />
        ) : (
          <path key={`${from} ${to}`} d={`M${a.x} ${a.y}L${b.x} ${b.y}`} className={styles['strike']} markerEnd="url(#battalia-menace)" />
        );
      })}
    </Layer>
  ),
);
ThreatLayer.displayName = 'ThreatLayer';
