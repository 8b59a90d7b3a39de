// The set-up: a capital in the middle of its land, everything within reach of it.

import type { Dice } from '@tabularium/kernel';
import { best } from '@tabularium/parts/bot';
import { startsOf } from '../rules/land/hexes.ts';
import { presentIn } from '../rules/people/units.ts';
import type { Asks, HexName } from '../table/asks.ts';
import { hexOf } from '../table/names.ts';
import { type Hex } from '../table/table.ts';
import { neighboursOf, stateOf, type Thought } from './thought.ts';

/** Chances among equals. */
const EQUALS = 1000;
type At = { readonly at: HexName };
const hexIn = ({ table }: Thought, { at }: At): Hex => hexOf(table, at);

export const chooseTerrain = (options: readonly Asks['startTerrain'][]): number => options.findIndex(({ terrain }) => terrain === 'forest');
/** On the rim, since plains need more neighbours. */
export const choosePlace = (thought: Thought, options: readonly At[], dice: Dice): number =>
  best(options, (option) => -neighboursOf(thought, hexIn(thought, option)).length + dice.below(EQUALS) / EQUALS);
export const chooseTower = (thought: Thought, options: readonly At[], dice: Dice): number =>
  best(options, (option) => neighboursOf(thought, hexIn(thought, option)).length + dice.below(EQUALS) / EQUALS);
/** The capital's places are for power. */
export const chooseFarm = (thought: Thought, options: readonly At[]): number =>
  best(options, (option) => (hexIn(thought, option) === thought.me.capital ? 0 : 1));
export const chooseWarehouse = (thought: Thought, options: readonly At[]): number =>
  best(options, (option) => (hexIn(thought, option) === thought.me.capital ? 1 : 0));
/** One at the stone or wood, one in the capital. */
export function chooseWorkerHex(thought: Thought, options: readonly At[]): number {
  const { table, seat } = thought;
  const isThere = (hex: Hex): boolean => presentIn(table, hex, seat) > 0;
  const source = startsOf(table, seat).find((hex) => stateOf(thought, hex).terrain !== 'plain');
  return best(options, (option) => {
    const hex = hexIn(thought, option);
    return (hex === source && !isThere(hex) ? 2 : 0) + (hex === thought.me.capital ? 1 : 0);
  });
}
/** A third wheat is a third worker. */
export const chooseBonus = (options: readonly Asks['startBonus'][]): number => options.findIndex(({ resource }) => resource === 'wheat');
