// The turn of the immortal. HOP-13.10, HOP-13.11, HOP-13.16
import { certain, type Rules } from '@tabularium/kernel';
import { DICE } from '../../content/kinds.ts';
import { arenaOf, defOf, isUnit, unitAt } from '../../table/names.ts';
import { NONE, type Referee, type Table } from '../../table/table.ts';
import { rollFor } from '../combat/attack.ts';
import { immortalInCombat } from '../combat/consequences.ts';
import { idleDice } from '../combat/dice.ts';
import { pause } from '../ending/leaving.ts';
import { deployRival } from '../rivals/deployment.ts';
import { canEngage, engageRival } from '../rivals/engagement.ts';
import { stepsBeforeEngagement } from '../rivals/steps.ts';
import { endTurn } from '../turn/turn.ts';
import { chipsIn } from '../units/units.ts';
import { type Acting, tellEffect } from './effects.ts';
import { doImmortalAct, touchedBy } from './immortal-acts.ts';
import { cardRule, hitsOf, nextRow, openRows } from './rows.ts';

/** Resumes from the step that the table is in. HOP-13.10 */
export function* immortalTurn(table: Table, ref: Referee): Rules<void> {
  const { turn } = table;
  yield* stepsBeforeEngagement(table, ref, immortalDeployment);
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
/** In the first turn of a wave a random one from the stack, on a blue hex. HOP-13.10, HOP-13.11 */
function* immortalDeployment(table: Table, ref: Referee): Rules<void> {
  if (immortalInCombat(table) !== NONE) return;
  const stack = chipsIn(table, table.turn.troop, 'stack');
  if (stack.length > 0) yield* deployRival(table, ref, ref.draw(stack), arenaOf(table).blue, 'HOP-13.11');
}

/** It attacks if it can, and rolls all its dice in any case. HOP-13.16 */
function* immortalEngagement(table: Table, ref: Referee): Rules<void> {
  const { turn } = table;
  const id = immortalInCombat(table);
  turn.target = NONE;
  turn.hits = [];
  if (id !== NONE) {
    const attacked = canEngage(table, id) ? yield* engageRival(table, ref, id) : null;
    if (attacked !== null && isUnit(attacked.target)) turn.target = attacked.target.unit;
    turn.hits = hitsOf(attacked?.dice ?? rollFor(table, ref, id, idleDice(table, id), null)); // HOP-13.16
  }
  openRows(table);
}
/** Top to bottom; an effect happens if a die of its colour hit. HOP-13.17 */
function* immortalEffects(table: Table, ref: Referee): Rules<void> {
  const { turn } = table;
  const id = immortalInCombat(table);
  if (id === NONE) return;
  const unit = unitAt(table, id);
  const number = table.content.immortals.findIndex((immortal) => immortal.unit === defOf(table, unit).id);
  const { effects } = certain(table.content.immortals[number], 'such an immortal');
  const rule = cardRule('HOP-21', number);
  while (turn.row < effects.length) {
    yield* pause(table, ref);
    const { die, act } = effects[turn.row] as (typeof effects)[number];
    const acting: Acting = { table, ref, id, unit, rule, effect: act.do };
    const isHit = (turn.hits[DICE.indexOf(die)] ?? 0) > 0; // HOP-13.17
    if (turn.act === NONE) {
      tellEffect(acting, 'HOP-13.17', !isHit ? 'noHit' : touchedBy(acting, act).length > 0 ? null : 'nobody'); // HOP-1.5
      turn.act = 0;
    }
    if (isHit) yield* ref.within({ at: 'effect', of: unit.name, name: act.do }, doImmortalAct(acting, act));
    nextRow(turn);
  }
}
