import type { Table } from './table.ts';

/** What an eye sees. */
export type NewGameView = Omit<Table, 'content'>;
