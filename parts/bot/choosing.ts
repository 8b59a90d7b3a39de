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
