// What the mouse, finger or keyboard points at: a hex of the field, or a figure beside it.
import { attentionTo } from '@tabularium/parts/board';
import type { Hex } from '../../content/places.ts';
import type { FigureName } from '../../table/asks.ts';

export type Subject = { readonly hex: Hex } | { readonly figure: FigureName };
export const [AttentionContext, useSubject] = attentionTo<Subject>();
