export interface Point {
  readonly x: number;
  readonly y: number;
}
/** The part of a board that is shown: its corner and its size, in the board's units. */
export interface Bounds extends Point {
  readonly width: number;
  readonly height: number;
}
/** Where a point lies in an element that shows the whole board. */
export const placeIn = (bounds: Bounds, { x, y }: Point): { readonly left: string; readonly top: string } => ({
  left: `${((x - bounds.x) / bounds.width) * 100}%`,
  top: `${((y - bounds.y) / bounds.height) * 100}%`,
});
