// What both shelves share: the packs on them, and what can be done with a pack.
import { useState } from 'react';
import { storageTrouble } from '../frame/match-words.ts';
import { useHouseOf } from '../frame/use-house-of.ts';
import { go } from '../settings/routes.ts';
import { type Pack, removePack } from '../store/packs.ts';
import { useLoad } from '../ui/use-load.ts';

export function useShelf(game: string, packsFor: (game: string) => Promise<readonly Pack[]>) {
  const { t } = useHouseOf(game);
  const [version, setVersion] = useState(0);
  const [trouble, setTrouble] = useState<string>();
  const [toRemove, setToRemove] = useState<Pack>();
  const packs = useLoad(`${game}/${version}`, () => packsFor(game));
  const reload = (): void => setVersion(version + 1);
  const fail = (error: unknown): void => setTrouble(storageTrouble(error, t));
  return {
    list: packs.state === 'ready' ? packs.value : [],
    trouble,
    setTrouble,
    toRemove,
    setToRemove,
    reload,
    fail,
    open: ({ id }: Pack): void => go({ page: 'workshop', game, pack: id }),
    remove: (): void => {
      if (toRemove) void removePack(toRemove.id).then(reload, fail);
    },
  };
}
