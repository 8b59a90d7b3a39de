export interface Point {
  readonly x: number;
  readonly y: number;
}
/** The visible part of a board: its corner and its size, in the board's units. */
export interface Bounds extends Point {
  readonly width: number;
  readonly height: number;
}
/** The position of a point in an element that shows these bounds. */
export const placeIn = (bounds: Bounds, { x, y }: Point): { readonly left: string; readonly top: string } => ({
  left: `${((x - bounds.x) / bounds.width) * 100}%`,
  top: `${((y - bounds.y) / bounds.height) * 100}%`,
});
