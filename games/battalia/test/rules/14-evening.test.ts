import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { own, position, seen, times } from '../support/position.ts';

rule('BAT-14.1', 'the rest of the hand, the table and the gains go to the haven, in this order', () => {
  const match = position({
    players: [{ hand: ['lord bear', 'supply', 'supply', 'tool isle'], haven: ['chief bear'], nation: times(6, 'friman bear') }],
    tops: { friman: ['friman isle'] },
  });
  match.play('hire friman', 'end');
  expect(own(match, 0).haven.cards).toEqual(['chief bear', 'lord bear', 'tool isle', 'supply', 'supply', 'friman isle', 'supply']);
});

rule('BAT-14.1', 'other players learn how many cards were discarded and see the top one', () => {
  const match = position({
    players: [{ hand: ['lord bear', 'chief bear', 'friman bear', 'friman bear'], nation: times(6, 'supply') }],
    tops: { weapon: ['weapon isle'] },
  });
  match.play('create weapon', 'end');
  expect(match.last('discarded')).toMatchObject({ seat: 0, count: 5, top: 'weapon isle' });
  expect(JSON.stringify([match.match.events(1), seen(match, 1).players])).not.toMatch(/lord bear/);
});

rule('BAT-14.1', 'the hand is discarded in its order, as in a mulligan', () => {
  const hand = ['lord bear', 'supply', 'chief isle', 'tool ember'];
  const evening = position({ players: [{ hand, nation: times(6, 'friman bear') }] }).play('end');
  expect(own(evening, 0).haven.cards).toEqual(hand);
  const mulligan = position({ stage: 'opening', players: [{ hand, nation: times(6, 'friman bear') }] }).play('mulligan');
  expect(own(mulligan, 0).haven.cards).toEqual(hand);
});

rule('BAT-14.1', 'ambush and pitched tents with their contents stay', () => {
  const match = position({
    players: [
      { hand: ['supply'], ambush: ['lord bear'], tents: [['tent bear', 'chief bear', 'chief isle']], nation: times(6, 'friman bear') },
    ],
  });
  match.play('end');
  expect(own(match, 0)).toMatchObject({
    haven: { cards: ['supply'] },
    ambush: { cards: ['lord bear'] },
    tents: [{ tent: 'tent bear', cards: ['chief bear', 'chief isle'] }],
  });
});

rule('BAT-14.1', 'unspent uses are lost with their cards', () => {
  const match = position({ day: 1, players: [{ hand: ['tool bear', 'supply'], nation: times(6, 'friman bear') }] });
  match.play('road simple', 'straight', 'c2'); // one of the two uses of the lit tool
  expect(own(match, 0).laid).toContainEqual(expect.objectContaining({ card: 'tool bear', uses: 1 }));
  match.play('end');
  expect(own(match, 0)).toMatchObject({ laid: [], haven: { count: 2 } });
});

rule('BAT-14.2', 'six cards are drawn, whatever was played', () => {
  for (const hand of [[], ['supply'], times(9, 'supply')]) {
    const match = position({ players: [{ hand, nation: times(8, 'friman bear') }] }).play('end');
    expect(own(match, 0)).toMatchObject({ hand: { count: 6 }, nation: { count: 2 }, laid: [], gains: [] });
  }
});

rule('BAT-14.2', 'cards in ambush do not reduce the draw', () => {
  const match = position({ players: [{ ambush: ['lord bear', 'lord isle'], nation: times(8, 'friman bear') }] }).play('end');
  expect(own(match, 0)).toMatchObject({ hand: { count: 6 }, ambush: { count: 2 } });
});

rule('BAT-14.3', 'after the active player, the attacked players draw up to six, clockwise', () => {
  const nation = times(4, 'supply');
  const match = position({
    seats: 4,
    active: 1,
    day: 3,
    players: [
      { hand: ['friman isle'], nation: [...nation, 'supply', 'supply'], heroes: ['g1'] },
      { hand: times(3, 'weapon bear'), nation: times(7, 'supply'), heroes: ['g1'] },
      { hand: times(2, 'friman isle'), nation, heroes: ['g1'] },
      { hand: times(2, 'friman ember'), nation, heroes: ['g1'] },
    ],
  });
  match.play('attack g1 hero 0', 'declare', 'surrender', 'attack g1 hero 3', 'declare', 'surrender');
  expect(match.events('drew')).toEqual([]);
  match.play('end');
  expect(match.events('drew').map(({ seat, count }) => [seat, count])).toEqual([
    [1, 6],
    [3, 4],
    [0, 5],
  ]);
  expect(own(match, 2).hand.count).toBe(2); // not attacked
});

rule('BAT-14.3', 'an attacked player draws only at the end of that turn', () => {
  const match = position({
    day: 3,
    players: [
      { hand: ['weapon bear'], nation: times(12, 'supply'), heroes: ['b2'] },
      { hand: ['friman isle'], nation: times(20, 'supply'), heroes: ['b2'] },
    ],
  });
  match.play('attack b2 hero 1', 'declare', 'surrender', 'end');
  expect(own(match, 1).hand.count).toBe(6);
  match.play('keep', 'end', 'keep', 'end');
  expect(match.events('drew').map(({ seat }) => seat)).toEqual([0, 1, 1, 0]);
});
