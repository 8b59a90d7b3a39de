// How safe the bot's capital is: who could attack it, and what would be lost.

import { remembered } from '@tabularium/parts/bot';
import { casualties, TOWER_COMBAT } from '../content/tables.ts';
import { combatOf } from '../rules/people/combat.ts';
import { allOnMap } from '../rules/people/units.ts';
import { NONE, type Owner } from '../table/table.ts';
import type { Thought } from './thought.ts';

/** How near an enemy must be to attack the capital within a turn. */
const NEAR = 2;
const LOST = 12;
const CRACKED = 2;

interface Garrison {
  readonly units: number;
  readonly combat: number;
}
/** Enemies that fight, within reach of the capital; workers alone are no army. */
const threat = (thought: Thought): number => remembered(thought, 'threat', 0, () => newThreat(thought));
function newThreat({ table, me, enemies, map }: Thought): number {
  let combat = 0;
  for (const unit of allOnMap(table)) {
    if (!enemies.includes(unit.owner)) continue;
    if (combatOf(table, unit) >= 2 && (map.distances[unit.at]?.[me.capital] ?? 0) <= NEAR) combat += combatOf(table, unit);
  }
  return combat;
}
function garrison({ table, seat, me }: Thought): Garrison {
  let [units, combat] = [0, 0];
  for (const unit of allOnMap(table)) {
    if (unit.owner !== seat || unit.at !== me.capital) continue;
    units += 1;
    combat += combatOf(table, unit);
  }
  return { units, combat };
}
/** What the capital risks with so many units more or less in it. */
export function capitalRisk(thought: Thought, units = 0, combat = 0): number {
  const { capital } = thought.me;
  if (capital === NONE) return 0;
  const attack = threat(thought);
  if (attack === 0) return 0;
  const there = garrison(thought);
  const hits = casualties(2 * attack - TOWER_COMBAT - there.combat - combat) + 1 - (there.units + units);
  const toFall = thought.table.hexes[capital]?.cracked ? 1 : 2;
  if (hits >= toFall) return LOST;
  return hits > 0 ? CRACKED : 0.1 * Math.max(0, attack - TOWER_COMBAT - there.combat - combat);
}
/** How much enemy armies outweigh the bot's own; the automaton's only ever grows. */
export function armyNeed(thought: Thought): number {
  return remembered(thought, 'army', 0, () => {
    const { table, seat, enemies } = thought;
    const combatWhere = (isOf: (owner: Owner) => boolean): number => {
      let combat = 0;
      for (const unit of allOnMap(table))
        if (isOf(unit.owner) && (unit.kind === 'soldier' || unit.kind === 'mercenary')) combat += combatOf(table, unit);
      return combat;
    };
    const own = combatWhere((owner) => owner === seat);
    const theirs = combatWhere((owner) => enemies.includes(owner)) / (table.terms.mode === 'solo' ? 1 : enemies.length);
    const grows = table.terms.mode === 'solo' ? 3 : 0;
    return Math.max(0, Math.min(1.5, (theirs + grows - own) / 4));
  });
}
/** What one more fighter in the capital is good for. */
export const defenceNeed = (thought: Thought): number => Math.min(3, capitalRisk(thought) - capitalRisk(thought, 1, 2));
