// Content that players wrote comes along to an online table, and to everything that follows from it.
import { Api } from '@tabularium/client';
import { loadPackage } from '@tabularium/games';
import { contentChanges, verifyRecord } from '@tabularium/kernel';
import { openSqlite } from '@tabularium/storage';
import { expect, it } from 'vitest';
import { databaseFile } from './support/rows.ts';
import { guest, ME, newTable, OPEN, type Serving, serving, until, watching } from './support/serving.ts';

const WARRIOR = {
  class: 'attacker',
  range: 1,
  movement: 2,
  health: 3,
  attack: ['black', 'blue', 'yellow'],
  skills: { retaliate: true, whirlwind: 1 },
};
const TEXT = JSON.stringify({
  factions: [
    {
      name: 'Etruscans',
      units: Array.from({ length: 10 }, (_, n) => ({ name: `Warrior ${n}`, ...WARRIOR })),
      hero: {
        ...WARRIOR,
        name: 'Lars Porsenna',
        movement: 3,
        health: 9,
        attack: ['black', 'green', 'green'],
        skills: { charge: 1, deflect: 1, hurl: 1 },
      },
      tactics: ['adrenaline', 'stun', 'aegis', 'blitz'],
    },
  ],
});
const pkg = await loadPackage('hoplomachus');
if (!pkg?.readContent) throw new Error('Hoplomachus takes no content');
const read = pkg.readContent(TEXT, 'en');
if ('errors' in read) throw new Error(JSON.stringify(read.errors));
const { content } = read;

/** Somebody with a token, which any server on the same database knows. */
async function tokenOf({ base }: Serving, name: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${base}/api/people`, { method: 'POST', headers, body: JSON.stringify({ name, emblem: 'fox' }) });
  return ((await answer.json()) as { readonly token: string }).token;
}
const apiOf = ({ base }: Serving, token: string): Api => new Api({ base, headers: { authorization: `Bearer ${token}` } });

it('a faction of one’s own is chosen, played with across a restart, and stands in the record, which verifies', async () => {
  using file = databaseFile();
  const first = await serving({ store: await openSqlite(file.path) });
  const tokens = [await tokenOf(first, 'Anna'), await tokenOf(first, 'Bruno')] as const;
  const [anna, bruno] = [apiOf(first, tokens[0]), apiOf(first, tokens[1])];
  const { table, invite } = await anna.makeTable(
    newTable([ME, OPEN], { game: 'hoplomachus', setup: { mode: 'skirmish', seats: 2 }, content }),
  );
  expect(table.hasOwnContent).toBe(true);
  expect((await bruno.table(table.id, invite).sit(guest(1))).hasOwnContent).toBe(true);
  await anna.table(table.id).start();
  const screens = [watching(anna.table(table.id)), watching(bruno.table(table.id))];
  const matches = screens.map(({ match }) => match);
  for (const match of matches) await match.ready();

  let hasChosen = false;
  for (let n = 0; n < 12; n++) {
    const seat = await until(() => {
      const found = matches.findIndex(({ mirror }, one) => (mirror?.view(one).decisions.length ?? 0) > 0);
      return found >= 0 && { found };
    }, 'a decision');
    const match = matches[seat.found];
    const decision = match?.mirror?.view(seat.found).decisions[0];
    if (!match || !decision) continue;
    const own = decision.texts.findIndex((text) => /etruscans/i.test(text));
    const pick = own >= 0 && !hasChosen ? own : 0;
    hasChosen ||= own >= 0;
    await match.act({
      do: 'answer',
      seat: seat.found,
      decision: decision.id,
      pick: decision.some ? [...Array(decision.some.min).keys()] : pick,
    });
  }
  expect(hasChosen).toBe(true);
  for (const [seat, { mirror }] of matches.entries()) {
    const shown = mirror?.view(seat).table as { readonly troops: readonly { readonly faction: string }[] } | undefined;
    expect(shown?.troops.map(({ faction }) => faction)).toContain('my.Etruscans');
  }
  const before = await bruno.table(table.id).whole();
  for (const match of matches) match.close();
  await first.server.close();

  await using second = await serving({ store: await openSqlite(file.path) });
  const theirs = apiOf(second, tokens[1]).table(table.id);
  const { shared, eyes } = await theirs.whole();
  expect({ shared, eyes }).toEqual({ shared: before.shared, eyes: before.eyes });
  await theirs.act({ key: 'that-is-all', seat: 1, do: 'leave' });
  const record = await theirs.record();
  expect(record.result).toMatchObject({ winners: [0] });
  expect(contentChanges(pkg.game.content, record.pack as object).map(({ id }) => id)).toContain('my.Etruscans');
  expect(verifyRecord(pkg.game, record).result).toEqual(record.result);
});

it('content that the rules refuse is refused by the table, and nothing is stored', async () => {
  await using house = await serving();
  const anna = house.visitor();
  const broken = { ...content, factions: [] };
  await expect(anna.makeTable(newTable([ME, OPEN], { game: 'hoplomachus', setup: {}, content: broken }))).rejects.toMatchObject({
    status: 400,
    code: 'bad-content',
  });
  await expect(anna.makeTable(newTable([ME, OPEN], { content: {} }))).rejects.toMatchObject({ code: 'bad-content' }); // bluff takes none
  expect((await anna.myTables()).tables).toEqual([]);
});
