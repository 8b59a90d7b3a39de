// Chapter 2: armies, positions, terrain.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { placeName, placeOf, positionName, positionOf } from '../../content/place-names.ts';
import { FOOTPRINTS, hexOf, levelOf } from '../../content/places.ts';
import { sees } from '../../rules/field/sight.ts';
import { fits, terrainOf } from '../../rules/field/terrain.ts';
import { alliesOf, enemiesOf, engagedWith, isInOrBeside, lift, put, standingAt } from '../../rules/figures/figures.ts';
import { reach } from '../../rules/reach/reach.ts';
import { defOf, figureName, figureOf } from '../../table/names.ts';
import { NONE } from '../../table/table.ts';
import { battlefield, figure, id, priced, where } from '../support/field-kit.ts';

const at = positionOf;

rule('MOB-2.1', 'characters of the same army are allies, those of the other army enemies', () => {
  const table = battlefield({ figures: { he_man: 'M15', orko: 'M16', stratos: 'out', skeletor: 'M10', trap_jaw: 'M9' } });
  const names = (ids: readonly number[]): string[] => ids.map((one) => figureName(table, one));
  expect(names(alliesOf(table, id(table, 'he_man')))).toEqual(['orko']);
  expect(names(enemiesOf(table, id(table, 'he_man')))).toEqual(['skeletor', 'trap_jaw']);
});
rule('MOB-2.4', 'a character is a card and a miniature with a position and a facing', () => {
  const table = battlefield({ figures: { he_man: 'M15 SE' } });
  expect(defOf(table, 0)).toMatchObject({ id: 'he_man', speed: [5, 8] });
  expect([where(table, 'he_man'), figure(table, 'he_man').facing]).toEqual(['M15', 2]);
  expect([figureOf(table, 'he_man'), figureOf(table, 'orko')]).toEqual([0, NONE]);
});
rule('MOB-2.7', 'a position holds one character, and is free once that one leaves', () => {
  const table = battlefield({ figures: { he_man: 'M15', skeletor_p: 'C5 west' } });
  expect(standingAt(table, at('M15'))).toBe(0);
  put(table, 0, placeOf('M14'));
  expect([standingAt(table, at('M15')), standingAt(table, at('M14'))]).toEqual([NONE, 0]);
  put(table, 1, placeOf('C6 east'));
  expect(table.standing.flatMap((one, position) => (one === 1 ? [positionName(position)] : []))).toEqual(['B5', 'B6', 'C6']);
  lift(table, 1);
  expect(table.standing.filter((one) => one === 1)).toEqual([]);
  expect(figure(table, 'skeletor_p').at).toBe(NONE);
});
rule('MOB-2.7', 'every place has a name of its own', () => {
  for (const name of ['A1', 'Y30', 'M15^', 'M15 west', 'M15^ east']) expect(placeName(placeOf(name))).toBe(name);
  expect([hexOf(at('M15^')), levelOf(at('M15^')), levelOf(at('M15'))]).toEqual([at('M15'), 1, 0]);
  expect(positionOf('M15 west')).toBe(NONE);
});
rule(['MOB-2.8', 'MOB-6.37'], 'enemies in adjacent hexes of the same height are engaged', () => {
  const table = battlefield({
    map: 'wasteland_watchtowers',
    figures: { he_man: 'G12^', skeletor: 'G12', trap_jaw: 'H12^', mer_man: 'H11', orko: 'F11^' },
  });
  expect(engagedWith(table, 0).map((one) => figureName(table, one))).toEqual(['trap_jaw']);
});
rule('MOB-6.37', 'EX-18: He-Man is engaged with Skeletor, not with Evil-Lyn', () => {
  const table = battlefield({ figures: { he_man: 'M15', skeletor: 'M14', evil_lyn: 'M12' } });
  expect([engagedWith(table, 0), engagedWith(table, 1), engagedWith(table, 2)]).toEqual([[1], [0], []]);
});
rule('MOB-4.38', 'a figure below or above a token is neither in its hex nor beside it', () => {
  const table = battlefield({ map: 'wasteland_watchtowers', figures: { he_man: 'G12', orko: 'G13^', skeletor: 'G12^' } });
  expect(['he_man', 'orko', 'skeletor'].map((name) => isInOrBeside(table, id(table, name), at('G12^')))).toEqual([false, true, true]);
});
rule(['MOB-2.11', 'MOB-2.12'], 'figures can stand on difficult terrain, but not on low obstacles', () => {
  const terrain = terrainOf(battlefield({ difficult: 'M15', elements: { L2: ['M14 M13'] } }));
  expect([fits(terrain, placeOf('M15')), fits(terrain, placeOf('M14'))]).toEqual([true, false]);
});
rule('MOB-2.16', 'each element is a piece of its own, so a figure below another platform is seen', () => {
  const table = battlefield({ elements: { PL: ['M11 M12 N11', 'M13 M14 N13'] } });
  expect(sees(table, at('M12^'), at('M11'))).toBe(false);
  expect(sees(table, at('M12^'), at('M13'))).toBe(true);
});
rule('MOB-2.18', 'no base reaches over the edge', () => {
  expect([placeOf('Y15 west'), placeOf('A1 east'), placeOf('M1 west')]).toEqual([NONE, NONE, NONE]);
  expect(FOOTPRINTS[placeOf('N1 west')]?.map(positionName)).toEqual(['N1', 'O1', 'O2']);
});
rule(['MOB-2.7', 'MOB-6.26'], 'two figures may share a hex, one on the platform and one below', () => {
  const table = battlefield({ map: 'wasteland_watchtowers', figures: { he_man: 'G15', skeletor: 'G12', trap_jaw: 'G13^' } });
  expect(priced(reach(table, 0, { points: 2, by: 'foot' }))['G13^']).toBeUndefined(); // it is taken, the hex below is free
  expect(priced(reach(table, 0, { points: 2, by: 'foot' }))['G13']).toBe(2);
});
