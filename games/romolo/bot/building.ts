// Questions during a worker's work: what to build, where walls and products go.

import { best } from '@tabularium/parts/bot';
import { WALLS_PER_SET } from '../content/constructions.ts';
import { SIDES } from '../content/maps.ts';
import { countOf, isWater, storesOf } from '../rules/land/hexes.ts';
import { cubesMade } from '../rules/works/producing.ts';
import type { Asks } from '../table/asks.ts';
import { hexOf } from '../table/names.ts';
import { type Hex, NONE } from '../table/table.ts';
import { buildingWorth } from './goals.ts';
import { distanceOf, stateOf, type Thought } from './thought.ts';
import { netWorth, yieldWorth } from './works.ts';

export const buildingWorths = (thought: Thought, options: readonly Asks['build'][], hex: Hex): number[] =>
  options.map(({ building }) => netWorth(thought, building, hex) || buildingWorth(thought, building, hex) / 100 - 1);

/** Whole sets, from the Defensor tile first; not where own units walk, nor between stone or wood and the warehouses. */
export function chooseWall(thought: Thought, options: readonly Asks['wallSide'][], pass: boolean, hex: Hex, chosen: number): number {
  const walls = countOf(stateOf(thought, hex), 'wall') + chosen;
  if (pass && walls % WALLS_PER_SET === 0) return options.length;
  return best(options, ({ side, from }) => {
    const next = (thought.map.neighbours[hex] as readonly Hex[])[SIDES.indexOf(side)] ?? NONE;
    const free = from === 'defensor' ? 0.5 : 0;
    if (next === NONE || isWater(stateOf(thought, next))) return 2 + free;
    const { up, terrain } = stateOf(thought, next);
    const keepsOut = up && terrain !== 'plain' && storesOf(stateOf(thought, hex)).length > 0 ? 3 : up ? 0.5 : 0;
    return free + nearEnemies(thought, next) - nearEnemies(thought, hex) - keepsOut;
  });
}
const nearEnemies = (thought: Thought, hex: Hex): number =>
  -Math.min(...thought.enemies.map((owner) => distanceOf(thought, hex, thought.table.players[owner]?.capital ?? hex)));

export const chooseSource = (thought: Thought, options: readonly Asks['source'][]): number =>
  best(options, ({ resource, at }) => yieldWorth(thought, resource, cubesMade(thought.table, hexOf(thought.table, at), resource)));
/** With Praepositus where it counts; Apothecarius leaves the warehouses to the others. */
export const chooseStore = (options: readonly Asks['store'][]): number =>
  best(options, (option) => (option.praepositus ? 2 : 0) + ('apothecarius' in option ? 1 : 0));
