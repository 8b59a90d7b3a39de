// Secret bids from hidden hands, a hidden deck and cards face down: simultaneous decisions, private events, guesses.
// `flaw` plants one of the mistakes that the generic suite has to find.
import { type Dice, type Game, PASS, type Referee, type Result, type Rules, type Seat, shuffle } from '../../index.ts';

interface Table {
  readonly content: object;
  /** Hidden from everybody else. */
  hands: string[][];
  /** Hidden from everybody; the top first. */
  deck: string[];
  /** Face down before each seat, seen by its owner. */
  stashes: string[][];
  pile: string[];
  /** Per seat: hidden cards whose place it knows all the same. */
  seen: string[][];
  scores: number[];
  gone: Seat[];
  round: number;
  winner: Seat;
  phase: 'bids' | 'winner' | 'gift' | 'over';
}
export interface BidsKit {
  table: Table;
  setup: { mode: 'open'; seats: number; options: { rounds?: number } };
  asks: {
    card: { card: string };
    stake: { stake: number };
    stash: { card: string };
    where: { side: 'left' | 'right' };
    look: { at: string };
    gift: { card: string };
  };
  event:
    | { kind: 'bid'; rule: string; seat: Seat; card: string; stake: number }
    | { kind: 'won' | 'drew' | 'stashed' | 'looked' | 'kept' | 'gone'; rule: string; seat: Seat }
    | { kind: 'card'; rule: string; card: string }
    | { kind: 'gave'; rule: string; seat: Seat; to: Seat };
  step: { at: 'round'; round: number } | { at: 'bid' | 'stash' | 'look' | 'gift'; seat: Seat };
}
export type Flaw =
  | 'forgets-reveal'
  | 'shows-deck'
  | 'shows-parts'
  | 'guess-moves-known'
  | 'keeps-card'
  | 'answers-for-others'
  | 'answers-unseen'
  | 'eager-options'
  | 'tells-what-undo-hides'
  | 'shares-copies'
  | 'counts-outside'
  | 'same-texts'
  | 'foreign-rule'
  | 'changes-shared'
  | 'builds-anew';
type Ref = Referee<BidsKit>;

const CARDS = Array.from({ length: 14 }, (_, i) => `c${i + 1}`);
const worth = (card: string): number => Number(card.slice(1));
const isOdd = (card: string): boolean => worth(card) % 2 === 1;
const seatsIn = (table: Table): Seat[] => table.hands.flatMap((_, seat) => (table.gone.includes(seat) ? [] : [seat]));
const take = (from: string[], card: string): void => {
  from.splice(from.indexOf(card), 1);
};
/** Open cards are no longer among the hidden cards that a seat knows. */
const forget = (table: Table, cards: readonly string[]): void => {
  table.seen = table.seen.map((seen) => seen.filter((card) => !cards.includes(card)));
};
let counted = 0;

export function bids(flaw?: Flaw): Game<BidsKit, BidsView> {
  function* play(table: Table, ref: Ref): Rules<void> {
    while (table.phase !== 'over') {
      ref.checkpoint();
      if (flaw === 'counts-outside') counted++;
      for (const seat of ref.left) depart(table, ref, seat);
      if (table.phase === 'bids') yield* ref.within({ at: 'round', round: table.round }, bidding(table, ref));
      else if (table.phase === 'winner') yield* reward(table, ref, table.winner);
      else yield* giving(table, ref, table.winner);
    }
  }
  function depart(table: Table, ref: Ref, seat: Seat): void {
    if (table.gone.includes(seat)) return;
    table.gone.push(seat);
    ref.tell({ kind: 'gone', rule: 'BID-1.3', seat });
  }

  function* bidding(table: Table, ref: Ref): Rules<void> {
    const seats = seatsIn(table);
    const made = yield* ref.together('bids', seats, (seat) => ref.within({ at: 'bid', seat }, bid(table, ref, seat)));
    for (const [i, { card, stake }] of made.entries()) {
      const seat = seats[i] as Seat;
      take(table.hands[seat] as string[], card);
      table.pile.push(card);
      ref.tell({ kind: 'bid', rule: 'BID-2.1', seat, card, stake });
    }
    forget(
      table,
      made.map(({ card }) => card),
    );
    const best = made.reduce((a, b) => (worth(b.card) > worth(a.card) ? b : a));
    table.winner = seats[made.indexOf(best)] as Seat;
    table.scores[table.winner] = (table.scores[table.winner] as number) + best.stake + (flaw === 'counts-outside' ? counted : 0);
    ref.tell({ kind: 'won', rule: 'BID-2.2', seat: table.winner });
    table.phase = 'winner';
  }
  function* bid(table: Table, ref: Ref, seat: Seat): Rules<{ card: string; stake: number }> {
    const { card } = yield* ref.choose(seat, {
      ask: 'card',
      rule: flaw === 'foreign-rule' ? 'TTT-1.1' : 'BID-2.1',
      options: () => (table.hands[seat] as string[]).map((held) => ({ card: held })),
      shown: () => (flaw === 'shows-parts' ? [...(table.hands[seat] as string[])] : '1 of 2'),
    });
    const { stake } = yield* ref.choose(seat, {
      ask: 'stake',
      rule: 'BID-2.3',
      options: () => [1, 2].map((n) => ({ stake: n })),
      ruledOut: () => [{ rule: 'BID-2.3', because: 'too much', what: 'stake 3', card }],
      facts: () => ({ card }),
      shown: () => '2 of 2',
    });
    return { card, stake };
  }

  function* reward(table: Table, ref: Ref, seat: Seat): Rules<void> {
    const hand = table.hands[seat] as string[];
    const top = table.deck.shift();
    if (top !== undefined) {
      hand.push(top);
      ref.tell({ kind: 'drew', rule: 'BID-3.1', seat });
      ref.tell({ kind: 'card', rule: 'BID-3.1', card: top }, [seat]);
    }
    yield* ref.within({ at: 'stash', seat }, stashing(table, ref, seat));
    yield* ref.within({ at: 'look', seat }, looking(table, ref, seat));
    table.phase = 'gift';
  }
  function* stashing(table: Table, ref: Ref, seat: Seat): Rules<void> {
    const hand = table.hands[seat] as string[];
    const eager = hand.map((card) => ({ card }));
    const chosen = yield* ref.choose(seat, {
      ask: 'stash',
      rule: 'BID-3.2',
      options: () => (flaw === 'eager-options' ? eager : hand.map((card) => ({ card }))),
      pass: true,
      always: true,
    });
    if (chosen === PASS) return;
    const stash = table.stashes[seat] as string[];
    const lay = (): void => {
      take(hand, chosen.card);
      stash.unshift(chosen.card);
      // Seats that knew cards of this hand no longer know which of them lie face down.
      table.seen = table.seen.map((seen, other) =>
        other === seat ? seen : seen.filter((card) => card !== chosen.card && !hand.includes(card)),
      );
    };
    if (flaw !== 'keeps-card') lay();
    const { side } = yield* ref.choose(seat, {
      ask: 'where',
      rule: 'BID-3.3',
      options: () => (['left', 'right'] as const).map((s) => ({ side: s })),
    });
    if (flaw === 'keeps-card') lay();
    if (side === 'right') stash.push(stash.shift() as string);
    ref.tell({ kind: 'stashed', rule: 'BID-3.2', seat });
  }
  /** Looks at the top of the deck or at a card that lies face down before another seat. */
  function* looking(table: Table, ref: Ref, seat: Seat): Rules<void> {
    const { at } = yield* ref.choose(seat, {
      ask: 'look',
      rule: 'BID-3.4',
      options: () => [
        ...table.stashes.flatMap((stash, other) => (other !== seat && stash.length > 0 ? [{ at: `stash ${other}` }] : [])),
        ...(table.deck.length > 0 ? [{ at: 'deck' }] : []),
        { at: 'nothing' },
      ],
      always: true,
    });
    const card = at === 'deck' ? table.deck[0] : table.stashes[Number(at.slice(6))]?.[0];
    if (at === 'nothing' || card === undefined) return;
    if (flaw !== 'forgets-reveal' && flaw !== 'tells-what-undo-hides') ref.reveal();
    const seen = table.seen[seat] as string[];
    if (!seen.includes(card)) seen.push(card);
    if (flaw === 'tells-what-undo-hides') ref.tell({ kind: 'card', rule: 'BID-3.4', card });
    else ref.tell({ kind: 'looked', rule: 'BID-3.4', seat });
  }

  /** The next seat may give an odd card, and does not reveal whether it has one. */
  function* giving(table: Table, ref: Ref, winner: Seat): Rules<void> {
    if (flaw === 'answers-unseen') ref.reveal();
    const others = seatsIn(table).filter((seat) => seat !== winner);
    const giver = others.find((seat) => seat > winner) ?? others[0];
    if (giver !== undefined) {
      const hand = table.hands[giver] as string[];
      const gift = yield* ref.within(
        { at: 'gift', seat: giver },
        ref.choose(giver, {
          ask: 'gift',
          rule: 'BID-4.1',
          options: () => hand.filter(isOdd).map((card) => ({ card })),
          ruledOut: () => hand.filter((card) => !isOdd(card)).map((card) => ({ rule: 'BID-4.1', because: 'even', what: `give ${card}` })),
          about: ({ card }) => ({ worth: worth(card) }),
          pass: true,
          always: flaw !== 'answers-for-others' && flaw !== 'answers-unseen',
        }),
      );
      if (gift !== PASS) {
        take(hand, gift.card);
        (table.hands[winner] as string[]).push(gift.card);
        table.seen = table.seen.map((seen, other) =>
          other === giver || other === winner ? seen : seen.filter((card) => card !== gift.card && !hand.includes(card)),
        );
        const knows = table.seen[giver] as string[];
        knows.push(gift.card);
        ref.tell({ kind: 'card', rule: 'BID-4.1', card: gift.card }, [giver, winner]);
        ref.tell({ kind: 'gave', rule: 'BID-4.1', seat: giver, to: winner });
      } else if (flaw !== 'answers-for-others' && flaw !== 'answers-unseen') ref.tell({ kind: 'kept', rule: 'BID-4.2', seat: giver });
    }
    table.round--;
    table.phase = table.round === 0 || seatsIn(table).some((seat) => table.hands[seat]?.length === 0) ? 'over' : 'bids';
  }

  return {
    id: 'bids',
    version: 1,
    prefix: 'BID',
    setup: {
      modes: [{ id: 'open', seats: [2, 3] }],
      options: [{ id: 'rounds', values: [2, 4, 6], default: 4 }],
      firstGame: { mode: 'open', seats: 2, options: { rounds: 4 } },
    },
    content: {},
    open: ({ seats, options }, content, dice) => {
      const deck = [...CARDS];
      shuffle(deck, dice);
      const each = <T>(make: () => T): T[] => Array.from({ length: seats }, make);
      return {
        content,
        hands: each(() => deck.splice(0, 3)),
        deck,
        stashes: each(() => []),
        pile: [],
        seen: each(() => []),
        scores: each(() => 0),
        gone: [],
        round: options.rounds ?? 4,
        winner: 0,
        phase: 'bids',
      };
    },
    play,
    see: (table) => ({ ...see(table), ...(flaw === 'shows-deck' ? { next: table.deck[0] ?? null } : {}) }),
    seeAs: (table, seat, shared) => {
      if (flaw === 'changes-shared') shared.hands[seat] = [...(table.hands[seat] as string[])];
      return { ...seeAs(table, seat, shared), ...(flaw === 'builds-anew' ? { pile: [...shared.pile] } : {}) };
    },
    guess: (table, seat, dice) => guess(table, seat, dice, flaw === 'guess-moves-known'),
    result,
    copy: (table) => ({
      ...table,
      hands: flaw === 'shares-copies' ? table.hands : table.hands.map((hand) => [...hand]),
      deck: [...table.deck],
      stashes: table.stashes.map((stash) => [...stash]),
      pile: [...table.pile],
      seen: table.seen.map((cards) => [...cards]),
      scores: [...table.scores],
      gone: [...table.gone],
    }),
    text: (ask, option) => {
      if (flaw === 'same-texts') return ask;
      if ('stake' in option) return `stake ${option.stake}`;
      if ('side' in option) return option.side;
      if ('at' in option) return `look at ${option.at}`;
      return ask === 'gift' ? `give ${option.card}` : ask === 'stash' ? `stash ${option.card}` : option.card;
    },
  };
}

export interface BidsView {
  readonly hands: (readonly string[] | number)[];
  readonly stashes: (readonly string[] | number)[];
  readonly deck: number;
  readonly pile: readonly string[];
  readonly known: readonly { readonly card: string; readonly at: string }[];
  readonly scores: readonly number[];
  readonly gone: readonly Seat[];
  readonly round: number;
  readonly winner: Seat;
  readonly phase: Table['phase'];
}
const see = (table: Table): BidsView => ({
  hands: table.hands.map(({ length }) => length),
  stashes: table.stashes.map(({ length }) => length),
  deck: table.deck.length,
  pile: [...table.pile],
  known: [],
  scores: [...table.scores],
  gone: [...table.gone],
  round: table.round,
  winner: table.winner,
  phase: table.phase,
});
function seeAs(table: Table, seat: Seat, shared: BidsView): BidsView {
  const placeOf = (card: string): string => {
    if (table.deck.includes(card)) return `deck ${table.deck.indexOf(card)}`;
    const owner = table.hands.findIndex((hand) => hand.includes(card));
    if (owner >= 0) return `hand ${owner}`;
    const stash = table.stashes.findIndex((cards) => cards.includes(card));
    return `stash ${stash} ${table.stashes[stash]?.indexOf(card)}`;
  };
  return {
    ...shared,
    hands: shared.hands.with(seat, [...(table.hands[seat] as string[])]),
    stashes: shared.stashes.with(seat, [...(table.stashes[seat] as string[])]),
    known: (table.seen[seat] as string[]).map((card) => ({ card, at: placeOf(card) })),
  };
}

/** Permutes what a seat cannot see inside the arrays where it lies. */
function guess(table: Table, seat: Seat, dice: Dice, all: boolean): void {
  const zones = [table.deck, ...table.hands.filter((_, other) => other !== seat), ...table.stashes.filter((_, other) => other !== seat)];
  const known = all ? [] : (table.seen[seat] as string[]);
  const unknown = zones.flatMap((zone) => zone.filter((card) => !known.includes(card)));
  shuffle(unknown, dice);
  for (const zone of zones) zone.forEach((card, i) => (zone[i] = known.includes(card) ? card : (unknown.pop() as string)));
  // What the others know refers to the cards as they lie now.
  const hidden = new Set(zones.flat());
  table.seen.forEach((cards, other) => {
    if (other === seat) return;
    const own = new Set([...(table.hands[other] as string[]), ...(table.stashes[other] as string[]), ...table.pile]);
    cards.forEach((card, i) => {
      if (own.has(card)) cards[i] = [...hidden].find((one) => !own.has(one) && !cards.includes(one)) ?? card;
    });
  });
}

function result(table: Table, left: readonly Seat[]): Result | undefined {
  const staying = table.scores.flatMap((_, seat) => (left.includes(seat) ? [] : [seat]));
  const scores = table.scores.map((points) => ({ points }));
  if (staying.length < 2) return { winners: staying, drawn: false, rule: 'BID-1.3', because: 'alone', scores };
  if (table.phase !== 'over') return undefined;
  const best = Math.max(...staying.map((seat) => table.scores[seat] as number));
  const winners = staying.filter((seat) => table.scores[seat] === best);
  return { winners, drawn: winners.length > 1, rule: 'BID-1.2', because: 'points', scores };
}

export function bidsInvariants(table: Table): void {
  const all = [...table.hands.flat(), ...table.deck, ...table.stashes.flat(), ...table.pile].sort();
  if (all.join() !== [...CARDS].sort().join()) throw new Error(`the cards are now ${all.join(' ')}`);
}
