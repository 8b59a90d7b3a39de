// What things are called: spaces, exits and pools. Inside they are small integers, outside they have names.

import type { Faction, Form, Pool } from '../content/kinds.ts';
import { ARTIFACTS, FACTIONS, GREATS, UNITS } from '../content/kinds.ts';
import type { SpaceName } from './asks.ts';
import type { Space } from './table.ts';

export const WIDTH = 7;
export const SPACES = WIDTH * WIDTH;
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

/** Every form a card can have; a form's place in this list is its index. */
export const FORMS: readonly Form[] = [...UNITS, 'supply', ...ARTIFACTS, ...GREATS, 'wild'];
const indexOfEach = <T extends string>(list: readonly T[]): Readonly<Record<T, number>> =>
  Object.freeze(Object.fromEntries(list.map((word, index) => [word, index])) as Record<T, number>);
export const FORM_INDEX = indexOfEach(FORMS);
export const FACTION_INDEX = indexOfEach(FACTIONS);
/** The faction index of what belongs to no faction, or to all. */
export const NO_FACTION = FACTIONS.length;

/** A pool code is form index * FACTION_SLOTS + faction index. */
export const FACTION_SLOTS = FACTIONS.length + 1;
export const POOLS = FORMS.length * FACTION_SLOTS;
const POOL_NAMES: readonly Pool[] = FORMS.flatMap((form) => [...FACTIONS.map((faction) => `${form} ${faction}`), form]);
const POOL_CODES = indexOfEach(POOL_NAMES);
export const poolName = (code: number): Pool => POOL_NAMES[code] as Pool;
export const poolCode = (form: Form, faction: Faction | null): number =>
  FORM_INDEX[form] * FACTION_SLOTS + (faction === null ? NO_FACTION : FACTION_INDEX[faction]);
/** -1 if there is no such pool. */
export const poolOf = (name: Pool): number => POOL_CODES[name] ?? -1;
/** Faction first, then kind: how a hand is sorted. What has no faction comes last. */
export const byFactionThenForm = (a: number, b: number): number =>
  (a % FACTION_SLOTS) - (b % FACTION_SLOTS) || Math.floor(a / FACTION_SLOTS) - Math.floor(b / FACTION_SLOTS);

const SIDES = ['N', 'E', 'S', 'W'];
const EXITS_NAMES = Array.from({ length: 16 }, (_, bits) => SIDES.filter((_side, i) => bits & (1 << i)).join('-'));
/** `N-E-S`; nothing for a space without a road. */
export const exitsName = (bits: number): string => EXITS_NAMES[bits] as string;
/** -1 if no exits are called so. */
export const exitsOf = (name: string): number => EXITS_NAMES.indexOf(name);
