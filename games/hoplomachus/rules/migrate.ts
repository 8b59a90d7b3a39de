// Tables of earlier versions, made fit for this one.
import type { Table, Terms } from '../table/table.ts';

/**
 * Version 1 gave the second player's chained hero its head start in every match. HOP-15.12
 * Version 3 has other chips than 2, not another table: what stands in the arena keeps its hp. HOP-24.6
 */
export function migrate(table: unknown, from: number): Table {
  if (from > 1) return table as Table;
  const old = table as Omit<Table, 'terms'> & { readonly terms: Omit<Terms, 'headStart'> };
  return { ...old, terms: { headStart: true, ...old.terms } };
}
