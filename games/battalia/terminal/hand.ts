// The viewer's own cards: the hand as cards, the other piles in a line each.

import { beside, fit, flow, heading, type Ink, type Line, line, lineWidth, span, widthOf } from '@tabularium/parts/terminal';
import type { Pool } from '../content/kinds.ts';
import type { PlayerView } from '../table/view.ts';
import {
  countCards,
  type Drawing,
  faceOf,
  factionGroups,
  factionInk,
  factionLetter,
  isGreat,
  kindInk,
  kindName,
  oracleSigns,
  signOf,
} from './marks.ts';

const DOT = line(' · ', 'dim');
const MIN_CARD = 8;

export function drawOwn(drawing: Drawing, player: PlayerView, width: number): Line[] {
  const { t } = drawing.canvas;
  const { hand, ambush, nation, haven, tokens } = player;
  const piles = [
    { name: t('board.own.ambush'), cards: ambush.cards ?? [] },
    { name: t('board.own.nation'), cards: nation.cards ?? [] },
    { name: t('board.own.haven'), cards: haven.cards ?? [] },
  ].filter(({ cards }) => cards.length > 0);
  const names = Math.max(0, ...piles.map(({ name }) => widthOf(name)));
  const counts = Math.max(0, ...piles.map(({ cards }) => String(cards.length).length));
  return [
    heading(t('board.own.hand', { count: hand.count }), width, line(t('board.own.tokens', { ...tokens }), 'dim')),
    ...drawHand(drawing, hand.cards ?? [], width),
    ...piles.flatMap(({ name, cards }) => {
      const lead = [
        span(' '),
        ...fit(line(name, 'bold'), names),
        span(' '),
        ...fit(line(String(cards.length)), counts, 'right'),
        span('  '),
      ];
      return flow(factionGroups(drawing, cards), width, lead, DOT);
    }),
  ];
}

/** Little cards side by side, in as many rows as it takes. */
function drawHand(drawing: Drawing, cards: readonly Pool[], width: number): Line[] {
  const drawn = countCards(cards).map((card) => drawCard(drawing, card));
  const rows: (typeof drawn)[] = [];
  let used = width;
  for (const card of drawn) {
    if (used + card.width > width) {
      rows.push([]);
      used = 1;
    }
    rows.at(-1)?.push(card);
    used += card.width;
  }
  return rows.flatMap((row) => beside(row, 0).map((spans) => [span(' '), ...spans]));
}
/** Faction and rank on the upper edge, the light of the Oracle and the number of equal cards on the lower. */
function drawCard(drawing: Drawing, [pool, count]: [Pool, number]): { lines: Line[]; width: number } {
  const face = faceOf(pool);
  const name = kindName(drawing, face.kind);
  const inner = Math.max(MIN_CARD - 2, widthOf(name));
  const edge: Ink | undefined = isGreat(face) ? kindInk(face) : face.faction === null ? 'gray' : factionInk(face.faction);
  const top = [span(factionLetter(drawing, face.faction), [edge ?? 'gray', 'bold']), span(signOf(face), 'bold')] as const;
  const low = [span(oracleSigns(drawing, face.kind), ['yellowBright', 'bold']), span(count > 1 ? `×${count}` : '', 'bold')] as const;
  const border = (left: string, [first, last]: readonly [Line[number], Line[number]], right: string): Line => [
    span(left, edge),
    first,
    span('─'.repeat(inner - lineWidth([first, last])), edge),
    last,
    span(right, edge),
  ];
  const middle = [span('│', edge), ...fit(line(name, kindInk(face) ?? 'bold'), inner), span('│', edge)];
  return { lines: [border('╭', top, '╮'), middle, border('╰', low, '╯')], width: inner + 2 };
}
