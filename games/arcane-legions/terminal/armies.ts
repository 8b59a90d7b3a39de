// The armies: points of each player, and every unit with its icons, its hit points and the orders it has received.
import type { Seat } from '@tabularium/kernel';
import { beside, flow, heading, type Line, line, type Span, span } from '@tabularium/parts/terminal';
import { ORDERS } from '../table/asks.ts';
import type { PlayerView, UnitView } from '../table/view.ts';
import {
  ACTIVE,
  arrowOf,
  DOT,
  type Drawing,
  iconSpans,
  inkOf,
  letterOf,
  playerName,
  TARGET,
  TARGET_INK,
  termOf,
  unitCode,
  WINNER,
} from './marks.ts';

const MIN_COLUMN = 56;
const GAP = 2;

/** Two side by side where there is room. */
export function drawArmies(drawing: Drawing, winners: readonly Seat[], width: number): Line[] {
  const count = width >= 2 * MIN_COLUMN + GAP ? 2 : 1;
  const column = count === 2 ? Math.floor((width - GAP) / 2) : width;
  const blocks = drawing.view.players.map((player) => ({ lines: drawArmy(drawing, player, winners, column), width: column }));
  return Array.from({ length: Math.ceil(blocks.length / count) }, (_, i) => blocks.slice(i * count, (i + 1) * count)).flatMap((pair) =>
    beside(pair, GAP),
  );
}
function drawArmy(drawing: Drawing, player: PlayerView, winners: readonly Seat[], width: number): Line[] {
  const { view, canvas } = drawing;
  const { t } = canvas;
  const { seat } = player;
  const entries: Line[] = [
    entry(t('draw.vp'), `${player.total}/${player.target}`),
    ...(player.forecast === 0 ? [] : [entry(t('draw.forecast'), String(player.forecast))]),
    entry(t('draw.points'), String(player.points)),
    entry(t('draw.inPlay'), String(player.inPlay)),
  ];
  return [
    heading(
      `${markOf(drawing, seat, winners)}${letterOf(seat)} ${playerName(drawing, seat)}`,
      width,
      line(notesOf(drawing, player).join(', ')),
    ),
    ...flow(entries, width, line(' '), DOT),
    ...view.units.filter((unit) => unit.seat === seat).flatMap((unit) => drawUnit(drawing, unit, width)),
  ];
}
const entry = (word: string, value: string): Line => [span(`${word} `, 'dim'), span(value, 'bold')];
function markOf({ view }: Drawing, seat: Seat, winners: readonly Seat[]): string {
  if (winners.includes(seat)) return `${WINNER} `;
  return view.turn?.seat === seat && view.ended === null ? `${ACTIVE} ` : '';
}
function notesOf({ view, canvas }: Drawing, { seat, number, friends, out }: PlayerView): string[] {
  const { t } = canvas;
  return [
    ...(view.eye === seat ? [t('draw.you')] : []),
    ...(number > 0 ? [t('draw.number', { n: number })] : []),
    ...(typeof view.eye === 'number' && friends.includes(view.eye) ? [t('draw.ally')] : []),
    ...(out ? [t('draw.out')] : []),
  ];
}

// ---- units

/** `*A1↑ First Cohort  A6 D5 R0 M0 · hit points 9/9 · moved 1`. */
function drawUnit(drawing: Drawing, unit: UnitView, width: number): Line[] {
  const isThere = unit.state === 'deployed';
  const head: Span[] = [
    span(drawing.targets.has(unit.unit) ? TARGET : ' ', TARGET_INK),
    span(`${unitCode(drawing, unit)}${isThere ? arrowOf(unit) : ' '} `, isThere ? [inkOf(unit.seat), 'bold'] : 'dim'),
    span(termOf(drawing, unit.unit, 'own'), isThere ? 'bold' : 'dim'),
  ];
  if (!isThere) return [[...head, span(` ${drawing.canvas.t(`draw.${STATES[unit.state]}`)}`, 'dim')]];
  return [head, ...flow(stateOf(drawing, unit), width, line('     '), DOT)];
}
const STATES = { waiting: 'waits', absent: 'absent', defeated: 'defeated' } as const;
function stateOf(drawing: Drawing, unit: UnitView): Line[] {
  const { t } = drawing.canvas;
  const { x, y, icons, health, mostHealth, orders, pushed, marks, ownCp, worth, adjacent } = unit;
  const beside = adjacent.filter(({ enemy }) => enemy);
  return [
    iconSpans(drawing, icons),
    entry(t('draw.health'), `${health}/${mostHealth}`),
    line(`${round(x)}/${round(y)}`, 'dim'),
    ...ORDERS.flatMap((order) => (orders[order] === 0 ? [] : [entry(t(`draw.order.${order}`), String(orders[order]))])),
    ...(pushed ? [line(t('draw.pushed'), 'redBright')] : []),
    ...(marks.aggressive ? [line(termOf(drawing, 'aggressive'), 'cyanBright')] : []),
    ...(marks.charger ? [line(termOf(drawing, 'charger'), 'cyanBright')] : []),
    ...(ownCp > 0 ? [entry(t('draw.ownCp'), String(ownCp))] : []),
    entry(t('draw.worth'), `${worth} ${t('draw.vp')}`),
    ...beside.map(({ unit: other, own, other: side }): Line => {
      const enemy = drawing.view.units.find((one) => one.unit === other);
      const code = enemy === undefined ? other : unitCode(drawing, enemy);
      return line(`${t('draw.beside')} ${code} (${termOf(drawing, own)}/${termOf(drawing, side)})`, 'dim');
    }),
  ];
}
const round = (length: number): number => Math.round(length * 100) / 100;
