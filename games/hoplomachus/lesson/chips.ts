// Chips put on a table by the words of a layout: `d3 2hp dazed blitz`.
import { TACTICS, type Tactic } from '../content/kinds.ts';
import { placeUnit } from '../rules/arena/standing.ts';
import { fillUp } from '../rules/setup/muster.ts';
import { healthOf } from '../rules/units/units.ts';
import { hexOf, unitAt, unitOf } from '../table/names.ts';
import { type Hex, NONE, type Table, type Unit, type UnitId } from '../table/table.ts';

export function idOf(table: Table, name: string): UnitId {
  const id = unitOf(table, name);
  if (id === NONE) throw new Error(`no chip of this match is called ${name}; there are ${table.units.map((unit) => unit.name).join(', ')}`);
  return id;
}
export function hexAt(table: Table, name: string): Hex {
  const hex = hexOf(table.terms.arena, name);
  if (hex === NONE) throw new Error(`${table.terms.arena} has no hex ${name}`);
  return hex;
}

/** Takes a chip off a track or out of the arena where the set-up put it. */
export function unlay(table: Table, unit: Unit): void {
  for (const board of table.boards) if (table.units[board.hero] === unit) board.hero = NONE;
  if (unit.zone !== 'arena') return;
  table.supply[table.troops[unit.troop]?.colour ?? 0] += unit.hp;
  table.standing[unit.at] = NONE;
  Object.assign(unit, { at: NONE, hp: 0 });
}

export function putInArena(table: Table, name: string, text: string): void {
  const id = idOf(table, name);
  const unit = unitAt(table, id);
  unlay(table, unit);
  const [at, ...words] = text.split(' ') as [string, ...string[]];
  unit.active = true;
  unit.known = true;
  placeUnit(table, id, hexAt(table, at));
  const hp = words.find((word) => /^\d+hp$/.test(word));
  fillUp(table, id, hp ? Number.parseInt(hp, 10) : healthOf(table, unit));
  if (table.content.units[unit.def]?.rank === 'titan' && table.titanTurns === 0) table.titanTurns = 1;
  for (const [i, word] of words.entries()) if (word !== hp && !/^\d+$/.test(word)) give(table, id, word, words[i + 1]);
}
function give(table: Table, id: UnitId, word: string, next: string | undefined): void {
  const unit = unitAt(table, id);
  const span = unit.troop === table.turn.troop ? 2 : 1;
  switch (word) {
    case 'fresh':
    case 'undied':
    case 'engaged':
    case 'rite':
    case 'walled':
      unit[word] = true;
      return;
    case 'dazed':
    case 'fatigued':
    case 'ensnared':
    case 'cursed':
      unit[word] = span;
      return;
    case 'inactive':
      unit.active = false;
      return;
    case 'poisoned':
      unit.poisonedBy = table.troops.findIndex(({ team }) => team !== table.troops[unit.troop]?.team);
      return;
    case 'walked':
      unit.walked = Number(next);
      return;
    case 'shard':
      holdShard(table, id);
      return;
  }
  const tactic = TACTICS.find((one) => one === word);
  if (!tactic) throw new Error(`"${word}" says nothing about ${unit.name}`);
  layOn(table, id, tactic);
}
/** Its own troop's chip if there is one, otherwise anybody's. */
function layOn(table: Table, id: UnitId, tactic: Tactic): void {
  const free = table.chips.filter((chip) => chip.tactic === tactic && chip.unit === NONE);
  const chip = free.find(({ troop }) => troop === unitAt(table, id).troop) ?? free[0];
  if (!chip) throw new Error(`nobody has another ${tactic}`);
  chip.zone = 'unit';
  chip.unit = id;
}
/** Gives the unit a shard that nobody holds; write such shards as `held`. */
function holdShard(table: Table, id: UnitId): void {
  const shard = table.shards.findLast(({ holder, gone }) => holder === NONE && !gone);
  if (!shard) throw new Error('no shard is left');
  table.supply[1] += shard.hp;
  Object.assign(shard, { at: NONE, hp: 0, active: false, holder: id, loose: true });
}
