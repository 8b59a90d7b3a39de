// What building something takes: a guess at the mix of stone and wood, and what a cube is worth on average.
import type { Price } from '../rules/people/paying.ts';

/** The average worth of a cube of stone or wood, in points. */
export const CUBE = 0.34;

/** The likely payment: temples save the dearer kind, so the rest is even. */
export function cubesToPay({ stone, wood, cubes }: Price): { readonly stone: number; readonly wood: number } {
  let [s, w] = [stone, wood];
  for (let saved = stone + wood - cubes; saved > 0; saved--) {
    if (s >= w) s--;
    else w--;
  }
  return { stone: s, wood: w };
}
