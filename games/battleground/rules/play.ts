// The course of a match: set-up, then rounds of three phases. The rules settle every case, so players have nothing to dispute. MOB-1.2, MOB-2.20, MOB-4.1
import type { Rules } from '@tabularium/kernel';
import type { Phase, Referee, Table } from '../table/table.ts';
import { activate } from './round/activation.ts';
import { organise } from './round/organisation.ts';
import { select } from './round/selection.ts';
import { upkeep } from './round/upkeep.ts';
import { prepare } from './setup/prepare.ts';

export function* play(table: Table, ref: Referee): Rules<void> {
  while (table.ended === null) {
    if (table.phase === 'setup') yield* ref.within({ at: 'setup' }, prepare(table, ref));
    else yield* ref.within({ at: 'round', round: table.round }, PHASES[table.phase](table, ref));
  }
}
/** Each phase continues from the table as it stands and sets the next one. */
const PHASES: { readonly [P in Exclude<Phase, 'setup'>]: (table: Table, ref: Referee) => Rules<void> } = {
  organise,
  select,
  activate,
  upkeep,
};
