// The armies: points and cards of each player, and every figure with what it has.
import type { Seat } from '@tabularium/kernel';
import { beside, flow, heading, type Line, line, type Span, span } from '@tabularium/parts/terminal';
import { STATS } from '../content/kinds.ts';
import type { FigureView, PlayerView } from '../table/view.ts';
import { ACTIVE, arrowOf, codeOf, DOT, type Drawing, inkOf, nameOf, termOf, WINNER } from './marks.ts';

const MIN_COLUMN = 60;
const GAP = 2;

export function drawArmies(drawing: Drawing, winners: readonly Seat[], width: number): Line[] {
  const { players } = drawing.view;
  const isBeside = width >= 2 * MIN_COLUMN + GAP;
  const column = isBeside ? Math.floor((width - GAP) / 2) : width;
  const blocks = players.map((player) => ({ lines: drawArmy(drawing, player, winners, column), width: column }));
  return isBeside ? beside(blocks, GAP) : blocks.flatMap(({ lines }) => lines);
}
function drawArmy(drawing: Drawing, player: PlayerView, winners: readonly Seat[], width: number): Line[] {
  const { view, canvas } = drawing;
  const { t } = canvas;
  const { seat } = player;
  const own = view.figures.filter((figure) => figure.seat === seat);
  const title = `${markOf(drawing, seat, winners)}${nameOf(drawing, seat)} · ${t(`term.${player.faction}`)}`;
  const side = view.forecast.sides[seat];
  const entries: Line[] = [
    entry(t('draw.points'), String(player.points)),
    ...(side === undefined || side.atRoundEnd === player.points ? [] : [entry(t('draw.atRoundEnd'), String(side.atRoundEnd))]),
    entry(t('draw.fate'), String(player.fate.count)),
    entry(t('draw.glory'), String(player.glory.count)),
    entry(t('draw.deck'), String(player.deck.count)),
    entry(t('draw.discards'), String(player.discards.length)),
    ...(player.selected === null ? [] : [entry(t('draw.selected'), termOf(drawing, player.selected))]),
    ...(player.completed.length === 0
      ? []
      : [entry(t('draw.completed'), player.completed.map((card) => termOf(drawing, card)).join(', '))]),
  ];
  return [
    heading(title, width, line(notesOf(drawing, player).join(', '))),
    ...flow(entries, width, line(' '), DOT),
    ...own.flatMap((figure) => drawFigure(drawing, figure, width)),
  ];
}
const entry = (word: string, value: string): Line => [span(`${word} `, 'dim'), span(value, 'bold')];
function markOf({ view }: Drawing, seat: Seat, winners: readonly Seat[]): string {
  if (winners.includes(seat)) return `${WINNER} `;
  return view.frames.at(-1)?.seat === seat && view.ended === null ? `${ACTIVE} ` : '';
}
function notesOf({ view, canvas }: Drawing, { seat, zone, passed }: PlayerView): string[] {
  const { t } = canvas;
  return [
    ...(view.eye === seat ? [t('draw.you')] : []),
    ...(view.firstPlayer === seat ? [t('draw.first')] : []),
    ...(zone === null ? [] : [t(`term.${zone}`)]),
    ...(passed ? [t('draw.passed')] : []),
  ];
}

// ---- figures

/** `Hm He-Man P25↑  wounds 2/7 · mana 3 · focus`, then numbers and equipment. */
function drawFigure(drawing: Drawing, figure: FigureView, width: number): Line[] {
  const { t } = drawing.canvas;
  const stands = figure.massive ? `${figure.hexes.join(' ')} (${figure.facing})` : `${figure.at}${arrowOf(figure)}`;
  const where = figure.out ? t('draw.out') : figure.at === null ? t('draw.waits') : stands;
  const head: Span[] = [
    span(` ${codeOf(drawing, figure)} `, [inkOf(drawing, figure.seat), 'bold']),
    span(termOf(drawing, figure.figure), figure.out ? 'dim' : 'bold'),
    span(` ${where}`, figure.out ? 'dim' : undefined),
  ];
  if (figure.out) return [head];
  const state: Line[] = [
    entry(t('draw.wounds'), `${figure.wounds}/${figure.health}`),
    entry(t('draw.mana'), String(figure.mana)),
    ...(figure.ap === null ? [] : [entry(t('draw.ap'), String(figure.ap))]),
    ...tokensOf(figure).map((token) => line(termOf(drawing, token), 'cyanBright')),
    ...(figure.activated ? [line(t('draw.activated'), 'dim')] : []),
    ...(figure.barred ? [line(t('draw.barred'), 'dim')] : []),
    entry(t('draw.vp'), String(figure.points)),
  ];
  return [
    ...flow(state, width, [...head, span('  ')], DOT),
    ...flow(numbersOf(drawing, figure), width, line('    ')),
    ...flow(gearOf(drawing, figure), width, line('    '), DOT),
  ];
}
const tokensOf = ({ focus, overwatch, buff, debuff }: FigureView): string[] => [
  ...(focus ? ['focus'] : []),
  ...(overwatch ? ['overwatch'] : []),
  ...[buff ?? [], debuff ?? []].flat(),
];
const numbersOf = (drawing: Drawing, { stats, speed }: FigureView): Line[] => [
  ...STATS.map((stat): Line => [span(`${termOf(drawing, stat)} `, 'dim'), span(String(stats[stat].now))]),
  [span(`${termOf(drawing, 'speed')} `, 'dim'), span(`${speed[0].now}/${speed[1].now}`)],
];
const gearOf = (drawing: Drawing, { weapons, items, abilities }: FigureView): Line[] => [
  ...weapons.map(({ weapon, range }): Line => [span(termOf(drawing, weapon)), ...(range === 0 ? [] : [span(` ${range}"`, 'dim')])]),
  ...items.map(({ item, used }): Line => line(used ? `(${termOf(drawing, item)})` : termOf(drawing, item), used ? 'dim' : undefined)),
  ...abilities.flatMap(({ ability, kind, used }) =>
    kind === 'active' ? [line(used ? `(${termOf(drawing, ability)})` : termOf(drawing, ability), used ? 'dim' : 'italic')] : [],
  ),
];
