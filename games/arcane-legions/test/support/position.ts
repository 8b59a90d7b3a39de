// Positions for tests: a match that stands at a table written in the words of the game.
import { type Played, played, ScriptedDice } from '@tabularium/kernel/testing';
import { type Layout, setupOf, tableOf } from '../../lesson/layout.ts';
import { arcaneLegions } from '../../rules/index.ts';
import { poseName, slotName, unitCalled } from '../../table/names.ts';
import { type ArcaneKit, NONE, type Unit, unitAt } from '../../table/table.ts';

export interface Sketch extends Layout {
  /** The faces that are rolled first; chance supplies the rest. */
  readonly dice?: readonly number[];
}
export interface Position extends Played<ArcaneKit> {
  /** The faces that are rolled next. */
  rolls(...faces: readonly number[]): this;
}
/** A match that stands at this position. */
export function position(sketch: Sketch): Position {
  const { dice = [], ...scene } = sketch;
  const scripted = new ScriptedDice(
    dice.map((face) => face - 1),
    { thenSeed: 1 },
  );
  const match = played(arcaneLegions, { setup: setupOf(scene), table: tableOf(scene), dice: scripted }) as Position;
  match.rolls = (...faces) => {
    scripted.add(...faces.map((face) => face - 1));
    return match;
  };
  return match;
}
/** A unit by its name. */
export function unit(match: Position, name: string): Unit {
  const id = unitCalled(match.table, name);
  if (id === NONE) throw new Error(`no unit of this match is called ${name}`);
  return unitAt(match.table, id);
}
/** Where a unit is, or what became of it. */
export const where = (match: Position, name: string): string => {
  const found = unit(match, name);
  return found.state === 'deployed' ? poseName(found) : found.state;
};
/** The slots with figures in them. */
export const ready = (match: Position, name: string): string[] =>
  unit(match, name).slots.flatMap((figure, slot) => (figure === NONE ? [] : [slotName(slot)]));
