// Chapter 6: where a Move can lead, and what it costs.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { placeOf, positionName } from '../../content/place-names.ts';
import { FOOTPRINTS } from '../../content/places.ts';
import type { Layout } from '../../lesson/layout.ts';
import { isOnDifficult } from '../../rules/field/footing.ts';
import { crossingCost } from '../../rules/figures/traits.ts';
import { destinationOptions, type Travel, whyNotThere } from '../../rules/reach/destinations.ts';
import { pathTo, reach } from '../../rules/reach/reach.ts';
import { speedOf, speedParts } from '../../rules/reach/speed.ts';
import type { Table } from '../../table/table.ts';
import { battlefield, figure, hexesNamed, id, named, priced } from '../support/field-kit.ts';

/** The places a figure can reach on foot, with their costs. */
const costs = (table: Table, name: string, points = speedOf(table, id(table, name))): Record<string, number> =>
  priced(reach(table, id(table, name), { points, by: 'foot' }));
const destinations = (sketch: Layout, name: string, points: number): string[] =>
  Object.keys(costs(battlefield(sketch), name, points)).sort();
const WALK: Travel = { as: 'walk', points: 5, by: 'foot', toward: undefined, inSightOf: undefined, isUnderWay: false };

// ---- points

rule(['MOB-6.6', 'MOB-6.3', 'MOB-6.15'], 'EX-08: He-Man moves five hexes, with focus eight', () => {
  const table = battlefield({ figures: { he_man: 'M15' } });
  expect(speedOf(table, 0)).toBe(5);
  expect(speedOf(table, 0, { focused: true, asJump: false })).toBe(8);
  expect(Object.keys(costs(table, 'he_man', 5))).toHaveLength(91);
  expect(Object.keys(costs(table, 'he_man', 8))).toHaveLength(217);
  expect(costs(table, 'he_man', 5)).toMatchObject({ M15: 0, M10: 5, N14: 1, R17: 5 });
});
rule('MOB-6.7', 'modifiers of speed change both values and add up', () => {
  const both = (words: string, name = 'he_man'): number[] => {
    const table = battlefield({ figures: { [name]: `M15 ${words}` } });
    return [false, true].map((focused) => speedOf(table, 0, { focused, asJump: false }));
  };
  expect(both('')).toEqual([5, 8]);
  expect(both('I22')).toEqual([6, 9]);
  expect(both('I08 I22 rapidity')).toEqual([7, 10]);
  expect(both('paralysis')).toEqual([3, 6]);
  expect(both('I08 paralysis rapidity')).toEqual([4, 7]);
});
rule('MOB-6.7', 'movement points are never below 0', () => {
  const table = battlefield({ figures: { trap_jaw: 'M15 I08 paralysis' } });
  figure(table, 'trap_jaw').items.push(...['I08', 'I08', 'I08'].map((card) => ({ card, used: false })));
  expect(speedParts(table, 0).reduce((sum, { value }) => sum + value, 0)).toBe(-2);
  expect(speedOf(table, 0)).toBe(0);
});
rule('MOB-6.16', 'EX-09: a Move that starts on difficult terrain has two points less; entering it costs nothing extra', () => {
  const on = battlefield({ difficult: 'M15', figures: { he_man: 'M15' } });
  expect([false, true].map((focused) => speedOf(on, 0, { focused, asJump: false }))).toEqual([3, 6]);
  const beside = battlefield({ difficult: 'M14 M13', figures: { he_man: 'M15' } });
  expect(costs(beside, 'he_man')).toMatchObject({ M14: 1, M13: 2, M12: 3, M10: 5 });
});
rule(['MOB-6.16', 'MOB-11.5', 'MOB-11.20'], 'Orko and Mer-Man ignore the penalty', () => {
  const table = battlefield({ difficult: 'M15 P15', figures: { orko: 'M15', mer_man: 'P15' } });
  expect([speedOf(table, 0), speedOf(table, 1)]).toEqual([5, 5]);
});
rule('MOB-7.55', 'paralysis is ignored on difficult terrain', () => {
  const table = battlefield({ difficult: 'M15', figures: { he_man: 'M15 paralysis' } });
  expect(speedParts(table, 0)).toEqual([
    { reason: 'speed', value: 5 },
    { reason: 'difficult', value: -2 },
  ]);
});
rule(['MOB-7.51', 'MOB-6.7'], 'the parts of a speed are told', () => {
  const table = battlefield({ figures: { he_man: 'M15 I22 rapidity paralysis' } });
  expect(speedParts(table, 0, { focused: true, asJump: false })).toEqual([
    { reason: 'focusedSpeed', value: 8 },
    { reason: 'I22', value: 1 },
    { reason: 'rapidity', value: 2 },
    { reason: 'paralysis', value: -2 },
  ]);
});
rule(['MOB-11.21', 'MOB-7.65'], 'an enemy near a marker counts as standing on difficult terrain', () => {
  const table = battlefield({ figures: { he_man: 'M17', mer_man: 'M16' }, markers: [{ seat: 1, at: 'M15', radius: 2 }] });
  expect([isOnDifficult(table, 0), isOnDifficult(table, 1)]).toEqual([true, false]);
  expect(speedOf(table, 0)).toBe(3);
});

// ---- stopping

rule('MOB-6.9', 'any part of the points may be spent', () => {
  const table = battlefield({ figures: { he_man: 'M15' } });
  expect([...new Set(Object.values(costs(table, 'he_man')))]).toEqual([0, 1, 2, 3, 4, 5]);
});
rule('MOB-6.10', 'a Move ends beside an enemy', () => {
  const table = battlefield({ figures: { he_man: 'M15', skeletor: 'M12' } });
  expect(costs(table, 'he_man', 5)).toMatchObject({ M13: 2, N12: 3, L12: 3 });
  expect(costs(table, 'he_man', 5)['M11']).toBeUndefined(); // four hexes away, but the way leads around him
  expect(costs(table, 'he_man', 8)['M11']).toBe(7);
});
rule('MOB-6.10', 'a figure cannot pass through a gap beside an enemy', () => {
  // A corridor M10 to M15 between two walls, with a side alcove at L12 where the enemy stands.
  const elements = { H4: ['L15 L14 L13', 'N15 N14 N13 N12', 'N11 N10 N9', 'L11 L10 L9'], CO: ['M9', 'K12', 'K13'] };
  const free = { elements, figures: { he_man: 'M15' } };
  const watched = { elements, figures: { he_man: 'M15', skeletor: 'L12' } };
  expect(destinations(free, 'he_man', 5)).toContain('M10');
  expect(destinations(watched, 'he_man', 5)).toContain('M13');
  expect(destinations(watched, 'he_man', 5)).not.toContain('M12');
});
rule('MOB-6.11', 'a figure that was engaged before can take one step along the enemy', () => {
  expect(destinations({ figures: { he_man: 'M15', skeletor: 'M14' } }, 'he_man', 2)).toEqual(
    hexesNamed('M15 N14 L14 N15 L15 M16 O15 O16 N16 M17 L16 K16 K15'),
  );
});
rule('MOB-6.13', 'staying in place costs nothing', () => {
  expect(costs(battlefield({ figures: { he_man: 'M15', skeletor: 'M14' } }), 'he_man')['M15']).toBe(0);
  expect(costs(battlefield({ figures: { he_man: 'M15' } }), 'he_man', 0)).toEqual({ M15: 0 });
});
rule('MOB-6.15', 'a figure cannot walk through others, not even allies', () => {
  const ring = { stratos: 'M14', orko: 'N14', ram_man: 'N15', man_at_arms: 'M16' };
  const table = battlefield({ elements: { CO: ['L15'], L2: ['L14 K14'] }, figures: { he_man: 'M15', ...ring } });
  const reached = costs(table, 'he_man', 2);
  expect(reached).toEqual({ M15: 0 });
  expect(costs(table, 'he_man', 3)).toMatchObject({ K15: 3, L13: 3 }); // across the low obstacle L14, not via K14
});
rule('MOB-2.18', 'no way leads over the edge', () => {
  expect(destinations({ figures: { he_man: 'A1' } }, 'he_man', 1)).toEqual(hexesNamed('A1 A2 B1'));
  expect(destinations({ figures: { he_man: 'Y30' } }, 'he_man', 1)).toEqual(hexesNamed('Y30 Y29 X29 X30'));
});

// ---- obstacles

rule('MOB-6.17', 'EX-10: crossing a low obstacle costs three points', () => {
  const table = battlefield({ elements: { L2: ['M14'] }, figures: { skeletor: 'M15' } });
  expect(costs(table, 'skeletor', 3)['M13']).toBe(3);
  expect(costs(table, 'skeletor', 2)['M13']).toBeUndefined();
  const walled = battlefield({ elements: { L2: ['M14'], H3: ['L14 L15', 'N14 N15'], CO: ['M16'] }, figures: { skeletor: 'M15' } });
  expect(costs(walled, 'skeletor', 3)).toEqual({ M15: 0, M13: 3, L13: 3, N13: 3 });
});
rule(['MOB-6.18', 'MOB-2.15'], 'EX-11: a window is crossed like a low obstacle', () => {
  const table = battlefield({ elements: { X3: ['L14 M14 N14'] }, figures: { skeletor: 'M15' } });
  expect(costs(table, 'skeletor', 3)).toMatchObject({ M13: 3, L13: 3, N13: 3 });
});
rule(['MOB-6.19', 'MOB-2.13'], 'EX-12: crossing a high obstacle costs six points', () => {
  const table = battlefield({ elements: { CO: ['M14'], H3: ['L14 L15', 'N14 N15'] }, figures: { skeletor: 'M15' } });
  expect(costs(table, 'skeletor', 5)['M13']).toBeUndefined();
  expect(costs(table, 'skeletor', 8)['M13']).toBe(6);
  expect(costs(table, 'skeletor', 8)['M11']).toBe(8);
});
rule(['MOB-6.17', 'MOB-11.5'], 'Orko hovers over low obstacles for one point', () => {
  const table = battlefield({ elements: { L2: ['M14'] }, figures: { orko: 'M15' } });
  expect(crossingCost(table, 0, 'low')).toBe(1);
  expect(costs(table, 'orko', 1)['M13']).toBe(1);
  expect(crossingCost(table, 0, 'high')).toBe(6);
});
rule(['MOB-6.19', 'MOB-13.11'], 'the Ram Stone makes high obstacles cheaper', () => {
  expect(crossingCost(battlefield({ figures: { ram_man: 'M15 I11' } }), 0, 'high')).toBe(3);
});
rule('MOB-6.20', 'the hex behind the obstacle must be free, and only there the Move can end', () => {
  const elements = { L2: ['M14'], H3: ['L14 L15', 'N14 N15'], CO: ['M16'] };
  const taken = { elements, figures: { skeletor: 'M15', trap_jaw: 'M13' } };
  expect(destinations(taken, 'skeletor', 3)).toEqual(hexesNamed('M15 L13 N13'));
  const hostile = { elements, figures: { skeletor: 'M15', he_man: 'M12' } };
  expect(costs(battlefield(hostile), 'skeletor', 4)).toEqual({
    M15: 0,
    M13: 3,
    L13: 3,
    N13: 3,
    K14: 4,
    O14: 4,
    K13: 4,
    O13: 4,
    L12: 4,
    N12: 4,
  });
});

// ---- heights

const TOWERS = 'wasteland_watchtowers';
rule(['MOB-6.21', 'MOB-2.14'], 'EX-13: climbing onto a platform costs three points, and is never possible from below it', () => {
  expect(costs(battlefield({ map: TOWERS, figures: { skeletor: 'E12' } }), 'skeletor', 3)['F11^']).toBe(3);
  const below = costs(battlefield({ map: TOWERS, figures: { skeletor: 'F12' } }), 'skeletor', 3);
  expect([below['F11^'], below['G12^']]).toEqual([undefined, undefined]);
  expect(below).toMatchObject({ F11: 1, G13: 1, H12: 2 }); // figures can walk below it
});
rule('MOB-6.22', 'descending from a platform costs three points, and never leads below one, onto an obstacle or a ladder', () => {
  const reached = costs(battlefield({ map: TOWERS, figures: { skeletor: 'F12^' } }), 'skeletor', 3);
  expect(reached).toMatchObject({ E12: 3, E13: 3, F13: 3, 'F11^': 1, 'G12^': 1, 'G13^': 1 });
  expect(reached['F12']).toBeUndefined();
  expect(reached['F11']).toBeUndefined();
  const above = costs(battlefield({ map: TOWERS, figures: { skeletor: 'G13^' } }), 'skeletor', 3);
  expect(above['G14']).toBeUndefined();
});
rule(['MOB-6.23', 'MOB-6.25'], 'EX-14: a ladder costs two points, and the Move continues on the platform', () => {
  expect(costs(battlefield({ map: TOWERS, figures: { skeletor: 'G15' } }), 'skeletor', 3)).toMatchObject({ 'G13^': 2, 'G12^': 3, G13: 2 });
});
rule('MOB-6.24', 'a ladder can be left below the platform, too; a figure at its end blocks it', () => {
  const table = battlefield({ map: TOWERS, figures: { skeletor: 'G13', he_man: 'G13^' } });
  const reached = costs(table, 'skeletor', 2);
  expect(reached).toMatchObject({ G15: 2, H13: 1, F13: 1 });
  expect(reached['G13^']).toBeUndefined();
  expect(costs(battlefield({ map: TOWERS, figures: { skeletor: 'G13' } }), 'skeletor', 2)['G13^']).toBe(2);
});
rule('MOB-6.25', 'two platforms that touch are one floor', () => {
  const table = battlefield({ elements: { PL: ['M11 M12 N11 N12 O11 O12', 'M13 M14 N13 N14 O13 O14'] }, figures: { he_man: 'M11^' } });
  expect(costs(table, 'he_man', 3)).toMatchObject({ 'M12^': 1, 'M13^': 2, 'M14^': 3 });
});
rule('MOB-2.7', 'a figure on a platform is not in the way of one below it', () => {
  const table = battlefield({ map: TOWERS, figures: { he_man: 'G12', skeletor: 'G12^' } });
  expect(table.standing.filter((one) => one >= 0)).toHaveLength(2);
  expect(costs(table, 'he_man', 2)).toMatchObject({ G13: 1 }); // not engaged, so he walks on
  expect(costs(table, 'he_man', 2)['H13']).toBe(2);
});
rule('MOB-6.27', 'a figure may climb onto another, which is pushed aside; the Move ends there', () => {
  const reached = costs(battlefield({ map: TOWERS, figures: { skeletor: 'E12', trap_jaw: 'F11^' } }), 'skeletor', 5);
  expect(reached['F11^']).toBe(3);
  expect(reached['F12^']).toBe(3); // the other hex beside E12
  expect(reached['G12^']).toBe(4); // by way of F12^, not of F11^
});
rule('MOB-6.28', 'a figure cannot climb onto one that cannot be pushed', () => {
  const onto = (name: string): number | undefined => {
    const table = battlefield({ map: TOWERS, figures: { skeletor: 'E12', [name]: 'F11^' } });
    return costs(table, 'skeletor', 3)['F11^'];
  };
  expect([onto('trap_jaw'), onto('ram_man')]).toEqual([3, undefined]);
  const massive = battlefield({ map: TOWERS, figures: { skeletor: 'E12', he_man_bc: 'F11^ west' } });
  expect(FOOTPRINTS[placeOf('F11^ west')]?.map(positionName)).toEqual(['F11^', 'G11^', 'G12^']);
  expect(costs(massive, 'skeletor', 3)['F11^']).toBeUndefined();
});
rule('MOB-6.28', 'nor onto one that has nowhere to go; the mover’s own hex does not count', () => {
  // A platform of two hexes. The only way down is to M15, from where the mover climbs.
  const elements = { PL: ['M14 N13'], H4: ['L13 L14', 'M13 L12', 'O13 O14 N14 N15', 'M12 N12'] };
  const alone = battlefield({ elements, figures: { skeletor: 'M15', trap_jaw: 'M14^' } });
  expect(costs(alone, 'skeletor', 3)['M14^']).toBe(3); // N13^ is free
  const full = battlefield({ elements, figures: { skeletor: 'M15', trap_jaw: 'M14^', mer_man: 'N13^' } });
  expect(costs(full, 'skeletor', 3)['M14^']).toBeUndefined();
});

// ---- the choice

rule('MOB-6.12', 'the way is a cheapest one; of several, the first by direction', () => {
  const table = battlefield({ figures: { he_man: 'M15' } });
  const path = (name: string): string[] =>
    pathTo(table, 0, placeOf(name), { points: 5, by: 'foot' }).map(({ place }) => positionName(place));
  expect(path('M12')).toEqual(['M14', 'M13', 'M12']);
  expect(path('N13')).toEqual(['M14', 'N13']);
  expect(path('M15')).toEqual([]);
});
rule('MOB-8.15', 'each destination is offered once, with its cost', () => {
  const table = battlefield({ map: 'grayskull_ruins', figures: { he_man: 'P15', skeletor: 'Q12' } });
  const options = destinationOptions(table, 0, WALK);
  expect(new Set(options.map(({ at }) => at)).size).toBe(options.length);
  expect(options[0]).toEqual({ at: 'P15', cost: 0 });
  expect(options.map(({ at }) => at).sort()).toEqual(named(reach(table, 0, { points: 5, by: 'foot' })));
});
rule(['MOB-6.6', 'MOB-6.10', 'MOB-6.15', 'MOB-2.17'], 'places that are not offered have a reason', () => {
  const table = battlefield({ elements: { CO: ['M13'] }, figures: { he_man: 'M15', skeletor: 'N14', orko: 'L15' } });
  const reasons = whyNotThere(table, 0, { ...WALK, points: 2 });
  const why = (name: string) => reasons.find(({ what }) => what === name);
  expect(why('M13')).toMatchObject({ rule: 'MOB-2.17', because: 'noStanding' });
  expect(why('L15')).toMatchObject({ rule: 'MOB-6.15', because: 'occupied', by: 'orko' });
  expect(why('M12')).toMatchObject({ rule: 'MOB-6.6', because: 'tooFar', points: 2 });
  expect(why('M14')).toBeUndefined();
});
