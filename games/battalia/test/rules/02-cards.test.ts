import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { content } from '../../content/index.ts';
import { FACTIONS, type Form, isArtifact, isGreatKind, isUnit, TERRAINS } from '../../content/kinds.ts';
import { own, position, seen, spaceSeen, times } from '../support/position.ts';

const countBy = <T>(things: readonly T[], key: (thing: T) => string): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const thing of things) counts[key(thing)] = (counts[key(thing)] ?? 0) + 1;
  return counts;
};

rule('BAT-2.1', 'the creation cards are 80 units, 80 supplies, 84 artifacts and 5 great artifacts', () => {
  const familyOf = (kind: Form): string => (isUnit(kind) ? 'unit' : isArtifact(kind) ? 'artifact' : isGreatKind(kind) ? 'great' : kind);
  expect(countBy(content.cards, ({ kind }) => familyOf(kind))).toEqual({ unit: 80, supply: 80, artifact: 84, great: 5 });
});

rule('BAT-2.1', 'the terrain cards are 28 cities, 48 roads and the ruins', () => {
  expect(countBy(content.lands, ({ kind }) => kind)).toEqual({ ruins: 1, road: 48, city: 28 });
});

rule('BAT-2.1', 'a terrain card becomes part of the map, not of the deck of its builder', () => {
  const match = position({ players: [{ hand: ['friman bear', 'supply'] }] });
  match.play('road simple', 'straight', 'c2');
  expect(own(match, 0)).toMatchObject({ gains: [], deckSize: 2 });
  expect(spaceSeen(match, 'c2')).toMatchObject({ kind: 'road', type: 'straight' });
});

rule('BAT-2.1', 'a creation card joins the deck of the player who gains it', () => {
  const match = position({ players: [{ hand: times(2, 'supply') }], tops: { friman: ['friman isle'] } });
  match.play('hire friman');
  expect(own(match, 0)).toMatchObject({ gains: ['friman isle', 'supply'], deckSize: 4 });
});

rule('BAT-2.2', 'every faction has 20 units and 21 artifacts; supplies and great artifacts have no single faction', () => {
  const units = content.cards.filter(({ rank }) => rank > 0);
  expect(countBy(units, ({ faction }) => faction ?? 'none')).toEqual(Object.fromEntries(FACTIONS.map((faction) => [faction, 20])));
  const rest = content.cards.filter(({ rank }) => rank === 0);
  expect(countBy(rest, ({ faction }) => faction ?? 'none')).toEqual({
    ...Object.fromEntries(FACTIONS.map((faction) => [faction, 21])),
    none: 85,
  });
});

rule('BAT-2.2', 'every terrain has 7 cities and 12 roads; the ruins lie in none', () => {
  const cities = content.lands.filter(({ kind }) => kind === 'city');
  const roads = content.lands.filter(({ kind }) => kind === 'road');
  expect(countBy(cities, ({ terrain }) => terrain ?? 'none')).toEqual(Object.fromEntries(TERRAINS.map((terrain) => [terrain, 7])));
  expect(countBy(roads, ({ terrain }) => terrain ?? 'none')).toEqual(Object.fromEntries(TERRAINS.map((terrain) => [terrain, 12])));
  expect(spaceSeen(position(), 'd4')).toMatchObject({ kind: 'ruins', terrain: null });
});

rule('BAT-2.2', 'a great artifact counts as whatever faction a cohort needs', () => {
  for (const faction of ['bear', 'isle', 'ember'] as const) {
    const match = position({ stage: 'opening', players: [{ hand: ['horn', `friman ${faction}`, `chief ${faction}`] }] });
    expect(match.texts()).toContain(`cohort ${faction}`);
  }
});

rule('BAT-2.3', 'in battle a unit is as strong as its rank', () => {
  const match = position({
    players: [{ faction: 'bear', hand: ['weapon isle', 'friman bear', 'chief bear', 'priest bear', 'lord bear'], heroes: ['b6'] }],
  });
  match.play('attack b6 neutral');
  const totals = ['friman', 'chief', 'priest', 'lord'].map((unit) => {
    match.play(`add ${unit} bear`);
    return seen(match).battle?.attack.total;
  });
  expect(totals).toEqual([1 + 1, 1 + 1 + 2, 1 + 1 + 2 + 3, 1 + 1 + 2 + 3 + 4]);
});

rule('BAT-2.3', 'cards without strength cannot be in a battle line', () => {
  const match = position({
    players: [
      {
        hand: ['weapon bear', 'lord bear', 'supply', 'tool bear', 'tent bear', 'title bear', 'scroll bear', 'amulet bear'],
        heroes: ['b6'],
      },
    ],
  });
  match.play('attack b6 neutral');
  for (const card of ['supply', 'tool bear', 'tent bear', 'title bear', 'scroll bear', 'amulet bear'])
    expect(match.refuses(`add ${card}`)).toMatchObject({ because: 'noStrength' });
  expect(match.texts()).toContain('add lord bear');
});

rule('BAT-2.4', 'everybody sees the top unit of each rank, and the next one once it is hired', () => {
  const match = position({ players: [{ hand: times(3, 'supply') }], tops: { chief: ['chief isle', 'chief ember'] } });
  expect(seen(match, 1).stock.units[1]).toMatchObject({ unit: 'chief', top: 'chief isle' });
  match.play('hire chief');
  expect(seen(match, 1).stock.units[1]).toMatchObject({ unit: 'chief', top: 'chief ember' });
});

rule('BAT-2.4', 'everybody knows only how many artifacts, roads and cities are left', () => {
  const { stock } = seen(position(), 0);
  for (const deck of stock.artifacts) expect(deck).toEqual({ artifact: deck.artifact, count: 9 });
  for (const deck of stock.roads) expect(deck).toEqual({ type: deck.type, count: 9 });
  for (const deck of stock.cities) expect(deck).toEqual({ type: deck.type, count: 3 });
});

rule('BAT-2.4', 'every card taken reduces the number of cards in a deck', () => {
  const match = position({ day: 2, players: [{ hand: [...times(3, 'friman bear'), ...times(2, 'supply'), 'friman isle', 'supply'] }] });
  match.play('create tool', 'pay friman bear + friman bear + friman bear', 'road simple', 'curve', 'c2', 'S-W', 'hire friman');
  const { stock } = seen(match);
  expect(stock.artifacts[0]).toEqual({ artifact: 'tool', count: 8 });
  expect(stock.roads[1]).toEqual({ type: 'curve', count: 8 });
  expect(stock.units[0]).toMatchObject({ unit: 'friman', count: 24 - 4 - 1 });
});

rule('BAT-2.5', 'nobody can hire from an empty unit deck', () => {
  const match = position({ players: [{ hand: times(5, 'supply') }], left: { lord: 0 } });
  expect(match.refuses('hire lord')).toMatchObject({ rule: 'BAT-2.5', because: 'deckEmpty' });
  expect(match.texts()).toContain('hire priest');
});

rule('BAT-2.5', 'nothing can be created from an empty artifact deck', () => {
  const match = position({ players: [{ hand: ['chief bear', ...times(2, 'supply')] }], left: { horse: 0 } });
  expect(match.refuses('create horse')).toMatchObject({ rule: 'BAT-2.5', because: 'deckEmpty' });
});

rule('BAT-2.5', 'a road or city type without cards is not offered', () => {
  const match = position({ players: [{ hand: ['friman bear', 'supply'] }], left: { straight: 0 } });
  match.play('road simple'); // only curves are left, so nobody is asked for the type
  expect(seen(match).building).toMatchObject({ card: { type: 'curve' } });
});

rule('BAT-2.5', 'a group cannot be built once both its types are used up', () => {
  const match = position({ players: [{ hand: [...times(2, 'friman bear'), 'supply'] }], left: { tee: 0, cross: 0 } });
  expect(match.refuses('road junction')).toMatchObject({ rule: 'BAT-2.5', because: 'deckEmpty' });
  expect(match.texts()).toContain('road simple');
});

/** Seven cities of one level for seat 0, corner to corner, and a road that an eighth could join. */
const sevenCities = (level: number): Record<string, string> => ({
  a1: `hub ${level} of 0`,
  c1: `end ${level} of 0`,
  e1: `end ${level} of 0`,
  b2: `end ${level} of 0`,
  a3: `gate ${level} of 0`,
  a5: `gate ${level} of 0`,
  a7: `hub ${level} of 0`,
  b7: 'straight E-W',
});

rule('BAT-2.5', 'with all seven low tokens on the map no city of level 1 or 2 can be built', () => {
  const match = position({
    seats: 4,
    options: { level4Target: 'off' },
    players: [{ hand: [...times(3, 'friman bear'), ...times(3, 'chief bear'), ...times(3, 'priest bear'), ...times(3, 'lord bear')] }],
    board: sevenCities(1),
  });
  expect(own(match, 0).tokens).toEqual({ low: 0, high: 7 });
  expect(match.refuses('city 1')).toMatchObject({ rule: 'BAT-2.5', because: 'noToken' });
  expect(match.refuses('city 2')).toMatchObject({ rule: 'BAT-2.5', because: 'noToken' });
  expect(match.texts()).toEqual(expect.arrayContaining(['city 3', 'city 4']));
});

rule('BAT-2.5', 'with all seven high tokens on the map no city of level 3 or 4 can be built, nor one raised to level 3', () => {
  const match = position({
    seats: 4,
    options: { level4Target: 'off' },
    players: [{ hand: [...times(3, 'friman bear'), ...times(3, 'priest bear'), ...times(3, 'lord bear')] }],
    board: { ...sevenCities(3), c3: 'bend 2 of 0' },
  });
  expect(own(match, 0).tokens).toEqual({ low: 6, high: 0 });
  expect(match.refuses('city 3')).toMatchObject({ rule: 'BAT-2.5', because: 'noToken' });
  expect(match.refuses('city 4')).toMatchObject({ rule: 'BAT-2.5', because: 'noToken' });
  expect(match.refuses('upgrade c3')).toMatchObject({ because: 'noToken' });
  expect(match.texts()).toContain('city 1');
});

rule('BAT-2.6', 'a deck that was searched is shuffled', () => {
  const match = position({
    players: [{ hand: ['title bear', 'friman bear'] }],
    tops: { chief: ['chief isle', 'chief ember', 'chief bear'] },
    left: { chief: 3 },
    dice: [1], // of the two chiefs left, the lower one comes to the top
  });
  match.play('title');
  expect(match.last('promoted')).toMatchObject({ to: 'chief bear' });
  expect(seen(match).stock.units[1]).toMatchObject({ count: 2, top: 'chief ember' });
});

rule('BAT-2.6', 'the deck is shuffled even if the search found nothing', () => {
  const match = position({
    players: [{ hand: ['title bear', 'friman bear'] }],
    tops: { chief: ['chief isle', 'chief ember', 'chief isle'] },
    left: { chief: 3 },
    dice: [1],
  });
  match.play('title');
  expect(match.last('promoted')).toMatchObject({ to: 'chief isle' });
  expect(seen(match).stock.units[1]).toMatchObject({ count: 2, top: 'chief isle' });
});

rule('BAT-2.7', 'every unit that leaves the stock takes a supply with it', () => {
  const match = position({ players: [{ hand: ['weapon bear', 'lord bear', ...times(2, 'supply')], heroes: ['b6'] }] });
  const supplyLine = () => {
    const { units, supplies } = seen(match).stock;
    return supplies - units.reduce((sum, { count }) => sum + count, 0);
  };
  const before = supplyLine();
  match.play('hire friman');
  expect(supplyLine()).toBe(before);
  match.play('attack b6 neutral', 'add lord bear', 'declare');
  expect(match.last('rewarded').cards).toHaveLength(2);
  expect(supplyLine()).toBe(before);
});

rule('BAT-2.7', 'a promotion moves units inside the stock and needs no supply', () => {
  const match = position({ players: [{ hand: ['title bear', 'friman bear'] }] });
  const before = seen(match).stock.supplies;
  match.play('title');
  expect(seen(match).stock.supplies).toBe(before);
});
