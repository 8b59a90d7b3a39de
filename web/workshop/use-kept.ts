import { useEffect, useRef, useState } from 'react';
import { carried } from '../link/errors.ts';
import { useHouse } from '../settings/house.tsx';
import { keepPack, type Pack } from '../store/packs.ts';

/** Keeps every change of a pack. Says what went wrong, if something did. */
export function useKept(pack: Pack, name: string, text: string): string | undefined {
  const { t } = useHouse();
  const [trouble, setTrouble] = useState<string>();
  const kept = useRef({ name, text });
  useEffect(() => {
    if (name === kept.current.name && text === kept.current.text) return;
    kept.current = { name, text };
    keepPack({ ...pack, name: name.trim() || pack.name, text, changed: Date.now() }).then(
      () => setTrouble(undefined),
      (error: unknown) => setTrouble(t('matches.unreadable', { message: carried(error).message })),
    );
  }, [pack, name, text, t]);
  return trouble;
}
