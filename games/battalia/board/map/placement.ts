// How a terrain card can be turned to fit its neighbours: for the preview only, as the rules decide.

import { type LandDef, lands } from '../../content/lands.ts';
import type { SpaceName } from '../../table/asks.ts';
import { exitsName, exitsOf } from '../../table/names.ts';
import type { SpaceView } from '../../table/view.ts';
import { columnOf, rowOf, spaceAt } from '../common/geometry.ts';

const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

const turned = (exits: number, quarters: number): number => ((exits << quarters) | (exits >> (4 - quarters))) & 15;
/** The turns of a card of this type that differ from each other, as exits. */
function turnsOf(type: LandDef['type']): number[] {
  const { exits } = lands.find((land) => land.type === type) as LandDef;
  return [...new Set([0, 1, 2, 3].map((quarters) => turned(exits, quarters)))];
}

/** The turns, as exits, in which road meets road and blank meets blank; all turns if none fits. */
export function fittingTurns(spaces: readonly SpaceView[], at: SpaceName, type: LandDef['type']): readonly string[] {
  const turns = turnsOf(type);
  const fitting = turns.filter((exits) =>
    STEPS.every(([dx, dy], side) => {
      const next = spaces.find((space) => space.at === spaceAt(columnOf(at) + dx, rowOf(at) + dy));
      const beyond = exitsOf(next?.exits ?? '');
      return beyond <= 0 || (exits >> side) % 2 === (beyond >> ((side + 2) % 4)) % 2;
    }),
  );
  return (fitting.length > 0 ? fitting : turns).map(exitsName);
}
