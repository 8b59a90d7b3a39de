// Chapter 5: exploration, the River Rule and the explorer's looks.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { acts, hex, player, position, seen, unit, where } from '../support/position.ts';

const YELLOW = 'yellow.worker.1';

rule(['ROM-5.15', 'ROM-5.16'], 'moving onto a face-down hex turns it up, with its multiplier, and the unit lies there', () => {
  const match = position({ hexes: { c4: 'down hill x3' }, units: { [YELLOW]: 'c3' } });
  expect(match.about(0, `move ${YELLOW} c4`)).toMatchObject({ explores: true, lies: true, attackAfter: false });
  match.play(`move ${YELLOW} c4`);
  expect(hex(match, 'c4')).toMatchObject({ up: true, terrain: 'hill', multiplier: 3 });
  expect(match.last('explored')).toMatchObject({ unit: YELLOW, at: 'c4', terrain: 'hill', multiplier: 3 });
  expect(where(match, YELLOW)).toBe('c4');
  expect(unit(match, YELLOW)).toMatchObject({ lying: 'explored', actions: 1 });
  expect(match.refuses(`move ${YELLOW} c5`)).toMatchObject({ rule: 'ROM-5.15', because: 'lies' });
});
rule('ROM-5.16', 'water keeps the unit where it was, lying', () => {
  const match = position({ hexes: { c4: 'down water', c5: 'down', d4: 'down' }, units: { [YELLOW]: 'c3' } });
  match.play(`move ${YELLOW} c4`);
  expect(where(match, YELLOW)).toBe('c3');
  expect(unit(match, YELLOW).lying).toBe('explored');
  expect(match.events('moved')).toEqual([]);
});
rule('ROM-5.16', 'even beside a port or on water', () => {
  const far = { c4: 'down water', c5: 'down', d4: 'down' };
  const port = position({ hexes: { ...far, b2: 'water', c3: 'port=NW' }, units: { [YELLOW]: 'c3' } }).play(`move ${YELLOW} c4`);
  expect(where(port, YELLOW)).toBe('c3');
  const afloat = position({ hexes: { ...far, c3: 'water' }, units: { [YELLOW]: 'c3' } }).play(`move ${YELLOW} c4`);
  expect(where(afloat, YELLOW)).toBe('c3');
});
rule('ROM-5.21', 'any kind of unit explores', () => {
  for (const name of ['yellow.soldier.1', 'mercenary.1', 'yellow.explorer.1']) {
    const match = position({ hexes: { c4: 'down forest' }, units: { [name]: 'c3' } }).play(`move ${name} c4`);
    expect(where(match, name)).toBe('c4');
    expect(unit(match, name).lying).toBe('explored');
  }
});
rule('ROM-18.2', 'what was turned up cannot be taken back', () => {
  const match = position({ hexes: { c4: 'down hill' }, units: { [YELLOW]: 'c3' } }).play(`move ${YELLOW} c4`);
  expect(match.match.canUndo(0)).toBe(false);
});

// ---- the river

const flooded = (match: ReturnType<typeof position>): string[] => match.events('flooded').map(({ at }) => at);

rule('ROM-5.17', 'nothing happens while a water hex has two face-down hexes beside it', () => {
  const match = position({ hexes: { c3: 'water', b2: 'down', d2: 'down', d3: 'down' }, units: { [YELLOW]: 'a1' } });
  match.play(`move ${YELLOW} b2`);
  expect(hex(match, 'b2')).toMatchObject({ up: true, terrain: 'plain' });
  expect(flooded(match)).toEqual([]);
});
rule(['ROM-5.17', 'ROM-5.18'], 'water with one face-down hex beside it takes that hex and spreads on from there', () => {
  const match = position({
    hexes: { a1: 'down water', b2: 'down hill', c3: 'down forest', c4: 'down', d3: 'down' },
    units: { [YELLOW]: 'a2' },
    waterPile: 9,
  });
  match.play(`move ${YELLOW} a1`);
  expect(flooded(match)).toEqual(['b2', 'c3']);
  for (const at of ['b2', 'c3']) expect(hex(match, at)).toMatchObject({ up: true, terrain: 'water' });
  for (const at of ['c4', 'd3']) expect(hex(match, at).up).toBe(false);
  expect(match.table.waterPile).toBe(7);
  expect(match.last('flooded')).toMatchObject({ left: 7 });
  expect(where(match, YELLOW)).toBe('a2');
});
/** A row of face-down hexes, each the last one beside the hex before it. */
const ROW = { c1: 'down water', c2: 'down', c3: 'down', c4: 'down', c5: 'down' };
rule(['ROM-5.17', 'ROM-16.5'], 'at most three hexes for one exploration, two in the solitaire', () => {
  const match = position({ hexes: ROW, capitals: ['a1'], units: { [YELLOW]: 'd1' } }).play(`move ${YELLOW} c1`);
  expect(flooded(match)).toEqual(['c2', 'c3', 'c4']);
  expect(hex(match, 'c5').up).toBe(false);
  const alone = position({ mode: 'solo', hexes: ROW, units: { [YELLOW]: 'd1' } }).play(`move ${YELLOW} c1`);
  expect(flooded(alone)).toEqual(['c2', 'c3']);
});
rule('ROM-5.17', 'only as far as the Water Pile lasts', () => {
  const match = position({ hexes: ROW, capitals: ['a1'], units: { [YELLOW]: 'd1' }, waterPile: 1 }).play(`move ${YELLOW} c1`);
  expect(flooded(match)).toEqual(['c2']);
  expect(match.table.waterPile).toBe(0);
});
rule('ROM-5.17', 'exploring land makes the water beside it rise too', () => {
  const match = position({ hexes: { c3: 'water', c2: 'down hill', c4: 'down hill' }, units: { [YELLOW]: 'd1' } });
  match.play(`move ${YELLOW} c2`);
  expect(where(match, YELLOW)).toBe('c2');
  expect(flooded(match)).toEqual(['c4']);
});
rule('ROM-5.18', 'the latest change comes first, then the sides in their order, then older changes', () => {
  const match = position({
    hexes: { c2: 'down hill', c3: 'water', d3: 'down', e2: 'down', b1: 'water', a1: 'down' },
    capitals: ['c1', 'a3'],
    units: { [YELLOW]: 'c1' },
  });
  match.play(`move ${YELLOW} c2`); // c3 (E) takes d3, d3 takes e2, and only then b1 (NW) takes a1
  expect(flooded(match)).toEqual(['d3', 'e2', 'a1']);
});
rule('ROM-5.19', 'water far from every change is ignored', () => {
  const match = position({ hexes: { c5: 'water', b4: 'down', c2: 'down hill' }, units: { [YELLOW]: 'c1' } });
  match.play(`move ${YELLOW} c2`);
  expect(flooded(match)).toEqual([]);
});
rule('ROM-5.19', 'a tile that the river took is known only to those who had looked at it', () => {
  const match = position({
    hexes: { c4: 'down water', c5: 'down forest' },
    looked: [[], ['c5']],
    units: { [YELLOW]: 'c3' },
  }).play(`move ${YELLOW} c4`);
  expect(match.last('flooded')).not.toHaveProperty('terrain');
  expect(match.table.discards).toEqual([{ at: expect.any(Number), terrain: 'forest', seenBy: [1] }]);
  expect(seen(match, 1).tiles.discards).toEqual([{ at: 'c5', terrain: 'forest' }]);
  for (const eye of [0, 'public'] as const) expect(seen(match, eye).tiles.discards).toEqual([{ at: 'c5', terrain: null }]);
});
rule('ROM-5.20', 'a multiplier under the water is revealed and stays', () => {
  const match = position({ hexes: { c4: 'down water x2', c5: 'down x3' }, units: { [YELLOW]: 'c3' } }).play(`move ${YELLOW} c4`);
  expect(match.last('flooded')).toMatchObject({ at: 'c5', multiplier: 3 });
  expect([hex(match, 'c4').multiplier, hex(match, 'c5').multiplier]).toEqual([2, 3]);
  expect(seen(match).hexes.find(({ at }) => at === 'c5')?.multiplier).toBe(3);
});

// ---- looks

const EXPLORER = 'yellow.explorer.1';
const DARK = { b2: 'down hill x2', b3: 'down water', c4: 'down forest', d3: 'down' };
rule('ROM-5.22', 'the explorer looks at hexes beside it, once for each action', () => {
  const match = position({ hexes: DARK, units: { [EXPLORER]: 'c3' } });
  expect(acts(match, `look ${EXPLORER}`).sort()).toEqual(['b2', 'b3', 'c4', 'd3']);
  match.play(`look ${EXPLORER} b2`);
  expect(match.last('looked')).toEqual({ kind: 'looked', rule: 'ROM-5.22', unit: EXPLORER, at: 'b2' });
  expect(match.last('saw')).toMatchObject({ at: 'b2', terrain: 'hill', multiplier: 2 });
  match.play(`look ${EXPLORER} b3`, `look ${EXPLORER} c4`);
  expect(unit(match, EXPLORER)).toMatchObject({ lying: 'moved', actions: 0, used: true });
  expect(match.refuses(`look ${EXPLORER} d3`)).toMatchObject({ rule: 'ROM-4.4', because: 'lies' });
});
rule('ROM-5.22', 'looks and moves can be mixed', () => {
  const match = position({ hexes: DARK, units: { [EXPLORER]: 'c2' } });
  match.play(`move ${EXPLORER} c3`, `look ${EXPLORER} c4`, `move ${EXPLORER} d2`);
  expect(where(match, EXPLORER)).toBe('d2');
});
rule('ROM-5.22', 'nobody else may look, and open hexes have nothing to look at', () => {
  const match = position({ hexes: DARK, units: { [EXPLORER]: 'c3', 'yellow.worker.1': 'c3', 'yellow.soldier.1': 'c3' } });
  expect(acts(match, 'look').every((text) => text.startsWith(EXPLORER))).toBe(true);
  expect(match.refuses(`look ${EXPLORER} c2`)).toMatchObject({ rule: 'ROM-5.22', because: 'faceUp' });
});
rule('ROM-5.23', 'not beside hostile units', () => {
  const match = position({ hexes: DARK, units: { [EXPLORER]: 'c3', 'blue.worker.1': 'c3' } });
  expect(match.refuses(`look ${EXPLORER} c4`)).toMatchObject({ rule: 'ROM-5.23', because: 'hostileUnits' });
});
rule('ROM-5.23', 'looking neither removes a penalty nor is prevented by one', () => {
  const match = position({ hexes: DARK, units: { [EXPLORER]: 'c3 penalty' } }).play(`look ${EXPLORER} c4`);
  expect(unit(match, EXPLORER).penalty).toBe(true);
});
rule('ROM-5.24', 'what was seen is for that player alone, as long as the tile is face down', () => {
  const match = position({ hexes: DARK, units: { [EXPLORER]: 'c3', [YELLOW]: 'd3' } });
  match.play(`look ${EXPLORER} b2`);
  const at = (eye: 0 | 1 | 'public') => seen(match, eye).hexes.find((one) => one.at === 'b2');
  expect(at(0)).toMatchObject({ terrain: 'hill', multiplier: 2 });
  for (const eye of [1, 'public'] as const) expect(at(eye)).toMatchObject({ terrain: null, multiplier: 'hidden' });
  expect(match.match.events(1).some(({ event }) => event.kind === 'saw')).toBe(false);
  match.play(`move ${EXPLORER} b2`);
  expect(player(match, 0).looked).toEqual([]);
});
rule('ROM-5.24', 'a player who looked knows whether there is water', () => {
  const match = position({ hexes: DARK, looked: [['b3', 'c4']], units: { [YELLOW]: 'c3' } });
  expect(match.about(0, `move ${YELLOW} b3`)).toMatchObject({ waterChance: 1 });
  expect(match.about(0, `move ${YELLOW} c4`)).toMatchObject({ waterChance: 0 });
  const { waterChance } = match.about(0, `move ${YELLOW} d3`) as { waterChance: number };
  expect(waterChance).toBeCloseTo(seen(match, 0).tiles.waterChance);
});
