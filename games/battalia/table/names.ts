// The names of spaces and exits, which are small integers on the table.

import type { Space } from '../content/boards.ts';
import { SPACES, WIDTH } from '../content/boards.ts';
import type { SpaceName } from './asks.ts';

const COLUMNS = 'abcdefg';

const SPACE_NAMES: readonly SpaceName[] = Array.from(
  { length: SPACES },
  (_, space) => `${COLUMNS[space % WIDTH]}${Math.floor(space / WIDTH) + 1}`,
);
const AT = SPACE_NAMES.map((at) => Object.freeze({ at }));
export const spaceName = (space: Space): SpaceName => SPACE_NAMES[space] as SpaceName;
/** -1 if there is no such space. */
export const spaceOf = (name: SpaceName): Space => SPACE_NAMES.indexOf(name);
/** The option that names a space: always the same object. */
export const atSpace = (space: Space): { readonly at: SpaceName } => AT[space] as { readonly at: SpaceName };

const SIDES = ['N', 'E', 'S', 'W'];
const EXITS_NAMES = Array.from({ length: 16 }, (_, bits) => SIDES.filter((_side, i) => bits & (1 << i)).join('-'));
/** `N-E-S`; nothing for a space without a road. */
export const exitsName = (bits: number): string => EXITS_NAMES[bits] as string;
/** -1 if there are no such exits. */
export const exitsOf = (name: string): number => EXITS_NAMES.indexOf(name);
