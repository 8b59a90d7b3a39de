// The space that is pointed at by mouse, finger or keyboard.
import { attentionTo } from '@tabularium/parts/board';
import type { SpaceName } from '../../table/asks.ts';

export const [AttentionContext, useHovered] = attentionTo<SpaceName>();
