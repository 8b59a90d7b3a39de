// The orders of a unit: those that are offered, and those the rules refuse. Both are read from their notation.
import type { Reason } from '@tabularium/kernel';
import type { Ability } from '../../content/kinds.ts';
import { ORDERS, type Order, type OrderType, type UnitName } from '../../table/asks.ts';

export interface Deed {
  readonly unit: UnitName;
  readonly type: OrderType;
  /** `move`, `regroup`, `melee`, `shot`, or the ability. */
  readonly way: 'move' | 'regroup' | 'melee' | 'shot' | Ability;
  readonly target: UnitName | null;
  readonly push: boolean;
  /** Null if it is refused. */
  readonly cp: number | null;
  readonly option: number | undefined;
  readonly reason: Reason | undefined;
}
const TYPES: Readonly<Record<string, OrderType>> = {
  move: 'move',
  regroup: 'regroup',
  melee: 'melee',
  shot: 'ranged',
};
function offered(order: Order, option: number): Deed {
  const way = order.order === 'ranged' ? 'shot' : order.order === 'special' ? order.ability : order.order;
  return {
    unit: order.unit,
    type: order.order,
    way,
    target: 'target' in order ? order.target : null,
    push: 'push' in order && order.push,
    cp: order.cp,
    option,
    reason: undefined,
  };
}
const PUSH = ' push';
/** `A:R01 shot B:E01 push`; names of cards that somebody wrote can have spaces in them. */
export function refused(reason: Reason, units: readonly UnitName[]): Deed | undefined {
  const what = reason.what ?? '';
  const unit = units.filter((name) => what.startsWith(`${name} `)).toSorted((a, b) => b.length - a.length)[0];
  if (unit === undefined) return undefined;
  const push = what.endsWith(PUSH);
  const rest = what.slice(unit.length + 1, push ? -PUSH.length : undefined);
  const [way = ''] = rest.split(' ', 1);
  const target = rest.slice(way.length + 1);
  return {
    unit,
    type: TYPES[way] ?? 'special',
    way: way as Deed['way'], // it is written in the notation
    target: target === '' ? null : target,
    push,
    cp: null,
    option: undefined,
    reason,
  };
}
/** All orders of one unit by kind, possible ones first. */
export function deedsOf(
  unit: UnitName,
  options: readonly Order[],
  reasons: readonly Reason[],
  units: readonly UnitName[],
): ReadonlyMap<OrderType, readonly Deed[]> {
  const can = options.flatMap((order, option) => (order.unit === unit ? [offered(order, option)] : []));
  const cannot = reasons.flatMap((reason) => refused(reason, units) ?? []).filter((deed) => deed.unit === unit);
  const all = [...can, ...cannot];
  return new Map(ORDERS.map((type) => [type, all.filter((deed) => deed.type === type)]));
}
/** Orders refused for the same reason, whatever the target, are shown once. */
export function bundled(deeds: readonly Deed[]): readonly (readonly Deed[])[] {
  const bundles = Map.groupBy(deeds, ({ way, reason }) => `${way} ${reason?.because ?? ''}`);
  return [...bundles.values()];
}
