import type { TableState } from '@tabularium/client';
import { useEffect, useState } from 'react';
import { useServer } from '../frame/use-server.ts';

/** The online tables that the reader sits at, latest first; none without a server. */
export function useTables(): readonly TableState[] {
  const server = useServer();
  const [tables, setTables] = useState<readonly TableState[]>([]);
  useEffect(() => {
    if (!server) return;
    const read = async (): Promise<void> => {
      const { Api } = await import('@tabularium/client'); // and not link/remote.ts: nothing is followed here
      setTables(await new Api().myTables());
    };
    read().catch(() => undefined); // the list is there again with the server
  }, [server]);
  return tables;
}
