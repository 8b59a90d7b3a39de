import { type GameEntry, games } from '@tabularium/games';
import type { Cover } from '@tabularium/parts/shape';
import { use } from 'react';

const covers = new Map<string, Promise<Cover>>();

function loadCover({ id, cover }: GameEntry): Promise<Cover> {
  const known = covers.get(id);
  if (known) return known;
  const loading = cover().then((module) => module.default);
  covers.set(id, loading);
  return loading;
}

/** A game's cover, title and figures; waits for them the first time. */
export const useCover = (entry: GameEntry): Cover => use(loadCover(entry));

export const entryOf = (id: string): GameEntry | undefined => games.find((entry) => entry.id === id);
