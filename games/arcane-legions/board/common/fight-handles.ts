// What is chosen in a fight: the line of a shot, figures on their bases.
import type { Vector } from '@tabularium/geometry';
import type { Side } from '../../content/kinds.ts';
import { inSteps } from '../../content/shapes.ts';
import { middleOf, sizeOfUnit } from '../../rules/units/bases.ts';
import { sideCalled, slotCalled, unitCalled } from '../../table/names.ts';
import { defOf, type Table, type UnitId, unitAt } from '../../table/table.ts';
import { BASE_STEP, slotPlaces } from './base-layout.ts';
import { choicesOf } from './choices.ts';
import { optionsBySlot } from './figure-map.ts';
import type { Handle } from './handle.ts';
import { ahead, type Place, placeOf } from './plane.ts';
import type { Asked, OpenDecision } from './props.ts';
import { plateOf } from './sights.ts';

const LINE_GRASP = 1.2;
export function lines(decision: Asked<'shotSides'>, ground: Table): readonly Handle[] {
  const [from, to] = [unitCalled(ground, decision.facts.unit), unitCalled(ground, decision.facts.target)];
  if (from < 0 || to < 0) return [];
  const middle = (id: UnitId, side: Side): Vector => inSteps(middleOf(unitAt(ground, id), sizeOfUnit(ground, id), sideCalled(side)));
  return decision.options.map((option, number) => {
    const [start, end] = [middle(from, option.from), middle(to, option.to)];
    const at = plateOf(option.from, option.to, start, end);
    return { key: `line ${option.from} ${option.to}`, kind: 'line', at, grasp: LINE_GRASP, numbers: [number] };
  });
}

/** Where a slot of a base is on the table. */
export const onBase = (base: Place, { x, y }: Vector): Vector =>
  ahead(ahead(base, base.heading + 2, x / BASE_STEP), base.heading, -y / BASE_STEP);
/** A little more than the foot of a figure. */
const FOOT = 0.6;
/** Figures where they stand on their bases; those that are alike are the same option. */
export function figures(decision: OpenDecision, ground: Table): readonly Handle[] {
  return [...choicesOf(decision).slots].flatMap(([unit, named]) => {
    const id = unitCalled(ground, unit);
    if (id < 0) return [];
    const base = unitAt(ground, id);
    const centre = placeOf(base);
    const places = slotPlaces(defOf(ground, base));
    const able = optionsBySlot(
      ground,
      unit,
      named,
      [...places.keys()].map((slot) => `S${slot + 1}`),
    );
    return [...able].flatMap(([slot, number]): Handle[] => {
      const place = places[slotCalled(slot)];
      if (place === undefined) return [];
      const at = onBase(centre, place);
      const grasp = (place.size / BASE_STEP) * FOOT;
      return [{ key: `figure ${unit} ${slot}`, kind: 'figure', at, grasp, numbers: [number], figure: { unit, slot } }];
    });
  });
}
