// What is said of an option, of whatever kind: each is known by what it has.
import type { AboutAttack } from '../../rules/combat/odds.ts';
import type { AboutEngaging } from '../../rules/turn/engagement.ts';
import type { AboutWay } from '../../rules/turn/movement.ts';
import type { HexName, TargetOption, UnitName } from '../../table/asks.ts';

interface AboutTrack {
  readonly bead: number;
  readonly loses: number;
  readonly surplus: number;
  readonly completes: boolean;
}
type Said = object | undefined;
const has = <T>(about: Said, fact: string): about is T & object => about !== undefined && fact in about;
export const isAttack = (about: Said): about is AboutAttack => has<AboutAttack>(about, 'odds');
export const isEngaging = (about: Said): about is AboutEngaging => has<AboutEngaging>(about, 'attacks');
export const isWay = (about: Said): about is AboutWay => has<AboutWay>(about, 'spearWalls');
const isBlast = (about: Said): about is { targets: readonly TargetOption[] } => has(about, 'targets');
export const isSupport = (about: Said): about is { at: readonly HexName[] } => has(about, 'at');
export const isTrack = (about: Said): about is AboutTrack => has<AboutTrack>(about, 'loses');

/** Units that an option would touch, other than the one it names. */
export function touchedBy(about: Said): readonly UnitName[] {
  if (isWay(about)) return about.inRange;
  if (isBlast(about)) return about.targets.flatMap((target) => ('unit' in target ? [target.unit] : []));
  return isEngaging(about) ? about.attacks.flatMap(({ target }) => ('unit' in target ? [target.unit] : [])) : [];
}
