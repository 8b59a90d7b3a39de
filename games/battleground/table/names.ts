// The names of figures and facings, used in notation and views, and their numbers on the table.

import type { Seat } from '@tabularium/kernel';
import type { CharacterDef } from '../content/kinds.ts';
import { FACINGS, type FacingName, type FigureName } from './asks.ts';
import type { Facing, Figure, FigureId, Player, Table } from './table.ts';

export const facingName = (facing: Facing): FacingName => FACINGS[facing];
export const facingOf = (name: FacingName): Facing => FACINGS.indexOf(name) as Facing;

/** The miniature; its card is `defOf`. MOB-2.4 */
export const figureAt = (table: Table, id: FigureId): Figure => table.figures[id] as Figure;
export const defOf = (table: Table, id: FigureId): CharacterDef => table.content.characters[figureAt(table, id).def] as CharacterDef;
export const figureName = (table: Table, id: FigureId): FigureName => defOf(table, id).id;
/** NONE if no figure of this match has that name. */
export const figureOf = (table: Table, name: FigureName): FigureId =>
  table.figures.findIndex((figure) => table.content.characters[figure.def]?.id === name);
export const playerAt = (table: Table, seat: Seat): Player => table.players[seat] as Player;
/** The player that a figure belongs to. */
export const playerOf = (table: Table, id: FigureId): Player => playerAt(table, figureAt(table, id).seat);
