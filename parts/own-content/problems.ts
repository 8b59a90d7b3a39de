// What can be wrong with a content file, as facts; sentences.ts and the games have the words.

/** From the outside in: `['factions', 0, 'units', 3]`. */
export type Path = readonly (string | number)[];
export interface Problem<Why extends string = string> {
  readonly because: Why;
  readonly facts: Readonly<Record<string, string | number>>;
}
export interface Flaw<Why extends string = string> extends Problem<Why> {
  readonly path: Path;
}

export const flaw = <Why extends string>(path: Path, because: Why, facts: Problem['facts'] = {}): Flaw<Why> => ({ path, because, facts });
/** The same flaws, with paths that begin further out. */
export const within = <Why extends string>(path: Path, flaws: readonly Flaw<Why>[]): Flaw<Why>[] =>
  flaws.map((one) => ({ ...one, path: [...path, ...one.path] }));
