// Chapter 11: the Engagement step of rivals, with what chapter 19 says of their Specials.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { HIT_FACES } from '../../content/kinds.ts';
import type { Skills } from '../../content/units/rows.ts';
import { chip, HIT, hex, MISS, type Position, position, type Sketch, where } from '../support/position.ts';
import { arenaTurn, changed, sorted, told } from '../support/rivals.ts';

const engaging = (sketch: Sketch): Sketch => arenaTurn({ step: 'engage', ...sketch });
/** A bandit with other skills, in the Engagement step of the arena. */
const bandit = (skills: Skills, units: NonNullable<Sketch['units']>, dice: readonly number[] = []): Position =>
  changed(engaging({ units: { 'arena.bandit': hex(0, 0), ...units }, dice }), { 'arena.bandit': { skills } });
const used = (match: Position): unknown[] => told(match, 'usedSkill', 'arena.bandit').map(({ skill, on }) => ({ skill, on }));
const attacked = (match: Position): unknown[] => told(match, 'attacked', 'arena.bandit').map(({ target }) => target);

rule('HOP-11.17', 'the players choose who comes next; each acts once', () => {
  const match = position(
    engaging({ units: { 'arena.bandit': hex(0, 0), 'arena.lion': hex(2, 0), 'kunlun.protector': hex(1, 0) }, dice: [MISS, MISS, MISS] }),
  );
  expect(match.decision().ask).toBe('rivalNext');
  expect(match.texts()).toEqual(['arena.bandit', 'arena.lion']);
  match.play('arena.lion');
  expect(match.events('attacked').map(({ unit }) => unit)).toEqual(['arena.lion', 'arena.bandit']);
});
rule('HOP-11.17', 'it attacks the highest of its list in Range; superlatives look at those in Range', () => {
  const units = {
    'arena.bandit': hex(2, 0),
    'kunlun.jade-lancer': hex(1, 0),
    'kunlun.warrior': `${hex(3, 0)} 1hp`,
    'kunlun.feng': hex(0, 0),
  };
  const match = position(engaging({ units, dice: [MISS] }));
  expect(told(match, 'targeted', 'arena.bandit')).toMatchObject([{ target: { unit: 'kunlun.warrior' }, priority: 'onStone' }]);
  const { 'kunlun.warrior': _, ...others } = units;
  const strongest = position(engaging({ units: others, dice: [MISS] }));
  expect(told(strongest, 'targeted', 'arena.bandit')).toMatchObject([{ target: { unit: 'kunlun.jade-lancer' }, priority: 'strongest' }]);
});
rule('HOP-11.17', 'among equal candidates the players choose, distance does not matter', () => {
  const match = position(
    engaging({
      units: { 'arena.sagittarius': hex(0, 0), 'kunlun.warrior': hex(1, 0), 'kunlun.marksman': `${hex(-1, 3)} 3hp` },
      dice: [MISS, MISS, MISS],
    }),
  );
  expect(match.decision()).toMatchObject({ ask: 'rivalTarget', facts: { unit: 'arena.sagittarius', priority: 'strongest' } });
  expect(match.texts()).toEqual(['kunlun.warrior', 'kunlun.marksman']);
  match.play('kunlun.marksman');
  expect(match.last('attacked')).toMatchObject({ unit: 'arena.sagittarius', target: { unit: 'kunlun.marksman' } });
});
rule(['HOP-11.17', 'HOP-19.13'], 'Provoke comes before its list', () => {
  const units = { 'kunlun.protector': `${hex(1, 0)} 1hp`, 'kunlun.feng': hex(-1, 0) };
  const match = position(engaging({ units: { 'arena.bandit': hex(0, 0), ...units }, dice: [MISS] }));
  expect(attacked(match)).toEqual([{ unit: 'kunlun.protector' }]);
});
rule(['HOP-11.17', 'HOP-19.1'], 'a dazed rival does nothing, but First Strike attacks in the turn of its deployment', () => {
  const match = position(
    engaging({
      units: { 'arena.bandit': `${hex(0, 0)} fresh`, 'arena.lion': `${hex(2, 0)} fresh`, 'kunlun.protector': hex(1, 0) },
      dice: [MISS, MISS],
    }),
  );
  expect(match.events('attacked').map(({ unit }) => unit)).toEqual(['arena.lion']);
});
rule('HOP-11.18', 'the attack goes as any other: dice, damage, triggers', () => {
  const match = position(
    engaging({ units: { 'arena.lion': hex(0, 0), 'kunlun.warrior': hex(1, 0) }, dice: [HIT_FACES.green, HIT_FACES.green + 1] }),
  );
  expect(told(match, 'rolled', 'arena.lion')).toMatchObject([{ hits: 1 }]);
  expect(match.events('damaged')).toMatchObject([
    { target: { unit: 'kunlun.warrior' }, as: 'attack', lost: 1, left: 2 },
    { target: { unit: 'arena.lion' }, by: 'kunlun.warrior', as: 'skill', lost: 1, left: 3 }, // Retaliate
  ]);
});
rule('HOP-11.18', 'the step ends when nobody is left who could act', () => {
  const match = position(engaging({ units: { 'arena.bandit': hex(0, 0), 'arena.lion': hex(2, 0), 'kunlun.warrior': hex(0, 3) } }));
  expect(match.events('attacked')).toEqual([]);
  expect(match.decision().ask).toBe('rivalAt'); // the next immortal
  const felled = position(
    engaging({
      units: { 'arena.bandit': hex(0, 0), 'arena.lion': hex(2, 0), 'kunlun.marksman': `${hex(1, 0)} 1hp`, 'kunlun.warrior': hex(0, 3) },
    }),
  );
  felled.rolls(HIT).play('arena.bandit');
  expect(felled.events('attacked')).toHaveLength(1); // nobody is left for the lion
});

rule('HOP-19.42', 'rivals whirl with two opponents or more adjacent, instead of attacking', () => {
  const two = bandit({ whirlwind: 1 }, { 'kunlun.warrior': hex(1, 0), 'kunlun.protector': hex(-1, 0) });
  expect(used(two)).toMatchObject([{ skill: 'whirlwind' }]);
  expect(attacked(two)).toEqual([]);
  expect(two.events('damaged').map(({ target, lost }) => ({ target, lost }))).toEqual([
    { target: { unit: 'kunlun.warrior' }, lost: 1 },
    { target: { unit: 'kunlun.protector' }, lost: 1 },
  ]);
  const one = bandit({ whirlwind: 1 }, { 'kunlun.warrior': hex(1, 0), 'kunlun.protector': hex(-2, 0) }, [MISS]);
  expect(used(one)).toEqual([]);
  expect(attacked(one)).toEqual([{ unit: 'kunlun.warrior' }]);
});
rule('HOP-19.43', 'rivals use a Long Shot with nobody in Range, on the highest of their list', () => {
  const far = bandit({ longShot: 3 }, { 'kunlun.warrior': hex(2, 0), 'kunlun.protector': hex(-3, 0) });
  expect(used(far)).toEqual([{ skill: 'longShot', on: { unit: 'kunlun.protector' } }]);
  expect(told(far, 'targeted', 'arena.bandit')).toMatchObject([{ priority: 'onStone' }]);
  const near = bandit({ longShot: 3 }, { 'kunlun.warrior': hex(1, 0), 'kunlun.protector': hex(-3, 0) }, [MISS]);
  expect(used(near)).toEqual([]);
  expect(attacked(near)).toHaveLength(1);
});
rule('HOP-19.44', 'rivals stagger a target that is adjacent, not elite and not dazed', () => {
  const match = bandit({ stagger: 1 }, { 'kunlun.warrior': hex(1, 0) });
  expect(used(match)).toEqual([{ skill: 'stagger', on: { unit: 'kunlun.warrior' } }]);
  expect(told(match, 'state', 'kunlun.warrior')).toMatchObject([{ state: 'dazed', on: true }]);
  expect(attacked(bandit({ stagger: 1 }, { 'kunlun.warrior': `${hex(1, 0)} dazed` }, [MISS]))).toHaveLength(1);
  expect(attacked(bandit({ stagger: 1 }, { 'kunlun.feng': hex(1, 0) }, [MISS]))).toHaveLength(1);
});
rule('HOP-19.44', 'of equal targets that differ in this the players choose the target', () => {
  const match = bandit({ stagger: 1 }, { 'kunlun.warrior': hex(1, 0), 'kunlun.marksman': `${hex(-1, 0)} 3hp dazed` }, [MISS]);
  expect(match.texts()).toEqual(['kunlun.warrior', 'kunlun.marksman']);
  match.play('kunlun.marksman');
  expect(used(match)).toEqual([]);
  expect(attacked(match)).toEqual([{ unit: 'kunlun.marksman' }]);
});
rule('HOP-19.45', 'rivals bomb the hex with most opponents, two at least, and no ally', () => {
  const match = bandit({ firebomb: 3 }, { 'kunlun.warrior': hex(3, -1), 'kunlun.protector': hex(3, 0), 'kunlun.marksman': hex(2, 1) }, [
    MISS,
    MISS,
    MISS,
  ]);
  expect(match.decision().ask).toBe('rivalHex');
  expect(sorted(match.texts())).toEqual(sorted([hex(2, 0), hex(3, 0)]));
  match.play(hex(2, 0));
  expect(used(match)).toMatchObject([{ skill: 'firebomb' }]);
  const crowd = bandit({ firebomb: 3 }, { 'kunlun.warrior': hex(3, -1), 'kunlun.protector': hex(3, 0), 'arena.lion': hex(2, 0) }, [MISS]);
  expect(sorted(crowd.texts())).not.toContain(hex(2, 0));
  expect(used(bandit({ firebomb: 3 }, { 'kunlun.warrior': hex(2, 0), 'kunlun.protector': hex(-2, 0) }))).toEqual([]);
});
rule('HOP-19.46', 'rivals trample most opponents on the fewest hexes', () => {
  const match = bandit({ trample: 3 }, { 'kunlun.warrior': hex(1, 0), 'kunlun.protector': hex(2, 0), 'kunlun.marksman': hex(-1, 0) });
  expect(used(match)).toMatchObject([{ skill: 'trample' }]);
  expect(where(match, 'arena.bandit')).toBe(hex(3, 0));
  const equal = bandit({ trample: 3 }, { 'kunlun.warrior': hex(1, 0), 'kunlun.marksman': hex(-1, 0) });
  expect(equal.decision().ask).toBe('rivalTrample');
  expect(sorted(equal.texts())).toEqual(sorted([`E to ${hex(2, 0)}`, `W to ${hex(-2, 0)}`]));
});
rule('HOP-19.47', 'rivals rampage with nobody in Range', () => {
  const units = { 'arena.hippopotamus': hex(0, 0), 'kunlun.warrior': hex(0, 3) };
  const match = position(engaging({ units, dice: [2] }));
  expect(where(match, 'arena.hippopotamus')).toBe(hex(3, 0));
  const near = position(engaging({ units: { ...units, 'kunlun.warrior': hex(1, 0) }, dice: [MISS, MISS] }));
  expect(told(near, 'usedSkill', 'arena.hippopotamus')).toEqual([]);
});
rule('HOP-19.48', 'rivals use Sanctuary if two or more of them are below their Health', () => {
  const hurt = bandit(
    { sanctuary: 1 },
    { 'arena.bandit': `${hex(0, 0)} 4hp`, 'arena.lion': `${hex(1, 0)} 2hp`, 'kunlun.warrior': hex(-1, 0) },
  );
  expect(used(hurt)).toMatchObject([{ skill: 'sanctuary' }]);
  const one = bandit({ sanctuary: 1 }, { 'arena.bandit': `${hex(0, 0)} 4hp`, 'arena.lion': hex(1, 0), 'kunlun.warrior': hex(-1, 0) }, [
    MISS,
  ]);
  expect(used(one)).toEqual([]);
  expect(attacked(one)).toHaveLength(1);
});
rule('HOP-19.49', 'rivals use Terror with two opponents or more adjacent', () => {
  const two = bandit({ terror: 1 }, { 'kunlun.warrior': hex(1, 0), 'kunlun.marksman': hex(-1, 0) });
  two.play('kunlun.warrior');
  expect(where(two, 'kunlun.warrior')).toBe(hex(2, 0));
  expect(where(two, 'kunlun.marksman')).toBe(hex(-2, 0));
  expect(used(bandit({ terror: 1 }, { 'kunlun.warrior': hex(1, 0) }, [MISS]))).toEqual([]);
});
rule('HOP-11.17', 'of several Specials that it would use the players choose one', () => {
  const match = bandit({ whirlwind: 1, terror: 1 }, { 'kunlun.warrior': hex(1, 0), 'kunlun.marksman': hex(-1, 0) });
  expect(match.decision().ask).toBe('rivalAbility');
  expect(match.texts()).toEqual(['arena.bandit whirlwind', 'arena.bandit terror']);
});
rule('HOP-19.21', 'the surplus of a rival goes to the highest of its list', () => {
  const match = changed(
    engaging({
      units: {
        'arena.bandit': hex(0, 0),
        'kunlun.protector': `${hex(1, 0)} 1hp`,
        'kunlun.warrior': hex(0, 1),
        'kunlun.jade-lancer': hex(-1, 0),
      },
      dice: [HIT, HIT],
    }),
    { 'arena.bandit': { skills: { cleave: 1 }, attack: ['black', 'black'] } },
  );
  expect(match.events('damaged').map(({ target }) => target)).toEqual([{ unit: 'kunlun.protector' }, { unit: 'kunlun.jade-lancer' }]);
  expect(chip(match, 'kunlun.jade-lancer').hp).toBe(4);
});
rule(['HOP-19.32', 'HOP-11.12'], 'a rival that hits and runs goes farther from its target as long as that stays in Range', () => {
  const run = (range: number, units: NonNullable<Sketch['units']>): Position =>
    changed(engaging({ units: { 'arena.bandit': hex(0, 0), ...units }, dice: [MISS] }), {
      'arena.bandit': { skills: { hitAndRun: 1 }, range },
    });
  const archer = run(2, { 'kunlun.jade-lancer': hex(1, 0) });
  expect(archer.decision().ask).toBe('rivalTo');
  expect(sorted(archer.texts())).toEqual(sorted([hex(-1, 0), hex(-1, 1), hex(0, -1)]));
  archer.play(hex(-1, 1));
  expect(told(archer, 'moved', 'arena.bandit')).toMatchObject([{ by: 'hitAndRun', path: [hex(-1, 1)] }]);
  expect(told(run(1, { 'kunlun.jade-lancer': hex(1, 0) }), 'moved', 'arena.bandit')).toEqual([]); // out of Range
  expect(told(run(2, { 'kunlun.jade-lancer': hex(2, 0) }), 'moved', 'arena.bandit')).toEqual([]); // as far as it can be
});
rule('HOP-19.20', 'a rival shoves whenever it can, without a question', () => {
  const match = bandit({ shove: 1 }, { 'kunlun.jade-lancer': hex(1, 0) }, [HIT]);
  expect(where(match, 'kunlun.jade-lancer')).toBe(hex(2, 0));
});
rule('HOP-19.31', 'a rival rerolls its strongest die that missed', () => {
  const match = changed(
    engaging({ units: { 'arena.bandit': hex(0, 0), 'kunlun.jade-lancer': hex(1, 0) }, dice: [MISS, MISS, MISS, HIT] }),
    {
      'arena.bandit': { skills: { precision: 1 }, attack: ['yellow', 'black', 'blue'] },
    },
  );
  expect(match.events('rerolled')).toMatchObject([{ unit: 'arena.bandit', die: 'black', hit: true }]);
});
