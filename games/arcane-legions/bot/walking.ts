// Where a unit can get with its movement points: the most promising poses are followed up, the others only noted.
import type { Content } from '../content/index.ts';
import { type Pose, STEP } from '../content/shapes.ts';
import type { Piece } from '../content/terrain.ts';
import { manoeuvresFrom, standAt, type Way, wayFrom } from '../rules/reach/manoeuvres.ts';
import { sizeOf } from '../rules/units/bases.ts';
import { enemiesTouchedAt, type Neighbour } from '../rules/units/placing.ts';
import { defOf, type Table, type UnitId, unitAt } from '../table/table.ts';
import { isThere } from './ground.ts';
import { approach } from './spots.ts';
import type { Thought } from './thought.ts';

/** A pose in which a move can end. */
export interface End {
  readonly pose: Pose;
  /** The number of the first manoeuvre among all there are; none if it stays. */
  readonly first: number | undefined;
  readonly left: number;
  readonly touches: readonly Neighbour[];
  /** It is at an objective there. */
  readonly holds: boolean;
  /** What it is on the way to. */
  readonly promise: number;
}
/** All ends that were found, staying included; `most`: how many poses are followed up. */
export function endsOf(thought: Thought, id: UnitId, points: number, most: number): End[] {
  const unit = unitAt(thought.table, id);
  const size = sizeOf(defOf(thought.table, unit));
  const start: Pose = { x: unit.x, y: unit.y, heading: unit.heading };
  const note = (pose: Pose, first: number | undefined, left: number): End => {
    const touches = enemiesTouchedAt(thought.table, id, pose);
    const holds = thought.objectives.some((objective) => isThere(thought, objective, pose, size));
    return { pose, first, left, touches, holds, promise: approach(thought, id, pose, touches.length > 0) };
  };
  const ends: End[] = [note(start, undefined, points)];
  const open: End[] = [...ends];
  const seen = new Map<number, number>([[poseKey(start), points]]);
  for (let followed = 0; followed < most && open.length > 0; followed++) {
    const node = takeBest(open);
    for (const [number, { pose, cost, snaps }] of waysFrom(thought.table, id, node.pose, node.left).entries()) {
      const left = node.left - cost;
      const first = node.first ?? number;
      if (snaps.length > 0) {
        for (const snap of snaps) if (isNew(seen, snap, 0)) ends.push(note(snap, first, 0));
      } else if (isNew(seen, pose, left)) {
        const next = note(pose, first, left);
        ends.push(next);
        if (left > 0) open.push(next);
      }
    }
  }
  return ends;
}
/** Tables are smaller than 2 ** 19 ticks. */
const poseKey = ({ x, y, heading }: Pose): number => (x * 2 ** 19 + y) * 8 + heading;
function isNew(seen: Map<number, number>, pose: Pose, left: number): boolean {
  const key = poseKey(pose);
  if ((seen.get(key) ?? -1) >= left) return false;
  seen.set(key, left);
  return true;
}
/** What a movement point that is left is worth while it can still be spent. */
const POINT_LEFT = 0.12;
function takeBest(open: End[]): End {
  let chosen = 0;
  const value = ({ promise, left }: End): number => promise + POINT_LEFT * left;
  for (let number = 1; number < open.length; number++) if (value(open[number] as End) > value(open[chosen] as End)) chosen = number;
  return open.splice(chosen, 1)[0] as End; // there is one
}

/** Ends that are worth a closer look: all beside enemies, and of the others those that promise most, at objectives and elsewhere. */
const CLOSELY = 8;
export function promising(ends: readonly End[]): readonly End[] {
  const moved = ends.filter(({ first }) => first !== undefined);
  const pick = (wanted: (end: End) => boolean): readonly End[] =>
    moved
      .filter((end) => end.touches.length === 0 && wanted(end))
      .toSorted((a, b) => b.promise - a.promise)
      .slice(0, CLOSELY);
  return [...moved.filter(({ touches }) => touches.length > 0), ...pick(({ holds }) => holds), ...pick(({ holds }) => !holds)];
}

// ---- manoeuvres, remembered

/** What the bot needs to know of a manoeuvre. */
interface Leg {
  readonly pose: Pose;
  readonly cost: number;
  /** Where it must end if it meets something. */
  readonly snaps: readonly Pose[];
}
const legOf = ({ pose, cost, snaps }: Way): Leg => ({ pose, cost, snaps: snaps.map((snap) => snap.pose) });
/** By content, then by everything around that manoeuvres depend on. */
const legsByContent = new WeakMap<Content, Map<string, readonly Leg[]>>();
const MOST_LEGS = 6000;
const AROUND = 6 * STEP;
function waysFrom(table: Table, id: UnitId, pose: Pose, points: number): readonly Leg[] {
  const key = `${poseKey(pose)} ${points} ${unitAt(table, id).def} ${around(table, id, pose)}`;
  const byKey = legsByContent.get(table.content) ?? new Map<string, readonly Leg[]>();
  legsByContent.set(table.content, byKey);
  const found = byKey.get(key);
  if (found !== undefined) return found;
  if (byKey.size >= MOST_LEGS) byKey.clear();
  const stand = standAt(table, id, pose);
  const ways = manoeuvresFrom(stand, points).map((manoeuvre) => legOf(wayFrom(stand, manoeuvre)));
  byKey.set(key, ways);
  return ways;
}
function around(table: Table, id: UnitId, { x, y }: Pose): string {
  const { units, terms, pieces, field } = table;
  let text = `${terms.halfSteps}${field.width} ${field.depth}${terrainText(pieces)}`;
  for (let other = 0; other < units.length; other++) {
    const unit = unitAt(table, other);
    if (other === id || unit.state !== 'deployed' || Math.abs(unit.x - x) > AROUND || Math.abs(unit.y - y) > AROUND) continue;
    text += ` ${unit.def} ${unit.x} ${unit.y} ${unit.heading}`;
  }
  return text;
}
/** A list of pieces never changes, so each is written out once. */
const textByPieces = new WeakMap<readonly Piece[], string>();
function terrainText(pieces: readonly Piece[]): string {
  let text = textByPieces.get(pieces);
  if (text === undefined)
    textByPieces.set(pieces, (text = pieces.map(({ kind, x, y, heading }) => ` ${kind} ${x} ${y} ${heading}`).join('')));
  return text;
}
