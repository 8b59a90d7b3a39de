import { describe, expect, it } from 'vitest';
import { ENGINES, storeWithTable } from './support/places.ts';

describe.each(ENGINES)('nodes on $name', (engine) => {
  it('have names of their own, and know each other by their last sign of life', async () => {
    await using place = await engine.place();
    const one = await place.open();
    const two = await place.open();
    await one.beat({ romolo: 1, bluff: 2 }, 10);
    await two.beat({ romolo: 2 }, 1_795_000_000_000);
    await one.beat({ romolo: 1, bluff: 3 }, 20);
    const byId = new Map((await two.liveNodes(0)).map((node) => [node.id, node]));
    expect(byId.size).toBe(2);
    expect(byId.get(one.nodeId)).toEqual({ id: one.nodeId, versions: { romolo: 1, bluff: 3 }, seen: 20 });
    expect((await one.liveNodes(21)).map(({ id }) => id)).toEqual([two.nodeId]);
  });
  it('tell each other who has a table open, as long as they live', async () => {
    await using place = await engine.place();
    const one = await storeWithTable(place);
    const two = await place.open();
    await one.beat({}, 10);
    await two.beat({}, 20);
    await one.putPresence('m', ['anna'], 3);
    await one.putPresence('m', ['anna', 'bruno'], 1);
    await two.putPresence('m', [], 2);
    expect(await two.presence('m', 10)).toEqual([{ people: ['anna', 'bruno'], watchers: 1 }]);
    expect(await one.presence('m', 10)).toEqual([{ people: [], watchers: 2 }]);
    expect(await two.presence('m', 11)).toEqual([]); // node one has been silent
    expect(await two.presence('n', 10)).toEqual([]);
    await two.putPresence('m', [], 0);
    expect(await one.presence('m', 10)).toEqual([]);
  });
  it('are forgotten with everybody who was there when they have been silent for long', async () => {
    await using place = await engine.place();
    const one = await storeWithTable(place);
    const two = await place.open();
    await one.beat({}, 10);
    await one.putPresence('m', ['anna'], 0);
    await two.beat({}, 20);
    await two.putPresence('m', ['bruno'], 0);
    await two.dropDeadNodes(20);
    expect((await two.seats('m')).map(({ seen }) => seen)).toEqual([10, 0]); // anna was last seen when her node was
    await one.beat({}, 30); // it was only slow, and has to say again who is there
    expect(await two.presence('m', 0)).toEqual([]);
    expect(await one.presence('m', 0)).toEqual([{ people: ['bruno'], watchers: 0 }]);
  });
});
