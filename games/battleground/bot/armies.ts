// Which army to take, and how to build one: strong bodies first, a good weapon for each, then what protects them.
import type { Dice } from '@tabularium/kernel';
import { best } from '@tabularium/parts/bot';
import { costOfArmy } from '../content/army-lists.ts';
import { characterOf, fateOf, gloryOf, itemOf, weaponOf } from '../content/find.ts';
import type { Content } from '../content/index.ts';
import type { CharacterDef, FateDef, GloryDef, ItemDef, WeaponDef } from '../content/kinds.ts';
import { TESTED } from '../rules/tests/shots.ts';
import type { BuildFacts } from '../table/about.ts';
import type { Asks } from '../table/asks.ts';
import type { Thought } from './thought.ts';

/** A ready-made army must use this share of the points. */
const FULL = 0.9;
export function chooseArmy({ table }: Thought, options: readonly Asks['army'][], dice: Dice): number {
  const { content, terms } = table;
  const isFull = (option: Asks['army']): boolean => {
    const army = 'army' in option ? content.armies.find(({ id }) => id === option.army) : undefined;
    return army !== undefined && costOfArmy(content, army) >= FULL * terms.points;
  };
  const full = options.flatMap((option, number) => (isFull(option) ? [number] : []));
  return full[dice.below(Math.max(1, full.length))] ?? options.findIndex((option) => 'build' in option);
}

// ---- building

/** About what a character's equipment should cost. */
const GEAR = 7;
export function chooseRecruit({ table }: Thought, options: readonly Asks['recruit'][], pass: boolean, facts: BuildFacts): number {
  const { content } = table;
  const count = facts.characters.length;
  const left = facts.limit - facts.points - GEAR * count;
  const fitting = options.flatMap(({ character }, number) => {
    const def = characterOf(content, character);
    return def !== undefined && def.cost + GEAR <= left ? [{ number, def }] : [];
  });
  if (fitting.length === 0) return pass ? options.length : best(options, ({ character }) => -(characterOf(content, character)?.cost ?? 0));
  return (fitting[best(fitting, ({ def }) => def.cost + (def.massive ? -4 : 0))] as (typeof fitting)[number]).number;
}
export function chooseGear({ table }: Thought, options: readonly Asks['equip'][], facts: BuildFacts): number {
  const { content } = table;
  const values = options.map(({ character, card }) => {
    const def = characterOf(content, character) as CharacterDef;
    const carried = facts.characters.find((one) => one.character === character);
    const weapon = weaponOf(content, card);
    const item = itemOf(content, card);
    if (weapon !== undefined) return weaponWorth(content, def, weapon, carried?.weapons ?? []);
    return item === undefined ? 0 : itemWorth(def, item);
  });
  const chosen = best(values, (value) => value);
  return (values[chosen] ?? 0) > 0 ? chosen : options.length;
}
function weaponWorth(content: Content, { stats }: CharacterDef, weapon: WeaponDef, carried: readonly string[]): number {
  const dice = Math.max(stats[TESTED[weapon.type]], weapon.special.mayTest === undefined ? 0 : stats[weapon.special.mayTest]) + weapon.dice;
  const others = carried.flatMap((card) => weaponOf(content, card) ?? []);
  if (weapon.special.heals === true) return others.length === 1 ? 1.5 : 0;
  if (others.some(({ type }) => type === weapon.type)) return 0;
  if (others.length > 1) return 0;
  const wounds = weapon.lines.reduce((sum, { wounds: count, net }) => sum + count / (net + 1), 0);
  return dice * (0.6 + wounds) * (others.length === 0 ? 2 : 0.7) * (weapon.only.length > 0 ? 1.2 : 1) + 0.2 * weapon.range - weapon.mana;
}
const ITEM: Readonly<Record<ItemDef['type'], number>> = { armour: 3, shield: 2.5, trinket: 2 };
const itemWorth = ({ health, stats }: CharacterDef, { type, use, cost }: ItemDef): number => {
  const isForMind = use.kind === 'passive' && use.traits.some((trait) => 'stat' in trait && trait.stat === 'mind');
  return ITEM[type] + 0.05 * health + 0.1 * stats.toughness + 0.2 * cost - (isForMind ? 1.5 : 0) + (use.kind === 'oneUse' ? 0.5 : 0);
};

/** A good deck has many AP, some mana, and cards that the army can use. */
export function chooseDeckCard({ table }: Thought, options: readonly Asks['deck'][], facts: BuildFacts): number {
  const { content } = table;
  const types = new Set(facts.characters.flatMap(({ weapons }) => weapons.flatMap((card) => weaponOf(content, card)?.type ?? [])));
  return best(options, ({ card }) => {
    const fate = fateOf(content, card);
    if (fate !== undefined) return fateWorth(fate);
    const glory = gloryOf(content, card);
    return glory === undefined ? 0 : gloryWorth(glory, types);
  });
}
const fateWorth = ({ ap, mana, initiative, faction }: FateDef): number =>
  3 * ap + 1.3 * mana + 0.3 * initiative + (faction === null ? 0 : 0.6);
const gloryWorth = ({ points, mission, ap }: GloryDef, types: ReadonlySet<string>): number => {
  if (mission.mission === 'oneAttack') return types.has(mission.with) ? points : 0;
  const easy = { holdGround: 12, enemyZone: 8, rescue: 8, debuff: 9, flankWound: 6, knockOut: 6, totalWounds: 6, woundEnemies: 4 } as const;
  return easy[mission.mission] + ap;
};
