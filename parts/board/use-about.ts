// What the pointed option would lead to, according to the rules.

import type { AboutOf, Ask, Kit } from '@tabularium/kernel';
import { useEffect, useState } from 'react';
import type { BoardProps } from '../shape.ts';

/** What the rules say about an option, and in which kind of decision. */
export type Preview<K extends Kit> = {
  [A in Ask<K>]: AboutOf<K, A> extends undefined ? never : { readonly ask: A; readonly about: Exclude<AboutOf<K, A>, undefined> };
}[Ask<K>];

/** How long somebody points before the rules are asked, in milliseconds. */
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
      const said = await about(decision, pointed).catch(() => undefined); // another decision is open by now
      if (isWanted) setKnown({ key, preview: said === undefined ? undefined : ({ ask: decision.ask, about: said } as Preview<K>) }); // it is about an option of this ask
    };
    const timer = setTimeout(() => void ask(), MOMENT);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [key]);
  return key !== undefined && known?.key === key ? known.preview : undefined;
}

/** The same for all options of one kind of decision, for boards that show them side by side. The rules are asked after `wait` milliseconds. */
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
      const all = await Promise.all(decision.options.map((_, option) => about({ id, ask }, option).catch(() => undefined))); // another decision may be open by now
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
