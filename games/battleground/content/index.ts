// The content of the game, frozen and shared by all tables.
import { deepFreeze } from '@tabularium/kernel';
import { armies } from './armies.ts';
import { characters } from './characters.ts';
import { fate } from './fate.ts';
import { glory } from './glory.ts';
import { items } from './items.ts';
import type { ArmyDef, CharacterDef, FateDef, GloryDef, ItemDef, WeaponDef } from './kinds.ts';
import { type MapDef, maps } from './maps.ts';
import { weapons } from './weapons.ts';

export interface Content {
  readonly characters: readonly CharacterDef[];
  readonly weapons: readonly WeaponDef[];
  readonly items: readonly ItemDef[];
  readonly fate: readonly FateDef[];
  readonly glory: readonly GloryDef[];
  readonly armies: readonly ArmyDef[];
  readonly maps: readonly MapDef[];
}

export const content: Content = deepFreeze({ characters, weapons, items, fate, glory, armies, maps });
