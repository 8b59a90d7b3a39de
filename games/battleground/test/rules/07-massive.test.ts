// Chapter 7: massive miniatures.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { placeOf, positionName, positionOf } from '../../content/place-names.ts';
import { anchorOf, FOOTPRINTS, levelOf, placeAt } from '../../content/places.ts';
import { arcOf, facingHex, facingsToward, facingsTowardFigure, isBefore } from '../../rules/field/arcs.ts';
import { coverOf } from '../../rules/field/cover.ts';
import { gapOfFigures, inchesOf } from '../../rules/field/distance.ts';
import { isOnDifficult } from '../../rules/field/footing.ts';
import { basesSee, hasSight } from '../../rules/field/sight.ts';
import { engagedWith, isBaseBeside, isMassive } from '../../rules/figures/figures.ts';
import { isImmovable } from '../../rules/figures/traits.ts';
import { reach } from '../../rules/reach/reach.ts';
import type { Facing, Table } from '../../table/table.ts';
import { battlefield, figure, hexesNamed, id, named, priced } from '../support/field-kit.ts';

const CAT = 'he_man_bc';
const base = (name: string): string[] => (FOOTPRINTS[placeOf(name)] ?? []).map(positionName);
const costs = (table: Table, points: number): Record<string, number> => priced(reach(table, id(table, CAT), { points, by: 'foot' }));
const facingHexes = (table: Table, target: string): string[] =>
  facingsTowardFigure(table, id(table, CAT), id(table, target)).map((facing) => positionName(facingHex(figure(table, CAT), facing)));

rule(['MOB-7.100', 'MOB-7.101'], 'EX-39: a trefoil covers three hexes and touches nine', () => {
  const table = battlefield({ figures: { [CAT]: 'M15 west' } });
  expect(base('M15 west')).toEqual(['M15', 'N14', 'N15']);
  expect(isMassive(figure(table, CAT))).toBe(true);
  const touched = Array.from({ length: 750 }, (_, hex) => hex).filter((hex) => isBaseBeside(FOOTPRINTS[placeOf('M15 west')] ?? [], hex));
  expect(touched.map(positionName).filter((name) => !base('M15 west').includes(name))).toEqual(
    'L14 L15 M14 M16 N13 N16 O14 O15 O16'.split(' '),
  );
});
rule('MOB-7.101', 'it is engaged with every enemy beside any of its hexes', () => {
  const table = battlefield({ figures: { [CAT]: 'M15 west', skeletor: 'O16', trap_jaw: 'L14', mer_man: 'O17' } });
  expect(engagedWith(table, 0)).toEqual([1, 2]);
  expect(engagedWith(table, 1)).toEqual([0]);
});
rule(['MOB-7.102', 'MOB-7.103'], 'EX-39: a step moves the whole base without turning it', () => {
  const table = battlefield({ figures: { [CAT]: 'M15 west' } });
  expect(base('M14 west')).toEqual(['M14', 'N13', 'N14']);
  expect(costs(table, 1)).toEqual({
    'M15 west': 0,
    'M14 west': 1,
    'N14 west': 1,
    'N15 west': 1,
    'M16 west': 1,
    'L15 west': 1,
    'L14 west': 1,
  });
});
rule('MOB-7.102', 'every step must end where the whole base fits', () => {
  const table = battlefield({ elements: { CO: ['N13'] }, figures: { [CAT]: 'M15 west', orko: 'L14' } });
  expect(Object.keys(costs(table, 1)).sort()).toEqual(['L15 west', 'M15 west', 'M16 west', 'N14 west', 'N15 west']);
});
rule('MOB-6.10', 'it stops beside an enemy with any of its hexes', () => {
  const table = battlefield({ figures: { [CAT]: 'M15 west', skeletor: 'N11' } });
  expect(costs(table, 2)['M13 west']).toBe(2); // N12 is beside N11
  expect(costs(table, 3)['M12 west']).toBeUndefined();
});
rule(['MOB-7.104', 'MOB-7.105'], 'across an obstacle it may land on any place that covers the hex behind', () => {
  const table = battlefield({ elements: { L2: ['N13'] }, figures: { [CAT]: 'M15 west' } });
  const reached = costs(table, 3);
  // From N14 across N13 to N12: every base that covers N12, except those on the obstacle itself.
  expect(reached).toMatchObject({ 'N12 west': 3, 'N12 east': 3, 'M12 west': 3, 'O12 east': 3 });
  expect([reached['M13 west'], reached['O13 east'], costs(table, 2)['N12 west']]).toEqual([undefined, undefined, undefined]);
  const high = battlefield({ elements: { CO: ['N13'] }, figures: { skeletor_p: 'M15 west' } });
  const far = priced(reach(high, 0, { points: 6, by: 'foot' }));
  expect(far['N12 east']).toBe(6);
});
rule(['MOB-7.105', 'MOB-8.17'], 'every place where it lands across an obstacle covers a hex behind it', () => {
  const table = battlefield({ elements: { L2: ['N13'] }, figures: { [CAT]: 'N12 east' } });
  const turned = Object.keys(costs(table, 3)).filter((name) => name.endsWith('west')); // steps do not turn it
  expect(base('M15 west')).toEqual(['M15', 'N14', 'N15']);
  expect(turned).toContain('M15 west');
  const behind = 'M13 M14 N12 N14 O13 O14'.split(' ');
  for (const name of turned) expect([name, base(name).some((hex) => behind.includes(hex))]).toEqual([name, true]);
});
rule(['MOB-7.104', 'MOB-11.22'], 'Battle Cat leaps over high obstacles for three points', () => {
  const table = battlefield({ elements: { CO: ['N13'] }, figures: { [CAT]: 'M15 west' } });
  expect(costs(table, 3)['N12 east']).toBe(3);
});
rule('MOB-7.104', 'no part of the base lies on an obstacle or outside the field', () => {
  const table = battlefield({ map: 'broken_gate', figures: { [CAT]: 'M13 west' } });
  for (const name of Object.keys(costs(table, 10)))
    for (const hex of base(name)) expect(' K15 O16 L11 M12 N11 '.includes(` ${hex} `), `${name} ${hex}`).toBe(false);
});
rule('MOB-7.106', 'it climbs with its whole base, and from no hex below a platform', () => {
  const table = battlefield({ map: 'wasteland_watchtowers', figures: { [CAT]: 'D12 west' } });
  expect(base('D12 west')).toEqual(['D12', 'E12', 'E13']);
  const reached = costs(table, 3);
  expect(reached['F11^ west']).toBeUndefined(); // G11 is a wall
  expect(base('F12^ west')).toEqual(['F12^', 'G12^', 'G13^']);
  expect(reached['F12^ west']).toBe(3);
  expect(base('G12^ east')).toEqual(['G12^', 'F11^', 'F12^']);
  expect(reached['G12^ east']).toBe(3);
  const below = battlefield({ map: 'wasteland_watchtowers', figures: { [CAT]: 'E13 west' } });
  expect(base('E13 west')).toEqual(['E13', 'F12', 'F13']); // one hex of three below it
  expect(Object.keys(costs(below, 3)).some((name) => name.includes('^'))).toBe(false);
});
rule('MOB-7.106', 'it descends only to hexes that are not below a platform', () => {
  const table = battlefield({ map: 'wasteland_watchtowers', figures: { [CAT]: 'F12^ west' } });
  const down = Object.keys(costs(table, 3)).filter((name) => !name.includes('^'));
  expect(down.length).toBeGreaterThan(0);
  for (const name of down) for (const hex of base(name)) expect(' F11 G12 H11 F12 G13 H12 G14 '.includes(` ${hex} `)).toBe(false);
  for (const name of Object.keys(costs(table, 6))) expect(new Set((FOOTPRINTS[placeOf(name)] ?? []).map(levelOf)).size).toBe(1);
});
rule('MOB-7.106', 'it can climb only where everybody can be pushed aside', () => {
  const figures = { [CAT]: 'D12 west', skeletor: 'F12^', trap_jaw: 'G12^', mer_man: 'G13^' };
  const table = battlefield({ map: 'wasteland_watchtowers', figures });
  expect(costs(table, 3)['F12^ west']).toBe(3);
  // A small platform among walls. There is no way down from N13^; from M14^ the only one is M15, from N14^ M15 and O15.
  const elements = { PL: ['M14 N13 N14'], CO: ['O13', 'O14', 'N12', 'N15', 'M13', 'L13'] };
  const onto = (others: Readonly<Record<string, string>>): number | undefined =>
    costs(battlefield({ elements, figures: { [CAT]: 'L14 east', ...others } }), 3)['M14^ west'];
  expect(base('L14 east')).toEqual(['L14', 'K14', 'K15']); // L14 is the mover's own
  expect([onto({}), onto({ skeletor: 'M14^' }), onto({ skeletor: 'N14^' }), onto({ skeletor: 'N13^' })]).toEqual([3, 3, 3, undefined]);
  expect(onto({ skeletor: 'M14^', trap_jaw: 'N14^' })).toBe(3);
  expect(onto({ skeletor: 'M14^', trap_jaw: 'N14^', orko: 'O15' })).toBeUndefined(); // M15 is the only hex left for two
});
rule('MOB-7.107', 'ladders are low obstacles for it', () => {
  const table = battlefield({ elements: { LA: ['N13'], PL: ['N12 O13 O12'] }, figures: { [CAT]: 'M15 west' } });
  const reached = costs(table, 3);
  expect(reached['N12 east']).toBe(3); // across the ladder, below the platform
  expect(Object.keys(reached).filter((name) => name.includes('^'))).toEqual([]);
  expect(costs(table, 2)['N12 east']).toBeUndefined();
});
rule('MOB-7.108', 'its attacker may face any hex it occupies', () => {
  const table = battlefield({ figures: { skeletor: 'M16', [CAT]: 'M15 west' } });
  expect(facingsTowardFigure(table, 0, 1)).toEqual([0, 1]); // M15 to the north, N15 to the north-east
});
rule('MOB-7.109', 'its attacks come from the facing hex', () => {
  const table = battlefield({ figures: { [CAT]: 'M15 west N15' } });
  expect(positionName(facingHex(figure(table, CAT)))).toBe('N15');
});
rule('MOB-7.110', 'EX-40: it faces an adjacent target with a hex that touches the target', () => {
  expect(facingHexes(battlefield({ figures: { [CAT]: 'M15 west', skeletor: 'M16' } }), 'skeletor')).toEqual(['M15', 'N15']);
});
rule('MOB-7.111', 'EX-40: it faces a distant target with a hex that touches the nearest hex beside its base', () => {
  expect(facingHexes(battlefield({ figures: { [CAT]: 'M15 west', skeletor: 'U15' } }), 'skeletor')).toEqual(['N14', 'N15']);
  expect(facingHexes(battlefield({ figures: { [CAT]: 'M15 west', skeletor: 'C15' } }), 'skeletor')).toEqual(['M15']);
});
rule('MOB-7.112', 'turning leaves the base in place: any of its hexes may become the facing hex', () => {
  const table = battlefield({ figures: { [CAT]: 'M15 west' } });
  const cat = figure(table, CAT);
  expect([0, 1, 2].map((facing) => positionName(facingHex(cat, facing as Facing)))).toEqual(['M15', 'N14', 'N15']);
  expect(facingsToward(cat, [positionOf('N10')])).toEqual([1]);
});
rule('MOB-7.113', 'range to it is measured to its nearest hex', () => {
  const table = battlefield({ figures: { [CAT]: 'M15 west', skeletor: 'N10' } });
  expect(inchesOf(gapOfFigures(table, 0, 1))).toBe(3);
});
rule('MOB-7.113', 'its cover line starts at its facing hex', () => {
  const table = battlefield({ elements: { CO: ['M13'] }, figures: { [CAT]: 'M15 west M15', skeletor: 'M9' } });
  expect(coverOf(table, 0, 1)?.hits).toEqual([{ by: 'high', at: positionOf('M13') }]);
  expect(coverOf(table, 0, 1, { from: positionOf('N14') })).toBeUndefined();
});
rule('MOB-7.114', 'its arcs are judged from its centre along the facing hex', () => {
  const table = battlefield({ figures: { [CAT]: 'M15 west M15' } });
  const arc = (names: string): string[] => names.split(' ').map((name) => arcOf(table, 0, positionOf(name)));
  expect(arc('L14 L15 K15')).toEqual(['front', 'front', 'front']);
  expect(arc('O14 O15 O16 N13 N16')).toEqual(['rear', 'rear', 'rear', 'rear', 'rear']);
  expect(isBefore(table, 0, [positionOf('O15')])).toBe(false);
  expect(isBefore(table, 0, [positionOf('L14')])).toBe(true);
});
rule('MOB-7.115', 'sight may use any of its hexes', () => {
  const table = battlefield({ elements: { H3: ['M13 M12 M11'] }, figures: { skeletor: 'M9', [CAT]: 'L15 west' } });
  expect(base('L15 west')).toEqual(['L15', 'M15', 'M16']);
  expect(basesSee(table, [positionOf('M9')], [positionOf('M15')])).toBe(false);
  expect(hasSight(table, 0, 1)).toBe(true);
});
rule('MOB-7.116', 'nothing adjacent gives it cover, and the line ends at its centre', () => {
  const table = battlefield({ elements: { CO: ['N13'] }, figures: { skeletor: 'N9', [CAT]: 'M15 west' } });
  const line = coverOf(table, 0, 1);
  expect(line).toBeUndefined();
  const far = battlefield({ elements: { CO: ['N12'] }, figures: { skeletor: 'N9', [CAT]: 'M15 west' } });
  expect(coverOf(far, 0, 1)).toMatchObject({ to: { x: 38, y: 28 }, hits: [{ by: 'high' }] });
});
rule('MOB-7.117', 'it cannot be pushed or pulled', () => {
  const table = battlefield({ figures: { [CAT]: 'M15 west', he_man: 'A1', ram_man: 'C1' } });
  expect([0, 1, 2].map((one) => isImmovable(table, one))).toEqual([true, false, true]);
});
rule('MOB-7.120', 'it is on difficult terrain if any of its hexes is', () => {
  expect(isOnDifficult(battlefield({ difficult: 'N15', figures: { [CAT]: 'M15 west' } }), 0)).toBe(true);
  expect(isOnDifficult(battlefield({ difficult: 'M16', figures: { [CAT]: 'M15 west' } }), 0)).toBe(false);
});
rule('MOB-7.119', 'it is near a marker if any of its hexes is', () => {
  const near = (at: string): boolean =>
    isOnDifficult(battlefield({ figures: { [CAT]: 'M15 west' }, markers: [{ seat: 1, at, radius: 2 }] }), 0);
  expect([near('N11'), near('N10'), near('M18'), near('M19')]).toEqual([true, false, true, false]);
});
rule('MOB-7.126', 'it jumps over everything without turning its base, to free hexes on one height', () => {
  const table = battlefield({ map: 'wasteland_watchtowers', figures: { [CAT]: 'F14 west', orko: 'F17' } });
  const flights = priced(reach(table, 0, { points: 3, by: 'air' }));
  expect(base('F14 west')).toEqual(['F14', 'G14', 'G15']);
  expect(Object.keys(flights).every((name) => name.endsWith('west'))).toBe(true);
  expect(flights['F12^ west']).toBe(2);
  expect(flights['F17 west']).toBeUndefined();
  expect(flights['F15 west']).toBe(1);
  const home = battlefield({ map: 'wasteland_watchtowers', figures: { [CAT]: 'F12^ west' } });
  expect(priced(reach(home, 0, { points: 2, by: 'air' }))['F12 west']).toBe(2); // straight down
  expect(priced(reach(home, 0, { points: 1, by: 'air' }))['F12 west']).toBeUndefined();
});
rule('MOB-8.17', 'a place is a hex, a level and a shape', () => {
  const place = placeOf('M15^ east');
  expect([positionName(anchorOf(place)), placeAt(positionOf('M15^'), 'east') === place]).toEqual(['M15^', true]);
  expect(named({ places: [place], costs: [0] })).toEqual(['M15^ east']);
  expect(hexesNamed('')).toEqual([]);
});
