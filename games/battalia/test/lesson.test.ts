// The lesson follows its script on the real rules, and what its texts promise must hold.
import type { Played } from '@tabularium/kernel/testing';
import { expectBrief, expectHints, expectWritten, rehearsalOf } from '@tabularium/parts/testing';
import { expect, test } from 'vitest';
import { lesson as artifacts } from '../lesson/artifacts.ts';
import { lesson as cities } from '../lesson/cities.ts';
import { lesson } from '../lesson/first-lesson.ts';
import en from '../messages/en.json' with { type: 'json' };
import it from '../messages/it.json' with { type: 'json' };
import { battalia } from '../rules/index.ts';
import type { BattaliaKit } from '../table/table.ts';
import type { BattaliaView, PlayerView } from '../table/view.ts';
import { checkInvariants } from './support/invariants.ts';

const SEEDS = [1, 2, 3, 4, 5];
const ME = lesson.seat;
const IT = 1;

const { at, after } = rehearsalOf(battalia, lesson);
const seen = (match: Played<BattaliaKit>): BattaliaView => match.view(ME).table as BattaliaView;
const player = (match: Played<BattaliaKit>, seat: number): PlayerView => seen(match).players[seat] as PlayerView;
const hand = (match: Played<BattaliaKit>): readonly string[] => [...(player(match, ME).hand.cards ?? [])].sort();
const totals = (match: Played<BattaliaKit>): [attack: number, defence: number] => {
  const { battle } = seen(match);
  if (!battle) throw new Error('no battle is fought');
  return [battle.attack.total, battle.defence.total];
};

test('it has twelve steps in two scenes', () => {
  expect(lesson.steps).toHaveLength(12);
  expect(lesson.steps.map(({ scene }) => scene)).toEqual([...Array(8).fill('firstDay'), ...Array(4).fill('fifthDay')]);
});

test.each(SEEDS)('every answer of the script is offered, whatever the dice show (%i)', (seed) => {
  for (const { id, parts } of lesson.steps)
    for (const { say, expect: wanted = [] } of parts)
      if (wanted !== 'any' && wanted.length > 0)
        expect(at(`${id}.${say}`, { seed }).texts(ME)).toEqual(expect.arrayContaining([...wanted]));
  expect(after('fifthDay', { seed }).match.decision().seats).toEqual([ME]);
});

test('every text exists in both languages, and no other', () => {
  expectWritten([lesson, cities, artifacts], { en: en.lesson, it: it.lesson });
});

test.each(Object.keys(lesson.scenes))('the scene %s is a table that the rules could have led to', (scene) => {
  const table = lesson.scenes[scene]?.table;
  if (table) checkInvariants(table);
});

test('the first scene is the introductory set-up', () => {
  const match = at('cohort.welcome');
  const { spaces, factions, stock, first, terms, day } = seen(match);
  const terrain = (at: string) => spaces.find((space) => space.at === at)?.terrain;
  expect({ factions, greats: stock.greats, first, weeks: terms.weeks, day }).toEqual({
    factions: ['bear', 'isle', 'ember'],
    greats: ['hammer', 'sword', 'horn'],
    first: ME,
    weeks: 3,
    day: 1,
  });
  expect([terrain('b2'), terrain('f6'), terrain('f2'), terrain('b6')]).toEqual(['woods', 'canyons', 'lakes', 'woods']);
  expect(player(match, ME)).toMatchObject({ faction: 'bear', deckSize: 10, score: { vp: 1 } });
  expect(player(match, IT)).toMatchObject({ faction: 'ember', deckSize: 10 });
});

test('1: the cohort draws the Islander friman, hand 7', () => {
  expect(hand(at('cohort.announce'))).toHaveLength(6);
  const match = at('road.build');
  expect(hand(match)).toHaveLength(7);
  expect(hand(match)).toContain('friman isle');
});

test('2: no road leads from e4 to the player’s city; b3 would be allowed', () => {
  const match = at('road.look');
  expect(match.whyNot(ME, 'e4')).toMatchObject({ because: 'noRoadToOwnCities', rule: 'BAT-7.8' });
  expect(match.texts(ME)).toContain('b3');
});

test('3: on c2 it runs from west to east', () => {
  expect(at('weapon.create').last('built')).toMatchObject({ at: 'c2', exits: 'E-W', type: 'straight' });
});

test('4: chief and two friman create a Bärfolk weapon', () => {
  expect(at('hire.hire').last('created').gained).toBe('weapon bear');
  expect(seen(at('hire.hire')).stock.units[0]?.top).toBe('friman bear');
});

test('5: the last two supplies hire a Bärfolk friman and bring a supply', () => {
  expect(hand(at('hire.hire'))).toEqual(['supply', 'supply']);
  const match = at('evening.end');
  expect(hand(match)).toEqual([]);
  expect(player(match, ME).gains).toEqual(['weapon bear', 'friman bear', 'supply']);
});

test('6: ten cards go to the haven, and the reshuffle brings the weapon', () => {
  const match = at('evening.newHand');
  expect(match.last('discarded').count).toBe(10);
  expect(match.last('reshuffled').count).toBe(10);
  expect(hand(match)).toEqual(['friman bear', 'priest bear', 'supply', 'supply', 'supply', 'weapon bear']);
});

test('7: on day 2 the weapon is lit and has a use left after hiring the hero on b2', () => {
  expect(seen(at('hero.oracle'))).toMatchObject({ day: 2, oracle: { lit: 'weapon' } });
  expect(hand(at('hero.hire'))).toContain('chief bear');
  const match = at('hero.lit');
  expect(player(match, ME).heroes).toContain('b2');
  expect(player(match, ME).laid).toContainEqual(expect.objectContaining({ card: 'weapon bear', uses: 1 }));
});

test('8: the road reaches d2; priest and chief are left', () => {
  expect(at('reach.end').last('built')).toMatchObject({ at: 'd2', exits: 'E-W' });
  expect(hand(at('reach.end'))).toEqual(['chief bear', 'priest bear']);
});

test('9: day 5, the scroll is lit, 16 cards; the step to f2 costs one supply', () => {
  const match = at('move.scene');
  expect(seen(match)).toMatchObject({ day: 5, oracle: { lit: 'scroll' } });
  expect(player(match, ME)).toMatchObject({ deckSize: 16, heroes: ['e2', null] });
  expect(player(match, IT).heroes).toEqual(['d2', null]);
  expect(hand(at('battle.attack')).filter((card) => card === 'supply')).toHaveLength(1);
});

test('10: 1 + 3 + 1 = 5 beats 4, the Islander would add nothing, and the city is worth 4 VP', () => {
  expect(totals(at('battle.priest'))).toEqual([2, 4]);
  expect(at('battle.priest').about(ME, 'add chief bear')).toEqual({ attack: 4, defence: 4 });
  expect(totals(at('battle.pure'))).toEqual([5, 4]);
  expect(at('battle.pure').about(ME, 'add friman isle')).toEqual({ attack: 5, defence: 4 });
  const match = at('battle.won');
  expect(player(match, ME)).toMatchObject({ gains: ['lord isle', 'supply'], score: { vp: 5 } });
  expect(seen(match).spaces.find(({ at: space }) => space === 'f2')).toMatchObject({ owner: ME, level: 4 });
});

test('11: the ambush takes the deck from 18 cards to 17', () => {
  expect(player(at('ambush.ambush'), ME).deckSize).toBe(18);
  const match = at('ambush.end');
  expect(player(match, ME)).toMatchObject({ deckSize: 17, ambush: { count: 1 } });
  expect(seen(match).limbo).toEqual(['friman isle']);
});

test('12: the attack on b2 is beaten off, 4 : 4, then 5 : 6', () => {
  expect(hand(at('defence.react'))).toEqual(['friman bear', 'priest bear', 'supply', 'supply', 'supply', 'tool isle']);
  expect(totals(at('defence.react'))).toEqual([4, 1]);
  expect(totals(at('defence.declare'))).toEqual([4, 4]);
  expect(totals(at('defence.chief'))).toEqual([5, 4]);
  expect(totals(at('defence.again'))).toEqual([5, 6]);
  const match = at('defence.done');
  expect(player(match, IT).heroes).toEqual([null, null]);
  expect(player(match, ME)).toMatchObject({ hand: { count: 6 }, score: { vp: 5 } });
  expect(seen(match)).toMatchObject({ day: 6, week: 1, active: ME });
});

test('cities: three friman found one that can lie only on d2, two chiefs raise the one on b2, and both count', () => {
  const second = rehearsalOf(battalia, cities);
  for (const seed of SEEDS) second.expectScript('rich', { seed });
  const { table } = cities.scenes['rich'] ?? {};
  if (table) checkInvariants(table);
  expect(player(second.at('found.scene'), ME).score.vp).toBe(1);
  expect(player(second.at('found.stands'), ME).score).toMatchObject({ vp: 2, level1: 2 });
  expect(player(second.at('raise.points'), ME).score).toMatchObject({ vp: 3, level1: 1, level2: 1 });
});

test('artifacts: a lit title makes two chiefs, who raise b2; the scroll brings the line from 4 to 5', () => {
  const third = rehearsalOf(battalia, artifacts);
  for (const seed of SEEDS) third.expectScript('titleDay', { seed, looksAtOffers: true });
  expectHints(artifacts);
  const steps = artifacts.steps.map(({ id }) => id);
  expectBrief({ en: only(en.lesson, steps), it: only(it.lesson, steps) });
  const { table } = artifacts.scenes['titleDay'] ?? {};
  if (table) checkInvariants(table);
  expect(seen(third.at('light.lit'))).toMatchObject({ day: 11, oracle: { lit: 'title' } });
  expect(third.at('light.lack').whyNot(ME, 'upgrade b2')).toMatchObject({ because: 'missingCards', missing: ['chief', 'chief'] });
  expect(third.at('promote.risen').last('promoted')).toMatchObject({ card: 'friman bear', to: 'chief bear' });
  expect(third.at('twice.raise').last('promoted')).toMatchObject({ card: 'friman ember', to: 'chief ember' });
  expect(player(third.at('stranger.attack'), ME).score).toMatchObject({ vp: 2, level2: 1 });
  expect(totals(third.at('stranger.priest'))).toEqual([2, 4]);
  expect(third.at('stranger.priest').about(ME, 'add priest isle')).toEqual({ attack: 4, defence: 4 });
  expect(totals(third.at('united.declare'))).toEqual([5, 4]);
  const { match } = third.after('titleDay');
  expect(player(match, ME).score).toMatchObject({ vp: 6, level2: 1, level4: 1 });
  expect(match.view(ME).trail).toContainEqual(expect.objectContaining(artifacts.hintsWhile));
});
const only = <T>(all: Readonly<Record<string, T>>, ids: readonly string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([id]) => ids.includes(id)));
