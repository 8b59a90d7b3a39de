import { type Board, games } from '@tabularium/games';
import { useEffect, useState } from 'react';
import { LinkError, type MatchLink } from '../link/link.ts';
import { openMatch } from '../link/local.ts';
import { loadSpoken, type Spoken } from '../messages/index.ts';
import type { Loaded } from '../ui/use-load.ts';
import { Session } from './session.ts';

export interface OpenTable {
  readonly link: MatchLink;
  readonly session: Session;
  readonly pkg: Spoken;
  /** How the game is drawn, where somebody has drawn it. */
  readonly board: Board | undefined;
}

/** Everything about a game that a table needs. */
export async function loadGame(id: string): Promise<Pick<OpenTable, 'pkg' | 'board'>> {
  const entry = games.find((game) => game.id === id);
  const [pkg, board] = await Promise.all([loadSpoken(id), entry?.board().catch(() => undefined)]);
  if (!pkg) throw new LinkError('no-such-game', `there is no game "${id}"`);
  return { pkg, board: board?.default };
}

/** Opens a match for as long as the page shows it. */
export function useOpenTable(id: string): Loaded<OpenTable> {
  const [loaded, setLoaded] = useState<Loaded<OpenTable>>({ state: 'loading' });
  useEffect(() => {
    let isWanted = true;
    let session: Session | undefined;
    const open = async (): Promise<void> => {
      try {
        const link = await openMatch(id);
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
  }, [id]);
  return loaded;
}
