// Chapter 11: how rivals mark and move.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { chip, HIT, hex, MISS, position, where } from '../support/position.ts';
import { arenaTurn, at, changed, immortalTurn, sorted, titanTurn, told } from '../support/rivals.ts';

rule('HOP-11.1', 'an arena turn has a Deployment, a Movement, an Ability and an Engagement step, in this order', () => {
  const match = position(
    arenaTurn({ step: 'start', units: { 'arena.bandit': `${hex(1, -2)} 3hp`, 'kunlun.protector': hex(1, 0) }, dice: [1, HIT] }),
  );
  match.play(hex(3, -3));
  const kinds = match.events().map(({ kind }) => kind);
  const order = ['deployed', 'moved', 'usedSkill', 'attacked'].map((kind) => kinds.indexOf(kind as 'moved'));
  expect(order).toEqual(sortedNumbers(order));
  expect(order).not.toContain(-1);
});
const sortedNumbers = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);

rule('HOP-11.2', 'the players choose the hex of a rival, of those that are free; it has blue chips and is dazed', () => {
  const match = position(
    arenaTurn({ step: 'deploy', units: { 'kunlun.warrior': 'a1', 'kunlun.protector': 'a4', 'im.antony': 'd1' }, dice: [1, MISS, MISS] }),
  );
  expect(match.decision()).toMatchObject({ ask: 'rivalAt', facts: { unit: 'arena.bandit' } });
  expect(match.texts()).toEqual(['a2', 'a3', 'a5', 'a6']);
  const [, blue] = match.table.supply;
  match.play('a5');
  expect(match.last('deployed')).toMatchObject({ unit: 'arena.bandit', at: 'a5', hp: 5, seat: null });
  expect(match.table.supply[1]).toBe(blue - 5);
  expect(told(match, 'stays', 'arena.bandit')[0]).toMatchObject({ because: 'dazed' });
});
rule('HOP-11.2', 'without a free hex nothing is deployed', () => {
  const names = ['warrior', 'marksman', 'protector', 'jade-lancer', 'lotus-sage', 'cloud-archer'];
  const units = Object.fromEntries(names.map((name, i) => [`kunlun.${name}`, `a${i + 1}`]));
  const match = position(arenaTurn({ step: 'deploy', units: { ...units, 'im.antony': 'g1' }, dice: [2] }));
  expect(match.last('notDeployed')).toMatchObject({ unit: 'arena.hippopotamus', why: 'noHex' });
  expect(chip(match, 'arena.hippopotamus').zone).toBe('bag');
});

rule('HOP-11.3', 'every unit that is not dazed moves once, in an order chosen by the players', () => {
  const match = position(
    arenaTurn({
      units: {
        'arena.bandit': hex(-1, -3),
        'arena.lion': hex(1, -3),
        'arena.crocodile': `${hex(3, -3)} dazed`,
        'kunlun.warrior': hex(0, 3),
      },
    }),
  );
  expect(match.decision().ask).toBe('rivalNext');
  expect(match.texts()).toEqual(['arena.bandit', 'arena.lion']);
  match.play('arena.lion');
  match.play(match.texts()[0] as string); // where to
  expect(told(match, 'moved', 'arena.lion')).toHaveLength(1);
  match.play(match.texts()[0] as string); // the bandit is the only one left
  expect(told(match, 'moved', 'arena.bandit')).toHaveLength(1);
  expect(told(match, 'moved', 'arena.crocodile')).toHaveLength(0);
  expect(told(match, 'stays', 'arena.crocodile')).toMatchObject([{ because: 'dazed' }]);
});
rule('HOP-11.3', 'nobody is asked for an order if all stay where they are', () => {
  const match = position(
    arenaTurn({ units: { 'arena.bandit': hex(0, 0), 'arena.lion': hex(2, 0), 'kunlun.protector': hex(1, 0) }, dice: [MISS] }),
  );
  expect(told(match, 'stays', 'arena.bandit')).toMatchObject([{ because: 'inRange' }]);
  expect(told(match, 'stays', 'arena.lion')).toMatchObject([{ because: 'inRange' }]);
  expect(match.texts()).toEqual(['arena.bandit', 'arena.lion']); // who attacks first
  expect(match.decision().rule).toBe('HOP-11.17');
});
rule('HOP-11.3', 'an ensnared rival does not move', () => {
  const match = position(arenaTurn({ units: { 'arena.bandit': `${hex(0, -1)} ensnared`, 'kunlun.warrior': hex(0, 3) } }));
  expect(told(match, 'stays', 'arena.bandit')).toMatchObject([{ because: 'held' }]);
  expect(where(match, 'arena.bandit')).toBe(hex(0, -1));
});

rule('HOP-11.4', 'a rival boxed in by its allies is tried again once they have moved', () => {
  const match = position(
    arenaTurn({
      units: {
        'arena.bandit': hex(-5, 0),
        'arena.lion': hex(-4, 0),
        'arena.crocodile': hex(-4, -1),
        'arena.lanista': hex(-5, 1),
        'kunlun.protector': hex(5, 0),
      },
    }),
  );
  expect(match.texts()).toEqual(['arena.lion', 'arena.crocodile', 'arena.lanista']);
  match.play('arena.lion');
  expect(match.texts()).toEqual(['arena.bandit', 'arena.crocodile', 'arena.lanista']);
  match.play('arena.bandit', hex(-3, 0));
  expect(where(match, 'arena.bandit')).toBe(hex(-3, 0));
});
rule('HOP-11.4', 'a rival that never gets a way stays', () => {
  const match = position(
    arenaTurn({
      units: {
        'arena.bandit': hex(-5, 0),
        'kunlun.warrior': `${hex(-4, 0)} fatigued`,
        'arena.crocodile': `${hex(-4, -1)} ensnared`,
        'arena.lanista': `${hex(-5, 1)} ensnared`,
        'kunlun.protector': hex(3, 0),
      },
    }),
  );
  expect(told(match, 'marked', 'arena.bandit')[0]).toMatchObject({ mark: { unit: 'kunlun.warrior' } }); // in Range, the stone is out of reach
  expect(told(match, 'stays', 'arena.bandit')).toMatchObject([{ because: 'inRange' }]);
  const boxed = position(
    arenaTurn({
      units: {
        'arena.bandit': hex(-5, 0),
        'arena.lion': `${hex(-4, 0)} ensnared`,
        'arena.crocodile': `${hex(-4, -1)} ensnared`,
        'arena.lanista': `${hex(-5, 1)} ensnared`,
        'kunlun.protector': hex(3, 0),
      },
    }),
  );
  expect(told(boxed, 'stays', 'arena.bandit')).toMatchObject([{ rule: 'HOP-11.4', because: 'noWay' }]);
});

rule(['HOP-11.5', 'HOP-13.7'], 'units on a stone come before heroes, heroes before the strongest', () => {
  const units = {
    'arena.lion': hex(2, -2),
    'kunlun.warrior': `${hex(3, 0)} 1hp`,
    'kunlun.feng': `${hex(1, 0)} 2hp`,
    'kunlun.protector': hex(0, 0),
  };
  const match = position(arenaTurn({ units }));
  expect(told(match, 'marked', 'arena.lion')).toMatchObject([{ mark: { unit: 'kunlun.warrior' }, priority: 'onStone', how: 'reached' }]);
  const { 'kunlun.warrior': _, ...noStone } = units;
  expect(told(position(arenaTurn({ units: noStone })), 'marked', 'arena.lion')).toMatchObject([
    { mark: { unit: 'kunlun.feng' }, priority: 'hero' },
  ]);
  const { 'kunlun.feng': __, ...noHero } = noStone;
  expect(told(position(arenaTurn({ units: noHero })), 'marked', 'arena.lion')).toMatchObject([
    { mark: { unit: 'kunlun.protector' }, priority: 'strongest' },
  ]);
});

rule('HOP-11.6', 'Movement and Range together reach an opponent, one hex more does not', () => {
  const near = position(arenaTurn({ units: { 'arena.sagittarius': hex(-2, 0), 'kunlun.warrior': hex(3, 1) } }));
  near.play(near.texts()[0] as string);
  expect(told(near, 'marked', 'arena.sagittarius')).toMatchObject([{ how: 'fallback', distance: 6 }]);
  const far = position(arenaTurn({ units: { 'arena.sagittarius': hex(-2, 0), 'kunlun.warrior': hex(2, 1) } }));
  expect(told(far, 'marked', 'arena.sagittarius')).toMatchObject([{ how: 'reached', distance: 5 }]);
});
rule(['HOP-11.6', 'HOP-14.3'], 'a hex from which it could not attack does not count, except for the titan', () => {
  const units = { 'ti.nyx': at(-4, 0), 'arena.bandit': at(4, 0), 'kunlun.warrior': at(1, 0) };
  const match = position({ mode: 'ascension', titan: 'ti.nyx', active: 'arena', step: 'move', units });
  expect(match.decision().ask).toBe('rivalTo');
  expect(told(match, 'marked', 'arena.bandit')).toMatchObject([{ how: 'fallback', mark: { unit: 'kunlun.warrior' } }]);
  expect(sorted(match.texts())).toEqual(sorted([at(3, -1), at(2, 0), at(2, 1)]));
  const talos = position(
    titanTurn({
      titan: 'ti.talos',
      units: { 'ti.talos': at(4, 0), 'kunlun.warrior': at(1, 0) },
      dice: [HIT, MISS, MISS, MISS, MISS],
    }),
  );
  expect(where(talos, 'ti.talos')).toBe(at(2, 0));
});

rule('HOP-11.7', 'a superlative looks at the reached opponents only', () => {
  const match = position(
    arenaTurn({ units: { 'arena.bandit': hex(0, -1), 'kunlun.warrior': hex(0, 1), 'kunlun.protector': hex(0, 3) }, dice: [MISS] }),
  );
  expect(told(match, 'marked', 'arena.bandit')).toMatchObject([{ mark: { unit: 'kunlun.warrior' }, priority: 'strongest' }]);
});
rule('HOP-11.7', 'of several candidates the nearest counts', () => {
  const match = position(
    arenaTurn({
      units: {
        'arena.lion': hex(0, 0),
        'kunlun.protector': `${hex(-3, 0)} 3hp`,
        'kunlun.warrior': `${hex(3, -1)} 3hp`,
        'kunlun.marksman': `${hex(2, 1)} 3hp`,
      },
    }),
  );
  expect(told(match, 'marked', 'arena.lion')[0]).toMatchObject({ mark: { unit: 'kunlun.protector' }, priority: 'onStone' });
  const units = { 'arena.lion': hex(0, 0), 'kunlun.warrior': hex(4, -1), 'kunlun.marksman': `${hex(1, 1)} 3hp` };
  const noStone = position(arenaTurn({ units }));
  expect(told(noStone, 'marked', 'arena.lion')[0]).toMatchObject({ mark: { unit: 'kunlun.marksman' }, distance: 2 });
});
rule('HOP-11.7', 'among equals the players choose', () => {
  const units = { 'arena.lion': hex(0, 0), 'kunlun.warrior': hex(-3, 1), 'kunlun.marksman': `${hex(3, -1)} 3hp` };
  const match = position(arenaTurn({ units }));
  expect(match.decision()).toMatchObject({ ask: 'rivalMark', facts: { unit: 'arena.lion', priority: 'strongest' } });
  expect(match.texts()).toEqual(['kunlun.warrior', 'kunlun.marksman']);
  match.play('kunlun.marksman');
  expect(told(match, 'marked', 'arena.lion')).toMatchObject([{ mark: { unit: 'kunlun.marksman' } }]);
});
rule(['HOP-11.7', 'HOP-1.4'], 'in cooperation either player may choose', () => {
  const match = position(
    arenaTurn({
      seats: 2,
      units: { 'arena.lion': hex(0, 0), 'kunlun.warrior': hex(-3, 1), 'refugees.warrior': hex(3, -1) },
    }),
  );
  expect(match.decision()).toMatchObject({ ask: 'rivalMark', seats: [0, 1] });
  match.as(1, 'kunlun.warrior');
  expect(told(match, 'marked', 'arena.lion')).toMatchObject([{ mark: { unit: 'kunlun.warrior' } }]);
});

rule('HOP-11.8', 'with the mark in Range it does not move', () => {
  const match = position(arenaTurn({ units: { 'arena.sagittarius': hex(0, 0), 'kunlun.warrior': hex(2, 0) }, dice: [MISS, MISS, MISS] }));
  expect(told(match, 'marked', 'arena.sagittarius')).toMatchObject([{ how: 'reached', distance: 2 }]);
  expect(told(match, 'stays', 'arena.sagittarius')).toMatchObject([{ because: 'inRange' }]);
  expect(told(match, 'moved', 'arena.sagittarius')).toEqual([]);
});
rule('HOP-11.8', 'unless it could not attack from its hex', () => {
  const match = position({
    mode: 'ascension',
    titan: 'ti.nyx',
    active: 'arena',
    step: 'move',
    units: { 'ti.nyx': at(-4, 0), 'arena.bandit': at(2, 0), 'kunlun.warrior': at(3, 0) },
  });
  expect(match.decision().ask).toBe('rivalTo');
  expect(sorted(match.texts())).toEqual(sorted([at(3, -1), at(2, 1)]));
});

rule('HOP-11.9', 'as far from the mark as its Range allows, then with the fewest hexes', () => {
  const match = position(arenaTurn({ units: { 'arena.sagittarius': hex(-2, 0), 'kunlun.warrior': hex(2, 0) }, dice: [MISS, MISS] }));
  expect(told(match, 'moved', 'arena.sagittarius')).toMatchObject([{ path: [hex(-1, 0)] }]);
});
rule('HOP-11.9', 'the bandit of the rulebook goes to the only hex next to the Protector within 2', () => {
  const match = position(
    arenaTurn({
      units: {
        'im.antony': hex(-2, -1),
        'arena.bandit': `${hex(1, -3)} 3hp`,
        'arena.hippopotamus': `${hex(3, -3)} fresh`,
        'kunlun.warrior': hex(-3, 0),
        'kunlun.protector': hex(1, 0),
      },
      dice: [HIT],
    }),
  );
  expect(told(match, 'marked', 'arena.bandit')[0]).toMatchObject({
    mark: { unit: 'kunlun.protector' },
    priority: 'strongest',
    distance: 3,
  });
  expect(told(match, 'moved', 'arena.bandit')[0]).toMatchObject({ from: hex(1, -3), path: [hex(1, -2), hex(1, -1)] });
  expect(told(match, 'healed', 'arena.bandit')[0]).toMatchObject({ hp: 1, left: 4 }); // HOP-11.16
  expect(match.events('damaged')[0]).toMatchObject({ target: { unit: 'kunlun.protector' }, lost: 1, left: 5 });
});
rule('HOP-11.9', 'the players choose among equal hexes', () => {
  const match = position(arenaTurn({ units: { 'arena.bandit': hex(0, 0), 'kunlun.warrior': hex(1, 1) } }));
  expect(match.decision()).toMatchObject({ ask: 'rivalTo', facts: { unit: 'arena.bandit', mark: { unit: 'kunlun.warrior' } } });
  expect(sorted(match.texts())).toEqual(sorted([hex(1, 0), hex(0, 1)]));
  match.play(hex(0, 1));
  expect(where(match, 'arena.bandit')).toBe(hex(0, 1));
});

rule('HOP-11.10', 'the players choose among shortest paths with different consequences', () => {
  const match = position(
    arenaTurn({
      units: {
        'arena.bandit': hex(0, 0),
        'kunlun.protector': hex(2, 1),
        'kunlun.warrior': hex(2, 0),
        'kunlun.jade-lancer': hex(-1, 2),
      },
    }),
  );
  expect(match.options()).toEqual([
    { at: hex(1, 1), path: [hex(0, 1), hex(1, 1)] }, // past the Spear Wall
    { at: hex(1, 1), path: [hex(1, 0), hex(1, 1)], variant: true },
  ]);
  match.play(hex(1, 1));
  expect(match.events('damaged')[0]).toMatchObject({ target: { unit: 'arena.bandit' }, by: 'kunlun.jade-lancer', lost: 1 });
  const calm = position(
    arenaTurn({ units: { 'arena.bandit': hex(0, 0), 'kunlun.protector': hex(2, 1), 'kunlun.warrior': hex(2, 0) }, dice: [MISS] }),
  );
  expect(told(calm, 'moved', 'arena.bandit')[0]?.path).toHaveLength(2); // equal paths are no question
});

rule('HOP-11.11', 'with nobody in reach it moves its full Movement on a shortest path', () => {
  const match = position(immortalTurn({ units: { 'im.antony': hex(1, -3), 'kunlun.protector': hex(-3, 3) } }));
  expect(told(match, 'marked', 'im.antony')).toMatchObject([{ how: 'fallback', priority: 'strongest', distance: 6 }]);
  expect(sorted(match.texts())).toEqual(sorted([hex(-1, -1), hex(0, -1), hex(1, -1)]));
  match.play(hex(1, -1));
  expect(told(match, 'moved', 'im.antony')[0]?.path).toHaveLength(2);
});
rule('HOP-11.11', 'a superlative now looks at all opponents', () => {
  const match = position(arenaTurn({ units: { 'arena.bandit': hex(-5, 0), 'kunlun.warrior': hex(0, 0), 'kunlun.protector': hex(5, 0) } }));
  expect(told(match, 'marked', 'arena.bandit')).toMatchObject([{ how: 'fallback', mark: { unit: 'kunlun.protector' }, distance: 10 }]);
});
rule('HOP-11.11', 'of several on stones the nearest one with a path counts', () => {
  const around = [hex(-2, -1), hex(-2, 0), hex(-3, 1), hex(-4, 1), hex(-4, 0), hex(-3, -1)];
  const guards = ['hippopotamus', 'crocodile', 'retiarius', 'murmillo', 'lanista', 'lion'];
  const units = Object.fromEntries(guards.map((name, i) => [`arena.${name}`, `${around[i]} ensnared`]));
  const match = position(
    arenaTurn({
      units: { ...units, 'arena.bandit': hex(-1, -3), 'kunlun.warrior': hex(-3, 0), 'kunlun.protector': hex(3, 0) },
    }),
  );
  expect(told(match, 'marked', 'arena.bandit')).toMatchObject([
    { how: 'fallback', priority: 'onStone', mark: { unit: 'kunlun.protector' } },
  ]);
});
rule('HOP-11.11', 'a flyer stops on an available hex: on another path, or earlier', () => {
  const units = { 'im.hesper': hex(-5, 0), 'kunlun.warrior': hex(1, 0) };
  const free = position(immortalTurn({ units }));
  expect(told(free, 'moved', 'im.hesper')[0]).toMatchObject({ path: [hex(-4, 0), hex(-3, 0), hex(-2, 0), hex(-1, 0)] });
  const taken = position(immortalTurn({ units: { ...units, 'arena.bandit': hex(-1, 0) } }));
  expect(told(taken, 'moved', 'im.hesper')[0]).toMatchObject({ path: [hex(-4, 0), hex(-3, 0), hex(-2, 0)] });
  const passed = position(immortalTurn({ units: { ...units, 'arena.bandit': hex(-3, 0) } }));
  expect(where(passed, 'im.hesper')).toBe(hex(-1, 0));
});

rule('HOP-11.12', 'a skill that moves a rival uses the same procedure with its own number of hexes', () => {
  const sketch = arenaTurn({
    step: 'deploy',
    units: { 'kunlun.warrior': hex(1, 0), 'kunlun.protector': hex(-4, 2), 'im.antony': hex(5, 0) },
    dice: [1],
  });
  const match = changed(sketch, { 'arena.bandit': { skills: { vanguard: 2 } } });
  match.play(hex(1, -3));
  expect(told(match, 'marked', 'arena.bandit')[0]).toMatchObject({ mark: { unit: 'kunlun.warrior' }, how: 'reached' });
  expect(told(match, 'moved', 'arena.bandit')[0]).toMatchObject({ by: 'vanguard', path: [hex(1, -2), hex(1, -1)] });
});

rule('HOP-11.13', 'a hex of its list is reached if it can move onto it, and it goes there', () => {
  const match = position(
    titanTurn({
      titan: 'ti.talos',
      units: { 'ti.talos': at(-2, 0), 'kunlun.warrior': at(-1, 0) },
      shards: [at(-2, -2)],
      dice: [HIT, MISS, MISS, MISS, MISS],
    }),
  );
  expect(told(match, 'marked', 'ti.talos')).toMatchObject([{ priority: 'nextToBrokenShard', mark: { at: at(-2, -1) }, how: 'reached' }]);
  expect(where(match, 'ti.talos')).toBe(at(-2, -1));
});
rule('HOP-11.13', 'once there it does not move; the nearest such hex counts, then the players choose', () => {
  const there = position(
    titanTurn({
      titan: 'ti.talos',
      units: { 'ti.talos': at(-2, -1), 'kunlun.warrior': at(2, 0) },
      shards: [at(-2, -2)],
      dice: [HIT, MISS, MISS, MISS, MISS],
    }),
  );
  expect(told(there, 'stays', 'ti.talos')).toMatchObject([{ because: 'inRange' }]);
  const far = position(
    titanTurn({
      titan: 'ti.talos',
      units: { 'ti.talos': at(0, 0), 'kunlun.warrior': at(2, 0) },
      shards: [at(-2, -2)],
      dice: [HIT, MISS, MISS, MISS, MISS],
    }),
  );
  expect(told(far, 'marked', 'ti.talos')).toMatchObject([{ priority: 'fastest', how: 'reached' }]); // the hexes are 3 away
  const choice = position(
    titanTurn({
      titan: 'ti.talos',
      units: { 'ti.talos': at(0, -2), 'kunlun.warrior': at(2, 0) },
      shards: [at(-2, -2)],
      dice: [HIT, MISS, MISS, MISS, MISS],
    }),
  );
  expect(where(choice, 'ti.talos')).toBe(at(-1, -2)); // 1 away, the others 2
});
rule('HOP-11.13', 'in the fallback the path leads to the hex itself', () => {
  const match = position(
    titanTurn({
      titan: 'ti.talos',
      units: { 'ti.talos': at(4, 0), 'kunlun.warrior': at(-5, 3) },
      shards: [at(-2, -2)],
      dice: [HIT, MISS, MISS, MISS, MISS],
    }),
  );
  expect(told(match, 'marked', 'ti.talos')).toMatchObject([{ priority: 'nextToBrokenShard', how: 'fallback' }]);
});

rule('HOP-11.14', 'with every goal blocked it comes closer', () => {
  const around = [hex(1, -1), hex(1, 0), hex(0, 1), hex(-1, 1), hex(-1, 0), hex(0, -1)];
  const guards = ['hippopotamus', 'crocodile', 'retiarius', 'murmillo', 'lanista', 'lion'];
  const units = Object.fromEntries(guards.map((name, i) => [`arena.${name}`, `${around[i]} ensnared`]));
  const match = position(arenaTurn({ units: { ...units, 'arena.bandit': hex(5, 0), 'kunlun.protector': hex(0, 0) } }));
  expect(told(match, 'marked', 'arena.bandit')).toMatchObject([{ how: 'closer', priority: 'strongest', distance: 5 }]);
  expect(where(match, 'arena.bandit')).toBe(hex(3, 0));
  const near = position(arenaTurn({ units: { ...units, 'arena.bandit': hex(2, 0), 'kunlun.protector': hex(0, 0) } }));
  expect(told(near, 'stays', 'arena.bandit')).toMatchObject([{ because: 'noWay' }]);
});

rule('HOP-11.15', 'the target of the attack is found anew, whatever was marked', () => {
  const units = { 'arena.bandit': hex(0, -2), 'kunlun.warrior': hex(0, 0), 'kunlun.marksman': `${hex(-1, 0)} 3hp` };
  const match = position(arenaTurn({ units }));
  match.play('kunlun.marksman', hex(0, -1));
  expect(told(match, 'marked', 'arena.bandit')).toMatchObject([{ mark: { unit: 'kunlun.marksman' } }]);
  expect(match.decision().ask).toBe('rivalTarget');
  expect(match.texts()).toEqual(['kunlun.warrior', 'kunlun.marksman']);
});
