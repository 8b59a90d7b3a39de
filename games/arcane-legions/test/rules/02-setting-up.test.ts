// Chapter 2: armies, terrain, initiative, deployment, the ambush turn.
import { type Played, played, rule } from '@tabularium/kernel/testing';
import { describe, expect } from 'vitest';
import { whyNotArmy, whyNotEnlist } from '../../content/army-lists.ts';
import { content } from '../../content/index.ts';
import type { UnitDef } from '../../content/kinds.ts';
import { isOnTable } from '../../content/terrain.ts';
import { type Layout, setupOf, tableOf } from '../../lesson/layout.ts';
import { arcaneLegions } from '../../rules/index.ts';
import { setup } from '../../table/schema.ts';
import { type ArcaneKit, type Due, NONE } from '../../table/table.ts';
import type { ArcaneView } from '../../table/view.ts';
import { musters, onTo, opened } from '../support/opened.ts';
import { position, ready, unit, where } from '../support/position.ts';

const table = (match: Played<ArcaneKit>): ArcaneView => match.view('public').table as ArcaneView;
const custom = (total: number, options = {}, faces: readonly number[] = []): Played<ArcaneKit> =>
  opened('custom', 2, { total, battlefield: 'firstBattle', ...options }, faces);
const range = (from: number, to: number, by = 0.5): number[] => Array.from({ length: (to - from) / by + 1 }, (_, i) => from + i * by);
/** A match at this point of the set-up. */
function settingUp(sketch: Layout, due: Due): Played<ArcaneKit> {
  const at = tableOf(sketch);
  at.phase = 'setup';
  at.turn = null;
  at.due = [due, { seat: NONE, what: 'begin' }];
  return played(arcaneLegions, { setup: setupOf(sketch), table: at });
}
const ones = Array.from({ length: 30 }, () => 1);

describe('armies', () => {
  rule('ARC-2.1', 'units up to the total, at least one', () => {
    const match = custom(2000).as(0, 'build');
    expect(match.texts(0)).not.toContain('pass');
    expect(match.texts(0)).toHaveLength(content.units.length);
    match.as(0, 'R18'); // 1250: 750 are left
    expect(match.texts(0)).toEqual([...content.units.flatMap(({ id, points }) => (points <= 750 ? [id] : [])), 'pass']);
    expect(match.whyNot(0, 'R01')).toMatchObject({ rule: 'ARC-2.1', because: 'tooDear', cost: 800, left: 750 });
    match.as(0, 'E12', 'pass').as(1, 'build', 'H10', 'pass');
    expect(match.events('army').map(({ seat, army, units, points }) => [seat, army, units, points])).toEqual([
      [0, null, ['A:R18', 'A:E12'], 2000],
      [1, null, ['B:H10'], 650],
    ]);
    expect(whyNotArmy(content, { points: 2000, room: 32 }, [])).toMatchObject({ rule: 'ARC-2.1', because: 'noUnits' });
  });
  rule(['ARC-2.1', 'ARC-18.9'], 'the ready-made armies of the total are offered', () => {
    const offered = (points: number): readonly string[] =>
      opened('standard', 2, { points, battlefield: 'firstBattle' })
        .texts(0)
        .filter((text) => text !== 'build');
    expect(offered(5000)).toEqual(['roman5000', 'egyptian5000', 'han5000', 'mercenary5000']);
    expect(offered(7000)).toEqual(['roman7000', 'egyptian7000', 'han7000', 'mercenary7000']);
    expect(offered(10000)).toEqual(['roman10000', 'egyptian10000', 'han10000', 'mercenary10000']);
  });
  rule('ARC-2.2', 'an army may hold several of a unit, but a command unit only once', () => {
    const match = custom(4000).as(0, 'build', 'R01', 'R01', 'R17');
    expect(match.texts(0)).toContain('R01');
    expect(match.texts(0)).not.toContain('R17');
    expect(match.whyNot(0, 'R17')).toMatchObject({ rule: 'ARC-2.2', because: 'oneOfEach' });
  });
  rule('ARC-2.2', 'two command units with the same commander exclude each other', () => {
    const augustus = content.units.find(({ id }) => id === 'R12') as UnitDef;
    const both = { ...content, units: [...content.units, { ...augustus, id: 'X1' }] };
    expect(whyNotEnlist(both, { points: 7000, room: 32 }, ['R12'], 'X1')).toMatchObject({ rule: 'ARC-2.2', because: 'sameCommander' });
    expect(whyNotEnlist(both, { points: 7000, room: 32 }, ['R13'], 'X1')).toBeUndefined();
  });
  rule('ARC-2.2', 'opposing armies may have the same commander', () => {
    const match = musters(custom(2000), ['R12'], ['R12']);
    expect(match.events('army').map(({ units }) => units)).toEqual([['A:R12'], ['B:R12']]);
  });
  /** The dice of the Hellene Phalanx (two icons) or of the Halberdiers (three) when they attack. */
  const dice = (name: string, others: Record<string, string>): number => {
    const match = position({ units: { [name]: '8 8 N', 'B:R04': '8 9 S', ...others }, dice: ones });
    return match.play(`${name} melee B:R04`).last('rolled').attack.length;
  };
  rule('ARC-2.3', 'factions may be mixed, but some abilities then do not work', () => {
    expect(musters(custom(3000), ['R01', 'E06', 'H01'], ['R01']).events('army')[0]?.units).toEqual(['A:R01', 'A:E06', 'A:H01']);
    expect(dice('A:E06', { 'A:E12': '2 2 N' })).toBe(6);
    expect(dice('A:E06', { 'A:R01': '2 2 N' })).toBe(2);
    expect(dice('A:H01', { 'A:H02': '2 2 N' })).toBe(5);
    expect(dice('A:H01', { 'A:M04': '2 2 N' })).toBe(3);
  });
  rule('ARC-2.5', 'an army is the list as it was chosen: the fallen and those left out still count', () => {
    expect(dice('A:E06', { 'A:R01': 'defeated' })).toBe(2);
    expect(dice('A:E06', { 'A:R01': 'absent' })).toBe(2);
  });
  rule('ARC-2.4', 'the total decides command points and victory points', () => {
    const terms = (points: number): number[] => {
      const { cp, vp } = table(opened('standard', 2, { points })).terms;
      return [points, cp, vp];
    };
    expect(table(opened('standard', 2)).terms).toMatchObject({ points: 7000, cp: 8, vp: 21 });
    expect([5000, 7000, 10000].map(terms)).toEqual([
      [5000, 8, 15],
      [7000, 8, 21],
      [10000, 10, 25],
    ]);
  });
  rule('ARC-2.6', 'an army must have room in the zone', () => {
    const match = custom(12_000).as(0, 'build', ...Array.from({ length: 16 }, () => 'E01'));
    expect(match.texts(0)).toEqual(['pass']); // 32 squares are taken, 1200 points are left
    expect(match.whyNot(0, 'E01')).toMatchObject({ rule: 'ARC-2.6', because: 'noRoom' });
    expect(match.whyNot(0, 'H10')).toMatchObject({ rule: 'ARC-2.6', because: 'noRoom' });
    expect(whyNotEnlist(content, { points: 12_000, room: 3 }, ['E01'], 'H10')).toBeUndefined();
    expect(whyNotEnlist(content, { points: 12_000, room: 3 }, ['E01'], 'E01')).toMatchObject({ rule: 'ARC-2.6' });
  });
});

describe('terrain', () => {
  rule('ARC-2.7', 'the standard table measures 16 by 24 steps', () => {
    for (const battlefield of ['firstBattle', 'templeRuins', 'brokenGround', 'placed'])
      expect(table(opened('standard', 2, { battlefield })).field).toMatchObject({ width: 16, depth: 24 });
  });
  /** Both have chosen armies; the second seat rolls higher and places first. */
  const placing = (faces: readonly number[] = [2, 2, 3, 3]): Played<ArcaneKit> =>
    musters(opened('custom', 2, { total: 2000, battlefield: 'placed' }, faces), ['R01'], ['E01']);
  rule('ARC-2.8', 'two dice decide who places first, ties are rolled again; each places one square of 2 by 2', () => {
    const match = placing([2, 2, 1, 3, 1, 1, 6, 1]);
    expect(match.events('rolledOff').map(({ why, rolls }) => [why, rolls.map(({ faces }) => faces)])).toEqual([
      [
        'placing',
        [
          [2, 2],
          [1, 3],
        ],
      ],
      [
        'placing',
        [
          [1, 1],
          [6, 1],
        ],
      ],
    ]);
    expect([match.decision().ask, match.decision().seats]).toEqual(['objectiveAt', [1]]);
    match.play('4 10');
    expect([match.decision().ask, match.decision().seats]).toEqual(['objectiveAt', [0]]);
    match.play('12 14');
    expect(match.decision().ask).toBe('piece');
    expect(table(match).field.pieces).toMatchObject([
      { kind: 'objective', x: 4, y: 10, width: 2, depth: 2 },
      { kind: 'objective', x: 12, y: 14, width: 2, depth: 2 },
    ]);
    expect(match.events('piece').map(({ seat, piece, x, y }) => [seat, piece, x, y])).toEqual([
      [1, 'objective', 4, 10],
      [0, 'objective', 12, 14],
    ]);
  });
  rule(['ARC-2.9', 'ARC-2.10'], 'within four steps of the centre line, six apart, one on each side of it', () => {
    const rows = [9, 10, 11, 13, 14, 15];
    const match = placing();
    const left = ['8 10', '8 11', '8 13', '8 14']; // they would leave no place for the second
    const all = range(1, 15, 1).flatMap((x) => rows.map((y) => `${x} ${y}`));
    expect(match.texts()).toEqual(all.filter((spot) => !left.includes(spot)));
    match.play('4 10');
    expect(match.texts()).toEqual(range(12, 15, 1).flatMap((x) => [13, 14, 15].map((y) => `${x} ${y}`)));
    // From 8 9 the far corners are five steps aside and four ahead, or three: 6.4 or 5.83.
    expect(placing().play('8 9').texts()).toEqual(['1 15', '15 15']);
  });
  /** The rows that are offered for a piece. */
  const rows = (match: Played<ArcaneKit>, piece: string, degrees: number, x: number): number[] =>
    match.play(piece, String(degrees), String(x)).texts().map(Number);
  const laid = (): Played<ArcaneKit> => placing().play('4 10', '12 14');
  rule('ARC-2.11', 'a formation length from the zones; objectives may be touched but not covered', () => {
    expect(rows(laid(), 'rocks', 0, 8)).toEqual(range(5, 19));
    expect(rows(laid(), 'rocks', 0, 4)).toEqual([...range(5, 8), ...range(12, 19)]);
    expect(rows(laid(), 'rocks', 0, 6)).toEqual(range(5, 19));
    expect(rows(laid(), 'rocks', 0, 5.5)).toEqual([...range(5, 8), ...range(12, 19)]);
  });
  rule('ARC-2.11', 'a formation length from other terrain, measured as the crow flies', () => {
    const rocks = (): Played<ArcaneKit> => laid().play('rocks', '0', '8', '12');
    expect(rows(rocks(), 'rocks', 0, 8)).toEqual([...range(5, 8), ...range(16, 19)]);
    // 1.75 steps aside and 1 behind the corner is 2.02 away; on the other side an objective is in the way up to 15.
    expect(rows(rocks(), 'wall', 90, 11)).toEqual([...range(5.5, 8.5), ...range(16.5, 18.5)]);
  });
  rule('ARC-2.12', 'a piece lies wholly on the table, on all four sides', () => {
    const table = { field: { width: 10, depth: 8, zones: [] }, pieces: [] };
    const isThere = (x: number, y: number): boolean => isOnTable(table, 'rocks', { x, y }, 0);
    expect([isThere(1, 1), isThere(9, 7)]).toEqual([true, true]);
    expect([isThere(0.5, 4), isThere(9.5, 4), isThere(5, 0.5), isThere(5, 7.5)]).toEqual([false, false, false, false]);
  });
  rule('ARC-2.12', 'four ways to turn, columns and rows every half step, all on the table', () => {
    const match = laid().play('temple');
    expect(match.texts()).toEqual(['0', '45', '90', '135']);
    expect(match.play('90').texts().map(Number)).toEqual(range(1, 15));
    // Turned by 45 degrees rocks reach 1.41 steps to each side.
    expect(laid().play('rocks', '45').texts().map(Number)).toEqual(range(1.5, 14.5));
    expect(rows(laid(), 'rocks', 45, 8)).toEqual(range(5.5, 18.5));
    const piece = laid().play('palisade', '135', '8', '12').last('piece');
    expect(piece).toMatchObject({ seat: 1, piece: 'palisade', x: 8, y: 12, degrees: 135 });
  });
  rule('ARC-2.12', 'in turn until everybody has passed in succession', () => {
    const match = laid();
    expect(match.decision().seats).toEqual([1]);
    expect(match.texts()).toEqual(['temple', 'rocks', 'wall', 'wood', 'marsh', 'palisade', 'pass']);
    match.play('pass');
    expect(match.decision().seats).toEqual([0]);
    match.play('wall', '0', '4', '6');
    expect(match.decision().seats).toEqual([1]);
    match.play('pass');
    expect(match.decision().seats).toEqual([0]);
    match.play('pass');
    expect(match.decision().ask).toBe('number');
  });
  rule('ARC-2.12', 'any number of pieces, even of one kind', () => {
    const match = laid();
    for (const y of [6, 8.5, 15.5, 18]) for (const x of [2, 8, 14]) match.play('wall', '0', String(x), String(y));
    expect([match.decision().ask, match.decision().seats]).toEqual(['piece', [1]]);
    expect(table(match).field.pieces.filter(({ kind }) => kind === 'wall')).toHaveLength(12);
  });
  const placedBy = (seats: number, faces: readonly number[]): Played<ArcaneKit> =>
    musters(opened('custom', seats, { total: 1000, layout: 'placed' }, faces), ...Array.from({ length: seats }, () => ['R01']));
  rule(['ARC-2.8', 'ARC-2.9', 'ARC-2.10'], 'with three players two lie on either side of the line, and one on it', () => {
    const match = placedBy(3, [6, 6, 4, 4, 2, 2]);
    expect([match.decision().ask, match.decision().seats]).toEqual(['objectiveAt', [0]]);
    expect(match.texts()).toContain('14 14'); // the line runs from south to north
    match.play('14 14');
    expect(match.texts().filter((text) => text.startsWith('14 '))).toEqual([]); // one on the line is enough
    match.play('11 4');
    expect([...new Set(match.texts().map((text) => text.split(' ')[0]))]).toEqual(['15', '16', '17']); // the other side is due
    match.play('17 24');
    expect([match.decision().ask, table(match).objectives.length]).toEqual(['piece', 3]);
  });
  rule(['ARC-2.8', 'ARC-2.9', 'ARC-2.10'], 'with four to six each places one, and nobody may take the last places of the others', () => {
    for (const seats of [4, 5, 6]) {
      const match = placedBy(seats, [6, 6, 6, 5, 5, 5, 5, 4, 4, 4, 4, 3].slice(0, 2 * seats));
      for (let n = 0; match.decision().ask === 'objectiveAt'; n++) {
        const spots = match.texts(); // the last one may have a single place left
        match.play(spots[Math.floor(((n * 7) % 10) * 0.1 * spots.length)] as string);
      }
      const { pieces, width } = table(match).field;
      const sides = pieces.map(({ x }) => Math.sign(x - width / 2));
      expect([pieces.length, sides.reduce((sum, side) => sum + side, 0)]).toEqual([seats, 0]);
      for (const [i, a] of pieces.entries())
        for (const b of pieces.slice(i + 1)) {
          const gap = Math.hypot(Math.max(0, Math.abs(a.x - b.x) - 2), Math.max(0, Math.abs(a.y - b.y) - 2));
          expect(gap).toBeGreaterThanOrEqual(6);
        }
    }
  });
  rule('ARC-2.12', 'a kind without a legal place is not offered', () => {
    // Three walls across the whole table, four steps apart: 1.75 steps are left before and behind them.
    const pieces = [8, 12, 16].flatMap((y) => [...range(1.5, 13.5, 3), 14.5].map((x) => `wall ${x} ${y}`));
    const sketch = { mode: 'custom', options: { battlefield: 'placed' }, units: { 'A:R01': 'waiting' }, pieces } as const;
    const match = settingUp(sketch, { seat: 0, what: 'terrain' });
    expect(match.texts()).toEqual(['wall', 'palisade', 'pass']);
    match.play('wall'); // it can only lie along them
    expect(match.decision().ask).toBe('pieceX');
    expect(match.play('8').texts().map(Number)).toEqual([4.5, 5, 5.5, 18.5, 19, 19.5]);
  });
  rule('ARC-2.13', 'the first game has the recommended layout', () => {
    expect(setup.firstGame).toMatchObject({ mode: 'firstBattle', seats: 2 });
    expect(table(opened('firstBattle', 2)).field.pieces.map(({ kind, x, y }) => [kind, x, y])).toEqual([
      ['objective', 4, 10],
      ['objective', 12, 14],
    ]);
  });
});

describe('figures', () => {
  rule('ARC-2.14', 'slots with a printed figure hold it, all others are empty', () => {
    const match = musters(custom(2000), ['E13', 'R01'], ['E01']);
    const [court] = table(match).units;
    expect(court?.slots.map(({ figure }) => figure)).toEqual([
      '1E10',
      null,
      '1E05',
      null,
      '1E01',
      '1E01',
      null,
      '1E01',
      null,
      null,
      '1E01',
      null,
    ]);
    expect(table(match).units.map(({ figures }) => figures)).toEqual([6, 9, 9]);
  });
});

describe('initiative', () => {
  rule('ARC-2.15', 'two dice each, ties again; the winner chooses to go first or second', () => {
    const match = musters(custom(2000, {}, [3, 4, 5, 2, 1, 2, 6, 1]), ['R01'], ['E01']);
    expect(match.events('rolledOff').map(({ why, rolls }) => [why, rolls.map(({ faces }) => faces[0] + faces[1])])).toEqual([
      ['initiative', [7, 7]],
      ['initiative', [3, 7]],
    ]);
    expect([match.decision().ask, match.decision().seats, match.texts()]).toEqual(['number', [1], ['1', '2']]);
    match.play('2');
    expect(match.events('number').map(({ seat, number }) => [seat, number])).toEqual([
      [1, 2],
      [0, 1],
    ]);
    expect([match.decision().ask, match.decision().seats]).toEqual(['zone', [0]]);
  });
  rule('ARC-2.15', 'with more players each chooses a free number, from the highest roll down', () => {
    const match = musters(opened('custom', 3, { total: 2000 }, [1, 1, 6, 6, 3, 3]), ['R01'], ['E01'], ['H01']);
    const asked = (): unknown => [match.decision().seats, match.texts()];
    expect(asked()).toEqual([[1], ['1', '2', '3']]);
    match.play('2');
    expect(asked()).toEqual([[2], ['1', '3']]);
    match.play('3');
    expect(table(match).players.map(({ number }) => number)).toEqual([1, 2, 3]);
  });
  rule('ARC-2.16', 'the first player chooses a short side, the second gets the other', () => {
    const match = musters(custom(2000, {}, [6, 6, 1, 1]), ['R01'], ['E01']).play('2');
    expect([match.decision().ask, match.decision().seats, match.texts()]).toEqual(['zone', [1], ['1', '2']]);
    match.play('2');
    expect(match.events('zone').map(({ seat, zone }) => [seat, zone])).toEqual([
      [1, 2],
      [0, 1],
    ]);
  });
  rule('ARC-2.16', 'with more players each chooses a free zone of the map, in the order of their numbers', () => {
    const match = musters(opened('custom', 3, { total: 2000 }, [6, 6, 4, 4, 2, 2]), ['R01'], ['E01'], ['H01']).play('3', '1');
    const asked = (): unknown => [match.decision().seats, match.texts()];
    expect(asked()).toEqual([[1], ['1', '2', '3']]);
    match.play('3');
    expect(asked()).toEqual([[2], ['1', '2']]);
    match.play('1');
    expect(table(match).players.map(({ zone }) => zone)).toEqual([1, 2, 0]);
  });
});

describe('deployment', () => {
  /** The first seat is player 1 and has the south, the second the north. */
  const deploying = (own: readonly string[], others: readonly string[]): Played<ArcaneKit> =>
    musters(custom(12_000, {}, [6, 6, 1, 1]), own, others).play('1', '1');
  const spots = (xs: readonly number[], y: number): string[] => xs.map((x) => `${x} ${y}`);
  rule(['ARC-2.17', 'ARC-2.20'], 'wholly in one’s own zone, every half step along the edge, with the front to the enemy', () => {
    const match = deploying(['R01'], ['R03']);
    expect(match.texts()).toEqual(spots(range(1, 15), 0.5));
    match.play('3 0.5');
    expect(match.texts()).toEqual(spots(range(0.5, 15.5), 23));
    match.play('8.5 23');
    expect(match.events('deployed').map(({ unit: name, at }) => [name, at])).toEqual([
      ['A:R01', '3 0.5 N'],
      ['B:R03', '8.5 23 S'],
    ]);
  });
  rule(['ARC-2.18', 'ARC-2.20'], 'at the edge, or in front of a unit with half a step of contact', () => {
    const match = deploying(['R01', 'R04', 'H10'], ['E01']).play('A:R01', '8 0.5', '8 23.5');
    match.play('A:R04');
    expect(match.texts()).toEqual([...spots([...range(1, 6), ...range(10, 15)], 0.5), ...spots(range(6.5, 9.5), 1.5)]);
    match.play('4 0.5');
    // The sortie stands in front of one of the two, or at the edge: 3 to 5 and 7 to 9 are taken there.
    expect(match.texts()).toEqual([
      ...spots([...range(0.5, 2.5), ...range(5.5, 6.5), ...range(9.5, 15.5)], 0.5),
      ...spots([...range(3, 5), ...range(7, 9)], 1.5),
    ]);
  });
  rule('ARC-2.17', 'on tables for more players units face as the map says', () => {
    const match = musters(opened('custom', 3, { total: 2000 }, [6, 6, 4, 4, 2, 2]), ['R01'], ['R01'], ['R01']).play('1', '2', '1', '2');
    expect(match.play('7 0.5').texts()).toEqual(range(13, 27).map((y) => `0.5 ${y}`));
    match.play('0.5 13');
    expect(match.texts()).toEqual(range(13, 27).map((y) => `27.5 ${y}`));
    match.play('27.5 14');
    expect(match.events('deployed').map(({ at }) => at)).toEqual(['7 0.5 N', '0.5 13 E', '27.5 14 W']);
  });
  rule('ARC-2.19', 'one unit each in turn, the first player first; a player with more units deploys the rest', () => {
    const match = deploying(['R01', 'R01', 'R04'], ['E01']);
    expect([match.decision().ask, match.decision().seats, match.texts()]).toEqual(['deploy', [0], ['A:R01', 'A:R04']]); // equal cards once
    match.play('A:R01', '1 0.5');
    expect([match.decision().ask, match.decision().seats]).toEqual(['deployAt', [1]]);
    match.play('8 23.5', 'A:R04', '8 0.5');
    expect([match.decision().ask, match.decision().seats]).toEqual(['deployAt', [0]]);
    match.play('15 0.5');
    expect(match.events('deployed').map((event) => event.unit)).toEqual(['A:R01', 'B:E01', 'A:R04', 'A:R01#2']);
  });
  rule('ARC-2.21', 'a unit without a place stays out: no points for it, and it keeps nobody in the battle', () => {
    const columns = Object.fromEntries([...range(1, 14.5, 1.5), 15.5].map((x, i) => [`A:R03${i === 0 ? '' : `#${i + 1}`}`, `${x} 1 N`]));
    const units = { ...columns, 'A:H10': 'waiting', 'B:E01': '8 23.5 S' };
    const match = settingUp({ units }, { seat: 0, what: 'deploy' });
    expect(match.events('noRoom')).toMatchObject([{ unit: 'A:H10' }]);
    expect(match.table.units.at(-2)?.state).toBe('absent');
    expect(table(match).players.map(({ vp }) => vp)).toEqual([0, 0]);
    const last = position({ units: { 'B:R01': 'absent', 'B:H10': '8 9 S only=S1', 'A:H03': '8 8 N' }, dice: [6, 6, 6] }).play(
      'A:H03 melee B:H10',
    );
    expect(last.result).toMatchObject({ winners: [0], rule: 'ARC-12.7' });
  });
  rule('ARC-2.14', 'a unit keeps its figures when it is deployed', () => {
    const match = position({ units: { 'A:R01': '8 0.5 N', 'B:E01': '8 23.5 S' } });
    expect(ready(match, 'A:R01')).toEqual(['S1', 'S2', 'S3', 'S4', 'S5', 'S10', 'S11', 'S12', 'S13']);
    expect([where(match, 'A:R01'), unit(match, 'A:R01').downed]).toEqual(['8 0.5 N', []]);
  });
});

describe('the ambush turn', () => {
  /** The command points of the first turns, and whose they were. */
  const turns = (options: Record<string, string | number>, seats = 2): unknown[] => {
    const match = onTo(opened('custom', seats, { total: 2000, ...options }), 'order');
    for (let turn = 0; turn < seats + 1; turn++) match.play('pass');
    const began = match.events('turnBegan');
    const number = (seat: number): number => match.table.players[seat]?.number ?? 0;
    return match.events('received').map(({ seat, cp }, i) => [number(seat), cp, began[i]?.ambush]);
  };
  rule('ARC-2.22', 'the first player begins with half the points, then the second has the first full turn', () => {
    expect(turns({ commandPoints: 8 })).toEqual([
      [1, 4, true],
      [2, 8, false],
      [1, 8, false],
      [2, 8, false],
    ]);
    expect(turns({ commandPoints: 10 })[0]).toEqual([1, 5, true]);
  });
  rule('ARC-2.22', 'rounded down, but at least one; with more players too', () => {
    expect(turns({ commandPoints: 9 })[0]).toEqual([1, 4, true]);
    expect(turns({ commandPoints: 1 }).slice(0, 2)).toEqual([
      [1, 1, true],
      [2, 1, false],
    ]);
    expect(turns({ commandPoints: 8 }, 3)).toEqual([
      [1, 4, true],
      [2, 8, false],
      [3, 8, false],
      [1, 8, false],
      [2, 8, false],
    ]);
  });
  rule('ARC-2.22', 'it has a start and an end like any other turn', () => {
    const units = { 'A:R01': '4 9.5 N', 'A:E03': '12 4 N -S1', 'B:E01': '12 22 S' };
    const match = position({ units, pieces: ['objective 4 10'], step: 'begin', ambush: true, round: 0 });
    expect(match.last('vp')).toMatchObject({ seat: 0, change: 3, why: 'objective' });
    expect(match.last('restored')).toMatchObject({ unit: 'A:E03', why: 'regeneration' });
    match.play('pass');
    expect(match.events('turnEnded')).toMatchObject([{ seat: 0, lost: 4 }]);
  });
});
