// Tables of older versions, made into ones of today. What was not counted then counts as nothing.
import type { Table } from '../table/table.ts';

interface Old {
  readonly terms: object;
  readonly frames: readonly { readonly missions: readonly object[] }[];
}
/** Version 1 asked for draws by an option, and counted the wounds of missions by activation: a mission that runs begins to count anew. MOB-7.73 */
export function migrate(table: unknown, from: number): Table {
  if (from > 1) return table as Table;
  const old = table as Old;
  const { draws: _, ...terms } = old.terms as { draws?: boolean };
  const frames = old.frames.map((frame) => {
    const { inflicted: __, missions, ...rest } = frame as Old['frames'][number] & { inflicted?: unknown };
    return { ...rest, missions: missions.map((mission) => ({ ...mission, inflicted: [] })) };
  });
  return { ...old, terms, frames } as unknown as Table;
}
