// Chapter 22: the cards of Charybdis and Talos.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { chip, HIT, MISS, type Sketch, where } from '../support/position.ts';
import { at, EAST, far, hits, NORTH_EAST, NORTH_WEST, rolling, sorted, told, WEST } from '../support/rivals.ts';

// ---- Charybdis: green, blue, blue, black, black

rule('HOP-22.3', 'Undertow: every unit goes 1 hex that way, those farthest along it first', () => {
  const units = { 'ti.charybdis': at(0, 0), 'kunlun.warrior': at(2, 1), 'kunlun.marksman': at(3, 1), 'kunlun.jade-lancer': at(-1, 0) };
  const match = rolling('charybdis', units, [HIT, MISS, MISS, MISS, MISS, 2]);
  expect(told(match, 'arenaDie', 'ti.charybdis')).toMatchObject([{ face: 2, toward: 'E' }]);
  expect(match.events('displaced').map(({ unit, to }) => [unit, to])).toEqual([
    ['kunlun.marksman', at(4, 1)],
    ['kunlun.warrior', at(3, 1)],
  ]); // the lancer's hex is taken by Charybdis
});
rule('HOP-22.3', 'Undertow: neither Steadfast units nor shardholders; not off the edge', () => {
  const units = {
    'ti.charybdis': at(0, 0),
    'atlanteans.protector': at(2, 1),
    'atlanteans.warrior': `${at(1, 2)} shard`,
    'atlanteans.marksman': at(5, 0),
    'atlanteans.siren': at(0, -1),
  };
  const match = rolling('charybdis', units, [HIT, MISS, MISS, MISS, MISS, 2], {
    factions: ['atlanteans'],
    shards: [NORTH_WEST, NORTH_EAST, WEST, 'held'],
  });
  expect(match.events('displaced').map(({ unit }) => unit)).toEqual(['atlanteans.siren']);
});
rule('HOP-22.3', 'Pull: the highest within 4 that is not adjacent comes 1 closer', () => {
  const units = {
    'ti.charybdis': at(0, 0),
    'kunlun.warrior': at(0, 2),
    'kunlun.protector': at(3, 1),
    'kunlun.jade-lancer': at(1, 0),
    'kunlun.marksman': at(5, 0),
  };
  const match = rolling('charybdis', units, [MISS, HIT, MISS, MISS, MISS]);
  expect(match.events('displaced')).toMatchObject([{ unit: 'kunlun.warrior', to: at(0, 1) }]); // on an inner hex
  const { 'kunlun.warrior': _, ...others } = units;
  const slow = rolling('charybdis', others, [MISS, HIT, MISS, MISS, MISS]);
  expect(slow.decision().ask).toBe('effectAt');
  expect(sorted(slow.texts())).toEqual(sorted([at(2, 1), at(3, 0)]));
});
rule('HOP-22.3', 'Pull takes the slowest; one that cannot be displaced, or has no hex to go to, is no object of it', () => {
  const units = { 'ti.charybdis': at(0, 0), 'refugees.tomb-guard': at(3, 0), 'refugees.warrior': at(0, 3) };
  const match = rolling('charybdis', units, [MISS, HIT, MISS, MISS, MISS], { factions: ['refugees'] });
  expect(match.events('displaced')).toMatchObject([{ unit: 'refugees.tomb-guard', to: at(2, 0) }]);
  const behind = rolling(
    'charybdis',
    { ...units, 'refugees.marksman': at(2, 0), 'refugees.shade': at(1, 0) },
    [MISS, HIT, MISS, MISS, MISS],
    { factions: ['refugees'] },
  );
  expect(behind.events('displaced').map(({ unit }) => unit)).toEqual(['refugees.warrior']); // the marksman is stuck behind the shade
});
rule('HOP-22.3', 'Maelstrom: with two hits all of them, the nearest first', () => {
  const units = {
    'ti.charybdis': at(0, 0),
    'kunlun.warrior': at(3, 0),
    'kunlun.marksman': at(2, 0),
    'kunlun.protector': at(4, 0),
    'kunlun.jade-lancer': at(5, 0),
  };
  const match = rolling('charybdis', units, [MISS, HIT, HIT, MISS, MISS]);
  expect(match.events('displaced').map(({ unit, to }) => [unit, to])).toEqual([
    ['kunlun.marksman', at(1, 0)],
    ['kunlun.warrior', at(2, 0)],
    ['kunlun.protector', at(3, 0)],
  ]);
});
rule('HOP-22.3', 'Maelstrom: if equally near units compete for a hex the players choose who comes first', () => {
  const units = { 'ti.charybdis': at(0, 0), 'kunlun.warrior': at(2, 0), 'kunlun.marksman': at(1, 1), 'kunlun.feng': at(0, 1) };
  const match = rolling('charybdis', units, [MISS, HIT, HIT, MISS, MISS]);
  expect(match.decision().ask).toBe('effectOn');
  match.play('kunlun.marksman');
  expect(match.events('displaced').map(({ unit }) => unit)).toEqual(['kunlun.marksman']); // its hex was the only one
});
rule('HOP-22.3', 'Crush with one hit is an attack; Devour with two hurts all around, then she attacks twice', () => {
  const units = { 'ti.charybdis': at(0, 0), 'kunlun.protector': at(1, 0), 'kunlun.feng': at(0, 1), 'kunlun.warrior': at(3, 0) };
  const crush = rolling('charybdis', units, [MISS, MISS, MISS, HIT, MISS, HIT, MISS, MISS]);
  expect(hits(crush)).toEqual([['kunlun.protector', 1]]); // slower than Feng
  const devour = rolling('charybdis', units, [MISS, MISS, MISS, HIT, HIT, HIT, HIT, MISS, HIT, MISS, MISS]);
  expect(hits(devour)).toEqual([
    ['kunlun.protector', 1],
    ['kunlun.feng', 1],
    ['kunlun.protector', 2],
    ['kunlun.protector', 1],
  ]);
});
rule('HOP-22.3', 'Rooted: at the end of her turn she heals by the shards on pedestals', () => {
  const units = { 'ti.charybdis': `${at(0, 0)} 10hp`, ...far };
  const dice = [MISS, MISS, MISS, MISS, MISS];
  expect(chip(rolling('charybdis', units, dice), 'ti.charybdis').hp).toBe(12);
  const holding = (count: number): Sketch => ({ shards: [WEST, EAST, NORTH_WEST, NORTH_EAST].map((one, i) => (i < count ? 'gone' : one)) });
  expect(chip(rolling('charybdis', units, dice, holding(1)), 'ti.charybdis').hp).toBe(11);
  expect(chip(rolling('charybdis', units, dice, holding(2)), 'ti.charybdis').hp).toBe(11);
  expect(chip(rolling('charybdis', units, dice, holding(3)), 'ti.charybdis').hp).toBe(10);
});

// ---- Talos: green, green, yellow, blue, black

rule('HOP-22.4', 'March moves 2, Stampede with two hits 3 and then hurts all around', () => {
  const units = { 'ti.talos': at(-1, 0), 'kunlun.warrior': at(3, 0) };
  const march = rolling('talos', { 'ti.talos': at(-1, 0), 'kunlun.warrior': at(2, 0) }, [HIT, MISS, MISS, MISS, MISS]);
  expect(where(march, 'ti.talos')).toBe(at(1, 0));
  expect(hits(march)).toEqual([]);
  const stampede = rolling('talos', units, [HIT, HIT, MISS, MISS, MISS]);
  expect(where(stampede, 'ti.talos')).toBe(at(2, 0));
  expect(hits(stampede)).toEqual([['kunlun.warrior', 1]]);
});
rule('HOP-22.4', 'Reforge: an adjacent broken shard becomes active with 2 hp; without one Talos heals 1', () => {
  const broken = rolling('talos', { 'ti.talos': `${at(-2, -1)} 9hp`, ...far }, [MISS, MISS, HIT, MISS, MISS], { shards: [NORTH_WEST] });
  expect(broken.table.shards[0]).toMatchObject({ active: true, hp: 2 });
  expect(chip(broken, 'ti.talos').hp).toBe(9);
  const none = rolling('talos', { 'ti.talos': `${at(0, 0)} 9hp`, ...far }, [MISS, MISS, HIT, MISS, MISS], { shards: [NORTH_WEST] });
  expect(chip(none, 'ti.talos').hp).toBe(10);
  expect(none.table.shards[0]).toMatchObject({ active: false, hp: 0 });
});
rule('HOP-22.4', 'not with a sentinel on its pedestal', () => {
  const match = rolling('talos', { 'ti.talos': `${at(-2, -1)} 9hp`, 'sentinel.red.1': NORTH_WEST, ...far }, [MISS, MISS, HIT, MISS, MISS], {
    shards: [NORTH_WEST],
  });
  expect(match.table.shards[0]).toMatchObject({ active: false, hp: 0 });
  expect(chip(match, 'ti.talos').hp).toBe(10);
});
rule('HOP-22.4', 'Furnace hurts all around, Hammer attacks the fastest', () => {
  const units = { 'ti.talos': at(0, 0), 'kunlun.warrior': at(1, 0), 'kunlun.snow-leopard': at(0, 1), 'kunlun.protector': at(2, 0) };
  const match = rolling('talos', units, [MISS, MISS, MISS, HIT, HIT, MISS, MISS, MISS, MISS]);
  expect(hits(match)).toEqual([
    ['kunlun.warrior', 1],
    ['kunlun.snow-leopard', 1],
  ]);
  expect(told(match, 'targeted', 'ti.talos')).toMatchObject([{ target: { unit: 'kunlun.snow-leopard' }, priority: 'fastest' }]);
});
