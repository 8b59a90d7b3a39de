// The space that mouse, finger or keyboard points at.
import { attentionTo } from '@tabularium/parts/board';
import type { SpaceName } from '../../table/asks.ts';

export const [AttentionContext, useHovered] = attentionTo<SpaceName>();
