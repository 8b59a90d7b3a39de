// Where some of several are chosen: what is picked so far, on the field and beside it.
import { useState } from 'react';
import type { OpenDecision } from './props.ts';

export interface Picks {
  readonly picked: ReadonlySet<number>;
  readonly toggle: (option: number) => void;
  readonly isEnough: boolean;
}
/** Whoever can claim a token wants it. */
const first = (decision: OpenDecision): readonly number[] => (decision.ask === 'claim' ? [...decision.options.keys()] : []);

export function usePicks(decision: OpenDecision | undefined): Picks | undefined {
  const [chosen, setChosen] = useState<{ readonly id: string; readonly picked: ReadonlySet<number> }>();
  if (decision?.some === undefined) return undefined;
  const { id, some } = decision;
  const picked = chosen?.id === id ? chosen.picked : new Set(first(decision).slice(0, some.max));
  const toggle = (option: number): void => {
    const next = new Set(picked);
    if (!next.delete(option) && next.size < some.max) next.add(option);
    setChosen({ id, picked: next });
  };
  return { picked, toggle, isEnough: picked.size >= some.min && picked.size <= some.max };
}
