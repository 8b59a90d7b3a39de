import type { Table } from './table.ts';

/** What an eye sees. */
export interface BluffView extends Pick<Table, 'turn' | 'bid' | 'last'> {
  /** How many dice each seat has. */
  readonly dice: readonly number[];
  /** The viewer's own. */
  readonly cup: readonly number[];
}
