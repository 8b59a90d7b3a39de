// What mouse, finger or keyboard points at. When it changes, only subscribers are redrawn.
import { type Context, createContext, useContext, useSyncExternalStore } from 'react';

export class Attention<Subject> {
  #subject: Subject | undefined;
  readonly #listeners = new Set<() => void>();
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly subject = (): Subject | undefined => this.#subject;
  readonly set = (subject: Subject | undefined): void => {
    if (JSON.stringify(subject) === JSON.stringify(this.#subject)) return;
    this.#subject = subject;
    for (const listener of this.#listeners) listener();
  };
}
/** The context through which parts of a board share it, and a hook for its current subject. */
export function attentionTo<Subject>(): readonly [Context<Attention<Subject>>, () => Subject | undefined] {
  const Found = createContext(new Attention<Subject>());
  const useSubject = (): Subject | undefined => {
    const attention = useContext(Found);
    return useSyncExternalStore(attention.subscribe, attention.subject);
  };
  return [Found, useSubject];
}
