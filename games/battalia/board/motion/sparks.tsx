// A flash where something has just happened, and an arrow for the option pointed at.

import { Layer } from '@tabularium/parts/board';
import type { CSSProperties, ReactElement } from 'react';
import type { Action, SpaceName } from '../../table/asks.ts';
import type { Event } from '../../table/events.ts';
import { type Bounds, CELL, centreOf, cornerOf } from '../common/geometry.ts';
import { ICONS, type IconName } from '../common/icons.ts';
import styles from './sparks.module.css';

const SIGNS: { readonly [K in Event['kind']]?: IconName } = {
  built: 'roads',
  upgraded: 'city',
  conquered: 'attack',
  annexed: 'flag',
  tookCity: 'city',
  attacked: 'attack',
  heroHired: 'hero',
  abandoned: 'neutral',
};
const flashOf = (event: Event): { at: SpaceName; icon: IconName } | undefined => {
  const icon = SIGNS[event.kind];
  return icon === undefined || !('at' in event) ? undefined : { at: event.at, icon };
};

interface SparksProps {
  readonly bounds: Bounds;
  readonly news: readonly Event[];
  /** Tells one piece of news from the next. */
  readonly moment: number;
  readonly pace: number;
  /** The option that is pointed at, if it leads from one space to another. */
  readonly way: { readonly from: SpaceName; readonly to: SpaceName } | undefined;
}
export const Sparks = ({ bounds, news, moment, pace, way }: SparksProps): ReactElement => (
  <Layer bounds={bounds} className={styles['above']} style={{ '--pace': `${pace * 3}ms` } as CSSProperties}>
    <defs>
      <marker id="battalia-arrow" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="3.2" markerHeight="3.2" orient="auto-start-reverse">
        <path d="M0 0 10 5 0 10 2.5 5Z" className={styles['head']} />
      </marker>
    </defs>
    {pace === 0 ? null : news.map((event, n) => <Flash key={`${moment} ${n}`} flash={flashOf(event)} />)}
    {way === undefined ? null : <Way {...way} />}
  </Layer>
);

function Flash({ flash }: { readonly flash: { readonly at: SpaceName; readonly icon: IconName } | undefined }): ReactElement | null {
  if (flash === undefined) return null;
  const corner = cornerOf(flash.at);
  return (
    <g className={styles['flash']}>
      <rect x={corner.x + 2} y={corner.y + 2} width={CELL - 4} height={CELL - 4} rx="6" />
      <g transform={`translate(${corner.x + 50} ${corner.y + 26})`}>
        <circle r="19" />
        <path d={ICONS[flash.icon]} transform="translate(-13 -13) scale(0.0508)" />
      </g>
    </g>
  );
}
function Way({ from, to }: { readonly from: SpaceName; readonly to: SpaceName }): ReactElement {
  const a = centreOf(from);
  const b = centreOf(to);
  const way = `M${a.x} ${a.y}L${b.x} ${b.y}`;
  return (
    <>
      <path d={way} className={styles['wayEdge']} />
      <path d={way} className={styles['way']} markerEnd="url(#battalia-arrow)" />
    </>
  );
}
/** From where to where an action leads. */
export const wayOf = (action: Action | undefined): { from: SpaceName; to: SpaceName } | undefined =>
  action?.do === 'step' || action?.do === 'stroll' ? { from: action.from, to: action.to } : undefined;
