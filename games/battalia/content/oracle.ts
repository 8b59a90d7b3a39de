// The Sun Oracle: two wheels of seven blades, positions clockwise from 12 o'clock.
import type { Artifact } from './kinds.ts';
import { ARTIFACTS } from './kinds.ts';

export const DAYS_OF_WEEK = 7;
export const OUTER: readonly Artifact[] = ARTIFACTS;
export const INNER: readonly Artifact[] = ['tool', 'scroll', 'weapon', 'tent', 'amulet', 'horse', 'title'];

/** The inner wheel turns one step clockwise a day. BAT-16.1, BAT-16.2 */
const turnsOn = (day: number): number => (day - 1) % DAYS_OF_WEEK;
const MATCHED = OUTER.map((_, turns) => INNER.find((symbol, at) => OUTER[(at + turns) % DAYS_OF_WEEK] === symbol) as Artifact); // BAT-16.3

/** The artifact that the sun ray on the inner wheel's tool blade points at. BAT-16.3 */
export const litOn = (day: number): Artifact => OUTER[turnsOn(day)] as Artifact;
/** The artifact whose two symbols meet. BAT-16.3 */
export const matchedOn = (day: number): Artifact => MATCHED[turnsOn(day)] as Artifact;
export const weekOf = (day: number): number => Math.floor((day - 1) / DAYS_OF_WEEK) + 1;
