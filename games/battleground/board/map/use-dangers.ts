// What waits at the destinations of a move: asked of the rules once for all of them, after the field is drawn.
import { useAboutAll } from '@tabularium/parts/board';
import { useMemo } from 'react';
import type { Props } from '../common/props.ts';
import type { Dangers } from './heat.tsx';

/** After pointing at a hex for this long, a player probably wants to know. */
const MOMENT = 120;

export function useDangers(props: Pick<Props, 'decision' | 'about'>): Dangers {
  const abouts = useAboutAll(props, 'moveTo', MOMENT);
  return useMemo(
    () =>
      new Map(abouts.flatMap((about, option) => (about && (about.stops || about.overwatch.length > 0) ? [[option, about] as const] : []))),
    [abouts],
  );
}
