// What every thought of the bot starts from: a table on which it may try things, and who is who on it.
import type { Seat } from '@tabularium/kernel';
import type { Memory } from '@tabularium/parts/bot';
import { STEP } from '../content/shapes.ts';
import type { Piece } from '../content/terrain.ts';
import { objectivesOf, unitsAt } from '../rules/field/objectives.ts';
import { areFriends } from '../rules/units/teams.ts';
import type { Table, Unit, UnitId } from '../table/table.ts';

export interface Thought {
  readonly seat: Seat;
  /** The bot's own copy, on which it may move things for a moment. */
  readonly table: Table;
  /** Units on the table: the seat's own, those of its team, and the others. */
  readonly own: readonly UnitId[];
  readonly allies: readonly UnitId[];
  readonly enemies: readonly UnitId[];
  readonly objectives: readonly Objective[];
  readonly memory: Memory;
}
export interface Objective {
  /** Its number among the pieces. */
  readonly piece: number;
  /** In steps. */
  readonly x: number;
  readonly y: number;
  readonly units: readonly UnitId[];
}

export function thoughtOf(table: Table, seat: Seat): Thought {
  const own: UnitId[] = [];
  const allies: UnitId[] = [];
  const enemies: UnitId[] = [];
  for (const [id, unit] of table.units.entries()) {
    if (unit.state !== 'deployed') continue;
    const list = unit.seat === seat ? own : areFriends(table, seat, unit.seat) ? allies : enemies;
    list.push(id);
  }
  const objectives = objectivesOf(table).map((piece) => {
    const { x, y } = table.pieces[piece] as Piece;
    return { piece, x: x / STEP, y: y / STEP, units: unitsAt(table, piece) };
  });
  return { seat, table, own, allies, enemies, objectives, memory: new Map() };
}

// ---- trying things

/** Looks at the table as if the figures of a unit stood like this. */
export function withFigures<T>(unit: Unit, slots: readonly number[], look: () => T): T {
  const before = unit.slots;
  unit.slots = [...slots];
  const found = look();
  unit.slots = before;
  return found;
}
