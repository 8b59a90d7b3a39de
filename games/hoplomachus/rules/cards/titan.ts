// The turn of the titan: its deployment, its dice, its rows, and what its card says of the end of the turn. HOP-14.10 to HOP-14.14
import type { Rules } from '@tabularium/kernel';
import { DICE, type Die, HIT_FACES } from '../../content/kinds.ts';
import type { TitanAct, TitanDef, TitanRow } from '../../content/rival-kinds.ts';
import { arenaOf, defOf, hexOf, unitAt } from '../../table/names.ts';
import { NONE, type Referee, type Table, type UnitId } from '../../table/table.ts';
import { titanDef } from '../arena/shards.ts';
import { enterCombat } from '../arena/standing.ts';
import { pause } from '../ending/leaving.ts';
import { endTurn, startTurn } from '../turn/turn.ts';
import { chipsIn, combatants, isDazed } from '../units/units.ts';
import { type Acting, type Actor, tellEffect } from './effects.ts';
import { cardRule, hitsOf, nextRow, openRows } from './rows.ts';
import { doTitanAct } from './titan-acts.ts';
import { titanEnd } from './titan-end.ts';

/** Resumes from the step that the table is in. HOP-14.10 */
export function* titanTurn(table: Table, ref: Referee): Rules<void> {
  const { turn } = table;
  const card = titanDef(table);
  if (card === undefined) return;
  if (turn.step === 'start') {
    table.titanTurns += 1;
    yield* startTurn(table, ref, turn.troop); // HOP-10.2
    turn.step = 'deploy';
  }
  if (turn.step === 'deploy') {
    if (titanInCombat(table) === NONE)
      deployTitan(table, ref, card); // HOP-14.10
    else rollTitanDice(table, ref, card); // HOP-14.11
    turn.step = 'rows';
  }
  if (turn.step === 'rows') {
    const id = titanInCombat(table);
    if (id !== NONE && !isDazed(unitAt(table, id))) yield* rows(actorOf(table, ref, id), card.rows); // HOP-14.10
    turn.step = 'end';
    openRows(table);
  }
  const id = titanInCombat(table);
  if (id !== NONE) yield* titanEnd(actorOf(table, ref, id), card);
  endTurn(table, ref, turn.troop); // HOP-10.18
}
const titanInCombat = (table: Table): UnitId =>
  combatants(table, table.turn.troop).find((id) => defOf(table, unitAt(table, id)).rank === 'titan') ?? NONE;
const actorOf = (table: Table, ref: Referee, id: UnitId): Actor => ({
  table,
  ref,
  id,
  unit: unitAt(table, id),
  rule: cardRule('HOP-22', table.titan),
});

/** On the central hex, dazed, with the parts that come with it. HOP-14.10, HOP-22.2 */
function deployTitan(table: Table, ref: Referee, { unit, parts }: TitanDef): void {
  const { troop } = table.turn;
  for (const id of chipsIn(table, troop, 'stack', unit)) enterCombat(table, ref, id, arenaOf(table).centre);
  for (const part of parts)
    for (const [number, name] of (part.start ?? []).entries()) {
      const id = chipsIn(table, troop, 'camp', part.unit)[0];
      if (id !== undefined && number < part.count) enterCombat(table, ref, id, hexOf(table.terms.arena, name));
    }
}
/** These are not its attack dice. HOP-14.11 */
function rollTitanDice(table: Table, ref: Referee, card: TitanDef): void {
  const id = titanInCombat(table);
  const dice = titanDice(table, card).map(({ die, why }) => ({ die, why, hit: ref.roll(6) <= HIT_FACES[die] }));
  ref.tell({ kind: 'titanRolled', rule: 'HOP-14.11', unit: unitAt(table, id).name, dice });
  table.turn.hits = hitsOf(dice);
  openRows(table);
}
/** One more for each active shard, where the card says so. HOP-22.1 */
export function titanDice(table: Table, { dice, shardDice }: TitanDef): { die: Die; why: string }[] {
  const active = table.shards.filter((shard) => shard.active && !shard.gone).length;
  return [
    ...dice.map((die) => ({ die, why: 'printed' })),
    ...shardDice.slice(0, active).map((die) => ({ die, why: 'shard' })), // HOP-22.1
  ];
}

/** Top to bottom, act by act. HOP-14.12 */
function* rows(actor: Actor, all: readonly TitanRow[]): Rules<void> {
  const { table, ref, unit } = actor;
  const { turn } = table;
  while (turn.row < all.length) {
    yield* pause(table, ref);
    const row = all[turn.row] as TitanRow;
    const acting: Acting = { ...actor, effect: row.id };
    const line = lineOf(row, turn.hits[DICE.indexOf(row.die)] ?? 0, turn.repeat);
    if (turn.act === NONE) {
      if (turn.repeat === 0) tellEffect(acting, 'HOP-14.12', line === null ? 'noHit' : null);
      turn.act = 0;
    }
    if (line === null) nextRow(turn);
    else yield* ref.within({ at: 'effect', of: unit.name, name: row.id }, actInLine(acting, line));
  }
}
/** What a row does with so many hits: one line, for each hit in a row that repeats; null if it does nothing (more). HOP-14.12, HOP-14.13 */
function lineOf({ per, lines }: TitanRow, hits: number, repeat: number): readonly TitanAct[] | null {
  if (hits === 0) return null;
  if (per === 'each') return repeat < hits ? (lines[0] ?? null) : null; // HOP-14.13
  if (repeat > 0) return null;
  return lines[per === 'count' ? Math.min(hits, lines.length) - 1 : 0] ?? null; // only the highest line that applies. HOP-14.13
}
/** Moves on to the next act of a line; after the last one the row starts again for the next hit, if there is one. */
function* actInLine(acting: Acting, line: readonly TitanAct[]): Rules<void> {
  const { turn } = acting.table;
  const act = line[turn.act];
  if (act !== undefined) {
    yield* doTitanAct(acting, act);
    turn.act += 1;
    turn.done.length = 0;
  }
  if (turn.act < line.length) return;
  turn.repeat += 1;
  turn.act = NONE;
}
