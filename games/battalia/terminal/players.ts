// Everybody at the table: points, cards and heroes, and what lies in the open before them.
import type { Seat } from '@tabularium/kernel';
import { flow, heading, type Line, line, type Span, span, table } from '@tabularium/parts/terminal';
import { HOMELANDS } from '../content/kinds.ts';
import type { LaidView, PlayerView, TentView } from '../table/view.ts';
import {
  ACTIVE,
  cardSpans,
  countCards,
  type Drawing,
  factionGroups,
  seatMark,
  seatName,
  seatOnTurn,
  seatPlate,
  TERRAIN_SIGNS,
  terrainInk,
} from './marks.ts';

const DOT = line(' · ', 'dim');
/** From this width on the columns stand apart. */
const ROOMY = 96;

/** In the order of the turns, the first player first. */
function inTurnOrder({ view: { players, first } }: Drawing): readonly PlayerView[] {
  return [...players.slice(first), ...players.slice(0, first)];
}

const HEADS = ['vp', 'level4', 'hand', 'nation', 'haven', 'ambush', 'deck', 'heroes', 'top'] as const;
const COLUMNS = [{}, { yields: true }, ...HEADS.slice(0, -2).map(() => ({ align: 'right' as const })), {}, { yields: true }];

export function drawPlayers(drawing: Drawing, winners: readonly Seat[], width: number): Line[] {
  const { t } = drawing.canvas;
  const { level4Target, vpTarget } = drawing.view.terms;
  const of = (count: number, target: number): Line => [span(String(count), 'bold'), ...(target > 0 ? [span(`/${target}`, 'dim')] : [])];
  const row = (player: PlayerView): Line[] => {
    const { seat, hand, nation, haven, ambush, deckSize, score } = player;
    return [
      [span(turnSign(drawing, seat, winners), ['yellowBright', 'bold']), span(seatMark(drawing, seat), seatPlate(drawing, seat))],
      nameLine(drawing, player),
      of(score.vp, vpTarget),
      of(score.level4, level4Target),
      ...[hand.count, nation.count, haven.count, ambush.count, deckSize].map((count) =>
        line(String(count), count === 0 ? 'dim' : undefined),
      ),
      heroesLine(player),
      haven.top === null ? line('–', 'dim') : cardSpans(drawing, haven.top),
    ];
  };
  const heads = HEADS.map((key) => line(t(`board.players.${key}`), 'dim'));
  const rows = [[line(''), line(''), ...heads], ...inTurnOrder(drawing).map(row)];
  return [heading(t('board.players.title'), width), ...table(rows, COLUMNS, width, width >= ROOMY ? 2 : 1)];
}

const turnSign = ({ view }: Drawing, seat: Seat, winners: readonly Seat[]): string =>
  winners.includes(seat) ? '★' : winners.length === 0 && seatOnTurn(view) === seat ? ACTIVE : ' ';
function nameLine(drawing: Drawing, { seat, faction }: PlayerView): Line {
  const { view, canvas } = drawing;
  const isGone = view.gone.includes(seat);
  const spans: Span[] = [span(seatName(drawing, seat), isGone ? 'dim' : 'bold')];
  if (view.eye === seat) spans.push(span(` ${canvas.t('board.players.you')}`, 'dim'));
  if (isGone) spans.push(span(` ${canvas.t('board.players.gone')}`, 'dim'));
  if (view.terms.terrain && faction !== null) spans.push(span(` ${TERRAIN_SIGNS[HOMELANDS[faction]]}`, terrainInk(HOMELANDS[faction])));
  return spans;
}
const heroesLine = ({ heroes }: PlayerView): Line =>
  heroes.map((at, i) => span(`${i > 0 ? ' ' : ''}${at ?? '–'}`, at === null ? 'dim' : 'bold'));

/** Cards laid this turn, cards gained, and tents with what is in them. */
export function drawTables(drawing: Drawing, width: number): Line[] {
  const { t } = drawing.canvas;
  const lines = inTurnOrder(drawing).flatMap((player) => {
    const lead = (what: string): Line => [
      span(' '),
      span(seatMark(drawing, player.seat), seatPlate(drawing, player.seat)),
      span(` ${t(`board.table.${what}`)} `, 'dim'),
    ];
    return [
      ...(player.laid.length === 0 ? [] : flow(laidLines(drawing, player.laid), width, lead('laid'), DOT)),
      ...(player.gains.length === 0
        ? []
        : flow(
            countCards(player.gains).map((card) => countedLine(drawing, card)),
            width,
            lead('gains'),
            DOT,
          )),
      ...(player.tents.length === 0
        ? []
        : flow(
            player.tents.map((tent) => tentLine(drawing, tent)),
            width,
            lead('tents'),
            DOT,
          )),
    ];
  });
  const { limbo } = drawing.view;
  if (limbo.length > 0) lines.push(...flow(factionGroups(drawing, limbo), width, line(` ${t('board.table.limbo')} `, 'dim'), DOT));
  return lines.length === 0 ? [] : [heading(t('board.table.title'), width), ...lines];
}
const countedLine = (drawing: Drawing, [pool, count]: [string, number]): Line => [
  ...cardSpans(drawing, pool),
  ...(count > 1 ? [span(`×${count}`, 'dim')] : []),
];
/** Equal cards together. */
function laidLines(drawing: Drawing, laid: readonly LaidView[]): Line[] {
  const alike = (a: LaidView, b: LaidView): boolean => a.card === b.card && a.as === b.as && a.uses === b.uses && a.under === b.under;
  return laid
    .filter((one, i) => laid.findIndex((other) => alike(one, other)) === i)
    .map((one) => {
      const count = laid.filter((other) => alike(one, other)).length;
      return [...laidLine(drawing, one), ...(count > 1 ? [span(`×${count}`, 'dim')] : [])];
    });
}
/** What has uses left stands out. BAT-8.2 */
function laidLine(drawing: Drawing, { card, as, uses, under }: LaidView): Span[] {
  const isSpent = uses === 0;
  const spans = cardSpans(drawing, card, isSpent);
  if (as !== card) spans.push(span(' = ', 'dim'), ...cardSpans(drawing, as, isSpent));
  if (under !== null) spans.push(span(' ↑ ', 'dim'), ...cardSpans(drawing, under, true));
  if (!isSpent) spans.push(span(` ${drawing.canvas.t('board.table.uses', { uses })}`, 'cyanBright'));
  return spans;
}
function tentLine(drawing: Drawing, { tent, cards, fleeting }: TentView): Line {
  const inside = cards.flatMap((card, i) => [...(i > 0 ? [span(', ')] : []), ...cardSpans(drawing, card)]);
  return [
    ...cardSpans(drawing, tent),
    span(' ['),
    ...inside,
    span(']'),
    ...(fleeting ? [span(` ${drawing.canvas.t('board.table.fleeting')}`, 'dim')] : []),
  ];
}
