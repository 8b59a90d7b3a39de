// Positions for tests: a match that stands at a table written in the words of the game.
import type { Eye } from '@tabularium/kernel';
import { type Played, played, ScriptedDice } from '@tabularium/kernel/testing';
import { type ArenaId, arenas } from '../../content/arenas.ts';
import { type Layout, setupOf, tableOf } from '../../lesson/layout.ts';
import { hoplomachus } from '../../rules/index.ts';
import { unitAt, unitOf } from '../../table/names.ts';
import { type HoplomachusKit, NONE, type Unit } from '../../table/table.ts';
import type { HoplomachusView } from '../../table/view.ts';

export interface Sketch extends Layout {
  /** The faces that the dice show; afterwards dice are random. Attack dice hit with HIT, and miss with MISS (a red one never does). */
  readonly dice?: readonly number[];
}
export interface Position extends Played<HoplomachusKit> {
  /** The faces that the next dice show; dice are random before and after. */
  rolls(...faces: readonly number[]): this;
}
/** Any attack die hits with a 1, and all but the red one miss with a 6. */
export const HIT = 1;
export const MISS = 6;

/** A match that stands at this position. */
export function position(sketch: Sketch = {}): Position {
  const { dice = [] } = sketch;
  const scripted = new ScriptedDice([], { thenSeed: 1 }).addFaces(...dice);
  const match = played(hoplomachus, { setup: setupOf(sketch), table: tableOf(sketch), dice: scripted }) as Position;
  match.rolls = (...faces) => {
    scripted.addFaces(...faces);
    return match;
  };
  return match;
}

/** The name of the hex with these coordinates. */
export function hex(q: number, r: number, arena: ArenaId = 'pozzuoli'): string {
  const { hexes, names } = arenas[arena];
  const name = names[hexes.findIndex((one) => one.q === q && one.r === r)];
  if (name === undefined) throw new Error(`${arena} has no hex (${q},${r})`);
  return name;
}
/** A chip by its name. */
export function chip(match: Position, name: string): Unit {
  const id = unitOf(match.table, name);
  if (id === NONE) throw new Error(`no chip of this match is called ${name}`);
  return unitAt(match.table, id);
}
/** Where a chip stands, or null outside combat. */
export function where(match: Position, name: string): string | null {
  const { at } = chip(match, name);
  return at === NONE ? null : (arenas[match.table.terms.arena].names[at] as string);
}
/** Passes wherever that is possible, and takes what is listed first elsewhere, until this is asked. */
export function onTo(match: Position, ask: string): Position {
  for (let n = 0; match.result === undefined && match.decision().ask !== ask; n++) {
    if (n > 1000) throw new Error(`${ask} is never asked`);
    skip(match);
  }
  return match;
}
/** Passes, or takes what is listed first. */
export function skip(match: Position): Position {
  const texts = match.texts();
  return match.play(texts.includes('pass') ? 'pass' : (texts[0] as string));
}
/** What an eye sees of the table. */
export const seen = (match: Position, eye: Eye = 'public'): HoplomachusView => match.view(eye).table as HoplomachusView;
export { tableOf } from '../../lesson/layout.ts';
