// What a bot that looks ahead would do in somebody's place, how sure it is, and why.

import { PASS, type Pick, type Seat } from '@tabularium/kernel';
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
  /** Or passing. */
  readonly option: unknown;
}
export interface Counsel {
  /** What to choose, and then what else was tried, the best first. */
  readonly advised: readonly Advised[];
  /** The weightiest first. */
  readonly grounds: readonly Ground[];
  readonly line: readonly Expected[];
}
/** What a game supplies for advice: at least a mind. */
export type Wits = { readonly mind: Mind; readonly foresight?: Foresight | undefined };

export function counselOn({ mind, foresight }: Wits, look: Look, effort: Effort): Counsel {
  const tried = foresight ? consider({ mind, foresight }, look, effort) : [{ pick: mind.choose(look), values: [] }];
  const choice = chosenOf(tried);
  const [first, ...others] = [...tried.filter(({ pick }) => pick === choice), ...tried.filter(({ pick }) => pick !== choice).sort(byMean)];
  const advised = [first, ...others].flatMap((one) => (one ? [summed(one)] : []));
  if (!foresight || !first || first.values.length === 0) return { advised, grounds: [], line: [] };
  return { advised, ...reasonsFor({ mind, foresight }, look, first.pick, others[0]?.pick, effort) };
}
const byMean = (a: Tried, b: Tried): number => mean(b.values) - mean(a.values);
function summed({ pick, values }: Tried): Advised {
  if (values.length === 0) return { pick, chance: undefined, spread: undefined };
  const chance = mean(values);
  const variance = mean(values.map((value) => (value - chance) ** 2));
  return { pick, chance, spread: Math.sqrt(variance / Math.max(1, values.length - 1)) };
}

/** How many times two options are played on to see how they differ; once even if there is no time left. */
const TRIALS = 8;
/** What adds less than this to the chance, in logits, is no reason. */
const LEAST = 0.02;
const LONGEST_LINE = 4;
/** How the first option differs from the second, and the next decisions that matter, as they went in the first trial. */
function reasonsFor(sage: Sage, look: Look, pick: Pick, other: Pick | undefined, effort: Effort): Omit<Counsel, 'advised'> {
  const line: Expected[] = [];
  const onPlay: Onlooker = (match, open, next) => {
    const options = match.optionsOf(open);
    const isTelling = sage.foresight.asks.has(open.ask) && options.length > 1 && typeof next === 'number';
    if (isTelling && line.length < LONGEST_LINE) line.push({ seat: open.seats[0] as Seat, ask: open.ask, option: options[next] ?? PASS });
  };
  const lead = (option: Pick, seed: number, onlooker?: Onlooker): readonly number[] =>
    leadOf(ahead(sage, look, option, seed, onlooker), sage.foresight, look.seat);
  const gains: (readonly number[])[] = [];
  for (let seed = 0; seed < TRIALS && !(seed > 0 && effort.enough?.()); seed++) {
    const own = lead(pick, seed, seed === 0 ? onPlay : undefined);
    const than = other === undefined ? own : lead(other, seed);
    const hasEnded = own.length === 0 || than.length === 0; // there is nothing to compare
    if (!hasEnded) gains.push(own.map((weight, n) => weight - (than[n] ?? 0)));
  }
  const grounds = sage.foresight.names
    .map((name, n) => ({ name, gain: mean(gains.map((gain) => gain[n] ?? 0)) }))
    .filter(({ gain }) => Math.abs(gain) >= LEAST)
    .sort((a, b) => Math.abs(b.gain) - Math.abs(a.gain));
  return { grounds, line };
}
