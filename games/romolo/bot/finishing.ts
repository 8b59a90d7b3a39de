// Bringing the end about: a leader uses up what the bank has least of, a trailing player leaves it alone.

import { remembered } from '@tabularium/parts/bot';
import { type BankType, TYPES_TO_END } from '../content/constructions.ts';
import { charactersLeft, usedUp } from '../rules/ending/ending.ts';
import { inBank } from '../rules/land/bank.ts';
import type { Thought } from './thought.ts';

/** A lead worth bringing home, and the most it is worth. */
const CLEAR_LEAD = 3;
const HASTE = 4;
const PATIENCE = 12;
/** From this round on everybody wants the game to end, and this many rounds later nothing else matters. */
const LONG = 45;
const WEARY = 20;
/** What the end is worth: more with a clear lead in a long game, negative when trailing; something to everybody once the game drags on. */
const hasteOf = (thought: Thought): number => remembered(thought, 'haste', 0, () => newHaste(thought));
function newHaste(thought: Thought): number {
  const { lead } = thought.scores();
  const { round } = thought.table;
  const length = Math.min(1, round / PATIENCE);
  const tired = 3 * HASTE * Math.max(0, Math.min(1, (round - LONG) / WEARY));
  if (lead >= CLEAR_LEAD) return tired + HASTE * Math.min(1, lead / 10) * length;
  return tired - (lead > 0 ? 0 : HASTE * Math.min(1, -lead / 10 + 0.2));
}
/** Taking pieces of a type: the last ones count most, and only for the types that will run out first. */
export function usingUpWorth(thought: Thought, type: BankType, pieces: number): number {
  const { table } = thought;
  const left = inBank(table, type);
  if (table.ending || left === 0) return 0;
  const missing = remembered(thought, 'missing', 0, () => TYPES_TO_END - usedUp(table).length);
  if (left > remembered(thought, 'soon', 0, () => pilesOf(thought)[missing - 1] ?? 0)) return 0;
  const isLast = left <= pieces;
  const brings = isLast && missing === 1 ? 1.5 : (pieces / left) * (1 / missing);
  return hasteOf(thought) * brings;
}
/** How many pieces of each type are left, the fewest first. */
const pilesOf = ({ table }: Thought): readonly number[] =>
  Object.values(table.bank)
    .filter((one) => one > 0)
    .toSorted((a, b) => a - b);
/** Taking a character: the end also comes when none is left. */
export function hiringUpWorth(thought: Thought): number {
  if (thought.table.ending) return 0;
  const left = charactersLeft(thought.table);
  return (hasteOf(thought) * (left === 1 ? 2 : 1)) / Math.max(1, left - 1);
}
