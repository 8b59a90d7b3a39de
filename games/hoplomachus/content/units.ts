// Every chip of the game, in a fixed order: tables refer to chips by their number in this list.
import type { UnitDef } from './kinds.ts';
import { arenaUnits, sentinel } from './units/arena-units.ts';
import { amazons, argonauts, atlanteans, kunlun, lamosians, parthians, refugees } from './units/faction-units.ts';
import { heroes, neutrals } from './units/heroes.ts';
import { immortalChips, parts, titanChips } from './units/rival-units.ts';

export const units: readonly UnitDef[] = [
  ...amazons,
  ...kunlun,
  ...refugees,
  ...argonauts,
  ...atlanteans,
  ...lamosians,
  ...parthians,
  ...heroes,
  ...neutrals,
  ...arenaUnits,
  sentinel,
  ...immortalChips,
  ...titanChips,
  ...parts,
];
