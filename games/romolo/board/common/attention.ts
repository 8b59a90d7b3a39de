// The hex that is pointed at by mouse, finger or keyboard.
import { attentionTo } from '@tabularium/parts/board';
import type { HexName } from '../../table/asks.ts';

export type Subject = HexName;
export const [AttentionContext, useSubject] = attentionTo<Subject>();
