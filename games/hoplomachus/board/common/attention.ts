// What is pointed at by mouse, finger or keyboard: a hex, or a chip that lies elsewhere.
import { attentionTo } from '@tabularium/parts/board';
import type { HexName, UnitName } from '../../table/asks.ts';

export type Subject =
  | { readonly hex: HexName }
  | { readonly unit: UnitName }
  /** A chip that is not in the match, by its id in the content. */
  | { readonly def: string };
export const [AttentionContext, useSubject] = attentionTo<Subject>();
