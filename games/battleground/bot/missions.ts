// The chance to complete a side mission in this activation from where the figure stands.
import { fateOf, gloryOf } from '../content/find.ts';
import { DEBUFFS, type Mission } from '../content/kinds.ts';
import { FOOTPRINTS, type Place, type Position } from '../content/places.ts';
import { whyNotDo } from '../rules/actions/uses.ts';
import { whyNotClaim } from '../rules/fate/claims.ts';
import { zoneOf } from '../rules/field/terrain.ts';
import { alliesOf, areEngaged } from '../rules/figures/figures.ts';
import { type Frame, NONE } from '../table/table.ts';
import { chanceOf } from './blows.ts';
import type { Means } from './planning.ts';
import { hereOf, moveSpots, type Strike, standingOn } from './spots.ts';
import { most, type Thought } from './thought.ts';

const CERTAIN = 0.95;

/** The points of a glory card, weighted by its chance. */
export function missionWorth(thought: Thought, frame: Frame, means: Means, card: string): number {
  const glory = gloryOf(thought.table.content, card);
  return glory === undefined ? 0 : glory.points * missionChance(thought, frame, means, glory.mission);
}
function missionChance(thought: Thought, frame: Frame, means: Means, mission: Mission): number {
  const { table } = thought;
  const { figure: id } = frame;
  const canStrike = ({ type, weapon }: Strike): boolean => means.paid[type] + 1 <= means.ap && weapon.mana <= means.mana;
  const strikes = hereOf(thought, frame, id).strikes().filter(canStrike);
  const best = (fits: (strike: Strike) => boolean, chance: (strike: Strike) => number): number => most(strikes.filter(fits).map(chance));
  const wounds =
    (count: number) =>
    ({ blow }: Strike): number =>
      chanceOf(blow.wounds, count);
  switch (mission.mission) {
    case 'knockOut':
      return best(
        ({ type }) => mission.with === undefined || type === mission.with,
        ({ blow }) => blow.knockOut,
      );
    case 'oneAttack':
      return best(({ type }) => type === mission.with, wounds(mission.wounds));
    case 'flankWound':
      return best(({ blow }) => blow.flank, wounds(1));
    case 'rescue':
      return best(({ blow }) => alliesOf(table, id).some((ally) => areEngaged(table, ally, blow.target)), wounds(1));
    case 'totalWounds':
      return totalChance(strikes, means, mission.wounds);
    case 'woundEnemies':
      return Math.max(
        best(({ weapon }) => weapon.special.area !== undefined, wounds(1)) * 0.4,
        pairChance(strikes, means, mission.enemies),
      );
    case 'debuff':
      return canDebuffByCard(thought, frame)
        ? CERTAIN
        : best(
            ({ weapon }) => givesDebuff(weapon.special.onNet?.flatMap(({ effects }) => effects) ?? []),
            ({ blow }) => 1 - (blow.net[0] ?? 1),
          );
    case 'enemyZone':
      return means.ap > means.paid.move && moveSpots(thought, frame, id, means.focus).some(({ place }) => isInEnemyZone(thought, place))
        ? CERTAIN
        : 0;
    case 'holdGround':
      return means.ap > 0 && holdsSomewhere(thought, frame, means) ? CERTAIN : 0;
  }
}
/** The points of missions in play that any debuff completes. */
export const debuffMissions = ({ table }: Thought, { missions }: Frame): number =>
  missions.reduce((sum, { card, done }) => {
    const glory = gloryOf(table.content, card);
    return done || glory?.mission.mission !== 'debuff' ? sum : sum + glory.points;
  }, 0);
export const givesDebuff = (effects: readonly { readonly do: string; readonly token?: string }[]): boolean =>
  effects.some((effect) => effect.do === 'gain' && (DEBUFFS as readonly string[]).includes(effect.token ?? ''));
/** A card in hand can give an enemy a debuff at once. */
const canDebuffByCard = ({ table, me }: Thought, frame: Frame): boolean =>
  me.fate.some((card) => {
    const fate = fateOf(table.content, card);
    return fate !== undefined && givesDebuff(fate.effects) && whyNotDo(table, frame, fate) === undefined;
  });
/** The chance with one attack, or with two alike if the means allow it. */
function totalChance(strikes: readonly Strike[], { ap }: Means, need: number): number {
  if (need <= 0) return CERTAIN;
  const one = most(strikes.map(({ blow }) => chanceOf(blow.wounds, need)));
  if (ap < 3) return one;
  return most(
    strikes.map(({ blow: { wounds } }) =>
      wounds.reduce((sum, chance, first) => sum + chance * chanceOf(wounds, Math.max(0, need - first)), 0),
    ),
    one,
  );
}
/** The chance with two attacks on different enemies, if the means allow both. */
function pairChance(strikes: readonly Strike[], { ap, mana, paid }: Means, enemies: number): number {
  if (enemies > 2) return 0;
  const costOf = (a: Strike, b: Strike): number => paid[a.type] + 1 + paid[b.type] + (a.type === b.type ? 2 : 1);
  const fits = (a: Strike, b: Strike): boolean =>
    a.blow.target !== b.blow.target && costOf(a, b) <= ap && a.weapon.mana + b.weapon.mana <= mana;
  const chance = ({ blow }: Strike): number => chanceOf(blow.wounds, 1);
  return most(strikes.flatMap((a) => strikes.flatMap((b) => (fits(a, b) ? [chance(a) * chance(b)] : []))));
}
const isInEnemyZone = ({ me }: Thought, place: Place): boolean =>
  (FOOTPRINTS[place] as readonly Position[]).some((position) => zoneOf(position) !== null && zoneOf(position) !== me.zone);
function holdsSomewhere(thought: Thought, frame: Frame, means: Means): boolean {
  const { table } = thought;
  const { figure: id } = frame;
  const tokens = table.objectives.filter(({ owner }) => owner === NONE);
  const holds = (place: Place): boolean =>
    standingOn(thought, id, place, () => tokens.some(({ at }) => whyNotClaim(table, id, at) === null));
  if (holds(hereOf(thought, frame, id).place)) return true;
  return means.ap > means.paid.move && moveSpots(thought, frame, id, false).some(({ place, stand }) => stand > 8 && holds(place));
}
