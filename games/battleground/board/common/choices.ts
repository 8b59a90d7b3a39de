// Where the options of a decision lie on the field: on a position, a figure, or a side of a figure. All of them also have buttons beside the field.

import type { PositionName } from '../../content/place-names.ts';
import type { Asks, FigureName } from '../../table/asks.ts';
import type { OpenDecision } from './props.ts';

/** Option numbers, in the order of the decision. */
export type Numbers = readonly number[];
export interface Choices {
  /** By position or place: `M15`, `M15^`, `M15 west`. */
  readonly places: ReadonlyMap<PositionName, Numbers>;
  readonly figures: ReadonlyMap<FigureName, Numbers>;
  /** By facing, a side like `N` or a massive figure's facing hex: the option that turns the figure there. */
  readonly sides: ReadonlyMap<string, number>;
  /** The figure that the sides belong to. */
  readonly turning: FigureName | undefined;
}
export const NONE: Numbers = [];

/** Where an option can be clicked. */
interface Spot {
  readonly place?: PositionName;
  readonly figure?: FigureName;
  readonly side?: string;
}
const NOWHERE: Spot = {};
const nowhere = (): Spot => NOWHERE;
const onPlace = ({ at }: { readonly at: PositionName }): Spot => ({ place: at });
const onFigure = ({ figure }: { readonly figure: FigureName }): Spot => ({ figure });
const onSide = (option: { readonly facing: string } | { readonly at: PositionName }): Spot => ({
  side: 'facing' in option ? option.facing : option.at,
});

const SPOTS: { readonly [A in keyof Asks]: (option: Asks[A]) => Spot } = {
  army: nowhere,
  recruit: nowhere,
  equip: nowhere,
  deck: nowhere,
  firstPlayer: nowhere,
  zone: nowhere,
  deploy: onFigure,
  deployAt: onPlace,
  deployFacing: onSide,
  discard: nowhere,
  select: nowhere,
  activate: onFigure,
  bonus: nowhere,
  action: nowhere,
  order: nowhere,
  moveFocus: nowhere,
  moveMode: nowhere,
  moveTo: onPlace,
  facing: onSide,
  pushTo: onPlace,
  pushToward: onSide,
  target: onFigure,
  faceTie: onSide,
  testStat: nowhere,
  strikeWith: nowhere,
  payMore: nowhere,
  subject: onFigure,
  placeMarker: onPlace,
  shareMana: nowhere,
  tactician: nowhere,
  areaNext: onFigure,
  freeReroll: nowhere,
  manaReroll: nowhere,
  prevent: nowhere,
  opportunity: onFigure,
  overwatch: onFigure,
  interruptedItem: nowhere,
  claim: onPlace,
};

export function choicesOf(decision: OpenDecision | undefined): Choices {
  const places = new Map<PositionName, number[]>();
  const figures = new Map<FigureName, number[]>();
  const sides = new Map<string, number>();
  if (decision !== undefined) {
    const spotOf = SPOTS[decision.ask] as (option: unknown) => Spot; // an option always comes with its own ask
    for (const [number, option] of decision.options.entries()) {
      const { place, figure, side } = spotOf(option);
      if (place !== undefined) add(places, place, number);
      if (figure !== undefined) add(figures, figure, number);
      if (side !== undefined) sides.set(side, number);
    }
  }
  return { places, figures, sides, turning: sides.size > 0 ? figureAsked(decision) : undefined };
}
function add<K>(map: Map<K, number[]>, key: K, number: number): void {
  const numbers = map.get(key);
  if (numbers === undefined) map.set(key, [number]);
  else numbers.push(number);
}

/** The figure a question is about. */
export const figureAsked = (decision: OpenDecision | undefined): FigureName | undefined =>
  decision?.facts !== undefined && 'figure' in decision.facts ? decision.facts.figure : undefined;
/** The place a question is about. */
export const placeAsked = (decision: OpenDecision | undefined): PositionName | undefined =>
  decision?.facts !== undefined && 'at' in decision.facts ? decision.facts.at : undefined;
