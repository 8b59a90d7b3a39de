// What everybody has: stock, money, characters, tokens, limits; and where their units are.
import type { Seat } from '@tabularium/kernel';
import { flow, heading, type Line, line, type Span, span } from '@tabularium/parts/terminal';
import { RESOURCES } from '../content/kinds.ts';
import type { Owner } from '../table/table.ts';
import type { CountView, HeldView, PlayerView, UnitView } from '../table/view.ts';
import {
  ACTION,
  ACTIVE,
  coins,
  DOT,
  type Drawing,
  HUNGRY,
  inkOf,
  LYING,
  markOf,
  PENALTY,
  playerSpans,
  termOf,
  unitCode,
  WINNER,
} from './marks.ts';

export function drawPlayers(drawing: Drawing, winners: readonly Seat[], width: number): Line[] {
  const { t } = drawing.canvas;
  const inOrder = [...drawing.view.order, ...drawing.view.players.flatMap(({ owner, seat }) => (seat === null ? [owner] : []))];
  return [heading(t('draw.players'), width), ...inOrder.flatMap((owner) => drawPlayer(drawing, owner, winners, width))];
}
function drawPlayer(drawing: Drawing, owner: Owner, winners: readonly Seat[], width: number): Line[] {
  const player = drawing.view.players[owner];
  if (player === undefined) return [];
  const lead: Line = [
    span(signOf(drawing, player, winners), ['yellowBright', 'bold']),
    ...playerSpans(drawing, owner),
    ...notesOf(drawing, player),
    span('  '),
  ];
  if (!player.alive) return [lead];
  const indent = line('   ');
  return [
    ...flow([...goodsOf(drawing, player), ...countsOf(drawing, player)], width, lead, DOT),
    ...(player.characters.length === 0
      ? []
      : flow(
          player.characters.map((held) => characterWord(drawing, held)),
          width,
          indent,
          DOT,
        )),
    ...unitLines(drawing, owner, width, indent),
  ];
}
const signOf = ({ view }: Drawing, { owner, seat }: PlayerView, winners: readonly Seat[]): string => {
  if (seat !== null && winners.includes(seat)) return WINNER;
  return view.turn?.owner === owner && view.ended === null ? ACTIVE : ' ';
};
function notesOf({ view, canvas }: Drawing, { owner, seat, alive, stances, hexStances }: PlayerView): Span[] {
  const { t } = canvas;
  const { eye } = view;
  const mine = typeof eye === 'number' ? view.players[eye] : undefined;
  const isOther = mine !== undefined && owner !== eye && seat !== null && alive;
  const isAlly = isOther && mine.team === view.players[owner]?.team;
  return [
    ...(eye === seat && seat !== null ? [span(` ${t('draw.you')}`, 'dim')] : []),
    ...(alive ? [] : [span(` ${t('draw.out')}`, 'dim')]),
    ...(isAlly ? [span(` ${t('draw.ally')}`, 'dim')] : []),
    ...(isOther && !isAlly && typeof eye === 'number'
      ? [
          span(` ${t(`draw.stance.${stances[eye] ?? 'ask'}`)}`, 'dim'),
          ...hexStances.flatMap(({ at, toward, stance }) =>
            toward === eye ? [span(` ${t(`draw.stanceIn.${stance}`, { at })}`, 'dim')] : [],
          ),
        ]
      : []),
  ];
}

// ---- what somebody has

function goodsOf(drawing: Drawing, { stock, money, seat }: PlayerView): Line[] {
  const { t } = drawing.canvas;
  const goods =
    seat === null ? [] : RESOURCES.map((resource) => entry(termOf(drawing, resource), String(stock[resource]), stock[resource] > 0));
  return [...goods, entry(t('draw.coins'), money === null ? '?' : coins(money), money !== 0)];
}
function countsOf(drawing: Drawing, player: PlayerView): Line[] {
  const { t } = drawing.canvas;
  const { view } = drawing;
  const points = view.forecast.sides.find(({ team }) => team === player.team);
  const known: Line[] = [
    entry(t('draw.battleTokens'), String(player.battleTokens), player.battleTokens > 0),
    ...(points === undefined || view.phase === 'setup' ? [] : [entry(t('draw.forecast'), String(points.total), true)]),
  ];
  if (player.seat === null) return known;
  return [
    entry(t('draw.power'), String(player.power), true),
    entry(t('draw.workers'), limited(player.workers), true),
    entry(t('draw.military'), limited(player.military), true),
    ...known,
    ...(view.terms.battleDie ? [] : [tokensOf(drawing, player)]),
    ...(player.fallen.length === 0 ? [] : [entry(t('draw.fallen'), String(player.fallen.length), true)]),
    ...(player.wages.salt === 0 ? [] : [entry(t('draw.wages'), String(player.wages.salt), true)]),
  ];
}
const entry = (word: string, value: string, isThere: boolean): Line => [span(`${word} `, 'dim'), span(value, isThere ? 'bold' : 'dim')];
const limited = ({ count, limit }: CountView): string => `${count}/${limit}`;
/** The viewer's own by name, others' by number; everybody knows the played ones. */
function tokensOf(drawing: Drawing, { hand, spent }: PlayerView): Line {
  const { t } = drawing.canvas;
  const names = (tokens: readonly string[]): string => tokens.map((token) => termOf(drawing, token)).join(', ');
  const held = hand.tokens === null ? String(hand.count) : names(hand.tokens);
  return [
    span(`${t('draw.tokens')} `, 'dim'),
    span(held, 'bold'),
    ...(spent.length === 0 ? [] : [span(` ${t('draw.spent')} ${names(spent)}`, 'dim')]),
  ];
}
function characterWord(drawing: Drawing, { character, charges, cubes, used }: HeldView): Line {
  const { t } = drawing.canvas;
  const on = [...(charges > 0 ? [String(charges)] : []), ...cubes.map((cube) => termOf(drawing, cube))].join(', ');
  return [
    span(termOf(drawing, character), used ? 'dim' : 'bold'),
    ...(on === '' ? [] : [span(` (${on})`)]),
    ...(used ? [span(` ${t('draw.used')}`, 'dim')] : []),
  ];
}

// ---- units

/** `W1 c3 ●●`: where each stands, and what it can still do. */
function unitLines(drawing: Drawing, owner: Owner, width: number, indent: Line): Line[] {
  const own = drawing.view.units.filter((unit) => unit.owner === owner);
  return own.length === 0
    ? []
    : flow(
        own.map((unit) => unitWord(drawing, unit)),
        width,
        indent,
        line('  '),
      );
}
function unitWord(drawing: Drawing, unit: UnitView): Line {
  const isActive = drawing.view.turn?.owner === unit.owner;
  const state = unit.lying === null ? (isActive ? ACTION.repeat(unit.actions) : '') : LYING;
  const flags = `${unit.penalty ? PENALTY : ''}${unit.hungry ? HUNGRY : ''}`;
  return [
    span(`${markOf(drawing, unit.owner)}${unitCode(drawing, unit)}`, inkOf(drawing, unit.owner)),
    span(` ${unit.at}`),
    ...(state === '' ? [] : [span(` ${state}`, unit.lying === null ? undefined : 'dim')]),
    ...(flags === '' ? [] : [span(flags, ['redBright', 'bold'])]),
  ];
}
