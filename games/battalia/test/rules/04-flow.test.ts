import { FastDice } from '@tabularium/kernel';
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import type { Pool } from '../../content/kinds.ts';
import { battalia } from '../../rules/index.ts';
import { namesOf, own, position, seen, times } from '../support/position.ts';

const sorted = (cards: readonly Pool[] | null): Pool[] => [...(cards ?? [])].sort();

rule('BAT-4.1', 'players take complete turns clockwise, starting with the first player', () => {
  const match = position({ seats: 4, first: 2, stage: 'opening' });
  const order: number[] = [];
  for (let turn = 0; turn < 5; turn++) {
    order.push(match.decision().seats[0] as number);
    match.play('keep', 'end');
  }
  expect(order).toEqual([2, 3, 0, 1, 2]);
});

rule('BAT-4.1', 'a full round is a day', () => {
  const match = position({ seats: 3, first: 1, stage: 'opening' });
  const days: number[] = [];
  for (let turn = 0; turn < 6; turn++) {
    days.push(seen(match).day);
    match.play('keep', 'end');
  }
  expect(days).toEqual([1, 1, 1, 2, 2, 2]);
  expect(match.events('dayBroke').map(({ day }) => day)).toEqual([2, 3]);
});

rule('BAT-4.1', 'seven days are a week', () => {
  const week = (day: number) => seen(position({ day })).week;
  expect([1, 7, 8, 14, 15].map(week)).toEqual([1, 1, 2, 2, 3]);
});

rule('BAT-4.2', 'cards go from the nation to the hand, to the table, to the haven', () => {
  const match = position({ players: [{ hand: ['supply', 'supply'], nation: times(7, 'friman bear') }] });
  match.play('hire friman');
  expect(own(match, 0).laid.map(({ card }) => card)).toEqual(['supply', 'supply']);
  expect(own(match, 0).hand.count).toBe(0);
  match.play('end');
  expect(own(match, 0)).toMatchObject({ laid: [], gains: [], hand: { count: 6 }, nation: { count: 1 }, haven: { count: 4 } });
});

rule('BAT-4.2', 'other players see the top card and the size of a haven', () => {
  const match = position({ players: [{ haven: ['friman bear', 'chief isle', 'tool bear'] }] });
  expect(seen(match, 1).players[0]?.haven).toEqual({ count: 3, cards: null, top: 'tool bear' });
  expect(seen(match, 'public').players[0]?.haven).toEqual({ count: 3, cards: null, top: 'tool bear' });
});

rule('BAT-4.2', 'other players see only the sizes of a hand and a nation', () => {
  const match = position({ players: [{ hand: ['friman bear'], nation: ['chief isle', 'supply'] }] });
  expect(seen(match, 1).players[0]).toMatchObject({ hand: { count: 1, cards: null }, nation: { count: 2, cards: null } });
});

rule('BAT-4.3', 'cards are drawn one by one from the top of the nation', () => {
  const match = position({
    players: [{ nation: ['friman bear', 'chief bear', 'priest bear', 'supply', 'supply', 'tool bear', 'lord bear'] }],
  });
  match.play('end');
  expect(match.last('drewCards').cards).toEqual(['friman bear', 'chief bear', 'priest bear', 'supply', 'supply', 'tool bear']);
});

rule('BAT-4.3', 'when the nation runs out, the haven is shuffled and drawing continues', () => {
  const match = position({ players: [{ nation: ['chief bear', 'priest bear'], haven: times(7, 'supply') }] });
  match.play('end');
  expect(match.last('reshuffled')).toMatchObject({ seat: 0, count: 7 });
  expect(match.last('drewCards').cards).toEqual(['chief bear', 'priest bear', ...times(4, 'supply')]);
  expect(own(match, 0)).toMatchObject({ nation: { count: 3 }, haven: { count: 0 } });
});

rule('BAT-4.3', 'the new nation is shuffled', () => {
  const match = position({
    players: [{ haven: ['friman bear', 'chief bear', 'priest bear', 'lord bear', 'tool bear', 'tent bear', 'supply'] }],
    dice: [1, 1, 1, 1, 1, 1], // every card swaps places with the lowest one
  });
  match.play('end');
  expect(match.last('drewCards').cards).toEqual(['friman bear', 'supply', 'tent bear', 'tool bear', 'lord bear', 'priest bear']);
});

rule('BAT-4.3', 'cards discarded this turn are shuffled in, too', () => {
  const match = position({
    players: [{ hand: ['supply', 'supply', 'tool bear'], nation: ['chief bear'] }],
    tops: { friman: ['friman isle'] },
  });
  match.play('hire friman', 'end');
  expect(sorted(own(match, 0).hand.cards)).toEqual(sorted(['chief bear', 'tool bear', 'friman isle', ...times(3, 'supply')]));
});

rule('BAT-4.3', 'the haven is not shuffled while the nation has a card, even if no card is left afterwards', () => {
  const match = position({ players: [{ nation: times(6, 'friman bear'), haven: times(4, 'supply') }] });
  match.play('end');
  expect(match.events('reshuffled')).toEqual([]);
  expect(own(match, 0)).toMatchObject({ nation: { count: 0 }, haven: { count: 4 } });
});

rule('BAT-4.4', 'with nation and haven empty the rest of the draw is forfeited', () => {
  const match = position({ players: [{ nation: times(2, 'friman bear'), haven: ['supply'] }] });
  match.play('end');
  expect(own(match, 0)).toMatchObject({ hand: { count: 3 }, nation: { count: 0 }, haven: { count: 0 } });
  expect(match.decision()).toMatchObject({ seats: [1] });
});

rule('BAT-4.4', 'a completely forfeited draw does not hold up the game', () => {
  const match = position({ stage: 'opening', players: [{ hand: times(3, 'friman bear'), ambush: ['supply'] }] });
  match.play('cohort bear');
  expect(match.events('drew')).toEqual([]);
  expect(own(match, 0).hand.count).toBe(4);
});

rule('BAT-4.5', 'players see every card of their own haven', () => {
  const match = position({ players: [{ haven: ['supply', 'friman bear', 'chief isle'] }] });
  expect(own(match, 0).haven.cards).toEqual(['supply', 'friman bear', 'chief isle']);
});

rule('BAT-4.5', 'players know the size of their own nation, but do not look into it', () => {
  const nation = ['lord bear', 'friman bear', 'supply', 'chief isle', 'supply'];
  const match = position({ players: [{ nation }] });
  for (const eye of [0, 1, 'public'] as const) expect(seen(match, eye).players[0]?.nation).toEqual({ count: 5, cards: null });
});

rule('BAT-4.5', 'like a perfect memory, guesses know which cards are in a nation, but not their order', () => {
  const nation = ['lord bear', 'friman bear', 'supply', 'chief isle', 'priest ember', 'supply'];
  const { table } = position({ players: [{ nation }, { nation: ['lord isle', 'supply'] }] });
  const guessed = battalia.copy(table);
  battalia.guess(guessed, 0, new FastDice(7));
  const inNation = (of: typeof table): string[] => namesOf(of, of.players[0]?.nation ?? []);
  expect(sorted(inNation(guessed))).toEqual(sorted(nation));
  expect(inNation(guessed)).not.toEqual(inNation(table));
});

rule('BAT-20.5', 'by agreement players see a list of their own nation, never in its order', () => {
  const nation = ['lord bear', 'friman bear', 'supply', 'chief isle', 'supply'];
  const options = { memoryAid: 'on' };
  const one = position({ options, players: [{ nation }] });
  const other = position({ options, players: [{ nation: nation.toReversed() }] });
  expect(sorted(own(one, 0).nation.cards ?? [])).toEqual(sorted(nation));
  expect(one.view(0)).toEqual(other.view(0));
  for (const eye of [1, 'public'] as const) expect(seen(one, eye).players[0]?.nation).toEqual({ count: 5, cards: null });
});

rule('BAT-4.5', 'the horn lets its owner look', () => {
  const match = position({ players: [{ hand: ['horn'], nation: ['lord bear', 'supply', 'supply', 'chief isle'] }] });
  match.play('horn');
  expect(own(match, 0).nation.cards).toEqual(['lord bear', 'chief isle', 'supply', 'supply']);
  expect(seen(match, 1).players[0]?.nation.cards).toBeNull();
  expect(sorted(match.texts())).toEqual(sorted(['lord bear', 'chief isle', 'supply', 'pass']));
});

rule('BAT-4.6', 'a hand may grow without limit', () => {
  const match = position({
    stage: 'opening',
    players: [
      {
        hand: times(6, 'friman bear'),
        nation: times(4, 'supply'),
        ambush: times(3, 'chief bear'),
        tents: [['tent bear', 'lord bear', 'lord isle']],
      },
    ],
  });
  match.play('cohort bear', 'dismantle tent bear (lord bear + lord isle)');
  expect(own(match, 0).hand.count).toBe(6 + 4 + 3 + 2);
});

rule('BAT-4.6', 'a large hand is discarded only at the end of its owner’s turn', () => {
  const match = position({ players: [{}, { hand: times(9, 'supply') }] });
  match.play('end', 'keep');
  expect(own(match, 1).hand.count).toBe(9);
});
