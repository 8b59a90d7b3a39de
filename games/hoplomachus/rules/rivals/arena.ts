// The turn of the arena: units of the arena bag, or a titan's sentinels. HOP-13.13, HOP-14.16
import type { Rules } from '@tabularium/kernel';
import { arenaOf } from '../../table/names.ts';
import type { Referee, Table } from '../../table/table.ts';
import { endTurn } from '../turn/turn.ts';
import { combatants } from '../units/units.ts';
import { deployFromBag } from './deployment.ts';
import { rivalEngagementStep } from './engagement.ts';
import { stepsBeforeEngagement } from './steps.ts';

/** Arena units in combat. HOP-13.3 */
const ARENA_LIMITS = { solo: 2, coop: 3 } as const;
export const arenaLimit = (table: Table): number => (table.terms.coop ? ARENA_LIMITS.coop : ARENA_LIMITS.solo);

/** Resumes from the step that the table is in. HOP-11.1 */
export function* arenaTurn(table: Table, ref: Referee): Rules<void> {
  const { turn } = table;
  yield* stepsBeforeEngagement(table, ref, arenaDeployment);
  if (turn.step === 'engage') {
    yield* ref.within({ at: 'engage' }, rivalEngagementStep(table, ref));
    turn.step = 'end';
  }
  endTurn(table, ref, turn.troop); // HOP-10.18
}
/** In Onslaught, unless the limit is reached; in Ascension rows deploy. HOP-13.13, HOP-14.16 */
function* arenaDeployment(table: Table, ref: Referee): Rules<void> {
  if (table.terms.mode !== 'onslaught' || combatants(table, table.turn.troop).length >= arenaLimit(table)) return;
  yield* deployFromBag(table, ref, arenaOf(table).blue, 'HOP-13.13');
}
