import { useMemo } from 'react';
import { type House, useHouse } from '../settings/context.ts';
import { translateFor } from '../settings/messages/index.ts';
import { useSpoken } from './use-package.ts';

/** The house with the words it uses on a game's pages. */
export function useHouseOf(game: string): House {
  const house = useHouse();
  const spoken = useSpoken(game);
  return useMemo(() => (spoken ? { ...house, t: translateFor(house.language, spoken) } : house), [house, spoken]);
}
