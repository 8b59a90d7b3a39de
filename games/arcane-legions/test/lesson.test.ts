// The lesson is played by its script on the real rules; what its texts promise must hold.
import { expectBrief, expectHints, expectWritten, rehearsalOf } from '@tabularium/parts/testing';
import { expect, test } from 'vitest';
import { lesson as abilitiesLesson } from '../lesson/abilities-lesson.ts';
import { lesson } from '../lesson/first-lesson.ts';
import { setupOf } from '../lesson/layout.ts';
import { lesson as lossesLesson } from '../lesson/losses-lesson.ts';
import en from '../messages/en.json' with { type: 'json' };
import it from '../messages/it.json' with { type: 'json' };
import { arcaneLegions } from '../rules/index.ts';
import { open } from '../rules/open.ts';
import type { DicePart, Unit } from '../table/table.ts';
import type { ObjectiveView } from '../table/view.ts';
import { checkScene } from './support/invariants.ts';
import { about, diceOf, type Lived, ME, seen, unit } from './support/learner.ts';

const SEEDS = [1, 2, 3];
const TEXTS = { en: en.lesson, it: it.lesson };

const { at, after, expectScript, expectSavable } = rehearsalOf(arcaneLegions, lesson);
const cp = (match: Lived): number | undefined => seen(match).turn?.cp;
const vp = (match: Lived): number[] => match.table.players.map((player) => player.vp);
const objectives = (match: Lived): Pick<ObjectiveView, 'controlledBy' | 'contested'>[] =>
  seen(match).objectives.map(({ controlledBy, contested }) => ({ controlledBy, contested }));
const costOf = (match: Lived, text: string): number => about(match, text).cost.reduce((sum, { value }) => sum + value, 0);
const listed = (parts: readonly DicePart[] = []): string => parts.map(({ reason, value }) => `${reason} ${value}`).join(', ');

// ---- the script

test('it has twelve steps: the first battle, a moment of another, and the first battle again', () => {
  expect(lesson.steps).toHaveLength(12);
  const scenes = lesson.steps.map(({ scene }) => scene);
  expect(scenes).toEqual([...Array(6).fill('start'), ...Array(3).fill('hill'), ...Array(3).fill('later')]);
});
test.each(Object.keys(lesson.scenes))('in the scene %s every answer of the script, and whatever is pointed out, exists', (scene) => {
  for (const seed of SEEDS) expectScript(scene, { seed, which: seed === 1 ? 'first' : 'last', looksAtOffers: true });
});
test.each(Object.keys(lesson.scenes))(
  'the scene %s brings as many dice as it rolls, and begins at a table that the rules allow',
  (scene) => {
    const table = lesson.scenes[scene]?.table;
    if (table) checkScene(table);
    expect(after(scene).dice.left).toBe(0);
  },
);
test('the scenes use only what the game has, so that the match can be saved, and bots can play on', () => {
  expectSavable('later');
});
test('it begins with the armies, the ground and the terms of the first battle', () => {
  const { table } = lesson.scenes['start'] ?? {};
  const real = open(setupOf({ mode: 'firstBattle', units: {} }), arcaneLegions.content, { below: () => 0 });
  const unplaced = (units: readonly Unit[] = []) => units.map(({ x: _x, y: _y, ...unit }) => unit);
  expect({ units: unplaced(table?.units), pieces: table?.pieces, order: table?.order, terms: table?.terms }).toEqual({
    units: unplaced(real.units),
    pieces: real.pieces,
    order: real.order,
    terms: real.terms,
  });
});
test('the first battle is exactly as it was left', () => {
  const [before, next] = [at('reply.contested'), at('push.attack')];
  expect(next.table.units).toEqual(before.table.units);
  expect({ ...seen(next), diceOff: null }).toEqual({ ...seen(before), diceOff: null });
  expect([next.table.played, next.table.round]).toEqual([before.table.played, before.table.round]);
});

// ---- its words

test('a wrong choice is answered with the reason', () => {
  for (const one of [lesson, lossesLesson, abilitiesLesson]) expectHints(one);
});
test('what its texts name exists in both languages, and nothing else', () => {
  expectWritten([lesson, lossesLesson, abilitiesLesson], TEXTS);
});
test('the coach never talks for more than three sentences', () => {
  expectBrief(TEXTS);
});

// ---- what it says, step by step

test('card: 9 VP, 2 attack, 3 defence and 4 movement icons, 8 CP, and what orders cost', () => {
  const match = at('card.order');
  expect(seen(match).players[ME]).toMatchObject({ target: 9, vp: 0 });
  expect(unit(match, 'A:R01').icons).toMatchObject({ A: 2, D: 3, M: 4 });
  expect([cp(match), costOf(match, 'A:R01 move'), costOf(match, 'A:R04 shot B:E02'), costOf(match, 'A:R01 regroup')]).toEqual([8, 2, 2, 1]);
  expect(unit(match, 'A:R01').worth).toBe(2);
});
test('march: 4 MP, 1 for a step forward and 2 for any other; the objective is touched, and then held', () => {
  const first = at('march.first');
  expect(first.decision(ME).facts).toMatchObject({ left: 4 });
  expect(unit(first, 'A:R01').costs).toEqual([1, 2, 2, 2]);
  expect(at('march.touch').decision(ME)).toMatchObject({ ask: 'objectiveSnap' });
  expect(at('march.onto').decision(ME).facts).toMatchObject({ left: 2 });
  const match = at('regroup.order');
  expect(unit(match, 'A:R01').at).toBe('4 10.5 N');
  expect(objectives(match)[0]).toEqual({ controlledBy: ME, contested: false });
});
test('regroup: 1 CP; one figure by hand, then the rest: 6 attack and 5 defence icons, and none for movement', () => {
  const icons = (match: Lived): string => JSON.stringify(unit(match, 'A:R01').icons);
  expect(icons(at('regroup.one'))).toBe(icons(at('regroup.order')));
  expect(unit(at('regroup.all'), 'A:R01').icons).toMatchObject({ A: 3, M: 3 });
  expect(unit(at('regroup.done'), 'A:R01').icons).toEqual({ A: 6, D: 5, R: 0, M: 0 });
  const slots = arcaneLegions.content.units.find(({ id }) => id === 'R01')?.slots ?? [];
  expect([slots[9]?.icons, slots[5]?.icons]).toEqual([
    { A: 0, D: 0, R: 0, M: 1 },
    { A: 1, D: 0, R: 0, M: 0 },
  ]);
  expect(new Set(slots.map(({ circle, size, pegs }) => `${circle} ${size} ${pegs}`)).size).toBe(1);
});
test('shoot: the Spears are too far away, the Archers are not; 5 beats 4, a tie, a phantom die, 2 damage', () => {
  expect(at('shoot.range').whyNot(ME, 'A:R04 shot B:E01')).toMatchObject({ rule: 'ARC-10.4', because: 'outOfRange' });
  const { line } = about(at('shoot.target'), 'A:R04 shot B:E02').attack ?? {};
  expect([line?.distance.toFixed(1), line?.units, line?.pieces]).toEqual(['5.1', [], []]);
  const match = at('shoot.result');
  expect(match.last('compared')).toMatchObject({ attack: [5, 3, 3], defence: [4, 3], phantoms: [2, 2], hits: [0, 2] });
  expect(match.events('downed')).toMatchObject([{ unit: 'B:E02' }, { unit: 'B:E02' }]);
});
test('charge: straight ahead they would ride past; front to front, 1 CP for a Charger, a wound', () => {
  expect(cp(at('charge.order'))).toBe(3);
  const past = at('charge.aside');
  expect(past.decision(ME).facts).toMatchObject({ left: 6 });
  past.play('F', 'F', 'F', 'F');
  expect(unit(past, 'A:R03').adjacent).toEqual([]);
  const match = at('charge.melee');
  expect(unit(match, 'A:R03').adjacent).toMatchObject([{ unit: 'B:E04', own: 'F', other: 'F' }]);
  expect([cp(match), costOf(match, 'A:R03 melee B:E04')]).toEqual([1, 1]);
  expect(listed(about(match, 'A:R03 melee B:E04').attack?.attack)).toBe('icons 3, fear -1');
  const result = at('charge.result');
  expect(result.last('compared')).toMatchObject({ attack: [6, 3], defence: [6], hits: [0, 1] });
  expect(result.last('wounded')).toMatchObject({ unit: 'B:E04', wounds: 1, pegs: 2 });
});
test('reply: the turn ends by itself; 1 damage each; all others attack; the wound heals, the objective is contested', () => {
  expect(at('reply.over').last('turnEnded')).toMatchObject({ seat: ME, lost: 0 });
  const match = at('reply.damage');
  expect(match.last('compared')).toMatchObject({ unit: 'B:E01', attack: [6, 2], defence: [4, 3, 2, 2, 1], hits: [1, 1] });
  const slots = arcaneLegions.content.units.find(({ id }) => id === 'R01')?.slots ?? [];
  const others = match.texts(ME).filter((slot) => slot !== 'S1');
  expect(others.map((slot) => slots[Number(slot.slice(1)) - 1]?.icons.A)).toEqual(others.map(() => 1));
  const back = at('reply.contested');
  expect(back.last('turnEnded')).toMatchObject({ healed: ['B:E04'] });
  expect([vp(back), cp(back), unit(back, 'A:R01').icons.A]).toEqual([[0, 0], 8, 6]);
  expect(objectives(back)[0]).toEqual({ controlledBy: null, contested: true });
});
test('sight: rocks block; the palisade costs a die, a grey side three; a target in melee one', () => {
  const match = at('sight.blocked');
  expect(match.whyNot(ME, 'A:R11 shot B:E03')).toMatchObject({ rule: 'ARC-10.7', because: 'blocked' });
  expect([unit(match, 'A:R11').base, unit(match, 'A:R11').icons.R, costOf(match, 'A:R11 shot B:E02')]).toEqual(['sortie', 4, 1]);
  const sides = at('sight.sides');
  expect(sides.texts(ME)).toEqual(['F-F', 'F-L']);
  expect(sides.texts(ME).map((line) => diceOf(sides, line))).toEqual(['3 against 2', '4 against 0']);
  expect(listed(about(sides, 'F-F').attack?.attack)).toBe('icons 4, crossedTerrain -1');
  expect(listed(about(sides, 'F-L').attack?.defence)).toBe('icons 2, side -3');
  expect(at('sight.result').last('compared')).toMatchObject({ attack: [5, 3, 2, 1], defence: [], hits: [0, 2] });
});
test('turn: 3 of 6 MP for the turn; at the corner one side is blue, the other grey', () => {
  expect(at('turn.ride').last('turned')).toMatchObject({ unit: 'A:R03', cost: 3, left: 3 });
  expect(unit(at('turn.ride'), 'A:R03').at?.endsWith(' NE')).toBe(true);
  const match = at('turn.snap');
  expect(match.texts(ME)).toHaveLength(2);
  const [front, right] = unit(match, 'B:E02').colours;
  expect([front, right]).toEqual(['blue', 'grey']);
});
test.each(['first', 'last'] as const)(
  'flank: 5 dice against none, whether the base slides or not (%s); then a shot into melee',
  (which) => {
    const match = at('flank.attack', { which });
    expect(unit(match, 'A:R03').adjacent).toMatchObject([{ unit: 'B:E02', own: 'F', other: 'R' }]);
    expect(diceOf(match, 'A:R03 melee B:E02')).toBe('5 against 0');
    expect(listed(about(match, 'A:R03 melee B:E02').attack?.attack)).toBe('icons 3, trample 2');
    expect(at('flank.result', { which }).last('compared')).toMatchObject({ attack: [6, 5, 3, 2, 1], hits: [0, 3] });
    expect(listed(about(at('flank.into', { which }), 'A:R11 shot B:E02 push').attack?.attack)).toBe('icons 4, intoMelee -1');
  },
);
test('push: 6 against 2, a critical hit, four are left; a defender is given up, and the formation is worth 2 VP', () => {
  const match = at('push.attack');
  expect(diceOf(match, 'A:R01 melee B:E01')).toBe('6 against 2');
  expect(listed(about(match, 'A:R01 melee B:E01').attack?.defence)).toBe('icons 3, cowardly -1');
  const again = at('push.again');
  expect(again.last('rolled')).toMatchObject({ attack: [6, 6, 6, 2, 1, 1], critical: true });
  expect([again.last('compared').hits[1], again.last('damaged').damage, unit(again, 'B:E01').figures]).toEqual([3, 4, 4]);
  const won = at('push.won');
  expect(unit(won, 'A:R01').icons.A).toBe(6);
  expect(won.last('compared')).toMatchObject({ hits: [0, 5] });
  expect([unit(won, 'B:E01').state, vp(won)]).toEqual(['defeated', [2, 0]]);
  expect(objectives(won)[0]).toEqual({ controlledBy: ME, contested: false });
});
test.each(['first', 'last'] as const)('leave: 3 CP and a free attack, a wound for any rider (%s), and the second objective', (which) => {
  const match = at('leave.order', { which });
  expect(about(match, 'A:R03 move')).toMatchObject({ move: { points: 6, strikes: ['B:E04'] } });
  expect(listed(about(match, 'A:R03 move').cost)).toBe('base 2, impede 1');
  const struck = at('leave.damage', { which });
  expect(struck.last('rolled')).toMatchObject({ unit: 'B:E04', attack: [5, 2, 1], defence: [] });
  const away = at('leave.aside', { which });
  expect(away.last('wounded')).toMatchObject({ unit: 'A:R03', wounds: 1, pegs: 2 });
  const stop = at('leave.stop', { which });
  expect(stop.decision(ME)).toMatchObject({ ask: 'manoeuvre', facts: { left: 2 } });
  expect(objectives(stop)).toEqual([
    { controlledBy: ME, contested: false },
    { controlledBy: ME, contested: false },
  ]);
});
test('victory: 1 CP is lost, 2 damage from behind kill one rider, 2 + 3 + 3 VP; the cavalry turns about for 1 CP', () => {
  expect(cp(at('victory.end'))).toBe(1);
  const match = at('victory.behind');
  expect(match.last('attacked')).toMatchObject({ unit: 'B:E04', target: 'A:R03', from: 'F', to: 'B' });
  expect(match.last('damaged')).toMatchObject({ unit: 'A:R03', damage: 2 });
  const points = at('victory.points');
  expect(unit(points, 'A:R03')).toMatchObject({ figures: 4, icons: { A: 3, M: 4 } });
  expect(vp(points)).toEqual([8, 0]);
  expect(points.whyNot(ME, 'A:R03 melee B:E04')).toMatchObject({ rule: 'ARC-9.4', because: 'tooFewIcons' });
  const done = at('victory.done');
  expect(unit(done, 'A:R03').adjacent).toMatchObject([{ unit: 'B:E04', own: 'F', other: 'F' }]);
  expect([cp(done), done.texts(ME).includes('A:R03 melee B:E04')]).toEqual([7, true]);
});
test('afterwards the learner gives orders, and is given hints', () => {
  for (const seed of SEEDS) {
    const { match } = after('later', { seed });
    expect(match.decision(ME)).toMatchObject({ ask: 'order' });
    expect(match.view(ME).trail).toContainEqual(expect.objectContaining(lesson.hintsWhile));
  }
});
