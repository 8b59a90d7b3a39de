import type { Decision, Seat } from '@tabularium/kernel';
import type { AnyKit } from '@tabularium/parts/shape';
import type { Speaker } from '@tabularium/speech';
import { useEffect, useRef, useState } from 'react';
import type { MatchLink } from '../../link/link.ts';

/** Milliseconds of pointing at an option before we ask the rules. */
const POINTING_DELAY = 60;

/** What the pointed option would lead to, in words. */
export function usePreview(
  link: MatchLink,
  seat: Seat | undefined,
  decision: Decision<AnyKit> | undefined,
  pointed: number | undefined,
  speaker: Speaker,
): string | undefined {
  const [found, setFound] = useState<{ readonly key: string; readonly about: unknown }>();
  const known = useRef(new Map<string, unknown>());
  const option = decision && pointed !== undefined && pointed < decision.options.length ? pointed : undefined;
  const key = option === undefined ? undefined : `${decision?.id}/${option}`;
  useEffect(() => {
    if (seat === undefined || !decision || option === undefined || key === undefined || known.current.has(key)) return undefined;
    let isWanted = true;
    const ask = async (): Promise<void> => {
      const about = await link.about(seat, decision.id, option);
      known.current.set(key, about);
      if (isWanted) setFound({ key, about });
    };
    const timer = setTimeout(() => void ask().catch(() => undefined), POINTING_DELAY); // somebody has decided meanwhile
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [link, seat, option, key]);
  if (!decision || option === undefined || key === undefined) return undefined;
  const about = known.current.get(key) ?? (found?.key === key ? found.about : undefined);
  return speaker.about(decision.ask, decision.options[option], about);
}
