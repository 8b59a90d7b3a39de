// The hex that is pointed at by mouse, finger or keyboard. Only those who ask are drawn again when it changes.
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { HexName } from '../asks.ts';

export class Attention {
  #at: HexName | undefined;
  readonly #listeners = new Set<() => void>();
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly at = (): HexName | undefined => this.#at;
  readonly set = (at: HexName | undefined): void => {
    if (at === this.#at) return;
    this.#at = at;
    for (const listener of this.#listeners) listener();
  };
}
export const AttentionContext = createContext(new Attention());

export function useAttention(): HexName | undefined {
  const attention = useContext(AttentionContext);
  return useSyncExternalStore(attention.subscribe, attention.at);
}
