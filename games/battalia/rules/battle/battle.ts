// A battle, from the choice of heroes to its result.
import type { Rules, Seat } from '@tabularium/kernel';
import type { Space } from '../../content/boards.ts';
import { spaceName } from '../../table/names.ts';
import type { Battle, Laid, Referee, Table, Target } from '../../table/table.ts';
import { NOBODY, playerOf } from '../../table/table.ts';
import { discard } from '../cards/zones.ts';
import { checkEnd } from '../ending/ending.ts';
import { bestTokenLevel, setCity } from '../land/cities.ts';
import { dismissHeroes, heroesAt } from '../land/heroes.ts';
import { layCards, openersOf, openWithWeapon } from './battle-turn.ts';
import { defend } from './defence.ts';
import { annex, takeGreat } from './neutral.ts';
import { attackTotal, defenceTotal } from './strength.ts';

/** Attacks a city or hero of another player, a neutral city or the guardians. BAT-12.1, BAT-13.1, BAT-13.6 */
export function* attack(table: Table, ref: Referee, seat: Seat, at: Space, target: Target, of: Seat): Rules<void> {
  const battle: Battle = {
    at,
    target,
    attacker: seat,
    defender: of, // BAT-12.2
    attackHeroes: heroesAt(table, seat, at), // BAT-13.2
    defendHeroes: target === 'hero' ? 1 : 0, // BAT-12.11
    turn: seat,
    laid: false,
    opened: false,
    reacting: false,
  };
  table.battle = battle;
  yield* ref.within({ at: 'battle', space: spaceName(at), target }, fight(table, ref, battle));
  checkEnd(table); // BAT-15.2
}

function* fight(table: Table, ref: Referee, battle: Battle): Rules<void> {
  const { attacker, defender, at, target } = battle;
  yield* chooseHeroes(table, ref, battle);
  ref.tell({ kind: 'attacked', rule: 'BAT-12.1', seat: attacker, at: spaceName(at), target, of: defender, heroes: battle.attackHeroes });
  yield* openWithWeapon(table, ref, battle);
  const declared = yield* layCards(table, ref, battle, attacker);
  if (!declared) {
    ref.tell({ kind: 'calledOff', rule: 'BAT-12.6', seat: attacker });
    return clearField(table, battle); // BAT-12.6, BAT-13.9
  }
  battle.opened = true;
  const winner = defender === NOBODY ? attacker : yield* defend(table, ref, battle); // BAT-13.1
  if (winner !== NOBODY) tellVictory(table, ref, battle, winner);
  clearField(table, battle);
  if (winner === attacker) yield* takeTarget(table, ref, battle);
  else if (winner === defender) dismiss(table, ref, battle, attacker, battle.attackHeroes); // BAT-12.23
}

/** One hero or both. BAT-12.3 */
function* chooseHeroes(table: Table, ref: Referee, battle: Battle): Rules<void> {
  if (battle.defender === NOBODY || battle.attackHeroes < 2) return;
  const { heroes } = yield* ref.choose(battle.attacker, {
    rule: 'BAT-12.3',
    ask: 'attackHeroes',
    options: () => (openersOf(table, battle.attacker).length > 0 ? ONE_OR_TWO : []), // in a guess the attacker may hold no weapon
  });
  battle.attackHeroes = heroes;
}
const ONE_OR_TWO = Object.freeze([Object.freeze({ heroes: 1 }), Object.freeze({ heroes: 2 })]);

/** The defender's cards go to the haven. The attacker's stay on the table; uses that stood in the line are spent. BAT-12.29 */
function clearField(table: Table, { attacker, defender }: Battle): void {
  for (const item of playerOf(table, attacker).laid) item.line = 0;
  if (defender !== NOBODY) {
    const { laid } = playerOf(table, defender);
    discard(
      table,
      defender,
      laid.map(({ card }: Laid) => card),
    ); // BAT-12.22
    laid.length = 0;
  }
  table.battle = null;
}

// ---- the result

function tellVictory(table: Table, ref: Referee, battle: Battle, seat: Seat): void {
  const { attacker, defender, at, target } = battle;
  const over = seat === attacker ? defender : attacker;
  ref.tell({
    kind: 'won',
    rule: 'BAT-12.15',
    seat,
    over,
    at: spaceName(at),
    target,
    attack: attackTotal(table, battle),
    defence: defenceTotal(table, battle),
  });
}
function* takeTarget(table: Table, ref: Referee, battle: Battle): Rules<void> {
  const { attacker, defender, at, target, defendHeroes } = battle;
  if (target === 'neutral') return annex(table, ref, attacker, at);
  if (target === 'guardians') return yield* takeGreat(table, ref, attacker);
  dismiss(table, ref, battle, defender, defendHeroes); // BAT-12.23, BAT-12.28
  if (target === 'city') conquer(table, ref, attacker, defender, at);
}
function dismiss(table: Table, ref: Referee, { at }: Battle, seat: Seat, heroes: number): void {
  if (heroes === 0) return;
  dismissHeroes(table, seat, at, heroes);
  ref.tell({ kind: 'dismissed', rule: 'BAT-12.23', seat, at: spaceName(at), heroes });
}
/** The attacker's token replaces the defender's: a lower one if no equal one is free, or none. BAT-12.24, BAT-12.25, BAT-18.4 */
function conquer(table: Table, ref: Referee, seat: Seat, from: Seat, at: Space): void {
  const level = bestTokenLevel(table, seat, table.levels[at] as number);
  if (level > 0) {
    setCity(table, at, seat, level);
    ref.tell({ kind: 'conquered', rule: 'BAT-12.24', seat, from, at: spaceName(at), level });
  } else {
    setCity(table, at, NOBODY, 0); // BAT-12.26, BAT-12.27
    ref.tell({ kind: 'abandoned', rule: 'BAT-12.26', seat: from, at: spaceName(at) });
  }
}
