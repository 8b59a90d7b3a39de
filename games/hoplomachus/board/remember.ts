// What keeps one picture of the match cheap after the other: most of it is as it was.
import { type ComponentType, memo, type ReactElement } from 'react';

/** Says each thing only once: a sentence takes longer to make than a chip to draw. */
export function remember<A extends readonly unknown[]>(say: (...about: A) => string): (...about: A) => string {
  const said = new Map<string, string>();
  return (...about) => {
    const key = JSON.stringify(about);
    const sentence = said.get(key) ?? say(...about);
    said.set(key, sentence);
    return sentence;
  };
}

/** A part of the board that is drawn again only when something of what it shows has changed. */
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
