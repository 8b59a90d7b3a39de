// Pandemonium: a defeated hero lets a troop take units back. HOP-16.7
import { PASS, type Rules } from '@tabularium/kernel';
import { isUnit, unitAt, unitName, unitOf } from '../../table/names.ts';
import { NONE, type Referee, type Table, type TroopId } from '../../table/table.ts';
import { returnToCamp } from '../arena/camp.ts';
import type { Outcome } from '../combat/damage.ts';
import { chipsIn, isElite, isHero } from '../units/units.ts';

/** Units for each hero. HOP-16.7 */
const BOUNTY = 2;

/** Notes what is to be paid once the effect is over. HOP-16.7 */
export function claimBounties(table: Table, outcomes: readonly Outcome[]): void {
  for (const { target, defeated, credit } of outcomes) {
    if (!defeated || !isUnit(target) || credit === NONE) continue;
    const hero = unitAt(table, target.unit);
    if (!isHero(table, hero)) continue;
    const troop = table.terms.bounty === 'defeated' ? hero.troop : credit;
    for (let n = 0; n < BOUNTY; n++) table.bounties.push(troop);
  }
}
/** The first unit that is due; who passes takes no more. Nobody who is out is asked. HOP-16.7, HOP-16.8 */
export function* payBounty(table: Table, ref: Referee): Rules<void> {
  const troop = table.bounties.shift() as TroopId; // asked for only if something is due
  if (table.troops[troop]?.out) return;
  const picked = yield* ref.choose(troop, {
    ask: 'bounty',
    rule: 'HOP-16.7',
    options: () => discarded(table, troop),
    pass: true, // HOP-1.3
  });
  if (picked === PASS) while (table.bounties[0] === troop) table.bounties.shift();
  else returnToCamp(table, ref, unitOf(table, picked.unit), 'HOP-16.7');
}
const discarded = (table: Table, troop: TroopId): { unit: string }[] =>
  chipsIn(table, troop, 'discard').flatMap((id) => (isElite(table, unitAt(table, id)) ? [] : [{ unit: unitName(table, id) }]));
