// Several nodes on one PostgreSQL: whoever plays where, all see one match.
import { randomBytes } from 'node:crypto';
import { startPostgres } from '@tabularium/storage/testing/postgres';
import { describe, expect, it } from 'vitest';
import type { Thinker } from '../bot-players.ts';
import type { Log } from '../log.ts';
import { TableNode } from '../node.ts';
import { openOnPostgres } from '../postgres.ts';
import { type Nodes, twoNodes } from './support/nodes.ts';
import { answered, begunBy, decider, decisionOf, type Player, playOn, refusalOf, resultOf, together } from './support/players.ts';
import { BOT, guest, ME, newTable, OPEN, SHARE, thinker, until, watching } from './support/serving.ts';

const SILENT: Log = { error: () => undefined, warn: () => undefined, info: () => undefined, debug: () => undefined };
const eventually = (look: () => unknown) => expect.poll(look, { timeout: 20_000 });
const newKey = (): string => randomBytes(16).toString('hex');
const answerOf = (player: Player, pick = 0) => ({
  key: newKey(),
  seat: player.seat,
  do: 'answer' as const,
  decision: decisionOf(player)?.id ?? '',
  pick,
});
/** What a node asks whatever happens. */
const NEVER_MIND = new Set(['beat', 'dropDeadNodes', 'ping', 'waitingForBots']);
const undosOf = ({ match, seat }: Player) => match.mirror?.view(seat).undos;

describe('two nodes', () => {
  it('let people play a whole match, each at their own', async () => {
    await using house = await twoNodes();
    using round = await begunBy(house.visitor(house.one), house.visitor(house.two));
    await playOn(round);
    await until(() => resultOf(round.anna) && resultOf(round.bruno), 'the result');
    expect(resultOf(round.anna)).toEqual(resultOf(round.bruno));
    const records = await Promise.all([round.anna, round.bruno].map(({ table }) => table.record()));
    expect(records[0]).toEqual(records[1]);
    expect((await round.bruno.table.dice()).shares).toHaveLength(2);
  });
  it('let people play whose requests go now to one, now to the other', async () => {
    await using house = await twoNodes();
    const { one, two } = house;
    using round = await begunBy(house.visitor(one, two), house.visitor(two, one));
    await playOn(round);
    await until(() => resultOf(round.anna) && resultOf(round.bruno), 'the result');
    expect(resultOf(round.anna)).toEqual(resultOf(round.bruno));
    expect((await round.anna.table.record()).inputs).toEqual((await round.bruno.table.record()).inputs);
  });
  it('ask the database once about an act of the other, and not at all where nobody looks', async () => {
    await using house = await twoNodes();
    const asked: string[] = [];
    const opened = await openOnPostgres(house.address, 0);
    const store = new Proxy(opened.store, {
      get(target, name, receiver) {
        const found: unknown = Reflect.get(target, name, receiver);
        if (typeof found === 'function') asked.push(String(name));
        return found;
      },
    });
    const three = await house.another({ ...opened, store });
    using round = await begunBy(house.visitor(house.one), house.visitor(house.one));
    const late = watching(house.visitor(three).table(round.id, round.invite));
    await until(() => late.match.mirror && round.anna.tables.at(-1)?.watchers === 1, 'who watches elsewhere');
    const seen = (): number => late.match.mirror?.events('public').length ?? 0;
    await together(round);
    for (let n = 0; n < 5; n++) {
      const before = seen();
      asked.length = 0;
      await answered(round, n);
      await until(() => seen() > before, 'the act');
      expect(asked.filter((name) => !NEVER_MIND.has(name))).toEqual(['playedSince']);
    }
    late.match.close();
    await until(() => round.anna.tables.at(-1)?.watchers === 0, 'that nobody watches');
    asked.length = 0;
    await playOn(round, 5);
    await three.store.ping();
    expect(asked.filter((name) => !NEVER_MIND.has(name))).toEqual([]);
  });
  it('show each other’s undos, draws and departures', async () => {
    await using house = await twoNodes();
    using round = await begunBy(house.visitor(house.one), house.visitor(house.two));
    const { anna, bruno } = round;
    expect((await decider(round)).seat).toBe(0);
    await anna.match.act({ do: 'answer', seat: 0, decision: decisionOf(anna)?.id ?? '', pick: 0 });
    await until(() => decisionOf(bruno), 'the question to Bruno');
    await anna.match.act({ do: 'undo', seat: 0 });
    await until(() => undosOf(bruno) === 1 && !decisionOf(bruno), 'the undo');
    await anna.match.act({ do: 'leave', seat: 0 });
    await until(() => resultOf(bruno), 'the end');
    expect((await bruno.table.state()).state).toBe('over');
  });
  it('pass on what is said, once and in order', async () => {
    await using house = await twoNodes();
    using round = await begunBy(house.visitor(house.one), house.visitor(house.two));
    const { anna, bruno } = round;
    const lines = Array.from({ length: 12 }, (_, n) => `line ${n}`);
    await Promise.all(lines.map((text, n) => (n % 2 === 0 ? anna : bruno).table.say({ key: newKey(), text })));
    await until(() => anna.said.length >= 12 && bruno.said.length >= 12, 'all lines');
    expect(anna.said).toEqual(bruno.said);
    expect(anna.said.toSorted()).toEqual(lines.toSorted());
    const late = watching(anna.table);
    await until(() => late.said.length > 0, 'what was said before');
    expect(late.said).toEqual(anna.said);
    late.match.close();
  });
  it('let people sit down, start and play again at either', async () => {
    await using house = await twoNodes();
    const [anna, bruno] = [house.visitor(house.one), house.visitor(house.two)];
    const { table, invite } = await anna.makeTable(newTable([ME, OPEN]));
    const [mine, theirs] = [anna.table(table.id), bruno.table(table.id, invite)];
    const [hers, his] = [watching(mine), watching(theirs)];
    await until(() => hers.tables.length > 0 && his.tables.length > 0, 'the table');
    await theirs.sit(guest(1));
    await until(() => hers.tables.at(-1)?.seats[1]?.name === 'Bruno', 'Bruno at the other node');
    await mine.start();
    await until(() => his.match.mirror && hers.match.mirror, 'the match at both');
    await mine.act({ key: newKey(), seat: 0, do: 'leave' });
    await until(() => his.tables.at(-1)?.state === 'over', 'the end');
    const again = await Promise.all([mine, theirs].map((one) => one.rematch(SHARE)));
    expect(again[0]?.table.id).toBe(again[1]?.table.id);
    await until(() => [hers, his].every(({ tables }) => tables.at(-1)?.rematch === again[0]?.table.id), 'the next table');
    for (const { match } of [hers, his]) match.close();
  });
  it('read what was written at the other a moment ago', async () => {
    await using house = await twoNodes();
    const { one, two } = house;
    const [anna, bruno] = [house.visitor(one), house.visitor(one)];
    const { table, invite } = await anna.makeTable(newTable([ME, OPEN]));
    const at = (node: typeof one) => house.visitor(node).table(table.id, invite);
    for (let n = 0; n < 5; n++) {
      await at(two).state(); // it has the table in memory
      await bruno.table(table.id, invite).sit(guest(1, `Bruno ${n}`));
      expect((await at(two).state()).seats[1]?.name).toBe(`Bruno ${n}`);
      await bruno.table(table.id, invite).rise(1);
    }
  });
});

describe('who is there', () => {
  it('is known at all nodes, also when a page is closed', async () => {
    await using house = await twoNodes();
    using round = await begunBy(house.visitor(house.one), house.visitor(house.two));
    const { anna, bruno } = round;
    const watcher = watching(house.visitor(house.two).table(round.id, round.invite));
    const isHere = ({ tables }: Player, seat: number) => tables.at(-1)?.seats[seat]?.here;
    await until(() => isHere(anna, 1) && isHere(bruno, 0), 'each other');
    await until(() => anna.tables.at(-1)?.watchers === 1, 'who watches elsewhere');
    watcher.match.close();
    bruno.match.close();
    await until(() => isHere(anna, 1) === false && anna.tables.at(-1)?.watchers === 0, 'that they have gone');
    expect(await house.query('select node from presence')).toHaveLength(1);
  });
  it('keeps a bot from standing in for somebody at another node', async () => {
    let now = 1_000_000;
    await using house = await twoNodes({ now: () => now, beatEvery: 20 });
    using round = await begunBy(house.visitor(house.one), house.visitor(house.two));
    const { anna, bruno } = round;
    await until(() => anna.tables.at(-1)?.seats[1]?.here, 'Bruno');
    now += 60 * 60_000;
    const isBack = async () => (await anna.table.state()).seats[1]?.here;
    for (let tries = 0; tries < 200 && !(await isBack()); tries++); // a jump of the clock makes nodes look dead for a moment
    expect(await refusalOf(anna.table.standIn(1))).toBe('too-early');
    bruno.match.close();
    await until(() => anna.tables.at(-1)?.seats[1]?.here === false, 'that he has gone');
    expect(await refusalOf(anna.table.standIn(1))).toBe('too-early'); // just now
    now += 10 * 60_000;
    expect((await anna.table.standIn(1)).seats[1]).toMatchObject({ standIn: true });
    expect((await bruno.table.comeBack(1)).seats[1]?.standIn).toBeUndefined();
  });
  it('does not count those at a node that died, which any other node forgets', async () => {
    let now = 1_000_000;
    await using house = await twoNodes({ now: () => now, beatEvery: 20 });
    using round = await begunBy(house.visitor(house.one), house.visitor(house.one));
    const { anna } = round;
    const [bruno] = await house.query(`select person from seats where seat = 1`);
    anna.match.close();
    round.bruno.match.close();
    await house.query(`insert into nodes (id, versions, seen) values ('dead', '{}', ${now})`);
    await house.query(
      `insert into presence (match, node, people, watchers) values ('${round.id}', 'dead', '["${String(bruno?.['person'])}"]', 3)`,
    );
    const here = async () => {
      const { seats, watchers } = await anna.table.state();
      return [seats[1]?.here, watchers];
    };
    await eventually(here).toEqual([true, 3]);
    now += 21_000;
    await eventually(here).toEqual([false, 0]);
    await eventually(() => house.query(`select node from presence where node = 'dead'`)).toEqual([]);
    await eventually(() => house.query(`select id from nodes where id = 'dead'`)).toEqual([]);
  });
});

describe('races between two nodes', () => {
  it('for a seat have one winner', async () => {
    await using house = await twoNodes();
    const { one, two } = house;
    const { table, invite } = await house.visitor(one).makeTable(newTable([ME, OPEN]));
    const rivals = [one, two, one, two].map((node) => house.visitor(node).table(table.id, invite));
    await Promise.all(rivals.map((rival) => rival.state()));
    const codes = await Promise.all(rivals.map((rival, n) => refusalOf(rival.sit(guest(1, `Rival ${n}`)))));
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(codes.filter((code) => code === 'seat-taken')).toHaveLength(3);
    const winner = `Rival ${codes.indexOf(undefined)}`;
    for (const rival of rivals) expect((await rival.state()).seats[1]?.name).toBe(winner);
  });
  it('for an answer have one winner, and both come to the same truth', async () => {
    await using house = await twoNodes();
    const { one, two } = house;
    const visitors = [house.visitor(one, two), house.visitor(one, two)] as const; // two requests at once go to both
    using round = await begunBy(...visitors);
    for (let n = 0; n < 6; n++) {
      await together(round);
      const player = await decider(round);
      const codes = await Promise.all([0, 1].map((pick) => refusalOf(player.table.act(answerOf(player, pick)))));
      expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    }
    await together(round);
    expect(await round.anna.table.whole().then(({ shared }) => shared)).toEqual(
      await round.bruno.table.whole().then(({ shared }) => shared),
    );
    expect(await house.query('select n from acts')).toHaveLength(6);
  });
  it('of one act that is sent to both are done once', async () => {
    await using house = await twoNodes();
    const { one, two } = house;
    using round = await begunBy(house.visitor(one, two), house.visitor(two));
    const act = answerOf(round.anna);
    const acks = await Promise.all([1, 2, 3, 4].map(() => round.anna.table.act(act)));
    expect(acks.filter(({ again }) => again)).toHaveLength(3);
    expect(await house.query('select n from acts')).toHaveLength(1);
  });
});

describe('bots', () => {
  it('play to the end of a match, wherever its people are', async () => {
    await using house = await twoNodes();
    const anna = house.visitor(house.one, house.two);
    const { table } = await anna.makeTable(newTable([BOT, ME, BOT]));
    const mine = anna.table(table.id);
    await mine.start();
    const { match } = watching(mine);
    await until(() => match.mirror, 'the match');
    for (let n = 0; n < 300; n++) {
      const view = await until(() => {
        const found = match.mirror?.view(1);
        return found && (found.result ?? found.decisions[0]) ? found : undefined;
      }, 'my turn');
      const [decision] = view.decisions;
      if (!decision) break;
      await match.act({ do: 'answer', seat: 1, decision: decision.id, pick: (n * 5) % decision.options.length });
    }
    expect(match.mirror?.view(1).result).toBeDefined();
    match.close();
    expect(await house.query('select bot_due from matches')).toEqual([{ bot_due: 0 }]);
    await eventually(() => house.query('select id from graphile_worker.jobs')).toEqual([]);
    const acts = await house.query('select distinct person is null as bot from acts');
    expect(acts).toHaveLength(2);
  });
});

describe('jobs of bots', () => {
  /** A table at which a bot has to decide first. */
  const begun = async (house: Nodes): Promise<string> => {
    const anna = house.visitor(house.one);
    const { table } = await anna.makeTable(newTable([BOT, ME]));
    await anna.table(table.id).start();
    return table.id;
  };
  const acts = async (house: Nodes): Promise<number> => (await house.query('select n from acts')).length;

  it('wait for a worker, which may have no HTTP', async () => {
    await using house = await twoNodes({ threads: 0 });
    await begun(house);
    expect(await house.query('select key from graphile_worker.jobs')).toHaveLength(1);
    expect(await acts(house)).toBe(0);
    const { store, queue } = await openOnPostgres(house.address, 0);
    const worker = await TableNode.join({ store, queue, thinker }, () => SILENT);
    worker.start();
    await eventually(() => acts(house)).toBe(1);
    await worker.rest(0);
    await worker.close();
  });
  it('are added again when whoever took them has died', async () => {
    await using house = await twoNodes({ threads: 0 });
    await begun(house);
    await house.query(`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'somebody dead'`);
    await using _worker = await house.another({ threads: 1, sweep: { every: 50, after: 0 } });
    await eventually(() => acts(house)).toBe(1);
    await eventually(() => house.query('select bot_due from matches')).toEqual([{ bot_due: 0 }]);
  });
  it('are not added again where a person has to decide', async () => {
    await using house = await twoNodes({ sweep: { every: 20, after: 0 } });
    const anna = house.visitor(house.one);
    const { table } = await anna.makeTable(newTable([ME, BOT]));
    await anna.table(table.id).start();
    await eventually(() => house.query('select bot_due from matches')).toEqual([{ bot_due: 0 }]);
    await eventually(() => house.query('select key from graphile_worker.jobs')).toEqual([]);
  });
  it('are given back by a node that stops, and done by another', async () => {
    await using house = await twoNodes({ threads: 0 });
    const thinking = Promise.withResolvers<never>();
    let isThinking = false;
    const slow: Thinker = {
      think: () => {
        isThinking = true;
        return thinking.promise;
      },
      close: async () => thinking.reject(new Error('closed')),
    };
    const first = await house.another({ threads: 1, thinker: slow });
    await begun(house);
    await until(() => isThinking, 'a bot that thinks');
    await house.another({ threads: 1 });
    await first.server.close();
    await eventually(() => acts(house)).toBe(1);
  });
  it('let a bot stand in for somebody', async () => {
    let now = 1_000_000;
    await using house = await twoNodes({ now: () => now });
    const [anna, bruno] = [house.visitor(house.one), house.visitor(house.two)];
    const { table, invite } = await anna.makeTable(newTable([OPEN, ME]));
    await bruno.table(table.id, invite).sit(guest(0));
    await anna.table(table.id).start();
    now += 60 * 60_000;
    await anna.table(table.id).standIn(0);
    await eventually(() => house.query(`select n from acts where body like '%stand-in%'`)).toHaveLength(1);
  });
});

describe('nodes with different versions of a game', () => {
  it('leave a match to those that have its version, while one of them lives', async () => {
    await using house = await twoNodes();
    using round = await begunBy(house.visitor(house.one), house.visitor(house.one));
    const { version } = await round.anna.table.state();
    await playOn(round, 2);
    const older = version - 1;
    await house.query(`insert into nodes (id, versions, seen) values ('old', '{"bluff":${older}}', ${Date.now() + 60_000})`);
    await house.query(`update matches set version = ${older}`);
    const [bruno] = [house.visitor(house.two)];
    const there = bruno.table(round.id, round.invite);
    const refused = await there.whole().catch((error: unknown) => error);
    expect(refused).toMatchObject({ status: 409, code: 'older-version', isPassing: true });
    expect(await refusalOf(round.anna.table.whole())).toBe('older-version'); // which had it in memory
    expect(await refusalOf(round.anna.table.act(answerOf(await decider(round))))).toBe('older-version');
    const acting = round.anna.match.act({ do: 'leave', seat: 0 });
    await house.query(`delete from nodes where id = 'old'`);
    expect(await acting).toMatchObject({ given: 1 }); // it had been repeated meanwhile
    expect(await house.query('select version, state from matches')).toEqual([{ version, state: 'over' }]);
  });
  it('say whether a newer version is there', async () => {
    await using house = await twoNodes();
    using round = await begunBy(house.visitor(house.one), house.visitor(house.one));
    await house.query(`update matches set version = 99`);
    const look = () =>
      house
        .visitor(house.two)
        .table(round.id, round.invite)
        .whole()
        .catch((error: unknown) => error);
    expect(await look()).toMatchObject({ status: 409, code: 'newer-version', isPassing: false });
    await house.query(`insert into nodes (id, versions, seen) values ('new', '{"bluff":99}', ${Date.now() + 60_000})`);
    expect(await look()).toMatchObject({ status: 409, code: 'newer-version', isPassing: true });
    expect(await refusalOf(round.anna.table.whole())).toBe('newer-version');
  });
});

describe('a node that goes', () => {
  it('leaves its players to the other, and nothing is lost', async () => {
    await using house = await twoNodes();
    const { one, two } = house;
    using round = await begunBy(house.visitor(one, two), house.visitor(one, two));
    await playOn(round, 4);
    await one.server.close();
    await playOn(round, 4);
    await together(round);
    expect(await house.query('select n from acts')).toHaveLength(8);
    const three = await house.another();
    expect((await house.visitor(three).table(round.id, round.invite).state()).state).toBe('running');
  });
  it('is no longer there for the others at once', async () => {
    await using house = await twoNodes();
    using round = await begunBy(house.visitor(house.one), house.visitor(house.two));
    await until(() => round.anna.tables.at(-1)?.seats[1]?.here, 'Bruno');
    await house.two.server.close();
    await until(() => round.anna.tables.at(-1)?.seats[1]?.here === false, 'that he has gone');
  });
});

describe('a database that fails', () => {
  it('lets nodes catch up that did not hear of something', async () => {
    await using house = await twoNodes();
    using round = await begunBy(house.visitor(house.one), house.visitor(house.two));
    for (let n = 0; n < 3; n++) {
      await house.query(`select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen tabularium'`);
      await answered(round, n);
      const said = `after ${n}`;
      await round.anna.table.say({ key: newKey(), text: said });
      await until(() => round.bruno.said.at(-1) === said && round.anna.said.at(-1) === said, 'what was said');
    }
    await together(round);
  });
  it('refuses acts while it is away, and goes on by itself', async () => {
    await using postgres = await startPostgres();
    await using house = await twoNodes({}, await postgres.newDatabase());
    using round = await begunBy(house.visitor(house.one), house.visitor(house.two));
    await playOn(round, 2);
    const player = await decider(round);
    await postgres.stop();
    const act = answerOf(player);
    expect(await refusalOf(player.table.act(act))).toBe('not-kept');
    expect((await fetch(`${house.one.base}/api/health`)).status).toBeGreaterThanOrEqual(500);
    const acting = player.match.act({ do: 'answer', seat: player.seat, decision: act.decision, pick: 1 }); // repeats until it is kept
    await postgres.start();
    await acting;
    await playOn(round, 2);
    await together(round);
    expect(await house.query('select n from acts')).toHaveLength(5);
    expect((await fetch(`${house.two.base}/api/ready`)).status).toBe(200);
  });
  it('lets a bot decide after it was away while the bot thought', async () => {
    await using postgres = await startPostgres();
    const gate = Promise.withResolvers<void>();
    let turns = 0;
    const slow: Thinker = {
      ...thinker,
      think: async (turn) => {
        turns++;
        await gate.promise;
        return thinker.think(turn);
      },
    };
    await using house = await twoNodes({ thinker: slow, sweep: { every: 100, after: 1000 } }, await postgres.newDatabase());
    const anna = house.visitor(house.one, house.two);
    const { table } = await anna.makeTable(newTable([BOT, ME]));
    await anna.table(table.id).start();
    await until(() => turns > 0, 'a bot that thinks');
    await postgres.stop();
    gate.resolve();
    await eventually(async () => (await fetch(`${house.one.base}/api/ready`)).status).toBe(503);
    await postgres.start();
    await eventually(() => house.query('select n from acts').catch(() => [])).toHaveLength(1);
  });
});
