// Tables of earlier versions, made fit for this one.
import type { Table, Terms } from '../table/table.ts';

/** Version 1 gave the second player's chained hero its head start in every match. HOP-15.12 */
export function migrate(table: unknown, _from: number): Table {
  const old = table as Omit<Table, 'terms'> & { readonly terms: Omit<Terms, 'headStart'> };
  return { ...old, terms: { headStart: true, ...old.terms } };
}
