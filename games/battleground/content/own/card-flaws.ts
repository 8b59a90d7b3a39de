// What can be wrong with single cards, characters and armies. Paths are relative to the card. MOB-17.7
import { flaw, within } from '@tabularium/parts/own-content';
import { type ArmyTerms, armyProblems } from '../army-lists.ts';
import { characterOf } from '../find.ts';
import type { Content } from '../index.ts';
import type { ArmyDef, CharacterDef, FateDef, ItemDef, WeaponDef } from '../kinds.ts';
import { activeFlaws, effectFlaws, orderFlaws, specialFlaws } from './effect-flaws.ts';
import { type Flaw, isBecause } from './sentences.ts';

export const characterFlaws = (content: Content, { hero, faction, abilities, speed }: CharacterDef): Flaw[] => [
  ...(characterOf(content, hero)?.faction === faction ? [] : [flaw(['hero'], 'noSuchHero', { character: hero })]),
  ...(speed[1] < speed[0] ? [flaw(['speed'], 'speedOrder')] : []),
  ...abilities.flatMap((ability, i) => (ability.kind === 'active' ? within(['abilities', i], activeFlaws(ability)) : [])),
];

export const weaponFlaws = (content: Content, weapon: WeaponDef): Flaw[] => [
  ...ownerFlaws(content, weapon, null),
  ...within(['lines'], orderFlaws(weapon.lines)),
  ...typeFlaws(weapon),
  ...within(['special'], specialFlaws(weapon.special)),
];
/** Only ranged weapons and spells have a range, and only spells cost mana. MOB-6.36, MOB-6.39, MOB-6.49 */
function typeFlaws({ type, range, mana, special }: WeaponDef): Flaw[] {
  const spellsOnly = (['paidDice', 'heals'] as const).filter((word) => special[word] !== undefined && type !== 'spell');
  return [
    ...(type === 'melee' && range > 0 ? [flaw(['range'], 'meleeRange')] : []),
    ...(type !== 'melee' && range === 0 ? [flaw(['range'], 'noRange', { type })] : []),
    ...(type !== 'spell' && mana > 0 ? [flaw(['mana'], 'spellsOnly', { word: 'mana' })] : []),
    ...spellsOnly.map((word) => flaw(['special', word], 'spellsOnly', { word })),
    ...(special.heals && special.area ? [flaw(['special', 'area'], 'healsNoArea')] : []),
  ];
}

export function itemFlaws(content: Content, item: ItemDef): Flaw[] {
  const { use, faction } = item;
  return [
    ...ownerFlaws(content, item, faction),
    ...(use.kind === 'active' ? within(['use', 'ability'], activeFlaws(use.ability)) : []),
    ...(use.kind === 'oneUse' ? within(['use', 'effects'], effectFlaws(use.effects, { who: 'bearer', tested: false })) : []),
  ];
}
/** A single copy must belong to one army; other cards come in even numbers, so that both players get as many. MOB-9.4 */
function ownerFlaws(content: Content, { only, copies }: WeaponDef | ItemDef, faction: ItemDef['faction']): Flaw[] {
  const owners = only.map((id) => characterOf(content, id));
  const factions = new Set([...owners.flatMap((owner) => owner?.faction ?? []), ...(faction === null ? [] : [faction])]);
  const unknown = only.flatMap((character, i) => (owners[i] === undefined ? [flaw(['only', i], 'noSuchCharacter', { character })] : []));
  if (unknown.length > 0) return unknown;
  if (copies === 1 && factions.size !== 1) return [flaw(['copies'], 'singleNeedsOwner')];
  return copies > 1 && copies % 2 === 1 ? [flaw(['copies'], 'oddCopies')] : [];
}

export const fateFlaws = ({ whom, effects }: FateDef): Flaw[] =>
  within(['effects'], effectFlaws(effects, { who: whom.who, tested: false }));

/** The largest limit that can be chosen before a match. MOB-9.1 */
export const LARGEST: ArmyTerms = { points: 150, expansion: true };
/** What keeps an army from being played under these terms. MOB-9 */
export const listFlaws = (content: Content, terms: ArmyTerms, army: ArmyDef): Flaw[] =>
  armyProblems(content, terms, army).flatMap(({ reason, path }) => {
    const { because, rule: _rule, ...facts } = reason;
    return isBecause(because) ? [flaw(path, because, plain(facts))] : [];
  });
const plain = (facts: Readonly<Record<string, unknown>>): Record<string, string | number> =>
  Object.fromEntries(Object.entries(facts).map(([key, value]) => [key, typeof value === 'number' ? value : [value].flat().join(', ')]));
