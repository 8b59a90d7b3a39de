// A figure's arcs: front, rear, and the area it watches within its weapon's range.
import { memo, type ReactElement } from 'react';
import type { PositionName } from '../../content/place-names.ts';
import type { FacingTold } from '../../table/asks.ts';
import type { FigureView } from '../../table/view.ts';
import { useSubject } from '../common/attention.ts';
import { angleOf, figureAtHex, HEX_RADIUS, INCH, outlineOf, raised } from '../common/geometry.ts';
import type { PartProps } from '../common/props.ts';
import { hexesWithin } from '../common/ruler.ts';
import styles from './arcs.module.css';

/** The radius of an arc in inches, unless a weapon reaches farther. */
const NEAR = 2.5;
interface ArcProps {
  readonly at: PositionName;
  readonly facing: FacingTold;
  readonly inches: number;
  readonly isWatch?: boolean;
}
/** Half a disc in front of the figure, and a small one behind it. */
export function Arc({ at, facing, inches, isWatch = false }: ArcProps): ReactElement {
  const { x, y } = raised(at);
  const far = inches * INCH + HEX_RADIUS;
  const rear = 1.6 * INCH;
  return (
    <g transform={`translate(${x} ${y}) rotate(${angleOf(at, facing)})`} className={styles['arc']} data-watch={isWatch}>
      <path d={`M${-far} 0A${far} ${far} 0 0 1 ${far} 0Z`} className={styles['front']} />
      <path d={`M${-rear} 0A${rear} ${rear} 0 0 0 ${rear} 0Z`} className={styles['rear']} />
      <path d={`M${-far} 0H${far}`} className={styles['divide']} />
    </g>
  );
}
const reachOf = ({ weapons }: FigureView): number => Math.max(NEAR, ...weapons.map(({ range }) => range));

/** The arcs of the selected figure, or else of the one pointed at. */
export const Arcs = memo(({ view, selection }: Pick<PartProps, 'view' | 'selection'>): ReactElement | null => {
  const subject = useSubject();
  const pointed =
    subject === undefined
      ? undefined
      : 'figure' in subject
        ? view.table.figures.find(({ figure }) => figure === subject.figure)
        : figureAtHex(view.table.figures, subject.hex);
  const chosen = view.table.figures.find(({ figure }) => figure === selection.figure);
  const shown = new Set([chosen, pointed]);
  return (
    <>
      {[...shown].map((figure) =>
        figure === undefined || figure.at === null || figure.facing === null ? null : (
          <g key={figure.figure}>
            <Arc at={figure.at} facing={figure.facing} inches={figure.overwatch ? reachOf(figure) : NEAR} isWatch={figure.overwatch} />
            {figure === chosen && <Ranges figure={figure} />}
          </g>
        ),
      )}
    </>
  );
});
Arcs.displayName = 'Arcs';
/** The hexes that each of a figure's weapons reaches. */
function Ranges({ figure }: { readonly figure: FigureView }): ReactElement {
  const ranges = [...new Set(figure.weapons.map(({ range }) => range))].filter((range) => range > 0);
  return (
    <>
      {ranges.map((inches) => (
        <path key={inches} d={outlineOf(new Set(hexesWithin(figure, inches)))} className={styles['range']} />
      ))}
    </>
  );
}
/** The arcs of all figures in overwatch are always shown: players must see what they walk into. */
export const Watches = memo(
  ({ figures, eye }: { readonly figures: readonly FigureView[]; readonly eye: PartProps['eye'] }): ReactElement => (
    <>
      {figures.map((figure) =>
        figure.overwatch && figure.at !== null && figure.facing !== null && figure.seat !== eye ? (
          <g key={figure.figure} className={styles['standing']}>
            <Arc at={figure.at} facing={figure.facing} inches={reachOf(figure)} isWatch />
          </g>
        ) : null,
      )}
    </>
  ),
);
Watches.displayName = 'Watches';
