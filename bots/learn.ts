// Learns what the features of a game are worth: plays matches with the game's own mind, looks at every tick of the clock, and fits the
// winners.
import { FastDice, type Game, Match, type Pick, type Seat, type Setup } from '@tabularium/kernel';
import { fitLogistic, lookInto, numberFrom, oddsOf, type Row } from '@tabularium/lab';
import type { AnyKit, Weights } from '@tabularium/parts/shape';
import type { Sage } from './consider.ts';
import { gotOf, sideOf, sumOf } from './value.ts';

/** A match, as far as learning needs it. Plain JSON. */
export interface Study {
  /** By seat: who wins together. */
  readonly sides: readonly number[];
  /** By seat: 1 won, 0.5 shared, 0 lost, or how far they got together. */
  readonly won: readonly number[];
  readonly samples: readonly Sample[];
}
export interface Sample {
  readonly progress: number;
  /** By seat. */
  readonly features: readonly (readonly number[])[];
}

// ---- playing

export interface Lecture {
  readonly game: Game<AnyKit>;
  readonly setup: Setup;
  readonly sage: Sage;
  readonly seed: string;
}
/** Per hundred decisions: a mind that never errs would reach only positions that it likes. */
const STRAYS = 6;
/** A slip picks among this many of the best. */
const NEAR = 4;
/** A match with this many decisions goes in circles. Nothing is learnt from it. */
const TOO_LONG = 50_000;

/** Plays one match; nothing if it did not end. */
export function study({ game, setup, sage, seed }: Lecture): Study | undefined {
  const { mind, foresight } = sage;
  const match = Match.lean(game, setup, new FastDice(numberFrom(`${seed}/chance`)));
  const whims = new FastDice(numberFrom(`${seed}/bots`));
  const seats = Array.from({ length: setup.seats }, (_, seat) => seat);
  const sides = seats.map((seat) => sideOf(foresight, match.table, seat));
  const samples: Sample[] = [];
  let tick: number | undefined;
  for (let n = 0; n < TOO_LONG && !match.result; n++) {
    const { table, open } = match;
    const [asked] = open;
    if (!asked) break;
    if (foresight.clock(table) !== tick) {
      tick = foresight.clock(table);
      samples.push({ progress: foresight.progress(table), features: seats.map((seat) => [...foresight.features(table, seat)]) });
    }
    const look = lookInto(match, asked, asked.seats[0] as Seat, whims);
    const strays = foresight.asks.has(asked.ask) && !asked.some && whims.below(100) < STRAYS;
    match.playOpen(asked, (strays ? strayed(foresight.rank(look, NEAR), whims) : undefined) ?? mind.choose(look));
  }
  const { result } = match;
  return result && { sides, won: seats.map((seat) => gotOf(foresight, result, seat)), samples };
}
const strayed = ([, ...others]: readonly Pick[], dice: FastDice): Pick | undefined => others[dice.below(Math.max(1, others.length))];

// ---- fitting

export interface Learnt {
  readonly weights: Weights;
  /** How many matches and positions it was learnt from. */
  readonly matches: number;
  readonly positions: number;
  /** Matches it was not fitted to. */
  readonly heldOut: number;
  /** The share of their positions whose winner it predicts, in the first, second and last third of the match; null without any. */
  readonly foretold: readonly (number | null)[];
}
/** One match in this many is held out. */
const HOLD_OUT = 10;
/** Pulls weights towards 0, like this many matches whose winners had nothing to do with them. */
const RIDGE = 1;
/** How many times the strongest rival is determined anew, where there are several. */
const ROUNDS = 5;
/** Weights have this many digits: more would be noise, and could differ between machines. */
const DIGITS = 4;

/** `count` is how many features there are. */
export function learn(studies: readonly Study[], count: number): Learnt {
  const known = studies.filter((_, n) => n % HOLD_OUT !== HOLD_OUT - 1);
  const others = studies.filter((_, n) => n % HOLD_OUT === HOLD_OUT - 1);
  let weights = fit(rowsOf(known, undefined), count);
  const rounds = known.some(({ sides }) => sides.length > 2) ? ROUNDS : 0;
  for (let round = 0; round < rounds; round++) weights = fit(rowsOf(known, weights), count);
  const positions = known.reduce((sum, { samples }) => sum + samples.length, 0);
  return {
    weights,
    matches: known.length,
    positions,
    heldOut: others.length,
    foretold: [0, 1, 2].map((third) => foretold(others, weights, third)),
  };
}

const rivalsIn = (sides: readonly number[], seat: Seat): readonly Seat[] =>
  sides.flatMap((side, other) => (side === sides[seat] ? [] : [other]));
const isTogether = (sides: readonly number[]): boolean => new Set(sides).size === 1;

/** By how much a seat exceeds its strongest rival (or each one, until the strongest is known), and whether it won. A match counts once. */
function rowsOf(studies: readonly Study[], weights: Weights | undefined): Row[] {
  const rows: Row[] = [];
  for (const { sides, won, samples } of studies) {
    const found: Omit<Row, 'weight'>[] = [];
    for (const { progress, features } of samples)
      for (const [seat, own] of features.entries()) {
        if (isTogether(sides)) found.push({ x: [...inTime(own, progress), 1], y: won[seat] ?? 0 });
        const rivals = rivalsIn(sides, seat);
        for (const rival of weights ? strongest(rivals, features, weights, progress) : rivals) {
          const y = (1 + (won[seat] ?? 0) - (won[rival] ?? 0)) / 2;
          if ((won[seat] ?? 0) + (won[rival] ?? 0) === 0) continue; // a third seat won
          const theirs = features[rival] ?? [];
          found.push({
            x: inTime(
              own.map((one, i) => one - (theirs[i] ?? 0)),
              progress,
            ),
            y,
          });
        }
      }
    for (const one of found) rows.push({ ...one, weight: 1 / found.length });
  }
  return rows;
}
const inTime = (features: readonly number[], progress: number): number[] => [...features, ...features.map((one) => one * progress)];
function strongest(rivals: readonly Seat[], features: Sample['features'], weights: Weights, progress: number): readonly Seat[] {
  const sum = (seat: Seat): number => sumOf(weights, features[seat] ?? [], progress);
  return rivals.toSorted((a, b) => sum(b) - sum(a)).slice(0, 1);
}

/** Columns are scaled alike before they are weighed. */
function fit(rows: readonly Row[], count: number): Weights {
  const hasBias = rows.some(({ x }) => x.length > 2 * count);
  const total = rows.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const scales = Array.from(
    { length: 2 * count + (hasBias ? 1 : 0) },
    (_, i) => Math.sqrt(rows.reduce((sum, { x, weight }) => sum + weight * (x[i] ?? 0) ** 2, 0) / total) || 1,
  );
  const alike = rows.map((row) => ({ ...row, x: row.x.map((one, i) => one / (scales[i] ?? 1)) }));
  const { weights } = fitLogistic(
    alike,
    scales.map((_, i) => (i < 2 * count ? RIDGE : RIDGE / 100)),
  );
  const plain = weights.map((weight, i) => Number((weight / (scales[i] ?? 1)).toPrecision(DIGITS)));
  const [bias] = plain.slice(2 * count);
  return { base: plain.slice(0, count), late: plain.slice(count, 2 * count), ...(bias !== undefined && { bias }) };
}

/** Predicts a win for whoever stands best; where all play together, whatever is likelier. */
function foretold(studies: readonly Study[], weights: Weights, third: number): number | null {
  const right: number[] = [];
  for (const { sides, won, samples } of studies) {
    if (!isTogether(sides) && !won.includes(1)) continue; // nobody won
    for (const { progress, features } of samples) {
      if (Math.min(2, Math.floor(3 * progress)) !== third) continue;
      const sums = features.map((own) => sumOf(weights, own, progress));
      if (isTogether(sides)) right.push(oddsOf((weights.bias ?? 0) + (sums[0] ?? 0)) >= 0.5 ? (won[0] ?? 0) : 1 - (won[0] ?? 0));
      else {
        const first = won.filter((_, seat) => sums[seat] === Math.max(...sums));
        right.push(first.reduce((sum, one) => sum + one, 0) / first.length);
      }
    }
  }
  return right.length === 0 ? null : right.reduce((sum, one) => sum + one, 0) / right.length;
}
