// The box: dice, chips, factions, rivals and the two arenas.
import { readFileSync } from 'node:fs';
import { rule } from '@tabularium/kernel/testing';
import { describe, expect, test } from 'vitest';
import { type ArenaId, arenas } from '../../content/arenas.ts';
import { content } from '../../content/index.ts';
import { CLASSES, DICE, HIT_FACES, type Rank, SKILLS, STRENGTH, TACTICS, type UnitDef } from '../../content/kinds.ts';
import { BUDGETS, pointsOf } from '../../content/points.ts';
import { skills } from '../../content/skills.ts';
import { HEALTH_CHIPS } from '../../content/supply.ts';
import { tactics } from '../../content/tactics.ts';

const ofRank = (rank: Rank): UnitDef[] => content.units.filter((unit) => unit.rank === rank);
const chip = (id: string): UnitDef => content.units.find((unit) => unit.id === id) as UnitDef;

// ---- dice and chips

rule('HOP-24.9', 'the dice have two to six hits, and are as strong as they have hits', () => {
  expect(DICE.map((die) => [die, HIT_FACES[die], STRENGTH[die]])).toEqual([
    ['yellow', 2, 0],
    ['blue', 3, 1],
    ['green', 4, 2],
    ['black', 5, 3],
    ['red', 6, 4],
  ]);
});
/** What both rulebooks count in HOP-24.9 after the dice: health chips, factions with their chips, neutral heroes, rivals and parts. */
function countedIn(language: 'en' | 'it'): number[] {
  const text = readFileSync(new URL(`../../rulebook/${language}.md`, import.meta.url), 'utf8');
  const rulebook = text.slice(text.indexOf('### HOP-24.9'));
  const sentence = /\n(?:Further|Inoltre): [^;]*;([^.]*)\./.exec(rulebook)?.[1] ?? '';
  return (sentence.match(/\d+/g) ?? []).map(Number);
}
rule('HOP-24.9', 'the box holds what the rulebooks count', () => {
  const { factions, immortals, titans } = content;
  const [{ units: ten, tactics: four } = { units: [], tactics: [] }] = factions;
  const parts = titans.flatMap((titan) => titan.parts.map(({ count }) => count));
  const rivals = [ofRank('neutral').length, ofRank('arena').length, immortals.length, titans.length, ...parts];
  const counted = [HEALTH_CHIPS, HEALTH_CHIPS, factions.length, 1, ten.length, four.length, ...rivals];
  for (const language of ['en', 'it'] as const) expect(countedIn(language).slice(0, counted.length), language).toEqual(counted);
  expect(ofRank('unit')).toHaveLength(factions.length * ten.length);
  expect(ofRank('hero').map(({ id }) => id)).toEqual(factions.map(({ hero }) => hero));
  expect(ofRank('immortal').map(({ id }) => id)).toEqual(immortals.map(({ unit }) => unit));
  expect(ofRank('titan').map(({ id }) => id)).toEqual(titans.map(({ unit }) => unit));
});
rule('HOP-24.9', 'only the chips of factions, heroes, the arena and sentinels have a class', () => {
  const classless: readonly Rank[] = ['immortal', 'titan', 'part'];
  for (const { id, rank, class: type } of content.units)
    expect(type === null ? classless.includes(rank) : CLASSES.includes(type), id).toBe(true);
});
rule('HOP-24.9', 'a faction has ten units of its own and four tactics, one of which no other has', () => {
  const common = ['adrenaline', 'bolsterHealth', 'hamstring', 'stun'];
  const unique = content.factions.map(({ tactics: four }) => {
    expect(new Set(four).size).toBe(4);
    expect(four.filter((tactic) => common.includes(tactic))).toHaveLength(3);
    return four.find((tactic) => !common.includes(tactic));
  });
  expect(unique).toEqual(['battleFury', 'blitz', 'secondDeath', 'aegis', 'undertow', 'thickHide', 'feignedRetreat']);
  for (const { id, units, hero } of content.factions) {
    expect(new Set(units).size, id).toBe(10);
    expect(units.map((unit) => [chip(unit).rank, unit.startsWith(`${id}.`)])).toEqual(units.map(() => ['unit', true]));
    expect([chip(hero).rank, hero.startsWith(`${id}.`)]).toEqual(['hero', true]);
  }
});
rule('HOP-24.9', 'the Warriors of all factions are alike', () => {
  const faces = content.factions.map(({ id }) => ({ ...chip(`${id}.warrior`), id: 'warrior' }));
  expect(faces).toEqual(
    Array.from({ length: 7 }, () => ({
      id: 'warrior',
      rank: 'unit',
      class: 'attacker',
      range: 1,
      movement: 2,
      health: 3,
      attack: ['black', 'blue', 'yellow'],
      skills: [
        { skill: 'retaliate', level: 1 },
        { skill: 'whirlwind', level: 1 },
      ],
    })),
  );
});
rule('HOP-24.9', 'every skill is printed on some chip, and only skills with an X are above 1', () => {
  const printed = new Set(content.units.flatMap((unit) => unit.skills.map(({ skill }) => skill)));
  expect(SKILLS.filter((skill) => !printed.has(skill))).toEqual([]);
  for (const { id, skills: known } of content.units)
    for (const { skill, level } of known) expect(level === 1 || skills[skill].levelled, `${id} ${skill} ${level}`).toBe(true);
});
test('every chip has an id of its own', () => {
  expect(new Set(content.units.map(({ id }) => id)).size).toBe(content.units.length);
});
test('a tactic that lasts for a time says for how long, and no other does', () => {
  expect(TACTICS.filter((tactic) => tactics[tactic].kind === 'temporary')).toEqual(TACTICS.filter((tactic) => tactics[tactic].lasts));
  expect(TACTICS.map((tactic) => tactics[tactic].id)).toEqual([...TACTICS]);
});

// ---- points

rule('HOP-24.6', 'the two chips that are printed in full fix the scale: the Warrior is worth 23 points, the Bandit 20', () => {
  expect(pointsOf(chip('amazons.warrior'))).toBe(5 + 3 + 2 + 2 * 3 + 2 + 0 + 4 + 1);
  expect(pointsOf(chip('arena.bandit'))).toBe(5 + 2 * 5 + 2 + 0 + 3);
});
describe.each([
  ['unit', 23],
  ['hero', 38],
  ['neutral', 35],
  ['arena', 20],
  ['sentinel', 26],
] as const)('every chip of the kind %s', (rank, points) => {
  rule('HOP-24.6', `is worth ${points} points`, () => {
    expect(BUDGETS[rank]).toEqual({ least: points, most: points });
    for (const unit of ofRank(rank)) expect(pointsOf(unit), unit.id).toBe(points);
  });
});
rule('HOP-24.6', 'an immortal is worth 34 or 35 points, 4 of them for each effect', () => {
  const worth = content.immortals.map(({ unit, effects }) => [unit, pointsOf(chip(unit), effects.length), pointsOf(chip(unit))]);
  expect(worth).toEqual([
    ['im.antony', 35, 27],
    ['im.realmstalker', 34, 22],
    ['im.valeria', 35, 27],
    ['im.kazir', 35, 27],
    ['im.hesper', 34, 26],
    ['im.brennus', 35, 23],
  ]);
});
rule('HOP-24.6', 'Movement and Range are worth what the table says', () => {
  const plain: UnitDef = { id: 'x', rank: 'unit', class: 'beast', range: 1, movement: 0, health: 1, attack: ['yellow'], skills: [] };
  const base = pointsOf(plain);
  expect([0, 1, 2, 3, 4].map((movement) => pointsOf({ ...plain, movement }) - base)).toEqual([0, 0, 2, 2, 3]);
  expect([1, 2, 3, 4].map((range) => pointsOf({ ...plain, range }) - base)).toEqual([0, 2, 5, 8]);
  expect(pointsOf({ ...plain, health: 4 }) - base).toBe(6);
  expect(DICE.map((die) => pointsOf({ ...plain, attack: [die] }) - base)).toEqual([0, 1, 2, 3, 4]);
});
rule('HOP-24.6', 'skills cost what the table says', () => {
  const costs = Object.fromEntries(SKILLS.map((skill) => [skill, [1, 2, 3].map((level) => skills[skill].cost(level, 5))]));
  expect(costs).toMatchObject({
    armor: [4, 4, 4],
    retaliate: [4, 4, 4],
    venom: [5, 5, 5],
    precision: [3, 3, 3],
    tactic: [0, 1, 2],
    vanguard: [1, 1, 2],
    hurl: [1, 2, 3],
    regen: [3, 6, 9],
    mend: [2, 4, 6],
    hook: [0, 1, 2],
    ensnare: [1, 2, 3],
    curse: [3, 4, 5],
    leap: [0, 1, 2],
    longShot: [1, 2, 3],
    firebomb: [0, 1, 2],
    trample: [0, 1, 2],
  });
});

// ---- rivals

test('the dice of every effect are among those that its immortal rolls', () => {
  for (const { unit, effects } of content.immortals)
    for (const { die } of effects) expect(chip(unit).attack, `${unit} ${die}`).toContain(die);
});
test('Marksmen have Health 2, Archers a Range of 2 or more, and Tacticians the skill Tactic', () => {
  for (const { id, class: kind, range, health, skills } of content.units) {
    if (id.endsWith('.marksman')) expect(health, id).toBe(2);
    if (kind === 'archer') expect(range, id).toBeGreaterThanOrEqual(2);
    if (kind === 'tactician') expect(skills, id).toContainEqual({ skill: 'tactic', level: expect.any(Number) });
  }
});
test('Mars rolls four titan dice at first, six with two active shards, eight with all', () => {
  const mars = content.titans.find(({ unit }) => unit === 'ti.mars');
  expect(mars?.dice).toEqual(['green', 'yellow', 'blue', 'red']);
  expect([...(mars?.dice ?? []), ...(mars?.shardDice.slice(0, 2) ?? [])].sort()).toEqual(
    ['green', 'yellow', 'yellow', 'blue', 'black', 'red'].sort(),
  );
  expect(mars?.shardDice).toHaveLength(4);
});
test('the titans are as hard to bring down as their cards say', () => {
  const skillsOf = (unit: string): readonly string[] => chip(unit).skills.map(({ skill }) => skill);
  expect(
    content.titans.map(({ unit, difficulty }) => [unit, difficulty, chip(unit).health, chip(unit).attack.length, ...skillsOf(unit)]),
  ).toEqual([
    ['ti.mars', 2, 18, 6, 'armor'],
    ['ti.ifreet', 3, 20, 5, 'deflect'],
    ['ti.charybdis', 1, 34, 3],
    ['ti.talos', 2, 22, 4],
    ['ti.arges', 3, 34, 3],
    ['ti.nyx', 2, 24, 4],
  ]);
});
test('a row by number has no line for more hits than its titan has dice of the colour', () => {
  for (const { unit, dice, shardDice, rows } of content.titans)
    for (const { id, die, per, lines } of rows)
      if (per === 'count')
        expect([...dice, ...shardDice].filter((one) => one === die).length, `${unit} ${id}`).toBeGreaterThanOrEqual(lines.length);
});
test('blue chips suffice for a titan unhurt, its shards and everybody whom its rows may deploy', () => {
  const arenaHealths = content.units.flatMap(({ rank, health }) => (rank === 'arena' ? [health] : [])).sort((a, b) => b - a);
  for (const { unit, shards, parts, allies, rows } of content.titans) {
    const most = Math.max(0, ...rows.flatMap(({ lines }) => lines.flat().map((act) => (act.do === 'nightfall' ? act.limit : 0))));
    const needed = [
      chip(unit).health,
      shards.colour === 'blue' ? 4 * shards.hp : 0,
      ...parts.map((part) => part.count * chip(part.unit).health),
      allies?.kind === 'sentinels' ? 4 * chip('sentinel').health : 0,
      ...arenaHealths.slice(0, most),
    ];
    expect(
      needed.reduce((sum, hp) => sum + hp),
      unit,
    ).toBeLessThanOrEqual(HEALTH_CHIPS);
  }
});
test('the Tendrils enter on the inner hexes east and west of the centre', () => {
  const { names, hexes } = arenas.colosseum;
  const start = content.titans.flatMap(({ parts }) => parts.flatMap((part) => part.start ?? []));
  expect(start.map((name) => hexes[names.indexOf(name)])).toEqual([
    { q: 2, r: 0 },
    { q: -2, r: 0 },
  ]);
});

// ---- arenas

const at = (arena: ArenaId, q: number, r: number): number => arenas[arena].hexes.findIndex((hex) => hex.q === q && hex.r === r);
const between = (arena: ArenaId, a: number, b: number): number => arenas[arena].distances[a]?.[b] ?? Number.NaN;
const nearest = (arena: ArenaId, some: readonly number[], others: readonly number[]): number =>
  Math.min(...some.flatMap((a) => others.map((b) => between(arena, a, b))));

rule('HOP-24.5', 'Pozzuoli has 61 hexes in seven rows, two stones and six deployment hexes for each side', () => {
  const { hexes, red, blue, stones } = arenas.pozzuoli;
  expect(hexes).toHaveLength(61);
  expect(rowsOf('pozzuoli')).toEqual([6, 9, 10, 11, 10, 9, 6]);
  expect([red.length, blue.length, stones.length]).toEqual([6, 6, 2]);
  expect(red).toEqual([-4, -3, -2, -1, 0, 1].map((q) => at('pozzuoli', q, 3)));
  expect(blue).toEqual([-1, 0, 1, 2, 3, 4].map((q) => at('pozzuoli', q, -3)));
  expect(stones).toEqual([at('pozzuoli', -3, 0), at('pozzuoli', 3, 0)]);
});
rule('HOP-24.5', 'in Pozzuoli the deployment rows lie 6 apart and 3 from each stone, the stones 6 from each other', () => {
  const { red, blue, stones } = arenas.pozzuoli;
  expect(nearest('pozzuoli', red, blue)).toBe(6);
  for (const stone of stones) {
    expect(nearest('pozzuoli', red, [stone])).toBe(3);
    expect(nearest('pozzuoli', blue, [stone])).toBe(3);
  }
  expect(between('pozzuoli', stones[0] as number, stones[1] as number)).toBe(6);
});
rule('HOP-24.5', 'the Colosseum has 75 hexes in nine rows, with outer, inner and central deployment, pedestals and chained heroes', () => {
  const arena = arenas.colosseum;
  expect(arena.hexes).toHaveLength(75);
  expect(rowsOf('colosseum')).toEqual([5, 8, 9, 10, 11, 10, 9, 8, 5]);
  const named = (hexes: readonly number[]): string[] => hexes.map((hex) => arena.names[hex] as string);
  expect(named(arena.red)).toEqual(['i1', 'i5']);
  expect(named(arena.blue)).toEqual(['a1', 'a5']);
  expect(named([arena.redChained, arena.blueChained, arena.centre])).toEqual(['i3', 'a3', 'e6']);
  expect(arena.inner).toHaveLength(6);
  expect(arena.pedestals).toHaveLength(4);
  expect(arena.centre).toBe(at('colosseum', 0, 0));
});
rule('HOP-24.5', 'inner hexes lie 2 from the centre; pedestals 4 from it and 4 from the chained hero of their half', () => {
  const { inner, centre, pedestals, redChained, blueChained, hexes } = arenas.colosseum;
  expect(inner.map((hex) => between('colosseum', hex, centre))).toEqual([2, 2, 2, 2, 2, 2]);
  expect(pedestals.map((hex) => between('colosseum', hex, centre))).toEqual([4, 4, 4, 4]);
  const chained = pedestals.map((hex) => ((hexes[hex]?.r ?? 0) > 0 ? redChained : blueChained));
  expect(pedestals.map((hex, i) => between('colosseum', hex, chained[i] as number))).toEqual([4, 4, 4, 4]);
});
describe.each(['pozzuoli', 'colosseum'] as const)('%s', (id) => {
  const arena = arenas[id];
  const mirrored = { red: 'blue', blue: 'red', redChained: 'blueChained', blueChained: 'redChained' } as const;
  const opposite = (kind: string): string => (mirrored as Record<string, string>)[kind] ?? kind;

  rule('HOP-24.5', 'looks the same from the east and from the west', () => {
    for (const [hex, { q, r }] of arena.hexes.entries()) expect(arena.kinds[at(id, -q - r, r)], arena.names[hex]).toBe(arena.kinds[hex]);
  });
  rule('HOP-24.5', 'looks the same from the north and from the south, with red for blue', () => {
    for (const [hex, { q, r }] of arena.hexes.entries())
      expect(arena.kinds[at(id, q + r, -r)], arena.names[hex]).toBe(opposite(arena.kinds[hex] as string));
  });
  rule('HOP-24.5', 'looks the same turned half round, with red for blue', () => {
    for (const [hex, { q, r }] of arena.hexes.entries())
      expect(arena.kinds[at(id, -q, -r)], arena.names[hex]).toBe(opposite(arena.kinds[hex] as string));
  });
  rule('HOP-24.5', 'is connected, also without the pedestals', () => {
    const open = arena.kinds.filter((kind) => kind !== 'pedestal').length;
    const seen = new Set([0]);
    for (const hex of seen)
      for (const next of arena.neighbours[hex] ?? []) if (next >= 0 && arena.kinds[next] !== 'pedestal') seen.add(next);
    expect(seen.size).toBe(open);
  });
  test('gives every hex a name of its own', () => {
    expect(new Set(arena.names).size).toBe(arena.hexes.length);
  });
});

/** How many hexes each row has, from the north. */
function rowsOf(id: ArenaId): number[] {
  const rows = [...new Set(arenas[id].hexes.map(({ r }) => r))].sort((a, b) => a - b);
  return rows.map((row) => arenas[id].hexes.filter(({ r }) => r === row).length);
}
