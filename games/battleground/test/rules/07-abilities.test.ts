// Abilities, markers, free actions, items and mana. Chapter 7.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { isOnDifficult } from '../../rules/field/footing.ts';
import type { TargetAbout } from '../../table/about.ts';
import { acts, facing, figure, frame, type Position, player, position, type Sketch, where } from '../support/position.ts';

const active = (figures: Record<string, string>, more: Sketch = {}): Position =>
  position({ figures, active: Object.keys(figures)[0] as string, ...more });
const ones = Array.from({ length: 12 }, () => 1);

// ---- abilities

rule('MOB-7.61', 'passive abilities are not actions', () => {
  const match = active({ he_man: 'M15 mana=5', skeletor: 'M5' });
  expect(acts(match, 'ability')).toEqual(['A02']);
});
rule('MOB-7.62', 'a passive ability works every time', () => {
  const match = active({ he_man: 'M15 W01', skeletor: 'M14' }, { dice: Array<number>(16).fill(1), ap: 5 });
  match.play('attack W01', 'none', 'attack W01', 'none'); // a free reroll is offered in both
  expect(match.events('attacked')).toHaveLength(2);
});
rule('MOB-7.67', 'a subject within a distance must be in sight', () => {
  const orko = { orko: 'M15 mana=1', he_man: 'M18', stratos: 'M25' };
  expect(
    active({ ...orko, skeletor: 'A1' })
      .play('ability A06')
      .last('swapped'),
  ).toMatchObject({ with: 'he_man' });
  const hidden = active({ ...orko, skeletor: 'A1' }, { elements: { H4: ['L16 M17 N16 O17', 'K17 J16 I17 H16'] } });
  expect(hidden.refuses('ability A06')).toMatchObject({ rule: 'MOB-6.56' });
});
rule('MOB-7.68', 'a figure turns to face the target of its ability', () => {
  const match = active({ skeletor: 'M10 N mana=1', he_man: 'M15' }, { dice: ones }).play('ability A13');
  expect(facing(match, 'skeletor')).toBe('S');
});
rule(['MOB-7.69', 'MOB-7.70', 'MOB-11.13'], 'an ability test ignores flank and cover, and is made against a defence test', () => {
  const match = active({ skeletor: 'M10 mana=1', he_man: 'M15 S' }, { elements: { L2: ['M12 M13'] }, dice: [5, 5, 5, 1, 1, 5, 1, 1] }).play(
    'ability A13',
  );
  expect(match.events('rolled').map(({ as, threshold }) => [as, threshold])).toEqual([
    ['ability', 4],
    ['defence', 4],
  ]);
  expect(match.last('net').net).toBe(2);
  expect(where(match, 'he_man')).toBe('M14'); // the low obstacle stops the second hex
});
rule('MOB-7.69', 'a player sees the odds of an ability’s test', () => {
  const match = active({ trap_jaw: 'M15 mana=1', he_man: 'M16', orko: 'M14 wounds=3' }).play('ability A19');
  const odds = (name: string) => (match.about(1, name) as TargetAbout).odds;
  expect(match.about(1, 'he_man')).toMatchObject({
    distance: 0,
    cover: null,
    test: { stat: 'strength', threshold: 4 },
    defence: { stat: 'toughness' },
  });
  expect(odds('orko').any).toBeGreaterThan(odds('he_man').any); // two dice instead of four
  expect(odds('he_man').knockOut).toBe(0);
  expect(odds('orko').knockOut).toBeGreaterThan(0.6); // one wound is enough
});
rule('MOB-11.25', 'Terrifying Roar affects every engaged enemy, in an order that the player chooses', () => {
  const match = active(
    { skeletor_p: 'M15 west mana=2', he_man: 'M14', orko: 'M16', stratos: 'A25' },
    { dice: [5, 5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1] },
  );
  match.play('ability A25');
  expect([match.decision().ask, match.texts()]).toEqual(['subject', ['he_man', 'orko']]);
  match.play('he_man');
  expect(['he_man', 'orko', 'stratos'].map((name) => figure(match, name).debuff)).toEqual(['stun', null, null]);
  expect(match.events('usedAbility').map(({ on }) => on)).toEqual(['he_man', 'orko']);
});

// ---- markers

const MER_MAN = { mer_man: 'M10 mana=2', he_man: 'M20', orko: 'Y30' };
rule(['MOB-7.63', 'MOB-7.64'], 'a marker is placed on an empty hex without terrain, within range and in sight', () => {
  const match = active(MER_MAN, { difficult: 'M12', elements: { L2: ['N12 N13'] }, objectives: 'M13' }).play('ability A21');
  const places = match.texts();
  for (const at of ['M11', 'M19', 'L12']) expect(places).toContain(at);
  for (const at of ['M12', 'N12', 'M13', 'M10', 'M20', 'M21']) expect(places).not.toContain(at);
});
rule('MOB-7.65', 'a marker affects enemies within its radius', () => {
  const match = active({ ...MER_MAN, stratos: 'M16' }).play('ability A21', 'M18');
  expect(['he_man', 'stratos', 'orko'].map((name) => isOnDifficult(match.table, match.table.figures.indexOf(figure(match, name))))).toEqual(
    [true, true, false],
  );
});
rule('MOB-7.66', 'an army has one marker: a new one replaces the old', () => {
  const match = active(MER_MAN, { markers: [{ seat: 1, at: 'M5', radius: 2 }] }).play('ability A21', 'M18');
  expect(match.table.markers).toHaveLength(1);
  expect(match.events('marker').map(({ at, on }) => [at, on])).toEqual([
    ['M5', false],
    ['M18', true],
  ]);
});

// ---- free actions, items

rule('MOB-7.71', 'a free action changes no costs', () => {
  const match = active({ he_man: 'M20', skeletor: 'M5' }, { hands: ['F02', ''] }).play('play F02', 'ability', 'M18', 'N');
  expect([frame(match).paid.move, frame(match).ap]).toEqual([0, 3]);
});
rule(['MOB-7.76', 'MOB-7.78'], 'using a one-use item is a free action, once per game for each, any number in a turn', () => {
  const match = active({ stratos: 'M20 I16 I16 I18 wounds=2', skeletor: 'M5' }, { ap: 1 });
  expect(acts(match, 'use')).toEqual(['I16', 'I18']);
  match.play('use I16', 'use I16', 'use I18');
  expect([frame(match).ap, figure(match, 'stratos')]).toMatchObject([
    3,
    { wounds: 1, items: [{ used: true }, { used: true }, { used: true }] },
  ]);
  expect(acts(match, 'use')).toEqual([]);
  expect(match.events('usedItem').map(({ item }) => item)).toEqual(['I16', 'I16', 'I18']);
});
rule('MOB-7.78', 'an item that would do nothing is not offered', () => {
  const match = active({ stratos: 'M20 I17 I18 mana=5', skeletor: 'M5' });
  expect(acts(match, 'use')).toEqual([]);
  expect(match.refuses('use I18')).toMatchObject({ because: 'doesNothing' });
});
rule('MOB-7.80', 'a figure can gain AP only in its own activation or interruption', () => {
  const match = active({ man_at_arms: 'M20 mana=1', stratos: 'M18 I16 I17', skeletor: 'M10 S W23 overwatch' });
  match.play('ability A11', 'move', 'walk', 'M14', 'N');
  expect([match.decision().ask, match.texts()]).toEqual(['interruptedItem', ['I17', 'pass']]);
});
rule('MOB-7.80', 'an interrupter gains AP for its own interruption', () => {
  const match = active({ skeletor: 'M12', he_man: 'M20 N W01 I16 overwatch' }).play('move', 'M15', 'S', 'use I16');
  expect([frame(match).kind, frame(match).ap]).toEqual(['overwatch', 2]);
});
rule('MOB-7.81', 'there are enough tokens for everybody', () => {
  const figures = { he_man: 'M20 stun', stratos: 'M21 stun', orko: 'M22 stun', ram_man: 'M23 stun', skeletor: 'M17' };
  const match = position({ figures, active: 'skeletor', hands: ['', 'FE03'], firstPlayer: 1 });
  match.play('play FE03', 'ability', 'he_man');
  expect(match.table.figures.filter(({ debuff }) => debuff === 'stun')).toHaveLength(4);
});
rule(['MOB-7.82', 'MOB-6.54'], 'mana pays for abilities', () => {
  const match = active({ skeletor: 'M10 mana=3', he_man: 'M15' }, { dice: ones }).play('ability A13');
  expect(match.events('mana').map(({ change, why }) => [change, why])).toEqual([[-1, 'A13']]);
});
rule(['MOB-2.2', 'MOB-14.16'], 'the acting figure is not its own ally', () => {
  const match = active({ he_man: 'M20', skeletor: 'M5' }, { hands: ['F11 FM02', ''] }).play('play F11');
  expect([match.texts(), player(match, 0).fate]).toEqual([['mana'], ['FM02']]);
});

// ---- why not

rule(['MOB-6.56', 'MOB-11.8', 'MOB-7.117'], 'a figure that cannot be pushed is not offered, with the reason', () => {
  const shove = (figures: Record<string, string>): Position =>
    position({ figures: { skeletor: 'M15 S', ...figures }, active: 'skeletor', hands: ['', 'F12'] }).play('play F12');
  const among = shove({ ram_man: 'M14', stratos: 'N14', orko: 'L14' }).play('ability');
  expect([among.texts(), among.refuses('ram_man')]).toMatchObject([['stratos', 'orko'], { rule: 'MOB-11.8', because: 'immovable' }]);
  expect(shove({ ram_man: 'M14' }).refuses('ability')).toMatchObject({ rule: 'MOB-11.8', because: 'immovable' });
  expect(shove({ he_man_bc: 'M13 west' }).refuses('ability')).toMatchObject({ rule: 'MOB-6.56' }); // not engaged
  expect(shove({ stratos: 'M14', orko: 'M13' }).refuses('ability')).toMatchObject({ rule: 'MOB-7.92', because: 'noRoom' });
});
rule(['MOB-4.18', 'MOB-7.86'], 'a charge that leads nowhere is not offered', () => {
  const match = position({ figures: { he_man: 'M25', skeletor: 'M5' }, active: 'he_man', hands: ['FM10', ''] }).play('play FM10');
  expect([match.texts(), match.refuses('ability')]).toMatchObject([['mana'], { rule: 'MOB-7.86', because: 'noCharge' }]);
});
rule('MOB-7.80', 'an interrupted figure without an activation of its own gains no AP', () => {
  const match = position({
    figures: { man_at_arms: 'M20 mana=1', stratos: 'M18 I16 I17', skeletor: 'M10 S W23 mana=1 overwatch' },
    active: 'man_at_arms',
  }).play('ability A11', 'move', 'walk', 'M14', 'N');
  expect([match.decision().ask, match.texts()]).toEqual(['interruptedItem', ['I17', 'pass']]);
  expect(match.refuses('I16')).toMatchObject({ rule: 'MOB-7.80', because: 'notActing' });
});
