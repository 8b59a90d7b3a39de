import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { onlyOpen, own, type Position, position, seen, spaceSeen, times } from '../support/position.ts';

/** The hand for one simple road, junction or city. */
const ROAD = ['friman bear', 'supply'];
const JUNCTION = ['friman bear', 'friman bear', 'supply'];
const CITY = times(3, 'friman bear');

const sorted = (texts: readonly string[]): string[] => [...texts].sort();

// ---- types and cards

rule('BAT-7.1', 'a simple road is a straight or a curve, a junction a tee or a cross', () => {
  expect(
    position({ players: [{ hand: ROAD }] })
      .play('road simple')
      .texts(),
  ).toEqual(['straight', 'curve']);
  expect(
    position({ players: [{ hand: JUNCTION }] })
      .play('road junction')
      .texts(),
  ).toEqual(['tee', 'cross']);
});

rule('BAT-7.1', 'a city of any level may have any of the five types', () => {
  for (const [level, unit] of ['friman bear', 'chief bear', 'priest bear', 'lord bear'].entries()) {
    const match = position({ players: [{ hand: times(3, unit) }], board: { c2: 'straight E-W' } });
    match.play(`city ${level + 1}`);
    expect(match.texts()).toEqual(['end', 'gate', 'bend', 'fork', 'hub']);
  }
});

rule('BAT-7.1', 'the top card of the deck is built, whatever its terrain', () => {
  const match = position({ players: [{ hand: ROAD }], tops: { curve: ['curve canyons', 'curve lakes'] } });
  match.play('road simple', 'curve', 'c2', 'S-W');
  expect(spaceSeen(match, 'c2')).toMatchObject({ kind: 'road', type: 'curve', terrain: 'canyons', exits: 'S-W' });
  expect(match.last('built')).toMatchObject({ seat: 0, type: 'curve', terrain: 'canyons', at: 'c2', exits: 'S-W' });
});

rule('BAT-7.2', 'everybody sees the drawn card before its space is chosen', () => {
  const match = position({ players: [{ hand: ROAD }], tops: { straight: ['straight lakes'] } });
  match.play('road simple');
  expect(seen(match, 1).building).toMatchObject({ card: null });
  match.play('straight');
  expect(match.decision()).toMatchObject({ ask: 'buildAt' });
  expect(seen(match, 1).building).toMatchObject({ kind: 'road', card: { type: 'straight', terrain: 'lakes' } });
});

rule('BAT-7.2', 'a card without a place cannot be built: a boxed-in player is offered no build action', () => {
  const match = position({ players: [{ hand: [...JUNCTION, 'friman bear'] }], board: onlyOpen('e6') });
  for (const action of ['road simple', 'road junction', 'city 1'])
    expect(match.refuses(action)).toMatchObject({ rule: 'BAT-7.2', because: 'noSpaceFits' });
});

rule('BAT-7.2', 'only types with a legal place are offered', () => {
  const match = position({
    players: [{ hand: ROAD }],
    board: { ...onlyOpen('c2'), c3: 'curve E-S', d2: 'straight N-S' }, // c2 can join only b2 and the edge
  });
  match.play('road simple');
  expect(match.last('built')).toMatchObject({ type: 'curve', at: 'c2', exits: 'N-W' });
});

rule('BAT-7.2', 'a type whose deck is empty does not count', () => {
  const match = position({
    players: [{ hand: [...ROAD] }],
    board: { ...onlyOpen('c2', 'b3'), c3: 'curve E-S', d2: 'straight N-S' },
    left: { curve: 0 },
  });
  match.play('road simple'); // a straight road fits on b3
  expect(match.last('built')).toMatchObject({ type: 'straight', at: 'b3' });
});

rule('BAT-7.2', 'a building cannot be called off once it is paid for', () => {
  const match = position({ players: [{ hand: ROAD }] });
  match.play('road simple');
  expect(match.texts()).not.toContain('pass');
  match.play('curve');
  expect(match.texts()).not.toContain('pass');
  match.play('c2');
  expect(match.texts()).not.toContain('pass');
});

// ---- where cards may lie

/** Red (seat 0) owns g7 with roads around it, blue (seat 1) a1. */
const COAST = {
  g7: 'hub 1 of 0',
  f7: 'straight E-W',
  e7: 'tee N-E-W',
  g6: 'straight N-S',
  a1: 'hub 1 of 1',
  b1: 'straight E-W',
  g1: 'hub 1 of 2',
  a7: 'hub 1 of 3',
};
const red = (board: Record<string, string>): Position =>
  position({ seats: 4, players: [{ faction: 'ember', hand: [...times(3, 'chief bear'), ...times(2, 'priest bear')] }], board });

rule(['BAT-7.3', 'BAT-7.4', 'BAT-7.5', 'BAT-7.6', 'BAT-7.8'], 'a city with a single legal space', () => {
  const match = red(COAST).play('city 2', 'hub');
  expect(spaceSeen(match, 'g5')).toMatchObject({ kind: 'city', type: 'hub', owner: 0, level: 2 });
  match.play('upgrade g5');
  expect(spaceSeen(match, 'g5')).toMatchObject({ owner: 0, level: 3 });
});

rule(['BAT-7.4', 'BAT-7.5', 'BAT-7.8'], 'each refused space has its own reason', () => {
  const match = red({ ...COAST, d6: 'empty' }).play('city 2', 'hub');
  expect(sorted(match.texts())).toEqual(['d7', 'e6', 'g5']); // without the city on d6 three are legal
  expect(match.refuses('c1')).toMatchObject({ rule: 'BAT-7.8', because: 'noRoadToOwnCities' });
  expect(match.refuses('f6')).toMatchObject({ rule: 'BAT-7.5', because: 'blankSide' });
  expect(match.refuses('e3')).toMatchObject({ rule: 'BAT-7.4', because: 'touchesNothing' });
});

rule('BAT-7.3', 'a card goes on an empty space of the map', () => {
  const match = position({ players: [{ hand: ROAD }] }).play('road simple', 'straight');
  expect(match.texts()).toEqual(['c2', 'b3']);
  expect(match.refuses('b2')).toMatchObject({ rule: 'BAT-7.3', because: 'occupied' });
  expect(match.refuses('d4')).toMatchObject({ rule: 'BAT-7.3', because: 'occupied' });
});

rule('BAT-7.3', 'a card never goes on an impassable space', () => {
  const match = position({ players: [{ hand: ROAD }], board: { c2: 'impassable' } }).play('road simple', 'straight');
  expect(spaceSeen(match, 'b3')).toMatchObject({ kind: 'road' }); // the only other space beside the city
  expect(spaceSeen(match, 'c2').kind).toBe('impassable');
});

rule('BAT-7.4', 'touching a card at its corner is not enough', () => {
  const match = position({ players: [{ hand: ROAD }] }).play('road simple', 'straight');
  expect(match.refuses('c3')).toMatchObject({ rule: 'BAT-7.4', because: 'touchesNothing' });
});

rule('BAT-7.5', 'road must meet road', () => {
  const match = position({ players: [{ hand: ROAD }] }).play('road simple', 'curve', 'c2');
  expect(sorted(match.texts())).toEqual(['N-W', 'S-W']); // every turn that meets the road on b2
});

rule('BAT-7.5', 'blank must meet blank on all sides that touch a card', () => {
  const match = position({ players: [{ hand: JUNCTION }], board: { b3: 'tee N-E-S', c3: 'straight E-W', d2: 'straight N-S' } });
  match.play('road junction', 'tee');
  expect(sorted(match.texts())).toEqual(['b4', 'd3']);
  expect(match.refuses('c2')).toMatchObject({ rule: 'BAT-7.5', because: 'blankSide' }); // c3 and d2 are blank towards it
});

rule('BAT-7.5', 'a card between two roads must join both', () => {
  const match = position({ players: [{ hand: JUNCTION }], board: { d2: 'straight E-W' } });
  match.play('road junction', 'tee', 'c2');
  expect(sorted(match.texts())).toEqual(['E-S-W', 'N-E-W']);
});

rule('BAT-7.6', 'roads can be built where only spaces beside cities are in reach, but no city', () => {
  const match = position({
    players: [{ hand: [...CITY, 'supply'] }],
    board: { c2: 'straight E-W', d2: 'straight E-W', b3: 'straight N-S', b4: 'straight N-S' }, // e2 lies beside f2, b5 beside b6
  });
  expect(match.refuses('city 1')).toMatchObject({ because: 'noSpaceFits' });
  expect(match.texts()).toContain('road simple');
});

rule('BAT-7.6', 'a city may not be beside any other city: the builder’s, another player’s, neutral or undefended', () => {
  const board = { c2: 'cross', c3: 'straight N-S', c4: 'tee N-E-S' };
  for (const city of ['end N 1 of 0', 'end N 1 of 1', 'end N neutral 4', 'end N nobody']) {
    const match = position({ players: [{ hand: CITY }], board: { ...board, d5: city } }).play('city 1', 'end');
    expect(match.refuses('c5')).toMatchObject({ rule: 'BAT-7.6', because: 'nextToCity' });
  }
  const match = position({ players: [{ hand: CITY }], board: { ...board, d5: 'straight N-S' } }).play('city 1', 'end');
  expect(match.texts()).toContain('c5');
});

rule('BAT-7.6', 'cities may lie corner to corner', () => {
  const match = position({ players: [{ hand: CITY }], board: { c2: 'curve S-W' } });
  match.play('city 1', 'end'); // c3 lies corner to corner with b2
  expect(spaceSeen(match, 'c3')).toMatchObject({ kind: 'city', owner: 0 });
});

rule('BAT-7.6', 'the ruins are not a city, so a city may be beside them', () => {
  const match = position({
    players: [{ hand: CITY }],
    board: { c2: 'straight E-W', d2: 'curve S-W' },
  });
  match.play('city 1', 'gate'); // d3, between the road on d2 and the ruins on d4
  expect(spaceSeen(match, 'd3')).toMatchObject({ kind: 'city', exits: 'N-S', owner: 0 });
});

rule('BAT-7.6', 'roads may be beside cities', () => {
  const match = position({ players: [{ hand: ROAD }] }).play('road simple', 'straight', 'c2');
  expect(spaceSeen(match, 'c2').kind).toBe('road');
});

rule('BAT-7.7', 'an exit may lead off the map', () => {
  const match = position({ seats: 4, players: [{ hand: ROAD }] });
  match.play('road simple', 'curve', 'b1');
  expect(match.texts()).toContain('N-W');
});

rule(['BAT-7.7', 'BAT-19.2'], 'an exit may lead to a space out of play', () => {
  const match = position({ players: [{ hand: ROAD }] });
  match.play('road simple', 'curve', 'c2', 'N-W');
  expect(spaceSeen(match, 'c2')).toMatchObject({ kind: 'road', exits: 'N-W' });
});

rule('BAT-7.7', 'an exit may lead to an impassable space', () => {
  const match = position({ players: [{ hand: ROAD }], board: { d2: 'impassable' } });
  match.play('road simple', 'straight', 'c2');
  expect(spaceSeen(match, 'c2')).toMatchObject({ exits: 'E-W' });
});

rule('BAT-7.8', 'a card must be joined to a city of its builder, not just touch one', () => {
  const match = position({
    players: [{ hand: ROAD }],
    board: { b2: 'bend E-S 1 of 0', c2: 'straight E-W', e2: 'straight E-W' },
  });
  match.play('road simple', 'straight');
  expect(sorted(match.texts())).toEqual(['b3', 'd2']);
  expect(match.refuses('e3')).toMatchObject({ because: 'noRoadToOwnCities' }); // it is only beside the road on e2
});

rule('BAT-7.8', 'the way may lead over any roads, other players’ and neutral cities, and the ruins', () => {
  const network = {
    c2: 'straight E-W',
    d2: 'hub 2 of 1',
    d3: 'straight N-S',
    d5: 'straight N-S',
    d6: 'gate N-S neutral 4',
    e4: 'straight E-W',
  };
  const match = position({ players: [{ hand: ROAD }], board: network }).play('road simple', 'straight');
  expect(sorted(match.texts())).toEqual(['b3', 'c4', 'e2', 'f4']);
});

rule('BAT-7.8', 'a link to one of the player’s cities is enough', () => {
  const match = position({ seats: 4, players: [{ hand: ROAD }], board: { g7: 'hub 1 of 0' } });
  match.play('road simple', 'straight');
  expect(sorted(match.texts())).toEqual(['a2', 'b1', 'f7', 'g6']); // two cities, not joined to each other
});

rule('BAT-7.8', 'a road that joins no city of the player is not enough', () => {
  const match = position({ players: [{ hand: ROAD }], board: { e6: 'straight E-W' } }).play('road simple', 'straight');
  expect(match.refuses('d6')).toMatchObject({ because: 'noRoadToOwnCities' });
});

rule('BAT-7.9', 'a player without cities builds a city wherever it fits, without a link', () => {
  const match = position({ players: [{ hand: CITY }], board: { b2: 'hub 1 of 1', c2: 'straight E-W', e6: 'straight E-W' } });
  match.play('city 1', 'end');
  expect(sorted(match.texts())).toEqual(['c3', 'c4', 'd2', 'd3', 'd5', 'd6', 'e4', 'e5'].sort());
  match.play('c3', 'E');
  expect(spaceSeen(match, 'c3')).toMatchObject({ owner: 0, level: 1 });
});

rule('BAT-7.9', 'a city without a link must touch a card, fit it, and not be beside a city', () => {
  const match = position({ players: [{ hand: CITY }], board: { b2: 'hub 1 of 1', c2: 'straight E-W', e6: 'straight E-W' } });
  match.play('city 1', 'hub');
  expect(match.refuses('b4')).toMatchObject({ rule: 'BAT-7.4' });
  expect(match.refuses('c3')).toMatchObject({ rule: 'BAT-7.5' });
  expect(match.refuses('b3')).toMatchObject({ rule: 'BAT-7.6' });
});

rule('BAT-7.9', 'a city without a link needs one adjacent card, on any side', () => {
  const homeless = (open: string): Position =>
    position({ active: 1, players: [{}, { hand: times(3, 'friman bear') }], board: { ...onlyOpen(open), f6: 'hub 1 of 0' } });
  for (const open of ['d3', 'e4', 'd5', 'c4']) expect(homeless(open).texts()).toContain('city 1');
  homeless('d2').refuses('city 1');
});
rule('BAT-7.9', 'a player without cities cannot build roads', () => {
  const match = position({ players: [{ hand: JUNCTION }], board: { b2: 'hub 1 of 1' } });
  expect(match.refuses('road simple')).toMatchObject({ rule: 'BAT-7.9', because: 'noOwnCity' });
  expect(match.refuses('road junction')).toMatchObject({ rule: 'BAT-7.9', because: 'noOwnCity' });
});

rule('BAT-7.9', 'with a new city, roads can be built again', () => {
  const match = position({ players: [{ hand: [...CITY, ...ROAD] }], board: { b2: 'hub 1 of 1' } });
  match.play('city 1', 'end', 'd3');
  expect(match.texts()).toContain('road simple');
});

// ---- levels and tokens

rule('BAT-7.10', 'three units of a rank build a city of that level, marked with the player’s token', () => {
  for (const [place, unit] of ['friman', 'chief', 'priest', 'lord'].entries()) {
    const level = place + 1;
    const match = position({ players: [{ hand: times(3, `${unit} bear`) }], board: { c2: 'curve S-W' } });
    match.play(`city ${level}`, 'end');
    expect(match.last('paid')).toMatchObject({ cards: times(3, `${unit} bear`) });
    expect(spaceSeen(match, 'c3')).toMatchObject({ owner: 0, level });
    expect(own(match, 0).tokens).toEqual(level < 3 ? { low: 5, high: 7 } : { low: 6, high: 6 });
  }
});

rule('BAT-7.10', 'two units, or units of different ranks, cannot build a city', () => {
  const match = position({ players: [{ hand: ['friman bear', 'friman bear', 'chief bear', 'chief isle'] }], board: { c2: 'curve S-W' } });
  for (const level of [1, 2, 3, 4]) expect(match.refuses(`city ${level}`)).toMatchObject({ because: 'missingCards' });
});

rule('BAT-7.11', 'two units of the next rank raise a city by one level', () => {
  for (const [place, unit] of ['chief', 'priest', 'lord'].entries()) {
    const match = position({ players: [{ hand: times(2, `${unit} bear`) }], board: { b2: `hub ${place + 1} of 0` } });
    match.play('upgrade b2');
    expect(match.last('upgraded')).toMatchObject({ seat: 0, at: 'b2', level: place + 2 });
    expect(spaceSeen(match, 'b2').level).toBe(place + 2);
  }
});

rule('BAT-7.11', 'no level is skipped', () => {
  const match = position({ players: [{ hand: [...times(2, 'priest bear'), ...times(2, 'lord bear'), ...times(2, 'friman bear')] }] });
  expect(match.refuses('upgrade b2')).toMatchObject({ because: 'missingCards', missing: ['chief', 'chief'] });
});

rule('BAT-7.11', 'level 4 is the highest', () => {
  const match = position({ players: [{ hand: times(2, 'lord bear') }], board: { b2: 'hub 4 of 0' } });
  expect(match.refuses('upgrade b2')).toMatchObject({ rule: 'BAT-7.11', because: 'topLevel' });
});

rule('BAT-7.11', 'players can raise only their own cities', () => {
  const match = position({ players: [{ hand: times(2, 'chief bear') }] });
  match.refuses('upgrade f6');
  match.refuses('upgrade f2');
  expect(match.texts()).toContain('upgrade b2');
});

rule('BAT-7.11', 'the same city may rise several times in a turn, even right after it was built', () => {
  const match = position({
    players: [{ hand: [...CITY, ...times(2, 'chief bear'), ...times(2, 'priest bear'), ...times(2, 'lord bear')] }],
    board: { c2: 'curve S-W' },
  });
  match.play('city 1', 'end', 'upgrade c3', 'upgrade c3', 'upgrade c3');
  expect(spaceSeen(match, 'c3').level).toBe(4);
});

rule('BAT-7.12', 'from 1 to 2 and from 3 to 4 the token is turned, from 2 to 3 it is exchanged', () => {
  const match = position({ players: [{ hand: [...times(2, 'chief bear'), ...times(2, 'priest bear'), ...times(2, 'lord bear')] }] });
  const tokens = [own(match, 0).tokens];
  for (let i = 0; i < 3; i++) tokens.push(own(match.play('upgrade b2'), 0).tokens);
  expect(tokens).toEqual([
    { low: 6, high: 7 },
    { low: 6, high: 7 },
    { low: 7, high: 6 },
    { low: 7, high: 6 },
  ]);
});

/** Seven cities of seat 0, corner to corner. */
const seven = (level: number): Record<string, string> =>
  Object.fromEntries(['a1', 'c1', 'e1', 'a3', 'c3', 'a5', 'a7'].map((at, i) => [at, `${['hub', 'end', 'gate'][i % 3]} ${level} of 0`]));

rule('BAT-7.12', 'turning a token is always possible, even with no token left', () => {
  const low = position({ seats: 4, players: [{ hand: times(2, 'chief bear') }], board: seven(1) });
  expect(own(low, 0).tokens.low).toBe(0);
  expect(spaceSeen(low.play('upgrade c3'), 'c3').level).toBe(2);
  const high = position({ seats: 4, players: [{ hand: times(2, 'lord bear') }], board: seven(3) });
  expect(own(high, 0).tokens.high).toBe(0);
  expect(spaceSeen(high.play('upgrade c3'), 'c3').level).toBe(4);
});

rule('BAT-7.12', 'from 2 to 3 a free high token is needed', () => {
  const board = { ...seven(3), e3: 'bend 2 of 0' };
  const match = position({ seats: 4, players: [{ hand: times(2, 'priest bear') }], board });
  expect(match.refuses('upgrade e3')).toMatchObject({ rule: 'BAT-7.12', because: 'noToken', level: 3 });
});

rule('BAT-7.12', 'the exchange frees the low token', () => {
  const match = position({
    seats: 4,
    players: [{ hand: [...times(2, 'priest bear'), ...CITY] }],
    board: { ...seven(2), b7: 'straight E-W' },
  });
  expect(match.refuses('city 1')).toMatchObject({ because: 'noToken' });
  match.play('upgrade c3');
  expect(match.texts()).toContain('city 1');
});

rule('BAT-7.13', 'any number of cards may be built in a turn', () => {
  const match = position({ players: [{ hand: [...times(8, 'friman bear'), 'friman isle', ...times(3, 'supply')] }] });
  match.play('road simple', 'pay supply + friman bear', 'straight', 'c2');
  match.play('road simple', 'pay supply + friman bear', 'straight', 'b3');
  match.play('city 1', 'pay friman bear + friman bear + friman bear', 'end', 'd2');
  match.play('city 1', 'pay friman bear + friman bear + friman bear', 'end');
  expect(match.events('built').map(({ at }) => at)).toEqual(['c2', 'b3', 'd2', 'b4']);
});

rule('BAT-7.13', 'heroes on a city, whoever’s they are, do not hinder its upgrade', () => {
  const match = position({ players: [{ hand: times(2, 'chief bear'), heroes: ['b2'] }, { heroes: ['b2', 'b2'] }] });
  match.play('upgrade b2');
  expect(spaceSeen(match, 'b2')).toMatchObject({ level: 2, heroes: [0, 1, 1] });
});

rule('BAT-7.14', 'a simple road costs a friman and a supply, a junction two friman and a supply', () => {
  const match = position({ players: [{ hand: [...ROAD, ...JUNCTION] }] });
  match.play('road simple', 'straight', 'c2');
  expect(match.last('paid')).toMatchObject({ what: 'road simple', cards: ['supply', 'friman bear'] });
  match.play('road junction', 'tee', 'b3', 'N-S-W');
  expect(match.last('paid')).toMatchObject({ what: 'road junction', cards: ['supply', 'friman bear', 'friman bear'] });
});

rule('BAT-7.14', 'a road cannot be paid for with one card less', () => {
  expect(position({ players: [{ hand: ['friman bear'] }] }).refuses('road simple')).toMatchObject({ missing: ['supply'] });
  expect(position({ players: [{ hand: ROAD }] }).refuses('road junction')).toMatchObject({ missing: ['friman'] });
});

// ---- impassable spaces

rule('BAT-7.15', 'a space for which no card is left becomes impassable as soon as the last one has been laid', () => {
  const match = position({
    players: [{ hand: ROAD }],
    board: { d2: 'straight E-W', c3: 'curve E-S', b4: 'straight N-S' }, // a straight road or a tee fits on c2 and on b3
    left: { straight: 1, tee: 0 },
  });
  expect(spaceSeen(match, 'b3').kind).toBe('empty');
  match.play('road simple', 'c2');
  expect(match.events('closed').map(({ at }) => at)).toContain('b3');
  expect(spaceSeen(match, 'b3').kind).toBe('impassable');
});

rule('BAT-7.15', 'an impassable space counts as filled', () => {
  const match = position({ players: [{ hand: ROAD }], board: onlyOpen('c2') });
  match.play('road simple', 'straight');
  expect(match.result).toMatchObject({ because: 'boardFull' });
});

rule('BAT-7.15', 'heroes cannot enter an impassable space, by road, horse or wings', () => {
  const match = position({
    day: 2,
    players: [{ hand: ['supply', 'horse bear', 'wings'], heroes: ['b2'] }],
    board: { c2: 'impassable', b3: 'straight N-S' },
  });
  expect(match.texts().filter((text) => text.startsWith('step'))).toEqual(['step b2 b3']);
  match.play('fly b2');
  expect(match.texts()).not.toContain('c2');
  expect(match.texts()).toContain('b3');
});

rule('BAT-7.15', 'nothing is built on an impassable space', () => {
  const match = position({ players: [{ hand: ROAD }], board: { d2: 'impassable', c2: 'straight E-W', b3: 'tee N-E-S' } });
  match.play('road simple', 'straight');
  expect(match.refuses('d2')).toMatchObject({ rule: 'BAT-7.15', because: 'impassable' });
});

/** All empty spaces of a position, after the test with which every position starts. */
const openIn = (match: Position): string[] =>
  sorted(
    seen(match)
      .spaces.filter(({ kind }) => kind === 'empty')
      .map(({ at }) => at),
  );

/** Roads around b2 that are blank towards it on three sides; on the fourth lies b3. */
const AROUND_B2 = { b1: 'straight E-W', c1: 'curve S-W', c2: 'straight N-S', a2: 'straight N-S' };

rule('BAT-7.16', 'a space is closed when all sides around it are blank', () => {
  const match = position({ seats: 4, players: [{ hand: ROAD }], board: { ...AROUND_B2, a3: 'tee N-E-S' } });
  expect(spaceSeen(match, 'b2').kind).toBe('empty'); // a road could still come from b3
  match.play('road simple', 'curve', 'b3'); // it joins a3 and b4 and is blank towards b2
  expect(match.events('closed').map(({ at }) => at)).toEqual(['b2']);
  expect(spaceSeen(match, 'b2').kind).toBe('impassable');
});

rule('BAT-7.16', 'a space with a road towards it stays open', () => {
  const match = position({ seats: 4, players: [{ hand: JUNCTION }], board: { ...AROUND_B2, a3: 'tee N-E-S' } });
  match.play('road junction', 'tee', 'b3', 'N-S-W');
  expect(match.events('closed')).toEqual([]);
  expect(spaceSeen(match, 'b2').kind).toBe('empty');
});

rule('BAT-7.16', 'spaces that are walled in together are closed together', () => {
  const match = position({
    seats: 4,
    players: [{ hand: ROAD }],
    board: { ...AROUND_B2, c3: 'straight N-S', a3: 'straight N-S', a4: 'tee N-E-S', b4: 'empty' },
  });
  expect(openIn(match)).toEqual(expect.arrayContaining(['b2', 'b3', 'b4']));
  match.play('road simple', 'straight', 'b4'); // east-west: blank towards b3
  expect(sorted(match.events('closed').map(({ at }) => at))).toEqual(['b2', 'b3']);
});

rule('BAT-7.16', 'a space is closed if no card is left of the types that fit', () => {
  const board = { b2: 'hub 1 of 0', d2: 'straight E-W', c3: 'straight N-S' }; // c2 is beside a city and must join b2, d2 and c3: only a tee or a cross fits
  const open = (left: Record<string, number>) => spaceSeen(position({ board, left }), 'c2').kind;
  expect(open({})).toBe('empty');
  expect(open({ tee: 0 })).toBe('empty');
  expect(open({ tee: 0, cross: 0 })).toBe('impassable');
});

rule('BAT-7.16', 'a space beside a city stays open only for roads', () => {
  const board = { ...onlyOpen('c2'), d2: 'straight N-S', c3: 'straight N-S' }; // c2 must join b2 and c3 and be blank towards d2
  const open = (city: string, left: Record<string, number>) => spaceSeen(position({ board: { ...board, b2: city }, left }), 'c2').kind;
  expect(open('hub 1 of 0', { curve: 0, tee: 0 })).toBe('impassable'); // bend and fork would fit, but they are cities
  expect(open('cross', { curve: 0, tee: 0 })).toBe('empty');
});

rule('BAT-7.16', 'a space that can be reached only through a closed one is closed, too', () => {
  const board = {
    ...onlyOpen('c2', 'd2'),
    c3: 'straight E-W', // blank towards c2
    d3: 'straight E-W',
  };
  const open = (left: Record<string, number>) => openIn(position({ board, left }));
  expect(open({})).toEqual(['c2', 'd2']);
  expect(open({ straight: 0, curve: 0, tee: 0, cross: 0 })).toEqual([]); // no road for c2, so no way to d2
});

rule('BAT-7.16', 'a closed space stays closed', () => {
  const match = position({
    players: [
      { hand: ROAD, nation: times(6, 'supply') },
      { hand: times(3, 'supply'), nation: times(6, 'supply') },
    ],
    board: { ...onlyOpen('c2', 'd2'), e6: 'impassable' },
  });
  match.play('road simple', 'straight', 'end', 'keep', 'end');
  expect(spaceSeen(match, 'e6').kind).toBe('impassable');
});

rule('BAT-7.17', 'a space that only the other player can reach stays open', () => {
  const match = position({ players: [{ hand: ROAD }], board: onlyOpen('e6') });
  expect(openIn(match)).toEqual(['e6']);
  match.refuses('road simple');
  expect(match.result).toBeUndefined();
});

rule('BAT-7.17', 'a space that only a neutral city points at stays open, and the game continues', () => {
  const match = position({ players: [{ hand: ROAD }, { hand: ROAD }], board: onlyOpen('c6') });
  expect(openIn(match)).toEqual(['c6']);
  match.refuses('road simple');
  match.play('end', 'keep');
  match.refuses('road simple');
  expect(match.result).toBeUndefined();
});

rule('BAT-7.17', 'a space is closed even if a player without cities could build there', () => {
  const match = position({
    players: [{ hand: CITY }],
    board: { ...onlyOpen('d2'), b2: 'hub 1 of 1', c2: 'straight N-S', d3: 'straight E-W', e2: 'straight N-S' },
  });
  expect(spaceSeen(match, 'd2').kind).toBe('impassable'); // an end city with its exit off the map would fit the blank sides
  match.refuses('city 1');
});
