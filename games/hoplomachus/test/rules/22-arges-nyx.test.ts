// Chapter 22: the cards of Arges and Nyx.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { chip, HIT, MISS, position, type Sketch, where } from '../support/position.ts';
import { at, EAST, far, hits, NORTH_EAST, NORTH_WEST, rolling, sorted, told, WEST } from '../support/rivals.ts';

// ---- Arges: yellow, green, blue, blue, black; the rows: wear yellow, stride black, bolt blue, quake green

rule('HOP-22.5', 'Wear: 1 damage to the active shard with most hp, the players choose among equals', () => {
  const units = { 'ti.arges': at(0, 0), ...far };
  const match = rolling('arges', units, [HIT, MISS, MISS, MISS, MISS], {
    shards: [`${WEST} active 1hp`, `${EAST} active 3hp`, `${NORTH_WEST} active 2hp`, 'gone'],
  });
  expect(match.table.shards.map(({ hp }) => hp)).toEqual([1, 2, 2, 0]);
  const equal = rolling('arges', units, [HIT, MISS, MISS, MISS, MISS], { shards: [`${NORTH_WEST} active 1hp`] });
  expect(sorted(equal.texts())).toEqual(sorted([`shard ${NORTH_EAST}`, `shard ${WEST}`, `shard ${EAST}`]));
  expect(equal.view(0).trail).toContainEqual({ at: 'rivalTurn', troop: 'titan', unit: 'ti.arges' }); // whose turn it is
  equal.play(`shard ${EAST}`);
  expect(equal.last('damaged')).toMatchObject({ target: { shard: EAST }, by: 'ti.arges', lost: 1, left: 1 });
});
rule('HOP-22.5', 'Stride: Arges moves 2, then hurts all around', () => {
  const match = rolling(
    'arges',
    { 'ti.arges': at(-3, 0), 'kunlun.warrior': at(2, 0), 'kunlun.protector': at(-2, 0) },
    [MISS, MISS, MISS, MISS, HIT],
    {
      shards: ['gone', 'gone', 'gone', `${NORTH_EAST} active 1hp`],
    },
  );
  expect(hits(match)).toContainEqual(['kunlun.protector', 1]);
});
rule('HOP-22.5', 'Arges goes for opponents next to an active shard, then shards, then the strongest', () => {
  const targeted = (units: NonNullable<Sketch['units']>, shard: string): unknown => {
    const dice = [MISS, MISS, HIT, MISS, MISS, MISS, MISS, MISS];
    const match = rolling('arges', { 'ti.arges': at(2, 0), ...units }, dice, { shards: ['gone', 'gone', 'gone', `${shard} active 3hp`] });
    const { target, priority } = match.last('targeted');
    return [target, priority];
  };
  const beside = { 'kunlun.warrior': at(3, 1), 'kunlun.jade-lancer': at(1, 0) };
  expect(targeted(beside, EAST)).toEqual([{ unit: 'kunlun.warrior' }, 'nextToActiveShard']);
  expect(targeted({ 'kunlun.jade-lancer': at(1, 0) }, EAST)).toEqual([{ shard: EAST }, 'activeShard']);
  expect(targeted(beside, WEST)).toEqual([{ unit: 'kunlun.jade-lancer' }, 'strongest']);
});
rule('HOP-22.5', 'Bolt with one hit is an attack; Fork with two also hurts the active shard nearest to the target', () => {
  const units = { 'ti.arges': at(0, 0), 'kunlun.jade-lancer': at(3, -1) };
  const bolt = rolling('arges', units, [MISS, MISS, HIT, MISS, MISS, MISS, MISS, MISS]);
  expect(told(bolt, 'attacked', 'ti.arges')).toHaveLength(1);
  expect(hits(bolt)).toEqual([]);
  const fork = rolling('arges', units, [MISS, MISS, HIT, HIT, MISS, MISS, MISS, MISS]);
  expect(fork.events('damaged')).toMatchObject([{ target: { shard: NORTH_EAST }, as: 'effect', dealt: 1 }]);
});
rule('HOP-22.5', 'Fork: after an attack on a shard the nearest other one; without a target nothing', () => {
  const shards = [`${WEST} active 3hp`, `${EAST} active 3hp`, 'gone', 'gone'];
  const match = rolling('arges', { 'ti.arges': at(2, 0), ...far }, [MISS, MISS, HIT, HIT, MISS, HIT, MISS, MISS], { shards });
  expect(match.events('damaged')).toMatchObject([
    { target: { shard: EAST }, as: 'attack', lost: 1 },
    { target: { shard: WEST }, as: 'effect', lost: 1 },
  ]);
  const nobody = rolling('arges', { 'ti.arges': at(0, -4), 'kunlun.jade-lancer': at(-4, 4) }, [MISS, MISS, HIT, HIT, MISS], {
    shards: [`${WEST} active 3hp`, 'gone', 'gone', 'gone'], // the only one, so nobody would be asked which
  });
  expect(nobody.events('damaged')).toEqual([]);
});
rule('HOP-22.5', 'Quake: 1 damage to every unit and shard on the line to the edge', () => {
  const match = rolling(
    'arges',
    { 'ti.arges': at(2, -1), 'kunlun.warrior': at(2, 0), 'kunlun.marksman': at(2, 3), 'kunlun.protector': at(1, 0) },
    [MISS, HIT, MISS, MISS, MISS, 3],
  );
  expect(told(match, 'arenaDie', 'ti.arges')).toMatchObject([{ face: 3, toward: 'SE' }]);
  expect(match.events('damaged').map(({ target }) => target)).toEqual([
    { unit: 'kunlun.warrior' },
    { shard: EAST },
    { unit: 'kunlun.marksman' },
  ]);
});
rule('HOP-22.5', 'a shard without hp leaves the game', () => {
  const match = rolling('arges', { 'ti.arges': at(0, 0), ...far }, [HIT, MISS, MISS, MISS, MISS], {
    shards: [`${WEST} active 1hp`, `${EAST} active 1hp`, 'gone', 'gone'],
  });
  match.play(`shard ${WEST}`);
  expect(match.last('shardBroken')).toMatchObject({ at: WEST });
  expect(match.table.shards.map(({ gone, hp }) => [gone, hp])).toEqual([
    [true, 0],
    [false, 1],
    [true, 0],
    [true, 0],
  ]);
});
rule('HOP-22.5', 'the players lose at once with the last shard', () => {
  const match = rolling('arges', { 'ti.arges': at(0, 0), ...far }, [HIT, MISS, MISS, MISS, MISS], {
    shards: [`${WEST} active 1hp`, 'gone', 'gone', 'gone'],
  });
  expect(match.result).toMatchObject({ winners: [], because: 'shardsFell' });
});

// ---- Nyx: yellow, yellow, green, green, blue, black, black

rule('HOP-22.6', 'Nightfall: with fewer than two arena units a random one on an inner hex; with two hits all gain 1', () => {
  const match = rolling('nyx', { 'ti.nyx': `${at(0, 0)} 20hp`, 'arena.bandit': at(4, 0), ...far }, [
    HIT,
    HIT,
    MISS,
    MISS,
    MISS,
    MISS,
    MISS,
    2,
  ]);
  expect(match.decision()).toMatchObject({ ask: 'rivalAt', facts: { unit: 'arena.lion' } });
  match.play(at(0, 2));
  expect([chip(match, 'arena.lion').hp, chip(match, 'arena.bandit').hp]).toEqual([5, 6]);
  const full = rolling('nyx', { 'ti.nyx': at(0, 0), 'arena.bandit': at(4, 0), 'arena.lion': at(3, 0), ...far }, [
    HIT,
    MISS,
    MISS,
    MISS,
    MISS,
    MISS,
    MISS,
  ]);
  expect(full.events('deployed')).toEqual([]);
  expect(full.events('notDeployed')).toMatchObject([{ unit: null, why: 'limit' }]);
});
rule(['HOP-22.6', 'HOP-22.4'], 'Veil and Bronze Skin cap damage; a miss still does none', () => {
  for (const titan of ['ti.nyx', 'ti.talos']) {
    const units = { [titan]: at(1, 0), 'kunlun.warrior': at(0, 0), 'kunlun.lotus-sage': at(0, 1) };
    const match = position({ mode: 'ascension', titan, step: 'engage', units });
    const { attacks } = match.about(0, 'engage kunlun.warrior', 'engage');
    expect(attacks[0]?.about.odds[0], titan).toBeCloseTo((1 / 6) * (3 / 6) * (4 / 6));
  }
});
rule('HOP-22.6', 'Glide: Nyx flies up to 3', () => {
  const units = {
    'ti.nyx': at(0, -4),
    'arena.bandit': at(-1, -3),
    'arena.lion': at(0, -3),
    'arena.crocodile': at(1, -4),
    'kunlun.feng': at(0, 1),
  };
  const match = rolling('nyx', units, [MISS, MISS, HIT, MISS, MISS, MISS, MISS]);
  expect(where(match, 'ti.nyx')).toBe(at(0, -1));
  expect(told(match, 'marked', 'ti.nyx')).toMatchObject([{ mark: { unit: 'kunlun.feng' }, priority: 'hero', how: 'reached' }]);
});
rule('HOP-22.6', 'Slumber: the highest within 3 that is neither elite nor a shardholder is fatigued in its next turn', () => {
  const units = {
    'ti.nyx': at(0, 0),
    'kunlun.feng': at(1, 0),
    'kunlun.lotus-sage': `${at(0, 2)} shard`,
    'kunlun.warrior': at(3, 0),
    'kunlun.marksman': at(-2, 0),
    'kunlun.protector': at(0, 4),
  };
  const match = rolling('nyx', units, [MISS, MISS, MISS, MISS, HIT, MISS, MISS], { shards: [NORTH_WEST, NORTH_EAST, WEST, 'held'] });
  expect(match.events('state')).toMatchObject([{ unit: 'kunlun.marksman', state: 'fatigued', on: true }]); // two dice against three
  expect(match.refuses('move kunlun.marksman')).toMatchObject({ because: 'fatigued' });
});
rule('HOP-22.6', 'Night Blade: she attacks at Range 2, shardholders first', () => {
  const units = { 'ti.nyx': at(0, 0), 'kunlun.feng': at(1, 0), 'kunlun.warrior': `${at(0, 2)} shard` };
  const dice = [MISS, MISS, MISS, MISS, MISS, HIT, HIT, MISS, MISS, MISS, MISS]; // one attack, however many black dice hit
  const match = rolling('nyx', units, dice, { shards: [NORTH_WEST, NORTH_EAST, WEST, 'held'] });
  expect(told(match, 'targeted', 'ti.nyx')).toMatchObject([{ target: { unit: 'kunlun.warrior' }, priority: 'shardholder' }]);
  const { 'kunlun.feng': _, ...plain } = { ...units, 'kunlun.warrior': at(0, 2), 'kunlun.marksman': at(2, 0) };
  const least = rolling('nyx', plain, dice);
  expect(told(least, 'targeted', 'ti.nyx')).toMatchObject([{ target: { unit: 'kunlun.marksman' }, priority: 'leastDeadly' }]);
});
rule('HOP-22.6', 'at the end of her turn lying shards return, inactive, to the nearest pedestal without one', () => {
  const dice = [MISS, MISS, MISS, MISS, MISS, MISS, MISS];
  const one = rolling('nyx', { 'ti.nyx': at(0, 0), ...far }, dice, { shards: [WEST, EAST, `${at(3, 0)} active loose`, 'gone'] });
  expect(one.last('shardReturned')).toMatchObject({ from: at(3, 0), at: NORTH_EAST });
  expect(one.table.shards[2]).toMatchObject({ active: false, loose: false });
  const tie = rolling('nyx', { 'ti.nyx': at(-4, 0), ...far }, dice, { shards: [WEST, `${at(3, 0)} active loose`, NORTH_WEST, 'gone'] });
  expect(tie.decision().ask).toBe('effectAt');
  expect(sorted(tie.texts())).toEqual(sorted([EAST, NORTH_EAST]));
  const held = rolling('nyx', { 'ti.nyx': at(0, 0), 'kunlun.warrior': `${at(-4, 4)} shard` }, dice, {
    shards: [NORTH_WEST, NORTH_EAST, WEST, 'held'],
  });
  expect(held.events('shardReturned')).toEqual([]);
});
rule('HOP-22.6', 'if lying shards compete for a pedestal the players choose which one comes first', () => {
  const shards = [WEST, EAST, `${at(3, -1)} active loose`, `${at(4, 0)} active loose`];
  const match = rolling('nyx', { 'ti.nyx': at(0, 0), ...far }, [MISS, MISS, MISS, MISS, MISS, MISS, MISS], { shards });
  expect(sorted(match.texts())).toEqual(sorted([at(3, -1), at(4, 0)]));
  match.play(at(4, 0));
  expect(match.events('shardReturned')).toMatchObject([
    { from: at(4, 0), at: NORTH_EAST },
    { from: at(3, -1), at: NORTH_WEST },
  ]);
});
