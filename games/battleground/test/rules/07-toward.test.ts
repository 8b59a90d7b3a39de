// Chapter 7: where charges, moves toward a figure, jumps and teleports can end.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { placeOf } from '../../content/place-names.ts';
import { liesToward } from '../../rules/reach/flights.ts';
import { chargeEnds, reach } from '../../rules/reach/reach.ts';
import { wouldInterrupt } from '../../rules/reach/watching.ts';
import type { Table } from '../../table/table.ts';
import { battlefield, figure, hexesNamed, id, named, priced } from '../support/field-kit.ts';

const toward = (table: Table, name: string, goal: string, points: number): string[] =>
  named(reach(table, id(table, name), { points, by: 'foot', toward: id(table, goal) }));
const ends = (table: Table, name: string, target: string, points: number): Record<string, number> =>
  priced(chargeEnds(table, id(table, name), id(table, target), points));
const flights = (table: Table, name: string, points: number): Record<string, number> =>
  priced(reach(table, id(table, name), { points, by: 'air' }));

rule('MOB-7.83', 'a move toward a figure may end anywhere on a shortest path', () => {
  const table = battlefield({ figures: { he_man: 'M20', skeletor: 'M15' } });
  expect(toward(table, 'he_man', 'skeletor', 5)).toEqual(hexesNamed('M20 M19 M18 M17 M16'));
  expect(toward(table, 'he_man', 'skeletor', 2)).toEqual(hexesNamed('M20 M19 M18'));
});
rule('MOB-7.84', 'all shortest paths count, including their start', () => {
  const table = battlefield({ figures: { he_man: 'M17', skeletor: 'O15' } });
  expect(toward(table, 'he_man', 'skeletor', 5)).toEqual(hexesNamed('M17 M16 N16 N15 O16'));
});
rule('MOB-7.84', 'the shortest path is the one with the fewest points, not hexes', () => {
  // A low wall in front of the goal: 3 points across it, 5 around it.
  const table = battlefield({ elements: { L3: ['L16 M17 N16'] }, figures: { he_man: 'M18', skeletor: 'M15' } });
  expect(toward(table, 'he_man', 'skeletor', 5)).toEqual(hexesNamed('M18 M16'));
});
rule('MOB-7.84', 'a path never leads past another enemy', () => {
  const open = battlefield({ figures: { he_man: 'M20', skeletor: 'M15' } });
  expect(toward(open, 'he_man', 'skeletor', 3)).toContain('M17');
  const watched = battlefield({ figures: { he_man: 'M20', skeletor: 'M15', trap_jaw: 'L17' } });
  expect(toward(watched, 'he_man', 'skeletor', 3)).not.toContain('M17');
});
rule('MOB-7.84', 'a figure without a path can only stay', () => {
  const table = battlefield({ figures: { he_man: 'A1', orko: 'A2', stratos: 'B1', skeletor: 'M15' } });
  expect(toward(table, 'he_man', 'skeletor', 5)).toEqual(['A1']);
  expect(ends(table, 'he_man', 'skeletor', 99)).toEqual({});
});
rule('MOB-7.85', 'a charge ends beside its target', () => {
  const table = battlefield({ figures: { he_man: 'M19', skeletor: 'M14' } });
  expect(ends(table, 'he_man', 'skeletor', 5)).toEqual({ M15: 4 });
});
rule('MOB-7.86', 'a charge needs enough points, goes to the nearest hexes beside the target, and never past another enemy', () => {
  expect(ends(battlefield({ figures: { he_man: 'M20', skeletor: 'M14' } }), 'he_man', 'skeletor', 4)).toEqual({});
  expect(ends(battlefield({ figures: { he_man: 'M18', skeletor: 'O15' } }), 'he_man', 'skeletor', 5)).toEqual({ N15: 3, O16: 3 });
  const blocked = battlefield({ figures: { he_man: 'M19', skeletor: 'M14', trap_jaw: 'M16' } });
  expect(ends(blocked, 'he_man', 'skeletor', 5)).toEqual({});
  expect(ends(blocked, 'he_man', 'skeletor', 8)).toEqual({ N14: 6, L14: 6 });
});
rule('MOB-7.86', 'a figure already beside the target charges for 0 points', () => {
  expect(ends(battlefield({ figures: { he_man: 'M15', skeletor: 'M14' } }), 'he_man', 'skeletor', 0)).toEqual({ M15: 0 });
});
rule(['MOB-7.87', 'MOB-7.88', 'MOB-7.90'], 'jumps and teleports go over everything to any height, one point per hex', () => {
  const table = battlefield({ map: 'wasteland_watchtowers', figures: { stratos: 'G15', skeletor: 'G16', trap_jaw: 'H12^' } });
  const reached = flights(table, 'stratos', 3);
  expect(reached).toMatchObject({ G15: 0, 'G13^': 2, G13: 2, 'G12^': 3, G12: 3, G18: 3 });
  expect(reached['G14']).toBeUndefined(); // a ladder stands there
  expect(reached['H12^']).toBeUndefined(); // taken
  expect(reached['H12']).toBe(3);
  expect(reached['G16']).toBeUndefined();
});
rule('MOB-7.90', 'the hex above or below needs two points', () => {
  const table = battlefield({ map: 'wasteland_watchtowers', figures: { stratos: 'G12' } });
  expect(flights(table, 'stratos', 1)['G12^']).toBeUndefined();
  expect(flights(table, 'stratos', 2)['G12^']).toBe(2);
  expect(flights(table, 'stratos', 1)['G13^']).toBe(1);
});
rule('MOB-7.84', 'a jump toward a figure makes no detour in hexes', () => {
  const table = battlefield({ figures: { stratos: 'M17', skeletor: 'O15' } });
  expect(named(reach(table, 0, { points: 6, by: 'air', toward: 1 }))).toEqual(hexesNamed('M17 M16 N16 N15 O16'));
  expect(liesToward(table, 0, placeOf('N15'), 1)).toBe(true);
  expect(liesToward(table, 0, placeOf('L16'), 1)).toBe(false);
});
rule(['MOB-7.24', 'MOB-7.25'], 'in an interruption the end must be in sight of the interrupted figure', () => {
  const elements = { H4: ['L14 M15 N14'] };
  const table = battlefield({ elements, figures: { he_man: 'M18', tri_klops: 'M13' } });
  const all = reach(table, 0, { points: 8, by: 'foot', toward: 1 });
  const seen = reach(table, 0, { points: 8, by: 'foot', toward: 1, inSightOf: 1 });
  expect(named(all)).toContain('M18');
  expect(named(seen)).not.toContain('M18');
  expect(seen.places.length).toBeGreaterThan(0);
});

// ---- overwatch

rule(['MOB-6.58', 'MOB-6.61'], 'EX-26: the figures that could interrupt Tri-Klops, and then He-Man', () => {
  const figures = { he_man: 'M20 N', stratos: 'Q18 NW W13', skeletor: 'M8 S W23 mana=1', tri_klops: 'M15' };
  const table = battlefield({ figures });
  const would = (watcher: string, mover: string, at: string): boolean =>
    wouldInterrupt(table, id(table, watcher), id(table, mover), placeOf(at));
  expect([would('he_man', 'tri_klops', 'M15'), would('stratos', 'tri_klops', 'M15')]).toEqual([true, true]);
  expect(would('skeletor', 'he_man', 'M16')).toBe(true);
  expect(would('skeletor', 'he_man', 'M20')).toBe(false); // 11 inches away, and too far to walk
  figure(table, 'he_man').facing = 3;
  expect(would('he_man', 'tri_klops', 'M15')).toBe(false); // behind him
});
rule('MOB-6.61', 'a focused watcher counts with its focused speed, Stratos with a jump', () => {
  const table = battlefield({ figures: { he_man: 'M20 N', tri_klops: 'M13' } });
  expect(wouldInterrupt(table, 0, 1)).toBe(false);
  figure(table, 'he_man').focus = true;
  expect(wouldInterrupt(table, 0, 1)).toBe(true);
  const WALLS = { L3: ['L17 M18 N17'], L2: ['K18 J17', 'O18 P17', 'I18 H17', 'Q18 R17'] };
  const behind = (name: string): boolean =>
    wouldInterrupt(battlefield({ elements: WALLS, figures: { [name]: 'M19 N', tri_klops: 'M13' } }), 0, 1);
  expect([behind('stratos'), behind('he_man')]).toEqual([true, false]);
});
rule('MOB-6.61', 'spells count even without mana, but not spells for allies', () => {
  const near = (weapon: string): boolean => {
    const table = battlefield({ figures: { orko: `M20 N ${weapon}`, tri_klops: 'M13' } });
    return wouldInterrupt(table, 0, 1);
  };
  expect([near('W26'), near('W23'), near('')]).toEqual([false, true, false]);
});
