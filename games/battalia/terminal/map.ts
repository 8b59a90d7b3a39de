// The map: cards of nine by three characters that join their roads with their neighbours'.

import { type Line, type Sheet, sheet } from '@tabularium/parts/terminal';
import type { SpaceName } from '../table/asks.ts';
import type { SpaceView } from '../table/view.ts';
import { type Drawing, HERO, HIDDEN, NEUTRAL, RUINS, roadSign, seatInk, seatMark, seatPlate, TERRAIN_SIGNS, terrainInk } from './marks.ts';

const CARD_WIDTH = 9;
const CARD_HEIGHT = 3;
const MIDDLE_X = 4;
const MIDDLE_Y = 1;

export interface MapDrawing {
  readonly lines: readonly Line[];
  readonly width: number;
}
/** `targets` are the spaces among which somebody chooses. */
export function drawMap(drawing: Drawing, targets: ReadonlySet<SpaceName>): MapDrawing {
  const { spaces } = drawing.view;
  const inPlay = spaces.filter(({ kind }) => kind !== 'outOfPlay');
  const columns = [...new Set(inPlay.map(({ at }) => at.charAt(0)))].sort();
  const rows = [...new Set(inPlay.map(({ at }) => at.slice(1)))].sort();
  const width = columns.length * CARD_WIDTH + 2;
  const height = rows.length * CARD_HEIGHT + 2;
  const map = sheet(width, height);
  drawFrame(map, columns, rows, width, height);
  for (const space of inPlay) {
    const x = 1 + columns.indexOf(space.at.charAt(0)) * CARD_WIDTH;
    const y = 1 + rows.indexOf(space.at.slice(1)) * CARD_HEIGHT;
    drawSpace(drawing, map, space, x, y);
    if (space.kind === 'empty' && targets.has(space.at)) map.write(x + MIDDLE_X, y + MIDDLE_Y, space.at, ['cyanBright', 'bold']);
    if (space.at === drawing.view.battle?.at) point(map, x, y, '»', '«', ['redBright', 'bold']);
    else if (targets.has(space.at) || space.at === drawing.view.building?.at) point(map, x, y, '►', '◄', ['cyanBright', 'bold']);
  }
  return { lines: map.lines(), width };
}

function drawFrame(map: Sheet, columns: readonly string[], rows: readonly string[], width: number, height: number): void {
  const edge = '─'.repeat(width - 2);
  map.write(0, 0, `╭${edge}╮`, 'dim');
  map.write(0, height - 1, `╰${edge}╯`, 'dim');
  for (let y = 1; y < height - 1; y++) for (const x of [0, width - 1]) map.write(x, y, '│', 'dim');
  for (const [i, name] of columns.entries()) for (const y of [0, height - 1]) map.write(1 + i * CARD_WIDTH + MIDDLE_X, y, name, 'bold');
  for (const [i, name] of rows.entries()) for (const x of [0, width - 1]) map.write(x, 1 + i * CARD_HEIGHT + MIDDLE_Y, name, 'bold');
}
function point(map: Sheet, x: number, y: number, left: string, right: string, style: readonly ['cyanBright' | 'redBright', 'bold']): void {
  map.write(x, y + MIDDLE_Y, left, style);
  map.write(x + CARD_WIDTH - 1, y + MIDDLE_Y, right, style);
}

function drawSpace(drawing: Drawing, map: Sheet, space: SpaceView, x: number, y: number): void {
  switch (space.kind) {
    case 'empty':
      map.write(x + MIDDLE_X, y + MIDDLE_Y, '·', 'dim');
      break;
    case 'impassable':
      for (let dy = 0; dy < CARD_HEIGHT; dy++) map.write(x, y + dy, '░'.repeat(CARD_WIDTH), 'dim');
      break;
    case 'road':
      drawRoads(map, space, x, y);
      map.write(x + MIDDLE_X, y + MIDDLE_Y, roadSign(space.exits));
      drawTerrain(drawing, map, space, x, y);
      break;
    case 'city':
    case 'ruins':
      drawRoads(map, space, x, y);
      drawTown(drawing, map, space, x, y);
      break;
    case 'outOfPlay':
      break;
  }
  drawHeroes(drawing, map, space, x, y);
}

// ---- roads

/** From the middle to every side that has an exit. */
function drawRoads(map: Sheet, { exits }: SpaceView, x: number, y: number): void {
  if (exits.includes('N')) map.write(x + MIDDLE_X, y, '║');
  if (exits.includes('S')) map.write(x + MIDDLE_X, y + CARD_HEIGHT - 1, '║');
  if (exits.includes('W')) map.write(x, y + MIDDLE_Y, '═'.repeat(MIDDLE_X));
  if (exits.includes('E')) map.write(x + MIDDLE_X + 1, y + MIDDLE_Y, '═'.repeat(CARD_WIDTH - MIDDLE_X - 1));
}
function drawTerrain(drawing: Drawing, map: Sheet, { terrain }: SpaceView, x: number, y: number): void {
  if (!drawing.view.terms.terrain || terrain === null) return;
  map.write(x + CARD_WIDTH - 3, y, TERRAIN_SIGNS[terrain], terrainInk(terrain));
  map.write(x + 2, y + CARD_HEIGHT - 1, TERRAIN_SIGNS[terrain], terrainInk(terrain));
}

// ---- cities and ruins

const TOWN_X = 2;
/** A frame into which the roads lead, and in it owner, terrain and level. */
function drawTown(drawing: Drawing, map: Sheet, space: SpaceView, x: number, y: number): void {
  const { exits, kind, owner } = space;
  const style = owner === null ? 'gray' : seatInk(drawing, owner);
  const wall = kind === 'ruins' ? '╌' : '─';
  map.write(x + TOWN_X, y, `┌${wall}${exits.includes('N') ? '╨' : wall}${wall}┐`, style);
  map.write(x + TOWN_X, y + 1, exits.includes('W') ? '╡' : '│', style);
  map.write(x + TOWN_X + 4, y + 1, exits.includes('E') ? '╞' : '│', style);
  map.write(x + TOWN_X, y + 2, `└${wall}${exits.includes('S') ? '╥' : wall}${wall}┘`, style);
  map.write(x + TOWN_X + 1, y + 1, townText(drawing, space), owner === null ? ['whiteBright', 'bold'] : seatPlate(drawing, owner));
}
function townText(drawing: Drawing, { kind, owner, terrain, level, guard, hides }: SpaceView): string {
  const mark = owner !== null ? seatMark(drawing, owner) : kind === 'ruins' ? RUINS : hides ? HIDDEN : NEUTRAL;
  const sign = drawing.view.terms.terrain && terrain !== null ? TERRAIN_SIGNS[terrain] : ' ';
  const strength = owner !== null ? level : guard;
  if (strength === 0) return ` ${mark}${sign}`;
  return strength > 9 ? `${mark}${strength}` : `${mark}${sign}${strength}`;
}

// ---- heroes

const CORNERS = [
  [0, 0],
  [CARD_WIDTH - 2, CARD_HEIGHT - 1],
  [CARD_WIDTH - 2, 0],
  [0, CARD_HEIGHT - 1],
] as const;
/** One corner for each; where there are too many, one for all heroes of a seat. */
function drawHeroes(drawing: Drawing, map: Sheet, { heroes }: SpaceView, x: number, y: number): void {
  const isCrowd = heroes.length > CORNERS.length;
  const figures = isCrowd ? [...new Set(heroes)] : heroes;
  for (const [i, seat] of figures.entries()) {
    const [dx, dy] = CORNERS[i] ?? CORNERS[0];
    const count = isCrowd ? heroes.filter((hero) => hero === seat).length : 1;
    map.write(x + dx, y + dy, `${count > 1 ? count : HERO}${seatMark(drawing, seat)}`, [seatInk(drawing, seat), 'bold']);
  }
}
