import { FastDice } from '@tabularium/kernel';
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { ARTIFACTS, type Pool, UNIT_KINDS, UNITS } from '../../content/kinds.ts';
import { prices } from '../../content/prices.ts';
import { cardsIn } from '../../content/recipes.ts';
import { nameOf, type Playable, type Price, waysToPay } from '../support/naive-payments.ts';
import { own, type Position, position, seen, times } from '../support/position.ts';

// ---- hiring and creating

const HIRES = UNITS.map((unit) => [unit, 1 + UNIT_KINDS[unit].rank] as const);

rule('BAT-6.1', 'a unit costs one more supply than its rank and comes with a supply', () => {
  for (const [unit, price] of HIRES) {
    const match = position({ players: [{ hand: times(price, 'supply') }], tops: { [unit]: [`${unit} isle`] } });
    match.play(`hire ${unit}`);
    expect(match.last('hired')).toMatchObject({ unit, gained: `${unit} isle`, paid: times(price, 'supply') });
    expect(own(match, 0)).toMatchObject({ hand: { count: 0 }, gains: [`${unit} isle`, 'supply'] });
  }
});

rule('BAT-6.1', 'a unit cannot be hired with one supply too few', () => {
  for (const [unit, price] of HIRES) {
    const match = position({ players: [{ hand: times(price - 1, 'supply') }] });
    expect(match.refuses(`hire ${unit}`)).toMatchObject({ because: 'missingCards', missing: ['supply'] });
  }
});

const CREATIONS = ARTIFACTS.map((artifact) => [artifact, cardsIn(prices.create[artifact])] as const);
const ofBear = (kind: string): Pool => (kind === 'supply' ? kind : `${kind} bear`);
/** A day on which neither this artifact nor the tool is lit or matched. */
const plainDay = (artifact: string): number => [2, 5, 3].find((day) => !isSpecial(artifact, day)) as number;
const isSpecial = (artifact: string, day: number): boolean => {
  const { lit, matched } = seen(position({ day })).oracle;
  return [lit, matched].some((special) => special === artifact);
};

rule('BAT-6.2', 'an artifact costs its combination and brings the top card of its deck, without a supply', () => {
  for (const [artifact, price] of CREATIONS) {
    const match = position({
      day: plainDay(artifact),
      players: [{ hand: price.map(ofBear) }],
      tops: { [artifact]: [`${artifact} ember`] },
    });
    match.play(`create ${artifact}`);
    expect(nameOf(match.last('created').paid)).toBe(nameOf(price.map(ofBear)));
    expect(own(match, 0)).toMatchObject({ hand: { count: 0 }, gains: [`${artifact} ember`] });
  }
});

rule('BAT-6.2', 'an artifact cannot be created if a card of its combination is missing', () => {
  for (const [artifact, price] of CREATIONS)
    for (const missing of new Set(price)) {
      const match = position({ day: plainDay(artifact), players: [{ hand: price.toSpliced(price.indexOf(missing), 1).map(ofBear) }] });
      expect(match.refuses(`create ${artifact}`)).toMatchObject({ because: 'missingCards', missing: [missing] });
    }
});

rule('BAT-6.2', 'a card of higher rank does not replace one of lower rank', () => {
  const match = position({ day: 2, players: [{ hand: ['chief bear', 'chief bear', 'chief bear', 'priest bear', 'lord bear'] }] });
  for (const artifact of ['tool', 'weapon', 'scroll', 'tent', 'horse']) match.refuses(`create ${artifact}`);
});

rule(['BAT-6.1', 'BAT-6.2', 'BAT-5.15'], 'one hand creates a scroll and hires a chief', () => {
  const match = position({ players: [{ hand: [...times(3, 'supply'), 'friman bear', 'chief bear', 'priest bear'] }] });
  match.play('create scroll', 'hire chief');
  expect(own(match, 0)).toMatchObject({
    hand: { count: 0 },
    gains: [expect.stringMatching('scroll'), expect.stringMatching('chief'), 'supply'],
  });
  expect(match.texts()).toEqual(['end']);
  match.play('end');
  expect(match.last('discarded')).toMatchObject({ seat: 0, count: 9 });
});

rule('BAT-6.3', 'a player cannot choose a faction and gets the top card', () => {
  const match = position({ day: 2, players: [{ hand: ['chief bear', 'friman bear', 'friman bear'] }], tops: { weapon: ['weapon ember'] } });
  match.play('create weapon');
  expect(match.last('created')).toMatchObject({ gained: 'weapon ember' });
  expect(match.decision()).toMatchObject({ ask: 'act' });
});

rule('BAT-6.4', 'the spare half of a tool is not kept for another line', () => {
  const match = position({ day: 2, players: [{ hand: ['tool bear', 'supply', 'supply'] }] });
  match.play('road simple', 'straight', 'c2'); // the tool stands for one friman
  expect(match.refuses('road simple')).toMatchObject({ because: 'missingCards', missing: ['friman'] });
});

rule('BAT-6.4', 'the cards of a closed line can be neither taken back nor used for anything else', () => {
  const match = position({ players: [{ hand: [...times(3, 'supply'), 'title bear'], nation: times(9, 'supply') }] });
  match.play('hire friman');
  expect(own(match, 0).laid).toMatchObject([
    { card: 'supply', uses: 0 },
    { card: 'supply', uses: 0 },
  ]);
  match.play('ambush');
  expect(match.texts()).toEqual(['supply', 'title bear']); // the one supply that is still in hand
  match.play('supply');
  expect(match.last('suspended')).toMatchObject({ card: 'title bear' });
});

rule('BAT-6.5', 'no artifact but the tool can pay', () => {
  const artifacts = ['weapon', 'amulet', 'title', 'scroll', 'tent', 'horse'].map(ofBear);
  const match = position({ day: 2, players: [{ hand: ['chief bear', ...artifacts] }] });
  expect(match.refuses('create weapon')).toMatchObject({ because: 'missingCards', missing: ['friman', 'friman'] });
  expect(match.refuses('create horse')).toMatchObject({ because: 'missingCards', missing: ['supply', 'supply'] });
});

rule('BAT-6.5', 'a tool stands for friman, never for other units or supplies', () => {
  const match = position({ day: 2, players: [{ hand: ['tool bear', 'tool isle', 'friman bear'] }] });
  expect(match.texts()).toContain('create tool');
  for (const action of ['create weapon', 'create horse', 'hire friman', 'city 2']) match.refuses(action);
});

rule('BAT-6.5', 'the hammer pays like a tool', () => {
  const match = position({ day: 2, players: [{ hand: ['hammer', 'chief bear'] }] });
  match.play('create weapon');
  expect(match.last('created').paid).toEqual(['chief bear', 'hammer']);
});

rule('BAT-6.5', 'a wild card may be anything', () => {
  const wild = (rest: readonly Pool[]): Position =>
    position({ day: 5, dice: [6], players: [{ hand: ['amulet bear', 'friman isle', ...rest] }] }).play('amulet', 'friman isle');
  expect(wild(['friman bear', 'chief bear']).play('create scroll').last('created').paid).toContain('wild isle as priest');
  expect(wild(['chief bear', 'supply']).play('create horse').last('created').paid).toContain('wild isle as supply');
  expect(wild(['chief bear']).play('create weapon').last('created').paid).toContain('wild isle as tool');
});

rule('BAT-6.6', 'no supply comes with an artifact, a road, a city or an upgrade', () => {
  const match = position({
    day: 2,
    players: [{ hand: ['friman bear', 'chief bear', 'priest bear', 'friman isle', 'supply', 'chief isle', 'chief isle'] }],
  });
  const before = seen(match).stock.supplies;
  match.play('create scroll', 'pay priest bear + chief bear + friman bear', 'road simple', 'straight', 'c2', 'upgrade b2');
  expect(seen(match).stock.supplies).toBe(before);
  expect(own(match, 0).gains).toEqual([expect.stringMatching('scroll')]);
});

rule('BAT-6.6', 'a supply comes with the lord of an annexed city', () => {
  const match = position({ players: [{ hand: ['weapon bear', 'lord bear'], heroes: ['b6'] }] });
  match.play('attack b6 neutral', 'add lord bear', 'declare');
  expect(own(match, 0).gains).toEqual([expect.stringMatching('lord'), 'supply']);
});

rule('BAT-6.8', 'great artifacts are never created', () => {
  const match = position({ players: [{ hand: [...times(8, 'friman bear'), ...times(3, 'lord bear'), ...times(5, 'supply')] }] });
  for (const great of ['hammer', 'sword', 'shield', 'wings', 'horn']) match.refuses(`create ${great}`);
});

rule('BAT-6.8', 'a player who owns a great artifact, wherever it is, cannot win another', () => {
  const strong = ['weapon bear', ...times(3, 'lord bear')];
  const zones = [
    { hand: [...strong, 'horn'] },
    { hand: strong, nation: ['horn'] },
    { hand: strong, haven: ['horn'] },
    { hand: strong, ambush: ['horn'] },
  ];
  for (const zone of zones) {
    const match = position({ players: [{ ...zone, heroes: ['d4'] }] });
    expect(match.refuses('attack d4 guardians')).toMatchObject({ because: 'ownsGreat' });
  }
  const match = position({ players: [{ hand: strong, heroes: ['d4'] }] });
  expect(match.texts()).toContain('attack d4 guardians');
});

// ---- payments that fit

rule('BAT-6.7', 'a payment may not contain a card that is not needed', () => {
  const match = position({ day: 2, players: [{ hand: ['friman bear', 'friman bear', 'friman ember', 'tool isle'] }] });
  match.play('create tool');
  expect(
    match
      .texts()
      .map((text) => nameOf(text.replace('pay ', '').split(' + ')))
      .sort(),
  ).toEqual(['friman bear + friman bear + friman ember', 'friman bear + tool isle', 'friman ember + tool isle']);
});

rule('BAT-6.7', 'a tool may stand for one friman if it pays alone', () => {
  const match = position({ day: 2, players: [{ hand: ['tool isle', 'supply', 'friman bear'] }] });
  match.play('road simple');
  expect([...match.texts()].sort()).toEqual(['pay supply + friman bear', 'pay supply + tool isle']);
});

rule('BAT-6.7', 'two tools may pay three friman, since neither could be left out', () => {
  const match = position({ day: 2, players: [{ hand: ['tool isle', 'tool ember'] }] });
  match.play('create tool');
  expect(nameOf(match.last('created').paid)).toBe('tool ember + tool isle');
});

rule('BAT-6.7', 'a lit tool alone pays three friman', () => {
  const match = position({ day: 1, players: [{ hand: ['tool isle'] }] });
  match.play('create tool', 'top');
  expect(match.last('created').paid).toEqual(['tool isle', 'tool isle']);
  expect(own(match, 0).laid).toMatchObject([{ card: 'tool isle', uses: 0 }]);
});

rule('BAT-6.7', 'a single way to pay is not asked for', () => {
  const match = position({ day: 2, players: [{ hand: ['chief bear', 'friman bear', 'friman bear', 'supply'] }] });
  match.play('create weapon');
  expect(match.decision()).toMatchObject({ ask: 'act' });
});

rule('BAT-6.7', 'the same kinds of cards are one payment, however many copies there are', () => {
  const match = position({ day: 2, players: [{ hand: [...times(5, 'friman bear'), 'friman isle', 'chief bear'] }] });
  match.play('create weapon');
  expect(match.texts()).toHaveLength(2);
});

rule('BAT-6.7', 'a wild card that acts as a lit tool serves twice', () => {
  const match = position({ day: 1, dice: [6], players: [{ hand: ['amulet bear', 'priest isle', 'chief bear', 'chief bear'] }] });
  match.play('amulet', 'priest isle', 'create weapon');
  expect(own(match, 0).laid).toContainEqual(expect.objectContaining({ card: 'priest isle', as: 'tool isle', uses: 1 }));
  match.play('create weapon');
  expect(match.events('created').map(({ paid }) => nameOf(paid))).toEqual(['chief bear + wild isle as tool', 'chief bear + tool isle']);
});

rule('BAT-6.7', 'a tripled lit tool has six uses, each for one or two friman', () => {
  const match = position({ day: 1, dice: [3], players: [{ hand: ['amulet bear', 'tool isle', 'chief bear', 'chief bear'] }] });
  match.play('amulet', 'tool isle', 'create weapon', 'create weapon', 'create tool', 'top', 'create tool', 'top');
  expect(match.events('created').map(({ paid }) => paid.filter((card) => card === 'tool isle').length)).toEqual([1, 1, 2, 2]);
  match.refuses('create tool');
});

rule('BAT-6.7', 'on the day of the tool one wild card pays three friman, and a second one stays wild', () => {
  const match = position({ day: 1, dice: [6, 6], players: [{ hand: ['amulet bear', 'amulet bear', 'lord isle', 'lord isle'] }] });
  match.play('amulet', 'lord isle', 'amulet', 'amulet bear', 'create tool', 'top');
  expect(match.last('created').paid).toEqual(['wild isle as tool', 'wild isle as tool']); // both uses of one wild card
  expect(own(match, 0).laid.filter(({ card }) => card === 'lord isle')).toMatchObject([
    { as: 'tool isle', uses: 0 },
    { as: 'wild isle', uses: 1 },
  ]);
});

// ---- all payments of many hands, compared with those found by brute force

const PRICES: Readonly<Record<string, Price>> = {
  'hire friman': { supply: 2 },
  'hire chief': { supply: 3 },
  'hire priest': { supply: 4 },
  'hire lord': { supply: 5 },
  'create tool': { friman: 3 },
  'create weapon': { friman: 2, chief: 1 },
  'create amulet': { friman: 2, priest: 1 },
  'create title': { friman: 2, lord: 1 },
  'create scroll': { friman: 1, chief: 1, priest: 1 },
  'create tent': { friman: 1, chief: 1, supply: 1 },
  'create horse': { chief: 1, supply: 2 },
  'road simple': { friman: 1, supply: 1 },
  'road junction': { friman: 2, supply: 1 },
  'city 1': { friman: 3 },
  'city 2': { chief: 3 },
  'city 3': { priest: 3 },
  'city 4': { lord: 3 },
  'upgrade a1': { chief: 2 },
  'upgrade c3': { priest: 2 },
  'upgrade e3': { lord: 2 },
  hero: { weapon: 1, supply: 2 },
  'step a1 b1': { supply: 1 },
  'ride a1': { horse: 1 },
};
/** A board where everything is possible if it can be paid for. */
const BOARD = { a1: 'hub 1 of 0', b1: 'straight E-W', a2: 'straight N-S', c3: 'end 2 of 0', e3: 'end 3 of 0' };

type Dice = Pick<FastDice, 'below'>;
const oneOf = <T>(dice: Dice, things: readonly T[]): T => things[dice.below(things.length)] as T;
const KINDS = [
  'friman',
  'friman',
  'friman',
  'chief',
  'chief',
  'priest',
  'lord',
  'supply',
  'supply',
  'tool',
  'tool',
  'weapon',
  'horse',
  'amulet',
];

/** A random hand, with some amulets used on it. */
function randomHand(dice: Dice): Position {
  const factions = ['bear', 'isle', 'ember', 'cloud'].slice(dice.below(3));
  const hand = Array.from({ length: 3 + dice.below(11) }, () => {
    const kind = oneOf(dice, KINDS);
    return kind === 'supply' ? kind : `${kind} ${oneOf(dice, factions)}`;
  });
  const cards = hand.filter((card, i) => hand.slice(0, i).filter((other) => other === card).length < 3); // no more copies than exist
  if (dice.below(4) === 0) cards.push(oneOf(dice, ['hammer', 'sword', 'shield']));
  const amulets = dice.below(4);
  for (let i = cards.filter((card) => card.startsWith('amulet')).length; i < amulets; i++) cards.push('amulet bear');
  const match = position({
    seats: 4,
    day: 1 + dice.below(7),
    board: BOARD,
    players: [{ hand: cards, heroes: ['a1'] }],
    dice: Array.from({ length: 6 }, () => oneOf(dice, [6, 6, 6, 2, 3, 1])),
  });
  for (let used = 0; used < amulets && match.texts().includes('amulet'); used++) {
    match.play('amulet');
    while (match.decision().ask !== 'act') match.play(oneOf(dice, match.texts()));
  }
  return match;
}
/** What can be played: a hand card once, or twice if it is lit; a card on the table as often as it has uses left. */
function playablesOf(match: Position): Playable[] {
  const { hand, laid } = own(match, 0);
  const { lit } = seen(match).oracle;
  const inHand = (hand.cards ?? []).map((card) => ({ card, uses: card.startsWith(`${lit} `) && lit !== 'tent' ? 2 : 1 }));
  return [...inHand, ...laid.map(({ as, uses }) => ({ card: as, uses }))];
}
/** The payments offered for an action, in a copy of the match. */
function offeredFor(match: Position, action: string): string[] {
  const { ways = 0, cheapest = [] } = match.about(0, action, 'act');
  if (ways === 1) return [nameOf(cheapest)];
  const copy = match.match.fork(undefined, new FastDice(1));
  copy.playOpen(copy.open[0] as (typeof copy.open)[number], match.texts().indexOf(action));
  const [decision] = copy.pending;
  expect(decision?.ask).toBe('pay');
  expect(decision?.options).toHaveLength(ways);
  return (decision?.options ?? []).map((option) => nameOf('cards' in option ? option.cards : []));
}

rule('BAT-6.7', 'for many hands, exactly the payments without a superfluous card are offered, each once', () => {
  const dice = new FastDice(67);
  const most: Record<string, number> = {};
  let wilds = 0;
  for (let hands = 0; hands < 120; hands++) {
    const match = randomHand(dice);
    const playables = playablesOf(match);
    const { lit } = seen(match).oracle;
    wilds += playables.filter(({ card, uses }) => card.startsWith('wild') && uses > 0).length;
    for (const [action, price] of Object.entries(PRICES)) {
      const ways = waysToPay(playables, price, lit);
      const offered = match.texts().includes(action) ? offeredFor(match, action) : [];
      expect(offered.toSorted(), `${action} on day ${seen(match).day} with ${JSON.stringify(playables)}`).toEqual(ways);
      most[action] = Math.max(most[action] ?? 0, ways.length);
    }
  }
  expect(wilds).toBeGreaterThan(50);
  for (const [action, ways] of Object.entries(most)) {
    expect(ways, action).toBeGreaterThan(0);
    expect(ways, action).toBeLessThan(300);
  }
});

/** Every way to answer a number of questions about a payment; all but the last are taken back. */
function answersTo(match: Position, questions: number): string[][] {
  expect(match.decision().ask).toBe('pay');
  const answers = match.options().map((option) => ('cards' in option ? [...option.cards] : []));
  if (questions === 1) return answers;
  return match.texts().flatMap((text, i) => {
    const rests = answersTo(match.play(text), questions - 1);
    match.undo(0);
    return rests.map((rest) => [...(answers[i] ?? []), ...rest]);
  });
}

rule('BAT-6.7', 'hundreds of payments are asked for kind by kind, and none is lost', () => {
  const factions = ['bear', 'isle', 'ember', 'cloud'];
  const hand = ['friman', 'chief', 'priest', 'tool', 'weapon', 'amulet'].flatMap((kind) => factions.map((faction) => `${kind} ${faction}`));
  const match = position({ seats: 4, day: 5, players: [{ hand }], dice: [6, 6, 6, 6] });
  for (const faction of factions) {
    match.play('amulet', `amulet ${faction}`, `weapon ${faction}`); // now it is wild
  }
  const expected = waysToPay(playablesOf(match), { friman: 1, chief: 1, priest: 1 }, 'scroll');
  expect(expected.length).toBeGreaterThan(300);
  match.play('create scroll');
  expect(answersTo(match, 3).map(nameOf).sort()).toEqual(expected);
});
