// Turns around the turning tool: where it is laid, and where the base lands. ARC-5.5 to ARC-5.10, ARC-16.9 to ARC-16.13
import { along, forward, type Heading, hull, type Shape, turned, type Vector } from '@tabularium/geometry';
import type { Base, UnitDef } from '../../content/kinds.ts';
import { type Pose, type Size, STEP, shapeAt } from '../../content/shapes.ts';
import type { NotchName } from '../../table/asks.ts';
import { notchName } from '../../table/names.ts';
import type { Notch } from '../../table/table.ts';
import { depthBehind, notchAt, notchesOf, outOf, rounded, samePose, sizeOf } from '../units/bases.ts';

export type TurnKind = 'angle' | 'square';
export type Exit = 'left' | 'right';
const TURN_KINDS: readonly TurnKind[] = ['angle', 'square'];
export const EXITS: readonly Exit[] = ['left', 'right'];
const hand = (exit: Exit): 1 | -1 => (exit === 'right' ? 1 : -1);

/** The tool as it lies at a notch. */
export interface Tool {
  readonly shape: Shape;
  readonly corners: readonly Vector[];
  /** The middle of the edge where the base is set down again, and where that edge looks. */
  readonly exit: Vector;
  readonly heading: Heading;
}
/** An angle turn leaves by a leg, a square turn by the other leg. ARC-16.9, ARC-16.11 */
export function toolAt(pose: Pose, size: Size, kind: TurnKind, notch: Notch, exit: Exit): Tool {
  const at = notchAt(pose, size, notch);
  const out = outOf(pose.heading, notch.side);
  const by = hand(exit);
  const half = STEP / 2;
  if (kind === 'angle') {
    const reach = STEP * Math.SQRT1_2;
    const corners = [along(at, out + 2, -reach), along(at, out + 2, reach), along(at, out, reach)];
    const heading = turned(out, by);
    return { shape: hull(corners), corners, exit: along(at, heading, half), heading };
  }
  const [near, far] = [along(at, out + 2, -by * half), along(at, out + 2, by * half)];
  const corners = [near, far, along(far, out, STEP)];
  const heading = turned(out, 2 * by);
  return { shape: hull(corners), corners, exit: along(along(at, out, half), heading, half), heading };
}
/** Where the base lands when it is set down with this notch on the tool. ARC-16.10 */
export function landing({ exit, heading: out }: Tool, size: Size, { side, offset }: Notch): Pose {
  const [ahead, right] = [forward(out), forward(out + 2)];
  const depth = depthBehind(size, side) / 2;
  const centre = { x: exit.x + ahead.x * depth + right.x * offset, y: exit.y + ahead.y * depth + right.y * offset };
  return rounded(centre, turned(out, 4 - 2 * side));
}
/** How many steps a turn counts for; each costs what the side with the tool costs. ARC-5.8, ARC-16.12 */
const stepsOfTurn = (size: Size, { side }: Notch): number => 1 + depthBehind(size, side) / STEP;

// ---- all turns of a base, wherever it stands

/** One turn of a base with a given heading. */
export interface Turning {
  readonly kind: TurnKind;
  readonly tool: Notch;
  readonly exit: Exit;
  readonly attach: Notch;
  readonly steps: number;
  /** The number of the place where the tool lies, and of the spot where the base lands. */
  readonly lying: number;
  readonly spot: number;
}
/** Where a base lands, relative to where it stood. */
export interface LandingSpot {
  readonly pose: Pose;
  readonly shape: Shape;
}
export interface Turnings {
  /** By name. */
  readonly byName: ReadonlyMap<string, Turning>;
  /** In the order of ARC-16.13. */
  readonly all: readonly Turning[];
  /** Seen from the centre of the base. */
  readonly tools: readonly Shape[];
  readonly spots: readonly LandingSpot[];
}
export const turningName = (kind: TurnKind, exit: Exit, tool: NotchName, attach: NotchName): string => `${kind} ${exit} ${tool} ${attach}`;
/** By base and heading. */
const turningsByBase = new Map<Base, (Turnings | undefined)[]>();
/**
 * From every notch to every notch. ARC-5.7
 * Poses are whole ticks, so a turn leads equally far from everywhere and is worked out once for each base and heading.
 */
export function turningsOf(def: UnitDef, heading: Heading): Turnings {
  let ofBase = turningsByBase.get(def.base);
  if (ofBase === undefined) turningsByBase.set(def.base, (ofBase = []));
  return (ofBase[heading] ??= turningsFrom(def, { x: 0, y: 0, heading }));
}
function turningsFrom(def: UnitDef, pose: Pose): Turnings {
  const size = sizeOf(def);
  const notches = notchesOf(def);
  const all: Turning[] = [];
  const tools: Shape[] = [];
  const spots: LandingSpot[] = [];
  for (const kind of TURN_KINDS)
    for (const tool of notches)
      for (const exit of EXITS) {
        const placed = toolAt(pose, size, kind, tool, exit);
        tools.push(placed.shape);
        for (const attach of notches) {
          const landed = landing(placed, size, attach);
          let spot = spots.findIndex((one) => samePose(one.pose, landed));
          if (spot < 0) spot = spots.push({ pose: landed, shape: shapeAt(landed, size) }) - 1;
          all.push({ kind, tool, exit, attach, steps: stepsOfTurn(size, attach), lying: tools.length - 1, spot });
        }
      }
  const byName = new Map(all.map((one) => [turningName(one.kind, one.exit, notchName(one.tool), notchName(one.attach)), one]));
  return { byName, all, tools, spots };
}
