// What the option that is pointed at would lead to, as the rules say when they are asked.

import type { AboutOf, Ask, Kit } from '@tabularium/kernel';
import { useEffect, useState } from 'react';
import type { BoardProps } from '../shape.ts';

/** What is said of an option, and in which kind of decision. */
export type Preview<K extends Kit> = {
  [A in Ask<K>]: AboutOf<K, A> extends undefined ? never : { readonly ask: A; readonly about: Exclude<AboutOf<K, A>, undefined> };
}[Ask<K>];

/** How long one stays before the rules are asked, in milliseconds. */
const MOMENT = 40;
export function useAbout<K extends Kit>({
  decision,
  pointed,
  about,
}: Pick<BoardProps<K>, 'decision' | 'pointed' | 'about'>): Preview<K> | undefined {
  const [known, setKnown] = useState<{ readonly key: string; readonly preview: Preview<K> | undefined }>();
  const isOption = decision !== undefined && pointed !== undefined && pointed < decision.options.length;
  const key = isOption ? `${decision.id} ${pointed}` : undefined;
  useEffect(() => {
    if (key === undefined || decision === undefined || pointed === undefined) return undefined;
    let isWanted = true;
    const ask = async (): Promise<void> => {
      const said = await about(decision, pointed).catch(() => undefined); // the decision has passed meanwhile
      if (isWanted) setKnown({ key, preview: said === undefined ? undefined : ({ ask: decision.ask, about: said } as Preview<K>) }); // of an option of this very ask
    };
    const timer = setTimeout(() => void ask(), MOMENT);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [key]);
  return key !== undefined && known?.key === key ? known.preview : undefined;
}

/** The same of all options of decisions of one kind, for boards that show them side by side: empty until the rules have told, after `wait` milliseconds. */
export function useAboutAll<K extends Kit, A extends Ask<K>>(
  { decision, about }: Pick<BoardProps<K>, 'decision' | 'about'>,
  ask: A,
  wait = 0,
): readonly (AboutOf<K, A> | undefined)[] {
  const [known, setKnown] = useState<{ readonly id: string; readonly all: readonly (AboutOf<K, A> | undefined)[] }>();
  const id = decision?.ask === ask ? decision.id : undefined;
  useEffect(() => {
    if (id === undefined || decision === undefined) return undefined;
    let isWanted = true;
    const askAll = async (): Promise<void> => {
      const all = await Promise.all(decision.options.map((_, option) => about({ id, ask }, option).catch(() => undefined))); // it may have passed meanwhile
      if (isWanted) setKnown({ id, all });
    };
    const timer = setTimeout(() => void askAll(), wait);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [id]);
  return known !== undefined && known.id === id ? known.all : [];
}
