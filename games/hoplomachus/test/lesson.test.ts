// The lesson is played by its script on the real rules; what its texts promise must hold.
import type { Played } from '@tabularium/kernel/testing';
import { expectBrief, expectHints, expectWritten, rehearsalOf } from '@tabularium/parts/testing';
import { expect, test } from 'vitest';
import { lesson as crowd } from '../lesson/crowd.ts';
import { lesson } from '../lesson/first-lesson.ts';
import { lesson as titan } from '../lesson/titan.ts';
import en from '../messages/en.json' with { type: 'json' };
import it from '../messages/it.json' with { type: 'json' };
import { hoplomachus } from '../rules/index.ts';
import type { DieShown } from '../table/events.ts';
import type { HoplomachusKit } from '../table/table.ts';
import type { HoplomachusView, UnitView } from '../table/view.ts';
import { checkInvariants } from './support/invariants.ts';

const SEEDS = [1, 2, 3, 4, 5];
const ME = lesson.seat;
const TEXTS = { en: en.lesson, it: it.lesson };

const { at, after, expectScript } = rehearsalOf(hoplomachus, lesson);
type Lived = Played<HoplomachusKit>;
const seen = (match: Lived): HoplomachusView => match.view(ME).table as HoplomachusView;
function unit(match: Lived, name: string): UnitView {
  const found = seen(match).units.find((one) => one.unit === name);
  if (!found) throw new Error(`nobody knows where ${name} is`);
  return found;
}
/** Where a unit stands and its hp. */
const stands = (match: Lived, name: string): [string | null, number] => [unit(match, name).at, unit(match, name).hp];
const bead = (match: Lived): number | undefined => seen(match).boards[0]?.bead;
/** Of the hexes offered, those from which a target would be within Range. */
const hexesNear = (match: Lived, target: string): readonly string[] =>
  match.decision(ME).texts.filter((hex) => JSON.stringify(match.about(ME, hex)).includes(target));
const shown = (dice: readonly DieShown[]): string => dice.map(({ die, hit }) => `${die} ${hit ? 'hit' : 'miss'}`).join(', ');

test.each(Object.keys(lesson.scenes))('in the scene %s every answer of the script, and whatever is looked at, is there', (scene) => {
  for (const seed of SEEDS) expectScript(scene, { seed, looksAtOffers: true });
});
test('a wrong choice is answered with the reason', () => {
  for (const one of [lesson, crowd, titan]) expectHints(one);
});
test.each(Object.keys(lesson.scenes))(
  'the dice of the scene %s are as many as it rolls, and it begins at a table that the rules allow',
  (scene) => {
    const table = lesson.scenes[scene]?.table;
    if (table) checkInvariants(table);
    expect(after(scene).dice.left).toBe(0);
  },
);
test('what its texts name exists in both languages, and nothing else', () => {
  expectWritten([lesson, crowd, titan], TEXTS);
});
test('the coach never talks for more than three sentences', () => {
  expectBrief(TEXTS);
});

test('immortal: it is the first match alone, with Kunlun, Rostam and Antony, who is dazed and misses with four dice', () => {
  const match = at('immortal.welcome');
  expect(seen(match)).toMatchObject({ terms: { mode: 'onslaught', coop: false }, round: 1, wave: 1, boards: [{ hero: 'neutral.rostam' }] });
  expect(seen(match).troops[ME]).toMatchObject({ faction: 'kunlun', colour: 'red', camp: { count: 11 }, tactics: { camp: { length: 4 } } });
  expect(at('immortal.dice').events('stays')).toMatchObject([{ unit: 'im.antony', because: 'dazed' }]);
  expect(shown(at('immortal.dice').last('rolled').dice)).toBe('black miss, green miss, blue miss, yellow miss');
  expect(stands(at('immortal.dice'), 'im.antony')).toEqual(['a3', 5]);
});
test('deploy: somebody must enter; the Protector comes with 6 chips, dazed', () => {
  expect(at('deploy.unit').texts(ME)).not.toContain('pass');
  const match = at('tactic.play');
  expect(stands(match, 'kunlun.protector')).toEqual(['g2', 6]);
  expect(unit(match, 'kunlun.protector').fresh).toBe(true);
  const others = seen(match).units.filter(({ rank, seat }) => rank === 'unit' && seat === ME);
  expect(Math.max(...others.map(({ health }) => health))).toBe(6);
});
test('tactic: Movement 3 instead of 2', () => {
  expect(unit(at('arena.place'), 'kunlun.protector').movement).toEqual({ printed: 2, now: 3 });
});
test('mark: the Protector is 6 away and out of reach; the green hit has nobody to push', () => {
  const match = at('mark.far');
  expect(match.last('marked')).toMatchObject({ unit: 'im.antony', distance: 6, how: 'fallback' });
  expect(match.texts(ME)).toEqual(['c6', 'c5', 'c4']);
  expect(shown(at('mark.green').last('rolled').dice)).toBe('black miss, green hit, blue miss');
  expect(at('mark.green').events('displaced')).toEqual([]);
});
test('stone: the Marksman cannot move yet, the Protector gets to the stone', () => {
  expect(at('stone.dazed').whyNot(ME, 'move kunlun.marksman')).toMatchObject({ rule: 'HOP-9.2', because: 'freshlyDeployed' });
  expect(at('stone.save').texts(ME)).toEqual(['bolsterHealth', 'stun', 'blitz', 'pass']);
  expect(at('stone.to').about(ME, 'd3')).toMatchObject({ steps: 3 });
  expect(seen(at('special.shoot')).troops[ME]?.stones).toBe(1);
});
test('special: only the Long Shot can be used; Antony ignores 1 damage, which earns 1 favor', () => {
  expect(at('special.shoot').about(ME, 'engage kunlun.marksman')).toMatchObject({ attacks: [], specials: ['longShot'] });
  const match = at('special.ignored');
  expect(match.last('damaged')).toMatchObject({ target: { unit: 'im.antony' }, dealt: 1, lost: 0 });
  expect(bead(match)).toBe(1);
});
test('list: the Bandit marks the unit on the stone and has two hexes to choose from', () => {
  const match = at('list.bandit');
  expect(match.last('marked')).toMatchObject({ unit: 'arena.bandit', priority: 'onStone', how: 'reached' });
  expect(match.texts(ME)).toEqual(['c3', 'c2']);
});
test('effects: 6, 5, then 4 hp; Antony stays 2 hexes away; Bandit 6 and Lion 5', () => {
  expect(stands(at('effects.range'), 'kunlun.protector')).toEqual(['d3', 5]);
  expect(at('effects.range').texts(ME)).toEqual(['d5', 'c4']);
  const match = at('effects.blue');
  expect(shown(match.last('rolled').dice)).toBe('black hit, green miss, blue hit');
  expect(match.last('damaged')).toMatchObject({ dealt: 2, lost: 1, left: 4, why: [{ value: 1, reason: 'deflect' }] });
  expect([stands(match, 'arena.bandit'), stands(match, 'arena.lion')]).toEqual([
    ['c3', 6],
    ['a5', 5],
  ]);
});
test('stones: the Stone check has cost Antony 1 hp', () => {
  expect(at('stones.check').last('lost')).toMatchObject({ unit: 'im.antony', hp: 1, left: 4, because: 'stone' });
});
test('blitz: an opponent next to a unit of mine may have the tactic too, an immortal may not', () => {
  const match = at('blitz.on');
  expect(match.texts(ME)).toContain('arena.bandit');
  expect(match.texts(ME)).not.toContain('im.antony');
});
test('attack: only from e4 the Bandit is within Range; it goes from 6 hp to 4 and to 2', () => {
  expect(hexesNear(at('attack.to'), 'arena.bandit')).toEqual(['e4']);
  expect(shown(at('attack.marksman').last('rolled').dice)).toBe('blue hit, yellow miss, green hit');
  expect(stands(at('attack.marksman'), 'arena.bandit')).toEqual(['c3', 4]);
  expect(at('attack.how').texts(ME)).toEqual(['attack', 'longShot']);
  expect(at('attack.target').texts(ME).toSorted()).toEqual(['arena.bandit', 'im.antony']);
  expect(stands(at('attack.later'), 'arena.bandit')).toEqual(['c3', 2]);
});

test('favor: Antony goes from 4 hp to 3; with 2 favor the bead passes 5 and Feng wakes', () => {
  const match = at('favor.scene');
  expect(seen(match)).toMatchObject({ round: 5, troops: [{ discard: ['kunlun.warrior'] }, {}, {}] });
  expect(match.last('lost')).toMatchObject({ unit: 'im.antony', left: 3, because: 'stone' });
  expect(bead(match)).toBe(4);
  expect(at('favor.asleep').whyNot(ME, 'deploy kunlun.feng')).toMatchObject({ rule: 'HOP-10.6', because: 'heroInactive' });
  expect(at('favor.target').texts(ME).toSorted()).toEqual(['arena.bandit', 'arena.lion', 'im.antony']);
  expect(at('favor.awake').last('favor')).toMatchObject({ gained: 2, bead: 6 });
  expect(at('favor.awake').last('activated').unit).toBe('kunlun.feng');
});
test('fall: the Bandit falls, Antony has 2 hp; the Protector is left with 2 and pushed off the stone', () => {
  expect(stands(at('fall.target'), 'arena.bandit')).toEqual(['c3', 2]);
  expect(stands(at('fall.target'), 'arena.lion')).toEqual(['d4', 5]);
  const fallen = at('fall.draw');
  expect(fallen.last('defeated').unit).toBe('arena.bandit');
  expect(stands(fallen, 'im.antony')).toEqual(['d5', 2]);
  expect(fallen.decision(ME)).toMatchObject({ ask: 'rivalAt', facts: { unit: 'arena.crocodile' } });
  const pushed = at('fall.push');
  expect(shown(pushed.last('rolled').dice)).toBe('black hit, green hit, blue miss, yellow miss');
  expect(stands(pushed, 'kunlun.protector')).toEqual(['d3', 2]);
});
test('hero: without a unit on a stone Antony lost nothing; Feng is dazed, the Protector back on the stone', () => {
  const match = at('hero.unit');
  expect(seen(match)).toMatchObject({ round: 6, turn: { seat: ME, step: 'deploy' } });
  expect(stands(match, 'im.antony')).toEqual(['d5', 2]);
  expect(unit(match, 'kunlun.feng')).toMatchObject({ health: 8, attack: ['black', 'green', 'blue'] });
  expect(unit(at('hero.later'), 'kunlun.feng')).toMatchObject({ at: 'g2', hp: 8, fresh: true });
  expect(unit(at('hero.later'), 'kunlun.protector').at).toBe('d3');
});
test('the scenes go on where the one before has ended', () => {
  const [before, next] = [at('hero.later'), at('wave.scene')];
  for (const name of ['kunlun.protector', 'kunlun.marksman', 'kunlun.feng', 'im.antony', 'arena.lion'])
    expect(unit(next, name).at).toBe(unit(before, name).at);
  expect(bead(next)).toBe(bead(before));
  expect(seen(next).troops[ME]?.tactics).toEqual(seen(before).troops[ME]?.tactics);
  expect(seen(next).troops[ME]?.discard).toEqual(seen(before).troops[ME]?.discard);
});
test('wave: Antony has 1 hp; four damage defeat the Lion and end the wave', () => {
  const match = at('wave.scene');
  expect([stands(match, 'im.antony')[1], stands(match, 'arena.lion')[1], stands(match, 'kunlun.protector')[1]]).toEqual([1, 4, 1]);
  expect(hexesNear(at('wave.to'), 'arena.lion')).toEqual(['e3']);
  expect(at('wave.hurl').texts(ME)).toEqual(['kunlun.feng hurl', 'pass']);
  const won = at('wave.trophy');
  expect(shown(won.last('rolled').dice)).toBe('black hit, green hit, blue hit');
  expect(won.last('damaged')).toMatchObject({ target: { unit: 'arena.lion' }, dealt: 4, left: 0 });
  expect(seen(won)).toMatchObject({ trophies: ['im.antony'], wave: 2 });
  expect(bead(won)).toBe(0);
  expect(unit(won, 'kunlun.feng')).toMatchObject({ zone: 'camp', active: false });
  expect(seen(won).troops[ME]).toMatchObject({ discard: ['kunlun.warrior'], tactics: { camp: [] } });
});
test('afterwards the learner lets the next immortal in, and is given hints for the whole second wave', () => {
  for (const seed of SEEDS) {
    const { match } = after('lastBlow', { seed });
    expect(match.decision(ME)).toMatchObject({ ask: 'rivalAt' });
    expect(match.view(ME).trail).toContainEqual(expect.objectContaining(lesson.hintsWhile));
    expect(match.events('waveEnded')).toHaveLength(1);
  }
});

test('against an immortal: the favor that a hit earns wakes the hero, and the Bandit’s fall costs Antony 1 hp', () => {
  const second = rehearsalOf(hoplomachus, crowd);
  for (const seed of SEEDS) second.expectScript('stand', { seed });
  const { table } = crowd.scenes['stand'] ?? {};
  if (table) checkInvariants(table);
  expect(bead(second.at('applause.awake'))).toBe(5);
  expect(unit(second.at('applause.awake'), 'kunlun.feng').active).toBe(true);
  expect(stands(second.at('wear.strike'), 'im.antony')[1]).toBe(5);
  expect(stands(second.at('wear.less'), 'im.antony')[1]).toBe(4);
  expect(unit(second.at('wear.less'), 'arena.bandit').at).toBeNull();
  expect(second.after('stand').dice.left).toBe(0);
});

test('against a titan: the silenced shard takes the black die, whose Toss would have felled the Archer', () => {
  const third = rehearsalOf(hoplomachus, titan);
  for (const seed of SEEDS) third.expectScript('drums', { seed });
  const { table } = titan.scenes['drums'] ?? {};
  if (table) checkInvariants(table);
  expect(third.at('approach.pedestal').whyNot(ME, 'g8')).toMatchObject({ rule: 'HOP-5.5', because: 'barred' });
  expect(third.at('approach.to').about(ME, 'h7')).toMatchObject({ inRange: ['ti.mars'] });
  expect(third.at('silence.how').texts(ME).toSorted()).toEqual(['attack', 'silence']);
  expect(third.at('wound.strike').last('shardFlipped')).toMatchObject({ at: 'g8', active: false });
  const wounded = third.at('wound.gold');
  expect(wounded.last('damaged')).toMatchObject({ target: { unit: 'ti.mars' }, dealt: 3, lost: 2, left: 14 });
  expect(wounded.whyNot(ME, 'gold')).toMatchObject({ rule: 'HOP-6.9', because: 'goldComesLast' });
  expect(wounded.about(ME, 'hero')).toMatchObject({ bead: 4, loses: 0 });
  expect(wounded.about(ME, 'hp3')).toMatchObject({ bead: 2, loses: 2 });
  const rolled = third.at('rows.rolled');
  expect(shown(rolled.last('titanRolled').dice)).toBe('green hit, yellow miss, blue hit, red hit, yellow miss');
  expect(rolled.last('marked')).toMatchObject({ priority: 'weakest', mark: { unit: 'kunlun.cloud-archer' } });
  expect([stands(rolled, 'ti.mars'), stands(rolled, 'kunlun.cloud-archer')]).toEqual([
    ['g7', 14],
    ['h7', 1],
  ]);
  expect(rolled.texts(ME).toSorted()).toEqual(['c2', 'c8', 'g8']);
  const { match, dice } = third.after('drums');
  expect(match.last('shardFlipped')).toMatchObject({ at: 'g8', active: true });
  expect(match.decision(ME)).toMatchObject({ ask: 'deploy' });
  expect(match.view(ME).trail).toContainEqual(expect.objectContaining(titan.hintsWhile));
  expect(dice.left).toBe(0);
});
