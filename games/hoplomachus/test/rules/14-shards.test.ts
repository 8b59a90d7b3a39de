// Shards: as targets, in the hands of units, and the action on those of a pedestal.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { HIT, MISS, type Position, type Sketch } from '../support/position.ts';
import { at } from '../support/rivals.ts';
import { blows, type Lesson, rolledDice, taught } from '../support/taught.ts';

const UNIT = 'kunlun.warrior';
/** Kunlun against a titan that stands on the central hex, in Kunlun's Engagement; the Warrior has two red dice and the skills it is taught. */
function against(titan: string, lesson: Lesson, sketch: Sketch): Position {
  const units = { [titan]: 'e6', ...sketch.units };
  return taught(
    { [UNIT]: { skills: '', attack: ['red', 'red'], ...lesson } },
    { mode: 'ascension', titan, step: 'engage', ...sketch, units },
  );
}

// ---- as targets

rule('HOP-14.21', 'a shard with blue hp is attacked like an opponent', () => {
  const match = against('ti.talos', {}, { units: { [UNIT]: 'd2' } }).play(`engage ${UNIT}`);
  expect(blows(match)).toEqual(['shard c2 2 of 2']);
  expect(match.table.shards.filter(({ hp }) => hp === 1).length).toBe(1);
});
rule('HOP-14.21', 'a shard with red hp is no opponent of the players', () => {
  const match = against('ti.arges', {}, { units: { [UNIT]: 'd2', 'kunlun.lotus-sage': 'e7' } });
  expect(match.refuses(`engage ${UNIT}`)).toMatchObject({ because: 'noTargetInRange' });
});
rule('HOP-14.21', 'Long Shot and Firebomb reach hostile shards', () => {
  const shot = against('ti.talos', { skills: 'longShot 2' }, { units: { [UNIT]: 'c4', 'ti.talos': 'i3' }, footholds: { c4: 0 } }).play(
    `engage ${UNIT}`,
  );
  expect(blows(shot)).toEqual(['shard c2 1 of 1']);
  const bomb = against(
    'ti.talos',
    { skills: 'firebomb 2', range: 1 },
    { units: { [UNIT]: 'c4', 'ti.talos': 'i3' }, footholds: { c4: 0 }, dice: [HIT] },
  );
  bomb.play(`engage ${UNIT}`, 'c2');
  expect(blows(bomb)).toEqual(['shard c2 1 of 1']);
});
rule('HOP-14.21', 'skills that change a unit’s state do nothing to a shard', () => {
  const match = against('ti.talos', { skills: 'venom, shove' }, { units: { [UNIT]: 'd2' } }).play(`engage ${UNIT}`);
  expect(blows(match)).toEqual(['shard c2 2 of 2']);
  expect([...match.events('state'), ...match.events('displaced')]).toEqual([]);
});
rule(['HOP-14.21', 'HOP-19.18'], 'an attack on a shard lets Drain heal', () => {
  const match = against('ti.talos', { skills: 'drain' }, { units: { [UNIT]: 'd2 1hp' } }).play(`engage ${UNIT}`);
  expect(match.last('healed')).toMatchObject({ unit: UNIT, hp: 1 });
});
rule(['HOP-14.21', 'HOP-19.13'], 'who is provoked cannot attack a shard', () => {
  const match = taught(
    { [UNIT]: { skills: '', attack: ['red'] }, 'arena.murmillo': { skills: 'provoke' } },
    {
      mode: 'ascension',
      titan: 'ti.nyx',
      step: 'engage',
      units: { 'ti.nyx': 'e6', [UNIT]: 'd2', 'arena.murmillo': 'd1' },
      shards: ['c2 active 2hp'],
    },
  ).play(`engage ${UNIT}`);
  expect(blows(match)[0]).toBe('arena.murmillo 1 of 1');
});

// ---- what becomes of a broken one

rule('HOP-22.2', 'Ifreet: who takes the last hp of a shard holds it', () => {
  const match = against('ti.ifreet', {}, { units: { [UNIT]: 'd2' } }).play(`engage ${UNIT}`);
  expect(match.events('shardBroken')).toMatchObject([{ at: 'c2' }]);
  expect(match.events('shardTaken')).toMatchObject([{ unit: UNIT, at: 'c2' }]);
});
rule('HOP-22.2', 'Ifreet: a shard broken by a sentinel stays on its pedestal, to be taken', () => {
  const match = taught(
    { sentinel: { attack: ['red', 'red'], skills: '' }, [UNIT]: { skills: '' } },
    {
      mode: 'ascension',
      titan: 'ti.ifreet',
      step: 'engage',
      units: { 'ti.ifreet': 'i3', 'sentinel.red.1': 'g2', [UNIT]: 'd2' },
      shards: ['c2 active 2hp', 'c8 active 2hp', 'g8 active 2hp', 'held'],
    },
  );
  match.play('engage sentinel.red.1', 'shard c2');
  expect(match.events('shardTaken')).toEqual([]);
  match.play(...favorOf(match), `engage ${UNIT}`);
  expect(match.events('shardTaken')).toMatchObject([{ unit: UNIT, at: 'c2' }]);
});
/** Answers the question for a track, if it is open. */
const favorOf = (match: Position): string[] => (match.decision().ask === 'favorTrack' ? ['hp3'] : []);
rule('HOP-22.4', 'Talos: a broken shard stays on its pedestal, inactive', () => {
  const match = against('ti.talos', {}, { units: { [UNIT]: 'd2' }, shards: ['c2 active 2hp'] }).play(`engage ${UNIT}`);
  expect(match.events('shardBroken')).toMatchObject([{ at: 'c2' }]);
  expect(match.events('shardTaken')).toEqual([]);
  expect(match.table.shards[0]).toMatchObject({ hp: 0, active: false, gone: false, holder: -1 });
});
rule('HOP-14.5', 'the hp of a shard bring favor, overkill does not', () => {
  const match = against('ti.talos', { attack: ['red', 'red', 'red'] }, { units: { [UNIT]: 'd2' }, shards: ['c2 active 2hp'] }).play(
    `engage ${UNIT}`,
  );
  match.play('hp3');
  expect(match.last('favor')).toMatchObject({ gained: 2 });
});

// ---- in the hands of units

rule(['HOP-14.22', 'HOP-22.2'], 'a shardholder has a green die more against Ifreet, not against others', () => {
  const holder = { units: { [UNIT]: 'e7 shard', 'tendril.1': 'd7' }, shards: ['c2', 'c8', 'g2', 'held'] } as const;
  const titan = against('ti.ifreet', {}, holder).play(`engage ${UNIT}`, 'ti.ifreet');
  expect(rolledDice(titan)).toEqual(['red', 'red', 'green shard']);
  const part = against('ti.ifreet', {}, holder).play(`engage ${UNIT}`, 'tendril.1');
  expect(rolledDice(part)).toEqual(['red', 'red']);
});
rule(['HOP-10.15', 'HOP-22.2'], 'Smoke Body takes 1 off each attack while a Tendril stands, but not for a shardholder', () => {
  const blow = (units: Record<string, string>) =>
    blows(against('ti.ifreet', {}, { units, shards: ['c2', 'c8', 'g2', 'held'], dice: [HIT, HIT, MISS] }).play(`engage ${UNIT}`))[0];
  expect(blow({ [UNIT]: 'e7', 'tendril.1': 'e4' })).toBe('ti.ifreet 1 of 2');
  expect(blow({ [UNIT]: 'e7' })).toBe('ti.ifreet 2 of 2');
  expect(blow({ [UNIT]: 'e7 shard', 'tendril.1': 'e4' })).toBe('ti.ifreet 2 of 2');
});
rule(
  ['HOP-14.3', 'HOP-19.7', 'HOP-22.2'],
  'Ifreet deflects 1 of an attack from afar, besides Smoke Body, and on the central hex too',
  () => {
    const shards = ['c2', 'c8', 'g2', 'g8'];
    const blow = (units: Record<string, string>) => blows(against('ti.ifreet', { range: 2 }, { units, shards }).play(`engage ${UNIT}`))[0];
    expect(blow({ [UNIT]: at(1, 1) })).toBe('ti.ifreet 1 of 2');
    expect(blow({ [UNIT]: at(0, 1) })).toBe('ti.ifreet 2 of 2');
    expect(blow({ [UNIT]: at(1, 1), 'tendril.1': 'e4' })).toBe('ti.ifreet 0 of 2');
  },
);
rule(['HOP-14.3', 'HOP-19.6', 'HOP-22.1'], 'Mars has Armor, on the central hex too: he ignores 1 of an attack of 2 or more', () => {
  const blow = (attack: NonNullable<Lesson['attack']>) =>
    blows(against('ti.mars', { attack }, { units: { [UNIT]: 'e7' } }).play(`engage ${UNIT}`))[0];
  expect(blow(['red', 'red', 'red'])).toBe('ti.mars 2 of 3');
  expect(blow(['red', 'red'])).toBe('ti.mars 1 of 2');
  expect(blow(['red'])).toBe('ti.mars 1 of 1');
});
rule(['HOP-10.15', 'HOP-22.6'], 'Nyx’s Veil leaves 1 of an attack, but not of a shardholder’s', () => {
  const blow = (at: string) =>
    blows(against('ti.nyx', {}, { units: { [UNIT]: at }, shards: ['c2', 'c8', 'g2', 'held'] }).play(`engage ${UNIT}`))[0];
  expect(blow('e7')).toBe('ti.nyx 1 of 2');
  expect(blow('e7 shard')).toBe('ti.nyx 2 of 2');
});
rule('HOP-22.5', 'Arges: a player unit next to active shards has one yellow die more', () => {
  const match = against('ti.arges', {}, { units: { [UNIT]: 'd2', 'ti.arges': 'd3' } }).play(`engage ${UNIT}`);
  expect(rolledDice(match)).toEqual(['red', 'red', 'yellow shard']);
});
rule('HOP-14.22', 'a unit may hold several shards, and drops them all', () => {
  const match = taught(
    { 'arena.bandit': { skills: '', attack: ['red', 'red', 'red'] } },
    {
      mode: 'ascension',
      titan: 'ti.nyx',
      active: 'arena',
      step: 'engage',
      shards: ['c2', 'c8', 'held', 'held'],
      units: { 'ti.nyx': 'i3', 'arena.bandit': 'd4', [UNIT]: 'd5 shard shard', 'kunlun.lotus-sage': 'a1' },
    },
  );
  expect(match.events('shardDropped')).toMatchObject([{ at: 'd5', count: 2 }]);
});

// ---- the shard action

rule('HOP-14.24', 'Silence flips an active shard on an adjacent pedestal, in place of an attack', () => {
  const match = against('ti.mars', {}, { units: { [UNIT]: 'd2', 'kunlun.lotus-sage': 'e7' }, shards: ['c2 active'] }).play(
    `engage ${UNIT}`,
  );
  expect(match.events('shardFlipped')).toMatchObject([{ at: 'c2', active: false }]);
  expect(match.refuses(`engage ${UNIT}`)).toMatchObject({ because: 'alreadyEngaged' });
});
rule('HOP-14.24', 'Take equips the shard of an adjacent pedestal', () => {
  const match = against('ti.charybdis', {}, { units: { [UNIT]: 'd2' } }).play(`engage ${UNIT}`);
  expect(match.events('shardTaken')).toMatchObject([{ unit: UNIT, at: 'c2' }]);
});
rule('HOP-14.24', 'only from an adjacent hex, and only where the card allows it', () => {
  const far = against('ti.charybdis', {}, { units: { [UNIT]: 'd4', 'kunlun.lotus-sage': 'e7' } });
  expect(far.refuses(`engage ${UNIT}`)).toMatchObject({ because: 'noTargetInRange' });
  const inactive = against('ti.mars', {}, { units: { [UNIT]: 'd2', 'kunlun.lotus-sage': 'e7' } });
  expect(inactive.refuses(`engage ${UNIT}`)).toMatchObject({ because: 'noTargetInRange' });
});
rule('HOP-14.24', 'a sentinel on the pedestal does not prevent it', () => {
  const match = taught(
    { [UNIT]: { skills: '', attack: ['red'] }, sentinel: { skills: '', range: 1 } },
    { mode: 'ascension', titan: 'ti.charybdis', step: 'engage', units: { 'ti.charybdis': 'e6', [UNIT]: 'd2', 'sentinel.red.1': 'c2' } },
  ).play(`engage ${UNIT}`);
  expect(match.events('shardTaken')).toMatchObject([{ unit: UNIT, at: 'c2' }]);
});
rule(['HOP-14.24', 'HOP-19.1'], 'First Strike lets a unit attack in the turn of its deployment, but not use a shard', () => {
  const units = { [UNIT]: 'd2 fresh', 'kunlun.lotus-sage': 'e7' };
  const match = against('ti.charybdis', { skills: 'firstStrike' }, { units });
  expect(match.refuses(`engage ${UNIT}`)).toMatchObject({ because: 'noTargetInRange' });
  const reaching = against('ti.charybdis', { skills: 'firstStrike', range: 5 }, { units });
  reaching.play(`engage ${UNIT}`);
  expect(reaching.events('shardTaken')).toEqual([]);
  expect(reaching.last('attacked')).toMatchObject({ unit: UNIT, target: { unit: 'ti.charybdis' } });
});
rule(['HOP-14.24', 'HOP-9.2'], 'and is told that it is its deployment, not that the shard is out of reach', () => {
  const units = { [UNIT]: 'd2 fresh', 'kunlun.lotus-sage': 'e7' };
  const match = against('ti.charybdis', { skills: 'firstStrike, longShot 5', range: 5 }, { units }).play(`engage ${UNIT}`);
  expect(match.texts()).not.toContain('take');
  expect(match.refuses('take')).toMatchObject({ rule: 'HOP-9.2', because: 'freshlyDeployed' });
});
rule('HOP-14.24', 'whoever cannot attack cannot do it either', () => {
  for (const state of ['fresh', 'dazed', 'fatigued']) {
    const match = against('ti.charybdis', {}, { units: { [UNIT]: `d2 ${state}`, 'kunlun.lotus-sage': 'e7' } });
    expect(match.refuses(`engage ${UNIT}`), state).toBeDefined();
  }
});
