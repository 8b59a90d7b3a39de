// Chapter 12, part 4: what a battle leaves behind.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { own, position, seen, spaceSeen, times } from '../support/position.ts';

// In these positions seat 0 (bear) attacks the starting city of seat 1 (isle) on f6, unless said otherwise.

rule('BAT-12.23', 'if the attacker loses, the heroes that took part are dismissed', () => {
  const match = position({ players: [{ hand: ['weapon bear'], heroes: ['f6', 'f6'] }, { hand: ['lord isle'] }] });
  match.play('attack f6 city', '2 heroes', 'declare', 'react', 'add lord isle', 'declare', 'stop');
  expect(match.last('dismissed')).toMatchObject({ seat: 0, at: 'f6', heroes: 2 });
  expect(seen(match).players[0]?.heroes).toEqual([null, null]);
});
rule('BAT-12.23', 'if the defender loses, the heroes that took part are dismissed', () => {
  const match = position({
    players: [
      { hand: ['weapon bear', 'lord bear'], heroes: ['f6'] },
      { hand: ['friman isle'], heroes: ['f6', 'f6'] },
    ],
  });
  match.play('attack f6 hero 1', 'add lord bear', 'declare', 'react', 'join', 'add friman isle', 'stop');
  expect(seen(match).players[1]?.heroes).toEqual([null, null]);
  expect(seen(match).players[0]?.heroes).toEqual(['f6', null]);
});
rule('BAT-12.23', 'a hero that won stays on the card', () => {
  const match = position({
    players: [
      { hand: ['weapon bear'], heroes: ['f6'] },
      { hand: ['lord isle'], heroes: ['f6'] },
    ],
  });
  match.play('attack f6 hero 1', 'declare', 'react', 'add lord isle', 'declare', 'stop');
  expect(seen(match).players.map(({ heroes }) => heroes)).toEqual([
    [null, null],
    ['f6', null],
  ]);
});

rule('BAT-12.24', 'a conquered city keeps its level with the attacker’s token; the defender’s token is free again', () => {
  const match = position({ players: [{ hand: ['sword'], heroes: ['f6'] }], board: { f6: 'hub 3 of 1' } });
  expect([own(match, 0).tokens, own(match, 1).tokens]).toEqual([
    { low: 6, high: 7 },
    { low: 7, high: 6 },
  ]);
  match.play('attack f6 city', 'declare', 'surrender');
  expect(spaceSeen(match, 'f6')).toMatchObject({ owner: 0, level: 3 });
  expect([own(match, 0).tokens, own(match, 1).tokens]).toEqual([
    { low: 6, high: 6 },
    { low: 7, high: 7 },
  ]);
  expect([own(match, 0).score.vp, own(match, 1).score.vp]).toEqual([4, 0]);
});
rule('BAT-12.24', 'if a hero was the target, the city stays with its owner', () => {
  const match = position({ players: [{ hand: ['weapon bear'], heroes: ['f6'] }, { heroes: ['f6'] }] });
  match.play('attack f6 hero 1', 'declare', 'surrender');
  expect(spaceSeen(match, 'f6')).toMatchObject({ owner: 1, level: 1 });
});

// ---- missing tokens

/** Cities of seat 0 all over the map of four players, some of a low and some of a high level. */
function realm(low: number, high: number): Record<string, string> {
  const spaces = ['b1', 'c1', 'd1', 'e1', 'f1', 'a2', 'b2', 'c2', 'e2', 'f2', 'g2', 'a3', 'b3', 'c3'];
  const types = ['end', 'end', 'end', 'end', 'gate', 'gate', 'gate', 'gate', 'bend', 'bend', 'bend', 'bend', 'fork', 'fork'];
  return Object.fromEntries(spaces.slice(0, low + high).map((at, i) => [at, `${types[i]} ${i < low ? 1 : 3} of 0`]));
}
/** Seat 0 stands on a city of seat 1 on g7 and holds other cities. */
const conqueror = (low: number, high: number, level: number) =>
  position({
    seats: 4,
    options: { boardFull: 'off' },
    players: [{ hand: ['sword', 'weapon bear'], heroes: ['g7'] }],
    board: { a1: 'empty', g7: `hub ${level} of 1`, ...realm(low, high) },
  }).play('attack g7 city', 'sword', 'declare', 'surrender');

rule('BAT-12.25', 'without a free high token a city of level 4 or 3 drops to 2', () => {
  for (const level of [3, 4]) {
    const match = conqueror(0, 7, level);
    expect(match.last('conquered')).toMatchObject({ level: 2 });
    expect(spaceSeen(match, 'g7')).toMatchObject({ owner: 0, level: 2 });
    expect(own(match, 0).tokens).toEqual({ low: 6, high: 0 });
  }
});
rule('BAT-12.25', 'with one high token left the level is kept', () => {
  expect(spaceSeen(conqueror(0, 6, 4), 'g7')).toMatchObject({ owner: 0, level: 4 });
});
rule('BAT-12.26', 'a city gets no token if none fits', () => {
  const match = conqueror(7, 7, 4);
  expect(match.last('abandoned')).toMatchObject({ seat: 1, at: 'g7' });
  expect(spaceSeen(match, 'g7')).toMatchObject({ owner: null, level: 0, guard: 0 });
  expect(own(match, 1).tokens.high).toBe(7);
});
rule('BAT-12.26', 'a high token does not fit a city of level 2 or 1', () => {
  for (const level of [1, 2]) expect(spaceSeen(conqueror(7, 0, level), 'g7')).toMatchObject({ owner: null, level: 0 });
});

rule('BAT-12.27', 'a hero on an undefended city annexes it at level 1, without a cost, fight or reward', () => {
  const match = position({ players: [{ heroes: ['d2'] }], board: { d2: 'fork nobody' } });
  match.play('annex d2');
  expect(spaceSeen(match, 'd2')).toMatchObject({ owner: 0, level: 1 });
  expect(own(match, 0)).toMatchObject({ gains: [], laid: [], score: { vp: 2 } });
});
rule('BAT-12.27', 'annexing an undefended city takes a hero on it', () => {
  position({ players: [{ heroes: ['b2'] }], board: { d2: 'fork nobody' } }).refuses('annex d2');
});
rule('BAT-12.27', 'annexing an undefended city takes a free low token', () => {
  const match = conqueror(7, 7, 4);
  expect(match.refuses('annex g7')).toMatchObject({ rule: 'BAT-2.5', because: 'noToken' });
});
rule('BAT-12.27', 'the last low token is enough', () => {
  const match = position({
    seats: 4,
    players: [{ heroes: ['d1'] }],
    board: { a1: 'empty', ...realm(6, 0), d1: 'fork nobody', g3: 'bend 1 of 0' },
  });
  expect(own(match, 0).tokens.low).toBe(1);
  match.play('annex d1');
  expect(own(match, 0).tokens.low).toBe(0);
});
rule('BAT-12.27', 'an undefended city cannot be attacked, and any other player may take it later', () => {
  const match = position({
    players: [{ hand: ['weapon bear', 'lord bear'], heroes: ['d2'] }, { heroes: ['d2'] }],
    board: { d2: 'fork nobody' },
  });
  match.refuses('attack d2 city');
  match.refuses('attack d2 neutral');
  match.play('end', 'keep', 'annex d2');
  expect(spaceSeen(match, 'd2')).toMatchObject({ owner: 1, level: 1 });
});
rule(['BAT-12.27', 'BAT-18.3'], 'in Exiles an undefended city does not count as the one neutral city that a player may annex', () => {
  const match = position({
    mode: 'exiles',
    players: [{ hand: ['weapon bear', 'lord bear', 'lord bear'], heroes: ['d2', 'b2'] }],
    board: { d2: 'fork nobody' },
  });
  match.play('annex d2', 'attack b2 neutral', 'add lord bear', 'add lord bear', 'declare');
  expect(match.last('annexed')).toMatchObject({ at: 'b2', level: 4 });
});
rule(['BAT-12.27', 'BAT-18.3'], 'in Exiles a player who has annexed a neutral city may also annex an undefended one', () => {
  const match = position({ mode: 'exiles', players: [{ heroes: ['d2'], annexed: true }], board: { d2: 'fork nobody' } });
  match.play('annex d2');
});

// ---- heroes, cards and the refill

rule('BAT-12.28', 'a defender’s hero that did not take part stays on the lost city', () => {
  const match = position({
    players: [
      { hand: ['weapon bear', 'lord bear'], heroes: ['f6'] },
      { hand: ['friman isle'], heroes: ['f6'] },
    ],
  });
  match.play('attack f6 city', 'add lord bear', 'declare', 'react', 'add friman isle', 'stop');
  expect(spaceSeen(match, 'f6')).toMatchObject({ owner: 0, heroes: [0, 1] });
});

rule('BAT-12.29', 'after a battle the defender’s cards go to the haven, the attacker’s stay on the table', () => {
  const match = position({
    players: [{ hand: ['weapon bear', 'friman bear'], heroes: ['f6'] }, { hand: ['friman isle', 'title isle', 'supply'] }],
  });
  match.play('attack f6 city', 'declare', 'react', 'transform with title', 'declare', 'stop');
  expect(own(match, 1)).toMatchObject({ laid: [], hand: { cards: ['supply'] } });
  expect(own(match, 1).haven.cards?.toSorted()).toEqual(['chief isle', 'title isle']);
  expect(own(match, 0)).toMatchObject({ laid: [{ card: 'weapon bear', uses: 0 }], haven: { count: 0 } });
});

rule('BAT-12.30', 'the defender draws up to six cards at the end of the attacker’s turn, not before', () => {
  const match = position({
    players: [
      { hand: ['weapon bear', 'supply'], nation: times(6, 'supply'), heroes: ['f6'] },
      { hand: ['friman isle', 'lord isle'], nation: times(8, 'supply') },
    ],
  });
  match.play('attack f6 city', 'declare', 'react', 'add friman isle', 'declare', 'stop');
  expect(own(match, 1).hand.count).toBe(1);
  match.play('end');
  expect(own(match, 1)).toMatchObject({ hand: { count: 6 }, nation: { count: 3 } });
});
rule('BAT-12.30', 'the defender draws once, however many battles there were, and fights them all with the same hand', () => {
  const match = position({
    players: [
      { hand: ['weapon bear', 'weapon bear'], nation: times(6, 'supply'), heroes: ['f6', 'f6'] },
      { hand: ['friman isle', 'chief isle'], nation: times(3, 'lord isle') },
    ],
  });
  match.play('attack f6 city', '1 hero', 'declare', 'react', 'add friman isle', 'declare', 'stop');
  match.play('attack f6 city', 'declare', 'react');
  expect(match.texts()).toEqual(['add chief isle', 'stop']);
});
rule('BAT-12.30', 'the defender also draws after a surrender or a retreat', () => {
  const board = { c2: 'straight E-W', d2: 'straight E-W' };
  for (const answer of ['surrender', 'retreat']) {
    const match = position({
      board,
      players: [
        { hand: ['weapon bear'], nation: times(6, 'supply'), heroes: ['b2'] },
        { hand: ['horse isle', 'friman isle'], nation: times(8, 'supply'), heroes: ['b2'] },
      ],
    });
    match.play('attack b2 hero 1', 'declare', answer, 'end');
    expect(own(match, 1).hand.count, answer).toBe(6);
  }
});
rule('BAT-12.30', 'a defender with six or more cards draws none and keeps them all', () => {
  const match = position({
    players: [
      { hand: ['weapon bear'], nation: times(6, 'supply'), heroes: ['f6'] },
      { hand: times(5, 'friman isle'), ambush: times(3, 'chief isle'), nation: times(8, 'supply') },
    ],
  });
  match.play('attack f6 city', 'declare', 'react', 'recall', 'add friman isle', 'declare', 'stop', 'end');
  expect(own(match, 1)).toMatchObject({ hand: { count: 7 }, nation: { count: 8 } });
});
rule('BAT-12.30', 'a player who was not attacked draws nothing', () => {
  const match = position({
    seats: 3,
    players: [
      { hand: ['weapon bear'], nation: times(6, 'supply'), heroes: ['a5'] },
      { hand: [], nation: times(8, 'supply') },
      { hand: [], nation: times(8, 'supply') },
    ],
  });
  match.play('attack a5 city', 'declare', 'surrender', 'end');
  expect([1, 2].map((seat) => own(match, seat).hand.count)).toEqual([6, 0]);
});
rule('BAT-12.30', 'nobody draws for an attack of an earlier turn', () => {
  const match = position({
    seats: 3,
    players: [
      { hand: ['weapon bear'], nation: times(9, 'supply'), heroes: ['f6'] },
      { hand: ['friman isle'], nation: times(6, 'supply') },
      { hand: ['weapon ember', 'friman ember'], nation: times(8, 'supply') },
    ],
  });
  match.play('attack f6 city', 'declare', 'surrender', 'end');
  expect(own(match, 2).hand.count).toBe(6);
  match.play('keep', 'end');
  expect(match.events('drew').filter(({ seat }) => seat === 2)).toHaveLength(1);
});

rule(
  ['BAT-12.31', 'BAT-14.3'],
  'the active player draws first, then the attacked players clockwise, whatever the order of the attacks',
  () => {
    const match = position({
      seats: 4,
      active: 2,
      players: [
        { nation: times(6, 'supply'), heroes: ['d4'] },
        { nation: times(6, 'supply'), heroes: ['d4'] },
        { hand: times(3, 'weapon ember'), nation: times(6, 'supply'), heroes: ['d4'] },
        { nation: times(6, 'supply'), heroes: ['d4'] },
      ],
    });
    for (const seat of [1, 3, 0]) match.play(`attack d4 hero ${seat}`, 'declare', 'surrender');
    match.play('end');
    expect(match.events('drew').map(({ seat }) => seat)).toEqual([2, 3, 0, 1]);
  },
);
