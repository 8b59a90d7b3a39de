import type { UsualNames } from '../frame/draft.ts';
import { useHouse } from '../settings/house.tsx';

/** Names for people who typed none. Nobody's stay empty: pages call them by their place, in the language of whoever reads. */
export function useUsualNames(): UsualNames {
  const { name } = useHouse();
  return { me: name.trim(), friend: () => '' };
}
