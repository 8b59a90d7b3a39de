// Where to go, how, and which facing to take at the end.
import { best, highest } from '@tabularium/parts/bot';
import { placeName, placeOf, positionOf } from '../content/place-names.ts';
import { readFacing } from '../rules/field/turning.ts';
import type { MoveFacts } from '../table/about.ts';
import type { Asks } from '../table/asks.ts';
import { figureAt, figureOf } from '../table/names.ts';
import type { FigureId, Frame } from '../table/table.ts';
import { backRisk } from './danger.ts';
import { bestSpot, meansOf, topSpots } from './planning.ts';
import { moveSpots, spotsIn, standWorth } from './spots.ts';
import type { Thought } from './thought.ts';

const openFrame = (thought: Thought): Frame | undefined => thought.table.frames.at(-1);
const NOTHING = { ap: 0, mana: 0, focus: false, improved: false, paid: { focus: 0, move: 0, overwatch: 0, melee: 0, ranged: 0, spell: 0 } };

export function rankDestinations(
  thought: Thought,
  options: readonly Asks['moveTo'][],
  { figure, as, points, toward }: MoveFacts,
  count: number,
): readonly number[] {
  const { table } = thought;
  const id = figureOf(table, figure);
  const frame = openFrame(thought);
  if (frame === undefined) return [0];
  const goal = toward === null ? undefined : figureOf(table, toward);
  const by = as === 'jump' || as === 'teleport' ? 'air' : 'foot';
  const noticed = { leaves: as !== 'teleport', watched: as !== 'teleport' };
  const spots = spotsIn(thought, frame, id, { points, by, toward: goal, charge: as === 'charge' }, noticed);
  const means = frame.figure === id ? meansOf(thought, frame) : NOTHING;
  const names = topSpots(thought, id, spots, means, count).map(({ spot }) => placeName(spot.place));
  const [first = -1, ...others] = names.map((name) => options.findIndex(({ at }) => at === name));
  if (first >= 0) return [first, ...others.filter((number) => number >= 0)];
  return highest(
    options.map(({ at }) => standWorth(thought, id, placeOf(at))),
    count,
  );
}
/** Whether the focus token is spent on the Move. */
export function chooseMoveFocus(thought: Thought, options: readonly Asks['moveFocus'][], figure: string): number {
  const id = figureOf(thought.table, figure);
  const frame = openFrame(thought);
  if (frame === undefined) return 0;
  const means = frame.figure === id ? meansOf(thought, frame) : { ...NOTHING, focus: true };
  return best(options, ({ spend }) =>
    bestSpot(thought, id, moveSpots(thought, frame, id, spend), spend ? { ...means, focus: false } : means),
  );
}
/** A jump reaches everything that a walk does, and more. */
export const chooseMode = (options: readonly Asks['moveMode'][]): number =>
  Math.max(
    0,
    options.findIndex(({ mode }) => mode === 'jump'),
  );

export function chooseFacing(thought: Thought, options: readonly Asks['facing'][], id: FigureId): number {
  const figure = figureAt(thought.table, id);
  return best(options, (told) => -backRisk(thought, id, readFacing(figure, told)));
}
/** Where a figure of its own goes when it must make room. */
export const choosePushed = (thought: Thought, options: readonly Asks['pushTo'][], id: FigureId): number =>
  best(options, ({ at }) => standWorth(thought, id, positionOf(at)));
