// What every option would lead to at once, for palettes that show them side by side.
import { type About, asAbout } from '@tabularium/parts/board';
import { useEffect, useState } from 'react';
import type { Props } from '../common/props.ts';

export function useAboutAll({ decision, about }: Pick<Props, 'decision' | 'about'>): readonly About[] {
  const [known, setKnown] = useState<{ readonly id: string; readonly all: readonly About[] }>();
  const id = decision?.id;
  useEffect(() => {
    if (decision === undefined) return undefined;
    let isWanted = true;
    const asked = decision.options.map((_, option) => about(decision, option).catch(() => undefined));
    void Promise.all(asked).then((all) => {
      if (isWanted) setKnown({ id: decision.id, all: all.map(asAbout) });
    });
    return () => {
      isWanted = false;
    };
  }, [id]);
  return known !== undefined && known.id === id ? known.all : [];
}
/** Two numbers that the rules give together. */
export const pairOf = (about: About, name: string): readonly [number, number] | undefined => {
  const pair = about?.[name];
  return Array.isArray(pair) && typeof pair[0] === 'number' && typeof pair[1] === 'number' ? [pair[0], pair[1]] : undefined;
};
export const numberOf = (about: About, name: string): number | undefined => {
  const value = about?.[name];
  return typeof value === 'number' ? value : undefined;
};
