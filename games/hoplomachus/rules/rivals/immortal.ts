// The turn of the immortal. HOP-13.10, HOP-13.11, HOP-13.16
import type { Rules } from '@tabularium/kernel';
import { DICE, type ImmortalDef } from '../../content/kinds.ts';
import { arenaOf, defOf, isUnit, unitAt } from '../../names.ts';
import { NONE, type Referee, type Table, type UnitId } from '../../table.ts';
import { rollFor } from '../attack.ts';
import { attackDice } from '../dice.ts';
import { pause } from '../leaving.ts';
import { endTurn, startTurn } from '../turn.ts';
import { combatants } from '../units.ts';
import { abilityStep } from './abilities.ts';
import { chipsIn, deployRival } from './deploy.ts';
import { canEngage, engageRival } from './engage.ts';
import { doImmortalAct } from './immortal-acts.ts';
import { movementStep } from './move.ts';
import { cardRule, hitsOf, nextRow, openRows } from './rows.ts';

/** From where the table stands. HOP-13.10 */
export function* immortalTurn(table: Table, ref: Referee): Rules<void> {
  const { turn } = table;
  if (turn.step === 'start') {
    yield* startTurn(table, ref, turn.troop); // HOP-10.2
    turn.step = 'deploy';
  }
  if (turn.step === 'deploy') {
    yield* pause(table, ref);
    if (immortalIn(table) === NONE) yield* ref.within({ at: 'deploy' }, immortalDeployment(table, ref)); // first turn of a wave. HOP-13.10
    turn.step = 'move';
  }
  if (turn.step === 'move') {
    yield* ref.within({ at: 'move' }, movementStep(table, ref));
    turn.step = 'ability';
  }
  if (turn.step === 'ability') {
    yield* ref.within({ at: 'ability' }, abilityStep(table, ref));
    turn.step = 'engage';
  }
  if (turn.step === 'engage') {
    yield* pause(table, ref);
    yield* ref.within({ at: 'engage' }, immortalEngagement(table, ref));
    turn.step = 'rows';
  }
  if (turn.step === 'rows') {
    yield* immortalEffects(table, ref);
    turn.step = 'end';
  }
  endTurn(table, ref, turn.troop); // HOP-10.18
}
/** The one in combat, or NONE. HOP-13.3 */
const immortalIn = (table: Table): UnitId => combatants(table, table.turn.troop)[0] ?? NONE;

/** A random one from the stack, on a blue hex. HOP-13.11 */
function* immortalDeployment(table: Table, ref: Referee): Rules<void> {
  const stack = chipsIn(table, table.turn.troop, 'stack');
  if (stack.length > 0) yield* deployRival(table, ref, ref.draw(stack), arenaOf(table).blue, 'HOP-13.11');
}

/** It attacks if it can, and rolls all its dice in any case. HOP-13.16 */
function* immortalEngagement(table: Table, ref: Referee): Rules<void> {
  const { turn } = table;
  const id = immortalIn(table);
  turn.target = NONE;
  turn.hits = [];
  if (id !== NONE) {
    const attacked = canEngage(table, id) ? yield* engageRival(table, ref, id) : null;
    if (attacked !== null && isUnit(attacked.target)) turn.target = attacked.target.unit;
    turn.hits = hitsOf(attacked?.dice ?? rollFor(table, ref, id, attackDice(table, id, null), null)); // HOP-13.16
  }
  openRows(table);
}
/** Top to bottom; an effect happens if a die of its colour hit. HOP-13.17 */
function* immortalEffects(table: Table, ref: Referee): Rules<void> {
  const { turn } = table;
  const id = immortalIn(table);
  if (id === NONE) return;
  const unit = unitAt(table, id);
  const number = table.content.immortals.findIndex((immortal) => immortal.unit === defOf(table, unit).id);
  const { effects } = table.content.immortals[number] as ImmortalDef;
  const rule = cardRule('HOP-21', number);
  while (turn.row < effects.length) {
    yield* pause(table, ref);
    const { die, act } = effects[turn.row] as (typeof effects)[number];
    const happens = (turn.hits[DICE.indexOf(die)] ?? 0) > 0; // HOP-13.17
    if (turn.act === NONE) {
      ref.tell({ kind: 'effect', rule: 'HOP-13.17', unit: unit.name, effect: act.do, happens });
      turn.act = 0;
    }
    if (happens) yield* ref.within({ at: 'effect', of: unit.name, name: act.do }, doImmortalAct({ table, ref, id, unit, rule }, act));
    nextRow(turn);
  }
}
