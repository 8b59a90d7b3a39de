// What an eye is shown besides the table itself: previews, chances, forecasts.
import { describe, expect, test } from 'vitest';
import { position, type Sketch, seen } from './support/position.ts';

describe('market', () => {
  test('EX-21: the prices after an update with the cubes that lie there', () => {
    const { market } = seen(position({ columns: { wheat: ['wood', 'wood'], salt: ['stone'], stone: ['wheat'] } }));
    expect(Object.fromEntries(market.columns.map(({ resource, next }) => [resource, next]))).toEqual({
      wheat: 2,
      stone: 1,
      wood: 0,
      salt: 2,
      refined: 1,
    });
    expect(market).toMatchObject({ cubes: 4, needed: 4 });
  });
});

describe('players', () => {
  test('units and their limits, by the power of the capital', () => {
    const units = { 'yellow.worker.1': 'c2', 'yellow.soldier.1': 'c2', 'mercenary.1': 'c2', 'mercenary.2': 'fallen' };
    const [own] = seen(position({ hexes: { c1: '3 warehouse' }, units })).players;
    expect(own).toMatchObject({
      power: 4,
      reach: 1,
      workers: { count: 1, limit: 4 },
      military: { count: 2, limit: 3 },
      reserve: { worker: 5, soldier: 3, explorer: 1 },
      fallen: ['mercenary.2'],
      characterPrice: 2,
    });
  });
  test('wages that will be due, and how many can be paid; hidden along with the money', () => {
    const sketch: Sketch = { units: { 'mercenary.1': 'c2', 'mercenary.2': 'fallen' }, prices: { salt: 2 }, stock: ['1 salt'], money: [4] };
    expect(seen(position(sketch), 0).players[0]?.wages).toEqual({ mercenaries: 2, salt: 3, money: 12, affordable: 1 });
    expect(seen(position(sketch), 1).players[0]?.wages).toMatchObject({ salt: 3, affordable: null });
  });
  test('which farm feeds whom, and who goes hungry', () => {
    const match = position({ hexes: { c3: 'farm' }, units: { 'yellow.worker.1': 'c3', 'yellow.worker.2': 'b2', 'yellow.worker.3': 'e3' } });
    const { players, units } = seen(match);
    expect(players[0]?.feeding).toEqual({
      units: 3,
      fed: 2,
      lines: [
        { farm: 'c3', unit: 'yellow.worker.1' },
        { farm: 'c3', unit: 'yellow.worker.2' },
      ],
      hungry: ['yellow.worker.3'],
    });
    expect(units.filter(({ hungry }) => hungry).map(({ unit }) => unit)).toEqual(['yellow.worker.3']);
  });
  test('units that hostile ones hinder', () => {
    const units = { 'yellow.worker.1': 'c3', 'blue.worker.1': 'c3' };
    const hindered = (tolerant: Sketch['tolerant'] = []): boolean[] =>
      seen(position({ units, tolerant })).units.map((unit) => unit.hindered);
    expect(hindered()).toEqual([true, true]);
    expect(hindered([[1, 0]])).toEqual([false, true]);
  });
});

describe('the map', () => {
  test('influence with its reasons', () => {
    const match = position({
      capitals: ['c3', 'e3'],
      hexes: { c3: '3 warehouse' },
      units: { 'yellow.soldier.1': 'c4', 'yellow.soldier.2': 'c4' },
    });
    expect(seen(match).hexes.find(({ at }) => at === 'c4')?.influence).toEqual([
      {
        team: 0,
        value: 3,
        parts: [
          { reason: 'emission', value: 1, owner: 0 },
          { reason: 'soldiers', value: 2, owner: 0 },
        ],
      },
    ]);
  });
  test('the pieces of a hex as decisions call them', () => {
    const match = position({ hexes: { c1: '2 farm warehouse=2salt port=NE walls=E,W' } });
    const capital = seen(match).hexes.find(({ at }) => at === 'c1');
    expect(capital?.pieces).toEqual([
      { piece: 'tower' },
      { piece: 'farm' },
      { piece: 'warehouse', store: 1 },
      { piece: 'port', side: 'NE' },
      { piece: 'wall', side: 'E' },
      { piece: 'wall', side: 'W' },
    ]);
    expect(capital).toMatchObject({
      stores: [{ resource: 'salt', cubes: 2 }],
      ports: ['NE'],
      walls: ['E', 'W'],
      places: { used: 6, limit: 4 },
    });
  });
  test('a tile that the river took is known only to those who had looked', () => {
    const match = position({
      hexes: { a1: 'down water', b2: 'down forest', c3: 'down', c4: 'down', d3: 'down' },
      looked: [[], ['b2']],
      units: { 'yellow.worker.1': 'a2' },
    }).play('move yellow.worker.1 a1');
    expect(match.events('flooded').map(({ at }) => at)).toContain('b2');
    const tile = (eye: number | 'public') => seen(match, eye).tiles.discards.find(({ at }) => at === 'b2')?.terrain;
    expect([tile(0), tile(1), tile('public')]).toEqual([null, 'forest', null]);
  });
});

describe('a battle', () => {
  const battle = () =>
    position({
      phase: 'war',
      units: { 'yellow.soldier.1': 'c3', 'blue.worker.1': 'c3' },
      hand: [
        ['plus3', 'blank'],
        ['double', 'retreat'],
      ],
    }).play('c3 seat 1');
  test('what each token would do: each in hand against all that the other may still have', () => {
    const pairs = (eye: number | 'public'): string[] =>
      (seen(battle(), eye).battle?.outcomes ?? []).map(({ attack, defence }) => `${attack} ${defence}`);
    expect(pairs(0)).toHaveLength(2 * 3);
    expect(pairs(1)).toHaveLength(3 * 2);
    expect(pairs('public')).toHaveLength(3 * 3);
    expect(seen(battle(), 0).battle?.outcomes).toContainEqual({
      attack: 'plus3',
      defence: 'double',
      attackValue: 6,
      defenceValue: 2,
      winner: 'attacker',
      attackerLosses: 0,
      defenderLosses: 1,
    });
  });
  test('none of this once the tokens are revealed', () => {
    const match = battle().as(0, 'plus3').as(1, 'retreat');
    expect(seen(match).battle).toMatchObject({ attackToken: 'plus3', defenceToken: 'retreat', outcomes: [] });
  });
});

describe('the solitaire', () => {
  test('shows what the automaton intends to do', () => {
    const match = position({ mode: 'solo', units: { 'automaton.soldier.1': 'b3', 'yellow.worker.1': 'c3' } });
    expect(seen(match, 0).solo).toMatchObject({
      capital: 'a2',
      intentions: [{ at: 'b3', units: ['automaton.soldier.1'], does: 'strike', to: ['c3'] }],
    });
  });
  test('the forecast counts the least for a multiplier that nobody has seen', () => {
    const hexes = (words: string): number | undefined => seen(position({ mode: 'solo', hexes: { c3: words } }), 0).forecast.sides[1]?.hexes;
    expect([hexes('down'), hexes('down x2'), hexes('down x3')]).toEqual([2, 3, 3]);
  });
});
