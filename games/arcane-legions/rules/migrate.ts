// Brings tables of older versions up to date.
import { certain } from '@tabularium/kernel';
import { battlefields } from '../content/battlefields.ts';
import type { Field } from '../content/terrain.ts';
import { zone } from '../content/write.ts';
import type { Table, Terms } from '../table/table.ts';
import { PLACED } from './open.ts';

/** Maps of the first version whose tables were smaller. */
const FIRST_TABLES: Readonly<Record<string, Field>> = {
  threeCrowns: { width: 24, depth: 24, zones: [zone([6, 18], [0, 2], 0), zone([0, 2], [12, 24], 2), zone([22, 24], [12, 24], 6)] },
  fourCorners: {
    width: 28,
    depth: 28,
    zones: [zone([8, 20], [0, 2], 0), zone([0, 2], [8, 20], 2), zone([8, 20], [26, 28], 4), zone([26, 28], [8, 20], 6)],
  },
  sixBanners: {
    width: 28,
    depth: 40,
    zones: [
      zone([9, 19], [0, 2], 0),
      zone([0, 2], [6, 16], 2),
      zone([0, 2], [24, 34], 2),
      zone([9, 19], [38, 40], 4),
      zone([26, 28], [24, 34], 6),
      zone([26, 28], [6, 16], 6),
    ],
  },
};
interface FirstTable extends Omit<Table, 'terms' | 'field'> {
  readonly terms: Terms & { readonly draws?: boolean };
}
/**
 * The first version looked up its field by name and had an option for draws; players laid terrain on the standard table only.
 * The second had other ready-made armies; a match keeps the units it mustered.
 */
export function migrate(table: unknown, from: number): Table {
  if (from > 1) return table as Table;
  const { terms, ...rest } = table as FirstTable; // the kernel hands over what that version saved
  const { draws: _draws, ...kept } = terms;
  const name = terms.battlefield === PLACED ? 'firstBattle' : terms.battlefield;
  const { width, depth, zones } = certain(FIRST_TABLES[name] ?? battlefields.find(({ id }) => id === name), 'such a map'); // the game still has all its maps
  return { ...rest, terms: kept, field: { width, depth, zones } };
}
