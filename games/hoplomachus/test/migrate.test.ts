// Matches of earlier versions go on: their tables are made fit for this one, and their chips are those of this one.
import { carryOn, FastDice, type Game, Match, randomPick, type Stored } from '@tabularium/kernel';
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { hoplomachus } from '../rules/index.ts';
import { migrate } from '../rules/migrate.ts';
import type { HoplomachusKit, Table } from '../table/table.ts';
import { position } from './support/position.ts';

/** A table of version 1, without the term added later. */
function asBefore(table: Table): unknown {
  const { headStart: _, ...terms } = table.terms;
  return { ...table, terms };
}

rule('HOP-15.12', 'in a match of version 1 the second hero keeps its head start', () => {
  const match = position({ options: { arena: 'colosseum' }, units: { 'kunlun.warrior': 'b4', 'refugees.warrior': 'd1' } });
  expect(match.table.terms.headStart).toBe(false);
  expect(migrate(asBefore(match.table), 1)).toEqual({ ...match.table, terms: { ...match.table.terms, headStart: true } });
});
rule('HOP-15.12', 'a save of version 1 continues from its checkpoint', () => {
  const setup = { mode: 'skirmish', seats: 2, options: { arena: 'colosseum' } } as const;
  const save = Match.start(hoplomachus, setup, { seed: 'before' }).save();
  const old = { ...save, version: 1, table: asBefore(save.table as Table) } as typeof save;
  const match = Match.load(hoplomachus, old);
  expect(match.table.terms).toMatchObject({ headStart: true, quietDraw: false });
  expect(match.pending.map(({ ask }) => ask)).toEqual(['faction']);
});

/** Version 2: Mars had no Armor. */
const two: Game<HoplomachusKit> = {
  ...hoplomachus,
  version: 2,
  content: {
    ...hoplomachus.content,
    units: hoplomachus.content.units.map((unit) => (unit.id === 'ti.mars' ? { ...unit, skills: [] } : unit)),
  },
};
/** A match of version 2 against Mars, after so many decisions. */
function against(number: number, decisions: number): Match<HoplomachusKit> {
  const match = Match.start(two, { mode: 'ascension', seats: 2 }, { seed: `mars-${number}` });
  const dice = new FastDice(number);
  for (let n = 0; n < decisions && match.result === undefined; n++) {
    const open = match.open[0] as (typeof match.open)[number];
    const listed = match.optionsOf(open);
    const mars = open.ask === 'titan' ? (listed as readonly { titan: string }[]).findIndex(({ titan }) => titan === 'ti.mars') : -1;
    match.playOpen(open, mars === -1 ? randomPick(open, listed.length, dice) : mars);
  }
  return match;
}
function storedOf(match: Match<HoplomachusKit>): Stored {
  const { game, setup, seed, version, inputs } = match.record();
  return { game, setup, seed, version, inputs, save: match.save() };
}

rule('HOP-24.6', 'a match of version 2 continues from its last save with the chips of this version', () => {
  // Somebody has dealt Mars 2 by then, which his Armor makes 1.
  for (const number of [4, 48]) {
    const before = against(number, 50);
    const match = carryOn(hoplomachus, storedOf(before));
    expect(match.passages).toMatchObject([{ from: 2, lost: 0 }]);
    const { content: _new, ...table } = match.table;
    const { content: _old, ...was } = before.table;
    expect(table).toEqual(was);
    expect(match.table.content).toBe(hoplomachus.content);
    expect(match.pending.map(({ ask, seats }) => [ask, seats])).toEqual(before.pending.map(({ ask, seats }) => [ask, seats]));
    expect(match.record()).toMatchObject({ version: 3, passages: [{ from: 2 }] });
  }
});
