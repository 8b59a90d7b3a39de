// Takes the first option of everything in `tabularium arena`: a JSON line in, a JSON line out. Node 24 runs it as it is.
import { createInterface } from 'node:readline';

export interface Decision {
  readonly id: string;
  readonly options: readonly unknown[];
  readonly some?: { readonly min: number; readonly max: number };
}
type Said = { readonly type: 'start' | 'end' } | { readonly type: 'decide'; readonly decision: Decision };

/** The number of the first option, or the first few where a list is wanted. Where there is none, 0 passes. */
export const choose = ({ some }: Decision): number | number[] => (some ? Array.from({ length: some.min }, (_, i) => i) : 0);

if (import.meta.main)
  for await (const line of createInterface({ input: process.stdin })) {
    const said = JSON.parse(line) as Said;
    if (said.type === 'decide') process.stdout.write(`${JSON.stringify({ pick: choose(said.decision) })}\n`);
  }
