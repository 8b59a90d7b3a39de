import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { battalia } from '../../rules/index.ts';
import { onlyOpen, own, type Position, passDay, position, type Sketch, seen, spaceSeen, times } from '../support/position.ts';

// ---- full board

rule('BAT-15.1', 'a card on the last open space ends the game at once', () => {
  const match = position({ players: [{ hand: ['friman bear', 'supply'] }], board: onlyOpen('c2') });
  match.play('road simple', 'straight');
  expect(match.result).toMatchObject({ rule: 'BAT-15.1', because: 'boardFull' });
  expect(match.last('ended')).toMatchObject({ because: 'boardFull' });
});

rule('BAT-15.1', 'the game does not end while a space is open, even if nobody can reach it now', () => {
  const match = position({ players: [{ hand: ['friman bear', 'supply'] }], board: onlyOpen('c2', 'c6') });
  match.play('road simple', 'straight');
  expect(match.result).toBeUndefined();
});

rule('BAT-15.1', 'a city on the last space gets its token first', () => {
  const match = position({
    players: [{ hand: times(3, 'lord bear') }, {}],
    board: { ...onlyOpen('d2'), c2: 'straight E-W', f6: 'hub 4 of 1' },
  });
  match.play('city 4', 'end');
  expect(match.result).toMatchObject({ rule: 'BAT-15.1', winners: [0], scores: [{ vp: 5 }, { vp: 4 }] });
});

rule('BAT-15.1', 'a card that makes all other spaces impassable also ends the game', () => {
  const match = position({
    players: [{ hand: ['friman bear', 'supply'] }],
    board: { ...onlyOpen('c2', 'd2'), c3: 'straight E-W', d3: 'straight E-W' },
  });
  match.play('road simple', 'curve'); // it leads off the map, so no road can reach d2 any more
  expect(spaceSeen(match, 'd2').kind).toBe('impassable');
  expect(match.result).toMatchObject({ because: 'boardFull' });
});

// ---- five cities of level 4

const FOUR = { a1: 'hub 4 of 0', c1: 'end 4 of 0', e1: 'end 4 of 0', a3: 'gate 4 of 0' };
const fifth = (sketch: Sketch): Position => position({ seats: 4, ...sketch, board: { ...FOUR, ...sketch.board } });

rule('BAT-15.2', 'the fifth city of level 4 may be built', () => {
  const match = fifth({
    players: [{ hand: times(3, 'lord bear') }],
    board: { a2: 'straight N-S', b1: 'straight E-W', d1: 'straight E-W', a4: 'straight N-S' },
  });
  match.play('city 4', 'end');
  expect(match.result).toMatchObject({ rule: 'BAT-15.2', because: 'level4Target', winners: [0] });
});

rule('BAT-15.2', 'the fifth city of level 4 may be upgraded', () => {
  const match = fifth({ players: [{ hand: times(2, 'lord bear') }], board: { a7: 'hub 3 of 0' } });
  match.play('upgrade a7');
  expect(match.result).toMatchObject({ rule: 'BAT-15.2' });
});

rule('BAT-15.2', 'the fifth city of level 4 may be annexed', () => {
  const match = fifth({ players: [{ hand: ['weapon bear', 'lord bear'], heroes: ['d2'] }] });
  match.play('attack d2 neutral', 'add lord bear', 'declare');
  expect(match.result).toMatchObject({ rule: 'BAT-15.2', winners: [0] });
});

rule('BAT-15.2', 'the fifth city of level 4 may be conquered', () => {
  const match = fifth({
    players: [{ hand: ['weapon bear', 'lord bear'], heroes: ['g1'] }, { hand: ['supply'] }],
    board: { g1: 'hub 4 of 1' },
  });
  match.play('attack g1 city', 'add lord bear', 'declare', 'surrender');
  expect(match.result).toMatchObject({ rule: 'BAT-15.2', winners: [0] });
});

rule('BAT-15.2', 'a conquered city that drops to level 2 does not count as the fifth', () => {
  const match = fifth({
    players: [{ hand: ['weapon bear', 'lord bear'], heroes: ['g1'] }, { hand: ['supply'] }],
    board: { c3: 'gate 3 of 0', a5: 'gate 3 of 0', a7: 'hub 3 of 0', g1: 'hub 4 of 1' }, // all seven high tokens are out
  });
  match.play('attack g1 city', 'add lord bear', 'declare', 'surrender');
  expect(spaceSeen(match, 'g1')).toMatchObject({ owner: 0, level: 2 });
  expect(match.result).toBeUndefined();
});

rule('BAT-15.2', 'level 4 cities of different players do not add up', () => {
  const match = fifth({ players: [{}, { hand: times(2, 'lord bear') }], active: 1, board: { g1: 'hub 3 of 1' } });
  match.play('upgrade g1');
  expect(match.result).toBeUndefined();
});

// ---- the winner

/** Both players have the same number of victory points; seat 0 ends the game with a road on c2. */
const decided = (board: Record<string, string>, ...heroes: readonly (readonly string[])[]) => {
  const match = position({
    players: [{ hand: ['friman bear', 'supply'], heroes: heroes[0] ?? [] }, { heroes: heroes[1] ?? [] }],
    board: { ...onlyOpen('c2'), ...board },
  });
  return match.play('road simple', 'straight').result;
};

rule('BAT-15.3', 'the player with the most victory points wins', () => {
  expect(decided({ f6: 'hub 2 of 1' })).toMatchObject({ winners: [1], drawn: false });
  expect(decided({ b2: 'hub 2 of 0' })).toMatchObject({ winners: [0], drawn: false });
});

rule('BAT-15.3', 'a tie is broken by cities of level 4', () => {
  expect(decided({ b2: 'hub 4 of 0', f6: 'hub 3 of 1', d6: 'end 1 of 1' })).toMatchObject({ winners: [0] });
});

rule('BAT-15.3', 'then by cities of level 3', () => {
  expect(decided({ b2: 'hub 3 of 0', b4: 'end 1 of 0', f6: 'hub 2 of 1', d6: 'end 2 of 1' })).toMatchObject({ winners: [0] });
});

rule('BAT-15.3', 'then by cities of level 2, however many of level 1 there are', () => {
  expect(decided({ b2: 'hub 2 of 0', f6: 'hub 1 of 1', d6: 'end 1 of 1' })).toMatchObject({ winners: [0] });
  expect(decided({ b2: 'hub 1 of 0', b4: 'end 1 of 0', f6: 'hub 2 of 1' })).toMatchObject({ winners: [1] });
});

rule('BAT-15.3', 'then by heroes on the board', () => {
  expect(decided({}, ['b2'], [])).toMatchObject({ winners: [0] });
  expect(decided({}, ['b2'], ['f6', 'f6'])).toMatchObject({ winners: [1] });
});

rule('BAT-15.3', 'if all is equal, the players win together', () => {
  expect(decided({}, ['b2'], ['f6'])).toMatchObject({ winners: [0, 1], drawn: true });
});

rule('BAT-15.3', 'the result contains the whole score sheet', () => {
  expect(decided({ b2: 'hub 4 of 0', b4: 'end 3 of 0', f6: 'hub 2 of 1', d6: 'end 1 of 1' }, ['b2'], [])?.scores).toEqual([
    { vp: 7, level4: 1, level3: 1, level2: 0, level1: 0, heroes: 1 },
    { vp: 3, level4: 0, level3: 0, level2: 1, level1: 1, heroes: 0 },
  ]);
});

// ---- no elimination, standstill, last day

rule('BAT-15.4', 'a player without cities and heroes plays on and can found a new city', () => {
  const match = position({ active: 1, players: [{}, { hand: times(3, 'friman bear') }], board: { f6: 'hub 1 of 0' } });
  expect(match.result).toBeUndefined();
  match.play('city 1', 'end', 'd3');
  expect(spaceSeen(match, 'd3')).toMatchObject({ owner: 1, level: 1 });
});

rule('BAT-15.4', 'losing the last city does not end the game', () => {
  const match = position({ players: [{ hand: ['weapon bear', 'friman bear'], heroes: ['f6'] }, { nation: times(6, 'supply') }] });
  match.play('attack f6 city', 'add friman bear', 'declare', 'surrender', 'end');
  expect(match.result).toBeUndefined();
  expect(match.decision()).toMatchObject({ seats: [1], ask: 'opening' });
});

const QUIET = { quietWeek: 'on' };
rule('BAT-15.5', 'seven quiet days in a row end the game after the last turn of the seventh', () => {
  const match = position({ seats: 3, stage: 'opening', options: QUIET });
  for (let day = 1; day <= 6; day++) {
    passDay(match);
    expect(seen(match).quiet).toMatchObject({ days: day, limit: 7 });
  }
  match.play('keep', 'end', 'keep', 'end', 'keep');
  expect(match.result).toBeUndefined();
  match.play('end');
  expect(match.result).toMatchObject({ rule: 'BAT-15.5', because: 'quietDays' });
});

rule('BAT-15.5', 'a road, a city, an upgrade, an annexation or a conquest makes the day lively', () => {
  const lively = (sketch: Sketch, ...texts: readonly string[]) => {
    const match = position({ quiet: 6, options: QUIET, ...sketch }).play(...texts);
    expect(seen(match).quiet).toMatchObject({ days: 6, stirredToday: true });
    passDay(match);
    expect(match.result).toBeUndefined();
    expect(seen(match).quiet).toMatchObject({ days: 0, stirredToday: false });
  };
  lively({ players: [{ hand: ['friman bear', 'supply'] }] }, 'road simple', 'straight', 'c2');
  lively({ players: [{ hand: times(3, 'friman bear') }], board: { c2: 'curve S-W' } }, 'city 1', 'end');
  lively({ players: [{ hand: times(2, 'chief bear') }] }, 'upgrade b2');
  lively({ players: [{ hand: ['weapon bear', 'lord bear'], heroes: ['b6'] }] }, 'attack b6 neutral', 'add lord bear', 'declare');
  lively({ players: [{ heroes: ['d2'] }], board: { d2: 'end nobody' } }, 'annex d2');
  lively(
    { players: [{ hand: ['weapon bear', 'friman bear'], heroes: ['f6'] }, { hand: ['supply'] }] },
    'attack f6 city',
    'add friman bear',
    'declare',
    'surrender',
  );
});

rule('BAT-15.5', 'nothing else makes the day lively', () => {
  const match = position({
    quiet: 6,
    options: QUIET,
    players: [
      { hand: [...times(2, 'weapon bear'), ...times(6, 'supply')], heroes: ['b2'] },
      { hand: ['supply'], heroes: ['b2'] },
    ],
    board: { c2: 'straight E-W' },
  });
  match.play('hire friman', 'step b2 c2', 'hero', 'attack b2 hero 1', 'declare', 'surrender');
  expect(seen(match).quiet).toMatchObject({ stirredToday: false });
  passDay(match);
  expect(match.result).toMatchObject({ because: 'quietDays' });
});

rule('BAT-15.5', 'a lively day resets the count', () => {
  const match = position({ quiet: 5, options: QUIET, players: [{ hand: times(2, 'chief bear') }] }).play('upgrade b2');
  passDay(match);
  for (let day = 1; day <= 6; day++) passDay(match);
  expect(match.result).toBeUndefined();
  expect(seen(match).quiet.days).toBe(6);
});

rule('BAT-15.5', 'a successful defence leaves the day quiet', () => {
  const match = position({
    quiet: 6,
    options: QUIET,
    players: [{ hand: ['weapon bear', 'friman bear'], heroes: ['f6'] }, { hand: ['lord isle'] }],
  });
  match.play('attack f6 city', 'add friman bear', 'declare', 'react', 'add lord isle', 'declare', 'stop');
  expect(seen(match).quiet.stirredToday).toBe(false);
});

rule('BAT-15.5', 'a quiet week ends the game only by agreement', () => {
  expect(battalia.setup.options.find(({ id }) => id === 'quietWeek')?.default).toBe('off');
  const match = position({ seats: 2, stage: 'opening' });
  for (let day = 1; day <= 9; day++) passDay(match);
  expect(match.result).toBeUndefined();
  expect(seen(match).quiet).toMatchObject({ days: 9, limit: 0 });
});
rule(['BAT-15.5', 'BAT-18.7', 'BAT-20.5'], 'the first game has no ending and no aid that is not printed', () => {
  expect(battalia.setup.firstGame?.options).toMatchObject({ weeks: 'none', quietWeek: 'off', vpTarget: 'off', memoryAid: 'off' });
});

rule('BAT-15.6', 'day 105 is the technical stop', () => {
  const match = position({ day: 104, stage: 'opening' });
  passDay(match);
  expect(match.result).toBeUndefined();
  passDay(match);
  expect(match.result).toMatchObject({ rule: 'BAT-15.6', because: 'lastDay' });
});

rule('BAT-15.6', 'the last day is played to its end', () => {
  const match = position({ seats: 3, day: 105, stage: 'opening' }).play('keep', 'end', 'keep', 'end', 'keep');
  expect(match.result).toBeUndefined();
  match.play('end');
  expect(match.result).toMatchObject({ because: 'lastDay' });
});

rule(['BAT-15.1', 'BAT-15.2'], 'the end of the game stops the turn at once: nothing is discarded or drawn', () => {
  const match = fifth({
    players: [
      { hand: ['weapon bear', 'lord bear', 'supply'], nation: times(9, 'supply'), heroes: ['g1'] },
      { hand: ['supply'], nation: times(9, 'supply') },
    ],
    board: { g1: 'hub 4 of 1' },
  });
  match.play('attack g1 city', 'add lord bear', 'declare', 'surrender');
  expect(match.events('discarded')).toEqual([]);
  expect(match.events('drew')).toEqual([]);
  expect([own(match, 0).hand.count, own(match, 1).hand.count]).toEqual([1, 1]);
});
