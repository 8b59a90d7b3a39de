// Short notes on hexes, above the chips: the steps that a way takes, how many options there are, what an attack is likely to do.
import { type Bounds, Layer } from '@tabularium/parts/board';
import { memo, type ReactElement } from 'react';
import type { ArenaId } from '../../content/arenas.ts';
import type { HexName } from '../../table/asks.ts';
import { centreAt } from '../common/geometry.ts';
import { Sign } from '../common/icon.tsx';
import styles from './notes.module.css';

export interface HexNote {
  readonly text: string;
  /** What the note says of the chip on the hex: its chance to fall, the hp it loses, or the favor it brings. */
  readonly about?: 'fall' | 'loss' | 'cheer';
}
interface HexNotesProps {
  readonly arena: ArenaId;
  readonly bounds: Bounds;
  readonly notes: ReadonlyMap<HexName, HexNote>;
  readonly className: string | undefined;
}
/** From the middle of a hex to the middle of its note; higher over chips, whose hp are below. */
const DOWN = 35;
const UP = -47;
const LETTER = 12.5;
const SKULL = 20;

export const HexNotes = memo(
  ({ arena, bounds, notes, className }: HexNotesProps): ReactElement => (
    <Layer bounds={bounds} className={className}>
      {[...notes].map(([at, { text, about }]) => {
        const { x, y } = centreAt(arena, at);
        const isDeadly = about === 'fall';
        const width = Math.max(30, text.length * LETTER + 14 + (isDeadly ? SKULL : 0));
        return (
          <g key={at} transform={`translate(${x} ${y + (about === undefined ? DOWN : UP)})`} className={styles[about ?? 'steps']}>
            <rect x={-width / 2} y="-15" width={width} height="30" rx="15" />
            {isDeadly ? <Sign name="skull" size={SKULL} x={-width / 2 + 18} /> : null}
            <text x={isDeadly ? SKULL / 2 : 0} y="7.5" className={styles['mark']}>
              {text}
            </text>
          </g>
        );
      })}
    </Layer>
  ),
);
HexNotes.displayName = 'HexNotes';
