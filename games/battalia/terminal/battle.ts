// What is going on between the players: a battle as two lines, and what is being built.
import type { Seat } from '@tabularium/kernel';
import { clip, flow, heading, type Line, line, span, table } from '@tabularium/parts/terminal';
import type { BattleView, BuildingView, SideView } from '../table/view.ts';
import { ACTIVE, cardSpans, type Drawing, HERO, kindName, seatInk, seatSpans, TERRAIN_SIGNS, terrainInk } from './marks.ts';

const DOT = line(' · ', 'dim');
const MAX_BAR = 16;
const MAX_NAME = 16;

/** Who, how strong, and everything that counts. BAT-12.7 */
export function drawBattle(drawing: Drawing, { at, target, attacker, defender, turn, attack, defence }: BattleView, width: number): Line[] {
  const { t } = drawing.canvas;
  const margin = attack.total - defence.total;
  const gap = t(margin > 0 ? 'board.battle.ahead' : 'board.battle.behind', { margin: Math.abs(margin), count: 1 - margin });
  const longest = Math.max(attack.total, defence.total);
  const lead = (key: 'attack' | 'defence', seat: Seat | null, side: SideView): Line[] => [
    [span(turn === seat ? ACTIVE : ' ', ['yellowBright', 'bold']), span(t(`board.battle.${key}`))],
    line(String(side.total), 'bold'),
    barOf(drawing, seat, side.total, longest),
    clip(fighters(drawing, seat, side), MAX_NAME),
  ];
  const leads = table([lead('attack', attacker, attack), lead('defence', defender, defence)], [{}, { align: 'right' }, {}, {}], width);
  return [
    heading(t(`board.battle.${target}`, { at }), width, line(gap, margin > 0 ? 'green' : 'redBright')),
    ...[attack, defence].flatMap((side, i) => flow(reasonsOf(drawing, side), width, [...(leads[i] ?? []), span('  ')], DOT)),
  ];
}
function barOf(drawing: Drawing, seat: Seat | null, total: number, longest: number): Line {
  const length = longest > MAX_BAR ? Math.round((total * MAX_BAR) / longest) : total;
  return line('█'.repeat(length), seat === null ? 'gray' : seatInk(drawing, seat));
}
function fighters(drawing: Drawing, seat: Seat | null, { heroes }: SideView): Line {
  if (seat === null) return [];
  return [...seatSpans(drawing, seat), ...(heroes > 0 ? [span(` ${HERO.repeat(heroes)}`, [seatInk(drawing, seat), 'bold'] as const)] : [])];
}
const reasonsOf = (drawing: Drawing, { modifiers }: SideView): Line[] =>
  modifiers.map(({ value, reason, card }) => [
    ...(card === undefined ? [span(drawing.canvas.t(`term.${reason}`))] : cardSpans(drawing, card)),
    span(` +${value}`, 'bold'),
  ]);

/** The drawn terrain card is open to all. BAT-7.2 */
export function drawBuilding(drawing: Drawing, { kind, level, card, at }: BuildingView, width: number): Line[] {
  const { t } = drawing.canvas;
  const words: Line[] = [line(kind === 'city' ? t('board.building.city', { level }) : t('board.building.road'))];
  if (card !== null) words.push(line(kindName(drawing, card.type), 'bold'));
  if (card !== null && card.terrain !== null && drawing.view.terms.terrain)
    words.push([span(`${TERRAIN_SIGNS[card.terrain]} `, terrainInk(card.terrain)), span(kindName(drawing, card.terrain))]);
  if (at !== null) words.push(line(at, 'bold'));
  return [heading(t('board.building.title'), width), ...flow(words, width, line(' '), DOT)];
}
