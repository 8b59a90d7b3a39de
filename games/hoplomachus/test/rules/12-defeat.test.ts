// Defeat, and what becomes of a unit that leaves combat.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { chip, position } from '../support/position.ts';
import { ATTACKER, duel, fight, TARGET, taught } from '../support/taught.ts';

rule('HOP-12.1', 'a defeated unit goes to the discard of its own troop', () => {
  const match = fight(duel({}, {}, { units: { [TARGET]: 'd7 1hp' } }));
  expect(chip(match, TARGET)).toMatchObject({ zone: 'discard', troop: 1 });
});
rule(['HOP-12.1', 'HOP-13.14'], 'a defeated arena unit returns to the bag', () => {
  const match = taught(
    { 'kunlun.warrior': { skills: '', attack: ['red'] } },
    { mode: 'onslaught', step: 'engage', units: { 'im.antony': 'a1 3hp', 'arena.bandit': 'd7 1hp', 'kunlun.warrior': 'd6' } },
  ).play('engage kunlun.warrior');
  expect(match.events('returned')[0]).toMatchObject({ unit: 'arena.bandit', to: 'bag' });
});
rule(['HOP-12.1', 'HOP-22.2'], 'a defeated Tendril returns to the titan’s camp', () => {
  const match = taught(
    { 'kunlun.warrior': { skills: '', attack: ['red', 'red', 'red'] } },
    { mode: 'ascension', titan: 'ti.ifreet', step: 'engage', units: { 'ti.ifreet': 'e6', 'tendril.1': 'e8', 'kunlun.warrior': 'e9' } },
  ).play('engage kunlun.warrior');
  expect(match.events('returned')[0]).toMatchObject({ unit: 'tendril.1', to: 'camp' });
  expect(chip(match, 'tendril.1').zone).toBe('camp');
});
rule(['HOP-12.1', 'HOP-20.7'], 'a unit with Second Death returns to its camp, face up', () => {
  const match = fight(duel({}, {}, { units: { [TARGET]: 'd7 1hp secondDeath' } }));
  expect(chip(match, TARGET)).toMatchObject({ zone: 'camp', known: true, hp: 0 });
  expect(match.events('returned')).toMatchObject([{ unit: TARGET, to: 'camp' }]);
});

rule('HOP-12.2', 'its tactics go to the discards of those who played them, its chips to the supply', () => {
  const match = duel({}, {}, { units: { [TARGET]: 'd7 2hp stun hamstring' } });
  const supply = match.table.supply[1];
  fight(match);
  expect(match.table.supply[1]).toBe(supply + 2);
  expect(match.table.chips.filter(({ tactic }) => tactic === 'hamstring' || tactic === 'stun').every(({ unit }) => unit === -1)).toBe(true);
  expect(
    match
      .events('tacticDiscarded')
      .map(({ tactic }) => tactic)
      .toSorted(),
  ).toEqual(['hamstring', 'stun']);
});
rule(['HOP-12.2', 'HOP-14.22'], 'its shards stay on its hex, active side up', () => {
  const match = taught(
    { 'arena.bandit': { skills: '', attack: ['red'] } },
    {
      mode: 'ascension',
      titan: 'ti.nyx',
      active: 'arena',
      step: 'engage',
      shards: ['held'],
      units: { 'ti.nyx': 'e6', 'arena.bandit': 'd4', 'kunlun.warrior': 'd5 1hp shard', 'kunlun.lotus-sage': 'i1' },
    },
  );
  expect(match.events('defeated')).toMatchObject([{ unit: 'kunlun.warrior' }]);
  expect(match.events('shardDropped')).toMatchObject([{ at: 'd5', count: 1 }]);
});
rule('HOP-12.3', 'the game ends at once with the primary hero', () => {
  const match = duel({ attack: ['red'] }, {}, { units: { 'refugees.melinoe': 'd5 1hp undied', [TARGET]: 'd7' } });
  fight(match, 'refugees.melinoe');
  expect(match.result).toMatchObject({ winners: [0], because: 'heroFell' });
});
rule('HOP-12.4', 'a unit that leaves combat loses every state', () => {
  const match = fight(duel({}, {}, { units: { [TARGET]: 'd7 1hp fresh dazed fatigued ensnared cursed poisoned undied walled' } }));
  expect(chip(match, TARGET)).toMatchObject({
    zone: 'discard',
    fresh: false,
    dazed: 0,
    fatigued: 0,
    ensnared: 0,
    cursed: 0,
    poisonedBy: -1,
    undied: false,
    walled: false,
  });
});
rule('HOP-12.4', 'its hex is free again', () => {
  const match = fight(duel({}, {}, { units: { [TARGET]: 'd7 1hp' } }));
  expect(match.table.standing.includes(match.table.units.findIndex(({ name }) => name === TARGET))).toBe(false);
  expect(match.table.standing.includes(match.table.units.findIndex(({ name }) => name === ATTACKER))).toBe(true);
});
rule('HOP-12.2', 'an empty set of tactics is no event', () => {
  expect(
    position({ step: 'engage', units: { 'kunlun.warrior': 'd6', 'refugees.warrior': 'd7 1hp', 'refugees.shade': 'g1' }, dice: [1, 1, 1] })
      .play('engage kunlun.warrior', 'attack')
      .events('tacticDiscarded'),
  ).toEqual([]);
});
