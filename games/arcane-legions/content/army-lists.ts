// What may be in an army: asked by the set-up, and by the workshop outside a match. ARC-2.1 to ARC-2.6
import type { Reason } from '@tabularium/kernel';
import type { Content } from './index.ts';
import type { UnitDef, ZoneDef } from './kinds.ts';
import { isFormation } from './shapes.ts';

export interface ArmyTerms {
  /** The army total. */
  readonly points: number;
  /** How much room the zone has, in squares of a step. ARC-2.6 */
  readonly room: number;
}
/** Cards are looked up all the time, so each content keeps a map of its cards by id. */
const cardsById = new WeakMap<Content, ReadonlyMap<string, UnitDef>>();
export function unitDef(content: Content, id: string): UnitDef | undefined {
  let byId = cardsById.get(content);
  if (byId === undefined) cardsById.set(content, (byId = new Map(content.units.toReversed().map((unit) => [unit.id, unit])))); // of two with the same id, the first
  return byId.get(id);
}
/** Ids that are no card's cost nothing here: `whyNotEnlist` refuses them. */
export const pointsOfArmy = (content: Content, units: readonly string[]): number =>
  units.reduce((sum, id) => sum + (unitDef(content, id)?.points ?? 0), 0);
export const areaOf = (def: UnitDef): number => (isFormation(def) ? 2 : 1);
export const areaOfArmy = (content: Content, units: readonly string[]): number =>
  units.reduce((sum, id) => {
    const def = unitDef(content, id);
    return def === undefined ? sum : sum + areaOf(def);
  }, 0);
export const roomOf = ({ x, y }: ZoneDef): number => (x[1] - x[0]) * (y[1] - y[0]);
/** Figures that start in yellow slots. ARC-1.4 */
export const commandersOf = ({ slots }: UnitDef): string[] =>
  slots.flatMap(({ circle, figure }) => (circle === 'yellow' && figure !== null ? [figure] : []));
export const isCommandUnit = ({ slots }: UnitDef): boolean => slots.some(({ circle }) => circle === 'yellow');

/** Why a unit cannot be added to an army. */
export function whyNotEnlist(content: Content, terms: ArmyTerms, units: readonly string[], id: string): Reason | undefined {
  const def = unitDef(content, id);
  if (def === undefined) return { rule: 'ARC-18.7', because: 'noSuchUnit', what: id };
  const left = terms.points - pointsOfArmy(content, units);
  if (def.points > left) return { rule: 'ARC-2.1', because: 'tooDear', what: id, cost: def.points, left };
  if (isCommandUnit(def)) {
    if (units.includes(id)) return { rule: 'ARC-2.2', because: 'oneOfEach', what: id };
    const there = units.flatMap((other) => {
      const enlisted = unitDef(content, other);
      return enlisted === undefined ? [] : commandersOf(enlisted);
    });
    if (commandersOf(def).some((commander) => there.includes(commander))) return { rule: 'ARC-2.2', because: 'sameCommander', what: id };
  }
  return areaOfArmy(content, [...units, id]) > terms.room ? { rule: 'ARC-2.6', because: 'noRoom', what: id } : undefined;
}
/** Why a list is no army; nothing if it is one. */
export function whyNotArmy(content: Content, terms: ArmyTerms, units: readonly string[]): Reason | undefined {
  if (units.length === 0) return { rule: 'ARC-2.1', because: 'noUnits' };
  for (const [number, id] of units.entries()) {
    const reason = whyNotEnlist(content, terms, units.slice(0, number), id);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

/** Something that keeps a list from being an army, and the unit it is about, if it is about one. */
export interface ArmyProblem {
  readonly reason: Reason;
  readonly at?: number;
}
/** No limit of points or room. */
const ENDLESS: ArmyTerms = { points: Infinity, room: Infinity };
/** Everything that is wrong. A list that is too dear or too wide is one problem, not a problem of the unit that made it so. */
export function armyProblems(content: Content, { points, room }: ArmyTerms, units: readonly string[]): readonly ArmyProblem[] {
  const [cost, area] = [pointsOfArmy(content, units), areaOfArmy(content, units)];
  return [
    ...(units.length === 0 ? [{ reason: { rule: 'ARC-2.1', because: 'noUnits' } }] : []),
    ...(cost > points ? [{ reason: { rule: 'ARC-2.1', because: 'armyTooDear', cost, limit: points } }] : []),
    ...(area > room ? [{ reason: { rule: 'ARC-2.6', because: 'armyTooWide', area, room } }] : []),
    ...units.flatMap((id, at) => {
      const reason = whyNotEnlist(content, ENDLESS, units.slice(0, at), id);
      return reason === undefined ? [] : [{ reason, at }];
    }),
  ];
}
