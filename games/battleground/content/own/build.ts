// Turns a player's file into cards. Names in the file become ids.
import { ownId, resolver } from '@tabularium/parts/own-content';
import type { Content } from '../index.ts';
import type { Ability, ActiveAbility, ArmyDef, CharacterDef, FateDef, GloryDef, ItemDef, WeaponDef } from '../kinds.ts';
import type {
  WrittenAbility,
  WrittenActive,
  WrittenArmy,
  WrittenCharacter,
  WrittenContent,
  WrittenFate,
  WrittenGlory,
  WrittenItem,
  WrittenWeapon,
} from './written.ts';

export type Cards = Omit<Content, 'maps'>;

/** Keeps the order of the file, so that flaws can point at its lines. */
export function build({ characters = [], weapons = [], items = [], fate = [], glory = [], armies = [] }: WrittenContent): Cards {
  const who = resolver(characters);
  const gear = resolver([...weapons, ...items]);
  const card = resolver([...fate, ...glory]);
  return {
    characters: characters.map((one) => characterOf(one, who)),
    weapons: weapons.map((one) => weaponOf(one, who)),
    items: items.map((one) => itemOf(one, who)),
    fate: fate.map(fateOf),
    glory: glory.map(gloryOf),
    armies: armies.map((one) => armyOf(one, who, gear, card)),
  };
}
type Resolve = ReturnType<typeof resolver>;

/** What abilities are worth in the cost formula unless the file says otherwise. */
const USUAL_WORTH = 2;
const characterOf = ({ name, hero, massive = false, abilities = [], ...rest }: WrittenCharacter, who: Resolve): CharacterDef => ({
  id: ownId(name),
  hero: hero === undefined ? ownId(name) : who(hero),
  massive,
  abilities: abilities.map((ability) => abilityOf(name, ability)),
  worth: abilities.length === 0 ? 0 : USUAL_WORTH,
  ...rest,
});
function abilityOf(owner: string, { name, ...ability }: WrittenAbility): Ability {
  const id = ownId(owner, name);
  return ability.kind === 'passive' ? { id, kind: 'passive', traits: ability.traits } : activeOf(id, ability);
}
const activeOf = (id: string, { ap, mana, whom, targets = false, test, effects = [] }: WrittenActive): ActiveAbility => ({
  id,
  kind: 'active',
  ap,
  mana,
  whom,
  targets,
  ...(test && { test }),
  effects,
});

const weaponOf = (
  { name, only = [], copies, dice = 0, range = 0, mana = 0, special = {}, ...rest }: WrittenWeapon,
  who: Resolve,
): WeaponDef => ({
  id: ownId(name),
  only: only.map(who),
  copies: copies ?? usualCopies(only),
  dice,
  range,
  mana,
  special,
  ...rest,
});
/** A signature card has one copy; of other cards each player may use one. */
const usualCopies = (only: readonly string[]): number => (only.length > 0 ? 1 : 2);
function itemOf({ name, only = [], faction, copies, use, ...rest }: WrittenItem, who: Resolve): ItemDef {
  const id = ownId(name);
  return {
    id,
    only: only.map(who),
    faction: faction ?? null,
    copies: copies ?? (faction === undefined ? usualCopies(only) : 1),
    use: use.kind === 'active' ? { kind: 'active', ability: activeOf(id, use.ability) } : use,
    ...rest,
  };
}
/** As many copies as both players together may use. MOB-9.4 */
const fateOf = ({ name, faction, ...rest }: WrittenFate): FateDef => ({
  id: ownId(name),
  faction: faction ?? null,
  copies: faction ? 2 : 4,
  ...rest,
});
const gloryOf = ({ name, faction, ...rest }: WrittenGlory): GloryDef => ({
  id: ownId(name),
  faction: faction ?? null,
  copies: faction ? 1 : 2,
  ...rest,
});
const armyOf = ({ name, faction, characters, fate, glory }: WrittenArmy, who: Resolve, gear: Resolve, card: Resolve): ArmyDef => ({
  id: ownId(name),
  faction,
  characters: characters.map(({ character, weapons = [], items = [] }) => ({
    character: who(character),
    weapons: weapons.map(gear),
    items: items.map(gear),
  })),
  fate: fate.map(card),
  glory: glory.map(card),
});
