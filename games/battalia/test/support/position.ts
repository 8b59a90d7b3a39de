// Positions for tests: matches that stand at a table described in the words of the game.
import type { Eye, Seat } from '@tabularium/kernel';
import { type Played, played, ScriptedDice } from '@tabularium/kernel/testing';
import type { Pool } from '../../content/kinds.ts';
import { type Layout, setupOf, tableOf } from '../../lesson/layout.ts';
import { battalia } from '../../rules/index.ts';
import { spaceOf } from '../../table/names.ts';
import type { BattaliaKit, Card, Table } from '../../table/table.ts';
import type { BattaliaView, PlayerView, SpaceView } from '../../table/view.ts';

export interface Sketch extends Layout {
  /** The first faces of the dice; afterwards they are random. */
  readonly dice?: readonly number[];
}
export interface Position extends Played<BattaliaKit> {
  /** The next faces of the dice; before and afterwards they are random. */
  rolls(...faces: readonly number[]): this;
}

/** A match that stands at this position. */
export function position(sketch: Sketch = {}): Position {
  const { dice = [] } = sketch;
  const scripted = new ScriptedDice([], { thenSeed: 1 }).addFaces(...dice);
  const match = played(battalia, { setup: setupOf(sketch), table: tableOf(sketch), dice: scripted }) as Position;
  match.rolls = (...faces) => {
    scripted.addFaces(...faces);
    return match;
  };
  return match;
}

/** What an eye sees of the table. */
export const seen = (match: Position, eye: Eye = 'public'): BattaliaView => match.view(eye).table as BattaliaView;
/** What a player sees of their own cards. */
export const own = (match: Position, seat: Seat): PlayerView => seen(match, seat).players[seat] as PlayerView;
/** The totals of the current battle: the attacker's, then the defender's. */
export function strengths(match: Position): [attack: number, defence: number] {
  const { battle } = seen(match);
  if (battle === null) throw new Error('no battle is fought');
  return [battle.attack.total, battle.defence.total];
}
/** What everybody sees of a space. */
export const spaceSeen = (match: Position, at: string): SpaceView => seen(match).spaces[spaceOf(at)] as SpaceView;

/** The board of two players on which every empty space but these is impassable. */
export function onlyOpen(...open: readonly string[]): Record<string, string> {
  const board: Record<string, string> = {};
  const kept = ['b2', 'f2', 'd4', 'b6', 'f6', ...open];
  for (const column of 'bcdef') for (const row of '23456') if (!kept.includes(column + row)) board[column + row] = 'impassable';
  return board;
}
/** Everybody takes the first option, which is to do nothing, until the day is over. */
export function passDay(match: Position): Position {
  const { day } = seen(match);
  while (match.result === undefined && seen(match).day === day) match.play(match.texts()[0] as string);
  return match;
}

/** Several copies of a card: `times(3, 'supply')`. */
export const times = (count: number, pool: Pool): Pool[] => Array.from({ length: count }, () => pool);
/** The names of some cards. */
export const namesOf = (table: Table, cards: readonly Card[]): Pool[] => cards.map((card) => table.content.cards[card]?.name as Pool);
export { tableOf } from '../../lesson/layout.ts';
