// What a bot that looks ahead would do in somebody's place, how sure it is, and why.

import type { Pick, Seat } from '@tabularium/kernel';
import type { Foresight, Look, Mind } from '@tabularium/parts/shape';
import { ahead, chosenOf, consider, type Effort, mean, type Onlooker, type Sage, type Tried } from './consider.ts';
import { leadOf } from './value.ts';

/** An option and the chance to win that it leads to, from 0 to 1, with its standard error; both undefined where nothing was tried. */
export interface Advised {
  readonly pick: Pick;
  readonly chance: number | undefined;
  readonly spread: number | undefined;
}
/** What speaks for the first option, or against it, compared with the second. */
export interface Ground {
  /** Of a feature. */
  readonly name: string;
  readonly gain: number;
}
/** A decision that is expected to follow. */
export interface Expected {
  readonly seat: Seat;
  readonly ask: string;
  readonly option: unknown;
}
export interface Counsel {
  /** What to choose, and then what else was tried, the best first. */
  readonly advised: readonly Advised[];
  /** The weightiest first. */
  readonly grounds: readonly Ground[];
  readonly line: readonly Expected[];
}
/** What a game supplies for advice. */
export interface Adviser {
  readonly mind: Mind;
  readonly foresight?: Foresight | undefined;
}

export function counselOn({ mind, foresight }: Adviser, look: Look, effort: Effort): Counsel {
  const tried = foresight ? consider({ mind, foresight }, look, effort) : [{ pick: mind.choose(look), values: [] }];
  const choice = chosenOf(tried);
  const [first, ...others] = [...tried.filter(({ pick }) => pick === choice), ...tried.filter(({ pick }) => pick !== choice).sort(byMean)];
  const advised = [first, ...others].flatMap((one) => (one ? [summed(one)] : []));
  if (!foresight || !first || first.values.length === 0) return { advised, grounds: [], line: [] };
  const sage = { mind, foresight };
  return { advised, grounds: groundsFor(sage, look, first.pick, others[0]?.pick), line: lineAfter(sage, look, first.pick) };
}
const byMean = (a: Tried, b: Tried): number => mean(b.values) - mean(a.values);
function summed({ pick, values }: Tried): Advised {
  if (values.length === 0) return { pick, chance: undefined, spread: undefined };
  const chance = mean(values);
  const variance = mean(values.map((value) => (value - chance) ** 2));
  return { pick, chance, spread: Math.sqrt(variance / Math.max(1, values.length - 1)) };
}

/** How many times two options are played on to see how they differ. */
const TRIALS = 8;
/** What adds less than this to the chance, in logits, is no reason. */
const LEAST = 0.02;
function groundsFor(sage: Sage, look: Look, pick: Pick, other: Pick | undefined): readonly Ground[] {
  if (other === undefined) return [];
  const lead = (option: Pick, seed: number): readonly number[] => leadOf(ahead(sage, look, option, seed), sage.foresight, look.seat);
  const gains = Array.from({ length: TRIALS }, (_, seed) => {
    const than = lead(other, seed);
    return lead(pick, seed).map((weight, n) => weight - (than[n] ?? 0));
  });
  return sage.foresight.names
    .map((name, n) => ({ name, gain: mean(gains.map((gain) => gain[n] ?? 0)) }))
    .filter(({ gain }) => Math.abs(gain) >= LEAST)
    .sort((a, b) => Math.abs(b.gain) - Math.abs(a.gain));
}

const LONGEST_LINE = 4;
/** The next decisions that matter, as they go in one of the trials. */
function lineAfter(sage: Sage, look: Look, pick: Pick): readonly Expected[] {
  const line: Expected[] = [];
  const onPlay: Onlooker = (match, open, next) => {
    const options = match.optionsOf(open);
    const isTelling = sage.foresight.asks.has(open.ask) && options.length > 1 && typeof next === 'number';
    if (isTelling && line.length < LONGEST_LINE) line.push({ seat: open.seats[0] as Seat, ask: open.ask, option: options[next] });
  };
  ahead(sage, look, pick, 0, onPlay);
  return line;
}
