// What mouse, finger or keyboard points at.
import { attentionTo } from '@tabularium/parts/board';
import type { UnitName } from '../../table/asks.ts';

/** A unit, a piece of terrain, or a place that can be chosen. */
export type Subject = { readonly unit: UnitName } | { readonly piece: number } | { readonly handle: string };
export const [AttentionContext, useSubject] = attentionTo<Subject>();
