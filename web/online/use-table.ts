import { RemoteMatch, type TableState } from '@tabularium/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { serverHere } from '../frame/use-server.ts';
import { LinkError } from '../link/link.ts';
import { api, linkError } from '../link/remote.ts';
import { followTable } from '../link/streams.ts';
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
  /** Looks again, because the server now knows this browser as somebody else. */
  readonly comeBack: () => void;
}
const nothing = (): void => undefined;

/** Follows a table whose match has not begun. */
export function useTable(id: string, secret: string | undefined): FollowedTable {
  const [seen, setSeen] = useState<Loaded<SeenTable>>({ state: 'loading' });
  const following = useRef<RemoteMatch>(undefined);
  const put = useCallback(
    (table: TableState) =>
      setSeen((now) => ({ state: 'ready', value: { table, isConnected: now.state !== 'ready' || now.value.isConnected } })),
    [],
  );
  useEffect(() => {
    let isWanted = true;
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
      if (!isWanted) return;
      const events = { onChange: nothing, onTable: take, onLines: nothing, onConnection: connect, onRefusal: fail };
      following.current = new RemoteMatch(table, events, { follow: followTable });
    };
    open().catch(fail);
    return () => {
      isWanted = false;
      following.current?.close();
      following.current = undefined;
    };
  }, [id, secret, put]);
  return { seen, put, comeBack: () => following.current?.again() };
}
