// Looks ahead: tries the options that a mind likes best, plays each on as the mind would for every seat, and compares where they lead.
// All options face the same guesses at what is hidden and the same rolls, so that they differ by what they do and not by luck.

import { FastDice, type Match, type Open, type Pick, type Seat } from '@tabularium/kernel';
import { lookInto } from '@tabularium/lab';
import type { AnyKit, Foresight, Look, Mind } from '@tabularium/parts/shape';
import { valueOf } from './value.ts';

/** How hard a bot thinks: counted in matches played on, not in time, so that equal matches get equal answers. */
export interface Effort {
  /** How many options it tries. */
  readonly candidates: number;
  /** How many matches it plays on, over all options. */
  readonly rollouts: number;
  /** Ends the search early, with what is known by then. */
  readonly enough?: (() => boolean) | undefined;
}
/** An option that was tried, and its chances to win after each try. */
export interface Tried {
  readonly pick: Pick;
  readonly values: readonly number[];
}
type Trying = Tried & { readonly values: number[] };
/** What a game supplies for looking ahead. */
export interface Sage {
  readonly mind: Mind;
  readonly foresight: Foresight;
}

/**
 * The options tried: first the one all others are compared with, by default the mind's own choice, then the rest, best first. Those that
 * did badly were tried less often.
 */
export function consider(sage: Sage, look: Look, effort: Effort, than?: number): readonly Tried[] {
  const { mind, foresight } = sage;
  const ranked = canTry(sage, look) ? foresight.rank(look, effort.candidates) : [];
  const picks = than === undefined ? ranked : [than, ...ranked.filter((pick) => pick !== than)];
  const [favourite, ...others] = picks.map((pick): Trying => ({ pick, values: [] }));
  if (!favourite || others.length === 0) return [{ pick: mind.choose(look), values: [] }];
  let left = effort.rollouts;
  const given: Trying[] = [];
  let hopeful = others;
  const share = Math.floor(effort.rollouts / Math.max(1, Math.ceil(Math.log2(picks.length))));
  while (left > 0 && !effort.enough?.()) {
    const rounds = Math.max(1, Math.floor(Math.min(share, left) / (hopeful.length + 1)));
    for (let round = 0; round < rounds && !effort.enough?.(); round++) {
      const seed = look.dice.below(SEEDS);
      for (const trying of [favourite, ...hopeful]) trying.values.push(chance(sage, look, trying.pick, seed));
    }
    left -= rounds * (hopeful.length + 1);
    hopeful.sort((a, b) => mean(b.values) - mean(a.values));
    given.unshift(...hopeful.splice(Math.max(1, Math.ceil(hopeful.length / 2))));
  }
  return [favourite, ...hopeful, ...given];
}
/** Whether options of this question are worth trying. */
export const canTry = ({ foresight }: Sage, { decision }: Look): boolean => foresight.asks.has(decision.ask) && !decision.some;
const SEEDS = 0x7fff_ffff;

/** The choice: the mind's own, unless another did clearly better at the same guesses and rolls. */
export function chosenOf([favourite, rival]: readonly Tried[]): Pick {
  if (!favourite) throw new Error('nothing was considered');
  return rival && isBetter(rival.values, favourite.values) ? rival.pick : favourite.pick;
}
/** Smaller differences are no reason to overrule the mind: between equals it would waver. */
const LEAST = 0.005;
function isBetter(values: readonly number[], than: readonly number[]): boolean {
  const gains = values.map((value, n) => value - (than[n] ?? 0));
  const gain = mean(gains);
  const spread = Math.sqrt(mean(gains.map((one) => (one - gain) ** 2)) / gains.length);
  return gain > LEAST && gain > spread;
}
export const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / (values.length || 1);

/** Takes an option, plays on to the horizon, and judges. */
const chance = (sage: Sage, look: Look, pick: Pick, seed: number): number =>
  valueOf(ahead(sage, look, pick, seed), sage.foresight, look.seat);

/** Sees each decision before it is taken while a match is played on. */
export type Onlooker = (match: Match<AnyKit>, open: Open, pick: Pick) => void;
/** Where an option leads: takes it on a guess and rolls that the seed determines, and plays on to the horizon. */
export function ahead({ mind, foresight }: Sage, { seat, fork }: Look, pick: Pick, seed: number, onPlay?: Onlooker): Match<AnyKit> {
  const match = fork(new FastDice(seed));
  const whims = new FastDice(seed + 1);
  const open = match.open.find(({ seats }) => seats.includes(seat));
  if (!open) throw new Error(`seat ${seat} has nothing to decide`);
  const end = foresight.clock(match.table) + foresight.horizon;
  match.playOpen(open, pick);
  playOn(match, mind, whims, () => foresight.clock(match.table) >= end, onPlay);
  return match;
}
/** More decisions than any horizon has: a match that goes in circles is judged as it stands. */
const LONGEST = 2_000;
/** The same mind decides for every seat. */
export function playOn(match: Match<AnyKit>, mind: Mind, whims: FastDice, isFar: () => boolean, onPlay?: Onlooker): void {
  for (let n = 0; n < LONGEST && !match.result && !isFar(); n++) {
    const open = match.open[0];
    if (!open) return;
    const pick = mind.choose(lookInto(match, open, open.seats[0] as Seat, whims));
    onPlay?.(match, open, pick);
    match.playOpen(open, pick);
  }
}
