// What a step to a hex would mean: short notes on the hexes where the chosen unit can go, or where an option is.

import { type Bounds, Layer } from '@tabularium/parts/board';
import { memo, type ReactElement } from 'react';
import type { Act, HexName } from '../../table/asks.ts';
import type { RomoloView } from '../../table/view.ts';
import type { Choices } from '../common/choices.ts';
import { centreOf } from '../common/geometry.ts';
import { Sign } from '../common/icon.tsx';
import type { IconName } from '../common/icons.ts';
import { ACT_ICONS } from '../common/look.ts';
import { hexAt, type OpenDecision } from '../common/props.ts';
import { isWalled } from '../common/reach.ts';
import type { Trek } from '../common/series.ts';
import styles from './hex-notes.module.css';

interface HexNote {
  readonly icons: readonly IconName[];
  readonly text: string;
  readonly kind: 'plain' | 'penalty' | 'unknown';
}
/** By hex; only in the action phase and for attacks. */
export function hexNotesOf(
  view: RomoloView,
  decision: OpenDecision | undefined,
  choices: Choices,
  treks: ReadonlyMap<HexName, Trek>,
): ReadonlyMap<HexName, HexNote> {
  const notes = new Map<HexName, HexNote>();
  if (decision?.ask === 'attack') for (const at of choices.hexes.keys()) notes.set(at, { icons: ['battle'], text: '', kind: 'penalty' });
  if (decision?.ask !== 'act') return notes;
  for (const [at, { steps }] of treks) notes.set(at, { icons: ['boots'], text: `×${steps}`, kind: 'plain' });
  for (const [at, numbers] of choices.hexes) {
    const acts = numbers.map((number) => decision.options[number] as Act);
    notes.set(at, hexNoteOf(view, at, acts));
  }
  return notes;
}
function hexNoteOf(view: RomoloView, at: HexName, acts: readonly Act[]): HexNote {
  const icons = [...new Set(acts.map((act) => ACT_ICONS[act.do]))];
  const move = acts.find((act) => act.do === 'move' || act.do === 'ride' || act.do === 'sail');
  const hex = hexAt(view, at);
  const from = move && 'unit' in move ? view.units.find(({ unit }) => unit === move.unit)?.at : undefined;
  if (hex !== undefined && !hex.up) {
    const chance = hex.terrain === null ? view.tiles.waterChance : hex.terrain === 'water' ? 1 : 0;
    return { icons, text: `? ${Math.round(chance * 100)}%`, kind: 'unknown' };
  }
  return { icons, text: '', kind: from !== undefined && isWalled(view, from, at) ? 'penalty' : 'plain' };
}

interface HexNotesProps {
  readonly view: RomoloView;
  readonly bounds: Bounds;
  readonly notes: ReadonlyMap<HexName, HexNote>;
  readonly className: string | undefined;
}
const SIGN = 30;
const LETTER = 13;
export const HexNotes = memo(
  ({ view, bounds, notes, className }: HexNotesProps): ReactElement => (
    <Layer bounds={bounds} className={className}>
      {view.hexes.map((hex) => {
        const mark = notes.get(hex.at);
        if (mark === undefined) return null;
        const { x, y } = centreOf(hex);
        const { icons, text, kind } = mark;
        const isWet = kind === 'unknown';
        const signs = icons.length * (SIGN + 6);
        const letters = text.length * LETTER + (isWet ? 22 : 0);
        const width = signs + letters + 14;
        return (
          <g key={hex.at} transform={`translate(${x} ${y - (hex.up ? 66 : 0)})`} className={styles[kind]}>
            <rect x={-width / 2} y="-20" width={width} height="40" rx="20" />
            {icons.map((icon, i) => (
              <Sign key={icon} name={icon} size={SIGN} x={-width / 2 + 24 + i * (SIGN + 6)} />
            ))}
            {text === '' ? null : (
              <text x={-width / 2 + signs + 8 + (text.length * LETTER) / 2} y="8">
                {text}
              </text>
            )}
            {isWet ? <Sign name="drop" size={22} x={width / 2 - 18} /> : null}
          </g>
        );
      })}
    </Layer>
  ),
);
HexNotes.displayName = 'HexNotes';
