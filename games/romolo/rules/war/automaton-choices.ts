// What the automaton chooses where a player would be asked.
import { STRUCK } from '../../content/constructions.ts';
import type { UnitKind } from '../../content/kinds.ts';
import type { Piece } from '../../table/asks.ts';
import { hexAt, mapOf, playerOf, unitAt } from '../../table/names.ts';
import { type Hex, NONE, type Owner, type Referee, type Table, type UnitId } from '../../table/table.ts';
import { piecesIn, TOWER } from '../land/pieces.ts';
import { hasPenalty, presentIn } from '../people/units.ts';

/** In the solitaire the player is owner 0, the automaton owner 1. */
export const HUMAN: Owner = 0;
export const AUTOMATON: Owner = 1;

/** A random one of several; a single one needs no roll. ROM-16.6 */
export const anyOf = <T>(ref: Referee, list: readonly T[]): T => list[list.length > 1 ? ref.below(list.length) : 0] as T;

/** A unit of the player, or the player's tower. ROM-16.7 */
export const isHumanIn = (table: Table, hex: Hex): boolean => presentIn(table, hex, HUMAN) > 0 || hexAt(table, hex).tower === HUMAN;

/** Hexes beside this one that are nearer to another, as the crow flies. ROM-16.8 */
export function nearerHexes(table: Table, from: Hex, to: Hex): Hex[] {
  const { neighbours, distances } = mapOf(table);
  const toward = distances[to] as readonly number[];
  return (neighbours[from] as readonly Hex[]).filter((hex) => hex !== NONE && (toward[hex] as number) < (toward[from] as number));
}
/** Face-up hexes without the player, nearer to its own capital. ROM-16.8 */
export const automatonRetreats = (table: Table, from: Hex): Hex[] =>
  nearerHexes(table, from, playerOf(table, AUTOMATON).capital).filter((hex) => hexAt(table, hex).up && !isHumanIn(table, hex));

const VICTIMS: readonly UnitKind[] = ['soldier', 'mercenary', 'worker', 'explorer'];
/** Soldiers first and explorers last; within a kind those with a penalty, then the oldest. ROM-16.12 */
export function automatonVictim(table: Table, ids: readonly UnitId[]): UnitId {
  const rank = (id: UnitId): number => VICTIMS.indexOf(unitAt(table, id).kind) * 2 + (hasPenalty(unitAt(table, id)) ? 0 : 1);
  return ids.reduce((first, id) => (rank(id) < rank(first) ? id : first));
}

const TARGETS: readonly Piece['piece'][] = STRUCK.map((building) => (building === 'wall' ? 'walls' : building));
/** What it destroys first, if anything. ROM-16.12 */
export const automatonPiece = (table: Table, hex: Hex): Piece | undefined =>
  piecesIn(table, hex).toSorted((a, b) => TARGETS.indexOf(a.piece) - TARGETS.indexOf(b.piece))[0];
/** The tower if it falls now, then everything else, and last a crack in the tower. ROM-16.12 */
export function automatonExcess(table: Table, hex: Hex, left: number): Piece | undefined {
  const { tower, cracked } = hexAt(table, hex);
  if (tower === HUMAN && (cracked || left > 1)) return TOWER;
  return automatonPiece(table, hex) ?? (tower === HUMAN ? TOWER : undefined);
}
