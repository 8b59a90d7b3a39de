// Tents: they keep cards for later turns.
import { PASS, type Reason, type Rules, type Seat } from '@tabularium/kernel';
import type { Pool } from '../../content/kinds.ts';
import { FORM_INDEX, isWildPool, poolCode, poolInForm, poolName, poolOf } from '../../content/pools.ts';
import type { Card, Referee, Table, Tent } from '../../table/table.ts';
import { playerOf } from '../../table/table.ts';
import { pay } from '../cards/payment.ts';
import { isLit, nextOnTable, type Purse, ready, takeUp, usesByPool } from '../cards/uses.ts';
import { cardOf, cardOption, discard, namesOf, poolsIn, sawCard, takeOut } from '../cards/zones.ts';
import { poolsActingAs } from './targets.ts';

const SUPPLY = poolCode('supply', null);
const HAMMER = poolCode('hammer', null);

// ---- pitching

/** Cards that can be stationed: all but great artifacts. BAT-8.28, BAT-9.8 */
const stationable = (table: Table, hand: readonly Card[]): Card[] => hand.filter((card) => !cardOf(table, card).isGreat);

const whyNotStations = (table: Table, hand: readonly Card[]): Reason[] =>
  poolsIn(
    table,
    hand.filter((card) => cardOf(table, card).isGreat),
  ).map((pool) => ({ rule: 'BAT-9.8', because: 'greatOutside', what: poolName(pool) }));

/** The pools that can act as a tent and leave a supply and a card to station. BAT-8.28 */
function pitchersOf(table: Table, seat: Seat): number[] {
  const uses = usesByPool(table, seat);
  const wilds = uses.reduce((sum, count, pool) => (isWildPool(pool) ? sum + count : sum), 0);
  const cards = stationable(table, playerOf(table, seat).hand).length;
  return poolsActingAs(table, seat, 'tent').filter((pool) => {
    const fromHand = pool !== HAMMER && nextOnTable(table, seat, pool) === undefined ? 1 : 0;
    const sparesHand = nextOnTable(table, seat, SUPPLY) !== undefined || wilds > (isWildPool(pool) ? 1 : 0);
    return (sparesHand || (uses[SUPPLY] as number) > 0) && cards > fromHand + (sparesHand ? 0 : 1);
  });
}

const NO_SUPPLY: Reason = Object.freeze({ rule: 'BAT-8.28', because: 'missingCards', missing: ['supply'] });
const NOTHING_TO_STATION: Reason = Object.freeze({ rule: 'BAT-8.28', because: 'nothingToStation' });
/** Why a player who has something that acts as a tent cannot pitch it. */
export function whyNotPitch(table: Table, seat: Seat, { uses }: Purse): Reason | undefined {
  if (pitchersOf(table, seat).length > 0) return undefined;
  return uses[FORM_INDEX.supply] === 0 && (uses[FORM_INDEX.wild] as number) < 2 ? NO_SUPPLY : NOTHING_TO_STATION;
}

/** Lays a tent, pays a supply and stations a card in it, or two in a lit tent. BAT-8.28, BAT-8.30 */
export function* pitch(table: Table, ref: Referee, seat: Seat): Rules<void> {
  const player = playerOf(table, seat);
  const acting = yield* ref.choose(seat, {
    rule: 'BAT-8.28',
    ask: 'source',
    options: () => pitchersOf(table, seat).map(cardOption),
    private: true,
  });
  const pool = poolOf(acting.card);
  const item = ready(table, seat, pool, 'tent');
  ref.tell({ kind: 'played', rule: 'BAT-8.28', seat, card: acting.card });
  const leavesCard = (cards: readonly Pool[]): boolean =>
    cards[0] !== 'supply' || nextOnTable(table, seat, SUPPLY) !== undefined || stationable(table, player.hand).length > 1;
  yield* pay(table, ref, seat, 'pitch', table.content.prices.pitch, ({ cards }) => leavesCard(cards));

  const options = (): { card: Pool }[] => poolsIn(table, stationable(table, player.hand)).map(cardOption);
  const ruledOut = (): Reason[] => whyNotStations(table, player.hand);
  const first = yield* ref.choose(seat, { rule: 'BAT-8.28', ask: 'station', options, ruledOut, private: true });
  const tent: Tent = { card: takeUp(player, item), cards: [], turn: table.turn, fleeting: isWildPool(pool) }; // BAT-8.32
  player.tents.push(tent); // BAT-8.33
  station(table, seat, tent, first.card);
  ref.tell({ kind: 'pitched', rule: 'BAT-8.28', seat, tent: tentName(table, tent), cards: [first.card] });
  if (isLit(table, FORM_INDEX.tent) && pool !== HAMMER) {
    const second = yield* ref.choose(seat, { rule: 'BAT-8.30', ask: 'station', options, ruledOut, pass: true, private: true }); // BAT-8.32, BAT-9.3
    if (second === PASS) return;
    station(table, seat, tent, second.card);
    ref.tell({ kind: 'stationed', rule: 'BAT-8.30', seat, tent: tentName(table, tent), card: second.card });
  }
}
function station(table: Table, seat: Seat, tent: Tent, card: Pool): void {
  tent.cards.push(takeOut(table, playerOf(table, seat).hand, poolOf(card)));
  sawCard(table, seat, tent.cards.at(-1) as Card, 'all');
}

// ---- dismantling

export interface Dismantling {
  readonly do: 'dismantle';
  readonly tent: Pool;
  readonly cards: readonly Pool[];
}
/** A wild card that acts as a tent keeps its name, to tell it from a tent. */
export function tentName(table: Table, { card, fleeting }: Tent): Pool {
  const { pool, name } = cardOf(table, card);
  return fleeting ? poolName(poolInForm(pool, FORM_INDEX.wild)) : name;
}
const contentOf = (table: Table, tent: Tent): Pool[] => namesOf(table, tent.cards).sort();
/** A tent cannot be dismantled in the turn in which it was pitched. BAT-8.29 */
export const canDismantle = (table: Table, tent: Tent): boolean => tent.turn !== table.turn;

/** Equal tents with equal content are one option. BAT-8.29 */
export function dismantlingsOf(table: Table, seat: Seat): Dismantling[] {
  const options: Dismantling[] = [];
  for (const tent of playerOf(table, seat).tents) {
    if (!canDismantle(table, tent)) continue;
    const option: Dismantling = { do: 'dismantle', tent: tentName(table, tent), cards: contentOf(table, tent) };
    if (!options.some((other) => isSame(other, option))) options.push(option);
  }
  return options;
}
const isSame = (a: Dismantling, b: Dismantling): boolean => a.tent === b.tent && a.cards.join() === b.cards.join();

/** All stationed cards return to the hand together, the tent goes to the haven. BAT-8.29, BAT-8.31 */
export function dismantle(table: Table, ref: Referee, seat: Seat, option: Dismantling): void {
  const { tents, hand } = playerOf(table, seat);
  const place = tents.findIndex(
    (tent) => canDismantle(table, tent) && isSame({ do: 'dismantle', tent: tentName(table, tent), cards: contentOf(table, tent) }, option),
  );
  const [tent] = tents.splice(place, 1) as [Tent];
  ref.tell({ kind: 'dismantled', rule: 'BAT-8.29', seat, tent: option.tent, cards: option.cards });
  for (const card of tent.cards) hand.push(card);
  discard(table, seat, [tent.card]);
}

/** Wild cards stop being tents at the end of the day. BAT-8.32 */
export function collapseTents(table: Table, ref: Referee): void {
  for (let seat = 0; seat < table.players.length; seat++) {
    const player = playerOf(table, seat);
    for (const tent of player.tents.filter(({ fleeting }) => fleeting)) {
      player.tents.splice(player.tents.indexOf(tent), 1);
      ref.tell({ kind: 'collapsed', rule: 'BAT-8.32', seat, tent: tentName(table, tent), cards: contentOf(table, tent) });
      discard(table, seat, [...tent.cards, tent.card]);
    }
  }
}
