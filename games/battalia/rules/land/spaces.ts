// Spaces, their neighbours and the roads between them. A side is the index of its bit: 0 north, 1 east, 2 south, 3 west.

import { certain } from '@tabularium/kernel';
import { type BoardLayout, SPACES, type Space, WIDTH } from '../../content/boards.ts';
import type { BuildingDef, LandDef } from '../../content/lands.ts';
import type { Land, Table } from '../../table/table.ts';
import { EMPTY } from '../../table/table.ts';

export const SIDES = 4;
export const NO_SPACE = -1;

const beyond = (space: Space, side: number): Space => {
  const column = (space % WIDTH) + ([0, 1, 0, -1][side] as number);
  const row = Math.floor(space / WIDTH) + ([-1, 0, 1, 0][side] as number);
  return column < 0 || row < 0 || column >= WIDTH || row >= WIDTH ? NO_SPACE : row * WIDTH + column;
};
/** Index: SIDES * space + side. Value: the space on that side, or NO_SPACE off the map. */
export const BESIDE: readonly Space[] = Array.from({ length: SPACES * SIDES }, (_, i) => beyond(Math.floor(i / SIDES), i % SIDES));
export const besideOf = (space: Space, side: number): Space => BESIDE[space * SIDES + side] as Space;
export const opposite = (side: number): number => (side + 2) % SIDES;

/**
 * Where a road leads directly from a card on this side, or NO_SPACE.
 * Between two built cards road meets road, so it is enough to look at one of them. BAT-7.5, BAT-10.3
 */
export function roadTo(table: Pick<Table, 'exits'>, space: Space, side: number): Space {
  if (((table.exits[space] as number) & (1 << side)) === 0) return NO_SPACE;
  const next = besideOf(space, side);
  return next !== NO_SPACE && table.exits[next] !== 0 ? next : NO_SPACE; // BAT-10.5
}

/** The terrain card on a space; nothing where none is built. */
export const landAt = (table: Table, space: Space): LandDef | undefined => table.content.lands[table.lands[space] as number];
/** A terrain card of the stock: a road or a city, never the ruins. */
export const buildingOf = (table: Table, land: Land): BuildingDef => table.content.lands[land] as BuildingDef;

/** The board for this many players. */
export const boardOf = ({ content, players }: Table): BoardLayout => certain(content.boards[players.length], 'a board for so many players');
/** The space of the ruins. */
export const ruinsOf = (table: Table): Space => boardOf(table).ruins;
/** How many spaces a terrain card can still be laid on. */
export const openSpaces = (table: Pick<Table, 'lands'>): number => {
  let open = 0;
  for (const land of table.lands) if (land === EMPTY) open += 1;
  return open;
};
