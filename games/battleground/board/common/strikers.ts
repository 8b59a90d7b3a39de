// Who could strike whom in the next activation, if nothing stood in the way: from what everybody sees.
import { positionOf } from '../../content/place-names.ts';
import { gapOfBases, isWithin } from '../../rules/field/distance.ts';
import type { FigureName } from '../../table/asks.ts';
import type { FigureView } from '../../table/view.ts';

/** A Move, and then the farthest weapon. */
export const strideOf = ({ speed: [standard, focused], focus, weapons }: FigureView): number =>
  (focus ? focused : standard).now + Math.max(0, ...weapons.map(({ range }) => range));
/** Enemies that can still act; once all have acted, all of them, in the next round. */
export function strikersOf(figures: readonly FigureView[], isOurs: (figure: FigureView) => boolean): readonly FigureView[] {
  const enemies = figures.filter((figure) => figure.at !== null && !isOurs(figure));
  const ready = enemies.filter(({ activated }) => !activated);
  return ready.length > 0 ? ready : enemies;
}
export interface Strike {
  readonly by: FigureName;
  readonly on: FigureName;
}
export function strikesOn(figures: readonly FigureView[], isOurs: (figure: FigureView) => boolean): readonly Strike[] {
  const own = figures.filter((figure) => figure.at !== null && isOurs(figure));
  return strikersOf(figures, isOurs).flatMap((enemy) =>
    own.flatMap((figure) => {
      const gap = gapOfBases(enemy.hexes.map(positionOf), figure.hexes.map(positionOf));
      return isWithin(gap, strideOf(enemy)) ? [{ by: enemy.figure, on: figure.figure }] : [];
    }),
  );
}
