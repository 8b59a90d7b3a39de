// Logistic regression: how much each of several numbers adds to the odds that something happens.

export interface Row {
  readonly x: readonly number[];
  /** From 0, it did not happen, to 1, it did. */
  readonly y: number;
  /** How much the row counts. */
  readonly weight: number;
  /** The part of the log odds known beforehand. */
  readonly offset?: number;
}
export interface Fit {
  readonly weights: readonly number[];
  /** The standard error of each. */
  readonly errors: readonly number[];
}
const MOST_STEPS = 50;
const CLOSE = 1e-9;

/**
 * The likeliest weights. `ridge` says for every column how strongly its weight is pulled to 0, in rows of weight 1 that speak against it.
 */
export function fitLogistic(rows: readonly Row[], ridge: readonly number[]): Fit {
  let weights = ridge.map(() => 0);
  let best = lossOf(rows, ridge, weights);
  for (let step = 0; step < MOST_STEPS; step++) {
    const { slope, curve } = slopes(rows, ridge, weights);
    const [change] = solve(curve, [slope]);
    if (!change) break;
    let share = 1;
    let next = weights;
    let loss = best;
    do {
      next = weights.map((weight, i) => weight + share * (change[i] ?? 0));
      loss = lossOf(rows, ridge, next);
      share /= 2;
    } while (loss > best && share > CLOSE);
    if (!(loss < best)) break;
    weights = next;
    best = loss;
    if (change.every((one) => Math.abs(one) < CLOSE)) break;
  }
  const { curve } = slopes(rows, ridge, weights);
  const spread = solve(
    curve,
    ridge.map((_, i) => ridge.map((_one, j) => (i === j ? 1 : 0))),
  );
  return { weights, errors: ridge.map((_, i) => Math.sqrt(spread[i]?.[i] ?? 0)) };
}
export const oddsOf = (sum: number): number => 1 / (1 + Math.exp(-sum));

const sumFor = ({ x, offset = 0 }: Row, weights: readonly number[]): number => {
  let sum = offset;
  for (let i = 0; i < x.length; i++) sum += (x[i] as number) * (weights[i] as number);
  return sum;
};
function lossOf(rows: readonly Row[], ridge: readonly number[], weights: readonly number[]): number {
  let loss = ridge.reduce((sum, pull, i) => sum + (pull * (weights[i] as number) ** 2) / 2, 0);
  for (const row of rows) {
    const sum = sumFor(row, weights);
    loss += row.weight * (Math.max(sum, 0) + Math.log1p(Math.exp(-Math.abs(sum))) - row.y * sum);
  }
  return loss;
}
function slopes(rows: readonly Row[], ridge: readonly number[], weights: readonly number[]): { slope: number[]; curve: number[][] } {
  const slope = ridge.map((pull, i) => -pull * (weights[i] as number));
  const curve = ridge.map((pull, i) => ridge.map((_, j) => (i === j ? pull : 0)));
  for (const row of rows) {
    const { x, y, weight } = row;
    const p = oddsOf(sumFor(row, weights));
    const off = weight * (y - p);
    const spread = weight * p * (1 - p);
    for (let i = 0; i < x.length; i++) {
      const xi = x[i] as number;
      if (xi === 0) continue;
      slope[i] = (slope[i] as number) + off * xi;
      const line = curve[i] as number[];
      for (let j = 0; j <= i; j++) line[j] = (line[j] as number) + spread * xi * (x[j] as number);
    }
  }
  for (const [i, line] of curve.entries()) for (let j = 0; j < i; j++) (curve[j] as number[])[i] = line[j] as number;
  return { slope, curve };
}

/** Solves `matrix · x = right` for each right side; nothing if the matrix is not symmetric and positive definite. */
function solve(matrix: readonly (readonly number[])[], rights: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const size = matrix.length;
  const low = matrix.map(() => Array.from({ length: size }, () => 0)); // Cholesky: low · lowᵀ = matrix
  const at = (i: number, j: number): number => low[i]?.[j] ?? 0;
  for (let i = 0; i < size; i++)
    for (let j = 0; j <= i; j++) {
      let rest = matrix[i]?.[j] ?? 0;
      for (let k = 0; k < j; k++) rest -= at(i, k) * at(j, k);
      if (i === j && !(rest > 0)) return [];
      (low[i] as number[])[j] = i === j ? Math.sqrt(rest) : rest / at(j, j);
    }
  return rights.map((right) => {
    const x = [...right];
    for (let i = 0; i < size; i++) {
      for (let k = 0; k < i; k++) x[i] = (x[i] as number) - at(i, k) * (x[k] as number);
      x[i] = (x[i] as number) / at(i, i);
    }
    for (let i = size - 1; i >= 0; i--) {
      for (let k = i + 1; k < size; k++) x[i] = (x[i] as number) - at(k, i) * (x[k] as number);
      x[i] = (x[i] as number) / at(i, i);
    }
    return x;
  });
}
