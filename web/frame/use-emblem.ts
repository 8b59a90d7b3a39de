import { useEffect } from 'react';
import { useHouse } from '../settings/house.tsx';
import { EMBLEM_NAMES, type EmblemName, emblemNamed } from './emblems.ts';

/** The reader's emblem. Readers without one get a random one, so that they differ. */
export function useEmblem(): readonly [EmblemName, (emblem: EmblemName) => void] {
  const { emblem, setEmblem } = useHouse();
  const chosen = emblemNamed(emblem);
  useEffect(() => {
    if (!chosen) setEmblem(EMBLEM_NAMES[Math.floor(Math.random() * EMBLEM_NAMES.length)] ?? 'laurel');
  }, [chosen, setEmblem]);
  return [chosen ?? 'laurel', setEmblem];
}
