// The action phase: one list of everything that can be done, again and again until the player passes. ROM-4
import { PASS, type Rules, type Seat } from '@tabularium/kernel';
import { WORKS, type Work } from '../../content/kinds.ts';
import type { Act } from '../../table/asks.ts';
import { hexOf, unitAt, unitOf } from '../../table/names.ts';
import { type Hex, NONE, type Referee, type Table } from '../../table/table.ts';
import { pause } from '../ending/leaving.ts';
import { isFreeToGo, lookAt, move, ride, sail } from '../movement/movement.ts';
import { unhinder } from '../people/powers.ts';
import { changeStance, isOpposed } from '../people/stances.ts';
import { surveyHex, tradeFreely } from '../works/characters.ts';
import { convert } from '../works/growing.ts';
import { translate, work } from '../works/works.ts';
import { aboutAct, acts, named, whyNotActs } from './acts.ts';

/** Units act in any order, and by turns. Passing ends the phase. ROM-4.1, ROM-4.2 */
export function* actionPhase(table: Table, ref: Referee, seat: Seat): Rules<void> {
  const question = {
    ask: 'act',
    rule: 'ROM-4.1',
    options: () => acts(table, seat),
    ruledOut: () => whyNotActs(table, seat),
    about: (option: Act) => aboutAct(table, seat, option),
    pass: true,
    always: true, // ROM-18.3
  } as const;
  for (;;) {
    yield* pause(table, ref);
    const act = yield* ref.choose(seat, question);
    if (act === PASS) return;
    if (act.do === 'war') {
      table.turn.toWar = true; // ROM-18.7
      return;
    }
    yield* doAct(table, ref, seat, act);
  }
}
function* doAct(table: Table, ref: Referee, seat: Seat, act: Exclude<Act, { do: 'war' }>): Rules<void> {
  if (act.do === 'stance') return yield* changeStance(table, ref, seat, act.seat);
  if (act.do === 'survey') return surveyHex(table, ref, seat, hexOf(table, act.to));
  const id = unitOf(table, act.unit);
  const hex = meetingPlace(table, act);
  if (hex !== NONE && (yield* isOpposed(table, ref, seat, hex))) return; // ROM-4.8
  if (!isWork(act.do) && act.do !== 'translate') table.turn.busy = true; // ROM-3.2, ROM-3.3; a work counts once it has had an effect
  switch (act.do) {
    case 'move':
      return move(table, ref, id, hexOf(table, act.to));
    case 'look':
      return lookAt(table, ref, id, hexOf(table, act.to));
    case 'ride':
      return ride(table, ref, id, hexOf(table, act.to));
    case 'sail':
      return yield* sail(table, ref, id, hexOf(table, act.to));
    case 'translate':
      return yield* translate(table, ref, id, hexOf(table, act.to));
    case 'convert':
      return convert(table, ref, id);
    case 'unhinder':
      return unhinder(table, ref, id);
    case 'freeSell':
    case 'freeBuy':
      return yield* tradeFreely(table, ref, id, act.do);
    default:
      yield* work(table, ref, id, act.do, unitAt(table, id).at);
  }
}
const isWork = (what: Act['do']): what is Work => (WORKS as readonly string[]).includes(what);
/** The hex whose undecided owners must say whether they are hostile before this act; NONE if it makes no difference. ROM-4.8, ROM-4.9 */
function meetingPlace(table: Table, act: UnitAct): Hex {
  const unit = named(table, act.unit);
  switch (act.do) {
    case 'rob': // ROM-15.21
    case 'translate': // ROM-15.25
    case 'unhinder':
      return NONE;
    case 'move':
      return isFreeToGo(table, unit, hexOf(table, act.to), 'action') ? NONE : unit.at;
    case 'ride':
    case 'sail':
      return isFreeToGo(table, unit, hexOf(table, act.to), act.do) ? NONE : unit.at;
    default:
      return unit.at;
  }
}
type UnitAct = Extract<Act, { unit: string }>;
