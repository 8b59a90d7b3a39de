// The lesson is played by its script on the real rules; what its texts promise must hold.
import type { Played } from '@tabularium/kernel/testing';
import { expectBrief, expectHints, expectWritten, rehearsalOf } from '@tabularium/parts/testing';
import { expect, test } from 'vitest';
import { RESOURCES } from '../content/kinds.ts';
import { lesson } from '../lesson/first-lesson.ts';
import { lesson as marketLesson } from '../lesson/market-lesson.ts';
import { lesson as siegeLesson } from '../lesson/siege-lesson.ts';
import en from '../messages/en.json' with { type: 'json' };
import it from '../messages/it.json' with { type: 'json' };
import { romolo } from '../rules/index.ts';
import type { AttackAbout } from '../table/about-war.ts';
import type { RomoloKit } from '../table/table.ts';
import type { HexView, PlayerView, RomoloView, UnitView } from '../table/view.ts';
import { checkInvariants } from './support/invariants.ts';

const SEEDS = [1, 2, 3, 4, 5];
const ME = lesson.seat;
const BLUE = 1;
const TEXTS = { en: en.lesson, it: it.lesson };

/** Where any answer will do, takes the last one, to prove that it does not matter. */
const { at, after, expectScript } = rehearsalOf(romolo, lesson, 'last');
type Lived = Played<RomoloKit>;
const seen = (match: Lived): RomoloView => match.view(ME).table as RomoloView;
const me = (match: Lived): PlayerView => seen(match).players[ME] as PlayerView;
/** What the learner has, without zeros: `2 wheat 3 wood`. */
const stock = (match: Lived): string =>
  RESOURCES.flatMap((resource) => (me(match).stock[resource] === 0 ? [] : [`${me(match).stock[resource]} ${resource}`])).join(' ');
function hex(match: Lived, name: string): HexView {
  const found = seen(match).hexes.find((one) => one.at === name);
  if (!found) throw new Error(`the map has no ${name}`);
  return found;
}
function unit(match: Lived, name: string): UnitView {
  const found = seen(match).units.find((one) => one.unit === name);
  if (!found) throw new Error(`${name} is not on the map`);
  return found;
}

test('it has twelve steps; the city comes back after the small board', () => {
  expect(lesson.steps).toHaveLength(12);
  expect(lesson.steps.map(({ scene }) => scene)).toEqual([...Array(9).fill('city'), 'war', 'war', 'later']);
});
test.each(Object.keys(lesson.scenes))('in the scene %s every answer of the script, and whatever is pointed out, exists', (scene) => {
  for (const seed of SEEDS) expectScript(scene, { seed });
});
test.each(Object.keys(lesson.scenes))('the scene %s begins at a table that the rules allow', (scene) => {
  const table = lesson.scenes[scene]?.table;
  if (table) checkInvariants(table);
});
test('a wrong choice is answered with the reason', () => {
  for (const one of [lesson, marketLesson, siegeLesson]) expectHints(one);
});
test('what its texts name exists in both languages, and nothing else', () => {
  expectWritten([lesson, marketLesson, siegeLesson], TEXTS);
});
test('the coach never talks for more than three sentences', () => {
  expectBrief(TEXTS);
});

test('the first scene is the ready-made set-up: both lands are alike, 22 tiles lie face down', () => {
  const match = at('produce.welcome');
  const { hexes, terms, round, turn, display, pile, end } = seen(match);
  expect({ terms, round, turn }).toMatchObject({
    terms: { mode: 'free', map: 2 },
    round: 1,
    turn: { seat: ME, phase: 'action', number: 1 },
  });
  expect(hexes.filter(({ up }) => !up)).toHaveLength(22);
  const tiles = match.table.hexes.map(({ terrain, up }) => `${terrain}${up ? '' : ' down'}`);
  expect(tiles.toReversed()).toEqual(tiles); // half a turn leads from one land to the other
  expect([hex(match, 'b2'), hex(match, 'f3')]).toMatchObject([{ tower: { owner: ME } }, { tower: { owner: BLUE } }]);
  expect([stock(match), me(match).money]).toEqual(['2 wheat 2 stone 3 wood', 4]);
  expect([display.length, pile, end.charactersLeft]).toEqual([6, ['II', 'II', 'III', 'III', 'III', 'III'], 12]);
  expect(seen(match).tiles.unseen).toEqual({ plain: 15, hill: 10, forest: 8, water: 6 });
});
test('1: the warehouse in b2 holds 1 wood', () => {
  expect(hex(at('build.work'), 'b2').stores).toEqual([{ resource: 'wood', cubes: 1 }]);
});
test('2: no warehouse is free for the second worker; 1 wood of the price comes from the old one, the capital has power 3', () => {
  expect(at('build.work').whyNot(ME, 'produce yellow.worker.2')).toMatchObject({ because: 'noWarehouse' });
  const match = at('build.power');
  expect(match.last('built')).toMatchObject({ building: 'warehouse', paid: { stone: 1, wood: 2 } });
  expect(stock(match)).toBe('2 wheat 1 stone 2 wood');
  expect(hex(match, 'b2').stores).toEqual([
    { resource: null, cubes: 0 },
    { resource: null, cubes: 0 },
  ]);
  expect(me(match).power).toBe(3);
  expect(at('build.lies').whyNot(ME, 'yellow.worker.2')).toMatchObject({ because: 'lies', lying: 'acted' });
});
test('3: nobody can act any more, and the farm in b3 feeds both workers', () => {
  expect(seen(at('turn.end')).units.filter(({ owner, lying }) => owner === ME && lying === null)).toEqual([]);
  expect(at('turn.end').texts(ME)).toEqual(['stance seat 1', 'pass']);
  expect(me(at('turn.end')).feeding.lines).toEqual([
    { farm: 'b3', unit: 'yellow.worker.1' },
    { farm: 'b3', unit: 'yellow.worker.2' },
  ]);
  expect(at('turn.fed').last('fed')).toMatchObject({ seat: ME, units: 2, fed: 2, hungry: 0 });
});
test('4: blue gets a coin for doing nothing; either warehouse will do, wood and wheat come to the stock', () => {
  const match = at('two.wood');
  expect(match.last('idle')).toMatchObject({ seat: BLUE });
  expect(seen(match)).toMatchObject({ round: 2, turn: { seat: ME } });
  expect(at('two.store').texts(ME)).toEqual(['b2 1', 'b2 2']);
  expect(stock(at('farm.move'))).toBe('3 wheat 1 stone 3 wood');
});
test('5: the second worker moves, and builds a farm with its second action', () => {
  expect(unit(at('farm.build'), 'yellow.worker.2')).toMatchObject({ at: 'b3', actions: 1, lying: null });
  const match = at('explore.go');
  expect(stock(match)).toBe('3 wheat 2 wood');
  expect(hex(match, 'b3').built.farm).toBe(2);
});
test('6: a1 is a hill, and the first worker lies there', () => {
  const match = at('explore.hill');
  expect(hex(match, 'a1')).toMatchObject({ up: true, terrain: 'hill' });
  expect(unit(match, 'yellow.worker.1')).toMatchObject({ at: 'a1', lying: 'explored' });
});
test('7: only the worker in a1 is hungry, and costs 1 wheat', () => {
  expect(at('feed.pay').texts(ME)).toEqual(['wheat', 'yellow.worker.1']);
  expect(stock(at('market.stone'))).toBe('2 wheat 2 wood');
});
test('8: 1 stone, 1 wood sold for a coin, 1 wheat paid', () => {
  expect(at('market.end').last('sold')).toMatchObject({ resource: 'wood', price: 1, column: 'stone' });
  const match = at('character.hire');
  expect([stock(match), me(match).money]).toEqual(['1 wheat 1 stone 1 wood', 6]);
  expect(seen(match).market).toMatchObject({ cubes: 1, needed: 4 });
});
test('9: Apothecarius for 2 coins, and a stone straight to the stock', () => {
  expect(me(at('character.hire')).characterPrice).toBe(2);
  const match = at('character.later');
  expect([stock(match), me(match).money]).toEqual(['1 wheat 2 stone 1 wood', 2]);
  expect(me(match).characters).toMatchObject([{ character: 'apothecarius', used: true }]);
});
test('10: across the wall there is a penalty, from b2 there is none; both soldiers stand with 1 action left', () => {
  expect(hex(at('walls.scene'), 'c3')).toMatchObject({ walls: ['W'], units: ['blue.worker.1'] });
  expect(at('walls.cross').about(ME, 'move yellow.soldier.1 c3')).toMatchObject({ penalty: true, attackAfter: true });
  expect(at('walls.around').about(ME, 'move yellow.soldier.2 c3')).toMatchObject({ penalty: false, attackAfter: true });
  const match = at('walls.stand');
  expect(unit(match, 'yellow.soldier.1')).toMatchObject({ at: 'c3', lying: null, actions: 1, penalty: true });
  expect(unit(match, 'yellow.soldier.2')).toMatchObject({ at: 'c3', lying: null, actions: 1, penalty: false });
  expect(match.whyNot(ME, 'move yellow.soldier.2 c4')).toMatchObject({ because: 'towardCapitalOnly' });
});
test('11: with both soldiers it would also be 3; 6 to 1, the blue worker falls, a battle token is won', () => {
  const { attack } = at('battle.attack').about(ME, 'c3 seat 1') as AttackAbout;
  expect(attack.reduce((sum, { value }) => sum + value, 0)).toBe(3);
  expect(seen(at('battle.token')).battle).toMatchObject({ attackValue: 3, defenceValue: 1 });
  expect(me(at('battle.token')).hand.tokens).toHaveLength(5);
  const match = at('battle.won');
  expect(match.last('fought')).toMatchObject({ attack: 6, defence: 1, winner: ME, attackerLosses: 0, defenderLosses: 1 });
  expect(seen(match).units.some(({ unit: name }) => name === 'blue.worker.1')).toBe(false);
  expect(me(match).battleTokens).toBe(1);
  expect(match.events('starved')).toEqual([]);
});
test('12: the city is exactly as it was left', () => {
  expect(lesson.scenes['later']?.table).toEqual(at('character.later').table);
  const { forecast, end } = seen(at('points.scene'));
  expect(forecast.sides).toHaveLength(2);
  expect(end).toMatchObject({ begun: false, usedUp: [], needed: 3, charactersLeft: 11 });
});
test('afterwards the learner ends the turn, and is given hints', () => {
  for (const seed of SEEDS) {
    const { match } = after('later', { seed });
    expect(match.decision(ME)).toMatchObject({ ask: 'act' });
    expect(match.view(ME).trail).toContainEqual(expect.objectContaining(lesson.hintsWhile));
    match.as(ME, 'pass', 'wheat');
    expect(match.decision(BLUE)).toMatchObject({ ask: 'act' });
    expect(match.view(BLUE).trail).toContainEqual(expect.objectContaining(lesson.hintsWhile));
  }
});

test('the market: 3 coins for the salt and some from the forum; four cubes move the prices, and wheat was cheap before', () => {
  const { at: when, expectScript: expectPlayed } = rehearsalOf(romolo, marketLesson);
  for (const seed of SEEDS) expectPlayed('trade', { seed });
  for (const { table } of Object.values(marketLesson.scenes)) checkInvariants(table);
  const sold = when('sale.coins');
  expect(sold.last('sold')).toMatchObject({ resource: 'salt', column: 'wheat', price: 3 });
  expect(sold.last('forumBonus').coins).toBe(1);
  expect(seen(sold).market).toMatchObject({ cubes: 4, needed: 4 });
  const [before, after_] = [seen(when('prices.full')), seen(when('prices.moved'))].map(
    ({ market }) => market.columns.find(({ resource }) => resource === 'wheat')?.price ?? 0,
  );
  expect(before).toBe(1);
  expect(after_).toBeGreaterThan(1);
  expect(seen(when('prices.moved')).market.cubes).toBe(0);
});
test('war: three soldiers are 9 against the tower’s 4, and its first hit cracks it', () => {
  const { at: when, expectScript: expectPlayed } = rehearsalOf(romolo, siegeLesson);
  for (const seed of SEEDS) expectPlayed('siege', { seed });
  for (const { table } of Object.values(siegeLesson.scenes)) checkInvariants(table);
  expect(seen(when('siege.token')).battle).toMatchObject({ attackValue: 9, defenceValue: 4 });
  const match = when('siege.cracked');
  expect(match.last('fought')).toMatchObject({ winner: ME, defenderLosses: 1 });
  expect(hex(match, 'e3').tower).toMatchObject({ owner: BLUE, cracked: true });
});
