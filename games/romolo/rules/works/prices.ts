// The market update. ROM-11.17
import { CUBES_TO_UPDATE, TOP_PRICE } from '../../content/tables.ts';
import type { Referee, Table } from '../../table/table.ts';

export function cubesOnMarket({ columns }: Table): number {
  let cubes = 0;
  for (const column of columns) cubes += column.length;
  return cubes;
}
/** What an update makes of the cubes that lie there: every price first rises by those in its column, then falls by those of its own type. ROM-11.17 */
export function pricesAfterUpdate({ prices, columns }: Table): number[] {
  const next = prices.map((price, resource) => Math.min(TOP_PRICE, price + (columns[resource] as readonly number[]).length));
  const sold = prices.map(() => 0);
  for (const column of columns) for (const resource of column) sold[resource] = (sold[resource] as number) + 1;
  return next.map((price, resource) => Math.max(0, price - (sold[resource] as number)));
}
/** Only when there are enough of them; then all go to the bank. ROM-11.17 */
export function updateMarket(table: Table, ref: Referee): void {
  if (cubesOnMarket(table) < CUBES_TO_UPDATE) return;
  const before = [...table.prices];
  table.prices = pricesAfterUpdate(table);
  for (const column of table.columns) column.length = 0;
  ref.tell({ kind: 'prices', rule: 'ROM-11.17', before, prices: [...table.prices] });
}
