// The marks and moves of rivals against a slow reading of the rulebook, in random positions.
import { FastDice } from '@tabularium/kernel';
import { seeds } from '@tabularium/kernel/testing';
import { expect, test } from 'vitest';
import { arenas } from '../content/arenas.ts';
import { hexOfMark } from '../rules/combat/priorities.ts';
import { courseOf, type Stride } from '../rules/rivals/mark.ts';
import { isRival } from '../rules/units/units.ts';
import { hexName } from '../table/names.ts';
import type { Table, UnitId } from '../table/table.ts';
import { type NaiveCourse, naiveCourse } from './support/naive-rivals.ts';
import { tableOf } from './support/position.ts';

const POSITIONS = 400;
const TITANS = ['ti.mars', 'ti.ifreet', 'ti.charybdis', 'ti.talos', 'ti.arges', 'ti.nyx'];
const FACTIONS = ['kunlun', 'amazons', 'atlanteans', 'argonauts', 'refugees', 'lamosians', 'parthians'];

/** Any position of Onslaught or Ascension: from two lonely units to a crowd. */
function anyTable(dice: FastDice): Table {
  const isOnslaught = dice.below(3) === 0;
  const arena = arenas[isOnslaught ? 'pozzuoli' : 'colosseum'];
  const faction = FACTIONS[dice.below(FACTIONS.length)] as string;
  const titan = TITANS[dice.below(TITANS.length)] as string;
  const oneIn = dice.below(2) === 0 ? 2 : 5;
  const sketch = { mode: isOnslaught ? 'onslaught' : 'ascension', factions: [faction], titan } as const;
  const spots = arena.names.filter((_, i) => arena.kinds[i] !== 'pedestal');
  const draw = (): string => spots.splice(dice.below(spots.length), 1)[0] as string;
  const footholds = Object.fromEntries(isOnslaught || dice.below(2) === 0 ? [] : [1, 2, 3].map(() => [draw(), 0]));
  const shards = isOnslaught ? [] : arena.pedestals.map((at) => anyShard(arena.names[at] as string, dice));
  const units: Record<string, string> = {};
  for (const { name } of tableOf(sketch).units) {
    if (/^(sentinel|neutral|ti)/.test(name) || dice.below(oneIn) > 0) continue;
    units[name] = `${draw()} ${1 + dice.below(3)}hp${dice.below(6) === 0 ? ' fatigued' : ''}`;
  }
  if (!isOnslaught) units[titan] = `${draw()} 5hp`;
  const carrier = Object.keys(units).find((name) => name.startsWith(faction));
  if (carrier && shards.includes('held')) units[carrier] += ' shard';
  return tableOf({ ...sketch, units, footholds, shards });
}
const anyShard = (pedestal: string, dice: FastDice): string =>
  ['held', `${pedestal} active 2hp`, `${pedestal} active`, pedestal][dice.below(4)] as string;

/** A single opponent among arena units that leave the others no way to it. */
function siege(dice: FastDice): Table {
  const { names, neighbours } = arenas.pozzuoli;
  const centre = dice.below(names.length);
  const spots = (neighbours[centre] as readonly number[]).filter((hex) => hex >= 0);
  const others = [...names.keys()].filter((hex) => hex !== centre && !spots.includes(hex));
  const units: Record<string, string> = { 'kunlun.protector': names[centre] as string };
  for (const { name } of tableOf({ mode: 'onslaught' }).units) {
    if (!name.startsWith('arena') && !name.startsWith('im.hesper')) continue;
    units[name] = names[spots.shift() ?? others.splice(dice.below(others.length), 1)[0] ?? centre] as string;
  }
  return tableOf({ mode: 'onslaught', units });
}

/** A course in the words of the naive reading. */
function plainly(table: Table, id: UnitId, stride: Stride): NaiveCourse | null {
  const course = courseOf(table, id, stride);
  if (course === null) return null;
  const { priority, how, stays, marks, ends } = course;
  const named = marks.map((mark, i) => [hexName(table, hexOfMark(table, mark)), (ends[i] ?? []).map((hex) => hexName(table, hex)).sort()]);
  return { priority, how, stays, ends: stays ? {} : Object.fromEntries(named) };
}

test('HOP-11.6 to HOP-11.14: in random positions rivals mark and move as the rulebook says, word by word', () => {
  const seen: Record<string, number> = {};
  for (const seed of seeds(POSITIONS)) {
    const dice = new FastDice(seed);
    const table = dice.below(5) === 0 ? siege(dice) : anyTable(dice);
    for (const [id, unit] of table.units.entries()) {
      if (unit.zone !== 'arena' || !isRival(table, unit)) continue;
      const hexes = dice.below(5);
      const flies = dice.below(3) === 0;
      const found = plainly(table, id, { hexes, flies });
      expect(found, `seed ${seed}, ${unit.name} up to ${hexes}${flies ? ' flying' : ''}`).toEqual(naiveCourse(table, unit, hexes, flies));
      const kind = found === null ? 'none' : found.stays ? 'stays' : `${found.how}${flies ? ' flying' : ''}`;
      seen[kind] = (seen[kind] ?? 0) + 1;
      if (Object.keys(found?.ends ?? {}).length > 1) seen['equal marks'] = (seen['equal marks'] ?? 0) + 1;
    }
  }
  for (const kind of ['none', 'stays', 'reached', 'reached flying', 'fallback', 'fallback flying', 'closer', 'equal marks'])
    expect(seen[kind] ?? 0, kind).toBeGreaterThan(5);
});
