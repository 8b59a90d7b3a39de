// Wares for hidden coins: a seat that can pay in several ways is asked which, and nobody may infer from that what its purse holds.
import { type Dice, type Game, PASS, type Referee, type Result, type Rules, type Seat, shuffle } from '../../index.ts';

/** A mistake that a test can plant. */
export type PurseFlaw =
  /** Others see that a seat is asked how to pay. */
  | 'shows-paying'
  /** Others see that a seat is asked for a bent coin, after it paid in private. */
  | 'shows-hiding'
  /** The other seat is asked only if it could object. */
  | 'asks-who-can'
  /** Coins are never re-dealt, so bots would play with open purses. */
  | 'blind-guess'
  /** Everybody sees every purse. */
  | 'open-see'
  /** Both: what is seen of the purses is the same in every guess. */
  | 'open-and-blind'
  /** Everybody is told what was paid in secret. */
  | 'talkative'
  /** Only wares are offered that the next seat cannot spoil. */
  | 'knowing-options'
  /** A coin is kept in a variable while its owner pays. */
  | 'keeps-coin';

interface Table {
  readonly content: object;
  purses: string[][];
  /** Coins that were paid lie face down. */
  till: string[];
  bank: string[];
  wares: number[];
  scores: number[];
  turn: Seat;
  rounds: number;
}
interface PurseKit {
  table: Table;
  setup: { mode: 'market'; seats: number; options: Record<string, never> };
  asks: { buy: { ware: number }; pay: { coins: readonly string[] }; hide: { coin: string }; object: { coin: string } };
  event: { kind: 'bought' | 'objected'; rule: string; seat: Seat; ware: number } | { kind: 'drew' | 'paid'; rule: string; coin: string };
  step: { at: 'turn' | 'buying' | 'paying'; seat: Seat };
}
type Ref = Referee<PurseKit>;

/** Value and name; bent coins are named from m on. */
const COINS = ['1a', '1b', '1c', '1m', '2d', '2e', '2f', '2n', '3g', '3h', '3o', '4i', '4p', '5k'];
const worth = (coin: string): number => Number(coin[0]);
const isBent = (coin: string): boolean => (coin[1] as string) >= 'm';
const total = (coins: readonly string[]): number => coins.reduce((sum, coin) => sum + worth(coin), 0);

/** Every way to pay a price without a coin too many. */
function waysToPay(purse: readonly string[], price: number): (readonly string[])[] {
  if (price <= 0) return [[]];
  return purse.flatMap((coin, i) => waysToPay(purse.slice(i + 1), price - worth(coin)).map((rest) => [coin, ...rest]));
}
const isTight = (coins: readonly string[], price: number): boolean => coins.every((coin) => total(coins) - worth(coin) < price);

export function purse(flaw?: PurseFlaw): Game<PurseKit, PurseView> {
  function* play(table: Table, ref: Ref): Rules<void> {
    while (table.rounds > 0) {
      ref.checkpoint();
      yield* ref.within({ at: 'turn', seat: table.turn }, turn(table, ref, table.turn));
      table.turn = (table.turn + 1) % table.purses.length;
      if (table.turn === 0) table.rounds--;
    }
  }
  const isSafe = ({ purses }: Table, seat: Seat): boolean =>
    flaw !== 'knowing-options' || !purses[(seat + 1) % purses.length]?.some((coin) => worth(coin) > 2);
  function* turn(table: Table, ref: Ref, seat: Seat): Rules<void> {
    const purseOf = table.purses[seat] as string[];
    const buying = yield* ref.choose(seat, {
      ask: 'buy',
      rule: 'PUR-1.1',
      options: () => (isSafe(table, seat) ? table.wares : []).flatMap((price, ware) => (price <= total(purseOf) ? [{ ware }] : [])),
      pass: true,
      always: true,
    });
    if (buying !== PASS) yield* ref.within({ at: 'buying', seat }, buy(table, ref, seat, buying.ware));
    draw(table, ref, seat);
  }
  function* buy(table: Table, ref: Ref, seat: Seat, ware: number): Rules<void> {
    const purseOf = table.purses[seat] as string[];
    const price = table.wares[ware] as number;
    const kept = flaw === 'keeps-coin' ? table.bank.pop() : undefined;
    const { coins } = yield* ref.within(
      { at: 'paying', seat },
      ref.choose(seat, {
        ask: 'pay',
        rule: 'PUR-1.2',
        options: () => waysToPay(purseOf, price).flatMap((way) => (isTight(way, price) ? [{ coins: way }] : [])),
        private: flaw !== 'shows-paying',
      }),
    );
    if (kept !== undefined) table.bank.push(kept);
    for (const coin of coins) hand(purseOf, table.till, coin);
    table.scores[seat] = (table.scores[seat] as number) + price;
    table.wares[ware] = 2 + (price % 4);
    ref.tell({ kind: 'bought', rule: 'PUR-1.2', seat, ware });
    if (flaw === 'talkative') for (const coin of coins) ref.tell({ kind: 'paid', rule: 'PUR-1.2', coin });
    const hidden = yield* ref.choose(seat, {
      ask: 'hide',
      rule: 'PUR-1.3',
      options: () => purseOf.filter(isBent).map((coin) => ({ coin })),
      pass: true,
      private: flaw !== 'shows-hiding',
    });
    if (hidden !== PASS) hand(purseOf, table.till, hidden.coin);
    yield* object(table, ref, (seat + 1) % table.purses.length, ware);
  }
  /** The next seat may spoil it with a coin of 3 or more, and does not reveal whether it has one. */
  function* object(table: Table, ref: Ref, seat: Seat, ware: number): Rules<void> {
    const purseOf = table.purses[seat] as string[];
    const spoilers = (): { coin: string }[] => purseOf.filter((coin) => worth(coin) > 2).map((coin) => ({ coin }));
    const objection = yield* ref.choose(seat, {
      ask: 'object',
      rule: 'PUR-2.1',
      options: spoilers,
      pass: true,
      always: flaw !== 'asks-who-can',
    });
    if (objection === PASS) return;
    hand(purseOf, table.till, objection.coin);
    draw(table, ref, seat);
    ref.tell({ kind: 'objected', rule: 'PUR-2.1', seat, ware });
  }
  /** Draws up to four coins. */
  function draw(table: Table, ref: Ref, seat: Seat): void {
    const purseOf = table.purses[seat] as string[];
    while (purseOf.length < 4) {
      if (table.bank.length === 0) {
        table.bank.push(...table.till.splice(0));
        ref.shuffle(table.bank);
      }
      const coin = table.bank.shift() as string;
      purseOf.push(coin);
      ref.tell({ kind: 'drew', rule: 'PUR-3.1', coin }, [seat]);
    }
  }
  return {
    id: 'purse',
    version: 1,
    prefix: 'PUR',
    setup: { modes: [{ id: 'market', seats: [2, 3] }], options: [], firstGame: { mode: 'market', seats: 2, options: {} } },
    content: {},
    open: ({ seats }, content, dice) => {
      const bank = [...COINS];
      shuffle(bank, dice);
      const purses = Array.from({ length: seats }, () => bank.splice(0, 4));
      return { content, purses, till: [], bank, wares: [2, 3, 4], scores: purses.map(() => 0), turn: 0, rounds: 4 };
    },
    play,
    see: (table) => see(table, flaw === 'open-see' || flaw === 'open-and-blind'),
    seeAs: ({ purses }, seat, shared) => ({ ...shared, purses: shared.purses.with(seat, [...(purses[seat] as string[])]) }),
    guess: flaw === 'blind-guess' || flaw === 'open-and-blind' ? () => undefined : guess,
    result,
    copy: (table) => ({
      ...table,
      purses: table.purses.map((coins) => [...coins]),
      till: [...table.till],
      bank: [...table.bank],
      wares: [...table.wares],
      scores: [...table.scores],
    }),
    text: (ask, option) => `${ask} ${'ware' in option ? option.ware : 'coins' in option ? option.coins.join('+') : option.coin}`,
  };
}

function hand(from: string[], to: string[], coin: string): void {
  from.splice(from.indexOf(coin), 1);
  to.push(coin);
}
interface PurseView {
  readonly purses: readonly (readonly string[] | number)[];
  readonly till: number;
  readonly bank: number;
  readonly wares: readonly number[];
  readonly scores: readonly number[];
  readonly turn: Seat;
  readonly rounds: number;
}
const see = ({ purses, till, bank, wares, scores, turn, rounds }: Table, open: boolean): PurseView => ({
  purses: purses.map((coins) => (open ? [...coins] : coins.length)),
  till: till.length,
  bank: bank.length,
  wares: [...wares],
  scores: [...scores],
  turn,
  rounds,
});
function guess(table: Table, seat: Seat, dice: Dice): void {
  const zones = [table.bank, table.till, ...table.purses.filter((_, other) => other !== seat)];
  const coins = zones.flat();
  shuffle(coins, dice);
  for (const zone of zones) zone.forEach((_, i) => (zone[i] = coins.pop() as string));
}
function result({ scores, rounds }: Table, left: readonly Seat[]): Result | undefined {
  const staying = scores.flatMap((_, seat) => (left.includes(seat) ? [] : [seat]));
  if (rounds > 0 && staying.length > 1) return undefined;
  const best = Math.max(...staying.map((seat) => scores[seat] as number));
  const winners = staying.filter((seat) => scores[seat] === best);
  return { winners, drawn: winners.length > 1, rule: 'PUR-4.1', because: 'points', scores: scores.map((points) => ({ points })) };
}

export function purseInvariants({ purses, till, bank }: Table): void {
  const all = [...purses.flat(), ...till, ...bank].sort();
  if (all.join() !== [...COINS].sort().join()) throw new Error(`the coins are now ${all.join(' ')}`);
}
