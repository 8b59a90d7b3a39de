// Fights for tests: an active figure among others, and its rolls.
import type { Event } from '../../table/events.ts';
import type { Rolled } from '../../table/table.ts';
import { onTo, type Position, position, type Sketch } from './position.ts';

/** The first figure is active, with 3 AP. */
export function fight(figures: Readonly<Record<string, string>>, more: Sketch = {}): Position {
  return position({ active: Object.keys(figures)[0] as string, figures, ...more });
}
type RollEvent = Extract<Event, { readonly kind: 'rolled' }>;
/** The latest roll of a kind. */
export function roll(match: Position, as: Rolled['as'] = 'attack'): RollEvent {
  const found = match.events('rolled').findLast((event) => event.as === as);
  if (found === undefined) throw new Error(`nothing was rolled as ${as}`);
  return found;
}
/** The modifiers of the latest roll: `{ cover: 1, flank: -1 }`. */
export const modifiers = (match: Position, as: Rolled['as'] = 'attack'): Record<string, number> => partsOf(roll(match, as).modifiers);
/** The sources of its dice: `{ strength: 5, W09: 1 }`. */
export const dice = (match: Position, as: Rolled['as'] = 'attack'): Record<string, number> => partsOf(roll(match, as).dice);
const partsOf = (parts: RollEvent['dice']): Record<string, number> => Object.fromEntries(parts.map(({ reason, value }) => [reason, value]));
/** Everybody declines whatever they can until the next action. */
export const settled = (match: Position): Position => onTo(match, 'action');
/** The active figure attacks, and nobody does anything else. */
export const attacked = (match: Position, ...texts: readonly string[]): Position => settled(match.play(...texts));
/** How many dice may be rerolled, or null if nobody is asked. */
export function rerolls(match: Position, ask: 'freeReroll' | 'manaReroll' = 'freeReroll'): number | null {
  const decision = match.match.pending[0];
  return decision?.ask === ask ? (decision.some?.max ?? null) : null;
}
