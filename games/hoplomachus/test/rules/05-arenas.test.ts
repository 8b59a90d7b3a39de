import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { chip, HIT, hex, MISS, onTo, type Position, position, type Sketch, seen, where } from '../support/position.ts';

const colosseum = (sketch: Sketch): Position => position({ arena: 'colosseum', ...sketch });
/** Where a unit can go in its move. */
const ends = (match: Position, unit: string): string[] => [...match.play(`move ${unit}`).texts()].filter((text) => text !== 'pass').sort();

rule('HOP-5.1', 'hexes that share a side are adjacent', () => {
  const match = position({ factions: ['refugees', 'kunlun'], units: { 'refugees.tomb-guard': 'd6', 'kunlun.warrior': 'a1' } });
  expect(ends(match, 'refugees.tomb-guard')).toEqual(['c5', 'c6', 'd5', 'd7', 'e5', 'e6']);
});

rule('HOP-5.1', 'a hex holds one unit, whichever side it is on', () => {
  const units = { 'refugees.tomb-guard': 'd6', 'refugees.warrior': 'd7', 'kunlun.warrior': 'd5' };
  const match = position({ factions: ['refugees', 'kunlun'], units });
  expect(ends(match, 'refugees.tomb-guard')).toEqual(['c5', 'c6', 'e5', 'e6']);
});

rule('HOP-5.2', 'each side has its deployment hexes, its track and its colour of chips', () => {
  const match = position({ red: 1, step: 'deploy', camp: ['kunlun.warrior'], units: { 'refugees.warrior': 'g1' } });
  match.play('deploy kunlun.warrior');
  expect(match.texts()).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'a6']);
  match.play('a1');
  expect(seen(match).supply).toEqual({ red: 31, blue: 31 });
});

rule('HOP-5.3', 'random directions are read off the compass: 1 north-east, 2 east, and so on clockwise', () => {
  const ran = (face: number) => {
    const match = position({
      mode: 'onslaught',
      active: 'arena',
      step: 'engage',
      units: { 'arena.hippopotamus': 'd6', 'kunlun.warrior': 'g1', 'im.antony': 'a1' },
      dice: [face],
    });
    return where(match, 'arena.hippopotamus');
  };
  expect([1, 2, 3, 4, 5, 6].map(ran)).toEqual([hex(3, -3), hex(3, 0), hex(0, 3), hex(-3, 3), hex(-3, 0), hex(0, -3)]);
});

rule('HOP-5.4', 'range is counted through blocked hexes', () => {
  const match = position({
    step: 'engage',
    units: { 'kunlun.marksman': 'd5', 'kunlun.warrior': 'd6', 'refugees.protector': 'd7' },
    dice: [HIT, MISS],
  });
  match.play('engage kunlun.marksman', 'attack');
  expect(chip(match, 'refugees.protector').hp).toBe(5);
});

rule('HOP-5.5', 'no unit moves onto or through another unit', () => {
  const around = {
    'refugees.warrior': 'c5',
    'refugees.shade': 'c6',
    'refugees.ferryman': 'd5',
    'kunlun.warrior': 'd7',
    'kunlun.protector': 'e5',
  };
  const match = position({ units: { 'kunlun.marksman': 'd6', ...around } });
  expect(ends(match, 'kunlun.marksman')).toEqual(['e6', 'e7', 'f5', 'f6']);
});

rule('HOP-5.5', 'nor onto pedestals, opposing footholds and shards with hp', () => {
  const match = colosseum({ factions: ['refugees', 'kunlun'], units: { 'refugees.tomb-guard': 'f2' }, footholds: { f3: 1, e2: 0 } });
  expect(ends(match, 'refugees.tomb-guard')).toEqual(['e2', 'e3', 'f1', 'g1']); // not g2, a pedestal, and not f3
});

rule('HOP-5.5', 'nobody is displaced onto a blocked hex', () => {
  const match = colosseum({
    step: 'ability',
    units: { 'kunlun.mountain-radical': 'f2', 'refugees.warrior': 'f1' },
    footholds: { e3: 1, e2: 0 },
  });
  match.play('kunlun.mountain-radical hurl');
  expect([...match.texts()].sort()).toEqual(['e3', 'f3', 'g1']); // not e2, hostile to it, and not g2
});

rule('HOP-5.6', 'in Pozzuoli the red hexes serve the red side only, the blue ones the blue side', () => {
  const red = position({ step: 'deploy', camp: ['kunlun.warrior'], units: { 'refugees.warrior': 'd1' } });
  red.play('deploy kunlun.warrior');
  expect(red.texts()).toEqual(['g1', 'g2', 'g3', 'g4', 'g5', 'g6']);
  expect(red.refuses('a1')).toMatchObject({ what: 'a1' });
});

rule('HOP-5.7', 'stone hexes count for units that stand there when the turn of their troop begins', () => {
  const match = position({ step: 'move', units: { 'kunlun.warrior': 'd4', 'refugees.warrior': 'a1' }, tactics: [[], []] });
  match.play('move kunlun.warrior', 'd3');
  expect(seen(match)).toMatchObject({ turn: { seat: 1 }, boards: [{ bead: 0 }, { bead: 0 }] });
  onTo(match, 'move').play('pass');
  expect(seen(match)).toMatchObject({ turn: { seat: 0 }, boards: [{ bead: 1 }, { bead: 0 }] });
});

rule('HOP-5.8', 'outer hexes of the Colosseum serve their own colour, until the hero reward opens all four', () => {
  const sketch: Sketch = { step: 'deploy', camp: ['kunlun.warrior'] };
  const closed = colosseum(sketch).play('deploy kunlun.warrior');
  expect(closed.texts()).toEqual(expect.arrayContaining(['i1', 'i5']));
  expect(closed.texts()).not.toContain('a1');
  const open = colosseum({ ...sketch, done: [['hero'], []] }).play('deploy kunlun.warrior');
  expect(open.texts()).toEqual(expect.arrayContaining(['a1', 'a5', 'i1', 'i5']));
});

rule('HOP-5.9', 'everybody may deploy on the central hex, and takes 1 damage there at the start of their turn', () => {
  for (const active of [0, 1])
    expect(
      colosseum({ active, step: 'deploy', camp: ['kunlun.warrior', 'refugees.warrior'] })
        .play(`deploy ${['kunlun', 'refugees'][active]}.warrior`)
        .texts(),
    ).toContain('e6');
  const match = colosseum({ active: 1, step: 'start', units: { 'kunlun.warrior': 'e6', 'refugees.warrior': 'd1' }, tactics: [[], []] });
  expect(chip(match, 'kunlun.warrior').hp).toBe(3); // not its turn
  const own = colosseum({ active: 0, step: 'start', units: { 'kunlun.warrior': 'e6' } });
  expect(own.events('damaged')).toMatchObject([{ target: { unit: 'kunlun.warrior' }, by: null, as: 'centre', lost: 1 }]);
});

rule('HOP-5.9', 'that damage is nobody’s and earns no favor', () => {
  const match = colosseum({ active: 0, step: 'start', units: { 'kunlun.warrior': 'e6 1hp' } });
  expect(chip(match, 'kunlun.warrior').zone).toBe('discard');
  expect(match.events('favor')).toEqual([]);
});

rule('HOP-5.10', 'a unit on an inner hex cannot attack and its skills are ignored, but it moves', () => {
  const units = { 'kunlun.warrior': 'e4', 'refugees.marksman': 'e5' };
  const fight = colosseum({ step: 'engage', units });
  expect(fight.events('attacked')).toEqual([]);
  expect(fight.decision().seats).toEqual([1]);
  const struck = colosseum({ active: 1, step: 'engage', units, dice: [HIT, MISS] }).play('engage refugees.marksman');
  expect(chip(struck, 'refugees.marksman').hp).toBe(2); // no Retaliate
  expect(colosseum({ step: 'move', units }).texts()).toContain('move kunlun.warrior');
});

rule('HOP-5.10', 'a foothold of its own team frees it; others do not matter', () => {
  const units = { 'kunlun.warrior': 'e4', 'refugees.marksman': 'e5' };
  expect(colosseum({ step: 'engage', units, footholds: { e4: 0 } }).texts()).toContain('engage kunlun.warrior');
  expect(colosseum({ step: 'engage', units, footholds: { g4: 0 } }).decision().seats).toEqual([1]);
});

rule('HOP-5.11', 'pedestals hold sentinels only', () => {
  const match = colosseum({ units: { 'kunlun.warrior': 'f2', 'sentinel.red.1': 'g2' } });
  expect(where(match, 'sentinel.red.1')).toBe('g2');
  expect(ends(match, 'kunlun.warrior')).not.toContain('g2');
});

rule('HOP-5.12', 'the hex of a chained hero is an ordinary hex for everybody else', () => {
  const match = colosseum({ units: { 'kunlun.warrior': 'i2', 'kunlun.feng': 'd1' } });
  expect(ends(match, 'kunlun.warrior')).toContain('i3');
});
