// Sides that lie flush against each other, of friends as well. ARC-6.1, ARC-6.2, ARC-8.7
import { forward, turned, type Vector } from '@tabularium/geometry';
import { type Pose, type Size, type Ticks, TOLERANCE } from '../../content/shapes.ts';
import type { SideId } from '../../table/table.ts';
import { depthBehind, LEAST_CONTACT, lengthOf, outOf } from './bases.ts';

export interface Flush {
  readonly own: SideId;
  readonly other: SideId;
  readonly length: Ticks;
}
/** The length along which two sides touch; 0 if they do not. */
export function contactLength(a: Pose, sizeA: Size, sideA: SideId, b: Pose, sizeB: Size, sideB: SideId): Ticks {
  const out = outOf(a.heading, sideA);
  if (outOf(b.heading, sideB) !== turned(out, 4)) return 0;
  const between: Vector = { x: b.x - a.x, y: b.y - a.y };
  const [ahead, right] = [forward(out), forward(out + 2)];
  const gap = between.x * ahead.x + between.y * ahead.y - (depthBehind(sizeA, sideA) + depthBehind(sizeB, sideB)) / 2;
  if (Math.abs(gap) > TOLERANCE) return 0;
  const apart = Math.abs(between.x * right.x + between.y * right.y);
  const [lengthA, lengthB] = [lengthOf(sizeA, sideA), lengthOf(sizeB, sideB)];
  return Math.max(0, Math.min(lengthA, lengthB, (lengthA + lengthB) / 2 - apart));
}
/** The sides with which two bases touch; there is one pair at most. */
export function flushOf(a: Pose, sizeA: Size, b: Pose, sizeB: Size): Flush | undefined {
  if (((a.heading - b.heading) & 1) !== 0) return undefined; // no side of one is parallel to a side of the other
  for (let own = 0; own < 4; own++) {
    const side = own as SideId;
    const other = (((outOf(a.heading, side) + 4 - b.heading) & 7) >> 1) as SideId; // the only one that faces it
    const length = contactLength(a, sizeA, side, b, sizeB, other);
    if (length >= LEAST_CONTACT) return { own: side, other, length };
  }
  return undefined;
}
