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
  HUNGRY,
  inkOf,
  LYING,
  markOf,
  PENALTY,
  playerSpans,
  type Scene,
  termOf,
  unitCode,
  WINNER,
} from './marks.ts';

export function drawPlayers(scene: Scene, winners: readonly Seat[], width: number): Line[] {
  const { t } = scene.canvas;
  const inOrder = [...scene.view.order, ...scene.view.players.flatMap(({ owner, seat }) => (seat === null ? [owner] : []))];
  return [heading(t('draw.players'), width), ...inOrder.flatMap((owner) => drawPlayer(scene, owner, winners, width))];
}
function drawPlayer(scene: Scene, owner: Owner, winners: readonly Seat[], width: number): Line[] {
  const player = scene.view.players[owner];
  if (player === undefined) return [];
  const lead: Line = [
    span(signOf(scene, player, winners), ['yellowBright', 'bold']),
    ...playerSpans(scene, owner),
    ...notesOf(scene, player),
    span('  '),
  ];
  if (!player.alive) return [lead];
  const indent = line('   ');
  return [
    ...flow([...goodsOf(scene, player), ...countsOf(scene, player)], width, lead, DOT),
    ...(player.characters.length === 0
      ? []
      : flow(
          player.characters.map((held) => characterWord(scene, held)),
          width,
          indent,
          DOT,
        )),
    ...unitLines(scene, owner, width, indent),
  ];
}
const signOf = ({ view }: Scene, { owner, seat }: PlayerView, winners: readonly Seat[]): string => {
  if (seat !== null && winners.includes(seat)) return WINNER;
  return view.turn?.owner === owner && view.ended === null ? ACTIVE : ' ';
};
function notesOf({ view, canvas }: Scene, { owner, seat, alive, stances, hexStances }: PlayerView): Span[] {
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

function goodsOf(scene: Scene, { stock, money, seat }: PlayerView): Line[] {
  const { t } = scene.canvas;
  const goods =
    seat === null ? [] : RESOURCES.map((resource) => entry(termOf(scene, resource), String(stock[resource]), stock[resource] > 0));
  return [...goods, entry(t('draw.coins'), money === null ? '?' : coins(money), money !== 0)];
}
function countsOf(scene: Scene, player: PlayerView): Line[] {
  const { t } = scene.canvas;
  const { view } = scene;
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
    ...(view.terms.battleDie ? [] : [tokensOf(scene, player)]),
    ...(player.fallen.length === 0 ? [] : [entry(t('draw.fallen'), String(player.fallen.length), true)]),
    ...(player.wages.salt === 0 ? [] : [entry(t('draw.wages'), String(player.wages.salt), true)]),
  ];
}
const entry = (word: string, value: string, isThere: boolean): Line => [span(`${word} `, 'dim'), span(value, isThere ? 'bold' : 'dim')];
const limited = ({ count, limit }: CountView): string => `${count}/${limit}`;
/** Mine by name, of others how many; those that were played are known to all. */
function tokensOf(scene: Scene, { hand, spent }: PlayerView): Line {
  const { t } = scene.canvas;
  const names = (tokens: readonly string[]): string => tokens.map((token) => termOf(scene, token)).join(', ');
  const held = hand.tokens === null ? String(hand.count) : names(hand.tokens);
  return [
    span(`${t('draw.tokens')} `, 'dim'),
    span(held, 'bold'),
    ...(spent.length === 0 ? [] : [span(` ${t('draw.spent')} ${names(spent)}`, 'dim')]),
  ];
}
function characterWord(scene: Scene, { character, charges, cubes, used }: HeldView): Line {
  const { t } = scene.canvas;
  const on = [...(charges > 0 ? [String(charges)] : []), ...cubes.map((cube) => termOf(scene, cube))].join(', ');
  return [
    span(termOf(scene, character), used ? 'dim' : 'bold'),
    ...(on === '' ? [] : [span(` (${on})`)]),
    ...(used ? [span(` ${t('draw.used')}`, 'dim')] : []),
  ];
}

// ---- units

/** `W1 c3 ●●`: where each stands, and what it can still do. */
function unitLines(scene: Scene, owner: Owner, width: number, indent: Line): Line[] {
  const own = scene.view.units.filter((unit) => unit.owner === owner);
  return own.length === 0
    ? []
    : flow(
        own.map((unit) => unitWord(scene, unit)),
        width,
        indent,
        line('  '),
      );
}
function unitWord(scene: Scene, unit: UnitView): Line {
  const isActive = scene.view.turn?.owner === unit.owner;
  const state = unit.lying === null ? (isActive ? ACTION.repeat(unit.actions) : '') : LYING;
  const flags = `${unit.penalty ? PENALTY : ''}${unit.hungry ? HUNGRY : ''}`;
  return [
    span(`${markOf(scene, unit.owner)}${unitCode(scene, unit)}`, inkOf(scene, unit.owner)),
    span(` ${unit.at}`),
    ...(state === '' ? [] : [span(` ${state}`, unit.lying === null ? undefined : 'dim')]),
    ...(flags === '' ? [] : [span(flags, ['redBright', 'bold'])]),
  ];
}
