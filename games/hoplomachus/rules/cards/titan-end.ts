// What a titan's card says of the end of its turn. HOP-22.1, HOP-22.3, HOP-22.6
import { certain, type Rules } from '@tabularium/kernel';
import type { TitanDef, TitanTrait } from '../../content/rival-kinds.ts';
import { arenaOf, hexName } from '../../table/names.ts';
import { type Hex, NONE, type Table } from '../../table/table.ts';
import { flipShard } from '../arena/shards.ts';
import { pause } from '../ending/leaving.ts';
import { least } from '../rivals/mark.ts';
import { heal } from '../units/health.ts';
import { distanceOf } from '../units/units.ts';
import { type Acting, type Actor, areApart, chooseAt } from './effects.ts';
import { nextRow } from './rows.ts';

/** One trait after another; `turn.row` is the next one. */
export function* titanEnd(actor: Actor, { traits }: TitanDef): Rules<void> {
  const { table, ref } = actor;
  const { turn } = table;
  while (turn.row < traits.length) {
    yield* pause(table, ref);
    const trait = traits[turn.row] as TitanTrait;
    yield* endOf({ ...actor, effect: trait.is }, trait);
    nextRow(turn);
  }
}
function* endOf(acting: Acting, trait: TitanTrait): Rules<void> {
  const { table, ref, id, rule } = acting;
  switch (trait.is) {
    case 'drums':
      return yield* drums(acting);
    case 'healsByShards':
      heal(table, ref, id, trait.heals[onPedestals(table)] ?? 0, id, rule); // HOP-22.3
      return;
    case 'shardsReturn':
      return yield* returnShards(acting);
    default: // traits that apply at other times
  }
}

/** At the end of every turn but that of its deployment the players flip an inactive shard. HOP-22.1 */
function* drums(acting: Acting): Rules<void> {
  const { table, ref, rule } = acting;
  if (table.titanTurns === 1) return;
  const silent = table.shards.filter(({ active, at }) => !active && at !== NONE).map(({ at }) => at);
  if (silent.length === 0) return;
  const at = yield* chooseAt(acting, silent);
  flipShard(
    table,
    ref,
    table.shards.findIndex((shard) => shard.at === at),
    true,
    rule,
  );
}

const isPedestal = (table: Table, hex: Hex): boolean => hex !== NONE && arenaOf(table).kinds[hex] === 'pedestal';
const onPedestals = (table: Table): number => table.shards.filter(({ at }) => isPedestal(table, at)).length;

/** Shards that lie elsewhere go back to the nearest pedestal without one. HOP-22.6 */
function* returnShards(acting: Acting): Rules<void> {
  const { table, ref } = acting;
  while (true) {
    yield* pause(table, ref);
    const lying = [...new Set(table.shards.filter(({ at }) => at !== NONE && !isPedestal(table, at)).map(({ at }) => at))];
    const first = lying[0];
    if (first === undefined) return;
    const isFree = areApart(lying.map((hex) => nearestPedestals(table, hex))); // the order does not matter
    const from = isFree ? first : yield* chooseAt(acting, lying);
    returnShard(acting, from, yield* chooseAt(acting, nearestPedestals(table, from), hexName(table, from)));
  }
}
function nearestPedestals(table: Table, from: Hex): Hex[] {
  const empty = arenaOf(table).pedestals.filter((hex) => !table.shards.some(({ at }) => at === hex));
  return least(empty, (hex) => distanceOf(table, from, hex));
}
function returnShard({ table, ref, rule }: Acting, from: Hex, at: Hex): void {
  const shard = certain(
    table.shards.find((one) => one.at === from),
    'a shard there',
  );
  shard.at = at;
  shard.active = false;
  shard.loose = false;
  ref.tell({ kind: 'shardReturned', rule, from: hexName(table, from), at: hexName(table, at) });
}
