// The view that hides nothing. Views hide things by `null` or by leaving them out, so we fill the gaps of one from the others.

import type { View } from '@tabularium/kernel';
import type { AnyKit } from '@tabularium/parts/shape';

export type AllEyes = 'all';

function merge(known: unknown, more: unknown): unknown {
  if (known === null || known === undefined) return more;
  if (Array.isArray(known)) return Array.isArray(more) && more.length === known.length ? known.map((one, i) => merge(one, more[i])) : known;
  if (typeof known !== 'object' || typeof more !== 'object' || more === null) return known;
  const added = new Map(Object.entries(more));
  const names = new Set([...Object.keys(known), ...added.keys()]);
  return Object.fromEntries([...names].map((name) => [name, merge((known as Record<string, unknown>)[name], added.get(name))]));
}

/** A view, completed by the views of others. */
export const mergeViews = (view: View<AnyKit>, others: readonly View<AnyKit>[]): View<AnyKit> => ({
  ...view,
  table: others.reduce<unknown>((table, other) => merge(table, other.table), view.table) as object,
});
