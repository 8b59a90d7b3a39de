// The signs and colours of the drawing. Colour alone never tells anything: figures have letters, and each army is written in its own way.

import type { Seat } from '@tabularium/kernel';
import { ownName } from '@tabularium/parts/own-content';
import type { Canvas, Style } from '@tabularium/parts/shape';
import { type Ink, type Line, line, printable, span } from '@tabularium/parts/terminal';
import { fateOf, gloryOf } from '../content/find.ts';
import { content } from '../content/index.ts';
import type { Faction, FateDef, GloryDef } from '../content/kinds.ts';
import type { Portion } from '../content/maps.ts';
import type { FacingName } from '../table/asks.ts';
import type { BattlegroundView, FigureView, PlayerView } from '../table/view.ts';
import { words } from '../words/naming.ts';

/** What is drawn, and on what. */
export interface Drawing {
  readonly view: BattlegroundView;
  readonly canvas: Canvas;
}

export const ACTIVE = '▸';
export const WINNER = '★';
export const OBJECTIVE = '◆';
export const MARKER = '≈';
export const OPEN = '·';
export const DOT: Line = line(' · ', 'dim');
/** Both lines of a hex. */
export const PORTIONS: Readonly<Record<Portion, readonly [string, string]>> = {
  high: ['███', '███'],
  low: ['▒▒▒', '▒▒▒'],
  window: ['█░█', '█░█'],
  platform: ['┌─┐', '└─┘'],
  ladder: ['╞═╡', '╞═╡'],
};
export const PORTION_INKS: Readonly<Record<Portion, Ink>> = {
  high: 'white',
  low: 'yellow',
  window: 'white',
  platform: 'greenBright',
  ladder: 'greenBright',
};
export const DIFFICULT = '~~~';
const ARROWS: Readonly<Record<FacingName, string>> = { N: '↑', NE: '↗', SE: '↘', S: '↓', SW: '↙', NW: '↖' };

// ---- players

const INKS: Readonly<Record<Faction, Style>> = { masters: 'yellowBright', evil: 'magentaBright' };
export const playerOf = ({ view }: Drawing, seat: Seat): PlayerView => view.players[seat] as PlayerView;
export const inkOf = (drawing: Drawing, seat: Seat): Style => INKS[playerOf(drawing, seat).faction];
export const nameOf = ({ canvas }: Drawing, seat: Seat): string => printable(canvas.names[seat] ?? String(seat + 1));
export const playerSpans = (drawing: Drawing, seat: Seat): Line => [span(nameOf(drawing, seat), [inkOf(drawing, seat), 'bold'])];

// ---- figures

/** Two letters: `Hm`, of the Evil Warriors capitals: `SK`. */
export function codeOf({ canvas }: Drawing, { figure, faction }: Pick<FigureView, 'figure' | 'faction'>): string {
  const code = (ownName(figure) ?? canvas.t(`draw.figure.${figure}`)).slice(0, 2).padEnd(2);
  return faction === 'evil' ? code.toUpperCase() : `${code.charAt(0).toUpperCase()}${code.slice(1).toLowerCase()}`;
}
/** A massive figure's facing hex is marked instead. */
export const arrowOf = ({ facing }: FigureView): string => ARROWS[facing as FacingName] ?? ' ';

// ---- words

export const termOf = ({ canvas }: Drawing, value: string): string => words(value, canvas.t) ?? canvas.t(`term.${value}`);
/** A fate or glory card of the game, or of the match's own content. */
export const cardOf = ({ view }: Drawing, id: string): FateDef | GloryDef | undefined =>
  [content, ...(view.own === null ? [] : [view.own])].flatMap((one) => fateOf(one, id) ?? gloryOf(one, id) ?? [])[0];
