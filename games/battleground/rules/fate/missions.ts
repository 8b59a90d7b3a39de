// Side missions: what a figure does in the activation or interruption in which its glory card was played. MOB-7.72 to MOB-7.75, MOB-15
import { gloryOf } from '../../content/find.ts';
import type { Mission, WeaponDef } from '../../content/kinds.ts';
import { figureName, playerOf } from '../../table/names.ts';
import { type FigureId, type Frame, NONE, type Player, type Referee, type RunningMission, type Table } from '../../table/table.ts';
import { zoneOf } from '../field/terrain.ts';
import { alliesOf, areEngaged, footprintOf, isEnemy } from '../figures/figures.ts';
import { frameOf } from '../figures/frames.ts';
import { whyNotClaim } from './claims.ts';

/** A figure's deeds count in its own innermost frame, never in another figure's. MOB-7.74 */
function frameOfDeed(table: Table, by: FigureId): Frame | undefined {
  const frame = frameOf(table);
  return frame?.figure === by ? frame : undefined;
}
/** A mission scores once. MOB-7.72, MOB-7.74 */
function complete(table: Table, ref: Referee, frame: Frame, isDone: (mission: Mission, running: RunningMission) => boolean): void {
  for (const running of frame.missions) {
    const glory = gloryOf(table.content, running.card);
    if (glory === undefined || running.done || !isDone(glory.mission, running)) continue;
    score(table, ref, frame, running, glory.points);
  }
}
function score(table: Table, ref: Referee, { figure }: Frame, running: RunningMission, points: number): void {
  const player = playerOf(table, figure);
  const { card } = running;
  running.done = true;
  player.points.push({ round: table.round, source: 'mission', what: card, points });
  ref.tell({ kind: 'missionDone', rule: 'MOB-7.72', seat: player.seat, figure: figureName(table, figure), card, points });
}
/** A player has at most one copy of a glory card, so an entry on the score sheet identifies it. MOB-9.4 */
export const isCompleted = ({ points }: Player, card: string): boolean =>
  points.some(({ source, what }) => source === 'mission' && what === card);

// ---- what may complete a mission

/** To be called after a figure's own movement of at least one hex. MOB-15.4 */
export function movementEnded(table: Table, ref: Referee, mover: FigureId): void {
  const frame = frameOfDeed(table, mover);
  if (frame === undefined || frame.missions.length === 0) return;
  const own = playerOf(table, mover).zone;
  const isThere = footprintOf(table, mover).some((position) => zoneOf(position) !== null && zoneOf(position) !== own); // MOB-7.119
  if (isThere) complete(table, ref, frame, ({ mission }) => mission === 'enemyZone');
}
/** To be called after a figure's own action. MOB-15.7 */
export function actionEnded(table: Table, ref: Referee, frame: Frame): void {
  complete(table, ref, frame, ({ mission }) => mission === 'holdGround' && holdsGround(table, frame.figure));
}
const holdsGround = (table: Table, id: FigureId): boolean =>
  footprintOf(table, id).length > 0 && table.objectives.some(({ at, owner }) => owner === NONE && whyNotClaim(table, id, at) === null);

export interface Blow {
  /** Null if no weapon did it. */
  readonly weapon: WeaponDef | null;
  readonly flank: boolean;
  /** True for attacks, false for abilities and cards. */
  readonly attack: boolean;
  /** Wounds this attack has already inflicted on this enemy. */
  readonly before?: number;
}
/** To be called while the target still stands where it was hit. MOB-7.1 */
export function woundedEnemy(
  table: Table,
  ref: Referee,
  by: FigureId,
  target: FigureId,
  wounds: number,
  { weapon, flank, attack, before = 0 }: Blow,
): void {
  const frame = frameOfDeed(table, by);
  if (frame === undefined || wounds <= 0 || !isEnemy(table, by, target)) return;
  for (const running of frame.missions) note(running, target, wounds);
  complete(table, ref, frame, (mission, running) => {
    switch (mission.mission) {
      case 'oneAttack':
        return attack && weapon?.type === mission.with && before + wounds >= mission.wounds; // MOB-15.2, MOB-15.3
      case 'flankWound':
        return attack && flank; // MOB-15.6
      case 'rescue':
        return attack && alliesOf(table, by).some((ally) => areEngaged(table, ally, target)); // MOB-15.9
      case 'woundEnemies':
        return enemiesWounded(running) >= mission.enemies; // MOB-15.5
      case 'totalWounds':
        return woundsInflicted(running) >= mission.wounds; // MOB-15.8
      default:
        return false;
    }
  });
}
/** Counts only what has happened since the mission was played. MOB-7.73 */
export const enemiesWounded = ({ inflicted }: RunningMission): number => inflicted.length;
export const woundsInflicted = ({ inflicted }: RunningMission): number => inflicted.reduce((sum, { wounds }) => sum + wounds, 0);
function note({ inflicted }: RunningMission, figure: FigureId, wounds: number): void {
  const known = inflicted.find((one) => one.figure === figure);
  if (known === undefined) inflicted.push({ figure, wounds });
  else known.wounds += wounds;
}
/** MOB-15.1, MOB-15.10 */
export function knockedOutEnemy(
  table: Table,
  ref: Referee,
  by: FigureId,
  target: FigureId,
  { weapon }: { readonly weapon: WeaponDef | null },
): void {
  const frame = frameOfDeed(table, by);
  if (frame === undefined || !isEnemy(table, by, target)) return;
  complete(table, ref, frame, (mission) => mission.mission === 'knockOut' && (mission.with === undefined || mission.with === weapon?.type));
}
/** MOB-15.11 */
export function gaveDebuff(table: Table, ref: Referee, by: FigureId, target: FigureId): void {
  const frame = frameOfDeed(table, by);
  if (frame === undefined || !isEnemy(table, by, target)) return;
  complete(table, ref, frame, ({ mission }) => mission === 'debuff');
}
