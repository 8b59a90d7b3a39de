// How a terrain card can be turned on a space, seen from what lies around it. The rules decide; this is for the drawing of the card before.

import { LAND_TYPES } from '../../content/lands.ts';
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
/** Every way to turn a card of this type that makes a difference. */
function turnsOf(type: string): number[] {
  const exits = LAND_TYPES.find((land) => land.type === type)?.exits ?? 0;
  return [...new Set([0, 1, 2, 3].map((quarters) => turned(exits, quarters)))];
}

/** The turns in which road meets road and blank meets blank, as exits; all of them where there are none. */
export function fittingTurns(spaces: readonly SpaceView[], at: SpaceName, type: string): readonly string[] {
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
