import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { chip, HIT, MISS, position, type Sketch, seen } from '../support/position.ts';

rule('HOP-2.1', 'allied troops form a team, and teams oppose each other', () => {
  const teams = (sketch: Sketch) => seen(position(sketch)).troops.map(({ team }) => team);
  expect(teams({ units: { 'kunlun.warrior': 'd5', 'refugees.warrior': 'a1' } })).toEqual([0, 1]);
  expect(teams({ mode: 'pandemonium', seats: 4, units: { 'kunlun.warrior': 'd5' } })).toEqual([0, 1, 2, 3]);
  expect(teams({ mode: 'alliance', units: { 'kunlun.warrior': 'd5' } })).toEqual([0, 1, 0, 1]);
  expect(teams({ mode: 'onslaught', seats: 2, units: { 'kunlun.warrior': 'd5' } })).toEqual([0, 0, 1, 1]);
});

const TEAM: Sketch = {
  mode: 'alliance',
  step: 'engage',
  units: { 'kunlun.warrior': 'd5', 'amazons.warrior': 'd4', 'refugees.warrior': 'd6', 'parthians.warrior': 'a1' },
};

rule('HOP-2.2', 'allies are no targets', () => {
  const match = position({ ...TEAM, dice: [HIT, MISS, MISS] }).play('engage kunlun.warrior', 'attack');
  expect(match.last('attacked')).toMatchObject({ target: { unit: 'refugees.warrior' } });
});

rule('HOP-2.2', 'a Special against opponents spares them', () => {
  const match = position(TEAM).play('engage kunlun.warrior', 'whirlwind');
  expect(chip(match, 'amazons.warrior').hp).toBe(3);
  expect(chip(match, 'refugees.warrior').hp).toBe(2);
});

rule('HOP-2.2', 'what touches each unit, or a unit of any troop, touches allies too', () => {
  const bomb = position({
    active: 1,
    step: 'engage',
    units: { 'refugees.ash-slinger': 'd5', 'refugees.warrior': 'd7', 'kunlun.warrior': 'd8' },
    dice: [HIT, HIT],
  });
  bomb.play('engage refugees.ash-slinger', 'd8');
  expect(chip(bomb, 'refugees.warrior').hp).toBe(2);
  const hurl = position({ step: 'ability', units: { 'kunlun.mountain-radical': 'd5', 'kunlun.warrior': 'd4', 'refugees.warrior': 'a1' } });
  hurl.play('kunlun.mountain-radical hurl');
  expect(hurl.decision()).toMatchObject({ ask: 'abilityTo' }); // the only unit next to it is its ally
});

rule('HOP-2.3', 'the immortal and the arena units are two troops of one team, each with a turn of its own', () => {
  const match = position({
    mode: 'onslaught',
    active: 'arena',
    step: 'engage',
    units: { 'im.hesper': 'd4', 'arena.bandit': 'd6', 'kunlun.protector': 'd5' },
    dice: [HIT],
  });
  expect(seen(match).troops.map(({ kind, team }) => [kind, team])).toEqual([
    ['player', 0],
    ['immortal', 1],
    ['arena', 1],
  ]);
  const beforeNext = match.events().findIndex(({ kind }) => kind === 'rivalTurnBegan');
  const attacks = match
    .events()
    .slice(0, beforeNext)
    .flatMap((event) => (event.kind === 'attacked' ? [event.unit] : []));
  expect(attacks).toEqual(['arena.bandit']); // Hesper waits for the turn of the immortal
});

/** The Shade adds a green die while it is isolated, the Labrys Maiden a blue one while outnumbered. */
const dice = (sketch: Sketch, name: string): string[] => {
  const unit = seen(position({ active: null, ...sketch })).units.find((one) => one.unit === name);
  return unit?.dice.flatMap(({ why }) => (why === 'printed' ? [] : [why])) ?? [];
};

rule('HOP-2.4', 'isolated: no ally in combat', () => {
  const units = { 'refugees.shade': 'd5', 'kunlun.warrior': 'd8' };
  expect(dice({ units }, 'refugees.shade')).toEqual(['loneWolf']);
  expect(dice({ units: { ...units, 'refugees.ferryman': 'a1' } }, 'refugees.shade')).toEqual([]);
});

rule('HOP-2.4', 'outnumbered: more opponents in combat than units of the own team', () => {
  const units = { 'amazons.labrys-maiden': 'd5', 'refugees.warrior': 'a1' };
  const factions = ['amazons', 'refugees'];
  expect(dice({ factions, units }, 'amazons.labrys-maiden')).toEqual([]);
  expect(dice({ factions, units: { ...units, 'refugees.shade': 'a2' } }, 'amazons.labrys-maiden')).toEqual(['underdog']);
});

rule('HOP-2.4', 'inactive heroes in the arena count, shards and footholds do not', () => {
  const factions = ['amazons', 'refugees'];
  const units = { 'amazons.labrys-maiden': 'd5' }; // besides the two chained heroes
  expect(dice({ arena: 'colosseum', factions, units, footholds: { f5: 1 } }, 'amazons.labrys-maiden')).toEqual([]);
  expect(dice({ arena: 'colosseum', factions, units: { ...units, 'refugees.warrior': 'b1' } }, 'amazons.labrys-maiden')).toEqual([]);
  const more = { ...units, 'refugees.warrior': 'b1', 'refugees.marksman': 'b2' };
  expect(dice({ arena: 'colosseum', factions, units: more }, 'amazons.labrys-maiden')).toEqual(['underdog']);
  expect(dice({ arena: 'colosseum', units: { 'refugees.shade': 'd5' } }, 'refugees.shade')).toEqual([]); // Melinoe is there
});
