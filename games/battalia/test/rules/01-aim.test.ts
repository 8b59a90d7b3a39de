import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { onlyOpen, own, position, seen, spaceSeen, times } from '../support/position.ts';

/** Cities lie corner to corner, so that none touches another. Seat 0 has four cities of level 4 and one of level 3. */
const FIFTH_TO_COME = {
  a1: 'hub 4 of 0',
  c1: 'end 4 of 0',
  a3: 'gate 4 of 0',
  a5: 'gate 4 of 0',
  a7: 'hub 3 of 0',
};

rule('BAT-1.1', 'a player’s victory points are the levels of all their cities added up', () => {
  const match = position({
    seats: 4,
    board: { a1: 'hub 4 of 0', c1: 'end 2 of 0', a3: 'gate 3 of 0', g1: 'hub 2 of 1', e1: 'bend 1 of 1', g7: 'hub nobody' },
  });
  expect(seen(match).players.map(({ score }) => score.vp)).toEqual([9, 3, 1, 0]);
});

rule('BAT-1.1', 'an upgrade is worth one more point at once', () => {
  const match = position({ players: [{ hand: times(2, 'chief bear') }] });
  expect(own(match, 0).score.vp).toBe(1);
  match.play('upgrade b2');
  expect(own(match, 0).score.vp).toBe(2);
});

rule('BAT-1.1', 'neutral cities and undefended cities count for nobody', () => {
  const match = position({ board: { d2: 'end S nobody', b6: 'hub neutral 4' } });
  expect(seen(match).players.map(({ score }) => score.vp)).toEqual([1, 1]);
});

rule('BAT-1.1', 'a conquered city counts for its new owner', () => {
  const match = position({
    players: [{ hand: ['weapon bear', 'chief bear'], heroes: ['f6'] }, { hand: ['supply'] }],
    board: { f6: 'hub 2 of 1' },
  });
  match.play('attack f6 city', 'add chief bear', 'declare', 'surrender');
  expect(seen(match).players.map(({ score }) => score.vp)).toEqual([3, 0]);
});

rule('BAT-1.2', 'the fifth city of level 4 ends the game at once, without discarding or drawing', () => {
  const match = position({
    seats: 4,
    players: [{ hand: ['lord bear', 'lord isle', 'supply'], nation: times(6, 'supply') }],
    board: FIFTH_TO_COME,
  });
  match.play('upgrade a7');
  expect(match.result).toMatchObject({ winners: [0], rule: 'BAT-15.2' });
  expect(match.events('discarded')).toEqual([]);
  expect(own(match, 0).hand.cards).toEqual(['supply']);
});

rule('BAT-1.2', 'filling the last empty space ends the game at once', () => {
  const match = position({ players: [{ hand: ['friman bear', 'supply', 'supply'] }], board: onlyOpen('c2') });
  match.play('road simple', 'straight');
  expect(match.result).toMatchObject({ rule: 'BAT-15.1' });
  expect(own(match, 0).hand.cards).toEqual(['supply']);
});

rule('BAT-1.2', 'the player with the most victory points wins, even if another ended the game', () => {
  const match = position({
    seats: 4,
    players: [{ hand: times(2, 'lord bear') }],
    board: {
      ...FIFTH_TO_COME,
      g1: 'hub 4 of 1',
      g3: 'gate 4 of 1',
      g5: 'gate 4 of 1',
      g7: 'hub 4 of 1',
      e3: 'bend 3 of 1',
      e5: 'bend 3 of 1',
    },
  });
  match.play('upgrade a7');
  expect(match.result).toMatchObject({ winners: [1], rule: 'BAT-15.2' });
});

rule('BAT-1.2', 'four cities of level 4 do not end the game', () => {
  const match = position({ seats: 4, players: [{ hand: times(2, 'priest bear') }], board: { ...FIFTH_TO_COME, a7: 'hub 2 of 0' } });
  match.play('upgrade a7');
  expect(match.result).toBeUndefined();
});

rule('BAT-1.3', 'cards of all factions can pay together, whatever the player’s faction', () => {
  const match = position({
    seats: 3,
    players: [{ faction: 'cloud', hand: ['chief bear', 'chief isle', 'chief ember'] }],
    board: { e2: 'straight N-S' },
  });
  match.play('city 2', 'end');
  expect(spaceSeen(match, 'e3')).toMatchObject({ kind: 'city', owner: 0, level: 2 });
});

rule('BAT-1.3', 'the player’s faction decides the hero bonus', () => {
  const battle = (faction: 'bear' | 'isle') => {
    const match = position({ players: [{ faction, hand: ['weapon bear', 'lord bear'], heroes: ['b6'] }], board: { b6: 'hub neutral 4' } });
    match.play('attack b6 neutral', 'add lord bear');
    return seen(match).battle?.attack.total;
  };
  expect(battle('bear')).toBe(1 + 4 + 1);
  expect(battle('isle')).toBe(1 + 4);
});

rule('BAT-1.3', 'the player’s faction decides which terrain is native', () => {
  const strolls = (faction: 'bear' | 'isle') =>
    position({
      mode: 'advanced',
      players: [{ faction, heroes: ['b2'] }],
      board: { b2: 'hub canyons 1 of 0', c2: 'straight E-W woods' },
    }).texts();
  expect(strolls('bear')).toContain('stroll b2 c2');
  expect(strolls('isle')).not.toContain('stroll b2 c2');
});
