// What the option that is pointed at would lead to, as the rules say when they are asked.
import { useEffect, useState } from 'react';
import type { MoveAbout, PushAbout, TargetAbout } from '../about.ts';
import type { Props } from './props.ts';

/** Whatever is said of an option; each kind is known by what it has. */
export type About = object | undefined;
const has = <T>(about: About, fact: keyof T & string): about is T & object => about !== undefined && fact in about;
export const isMove = (about: About): about is MoveAbout => has<MoveAbout>(about, 'left');
export const isTarget = (about: About): about is TargetAbout => has<TargetAbout>(about, 'sight');
export const isPush = (about: About): about is PushAbout => has<PushAbout>(about, 'path') && !isMove(about);

/** How long one stays before the rules are asked, in milliseconds. */
const MOMENT = 30;
const asAbout = (facts: unknown): About => (typeof facts === 'object' && facts !== null ? facts : undefined);

export function useAbout({ decision, pointed, about }: Pick<Props, 'decision' | 'pointed' | 'about'>): About {
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
