// A battle turn: one side lays cards until it declares or stops.

import type { Reason, Rules, Seat } from '@tabularium/kernel';
import { ATTACK_STRENGTH } from '../../content/cards.ts';
import { TRANSFORMERS, WEAPONS } from '../../content/kinds.ts';
import { FORM_INDEX, formOfPool, POOLS, poolName, poolOf, poolsOf } from '../../content/pools.ts';
import type { TotalsAbout } from '../../table/about.ts';
import type { BattlePlay } from '../../table/asks.ts';
import type { Battle, Referee, Table } from '../../table/table.ts';
import { playerOf } from '../../table/table.ts';
import { ambush, whyNotAmbush } from '../artifacts/ambush.ts';
import { canTransform } from '../artifacts/targets.ts';
import { dismantle, dismantlingsOf } from '../artifacts/tents.ts';
import { transform } from '../artifacts/transforming.ts';
import { use, usesByPool } from '../cards/uses.ts';
import { cardOption } from '../cards/zones.ts';
import { heroesAt } from '../land/heroes.ts';
import { attackTotal, defenceTotal } from './strength.ts';

// ---- the opening weapon

/** Weapons, sword, shield and wild cards, but not the hammer. BAT-9.2, BAT-12.5 */
const OPENERS = [...WEAPONS.flatMap(poolsOf), ...poolsOf('wild')];
export function openersOf(table: Table, seat: Seat): number[] {
  const uses = usesByPool(table, seat);
  return OPENERS.filter((pool) => (uses[pool] as number) > 0);
}
const whyNotOpeners = (table: Table, seat: Seat): Reason[] =>
  usesByPool(table, seat).flatMap((uses, pool) =>
    uses > 0 && !OPENERS.includes(pool) ? [{ rule: 'BAT-12.5', because: 'notAWeapon', what: poolName(pool) }] : [],
  );
/** BAT-8.11 */
export function* openWithWeapon(table: Table, ref: Referee, battle: Battle): Rules<void> {
  const seat = battle.attacker;
  const { card } = yield* ref.choose(seat, {
    rule: 'BAT-12.5',
    ask: 'opener',
    options: () => openersOf(table, seat).map(cardOption),
    ruledOut: () => whyNotOpeners(table, seat),
    private: true,
  });
  add(table, ref, battle, seat, poolOf(card), 'weapon');
}
/** Puts one use of a card into the line. A wild card is a weapon if it opens, otherwise a lord. BAT-8.12, BAT-12.20, BAT-12.22 */
function add(table: Table, ref: Referee, battle: Battle, seat: Seat, pool: number, as: 'weapon' | 'lord'): void {
  use(table, seat, pool, as).line += 1;
  battle.laid = true;
  ref.tell({ kind: 'played', rule: 'BAT-12.14', seat, card: poolName(pool) });
}

/** Another hero on the card joins the defence. BAT-12.11 */
function join(ref: Referee, battle: Battle): void {
  battle.defendHeroes += 1;
  battle.laid = true;
  ref.tell({ kind: 'joined', rule: 'BAT-12.11', seat: battle.defender, heroes: battle.defendHeroes });
}

// ---- what may be played

const attacks = (battle: Battle, seat: Seat): boolean => seat === battle.attacker;
/** The attacker must exceed the other total, the defender must at least reach it. BAT-12.5, BAT-12.12, BAT-12.13 */
const isStrongEnough = (table: Table, battle: Battle, seat: Seat): boolean =>
  attacks(battle, seat)
    ? attackTotal(table, battle) > defenceTotal(table, battle)
    : defenceTotal(table, battle) >= attackTotal(table, battle);
/** Only cards with strength may stand in a line; they have it on both sides. BAT-2.3, BAT-9.7, BAT-12.17 */
const mayStand = (pool: number): boolean => (ATTACK_STRENGTH[formOfPool(pool)] as number) > 0;

const ADDS: readonly BattlePlay[] = Array.from({ length: POOLS }, (_, pool) => Object.freeze({ do: 'add', card: poolName(pool) }));
const TRANSFORMS = TRANSFORMERS.map((artifact) => Object.freeze({ do: 'transform', with: artifact } as const));
const AMBUSH: BattlePlay = Object.freeze({ do: 'ambush' });
const JOIN: BattlePlay = Object.freeze({ do: 'join' });
const DECLARE: BattlePlay = Object.freeze({ do: 'declare' });
const STOP: BattlePlay = Object.freeze({ do: 'stop' });

/** Only in the player's own turn, so never for the defender. BAT-11.2 */
const whyNotAmbushHere = (table: Table, battle: Battle, seat: Seat): Reason | undefined =>
  attacks(battle, seat) ? whyNotAmbush(playerOf(table, seat)) : NOT_YOUR_TURN;
const NOT_YOUR_TURN: Reason = { rule: 'BAT-11.2', because: 'notYourTurn' };
/** Has the defender another hero on the card? BAT-12.11 */
const canJoin = (table: Table, { attacker, at, defendHeroes }: Battle, seat: Seat): boolean =>
  seat !== attacker && defendHeroes < heroesAt(table, seat, at);

function playsOf(table: Table, battle: Battle, seat: Seat): BattlePlay[] {
  const plays: BattlePlay[] = [];
  const uses = usesByPool(table, seat);
  for (let pool = 0; pool < POOLS; pool++) if ((uses[pool] as number) > 0 && mayStand(pool)) plays.push(ADDS[pool] as BattlePlay);
  for (const option of TRANSFORMS) if (canTransform(table, seat, option.with)) plays.push(option);
  plays.push(...dismantlingsOf(table, seat));
  if (whyNotAmbushHere(table, battle, seat) === undefined) plays.push(AMBUSH);
  if (canJoin(table, battle, seat)) plays.push(JOIN);
  if (!isStrongEnough(table, battle, seat)) plays.push(STOP);
  else if (battle.laid) plays.push(DECLARE); // BAT-12.14
  return plays;
}
function whyNotPlays(table: Table, battle: Battle, seat: Seat): Reason[] {
  const reasons: Reason[] = [];
  const uses = usesByPool(table, seat);
  const has = (form: number): boolean => uses.some((count, pool) => count > 0 && formOfPool(pool) === form);
  for (let pool = 0; pool < POOLS; pool++)
    if ((uses[pool] as number) > 0 && !mayStand(pool))
      reasons.push({ rule: 'BAT-12.17', because: 'noStrength', what: `add ${poolName(pool)}` });
  for (const option of TRANSFORMS)
    if (!canTransform(table, seat, option.with)) {
      const because = has(FORM_INDEX[option.with]) || has(FORM_INDEX.wild) ? 'noTarget' : 'missingCards';
      reasons.push({
        rule: 'BAT-12.19',
        because,
        what: `transform with ${option.with}`,
        missing: because === 'noTarget' ? [] : [option.with],
      });
    }
  const why = whyNotAmbushHere(table, battle, seat);
  if (why !== undefined) reasons.push({ ...why, what: 'ambush' });
  const totals = { attack: attackTotal(table, battle), defence: defenceTotal(table, battle) };
  if (isStrongEnough(table, battle, seat)) reasons.push({ rule: 'BAT-12.14', because: 'strongEnough', what: 'stop', ...totals });
  else if (attacks(battle, seat)) reasons.push({ rule: 'BAT-12.5', because: 'mustExceed', what: 'declare', ...totals });
  else reasons.push({ rule: 'BAT-12.12', because: 'mustReach', what: 'declare', ...totals });
  return reasons;
}

/** The totals with one more use of this pool, which may cost the hero bonus. BAT-12.8 */
const totalsWith = (table: Table, battle: Battle, seat: Seat, pool: number): TotalsAbout => ({
  attack: attackTotal(table, battle, attacks(battle, seat) ? pool : undefined),
  defence: defenceTotal(table, battle, attacks(battle, seat) ? undefined : pool),
});

// ---- laying cards

/** True if the side declared, false if it stopped. BAT-12.13, BAT-12.14 */
export function* layCards(table: Table, ref: Referee, battle: Battle, seat: Seat): Rules<boolean> {
  battle.turn = seat;
  for (;;) {
    const play = yield* ref.choose(seat, {
      rule: 'BAT-12.14',
      ask: attacks(battle, seat) ? 'attackPlay' : 'defendPlay',
      options: () => playsOf(table, battle, seat),
      ruledOut: () => whyNotPlays(table, battle, seat),
      about: (option) => (option.do === 'add' ? totalsWith(table, battle, seat, poolOf(option.card)) : {}),
      always: true,
    });
    switch (play.do) {
      case 'add':
        add(table, ref, battle, seat, poolOf(play.card), 'lord');
        break;
      case 'transform':
        yield* transform(table, ref, seat, play.with); // BAT-12.17, BAT-12.18
        break;
      case 'dismantle':
        dismantle(table, ref, seat, play); // BAT-12.21
        break;
      case 'ambush':
        yield* ambush(table, ref, seat); // BAT-11.2
        break;
      case 'join':
        join(ref, battle);
        break;
      case 'declare':
        ref.tell({ kind: 'total', rule: 'BAT-12.16', seat, attack: attackTotal(table, battle), defence: defenceTotal(table, battle) });
        battle.laid = false;
        return true;
      case 'stop':
        return false;
    }
  }
}
