// What stands on the hexes: constructions, warehouses with their cubes, walls, ports, and the numbers of power and places.

import type { Point } from '@tabularium/parts/board';
import { memo, type ReactElement } from 'react';
import { COUNTED, type Construction, type Counted } from '../../content/constructions.ts';
import { SIDES, type Side } from '../../content/maps.ts';
import type { Piece } from '../../table/asks.ts';
import type { HexView, RomoloView, StoreView } from '../../table/view.ts';
import { pieceKey, sideKey } from '../common/choices.ts';
import { buildingSlots, centreOf, sideOf, towardSide, turnOf } from '../common/geometry.ts';
import { Sign } from '../common/icon.tsx';
import { colourOf } from '../common/look.ts';
import { Building } from '../pieces/building.tsx';
import { CubeSign } from '../pieces/goods.tsx';
import styles from './sites.module.css';

interface SitesProps {
  readonly view: RomoloView;
  readonly hidden: ReadonlySet<string>;
  /** Pieces and sides that can be clicked, and those that are picked. */
  readonly legal: ReadonlySet<string>;
  readonly picked: ReadonlySet<string>;
}
export const Sites = memo(
  ({ view, hidden, legal, picked }: SitesProps): ReactElement => (
    <>
      {view.hexes.map((hex) =>
        hex.up && !hidden.has(hex.at) ? <Site key={hex.at} hex={hex} view={view} legal={legal} picked={picked} /> : null,
      )}
    </>
  ),
);
Sites.displayName = 'Sites';

/** Something that stands inside a hex. */
interface Built {
  readonly kind: Construction;
  readonly piece: Piece;
  readonly store?: StoreView;
}
const FARM_LAST: readonly Counted[] = [...COUNTED.filter((kind) => kind !== 'farm'), 'farm'];
/** The tower first, farms last; walls and ports stand along the sides. */
export function builtIn(hex: HexView): readonly Built[] {
  return [
    ...(hex.tower === null ? [] : [{ kind: 'tower', piece: { piece: 'tower' } } as const]),
    ...hex.stores.map((store, i): Built => ({ kind: 'warehouse', piece: { piece: 'warehouse', store: i + 1 }, store })),
    ...FARM_LAST.flatMap((kind) => Array.from({ length: hex.built[kind] }, (): Built => ({ kind, piece: { piece: kind } }))),
  ];
}

type SiteProps = Omit<SitesProps, 'hidden'> & { readonly hex: HexView };
function Site({ hex, view, legal, picked }: SiteProps): ReactElement {
  const centre = centreOf(hex);
  const all = builtIn(hex);
  const slots = buildingSlots(all.length);
  const marks = (key: string): { readonly 'data-piece'?: string; readonly 'data-legal'?: boolean; readonly 'data-picked'?: boolean } =>
    legal.has(key) ? { 'data-piece': key, 'data-legal': true, 'data-picked': picked.has(key) } : {};
  return (
    <g data-at={hex.at}>
      {SIDES.filter((side) => legal.has(sideKey(hex.at, side))).map((side) => (
        <SideBar key={side} centre={centre} side={side} className={styles['choice']} marks={marks(sideKey(hex.at, side))} />
      ))}
      {hex.walls.map((side) => {
        const own = pieceKey(hex.at, { piece: 'wall', side });
        const lot = pieceKey(hex.at, { piece: 'walls' });
        const key = [own, lot, sideKey(hex.at, side)].find((one) => legal.has(one)) ?? own;
        return <Wall key={side} centre={centre} side={side} marks={marks(key)} />;
      })}
      {hex.ports.map((side) => (
        <Port key={side} centre={centre} side={side} marks={marks(pieceKey(hex.at, { piece: 'port', side }))} />
      ))}
      {all.map(({ kind, piece, store }, i) => {
        const slot = slots[i] ?? { x: 0, y: 0, scale: 1 };
        return (
          <g
            key={i}
            {...marks(pieceKey(hex.at, piece))}
            className={styles['piece']}
            transform={`translate(${centre.x + slot.x} ${centre.y + slot.y}) scale(${slot.scale * (kind === 'tower' ? 1.2 : 1.05)})`}
          >
            <rect x="-21" y="-21" width="42" height="42" rx="8" className={styles['halo']} />
            <Building
              kind={kind}
              owner={hex.tower === null ? undefined : colourOf(view, hex.tower.owner)}
              isCracked={kind === 'tower' && (hex.tower?.cracked ?? false)}
            />
            {store?.resource == null ? null : <Stored store={store} />}
          </g>
        );
      })}
      {view.solo?.capital === hex.at ? (
        <g data-owner="automaton" transform={`translate(${centre.x} ${centre.y - 42})`}>
          <circle r="34" className={styles['camp']} />
          <Sign name="flag" size={46} className={styles['flag']} />
        </g>
      ) : null}
      {hex.places.used > 0 ? <Numbers hex={hex} centre={centre} /> : null}
    </g>
  );
}
const Stored = ({ store: { resource, cubes } }: { readonly store: StoreView }): ReactElement | null =>
  resource === null ? null : (
    <>
      {Array.from({ length: Math.min(cubes, 3) }, (_, i) => (
        <CubeSign key={i} of={resource} x={(i - (Math.min(cubes, 3) - 1) / 2) * 13} y={11} size={19} />
      ))}
      {cubes > 3 ? (
        <text x="14" y="-6" className={styles['more']}>
          {cubes}
        </text>
      ) : null}
    </>
  );
/** Power on a shield, and how many of the places are taken. */
const Numbers = ({ hex, centre: { x, y } }: { readonly hex: HexView; readonly centre: Point }): ReactElement => (
  <g transform={`translate(${x} ${y + 83})`}>
    <path d="M-40-14H-12V2Q-12 12-26 17-40 12-40 2Z" className={styles['shield']} />
    <text x="-26" y="6" className={styles['power']}>
      {hex.power}
    </text>
    <rect x="-6" y="-13" width="47" height="25" rx="7" className={styles['places']} data-full={hex.places.used >= hex.places.limit} />
    <text x="17.500" y="6" className={styles['used']}>
      {`${hex.places.used}/${hex.places.limit}`}
    </text>
  </g>
);

interface AlongProps {
  readonly centre: Point;
  readonly side: Side;
  readonly marks: object;
}
function SideBar({ centre, side, className, marks }: AlongProps & { readonly className: string | undefined }): ReactElement {
  const [a, b] = sideOf(centre, side, 103);
  return <path d={`M${a.x} ${a.y}L${b.x} ${b.y}`} className={className} {...marks} />;
}
/** A bar just inside its side, with an arrow that shows from where it protects. */
function Wall({ centre, side, marks }: AlongProps): ReactElement {
  const [a, b] = sideOf(centre, side, 101);
  const { x, y } = towardSide(centre, side, 0.875);
  return (
    <g {...marks} className={styles['wallGroup']}>
      <path d={`M${a.x} ${a.y}L${b.x} ${b.y}`} className={styles['wallEdge']} />
      <path d={`M${a.x} ${a.y}L${b.x} ${b.y}`} className={styles['wall']} />
      <path d="M-7-9 8 0-7 9Z" transform={`translate(${x} ${y}) rotate(${turnOf(side)})`} className={styles['arrow']} />
    </g>
  );
}
/** At its water side. */
function Port({ centre, side, marks }: AlongProps): ReactElement {
  const { x, y } = towardSide(centre, side, 0.86);
  return (
    <g {...marks} className={styles['piece']} transform={`translate(${x} ${y})`}>
      <circle r="21" className={styles['quay']} />
      <rect x="-21" y="-21" width="42" height="42" rx="8" className={styles['halo']} />
      <g transform="scale(0.8)">
        <Building kind="port" />
      </g>
    </g>
  );
}
