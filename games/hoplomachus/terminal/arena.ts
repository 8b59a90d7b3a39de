// The arena: hexes of six by two characters, every other row half a hex to the side. Above the chip, below the hex.
import { flow, type Ink, type Line, line, type Sheet, sheet, span } from '@tabularium/parts/terminal';
import { arenas, type HexKind } from '../content/arenas.ts';
import type { HexName } from '../table/asks.ts';
import type { HoplomachusView, ShardView, UnitView } from '../table/view.ts';
import {
  ACTIVE_SHARD,
  codeOf,
  type Drawing,
  FOOTHOLD,
  HEX_SIGNS,
  IDLE,
  inkOf,
  isIdle,
  letterOf,
  QUIET_SHARD,
  SIDE_INKS,
  troopOf,
} from './signs.ts';

const HEX_WIDTH = 6;
const HEX_HEIGHT = 2;
const TARGET: Ink = ['cyanBright', 'bold'];

export interface ArenaDrawing {
  readonly lines: readonly Line[];
  readonly width: number;
}
/** `targets`: hexes that are options, or whose units are. */
export function drawArena(drawing: Drawing, targets: ReadonlySet<HexName>): ArenaDrawing {
  const { hexes, names, kinds } = arenas[drawing.view.terms.arena];
  const left = Math.min(...hexes.map(({ q, r }) => 2 * q + r));
  const top = Math.min(...hexes.map(({ r }) => r));
  const right = Math.max(...hexes.map(({ q, r }) => 2 * q + r));
  const bottom = Math.max(...hexes.map(({ r }) => r));
  const width = ((right - left) * HEX_WIDTH) / 2 + HEX_WIDTH + 1;
  const map = sheet(width, (bottom - top + 1) * HEX_HEIGHT);
  for (const [number, { q, r }] of hexes.entries()) {
    const x = 1 + ((2 * q + r - left) * HEX_WIDTH) / 2;
    const y = (r - top) * HEX_HEIGHT;
    const at = names[number] as HexName;
    drawHex(drawing, map, x, y, at, kinds[number] ?? 'sand', targets.has(at));
  }
  drawCompass(map);
  return { lines: map.lines(), width };
}

/** In the free corner at the top left, each number of an arena die in its direction. HOP-5.3 */
function drawCompass(map: Sheet): void {
  map.write(1, 0, ' 6 1', 'yellow');
  map.write(1, 1, `5 ${COMPASS_SIGN} 2`, 'yellow');
  map.write(1, 2, ' 4 3', 'yellow');
}
const COMPASS_SIGN = '✦';

function drawHex(drawing: Drawing, map: Sheet, x: number, y: number, at: HexName, kind: HexKind, isTarget: boolean): void {
  const { view } = drawing;
  const unit = view.units.find((one) => one.at === at);
  const shard = view.shards.find((one) => one.at === at);
  if (unit !== undefined) drawChip(drawing, map, x, y, unit);
  else if (shard !== undefined && shard.hp > 0) map.write(x, y, `${shardSign(shard)}${shard.hp}`, shardInk(shard));
  map.write(x, y + 1, isTarget ? `[${at}]` : at, isTarget ? TARGET : 'dim');
  const { sign, ink } = signAt(drawing, at, kind, shard);
  map.write(x + at.length + (isTarget ? 2 : 0), y + 1, sign, ink);
}
function drawChip(drawing: Drawing, map: Sheet, x: number, y: number, unit: UnitView): void {
  const troop = troopOf(drawing, unit.troop);
  const mark = letterOf(drawing, troop);
  map.write(x, y, mark.text, mark.style);
  map.write(
    x + 1,
    y,
    `${codeOf(drawing, unit)}${unit.hp}`,
    unit.active ? [inkOf(drawing, troop), ...(unit.elite ? (['underline'] as const) : [])].flat() : 'dim',
  );
  if (isIdle(unit)) map.write(x + 3 + String(unit.hp).length, y, IDLE, 'dim');
}
/** A foothold or a shard hides the kind of hex below it. */
function signAt({ view }: Drawing, at: HexName, kind: HexKind, shard: ShardView | undefined): { sign: string; ink: Ink } {
  const foothold = view.footholds.find((one) => one.at === at);
  if (foothold !== undefined) return { sign: FOOTHOLD, ink: SIDE_INKS[view.troops[foothold.troop]?.colour ?? 'red'] };
  if (shard !== undefined) return { sign: shardSign(shard), ink: shardInk(shard) };
  if (kind === 'redChained' || kind === 'blueChained')
    return { sign: isChained(view) ? HEX_SIGNS[kind] : '', ink: SIDE_INKS[kind === 'redChained' ? 'red' : 'blue'] }; // HOP-5.12
  return { sign: HEX_SIGNS[kind], ink: kind === 'red' || kind === 'blue' ? SIDE_INKS[kind] : 'yellow' };
}
const isChained = ({ terms }: HoplomachusView): boolean => terms.mode === 'skirmish' && terms.arena === 'colosseum';
const shardSign = ({ active }: ShardView): string => (active ? ACTIVE_SHARD : QUIET_SHARD);
const shardInk = ({ active }: ShardView): Ink => (active ? ['yellowBright', 'bold'] : 'yellow');

// ---- what the signs mean

const POZZUOLI_KINDS = ['red', 'blue', 'stone'] as const;
const COLOSSEUM_KINDS = ['red', 'blue', 'inner', 'centre', 'pedestal'] as const;
/** Only the signs in use. */
export function drawLegend({ view, canvas }: Drawing, hasTargets: boolean, width: number): Line[] {
  const { t } = canvas;
  const kinds = view.terms.arena === 'pozzuoli' ? POZZUOLI_KINDS : COLOSSEUM_KINDS;
  const signs: (readonly [sign: string, key: string])[] = kinds.map((kind) => [HEX_SIGNS[kind], kind]);
  signs.push([COMPASS_SIGN, 'compass']);
  if (isChained(view)) signs.push([HEX_SIGNS.redChained, 'chained']);
  if (view.footholds.length > 0) signs.push([FOOTHOLD, 'foothold']);
  if (view.shards.length > 0) signs.push([ACTIVE_SHARD, 'shard'], [QUIET_SHARD, 'quietShard']);
  if (view.units.some((unit) => unit.at !== null && isIdle(unit))) signs.push([IDLE, 'dazed']);
  if (hasTargets) signs.push(['[ ]', 'target']);
  const entries = signs.map(([sign, key]): Line => [span(`${sign} `), span(t(`draw.legend.${key}`), 'dim')]);
  return flow(entries, width, line(' '), line('  '));
}
