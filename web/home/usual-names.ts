import type { UsualNames } from '../frame/draft.ts';
import { useHouse } from '../settings/house.tsx';

/** Names for people who typed none. Seats of nobody here stay empty: pages name them by their place, in the reader's language. */
export function useUsualNames(): UsualNames {
  const { name } = useHouse();
  return { me: name.trim(), friend: () => '' };
}
