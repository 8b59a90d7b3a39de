// Tables of older versions can be played on under this one.
import { carryOn, type Game, Match, type Stored } from '@tabularium/kernel';
import { played } from '@tabularium/kernel/testing';
import { describe, expect, test } from 'vitest';
import { setupOf, tableOf } from '../lesson/layout.ts';
import { arcaneLegions } from '../rules/index.ts';
import { migrate } from '../rules/migrate.ts';
import type { ArcaneKit, Table } from '../table/table.ts';

const UNITS = { 'A:R01': '8 2 N', 'B:E01': '8 20 S' } as const;
/** As the first version saved it: with one field fewer, and with an option for draws. */
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
test('ARC-2.17: the zones are those of the map as it was, with where its players look', () => {
  const zones = ['threeCrowns', 'fourCorners', 'sixBanners'].map((name) =>
    migrate(first(tableOf({ units: UNITS }), name), 1).field.zones.map(({ x, y, heading }) => `${x.join('-')} ${y.join('-')} ${heading}`),
  );
  expect(zones).toEqual([
    ['6-18 0-2 0', '0-2 12-24 2', '22-24 12-24 6'],
    ['8-20 0-2 0', '0-2 8-20 2', '8-20 26-28 4', '26-28 8-20 6'],
    ['9-19 0-2 0', '0-2 6-16 2', '0-2 24-34 2', '9-19 38-40 4', '26-28 24-34 6', '26-28 6-16 6'],
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

describe('a match of the second version', () => {
  const company = ['M10', 'M08', 'M09', 'M01', 'M02', 'M02', 'M03', 'M03', 'M04', 'M06', 'M07'];
  const second: Game<ArcaneKit> = {
    ...arcaneLegions,
    version: 2,
    content: {
      ...arcaneLegions.content,
      armies: arcaneLegions.content.armies.map((army) => (army.id === 'mercenary10000' ? { ...army, units: company } : army)),
    },
  };
  /** Up to the first order, or this many decisions further. */
  function begun(further: number): Match<ArcaneKit> {
    const match = Match.start(second, { mode: 'standard', seats: 2, options: { points: 10000 } }, { seed: 'second' });
    for (let left = further; left > 0; left -= match.table.phase === 'battle' ? 1 : 0) {
      const [decision] = match.pending;
      if (!decision) throw new Error('nothing is asked');
      match.answer(decision.seats[0] as number, decision.id, Math.max(0, decision.texts.indexOf('mercenary10000')));
    }
    return match;
  }
  const storedOf = (match: Match<ArcaneKit>, withSave: boolean): Stored => {
    const { game, setup, seed, inputs, version, result } = match.record();
    return JSON.parse(JSON.stringify({ game, setup, seed, inputs, version, result, ...(withSave && { save: match.save() }) })) as Stored;
  };
  test('continues with the ready-made army it has', () => {
    const match = begun(3);
    const now = carryOn(arcaneLegions, storedOf(match, true));
    expect(now.table.units).toEqual(match.table.units);
    expect(now.passages).toMatchObject([{ from: 2, lost: 0 }]);
    expect(now.pending.map(({ ask, texts }) => [ask, texts])).toEqual(match.pending.map(({ ask, texts }) => [ask, texts]));
  });
  test('goes back to where its army is the same, if only its answers were kept', () => {
    const now = carryOn(arcaneLegions, storedOf(begun(3), false));
    expect(now.pending.length).toBeGreaterThan(0);
    expect(now.passages.at(-1)?.lost).toBeGreaterThan(0);
  });
});
