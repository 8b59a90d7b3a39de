// Brings tables of older versions up to date. Counts that did not exist then start at zero.
import type { Frame, RunningMission, Table, Terms } from '../table/table.ts';

/** Version 1 offered draws as an option, and counted wounds by activation instead of by mission. */
interface Version1 extends Omit<Table, 'terms' | 'frames'> {
  readonly terms: Terms & { readonly draws?: boolean };
  readonly frames: readonly (Omit<Frame, 'missions'> & {
    readonly inflicted?: unknown;
    readonly missions: readonly Omit<RunningMission, 'inflicted'>[];
  })[];
}
/** A running mission starts counting anew. MOB-7.73 */
export function migrate(table: unknown, from: number): Table {
  if (from > 1) return table as Table;
  const old = table as Version1;
  const { draws: _, ...terms } = old.terms;
  const frames = old.frames.map(({ inflicted: __, missions, ...frame }): Frame => {
    return { ...frame, missions: missions.map((mission) => ({ ...mission, inflicted: [] })) };
  });
  return { ...old, terms, frames };
}
