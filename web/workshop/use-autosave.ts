import { useEffect, useRef, useState } from 'react';
import { storageTrouble } from '../frame/match-words.ts';
import { useHouse } from '../settings/house.tsx';
import { keepPack, type Pack } from '../store/packs.ts';

/** Stores every change of a pack. Returns a sentence if that fails. */
export function useAutosave(pack: Pack, name: string, text: string): string | undefined {
  const { t } = useHouse();
  const [trouble, setTrouble] = useState<string>();
  const kept = useRef({ name, text });
  useEffect(() => {
    if (name === kept.current.name && text === kept.current.text) return;
    kept.current = { name, text };
    keepPack({ ...pack, name: name.trim() || pack.name, text, changed: Date.now() }).then(
      () => setTrouble(undefined),
      (error: unknown) => setTrouble(storageTrouble(error, t)),
    );
  }, [pack, name, text, t]);
  return trouble;
}
