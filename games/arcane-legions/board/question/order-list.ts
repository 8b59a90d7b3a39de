// What could be ordered to a unit: the options, and what the rules say is none. Both are spoken of in the notation.
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
  /** Null where it is none of the options. */
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
/** `A:R01 shot B:E01 push`; names of one's own may have spaces in them. */
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
/** Everything for one unit, by kind of order; what can be done comes first. */
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
/** What is refused to several targets for the same reason is said once. */
export function bundled(deeds: readonly Deed[]): readonly (readonly Deed[])[] {
  const bundles = Map.groupBy(deeds, ({ way, reason }) => `${way} ${reason?.because ?? ''}`);
  return [...bundles.values()];
}
