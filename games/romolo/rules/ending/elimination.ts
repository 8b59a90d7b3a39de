// A player is out of the game. ROM-10.35, ROM-10.36, ROM-17.7
import type { Rules } from '@tabularium/kernel';
import { byResource, RESOURCES } from '../../content/kinds.ts';
import { playerOf, who } from '../../table/names.ts';
import { listedIn } from '../../table/roster.ts';
import { NONE, type Owner, type Referee, type Table } from '../../table/table.ts';
import { storesOf } from '../land/hexes.ts';
import { mercenariesOf, remove } from '../people/units.ts';
import { checkLast } from './ending.ts';

export type Because = 'tower' | 'wages' | 'surrender' | 'left';

/**
 * Eliminates a player. Call it after everything else in a battle: it does not return if the match or the player's own turn ends here;
 * then the rules start over from the table. ROM-3.4, ROM-13.2
 */
export function* eliminate(table: Table, ref: Referee, owner: Owner, by: Owner | null, because: Because): Rules<void> {
  strikeOut(table, owner, because === 'tower' ? by : null);
  ref.tell({ kind: 'eliminated', rule: RULE_OF_CAUSE[because], seat: who(table, owner), by: by === null ? null : who(table, by), because });
  yield* checkLast(table, ref);
  if (table.turn.owner !== owner) return;
  table.turn.phase = 'end'; // ROM-3.4
  yield* ref.startOver();
}
const RULE_OF_CAUSE = { tower: 'ROM-10.35', wages: 'ROM-10.36', surrender: 'ROM-10.33', left: 'ROM-18.1' } as const;

/** Units, tower and characters go; whoever destroyed the tower gets the stock. */
function strikeOut(table: Table, owner: Owner, heir: Owner | null): void {
  const player = playerOf(table, owner);
  if (table.turn.owner === owner) gatherStores(table, owner); // ROM-10.36
  for (const [id, { owner: whose }] of listedIn(table).entries()) if (whose === owner) remove(table, id, 'gone');
  for (const id of mercenariesOf(table, owner)) remove(table, id, 'gone');
  if (heir !== null) inherit(table, owner, heir); // ROM-10.35
  player.stock = byResource(() => 0);
  player.money = 0;
  for (const { id } of player.characters) table.lostCharacters.push(id); // ROM-13.6
  player.characters = [];
  player.hand = [];
  player.spent = [];
  player.aside = null;
  player.battleTokens = 0;
  for (const hex of table.hexes)
    if (hex.tower === owner) {
      hex.tower = undefined;
      hex.cracked = undefined;
    }
  player.capital = NONE;
  player.alive = false;
  table.fallen.push(owner);
}
/** The active player would have collected the warehouses. ROM-10.36 */
function gatherStores(table: Table, owner: Owner): void {
  const { stock } = playerOf(table, owner);
  for (const hex of table.hexes)
    for (const store of storesOf(hex)) {
      if (store.type === undefined) continue;
      stock[store.type] += store.cubes;
      store.type = undefined;
      store.cubes = 0;
    }
}
function inherit(table: Table, owner: Owner, heir: Owner): void {
  const { stock, money } = playerOf(table, owner);
  const taker = playerOf(table, heir);
  for (const resource of RESOURCES) taker.stock[resource] += stock[resource];
  taker.money += money;
}
