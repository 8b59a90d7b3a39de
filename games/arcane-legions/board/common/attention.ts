// What mouse, finger or keyboard points at.
import { attentionTo } from '@tabularium/parts/board';
import type { UnitName } from '../../table/asks.ts';

/** A unit, a piece of terrain, a place that can be chosen, a stop for the moving unit, or ground out of its reach. */
export type Subject =
  | { readonly unit: UnitName }
  | { readonly piece: number }
  | { readonly handle: string }
  | { readonly stop: number; readonly against?: UnitName }
  | { readonly beyond: UnitName };
export const [AttentionContext, useSubject] = attentionTo<Subject>();
