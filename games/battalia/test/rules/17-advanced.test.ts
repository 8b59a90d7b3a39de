import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { own, type Position, position, type Sketch, seen, times } from '../support/position.ts';

const advanced = (sketch: Sketch): Position => position({ mode: 'advanced', day: 2, ...sketch });
const movesOf = (match: Position, kind: 'step' | 'stroll'): string[] => match.texts().filter((text) => text.startsWith(kind));

// ---- native land

rule('BAT-17.1', 'the homeland of a player’s faction is native', () => {
  const homes = { bear: 'woods', isle: 'lakes', ember: 'canyons', cloud: 'mountains' } as const;
  for (const [faction, terrain] of Object.entries(homes))
    for (const land of Object.values(homes)) {
      const match = advanced({
        seats: 3,
        players: [{ faction: faction as keyof typeof homes, heroes: ['e1'] }],
        board: { e2: `straight N-S ${land}` },
      });
      expect(movesOf(match, 'stroll')).toEqual(land === terrain ? ['stroll e1 e2'] : []);
    }
});

rule('BAT-17.1', 'the ruins are native to nobody', () => {
  for (const faction of ['bear', 'isle', 'ember'] as const) {
    const match = advanced({ players: [{ faction, hand: ['supply'], heroes: ['d3'] }], board: { d3: 'straight N-S' } });
    expect(movesOf(match, 'stroll')).toEqual([]);
    expect(movesOf(match, 'step')).toEqual(['step d3 d4']);
  }
});

rule('BAT-17.1', 'without the terrain rules nothing is native', () => {
  const match = position({ players: [{ faction: 'bear', hand: ['supply'], heroes: ['b2'] }], board: { c2: 'straight E-W woods' } });
  expect(movesOf(match, 'stroll')).toEqual([]);
  expect(movesOf(match, 'step')).toEqual(['step b2 c2']);
});

// ---- moving

/** A road from b1 to the ruins: lakes, woods, mountains, canyons, mountains. */
const ROAD_TO_RUINS = {
  b1: 'straight E-W lakes',
  c1: 'curve S-W woods',
  c2: 'tee N-E-S mountains',
  c3: 'straight N-S canyons',
  c4: 'tee N-E-W mountains',
};

rule('BAT-17.2', 'a step onto native land is free', () => {
  const match = advanced({ players: [{ faction: 'isle', heroes: ['b2'] }], board: { b2: 'hub woods 1 of 0', c2: 'straight E-W lakes' } });
  match.play('stroll b2 c2');
  expect(match.last('heroMoved')).toMatchObject({ from: 'b2', to: 'c2', by: 'stroll' });
  expect(own(match, 0)).toMatchObject({ heroes: ['c2', null], laid: [] });
});

rule('BAT-17.2', 'a horse’s three steps may be spent with native cards in between', () => {
  const match = advanced({ seats: 4, day: 3, players: [{ faction: 'cloud', hand: ['horse bear'], heroes: ['b1'] }], board: ROAD_TO_RUINS });
  match.play('ride b1');
  expect(match.texts()).toContain('d4'); // c1, c3 and d4 are paid, c2 and c4 are free
  expect(match.about(0, 'd4')).toMatchObject({ cost: 3 });
});

rule('BAT-17.2', 'in the basic game the same horse gets no farther than c3', () => {
  const match = position({ seats: 4, day: 3, players: [{ faction: 'cloud', hand: ['horse bear'], heroes: ['b1'] }], board: ROAD_TO_RUINS });
  match.play('ride b1');
  expect([...match.texts()].sort()).toEqual(['a1', 'c1', 'c2', 'c3', 'd2']); // c2 also leads to the neutral city d2
});

rule('BAT-17.2', 'free steps and supply steps may be mixed', () => {
  const match = advanced({ seats: 4, players: [{ faction: 'cloud', hand: times(2, 'supply'), heroes: ['b1'] }], board: ROAD_TO_RUINS });
  match.play('step b1 c1', 'stroll c1 c2', 'step c2 c3', 'stroll c3 c4');
  expect(own(match, 0)).toMatchObject({ heroes: ['c4', null], hand: { count: 0 } });
});

rule('BAT-17.3', 'a horse reaches every card with at most three non-native cards on the way', () => {
  const match = advanced({
    day: 3,
    players: [{ faction: 'bear', hand: ['horse bear'], heroes: ['b2'] }],
    board: {
      b2: 'hub lakes 1 of 0',
      c2: 'straight E-W lakes',
      d2: 'tee E-S-W lakes',
      e2: 'straight E-W woods',
      f2: 'hub woods neutral 4',
      f3: 'straight N-S canyons',
      f4: 'straight N-S canyons',
      d3: 'straight N-S canyons',
    },
  });
  match.play('ride b2');
  expect([...match.texts()].sort()).toEqual(['c2', 'd2', 'd3', 'e2', 'f2', 'f3']); // f4 and d4 would be the fourth
});

rule('BAT-17.3', 'a horse is not offered for cards that can be reached for free', () => {
  const match = advanced({
    day: 3,
    players: [{ faction: 'bear', hand: ['horse bear'], heroes: ['b2'] }],
    board: { b2: 'hub lakes 1 of 0', c2: 'straight E-W woods' },
  });
  expect(match.refuses('ride b2')).toMatchObject({ because: 'noRoad' });
});

const GREEN_ROAD = { b2: 'hub woods 1 of 0', c2: 'straight E-W woods', d2: 'straight E-W woods', e2: 'straight E-W lakes' };

rule('BAT-17.3', 'a free move goes as far as native cards lie side by side', () => {
  const match = advanced({ players: [{ faction: 'bear', heroes: ['b2'] }], board: GREEN_ROAD });
  expect(movesOf(match, 'stroll').sort()).toEqual(['stroll b2 c2', 'stroll b2 d2']);
});

rule('BAT-17.3', 'after a free move the hero waits until its owner does something else', () => {
  const match = advanced({ players: [{ faction: 'bear', hand: times(2, 'supply'), heroes: ['b2'] }], board: GREEN_ROAD });
  match.play('stroll b2 d2');
  expect(movesOf(match, 'stroll')).toEqual([]);
  match.play('hire friman');
  expect(movesOf(match, 'stroll').sort()).toEqual(['stroll d2 b2', 'stroll d2 c2']);
});

rule('BAT-17.3', 'a free move of the other hero does not end the wait', () => {
  const match = advanced({ players: [{ faction: 'bear', heroes: ['b2', 'c2'] }], board: GREEN_ROAD });
  match.play('stroll b2 d2', 'stroll c2 b2');
  expect(movesOf(match, 'stroll')).toEqual([]);
});

rule('BAT-17.3', 'of two heroes on a card, the one that has not moved yet may go', () => {
  const match = advanced({ players: [{ faction: 'bear', heroes: ['b2', 'd2'] }], board: GREEN_ROAD });
  match.play('stroll b2 d2');
  expect(movesOf(match, 'stroll').sort()).toEqual(['stroll d2 b2', 'stroll d2 c2']);
  match.play('stroll d2 c2');
  expect(movesOf(match, 'stroll')).toEqual([]);
});

rule('BAT-17.3', 'in the next turn every hero is rested', () => {
  const match = advanced({ players: [{ faction: 'bear', heroes: ['b2'] }], board: GREEN_ROAD });
  match.play('stroll b2 d2', 'end', 'keep', 'end', 'keep');
  expect(movesOf(match, 'stroll').sort()).toEqual(['stroll d2 b2', 'stroll d2 c2']);
});

// ---- retreat

/** A hero of the isle shares c2 with an attacker; roads lead east over lakes and south over woods. */
const ATTACKED: Sketch = {
  board: {
    b2: 'hub woods 1 of 0',
    c2: 'straight E-W woods',
    d2: 'straight E-W lakes',
    e2: 'straight E-W canyons',
    f2: 'hub lakes neutral 4',
    b3: 'straight N-S canyons',
  },
};
const retreats = (hand: readonly string[], board: Readonly<Record<string, string>> = ATTACKED.board ?? {}): string[] => {
  const match = advanced({
    board,
    players: [
      { faction: 'bear', hand: ['weapon isle'], heroes: ['c2'] },
      { faction: 'isle', hand, heroes: ['c2'] },
    ],
  });
  match.play('attack c2 hero 1', 'declare');
  if (!match.texts().includes('retreat')) return [];
  match.play('retreat');
  return match.decision().ask === 'retreatTo' ? [...match.texts()].sort() : [match.last('heroMoved').to];
};

rule('BAT-17.3', 'in a retreat native cards cost no supply', () => {
  expect(retreats(['supply'])).toEqual(['e2 for supply', 'f2 for supply']); // d2 and f2 are lakes
  expect(retreats(['supply', 'supply'])).toEqual(['b3 for supply + supply', 'e2 for supply', 'f2 for supply']);
});

rule('BAT-17.3', 'a retreat must still be two or three steps: an adjacent native card does not count', () => {
  expect(retreats([], { ...ATTACKED.board, e2: 'empty' })).toEqual([]);
});

rule('BAT-17.3', 'a retreat over native cards only is free', () => {
  expect(retreats([], { ...ATTACKED.board, e2: 'straight E-W lakes' })).toEqual(['e2', 'f2']);
});

rule('BAT-17.3', 'of the shortest ways, the one with the fewest non-native cards counts', () => {
  const board = { b2: 'bend E-S 1 of 0', c2: 'tee E-S-W woods', d2: 'curve S-W canyons', c3: 'curve N-E lakes', d3: 'tee N-S-W canyons' };
  expect(retreats(['supply'], board)).toEqual(['d3']); // via c3, where only d3 itself costs a supply
  expect(retreats([], board)).toEqual([]);
  const swapped = { ...board, d2: 'curve S-W lakes', c3: 'curve N-E canyons' };
  expect(retreats(['supply'], swapped)).toEqual(['d3']); // via d2, though the way via c3 is as long
});

// ---- terrain bonus

const AT_CITIES = {
  b2: 'hub woods 1 of 1',
  f2: 'hub canyons 2 of 1',
  b6: 'hub mountains 2 of 1',
};
const raid = (at: string): Position =>
  advanced({
    seats: 2,
    options: { removedFaction: 'isle' },
    day: 1,
    players: [
      { faction: 'ember', hand: ['weapon ember'], heroes: [at] },
      { faction: 'cloud', hand: ['friman bear'] },
    ],
    board: AT_CITIES,
  });

rule('BAT-17.4', 'the attacker has +1 on native land', () => {
  const match = raid('f2').play('attack f2 city');
  expect(seen(match).battle?.attack).toMatchObject({ total: 3 }); // weapon, terrain, hero
  expect(seen(match).battle?.attack.modifiers).toContainEqual({ value: 1, reason: 'terrain' });
  expect(seen(match).battle?.defence).toMatchObject({ total: 2 });
  expect(match.texts()).toContain('declare');
});

rule('BAT-17.4', 'the defender has +1 on native land from the start, even without a hero there', () => {
  const match = raid('b6');
  expect(match.refuses('attack b6 city')).toMatchObject({ because: 'tooWeak', base: 3, potential: 2 });
});

rule('BAT-17.4', 'the terrain bonus is +1 in total, not per hero', () => {
  const match = advanced({
    options: { removedFaction: 'isle' },
    players: [{ faction: 'ember', hand: ['weapon bear', 'lord bear'], heroes: ['f2', 'f2'] }, { faction: 'cloud' }],
    board: AT_CITIES,
  });
  match.play('attack f2 city', '2 heroes');
  expect(seen(match).battle?.attack.modifiers.filter(({ reason }) => reason === 'terrain')).toEqual([{ value: 1, reason: 'terrain' }]);
});

rule('BAT-17.4', 'the terrain bonus does not need a line of one faction', () => {
  const match = advanced({
    options: { removedFaction: 'isle' },
    players: [{ faction: 'ember', hand: ['weapon bear', 'friman cloud'], heroes: ['f2'] }, { faction: 'cloud' }],
    board: AT_CITIES,
  });
  match.play('attack f2 city', 'add friman cloud');
  expect(seen(match).battle?.attack.total).toBe(1 + 1 + 1);
});

rule('BAT-17.4', 'the basic game has no terrain bonus', () => {
  const match = position({
    day: 1,
    players: [{ faction: 'ember', hand: ['weapon ember', 'lord bear'], heroes: ['f2'] }, { faction: 'bear' }],
    board: { f2: 'hub canyons 2 of 1' },
  });
  match.play('attack f2 city');
  expect(seen(match).battle?.attack.total).toBe(2);
});

rule('BAT-17.5', 'supplies pay only for steps onto non-native cards', () => {
  const match = advanced({
    players: [{ faction: 'bear', hand: ['supply'], heroes: ['b2'] }],
    board: { c2: 'straight E-W woods', b3: 'straight N-S lakes' },
  });
  expect(movesOf(match, 'step')).toEqual(['step b2 b3']);
  expect(movesOf(match, 'stroll')).toEqual(['stroll b2 c2']);
});

rule('BAT-17.6', 'the terrain bonus counts on roads', () => {
  const match = advanced({
    players: [
      { faction: 'bear', hand: ['weapon isle'], heroes: ['c2'] },
      { faction: 'isle', heroes: ['c2'] },
    ],
    board: { c2: 'straight E-W woods' },
  });
  match.play('attack c2 hero 1');
  expect(seen(match).battle?.attack.total).toBe(1 + 1);
});

rule('BAT-17.6', 'the terrain bonus counts for an attacked hero on a native road', () => {
  const match = advanced({
    players: [
      { faction: 'bear', hand: ['weapon isle', 'friman bear'], heroes: ['c2'] },
      { faction: 'isle', heroes: ['c2'] },
    ],
    board: { c2: 'straight E-W lakes' },
  });
  match.play('attack c2 hero 1');
  expect(seen(match).battle?.defence).toMatchObject({ total: 1, modifiers: [{ value: 1, reason: 'terrain' }] });
  match.refuses('declare');
});

rule('BAT-17.6', 'the terrain bonus counts for the attacker of a neutral city, but not for the city', () => {
  const match = advanced({
    players: [{ faction: 'bear', hand: ['weapon isle', 'priest isle'], heroes: ['b6'] }],
    board: { b6: 'hub woods neutral 4' },
  });
  match.play('attack b6 neutral', 'add priest isle');
  expect(seen(match).battle).toMatchObject({ attack: { total: 5 }, defence: { total: 4 } });
});
