// Favor and what it brings: tracks, support chips, hit points, units and tactics that come back.
import { ranked, rankedOrPass } from '@tabularium/parts/bot';
import type { Tactic } from '../content/kinds.ts';
import { TRACK_LENGTH } from '../rules/favor/favor.ts';
import { distanceOf, isHero } from '../rules/units/units.ts';
import type { Asks } from '../table/asks.ts';
import { arenaOf, defOf, hexOf, unitAt, unitOf } from '../table/names.ts';
import { type FavorBoard, type Hex, NONE, type Track, type UnitId } from '../table/table.ts';
import { damageAt, fallChance } from './danger.ts';
import { fighter } from './deploying.ts';
import type { Situation } from './situation.ts';
import { fullWorth, harmOf, pointsFor } from './worth.ts';

// ---- tracks of the Colosseum

/** A track that is completed pays at once; one that is begun pays by how far it has got. In Skirmish most give the other player a chip. HOP-15.7 */
export function rankTrack(situation: Situation, options: readonly Asks['favorTrack'][], favor: number): readonly number[] {
  const { table, seat } = situation;
  const board = table.boards[table.troops[seat]?.board ?? NONE] as FavorBoard; // only players with a board are asked
  return ranked(options, ({ track }) => {
    const bead = (board.track === track ? board.bead : 0) + favor;
    const worth = trackWorth(situation, track);
    return (worth * Math.min(bead, TRACK_LENGTH)) / TRACK_LENGTH - (board.track !== track && !isDone(board) ? LEAVING * board.bead : 0);
  });
}
const LEAVING = 0.5;
const isDone = ({ track, done }: FavorBoard): boolean => track === null || done.includes(track);
const A_SENTINEL = 16;
const A_HERO = 25;
function trackWorth(situation: Situation, track: Track): number {
  const { table, seat } = situation;
  const chip = track === 'gold' ? 0 : table.terms.mode === 'skirmish' && track !== 'support' ? -A_SENTINEL : A_SENTINEL;
  switch (track) {
    case 'support':
      return chip;
    case 'hp3':
      return chip + Math.max(0, ...situation.own.map((id) => strengthGain(situation, id, 3)));
    case 'hero': {
      const sleeps = table.units.some((unit) => unit.troop === seat && isHero(table, unit) && !unit.active);
      return chip + (sleeps ? 12 : 2);
    }
    case 'foothold':
      return chip + 3;
    case 'gold':
      return A_HERO;
  }
}

// ---- support chips
export const rankSide = (options: readonly Asks['supportAs'][]): readonly number[] =>
  ranked(options, ({ as }) => (as === 'sentinel' ? 1 : 0));
/** A sentinel where it sees most of the other side, above all its hero; a foothold on an inner hex near the fight. */
export function rankSupportHex(situation: Situation, options: readonly { readonly at: string }[], asSentinel: boolean): readonly number[] {
  const { table } = situation;
  return ranked(options, ({ at }) => {
    const hex = hexOf(table.terms.arena, at);
    return asSentinel ? seenFrom(situation, hex) : footholdAt(situation, hex);
  });
}
const SIGHT = 4;
function seenFrom(situation: Situation, hex: Hex): number {
  const { table, foes } = situation;
  let worth = 0;
  for (const id of foes) {
    const foe = unitAt(table, id);
    const distance = distanceOf(table, hex, foe.at);
    worth += (harmOf(table, foe, 1) + (defOf(table, foe).rank === 'titan' ? 5 : 0)) * (distance <= SIGHT ? 1 : 0.5 / (distance - SIGHT));
  }
  return worth;
}
function footholdAt({ table, foes }: Situation, hex: Hex): number {
  const { kinds } = arenaOf(table);
  const near = Math.min(9, ...foes.map((id) => distanceOf(table, hex, unitAt(table, id).at)));
  return (kinds[hex] === 'inner' ? 5 : 0) - near;
}

// ---- hit points
/** How much better off the side is with a unit that has more. */
function strengthGain(situation: Situation, id: UnitId, hp: number): number {
  const { table } = situation;
  const unit = unitAt(table, id);
  const damage = damageAt(situation, unit, unit.at);
  const saved = (fallChance(damage, unit.hp) - fallChance(damage, unit.hp + hp)) * fullWorth(table, unit);
  return saved - 0.5 * harmOf(table, unit, -hp);
}
export const rankStrengthened = (situation: Situation, options: readonly Asks['strengthen'][]): readonly number[] =>
  rankedOrPass(options, Number.NEGATIVE_INFINITY, ({ unit }) => strengthGain(situation, unitOf(situation.table, unit), 3));
export const rankCatchUp = (situation: Situation, options: readonly Asks['catchUp'][]): readonly number[] =>
  rankedOrPass(options, Number.NEGATIVE_INFINITY, ({ unit, hp }) => strengthGain(situation, unitOf(situation.table, unit), hp));

// ---- what comes back
export const rankReturned = ({ table }: Situation, options: readonly { readonly unit: string }[]): readonly number[] =>
  ranked(options, ({ unit }) => {
    const id = unitOf(table, unit);
    return pointsFor(defOf(table, unitAt(table, id))) + fighter(table, id) / 4;
  });
/** Best first. */
const TACTIC_TASTE: readonly Tactic[] = [
  'battleFury',
  'aegis',
  'stun',
  'blitz',
  'bolsterHealth',
  'secondDeath',
  'thickHide',
  'hamstring',
  'undertow',
  'adrenaline',
  'feignedRetreat',
];
export const rankTacticBack = (options: readonly { readonly tactic: Tactic }[]): readonly number[] =>
  ranked(options, ({ tactic }) => -TACTIC_TASTE.indexOf(tactic));
/** Who has lost more. */
export const rankTeamMate = ({ table, seat }: Situation, options: readonly Asks['teamMate'][]): readonly number[] =>
  ranked(options, ({ seat: mate }) => {
    const units = table.units.filter((unit) => unit.troop === mate && unit.zone === 'discard').length;
    const chips = table.chips.filter((chip) => chip.troop === mate && chip.zone === 'discard').length;
    return units + chips + (mate === seat ? 0.5 : 0);
  });
