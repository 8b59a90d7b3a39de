// What rows of titans and effects of immortals have in common: open choices, damage and gains. HOP-13.17, HOP-14.12
import { certain, type Rules } from '@tabularium/kernel';
import type { Distance } from '../../content/rival-kinds.ts';
import { hexName, hexOf, isUnit, type Target, targetName, targetOf, unitAt, unitName } from '../../table/names.ts';
import { type Hex, NONE, type Referee, type Table, type Unit, type UnitId } from '../../table/table.ts';
import { isAvailable } from '../arena/hexes.ts';
import { strike } from '../combat/damage.ts';
import { displace } from '../combat/walking.ts';
import { gain, supplyFor } from '../units/health.ts';
import { players } from '../units/seats.ts';
import { canBeDisplaced } from '../units/units.ts';

/** The immortal or titan whose effects come up. */
export interface Actor {
  readonly table: Table;
  readonly ref: Referee;
  readonly id: UnitId;
  readonly unit: Unit;
  readonly rule: string;
}
/** What every effect needs to know. */
export interface Acting extends Actor {
  /** What is done: the act of an immortal, the row or the trait of a titan's card. */
  readonly effect: string;
}
export const asTarget = (unit: UnitId): Target => ({ unit });

/** Tells that the effect happens, or why it does nothing. */
export function tellEffect({ ref, unit, effect }: Acting, rule: string, because: 'noHit' | 'nobody' | null): void {
  const told = { kind: 'effect', rule, unit: unit.name, effect } as const;
  ref.tell(because === null ? { ...told, happens: true } : { ...told, happens: false, because });
}

/** Damage that is not an attack, to all targets together. */
export function* hurt({ table, ref, id, unit, rule }: Acting, targets: readonly Target[], amount: number): Rules<void> {
  if (targets.length === 0) return; // HOP-14.20
  yield* strike(table, ref, { by: id, troop: unit.troop, as: 'effect', rule, hurts: targets.map((target) => ({ target, amount })) });
}
/** The players choose the target of an effect among equals. */
export function* chooseOn({ table, ref, unit, rule, effect }: Acting, targets: readonly Target[]): Rules<Target> {
  const options = targets.map((target) => targetName(table, target));
  const chosen = yield* ref.choose(players(table), {
    rule,
    ask: 'effectOn',
    options: () => options,
    facts: () => ({ unit: unit.name, effect }),
  });
  return targetOf(table, chosen);
}
/** The players choose where an effect puts a unit or shard. */
export function* chooseAt({ table, ref, unit, rule, effect }: Acting, hexes: readonly Hex[], whom: string | null = null): Rules<Hex> {
  const { at } = yield* ref.choose(players(table), {
    rule,
    ask: 'effectAt',
    options: () => hexes.map((hex) => ({ at: hexName(table, hex) })),
    facts: () => ({ unit: unit.name, effect, whom }),
  });
  return hexOf(table.terms.arena, at);
}
/** Displaces a unit to one of these hexes, if it can be displaced and one is available. HOP-1.5, HOP-9.12 */
export function* displaceTo(acting: Acting, whom: UnitId, hexes: readonly Hex[]): Rules<void> {
  const { table, ref, id, rule } = acting;
  const open = openHexes(table, whom, hexes);
  if (open.length === 0) return;
  const hex = yield* chooseAt(acting, open, unitName(table, whom));
  displace(table, ref, whom, hex, id, rule);
}
/** The hexes that a unit can be displaced to. */
export function openHexes(table: Table, whom: UnitId, hexes: readonly Hex[]): Hex[] {
  const unit = unitAt(table, whom);
  return canBeDisplaced(table, unit) ? hexes.filter((hex) => hex !== NONE && hex !== unit.at && isAvailable(table, unit, hex)) : [];
}

/** Each of them gains hit points; where the supply runs short the players choose who. HOP-3.5 */
export function* eachGains(acting: Acting, ids: readonly UnitId[], hp: number): Rules<void> {
  const { table, ref, rule } = acting;
  const waiting = [...ids];
  for (let [next] = waiting; next !== undefined; [next] = waiting) {
    const supply = supplyFor(table, unitAt(table, next));
    if (supply === 0) {
      for (const id of waiting) gain(table, ref, id, hp, rule); // tells that no chips are left
      return;
    }
    const chosen = supply < hp * waiting.length ? yield* chooseOn(acting, waiting.map(asTarget)) : asTarget(next);
    const id = isUnit(chosen) ? chosen.unit : next;
    gain(table, ref, id, hp, rule);
    waiting.splice(waiting.indexOf(id), 1);
  }
}

/** No two of these lists share an entry, so the order does not matter. */
export const areApart = (lists: readonly (readonly Hex[])[]): boolean =>
  new Set(lists.flat()).size === lists.reduce((sum, list) => sum + list.length, 0);

/** A fixed distance, or one rolled with an arena die. */
export function distanceDie({ ref, unit, rule }: Acting, distance: Distance): number {
  if (typeof distance === 'number') return distance;
  const face = ref.roll(6);
  const hexes = certain(distance[face - 1], 'a distance for every face');
  ref.tell({ kind: 'arenaDie', rule, unit: unit.name, face, toward: null, hexes });
  return hexes;
}
