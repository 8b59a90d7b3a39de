// The short lessons are played by their scripts on the real rules; what their texts promise must hold.
import { rehearsalOf } from '@tabularium/parts/testing';
import { expect, test } from 'vitest';
import { lesson as abilitiesLesson } from '../lesson/abilities-lesson.ts';
import { lesson as lossesLesson } from '../lesson/losses-lesson.ts';
import { arcaneLegions } from '../rules/index.ts';
import { checkScene } from './support/invariants.ts';
import { diceOf, ME, seen, unit } from './support/learner.ts';

const SEEDS = [1, 2, 3];
const LESSONS = [
  ['losses', lossesLesson],
  ['abilities', abilitiesLesson],
] as const;

test.each(LESSONS)('%s: every answer of the script exists, the table is legal, and all dice are rolled', (_, lesson) => {
  const { after, expectScript, expectSavable } = rehearsalOf(arcaneLegions, lesson);
  for (const [scene, { table }] of Object.entries(lesson.scenes)) {
    checkScene(table);
    for (const seed of SEEDS) expectScript(scene, { seed });
    expect(after(scene).dice.left).toBe(0);
    expectSavable(scene);
  }
});

test('losses: two of those that march fall first; then a wound, as no unit is pushed twice', () => {
  const { at } = rehearsalOf(arcaneLegions, lossesLesson);
  expect(unit(at('struck.scene'), 'A:R13')).toMatchObject({ figures: 8, icons: { A: 5, D: 2, M: 3 } });
  const struck = at('struck.damage');
  expect(struck.last('rolled')).toMatchObject({ attack: [5, 4, 2, 2, 1, 1], defence: [4, 1] });
  expect([struck.last('damaged').damage, struck.texts(ME)]).toEqual([2, ['S1', 'S3', 'S8', 'S11']]);
  expect(unit(at('wound.again'), 'A:R13').icons).toMatchObject({ A: 5, D: 2, M: 1 });
  const wound = at('wound.damage');
  expect([wound.last('ordered').push, wound.last('damaged').damage]).toEqual([true, 1]);
  const marked = at('wound.marked');
  expect(marked.last('wounded')).toMatchObject({ unit: 'A:R13', slot: 'S1', wounds: 1, pegs: 3 });
  expect(unit(marked, 'A:R13')).toMatchObject({ figures: 6, icons: { A: 5, D: 2, M: 1 } });
});
test('losses: regrouped they attack with 6 dice against 3; nobody can march, and at the end of the turn the wound heals', () => {
  const { at, after } = rehearsalOf(arcaneLegions, lossesLesson);
  const attack = at('answer.attack');
  expect(unit(attack, 'A:R13').icons).toMatchObject({ A: 6, D: 2, M: 0 });
  expect(diceOf(attack, 'A:R13 melee B:E01')).toBe('6 against 3');
  const result = at('answer.result');
  expect([result.last('compared').hits, unit(result, 'B:E01').icons.A]).toEqual([[0, 4], 4]);
  expect(result.whyNot(ME, 'A:R13 move')).toMatchObject({ rule: 'ARC-3.11', because: 'noMovement' });
  expect(result.texts(ME)).toContain('A:R13 melee B:E01 push');
  const { match } = after('struck');
  expect(match.last('turnEnded')).toMatchObject({ seat: ME, healed: ['A:R13'] });
  expect(match.decision(1)).toMatchObject({ ask: 'order' });
});

test('abilities: Confusion costs 1 CP, once a turn, and leaves the Phalanx 2 of its 5 dice; Bad Luck works by itself', () => {
  const { at } = rehearsalOf(arcaneLegions, abilitiesLesson);
  const empty = at('diamond.empty');
  expect(unit(empty, 'A:R02').abilities).toContainEqual(expect.objectContaining({ ability: 'thrownWeapon', ready: 0, of: 2 }));
  expect(empty.whyNot(ME, 'A:R02 shot B:E06')).toMatchObject({ rule: 'ARC-10.1', because: 'noRangedIcon' });
  const order = at('confuse.order');
  expect(diceOf(order, 'A:R01 melee B:E06')).toBe('6 against 5');
  const turned = at('confuse.turned');
  expect([seen(turned).turn?.cp, unit(turned, 'B:E06').at]).toEqual([7, '8 12 N']);
  expect(turned.whyNot(ME, 'A:R17 confusion B:E06')).toMatchObject({ rule: 'ARC-3.6', because: 'oneSpecial' });
  expect(diceOf(turned, 'A:R01 melee B:E06')).toBe('6 against 2');
  const result = at('rear.result');
  expect(result.last('rolled').defence).toEqual([5, 3]);
  expect(result.last('compared')).toMatchObject({ defence: [3, 2], hits: [0, 4] }); // the 5 was rerolled
  expect(unit(result, 'B:E06')).toMatchObject({ figures: 5, icons: { A: 0, D: 5, M: 0 } });
});
test('abilities: two javelins are 6 dice for 1 CP, at a grey side and into a melee, and defeat the Phalanx', () => {
  const { at } = rehearsalOf(arcaneLegions, abilitiesLesson);
  const order = at('throw.order');
  expect(order.texts(ME)).toContain('A:R02 thrownWeapon B:E06');
  expect(diceOf(order, 'A:R02 thrownWeapon B:E06')).toBe('6 against 2');
  const won = at('throw.won');
  expect(won.last('ordered')).toMatchObject({ order: 'special', cp: 1 });
  expect([won.last('damaged').damage, unit(won, 'B:E06').state, won.table.players[ME]?.vp]).toEqual([5, 'defeated', 2]);
  expect(seen(won).turn?.cp).toBe(3);
});
