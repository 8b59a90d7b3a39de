// What can be wrong with content, as facts; the sentences are in sentences.ts.
import type { Because } from './sentences.ts';

/** From the outside in: `['factions', 0, 'units', 3]`. */
export type Path = readonly (string | number)[];
export interface Problem {
  readonly because: Because;
  readonly facts: Readonly<Record<string, string | number>>;
}
export interface Flaw extends Problem {
  readonly path: Path;
}

export const flaw = (path: Path, because: Because, facts: Problem['facts'] = {}): Flaw => ({ path, because, facts });
/** The same flaw, seen from further outside. */
export const within = (path: Path, flaws: readonly Flaw[]): Flaw[] => flaws.map((one) => ({ ...one, path: [...path, ...one.path] }));
