// The steps shared by the turns of the immortal and the arena. HOP-11.1
import type { Rules } from '@tabularium/kernel';
import type { Referee, Table } from '../../table/table.ts';
import { pause } from '../ending/leaving.ts';
import { startTurn } from '../turn/turn.ts';
import { rivalAbilityStep } from './ability.ts';
import { rivalMovementStep } from './movement.ts';

/** Resumes from the table's step and runs up to the Engagement: start, the troop's own Deployment, Movement, Ability. HOP-11.1 */
export function* stepsBeforeEngagement(table: Table, ref: Referee, deployment: (table: Table, ref: Referee) => Rules<void>): Rules<void> {
  const { turn } = table;
  if (turn.step === 'start') {
    yield* startTurn(table, ref, turn.troop); // HOP-10.2
    turn.step = 'deploy';
  }
  if (turn.step === 'deploy') {
    yield* pause(table, ref);
    yield* ref.within({ at: 'deploy' }, deployment(table, ref));
    turn.step = 'move';
  }
  if (turn.step === 'move') {
    yield* ref.within({ at: 'move' }, rivalMovementStep(table, ref));
    turn.step = 'ability';
  }
  if (turn.step === 'ability') {
    yield* ref.within({ at: 'ability' }, rivalAbilityStep(table, ref));
    turn.step = 'engage';
  }
}
