// The cards that the action pointed at would take: an example, as the rules give it.
import { useEffect, useState } from 'react';
import type { Pool } from '../../content/kinds.ts';
import type { PartProps } from '../common/props.ts';

/** How long one stays before the rules are asked, in milliseconds. */
const MOMENT = 60;
const NO_CARDS: readonly Pool[] = [];

const cheapestIn = (facts: unknown): readonly Pool[] =>
  typeof facts === 'object' && facts !== null && 'cheapest' in facts && Array.isArray(facts.cheapest) ? facts.cheapest : NO_CARDS;

export function useTaken({ decision, pointed, about }: Pick<PartProps, 'decision' | 'pointed' | 'about'>): readonly Pool[] {
  const [known, setKnown] = useState<{ readonly key: string; readonly cards: readonly Pool[] }>();
  const key = decision?.ask === 'act' && pointed !== undefined ? `${decision.id} ${pointed}` : undefined;
  useEffect(() => {
    if (key === undefined || decision === undefined || pointed === undefined) return undefined;
    let isWanted = true;
    const ask = async (): Promise<void> => {
      const facts = await about(decision, pointed).catch(() => undefined); // the decision has passed meanwhile
      if (isWanted) setKnown({ key, cards: cheapestIn(facts) });
    };
    const timer = setTimeout(() => void ask(), MOMENT);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [key]);
  return key !== undefined && known?.key === key ? known.cards : NO_CARDS;
}
