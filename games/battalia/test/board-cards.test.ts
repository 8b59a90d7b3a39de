// What the board works out from a view alone must agree with the rules: payments, totals of a battle, and which cards a gesture means.
import { FastDice, Match, type Reason } from '@tabularium/kernel';
import { times } from '@tabularium/kernel/testing';
import { keepEqual, remember } from '@tabularium/parts/board';
import { expect, test } from 'vitest';
import { addedBy, heroFaction, sideOf, totalWith } from '../board/common/bonus.ts';
import { cardIn, costOf, faceOf, freshUses, sortCards } from '../board/common/face.ts';
import { actionsFor, actorFor, hindrancesOf, missingFor } from '../board/question/line.ts';
import { cardsOfOption, cheapestFirst, spendingOf } from '../board/question/spending.ts';
import { followUp } from '../board/question/use-line.ts';
import { prices } from '../content/prices.ts';
import { type BattaliaKit, type BattaliaView, battalia } from '../rules/index.ts';
import { lively } from './support/lively.ts';

type Decision = NonNullable<ReturnType<Match<BattaliaKit>['view']>['decisions'][number]>;
interface Moment {
  readonly match: Match<BattaliaKit>;
  readonly seat: number;
  readonly view: BattaliaView;
  readonly decision: Decision;
  /** The action that led to the decision. */
  readonly before: { readonly action: BattaliaKit['asks']['act']; readonly view: BattaliaView } | undefined;
}
const MATCHES = 12;
const DECISIONS = 800;

/** Random matches with plenty of action. */
function watch(see: (moment: Moment) => void): void {
  for (let n = 0; n < times(MATCHES); n++) {
    const setup = { mode: n % 2 === 0 ? 'base' : 'advanced', seats: 2 + (n % 3), options: { startHeroes: 2 } };
    const match = Match.start(battalia, setup, { seed: `board ${n}` });
    const dice = new FastDice(n);
    let before: Moment['before'];
    for (let i = 0; i < DECISIONS && match.open[0] !== undefined; i++) {
      const open = match.open[0];
      const seat = open.seats[0] as number;
      const sight = match.view(seat);
      const decision = sight.decisions[0] as Decision;
      const view = sight.table as BattaliaView;
      see({ match, seat, view, decision, before });
      const pick = lively(decision, dice);
      const action = decision.ask === 'act' ? decision.options[pick] : undefined;
      before = action && { action, view };
      match.playOpen(open, pick);
    }
  }
}
const ownOf = ({ view, seat }: Moment) => {
  const me = view.players[seat];
  if (me?.hand.cards == null) throw new Error('one sees the own hand');
  return { me, hand: sortCards(me.hand.cards) };
};

test('the cards of every payment lead back to its action, with nothing missing', () => {
  let seen = 0;
  watch(({ decision, before }) => {
    if (decision.ask !== 'pay' || before === undefined || before.action.do === 'pitch') return;
    for (const { cards } of decision.options) {
      const found = actionsFor(cards.map(cardIn), [before.action], before.view);
      expect(found).toEqual([{ option: 0, missing: 0 }]);
      seen += 1;
    }
  });
  expect(seen).toBeGreaterThan(100);
});

test('a payment takes as many uses as it has cards, from the table before the hand', () => {
  watch((moment) => {
    const { decision, view } = moment;
    if (decision.ask !== 'pay') return;
    const { me, hand } = ownOf(moment);
    for (const [i, { cards }] of decision.options.entries()) {
      if (cards.some((card) => card.startsWith('wild'))) continue;
      const taken = spendingOf(cardsOfOption(decision, i, hand), hand, me.laid, view.oracle.lit);
      expect([...taken.hand, ...taken.laid].reduce((sum, uses) => sum + uses, 0)).toBe(cards.length);
      for (const [place, uses] of taken.hand.entries()) {
        expect(uses).toBeLessThanOrEqual(freshUses(hand[place] as string, view.oracle.lit));
        const left = me.laid.some(({ as, uses: rest }, n) => as === hand[place] && (taken.laid[n] ?? 0) < rest);
        if (uses > 0) expect(left).toBe(false);
      }
    }
  });
});

test('the card shown for an action is one of those that the rules then ask for', () => {
  let seen = 0;
  watch(({ decision, seat, before }) => {
    if ((decision.ask !== 'source' && decision.ask !== 'opener') || before === undefined || before.action.do === 'pitch') return;
    const me = before.view.players[seat];
    const onTable = (me?.laid ?? []).filter(({ uses }) => uses > 0).map(({ as }) => as);
    const actor = actorFor(before.action, [...onTable, ...(me?.hand.cards ?? [])]);
    expect(decision.options.map(({ card }) => card)).toContain(actor);
    seen += 1;
  });
  expect(seen).toBeGreaterThan(5);
});

test('the total predicted for a card is the one that the rules give', () => {
  let seen = 0;
  watch(({ match, seat, decision, view }) => {
    if ((decision.ask !== 'attackPlay' && decision.ask !== 'defendPlay') || view.battle === null) return;
    const side = sideOf(decision);
    for (const number of decision.options.keys()) {
      const card = addedBy(decision, number);
      if (card === undefined) continue;
      const about = match.about(seat, number) as { attack: number; defence: number };
      expect(totalWith(view.battle[side], side, card, heroFaction(view, view.battle, side), false)).toBe(about[side]);
      seen += 1;
    }
  });
  expect(seen).toBeGreaterThan(30);
});

test('a line can hold only what a price needs', () => {
  const weapon = prices.create.weapon;
  expect(missingFor(['chief'], weapon)).toBe(2);
  expect(missingFor(['chief', 'friman', 'friman'], weapon)).toBe(0);
  expect(missingFor(['chief', 'tool'], weapon)).toBe(0);
  expect(missingFor(['chief', 'tool', 'friman', 'friman'], weapon)).toBeUndefined();
  expect(missingFor(['supply'], weapon)).toBeUndefined();
  expect(missingFor(['tool', 'tool'], prices.create.tool)).toBe(0);
  expect(missingFor(['shield', 'supply'], prices.hero)).toBe(1);
});

test('cards that no action needs say what they would be for, the nearest first', () => {
  const lack = (what: string, price: string[]): Reason => ({ rule: 'BAT-6.1', because: 'missingCards', what, price });
  const reasons = [
    lack('create weapon', ['friman', 'friman', 'chief']),
    lack('hire chief', ['friman', 'friman']),
    { rule: 'BAT-8.7', because: 'noTarget', what: 'amulet' },
    lack('hero', ['supply', 'supply', 'weapon']),
  ];
  const named = (...cards: string[]) => hindrancesOf(cards, reasons).map(({ what }) => what);
  expect(named('friman bear')).toEqual(['hire chief', 'create weapon']);
  expect(named('chief bear')).toEqual(['create weapon']);
  expect(named('amulet bear')).toEqual(['amulet']);
  expect(named('amulet bear', 'friman bear')).toEqual([]);
});

test('cards put together answer the next question if they leave no doubt', () => {
  const pay = { ask: 'pay', options: [{ cards: ['friman bear', 'supply'] }, { cards: ['friman isle', 'supply'] }] } as unknown as Decision;
  expect(followUp(pay, ['supply', 'friman isle'])).toBe(1);
  expect(followUp(pay, ['supply'])).toBeUndefined();
  const source = { ask: 'source', options: [{ card: 'amulet bear' }, { card: 'hammer' }] } as unknown as Decision;
  expect(followUp(source, ['hammer'])).toBe(1);
});

test('the cheapest payment spares high ranks and artifacts', () => {
  const hand = ['friman bear', 'tool isle', 'lord ember', 'supply'];
  const ways = [['tool isle'], ['lord ember', 'supply'], ['friman bear', 'supply']].map((cards) => ({ cards }));
  expect(cheapestFirst(ways, hand, [], 'horse').map(({ option }) => option)).toEqual([2, 0, 1]);
});

test('a card shows its kind, faction, rank, strength and price', () => {
  expect(faceOf('chief isle')).toMatchObject({ kind: 'chief', faction: 'isle', family: 'unit', rank: 2, attack: 2, defence: 2 });
  expect(faceOf('sword')).toMatchObject({ family: 'great', faction: null, attack: 5, defence: 1 });
  expect(faceOf('wild isle as chief')).toMatchObject({ family: 'wild', faction: 'isle' });
  expect(costOf(faceOf('horse cloud'))).toEqual(['chief', 'supply', 'supply']);
});

test('a picture reuses the parts of the previous one that are equal', () => {
  let last: BattaliaView | undefined;
  let same = 0;
  watch(({ view }) => {
    const now = keepEqual(last, view);
    expect(now).toEqual(view);
    if (last !== undefined && JSON.stringify(last.stock) === JSON.stringify(view.stock)) {
      expect(now.stock).toBe(last.stock);
      same += 1;
    }
    last = now;
  });
  expect(same).toBeGreaterThan(100);
  const before = { a: [1, 2], b: { c: 3 } };
  expect(keepEqual(before, { a: [1, 2], b: { c: 3 } })).toBe(before);
  expect(keepEqual<unknown>(before, { a: [1], b: { c: 3, d: 4 } })).toEqual({ a: [1], b: { c: 3, d: 4 } });
  expect(keepEqual<unknown>({ a: [] }, { a: {} })).toEqual({ a: {} });
});

test('a sentence about the same facts is made once', () => {
  let made = 0;
  const say = remember((key: string, facts?: object) => {
    made += 1;
    return `${key} ${JSON.stringify(facts)}`;
  });
  expect(say('road', { type: 'tee' })).toBe('road {"type":"tee"}');
  expect(say('road', { type: 'tee' })).toBe('road {"type":"tee"}');
  expect(say('road', { type: 'cross' })).toBe('road {"type":"cross"}');
  expect(made).toBe(2);
});
