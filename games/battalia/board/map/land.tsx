// Everything on the map that does not move. It is drawn again only when something was built or changed hands.

import { Layer } from '@tabularium/parts/board';
import { memo, type ReactElement } from 'react';
import { type Faction, NATIVES } from '../../content/kinds.ts';
import type { SpaceView } from '../../table/view.ts';
import { type Bounds, CELL, cornerOf, FRAME } from '../common/geometry.ts';
import { ICONS } from '../common/icons.ts';
import { City, RuinsCard } from '../pieces/city.tsx';
import { Roads, roadsOf } from '../pieces/roads.tsx';
import { Ground } from '../pieces/terrain.tsx';
import styles from './land.module.css';

export interface LandProps {
  readonly spaces: readonly SpaceView[];
  readonly bounds: Bounds;
  /** By seat. */
  readonly factions: readonly (Faction | null)[];
  /** The viewer's native land, where it counts. */
  readonly native: SpaceView['terrain'];
}
/** All that is drawn of the spaces; heroes are drawn elsewhere. */
const drawnOf = ({ spaces }: LandProps): string => JSON.stringify(spaces.map(({ heroes: _, ...space }) => Object.values(space)));
const isSame = (before: LandProps, now: LandProps): boolean =>
  before.bounds === now.bounds &&
  before.native === now.native &&
  before.factions.join() === now.factions.join() &&
  (before.spaces === now.spaces || drawnOf(before) === drawnOf(now));

export const Land = memo(
  ({ spaces, bounds, factions, native }: LandProps): ReactElement => (
    <Layer bounds={bounds} className={styles['land']}>
      <defs>
        <pattern id="battalia-hatch" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="12" height="12" className={styles['rock']} />
          <rect width="5" height="12" className={styles['hatch']} />
        </pattern>
        <pattern id="battalia-table" width="40" height="40" patternUnits="userSpaceOnUse">
          <rect width="40" height="40" className={styles['table']} />
          <path d="M0 20 20 0 40 20 20 40Z" className={styles['weave']} />
        </pattern>
      </defs>
      <Frame bounds={bounds} />
      {spaces.map((space) => (
        <SpaceGround key={space.at} space={space} />
      ))}
      <Roads pieces={roadsOf(spaces)} />
      {spaces.map((space) => (
        <Buildings key={space.at} space={space} faction={space.owner === null ? null : (factions[space.owner] ?? null)} />
      ))}
      {native === null
        ? null
        : spaces.map((space) => (space.terrain === native ? <Native key={space.at} space={space} terrain={native} /> : null))}
    </Layer>
  ),
  isSame,
);
Land.displayName = 'Land';

const COLUMNS = 'abcdefg';
function Frame({ bounds }: { readonly bounds: Bounds }): ReactElement {
  const { x, y, width, height, columns, rows } = bounds;
  const half = FRAME / 2;
  return (
    <>
      <rect x={x} y={y} width={width} height={height} fill="url(#battalia-table)" />
      <rect
        x={x + FRAME - 4}
        y={y + FRAME - 4}
        width={width - 2 * FRAME + 8}
        height={height - 2 * FRAME + 8}
        rx="4"
        className={styles['gilding']}
      />
      <g className={styles['coordinates']}>
        {columns.flatMap((column) => [
          <text key={`t${column}`} x={column * CELL + CELL / 2} y={y + half}>
            {COLUMNS[column]}
          </text>,
          <text key={`b${column}`} x={column * CELL + CELL / 2} y={y + height - half}>
            {COLUMNS[column]}
          </text>,
        ])}
        {rows.flatMap((row) => [
          <text key={`l${row}`} x={x + half} y={row * CELL + CELL / 2}>
            {row + 1}
          </text>,
          <text key={`r${row}`} x={x + width - half} y={row * CELL + CELL / 2}>
            {row + 1}
          </text>,
        ])}
      </g>
    </>
  );
}

const square = (inset: number): { width: number; height: number } => ({ width: CELL - 2 * inset, height: CELL - 2 * inset });

function SpaceGround({ space: { at, kind, terrain } }: { readonly space: SpaceView }): ReactElement | null {
  const { x, y } = cornerOf(at);
  switch (kind) {
    case 'outOfPlay':
      return null;
    case 'impassable':
      return <rect x={x + 2} y={y + 2} {...square(2)} rx="5" fill="url(#battalia-hatch)" className={styles['edgeOfRock']} />;
    case 'empty':
      return (
        <g className={styles['empty']}>
          <rect x={x + 2} y={y + 2} {...square(2)} rx="5" />
          <rect x={x + 8} y={y + 8} {...square(8)} rx="3" />
          <text x={x + CELL / 2} y={y + CELL / 2}>
            {at}
          </text>
        </g>
      );
    case 'road':
    case 'city':
    case 'ruins':
      return (
        <>
          {terrain === null ? (
            <rect x={x} y={y} {...square(0)} className={styles['ruinsGround']} />
          ) : (
            <Ground terrain={terrain} corner={{ x, y }} />
          )}
          <rect x={x + 1.2} y={y + 1.2} {...square(1.2)} rx="3" className={styles['cardEdge']} />
        </>
      );
  }
}

function Buildings({ space, faction }: { readonly space: SpaceView; readonly faction: Faction | null }): ReactElement | null {
  const { at, kind, owner, level, guard, hides } = space;
  if (kind !== 'city' && kind !== 'ruins') return null;
  const { x, y } = cornerOf(at);
  return (
    <>
      {kind === 'ruins' ? (
        <RuinsCard at={at} guard={guard} />
      ) : (
        <City at={at} colour={owner === null ? 'nobody' : (faction ?? `seat-${owner}`)} faction={faction} level={level} guard={guard} />
      )}
      {hides ? (
        <path d="M0-11 3-3 11 0 3 3 0 11-3 3-11 0-3-3Z" transform={`translate(${x + 84} ${y + 18})`} className={styles['treasure']} />
      ) : null}
    </>
  );
}

/** The viewer's own land: steps onto it are free. */
function Native({
  space: { at },
  terrain,
}: {
  readonly space: SpaceView;
  readonly terrain: NonNullable<SpaceView['terrain']>;
}): ReactElement {
  const { x, y } = cornerOf(at);
  return (
    <g transform={`translate(${x + 13} ${y + 13})`}>
      <circle r="9" className={styles['native']} />
      <path d={ICONS[NATIVES[terrain]]} transform="translate(-6.5 -6.5) scale(0.0254)" fill="var(--gold-light)" />
    </g>
  );
}
