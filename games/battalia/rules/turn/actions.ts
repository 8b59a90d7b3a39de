// The third step of a turn: any number of actions in any order. BAT-5.12, BAT-5.14
import { certain, type Rules, type Seat } from '@tabularium/kernel';
import type { Space } from '../../content/boards.ts';
import type { Pool } from '../../content/kinds.ts';
import { RIDE_STEPS } from '../../content/prices.ts';
import type { Action } from '../../table/asks.ts';
import { atSpace, spaceName, spaceOf } from '../../table/names.ts';
import type { Referee, Table } from '../../table/table.ts';
import { NOBODY } from '../../table/table.ts';
import { text } from '../../table/text.ts';
import { ambush } from '../artifacts/ambush.ts';
import { blowHorn, fly } from '../artifacts/greats.ts';
import { dismantle, pitch } from '../artifacts/tents.ts';
import { rewriteItself, transform } from '../artifacts/transforming.ts';
import { attack } from '../battle/battle.ts';
import { annexFreely } from '../battle/neutral.ts';
import { build, upgrade } from '../building/building.ts';
import { create, hire } from '../cards/gaining.ts';
import { pay, priceAt } from '../cards/payment.ts';
import { heroPlaces, placeHero } from '../land/heroes.ts';
import { endStrolls, moveHero, rideReach } from '../land/ways.ts';
import { actionsOf } from './menu.ts';
import { aboutAction } from './preview.ts';
import { whyNotActions } from './why-not.ts';

/** One action; false if the player ends the turn instead. BAT-5.12 */
export function* act(table: Table, ref: Referee, seat: Seat): Rules<boolean> {
  const action = yield* ref.choose(seat, {
    rule: 'BAT-5.12',
    ask: 'act',
    options: () => actionsOf(table, seat),
    ruledOut: () => whyNotActions(table, seat),
    about: (option) => aboutAction(table, seat, option),
    always: true, // BAT-20.2
  });
  if (action.do === 'end') return false;
  yield* ref.within({ at: 'action', do: action.do }, perform(table, ref, seat, action));
  if (action.do !== 'stroll') endStrolls(table, seat); // BAT-17.3
  return true;
}

function* perform(table: Table, ref: Referee, seat: Seat, action: Exclude<Action, { do: 'end' }>): Rules<void> {
  switch (action.do) {
    case 'hire':
      return yield* hire(table, ref, seat, action.unit);
    case 'create':
      return yield* create(table, ref, seat, action.artifact);
    case 'road':
      yield* payFor(table, ref, seat, action);
      return yield* build(table, ref, seat, { kind: 'road', group: action.group, level: 0, free: false });
    case 'city':
      yield* payFor(table, ref, seat, action);
      return yield* build(table, ref, seat, { kind: 'city', group: null, level: action.level, free: false });
    case 'upgrade':
      yield* payFor(table, ref, seat, action);
      return upgrade(table, ref, seat, spaceOf(action.at));
    case 'hero':
      yield* payFor(table, ref, seat, action);
      return yield* hireHero(table, ref, seat);
    case 'step':
      yield* payFor(table, ref, seat, action);
      return moveHero(table, ref, seat, spaceOf(action.from), spaceOf(action.to), 'step');
    case 'stroll':
      return moveHero(table, ref, seat, spaceOf(action.from), spaceOf(action.to), 'stroll');
    case 'ride':
      yield* payFor(table, ref, seat, action);
      return yield* ride(table, ref, seat, spaceOf(action.from));
    case 'fly':
      return yield* fly(table, ref, seat, spaceOf(action.from));
    case 'amulet':
    case 'title':
    case 'scroll':
      return yield* transform(table, ref, seat, action.do);
    case 'scrollSelf':
      return yield* rewriteItself(table, ref, seat);
    case 'pitch':
      return yield* pitch(table, ref, seat);
    case 'dismantle':
      return dismantle(table, ref, seat, action);
    case 'horn':
      return yield* blowHorn(table, ref, seat);
    case 'ambush':
      return yield* ambush(table, ref, seat);
    case 'attack':
      return yield* attack(table, ref, seat, spaceOf(action.at), action.target, action.of ?? NOBODY);
    case 'annex':
      return annexFreely(table, ref, seat, spaceOf(action.at));
  }
}
const payFor = (table: Table, ref: Referee, seat: Seat, action: Action): Rules<readonly Pool[]> =>
  pay(table, ref, seat, text('act', action), certain(priceAt(table, action), 'a price'));

/** BAT-10.1, BAT-10.2 */
function* hireHero(table: Table, ref: Referee, seat: Seat): Rules<void> {
  const { at } = yield* ref.choose(seat, { rule: 'BAT-10.1', ask: 'heroAt', options: () => heroPlaces(table, seat).map(atSpace) });
  placeHero(table, seat, spaceOf(at));
  ref.tell({ kind: 'heroHired', rule: 'BAT-10.1', seat, at });
}
/** One use of a horse; unused steps are lost. BAT-8.34, BAT-8.35 */
function* ride(table: Table, ref: Referee, seat: Seat, from: Space): Rules<void> {
  const reach = () => rideReach(table, seat, from, RIDE_STEPS);
  const { at } = yield* ref.choose(seat, {
    rule: 'BAT-8.34',
    ask: 'moveTo',
    options: () => reach().map((end) => atSpace(end.at)),
    about: (option) => ({
      cost: certain(
        reach().find((end) => spaceName(end.at) === option.at),
        'the space offered',
      ).cost,
    }),
  });
  moveHero(table, ref, seat, from, spaceOf(at), 'ride');
}
