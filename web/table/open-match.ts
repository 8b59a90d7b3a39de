import { gameOf } from '@tabularium/games';
import { type Board } from '@tabularium/parts/shape';
import { useEffect, useRef, useState } from 'react';
import { LinkError, type MatchLink } from '../link/link.ts';
import { openMatch } from '../link/local.ts';
import { loadSpoken, type Spoken } from '../messages/index.ts';
import type { Loaded } from '../ui/use-load.ts';
import { Session } from './session.ts';

export interface OpenTable<L extends MatchLink = MatchLink> {
  readonly link: L;
  readonly session: Session;
  readonly pkg: Spoken;
  /** How the game is drawn, where somebody has drawn it. */
  readonly board: Board | undefined;
}

/** Everything about a game that a table needs. */
export async function loadGame(id: string): Promise<Pick<OpenTable, 'pkg' | 'board'>> {
  const entry = gameOf(id);
  const [pkg, board] = await Promise.all([loadSpoken(id), entry?.board?.().catch(() => undefined)]);
  if (!pkg) throw new LinkError('no-such-game', `there is no game "${id}"`);
  return { pkg, board };
}

/** Opens a table for as long as the page shows it, anew whenever the key changes. */
export function useOpenTable<L extends MatchLink>(key: string, openLink: () => Promise<L>): Loaded<OpenTable<L>> {
  const [loaded, setLoaded] = useState<Loaded<OpenTable<L>>>({ state: 'loading' });
  const latest = useRef(openLink);
  latest.current = openLink;
  useEffect(() => {
    let isWanted = true;
    let session: Session | undefined;
    const open = async (): Promise<void> => {
      try {
        const link = await latest.current();
        if (!isWanted) return link.close();
        session = new Session(link);
        const value = { link, session, ...(await loadGame(link.info.game)) };
        if (isWanted) setLoaded({ state: 'ready', value });
      } catch (error) {
        if (isWanted) setLoaded({ state: 'failed', error });
      }
    };
    const timer = setTimeout(() => void open()); // React mounts twice while developing: only the second may open
    return () => {
      isWanted = false;
      clearTimeout(timer);
      session?.close();
    };
  }, [key]);
  return loaded;
}

export const useOpenMatch = (id: string): Loaded<OpenTable> => useOpenTable(id, () => openMatch(id));
