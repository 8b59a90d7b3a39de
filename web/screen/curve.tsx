// The standing of every seat over a match, as curves.
import { ownColour } from './colours.ts';
import css from './curve.module.css';

const WIDTH = 600;
const HEIGHT = 150;
const EDGE = 8;

interface Props {
  readonly standings: readonly (readonly number[])[];
  /** Points to mark, numbered in this order. */
  readonly turning: readonly { readonly place: number; readonly seat: number }[];
  readonly label: string;
}
export function Curve({ standings, turning, label }: Props) {
  const all = standings.flat();
  const [least, most] = [Math.min(0, ...all), Math.max(...all)];
  const x = (place: number): number => EDGE + (place / Math.max(1, standings.length - 1)) * (WIDTH - 2 * EDGE);
  const y = (value: number): number => HEIGHT - EDGE - ((value - least) / Math.max(1, most - least)) * (HEIGHT - 2 * EDGE);
  const seats = standings[0]?.map((_, seat) => seat) ?? [];
  return (
    <div className={css['frame']}>
      <span className={css['most']}>{most}</span>
      <span className={css['least']}>{least}</span>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={css['curve']} role="img" aria-label={label} preserveAspectRatio="none">
        <path d={`M${EDGE} ${HEIGHT - EDGE}H${WIDTH - EDGE}M${EDGE} ${EDGE}H${WIDTH - EDGE}`} className={css['ground']} />
        {seats.map((seat) => (
          <path key={seat} d={steps(standings, seat, x, y)} className={css['line']} style={{ stroke: `var(--seat-${seat % 6})` }} />
        ))}
      </svg>
      <div className={css['points']}>
        {turning.map(({ place, seat }, n) => (
          <span
            key={`${place} ${seat}`}
            className={css['point']}
            style={{
              left: `${(x(place) / WIDTH) * 100}%`,
              top: `${(y(standings[place]?.[seat] ?? 0) / HEIGHT) * 100}%`,
              background: `var(--seat-${seat % 6})`,
            }}
            aria-hidden="true"
          >
            {n + 1}
          </span>
        ))}
      </div>
    </div>
  );
}

/** Whose curve has which colour, and where it ended. */
export const CurveLegend = ({
  labels,
  values,
}: {
  readonly labels: readonly string[];
  readonly values?: readonly number[] | undefined;
}) => (
  <ul className={css['legend']}>
    {labels.map((label, seat) => (
      <li key={seat} style={ownColour(seat)}>
        {label} {values && <strong>{values[seat]}</strong>}
      </li>
    ))}
  </ul>
);

/** A path with a point only where the value changes. */
function steps(standings: Props['standings'], seat: number, x: (place: number) => number, y: (value: number) => number): string {
  let path = '';
  let before: number | undefined;
  for (const [place, now] of standings.entries()) {
    const value = now[seat] ?? 0;
    if (value === before) continue;
    path += before === undefined ? `M${x(place).toFixed(1)} ${y(value).toFixed(1)}` : `H${x(place).toFixed(1)}V${y(value).toFixed(1)}`;
    before = value;
  }
  return `${path}H${x(standings.length - 1).toFixed(1)}`;
}
