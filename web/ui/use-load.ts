import { useEffect, useRef, useState } from 'react';

export type Loaded<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: T }
  | { readonly state: 'failed'; readonly error: unknown };

const LOADING = { state: 'loading' } as const;

/** Loads something, and again when its key changes. */
export function useLoad<T>(key: string, load: () => Promise<T>): Loaded<T> {
  const [found, setFound] = useState<{ readonly key: string; readonly loaded: Loaded<T> }>();
  const latest = useRef(load);
  latest.current = load;
  useEffect(() => {
    let isWanted = true;
    const set = (loaded: Loaded<T>): void => {
      if (isWanted) setFound({ key, loaded });
    };
    latest.current().then(
      (value) => set({ state: 'ready', value }),
      (error: unknown) => set({ state: 'failed', error }),
    );
    return () => {
      isWanted = false;
    };
  }, [key]);
  return found?.key === key ? found.loaded : LOADING;
}
