// The overwatch that a movement triggers, compared with plain geometry: sight, the half in front of the watcher, the range of its weapons. MOB-6.58
import { type Decision, FastDice, Match } from '@tabularium/kernel';
import { seeds } from '@tabularium/kernel/testing';
import { expect, test } from 'vitest';
import { mapOf } from '../../content/find.ts';
import type { MapDef } from '../../content/maps.ts';
import { setupOf, tableOf } from '../../lesson/layout.ts';
import { battleground } from '../../rules/index.ts';
import { type BattlegroundKit, type Figure, NONE, type Table } from '../../table/table.ts';
import { bold } from '../support/bold.ts';
import { brawl } from '../support/brawl.ts';
import { defOf } from '../support/invariants.ts';
import { cornersOf, type Ground, groundOf, isInRange, naiveSight } from '../support/naive-sight.ts';
import { areEngaged, baseOf, figureCalled, isAhead, weaponCalled } from '../support/naive-thresholds.ts';

/** The ranges of a figure's ranged weapons and of its spells against enemies. MOB-6.61, MOB-13.14 */
const rangesOf = (table: Table, { weapons, items }: Figure): number[] =>
  weapons
    .map((card) => weaponCalled(table, card))
    .flatMap(({ type, range, special }) => {
      if (type === 'melee' || special.heals) return [];
      return [range + (type === 'ranged' && items.some(({ card }) => card === 'I14') ? 2 : 0)];
    });
const sees = (ground: Ground, watcher: Figure, mover: Figure): boolean =>
  baseOf(watcher).hexes.some((from) => baseOf(mover).hexes.some((to) => naiveSight(ground, from, to)));
/** Some corner of the mover's base is in front of the watcher. Tri-Klops looks everywhere. MOB-8.18 */
const isBefore = (table: Table, watcher: Figure, mover: Figure): boolean =>
  defOf(table, watcher).id === 'tri_klops' || baseOf(mover).hexes.some((hex) => cornersOf(hex).some((corner) => isAhead(watcher, corner)));

/** The movement has just ended. Later, some watchers have spent their token, and others have one that does not count. MOB-6.64 */
function hasJustMoved(match: Match<BattlegroundKit>): boolean {
  const kinds = match.events('public').map(({ event }) => event.kind);
  return kinds.lastIndexOf('moved') > kinds.lastIndexOf('interruptionEnded');
}

const BRAWLS = 40;
test('a watcher is triggered if a movement ends in sight, in front of it and within range; never out of sight', () => {
  const met = { must: 0, cannot: 0 };
  for (const seed of seeds(BRAWLS)) {
    const sketch = brawl(seed);
    const figures = Object.fromEntries(Object.entries(sketch.figures ?? {}).map(([name, words]) => [name, `${words} overwatch`]));
    const match = Match.at(battleground, tableOf({ ...sketch, figures }), { setup: setupOf(sketch), seed: `watching ${seed}` });
    const ground = groundOf(mapOf(match.table.content, match.table.terms.map) as MapDef);
    const dice = new FastDice(seed);
    while (match.pending[0]) {
      const decision: Decision<BattlegroundKit> = match.pending[0];
      if (decision.ask === 'overwatch' && hasJustMoved(match)) {
        const mover = figureCalled(match.table, decision.facts.figure);
        for (const watcher of match.table.figures) judge(match.table, ground, watcher, mover, decision.texts, met);
      }
      match.answer(decision.seats[0] as number, decision.id, bold(match.table, decision, dice));
    }
  }
  expect(Math.min(met.must, met.cannot)).toBeGreaterThan(50);
});
function judge(
  table: Table,
  ground: Ground,
  watcher: Figure,
  mover: Figure,
  offered: readonly string[],
  met: { must: number; cannot: number },
): void {
  const name = defOf(table, watcher).id;
  const isOffered = offered.includes(name);
  const mayNotice = watcher.at !== NONE && watcher.seat !== mover.seat && watcher.overwatch && !watcher.out;
  if (!mayNotice || !sees(ground, watcher, mover) || !isBefore(table, watcher, mover)) {
    if (mayNotice) met.cannot += 1;
    return expect(isOffered, `${name} watches ${defOf(table, mover).id}`).toBe(false);
  }
  const [from, to] = [baseOf(watcher).hexes, baseOf(mover).hexes];
  if (!areEngaged(watcher, mover) && !rangesOf(table, watcher).some((range) => isInRange(from, to, range))) return; // the watcher may still be able to walk there
  met.must += 1;
  if (!isOffered) expect(`${name} watches ${defOf(table, mover).id}`).toBe('offered');
}
