// What every thought of the bot starts from: a table on which it may try things, who it is, and how long the game may still last.

import type { Seat } from '@tabularium/kernel';
import { type Memory, remembered } from '@tabularium/parts/bot';
import { BANK, bankStart, TYPES_TO_END } from '../content/constructions.ts';
import { type Category } from '../content/kinds.ts';
import type { GameMap } from '../content/maps.ts';
import { charactersLeft } from '../rules/ending/ending.ts';
import { inBank } from '../rules/land/bank.ts';
import { areEnemies } from '../rules/people/units.ts';
import { hexAt, mapOf, playerOf } from '../table/names.ts';
import { type Hex, type HexState, NONE, type Owner, type Player, type Table } from '../table/table.ts';
import type { Goals } from './goals.ts';
import { type Scores, scoresOf } from './scores.ts';

export interface Thought {
  readonly seat: Seat;
  /** A guess that is true in all that is visible. It belongs to the bot, which may move things on it for a moment. */
  readonly table: Table;
  readonly me: Player;
  readonly map: GameMap;
  readonly enemies: readonly Owner[];
  /** Own turns to come, this one included. */
  readonly turnsLeft: number;
  /** How the points stand, category by category; computed on first use. */
  scores(): Scores;
  /** What it wants to build next; computed once. */
  goals: Goals | undefined;
  /** Values reused during one decision. */
  readonly memory: Memory;
  /** How others see the same table. */
  readonly asOthers: Map<Owner, Thought>;
}

export function thoughtOf(table: Table, seat: Seat): Thought {
  const me = playerOf(table, seat);
  let scores: Scores | undefined;
  const thought: Thought = {
    seat,
    table,
    me,
    map: mapOf(table),
    enemies: table.players.flatMap(({ owner, alive }) => (alive && areEnemies(table, seat, owner) ? [owner] : [])),
    turnsLeft: turnsLeft(table),
    scores: () => {
      scores ??= scoresOf(table, seat);
      return scores;
    },
    goals: undefined,
    memory: new Map(),
    asOthers: new Map(),
  };
  return thought;
}
/** The same table as another player thinks of it. */
export function asOther(thought: Thought, owner: Owner): Thought {
  const known = thought.asOthers.get(owner) ?? thoughtOf(thought.table, owner);
  thought.asOthers.set(owner, known);
  return known;
}

export const LONG_GAME = 26;
const SHORTEST = 2;
/** The bank runs out, or the characters do; once the end has begun every turn may be the last. */
export function turnsLeft(table: Table): number {
  if (table.ending) return 1;
  const shares = BANK.map((type) => table.bank[type] / bankStart(table.order.length, type)).toSorted((a, b) => a - b);
  let open = 0;
  for (let i = 0; i < TYPES_TO_END; i++) open += shares[i] as number;
  const byBank = SHORTEST + ((LONG_GAME - SHORTEST) * open) / TYPES_TO_END;
  const byCharacters = SHORTEST + (2 * charactersLeft(table)) / table.order.length;
  return Math.min(byBank, byCharacters + LONG_GAME / 4);
}
/** How much an investment pays that needs this many turns: 1 early in the game, toward 0 near its end. */
export const payOff = ({ turnsLeft: left }: Thought, turns: number): number => Math.max(0, Math.min(1, (left - 1) / turns));

/** The worth of an income every turn until the end; late turns count for less. */
export const lasting = ({ turnsLeft: left }: Thought, eachTurn: number): number =>
  eachTurn * Math.min(LASTING, 0.65 * Math.max(0, left - 1));
const LASTING = 14;

export function neighboursOf({ map }: Thought, hex: Hex): Hex[] {
  const found: Hex[] = [];
  for (const next of map.neighbours[hex] as readonly Hex[]) if (next !== NONE) found.push(next);
  return found;
}
export const distanceOf = ({ map }: Thought, from: Hex, to: Hex): number => map.distances[from]?.[to] ?? 0;
export const stateOf = ({ table }: Thought, hex: Hex): HexState => hexAt(table, hex);
/** The points of one more in a category, with what it does to the majority. */
export const gainIn = (thought: Thought, category: Category, more: number): number =>
  remembered(thought, category, more, () => thought.scores().gain(category, more));
/** The points of one more battle token. */
export const tokenGain = (thought: Thought): number =>
  remembered(thought, 'token', 0, () => (inBank(thought.table, 'battleToken') > 0 ? gainIn(thought, 'battleTokens', 1) : 0));

export const most = (values: readonly number[], least = 0): number => values.reduce((a, b) => (b > a ? b : a), least);
