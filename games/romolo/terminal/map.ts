// The map: hexes of ten by three characters, every other row half a hex to the side. Name and terrain, then constructions, then units; walls stand
// on the edges, on the side where they protect.
import { flow, type Ink, type Line, line, type Sheet, sheet, span } from '@tabularium/parts/terminal';
import { TERRAINS, UNIT_KINDS } from '../content/kinds.ts';
import type { Side } from '../content/maps.ts';
import type { HexName } from '../table/asks.ts';
import type { HexView, UnitView } from '../table/view.ts';
import {
  ACTION,
  buildingsOf,
  CRACKED_TOWER,
  controllerOf,
  type Drawing,
  FACE_DOWN,
  HUNGRY,
  inkOf,
  LETTERED,
  LYING,
  markOf,
  PENALTY,
  TERRAIN_INKS,
  TERRAIN_SIGNS,
  TOWER,
  unitLetter,
} from './marks.ts';

const HEX_WIDTH = 10;
const HEX_HEIGHT = 3;
/** Between the two columns for walls. */
const INSIDE = HEX_WIDTH - 2;
const TARGET: Ink = ['cyanBright', 'bold'];
const WALL_INK: Ink = ['white', 'bold'];
const WALLS: Readonly<Record<Side, { readonly x: number; readonly y: number; readonly sign: string }>> = {
  E: { x: HEX_WIDTH - 1, y: 1, sign: '▐' },
  NE: { x: HEX_WIDTH - 1, y: 0, sign: '┓' },
  NW: { x: 0, y: 0, sign: '┏' },
  W: { x: 0, y: 1, sign: '▌' },
  SW: { x: 0, y: 2, sign: '┗' },
  SE: { x: HEX_WIDTH - 1, y: 2, sign: '┛' },
};

export interface MapDrawing {
  readonly lines: readonly Line[];
  readonly width: number;
}
/** `targets` are the hexes to choose among, or those of the units to choose among. */
export function drawMap(drawing: Drawing, targets: ReadonlySet<HexName>): MapDrawing {
  const { hexes } = drawing.view;
  const left = Math.min(...hexes.map(({ q, r }) => 2 * q + r));
  const top = Math.min(...hexes.map(({ r }) => r));
  const right = Math.max(...hexes.map(({ q, r }) => 2 * q + r));
  const bottom = Math.max(...hexes.map(({ r }) => r));
  const width = ((right - left) * HEX_WIDTH) / 2 + HEX_WIDTH;
  const map = sheet(width, (bottom - top + 1) * HEX_HEIGHT);
  for (const hex of hexes)
    drawHex(drawing, map, ((2 * hex.q + hex.r - left) * HEX_WIDTH) / 2, (hex.r - top) * HEX_HEIGHT, hex, targets.has(hex.at));
  return { lines: map.lines(), width };
}

function drawHex(drawing: Drawing, map: Sheet, x: number, y: number, hex: HexView, isTarget: boolean): void {
  drawName(drawing, map, x + 1, y, hex, isTarget);
  drawBuildings(drawing, map, x + 1, y + 1, hex);
  drawUnits(drawing, map, x + 1, y + 2, hex);
  for (const side of hex.walls) map.write(x + WALLS[side].x, y + WALLS[side].y, WALLS[side].sign, WALL_INK);
}
/** `c3▲x2  Y`: on the right whoever controls it; face down `c3?▲x2` if this eye has looked. */
function drawName(drawing: Drawing, map: Sheet, x: number, y: number, hex: HexView, isTarget: boolean): void {
  const { at, terrain, multiplier, laid, start, up } = hex;
  const name = isTarget ? `[${at}]` : at;
  map.write(x, y, name, isTarget ? TARGET : 'dim');
  let next = x + name.length;
  const write = (text: string, ink: Ink): void => {
    map.write(next, y, text, ink);
    next += text.length;
  };
  if (!laid) return write(start === null ? '' : ` ${start + 1}`, 'dim');
  if (!up) write(FACE_DOWN, 'dim');
  if (terrain !== null) write(TERRAIN_SIGNS[terrain], up ? TERRAIN_INKS[terrain] : 'dim');
  if (multiplier !== null) write(multiplier === 'hidden' ? 'x?' : `x${multiplier}`, ['yellowBright', 'bold']);
  const controller = controllerOf(drawing, hex);
  if (controller !== undefined && next < x + INSIDE)
    map.write(x + INSIDE - 1, y, markOf(drawing, controller), [inkOf(drawing, controller)]);
}
/** `4 ■HHG`: its power, then a letter for each construction, or counts if there are too many. */
function drawBuildings(drawing: Drawing, map: Sheet, x: number, y: number, hex: HexView): void {
  const buildings = buildingsOf(drawing, hex);
  const tower = hex.tower === null ? '' : hex.tower.cracked ? CRACKED_TOWER : TOWER;
  if (tower === '' && buildings.length === 0) return;
  const letters = buildings.map(([letter, count]) => letter.repeat(count)).join('');
  const counted = buildings.map(([letter, count]) => (count > 1 ? `${count}${letter}` : letter)).join('');
  const room = INSIDE - 2 - tower.length;
  map.write(x, y, String(hex.power), 'bold');
  if (hex.tower !== null) map.write(x + 2, y, tower, [inkOf(drawing, hex.tower.owner), 'bold']);
  map.write(x + 2 + tower.length, y, clipped(letters.length > room ? counted : letters, room));
}
/** `YWWs BS`: by owner; those that lie have small letters. */
function drawUnits(drawing: Drawing, map: Sheet, x: number, y: number, hex: HexView): void {
  const here = drawing.view.units.filter(({ at }) => at === hex.at);
  let room = INSIDE;
  for (const owner of new Set(here.map((unit) => unit.owner))) {
    if (room <= 0) return;
    const own = here.filter((unit) => unit.owner === owner);
    const text = clipped(`${markOf(drawing, owner)}${lettersOf(drawing, own)}`, room);
    map.write(x + INSIDE - room, y, text, [inkOf(drawing, owner), 'bold']);
    room -= text.length + 1;
  }
}
function lettersOf(drawing: Drawing, units: readonly UnitView[]): string {
  const letters = units.map((unit) => unitLetter(drawing, unit));
  if (letters.length <= INSIDE - 1) return letters.join('');
  return [...new Set(letters)].map((letter) => `${letters.filter((one) => one === letter).length}${letter}`).join('');
}
const clipped = (text: string, room: number): string => (text.length <= room ? text : `${text.slice(0, room - 1)}…`);

// ---- what the signs mean

type Sign = readonly [sign: string, word: string];
/** The three lines of a hex one after the other; every letter stands for one thing. */
export function drawLegend({ view, canvas }: Drawing, hasTargets: boolean, width: number): Line[] {
  const { t } = canvas;
  const hexes: Sign[] = [
    ...TERRAINS.map((terrain): Sign => [TERRAIN_SIGNS[terrain], t(`term.${terrain}`)]),
    [FACE_DOWN, t('draw.legend.faceDown')],
  ];
  if (view.hexes.some(({ multiplier }) => multiplier !== null)) hexes.push(['x2', t('draw.legend.multiplier')]);
  if (hasTargets) hexes.push(['[ ]', t('draw.legend.target')]);
  const built: Sign[] = [
    [TOWER, t('term.tower')],
    ...LETTERED.map((kind): Sign => [t(`draw.building.${kind}`), t(`term.${kind}`)]),
    ['▌┏', t('draw.legend.wall')],
  ];
  const units: Sign[] = [
    ...UNIT_KINDS.map((kind): Sign => [t(`draw.unit.${kind}`), t(`term.${kind}`)]),
    [ACTION, t('draw.legend.action')],
    [LYING, t('draw.legend.lying')],
    [PENALTY, t('draw.legend.penalty')],
    [HUNGRY, t('draw.legend.hungry')],
  ];
  const entry = ([sign, word]: Sign): Line => [span(`${sign} `), span(word, 'dim')];
  return [hexes, built, units].flatMap((signs) => flow(signs.map(entry), width, line(' '), line('  ')));
}
