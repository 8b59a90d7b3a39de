// Damage to one unit and to all around it. ARC-14.22, ARC-14.32
import type { Rules } from '@tabularium/kernel';
import type { Ability } from '../../content/kinds.ts';
import { unitCalled, unitName } from '../../table/names.ts';
import { type Referee, type Table, type UnitId, unitAt } from '../../table/table.ts';
import { isAtAnyObjective } from '../field/objectives.ts';
import { has } from '../units/figures.ts';
import { isEnemy } from '../units/teams.ts';
import { bury, causedBy, damage } from './damage.ts';
import { onDefeat } from './defeats.ts';
import { hasWon } from './scoring.ts';

const GAINS: readonly Ability[] = ['calculating', 'opportunist', 'battleProwess'];
/**
 * First `first`, then the others in the order that the owner of the source wants. The fallen leave the table at the end, friends first:
 * an enemy that fell as well can still be the nearest to them. ARC-12.6
 */
export function* splash(
  table: Table,
  ref: Referee,
  id: UnitId,
  first: UnitId,
  others: readonly UnitId[],
  amount: number,
  why: Ability,
): Rules<void> {
  const cause = causedBy(table, id, why);
  const hit = [first, ...others].map((unit) => ({ unit, atObjective: isAtAnyObjective(table, unit) }));
  const had = new Set(GAINS.filter((ability) => has(table, id, ability)));
  const victor = { id, had: (ability: Ability) => had.has(ability) };
  yield* damage(table, ref, first, amount, cause);
  for (let waiting = others; waiting.length > 0 && !hasWon(table); ) {
    const able = waiting;
    const told = yield* ref.choose(unitAt(table, id).seat, {
      ask: 'splash',
      rule: why === 'fireburst' ? 'ARC-14.32' : 'ARC-14.22',
      options: () => able.map((unit) => ({ unit: unitName(table, unit) })),
      facts: () => ({ unit: unitName(table, id), damage: amount }),
    });
    const next = unitCalled(table, told.unit);
    yield* damage(table, ref, next, amount, cause);
    waiting = waiting.filter((unit) => unit !== next);
  }
  hit.sort((a, b) => Number(isEnemy(table, id, a.unit)) - Number(isEnemy(table, id, b.unit)));
  for (const { unit, atObjective } of hit) if (bury(table, ref, unit, cause)) yield* onDefeat(table, ref, victor, unit, atObjective);
}
