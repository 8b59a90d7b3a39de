// Tables of the first version go on under this one.
import { played } from '@tabularium/kernel/testing';
import { expect, test } from 'vitest';
import { setupOf, tableOf } from '../lesson/scene.ts';
import { arcaneLegions } from '../rules/index.ts';
import { migrate } from '../rules/migrate.ts';
import type { Table } from '../table/table.ts';

const UNITS = { 'A:R01': '8 2 N', 'B:E01': '8 20 S' } as const;
/** As the first version kept it: without a field, and with draws that are asked for. */
function first(table: Table, battlefield: string): unknown {
  const { field: _field, content: _content, terms, ...rest } = table;
  return { ...rest, terms: { ...terms, battlefield, draws: true } };
}
test('the field is that of the map as it was', () => {
  const sizes = ['templeRuins', 'theHill', 'placed', 'threeCrowns', 'fourCorners', 'sixBanners'].map((name) => {
    const { field } = migrate(first(tableOf({ units: UNITS }), name), 1);
    return [field.width, field.depth, field.zones.length];
  });
  expect(sizes).toEqual([
    [16, 24, 2],
    [16, 24, 2],
    [16, 24, 2],
    [24, 24, 3],
    [28, 28, 4],
    [28, 40, 6],
  ]);
});
test('a table is made like one of this version, and is played on', () => {
  const sketch = { units: UNITS };
  const now = tableOf(sketch);
  const table = { ...migrate(first(now, now.terms.battlefield), 1), content: now.content };
  expect(table).toEqual(now);
  const match = played(arcaneLegions, { setup: setupOf(sketch), table });
  expect(match.play('A:R01 move', 'F', 'pass', 'pass').decision().seats).toEqual([1]);
});
