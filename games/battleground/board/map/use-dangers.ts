// The dangers at the destinations of a move. The rules are asked once for all of them, after the field is drawn.
import { useAboutAll } from '@tabularium/parts/board';
import { useMemo } from 'react';
import type { Props } from '../common/props.ts';
import type { Dangers } from './heat.tsx';

/** A player who points at a hex for this many milliseconds probably wants to know. */
const MOMENT = 120;

export function useDangers(props: Pick<Props, 'decision' | 'about'>): Dangers {
  const abouts = useAboutAll(props, 'moveTo', MOMENT);
  return useMemo(
    () =>
      new Map(abouts.flatMap((about, option) => (about && (about.stops || about.overwatch.length > 0) ? [[option, about] as const] : []))),
    [abouts],
  );
}
