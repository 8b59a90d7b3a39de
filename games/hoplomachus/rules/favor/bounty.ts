// Pandemonium: a defeated hero lets a troop take units back. HOP-16.7
import { certain, PASS, type Rules } from '@tabularium/kernel';
import { unitAt, unitName, unitOf } from '../../table/names.ts';
import type { Referee, Table, TroopId, Unit } from '../../table/table.ts';
import { returnToCamp } from '../arena/camp.ts';
import { chipsIn, isElite } from '../units/units.ts';

/** Units for each hero. HOP-16.7 */
const BOUNTY = 2;

/** Notes the units due for a hero; they are returned after the effect that defeated it. HOP-16.7 */
export function oweBounty(table: Table, hero: Unit, credit: TroopId): void {
  const troop = table.terms.bounty === 'defeated' ? hero.troop : credit;
  for (let n = 0; n < BOUNTY; n++) table.bounties.push(troop);
}
/** Returns the first unit due. Passing gives up the rest of that troop's bounty. Troops that are out get nothing. HOP-16.7, HOP-16.8 */
export function* payBounty(table: Table, ref: Referee): Rules<void> {
  const troop = certain(table.bounties.shift(), 'a bounty to pay');
  if (table.troops[troop]?.out) return;
  const picked = yield* ref.choose(troop, {
    ask: 'bounty',
    rule: 'HOP-16.7',
    options: () => bountyUnits(table, troop),
    pass: true, // HOP-1.3
  });
  if (picked === PASS) while (table.bounties[0] === troop) table.bounties.shift();
  else returnToCamp(table, ref, unitOf(table, picked.unit), 'HOP-16.7');
}
const bountyUnits = (table: Table, troop: TroopId): { unit: string }[] =>
  chipsIn(table, troop, 'discard').flatMap((id) => (isElite(table, unitAt(table, id)) ? [] : [{ unit: unitName(table, id) }]));
