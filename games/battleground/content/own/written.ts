// A file of custom content as its author writes it, once it has passed schema.json. It refers to cards by ids of the game or by names in the file.
import type { ActiveAbility, CharacterDef, Faction, FateDef, GloryDef, ItemDef, PassiveAbility, WeaponDef } from '../kinds.ts';

interface Named {
  readonly name: string;
}
export type WrittenActive = Pick<ActiveAbility, 'ap' | 'mana' | 'whom'> & Partial<Pick<ActiveAbility, 'targets' | 'test' | 'effects'>>;
export type WrittenAbility = (Named & Pick<PassiveAbility, 'kind' | 'traits'>) | (Named & { readonly kind: 'active' } & WrittenActive);
export interface WrittenCharacter
  extends Named,
    Pick<CharacterDef, 'faction' | 'health' | 'stats' | 'speed' | 'slots' | 'cost'>,
    Partial<Pick<CharacterDef, 'hero' | 'massive'>> {
  readonly abilities?: readonly WrittenAbility[];
}
export interface WrittenWeapon
  extends Named,
    Pick<WeaponDef, 'type' | 'lines' | 'cost'>,
    Partial<Pick<WeaponDef, 'only' | 'copies' | 'dice' | 'range' | 'mana' | 'special'>> {}
export interface WrittenItem extends Named, Pick<ItemDef, 'type' | 'cost'>, Partial<Pick<ItemDef, 'only' | 'copies'>> {
  readonly faction?: Faction;
  readonly use: Exclude<ItemDef['use'], { readonly kind: 'active' }> | { readonly kind: 'active'; readonly ability: WrittenActive };
}
export interface WrittenFate extends Named, Pick<FateDef, 'initiative' | 'ap' | 'mana' | 'whom' | 'effects'> {
  readonly faction?: Faction;
}
export interface WrittenGlory extends Named, Pick<GloryDef, 'initiative' | 'ap' | 'mana' | 'points' | 'mission'> {
  readonly faction?: Faction;
}
export interface WrittenArmy extends Named {
  readonly faction: Faction;
  /** The limit that the army is built for. */
  readonly points?: number;
  readonly expansion?: boolean;
  readonly characters: readonly { readonly character: string; readonly weapons?: readonly string[]; readonly items?: readonly string[] }[];
  readonly fate: readonly string[];
  readonly glory: readonly string[];
}
export interface WrittenContent {
  readonly characters?: readonly WrittenCharacter[];
  readonly weapons?: readonly WrittenWeapon[];
  readonly items?: readonly WrittenItem[];
  readonly fate?: readonly WrittenFate[];
  readonly glory?: readonly WrittenGlory[];
  readonly armies?: readonly WrittenArmy[];
}
