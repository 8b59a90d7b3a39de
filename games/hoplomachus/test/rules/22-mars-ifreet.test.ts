// Chapter 22: the cards of Mars and Ifreet.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { chip, HIT, MISS, position, where } from '../support/position.ts';
import { at, EAST, far, hits, NORTH_EAST, NORTH_WEST, rolling, sorted, titanTurn, told, WEST } from '../support/rivals.ts';

// ---- Mars: green, yellow, blue, red, which always hits; yellow, black, blue, blue for shards

const RED = MISS; // it has no other faces than hits
const MARS_MISSES = [MISS, MISS, MISS, MISS, MISS, MISS];

rule('HOP-22.1', 'Mars: the example of the rulebook', () => {
  const match = rolling(
    'mars',
    { 'ti.mars': at(-1, 1), 'kunlun.marksman': `${at(1, 1)} 2hp`, 'kunlun.feng': at(2, 1) },
    [HIT, MISS, HIT, RED, MISS, HIT, 4, 5, HIT, HIT, HIT, MISS, MISS, MISS],
    { shards: [`${NORTH_WEST} active`, `${NORTH_EAST} active`] },
  );
  expect(match.last('titanRolled').dice.map(({ die }) => die)).toEqual(['green', 'yellow', 'blue', 'red', 'yellow', 'black']);
  expect(told(match, 'marked', 'ti.mars')).toMatchObject([{ mark: { unit: 'kunlun.marksman' }, priority: 'weakest', how: 'reached' }]);
  expect(told(match, 'moved', 'ti.mars')).toMatchObject([{ path: [at(0, 1)] }]);
  expect(told(match, 'targeted', 'ti.mars')).toMatchObject([{ target: { unit: 'kunlun.feng' }, priority: 'hero' }]); // one hit, one attack
  expect(chip(match, 'kunlun.feng').hp).toBe(5);
  expect(chip(match, 'kunlun.marksman').hp).toBe(1);
  expect(match.decision()).toMatchObject({ ask: 'effectAt', facts: { whom: 'kunlun.marksman' } });
  match.play(at(1, 3));
  expect(where(match, 'kunlun.marksman')).toBe(at(1, 3));
  expect(match.events('arenaTurnAnnounced')).toHaveLength(1);
});
rule('HOP-22.1', 'Advance: 1 hex on 1 or 2, 2 on 3 or 4, 3 on 5 or 6', () => {
  for (const [face, hexes] of [1, 1, 2, 2, 3, 3].entries()) {
    const match = rolling('mars', { 'ti.mars': at(-5, 0), 'kunlun.warrior': at(5, 0) }, [HIT, MISS, MISS, RED, face + 1]);
    expect(told(match, 'arenaDie', 'ti.mars')).toMatchObject([{ face: face + 1, hexes }]);
    expect(where(match, 'ti.mars')).toBe(at(-5 + hexes, 0));
  }
});
rule('HOP-22.1', 'Conscript: two sentinels on free pedestals; with two hits each sentinel gains 1', () => {
  const units = { 'ti.mars': `${at(0, 0)} 16hp`, 'sentinel.blue.1': `${NORTH_EAST} 2hp`, ...far };
  const match = rolling('mars', units, [MISS, HIT, MISS, RED, HIT, MISS], { shards: [`${NORTH_WEST} active`, `${NORTH_EAST} active`] });
  expect(match.decision()).toMatchObject({ ask: 'rivalAt', facts: { unit: 'sentinel.blue.2' } });
  expect(sorted(match.texts())).toEqual(sorted([WEST, EAST, NORTH_WEST])); // shards do not get in the way
  match.play(WEST);
  expect(match.decision()).toMatchObject({ ask: 'rivalAt', facts: { unit: 'sentinel.blue.3' } });
  match.play(EAST);
  expect(chip(match, 'sentinel.blue.2')).toMatchObject({ hp: 5 });
  expect(chip(match, 'sentinel.blue.1').hp).toBe(3);
});
rule('HOP-22.1', 'with one hit they gain nothing', () => {
  const match = rolling('mars', { 'ti.mars': at(0, 0), ...far }, [MISS, HIT, MISS, RED]);
  match.play(EAST, WEST);
  expect(match.events('gained')).toEqual([]);
});
rule('HOP-22.1', 'there are chips for all four sentinels beside Mars unhurt; the log says why nobody enters', () => {
  const three = { 'sentinel.blue.1': EAST, 'sentinel.blue.2': NORTH_EAST, 'sentinel.blue.3': NORTH_WEST };
  const match = rolling('mars', { 'ti.mars': at(0, 0), ...three, ...far }, [MISS, HIT, MISS, RED]);
  expect(chip(match, 'sentinel.blue.4')).toMatchObject({ zone: 'arena', hp: 4 });
  expect(match.events('notDeployed')).toMatchObject([{ unit: null, why: 'nobodyWaits' }]); // for the second one
  const fat = rolling('mars', { 'ti.mars': `${at(0, 0)} 31hp`, ...far }, [MISS, HIT, MISS, RED]);
  expect(fat.events('notDeployed')).toMatchObject([{ unit: 'sentinel.blue.1', why: 'noChips' }, { why: 'noChips' }]);
  const four = { ...three, 'sentinel.red.1': WEST };
  const full = rolling('mars', { 'ti.mars': at(0, 0), ...four, ...far }, [MISS, HIT, MISS, RED]);
  expect(full.events('notDeployed')).toMatchObject([{ unit: 'sentinel.blue.4', why: 'noHex' }, { why: 'noHex' }]);
});
rule('HOP-3.5', 'who would gain hp but finds no chips left is told so', () => {
  const units = { 'ti.mars': `${at(0, 0)} 26hp`, 'sentinel.blue.1': EAST, 'sentinel.blue.2': NORTH_EAST, ...far };
  const shards = { shards: [`${NORTH_WEST} active`, `${NORTH_EAST} active`] };
  const match = rolling('mars', units, [MISS, HIT, MISS, RED, HIT, MISS], shards);
  expect(match.events('gained')).toEqual([]);
  expect(match.events('noChips')).toMatchObject([{ unit: 'sentinel.blue.1' }, { unit: 'sentinel.blue.2' }]);
});
rule('HOP-22.1', 'Smite: one attack for each hit, within 1 hex on 1, 2 on 2 to 5, 3 on 6', () => {
  for (const [face, within] of [1, 2, 2, 2, 2, 3].entries())
    for (const away of [1, 2, 3]) {
      const attack = [face + 1, ...(away <= within ? MARS_MISSES : [])];
      const units = { 'ti.mars': at(-1, 0), 'kunlun.protector': at(-1 + away, 0) };
      const match = rolling('mars', units, [MISS, MISS, HIT, RED, ...attack]);
      expect(told(match, 'attacked', 'ti.mars')).toHaveLength(away <= within ? 1 : 0);
    }
});
rule('HOP-22.1', 'Toss: 1 damage; who falls is not displaced', () => {
  const dice = [MISS, MISS, MISS, RED, MISS, HIT];
  const shards = { shards: [`${NORTH_WEST} active`, `${NORTH_EAST} active`] };
  const match = rolling('mars', { 'ti.mars': at(0, 0), 'kunlun.warrior': at(1, 0), 'kunlun.protector': at(0, 1) }, dice, shards);
  expect(hits(match)).toEqual([['kunlun.warrior', 1]]);
  expect(match.decision().ask).toBe('effectAt');
  const fallen = rolling('mars', { 'ti.mars': at(0, 0), 'kunlun.warrior': `${at(1, 0)} 1hp`, 'kunlun.protector': at(0, 1) }, dice, shards);
  expect(chip(fallen, 'kunlun.warrior').zone).toBe('discard');
  expect(fallen.events('displaced')).toEqual([]);
});
rule('HOP-22.1', 'Toss: exactly 3 hexes from Mars, on available hexes', () => {
  const units = { 'ti.mars': at(0, 0), 'kunlun.warrior': at(1, 0), 'kunlun.protector': at(3, 0) };
  const shards = { shards: [`${NORTH_WEST} active`, `${NORTH_EAST} active`] };
  const match = rolling('mars', units, [MISS, MISS, MISS, RED, MISS, HIT], shards);
  expect(match.texts()).toHaveLength(17);
  expect(match.texts()).not.toContain(at(3, 0));
});
rule('HOP-22.1', 'red: the sentinels act after the players, without moving, at Range 4', () => {
  const match = position({
    mode: 'ascension',
    step: 'engage',
    arenaTurn: true,
    units: { 'ti.mars': at(-5, 1), 'sentinel.blue.1': NORTH_EAST, 'kunlun.feng': at(4, 0), 'kunlun.warrior': at(3, -1) },
    dice: [MISS, MISS],
  });
  match.play('pass');
  expect(told(match, 'targeted', 'sentinel.blue.1')).toMatchObject([{ target: { unit: 'kunlun.feng' }, priority: 'hero' }]);
  expect([...told(match, 'moved', 'sentinel.blue.1'), ...told(match, 'stays', 'sentinel.blue.1')]).toEqual([]);
});
rule('HOP-22.1', 'Drums of War: at the end of every titan turn but the first the players flip an inactive shard', () => {
  const units = { 'ti.mars': at(0, 0), ...far };
  const later = rolling('mars', units, [MISS, MISS, MISS, MISS, MISS], { titanTurns: 3, shards: [`${NORTH_WEST} active`] });
  expect(later.decision()).toMatchObject({ ask: 'effectAt', facts: { unit: 'ti.mars', effect: 'drums', whom: null } });
  expect(sorted(later.texts())).toEqual(sorted([NORTH_EAST, WEST, EAST]));
  later.play(EAST);
  expect(later.last('shardFlipped')).toMatchObject({ at: EAST, active: true });
  expect(later.table.shards.filter(({ active }) => active)).toHaveLength(2);
  const next = rolling('mars', units, [MISS, MISS, MISS, MISS], { titanTurns: 4 });
  expect(next.decision()).toMatchObject({ ask: 'effectAt' });
  const deployed = position(titanTurn({ titan: 'ti.mars', round: 1, units: far }));
  expect(deployed.table.titanTurns).toBe(1);
  expect(deployed.events('shardFlipped')).toEqual([]);
  const all = [`${WEST} active`, `${EAST} active`, `${NORTH_WEST} active`, `${NORTH_EAST} active`];
  const full = rolling('mars', units, [MISS, MISS, MISS, MISS, MISS, MISS, MISS, MISS], { titanTurns: 3, shards: all });
  expect(full.events('shardFlipped')).toEqual([]);
});

// ---- Ifreet: yellow, green, three blue, black

rule('HOP-22.2', 'Ifreet comes with two Tendrils, the Head waits', () => {
  const match = position(titanTurn({ titan: 'ti.ifreet', round: 1, units: far }));
  expect([where(match, 'ti.ifreet'), where(match, 'tendril.1'), where(match, 'tendril.2')]).toEqual([at(0, 0), at(2, 0), at(-2, 0)]);
  expect(chip(match, 'head').zone).toBe('camp');
});
rule('HOP-22.2', 'Regrow: a Tendril from the camp on an available inner hex', () => {
  const match = rolling('ifreet', { 'ti.ifreet': at(0, 0), 'tendril.1': at(2, 0), 'kunlun.warrior': at(0, 2) }, [
    HIT,
    MISS,
    MISS,
    MISS,
    MISS,
    MISS,
  ]);
  expect(sorted(match.texts())).toEqual(sorted([at(-2, 0), at(-2, 2), at(2, -2), at(0, -2)]));
  match.play(at(0, -2));
  expect(where(match, 'tendril.2')).toBe(at(0, -2));
  const both = rolling('ifreet', { 'ti.ifreet': at(0, 0), 'tendril.1': at(2, 0), 'tendril.2': at(-2, 0), ...far }, [
    HIT,
    MISS,
    MISS,
    MISS,
    MISS,
    MISS,
  ]);
  expect(both.events('deployed')).toEqual([]);
});
rule('HOP-22.2', 'Coil: the Tendrils attack in an order chosen by the players, then the Head moves and attacks', () => {
  const units = {
    'ti.ifreet': at(0, 0),
    'tendril.1': at(2, 0),
    'tendril.2': at(-2, 0),
    head: at(0, 3),
    'kunlun.protector': at(0, 1),
    'kunlun.warrior': at(-1, 1),
  };
  const match = rolling('ifreet', units, [MISS, HIT, MISS, MISS, MISS, MISS, MISS, MISS, MISS, MISS, MISS, MISS]);
  expect(match.texts()).toEqual(['tendril.1', 'tendril.2']);
  match.play('tendril.2');
  if (match.decision().ask === 'rivalTo') match.play(match.texts()[0] as string);
  expect(match.events('attacked').map(({ unit }) => unit)).toEqual(['tendril.2', 'tendril.1', 'head']);
});
rule('HOP-22.2', 'Surge with one hit moves 2 and attacks, Eruption with two or three deals 2 to everybody within 2 in between', () => {
  const units = { 'ti.ifreet': at(0, 0), 'kunlun.warrior': at(3, 0), 'kunlun.protector': at(4, 0), 'kunlun.marksman': at(0, 3) };
  const inVain = [MISS, MISS, MISS, MISS, MISS];
  const surge = rolling('ifreet', units, [MISS, MISS, HIT, MISS, MISS, MISS, ...inVain]);
  expect(told(surge, 'moved', 'ti.ifreet')).toMatchObject([{ path: [at(1, 0), at(2, 0)] }]);
  expect(told(surge, 'attacked', 'ti.ifreet')).toHaveLength(1);
  expect(hits(surge)).toEqual([]);
  for (const third of [HIT, MISS]) {
    const eruption = rolling('ifreet', units, [MISS, MISS, HIT, HIT, third, MISS, ...inVain]);
    expect(hits(eruption)).toEqual([
      ['kunlun.warrior', 2],
      ['kunlun.protector', 2],
    ]);
    expect(told(eruption, 'attacked', 'ti.ifreet')).toHaveLength(1);
  }
});
rule('HOP-22.2', 'Rise: the Head comes next to Ifreet; if it is there it moves 3 and attacks', () => {
  const comes = rolling('ifreet', { 'ti.ifreet': at(0, 0), 'kunlun.warrior': at(1, 0) }, [MISS, MISS, MISS, MISS, MISS, HIT]);
  expect(sorted(comes.texts())).toEqual(sorted([at(1, -1), at(0, 1), at(-1, 1), at(-1, 0), at(0, -1)]));
  comes.play(at(0, 1));
  expect(where(comes, 'head')).toBe(at(0, 1));
  expect(told(comes, 'attacked', 'head')).toEqual([]); // dazed
  const units = { 'ti.ifreet': at(0, 0), head: at(-1, 0), 'kunlun.warrior': at(-5, 0) };
  const there = rolling('ifreet', units, [MISS, MISS, MISS, MISS, MISS, HIT, MISS, MISS]);
  expect(told(there, 'moved', 'head')).toMatchObject([{ by: 'titan', path: [at(-2, 0), at(-3, 0), at(-4, 0)] }]);
  expect(told(there, 'attacked', 'head')).toHaveLength(1);
});
rule('HOP-22.2', 'Ifreet goes for shardholders, then heroes, then the deadliest', () => {
  const units = { 'ti.ifreet': at(0, 0), 'kunlun.protector': `${at(2, -1)} shard`, 'kunlun.feng': at(-1, 2), 'kunlun.warrior': at(0, 2) };
  const holder = rolling('ifreet', units, [MISS, MISS, HIT, MISS, MISS, MISS], {
    shards: [NORTH_WEST, NORTH_EAST, WEST].map((one) => `${one} active 2hp`).concat('held'),
  });
  expect(told(holder, 'marked', 'ti.ifreet')[0]).toMatchObject({ mark: { unit: 'kunlun.protector' }, priority: 'shardholder' });
  const { 'kunlun.protector': _, ...heroes } = units;
  expect(told(rolling('ifreet', heroes, [MISS, MISS, HIT, MISS, MISS, MISS]), 'marked', 'ti.ifreet')[0]).toMatchObject({
    priority: 'hero',
  });
  const plain = { 'ti.ifreet': at(0, 0), 'kunlun.warrior': at(0, 2), 'kunlun.protector': at(-2, 0) };
  expect(told(rolling('ifreet', plain, [MISS, MISS, HIT, MISS, MISS, MISS]), 'marked', 'ti.ifreet')[0]).toMatchObject({
    mark: { unit: 'kunlun.warrior' }, // three dice against two
    priority: 'deadliest',
  });
});
