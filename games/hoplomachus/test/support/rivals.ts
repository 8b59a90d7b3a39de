// Rivals for tests: positions in which the game itself is to move, and arena units with other skills than their own.
import { played, ScriptedDice } from '@tabularium/kernel/testing';
import { content } from '../../content/index.ts';
import type { UnitDef } from '../../content/kinds.ts';
import { learned, type Skills } from '../../content/units/rows.ts';
import { setupOf, tableOf } from '../../lesson/layout.ts';
import { hoplomachus } from '../../rules/index.ts';
import type { Event } from '../../table/events.ts';
import { hex, type Position, position, type Sketch } from './position.ts';

/** Onslaught in the turn of the arena. Without an immortal in the arena the match stops, at the latest, where the next one is deployed. */
export const arenaTurn = (sketch: Sketch): Sketch => ({ mode: 'onslaught', active: 'arena', step: 'move', ...sketch });
export const immortalTurn = (sketch: Sketch): Sketch => ({ mode: 'onslaught', active: 'immortal', step: 'move', ...sketch });
/** Ascension in the titan's turn, its dice still to be rolled. */
export const titanTurn = (sketch: Sketch): Sketch => ({ mode: 'ascension', active: 'titan', ...sketch });

/** Chips that differ from those of the game: `{ 'arena.bandit': { skills: { hurl: 1 } } }`. */
export type Changes = Readonly<Record<string, Partial<Omit<UnitDef, 'skills'>> & { readonly skills?: Skills }>>;
/** A position with changed chips. */
export function changed(sketch: Sketch, changes: Changes): Position {
  const units = content.units.map((def) => {
    const { skills, ...rest } = changes[def.id] ?? {};
    return { ...def, ...rest, ...(skills ? { skills: learned(skills) } : {}) };
  });
  const game = { ...hoplomachus, content: { ...content, units } };
  const dice = new ScriptedDice([], { thenSeed: 1 }).addFaces(...(sketch.dice ?? []));
  return played(game, { setup: setupOf(sketch), table: tableOf(sketch, game.content), dice }) as Position;
}

/** What was told of a unit. */
export const told = <Kind extends Event['kind']>(match: Position, kind: Kind, unit: string): Extract<Event, { kind: Kind }>[] =>
  match.events().filter((event): event is Extract<Event, { kind: Kind }> => event.kind === kind && 'unit' in event && event.unit === unit);
export const sorted = (texts: readonly string[]): string[] => [...texts].sort();

// ---- titans
/** A hex of the Colosseum by its coordinates. */
export const at = (q: number, r: number): string => hex(q, r, 'colosseum');
/** The pedestals, in the order of the shards. */
export const NORTH_WEST = at(-2, -2);
export const NORTH_EAST = at(4, -2);
export const WEST = at(-4, 2);
export const EAST = at(2, 2);
/** A unit that titans in the middle leave alone. */
export const far = { 'kunlun.warrior': at(-4, 4) } as const;
/** A titan's turn: titan dice in the order of the card, then what the rows roll. */
export const rolling = (titan: string, units: NonNullable<Sketch['units']>, dice: readonly number[], sketch: Sketch = {}): Position =>
  position(titanTurn({ titan: `ti.${titan}`, units, dice, ...sketch }));
/** Whom damage was dealt to, and how much. */
export const hits = (match: Position): [string, number][] =>
  match.events('damaged').map(({ target, dealt }) => ['unit' in target ? target.unit : target.shard, dealt]);
