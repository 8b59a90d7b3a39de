// Positions for tests: a match that stands at a table written in the words of the game.
import type { Eye } from '@tabularium/kernel';
import { type Played, played, ScriptedDice } from '@tabularium/kernel/testing';
import { type Resource, TOKENS, type Token } from '../../content/kinds.ts';
import { type Layout, setupOf, tableOf } from '../../lesson/layout.ts';
import { romolo } from '../../rules/index.ts';
import { hexAt, hexName, hexOf, playerOf, unitOf } from '../../table/names.ts';
import { type Held, NONE, type Owner, type Player, type RomoloKit } from '../../table/table.ts';
import type { RomoloView } from '../../table/view.ts';
import { type WholeHex, type WholeUnit, wholeHex, wholeUnits } from './whole.ts';

/** A face of the die by its symbol, or any random number, from 0. */
export type Chance = Token | number;
export interface Sketch extends Layout {
  /** The first random numbers; the generator supplies the rest. */
  readonly dice?: readonly Chance[];
}
export interface Position extends Played<RomoloKit> {
  /** The next random numbers; the generator supplies all others. */
  rolls(...next: readonly Chance[]): this;
}
const numberOf = (chance: Chance): number => (typeof chance === 'number' ? chance : TOKENS.indexOf(chance));

/** A match at this position; in a war phase constructions at home are offered as targets too. */
export function position(sketch: Sketch = {}): Position {
  const { dice = [], ...words } = sketch;
  const layout = words.phase === 'war' ? { ...words, turn: { toWar: true, ...words.turn } } : words;
  const scripted = new ScriptedDice(dice.map(numberOf), { thenSeed: 1 });
  const match = played(romolo, { setup: setupOf(layout), table: tableOf(layout), dice: scripted }) as Position;
  match.rolls = (...next) => {
    scripted.add(...next.map(numberOf));
    return match;
  };
  return match;
}

/** A unit by its name. */
export function unit(match: Position, name: string): WholeUnit {
  const id = unitOf(match.table, name);
  if (id === NONE) throw new Error(`no unit of this match is called ${name}`);
  return wholeUnits(match.table)[id] as WholeUnit;
}
/** Where a unit is, or null outside the map. */
export function where(match: Position, name: string): string | null {
  const { at } = unit(match, name);
  return at === NONE ? null : hexName(match.table, at);
}
export function hex(match: Position, name: string): WholeHex {
  const number = hexOf(match.table, name);
  if (number === NONE) throw new Error(`the map has no hex ${name}`);
  return wholeHex(hexAt(match.table, number));
}
interface WholeHeld {
  readonly id: Held['id'];
  readonly used: boolean;
  readonly charges: number;
  readonly cubes: readonly Resource[];
}
interface WholePlayer extends Omit<Player, 'characters'> {
  readonly characters: readonly WholeHeld[];
}
const wholeHeld = ({ id, used, charges = 0, cubes = [] }: Held): WholeHeld => ({ id, used: used === true, charges, cubes });
export function player(match: Position, owner: Owner): WholePlayer {
  const { characters, ...others } = playerOf(match.table, owner);
  return { ...others, characters: characters.map(wholeHeld) };
}
/** A player's stock, without zeros. */
export const stock = (match: Position, owner: Owner): Partial<Record<Resource, number>> =>
  Object.fromEntries(Object.entries(player(match, owner).stock).filter(([, cubes]) => cubes > 0));
/** The texts of this kind: `acts(match, 'move')` gives them without the word itself. */
export const acts = (match: Position, word: string): string[] =>
  match.texts().flatMap((text) => (text.startsWith(`${word} `) ? [text.slice(word.length + 1)] : []));
/** Passes, or takes the first option where passing is impossible, until this is asked. */
export function onTo(match: Position, ask: string): Position {
  for (let n = 0; match.result === undefined && match.decision().ask !== ask; n++) {
    if (n > 1000) throw new Error(`${ask} is never asked`);
    skip(match);
  }
  return match;
}
/** Passes, or takes the first option. */
export function skip(match: Position): Position {
  const texts = match.texts();
  return match.play(texts.includes('pass') ? 'pass' : (texts[0] as string));
}
/** What an eye sees of the table. */
export const seen = (match: Position, eye: Eye = 'public'): RomoloView => match.view(eye).table as RomoloView;
export { tableOf } from '../../lesson/layout.ts';
