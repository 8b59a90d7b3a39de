// What a point on the field stands for, and which options lie there.

import type { PositionName } from '../../content/place-names.ts';
import type { Hex } from '../../content/places.ts';
import type { FigureName } from '../../table/asks.ts';
import type { FigureView, MapView } from '../../table/view.ts';
import { type Choices, NONE, type Numbers } from '../common/choices.ts';
import { figureAtHex, hexAtPoint, hexNamed, nameOfHex, type Point, raised } from '../common/geometry.ts';
import type { OpenDecision } from '../common/props.ts';
import { sideMeant } from './dial.tsx';

/** A side of the turning figure, a figure, the place of a massive one, or a hex. */
export type Pointed =
  | { readonly side: string }
  | { readonly figure: FigureName }
  | { readonly place: PositionName }
  | { readonly hex: Hex };
/** A point this close to a figure's centre stands for the figure; a massive figure is larger. */
const GRASP = 16;
const MASSIVE_GRASP = 27;
/** Figures that are drawn larger can be touched farther from their centre. */
const farFrom = ({ x, y }: Point, at: PositionName): number => Math.hypot(x - raised(at).x, y - raised(at).y);

interface Ground {
  readonly decision: OpenDecision | undefined;
  readonly choices: Choices;
  readonly figures: readonly FigureView[];
  readonly map: MapView;
  /** The position of the figure whose sides are options. */
  readonly dialAt: PositionName | undefined;
  /** How much larger figures are drawn now. */
  readonly grow: { readonly current: number };
}
export interface Pointing {
  readonly pointedAt: (point: Point) => Pointed | undefined;
  readonly numbersAt: (hex: Hex, figure: FigureView | undefined) => Numbers;
  readonly numbersOf: (pointed: Pointed) => Numbers;
}
export function pointingOf({ decision, choices, figures, map, dialAt, grow }: Ground): Pointing {
  const massivePlaces = [...choices.places.keys()].filter((place) => place.includes(' '));
  const pointedAt = (point: Point): Pointed | undefined => {
    const side = dialAt === undefined ? undefined : sideMeant(choices, dialAt, point);
    if (side !== undefined) return { side };
    const place = massivePlaces.find(
      (one) => farFrom(point, one) < GRASP && massivePlaces.every((other) => farFrom(point, one) <= farFrom(point, other)),
    );
    if (place !== undefined) return { place };
    const farOf = ({ at }: FigureView): number => (at === null ? Number.POSITIVE_INFINITY : farFrom(point, at));
    const isNear = (figure: FigureView): boolean => farOf(figure) < (figure.massive ? MASSIVE_GRASP : GRASP) * grow.current;
    const found = figures.filter(isNear).sort((a, b) => b.level - a.level || farOf(a) - farOf(b))[0];
    if (found !== undefined) return { figure: found.figure };
    const hex = hexAtPoint(point);
    return hex === undefined ? undefined : { hex };
  };
  const onGround = (hex: Hex): Numbers => {
    const name = nameOfHex(hex);
    if (decision?.ask === 'zone') return decision.options.flatMap(({ zone }, number) => (map.zones[zone].includes(name) ? [number] : []));
    return [...(choices.places.get(`${name}^`) ?? NONE), ...(choices.places.get(name) ?? NONE)];
  };
  const ofFigure = ({ figure, at }: FigureView): Numbers =>
    choices.figures.get(figure) ?? (at === null ? NONE : (choices.places.get(at) ?? NONE));
  const numbersAt = (hex: Hex, figure: FigureView | undefined): Numbers => {
    const own = figure === undefined ? NONE : ofFigure(figure);
    return own.length > 0 ? own : onGround(hex);
  };
  const numbersOf = (pointed: Pointed): Numbers => {
    if ('side' in pointed) return [choices.sides.get(pointed.side) ?? 0];
    if ('place' in pointed) return choices.places.get(pointed.place) ?? NONE;
    if ('hex' in pointed) return numbersAt(pointed.hex, figureAtHex(figures, pointed.hex));
    const figure = figures.find((one) => one.figure === pointed.figure);
    return figure === undefined ? NONE : numbersAt(hexNamed(figure.at ?? ''), figure);
  };
  return { pointedAt, numbersAt, numbersOf };
}
