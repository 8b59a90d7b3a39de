// Draws over the field what the option pointed at would lead to: the way and its threats, lines of sight, cover, pushes.
import { memo, type ReactElement } from 'react';
import type { PositionName } from '../../content/place-names.ts';
import type { CoverAbout, MoveAbout, PushAbout, TargetAbout } from '../../table/about.ts';
import type { FigureName } from '../../table/asks.ts';
import type { FigureView } from '../../table/view.ts';
import {
  areaOf,
  centreOfHex,
  drawn,
  HEX_RADIUS,
  hexNamed,
  INCH,
  LIFT,
  lineThrough,
  type Point,
  raised,
  spotOf,
} from '../common/geometry.ts';
import { Sign } from '../common/icon.tsx';
import type { PartProps } from '../common/props.ts';
import styles from './preview.module.css';

interface PreviewProps extends Pick<PartProps, 'decision' | 'pointed' | 'preview'> {
  readonly figures: readonly FigureView[];
  /** The acting figure. */
  readonly actor: FigureName | undefined;
}
export const Preview = memo(({ decision, pointed, preview, figures, actor }: PreviewProps): ReactElement | null => {
  const option = decision !== undefined && pointed !== undefined ? decision.options[pointed] : undefined;
  if (option === undefined) return null;
  const from = figures.find(({ figure }) => figure === actor);
  const placeOf = (name: FigureName): PositionName | null => figures.find(({ figure }) => figure === name)?.at ?? null;
  const at = 'at' in option && typeof option.at === 'string' ? option.at : undefined;
  const target = preview?.ask === 'target' || preview?.ask === 'subject' ? preview.about : undefined;
  return (
    <>
      {at !== undefined && <Goal at={at} />}
      {decision?.ask === 'placeMarker' && at !== undefined && <Radius at={at} inches={decision.facts.radius} />}
      {preview?.ask === 'moveTo' && from?.at ? <Way about={preview.about} from={from.at} placeOf={placeOf} /> : null}
      {preview?.ask === 'pushToward' && from?.at ? <Push about={preview.about} from={from.at} /> : null}
      {target && <Aim about={target} />}
      {target?.sight.length === 0 && from?.at && 'figure' in option && <Blow from={from.at} to={placeOf(option.figure)} />}
    </>
  );
});
Preview.displayName = 'Preview';

const Goal = ({ at }: { readonly at: PositionName }): ReactElement => {
  const { hexes, level } = spotOf(at);
  return <path d={areaOf(hexes, HEX_RADIUS - 1, level * LIFT)} className={styles['goal']} />;
};
const Radius = ({ at, inches }: { readonly at: PositionName; readonly inches: number }): ReactElement => {
  const { x, y } = raised(at);
  return <circle cx={x} cy={y} r={inches * INCH + HEX_RADIUS} className={styles['radius']} />;
};

interface WayProps {
  readonly about: MoveAbout;
  readonly from: PositionName;
  readonly placeOf: (figure: FigureName) => PositionName | null;
}
function Way({ about: { path, stops, opportunity, overwatch, pushes }, from, placeOf }: WayProps): ReactElement {
  const steps = path.map(({ at }) => raised(at));
  const end = steps.at(-1) ?? raised(from);
  return (
    <g>
      <path d={lineThrough([raised(from), ...steps])} className={styles['wayEdge']} />
      <path d={lineThrough([raised(from), ...steps])} className={styles['way']} />
      {path.map(({ at, points }, i) => {
        const step = steps[i] as Point;
        return points > 1 ? (
          <Label key={at} x={step.x} y={step.y} text={String(points)} />
        ) : (
          <circle key={at} cx={step.x} cy={step.y} r="3" className={styles['step']} />
        );
      })}
      <circle cx={end.x} cy={end.y} r="14" className={styles['end']} data-stops={stops} />
      {opportunity.map((figure) => (
        <Threat key={figure} from={placeOf(figure)} to={raised(from)} sign="crossedSwords" />
      ))}
      {overwatch.map((figure) => (
        <Threat key={figure} from={placeOf(figure)} to={end} sign="overwatch" />
      ))}
      {pushes.map((figure) => {
        const at = placeOf(figure);
        return at === null ? null : <Sign key={figure} name="push" size={18} {...raised(at)} className={styles['push']} />;
      })}
    </g>
  );
}
const Label = ({ x, y, text }: Point & { readonly text: string }): ReactElement => (
  <g transform={`translate(${x} ${y})`} className={styles['label']}>
    <circle r="7.500" />
    <text y="3.600">{text}</text>
  </g>
);
/** A figure that would interrupt, and where it would. */
function Threat({
  from,
  to,
  sign,
}: {
  readonly from: PositionName | null;
  readonly to: Point;
  readonly sign: 'crossedSwords' | 'overwatch';
}): ReactElement | null {
  if (from === null) return null;
  const start = raised(from);
  const middle = { x: (start.x + to.x) / 2, y: (start.y + to.y) / 2 };
  return (
    <g>
      <path d={lineThrough([start, to])} className={styles['threat']} />
      <circle cx={middle.x} cy={middle.y} r="9" className={styles['threatPlate']} />
      <Sign name={sign} size={12} {...middle} className={styles['threatSign']} />
    </g>
  );
}
function Push({ about: { path }, from }: { readonly about: PushAbout; readonly from: PositionName }): ReactElement {
  const points = [raised(from), ...path.map(raised)];
  const end = points.at(-1) as Point;
  return (
    <g>
      <path d={lineThrough(points)} className={styles['shove']} />
      <circle cx={end.x} cy={end.y} r="13" className={styles['end']} />
    </g>
  );
}
/** An attack on an adjacent figure is drawn without lines of sight. */
function Blow({ from, to }: { readonly from: PositionName; readonly to: PositionName | null }): ReactElement | null {
  return to === null ? null : <path d={lineThrough([raised(from), raised(to)])} className={styles['blow']} />;
}
const Aim = ({ about: { sight, cover } }: { readonly about: TargetAbout }): ReactElement => (
  <g>
    {sight.map(({ from, to }, i) => (
      <path key={i} d={lineThrough([drawn(from), drawn(to)])} className={styles['sight']} />
    ))}
    {cover !== null && <Covered cover={cover} />}
  </g>
);
/** The line between the bases and everything on it that gives cover. */
function Covered({ cover: { from, to, hits } }: { readonly cover: CoverAbout }): ReactElement {
  return (
    <g>
      <path d={lineThrough([drawn(from), drawn(to)])} className={styles['coverLine']} />
      {hits.map(({ at, by }) => {
        const { x, y } = centreOfHex(hexNamed(at));
        return (
          <g key={at}>
            <path d={areaOf([hexNamed(at)], HEX_RADIUS - 1)} className={styles['coverHex']} />
            {by !== 'figure' && <Sign name="block" size={15} x={x} y={y - (by === 'high' ? 11 : 4)} className={styles['coverSign']} />}
          </g>
        );
      })}
    </g>
  );
}
