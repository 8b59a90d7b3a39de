// Options that give something up for good. The house asks for confirmation before it takes such an answer; boards say what would be lost.
import { createContext, use } from 'react';

export interface Stakes {
  /** What an option of the open decision gives up, in words. */
  readonly lost: (option: number) => string | undefined;
  /** Chosen once. Chosen once more, it is given. */
  readonly armed: { readonly option: number; readonly says: string } | undefined;
}
export const StakesContext = createContext<Stakes>({ lost: () => undefined, armed: undefined });

export interface Stake {
  /** What choosing it would give up. */
  readonly lost: string | undefined;
  /** What its button says instead of its own words, once it has been chosen. */
  readonly says: string | undefined;
}
/** For buttons that are no `OptionButton`. */
export function useStake(option: number): Stake {
  const { lost, armed } = use(StakesContext);
  return { lost: lost(option), says: armed?.option === option ? armed.says : undefined };
}
