// The signs and colours of the drawing. Nothing is told by colour alone: units have the letter of their player and a number, arrows show fronts.

import type { Seat } from '@tabularium/kernel';
import type { Canvas, Style } from '@tabularium/parts/shape';
import { type Ink, type Line, line, printable, span } from '@tabularium/parts/terminal';
import type { Icon, PieceCategory } from '../content/kinds.ts';
import type { UnitName } from '../table/asks.ts';
import type { ArcaneView, UnitView } from '../table/view.ts';
import { words } from '../words/naming.ts';

/** What is drawn, and on what. */
export interface Drawing {
  readonly view: ArcaneView;
  readonly canvas: Canvas;
  /** Units that can be chosen. */
  readonly targets: ReadonlySet<UnitName>;
}

export const ACTIVE = '▸';
export const WINNER = '★';
export const TARGET = '*';
export const SPOT = '+';
export const ZONE = '.';
export const BODY = '░';
export const DOT: Line = line(' · ', 'dim');
export const TARGET_INK: Ink = ['cyanBright', 'bold'];
export const TERRAIN: Readonly<Record<PieceCategory, { readonly sign: string; readonly ink: Ink }>> = {
  impassable: { sign: '#', ink: 'white' },
  difficult: { sign: 'w', ink: 'green' },
  objective: { sign: 'o', ink: 'yellowBright' },
};
const ARROWS = ['↑', '↗', '→', '↘', '↓', '↙', '←', '↖'] as const;
export const arrowOf = ({ heading }: Pick<UnitView, 'heading'>): string => ARROWS[heading];

// ---- players

const INKS: readonly Style[] = ['redBright', 'blueBright', 'greenBright', 'yellowBright', 'magentaBright', 'cyan'];
export const inkOf = (seat: Seat): Style => INKS[seat % INKS.length] as Style;
export const letterOf = (seat: Seat): string => String.fromCharCode('A'.charCodeAt(0) + seat);
export const playerName = ({ canvas }: Drawing, seat: Seat): string => printable(canvas.names[seat] ?? String(seat + 1));
export const playerSpans = (drawing: Drawing, seat: Seat): Line => [
  span(`${letterOf(seat)} ${playerName(drawing, seat)}`, [inkOf(seat), 'bold']),
];

// ---- units

const NUMBERS = '123456789abcdefghijklmnopqrstuvwxyz';
/** `A3`: the letter of its player, and its number among the units of that player. */
export function unitCode({ view }: Drawing, { unit, seat }: Pick<UnitView, 'unit' | 'seat'>): string {
  const own = view.units.filter((one) => one.seat === seat);
  const number = own.findIndex((one) => one.unit === unit);
  return `${letterOf(seat)}${NUMBERS[number] ?? '?'}`;
}
export const unitNamed = ({ view }: Drawing, name: UnitName): UnitView | undefined => view.units.find(({ unit }) => unit === name);
/** `A3 First Cohort`. */
export function unitSpans(drawing: Drawing, name: UnitName): Line {
  const unit = unitNamed(drawing, name);
  if (unit === undefined) return line(name);
  return [span(`${unitCode(drawing, unit)} `, [inkOf(unit.seat), 'bold']), span(termOf(drawing, name, 'own'))];
}

// ---- words

export const termOf = ({ canvas }: Drawing, value: string, form?: string): string =>
  printable(words(value, canvas.t, form) ?? canvas.t(`term.${value}`));
/** `A6 D5 M4`: what there is of each; nothing is left out where it is 0. */
export const iconSpans = ({ canvas }: Drawing, icons: Readonly<Record<Icon, number>>): Line =>
  (['A', 'D', 'R', 'M'] as const).map((icon, i) =>
    span(`${i === 0 ? '' : ' '}${canvas.t(`draw.icon.${icon}`)}${icons[icon]}`, icons[icon] > 0 ? 'bold' : 'dim'),
  );
