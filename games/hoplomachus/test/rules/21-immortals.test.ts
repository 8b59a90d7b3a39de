// Chapter 21: what the dice of the immortals lead to.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { chip, HIT, hex, MISS, type Position, position, type Sketch, where } from '../support/position.ts';
import { immortalTurn, sorted, told } from '../support/rivals.ts';

/** In its Engagement step, with these dice in the order of its attack. */
const rolling = (units: NonNullable<Sketch['units']>, dice: readonly number[], sketch: Sketch = {}): Position =>
  position(immortalTurn({ step: 'engage', units, dice, ...sketch }));

rule('HOP-21.1', 'Antony, green: the target is displaced to an available hex next to its own', () => {
  const units = { 'im.antony': hex(0, 0), 'kunlun.warrior': hex(2, 0), 'kunlun.marksman': `${hex(3, 0)} 3hp`, 'arena.lion': hex(1, 0) };
  const match = rolling(units, [MISS, HIT, MISS, MISS]);
  expect(match.decision().ask).toBe('effectAt');
  expect(sorted(match.texts())).toEqual(sorted([hex(3, -1), hex(2, 1), hex(1, 1), hex(2, -1)]));
  match.play(hex(3, -1));
  expect(match.last('displaced')).toMatchObject({ unit: 'kunlun.warrior', to: hex(3, -1), by: 'im.antony' });
});
rule('HOP-21.1', 'a unit that cannot be displaced stays', () => {
  const match = rolling({ 'im.antony': hex(0, 0), 'atlanteans.protector': hex(2, 0) }, [MISS, HIT, MISS, MISS], {
    factions: ['atlanteans'],
  });
  expect(match.events('displaced')).toEqual([]);
});
rule(['HOP-21.1', 'HOP-3.5'], 'Antony, blue: each ally gains 1; where chips run short the players choose who', () => {
  const units = { 'im.antony': hex(0, 0), 'arena.lion': hex(1, -3), 'arena.bandit': hex(3, -3), 'kunlun.warrior': hex(0, 3) };
  const match = rolling(units, [MISS, MISS, HIT, MISS]);
  expect([chip(match, 'arena.lion').hp, chip(match, 'arena.bandit').hp, chip(match, 'im.antony').hp]).toEqual([5, 6, 5]);
  const short = rolling(units, [MISS, MISS, HIT, MISS], { supply: [10, 1] });
  expect(short.decision().ask).toBe('effectOn');
  short.play('arena.lion');
  expect([chip(short, 'arena.lion').hp, chip(short, 'arena.bandit').hp]).toEqual([5, 5]);
});

rule('HOP-21.2', 'Realmstalker, black: next to the highest opponent of the whole arena', () => {
  const match = rolling({ 'im.realmstalker': hex(0, -3), 'kunlun.warrior': `${hex(-3, 0)} 1hp`, 'kunlun.protector': hex(0, 3) }, [
    HIT,
    MISS,
    MISS,
  ]);
  expect(match.decision().ask).toBe('effectAt');
  expect(match.texts()).toHaveLength(6);
  match.play(hex(-4, 1));
  expect(told(match, 'moved', 'im.realmstalker')).toMatchObject([{ by: 'realmStep', path: [hex(-4, 1)] }]);
});
rule('HOP-21.2', 'Realm Step: among equals the players choose, next to the highest it does nothing; it counts as moving', () => {
  const pair = { 'kunlun.warrior': hex(-4, 3), 'kunlun.marksman': `${hex(0, 3)} 3hp` };
  const equal = rolling({ 'im.realmstalker': hex(0, -3), ...pair }, [HIT, MISS, MISS]);
  expect(equal.decision().ask).toBe('effectOn');
  equal.play('kunlun.marksman', hex(0, 2));
  expect(where(equal, 'im.realmstalker')).toBe(hex(0, 2));
  const near = rolling({ 'im.realmstalker': hex(0, 0), 'kunlun.protector': hex(0, 1), 'kunlun.warrior': hex(0, 3) }, [HIT, MISS, MISS]);
  expect(told(near, 'moved', 'im.realmstalker')).toEqual([]);
  const wall = rolling({ 'im.realmstalker': hex(0, -3), 'kunlun.jade-lancer': hex(0, 3) }, [HIT, MISS, MISS]);
  wall.play(hex(0, 2));
  expect(wall.last('damaged')).toMatchObject({ target: { unit: 'im.realmstalker' }, by: 'kunlun.jade-lancer' }); // Spear Wall
});
rule('HOP-21.2', 'Realmstalker, green: the target goes to an available red deployment hex', () => {
  const match = rolling({ 'im.realmstalker': hex(0, 0), 'kunlun.protector': hex(1, 0), 'kunlun.warrior': 'g3' }, [MISS, HIT, MISS]);
  expect(match.texts()).toEqual(['g1', 'g2', 'g4', 'g5', 'g6']);
  match.play('g6');
  expect(where(match, 'kunlun.protector')).toBe('g6');
});
rule('HOP-21.2', 'Realmstalker, blue: each arena unit that is not dazed hurts the highest in its Range', () => {
  const units = {
    'im.realmstalker': hex(0, -3),
    'arena.bandit': hex(0, 0),
    'arena.lion': `${hex(-1, 1)} dazed`,
    'arena.crocodile': hex(5, 0),
    'kunlun.warrior': hex(0, 1),
    'kunlun.protector': hex(1, 0),
  };
  const match = rolling(units, [MISS, MISS, HIT]);
  expect(match.events('damaged')).toMatchObject([{ target: { unit: 'kunlun.protector' }, by: 'arena.bandit', as: 'effect', dealt: 1 }]);
  const two = rolling({ ...units, 'arena.lion': hex(-1, 1) }, [MISS, MISS, HIT]);
  expect(two.decision().ask).toBe('rivalNext');
  expect(two.texts()).toEqual(['arena.bandit', 'arena.lion']);
  two.play('arena.lion');
  expect(two.events('damaged').map(({ by }) => by)).toEqual(['arena.lion', 'arena.bandit']);
});

rule(['HOP-21.3', 'HOP-9.11'], 'Valeria, black: the target cannot move in its next turn, heroes included', () => {
  const match = rolling({ 'im.valeria': hex(0, 0), 'kunlun.feng': hex(1, 0), 'kunlun.warrior': hex(0, 3) }, [HIT, MISS, MISS]);
  expect(chip(match, 'kunlun.feng').ensnared).toBeGreaterThan(0);
  while (match.decision().ask !== 'move') match.play('pass');
  expect(match.refuses('move kunlun.feng')).toMatchObject({ because: 'ensnared' });
});
rule('HOP-21.3', 'Valeria, blue: until her next turn arena units ignore 1 of each attack', () => {
  const match = rolling({ 'im.valeria': hex(0, -3), 'arena.bandit': hex(1, 0), 'kunlun.warrior': hex(0, 0) }, [MISS, HIT, MISS]);
  expect(match.table.bulwark).toBe(true);
  while (match.decision().ask !== 'engage') match.play('pass');
  match.rolls(HIT, HIT, MISS).play('engage kunlun.warrior', 'attack');
  expect(match.last('damaged')).toMatchObject({ target: { unit: 'arena.bandit' }, dealt: 2, lost: 1 });
  const next = position(
    immortalTurn({
      step: 'start',
      bulwark: true,
      units: { 'im.valeria': hex(0, -3), 'kunlun.warrior': hex(0, 3) },
      dice: [MISS, MISS, MISS],
    }),
  );
  expect(next.table.bulwark).toBe(false);
});

rule('HOP-21.4', 'Kazir, green: 1 damage to every opponent next to the target, not to the target', () => {
  const units = {
    'im.kazir': hex(0, 0),
    'kunlun.protector': hex(2, 0),
    'kunlun.warrior': hex(2, 1),
    'kunlun.marksman': hex(3, -1),
    'kunlun.jade-lancer': hex(0, 3),
    'arena.lion': hex(1, 0),
  };
  const match = rolling(units, [HIT, MISS, MISS]);
  const struck = match.events('damaged').filter(({ as }) => as === 'effect');
  expect(struck).toMatchObject([{ target: { unit: 'kunlun.warrior' } }, { target: { unit: 'kunlun.marksman' } }]);
});
rule('HOP-21.4', 'Kazir, blue: 1 damage to every opponent on a stone', () => {
  const match = rolling(
    { 'im.kazir': hex(0, -3), 'kunlun.protector': hex(3, 0), 'kunlun.warrior': hex(-3, 0), 'kunlun.marksman': hex(0, 3) },
    [MISS, MISS, HIT],
  );
  expect(sorted(match.events('damaged').map(({ target }) => ('unit' in target ? target.unit : '')))).toEqual([
    'kunlun.protector',
    'kunlun.warrior',
  ]);
});

rule('HOP-21.5', 'Hesper, blue: 1 damage to the highest in Range other than the target', () => {
  const units = {
    'im.hesper': hex(0, 0),
    'kunlun.feng': hex(1, 0),
    'kunlun.warrior': hex(0, 1),
    'kunlun.jade-lancer': hex(-1, 0),
    'kunlun.protector': hex(3, 1),
  };
  const match = rolling(units, [MISS, HIT, MISS]);
  expect(match.events('damaged').filter(({ by }) => by === 'im.hesper')).toMatchObject([
    { target: { unit: 'kunlun.feng' }, as: 'attack' },
    { target: { unit: 'kunlun.jade-lancer' }, as: 'effect', dealt: 1 },
  ]);
});
rule('HOP-21.5', 'also if the target fell', () => {
  const match = rolling(
    {
      'im.hesper': hex(0, 0),
      'kunlun.warrior': hex(3, 0),
      'kunlun.marksman': `${hex(0, 1)} 1hp`,
      'kunlun.jade-lancer': `${hex(-1, 0)} 1hp`,
    },
    [MISS, HIT, MISS],
  );
  match.play('kunlun.marksman');
  expect(chip(match, 'kunlun.marksman').zone).toBe('discard');
  expect(chip(match, 'kunlun.jade-lancer').zone).toBe('discard');
});
rule('HOP-21.5', 'Hesper, yellow: it gains 1, above its Health', () => {
  const match = rolling({ 'im.hesper': hex(0, -3), 'kunlun.warrior': hex(0, 3) }, [MISS, MISS, HIT]);
  expect(chip(match, 'im.hesper').hp).toBe(6);
});

rule('HOP-21.6', 'Brennus, green: a random arena unit comes, even one above the limit, never two', () => {
  const one = { 'im.brennus': hex(0, -1), 'arena.bandit': hex(-4, 0), 'arena.lion': hex(5, -1), 'kunlun.warrior': hex(0, 3) };
  const match = rolling(one, [HIT, MISS, MISS, 1]);
  expect(match.decision()).toMatchObject({ ask: 'rivalAt', facts: { unit: 'arena.hippopotamus' } });
  match.play('a1');
  expect(where(match, 'arena.hippopotamus')).toBe('a1');
  const full = rolling({ ...one, 'arena.crocodile': hex(-4, 1) }, [HIT, MISS, MISS]);
  expect(full.events('deployed')).toEqual([]);
});
rule('HOP-21.6', 'Brennus, blue: every arena unit that is not dazed moves with Movement 1', () => {
  const units = {
    'im.brennus': hex(0, -1),
    'arena.lion': hex(-2, 3),
    'arena.bandit': `${hex(5, -1)} dazed`,
    'arena.crocodile': hex(1, 3),
    'kunlun.protector': hex(-1, 3),
  };
  const match = rolling(units, [MISS, HIT, MISS]);
  expect(match.texts()).toEqual(['arena.lion', 'arena.crocodile']);
  match.play('arena.crocodile');
  expect(told(match, 'moved', 'arena.crocodile')).toMatchObject([{ by: 'drive', path: [hex(0, 3)] }]);
  expect(told(match, 'stays', 'arena.lion')).toMatchObject([{ because: 'inRange' }]);
  expect(told(match, 'stays', 'arena.bandit')).toMatchObject([{ because: 'dazed' }]);
});
rule('HOP-21.6', 'Brennus, yellow: 1 damage to every hero in combat', () => {
  const match = rolling(
    { 'im.brennus': hex(0, -1), 'kunlun.feng': hex(0, 3), 'neutral.rostam': hex(-4, 3), 'kunlun.warrior': hex(-2, 3) },
    [MISS, MISS, HIT],
  );
  expect(sorted(match.events('damaged').map(({ target }) => ('unit' in target ? target.unit : '')))).toEqual([
    'kunlun.feng',
    'neutral.rostam',
  ]);
});

/** Immortals with opponents out of reach, and their dice with a hit only in the colour of the effect. */
const FAR_FOE = { 'kunlun.warrior': hex(0, 3) } as const;
const IDLE: readonly [effect: string, why: string, match: () => Position][] = [
  ['displaceTarget', 'without a target', () => rolling({ 'im.antony': hex(0, -3), ...FAR_FOE }, [MISS, HIT, MISS, MISS])],
  [
    'displaceTarget',
    'on one that cannot be displaced',
    () =>
      rolling({ 'im.antony': hex(0, 0), 'atlanteans.protector': hex(2, 0) }, [MISS, HIT, MISS, MISS], {
        factions: ['atlanteans'],
      }),
  ],
  ['alliesGain', 'without allies', () => rolling({ 'im.antony': hex(0, -3), ...FAR_FOE }, [MISS, MISS, HIT, MISS])],
  [
    'alliesGain',
    'without health chips',
    () => rolling({ 'im.antony': hex(0, -3), 'arena.lion': hex(1, -3), ...FAR_FOE }, [MISS, MISS, HIT, MISS], { supply: [10, 0] }),
  ],
  ['realmStep', 'next to the highest', () => rolling({ 'im.realmstalker': hex(0, 2), ...FAR_FOE }, [HIT, MISS, MISS])],
  ['banish', 'without a target', () => rolling({ 'im.realmstalker': hex(0, -3), ...FAR_FOE }, [MISS, HIT, MISS])],
  [
    'echo',
    'with nobody in Range of an arena unit',
    () => rolling({ 'im.realmstalker': hex(0, -3), 'arena.lion': hex(1, -3), ...FAR_FOE }, [MISS, MISS, HIT]),
  ],
  ['shackle', 'without a target', () => rolling({ 'im.valeria': hex(0, -3), ...FAR_FOE }, [HIT, MISS, MISS])],
  ['scorch', 'without a target', () => rolling({ 'im.kazir': hex(0, -3), ...FAR_FOE }, [HIT, MISS, MISS])],
  ['scorch', 'with nobody next to the target', () => rolling({ 'im.kazir': hex(0, 1), ...FAR_FOE }, [HIT, MISS, MISS])],
  ['hotStones', 'with nobody on a stone', () => rolling({ 'im.kazir': hex(0, -3), ...FAR_FOE }, [MISS, MISS, HIT])],
  ['secondCut', 'with nobody but the target in Range', () => rolling({ 'im.hesper': hex(0, 2), ...FAR_FOE }, [MISS, HIT, MISS])],
  ['selfGain', 'without health chips', () => rolling({ 'im.hesper': hex(0, -3), ...FAR_FOE }, [MISS, MISS, HIT], { supply: [10, 0] })],
  [
    'muster',
    'with one arena unit above the limit',
    () =>
      rolling(
        { 'im.brennus': hex(0, -3), 'arena.bandit': hex(-4, 0), 'arena.lion': hex(5, -1), 'arena.crocodile': hex(-4, 1), ...FAR_FOE },
        [HIT, MISS, MISS],
      ),
  ],
  ['drive', 'without arena units', () => rolling({ 'im.brennus': hex(0, -3), ...FAR_FOE }, [MISS, HIT, MISS])],
  ['headHunt', 'without heroes', () => rolling({ 'im.brennus': hex(0, -3), ...FAR_FOE }, [MISS, MISS, HIT])],
];
for (const [effect, why, match] of IDLE)
  rule(['HOP-1.5', 'HOP-13.17'], `${effect} ${why} is told to do nothing, although its die hit`, () => {
    const told = match().events('effect');
    expect(told.filter((one) => one.effect === effect)).toMatchObject([{ happens: false, because: 'nobody' }]);
    expect(told.filter((one) => one.effect !== effect).every((one) => !one.happens && one.because === 'noHit')).toBe(true);
  });
rule('HOP-13.17', 'Bulwark needs no arena units: it shields those still to come', () => {
  const match = rolling({ 'im.valeria': hex(0, -3), ...FAR_FOE }, [MISS, HIT, MISS]);
  expect(told(match, 'effect', 'im.valeria')).toMatchObject([
    { effect: 'shackle', happens: false, because: 'noHit' },
    { effect: 'bulwark', happens: true },
  ]);
});
