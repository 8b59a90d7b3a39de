import type { Seat, SetupInput } from '@tabularium/kernel';
import { type Played, played, rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import type { Pool } from '../../content/kinds.ts';
import { ARTIFACTS, FACTIONS, TERRAINS } from '../../content/kinds.ts';
import { battalia } from '../../rules/index.ts';
import type { BattaliaKit } from '../../table/table.ts';
import type { BattaliaView, SpaceView } from '../../table/view.ts';
import { namesOf } from '../support/position.ts';

type Opened = Played<BattaliaKit>;

/** A match right after its opening, before any decision. */
const opened = (setup: SetupInput, seed = 'a seed'): Opened => played(battalia, { setup, seed });
/** A match after the set-up, in which everybody took the first option. */
function ready(setup: SetupInput, seed = 'a seed'): Opened {
  const match = opened(setup, seed);
  while (look(match).phase !== 'play') match.play(match.texts()[0] as string);
  return match;
}
const look = (match: Opened, eye: Seat | 'public' = 'public'): BattaliaView => match.view(eye).table as BattaliaView;
const spacesWhere = (match: Opened, holds: (space: SpaceView) => boolean): string[] =>
  look(match)
    .spaces.filter(holds)
    .map(({ at }) => at)
    .sort();
const spaceAt = (match: Opened, at: string): SpaceView => look(match).spaces.find((space) => space.at === at) as SpaceView;
const isCity = ({ kind }: SpaceView): boolean => kind === 'city';
const isNeutral = ({ kind, guard }: SpaceView): boolean => kind === 'city' && guard > 0;
const cardsLeft = (match: Opened, type: string): number =>
  [...look(match).stock.cities, ...look(match).stock.roads].find((deck) => deck.type === type)?.count ?? -1;
const SEEDS = Array.from({ length: 25 }, (_, i) => `seed ${i}`);
const allOf = <T>(things: Iterable<T>): T[] => [...new Set(things)].sort((a, b) => (String(a) < String(b) ? -1 : 1));

// ---- four players

rule('BAT-3.1', 'the ruins lie on d4 with a token that shows 8', () => {
  for (const seats of [2, 3, 4])
    expect(spaceAt(opened({ seats }), 'd4')).toMatchObject({ kind: 'ruins', exits: 'N-E-S-W', guard: 8, owner: null });
});

rule('BAT-3.2', 'four hubs, one of each terrain, lie without tokens on the corners', () => {
  const match = opened({ seats: 4 });
  const starts = ['a1', 'g1', 'g7', 'a7'].map((at) => spaceAt(match, at));
  for (const start of starts) expect(start).toMatchObject({ kind: 'city', type: 'hub', owner: null, level: 0, guard: 0 });
  expect(allOf(starts.map(({ terrain }) => terrain))).toEqual([...TERRAINS].sort());
});

rule('BAT-3.2', 'the terrains of the starting spaces are random', () => {
  const terrains = SEEDS.map((seed) => spaceAt(opened({ seats: 4 }, seed), 'a1').terrain);
  expect(allOf(terrains)).toEqual([...TERRAINS].sort());
});

rule('BAT-3.3', 'four more hubs, one of each terrain, lie on the sides of the ruins with tokens that show 4', () => {
  const match = opened({ seats: 4 });
  const neutrals = ['d2', 'f4', 'd6', 'b4'].map((at) => spaceAt(match, at));
  for (const neutral of neutrals) expect(neutral).toMatchObject({ kind: 'city', type: 'hub', owner: null, guard: 4 });
  expect(allOf(neutrals.map(({ terrain }) => terrain))).toEqual([...TERRAINS].sort());
  expect(spacesWhere(match, isCity)).toHaveLength(8);
});

rule('BAT-3.3', 'the terrains of the neutral spaces are random', () => {
  const terrains = SEEDS.map((seed) => spaceAt(opened({ seats: 4 }, seed), 'd2').terrain);
  expect(allOf(terrains)).toEqual([...TERRAINS].sort());
});

rule('BAT-3.4', 'there are seven artifact decks of 12 cards, three of each faction, in random order', () => {
  const match = opened({ seats: 4 });
  expect(look(match).stock.artifacts.map(({ artifact, count }) => [artifact, count])).toEqual(ARTIFACTS.map((artifact) => [artifact, 12]));
  const tools = (seed: string): Pool[] => namesOf(opened({ seats: 4 }, seed).table, opened({ seats: 4 }, seed).table.stock.artifacts.tool);
  expect(tools('a seed').sort()).toEqual(FACTIONS.flatMap((faction) => [1, 2, 3].map(() => `tool ${faction}`)).sort());
  expect(allOf(SEEDS.map((seed) => tools(seed).at(-1)))).toEqual(FACTIONS.map((faction) => `tool ${faction}`).sort());
});

rule('BAT-3.4', 'the Oracle starts on day 1 with both tool blades at 12 o’clock', () => {
  expect(look(opened({ seats: 4 })).oracle).toMatchObject({ day: 1, lit: 'tool', matched: 'tool' });
});

rule('BAT-3.5', 'there are five city decks and four road decks, sorted by type and not by terrain', () => {
  const match = opened({ seats: 4 });
  expect(look(match).stock.cities.map(({ type, count }) => `${type} ${count}`)).toEqual(['end 4', 'gate 4', 'bend 4', 'fork 4', 'hub 4']);
  expect(look(match).stock.roads.map(({ type, count }) => `${type} ${count}`)).toEqual(['straight 12', 'curve 12', 'tee 12', 'cross 12']);
});

rule('BAT-3.5', 'the order of roads and cities is random', () => {
  const topTerrain = (seed: string, kind: 'roads' | 'cities') => {
    const { stock, content } = opened({ seats: 4 }, seed).table;
    const deck = kind === 'roads' ? stock.roads.straight : stock.cities.end;
    return content.lands[deck.at(-1) ?? -1]?.terrain;
  };
  expect(allOf(SEEDS.map((seed) => topTerrain(seed, 'roads')))).toEqual([...TERRAINS].sort());
  expect(allOf(SEEDS.map((seed) => topTerrain(seed, 'cities')))).toEqual([...TERRAINS].sort());
});

rule('BAT-3.6', 'everybody is dealt 3 friman, 1 chief, 1 priest and 5 supplies', () => {
  for (const seats of [2, 3, 4]) {
    const dealt = opened({ seats }).events('dealt');
    expect(allOf(dealt.map(({ seat }) => seat))).toEqual([0, 1, 2, 3].slice(0, seats));
    for (const { cards } of dealt) {
      const kinds = cards.map((card) => card.split(' ')[0] as string).sort();
      expect(kinds).toEqual(['chief', 'friman', 'friman', 'friman', 'priest', 'supply', 'supply', 'supply', 'supply', 'supply']);
    }
  }
});

rule('BAT-3.6', 'the factions of the units are random', () => {
  const chiefs = SEEDS.map((seed) =>
    opened({ seats: 4 }, seed)
      .events('dealt')[0]
      ?.cards.find((card) => card.startsWith('chief')),
  );
  expect(allOf(chiefs)).toEqual(FACTIONS.map((faction) => `chief ${faction}`).sort());
});

rule('BAT-3.7', 'six of the ten cards are the first hand, four stay in the nation', () => {
  for (const { hand, nation, haven } of look(opened({ seats: 4 })).players)
    expect([hand.count, nation.count, haven.count]).toEqual([6, 4, 0]);
});

rule('BAT-3.7', 'nobody else sees the ten cards', () => {
  const match = opened({ seats: 3 });
  for (const seat of [0, 1, 2]) {
    const told = match.match.events(seat).map(({ event }) => event);
    expect(told.filter(({ kind }) => kind === 'dealt')).toMatchObject([{ seat }]);
    for (const player of look(match, seat).players) expect(player.hand.cards === null).toBe(player.seat !== seat);
  }
});

rule(['BAT-3.7', 'BAT-4.5'], 'players see their ten cards until all have a faction, then the nation is face down', () => {
  const match = opened({ seats: 2 });
  const ten = () => look(match, 0).players[0];
  expect([...(ten()?.hand.cards ?? []), ...(ten()?.nation.cards ?? [])]).toHaveLength(10);
  while (look(match, 0).phase === 'factions') match.play(match.texts()[0] as string);
  expect(ten()?.nation).toEqual({ count: 4, cards: null });
});

rule('BAT-3.7', 'the ten cards are shuffled before six are drawn', () => {
  const supplies = SEEDS.map(
    (seed) => look(opened({ seats: 2 }, seed), 0).players[0]?.hand.cards?.filter((card) => card === 'supply').length,
  );
  expect(allOf(supplies).length).toBeGreaterThan(2);
});

rule('BAT-3.8', 'with four players 20, 16, 12 and 12 units and 60 supplies are left, and all great artifacts are face up', () => {
  const { stock } = look(opened({ seats: 4 }));
  expect(stock.units.map(({ unit, count }) => `${unit} ${count}`)).toEqual(['friman 20', 'chief 16', 'priest 12', 'lord 12']);
  expect(stock.supplies).toBe(60);
  expect([...stock.greats].sort()).toEqual(['hammer', 'horn', 'shield', 'sword', 'wings']);
  for (const { top } of stock.units) expect(top).not.toBeNull();
});

rule('BAT-3.9', 'the first player is drawn by lot', () => {
  expect(allOf(SEEDS.map((seed) => opened({ seats: 4 }, seed).last('firstPlayer').seat))).toEqual([0, 1, 2, 3]);
});

rule('BAT-3.9', 'the first player begins every day', () => {
  const match = ready({ seats: 3 });
  const { first } = look(match);
  for (let turn = 0; turn < 7; turn++) {
    expect(look(match).active).toBe((first + turn) % 3);
    match.play('keep', 'end');
  }
});

rule('BAT-3.10', 'clockwise from the first player, everybody takes one of the faction sets left', () => {
  const match = opened({ seats: 4 });
  const { first } = look(match);
  let free: readonly string[] = FACTIONS;
  for (let i = 0; i < 3; i++) {
    expect(match.decision()).toMatchObject({ ask: 'faction', seats: [(first + i) % 4] });
    expect(match.texts()).toEqual(free);
    const taken = free[1] as string;
    match.play(taken);
    free = free.filter((faction) => faction !== taken);
  }
  expect(match.last('tookFaction')).toMatchObject({ seat: (first + 3) % 4, faction: free[0] });
});

rule('BAT-3.10', 'a faction set is 2 heroes and 14 tokens', () => {
  const match = ready({ seats: 4 });
  for (const { heroes, tokens } of look(match).players) {
    expect(heroes).toHaveLength(2);
    expect(tokens).toEqual({ low: 7 - 1, high: 7 }); // one lies on the starting city
  }
});

rule('BAT-3.11', 'counter-clockwise from the last player, everybody takes a free starting city at level 1', () => {
  const match = opened({ seats: 4 });
  const { first } = look(match);
  match.play('bear', 'isle', 'ember');
  let free = ['a1', 'a7', 'g1', 'g7'];
  for (let i = 0; i < 3; i++) {
    const seat = (first + 3 - i) % 4;
    expect(match.decision()).toMatchObject({ ask: 'startCity', seats: [seat] });
    expect([...match.texts()].sort()).toEqual(free);
    const taken = free[1] as string;
    match.play(taken);
    expect(spaceAt(match, taken)).toMatchObject({ owner: seat, level: 1 });
    free = free.filter((at) => at !== taken);
  }
  expect(spaceAt(match, free[0] as string)).toMatchObject({ owner: first, level: 1 });
});

rule('BAT-3.12', 'no hero is on the board', () => {
  for (const seats of [2, 3, 4]) for (const { heroes } of look(ready({ seats })).players) expect(heroes).toEqual([null, null]);
});

rule('BAT-3.13', 'starting and neutral hubs have four exits, even towards the edge', () => {
  for (const seats of [2, 3, 4]) for (const space of look(opened({ seats })).spaces.filter(isCity)) expect(space.exits).toBe('N-E-S-W');
});

// ---- three players

rule('BAT-3.20', 'with three players three hubs of different terrains lie on e1, f6 and a5, three on b2, g3 and c7', () => {
  const match = opened({ seats: 3 });
  const terrains = (spaces: readonly string[]) => allOf(spaces.map((at) => spaceAt(match, at).terrain));
  expect(spacesWhere(match, (space) => isCity(space) && space.guard === 0)).toEqual(['a5', 'e1', 'f6']);
  expect(spacesWhere(match, isNeutral)).toEqual(['b2', 'c7', 'g3']);
  expect(terrains(['e1', 'f6', 'a5'])).toHaveLength(3);
  expect(terrains(['b2', 'g3', 'c7'])).toHaveLength(3);
});

rule('BAT-3.20', 'the fourth hub of either set leaves the game: one of each terrain is left in the deck', () => {
  const match = opened({ seats: 3 });
  expect(cardsLeft(match, 'hub')).toBe(4);
  const { stock, content } = match.table;
  expect(allOf(stock.cities.hub.map((hub) => content.lands[hub]?.terrain))).toEqual([...TERRAINS].sort());
});

rule('BAT-3.21', 'with three players four random great artifacts are laid out', () => {
  for (const seed of SEEDS) expect(allOf(look(opened({ seats: 3 }, seed)).stock.greats)).toHaveLength(4);
  const missing = SEEDS.map((seed) => {
    const { greats } = look(opened({ seats: 3 }, seed)).stock;
    return ['hammer', 'sword', 'shield', 'wings', 'horn'].find((great) => !greats.includes(great));
  });
  expect(allOf(missing).length).toBeGreaterThan(2);
});

rule('BAT-3.22', 'with three players the cards of the fourth faction stay in all decks', () => {
  const match = ready({ seats: 3 });
  const { stock, players } = match.table;
  const inGame = [
    ...Object.values(stock.units),
    ...Object.values(stock.artifacts),
    ...players.flatMap(({ nation, hand }) => [nation, hand]),
  ].flat();
  const factions = namesOf(match.table, inGame).map((card) => card.split(' ')[1]);
  for (const faction of FACTIONS) expect(factions.filter((one) => one === faction)).toHaveLength(20 + 21);
  expect(look(match).stock.units.map(({ count }) => count)).toEqual([23, 17, 13, 12]);
  expect(look(match).stock.supplies).toBe(65);
});

rule('BAT-3.22', 'with three players any three of the four faction sets may be taken', () => {
  const match = opened({ seats: 3 }).play('isle', 'cloud');
  expect(match.texts()).toEqual(['bear', 'ember']);
  match.play('ember');
  expect(match.decision()).toMatchObject({ ask: 'startCity' });
});

const CORNERS = ['a1', 'b1', 'a2', 'f1', 'g1', 'g2', 'a6', 'a7', 'b7', 'g6', 'f7', 'g7'];
rule('BAT-3.23', 'with three players twelve corner spaces are out of play', () => {
  const match = opened({ seats: 3 });
  expect(spacesWhere(match, ({ kind }) => kind === 'outOfPlay')).toEqual([...CORNERS].sort());
  expect(look(match).openSpaces).toBe(30);
});

// ---- two players

rule('BAT-3.30', 'with two players all cards of one faction and 20 supplies leave the game', () => {
  const match = opened({ seats: 2, options: { removedFaction: 'isle' } });
  const { stock, players, content, lands } = match.table;
  const inGame = [
    ...Object.values(stock.units),
    ...Object.values(stock.artifacts),
    ...players.flatMap(({ nation, hand }) => [nation, hand]),
  ].flat();
  const count = (word: string) => namesOf(match.table, inGame).filter((card) => card.split(' ').includes(word)).length;
  expect(['bear', 'isle', 'ember', 'cloud'].map(count)).toEqual([20 + 21, 0, 20 + 21, 20 + 21]);
  expect(stock.supplies.length + count('supply')).toBe(60);
  const terrains = [...Object.values(stock.roads), ...Object.values(stock.cities), lands]
    .flat()
    .map((land) => content.lands[land]?.terrain);
  expect(terrains).not.toContain('lakes');
  expect(look(match).factions).toEqual(['bear', 'ember', 'cloud']);
});

rule('BAT-3.30', 'the faction is chosen by agreement or by lot', () => {
  const removed = (seed: string) => FACTIONS.find((faction) => !look(opened({ seats: 2 }, seed)).factions.includes(faction));
  expect(allOf(SEEDS.map(removed))).toEqual([...FACTIONS].sort());
});

rule('BAT-3.30', 'with two players 18, 13, 10 and 9 units, 50 supplies and 9 of each artifact and road are left', () => {
  const { stock } = look(opened({ seats: 2 }));
  expect(stock.units.map(({ count }) => count)).toEqual([18, 13, 10, 9]);
  expect(stock.supplies).toBe(50);
  for (const { count } of [...stock.artifacts, ...stock.roads]) expect(count).toBe(9);
});

rule('BAT-3.31', 'with two players two hubs of different terrains lie on b2 and f6, two on f2 and b6', () => {
  const match = opened({ seats: 2 });
  expect(spacesWhere(match, (space) => isCity(space) && space.guard === 0)).toEqual(['b2', 'f6']);
  expect(spacesWhere(match, isNeutral)).toEqual(['b6', 'f2']);
  expect(spaceAt(match, 'b2').terrain).not.toBe(spaceAt(match, 'f6').terrain);
  expect(spaceAt(match, 'f2').terrain).not.toBe(spaceAt(match, 'b6').terrain);
});

rule('BAT-3.31', 'the third hub of either set leaves the game: three of each city type are left', () => {
  const match = opened({ seats: 2 });
  for (const type of ['end', 'gate', 'bend', 'fork', 'hub']) expect(cardsLeft(match, type)).toBe(3);
});

rule('BAT-3.32', 'with two players three random great artifacts are laid out', () => {
  for (const seed of SEEDS) expect(allOf(look(opened({ seats: 2 }, seed)).stock.greats)).toHaveLength(3);
  expect(allOf(SEEDS.flatMap((seed) => look(opened({ seats: 2 }, seed)).stock.greats))).toHaveLength(5);
});

rule('BAT-3.33', 'with two players each takes one of the three remaining faction sets', () => {
  const match = opened({ seats: 2, options: { removedFaction: 'bear' } });
  expect(match.texts()).toEqual(['isle', 'ember', 'cloud']);
  match.play('cloud');
  expect(match.texts()).toEqual(['isle', 'ember']);
});

rule('BAT-3.34', 'with two players the outer ring is out of play', () => {
  const match = opened({ seats: 2 });
  const ring = spacesWhere(match, ({ at }) => /[ag]|1|7/.test(at));
  expect(spacesWhere(match, ({ kind }) => kind === 'outOfPlay')).toEqual(ring);
  expect(ring).toHaveLength(24);
  expect(look(match).openSpaces).toBe(20);
});

// ---- the stock, which depends only on the number of players

rule(['BAT-3.5', 'BAT-3.6', 'BAT-3.8', 'BAT-3.20', 'BAT-3.21', 'BAT-3.30', 'BAT-3.31', 'BAT-3.32'], 'the stock after the set-up', () => {
  const expected = {
    4: { units: [20, 16, 12, 12], supplies: 60, artifacts: 12, greats: 5, roads: 12, cities: 4, open: 40 },
    3: { units: [23, 17, 13, 12], supplies: 65, artifacts: 12, greats: 4, roads: 12, cities: 4, open: 30 },
    2: { units: [18, 13, 10, 9], supplies: 50, artifacts: 9, greats: 3, roads: 9, cities: 3, open: 20 },
  } as const;
  for (const seats of [2, 3, 4] as const)
    for (const mode of ['base', 'advanced', 'strongholds'])
      for (const seed of SEEDS.slice(0, 5)) {
        const match = opened({ mode, seats }, seed);
        const { stock, openSpaces } = look(match);
        const { units, supplies, artifacts, greats, roads, cities, open } = expected[seats];
        expect(stock.units.map(({ count }) => count)).toEqual(units);
        expect(stock.supplies).toBe(supplies);
        expect(allOf(stock.artifacts.map(({ count }) => count))).toEqual([artifacts]);
        expect(stock.greats).toHaveLength(greats);
        expect(allOf(stock.roads.map(({ count }) => count))).toEqual([roads]);
        expect(allOf(stock.cities.map(({ count }) => count))).toEqual([cities]);
        expect(openSpaces).toBe(open);
      }
});

// ---- scenarios and options

rule('BAT-18.1', 'Strongholds: neutral cities show 6 and the ruins 10', () => {
  for (const seats of [2, 3, 4]) {
    const match = opened({ mode: 'strongholds', seats });
    expect(spaceAt(match, 'd4').guard).toBe(10);
    const neutrals = look(match).spaces.filter(isNeutral);
    expect(neutrals.map(({ guard }) => guard)).toEqual(Array.from({ length: seats }, () => 6));
  }
});

rule(['BAT-18.2', 'BAT-18.6'], 'Exiles: neutral cities of defence 6 on the starting spaces, each hiding a great artifact', () => {
  const starts = { 4: ['a1', 'a7', 'g1', 'g7'], 3: ['a5', 'e1', 'f6'], 2: ['b2', 'f6'] };
  for (const seats of [2, 3, 4] as const) {
    const match = opened({ mode: 'exiles', seats });
    expect(spacesWhere(match, isCity)).toEqual(starts[seats]);
    expect(spacesWhere(match, ({ hides }) => hides)).toEqual(starts[seats]);
    for (const at of starts[seats]) expect(spaceAt(match, at)).toMatchObject({ type: 'hub', guard: 6, owner: null });
    expect(look(match).stock.greats).toEqual([]);
  }
});

rule('BAT-18.2', 'Exiles: the ruins carry no token, and nobody chooses a city', () => {
  const match = opened({ mode: 'exiles', seats: 2, options: { removedFaction: 'cloud' } });
  expect(spaceAt(match, 'd4')).toMatchObject({ kind: 'ruins', guard: 0 });
  match.play('bear', 'isle');
  expect(match.decision()).toMatchObject({ ask: 'opening' });
  expect(match.events('tookCity')).toEqual([]);
});

rule('BAT-18.2', 'Exiles: one hero of each player stands on the ruins, or two by agreement', () => {
  for (const seats of [2, 3, 4]) {
    for (const { heroes } of look(ready({ mode: 'exiles', seats })).players) expect(heroes).toEqual(['d4', null]);
    for (const { heroes } of look(ready({ mode: 'exiles', seats, options: { exileHeroes: 2 } })).players)
      expect(heroes).toEqual(['d4', 'd4']);
  }
});

rule(['BAT-18.2', 'BAT-18.6'], 'Exiles: the second set of hubs stays in the deck', () => {
  const hubs = (seats: number) => cardsLeft(opened({ mode: 'exiles', seats }), 'hub');
  expect([hubs(4), hubs(3), hubs(2)]).toEqual([8, 8, 6]);
});

rule('BAT-18.2', 'Exiles: the great artifacts are hidden at random, and nobody sees which lies where', () => {
  const match = opened({ mode: 'exiles', seats: 4 });
  for (const eye of ['public', 0, 1, 2, 3] as const) expect(JSON.stringify(match.view(eye))).not.toMatch(/hammer|sword|shield|wings|horn/);
  const underA1 = (seed: string) => {
    const { table } = opened({ mode: 'exiles', seats: 4 }, seed);
    return namesOf(
      table,
      table.buried.filter(({ at }) => at === 0).map(({ card }) => card),
    )[0];
  };
  expect(allOf(SEEDS.map(underA1))).toHaveLength(5);
});

rule('BAT-18.8', 'without neutral cities the neutral spaces stay empty and their hubs stay in the deck', () => {
  const neutrals = { 4: ['d2', 'f4', 'd6', 'b4'], 3: ['b2', 'g3', 'c7'], 2: ['f2', 'b6'] };
  for (const seats of [2, 3, 4] as const) {
    const match = opened({ seats, options: { neutralCities: 'no' } });
    for (const at of neutrals[seats]) expect(spaceAt(match, at).kind).toBe('empty');
    expect(cardsLeft(match, 'hub')).toBe({ 4: 8, 3: 8, 2: 6 }[seats]);
    expect(spaceAt(match, 'd4').guard).toBe(8);
  }
});

rule('BAT-18.8', 'every player has the agreed number of heroes on their starting city', () => {
  for (const startHeroes of [1, 2]) {
    const match = ready({ seats: 3, options: { startHeroes } });
    for (const { seat, heroes } of look(match).players) {
      const home = spacesWhere(match, ({ owner }) => owner === seat)[0];
      expect(heroes).toEqual(startHeroes === 1 ? [home, null] : [home, home]);
    }
  }
});

rule('BAT-18.8', 'options take only the values of the table', () => {
  const values = {
    weeks: ['none', 2, 3, 4, 5],
    extraStartCities: [0, 1, 2],
    neutralCities: ['yes', 'no'],
    startHeroes: [0, 1, 2],
    level4Target: [5, 3, 4, 6, 7, 'off'],
    boardFull: ['on', 'off'],
    vpTarget: ['off', 12, 16, 20, 24, 28],
    removedFaction: ['random', 'bear', 'isle', 'ember', 'cloud'],
  };
  for (const [option, allowed] of Object.entries(values)) {
    expect(battalia.setup.options.find(({ id }) => id === option)).toMatchObject({ values: allowed, default: allowed[0] });
    for (const value of allowed) opened({ seats: 2, options: { [option]: value } });
    expect(() => opened({ seats: 2, options: { [option]: 99 } })).toThrow(option);
  }
});

rule('BAT-18.12', 'scenarios, terrain rules, weeks and house options combine freely', () => {
  const match = ready({
    mode: 'strongholds',
    seats: 3,
    options: { terrainRules: 'on', weeks: 3, extraStartCities: 1, neutralCities: 'no', startHeroes: 1, level4Target: 3, vpTarget: 20 },
  });
  expect(look(match).terms).toEqual({
    scenario: 'strongholds',
    terrain: true,
    weeks: 3,
    quietWeek: false,
    level4Target: 3,
    boardFull: true,
    vpTarget: 20,
    extraCities: 1,
    startHeroes: 1,
    memoryAid: false,
  });
});

rule('BAT-18.12', 'the terrain rules can be played in every scenario', () => {
  const terrain = (setup: SetupInput) => look(opened(setup)).terms.terrain;
  expect(terrain({ mode: 'base', seats: 2 })).toBe(false);
  expect(terrain({ mode: 'advanced', seats: 2 })).toBe(true);
  expect(terrain({ mode: 'exiles', seats: 2 })).toBe(false);
  expect(terrain({ mode: 'exiles', seats: 2, options: { terrainRules: 'on' } })).toBe(true);
});

rule('BAT-18.12', 'Exiles has no extra starting cities, no choice of neutral cities and never no hero', () => {
  const exiles = (options: Record<string, string | number>) => () => opened({ mode: 'exiles', seats: 2, options });
  expect(exiles({ extraStartCities: 1 })).toThrow('extraStartCities');
  expect(exiles({ neutralCities: 'no' })).toThrow('neutralCities');
  expect(exiles({ exileHeroes: 0 })).toThrow('exileHeroes');
});

rule('BAT-18.12', 'only two players remove a faction', () => {
  expect(() => opened({ seats: 3, options: { removedFaction: 'bear' } })).toThrow('removedFaction');
});

rule('BAT-18.9', 'at least one way to end the game must be left', () => {
  const off = { level4Target: 'off', boardFull: 'off', vpTarget: 'off', weeks: 'none' };
  expect(() => opened({ seats: 2, options: off })).toThrow('noEndCondition');
  for (const on of [{ level4Target: 4 }, { boardFull: 'on' }, { vpTarget: 12 }, { weeks: 2 }])
    opened({ seats: 2, options: { ...off, ...on } });
});

// ---- extra starting cities

rule('BAT-18.11', 'after the choice of cities the last player builds first, then the others counter-clockwise, round by round', () => {
  const match = opened({ seats: 3, options: { extraStartCities: 2 } });
  while (look(match).phase !== 'extra') match.play(match.texts()[0] as string);
  const { first } = look(match);
  while (look(match).phase === 'extra') match.play(match.texts()[0] as string);
  const attempts = match.events().flatMap((event) => (event.kind === 'built' || event.kind === 'notBuilt' ? [event] : []));
  const order = [2, 1, 0, 2, 1, 0].flatMap((place) => [(first + place) % 3, (first + place) % 3]);
  expect(attempts.map(({ seat }) => seat)).toEqual(order);
});

/** Two players, seat 0 starts the day. Both have taken their factions; the last player took b2 and is about to build. */
function atExtraCities(): { match: Opened; builder: Seat } {
  const match = opened({ seats: 2, options: { extraStartCities: 1, removedFaction: 'cloud' } });
  match.play('bear', 'isle', 'b2');
  return { match, builder: (look(match).first + 1) % 2 };
}
rule('BAT-18.11', 'everybody lays a simple road and then a city of level 1, free of charge', () => {
  const { match, builder } = atExtraCities();
  expect(match.decision()).toMatchObject({ seats: [builder], ask: 'buildType' });
  expect(look(match).building).toMatchObject({ kind: 'road', free: true });
  expect(match.texts()).toEqual(['straight', 'curve']);
  match.play('straight', 'c2');
  expect([...match.texts()].sort()).toEqual(['bend', 'end', 'fork', 'gate', 'hub']);
  match.play('hub');
  expect(spaceAt(match, 'd2')).toMatchObject({ kind: 'city', type: 'hub', owner: builder, level: 1 });
  expect(look(match).players[builder]).toMatchObject({ hand: { count: 6 }, deckSize: 10, score: { vp: 2 } });
  expect(match.decision()).toMatchObject({ seats: [1 - builder], ask: 'buildType' });
});

rule('BAT-18.11', 'the normal rules of building apply: the road must join the builder’s city', () => {
  const { match } = atExtraCities();
  match.play('straight');
  expect(match.texts()).toEqual(['c2', 'b3']);
});

rule('BAT-18.11', 'a card without a legal place is left out', () => {
  const { match, builder } = atExtraCities();
  match.play('curve', 'c2', 'N-W'); // it leads off the map, so every space left for a city touches another city
  expect(match.last('notBuilt')).toMatchObject({ seat: builder, what: 'city' });
  expect(match.decision()).toMatchObject({ seats: [1 - builder] });
});

rule('BAT-18.11', 'building before the first day makes no day lively', () => {
  const match = ready({ seats: 2, options: { extraStartCities: 1 } });
  expect(look(match).quiet).toMatchObject({ days: 0, stirredToday: false });
});
