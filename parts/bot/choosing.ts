// How the minds of all games choose among scored options.

/** The index of the option with the highest score; the first among equals. */
export function best<T>(options: readonly T[], score: (option: T, number: number) => number): number {
  let chosen = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let number = 0; number < options.length; number++) {
    const value = score(options[number] as T, number);
    if (value > most) [chosen, most] = [number, value];
  }
  return chosen;
}
/** The same where passing is possible: passes if no option scores more than `least`. */
export function bestOrPass<T>(options: readonly T[], least: number, score: (option: T) => number): number {
  const values = options.map(score);
  const chosen = best(values, (value) => value);
  return (values[chosen] ?? Number.NEGATIVE_INFINITY) > least ? chosen : options.length;
}
/** The numbers of the highest scores, the highest first, at most this many; equals keep their order. */
export function highest(scores: readonly number[], most: number): readonly number[] {
  if (most === 1) return [best(scores, (score) => score)];
  const numbers = Array.from(scores.keys());
  return numbers.sort((a, b) => (scores[b] as number) - (scores[a] as number)).slice(0, most);
}
/** The numbers of all options, the highest score first; equals keep their order. */
export const ranked = <T>(options: readonly T[], score: (option: T) => number): readonly number[] =>
  highest(options.map(score), options.length);
/** The same where passing is possible: it comes before all that score no more than `least`. */
export function rankedOrPass<T>(options: readonly T[], least: number, score: (option: T) => number): readonly number[] {
  const pass = options.length;
  const scores = [...options.map(score), least];
  return [pass, ...options.keys()].sort((a, b) => (scores[b] as number) - (scores[a] as number));
}
