import { RemoteMatch, type TableState } from '@tabularium/client';
import { useCallback, useEffect, useState } from 'react';
import { serverHere } from '../frame/use-server.ts';
import { LinkError } from '../link/link.ts';
import { api, linkError } from '../link/remote.ts';
import type { Loaded } from '../ui/use-load.ts';

export interface SeenTable {
  readonly table: TableState;
  /** Updates arrive live. If not, the table may have changed since. */
  readonly isConnected: boolean;
}
export interface FollowedTable {
  readonly seen: Loaded<SeenTable>;
  /** Shows the table that one of our own calls returned. */
  readonly put: (table: TableState) => void;
  /** Reconnects, because the server now knows this browser as somebody else. */
  readonly comeBack: () => void;
}
const nothing = (): void => undefined;

/** Follows a table whose match has not begun. */
export function useTable(id: string, secret: string | undefined): FollowedTable {
  const [seen, setSeen] = useState<Loaded<SeenTable>>({ state: 'loading' });
  const [visit, setVisit] = useState(0);
  const put = useCallback((table: TableState) => setSeen({ state: 'ready', value: { table, isConnected: true } }), []);
  useEffect(() => {
    let isWanted = true;
    let match: RemoteMatch | undefined;
    const fail = (error: unknown): void => {
      if (isWanted) setSeen({ state: 'failed', error: linkError(error) });
    };
    const take = (table: TableState): void => {
      if (isWanted) put(table);
    };
    const connect = (isConnected: boolean): void =>
      setSeen((now) => (now.state === 'ready' && isWanted ? { ...now, value: { ...now.value, isConnected } } : now));
    const open = async (): Promise<void> => {
      if (!(await serverHere())) throw new LinkError('unreachable', 'there is no server here');
      const table = api.table(id, secret);
      take(await table.state());
      if (isWanted)
        match = new RemoteMatch(table, { onChange: nothing, onTable: take, onLines: nothing, onConnection: connect, onRefusal: fail });
    };
    open().catch(fail);
    return () => {
      isWanted = false;
      match?.close();
    };
  }, [id, secret, visit, put]);
  return { seen, put, comeBack: () => setVisit((n) => n + 1) };
}
