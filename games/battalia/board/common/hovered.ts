// The space that is pointed at by mouse, finger or keyboard. Only those who ask are drawn again when it changes.
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { SpaceName } from '../../table/asks.ts';

export class Hovered {
  #at: SpaceName | undefined;
  readonly #listeners = new Set<() => void>();
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly at = (): SpaceName | undefined => this.#at;
  readonly set = (at: SpaceName | undefined): void => {
    if (at === this.#at) return;
    this.#at = at;
    for (const listener of this.#listeners) listener();
  };
}
export const HoveredContext = createContext(new Hovered());

export function useHovered(): SpaceName | undefined {
  const hovered = useContext(HoveredContext);
  return useSyncExternalStore(hovered.subscribe, hovered.at);
}
