// What nodes tell each other through PostgreSQL: who has changed which matches, never what.

export const CHANNEL = 'tabularium';
/** PostgreSQL takes less than 8000 bytes a notice. */
const MOST_BYTES = 7900;

export interface Hearing {
  /** Another node has changed something about these matches. */
  onMatches(ids: readonly string[]): void;
  /** Notices may have been lost: anything may have changed. */
  onGap(): void;
}
interface Notice {
  readonly node: string;
  readonly matches: readonly string[];
}

/** As many notices as it takes to name all these matches. */
export function noticesOf(node: string, matches: readonly string[]): readonly string[] {
  const text = (some: readonly string[]): string => JSON.stringify({ node, matches: some } satisfies Notice);
  const whole = text(matches);
  if (matches.length < 2 || Buffer.byteLength(whole) <= MOST_BYTES) return [whole];
  const half = Math.ceil(matches.length / 2);
  return [...noticesOf(node, matches.slice(0, half)), ...noticesOf(node, matches.slice(half))];
}
export const noticeIn = (text: string): Notice => JSON.parse(text) as Notice;
