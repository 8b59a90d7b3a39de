import type { TableSummary } from '@tabularium/client';
import { type ComponentType, useEffect, useState } from 'react';
import { useServer } from '../frame/use-server.ts';
import type { TableRowProps } from './table-row.tsx';

export interface Tables {
  /** The reader's online tables, latest first; none without a server. */
  readonly list: readonly TableSummary[];
  /** Loaded with the list, because most readers have none. */
  readonly Row?: ComponentType<TableRowProps>;
  /** Loads older ones; undefined if there are none. */
  readonly more?: (() => void) | undefined;
}

export function useTables(): Tables {
  const server = useServer();
  const [tables, setTables] = useState<Tables>({ list: [] });
  useEffect(() => {
    if (!server) return;
    const read = async (before: readonly TableSummary[], from?: string): Promise<void> => {
      const { Api } = await import('@tabularium/client');
      const { tables: more, next } = await new Api().myTables(from);
      if (more.length === 0) return;
      const { TableRow: Row } = await import('./table-row.tsx');
      const list = [...before, ...more];
      setTables({ list, Row, more: next === undefined ? undefined : () => start(list, next) });
    };
    const start = (...where: Parameters<typeof read>): void => void read(...where).catch(() => undefined); // the list comes back when the server does
    start([]);
  }, [server]);
  return tables;
}
