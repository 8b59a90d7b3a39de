import { Show } from '@tabularium/parts/board';
import { useEffect, useRef, useState } from 'react';
import type { MatchLink } from '../../link/link.ts';
import { type LoadedGame, loadGame } from '../../screen/load-game.ts';
import type { Loaded } from '../../ui/use-load.ts';
import { openMatch } from '../../worker/local.ts';
import { Session } from './session.ts';

export interface OpenTable<L extends MatchLink = MatchLink> extends LoadedGame {
  readonly link: L;
  readonly session: Session;
  /** The news as the board plays it. */
  readonly show: Show;
}

/** Opens a table while the page shows it, and another when the key changes. */
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
        const show = new Show();
        session = new Session(link, show);
        const value = { link, session, show, ...(await loadGame(link.info.game)) };
        if (isWanted) setLoaded({ state: 'ready', value });
      } catch (error) {
        if (isWanted) setLoaded({ state: 'failed', error });
      }
    };
    const timer = setTimeout(() => void open()); // in development React mounts twice, and only the second mount may open the match
    return () => {
      isWanted = false;
      clearTimeout(timer);
      session?.close();
    };
  }, [key]);
  return loaded;
}

export const useOpenMatch = (id: string): Loaded<OpenTable> => useOpenTable(id, () => openMatch(id));
