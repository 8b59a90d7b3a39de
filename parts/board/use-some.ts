// For decisions that take several options: what is picked so far, on the board and beside it.
import type { Decision, Kit } from '@tabularium/kernel';
import { useState } from 'react';

export interface Picks {
  readonly picked: ReadonlySet<number>;
  readonly toggle: (option: number) => void;
  readonly isEnough: boolean;
}
/** Begins with what most people would pick. */
export function useSome<K extends Kit>(
  decision: Decision<K> | undefined,
  first: (decision: Decision<K>) => readonly number[],
): Picks | undefined {
  const [chosen, setChosen] = useState<{ readonly id: string; readonly picked: ReadonlySet<number> }>();
  if (decision?.some === undefined) return undefined;
  const { id, some } = decision;
  const picked = chosen?.id === id ? chosen.picked : new Set(first(decision));
  const toggle = (option: number): void => {
    const next = new Set(picked);
    if (!next.delete(option) && next.size < some.max) next.add(option);
    setChosen({ id, picked: next });
  };
  return { picked, toggle, isEnough: picked.size >= some.min && picked.size <= some.max };
}
