import { describe, expect, it } from 'vitest';
import { BOT, guest, ME, newTable, OPEN, serving, until, watching } from './support/serving.ts';

describe('a table', () => {
  it('is made, joined by its invitation, started and played to the end by two people', async () => {
    await using house = await serving();
    const [anna, bruno] = [house.visitor(), house.visitor()];
    const { table, invite } = await anna.makeTable(newTable([ME, OPEN]));
    expect(table).toMatchObject({
      game: 'bluff',
      state: 'open',
      isHost: true,
      seats: [{ kind: 'human', name: 'Anna', mine: true }, { kind: 'open' }],
    });

    const theirs = bruno.table(table.id, invite);
    expect(await theirs.state()).toMatchObject({ state: 'open', isHost: false });
    expect((await theirs.sit(guest(1))).seats[1]).toMatchObject({ kind: 'human', name: 'Bruno', mine: true });
    const mine = anna.table(table.id);
    expect((await mine.start()).state).toBe('running');

    const screens = [watching(mine), watching(theirs)];
    const matches = await Promise.all(screens.map(({ match }) => match.ready()));
    for (let n = 0; !matches[0]?.view(0).result; n++) {
      expect(n).toBeLessThan(1000);
      const seat = await until(
        () => ([0, 1] as const).find((one) => (screens[one]?.match.mirror?.view(one).decisions.length ?? 0) > 0),
        'a decision',
      );
      const match = screens[seat]?.match;
      const decision = match?.mirror?.view(seat).decisions[0];
      if (!match || !decision) continue;
      const pick = decision.some ? [...Array(decision.some.min).keys()] : (n * 7) % (decision.options.length + (decision.pass ? 1 : 0));
      await match.act({ do: 'answer', seat, decision: decision.id, pick });
      if (match.mirror?.view(seat).result) break;
    }
    await until(() => screens.every(({ match }, seat) => match.mirror?.view(seat).result), 'the result');
    expect((await mine.record()).result).toEqual(screens[1]?.match.mirror?.view(1).result);
    expect((await mine.state()).state).toBe('over');
    for (const { match } of screens) match.close();
    await new Promise((r) => setTimeout(r, 300));
  });

  it('shows each eye what a server that starts again would show it', async () => {
    await using house = await serving();
    const anna = house.visitor();
    const { table } = await anna.makeTable(newTable([ME, BOT, BOT]));
    const mine = anna.table(table.id);
    await mine.start();
    const { match } = watching(mine);
    await match.ready();
    for (let n = 0; n < 8; n++) {
      const decision = await until(() => match.mirror?.view(0).decisions[0], 'my turn');
      await match.act({ do: 'answer', seat: 0, decision: decision.id, pick: n % decision.options.length });
    }
    await until(() => match.mirror?.view(0).decisions[0] ?? match.mirror?.view(0).result, 'my turn');
    const whole = await mine.whole();
    expect(match.mirror?.at).toBe(whole.at);
    expect(match.mirror?.events(0).map(({ event }) => event)).toEqual(whole.eyes['0']?.log);
    match.close();
  });
});
