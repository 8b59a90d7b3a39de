// Chapter 13: the turns of the immortal and of the arena.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { chip, HIT, hex, MISS, type Position, position, where } from '../support/position.ts';
import { arenaTurn, immortalTurn, told } from '../support/rivals.ts';

const player = { 'kunlun.warrior': hex(0, 3) };

rule(['HOP-13.10', 'HOP-13.11'], 'in the first turn of a wave a random immortal is deployed on a blue hex', () => {
  const match = position(immortalTurn({ step: 'start', units: player, dice: [4, MISS, MISS, MISS] }));
  expect(match.decision()).toMatchObject({ ask: 'rivalAt', facts: { unit: 'im.kazir' } });
  expect(match.texts()).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'a6']);
  match.play('a2');
  expect(match.last('deployed')).toMatchObject({ unit: 'im.kazir', hp: 6, at: 'a2' });
  expect(told(match, 'stays', 'im.kazir')).toMatchObject([{ because: 'dazed' }]);
});
rule('HOP-13.10', 'with an immortal in combat there is no deployment', () => {
  const match = position(immortalTurn({ step: 'start', units: { ...player, 'im.valeria': hex(0, 1) } }));
  expect(match.events('deployed')).toEqual([]);
  expect(told(match, 'moved', 'im.valeria')).toHaveLength(1);
});
rule('HOP-13.12', 'in cooperation it has 2 more Health', () => {
  const match = position(immortalTurn({ seats: 2, step: 'start', units: player, dice: [4, MISS, MISS, MISS] }));
  match.play('a2');
  expect(match.last('deployed')).toMatchObject({ unit: 'im.kazir', hp: 8 });
});

rule('HOP-13.13', 'a random unit is drawn, the players choose a blue hex', () => {
  const match = position(arenaTurn({ step: 'start', units: { ...player, 'arena.bandit': hex(0, -2) }, dice: [2] }));
  expect(match.decision()).toMatchObject({ ask: 'rivalAt', facts: { unit: 'arena.lion' } }); // the second of those in the bag
  match.play('a1');
  expect(where(match, 'arena.lion')).toBe('a1');
});
rule('HOP-13.13', 'none is drawn at the limit, two alone and three in cooperation', () => {
  const two = { ...player, 'arena.bandit': hex(0, 2), 'arena.lion': hex(1, 2) };
  const solo = position(arenaTurn({ step: 'start', units: two, dice: [MISS, MISS, MISS] }));
  expect(solo.events('deployed')).toEqual([]);
  const coop = position(arenaTurn({ seats: 2, step: 'start', units: two, dice: [1] }));
  expect(coop.decision().ask).toBe('rivalAt');
});
rule('HOP-13.13', 'a unit for which there are too few chips goes back', () => {
  const match = position(arenaTurn({ step: 'start', units: player, supply: [10, 4], dice: [1] }));
  expect(match.events('notDeployed')[0]).toMatchObject({ unit: 'arena.bandit', why: 'noChips' });
  expect(chip(match, 'arena.bandit').zone).toBe('bag');
});
rule('HOP-13.14', 'a defeated arena unit returns to the bag', () => {
  const match = position({ mode: 'onslaught', step: 'engage', units: { 'kunlun.warrior': hex(0, 0), 'arena.bandit': `${hex(1, 0)} 1hp` } });
  match.rolls(HIT, HIT, HIT).play('engage kunlun.warrior', 'attack');
  expect(match.last('returned')).toMatchObject({ unit: 'arena.bandit', to: 'bag' });
  expect(chip(match, 'arena.bandit').zone).toBe('bag');
});

rule('HOP-13.16', 'it rolls all its dice in every turn, attack or not', () => {
  const far = position(immortalTurn({ units: { 'im.valeria': hex(0, -3), ...player }, dice: [MISS, MISS, MISS] }));
  far.play(far.texts()[0] as string);
  expect(told(far, 'attacked', 'im.valeria')).toEqual([]);
  expect(told(far, 'rolled', 'im.valeria')[0]?.dice.map(({ die }) => die)).toEqual(['black', 'blue', 'blue']);
});
rule('HOP-13.16', 'the dice include those that skills add; also when it is dazed on its first turn', () => {
  const match = position(immortalTurn({ step: 'start', units: player, dice: [1, MISS, MISS, MISS, MISS] }));
  match.play('a3');
  expect(told(match, 'rolled', 'im.antony')[0]?.dice.map(({ die }) => die)).toEqual(['black', 'green', 'blue', 'yellow']); // Dig In
});
rule(['HOP-13.16', 'HOP-19.26', 'HOP-19.39'], 'Curse and Intimidate weaken its attack, not the roll for its effects', () => {
  const all = ['black', 'green', 'blue', 'yellow'];
  const dice = (match: Position): string[] => told(match, 'rolled', 'im.antony')[0]?.dice.map(({ die }) => die) ?? [];
  const factions = ['lamosians', 'kunlun'];
  const cursed = { 'im.antony': `${hex(0, -3)} cursed`, 'lamosians.bonecaller': hex(0, 3) };
  const idle = position(immortalTurn({ factions, step: 'engage', units: cursed, dice: [MISS, MISS, MISS, MISS] }));
  expect(dice(idle)).toEqual(all);
  const daunted = { 'im.antony': `${hex(0, 0)} fresh`, 'lamosians.bonecaller': hex(0, 1) };
  const dazed = position(immortalTurn({ factions, step: 'engage', units: daunted, dice: [MISS, MISS, MISS, MISS] }));
  expect(told(dazed, 'attacked', 'im.antony')).toEqual([]);
  expect(dice(dazed)).toEqual(all);
  const struck = { 'im.antony': `${hex(0, 0)} cursed`, 'lamosians.bonecaller': hex(0, 1) };
  const attacks = position(immortalTurn({ factions, step: 'engage', units: struck, dice: [MISS, MISS] }));
  expect(told(attacks, 'attacked', 'im.antony')).toHaveLength(1);
  expect(dice(attacks)).toEqual(['green', 'blue']);
});
rule('HOP-13.16', 'it attacks like any rival; one roll serves attack and effects', () => {
  const match = position(immortalTurn({ units: { 'im.antony': hex(-2, -1), 'kunlun.warrior': hex(-3, 0) }, dice: [MISS, HIT, HIT, MISS] }));
  expect(told(match, 'stays', 'im.antony')).toMatchObject([{ because: 'inRange' }]);
  expect(told(match, 'rolled', 'im.antony')).toMatchObject([{ hits: 2 }]);
  expect(match.events('damaged')).toMatchObject([
    { target: { unit: 'kunlun.warrior' }, lost: 2, left: 1 },
    { target: { unit: 'im.antony' }, by: 'kunlun.warrior', dealt: 1, lost: 0 }, // Retaliate, ignored
  ]);
  expect(match.last('favor')).toMatchObject({ seat: 0, gained: 1 });
});

rule('HOP-13.17', 'effects follow the attack and its triggers, from top to bottom, by the same dice', () => {
  const match = position(
    immortalTurn({
      units: {
        'im.antony': hex(-2, -1),
        'kunlun.warrior': hex(-3, 0),
        'arena.bandit': `${hex(1, -1)} 4hp`,
        'arena.hippopotamus': hex(3, -3),
      },
      dice: [MISS, HIT, HIT, MISS],
    }),
  );
  expect(match.decision()).toMatchObject({
    ask: 'effectAt',
    facts: { unit: 'im.antony', effect: 'displaceTarget', whom: 'kunlun.warrior' },
  });
  match.play(hex(-2, 0));
  expect(where(match, 'kunlun.warrior')).toBe(hex(-2, 0));
  expect(chip(match, 'arena.bandit').hp).toBe(5);
  expect(chip(match, 'arena.hippopotamus').hp).toBe(6); // above its Health
  expect(told(match, 'effect', 'im.antony')).toMatchObject([
    { effect: 'displaceTarget', happens: true },
    { effect: 'alliesGain', happens: true },
  ]);
});
rule('HOP-13.17', 'an effect needs a hit of its colour, one is enough', () => {
  const match = position(
    immortalTurn({
      units: { 'im.kazir': hex(1, -1), 'kunlun.protector': hex(1, 0), 'kunlun.warrior': hex(0, 1) },
      dice: [HIT, MISS, MISS],
    }),
  );
  expect(told(match, 'effect', 'im.kazir')).toMatchObject([
    { effect: 'scorch', happens: true },
    { effect: 'hotStones', happens: false, because: 'noHit' },
  ]);
  expect(chip(match, 'kunlun.warrior').hp).toBe(2);
});
rule('HOP-13.17', 'the target must still be in combat', () => {
  const match = position(
    immortalTurn({ units: { 'im.antony': hex(-2, -1), 'kunlun.marksman': `${hex(-3, 0)} 1hp`, ...player }, dice: [MISS, HIT, MISS, MISS] }),
  );
  expect(chip(match, 'kunlun.marksman').zone).toBe('discard');
  expect(match.events('displaced')).toEqual([]);
  expect(told(match, 'effect', 'im.antony')[0]).toMatchObject({ effect: 'displaceTarget', happens: false, because: 'nobody' });
});
