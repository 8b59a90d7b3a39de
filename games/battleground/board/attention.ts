// What is pointed at by mouse, finger or keyboard: a hex of the field, or a figure beside it. Only those who ask are drawn again when it changes.
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { FigureName } from '../asks.ts';
import type { Hex } from '../table.ts';

export type Subject = { readonly hex: Hex } | { readonly figure: FigureName };
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
