// Tables of older versions, made new.
import type { Player, Table } from '../table/table.ts';

/** Version 1: units were hostile or not, later players always had half coins, and every match ended after 60 rounds. */
interface FirstTable extends Omit<Table, 'players'> {
  players: (Omit<Player, 'stances' | 'hexStances'> & { hostile: boolean[] })[];
}

/** A match goes on by what it was begun with. */
export function migrate(older: unknown, from: number): Table {
  if (from > 1) return older as Table;
  const table = older as FirstTable;
  return {
    ...table,
    terms: { ...table.terms, laterCoins: table.terms.mode !== 'solo', roundLimit: true },
    turn: { ...table.turn, answers: [], toWar: false },
    players: table.players.map(({ hostile, ...player }) => ({
      ...player,
      stances: hostile.map((isHostile) => (isHostile ? 'hostile' : 'tolerant')),
      hexStances: [],
    })),
  };
}
