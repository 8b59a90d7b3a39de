// Tables of older versions of the game.
import { content } from '../content/index.ts';
import type { Player, Table, Terms } from '../table/table.ts';

type Terms1 = Omit<Terms, 'quietWeek' | 'memoryAid'>;
type Player1 = Omit<Player, 'settled'>;
type Table1 = Omit<Table, 'terms' | 'players' | 'searching'> & { readonly terms: Terms1; readonly players: readonly Player1[] };

/** Version 1 had no quiet week or memory aid to choose, let hammers stand as tents for a day only, and did not note who ever held a city. */
export function migrate(table: unknown, from: number): Table {
  if (from > 1) return table as Table;
  const old = table as Table1;
  return {
    ...old,
    terms: { ...old.terms, quietWeek: false, memoryAid: false },
    players: old.players.map((player, seat) => migratePlayer(old, player, seat)),
    searching: false,
  };
}
function migratePlayer({ terms, owners }: Table1, player: Player1, seat: number): Player {
  return {
    ...player,
    tents: player.tents.map((tent) => ({ ...tent, fleeting: tent.fleeting && content.cards[tent.card]?.kind !== 'hammer' })), // BAT-8.32
    settled: owners.includes(seat) || player.annexed || (terms.scenario !== 'exiles' && player.faction !== null), // BAT-18.5
  };
}
