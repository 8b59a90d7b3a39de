// Looks up cards and maps by id. Content is frozen, so an index of it never goes stale.
import type { Content } from './index.ts';
import type { CharacterDef, FateDef, GloryDef, ItemDef, WeaponDef } from './kinds.ts';
import type { MapDef } from './maps.ts';

interface Index {
  readonly characters: ReadonlyMap<string, CharacterDef>;
  readonly weapons: ReadonlyMap<string, WeaponDef>;
  readonly items: ReadonlyMap<string, ItemDef>;
  readonly fate: ReadonlyMap<string, FateDef>;
  readonly glory: ReadonlyMap<string, GloryDef>;
  readonly maps: ReadonlyMap<string, MapDef>;
}
const byId = <T extends { readonly id: string }>(list: readonly T[]): ReadonlyMap<string, T> => new Map(list.map((one) => [one.id, one]));
const indexes = new WeakMap<Content, Index>();
/** The latest index: consecutive look-ups are almost always in the same content. */
let last: { readonly content: Content; readonly index: Index } | undefined;
function indexOf(content: Content): Index {
  if (last?.content === content) return last.index;
  const { characters, weapons, items, fate, glory, maps } = content;
  const index = indexes.get(content) ?? {
    characters: byId(characters),
    weapons: byId(weapons),
    items: byId(items),
    fate: byId(fate),
    glory: byId(glory),
    maps: byId(maps),
  };
  indexes.set(content, index);
  last = { content, index };
  return index;
}

export const characterOf = (content: Content, id: string): CharacterDef | undefined => indexOf(content).characters.get(id);
export const weaponOf = (content: Content, id: string): WeaponDef | undefined => indexOf(content).weapons.get(id);
export const itemOf = (content: Content, id: string): ItemDef | undefined => indexOf(content).items.get(id);
export const fateOf = (content: Content, id: string): FateDef | undefined => indexOf(content).fate.get(id);
export const gloryOf = (content: Content, id: string): GloryDef | undefined => indexOf(content).glory.get(id);
export const mapOf = (content: Content, id: string): MapDef | undefined => indexOf(content).maps.get(id);
