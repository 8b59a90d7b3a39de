import type { TableState } from '@tabularium/client';
import { useEffect, useState } from 'react';
import { useServer } from '../frame/use-server.ts';

/** The reader's online tables, latest first; none without a server. */
export function useTables(): readonly TableState[] {
  const server = useServer();
  const [tables, setTables] = useState<readonly TableState[]>([]);
  useEffect(() => {
    if (!server) return;
    const read = async (): Promise<void> => {
      const { Api } = await import('@tabularium/client'); // not link/remote.ts: this page follows no match
      setTables(await new Api().myTables());
    };
    read().catch(() => undefined); // the list comes back when the server does
  }, [server]);
  return tables;
}
