// Everybody at the table: points, cards and heroes, and what lies in the open before them.
import type { Seat } from '@tabularium/kernel';
import { flow, heading, type Line, line, type Span, span, table } from '@tabularium/parts/terminal';
import type { LaidView, PlayerView, TentView } from '../table/view.ts';
import {
  ACTIVE,
  cardSpans,
  countCards,
  factionGroups,
  nativeOf,
  type Scene,
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
function inTurnOrder({ view: { players, first } }: Scene): readonly PlayerView[] {
  return [...players.slice(first), ...players.slice(0, first)];
}

const HEADS = ['vp', 'level4', 'hand', 'nation', 'haven', 'ambush', 'deck', 'heroes', 'top'] as const;
const COLUMNS = [{}, { yields: true }, ...HEADS.slice(0, -2).map(() => ({ align: 'right' as const })), {}, { yields: true }];

export function drawPlayers(scene: Scene, winners: readonly Seat[], width: number): Line[] {
  const { t } = scene.canvas;
  const { level4Target, vpTarget } = scene.view.terms;
  const of = (count: number, target: number): Line => [span(String(count), 'bold'), ...(target > 0 ? [span(`/${target}`, 'dim')] : [])];
  const row = (player: PlayerView): Line[] => {
    const { seat, hand, nation, haven, ambush, deckSize, score } = player;
    return [
      [span(turnSign(scene, seat, winners), ['yellowBright', 'bold']), span(seatMark(scene, seat), seatPlate(scene, seat))],
      nameLine(scene, player),
      of(score.vp, vpTarget),
      of(score.level4, level4Target),
      ...[hand.count, nation.count, haven.count, ambush.count, deckSize].map((count) =>
        line(String(count), count === 0 ? 'dim' : undefined),
      ),
      heroesLine(player),
      haven.top === null ? line('–', 'dim') : cardSpans(scene, haven.top),
    ];
  };
  const heads = HEADS.map((key) => line(t(`board.players.${key}`), 'dim'));
  const rows = [[line(''), line(''), ...heads], ...inTurnOrder(scene).map(row)];
  return [heading(t('board.players.title'), width), ...table(rows, COLUMNS, width, width >= ROOMY ? 2 : 1)];
}

const turnSign = ({ view }: Scene, seat: Seat, winners: readonly Seat[]): string =>
  winners.includes(seat) ? '★' : winners.length === 0 && seatOnTurn(view) === seat ? ACTIVE : ' ';
function nameLine(scene: Scene, { seat, faction }: PlayerView): Line {
  const { view, canvas } = scene;
  const isGone = view.gone.includes(seat);
  const spans: Span[] = [span(seatName(scene, seat), isGone ? 'dim' : 'bold')];
  if (view.eye === seat) spans.push(span(` ${canvas.t('board.players.you')}`, 'dim'));
  if (isGone) spans.push(span(` ${canvas.t('board.players.gone')}`, 'dim'));
  if (view.terms.terrain && faction !== null) spans.push(span(` ${TERRAIN_SIGNS[nativeOf(faction)]}`, terrainInk(nativeOf(faction))));
  return spans;
}
const heroesLine = ({ heroes }: PlayerView): Line =>
  heroes.map((at, i) => span(`${i > 0 ? ' ' : ''}${at ?? '–'}`, at === null ? 'dim' : 'bold'));

/** Cards laid this turn, cards gained, and tents with what is in them. */
export function drawTables(scene: Scene, width: number): Line[] {
  const { t } = scene.canvas;
  const lines = inTurnOrder(scene).flatMap((player) => {
    const lead = (what: string): Line => [
      span(' '),
      span(seatMark(scene, player.seat), seatPlate(scene, player.seat)),
      span(` ${t(`board.table.${what}`)} `, 'dim'),
    ];
    return [
      ...(player.laid.length === 0 ? [] : flow(laidLines(scene, player.laid), width, lead('laid'), DOT)),
      ...(player.gains.length === 0
        ? []
        : flow(
            countCards(player.gains).map((card) => countedLine(scene, card)),
            width,
            lead('gains'),
            DOT,
          )),
      ...(player.tents.length === 0
        ? []
        : flow(
            player.tents.map((tent) => tentLine(scene, tent)),
            width,
            lead('tents'),
            DOT,
          )),
    ];
  });
  const { limbo } = scene.view;
  if (limbo.length > 0) lines.push(...flow(factionGroups(scene, limbo), width, line(` ${t('board.table.limbo')} `, 'dim'), DOT));
  return lines.length === 0 ? [] : [heading(t('board.table.title'), width), ...lines];
}
const countedLine = (scene: Scene, [pool, count]: [string, number]): Line => [
  ...cardSpans(scene, pool),
  ...(count > 1 ? [span(`×${count}`, 'dim')] : []),
];
/** Equal cards together. */
function laidLines(scene: Scene, laid: readonly LaidView[]): Line[] {
  const alike = (a: LaidView, b: LaidView): boolean => a.card === b.card && a.as === b.as && a.uses === b.uses && a.under === b.under;
  return laid
    .filter((one, i) => laid.findIndex((other) => alike(one, other)) === i)
    .map((one) => {
      const count = laid.filter((other) => alike(one, other)).length;
      return [...laidLine(scene, one), ...(count > 1 ? [span(`×${count}`, 'dim')] : [])];
    });
}
/** What has uses left stands out. BAT-8.2 */
function laidLine(scene: Scene, { card, as, uses, under }: LaidView): Span[] {
  const isSpent = uses === 0;
  const spans = cardSpans(scene, card, isSpent);
  if (as !== card) spans.push(span(' = ', 'dim'), ...cardSpans(scene, as, isSpent));
  if (under !== null) spans.push(span(' ↑ ', 'dim'), ...cardSpans(scene, under, true));
  if (!isSpent) spans.push(span(` ${scene.canvas.t('board.table.uses', { uses })}`, 'cyanBright'));
  return spans;
}
function tentLine(scene: Scene, { tent, cards, fleeting }: TentView): Line {
  const inside = cards.flatMap((card, i) => [...(i > 0 ? [span(', ')] : []), ...cardSpans(scene, card)]);
  return [
    ...cardSpans(scene, tent),
    span(' ['),
    ...inside,
    span(']'),
    ...(fleeting ? [span(` ${scene.canvas.t('board.table.fleeting')}`, 'dim')] : []),
  ];
}
