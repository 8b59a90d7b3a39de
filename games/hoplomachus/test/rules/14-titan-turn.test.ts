// Chapter 14: the titan's turn and the turn of the arena in Ascension.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { chip, HIT, MISS, position, type Sketch, where } from '../support/position.ts';
import { at, far, rolling, sorted, titanTurn, told } from '../support/rivals.ts';

const MARS_MISSES = [MISS, MISS, MISS, MISS];
/** An arena die that shows 1, and an attack of Mars in vain. */
const SMITE = [1, MISS, MISS, MISS, MISS, MISS, MISS];

rule('HOP-14.10', 'in the first round the titan is deployed on the central hex, dazed, and does nothing else', () => {
  const match = position(titanTurn({ round: 1, units: far }));
  expect(match.last('deployed')).toMatchObject({ unit: 'ti.mars', at: at(0, 0), hp: 18, seat: null });
  expect(match.events('titanRolled')).toEqual([]);
  expect(match.table.titanTurns).toBe(1);
});
rule('HOP-14.10', 'in later rounds it is not deployed again, but acts', () => {
  const match = rolling('mars', { 'ti.mars': at(0, 0), ...far }, MARS_MISSES);
  expect(match.events('deployed')).toEqual([]);
  expect(match.events('titanRolled')).toHaveLength(1);
  expect(match.table.titanTurns).toBe(2);
});

rule('HOP-14.11', 'all titan dice are rolled; they are not its attack dice', () => {
  const match = rolling('mars', { 'ti.mars': at(0, 0), 'kunlun.protector': at(1, 0) }, [MISS, MISS, HIT, MISS, ...SMITE]);
  expect(match.last('titanRolled').dice.map(({ die, hit }) => `${die} ${hit}`)).toEqual([
    'green false',
    'yellow false',
    'blue true',
    'red true',
  ]);
  expect(told(match, 'rolled', 'ti.mars')[0]?.dice.map(({ die }) => die)).toEqual(['black', 'black', 'black', 'black', 'green', 'green']);
});
rule('HOP-14.12', 'the rows are carried out from top to bottom, each if its colour hit', () => {
  const match = rolling('talos', { 'ti.talos': at(0, 0), ...far }, [MISS, MISS, HIT, HIT, MISS]);
  expect(told(match, 'effect', 'ti.talos').map(({ effect, happens }) => [effect, happens])).toEqual([
    ['march', false],
    ['reforge', true],
    ['furnace', true],
    ['hammer', false],
  ]);
});
rule('HOP-14.13', 'a row by number carries out only the line for the hits rolled', () => {
  const units = { 'ti.charybdis': at(0, 0), 'kunlun.protector': at(1, 0) };
  const one = rolling('charybdis', units, [MISS, MISS, MISS, HIT, MISS, MISS, MISS, MISS]);
  expect(told(one, 'attacked', 'ti.charybdis')).toHaveLength(1);
  expect(one.events('damaged')).toEqual([]); // Crush: an attack that missed
  const two = rolling('charybdis', units, [MISS, MISS, MISS, HIT, HIT, MISS, MISS, MISS, MISS, MISS, MISS]);
  expect(told(two, 'attacked', 'ti.charybdis')).toHaveLength(2); // Devour, not Crush as well
  expect(two.events('damaged')).toMatchObject([{ target: { unit: 'kunlun.protector' }, as: 'effect', dealt: 1 }]);
});
rule('HOP-14.13', 'a row "for each hit" repeats', () => {
  const match = rolling(
    'mars',
    { 'ti.mars': at(0, 0), 'kunlun.protector': at(1, 0) },
    [MISS, MISS, HIT, MISS, MISS, MISS, HIT, ...SMITE, 6, MISS, MISS, MISS, MISS, MISS, MISS],
    { shards: [`${at(-2, -2)} active`, `${at(4, -2)} active`, `${at(-4, 2)} active`] }, // yellow, black, blue
  );
  expect(told(match, 'arenaDie', 'ti.mars').map(({ hexes }) => hexes)).toEqual([1, 3]);
  expect(told(match, 'attacked', 'ti.mars')).toHaveLength(2); // one Smite, one attack
});
rule('HOP-14.14', 'without a row that says so it neither moves nor attacks', () => {
  const match = rolling('mars', { 'ti.mars': at(0, 0), 'kunlun.warrior': at(1, 0) }, MARS_MISSES);
  expect([...told(match, 'moved', 'ti.mars'), ...told(match, 'attacked', 'ti.mars')]).toEqual([]);
});
rule('HOP-14.15', 'what it deploys is dazed in that turn, arena units not in the turn of the arena that follows', () => {
  const match = rolling('nyx', { 'ti.nyx': at(0, 0), 'kunlun.protector': at(3, 0) }, [HIT, MISS, MISS, MISS, MISS, MISS, MISS, 3]);
  match.play(at(2, 0));
  expect(chip(match, 'arena.lion').fresh).toBe(false);
  while (match.decision().ask !== 'rivalTo') match.play('pass');
  expect(match.decision().facts).toMatchObject({ unit: 'arena.lion' });
});
rule(['HOP-14.16', 'HOP-14.4'], 'its special units act only in rows, arena units in their own turn', () => {
  const units = { 'ti.ifreet': at(0, 0), 'tendril.1': at(2, 0), head: at(-3, 0), 'kunlun.protector': at(3, 0) };
  const match = rolling('ifreet', units, [MISS, MISS, MISS, MISS, MISS, MISS]);
  expect(match.events('attacked')).toEqual([]);
  const coil = rolling('ifreet', units, [MISS, HIT, MISS, MISS, MISS, MISS, MISS, MISS]);
  expect(coil.events('attacked').map(({ unit }) => unit)).toEqual(['tendril.1']);
});
rule('HOP-14.16', 'not while dazed', () => {
  const units = { 'ti.ifreet': at(0, 0), 'tendril.1': `${at(2, 0)} dazed`, head: `${at(-3, 0)} dazed`, 'kunlun.protector': at(3, 0) };
  const match = rolling('ifreet', units, [MISS, HIT, MISS, MISS, MISS, HIT]);
  expect([...match.events('attacked'), ...match.events('moved')]).toEqual([]);
});
rule('HOP-14.17', 'allies use the list that the card gives them', () => {
  const units = { 'ti.ifreet': at(-4, 0), 'tendril.1': at(2, 0), 'kunlun.feng': at(3, 0), 'kunlun.warrior': at(1, 1) };
  const match = rolling('ifreet', units, [MISS, HIT, MISS, MISS, MISS, MISS, MISS, MISS]);
  expect(told(match, 'targeted', 'tendril.1')).toMatchObject([{ target: { unit: 'kunlun.warrior' }, priority: 'weakest' }]);
});
rule('HOP-14.18', "moving is rival movement with the row's number; an attack without a target does nothing", () => {
  const match = rolling('talos', { 'ti.talos': at(0, 0), 'kunlun.warrior': at(4, 0) }, [HIT, MISS, MISS, MISS, HIT]);
  expect(told(match, 'marked', 'ti.talos')).toMatchObject([{ mark: { unit: 'kunlun.warrior' }, how: 'fallback' }]);
  expect(told(match, 'moved', 'ti.talos')).toMatchObject([{ by: 'titan', path: [at(1, 0), at(2, 0)] }]);
  expect(told(match, 'effect', 'ti.talos').at(-1)).toMatchObject({ effect: 'hammer', happens: true });
  expect(told(match, 'attacked', 'ti.talos')).toEqual([]);
  expect(told(match, 'stays', 'ti.talos')).toEqual([]);
});
rule(['HOP-14.18', 'HOP-11.14'], 'a titan that is hemmed in, with nobody in Range, stays where it is', () => {
  const beside = { 'sentinel.blue.1': 'a2', 'sentinel.blue.2': 'b3', 'sentinel.blue.3': 'b2' };
  const match = rolling('mars', { 'ti.mars': 'a1', ...beside, 'kunlun.warrior': 'g5' }, [HIT, MISS, MISS, MISS, 6]);
  expect(told(match, 'stays', 'ti.mars')).toMatchObject([{ rule: 'HOP-11.14', because: 'noWay' }]);
});
rule('HOP-14.19', 'Snare slows the titan', () => {
  const units = { 'ti.talos': at(0, 0), 'amazons.shieldmaiden': at(0, 1), 'amazons.panther': at(3, 0) };
  const match = rolling('talos', units, [HIT, MISS, MISS, MISS, MISS], { factions: ['amazons'] });
  expect(told(match, 'marked', 'ti.talos')).toMatchObject([{ mark: { unit: 'amazons.shieldmaiden' } }]); // the faster one is out of reach now
});
rule('HOP-14.20', 'the rows stop when the game ends', () => {
  const units = { 'ti.talos': at(0, 0), 'kunlun.feng': `${at(1, 0)} 1hp`, ...far };
  const match = rolling('talos', units, [HIT, HIT, MISS, MISS, HIT]);
  expect(match.result?.because).toBe('heroFell');
  expect(told(match, 'effect', 'ti.talos')).toHaveLength(1);
});
rule('HOP-14.20', 'a row without a legal object is skipped', () => {
  const match = rolling('nyx', { 'ti.nyx': at(0, 0), 'kunlun.feng': at(2, 0), ...far }, [MISS, MISS, MISS, MISS, HIT, MISS, MISS]);
  expect(match.events('state')).toEqual([]); // nobody to put to sleep
});
rule('HOP-14.26', 'states of arena units wait for the next turn of the arena that takes place', () => {
  const units = { 'ti.mars': at(0, 0), 'sentinel.blue.1': `${at(4, -2)} dazed`, 'kunlun.protector': at(-4, 4) };
  const sketch: Sketch = { mode: 'ascension', step: 'engage', titanTurns: 2, units, dice: MARS_MISSES };
  const quiet = position(sketch); // nothing to engage, and no turn of the arena: the titan's turn follows
  expect(quiet.events('rivalTurnBegan')).toMatchObject([{ troop: 'titan' }]);
  expect(chip(quiet, 'sentinel.blue.1').dazed).toBe(1);
  const called = position({ ...sketch, arenaTurn: true });
  expect(called.events('rivalTurnBegan').map(({ troop }) => troop)).toEqual(['arena', 'titan']);
  expect(chip(called, 'sentinel.blue.1').dazed).toBe(0);
});
rule('HOP-14.3', 'the allies of a titan suffer the inner hexes, its parts do not', () => {
  const arena = position({
    mode: 'ascension',
    titan: 'ti.nyx',
    active: 'arena',
    step: 'engage',
    units: { 'ti.nyx': at(-4, 0), 'arena.bandit': at(2, 0), 'kunlun.warrior': at(3, 0) },
    dice: [MISS],
  });
  expect(told(arena, 'attacked', 'arena.bandit')).toEqual([]);
  const head = rolling('ifreet', { 'ti.ifreet': at(-4, 0), head: at(2, 0), 'kunlun.warrior': at(3, 0) }, [
    MISS,
    MISS,
    MISS,
    MISS,
    MISS,
    HIT,
    MISS,
    MISS,
  ]);
  expect(told(head, 'attacked', 'head')).toHaveLength(1);
});
rule(['HOP-14.9', 'HOP-22.6'], 'the arena units of Nyx move, use Abilities and engage after the players', () => {
  const match = position({
    mode: 'ascension',
    titan: 'ti.nyx',
    step: 'engage',
    units: { 'ti.nyx': at(-4, 0), 'arena.bandit': `${at(4, 0)} 3hp`, 'kunlun.protector': at(3, 1) },
    dice: [MISS],
  });
  match.play('pass');
  expect(told(match, 'healed', 'arena.bandit')).toHaveLength(1);
  expect(told(match, 'attacked', 'arena.bandit')).toMatchObject([{ target: { unit: 'kunlun.protector' } }]);
  expect(where(match, 'arena.bandit')).toBe(at(4, 0));
  expect(sorted(match.events('rivalTurnBegan').map(({ troop }) => troop))).toContain('arena');
});
