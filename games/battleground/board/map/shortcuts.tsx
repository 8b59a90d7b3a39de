// Where a click would lead while an action is asked for, and the odds shown at every target.
import { useAboutAll } from '@tabularium/parts/board';
import { memo, type ReactElement } from 'react';
import type { OddsAbout } from '../../table/about.ts';
import type { FigureName } from '../../table/asks.ts';
import type { FigureView } from '../../table/view.ts';
import { useSubject } from '../common/attention.ts';
import { areaOf, HEX_RADIUS, hexNamed, LIFT, nameOfHex, raised, spotOf } from '../common/geometry.ts';
import type { PartProps } from '../common/props.ts';
import type { Shortcuts as Ways } from '../common/shortcuts.ts';
import styles from './shortcuts.module.css';

/** The reach of a Move, and the place pointed at with its price. */
export const Shortcuts = memo(
  ({ shortcuts: { walks }, level }: { readonly shortcuts: Ways; readonly level: 0 | 1 }): ReactElement | null => {
    const subject = useSubject();
    const here = [...walks.values()].filter(({ at }) => spotOf(at).level === level);
    if (here.length === 0) return null;
    const lift = level * LIFT;
    const massive = here.some(({ at }) => at.includes(' '));
    const hex = subject !== undefined && 'hex' in subject ? nameOfHex(subject.hex) : undefined;
    const goal = hex === undefined ? undefined : here.find(({ at }) => at === hex || at === `${hex}^`);
    const areaIn = (isFocusSpent: boolean): string =>
      massive
        ? ''
        : areaOf(
            here.flatMap((walk) => (walk.isFocusSpent === isFocusSpent ? [hexNamed(walk.at)] : [])),
            HEX_RADIUS - 0.5,
            lift,
          );
    const spot = goal === undefined ? undefined : raised(goal.at);
    return (
      <g>
        <path d={areaIn(false)} className={styles['reach']} />
        <path d={areaIn(true)} className={styles['reach']} data-focus="true" />
        {goal !== undefined && spot !== undefined && (
          <g transform={`translate(${spot.x} ${spot.y})`} className={styles['goal']}>
            <circle r={HEX_RADIUS - 4} />
            <text y="4">{goal.cost}</text>
          </g>
        )}
      </g>
    );
  },
);
Shortcuts.displayName = 'Shortcuts';

interface TargetOddsProps extends Pick<PartProps, 'decision' | 'about'> {
  readonly figures: readonly FigureView[];
  readonly shortcuts: Ways;
}
/** Asked for a moment after the targets are drawn. */
const MOMENT = 60;
/** At every target: the chance to wound it, and to knock it out. */
export function TargetOdds({ decision, about, figures, shortcuts }: TargetOddsProps): ReactElement {
  const targets = useAboutAll({ decision, about }, 'target', MOMENT);
  const known = new Map<FigureName, Pick<OddsAbout, 'any' | 'knockOut'>>();
  for (const [figure, [best]] of shortcuts.blows) if (best !== undefined) known.set(figure, best.odds);
  if (decision?.ask === 'target')
    for (const [option, { figure }] of decision.options.entries()) {
      const told = targets[option];
      if (told !== undefined) known.set(figure, told.odds);
    }
  return (
    <>
      {figures.map(({ figure, at }) => {
        const odds = known.get(figure);
        if (odds === undefined || at === null) return null;
        const { x, y } = raised(at);
        const text = `${Math.round(odds.any * 100)}%`;
        const out = odds.knockOut > 0.005 ? ` ✕${Math.round(odds.knockOut * 100)}%` : '';
        const width = (text.length + out.length) * 6.4 + 10;
        return (
          <g key={figure} transform={`translate(${x} ${y})`} className={styles['odds']} data-odds={figure} aria-hidden="true">
            <g className={styles['grown']}>
              <rect x={-width / 2} y="-41" width={width} height="16" rx="8" />
              <text y="-29">
                {text}
                {out !== '' && <tspan className={styles['out']}>{out}</tspan>}
              </text>
            </g>
          </g>
        );
      })}
    </>
  );
}
