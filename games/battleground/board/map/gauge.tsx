// The ruler: from the selected figure to the hex pointed at, with both lines of sight and what stops them.
import type { Eye } from '@tabularium/kernel';
import { memo, type ReactElement } from 'react';
import type { FigureView, MapView } from '../../table/view.ts';
import { areaOf, drawn, HEX_RADIUS, lineThrough } from '../common/geometry.ts';
import { hexesUnseen, hexesWithin, useMeasure } from '../common/ruler.ts';
import styles from './preview.module.css';

interface GaugeProps {
  readonly map: MapView;
  readonly figures: readonly FigureView[];
  readonly from: FigureView | undefined;
}
export const Gauge = memo(({ map, figures, from }: GaugeProps): ReactElement | null => {
  const measured = useMeasure(map, figures, from);
  if (measured === undefined) return null;
  return (
    <g>
      {measured.lines.map(({ from: start, to, stop }, i) =>
        stop === null ? (
          <path key={i} d={lineThrough([drawn(start), drawn(to)])} className={styles['free']} />
        ) : (
          <g key={i}>
            <path d={areaOf(stop.by, HEX_RADIUS - 1)} className={styles['blocker']} />
            <path d={lineThrough([drawn(start), drawn(stop.at)])} className={styles['stopped']} />
            <path d={lineThrough([drawn(stop.at), drawn(to)])} className={styles['beyond']} />
            <g transform={`translate(${drawn(stop.at).x} ${drawn(stop.at).y})`}>
              <circle r="7" className={styles['crossPlate']} />
              <path d="M-3-3 3 3M3-3-3 3" className={styles['cross']} />
            </g>
          </g>
        ),
      )}
    </g>
  );
});
Gauge.displayName = 'Gauge';

/** Darkens the hexes that a figure does not see. */
export const Dark = memo(({ map, from }: Pick<GaugeProps, 'map' | 'from'>): ReactElement | null =>
  from === undefined || from.at === null ? null : <path d={areaOf(hexesUnseen(map, from))} className={styles['dark']} />,
);
Dark.displayName = 'Dark';

/** The farthest that enemies could strike in one activation if nothing stood in their way. */
export const Threats = memo(
  ({ figures, eye }: { readonly figures: readonly FigureView[]; readonly eye: Eye }): ReactElement => (
    <>
      {figures.map((figure) =>
        figure.at === null || figure.seat === eye || figure.activated ? null : (
          <path key={figure.figure} d={areaOf(hexesWithin(figure, strideOf(figure)))} className={styles['danger']} />
        ),
      )}
    </>
  ),
);
Threats.displayName = 'Threats';
const strideOf = ({ speed: [standard, focused], focus, weapons }: FigureView): number =>
  (focus ? focused : standard).now + Math.max(0, ...weapons.map(({ range }) => range));
