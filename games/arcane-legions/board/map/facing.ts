// A turn can end in hundreds of poses, so players first choose which way the base will face, then among the few poses left.

import type { Heading } from '../../content/kinds.ts';
import type { Manoeuvre } from '../../table/asks.ts';
import type { Handle } from '../common/handle.ts';
import type { OpenDecision } from '../common/props.ts';

/** A heading, or the usual turns: tool at the front, set down by the middle of the back. */
export type Facing = Heading | 'usual';
const isUsual = (option: Manoeuvre | undefined): boolean =>
  option !== undefined && 'tool' in option && option.tool.startsWith('F') && option.attach === 'B';
/** Tool at the middle of a side, set down by the middle of a side. */
const isMiddling = (option: Manoeuvre | undefined): boolean =>
  option !== undefined && 'tool' in option && option.tool.length === 1 && option.attach.length === 1;
const optionOf = (decision: OpenDecision | undefined, { numbers }: Handle): Manoeuvre | undefined =>
  decision?.ask === 'manoeuvre' ? decision.options[numbers[0] ?? -1] : undefined;

/** Steps are always shown. Without usual turns, those from middle to middle are, and without those all. */
export function shownHandles(handles: readonly Handle[], decision: OpenDecision | undefined, facing: Facing): readonly Handle[] {
  if (decision?.ask !== 'manoeuvre') return handles;
  if (facing !== 'usual') return handles.filter(({ kind, ghost }) => kind !== 'turn' || ghost?.place.heading === facing);
  for (const isShown of [isUsual, isMiddling]) {
    const shown = handles.filter((handle) => handle.kind !== 'turn' || isShown(optionOf(decision, handle)));
    if (shown.some(({ kind }) => kind === 'turn')) return shown;
  }
  return handles;
}
/** How many turns end with each heading. */
export function turnsByHeading(handles: readonly Handle[]): readonly number[] {
  const counts = [0, 0, 0, 0, 0, 0, 0, 0];
  for (const { kind, ghost } of handles)
    if (kind === 'turn' && ghost !== undefined) counts[ghost.place.heading] = (counts[ghost.place.heading] as number) + 1;
  return counts;
}
/** The next facing that has turns, clockwise or the other way; the usual ones come before north. */
export function nextFacing(facing: Facing, by: 1 | -1, counts: readonly number[]): Facing {
  const all: readonly Facing[] = ['usual', ...counts.flatMap((count, heading) => (count > 0 ? [heading as Heading] : []))];
  return all[(all.indexOf(facing) + by + all.length) % all.length] as Facing;
}
