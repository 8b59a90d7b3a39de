// The worked examples of the rulebook. Figures are rebuilt from its text; coordinates are axial, r growing to the south.
import { thrice } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { attackTargets } from '../rules/combat/attack.ts';
import { attackDice } from '../rules/combat/dice.ts';
import { damageOdds } from '../rules/combat/odds.ts';
import { gain, heal } from '../rules/units/health.ts';
import { unitAt, unitOf } from '../table/names.ts';
import type { Referee, Table } from '../table/table.ts';
import { chip, HIT, hex, MISS, onTo, type Position, position, type Sketch, seen, tableOf, where } from './support/position.ts';

const arena = (q: number, r: number): string => hex(q, r, 'colosseum');
const deaf = { tell: () => undefined } as unknown as Referee; // these examples tell nothing of interest

thrice('EX-01: reading a chip', () => {
  const table = tableOf({ factions: ['amazons', 'kunlun'], units: { 'amazons.warrior': 'd5', 'kunlun.warrior': 'a1' } });
  const id = unitOf(table, 'amazons.warrior');
  expect(table.content.units[table.units[id]?.def ?? -1]).toMatchObject({
    class: 'attacker',
    range: 1,
    movement: 2,
    health: 3,
    attack: ['black', 'blue', 'yellow'],
    skills: [{ skill: 'retaliate' }, { skill: 'whirlwind' }],
  });
  const odds = damageOdds(table, unitAt(table, id), attackDice(table, id, null));
  expect(odds.reduce((sum, chance, hits) => sum + chance * hits, 0)).toBeCloseTo(10 / 6);
  const match = position({ factions: ['amazons', 'kunlun'], step: 'deploy', camp: ['amazons.warrior'], units: { 'kunlun.warrior': 'a1' } });
  match.play('deploy amazons.warrior', 'g1');
  expect(chip(match, 'amazons.warrior').hp).toBe(3);
  expect(seen(match).supply.red).toBe(31);
});

thrice('EX-02: heal or gain', () => {
  const table: Table = tableOf({ units: { 'kunlun.lotus-sage': 'd5 5hp', 'refugees.warrior': 'a1' } });
  const id = unitOf(table, 'kunlun.lotus-sage');
  heal(table, deaf, id, 1, null, 'HOP-3.4');
  expect(table.units[id]?.hp).toBe(5);
  gain(table, deaf, id, 1, 'HOP-3.4');
  expect(table.units[id]?.hp).toBe(6);
});

thrice('EX-03: range', () => {
  const inRange = (unit: string): string[] => {
    const table = tableOf({
      units: {
        [unit]: hex(0, 0),
        'kunlun.protector': hex(-1, 0),
        'refugees.warrior': hex(1, 0),
        'refugees.shade': hex(2, 0),
        'refugees.marksman': hex(-2, 0),
        'refugees.ferryman': hex(3, 0),
      },
    });
    return attackTargets(table, unitOf(table, unit)).map((target) => table.units['unit' in target ? target.unit : -1]?.name as string);
  };
  expect(inRange('kunlun.warrior')).toEqual(['refugees.warrior']);
  expect(inRange('kunlun.marksman')).toEqual(['refugees.warrior', 'refugees.marksman', 'refugees.shade']);
});

// ---- Skirmish in Pozzuoli: Kunlun (blue) against Pluto's Refugees (red), Kunlun's turn

const SKIRMISH: Sketch = {
  factions: ['kunlun', 'refugees'],
  red: 1,
  camp: ['kunlun.marksman'],
  units: {
    'kunlun.mountain-radical': hex(1, -1),
    'kunlun.warrior': hex(3, -2),
    'refugees.marksman': `${hex(1, 0)} 2hp`,
    'refugees.protector': hex(-1, -1),
  },
};
const deployed = (): Position => position({ ...SKIRMISH, step: 'deploy' }).play('deploy kunlun.marksman', hex(2, -3));
const prepared = (): Position => deployed().play('blitz', 'kunlun.warrior');
const moved = (): Position => prepared().play('move kunlun.mountain-radical', hex(0, -2), 'move kunlun.warrior', hex(1, -1));

thrice('EX-04: deployment', () => {
  const match = position({ ...SKIRMISH, step: 'deploy' }).play('deploy kunlun.marksman');
  expect(match.texts()).toEqual([-1, 0, 1, 2, 3, 4].map((q) => hex(q, -3)));
  const { blue } = seen(match).supply;
  match.play(hex(2, -3));
  expect(chip(match, 'kunlun.marksman')).toMatchObject({ hp: 2, fresh: true });
  expect(seen(match).supply.blue).toBe(blue - 2);
});

thrice('EX-05: tactic', () => {
  const match = deployed().play('blitz');
  expect([...match.texts()].sort()).toEqual(['kunlun.marksman', 'kunlun.mountain-radical', 'kunlun.warrior', 'refugees.marksman']);
  match.play('kunlun.warrior');
  expect(seen(match).units.find(({ unit }) => unit === 'kunlun.warrior')?.dice).toContainEqual({ die: 'green', why: 'blitz' });
});

thrice('EX-06: movement', () => {
  const match = prepared();
  expect(match.refuses('move kunlun.marksman')).toMatchObject({ because: 'freshlyDeployed' });
  match.play('move kunlun.warrior');
  expect(match.texts()).not.toContain(hex(1, -1)); // the Radical stands there
  const other = prepared().play('move kunlun.mountain-radical', hex(0, -2), 'move kunlun.warrior');
  expect(other.texts()).toContain(hex(1, -1));
});

thrice('EX-07: ability', () => {
  const match = moved().play('kunlun.mountain-radical hurl', hex(1, -3));
  expect(where(match, 'refugees.protector')).toBe(hex(1, -3));
});

thrice('EX-08: engagement', () => {
  const match = moved().play('kunlun.mountain-radical hurl', hex(1, -3));
  expect(match.texts()).toContain('engage kunlun.marksman'); // First Strike
  match.rolls(HIT, HIT, MISS, HIT).play('engage kunlun.warrior', 'attack');
  expect(match.last('rolled').dice.map(({ die, why }) => [die, why])).toEqual([
    ['black', 'printed'],
    ['blue', 'printed'],
    ['yellow', 'printed'],
    ['green', 'blitz'],
  ]);
  expect(chip(match, 'refugees.marksman').zone).toBe('discard');
  expect(seen(match).boards[0]?.bead).toBe(2);
  match.rolls(HIT, MISS).play('engage kunlun.mountain-radical');
  expect(chip(match, 'refugees.protector').hp).toBe(5);
  match.rolls(HIT, MISS).play('engage kunlun.marksman', 'attack');
  expect(chip(match, 'refugees.protector').hp).toBe(4);
});

// ---- Onslaught: the turn of the arena

const ARENA_TURN: Sketch = {
  mode: 'onslaught',
  active: 'arena',
  units: {
    'kunlun.warrior': hex(-3, 0),
    'kunlun.protector': hex(1, 0),
    'im.antony': hex(-2, -1),
    'arena.bandit': `${hex(1, -3)} 3hp`,
  },
  camp: [],
  tactics: [[]],
};
/** In the order of the bag: Bandit is out, Hippopotamus is the first. */
const hippopotamus = (): Position => position({ ...ARENA_TURN, dice: [1] }).play(hex(3, -3));

thrice('EX-09: rival deployment', () => {
  const match = position({ ...ARENA_TURN, dice: [1] });
  expect(match.decision()).toMatchObject({ ask: 'rivalAt' });
  expect(match.texts()).toEqual([-1, 0, 2, 3, 4].map((q) => hex(q, -3)));
  match.play(hex(3, -3));
  expect(match.last('deployed')).toMatchObject({ unit: 'arena.hippopotamus', at: hex(3, -3), hp: 5 });
  const turn = match.events().slice(
    0,
    match.events().findIndex(({ kind }) => kind === 'roundBegan'),
  );
  expect(turn.some((event) => 'unit' in event && event.unit === 'im.antony')).toBe(false); // Antony is another troop
});

thrice('EX-10: priority list', () => {
  const match = position({ ...ARENA_TURN, dice: [1] });
  for (const name of ['im.antony', 'arena.bandit'])
    expect(seen(match).units.find(({ unit }) => unit === name)?.priority).toEqual(['onStone', 'hero', 'strongest']);
});

thrice('EX-11: rival movement', () => {
  const match = hippopotamus();
  expect(match.events('marked')[0]).toMatchObject({
    unit: 'arena.bandit',
    mark: { unit: 'kunlun.protector' },
    priority: 'strongest',
    distance: 3,
  });
  expect(match.events('moved')[0]).toMatchObject({ unit: 'arena.bandit', path: [hex(1, -2), hex(1, -1)] });
  expect(where(match, 'arena.hippopotamus')).toBe(hex(3, -3));
});

thrice('EX-12: rival ability', () => {
  const match = hippopotamus();
  expect(match.events('healed')[0]).toMatchObject({ unit: 'arena.bandit', hp: 1, left: 4 });
});

thrice('EX-13: rival engagement', () => {
  const match = position({ ...ARENA_TURN, dice: [1, HIT] }).play(hex(3, -3));
  expect(match.events('attacked')[0]).toMatchObject({ unit: 'arena.bandit', target: { unit: 'kunlun.protector' } });
  expect(match.events('damaged')[0]).toMatchObject({ target: { unit: 'kunlun.protector' }, lost: 1, left: 5 });
});

// ---- Onslaught: the next turn of the immortal

const IMMORTAL_TURN: Sketch = {
  mode: 'onslaught',
  active: 'immortal',
  units: {
    'kunlun.warrior': hex(-3, 0),
    'kunlun.protector': `${hex(1, 0)} 5hp`,
    'im.antony': hex(-2, -1),
    'arena.bandit': `${hex(1, -1)} 4hp`,
    'arena.hippopotamus': hex(3, -3),
  },
  camp: [],
  tactics: [[]],
  dice: [MISS, HIT, HIT, MISS], // black, green, blue, yellow
};

thrice('EX-14: an immortal attacks', () => {
  const match = position(IMMORTAL_TURN);
  expect(match.events('moved')).toEqual([]);
  expect(match.last('rolled').dice.map(({ die, hit, why }) => [die, hit, why])).toEqual([
    ['black', false, 'printed'],
    ['green', true, 'printed'],
    ['blue', true, 'printed'],
    ['yellow', false, 'digIn'],
  ]);
  expect(chip(match, 'kunlun.warrior').hp).toBe(1);
  expect(chip(match, 'im.antony').hp).toBe(5);
  expect(seen(match).boards[0]?.bead).toBe(1); // Retaliate
});

thrice('EX-15: triggered effects', () => {
  const match = position(IMMORTAL_TURN);
  expect(match.decision()).toMatchObject({ ask: 'effectAt' });
  match.play(hex(-2, 0));
  expect(where(match, 'kunlun.warrior')).toBe(hex(-2, 0));
  expect(chip(match, 'arena.bandit').hp).toBe(5);
  expect(chip(match, 'arena.hippopotamus').hp).toBe(6);
});

// ---- Ascension: Mars against Kunlun

const MARS: Sketch = {
  mode: 'ascension',
  titan: 'ti.mars',
  active: 'titan',
  titanTurns: 4,
  units: {
    'ti.mars': arena(-1, 1),
    'kunlun.marksman': `${arena(1, 1)} 2hp`,
    'kunlun.feng': `${arena(2, 1)} 8hp`,
  },
  camp: [],
  shards: ['c2 active', 'c8 active', 'g2', 'g8'],
};
/** Titan dice: green, yellow, blue, red, and yellow, black for two shards. Then Advance 4; Smite 5 with four black and two green dice. */
const ROLLED = [HIT, MISS, HIT, HIT, MISS, HIT, 4, 5, HIT, HIT, HIT, MISS, MISS, MISS];
const tossed = (): Position => onTo(position({ ...MARS, dice: ROLLED }), 'effectAt');

thrice('EX-16: titan dice', () => {
  const match = tossed();
  const counts = new Map<string, number>();
  for (const { die } of match.last('titanRolled').dice) counts.set(die, (counts.get(die) ?? 0) + 1);
  expect(Object.fromEntries(counts)).toEqual({ green: 1, yellow: 2, blue: 1, black: 1, red: 1 });
});

thrice('EX-17: Advance', () => {
  const match = tossed();
  expect(match.events('arenaDie')[0]).toMatchObject({ face: 4, hexes: 2 });
  expect(match.events('marked')[0]).toMatchObject({ mark: { unit: 'kunlun.marksman' }, priority: 'weakest' });
  expect(match.events('moved')).toMatchObject([{ unit: 'ti.mars', path: [arena(0, 1)] }]);
});

thrice('EX-18: a count row without hits does nothing', () => {
  const match = tossed();
  expect(match.events('effect').find(({ effect }) => effect === 'conscript')).toMatchObject({ happens: false });
  expect(match.events('deployed')).toEqual([]);
});

thrice('EX-19: Smite', () => {
  const match = tossed();
  expect(match.events('attacked')).toMatchObject([{ unit: 'ti.mars', target: { unit: 'kunlun.feng' } }]); // one hit, one attack
  expect(chip(match, 'kunlun.feng').hp).toBe(5);
  expect(chip(match, 'ti.mars').hp).toBe(18); // out of reach of Feng's Retaliate
});

thrice('EX-20: Toss', () => {
  const match = tossed();
  expect(chip(match, 'kunlun.marksman').hp).toBe(1);
  match.play(arena(1, 3));
  expect(where(match, 'kunlun.marksman')).toBe(arena(1, 3));
});

thrice('EX-21: an arena turn is announced', () => {
  const match = tossed().play(arena(1, 3), 'g2'); // and the drums
  expect(match.events('arenaTurnAnnounced')).toHaveLength(1);
  while (match.events('rivalTurnBegan').length === 0) match.play('pass');
  expect(match.events('rivalTurnBegan')[0]).toMatchObject({ troop: 'arena' });
});

// ---- short ones

thrice('EX-22: of a row for one and two hits only the line of two is resolved', () => {
  const match = position({ ...MARS, dice: [MISS, HIT, MISS, HIT, HIT, MISS] });
  expect(match.decision()).toMatchObject({ ask: 'rivalAt' }); // two sentinels to place, not four
  match.play(match.texts()[0] as string);
  match.play(match.texts()[0] as string);
  expect(match.events('deployed')).toHaveLength(2);
  expect(chip(match, match.last('deployed').unit).hp).toBe(5); // and it gains 1
});

thrice('EX-23: "strongest" is the strongest that can be reached', () => {
  const match = position({
    mode: 'onslaught',
    active: 'arena',
    step: 'move',
    units: { 'arena.bandit': 'd6', 'kunlun.warrior': 'd9 1hp', 'kunlun.protector': 'd1', 'im.antony': 'a1' },
    camp: [],
  });
  expect(match.events('marked')[0]).toMatchObject({ unit: 'arena.bandit', mark: { unit: 'kunlun.warrior' } });
});

thrice('EX-24: an Ability on an adjacent unit needs one', () => {
  const alone = position({ step: 'ability', units: { 'kunlun.mountain-radical': 'd5', 'refugees.warrior': 'd8' }, tactics: [[], []] });
  expect(alone.decision().seats).toEqual([1]);
});

thrice('EX-25: a rival boxed in by allies moves once they have moved', () => {
  const match = position({
    mode: 'onslaught',
    active: 'arena',
    step: 'move',
    units: {
      'arena.bandit': 'a1',
      'arena.lion': 'a2',
      'arena.crocodile': 'b3',
      'im.antony': 'b2',
      'kunlun.protector': 'g1',
    },
    camp: [],
  });
  expect(match.texts()).toEqual(['arena.lion', 'arena.crocodile']); // the Bandit cannot move yet
  match.play('arena.lion');
  while (where(match, 'arena.lion') === 'a2') match.play(match.texts()[0] as string);
  expect(match.texts()).toContain('arena.bandit');
});

thrice('EX-26: damage that is wholly ignored was dealt; a roll without hits deals none', () => {
  const units = { 'parthians.outrider': 'd5', 'argonauts.warrior': 'd6 aegis' };
  const ignored = position({ factions: ['parthians', 'argonauts'], step: 'engage', units, dice: [HIT, MISS] }).play(
    'engage parthians.outrider',
  );
  expect(ignored.events('damaged')[0]).toMatchObject({ target: { unit: 'argonauts.warrior' }, dealt: 1, lost: 0 });
  expect(chip(ignored, 'parthians.outrider').hp).toBe(3); // Retaliate answers
  const missed = position({ factions: ['parthians', 'argonauts'], step: 'engage', units, dice: [MISS, MISS] }).play(
    'engage parthians.outrider',
  );
  expect(missed.events('damaged')).toEqual([]);
  expect(chip(missed, 'parthians.outrider').hp).toBe(4);
});

thrice('EX-27: both stones held are worth 3, not 1 and 1', () => {
  const match = position({ step: 'stones', units: { 'kunlun.warrior': 'd3', 'kunlun.protector': 'd9', 'refugees.warrior': 'a1' } });
  expect(match.last('favor')).toMatchObject({ gained: 3, bead: 3 });
});

thrice('EX-28: in the Colosseum 4 damage on a unit with 2 hp earn 2 favor', () => {
  const match = position({
    arena: 'colosseum',
    step: 'engage',
    units: { 'kunlun.warrior': 'd5 blitz', 'refugees.shade': 'd6 2hp', 'refugees.warrior': 'b1' },
    dice: [HIT, HIT, HIT, HIT],
  });
  match.play('engage kunlun.warrior', 'attack', 'support');
  expect(match.last('favor')).toMatchObject({ gained: 2, bead: 2, track: 'support' });
});

thrice('EX-29: with the bead on space 4, a gain of 3 earns the reward, and 2 are lost', () => {
  const match = position({
    arena: 'colosseum',
    step: 'engage',
    units: { 'kunlun.warrior': 'd5', 'refugees.shade': 'd6', 'refugees.warrior': 'b1' },
    favor: ['hp3 4'],
    dice: [HIT, HIT, HIT],
  });
  match.play('engage kunlun.warrior', 'attack', 'hp3', 'kunlun.warrior');
  expect(chip(match, 'kunlun.warrior').hp).toBe(6);
  expect(seen(match).boards[0]).toMatchObject({ track: 'hp3', bead: 5 });
  expect(seen(match).boards[0]?.tracks.find(({ track }) => track === 'hp3')).toMatchObject({ done: true, bead: 5 });
});
