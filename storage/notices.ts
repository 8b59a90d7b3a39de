// What nodes tell each other through PostgreSQL: who has changed which matches, and how far they were played; never what was changed.

export const CHANNEL = 'tabularium';
/** PostgreSQL takes less than 8000 bytes a notice. */
const MOST_BYTES = 7900;

export interface Hearing {
  /** Another node has changed these matches. `inputs` has the number of inputs of each that was only played on, and 0 for the others. */
  onMatches(ids: readonly string[], inputs: readonly number[]): void;
  /** Notices may have been lost: anything may have changed. */
  onGap(): void;
}
interface Notice {
  readonly node: string;
  readonly matches: readonly string[];
  /** Of each of them. */
  readonly inputs: readonly number[];
}

/** As many notices as it takes to name all these matches, with the inputs of those that were only played on, else 0. */
export function noticesOf(node: string, changed: ReadonlyMap<string, number>): readonly string[] {
  const whole = JSON.stringify({ node, matches: [...changed.keys()], inputs: [...changed.values()] } satisfies Notice);
  if (changed.size < 2 || Buffer.byteLength(whole) <= MOST_BYTES) return [whole];
  const all = [...changed];
  const half = Math.ceil(all.length / 2);
  return [all.slice(0, half), all.slice(half)].flatMap((some) => noticesOf(node, new Map(some)));
}
/** Nodes of an older version name matches only. */
export function noticeIn(text: string): Notice {
  const { node, matches, inputs = [] } = JSON.parse(text) as Pick<Notice, 'node' | 'matches'> & Partial<Notice>;
  return { node, matches, inputs: matches.map((_, at) => inputs[at] ?? 0) };
}
