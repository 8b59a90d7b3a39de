// The modifiers of a test again, worked out from where everybody stands. MOB-7.18
import { mapOf, weaponOf } from '../../content/find.ts';
import type { WeaponDef } from '../../content/kinds.ts';
import type { MapDef } from '../../content/maps.ts';
import { positionName } from '../../content/place-names.ts';
import { FOOTPRINTS, placeAt } from '../../content/places.ts';
import { FISTS } from '../../content/weapons.ts';
import { type Figure, NONE, type Table } from '../../table/table.ts';
import { defOf } from './invariants.ts';
import { type Base, type Dot, groundOf, isInRange, middle, naiveCover, type Spot, spotOf, touch } from './naive-sight.ts';

export interface Attack {
  readonly attacker: Figure;
  readonly target: Figure;
  readonly weapon: WeaponDef;
  /** The initial target, if this is an additional one of an area attack. */
  readonly initial: Figure | undefined;
  /** A focus token was spent on the test. */
  readonly focused: boolean;
  /** A card ignores cover and engagement. */
  readonly clear: boolean;
}
const nameOf = (table: Table, figure: Figure): string => defOf(table, figure).id;
export const figureCalled = (table: Table, name: string): Figure =>
  table.figures.find((figure) => nameOf(table, figure) === name) as Figure;
export const weaponCalled = ({ content }: Table, name: string): WeaponDef => weaponOf(content, name) ?? FISTS;

export function baseOf(figure: Figure): Base {
  const hexes = (FOOTPRINTS[placeAt(figure.at, figure.shape)] ?? []).map((position) => spotOf(positionName(position)));
  return { hexes, front: (figure.shape === 'one' ? hexes[0] : hexes[figure.facing]) as Spot };
}
const centreOf = ({ hexes }: Base): Dot => {
  const all = hexes.map(middle);
  return { x: all.reduce((sum, { x }) => sum + x, 0) / all.length, y: all.reduce((sum, { y }) => sum + y, 0) / all.length };
};
const TO_SIDE: readonly Dot[] = [
  { x: 0, y: -2 },
  { x: 3, y: -1 },
  { x: 3, y: 1 },
  { x: 0, y: 2 },
  { x: -3, y: 1 },
  { x: -3, y: -1 },
];
/** Positive in front of a figure, negative behind it. MOB-8.13, MOB-7.114 */
function aheadOf(figure: Figure, point: Dot): number {
  const base = baseOf(figure);
  const own = centreOf(base);
  const front = middle(base.front);
  const way = figure.shape === 'one' ? (TO_SIDE[figure.facing] as Dot) : { x: front.x - own.x, y: front.y - own.y };
  return way.x * (point.x - own.x) + 3 * way.y * (point.y - own.y);
}
export const isAhead = (figure: Figure, point: Dot): boolean => aheadOf(figure, point) > 0;
const isBehind = (figure: Figure, point: Dot): boolean => aheadOf(figure, point) < 0;
export const areEngaged = (a: Figure, b: Figure): boolean =>
  a.seat !== b.seat && baseOf(a).hexes.some((one) => baseOf(b).hexes.some((other) => one.high === other.high && touch(one, other)));
const isInterrupter = (table: Table, figure: Figure): boolean =>
  table.frames.some((frame) => frame.kind !== 'activation' && table.figures[frame.figure] === figure);
export const isFlankAttack = (table: Table, { attacker, target, initial }: Attack): boolean =>
  nameOf(table, target) !== 'tri_klops' &&
  isBehind(target, initial === undefined ? middle(baseOf(attacker).front) : centreOf(baseOf(initial)));

export function attackReasons(table: Table, attack: Attack): string[] {
  const { attacker, weapon, focused } = attack;
  const kind = table.frames.at(-1)?.kind;
  const isSteady = nameOf(table, attacker) === 'man_at_arms' && weapon.type === 'ranged' && kind === 'overwatch';
  const found = [
    focused && 'focus',
    attacker.buff === 'improvement' && 'improvement',
    attacker.debuff === 'blindness' && 'blindness',
    kind === 'opportunity' && 'opportunity',
    kind !== 'opportunity' && !isSteady && isInterrupter(table, attacker) && 'interruption',
    ...(weapon.special.heals ? [] : targetReasons(table, attack)),
  ];
  return found.filter((reason) => reason !== false).sort();
}
function targetReasons(table: Table, attack: Attack): (string | false)[] {
  const { attacker, target, weapon } = attack;
  const isMarked = target.debuff === 'thirdEye' && attacker.seat !== target.seat;
  const isClear = attack.clear || isMarked;
  const sees = attacker.items.some(({ card }) => card === 'I21');
  const engaged = table.figures.some((other) => other.at !== NONE && other !== attacker && areEngaged(target, other));
  const isFar = !isInRange([baseOf(attacker).front], baseOf(target).hexes, 8);
  return [
    isFlankAttack(table, attack) && 'flank',
    weapon.type !== 'melee' && !isClear && isCovered(table, attack) && 'cover',
    weapon.type === 'ranged' && !isClear && !sees && engaged && 'engagedTarget',
    weapon.type === 'ranged' && nameOf(table, target) === 'skeletor_p' && isFar && 'A24',
  ];
}
function isCovered(table: Table, { attacker, target, weapon, initial }: Attack): boolean {
  const { ignores = [] } = weapon.special;
  if (ignores.includes('cover')) return false;
  const noSoft = ignores.includes('softCover');
  const ground = groundOf(mapOf(table.content, table.terms.map) as MapDef);
  const there = table.figures.filter((figure) => figure.at !== NONE && figure !== attacker && figure !== target && figure !== initial);
  const terrain = noSoft ? { ...ground, low: [] } : ground;
  const from = baseOf(initial ?? attacker);
  return naiveCover(terrain, initial === undefined ? from : { ...from, whole: true }, baseOf(target), noSoft ? [] : there.map(baseOf));
}

/** The modifiers of a defence test or an ability test. */
export function ownReasons(table: Table, figure: Figure, as: 'defence' | 'ability', focused: boolean): string[] {
  const found = [
    focused && 'focus',
    isInterrupter(table, figure) && 'interruption',
    as === 'defence' && figure.buff === 'protection' && 'protection',
    as === 'defence' && figure.debuff === 'stun' && 'stun',
  ];
  return found.filter((reason) => reason !== false).sort();
}
