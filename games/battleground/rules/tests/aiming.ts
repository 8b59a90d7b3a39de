// A preview of an attack: its test and its likely outcome.

import type { NextEffect, Stat, WeaponDef } from '../../content/kinds.ts';
import { positionName } from '../../content/place-names.ts';
import type { Position } from '../../content/places.ts';
import type { CoverAbout, TargetAbout, TestChoiceAbout } from '../../table/about.ts';
import type { Part } from '../../table/events.ts';
import { figureAt, figureName } from '../../table/names.ts';
import type { FigureId, Frame, Table } from '../../table/table.ts';
import { woundsOfRemoval } from '../fate/tokens.ts';
import { healthLeft } from '../fate/wounds.ts';
import { facingHex } from '../field/arcs.ts';
import type { Cover } from '../field/cover.ts';
import { gapOfBases, inchesOf } from '../field/distance.ts';
import { sightLinesOf } from '../field/sight.ts';
import { footprintOf } from '../figures/figures.ts';
import { statParts, traitsCalled } from '../figures/traits.ts';
import { lineReached, netOdds, woundOdds } from './odds.ts';
import { aboutPlan, attackPlan, defencePlan, oddsOf, sumOf } from './plans.ts';
import { arcOfShot, coverAgainst, isForAllies, type Shot, TESTED } from './shots.ts';
import { additionalTargets, fittingFacings } from './targets.ts';

/** Choices made about an attack before its test. */
export interface Aim {
  readonly from: Position;
  readonly next: readonly NextEffect[];
  readonly more: readonly Part[];
  readonly stat?: Stat;
}
/** The statistics that a weapon can be tested with. MOB-12.2 */
export const statsOf = ({ type, special }: WeaponDef): Stat[] => [
  TESTED[type],
  ...(special.mayTest === undefined ? [] : [special.mayTest]),
];
/** Uses the better statistic unless one is chosen. */
export function shotAt(table: Table, frame: Frame, weapon: WeaponDef, target: FigureId, { from, next, more, stat }: Aim): Shot {
  const { figure: attacker } = frame;
  const value = (one: Stat): number => sumOf(statParts(table, attacker, one));
  const best = statsOf(weapon).reduce((a, b) => (value(b) > value(a) ? b : a));
  return { frame, attacker, target, weapon, stat: stat ?? best, from, focused: figureAt(table, attacker).focus, more, next };
}

/** What a player is told about a target before choosing it. */
export function aboutTarget(table: Table, frame: Frame, weapon: WeaponDef, target: FigureId): TargetAbout {
  const attacker = figureAt(table, frame.figure);
  const [facing = attacker.facing] = fittingFacings(table, frame.figure, weapon, target);
  const shot = shotAt(table, frame, weapon, target, { from: facingHex(attacker, facing), next: frame.next, more: [] });
  const cover = coverAgainst(table, shot);
  const { test, odds } = aboutShot(table, shot);
  const area = weapon.special.area === undefined ? [] : additionalTargets(table, frame.figure, target, weapon);
  return {
    distance: inchesOf(gapOfBases([shot.from], footprintOf(table, target))),
    sight: weapon.type === 'melee' ? [] : sightLinesOf(table, frame.figure, target).map(({ from, to }) => ({ from, to })),
    cover: cover === undefined ? null : tellCover(table, cover),
    arc: arcOfShot(table, shot),
    test,
    defence: isForAllies(weapon) ? null : aboutPlan(defencePlan(table, shot)),
    odds,
    area: area.map((id) => figureName(table, id)),
  };
}
const tellCover = (table: Table, { from, to, lower, hits }: Cover): CoverAbout => ({
  from,
  to,
  lower,
  hits: hits.map((hit) => ({
    by: hit.by,
    at: positionName(hit.at),
    figure: hit.by === 'figure' ? figureName(table, hit.figure) : null,
  })),
});

export function aboutShot(table: Table, shot: Shot): TestChoiceAbout {
  const { target, weapon } = shot;
  const plan = attackPlan(table, shot);
  const heals = isForAllies(weapon);
  const net = netOdds(oddsOf(plan), heals ? null : oddsOf(defencePlan(table, shot)));
  const odds = heals
    ? woundOdds(net, (successes) => Math.min(lineWounds(weapon, successes), figureAt(table, target).wounds), Number.POSITIVE_INFINITY) // MOB-7.5
    : woundOdds(net, (successes) => harmOf(table, shot, successes), healthLeft(table, target));
  return { test: aboutPlan(plan), odds };
}
const lineWounds = ({ lines }: WeaponDef, net: number): number => lineReached(lines, net)?.wounds ?? 0;
/** The wounds that net successes inflict, if the target prevents what it can at the first chance. MOB-6.34 */
function harmOf(table: Table, { target, weapon, next, initial }: Shot, net: number): number {
  const placed = Math.max(0, lineWounds(weapon, net) - preventable(table, target));
  const isUp = placed < healthLeft(table, target);
  const wounds = placed + (placed > 0 && isUp && initial === undefined ? moreWounds(next) : 0);
  const line = lineReached(weapon.special.onNet ?? [], net);
  const isHit = line !== undefined && wounds >= (line.wounded ?? 0);
  return wounds + (isHit && wounds < healthLeft(table, target) ? woundsOfRemoval(table, target, line.effects) : 0);
}
/** MOB-14.25 */
export const moreWounds = (next: readonly NextEffect[]): number =>
  next.reduce((sum, effect) => (effect.next === 'moreWounds' ? sum + effect.wounds : sum), 0);
/** How many wounds a figure can still prevent in this round. MOB-13.1 */
export const preventable = (table: Table, id: FigureId): number =>
  figureAt(table, id).prevented ? 0 : traitsCalled(table, id, 'prevents').reduce((most, { trait }) => Math.max(most, trait.wounds), 0);
