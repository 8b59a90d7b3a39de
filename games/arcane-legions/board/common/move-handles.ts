// Handles of a move order: steps, turns, snaps and slides.
import { distanceOf, type Vector } from '@tabularium/geometry';
import type { Heading, Side } from '../../content/kinds.ts';
import { inSteps, STEP } from '../../content/shapes.ts';
import { obstaclesTo } from '../../rules/field/obstacles.ts';
import { stepToward } from '../../rules/reach/steps.ts';
import { landing, toolAt } from '../../rules/reach/turning-tool.ts';
import { middleOf, notchesOf, outOf, sizeOf, sizeOfUnit } from '../../rules/units/bases.ts';
import type { Manoeuvre, NotchName } from '../../table/asks.ts';
import { notchName, sideCalled, unitCalled } from '../../table/names.ts';
import { defOf, type Notch, type Table, type UnitId, unitAt } from '../../table/table.ts';
import type { Ghost, Handle } from './handle.ts';
import { ahead, type Place, placeCalled, placeOf } from './plane.ts';
import type { Asked } from './props.ts';

/** How far beyond its side a half step and a whole one are grasped. */
const STEP_AT = { 0.5: 0.3, 1: 0.78 } as const;
const STEP_GRASP = 0.36;
/** A turn is grasped between the middle of the base it leads to and its front. */
const TOWARD_FRONT = 0.26;
const TURN_GRASP = 0.5;
export function manoeuvres(decision: Asked<'manoeuvre'>, ground: Table): readonly Handle[] {
  const { unit } = decision.facts;
  const id = unitCalled(ground, unit);
  if (id < 0) return [];
  const byPose = new Map<string, number[]>();
  const steps: Handle[] = [];
  for (const [number, option] of decision.options.entries()) {
    const place = goalOf(ground, id, option);
    if (place === undefined) continue;
    if ('step' in option) steps.push(stepHandle(ground, id, option, number, { place, unit }));
    else {
      const key = `${place.x} ${place.y} ${place.heading}`;
      byPose.set(key, [...(byPose.get(key) ?? []), number]);
    }
  }
  const costOf = (number: number): number => (decision.options[number] as Manoeuvre).cost;
  const turns = [...byPose].map(([key, numbers]): Handle => {
    const [x, y, heading] = key.split(' ').map(Number) as [number, number, Heading];
    const place = { x, y, heading };
    const cheapest = numbers.toSorted((a, b) => costOf(a) - costOf(b));
    return {
      key: `turn ${key}`,
      kind: 'turn',
      at: ahead(place, heading, TOWARD_FRONT),
      grasp: TURN_GRASP,
      numbers: cheapest,
      ghost: { place, unit },
    };
  });
  return [...steps, ...turns];
}
function stepHandle(ground: Table, id: UnitId, { step, length }: Extract<Manoeuvre, { step: Side }>, number: number, ghost: Ghost): Handle {
  const unit = unitAt(ground, id);
  const side = sideCalled(step);
  const middle = middleOf(unit, sizeOfUnit(ground, id), side);
  const at = ahead(inSteps(middle), outOf(unit.heading, side), STEP_AT[length]);
  return { key: `step ${step} ${length}`, kind: 'step', at, grasp: STEP_GRASP, numbers: [number], ghost };
}
/** Where a base would be after a manoeuvre, before it snaps to anything. */
function goalOf(ground: Table, id: UnitId, option: Manoeuvre): Place | undefined {
  const unit = unitAt(ground, id);
  const def = defOf(ground, unit);
  const size = sizeOf(def);
  if ('step' in option) {
    const stepped = stepToward(unit, size, sideCalled(option.step), option.length * STEP, obstaclesTo(ground, id));
    return stepped && placeOf(stepped.pose);
  }
  const notch = (name: NotchName): Notch | undefined => notchesOf(def).find((one) => notchName(one) === name);
  const [at, attach] = [notch(option.tool), notch(option.attach)];
  if (at === undefined || attach === undefined) return undefined;
  return placeOf(landing(toolAt(unit, size, option.turn, at, option.exit), size, attach));
}
/** The corners of the turning tool as it lies for a turn. */
export function toolCorners(ground: Table, id: UnitId, option: Manoeuvre): readonly Vector[] {
  if ('step' in option) return [];
  const unit = unitAt(ground, id);
  const def = defOf(ground, unit);
  const at = notchesOf(def).find((one) => notchName(one) === option.tool);
  if (at === undefined) return [];
  return toolAt(unit, sizeOf(def), option.turn, at, option.exit).corners.map(inSteps);
}

const SNAP_GRASP = 0.9;
export function snaps(decision: Asked<'snap'> | Asked<'objectiveSnap'>): readonly Handle[] {
  const { unit } = decision.facts;
  return decision.options.flatMap(({ at }, number) => {
    const place = placeCalled(at);
    return place === undefined
      ? []
      : [
          {
            key: `snap ${at} ${number}`,
            kind: 'snap',
            at: ahead(place, place.heading, TOWARD_FRONT),
            grasp: SNAP_GRASP,
            numbers: [number],
            ghost: { place, unit },
          },
        ];
  });
}
/** Where each slide leads, by option: the option itself does not say it. */
export type SlidePlaces = ReadonlyMap<number, Place>;
/** A slide is grasped beyond the end of the base, where it would go. */
const SLIDE_AT = 1.2;
export function slides(decision: Asked<'slide'>, ground: Table, places: SlidePlaces): readonly Handle[] {
  const { unit } = decision.facts;
  const id = unitCalled(ground, unit);
  const now = id < 0 ? undefined : placeOf(unitAt(ground, id));
  return decision.options.flatMap((_, number): Handle[] => {
    const place = places.get(number);
    if (place === undefined || now === undefined) return [];
    const far = distanceOf(now, place) || 1;
    const at = { x: place.x + ((place.x - now.x) / far) * SLIDE_AT, y: place.y + ((place.y - now.y) / far) * SLIDE_AT };
    return [{ key: `slide ${number}`, kind: 'slide', at, grasp: SNAP_GRASP, numbers: [number], ghost: { place, unit } }];
  });
}
