// Chapter 8: where hexes lie, distances, lines, sight, cover, arcs and directions.
import { centreOf, TO_CORNER } from '@tabularium/geometry';
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { placeOf, positionName, positionOf } from '../../content/place-names.ts';
import type { Position } from '../../content/places.ts';
import { baseCentre, besideOf, FIELD, FOOTPRINTS, HEXES } from '../../content/places.ts';
import { arcOf, facingsTowardFigure, isBefore, pushDirections } from '../../rules/field/arcs.ts';
import { coverOf } from '../../rules/field/cover.ts';
import { gapOf, gapOfFigures, hexesBetween, inchesOf, isWithin, within } from '../../rules/field/distance.ts';
import { affects } from '../../rules/field/footing.ts';
import { hasSight, sees, sightLines, sightLinesOf } from '../../rules/field/sight.ts';
import { areAdjacent } from '../../rules/figures/figures.ts';
import { FACINGS } from '../../table/asks.ts';
import type { Facing, Table } from '../../table/table.ts';
import { battlefield, figure, hexesNamed, id } from '../support/field-kit.ts';

const at = positionOf;
const neighbours = (name: string): string[] => FACINGS.map((_, side) => positionName(besideOf(at(name), side)));
const see = (table: Table, viewer: string, target: string): boolean => hasSight(table, id(table, viewer), id(table, target));
const covered = (table: Table, attacker: string, target: string): string[] | undefined =>
  coverOf(table, id(table, attacker), id(table, target))?.hits.map((hit) => `${hit.by} ${positionName(hit.at)}`);

// ---- hexes

rule('MOB-2.6', 'the battlefield has 25 columns of 30 rows', () => {
  expect(HEXES).toBe(750);
  expect([positionName(0), positionName(HEXES - 1), positionName(HEXES)]).toEqual(['A1', 'Y30', 'A1^']);
  expect([at('A31'), at('Z1'), at('a1'), at('')]).toEqual([-1, -1, -1, -1]);
});
rule(['MOB-8.1', 'MOB-8.2'], 'odd columns lie half a hex lower', () => {
  expect(centreOf(FIELD, at('A1'))).toEqual({ x: 0, y: 0 });
  expect(centreOf(FIELD, at('B1'))).toEqual({ x: 3, y: 1 });
  expect(centreOf(FIELD, at('M15'))).toEqual({ x: 36, y: 28 });
  expect(TO_CORNER).toHaveLength(6);
});
rule('MOB-8.3', 'the six neighbours of a hex, in even and odd columns', () => {
  expect(neighbours('M15')).toEqual(['M14', 'N14', 'N15', 'M16', 'L15', 'L14']);
  expect(neighbours('N15')).toEqual(['N14', 'O15', 'O16', 'N16', 'M16', 'M15']);
  expect(besideOf(at('A1'), 0)).toBe(-1);
});
rule(['MOB-2.8', 'MOB-2.9'], 'hexes that share a side on the same height are adjacent', () => {
  expect(areAdjacent(at('M15'), at('N14'))).toBe(true);
  expect(areAdjacent(at('M15'), at('N13'))).toBe(false);
  expect(areAdjacent(at('M15'), at('N14^'))).toBe(false);
  expect(areAdjacent(at('M15^'), at('N14^'))).toBe(true);
  expect(areAdjacent(at('M15'), at('M15^'))).toBe(false);
});
rule('MOB-8.4', 'distances in hexes', () => {
  const far = (a: string, b: string): number => hexesBetween(at(a), at(b));
  expect([far('M15', 'M15'), far('M15', 'N14'), far('M15', 'M20'), far('M15', 'O15'), far('A1', 'Y30')]).toEqual([0, 1, 5, 2, 41]);
  expect(far('M15^', 'O15')).toBe(2);
});

// ---- inches

rule(['MOB-8.5', 'MOB-8.6', 'MOB-6.42'], 'inches are measured between the nearest points', () => {
  const inches = (a: string, b: string): number => inchesOf(gapOf(at(a), at(b)));
  expect(inches('M15', 'M15')).toBe(0);
  expect(inches('M15', 'L14')).toBe(0);
  expect(inches('M15', 'M11')).toBe(3); // n hexes in a direction are n - 1 inches
  expect(inches('F10', 'F15')).toBe(4);
  expect(inches('M15', 'M18')).toBe(2);
  expect(inches('M15', 'K14')).toBe(1);
  expect(inches('M12', 'Q20')).toBeCloseTo(7.57, 2);
  expect(inches('M14', 'Q20')).toBeCloseTo(5.77, 2);
  expect(inches('M15', 'Q18')).toBeCloseTo(3.51, 2);
  expect(gapOf(at('M15'), at('M11^'))).toBe(gapOf(at('M15'), at('M11')));
});
rule('MOB-8.5', '"within" is exact and includes the distance itself', () => {
  expect(isWithin(gapOf(at('M15'), at('M11')), 3)).toBe(true);
  expect(isWithin(gapOf(at('M15'), at('M10')), 3)).toBe(false);
  expect(isWithin(gapOf(at('M15'), at('O15')), 0)).toBe(false); // two hexes to the side, over a corner
});
rule(['MOB-6.42', 'MOB-6.43'], 'EX-19: the Flamethrower reaches four inches', () => {
  const table = battlefield({ figures: { stratos: 'F10', evil_lyn: 'F15' } });
  expect(inchesOf(gapOfFigures(table, 0, 1))).toBe(4);
  expect(within(table, 0, 1, 8)).toBe(true);
  expect(within(table, 0, 1, 3)).toBe(false);
});

// ---- sight

rule(['MOB-6.44', 'MOB-8.9'], 'EX-20: there is sight around a corner, but not by a single free line', () => {
  const table = battlefield({ elements: { H3: ['H9 H10 H11'] }, figures: { stratos: 'F10', evil_lyn: 'G6', trap_jaw: 'K8' } });
  expect(see(table, 'stratos', 'evil_lyn')).toBe(true);
  expect(see(table, 'stratos', 'trap_jaw')).toBe(false);
  const lines = sightLinesOf(table, id(table, 'stratos'), id(table, 'trap_jaw'));
  expect(lines.map(({ stop }) => stop === null)).toEqual([true, false]);
  expect(lines[1]?.stop?.by.map(positionName).every((hex) => ['H9', 'H10', 'H11'].includes(hex))).toBe(true);
  expect(sightLinesOf(table, id(table, 'stratos'), id(table, 'evil_lyn')).map(({ stop }) => stop)).toEqual([null, null]);
});
rule(['MOB-6.46', 'MOB-8.11'], 'EX-21: from a height only high obstacles beside the target block sight', () => {
  const table = battlefield({
    map: 'wasteland_watchtowers',
    elements: { H3: ['K11 K12 K13'] },
    without: ['L12'],
    figures: { stratos: 'G12^', evil_lyn: 'L12', trap_jaw: 'N12' },
  });
  expect(see(table, 'stratos', 'evil_lyn')).toBe(false);
  expect(see(table, 'stratos', 'trap_jaw')).toBe(true);
});
rule(['MOB-6.47', 'MOB-8.11'], 'EX-22: to a height only high obstacles beside the viewer block sight', () => {
  const table = battlefield({
    elements: { H3: ['N13 N14 N15', 'J13 J14 J15'], PL: ['R14 R15 S14 S15 T14 T15', 'H15 H16 G15 G16 F15 F16'] },
    figures: { stratos: 'M15', evil_lyn: 'R14^', trap_jaw: 'H15^' },
  });
  expect(see(table, 'stratos', 'trap_jaw')).toBe(true);
  expect(see(table, 'stratos', 'evil_lyn')).toBe(false);
});
rule('MOB-6.45', 'low obstacles, windows, ladders, difficult terrain and characters do not block sight', () => {
  const table = battlefield({
    elements: { L3: ['M13 N12 O13'], LA: ['M12'] },
    difficult: 'M14',
    figures: { he_man: 'M15', orko: 'M11', skeletor: 'M10' },
  });
  expect(see(table, 'he_man', 'skeletor')).toBe(true);
  const wall = battlefield({ elements: { X3: ['L12 M13 N12'] }, figures: { he_man: 'M15', skeletor: 'M11' } });
  expect(see(wall, 'he_man', 'skeletor')).toBe(true); // through the window
});
rule('MOB-6.48', 'a figure on a platform does not see what is below it, nor the other way round', () => {
  const table = battlefield({ map: 'wasteland_watchtowers' });
  expect(sees(table, at('G12^'), at('G12'))).toBe(false);
  expect(sees(table, at('G12^'), at('H12'))).toBe(false);
  expect(sees(table, at('F12'), at('H11^'))).toBe(false);
  expect(sees(table, at('G12^'), at('G15'))).toBe(true);
  expect(sees(table, at('G12^'), at('S19'))).toBe(true); // below another platform
  expect(sightLines(table, at('G12^'), at('G12'))).toEqual([]);
});
rule('MOB-8.7', 'a line along a side or through a corner is not stopped', () => {
  // The line between the east corner of M15 and the west corner of Q15 runs between N14 and N15, and along the axis of O15.
  const beside = battlefield({ elements: { CO: ['N14'] } });
  expect(sees(beside, at('M15'), at('O15'))).toBe(true);
});
rule('MOB-8.8', 'there is no sight through the seam of a wall', () => {
  const seam = battlefield({ elements: { CO: ['N14', 'N15'] } });
  const [line] = sightLines(seam, at('M15'), at('O15'));
  expect(sees(seam, at('M15'), at('O15'))).toBe(false);
  expect(line?.stop?.by.map(positionName).toSorted()).toContain('N14');
});
rule('MOB-8.10', 'sight is not symmetric', () => {
  const table = battlefield({ map: 'grayskull_ruins' });
  const pairs: [Position, Position][] = [];
  for (let a = 0; a < HEXES; a++) for (let b = 0; b < a; b++) if (sees(table, a, b) !== sees(table, b, a)) pairs.push([a, b]);
  expect(pairs.length).toBeGreaterThan(0);
});
rule('MOB-7.65', 'EX-32: the figures that a marker affects', () => {
  const table = battlefield({ elements: { CO: ['N14', 'N15'] }, figures: { he_man: 'M18', stratos: 'K14', orko: 'O15', mer_man: 'L15' } });
  const marker = { seat: 1, at: at('M15'), radius: 2 };
  const affected = ['he_man', 'stratos', 'orko', 'mer_man'].filter((name) => affects(table, marker, id(table, name)));
  expect(affected).toEqual(['he_man', 'stratos']);
});

// ---- cover

rule(['MOB-7.11', 'MOB-8.12'], 'EX-29: a wall or a character on the line gives cover', () => {
  const table = battlefield({
    elements: { L2: ['P16 P17'] },
    figures: { stratos: 'M15', skeletor: 'M10', trap_jaw: 'Q17', he_man: 'J16', evil_lyn: 'G18' },
  });
  expect(covered(table, 'stratos', 'skeletor')).toBeUndefined();
  expect(covered(table, 'stratos', 'trap_jaw')).toEqual(['low P16']);
  expect(covered(table, 'stratos', 'evil_lyn')).toEqual(['figure J16']);
});
rule('MOB-7.11', 'nothing adjacent to the attacker gives cover; things adjacent to the target do', () => {
  const table = battlefield({ elements: { CO: ['M14'] }, figures: { stratos: 'M15', skeletor: 'M10' } });
  expect(covered(table, 'stratos', 'skeletor')).toBeUndefined();
  expect(covered(table, 'skeletor', 'stratos')).toEqual(['high M14']);
});
rule('MOB-7.11', 'a massive character beside the attacker is ignored as a whole', () => {
  const table = battlefield({ figures: { stratos: 'M15', he_man_bc: 'M13 west', skeletor: 'M8' } });
  expect(covered(table, 'stratos', 'skeletor')).toEqual(['figure M13']);
  const near = battlefield({ figures: { stratos: 'L15', he_man_bc: 'L13 east', skeletor: 'L8' } });
  expect(covered(near, 'stratos', 'skeletor')).toEqual(['figure L13']); // K13 and K14 are not beside L15
  const beside = battlefield({ figures: { stratos: 'M15', he_man_bc: 'M13 east', skeletor: 'M8' } });
  expect(covered(beside, 'stratos', 'skeletor')).toEqual(['figure M13']);
  const touching = battlefield({ figures: { stratos: 'M15', he_man_bc: 'L13 west', skeletor: 'M8' } });
  expect(FOOTPRINTS[placeOf('L13 west')]?.map(positionName)).toEqual(['L13', 'M13', 'M14']);
  expect(covered(touching, 'stratos', 'skeletor')).toBeUndefined(); // M14 is beside the attacker, so M13 does not count either
});
rule('MOB-7.12', 'difficult terrain and ladders give no cover', () => {
  const table = battlefield({ elements: { LA: ['M12'] }, difficult: 'M13', figures: { stratos: 'M15', skeletor: 'M10' } });
  expect(covered(table, 'stratos', 'skeletor')).toBeUndefined();
});
rule('MOB-8.8', 'a seam gives cover if the hexes on both sides of it do', () => {
  const figures = { stratos: 'M15', skeletor: 'Q15' };
  // The line from M15 to Q15 passes through O15, and on both sides of it along the seams N14/N15 and P14/P15.
  expect(covered(battlefield({ elements: { CO: ['P14'] }, figures }), 'stratos', 'skeletor')).toBeUndefined();
  expect(covered(battlefield({ elements: { CO: ['P14', 'P15'] }, figures }), 'stratos', 'skeletor')?.toSorted()).toEqual([
    'high P14',
    'high P15',
  ]);
  const mixed = battlefield({ elements: { CO: ['P14'] }, figures: { ...figures, he_man: 'P15' } });
  expect(covered(mixed, 'stratos', 'skeletor')?.toSorted()).toEqual(['figure P15', 'high P14']);
});
rule('MOB-7.14', 'a higher target always has cover', () => {
  const table = battlefield({ map: 'wasteland_watchtowers', figures: { stratos: 'G16', skeletor: 'G12^' } });
  expect(coverOf(table, 0, 1)).toMatchObject({ lower: true, hits: [] });
  expect(coverOf(table, 1, 0)).toBeUndefined();
});
rule('MOB-7.15', 'EX-30: against an attacker on a platform only high obstacles give cover, and not those at its foot', () => {
  const table = battlefield({
    map: 'wasteland_watchtowers',
    elements: { H3: ['L13 L14'], L2: ['E14 E15'] },
    without: ['L12'],
    figures: { stratos: 'G12^', skeletor: 'G7', trap_jaw: 'N13', evil_lyn: 'D16' },
  });
  expect(covered(table, 'stratos', 'trap_jaw')).toEqual(['high L13']);
  expect(covered(table, 'stratos', 'skeletor')).toBeUndefined();
  expect(covered(table, 'stratos', 'evil_lyn')).toBeUndefined();
});
rule('MOB-7.15', 'against an attacker on a platform characters give no cover', () => {
  const table = battlefield({ map: 'wasteland_watchtowers', figures: { stratos: 'G12^', he_man: 'I13', skeletor: 'M15' } });
  expect(covered(table, 'stratos', 'skeletor')).toBeUndefined();
  expect(covered(battlefield({ figures: { stratos: 'G12', he_man: 'I13', skeletor: 'M15' } }), 'stratos', 'skeletor')).toEqual([
    'figure I13',
  ]);
});
rule('MOB-7.16', 'between platforms high obstacles and characters up there give cover, low obstacles and those below do not', () => {
  const elements = { PL: ['M5 M6 N5 N6 O5 O6', 'M11 M12 N11 N12 O11 O12'], L2: ['M8 M9'] };
  const figures = { stratos: 'M5^', skeletor: 'M11^' };
  expect(covered(battlefield({ elements, figures }), 'stratos', 'skeletor')).toBeUndefined();
  expect(covered(battlefield({ elements: { ...elements, CO: ['M10'] }, figures }), 'stratos', 'skeletor')).toEqual(['high M10']);
  const long = { PL: ['M5 M6 M7 M8 M9 M10'] };
  const above = battlefield({ elements: long, figures: { stratos: 'M5^', he_man: 'M8^', skeletor: 'M10^' } });
  expect(covered(above, 'stratos', 'skeletor')).toEqual(['figure M8']);
  const below = battlefield({ elements: long, figures: { stratos: 'M5^', he_man: 'M8', skeletor: 'M10^' } });
  expect(covered(below, 'stratos', 'skeletor')).toBeUndefined();
  const onGround = battlefield({ elements: long, figures: { stratos: 'M4', he_man: 'M8^', skeletor: 'M11' } });
  expect(covered(onGround, 'stratos', 'skeletor')).toBeUndefined();
});
rule('MOB-7.17', 'a wall is judged portion by portion: its window gives low cover', () => {
  const table = battlefield({ elements: { X3: ['L12 M13 N12'] }, figures: { stratos: 'M16', skeletor: 'M10' } });
  expect(covered(table, 'stratos', 'skeletor')).toEqual(['low M13']);
  expect(coverOf(table, 0, 1, { noSoft: true })).toBeUndefined();
});
rule('MOB-7.46', 'the line to an additional target starts at the initial one', () => {
  const table = battlefield({ elements: { CO: ['M13'] }, figures: { evil_lyn: 'M16', he_man: 'M14', orko: 'M11', stratos: 'O14' } });
  expect(covered(table, 'evil_lyn', 'orko')?.toSorted()).toEqual(['figure M14', 'high M13']);
  expect(coverOf(table, 0, id(table, 'orko'), { initial: id(table, 'he_man') })).toBeUndefined(); // M13 is beside He-Man
  const back = battlefield({ figures: { evil_lyn: 'M12', he_man: 'M14', orko: 'M10' } });
  expect(coverOf(back, 0, id(back, 'orko'), { initial: id(back, 'he_man') })).toBeUndefined(); // the attacker herself covers nobody
});

// ---- arcs and directions

rule(['MOB-8.13', 'MOB-2.5', 'MOB-7.7'], 'EX-27: front arc, rear arc and in between', () => {
  const table = battlefield({ figures: { he_man: 'M15 N' } });
  const arc = (names: string): string[] => names.split(' ').map((name) => arcOf(table, 0, at(name)));
  expect(arc('M14 N14 L14')).toEqual(['front', 'front', 'front']);
  expect(arc('N15 M16 L15')).toEqual(['rear', 'rear', 'rear']);
  expect(arc('K15 O15 Q15')).toEqual(['between', 'between', 'between']);
  figure(table, 'he_man').facing = 2;
  expect(arc('N15 Q17 M14 N14 K15')).toEqual(['front', 'front', 'rear', 'front', 'rear']);
});
rule(['MOB-8.14', 'MOB-6.40'], 'a figure faces a hex by the neighbour nearest to it; there may be ties', () => {
  const facings = (name: string): string[] => {
    const table = battlefield({ figures: { man_at_arms: 'Q20 N', skeletor: name } });
    return facingsTowardFigure(table, 0, 1).map((facing) => FACINGS[facing]);
  };
  expect(facings('M12')).toEqual(['N']);
  expect(facings('M14')).toEqual(['N', 'NW']);
  expect(facings('R20')).toEqual(['SE']);
  expect(facings('S20')).toEqual(['NE', 'SE']);
});
rule('MOB-8.14', 'imaginary neighbours beyond the edge count', () => {
  const table = battlefield({ figures: { he_man: 'A1 S', skeletor: 'C1' } });
  expect(facingsTowardFigure(table, 0, 1).map((facing) => FACINGS[facing])).toEqual(['NE', 'SE']);
});
rule(['MOB-8.16', 'MOB-7.91'], 'pushes go along the line of the centres, pulls against it; there may be ties', () => {
  const sides = (source: string, target: string, as: 'push' | 'pull'): string[] => {
    const table = battlefield({ figures: { he_man: source, skeletor: target } });
    return pushDirections(table, 0, 1, as).map((side: Facing) => FACINGS[side]);
  };
  expect(sides('M15', 'M14', 'push')).toEqual(['N']);
  expect(sides('M15', 'M14', 'pull')).toEqual(['S']);
  expect(sides('M15', 'O15', 'push')).toEqual(['NE', 'SE']);
  expect(sides('M15', 'N12', 'push')).toEqual(['N']);
});
rule(['MOB-8.18', 'MOB-6.60'], 'a figure is in front of a watcher if any part of it is in the front arc', () => {
  const table = battlefield({ figures: { he_man: 'M15 N', tri_klops: 'C3 N' } });
  const before = (name: string): boolean => isBefore(table, id(table, 'he_man'), [at(name)]);
  expect(['M10', 'N14', 'O15', 'K15'].map(before)).toEqual([true, true, true, true]);
  expect(['N15', 'M16', 'O16', 'L15'].map(before)).toEqual([false, false, false, false]);
  expect(isBefore(table, id(table, 'tri_klops'), [at('C9')])).toBe(true); // MOB-11.14
});
rule('MOB-8.17', 'the two trefoils and their centres', () => {
  const hexes = (name: string): string[] => (FOOTPRINTS[placeOf(name)] ?? []).map(positionName);
  expect(hexes('M15 west')).toEqual(['M15', 'N14', 'N15']);
  expect(hexes('M15 east')).toEqual(['M15', 'L14', 'L15']);
  expect(hexes('M15^ west').sort()).toEqual(hexesNamed('M15^ N14^ N15^'));
  expect(baseCentre(placeOf('M15 west'))).toEqual({ x: 38, y: 28 });
  expect(baseCentre(placeOf('M15 east'))).toEqual({ x: 34, y: 28 });
  expect([placeOf('Y15 west'), placeOf('A15 east'), placeOf('M1 west')]).toEqual([-1, -1, -1]);
});
