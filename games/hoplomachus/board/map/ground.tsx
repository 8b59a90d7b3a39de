// The sand and its hexes: what each one is can be seen at a glance, and all of them have a name.
import { hexRows, type Point } from '@tabularium/parts/board';
import { memo, type ReactElement } from 'react';
import { type Arena, type ArenaId, arenas, type HexKind } from '../../content/arenas.ts';
import { centreOf, floorOf, HEX_WIDTH, hexPath } from '../common/geometry.ts';
import { Sign } from '../common/icon.tsx';
import styles from './ground.module.css';

export const Ground = memo(({ arena: id }: { readonly arena: ArenaId }): ReactElement => {
  const arena = arenas[id];
  const { rx, ry } = floorOf(id);
  return (
    <g>
      <defs>
        <radialGradient id={`sand-${id}`}>
          <stop offset="0.45" className={styles['bright']} />
          <stop offset="0.93" className={styles['dim']} />
          <stop offset="1" className={styles['deep']} />
        </radialGradient>
        <pattern id={`grains-${id}`} width="46" height="40" patternUnits="userSpaceOnUse">
          <path d="M4 6h1M21 3h1.5M37 9h1M12 17h1.5M29 21h1M42 27h1.5M7 31h1M20 36h1.5M34 34h1" className={styles['grains']} />
        </pattern>
      </defs>
      <ellipse rx={rx} ry={ry} fill={`url(#sand-${id})`} />
      <ellipse rx={rx} ry={ry} fill={`url(#grains-${id})`} />
      <path d={RAKED[id]} className={styles['raked']} />
      <path d={arena.hexes.map((_, hex) => hexPath(centreOf(arena, hex))).join('')} className={styles['lines']} />
      {arena.hexes.map((_, hex) => (
        <Place key={arena.names[hex]} arena={arena} hex={hex} />
      ))}
      <Letters arena={arena} />
    </g>
  );
});
Ground.displayName = 'Ground';

/** Traces of rakes and feet. */
const RAKED: Readonly<Record<ArenaId, string>> = {
  pozzuoli:
    'M-470 -150q160 -90 330 -70M-430 -130q160 -80 320 -62M120 210q170 30 340 -80M140 230q160 24 320 -70M-90 20q60 -40 150 -26M-80 34q60 -34 140 -24',
  colosseum:
    'M-480 -150q160 -110 350 -110M-450 -132q160 -100 330 -102M110 270q190 6 360 -130M130 288q180 4 330 -116M-160 60q-60 -60 -30 -150M-146 60q-50 -56 -26 -136',
};

function Place({ arena, hex }: { readonly arena: Arena; readonly hex: number }): ReactElement {
  const centre = centreOf(arena, hex);
  const kind = arena.kinds[hex] ?? 'sand';
  return (
    <g>
      {kind === 'sand' ? null : <Inlay kind={kind} centre={centre} />}
      <text x={centre.x} y={centre.y - 35} className={styles['name']}>
        {arena.names[hex]}
      </text>
    </g>
  );
}

/** What is let into the sand of a special hex. */
function Inlay({ kind, centre }: { readonly kind: HexKind; readonly centre: Point }): ReactElement {
  return (
    <g transform={`translate(${centre.x} ${centre.y})`}>
      <InlayDrawing kind={kind} />
    </g>
  );
}
const ORIGIN: Point = { x: 0, y: 0 };
function InlayDrawing({ kind }: { readonly kind: HexKind }): ReactElement | null {
  switch (kind) {
    case 'red':
    case 'blue':
      return (
        <g data-side={kind}>
          <path d={hexPath(ORIGIN, 53)} className={styles['field']} />
          <path d={hexPath(ORIGIN, 46)} className={styles['border']} />
          <path d="M-14 16V-8A14 14 0 0 1 14-8V16ZM-5 16V-20M5 16V-20M-14 -3H14M-14 7H14" className={styles['portcullis']} />
        </g>
      );
    case 'redChained':
    case 'blueChained':
      return (
        <g data-side={kind === 'redChained' ? 'red' : 'blue'}>
          <path d={hexPath(ORIGIN, 53)} className={styles['field']} />
          <circle r="34" className={styles['ring']} />
          <Sign name="chain" size={38} className={styles['sign']} />
          <path d="M-34 -14l-12 -8M34 -14l12 -8M-34 14l-12 8M34 14l12 8" className={styles['links']} />
        </g>
      );
    case 'stone':
      return (
        <g>
          <path d={hexPath({ x: 3, y: 5 }, 47)} className={styles['slabShadow']} />
          <path d={hexPath(ORIGIN, 47)} className={styles['slab']} />
          <path d={hexPath(ORIGIN, 38)} className={styles['slabLine']} />
          <Sign name="rune" size={44} className={styles['carved']} />
        </g>
      );
    case 'pedestal':
      return (
        <g>
          <circle cx="4" cy="7" r="43" className={styles['slabShadow']} />
          <circle r="43" className={styles['slab']} />
          <circle r="36" className={styles['flutes']} />
          <circle r="27" className={styles['slabTop']} />
          <Sign name="columns" size={30} className={styles['carved']} />
        </g>
      );
    case 'inner':
      return (
        <g>
          <path d={hexPath(ORIGIN, 52)} className={styles['grate']} />
          <path d="M-36 -16H36M-40 0H40M-36 16H36M-20 -34V34M0 -44V44M20 -34V34" className={styles['bars']} />
          <path d={hexPath(ORIGIN, 44)} className={styles['grateEdge']} />
        </g>
      );
    case 'centre':
      return (
        <g>
          <path d={hexPath(ORIGIN, 52)} className={styles['pit']} />
          <path d={SPIKES} className={styles['spikes']} />
          <path d={hexPath(ORIGIN, 44)} className={styles['pitEdge']} />
        </g>
      );
    case 'sand':
      return null;
  }
}
/** Spikes that rise from the trap in the middle. */
const SPIKES = [-22, 0, 22].flatMap((x) => [-18, 4, 26].map((y) => `M${x - 7 + (y === 4 ? 0 : x / 6)} ${y + 6}l7 -18 7 18z`)).join('');

/** The letter of every row, on both sides. */
const Letters = ({ arena }: { readonly arena: Arena }): ReactElement => (
  <g className={styles['letters']}>
    {hexRows(arena.hexes).flatMap((row) =>
      [row[0], row.at(-1)].map((hex, end) => {
        const { x, y } = centreOf(arena, hex ?? 0);
        const letter = arena.names[hex ?? 0]?.charAt(0);
        return (
          <text key={`${letter} ${end}`} x={x + (end === 0 ? -1 : 1) * HEX_WIDTH * 0.61} y={y + 6}>
            {letter}
          </text>
        );
      }),
    )}
  </g>
);
