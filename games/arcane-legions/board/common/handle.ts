// A handle: a place on the table where an option can be grasped.
import { distanceOf, type Vector } from '@tabularium/geometry';
import type { Said } from '@tabularium/kernel';
import type { PieceKind } from '../../content/kinds.ts';
import type { SlotName, UnitName } from '../../table/asks.ts';
import type { Numbers } from './choices.ts';
import type { Place } from './plane.ts';

export type HandleKind = 'step' | 'turn' | 'snap' | 'slide' | 'deploy' | 'piece' | 'zone' | 'line' | 'figure';
export interface Handle {
  readonly key: string;
  readonly kind: HandleKind;
  /** Where it is grasped, and from how far, in steps. */
  readonly at: Vector;
  readonly grasp: number;
  /** The best one first. */
  readonly numbers: Numbers;
  /** Answers to what is asked right after it. */
  readonly next?: readonly Said[];
  /** What it would put there. */
  readonly ghost?: Ghost;
  /** The figure it stands for. */
  readonly figure?: { readonly unit: UnitName; readonly slot: SlotName };
}
export type Ghost = { readonly place: Place } & ({ readonly unit: UnitName } | { readonly piece: PieceKind } | { readonly zone: number });

/** The nearest handle within grasp. */
export function handleAt(handles: readonly Handle[], point: Vector): Handle | undefined {
  let found: Handle | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const handle of handles) {
    const far = distanceOf(handle.at, point);
    if (far > handle.grasp || far >= least) continue;
    found = handle;
    least = far;
  }
  return found;
}
