// What the option that is pointed at would lead to, as the rules say when they are asked.

import type { Kit } from '@tabularium/kernel';
import { useEffect, useState } from 'react';
import type { BoardProps } from '../shape.ts';

/** Whatever is said of an option. */
export type About = Readonly<Record<string, unknown>> | undefined;
export const asAbout = (facts: unknown): About => (typeof facts === 'object' && facts !== null ? { ...facts } : undefined);

/** How long one stays before the rules are asked, in milliseconds. */
const MOMENT = 40;
export function useAbout<K extends Kit>({ decision, pointed, about }: Pick<BoardProps<K>, 'decision' | 'pointed' | 'about'>): About {
  const [known, setKnown] = useState<{ readonly key: string; readonly facts: About }>();
  const isOption = decision !== undefined && pointed !== undefined && pointed < decision.options.length;
  const key = isOption ? `${decision.id} ${pointed}` : undefined;
  useEffect(() => {
    if (key === undefined || pointed === undefined) return undefined;
    let isWanted = true;
    const ask = async (): Promise<void> => {
      const facts = await about(pointed).catch(() => undefined); // the decision has passed meanwhile
      if (isWanted) setKnown({ key, facts: asAbout(facts) });
    };
    const timer = setTimeout(() => void ask(), MOMENT);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [key]);
  return key !== undefined && known?.key === key ? known.facts : undefined;
}
