// Always takes the first option in `tabularium arena`: a JSON line in, a JSON line out. Node 24 runs it directly.
import { createInterface } from 'node:readline';

export interface Decision {
  readonly id: string;
  readonly options: readonly unknown[];
  readonly some?: { readonly min: number; readonly max: number };
}
type Said = { readonly type: 'start' | 'end' } | { readonly type: 'decide'; readonly decision: Decision };

/** The first option, or the first `min` options if a list is asked for. Without options, 0 passes. */
export const choose = ({ some }: Decision): number | number[] => (some ? Array.from({ length: some.min }, (_, i) => i) : 0);

if (import.meta.main)
  for await (const line of createInterface({ input: process.stdin })) {
    const said = JSON.parse(line) as Said;
    if (said.type === 'decide') process.stdout.write(`${JSON.stringify({ pick: choose(said.decision) })}\n`);
  }
