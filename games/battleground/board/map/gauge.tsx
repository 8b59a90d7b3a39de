// The ruler: from the selected figure to the hex pointed at, with both lines of sight and what stops them.
import type { Eye } from '@tabularium/kernel';
import { useThreats } from '@tabularium/parts/board';
import { memo, type ReactElement } from 'react';
import type { FigureView, MapView } from '../../table/view.ts';
import { areaOf, drawn, HEX_RADIUS, lineThrough, type Point, raised } from '../common/geometry.ts';
import { hexesUnseen, hexesWithin, useMeasure } from '../common/ruler.ts';
import { strideOf, strikersOf, strikesOn } from '../common/strikers.ts';
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

/** The farthest that enemies could strike in their next activation if nothing stood in their way, and whom. */
export const Threats = memo(({ figures, eye }: { readonly figures: readonly FigureView[]; readonly eye: Eye }): ReactElement | null => {
  const isOn = useThreats();
  if (!isOn) return null;
  const isOurs = ({ seat }: FigureView): boolean => seat === eye;
  const placeOf = (name: string): Point | undefined => {
    const at = figures.find(({ figure }) => figure === name)?.at;
    return at == null ? undefined : raised(at);
  };
  return (
    <>
      {strikersOf(figures, isOurs).map((figure) => (
        <path key={figure.figure} d={areaOf(hexesWithin(figure, strideOf(figure)))} className={styles['danger']} />
      ))}
      {strikesOn(figures, isOurs).map(({ by, on }) => {
        const [from, to] = [placeOf(by), placeOf(on)];
        return from === undefined || to === undefined ? null : (
          <path key={`${by} ${on}`} d={lineThrough([from, to])} className={styles['threat']} data-strike={`${by} ${on}`} />
        );
      })}
    </>
  );
});
Threats.displayName = 'Threats';
