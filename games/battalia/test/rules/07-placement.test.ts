// Placements and impassable spaces on many boards, compared with the rules written again in their plainest form.
import { FastDice, type Seat } from '@tabularium/kernel';
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { ROADS, roadsIn } from '../../content/kinds.ts';
import type { BattaliaView } from '../../table/view.ts';
import { CITIES, legalPlaces, legalTypes, openAfterTest } from '../support/naive-building.ts';
import { type Position, position, type Sketch, seen, times } from '../support/position.ts';

type Dice = Pick<FastDice, 'below'>;
const oneOf = <T>(dice: Dice, things: readonly T[]): T => things[dice.below(things.length)] as T;
const SEATS = [2, 3, 4] as const;
const MODES = ['base', 'base', 'advanced', 'strongholds', 'exiles'] as const;

/** Players with little to do but build; some decks of the stock are short. */
function builders(dice: Dice, seats: 2 | 3 | 4): Sketch {
  const cards = [...times(6, 'friman bear'), ...times(2, 'chief bear'), ...times(1, 'tool bear')];
  const deckOf = (seat: Seat) => cards.map((card) => card.replace('bear', ['bear', 'isle', 'ember', 'cloud'][seat] as string));
  const left = Object.fromEntries([...ROADS, ...CITIES].flatMap((type) => (dice.below(4) === 0 ? [[type, dice.below(4)]] : [])));
  return {
    seats,
    mode: oneOf(dice, MODES),
    options: seats === 2 ? { removedFaction: 'cloud' } : {},
    left,
    players: Array.from({ length: seats }, (_, seat) => {
      const hand = [...deckOf(seat), ...times(5, 'supply')];
      return { hand, heroes: dice.below(2) === 0 ? ['d4'] : [] };
    }),
  };
}
/** Plays at random, but builds whenever possible. Calls back after every answer with the view before it. */
function buildOn(match: Position, dice: Dice, answers: number, after: (before: BattaliaView) => void): void {
  for (let i = 0; i < answers && match.result === undefined; i++) {
    const before = seen(match);
    const texts = match.texts();
    const building = texts.filter((text) => text.startsWith('road') || text.startsWith('city'));
    const text = oneOf(dice, building.length > 0 ? building : texts);
    match.match.playOpen(match.match.open[0] as (typeof match.match.open)[number], texts.indexOf(text));
    after(before);
  }
}
const spacesOf = (view: BattaliaView, kind: string): string[] =>
  view.spaces
    .filter((space) => space.kind === kind)
    .map(({ at }) => at)
    .sort();

rule('BAT-7.16', 'on many boards, exactly the spaces are closed that the rule’s test closes', () => {
  const dice = new FastDice(716);
  let closed = 0;
  let cascades = 0;
  for (let game = 0; game < 50; game++) {
    const match = position(builders(dice, oneOf(dice, SEATS)));
    expect(spacesOf(seen(match), 'empty')).toEqual(openAfterTest(seen(match)));
    buildOn(match, dice, 120, (before) => {
      const view = seen(match);
      const built = view.spaces.filter((space, i) => space.kind !== before.spaces[i]?.kind && space.kind !== 'impassable');
      if (built.length === 0) return expect(spacesOf(view, 'impassable')).toEqual(spacesOf(before, 'impassable'));
      const unclosed = {
        ...view,
        spaces: view.spaces.map((space, i) =>
          before.spaces[i]?.kind === 'empty' && space.kind === 'impassable' ? { ...space, kind: 'empty' as const } : space,
        ),
      };
      expect(spacesOf(view, 'empty')).toEqual(openAfterTest(unclosed));
      const fresh = spacesOf(view, 'impassable').length - spacesOf(before, 'impassable').length;
      closed += fresh;
      if (fresh > 1) cascades += 1;
    });
  }
  expect(closed).toBeGreaterThan(100);
  expect(cascades).toBeGreaterThan(10);
});

rule(
  ['BAT-7.3', 'BAT-7.4', 'BAT-7.5', 'BAT-7.6', 'BAT-7.7', 'BAT-7.8'],
  'in many games exactly the legal types, spaces and turns are offered',
  () => {
    const dice = new FastDice(73);
    const asked: Record<string, number> = {};
    for (let game = 0; game < 25; game++) {
      const match = position(builders(dice, oneOf(dice, SEATS)));
      buildOn(match, dice, 100, (before) => {
        if (match.result !== undefined) return;
        const { ask } = match.decision();
        const seat = match.decision().seats[0] as Seat;
        const view = seen(match);
        const { building } = view;
        asked[ask] = (asked[ask] ?? 0) + 1;
        const type = building?.card?.type ?? '';
        const places = type === '' ? [] : legalPlaces(view, seat, type);
        if (ask === 'buildType') {
          const group = building?.kind === 'city' ? CITIES : roadsIn(building?.group ?? 'junction');
          const legal = legalTypes(view, seat);
          expect(match.texts()).toEqual(group.filter((one) => legal.includes(one)));
        }
        if (ask === 'buildAt') expect(match.texts()).toEqual([...new Set(places.map((place) => place.split(' ')[0]))]);
        if (ask === 'buildTurn') {
          const turns = places.filter((place) => place.startsWith(`${building?.at} `)).map((place) => place.split(' ')[1] as string);
          expect([...match.texts()].sort()).toEqual(turns.sort());
        }
        for (const [i, space] of view.spaces.entries())
          if (before.spaces[i]?.kind === 'empty' && (space.kind === 'road' || space.kind === 'city'))
            expect(legalPlaces(before, before.active, space.type ?? '')).toContain(`${space.at} ${space.exits}`);
      });
    }
    for (const ask of ['buildType', 'buildAt', 'buildTurn']) expect(asked[ask]).toBeGreaterThan(100);
  },
);

/** The board of a view as a sketch, with other owners. */
function reowned(view: BattaliaView, dice: Dice): Record<string, string> {
  const board: Record<string, string> = {};
  const seats = view.players.length;
  const lowest = dice.below(4) === 0 ? 1 : 0; // sometimes seat 0 has no city
  for (const { at, kind, type, terrain, exits, guard } of view.spaces) {
    if (kind === 'impassable' || (kind === 'empty' && guard === 0)) board[at] = kind;
    if (kind === 'road') board[at] = `${type} ${exits} ${terrain}`;
    if (kind !== 'city') continue;
    const owner = lowest + dice.below(seats + 1 - lowest);
    board[at] = `${type} ${exits} ${terrain} ${guard > 0 ? `neutral ${guard}` : owner === seats ? 'nobody' : `1 of ${owner}`}`;
  }
  return board;
}
/** The next question and its options if a seat builds this, in a copy of the match. */
function offeredAfter(match: Position, ...path: readonly string[]): { ask: string; texts: readonly string[]; at: string | null } {
  const copy = match.match.fork(undefined, new FastDice(1));
  for (const text of path) {
    const [decision] = copy.pending;
    const number = decision?.texts.indexOf(text) ?? -1;
    if (number >= 0) copy.playOpen(copy.open[0] as (typeof copy.open)[number], number); // otherwise it was the only option
  }
  const [decision] = copy.pending;
  return {
    ask: decision?.ask ?? 'over',
    texts: decision?.texts ?? [],
    at: (copy.view('public').table as BattaliaView).building?.at ?? null,
  };
}

rule(['BAT-7.2', 'BAT-7.8', 'BAT-7.9', 'BAT-7.17', 'BAT-18.5'], 'on many boards with any owners exactly what is legal can be built', () => {
  const dice = new FastDice(78);
  let homeless = 0;
  let boxedIn = 0;
  for (let game = 0; game < 50; game++) {
    const sketch = builders(dice, oneOf(dice, SEATS));
    const grown = position(sketch);
    buildOn(grown, dice, 10 + dice.below(120), () => undefined);
    const match = position({
      seats: sketch.seats ?? 2,
      mode: sketch.mode ?? 'base',
      options: { boardFull: 'off' },
      board: reowned(seen(grown), dice),
      left: Object.fromEntries([...seen(grown).stock.roads, ...seen(grown).stock.cities].map(({ type, count }) => [type, count])),
      players: [{ hand: [...times(3, 'friman bear'), 'supply'] }],
    });
    const view = seen(match);
    const types = legalTypes(view, 0);
    const isPossible = (group: readonly string[]) => group.some((type) => types.includes(type));
    expect(match.texts().includes('road simple')).toBe(isPossible(roadsIn('simple')));
    expect(match.texts().includes('road junction')).toBe(isPossible(roadsIn('junction')));
    expect(match.texts().includes('city 1')).toBe(isPossible(CITIES) && (view.players[0]?.tokens.low ?? 0) > 0);
    if (view.terms.scenario !== 'exiles' && view.players[0]?.score.vp === 0) homeless += 1;
    if (types.length === 0 && view.openSpaces > 0) boxedIn += 1;
    for (const type of types) {
      const action = CITIES.includes(type) ? 'city 1' : roadsIn('simple').some((road) => road === type) ? 'road simple' : 'road junction';
      if (!match.texts().includes(action)) continue;
      const places = legalPlaces(view, 0, type);
      const sites = [...new Set(places.map((place) => place.split(' ')[0] as string))];
      const { ask, texts } = offeredAfter(match, action, type);
      if (sites.length > 1) expect({ ask, texts }).toEqual({ ask: 'buildAt', texts: sites });
      for (const site of sites) {
        const turns = places.filter((place) => place.startsWith(`${site} `)).map((place) => place.split(' ')[1] as string);
        const offered = offeredAfter(match, action, type, site);
        if (turns.length > 1) expect([offered.ask, offered.at, ...[...offered.texts].sort()]).toEqual(['buildTurn', site, ...turns.sort()]);
        else expect(offered.ask).not.toBe('buildTurn');
      }
    }
  }
  expect(homeless).toBeGreaterThan(5);
  expect(boxedIn).toBeGreaterThan(0);
});
