// An assistant answers small choices for the people at a table, as far as all who are asked leave them to theirs.
import { loadPlayable } from '@tabularium/games';
import { type Decision, parseRecord, verifyRecord } from '@tabularium/kernel';
import type { AnyKit } from '@tabularium/parts/shape';
import { expect, it } from 'vitest';
import { twoNodes } from './support/nodes.ts';
import { begunBy, decisionOf, type Player, playUntil, type Round, refusalOf, resultOf } from './support/players.ts';
import { ME, newTable, serving, until, watching } from './support/serving.ts';

const pkg = await loadPlayable('hoplomachus');
if (!pkg) throw new Error('these tests play Hoplomachus');
const { game, assists } = pkg;
const small = new Set(assists);
const isSmall = (decision: Decision<AnyKit> | undefined): boolean => decision !== undefined && small.has(decision.ask);
const helpedOf = ({ match, seat }: Player) => match.mirror?.helped(seat) ?? [];
const ONSLAUGHT = { game: 'hoplomachus', setup: { mode: 'onslaught', seats: 2 } };

/** Both are asked. */
const sharedBy =
  ({ anna, bruno }: Round) =>
  (): boolean =>
    isSmall(decisionOf(anna)) && isSmall(decisionOf(bruno));

it('answers for somebody who has switched it on, says so, and can be checked in the record', async () => {
  await using house = await serving();
  const anna = house.visitor();
  const { table } = await anna.makeTable(newTable([ME], { ...ONSLAUGHT, setup: { mode: 'onslaught', seats: 1 } }));
  const mine = anna.table(table.id);
  expect(await refusalOf(mine.assist(0, true))).toBe('not-open');
  await mine.start();
  const me = { ...watching(mine), table: mine, seat: 0 };
  await me.match.ready();
  await playUntil([me], () => isSmall(decisionOf(me)));
  expect((await mine.assist(0, true)).seats[0]).toMatchObject({ assisted: true });
  await until(() => helpedOf(me).length > 0, 'the answer of the assistant');
  expect(isSmall(decisionOf(me))).toBe(false);
  for (const { ask, by } of helpedOf(me)) expect([small.has(ask), by]).toEqual([true, 'assistant']);

  expect((await mine.assist(0, false)).seats[0]?.assisted).toBeUndefined();
  const before = helpedOf(me).length;
  await playUntil([me], () => isSmall(decisionOf(me)));
  expect(helpedOf(me).length).toBe(before);
  await me.match.act({ do: 'leave', seat: 0 });
  await until(() => resultOf(me), 'the end');
  const { inputs } = verifyRecord(game, parseRecord(JSON.stringify(await mine.record())));
  expect(inputs.filter((input) => input.kind === 'answer' && input.by === 'assistant')).toHaveLength(before);
  me.match.close();
});

it('is nobody else’s to switch, and leaves a choice to those who want to make it', async () => {
  await using house = await serving();
  using round = await begunBy(house.visitor(), house.visitor(), ONSLAUGHT);
  const { anna, bruno } = round;
  expect(await refusalOf(bruno.table.assist(0, true))).toBe('not-yours');
  await anna.table.assist(0, true);
  await playUntil([anna, bruno], sharedBy(round));
  expect([helpedOf(anna), helpedOf(bruno)]).toEqual([[], []]);
  await bruno.table.assist(1, true);
  await until(() => helpedOf(anna).length > 0, 'the answer of an assistant');
  expect(helpedOf(bruno)).toEqual([]);
});

it('works wherever the people are, and all their pages know of it', async () => {
  await using house = await twoNodes();
  const { one, two } = house;
  const host = house.visitor(one, two);
  using round = await begunBy(host, house.visitor(two), ONSLAUGHT);
  const { anna, bruno } = round;
  const other = watching(house.visitor(two).table(round.id, round.invite)); // a spectator at the other node
  await anna.table.assist(0, true);
  for (const { tables } of [anna, bruno, other]) await until(() => tables.at(-1)?.seats[0]?.assisted, 'the switch');
  await bruno.table.assist(1, true);
  await playUntil([anna, bruno], () => helpedOf(anna).length > 0);
  for (const { table, seat } of [anna, bruno]) await table.assist(seat, false);
  await playUntil([anna, bruno], sharedBy(round));
  await anna.match.act({ do: 'leave', seat: 0 });
  await until(() => resultOf(anna) && resultOf(bruno), 'the end');
  const records = await Promise.all([anna, bruno].map(({ table }) => table.record()));
  expect(records[1]).toEqual(records[0]);
  expect(records[0]?.inputs.some((input) => input.kind === 'answer' && input.by === 'assistant')).toBe(true);
  other.match.close();
});
