// The lesson follows its script on the real rules, and what its texts promise must hold.
import type { Played } from '@tabularium/kernel/testing';
import { expectBrief, expectHints, expectWritten, rehearsalOf } from '@tabularium/parts/testing';
import { expect, test } from 'vitest';
import { lesson } from '../lesson/first-lesson.ts';
import { lesson as coverLesson } from '../lesson/heights-lesson.ts';
import { lesson as interruptionsLesson } from '../lesson/interruptions-lesson.ts';
import { tower as TOWER } from '../lesson/layouts.ts';
import en from '../messages/en.json' with { type: 'json' };
import it from '../messages/it.json' with { type: 'json' };
import { battleground } from '../rules/index.ts';
import type { ActionAbout, MoveAbout, TargetAbout } from '../table/about.ts';
import type { BattlegroundKit } from '../table/table.ts';
import type { BattlegroundView, FigureView } from '../table/view.ts';
import { checkScene } from './support/invariants.ts';
import { position } from './support/position.ts';

const SEEDS = [1, 2, 3];
const ME = lesson.seat;
const EVIL = 1;
const TEXTS = { en: en.lesson, it: it.lesson };

const { at, after, expectScript, expectSavable } = rehearsalOf(battleground, lesson);
type Lived = Played<BattlegroundKit>;
const seen = (match: Lived): BattlegroundView => match.view(ME).table as BattlegroundView;
function figure(match: Lived, name: string): FigureView {
  const found = seen(match).figures.find((one) => one.figure === name);
  if (!found) throw new Error(`${name} takes no part`);
  return found;
}
const ap = (match: Lived): number | undefined => match.table.frames.at(-1)?.ap;
const points = (match: Lived): number[] =>
  match.table.players.map((player) => player.points.reduce((sum, source) => sum + source.points, 0));
const target = (match: Lived, name: string): TargetAbout => match.about(ME, name) as TargetAbout;
const reasons = ({ test: { modifiers } }: TargetAbout): string => modifiers.map(({ reason, value }) => `${reason} ${value}`).join(', ');

// ---- the script

test('it has twelve steps: the ruins, a watchtower, and the ruins again', () => {
  expect(lesson.steps).toHaveLength(12);
  const scenes = lesson.steps.map(({ scene }) => scene);
  expect(scenes).toEqual([...Array(5).fill('start'), 'tower', 'tower', ...Array(5).fill('later')]);
});
test.each(Object.keys(lesson.scenes))('in the scene %s every answer of the script, and everything it points at, exists', (scene) => {
  for (const seed of SEEDS) expectScript(scene, { seed, which: seed === 1 ? 'first' : 'last' });
});
test.each(Object.keys(lesson.scenes))(
  'the scene %s has as many dice as it rolls, and starts from a table that the rules allow',
  (scene) => {
    const table = lesson.scenes[scene]?.table;
    if (table) checkScene(table);
    expect(after(scene).dice.left).toBe(0);
  },
);
test('the scenes use the content of the game, so that the match can be saved and bots can continue it', () => {
  expectSavable('later');
});
test('the ruins are found as they were left', () => {
  const [before, next] = [at('watch.safe'), at('charge.card')];
  const standing = ({ figures }: BattlegroundView): unknown =>
    figures.map(({ figure: name, at: place, facing, wounds, mana, activated }) => ({ name, place, facing, wounds, mana, activated }));
  const byName = (list: unknown): unknown => (list as { name: string }[]).toSorted((a, b) => a.name.localeCompare(b.name));
  expect(byName(standing(seen(next)))).toEqual(byName(standing(seen(before))));
  for (const [seat, { fate, glory, deck }] of next.table.players.entries()) {
    expect({ fate, glory, deck }).toEqual({
      fate: before.table.players[seat]?.fate,
      glory: before.table.players[seat]?.glory,
      deck: before.table.players[seat]?.deck,
    });
  }
});

// ---- its words

test('a learner who chooses something else is told why not', () => {
  for (const one of [lesson, coverLesson, interruptionsLesson]) expectHints(one);
});
test('every text exists in both languages, and no other', () => {
  expectWritten([lesson, coverLesson, interruptionsLesson], TEXTS);
});
test('the coach never says more than three sentences', () => {
  expectBrief(TEXTS);
});

// ---- what it says, step by step

test('select: no card is faster than Teamwork or gives more AP; the tie goes to the learner', () => {
  const { fate, glory } = at('select.card').table.players[ME] ?? { fate: [], glory: [] };
  const { content } = battleground;
  const hand = [...content.fate, ...content.glory].filter(({ id }) => [...fate, ...glory].includes(id));
  expect(hand).toHaveLength(7);
  expect([Math.max(...hand.map(({ initiative }) => initiative)), Math.max(...hand.map((card) => card.ap))]).toEqual([4, 3]);
  const match = at('select.tie');
  expect(match.last('revealed')).toMatchObject({ first: ME, tie: true, cards: [{ initiative: 4 }, { initiative: 4 }] });
  expect(match.texts(ME)).toEqual(['he_man', 'man_at_arms', 'stratos']);
});
test('activate: 3 AP, then 2; a second Focus is not possible', () => {
  expect(ap(at('activate.focus'))).toBe(3);
  expect(figure(at('activate.focus'), 'man_at_arms')).toMatchObject({ mana: 1, focus: false });
  const match = at('activate.again');
  expect([ap(match), figure(match, 'man_at_arms').focus]).toEqual([2, true]);
  expect(match.whyNot(ME, 'focus')).toMatchObject({ rule: 'MOB-6.2', because: 'alreadyFocused' });
});
test('shoot: Skeletor is in the open, Mer-Man behind a low wall; Trap Jaw is tougher than Skeletor', () => {
  const match = at('shoot.target');
  expect(match.texts(ME)).toEqual(['skeletor', 'mer_man', 'trap_jaw']);
  expect([target(match, 'skeletor').test.threshold, reasons(target(match, 'skeletor'))]).toEqual([3, 'focus -1']);
  expect([target(match, 'mer_man').test.threshold, reasons(target(match, 'mer_man'))]).toEqual([4, 'focus -1, cover 1']);
  expect(target(match, 'mer_man').cover).toMatchObject({ hits: [{ by: 'low' }] });
  const expected = match.texts(ME).map((name) => target(match, name).odds.expected);
  expect(Math.max(...expected)).toBe(target(match, 'skeletor').odds.expected);
});
test('dice: 3, 1, 5 and 2, two rerolls, an explosion, 4 successes against 3, 1 wound', () => {
  expect(at('dice.free').last('rolled')).toMatchObject({ faces: [3, 1, 5, 2], threshold: 3 });
  expect(at('dice.mana').last('rerolled')).toMatchObject({ with: 'free', before: [1], after: [4] });
  const match = at('dice.result');
  expect(match.last('rerolled')).toMatchObject({ with: 'mana', before: [2], after: [6] });
  expect(match.events('exploded')).toMatchObject([{ figure: 'man_at_arms', faces: [2] }, { figure: 'skeletor' }]);
  expect(match.last('net')).toMatchObject({ successes: 4, defence: 3, net: 1 });
  expect(match.last('wounded')).toMatchObject({ figure: 'skeletor', wounds: 1 });
  const cannon = battleground.content.weapons.find(({ id }) => id === 'W12');
  expect(cannon?.lines.map(({ net, wounds }) => [net, wounds])).toEqual([
    [1, 1],
    [3, 2],
    [5, 3],
  ]);
});
test('watch: a second shot would cost 2 AP; Skeletor is interrupted, with 4 or more', () => {
  expect(ap(at('watch.token'))).toBe(1);
  expect(at('watch.token').whyNot(ME, 'attack W12')).toMatchObject({ needs: 2, has: 1 });
  const match = at('watch.interrupt');
  expect(match.last('interrupts')).toMatchObject({ figure: 'man_at_arms', against: 'skeletor', as: 'overwatch' });
  expect(match.table.frames.map(({ kind }) => kind)).toEqual(['activation', 'overwatch']);
  expect(ap(match)).toBe(1);
  expect(at('watch.face').texts(ME)).toEqual(['N', 'NW']);
  expect(at('watch.reroll').last('rolled')).toMatchObject({ faces: [4, 2, 2, 3], threshold: 4 });
});
test.each(['first', 'last'] as const)('watch: the second wound, whichever die is rerolled (%s)', (which) => {
  const match = at('watch.end', { which });
  expect(match.last('net')).toMatchObject({ successes: 1, defence: 0, net: 1 });
  expect(figure(match, 'skeletor')).toMatchObject({ wounds: 2, mana: 2 });
  const safe = at('watch.safe', { which });
  expect(safe.last('net')).toMatchObject({ figure: 'skeletor', target: 'he_man', successes: 2, defence: 2 });
  expect(figure(safe, 'he_man').wounds).toBe(0);
});
test('leave: nobody shoots while engaged; every other hex carries the warning', () => {
  expect(at('leave.scene').whyNot(ME, 'attack W12')).toMatchObject({ rule: 'MOB-6.41', because: 'engaged' });
  const match = at('leave.where');
  const warned = match.texts(ME).filter((hex) => (match.about(ME, hex) as MoveAbout).opportunity.includes('mer_man'));
  expect(warned).toEqual(match.texts(ME).filter((hex) => hex !== 'G15'));
  expect(match.about(ME, 'G12^')).toMatchObject({
    cost: 3,
    left: 2,
    path: [
      { at: 'G13^', points: 2 },
      { at: 'G12^', points: 1 },
    ],
  });
});
test.each(['first', 'last'] as const)('leave: 3 successes from behind, and a defence that holds (%s)', (which) => {
  const match = at('leave.defend', { which });
  const [strike, defence] = match.events('rolled');
  expect(strike).toMatchObject({
    threshold: 2,
    modifiers: [
      { reason: 'opportunity', value: -1 },
      { reason: 'flank', value: -1 },
    ],
  });
  expect(match.last('successes')).toMatchObject({ figure: 'mer_man', successes: 3 });
  expect(defence).toMatchObject({ figure: 'man_at_arms', faces: [4, 5, 1, 3], threshold: 4 });
  const safe = at('leave.face', { which });
  expect(safe.last('net')).toMatchObject({ successes: 3, defence: 3, net: 0 });
  expect(figure(safe, 'man_at_arms')).toMatchObject({ at: 'G12^', wounds: 0 });
});
test('behind: a flank attack without cover, which the low wall would give on the ground; 2 wounds', () => {
  const match = at('behind.target');
  const below = position({ ...TOWER, figures: { ...TOWER.figures, man_at_arms: 'G12 N W12 W08' } }).as(ME, 'attack W12');
  expect(target(below, 'skeletor').cover).toMatchObject({ hits: [{ by: 'low' }] });
  expect([target(match, 'skeletor').arc, target(match, 'skeletor').cover]).toEqual(['rear', null]);
  expect(target(match, 'skeletor').test.threshold).toBe(3);
  expect(target(match, 'mer_man')).toMatchObject({ arc: 'front', test: { threshold: 4 } });
  const price = at('behind.price');
  expect(price.last('exploded')).toMatchObject({ figure: 'man_at_arms', faces: [6, 5] });
  expect(price.last('net')).toMatchObject({ successes: 5, defence: 1 });
  expect(price.last('wounded')).toMatchObject({ figure: 'skeletor', wounds: 2 });
  expect(price.whyNot(ME, 'attack W12')).toMatchObject({ rule: 'MOB-4.23', needs: 2, has: 1 });
});
test('charge: 5 against 4; He-Man has 2 AP and 1 mana, and pays nothing for the charge', () => {
  const match = at('charge.who');
  expect(match.last('revealed')).toMatchObject({ first: EVIL, cards: [{ initiative: 4 }, { initiative: 5 }] });
  expect(figure(match, 'trap_jaw').at).toBe('I14');
  const stopped = at('power.stopped');
  expect(stopped.last('moved')).toMatchObject({ figure: 'he_man', as: 'charge', path: ['M18', 'M17', 'M16', 'M15'] });
  expect([ap(stopped), figure(stopped, 'he_man').mana]).toEqual([2, 1]);
});
test('power: 1 mana is missing until the second card; improvement and the mission come before the blow', () => {
  expect(at('power.stopped').whyNot(ME, 'ability A02')).toMatchObject({ what: 'ability A02' });
  expect(at('power.ability').texts(ME)).toContain('ability A02');
  expect(figure(at('power.glory'), 'he_man')).toMatchObject({ mana: 0, buff: 'improvement' });
  expect(at('power.mission').texts(ME)).toEqual(['mission', 'ap']);
});
test('melee: 5 dice with 3 or more, 7 successes against 1, 3 wounds, 20 points, no AP', () => {
  expect(at('melee.free').last('rolled')).toMatchObject({ faces: [6, 5, 3, 4, 1], threshold: 3 });
  const match = at('melee.end');
  expect(match.last('net')).toMatchObject({ successes: 7, defence: 1 });
  expect(match.last('wounded')).toMatchObject({ figure: 'skeletor', wounds: 3, total: 5, health: 7 });
  expect(match.last('missionDone')).toMatchObject({ seat: ME, card: 'GM1', points: 20 });
  expect(ap(match)).toBe(0);
});
test('fly: Mer-Man misses; 10 points instead of 6, over the walls to E15, which is dry', () => {
  const match = at('fly.bonus');
  expect(match.last('net')).toMatchObject({ figure: 'mer_man', target: 'he_man', successes: 0 });
  expect(match.decision(ME)).toMatchObject({ ask: 'bonus', facts: { figure: 'stratos' } });
  expect(figure(at('fly.move'), 'stratos')).toMatchObject({ focus: true, mana: 2 });
  expect(at('fly.where').decision(ME)).toMatchObject({ facts: { as: 'jump', points: 10 } });
  const cost = (at('fly.where').about(ME, 'E15') as MoveAbout).cost;
  expect([cost > 6, cost <= 10]).toEqual([true, true]);
  const landed = at('fly.watch');
  expect(seen(landed).map.difficult).not.toContain('E15');
  expect(ap(landed)).toBe(1);
});
test('points: only E14 can be claimed; 40 to 0, five new cards, and Stratos cannot be first', () => {
  expect(at('points.claim').texts(ME)).toEqual(['E14']);
  expect(seen(at('points.claim')).figures.every(({ activated }) => activated)).toBe(true);
  const wounded = seen(at('points.discard')).figures.filter(({ seat, wounds }) => seat === ME && wounds > 0);
  expect(wounded).toEqual([]);
  const match = at('points.done');
  expect(points(match)).toEqual([40, 0]);
  expect(match.table.players[ME]?.fate).toHaveLength(5);
  expect(match.table.round).toBe(2);
  expect(figure(match, 'stratos').overwatch).toBe(true);
});
test('afterwards the learner selects a card and gets hints', () => {
  for (const seed of SEEDS) {
    const { match } = after('later', { seed });
    expect(match.decision(ME)).toMatchObject({ ask: 'select' });
    expect(match.view(ME).trail).toContainEqual(expect.objectContaining(lesson.hintsWhile));
    match.as(ME, 'FM03').play('FE01');
    expect(match.whyNot(ME, 'stratos')).toMatchObject({ rule: 'MOB-4.12' });
  }
});

test('cover: from M20 the wall covers Skeletor, from Q19 it does not, and the shot wounds him', () => {
  const { at: when, after: end, expectScript: expectPlayed } = rehearsalOf(battleground, coverLesson);
  for (const seed of SEEDS) expectPlayed('wall', { seed });
  expect(end('wall').dice.left).toBe(0);
  const chance = (moment: string): number => (when(moment).about(ME, 'attack W12') as ActionAbout).blows?.[0]?.any ?? 0;
  expect(chance('clear.attack')).toBeGreaterThan(chance('cover.move') + 0.05);
  expect(figure(when('clear.heights'), 'skeletor').wounds).toBeGreaterThan(0);
});

test('interruptions: the match can be saved afterwards, so that bots can continue it', () => {
  rehearsalOf(battleground, interruptionsLesson).expectSavable('watched');
});
test('interruptions: 1 AP in overwatch, harder by 1 and with the card as usual; at parting easier by 1; He-Man stays ready', () => {
  const { at: when, after: end, expectScript: expectPlayed } = rehearsalOf(battleground, interruptionsLesson);
  for (const { table } of Object.values(interruptionsLesson.scenes)) checkScene(table);
  for (const seed of SEEDS) expectPlayed('watched', { seed });
  const begun = when('interrupt.begun');
  expect(begun.last('interrupts')).toMatchObject({ figure: 'he_man', against: 'skeletor', as: 'overwatch' });
  expect([ap(begun), figure(begun, 'he_man').overwatch]).toEqual([1, false]);
  expect(begun.whyNot(ME, 'focus')).toMatchObject({ rule: 'MOB-7.21' });
  expect(when('harder.free').last('rolled')).toMatchObject({ faces: [5, 4, 4, 2, 1], threshold: 4 });
  const struck = when('harder.end');
  expect(struck.last('net')).toMatchObject({ successes: 3, defence: 1 });
  expect(struck.last('wounded')).toMatchObject({ figure: 'skeletor', wounds: 1 });
  const leaving = when('flight.only');
  expect(leaving.whyNot(ME, 'move')).toMatchObject({ rule: 'MOB-7.36' });
  expect(when('flight.reroll').last('rolled')).toMatchObject({ faces: [5, 4, 3, 2, 1], threshold: 2 });
  const { match, dice } = end('watched');
  expect(dice.left).toBe(0);
  expect(match.last('net')).toMatchObject({ successes: 5, defence: 2 });
  expect(figure(match, 'skeletor')).toMatchObject({ wounds: 3, at: 'M12', activated: true });
  expect(figure(match, 'he_man')).toMatchObject({ wounds: 0, activated: false });
  expect(match.decision(ME)).toMatchObject({ ask: 'select' });
});
