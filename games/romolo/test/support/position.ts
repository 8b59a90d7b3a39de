// Positions for tests: a match that stands at a table written in the words of the game.
import type { Eye } from '@tabularium/kernel';
import { type Played, played, ScriptedDice } from '@tabularium/kernel/testing';
import { RESOURCES, type Resource, TOKENS, type Token } from '../../content/kinds.ts';
import { type Scene, setupOf, tableOf } from '../../lesson/scene.ts';
import { romolo } from '../../rules/index.ts';
import { hexAt, hexName, hexOf, playerOf, unitAt, unitOf } from '../../table/names.ts';
import { type HexState, NONE, type Owner, type Player, type RomoloKit, type Unit } from '../../table/table.ts';
import type { RomoloView } from '../../table/view.ts';

/** A face of the die by its symbol, or any number that chance gives, from 0. */
export type Chance = Token | number;
export interface Sketch extends Scene {
  /** What chance gives first; afterwards it goes on by itself. */
  readonly dice?: readonly Chance[];
}
export interface Position extends Played<RomoloKit> {
  /** What chance gives next; it goes on by itself before and after. */
  rolls(...next: readonly Chance[]): this;
}
const numberOf = (chance: Chance): number => (typeof chance === 'number' ? chance : TOKENS.indexOf(chance));

/** A match that stands at this position; in a war phase whatever can be attacked is asked about, at home too. */
export function position(sketch: Sketch = {}): Position {
  const { dice = [], ...words } = sketch;
  const scene = words.phase === 'war' ? { ...words, turn: { toWar: true, ...words.turn } } : words;
  const scripted = new ScriptedDice(dice.map(numberOf), { thenSeed: 1 });
  const match = played(romolo, { setup: setupOf(scene), table: tableOf(scene), dice: scripted }) as Position;
  match.rolls = (...next) => {
    scripted.add(...next.map(numberOf));
    return match;
  };
  return match;
}

/** A unit by its name. */
export function unit(match: Position, name: string): Unit {
  const id = unitOf(match.table, name);
  if (id === NONE) throw new Error(`no unit of this match is called ${name}`);
  return unitAt(match.table, id);
}
/** Where a unit is, or null outside the map. */
export function where(match: Position, name: string): string | null {
  const { at } = unit(match, name);
  return at === NONE ? null : hexName(match.table, at);
}
export function hex(match: Position, name: string): HexState {
  const number = hexOf(match.table, name);
  if (number === NONE) throw new Error(`the map has no hex ${name}`);
  return hexAt(match.table, number);
}
export const player = (match: Position, owner: Owner): Player => playerOf(match.table, owner);
/** What somebody has in stock, without what there is none of. */
export const stock = (match: Position, owner: Owner): Partial<Record<Resource, number>> =>
  Object.fromEntries(
    RESOURCES.flatMap((resource, i) => (player(match, owner).stock[i] === 0 ? [] : [[resource, player(match, owner).stock[i]]])),
  );
/** The texts of this kind: `acts(match, 'move')` without the word itself. */
export const acts = (match: Position, word: string): string[] =>
  match.texts().flatMap((text) => (text.startsWith(`${word} `) ? [text.slice(word.length + 1)] : []));
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
export const seen = (match: Position, eye: Eye = 'public'): RomoloView => match.view(eye).table as RomoloView;
export { tableOf } from '../../lesson/scene.ts';
