// What the game consists of: frozen, shared by all tables.
import { deepFreeze } from '@tabularium/kernel';
import { factions } from './factions.ts';
import { immortals } from './immortals.ts';
import type { FactionDef, UnitDef } from './kinds.ts';
import type { ImmortalDef, TitanDef } from './rival-kinds.ts';
import { titans } from './titans.ts';
import { units } from './units.ts';

export interface Content {
  /** Every chip that can come up. */
  readonly units: readonly UnitDef[];
  readonly factions: readonly FactionDef[];
  readonly immortals: readonly ImmortalDef[];
  readonly titans: readonly TitanDef[];
}

export const content: Content = deepFreeze({ units, factions, immortals, titans });
