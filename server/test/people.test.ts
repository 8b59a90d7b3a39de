// Who people are: a request is recognised without asking the database at every act, and names may be written in any script.
import { openSqlite } from '@tabularium/storage';
import { expect, it } from 'vitest';
import { begunBy, decider, decisionOf, refusalOf } from './support/players.ts';
import { BOT, ME, newTable, serving } from './support/serving.ts';

it('an active player is looked up now and then, and no longer known once forgotten', async () => {
  let now = 1_000_000;
  let lookups = 0;
  const store = await openSqlite(':memory:');
  const counting = {
    ...store,
    personWith: (login: string) => {
      lookups++;
      return store.personWith(login);
    },
  };
  await using house = await serving({ store: counting, now: () => now });
  const anna = house.visitor();
  using round = await begunBy(anna, house.visitor());
  const player = await decider(round);
  expect(player).toBe(round.anna);
  const tried = async (): Promise<number> => {
    const before = lookups;
    await player.table.whyNot(0);
    await refusalOf(player.table.act({ key: 'no-decision', seat: 0, do: 'answer', decision: 'none', pick: 0 }));
    return lookups - before;
  };
  expect(await tried()).toBe(1);
  expect(await tried()).toBe(0);
  now += 30_001;
  expect(await tried()).toBe(1);
  await anna.forgetMe('Anna');
  const act = { key: 'still-there', seat: 0, do: 'answer', decision: decisionOf(player)?.id ?? '', pick: 0 } as const;
  expect(await refusalOf(player.table.act(act))).toBe('no-person');
});
it('people write their names in any script', async () => {
  await using house = await serving();
  for (const name of ['Zoë', '李小龙', 'نور', 'ऋषि', 'Ω', '👩‍🚀 Ada', '☠️']) {
    const anna = house.visitor();
    await anna.makeTable(newTable([ME, BOT], { host: { name, emblem: 'owl' } }));
    expect((await anna.hello()).person).toEqual({ name, emblem: 'owl' });
  }
});
