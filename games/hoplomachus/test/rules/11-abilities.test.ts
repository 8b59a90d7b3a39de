// Chapter 11: the Ability step of rivals, with what chapter 19 says of them.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import type { Skills } from '../../content/units/rows.ts';
import { chip, hex, MISS, type Position, position, type Sketch, where } from '../support/position.ts';
import { arenaTurn, changed, sorted, told } from '../support/rivals.ts';

/** A bandit with other Abilities, in the Ability step of the arena. */
const bandit = (skills: Skills, units: Sketch['units'], sketch: Sketch = {}): Position =>
  changed(arenaTurn({ step: 'ability', units: units ?? {}, ...sketch }), { 'arena.bandit': { skills } });
const used = (match: Position): unknown[] => told(match, 'usedSkill', 'arena.bandit').map(({ skill, on }) => ({ skill, on }));

rule(['HOP-11.16', 'HOP-19.34'], 'a rival uses Regen if it is below its Health', () => {
  const hurt = position(arenaTurn({ step: 'ability', units: { 'arena.bandit': `${hex(0, 0)} 3hp`, 'kunlun.warrior': hex(0, 3) } }));
  expect(told(hurt, 'healed', 'arena.bandit')).toMatchObject([{ hp: 1, left: 4 }]);
  const whole = position(arenaTurn({ step: 'ability', units: { 'arena.bandit': hex(0, 0), 'kunlun.warrior': hex(0, 3) } }));
  expect(used(whole)).toEqual([]);
});
rule('HOP-11.16', 'the players choose the order; each Ability is used once', () => {
  const units = {
    'arena.bandit': hex(0, 0),
    'arena.retiarius': hex(2, -1),
    'kunlun.warrior': hex(2, 0),
    'kunlun.marksman': `${hex(1, 1)} 3hp`,
  };
  const match = bandit({ ensnare: 2 }, units, { dice: [MISS, MISS] });
  expect(match.decision().ask).toBe('rivalAbility');
  expect(match.texts()).toEqual(['arena.bandit ensnare', 'arena.retiarius ensnare']);
  match.play('arena.retiarius ensnare', 'kunlun.warrior');
  expect(match.events('usedSkill').map(({ unit, on }) => [unit, on])).toEqual([
    ['arena.retiarius', { unit: 'kunlun.warrior' }],
    ['arena.bandit', { unit: 'kunlun.marksman' }],
  ]);
});
rule('HOP-11.16', 'nobody is asked for the place of a Regen in the order, unless chips run short', () => {
  const units = { 'arena.bandit': `${hex(0, 0)} 2hp`, 'arena.retiarius': hex(2, -1), 'kunlun.warrior': hex(2, 1) };
  const match = position(arenaTurn({ step: 'ability', units, dice: [MISS, MISS] }));
  expect(match.events('usedSkill').map(({ skill }) => skill)).toEqual(['regen', 'ensnare']);
  expect(chip(match, 'kunlun.warrior').ensnared).toBe(1);
  const short = position(arenaTurn({ step: 'ability', units, supply: [10, 2] }));
  expect(short.texts()).toEqual(['arena.bandit regen', 'arena.retiarius ensnare']);
});
rule('HOP-11.16', 'a dazed rival uses none', () => {
  const match = position(arenaTurn({ step: 'ability', units: { 'arena.bandit': `${hex(0, 0)} 2hp dazed`, 'kunlun.warrior': hex(0, 3) } }));
  expect(used(match)).toEqual([]);
});

rule('HOP-19.37', 'rivals ensnare the highest in their list that is not elite and not ensnared yet', () => {
  const units = {
    'arena.retiarius': hex(0, 0),
    'kunlun.feng': hex(1, 0),
    'kunlun.protector': `${hex(-1, 0)} ensnared`,
    'kunlun.jade-lancer': hex(0, 2),
    'kunlun.warrior': hex(0, -2),
  };
  const match = position(arenaTurn({ step: 'ability', units, dice: [MISS, MISS] }));
  expect(told(match, 'usedSkill', 'arena.retiarius')).toMatchObject([{ skill: 'ensnare', on: { unit: 'kunlun.jade-lancer' } }]);
});
rule('HOP-19.33', 'rivals hurl the highest adjacent opponent, never an ally; the players choose the hex', () => {
  const match = bandit(
    { hurl: 2 },
    { 'arena.bandit': hex(0, 0), 'arena.lion': hex(1, -1), 'kunlun.warrior': hex(1, 0), 'kunlun.protector': hex(-1, 0) },
  );
  expect(match.decision()).toMatchObject({ ask: 'rivalHex', facts: { unit: 'arena.bandit', skill: 'hurl' } });
  expect(match.texts()).toHaveLength(12);
  match.play(hex(0, 2));
  expect(where(match, 'kunlun.protector')).toBe(hex(0, 2));
  const alone = bandit({ hurl: 1 }, { 'arena.bandit': hex(0, 0), 'arena.lion': hex(1, -1), 'kunlun.warrior': hex(0, 3) });
  expect([used(alone), alone.decision().ask]).toEqual([[], expect.not.stringContaining('rivalHex')]);
});
rule('HOP-19.35', 'rivals mend the adjacent ally that misses most hp', () => {
  const match = bandit(
    { mend: 1 },
    { 'arena.bandit': hex(0, 0), 'arena.lion': `${hex(1, 0)} 3hp`, 'arena.crocodile': `${hex(-1, 0)} 1hp`, 'kunlun.warrior': hex(0, 3) },
  );
  expect(used(match)).toEqual([{ skill: 'mend', on: { unit: 'arena.crocodile' } }]);
  const equal = bandit(
    { mend: 1 },
    { 'arena.bandit': hex(0, 0), 'arena.lion': `${hex(1, 0)} 2hp`, 'arena.crocodile': `${hex(-1, 0)} 2hp`, 'kunlun.warrior': hex(0, 3) },
  );
  expect(equal.decision().ask).toBe('rivalObject');
  expect(equal.texts()).toEqual(['arena.lion', 'arena.crocodile']);
});
rule('HOP-19.36', 'rivals hook the highest opponent that is within reach and not adjacent', () => {
  const match = bandit(
    { hook: 3 },
    { 'arena.bandit': hex(0, 0), 'kunlun.protector': hex(1, 0), 'kunlun.warrior': `${hex(3, 0)} 1hp`, 'kunlun.jade-lancer': hex(0, 3) },
  );
  expect(match.decision().ask).toBe('rivalHex');
  match.play(hex(0, 1));
  expect(where(match, 'kunlun.warrior')).toBe(hex(0, 1)); // it stood on a stone
});
rule('HOP-19.38', 'rivals use Blood Rite with 3 hp or more and an opponent in Range', () => {
  const near = { 'kunlun.warrior': hex(1, 0) };
  expect(used(bandit({ bloodRite: 1 }, { 'arena.bandit': `${hex(0, 0)} 3hp`, ...near }))).toMatchObject([{ skill: 'bloodRite' }]);
  expect(used(bandit({ bloodRite: 1 }, { 'arena.bandit': `${hex(0, 0)} 2hp`, ...near }))).toEqual([]);
  expect(used(bandit({ bloodRite: 1 }, { 'arena.bandit': hex(0, 0), 'kunlun.warrior': hex(2, 0) }))).toEqual([]);
});
rule('HOP-19.39', 'rivals curse the deadliest opponent within reach that is not cursed yet', () => {
  const units = { 'arena.bandit': hex(0, 0), 'kunlun.warrior': hex(0, 2), 'kunlun.protector': hex(2, 0) };
  expect(used(bandit({ curse: 2 }, units))).toEqual([{ skill: 'curse', on: { unit: 'kunlun.warrior' } }]);
  expect(used(bandit({ curse: 2 }, { ...units, 'kunlun.warrior': `${hex(0, 2)} cursed` }))).toEqual([
    { skill: 'curse', on: { unit: 'kunlun.protector' } },
  ]);
});
rule('HOP-19.40', 'rivals never swap', () => {
  expect(used(bandit({ swap: 1 }, { 'arena.bandit': hex(0, 0), 'arena.lion': hex(1, 0), 'kunlun.warrior': hex(0, 3) }))).toEqual([]);
});
rule(['HOP-19.41', 'HOP-11.12'], 'rivals leap only if nobody is in Range and somebody would be', () => {
  const match = bandit({ leap: 2 }, { 'arena.bandit': hex(0, 0), 'kunlun.warrior': hex(2, 1) });
  expect(match.decision().ask).toBe('rivalTo');
  expect(sorted(match.texts())).toEqual(sorted([hex(2, 0), hex(1, 1)]));
  match.play(hex(2, 0));
  expect(told(match, 'marked', 'arena.bandit')).toMatchObject([{ mark: { unit: 'kunlun.warrior' }, how: 'reached' }]);
  expect(told(match, 'moved', 'arena.bandit')).toMatchObject([{ by: 'leap', path: [hex(2, 0)] }]);
  expect(used(bandit({ leap: 2 }, { 'arena.bandit': hex(0, 0), 'kunlun.warrior': hex(1, 0), 'kunlun.feng': hex(3, -1) }))).toEqual([]);
  expect(used(bandit({ leap: 2 }, { 'arena.bandit': hex(0, 0), 'kunlun.warrior': hex(2, 2) }))).toEqual([]);
});
rule('HOP-19.41', 'only the hex of landing matters: a Spear Wall on the way makes no difference', () => {
  const match = bandit({ leap: 2 }, { 'arena.bandit': hex(0, 0), 'kunlun.protector': hex(3, 0), 'kunlun.jade-lancer': hex(1, -2) });
  expect(told(match, 'moved', 'arena.bandit')).toMatchObject([{ by: 'leap', path: [hex(2, 0)] }]);
  expect(match.events('damaged').filter(({ by }) => by === 'kunlun.jade-lancer')).toEqual([]);
});
