// What is at a point of the table, and which options of the open decision belong to it.
import type { Vector } from '@tabularium/geometry';
import { inSteps } from '../../content/shapes.ts';
import type { Stop } from '../../rules/reach/routes.ts';
import type { UnitName } from '../../table/asks.ts';
import type { PieceView, UnitView } from '../../table/view.ts';
import type { Subject } from './attention.ts';
import { type Choices, NO_NUMBERS, type Numbers } from './choices.ts';
import { type Handle, handleAt } from './handle.ts';
import { isOn } from './plane.ts';
import type { OpenDecision } from './props.ts';
import type { Touch } from './touches.ts';

interface OnTable {
  readonly decision: OpenDecision | undefined;
  readonly choices: Choices;
  readonly handles: readonly Handle[];
  readonly units: readonly UnitView[];
  readonly pieces: readonly PieceView[];
  /** The unit to which orders are given. */
  readonly selected: UnitName | null;
  /** Where the unit that may move can go; nothing if none may. */
  readonly march?: March | undefined;
}
/** What a point means to a unit that may move. */
export interface March {
  readonly unit: UnitName;
  /** The option that begins the move. */
  readonly numbers: Numbers;
  readonly stopAt: (point: Vector) => number | undefined;
  readonly chargeAt: (enemy: UnitName, point: Vector) => number | undefined;
  readonly points: number;
  readonly stopOf: (stop: number) => Stop | undefined;
  /** The enemies it would lie flush with there. */
  readonly touches: (stop: number) => readonly Touch[];
  /** Some stops all over its reach, for the keyboard. */
  readonly some: readonly number[];
}
export interface Targets {
  readonly targetAt: (point: Vector) => Subject | undefined;
  readonly numbersOf: (target: Subject) => Numbers;
  readonly march: March | undefined;
  readonly handleOf: (target: Subject | undefined) => Handle | undefined;
  /** Where a target is. */
  readonly placeOf: (target: Subject) => Vector | undefined;
  /** All of them, those that can be chosen first. */
  readonly all: readonly Subject[];
}
export function targetsOf({ decision, choices, handles, units, pieces, selected, march }: OnTable): Targets {
  const standing = units.filter(({ at }) => at !== null);
  const unitAt = (point: Vector): UnitView | undefined => standing.find((unit) => isOn(point, unit, unit.width, unit.depth, 0.06));
  const targetAt = (point: Vector): Subject | undefined => {
    const handle = handleAt(handles, point);
    if (handle !== undefined) return { handle: handle.key };
    const unit = unitAt(point);
    if (unit !== undefined) {
      const charge = march?.chargeAt(unit.unit, point);
      return charge === undefined ? { unit: unit.unit } : { stop: charge, against: unit.unit };
    }
    const stop = march?.stopAt(point);
    if (stop !== undefined) return { stop };
    const piece = pieces.findIndex((one) => isOn(point, one, one.width, one.depth));
    if (piece >= 0) return { piece };
    return march === undefined ? undefined : { beyond: march.unit };
  };
  const handleOf = (target: Subject | undefined): Handle | undefined =>
    target !== undefined && 'handle' in target ? handles.find(({ key }) => key === target.handle) : undefined;
  const numbersOf = (target: Subject): Numbers => {
    if ('handle' in target) return handleOf(target)?.numbers ?? NO_NUMBERS;
    if ('stop' in target) return march?.numbers ?? NO_NUMBERS;
    return 'unit' in target ? numbersOfUnit(decision, choices, selected, target.unit) : NO_NUMBERS;
  };
  const placeOf = (target: Subject): Vector | undefined => {
    if ('handle' in target) return handleOf(target)?.at;
    if ('stop' in target) {
      const stop = march?.stopOf(target.stop);
      return stop && inSteps(stop.pose);
    }
    if ('piece' in target) return pieces[target.piece];
    const name = 'unit' in target ? target.unit : target.beyond;
    return standing.find(({ unit }) => unit === name);
  };
  const all: readonly Subject[] = [
    ...handles.map(({ key }) => ({ handle: key })),
    ...standing.map(({ unit }) => ({ unit })),
    ...pieces.map((_, piece) => ({ piece })),
    ...(march?.some ?? []).map((stop) => ({ stop })),
  ];
  return { march, targetAt, numbersOf, handleOf, placeOf, all };
}
/** For orders, those of the selected unit against this one: own units are selected first, then ordered. Otherwise the options about this unit. */
export function numbersOfUnit(decision: OpenDecision | undefined, choices: Choices, selected: UnitName | null, unit: UnitName): Numbers {
  if (decision === undefined) return NO_NUMBERS;
  if (decision.ask !== 'order') return choices.units.get(unit) ?? NO_NUMBERS;
  return (choices.targets.get(unit) ?? NO_NUMBERS).filter((number) => decision.options[number]?.unit === selected);
}
