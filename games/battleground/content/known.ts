// Looks up cards by id in the game's content and in custom content of the match.
import { characterOf, fateOf, gloryOf, itemOf, weaponOf } from './find.ts';
import { type Content, content as game } from './index.ts';
import type { Ability, ArmyDef, CharacterDef, FateDef, GloryDef, ItemDef, WeaponDef } from './kinds.ts';
import { FISTS } from './weapons.ts';

export type Card =
  | { readonly kind: 'fate'; readonly def: FateDef }
  | { readonly kind: 'glory'; readonly def: GloryDef }
  | { readonly kind: 'weapon'; readonly def: WeaponDef }
  | { readonly kind: 'item'; readonly def: ItemDef }
  | { readonly kind: 'character'; readonly def: CharacterDef };

/** The custom content of a match, if any. */
export type Own = Content | null;
const lookUp = <T>(find: (content: Content, id: string) => T | undefined, own: Own, id: string): T | undefined =>
  find(game, id) ?? (own === null ? undefined : find(own, id));

export const characterIn = (own: Own, id: string): CharacterDef | undefined => lookUp(characterOf, own, id);
export const weaponIn = (own: Own, id: string): WeaponDef | undefined => (id === FISTS.id ? FISTS : lookUp(weaponOf, own, id));
export const itemIn = (own: Own, id: string): ItemDef | undefined => lookUp(itemOf, own, id);

/** Further copies are called `FM01#2`. */
export function cardIn(own: Own, name: string): Card | undefined {
  const id = name.replace(/#\d+$/, '');
  const fate = lookUp(fateOf, own, id);
  if (fate !== undefined) return { kind: 'fate', def: fate };
  const glory = lookUp(gloryOf, own, id);
  if (glory !== undefined) return { kind: 'glory', def: glory };
  const weapon = weaponIn(own, id);
  if (weapon !== undefined) return { kind: 'weapon', def: weapon };
  const item = itemIn(own, id);
  if (item !== undefined) return { kind: 'item', def: item };
  const character = characterIn(own, id);
  return character === undefined ? undefined : { kind: 'character', def: character };
}
/** An ability of a character. */
export const abilityIn = (own: Own, character: string, ability: string): Ability | undefined =>
  characterIn(own, character)?.abilities.find(({ id }) => id === ability);
/** A ready-made army. */
export const armyIn = (own: Own, army: string): ArmyDef | undefined =>
  [...game.armies, ...(own?.armies ?? [])].find(({ id }) => id === army);
