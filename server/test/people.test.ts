// Who people are: a request is recognised without asking the database at every act, and names may be written in any script.
import { Api } from '@tabularium/client';
import { openSqlite } from '@tabularium/storage';
import { expect, it } from 'vitest';
import { hashOf } from '../secrets.ts';
import { begunBy, decider, decisionOf, refusalOf } from './support/players.ts';
import { BOT, ME, newTable, serving } from './support/serving.ts';

it('an active player is looked up now and then, and no longer known once forgotten', async () => {
  let now = 1_000_000;
  const lookups: string[] = [];
  const store = await openSqlite(':memory:');
  const counting = {
    ...store,
    personWith: (login: string) => {
      lookups.push(login);
      return store.personWith(login);
    },
  };
  await using house = await serving({ store: counting, now: () => now });
  const anna = house.visitor();
  using round = await begunBy(anna, house.visitor());
  expect(await decider(round)).toBe(round.anna);
  // She plays by a token, because her page asks for things of its own at any time.
  const { token } = (await (await anna.send('/api/me/tokens', {}, { name: 'program' })).json()) as { token: string };
  const table = new Api({ base: house.base, headers: { authorization: `Bearer ${token}` } }).table(round.id);
  const tried = async (): Promise<number> => {
    lookups.length = 0;
    await table.whyNot(0);
    await refusalOf(table.act({ key: 'no-decision', seat: 0, do: 'answer', decision: 'none', pick: 0 }));
    return lookups.filter((login) => login === hashOf(token)).length;
  };
  expect(await tried()).toBe(1);
  expect(await tried()).toBe(0);
  now += 30_001;
  expect(await tried()).toBe(1);
  await anna.forgetMe('Anna');
  const act = { key: 'still-there', seat: 0, do: 'answer', decision: decisionOf(round.anna)?.id ?? '', pick: 0 } as const;
  expect(await refusalOf(table.act(act))).toBe('no-person');
});
it('people write their names in any script', async () => {
  await using house = await serving();
  for (const name of ['Zoë', '李小龙', 'نور', 'ऋषि', 'Ω', '👩‍🚀 Ada', '☠️']) {
    const anna = house.visitor();
    await anna.makeTable(newTable([ME, BOT], { host: { name, emblem: 'owl' } }));
    expect((await anna.hello()).person).toEqual({ name, emblem: 'owl' });
  }
});
