// What the option that is pointed at would lead to, as the rules say when they are asked.
import { useEffect, useState } from 'react';
import type { Props } from './props.ts';

export type About = Readonly<Record<string, unknown>> | undefined;
/** How long one stays before the rules are asked, in milliseconds. */
const MOMENT = 50;
const asRecord = (facts: unknown): About => (typeof facts === 'object' && facts !== null ? { ...facts } : undefined);

export function useAbout({ decision, pointed, about }: Pick<Props, 'decision' | 'pointed' | 'about'>): About {
  const [known, setKnown] = useState<{ readonly key: string; readonly facts: About }>();
  const isOption = decision !== undefined && pointed !== undefined && pointed < decision.options.length;
  const key = isOption ? `${decision.id} ${pointed}` : undefined;
  useEffect(() => {
    if (key === undefined || pointed === undefined) return undefined;
    let isWanted = true;
    const ask = async (): Promise<void> => {
      const facts = await about(pointed).catch(() => undefined); // the decision has passed meanwhile
      if (isWanted) setKnown({ key, facts: asRecord(facts) });
    };
    const timer = setTimeout(() => void ask(), MOMENT);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [key]);
  return key !== undefined && known?.key === key ? known.facts : undefined;
}
/** The same of every option at once, for palettes that show them side by side. */
export function useAboutAll({ decision, about }: Pick<Props, 'decision' | 'about'>): readonly About[] {
  const [known, setKnown] = useState<{ readonly id: string; readonly all: readonly About[] }>();
  const id = decision?.id;
  useEffect(() => {
    if (decision === undefined) return undefined;
    let isWanted = true;
    const asked = decision.options.map((_, option) => about(option).catch(() => undefined));
    void Promise.all(asked).then((all) => {
      if (isWanted) setKnown({ id: decision.id, all: all.map(asRecord) });
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
