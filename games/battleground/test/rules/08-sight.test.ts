// Tricky positions: sight, cover and movement around walls and heights. Chapters 6 to 8.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { placeName, positionName, positionOf } from '../../content/place-names.ts';
import { coverOf } from '../../rules/field/cover.ts';
import { sees } from '../../rules/field/sight.ts';
import { reach } from '../../rules/reach/reach.ts';
import { wouldInterrupt } from '../../rules/reach/watching.ts';
import type { Table } from '../../table/table.ts';
import { battlefield, hexesNamed, id, named } from '../support/field-kit.ts';
import { figure, position, where } from '../support/position.ts';

const see = (table: Table, from: string, to: string): boolean => sees(table, positionOf(from), positionOf(to));
const covers = (table: Table, attacker: string, target: string): string[] =>
  (coverOf(table, id(table, attacker), id(table, target))?.hits ?? []).map(({ at }) => positionName(at));

// ---- sight

rule('MOB-8.9', 'two free lines from a corner give no sight if they lie on one line', () => {
  // N13 lies exactly between M15 and O12: lines pass along both of its sides, but those on the same side coincide.
  const column = battlefield({ elements: { CO: ['N13'] } });
  expect([see(column, 'M15', 'O12'), see(column, 'M15', 'O11'), see(column, 'M15', 'P12')]).toEqual([false, true, true]);
});
rule('MOB-8.8', 'one column beside a seam hides nobody, two columns on both sides do', () => {
  const between = (...columns: string[]): boolean => see(battlefield({ elements: { CO: columns } }), 'M15', 'Q15');
  expect([between('N14'), between('N15'), between('N14', 'P15'), between('N14', 'N15')]).toEqual([true, true, true, false]);
});
rule('MOB-8.10', 'sight goes from one corner of the viewer to two of the viewed: F6 sees D10, but D10 does not see F6', () => {
  const ruins = battlefield({ map: 'grayskull_ruins' });
  expect([see(ruins, 'F6', 'D10'), see(ruins, 'D10', 'F6')]).toEqual([true, false]);
});
rule(['MOB-7.25', 'MOB-8.10'], 'an interrupter ends where the interrupted figure sees it, not where it sees that figure', () => {
  const ends = (own: string, other: string): string[] => {
    const table = battlefield({ map: 'grayskull_ruins', figures: { he_man: own, skeletor: other } });
    return named(reach(table, 0, { points: 0, by: 'foot', toward: 1, inSightOf: 1 }));
  };
  expect([ends('F6', 'D10'), ends('D10', 'F6')]).toEqual([[], ['D10']]);
});

// ---- toward the interrupted figure

rule(['MOB-7.24', 'MOB-7.84'], 'the cheapest way counts, across a wall or around it, and every stop on it must be in sight', () => {
  // A high wall of four in front of Skeletor: 6 points across it, 7 around it. He sees nobody close to its far side.
  const sketch = { elements: { H4: ['K15 L14 M15 N14'] }, figures: { he_man: 'M17', skeletor: 'M12' } };
  const table = battlefield(sketch);
  const all = named(reach(table, 0, { points: 99, by: 'foot', toward: 1 }));
  const seen = named(reach(table, 0, { points: 99, by: 'foot', toward: 1, inSightOf: 1 }));
  expect(seen).toEqual(all.filter((name) => see(table, 'M12', name)));
  expect(seen.length).toBeLessThan(all.length);
});
rule(['MOB-7.84', 'MOB-6.10'], 'the way toward the interrupted figure ends beside another enemy', () => {
  const ways = (other: string): string[] =>
    named(reach(battlefield({ figures: { he_man: 'M20', skeletor: 'M15', trap_jaw: other } }), 0, { points: 5, by: 'foot', toward: 1 }));
  expect(ways('A1')).toEqual(hexesNamed('M20 M19 M18 M17 M16'));
  expect(ways('N18').some((name) => ['M18', 'M19'].includes(name))).toBe(false); // these two are beside Trap Jaw
});
rule(['MOB-6.61', 'MOB-7.24'], 'a watcher that could reach the enemy only out of its sight does not interrupt', () => {
  const open = battlefield({ figures: { he_man: 'M20 N overwatch', skeletor: 'M15' } });
  expect(wouldInterrupt(open, 0, 1)).toBe(true);
  const slow = battlefield({ figures: { he_man: 'M20 N overwatch paralysis', skeletor: 'M15' } });
  expect(wouldInterrupt(slow, 0, 1)).toBe(false); // three points lead to M17
});

// ---- heights

const TOWERS = 'wasteland_watchtowers';
rule(['MOB-6.46', 'MOB-6.47', 'MOB-8.11'], 'between heights only walls beside the lower position block sight, in both directions', () => {
  // F10 G11 H10 is the wall at the foot of the tower, and G10 lies right behind it.
  const table = battlefield({ map: TOWERS });
  expect([see(table, 'G12^', 'G9'), see(table, 'G9', 'G12^')]).toEqual([true, true]); // nothing high is beside G9
  expect([see(table, 'G12^', 'G10'), see(table, 'G10', 'G12^')]).toEqual([false, false]);
  expect(see(table, 'G13', 'G9')).toBe(false); // on the ground the same wall blocks
});
rule('MOB-7.15', 'walls beside any hex of a platform give no cover against an attacker on it', () => {
  const table = battlefield({ map: TOWERS, figures: { stratos: 'G13^', skeletor: 'G7', trap_jaw: 'F6' } });
  expect([covers(table, 'stratos', 'skeletor'), covers(table, 'stratos', 'trap_jaw')]).toEqual([[], []]); // G11 is not beside G13
  const further = battlefield({ map: TOWERS, elements: { CO: ['G9'] }, figures: { stratos: 'G13^', skeletor: 'G7' } });
  expect(covers(further, 'stratos', 'skeletor')).toEqual(['G9']);
});
rule(['MOB-6.48', 'MOB-2.7'], 'a figure below a platform and one on it do not engage each other', () => {
  const match = position({ map: TOWERS, figures: { he_man: 'G12^ W01', skeletor: 'G12 W02', mer_man: 'H12^' }, active: 'he_man' });
  match.play('attack W01');
  expect(match.last('attacked').target).toBe('mer_man');
});
rule(['MOB-6.28', 'MOB-6.67'], 'a figure pushed aside triggers nothing, and the climber triggers overwatch once, at the very end', () => {
  const match = position({
    map: TOWERS,
    figures: { skeletor: 'E13 W02', trap_jaw: 'F12^', he_man: 'J9 SW W01', man_at_arms: 'K10 SW W12 overwatch' },
    active: 'skeletor',
  }).play('move', 'F12^', 'F11^'); // Trap Jaw makes room on the platform
  expect([match.decision().ask, match.events('interrupts')]).toEqual(['moveTo', []]);
  match.play('G12^', 'SE');
  expect(match.events('interrupts').map(({ figure: by, against }) => `${by} ${against}`)).toEqual(['man_at_arms skeletor']);
  expect([where(match, 'skeletor'), where(match, 'trap_jaw'), figure(match, 'trap_jaw').facing]).toEqual(['G12^', 'F11^', 3]);
});
rule('MOB-6.27', 'a figure cannot climb onto one that has nowhere to go', () => {
  const full = { he_man: 'F12^', stratos: 'F11^', orko: 'G12^', man_at_arms: 'G13^', ram_man: 'E12' };
  const onto = (more: Record<string, string>): string[] => {
    const table = battlefield({ map: TOWERS, figures: { skeletor: 'E13', ...full, ...more } });
    return reach(table, 0, { points: 3, by: 'foot' }).places.map(placeName);
  };
  expect(onto({})).toContain('F12^'); // the other goes down to F13
  expect(onto({ mer_man: 'F13' })).not.toContain('F12^');
});
