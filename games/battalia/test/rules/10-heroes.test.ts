import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { own, type Position, position, seen, spaceSeen, times } from '../support/position.ts';

const HIRE = ['weapon bear', 'supply', 'supply'];
const stepsOf = (match: Position): string[] => match.texts().filter((text) => text.startsWith('step'));

// ---- hiring

rule('BAT-10.1', 'a weapon and two supplies hire a hero', () => {
  const match = position({ day: 3, players: [{ hand: HIRE }] });
  match.play('hero');
  expect(match.last('paid')).toMatchObject({ what: 'hero', cards: ['supply', 'supply', 'weapon bear'] });
  expect(match.last('heroHired')).toMatchObject({ seat: 0, at: 'b2' });
  expect(own(match, 0).heroes).toEqual(['b2', null]);
});

rule('BAT-10.1', 'no hero is hired without a weapon or with only one supply', () => {
  expect(position({ players: [{ hand: ['supply', 'supply'] }] }).refuses('hero')).toMatchObject({ missing: ['weapon'] });
  expect(position({ players: [{ hand: ['weapon bear', 'supply'] }] }).refuses('hero')).toMatchObject({ missing: ['supply'] });
});

rule('BAT-10.1', 'sword, shield and hammer are weapons for this purpose', () => {
  for (const great of ['sword', 'shield', 'hammer']) {
    const match = position({ players: [{ hand: [great, 'supply', 'supply'] }] }).play('hero');
    expect(match.last('paid').cards).toContain(great);
  }
});

rule('BAT-10.1', 'the hero goes to any city of its player, and nowhere else', () => {
  const match = position({ players: [{ hand: HIRE }], board: { d2: 'end 3 of 0', d6: 'end 2 of 1' } });
  match.play('hero');
  expect([...match.texts()].sort()).toEqual(['b2', 'd2']);
});

rule('BAT-10.1', 'other heroes may already be there, even enemies', () => {
  const match = position({ day: 3, players: [{ hand: HIRE, heroes: ['b2'] }, { heroes: ['b2', 'b2'] }] });
  match.play('hero');
  expect(spaceSeen(match, 'b2').heroes).toEqual([0, 0, 1, 1]);
  expect(match.decision()).toMatchObject({ ask: 'act', seats: [0] });
});

rule('BAT-10.1', 'every player has two heroes', () => {
  const match = position({ day: 3, players: [{ hand: [...HIRE, ...HIRE, ...HIRE] }] });
  match.play('hero', 'hero');
  expect(own(match, 0).heroes).toEqual(['b2', 'b2']);
  expect(match.refuses('hero')).toMatchObject({ rule: 'BAT-10.2', because: 'noHeroInReserve' });
});

rule('BAT-10.2', 'a dismissed hero can be hired again in the same turn', () => {
  const match = position({
    day: 3,
    players: [{ hand: ['weapon bear', 'friman bear', 'friman bear', ...HIRE], heroes: ['f6', 'c2'] }, { hand: ['lord isle'] }],
    board: { c2: 'straight E-W' },
  });
  expect(match.refuses('hero')).toMatchObject({ because: 'noHeroInReserve' });
  match.play('attack f6 city', 'add friman bear', 'declare', 'react', 'add lord isle', 'declare', 'stop');
  expect(match.last('dismissed')).toMatchObject({ seat: 0 });
  match.play('hero');
  expect(own(match, 0).heroes).toEqual(['b2', 'c2']);
});

rule('BAT-10.2', 'a player without a city cannot hire a hero', () => {
  const match = position({ players: [{ hand: HIRE }], board: { b2: 'hub 1 of 1' } });
  expect(match.refuses('hero')).toMatchObject({ rule: 'BAT-10.2', because: 'noOwnCity' });
});

rule('BAT-10.2', 'a player who cannot pay is told so, and what else is in the way', () => {
  const reasons = (heroes: string[]): string[] => {
    const { match } = position({ players: [{ hand: ['supply'], heroes }], board: { c2: 'straight E-W' } });
    return match.whyNot(0).flatMap(({ what, because }) => (what === 'hero' ? [because] : []));
  };
  expect(reasons(['b2'])).toEqual(['missingCards']);
  expect(reasons(['b2', 'c2'])).toEqual(['missingCards', 'noHeroInReserve']);
});

// ---- moving

/** Roads east and south of b2; c3 lies beside both, joined to neither. */
const ROADS = { c2: 'straight E-W', b3: 'straight N-S', c3: 'straight N-S' };

rule('BAT-10.3', 'a hero moves along a road to an adjacent card', () => {
  const match = position({ players: [{ hand: ['supply'], heroes: ['b2'] }], board: ROADS });
  expect(stepsOf(match)).toEqual(['step b2 c2', 'step b2 b3']);
  match.play('step b2 c2');
  expect(match.last('heroMoved')).toMatchObject({ seat: 0, from: 'b2', to: 'c2', by: 'step' });
  expect(own(match, 0).heroes).toEqual(['c2', null]);
});

rule('BAT-10.3', 'being adjacent is not enough: both cards must show a road on the common side', () => {
  const match = position({ players: [{ hand: ['supply'], heroes: ['b3'] }], board: ROADS });
  expect(stepsOf(match)).toEqual(['step b3 b2']); // c3 lies beside b3, but no road joins them
});

rule('BAT-10.3', 'heroes do not move corner to corner', () => {
  const match = position({ players: [{ hand: ['supply'], heroes: ['b2'] }], board: ROADS });
  match.refuses('step b2 c3');
});

rule('BAT-10.4', 'each supply moves one hero one space', () => {
  const match = position({
    players: [{ hand: times(3, 'supply'), heroes: ['b2', 'b2'] }],
    board: { c2: 'straight E-W', d2: 'straight E-W' },
  });
  match.play('step b2 c2', 'step c2 d2', 'step b2 c2');
  expect(own(match, 0)).toMatchObject({ heroes: ['d2', 'c2'], hand: { count: 0 } });
  expect(stepsOf(match)).toEqual([]);
});

rule('BAT-10.4', 'a hero may walk as far as the supplies last', () => {
  const match = position({
    players: [{ hand: times(5, 'supply'), heroes: ['b2'] }],
    board: { c2: 'straight E-W', d2: 'straight E-W', e2: 'straight E-W', f3: 'straight N-S' },
  });
  match.play('step b2 c2', 'step c2 d2', 'step d2 e2', 'step e2 f2', 'step f2 f3');
  expect(own(match, 0).heroes).toEqual(['f3', null]);
});

rule('BAT-10.4', 'two heroes on one card are alike: their steps are offered once', () => {
  const match = position({ players: [{ hand: ['supply'], heroes: ['b2', 'b2'] }], board: { c2: 'straight E-W' } });
  expect(stepsOf(match)).toEqual(['step b2 c2']);
});

rule('BAT-10.4', 'players cannot move other players’ heroes', () => {
  const match = position({
    players: [{ hand: ['supply'], heroes: ['b2'] }, { heroes: ['f6'] }],
    board: { c2: 'straight E-W', e6: 'straight E-W' },
  });
  match.refuses('step f6 e6');
});

rule('BAT-10.4', 'a horse moves a hero up to three spaces', () => {
  const match = position({
    day: 2,
    seats: 3,
    players: [{ hand: ['horse bear'], heroes: ['a5'] }],
    board: { a5: 'hub 1 of 0', b5: 'curve S-W', b6: 'straight N-S', c5: 'straight N-S', c6: 'straight N-S' },
  });
  match.play('ride a5');
  expect([...match.texts()].sort()).toEqual(['b5', 'b6']);
});

rule('BAT-10.5', 'heroes do not enter empty spaces or leave the map', () => {
  const match = position({ seats: 4, players: [{ hand: ['supply'], heroes: ['a1'] }], board: { b1: 'straight E-W' } });
  expect(stepsOf(match)).toEqual(['step a1 b1']); // a2 is empty, the other two exits lead off the map
});

rule(['BAT-10.5', 'BAT-19.2'], 'heroes do not enter spaces out of play', () => {
  const match = position({ players: [{ hand: ['supply'], heroes: ['b2'] }] });
  expect(match.refuses('step')).toMatchObject({ because: 'noRoad' });
});

rule('BAT-10.5', 'heroes do not enter impassable spaces', () => {
  const match = position({ players: [{ hand: ['supply'], heroes: ['b2'] }], board: { c2: 'impassable', b3: 'straight N-S' } });
  expect(stepsOf(match)).toEqual(['step b2 b3']);
});

rule('BAT-10.5', 'even wings carry heroes only to built cards', () => {
  const match = position({ players: [{ hand: ['wings'], heroes: ['b2'] }], board: { c2: 'impassable' } });
  match.play('fly b2');
  expect([...match.texts()].sort()).toEqual(['b6', 'd4', 'f2', 'f6']);
});

rule('BAT-10.6', 'heroes may pass or stop on other players’ and neutral cities, the ruins, and cards with other heroes', () => {
  const match = position({
    players: [{ hand: times(4, 'supply'), heroes: ['e4'] }, { heroes: ['d3', 'd3'] }],
    board: { e4: 'straight E-W', d3: 'straight N-S', d2: 'hub 2 of 1', c2: 'straight E-W' },
  });
  match.play('step e4 d4', 'step d4 d3', 'step d3 d2', 'step d2 c2');
  expect(own(match, 0).heroes).toEqual(['c2', null]);
  expect(seen(match).battle).toBeNull();
  expect(match.events('attacked')).toEqual([]);
});

rule('BAT-10.6', 'entering a neutral city starts nothing', () => {
  const match = position({ players: [{ hand: ['supply', 'weapon bear', 'lord bear'], heroes: ['e2'] }], board: { e2: 'straight E-W' } });
  match.play('step e2 f2');
  expect(match.decision()).toMatchObject({ ask: 'act' });
  expect(spaceSeen(match, 'f2')).toMatchObject({ guard: 4, owner: null });
});

rule('BAT-10.6', 'a horse passes over other players’ cards', () => {
  const match = position({
    day: 2,
    players: [{ hand: ['horse bear'], heroes: ['e4'] }, { heroes: ['d4'] }],
    board: { e4: 'straight E-W', c4: 'gate E-W 2 of 1', b4: 'straight E-W' },
  });
  match.play('ride e4');
  expect(match.texts()).toContain('b4');
});

rule('BAT-10.6', 'any number of heroes may share a card', () => {
  const match = position({
    seats: 4,
    players: [{ hand: ['supply'], heroes: ['b1', 'a1'] }, { heroes: ['a1', 'a1'] }, { heroes: ['a1', 'a1'] }, { heroes: ['a1', 'a1'] }],
    board: { b1: 'straight E-W' },
  });
  match.play('step b1 a1');
  expect(spaceSeen(match, 'a1').heroes).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
});
