// The turn of the arena: units of the arena bag, or a titan's sentinels. HOP-13.13, HOP-14.16
import type { Rules } from '@tabularium/kernel';
import { arenaOf } from '../../names.ts';
import type { Referee, Table } from '../../table.ts';
import { pause } from '../leaving.ts';
import { endTurn, startTurn } from '../turn.ts';
import { combatants } from '../units.ts';
import { abilityStep } from './abilities.ts';
import { deployFromBag } from './deploy.ts';
import { engagementStep } from './engage.ts';
import { movementStep } from './move.ts';

/** Arena units in combat. HOP-13.3 */
const LIMITS = { solo: 2, coop: 3 } as const;
export const arenaLimit = (table: Table): number => (table.terms.coop ? LIMITS.coop : LIMITS.solo);

/** From where the table stands. HOP-11.1 */
export function* arenaTurn(table: Table, ref: Referee): Rules<void> {
  const { turn } = table;
  if (turn.step === 'start') {
    yield* startTurn(table, ref, turn.troop); // HOP-10.2
    turn.step = 'deploy';
  }
  if (turn.step === 'deploy') {
    yield* pause(table, ref);
    if (table.terms.mode === 'onslaught') yield* ref.within({ at: 'deploy' }, arenaDeployment(table, ref)); // in Ascension rows deploy. HOP-14.16
    turn.step = 'move';
  }
  yield* actInSteps(table, ref);
  endTurn(table, ref, turn.troop); // HOP-10.18
}
/** Unless the limit is reached. HOP-13.13 */
function* arenaDeployment(table: Table, ref: Referee): Rules<void> {
  if (combatants(table, table.turn.troop).length >= arenaLimit(table)) return;
  yield* deployFromBag(table, ref, arenaOf(table).blue, 'HOP-13.13');
}
/** Movement, Ability, Engagement. HOP-11.1 */
function* actInSteps(table: Table, ref: Referee): Rules<void> {
  const { turn } = table;
  if (turn.step === 'move') {
    yield* ref.within({ at: 'move' }, movementStep(table, ref));
    turn.step = 'ability';
  }
  if (turn.step === 'ability') {
    yield* ref.within({ at: 'ability' }, abilityStep(table, ref));
    turn.step = 'engage';
  }
  if (turn.step === 'engage') {
    yield* ref.within({ at: 'engage' }, engagementStep(table, ref));
    turn.step = 'end';
  }
}
