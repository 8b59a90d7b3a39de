// The Stone check: what units on the two stone hexes of Pozzuoli are worth at the start of a turn. HOP-5.7, HOP-10.3
import { certain, PASS, type Rules, type Seat } from '@tabularium/kernel';
import type { Tactic } from '../../content/kinds.ts';
import { arenaOf, standingOn, unitAt } from '../../table/names.ts';
import { NONE, type Referee, type Table, type TroopId } from '../../table/table.ts';
import { wearDown } from '../combat/consequences.ts';
import { earn, settle } from '../favor/favor.ts';

/** Favor for one stone hex, for both. HOP-15.4 */
const STONE_FAVOR = [0, 1, 3] as const;

export function* stoneCheck(table: Table, ref: Referee, seat: Seat): Rules<void> {
  const held = stonesOf(table, seat);
  if (held === 0) return;
  ref.tell({ kind: 'stones', rule: 'HOP-10.3', seat, held });
  const { mode } = table.terms;
  if (mode === 'onslaught')
    yield* wearDown(table, ref, held); // HOP-13.8
  else if (mode === 'pandemonium') yield* takeTacticsBack(table, ref, seat, held);
  else {
    earn(table, ref, seat, STONE_FAVOR[held] as number); // HOP-15.4, HOP-17.3
    yield* settle(table, ref);
  }
}
/** How many stone hexes the units of a troop stand on; those of team-mates do not count. */
export function stonesOf(table: Table, troop: TroopId): number {
  let held = 0;
  for (const hex of arenaOf(table).stones) {
    const id = standingOn(table, hex);
    if (id !== NONE && unitAt(table, id).troop === troop) held++;
  }
  return held;
}
/** One discardedTactics tactic for each stone hex. HOP-16.5 */
function* takeTacticsBack(table: Table, ref: Referee, seat: Seat, stones: number): Rules<void> {
  for (let left = stones; left > 0; left--) {
    const picked = yield* ref.choose(seat, {
      rule: 'HOP-16.5',
      ask: 'returnTactic',
      options: () => discardedTactics(table, seat).map((tactic) => ({ tactic })),
      facts: () => ({ left }),
      pass: true,
    });
    if (picked === PASS) return;
    const chip = certain(
      table.chips.find(({ troop, zone, tactic }) => troop === seat && zone === 'discard' && tactic === picked.tactic),
      'the tactic offered',
    );
    chip.zone = 'camp';
    ref.tell({ kind: 'tacticReturned', rule: 'HOP-16.5', seat, tactic: picked.tactic });
  }
}
const discardedTactics = (table: Table, seat: Seat): Tactic[] => [
  ...new Set(table.chips.flatMap(({ troop, zone, tactic }) => (troop === seat && zone === 'discard' ? [tactic] : []))),
];
