// What is pointed at by mouse, finger or keyboard: a hex, or a chip that lies elsewhere. Only those who ask are drawn again when it changes.
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { HexName, UnitName } from '../asks.ts';

export type Subject =
  | { readonly hex: HexName }
  | { readonly unit: UnitName }
  /** A chip that is not in the match, by its id in the content. */
  | { readonly def: string };

const isSame = (a: Subject | undefined, b: Subject | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);

export class Attention {
  #subject: Subject | undefined;
  readonly #listeners = new Set<() => void>();
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly subject = (): Subject | undefined => this.#subject;
  readonly set = (subject: Subject | undefined): void => {
    if (isSame(subject, this.#subject)) return;
    this.#subject = subject;
    for (const listener of this.#listeners) listener();
  };
}
export const AttentionContext = createContext(new Attention());

export function useSubject(): Subject | undefined {
  const attention = useContext(AttentionContext);
  return useSyncExternalStore(attention.subscribe, attention.subject);
}
