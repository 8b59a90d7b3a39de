// Keeps redrawing cheap: from one picture of the match to the next, most of it stays the same.
import { type ComponentType, memo, type ReactElement, useEffect, useMemo, useRef } from 'react';

/** Makes each sentence only once: that takes longer than drawing a card or a chip. */
export function remember<A extends readonly unknown[]>(say: (...about: A) => string): (...about: A) => string {
  const said = new Map<string, string>();
  return (...about) => {
    const key = JSON.stringify(about);
    const sentence = said.get(key) ?? say(...about);
    said.set(key, sentence);
    return sentence;
  };
}

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
/** The new value, with every part that equals the old one replaced by it, so that comparing by identity finds what changed. */
export function keepEqual<T>(before: unknown, now: T): T {
  if (before === now || !isTree(before) || !isTree(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const entries = Object.entries(now).map(([key, part]) => [key, keepEqual(before[key], part)] as const);
  if (entries.length === Object.keys(before).length && entries.every(([key, part]) => part === before[key])) return before as T;
  return (Array.isArray(now) ? entries.map(([, part]) => part) : Object.fromEntries(entries)) as T;
}
export function useKeptParts<T>(now: T): T {
  const last = useRef(now);
  const kept = useMemo(() => keepEqual(last.current, now), [now]);
  useEffect(() => {
    last.current = kept;
  }, [kept]);
  return kept;
}

/** A part of the board that is redrawn only when something it shows has changed. */
export function drawnFor<P extends object>(
  part: (props: P) => ReactElement | null,
  shows: (props: P) => readonly unknown[],
): ComponentType<P> {
  const isSame = (before: P, now: P): boolean => {
    const shown = shows(now);
    return shows(before).every((one, i) => one === shown[i]);
  };
  return memo(part, isSame) as ComponentType<P>;
}
