import { describe, expect, it } from 'vitest';
import { ENGINES, POSTGRES, storeWithTable } from './support/places.ts';
import { line } from './support/rows.ts';

describe.each(ENGINES)('the chat on $name', (engine) => {
  it('numbers its lines, and keeps one under a key however often it is said', async () => {
    await using place = await engine.place();
    const store = await storeWithTable(place);
    const said = [line('m', 'k1', 'one'), line('m', 'k2', 'two'), line('m', 'k1', 'other'), line('m', 'k1', 'his', { person: 'bruno' })];
    const kept = [];
    for (const one of said) kept.push(await store.addLine(one));
    expect(kept.map(({ line: { n, text }, isNew }) => [n, text, isNew])).toEqual([
      [1, 'one', true],
      [2, 'two', true],
      [1, 'one', false],
      [3, 'his', true],
    ]);
    expect((await store.lines('m')).map(({ text }) => text)).toEqual(['one', 'two', 'his']);
    expect((await store.lines('m', 2)).map(({ text }) => text)).toEqual(['two', 'his']);
    expect((await store.linesAfter('m', 1)).map(({ text }) => text)).toEqual(['two', 'his']);
    expect(await store.lines('n')).toEqual([]);
  });
});

describe('the chat of several nodes', () => {
  it('gives every line a number of its own, and one line to a key that is said to all of them', async () => {
    await using place = await POSTGRES.place();
    const stores = [await storeWithTable(place), await place.open(), await place.open()];
    const said = await Promise.all(
      stores.flatMap((store, node) =>
        [1, 2, 3, 4].flatMap((n) => [store.addLine(line('m', `${node} ${n}`, 'x')), store.addLine(line('m', `${n}`, 'y'))]),
      ),
    );
    const [store] = stores;
    expect(said.filter(({ isNew }) => isNew)).toHaveLength(16);
    expect((await store?.lines('m'))?.map(({ n }) => n)).toEqual(Array.from({ length: 16 }, (_, n) => n + 1));
  });
});
