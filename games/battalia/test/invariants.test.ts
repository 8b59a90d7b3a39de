// The invariants hold in random matches of every mode, with every number of seats and any options.
import { type Decision, type Dice, FastDice, Match, type SetupInput, shuffle } from '@tabularium/kernel';
import { randomSetup, seeds } from '@tabularium/kernel/testing';
import { describe, expect, test } from 'vitest';
import { battalia } from '../rules/index.ts';
import type { BattaliaKit } from '../table/table.ts';
import { checkInvariants, checkOptionsDiffer, totalsOf, Watch } from './support/invariants.ts';
import { lively } from './support/lively.ts';
import { position, strengths, tableOf, times } from './support/position.ts';

const MODES = ['base', 'advanced', 'strongholds', 'exiles'] as const;
const SEATS = [2, 3, 4] as const;
const MATCHES = 4;
const MOST_DECISIONS = 1000;
/** At one decision in this many, all options are tried. */
const SELDOM = 40;

// ---- positions with more action than chance would bring

/** The match continues with larger decks, and with everybody's heroes close together. */
function enriched(match: Match<BattaliaKit>, dice: Dice): Match<BattaliaKit> {
  const table = battalia.copy(match.table);
  const { units, artifacts, supplies, greats } = table.stock;
  const built = table.exits.flatMap((exits, space) => (exits > 0 ? [space] : []));
  for (const [seat, player] of table.players.entries()) {
    const take = (deck: number[], count: number) => void player.nation.push(...deck.splice(-count));
    for (const deck of Object.values(artifacts)) take(deck, 1);
    for (const deck of Object.values(units)) {
      take(deck, 1);
      take(supplies, 1);
    }
    if (seat % 2 === 0) take(greats, 1);
    player.heroes = [built[dice.below(built.length)] as number, built[dice.below(3)] as number];
    shuffle(player.nation, dice);
  }
  return Match.at(battalia, table, { setup: match.setup, seed: 'enriched' });
}

// ---- the matches

/** Plays a match to its end, or far enough, and returns the kinds of events it saw. */
function playThrough(setup: SetupInput, seed: number): Set<string> {
  const dice = new FastDice(seed);
  let match = Match.start(battalia, setup, { seed: `invariants ${seed}` });
  const made: string[] = [];
  const answer = (decision: Decision<BattaliaKit>, pick: number): void => {
    made.push(decision.texts[pick] ?? 'pass');
    match.answer(decision.seats[0] as number, decision.id, pick);
  };
  try {
    while (match.table.phase !== 'play' && match.pending[0]) answer(match.pending[0], lively(match.pending[0], dice));
    if (seed % 2 === 0 && !match.result) match = enriched(match, dice);
    const watch = new Watch();
    watch.see(match.table);
    for (let n = 0; n < MOST_DECISIONS && match.pending[0]; n++) {
      if (dice.below(SELDOM) === 0) checkOptionsDiffer(match, () => new FastDice(n + 1));
      answer(match.pending[0], lively(match.pending[0], dice));
      watch.see(match.table);
    }
    checkTotals(match);
    return new Set(match.events('public').map(({ event }) => event.kind));
  } catch (error) {
    throw new Error(`${String(error)}\n  in ${JSON.stringify(setup)}, seed ${seed}, after ${made.slice(-4).join(', ')}`, { cause: error });
  }
}
/** 14: the condition of a declaration holds right after it. */
function checkTotals(match: Match<BattaliaKit>): void {
  let attacker = -1;
  for (const { event } of match.events('public')) {
    if (event.kind === 'attacked') attacker = event.seat;
    if (event.kind === 'total') expect(event.seat === attacker ? event.attack > event.defence : event.defence >= event.attack).toBe(true);
  }
}

describe.each(MODES)('%s', (mode) => {
  test.each(SEATS)('with %d seats every invariant holds from one decision to the next', (seats) => {
    const kinds = seeds(MATCHES).flatMap((seed) => [
      ...playThrough(randomSetup(battalia, mode, seats, new FastDice(100 * seats + seed)), seed),
    ]);
    expect(kinds).toEqual(expect.arrayContaining(['built', 'created', 'rolled', 'promoted', 'rewritten', 'pitched', 'attacked', 'won'])); // the matches are not too dull
  });
});

// ---- the checks themselves: a broken table is noticed

const sound = () => {
  const hand = [...times(5, 'supply'), 'friman bear'];
  return tableOf({
    players: [
      { hand, nation: ['friman bear', 'friman bear', 'chief bear', 'priest bear'] },
      { hand, nation: ['friman isle', 'friman isle', 'chief isle', 'priest isle'] },
    ],
  });
};
const checked = (harm: (table: ReturnType<typeof sound>) => void) => (): void => {
  const table = sound();
  harm(table);
  checkInvariants(table);
};
test('a sound table passes', () => {
  expect(() => checkInvariants(sound())).not.toThrow();
});
test('every kind of damage is noticed and named', () => {
  const b2 = 8;
  expect(checked(({ players }) => players[0]?.hand.pop())).toThrow('is nowhere');
  expect(checked(({ players }) => players[0]?.hand.push(players[1]?.hand[0] as number))).toThrow(
    'is in hand of seat 0 and in hand of seat 1',
  );
  expect(checked(({ stock, box }) => box.push(stock.supplies.pop() as number))).toThrow('supplies in stock beside');
  expect(checked(({ players, limbo }) => limbo.push(players[0]?.nation.pop() as number))).toThrow('owns only 9 cards');
  expect(checked(({ stock, players }) => players[0]?.hand.push(...stock.greats.splice(0, 2)))).toThrow('two great artifacts');
  expect(checked(({ players }) => players[0]?.ambush.push(...(players[0]?.hand.splice(0, 4) ?? [])))).toThrow('4 cards in ambush');
  expect(checked(({ lands, stock, exits }) => void ([lands[9], exits[9]] = [stock.roads.straight.pop() as number, 5]))).toThrow(
    'meets a blank side',
  );
  expect(checked(({ lands, stock, exits }) => void ([lands[9], exits[9]] = [stock.cities.hub.pop() as number, 15]))).toThrow(
    'lie side by side',
  );
  expect(checked(({ levels }) => void (levels[b2] = 5))).toThrow('b2 has level 5');
  expect(checked(({ guards }) => void (guards[b2] = 4))).toThrow('has a neutral token');
  expect(checked(({ players }) => void players[0]?.heroes.splice(0, 1, 10))).toThrow('stands on the empty space d2');
  expect(checked((table) => Object.assign(table.terms, { vpTarget: 1 }))).toThrow('1 VP and the game goes on');
  expect(checked((table) => table.lands.forEach((land, i) => void (land === -1 && (table.lands[i] = -3))))).toThrow('the board is full');
});
test('the totals of a battle are counted as the rules count them', () => {
  const match = position({ players: [{ hand: ['sword', 'friman bear'], heroes: ['f6'] }] }).play('attack f6 city', 'add friman bear');
  expect(totalsOf(match.table)).toEqual([7, 1]);
  expect(strengths(match)).toEqual([7, 1]);
});
