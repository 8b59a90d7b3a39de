// A match of version 1 goes on: its table is made fit for this version.
import { Match } from '@tabularium/kernel';
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { hoplomachus } from '../rules/index.ts';
import { migrate } from '../rules/migrate.ts';
import type { Table } from '../table/table.ts';
import { position } from './support/position.ts';

/** As version 1 kept it: without the term that came later. */
function asBefore(table: Table): unknown {
  const { headStart: _, ...terms } = table.terms;
  return { ...table, terms };
}

rule('HOP-15.12', 'in a match of version 1 the second hero keeps its head start', () => {
  const match = position({ options: { arena: 'colosseum' }, units: { 'kunlun.warrior': 'b4', 'refugees.warrior': 'd1' } });
  expect(match.table.terms.headStart).toBe(false);
  expect(migrate(asBefore(match.table), 1)).toEqual({ ...match.table, terms: { ...match.table.terms, headStart: true } });
});
rule('HOP-15.12', 'a save of version 1 is gone on with from its checkpoint', () => {
  const setup = { mode: 'skirmish', seats: 2, options: { arena: 'colosseum' } } as const;
  const save = Match.start(hoplomachus, setup, { seed: 'before' }).save();
  const old = { ...save, version: 1, table: asBefore(save.table as Table) } as typeof save;
  const match = Match.load(hoplomachus, old);
  expect(match.table.terms).toMatchObject({ headStart: true, quietDraw: false });
  expect(match.pending.map(({ ask }) => ask)).toEqual(['faction']);
});
