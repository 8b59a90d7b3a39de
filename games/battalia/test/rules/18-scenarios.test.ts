import { FastDice } from '@tabularium/kernel';
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { GREATS } from '../../content/kinds.ts';
import { battalia } from '../../rules/index.ts';
import { onlyOpen, own, type Position, passDay, position, type Sketch, seen, spaceSeen, tableOf, times } from '../support/position.ts';

const CITY = times(3, 'friman bear');

// ---- Strongholds

rule('BAT-18.1', 'beating a neutral city takes more than 6, and it still becomes a city of level 4', () => {
  const match = position({
    mode: 'strongholds',
    players: [{ faction: 'isle', hand: ['weapon bear', 'lord bear', 'friman bear', 'friman bear'], heroes: ['b6'] }],
  });
  match.play('attack b6 neutral', 'add lord bear', 'add friman bear');
  expect(match.refuses('declare')).toMatchObject({ attack: 6, defence: 6 });
  match.play('add friman bear', 'declare');
  expect(spaceSeen(match, 'b6')).toMatchObject({ owner: 0, level: 4, guard: 0 });
});

rule('BAT-18.1', 'beating the guardians takes more than 10', () => {
  const match = position({
    mode: 'strongholds',
    players: [{ faction: 'isle', hand: ['weapon bear', 'lord bear', 'lord bear', 'friman bear', 'friman bear'], heroes: ['d4'] }],
  });
  match.play('attack d4 guardians', 'add lord bear', 'add lord bear', 'add friman bear');
  expect(match.refuses('declare')).toMatchObject({ attack: 10, defence: 10 });
  match.play('add friman bear', 'declare');
  expect(match.decision()).toMatchObject({ ask: 'greatReward' });
});

// ---- Exiles

/** Seat 0 has a strength of six and more, and a hero on the neutral city b2. */
const exiles = (sketch: Sketch = {}): Position =>
  position({ mode: 'exiles', players: [{ faction: 'isle', hand: ['weapon bear', 'lord bear', 'lord bear'], heroes: ['b2'] }], ...sketch });

rule('BAT-18.2', 'the neutral cities defend with 6', () => {
  const match = exiles().play('attack b2 neutral', 'add lord bear');
  expect(match.refuses('declare')).toMatchObject({ attack: 5, defence: 6 });
});

rule('BAT-18.2', 'nobody knows which great artifact lies under which city: a guess deals them anew', () => {
  const under = new Set<string>();
  for (const seed of Array.from({ length: 40 }, (_, n) => n + 1)) {
    const table = tableOf({ mode: 'exiles', seats: 4 });
    battalia.guess(table, 0, new FastDice(seed));
    const greats = [...table.buried.map(({ card }) => card), ...table.box].map((card) => table.content.cards[card]?.kind as string);
    expect(greats.toSorted()).toEqual(GREATS.toSorted());
    under.add(greats[0] as string);
  }
  expect([...under].sort()).toEqual(GREATS.toSorted());
});

rule('BAT-18.3', 'the reward is the lord of the city’s people, a supply and the great artifact hidden there', () => {
  const match = exiles({ board: { b2: 'hub canyons neutral 6' }, tops: { lord: ['lord isle', 'lord bear', 'lord ember'] } });
  match.play('attack b2 neutral', 'add lord bear', 'add lord bear', 'declare');
  expect(match.last('annexed')).toMatchObject({ seat: 0, at: 'b2', level: 4 });
  const { great } = match.last('foundGreat');
  expect(own(match, 0).gains).toEqual(['lord ember', 'supply', great]);
  expect(spaceSeen(match, 'b2')).toMatchObject({ owner: 0, level: 4, hides: false });
});

rule('BAT-18.3', 'each player may annex at most one neutral city', () => {
  const hand = ['weapon bear', ...times(3, 'lord bear'), ...times(2, 'weapon isle'), ...times(3, 'lord isle')];
  const match = exiles({ players: [{ hand, heroes: ['b2', 'f6'] }] });
  expect(match.texts()).toEqual(expect.arrayContaining(['attack b2 neutral', 'attack f6 neutral']));
  match.play('attack b2 neutral', 'weapon bear', 'add lord bear', 'add lord bear', 'declare');
  expect(match.refuses('attack f6 neutral')).toMatchObject({ rule: 'BAT-18.3', because: 'annexedBefore' });
});

rule('BAT-18.3', 'the limit applies to each player separately', () => {
  const match = exiles({ active: 1, players: [{ annexed: true }, { hand: ['weapon bear', 'lord bear', 'lord bear'], heroes: ['b2'] }] });
  expect(match.texts()).toContain('attack b2 neutral');
});

rule('BAT-18.3', 'in the base game there is no such limit', () => {
  const match = position({
    players: [{ hand: [...times(2, 'weapon bear'), ...times(2, 'lord bear')], heroes: ['b6', 'f2'] }],
  });
  match.play('attack b6 neutral', 'add lord bear', 'declare', 'attack f2 neutral', 'add lord bear', 'declare');
  expect(match.events('annexed')).toHaveLength(2);
});

rule('BAT-18.3', 'taking an undefended city does not count for the limit', () => {
  const match = exiles({
    players: [{ hand: ['weapon bear', 'lord bear', 'lord bear'], heroes: ['b2', 'd2'] }],
    board: { d2: 'end nobody' },
  });
  match.play('annex d2');
  expect(match.texts()).toContain('attack b2 neutral');
});

rule('BAT-18.4', 'an annexed city can be conquered, without a reward, even by a player who has annexed one', () => {
  const match = exiles({
    players: [
      { annexed: true, hand: ['weapon bear', 'lord bear'], heroes: ['b2'] },
      { annexed: true, hand: ['supply'] },
    ],
    board: { b2: 'hub canyons 4 of 1' },
  });
  match.play('attack b2 city', 'add lord bear', 'declare', 'surrender');
  expect(match.last('conquered')).toMatchObject({ seat: 0, from: 1, at: 'b2', level: 4 });
  expect(own(match, 0).gains).toEqual([]);
});

rule('BAT-18.4', 'a conquest does not count for the limit', () => {
  const match = exiles({
    players: [
      { hand: [...times(2, 'weapon bear'), ...times(3, 'lord bear')], heroes: ['b2', 'f6'] },
      { annexed: true, hand: ['supply'] },
    ],
    board: { b2: 'hub canyons 4 of 1' },
  });
  match.play('attack b2 city', 'add lord bear', 'declare', 'surrender');
  expect(match.texts()).toContain('attack f6 neutral');
});

rule('BAT-18.5', 'a road link to the ruins is enough to build', () => {
  const match = exiles({ players: [{ hand: ['friman bear', 'supply'] }] });
  match.play('road simple', 'straight');
  expect([...match.texts()].sort()).toEqual(['c4', 'd3', 'd5', 'e4']);
});

rule('BAT-18.5', 'cities may be built right beside the ruins', () => {
  const match = exiles({ players: [{ hand: CITY }] }).play('city 1', 'gate', 'd3');
  expect(spaceSeen(match, 'd3')).toMatchObject({ kind: 'city', owner: 0, level: 1 });
});

rule('BAT-18.5', 'a player who has never had a city needs a link to the ruins', () => {
  const match = exiles({ players: [{ hand: CITY }], board: { c2: 'straight E-W' } }); // joined only to the neutral city b2
  match.play('city 1', 'end');
  expect([...match.texts()].sort()).toEqual(['c4', 'd3', 'd5', 'e4']);
  expect(match.refuses('d2')).toMatchObject({ because: 'noRoadToOwnCities' });
});

rule(['BAT-18.5', 'BAT-7.9'], 'a player who lost the last city may found one anywhere, as in other scenarios', () => {
  const match = exiles({ players: [{ hand: CITY, settled: true }], board: { c2: 'straight E-W' } });
  match.play('city 1', 'end');
  expect(match.texts()).toContain('d2');
  expect(match.texts()).toContain('d3'); // and still beside the ruins
});
rule(['BAT-18.5', 'BAT-7.9'], 'a city that was built or annexed and then lost counts as the last city', () => {
  const match = exiles({
    seats: 2,
    board: { b2: 'hub 1 of 1', c2: 'straight E-W' },
    players: [
      { hand: ['weapon bear', 'friman bear'], heroes: ['b2'] },
      { hand: [], nation: CITY },
    ],
  });
  match.play('attack b2 city', 'add friman bear', 'declare', 'surrender', 'end', 'keep', 'city 1', 'end', 'd2');
  expect(spaceSeen(match, 'd2')).toMatchObject({ owner: 1, level: 1 });
});
rule(['BAT-18.5', 'BAT-7.9'], 'roads of a player who lost the last city still need a link to the ruins', () => {
  const match = exiles({ players: [{ hand: ['friman bear', 'supply'], settled: true }], board: { c2: 'straight E-W' } });
  match.play('road simple', 'straight');
  expect([...match.texts()].sort()).toEqual(['c4', 'd3', 'd5', 'e4']);
});

rule('BAT-18.5', 'a player without a city may also build roads', () => {
  expect(exiles({ players: [{ hand: ['friman bear', 'supply'] }] }).texts()).toContain('road simple');
});

rule('BAT-18.5', 'a player with a city may build from it or from the ruins', () => {
  const match = exiles({ players: [{ hand: ['friman bear', 'supply'] }], board: { b2: 'hub 1 of 0' } });
  match.play('road simple', 'straight');
  expect([...match.texts()].sort()).toEqual(['b3', 'c2', 'c4', 'd3', 'd5', 'e4']);
});

rule('BAT-18.5', 'heroes may be hired onto the ruins', () => {
  const hand = ['weapon bear', 'supply', 'supply'];
  const match = exiles({ day: 3, players: [{ hand }] }).play('hero');
  expect(own(match, 0).heroes).toEqual(['d4', null]);
  const owner = exiles({ players: [{ hand }], board: { b2: 'hub 1 of 0' } }).play('hero');
  expect([...owner.texts()].sort()).toEqual(['b2', 'd4']);
});

rule('BAT-18.5', 'nobody owns the ruins, scores for them or attacks them', () => {
  const match = exiles({ players: [{ hand: ['weapon bear', ...times(3, 'lord bear')], heroes: ['d4'] }] });
  expect(spaceSeen(match, 'd4')).toMatchObject({ owner: null, level: 0, guard: 0 });
  expect(seen(match).players.map(({ score }) => score.vp)).toEqual([0, 0]);
  expect(match.texts().filter((text) => text.startsWith('attack') || text.startsWith('annex'))).toEqual([]);
});

rule('BAT-18.5', 'heroes on the ruins can be attacked', () => {
  const match = exiles({ players: [{ hand: ['weapon bear'], heroes: ['d4'] }, { heroes: ['d4'] }] });
  expect(match.texts()).toContain('attack d4 hero 1');
});

rule('BAT-18.5', 'if the ruins are walled in, a player without a city cannot build, and the game continues', () => {
  const match = exiles({
    players: [{ hand: [...CITY, 'supply'] }],
    board: { c4: 'impassable', d3: 'impassable', e4: 'impassable', d5: 'impassable' },
  });
  for (const action of ['road simple', 'road junction', 'city 1']) expect(match.refuses(action)).toMatchObject({ because: 'noSpaceFits' });
  expect(match.result).toBeUndefined();
});

rule(['BAT-18.5', 'BAT-17.1'], 'with the terrain rules the ruins are shared, but native to nobody', () => {
  const match = exiles({
    options: { terrainRules: 'on' },
    players: [{ faction: 'bear', hand: ['supply'], heroes: ['d4', 'd3'] }],
    board: { d3: 'straight N-S woods' },
  });
  expect(match.texts()).toContain('stroll d4 d3');
  expect(match.texts()).toContain('step d3 d4');
});

rule(['BAT-18.2', 'BAT-20.1'], 'the heroes of a seat that left stay on the ruins and surrender', () => {
  const match = position({
    mode: 'exiles',
    seats: 3,
    players: [
      { hand: ['weapon bear', 'supply', 'supply'], heroes: ['d4'] },
      { hand: ['lord bear'], heroes: ['d4'] },
    ],
  }).leave(1);
  match.play('hire friman', 'attack d4 hero 1', 'declare');
  expect(match.last('answered')).toMatchObject({ seat: 1, with: 'surrender' });
  expect(spaceSeen(match, 'd4').heroes).toEqual([0]);
});

rule('BAT-18.5', 'in the base game a link to the ruins does not count', () => {
  const match = position({ players: [{ hand: ['friman bear', 'supply'] }] }).play('road simple', 'straight');
  expect(match.refuses('d3')).toMatchObject({ because: 'noRoadToOwnCities' });
});

// ---- options

rule('BAT-18.7', 'the game ends after the last turn of the agreed weeks', () => {
  for (const weeks of [2, 3, 4, 5]) {
    const match = position({ stage: 'opening', day: 7 * weeks, options: { weeks } }).play('keep', 'end', 'keep');
    expect(match.result).toBeUndefined();
    match.play('end');
    expect(match.result).toMatchObject({ rule: 'BAT-18.7', because: 'weeksOver' });
  }
});

rule('BAT-18.7', 'the game ends not a day earlier, and not at all without an agreement', () => {
  expect(passDay(position({ day: 13, options: { weeks: 2 } })).result).toBeUndefined();
  expect(passDay(position({ day: 14 })).result).toBeUndefined();
});

rule('BAT-18.9', 'a VP target ends the game as soon as somebody reaches or passes it', () => {
  const board = { d2: 'end 4 of 0', d6: 'end 4 of 0', f4: 'end 2 of 0' }; // together with b2, seat 0 has 11 points
  const match = position({ options: { vpTarget: 12 }, players: [{ hand: times(2, 'chief bear') }], board });
  match.play('upgrade b2');
  expect(match.result).toMatchObject({ rule: 'BAT-18.9', because: 'vpTarget', winners: [0] });
  const passed = position({ options: { vpTarget: 12 }, players: [{ hand: ['weapon bear', 'lord bear'], heroes: ['b6'] }], board });
  passed.play('attack b6 neutral', 'add lord bear', 'declare');
  expect(passed.result).toMatchObject({ because: 'vpTarget', scores: [{ vp: 15 }, { vp: 1 }] });
});

rule('BAT-18.9', 'one point below the VP target does not end the game', () => {
  const match = position({
    options: { vpTarget: 16 },
    players: [{ hand: times(2, 'chief bear') }],
    board: { d2: 'end 4 of 0', d6: 'end 4 of 0', f4: 'end 4 of 0' },
  });
  match.play('upgrade b2');
  expect(own(match, 0).score.vp).toBe(14);
  expect(match.result).toBeUndefined();
});

rule('BAT-18.9', 'another number of level-4 cities can be agreed on', () => {
  const board = { a1: 'hub 4 of 0', c1: 'end 4 of 0', e1: 'end 3 of 0' };
  const third = (level4Target: number | string) =>
    position({ seats: 4, options: { level4Target }, players: [{ hand: times(2, 'lord bear') }], board }).play('upgrade e1').result;
  expect(third(3)).toMatchObject({ because: 'level4Target' });
  expect(third(4)).toBeUndefined();
  expect(third('off')).toBeUndefined();
});

rule('BAT-18.9', 'with the level-4 target off, a fifth city of level 4 does not end the game', () => {
  const board = { a1: 'hub 4 of 0', c1: 'end 4 of 0', e1: 'end 4 of 0', a3: 'gate 4 of 0', a5: 'gate 3 of 0' };
  const match = position({ seats: 4, options: { level4Target: 'off' }, players: [{ hand: times(2, 'lord bear') }], board }).play(
    'upgrade a5',
  );
  expect(own(match, 0).score.level4).toBe(5);
  expect(match.result).toBeUndefined();
});

rule('BAT-18.9', 'with the full-board ending off, the game continues on a full board', () => {
  const match = position({
    options: { boardFull: 'off' },
    players: [{ hand: ['friman bear', 'supply', ...times(2, 'chief bear')] }],
    board: onlyOpen('c2'),
  });
  match.play('road simple', 'straight');
  expect(seen(match).openSpaces).toBe(0);
  expect(match.result).toBeUndefined();
  match.play('upgrade b2');
});
