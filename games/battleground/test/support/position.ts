// Positions for tests: matches that stand at a table described in the words of the game.
import type { Eye } from '@tabularium/kernel';
import { type Played, played, ScriptedDice } from '@tabularium/kernel/testing';
import { placeName } from '../../content/place-names.ts';
import { type Layout, setupOf, tableOf } from '../../lesson/layout.ts';
import { tellFacing } from '../../rules/field/turning.ts';
import { isStanding, placeOfFigure } from '../../rules/figures/figures.ts';
import { battleground } from '../../rules/index.ts';
import { figureAt, figureOf } from '../../table/names.ts';
import { type BattlegroundKit, type Figure, type Frame, NONE, type Player } from '../../table/table.ts';
import type { BattlegroundView, FigureView } from '../../table/view.ts';

export interface Sketch extends Layout {
  /** The first faces of the dice; afterwards they are random. */
  readonly dice?: readonly number[];
}
export interface Position extends Played<BattlegroundKit> {
  /** The next faces of the dice; before and afterwards they are random. */
  rolls(...faces: readonly number[]): this;
}

/** A match that stands at this position. */
export function position(sketch: Sketch = {}): Position {
  const { dice = [], ...layout } = sketch;
  const scripted = new ScriptedDice([], { thenSeed: 1 }).addFaces(...dice);
  const match = played(battleground, { setup: setupOf(layout), table: tableOf(layout), dice: scripted }) as Position;
  match.rolls = (...faces) => {
    scripted.addFaces(...faces);
    return match;
  };
  return match;
}

/** A figure by its name. */
export function figure(match: Position, name: string): Figure {
  const id = figureOf(match.table, name);
  if (id === NONE) throw new Error(`no figure of this match is called ${name}`);
  return figureAt(match.table, id);
}
/** Where a figure stands; null outside the battlefield. */
export function where(match: Position, name: string): string | null {
  const found = figure(match, name);
  return isStanding(found) ? placeName(placeOfFigure(found)) : null;
}
/** A figure's facing: a side, or a massive figure's facing hex. */
export function facing(match: Position, name: string): string {
  const told = tellFacing(figure(match, name));
  return 'at' in told ? told.at : told.facing;
}
export const player = (match: Position, seat: number): Player => match.table.players[seat] as Player;
/** The innermost activation or interruption. */
export function frame(match: Position): Frame {
  const open = match.table.frames.at(-1);
  if (open === undefined) throw new Error('nobody is active');
  return open;
}
/** The options of this kind, without the word itself: `acts(match, 'attack')`. */
export const acts = (match: Position, word: string): string[] =>
  match.texts().flatMap((text) => (text.startsWith(`${word} `) ? [text.slice(word.length + 1)] : []));
/** Passes where possible, otherwise takes the first option, until this is asked. */
export function onTo(match: Position, ask: string): Position {
  for (let n = 0; match.result === undefined && match.match.pending[0]?.ask !== ask; n++) {
    if (n > 1000) throw new Error(`${ask} is never asked`);
    skip(match);
  }
  return match;
}
/** Passes, or takes the first option, for the first seat that has to decide. */
export function skip(match: Position): Position {
  const [decision] = match.match.pending;
  if (decision === undefined) throw new Error('nobody has to decide anything');
  const seat = decision.seats[0] as number;
  if (decision.some) return match.as(seat, 'none');
  return match.as(seat, decision.pass ? 'pass' : (decision.texts[0] as string));
}
/** What an eye sees of the table. */
export const seen = (match: Position, eye: Eye = 'public'): BattlegroundView => match.view(eye).table as BattlegroundView;
/** What an eye sees of a figure. */
export function seenFigure(match: Position, name: string, eye: Eye = 'public'): FigureView {
  const found = seen(match, eye).figures.find((one) => one.figure === name);
  if (found === undefined) throw new Error(`no figure of this match is called ${name}`);
  return found;
}
export { tableOf } from '../../lesson/layout.ts';
