// Chapter 12, part 2: the defender's answer and the exchange of cards.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { own, type Position, position, seen, strengths, times } from '../support/position.ts';

// In these positions seat 0 (bear) attacks the starting city of seat 1 (isle) on f6, unless said otherwise.

const ROAD_EAST = { c2: 'straight E-W', d2: 'straight E-W', e2: 'straight E-W' };

// ---- react, surrender or retreat

rule('BAT-12.9', 'an attacked city is defended or surrendered; nobody retreats from it', () => {
  const match = position({
    players: [
      { hand: ['weapon bear'], heroes: ['f6'] },
      { hand: times(3, 'supply'), heroes: ['f6'] },
    ],
  });
  match.play('attack f6 city', 'declare');
  expect(match.texts()).toEqual(['react', 'surrender']);
  expect(match.refuses('retreat')).toMatchObject({ rule: 'BAT-12.32', because: 'noHeroAttacked' });
});
rule('BAT-12.9', 'an attacked hero fights, surrenders or retreats', () => {
  const match = position({
    board: ROAD_EAST,
    players: [
      { hand: ['weapon bear'], heroes: ['b2'] },
      { hand: times(3, 'supply'), heroes: ['b2'] },
    ],
  });
  match.play('attack b2 hero 1', 'declare');
  expect(match.texts()).toEqual(['react', 'surrender', 'retreat']);
});
rule(['BAT-12.9', 'BAT-12.12'], 'a defender without any card can only surrender, and is told why', () => {
  const attacked = (hand: string[]): Position =>
    position({ players: [{ hand: ['weapon bear'], heroes: ['f6'] }, { hand }] }).play('attack f6 city', 'declare');
  expect(attacked([]).texts()).toEqual(['surrender']);
  expect(attacked([]).refuses('react')).toMatchObject({ rule: 'BAT-12.12', because: 'noCards' });
  expect(attacked(['supply']).whyNot(1, 'react')).toBeUndefined();
});
rule('BAT-12.9', 'a surrendered city is lost, but the defender’s heroes on it stay', () => {
  const match = position({
    players: [
      { hand: ['weapon bear'], heroes: ['f6'] },
      { hand: ['lord isle'], heroes: ['f6', 'f6'] },
    ],
  });
  match.play('attack f6 city', 'declare', 'surrender');
  expect(match.last('conquered')).toMatchObject({ seat: 0, from: 1, at: 'f6', level: 1 });
  expect(seen(match).players[1]?.heroes).toEqual(['f6', 'f6']);
  expect(own(match, 1).hand.cards).toEqual(['lord isle']);
});
rule('BAT-12.9', 'a surrendered hero is dismissed; a second one stays, and the city is not affected', () => {
  const match = position({
    players: [
      { hand: ['weapon bear'], heroes: ['f6'] },
      { hand: ['lord isle'], heroes: ['f6', 'f6'] },
    ],
  });
  match.play('attack f6 hero 1', 'declare', 'surrender');
  expect(match.last('dismissed')).toMatchObject({ seat: 1, at: 'f6', heroes: 1 });
  expect(seen(match).players[1]?.heroes.filter((at) => at === 'f6')).toHaveLength(1);
  expect(seen(match).spaces.find(({ at }) => at === 'f6')).toMatchObject({ owner: 1, level: 1 });
});
rule('BAT-12.9', 'reacting is offered whatever the defender holds, so that the options reveal nothing', () => {
  const match = position({ players: [{ hand: ['weapon bear'], heroes: ['f6'] }, { hand: ['supply'] }] });
  match.play('attack f6 city', 'declare');
  expect(match.texts()).toEqual(['react', 'surrender']);
});

// ---- the ambush

rule('BAT-12.10', 'a defender who reacts first decides whether to recall the ambush, all of it or nothing', () => {
  const match = position({
    players: [
      { hand: ['weapon bear'], heroes: ['f6'] },
      { hand: ['supply'], ambush: ['lord isle', 'chief isle'], heroes: ['f6'] },
    ],
  });
  match.play('attack f6 city', 'declare', 'react');
  expect(match.decision().ask).toBe('recall'); // before anything else
  expect(match.texts()).toEqual(['recall', 'leave']);
  match.play('recall');
  expect(own(match, 1)).toMatchObject({ ambush: { count: 0 }, hand: { cards: ['chief isle', 'lord isle', 'supply'] } });
  expect(match.decision().ask).toBe('defendPlay');
});
rule('BAT-12.10', 'an ambush that was left cannot be recalled later in this battle', () => {
  const match = position({
    players: [
      { hand: ['weapon bear', 'chief bear', 'friman bear'], heroes: ['f6'] },
      { hand: ['chief isle', 'friman isle'], ambush: ['lord isle'] },
    ],
  });
  match.play('attack f6 city', 'declare', 'react', 'leave');
  expect(match.texts()).toEqual(['add friman isle', 'add chief isle', 'stop']);
  match.play('add chief isle', 'declare', 'add chief bear', 'declare');
  expect(match.texts()).toEqual(['add friman isle', 'stop']);
  expect(own(match, 1).ambush.cards).toEqual(['lord isle']);
});
rule('BAT-12.10', 'the recall is not shown to the attacker', () => {
  const match = position({ players: [{ hand: ['weapon bear'], heroes: ['f6'] }, { ambush: ['lord isle'] }] });
  match.play('attack f6 city', 'declare', 'react', 'recall');
  expect(match.last('recalled')).toMatchObject({ seat: 1, count: 1 });
  expect(JSON.stringify(match.match.events(0))).not.toContain('lord isle');
  expect(seen(match, 0).players[1]?.hand).toEqual({ count: 1, cards: null });
});
rule('BAT-12.10', 'in the next battle of the same turn the ambush can be recalled', () => {
  const match = position({
    players: [
      { hand: ['weapon bear', 'weapon bear', 'chief bear'], heroes: ['f6', 'f6'] },
      { hand: ['chief isle', 'friman isle'], ambush: ['lord isle'] },
    ],
  });
  match.play('attack f6 city', '1 hero', 'declare', 'react', 'leave', 'add chief isle', 'declare', 'stop');
  match.play('attack f6 city', 'declare', 'react', 'recall');
  expect(own(match, 1).hand.cards).toContain('lord isle');
});

// ---- the heroes that join

rule('BAT-12.11', 'heroes on an attacked city may join one by one, or not at all', () => {
  const match = position({
    players: [
      { hand: ['weapon bear'], heroes: ['f6'] },
      { hand: ['friman isle'], heroes: ['f6', 'f6'] },
    ],
  });
  match.play('attack f6 city', 'declare', 'react');
  expect(match.texts()).toEqual(['add friman isle', 'join', 'stop']);
  match.play('join');
  expect(match.texts()).toContain('join');
  match.play('join');
  expect(match.texts()).not.toContain('join');
  expect(match.events('joined')).toMatchObject([
    { seat: 1, heroes: 1 },
    { seat: 1, heroes: 2 },
  ]);
});
rule('BAT-12.11', 'an attacked hero always takes part; a second one may', () => {
  const match = position({
    players: [
      { hand: ['weapon bear'], heroes: ['f6'] },
      { hand: ['friman isle'], heroes: ['f6', 'f6'] },
    ],
  });
  match.play('attack f6 hero 1', 'declare', 'react');
  expect(seen(match).battle?.defence.heroes).toBe(1);
  match.play('join');
  expect(seen(match).battle?.defence.heroes).toBe(2);
  expect(match.texts()).not.toContain('join');
});
rule('BAT-12.11', 'only heroes on the card can join', () => {
  const match = position({
    players: [
      { hand: ['weapon bear'], heroes: ['f6'] },
      { hand: ['friman isle'], heroes: ['d4'] },
    ],
  });
  match.play('attack f6 city', 'declare', 'react');
  expect(match.texts()).toEqual(['add friman isle', 'stop']);
  match.play('add friman isle');
  expect(strengths(match)[1]).toBe(1 + 1);
});
rule('BAT-12.11', 'the attacked hero counts for the hero bonus', () => {
  const match = position({
    players: [
      { hand: ['weapon bear'], heroes: ['f6'] },
      { hand: ['friman isle'], heroes: ['f6'] },
    ],
  });
  match.play('attack f6 hero 1', 'declare', 'react', 'add friman isle');
  expect(strengths(match)[1]).toBe(0 + 1 + 1);
});
rule('BAT-12.11', 'a hero may join at any time, and its bonus may be all that is added', () => {
  const match = position({
    players: [
      { hand: ['weapon bear', 'friman bear', 'friman isle'], heroes: ['f6'] },
      { hand: ['friman isle'], heroes: ['f6'] },
    ],
  });
  match.play('attack f6 city', 'declare', 'react', 'add friman isle', 'declare', 'add friman bear', 'declare');
  expect(strengths(match)).toEqual([3, 2]);
  match.play('join');
  expect(strengths(match)).toEqual([3, 3]);
  match.play('declare', 'add friman isle'); // of another faction, so the attacker gains nothing
  expect(match.texts()).toEqual(['stop']);
  match.play('stop');
  expect(match.last('won')).toMatchObject({ seat: 1, attack: 3, defence: 3 });
});
rule('BAT-12.11', 'a hero alone is no answer: it takes a card', () => {
  const match = position({
    players: [
      { hand: ['weapon bear'], heroes: ['f6'] },
      { hand: ['friman isle'], heroes: ['f6'] },
    ],
  });
  match.play('attack f6 city', 'declare', 'react', 'join');
  expect(match.refuses('declare')).toMatchObject({ rule: 'BAT-12.12', attack: 2, defence: 1 });
});
rule('BAT-12.11', 'the result does not affect a hero that stayed out', () => {
  const match = position({
    players: [
      { hand: ['weapon bear', 'lord bear'], heroes: ['f6'] },
      { hand: ['friman isle'], heroes: ['f6', 'f6'] },
    ],
  });
  match.play('attack f6 city', 'add lord bear', 'declare', 'react', 'join', 'add friman isle', 'stop');
  expect(match.last('dismissed')).toMatchObject({ seat: 1, heroes: 1 });
  expect(seen(match).players[1]?.heroes.filter((at) => at === 'f6')).toHaveLength(1);
});

// ---- the exchange

rule('BAT-12.12', 'the defender must at least equal the attacker’s total', () => {
  const match = position({ players: [{ hand: ['weapon bear', 'chief bear'], heroes: ['f6'] }, { hand: ['friman isle', 'chief isle'] }] });
  match.play('attack f6 city', 'add chief bear', 'declare', 'react', 'add friman isle');
  expect(strengths(match)).toEqual([4, 2]);
  expect(match.refuses('declare')).toMatchObject({ rule: 'BAT-12.12', because: 'mustReach', attack: 4, defence: 2 });
  match.play('add chief isle');
  expect(strengths(match)).toEqual([4, 4]);
  match.play('declare');
  expect(match.decision()).toMatchObject({ ask: 'attackPlay', seats: [0] });
});

rule('BAT-12.13', 'the attacker must exceed the defender’s total again: equalling it is not enough', () => {
  const match = position({
    players: [{ hand: ['weapon bear', 'friman isle', 'chief isle'], heroes: ['f6'] }, { hand: ['chief isle'] }],
  });
  match.play('attack f6 city', 'declare', 'react', 'add chief isle', 'declare', 'add chief isle');
  expect(strengths(match)).toEqual([3, 3]);
  match.refuses('declare');
  expect(seen(match).battle).toMatchObject({ turn: 0 });
  match.play('add friman isle', 'declare');
  expect(match.decision().seats).toEqual([1]);
  expect(seen(match).battle).toMatchObject({ turn: 1 });
});
rule('BAT-12.13', 'both sides take turns until one passes', () => {
  const match = position({
    players: [{ hand: ['weapon bear', ...times(3, 'friman bear')], heroes: ['f6'] }, { hand: times(3, 'friman isle') }],
  });
  match.play(
    'attack f6 city',
    'declare',
    'react',
    'add friman isle',
    'declare',
    'add friman bear',
    'declare',
    'add friman isle',
    'declare',
  );
  match.play('add friman bear', 'declare', 'add friman isle', 'declare', 'stop');
  expect(match.last('won')).toMatchObject({ seat: 1, over: 0, attack: 4, defence: 4 });
});

rule('BAT-12.14', 'a side can pass only while its condition is not met', () => {
  const match = position({ players: [{ hand: ['weapon bear'], heroes: ['f6'] }, { hand: ['friman isle', 'lord isle'] }] });
  match.play('attack f6 city', 'declare', 'react');
  expect(match.texts()).toContain('stop');
  match.play('add friman isle');
  expect(match.texts()).toEqual(['add lord isle', 'declare']);
});
rule('BAT-12.14', 'cards laid before passing stay spent', () => {
  const match = position({ players: [{ hand: ['weapon bear', 'lord bear'], heroes: ['f6'] }, { hand: ['friman isle', 'supply'] }] });
  match.play('attack f6 city', 'add lord bear', 'declare', 'react', 'add friman isle', 'stop');
  expect(own(match, 1)).toMatchObject({ hand: { cards: ['supply'] }, haven: { cards: ['friman isle'] } });
});
rule('BAT-12.14', 'a scroll alone may be enough to declare, by restoring the hero bonus', () => {
  const match = position({
    players: [{ hand: ['weapon bear', 'friman isle', 'scroll bear'], heroes: ['f6'] }, { hand: ['friman isle'] }],
  });
  match.play('attack f6 city', 'add friman isle', 'declare', 'react', 'add friman isle', 'declare');
  expect(strengths(match)).toEqual([2, 2]);
  match.play('transform with scroll', 'friman isle in line', 'bear');
  expect(strengths(match)).toEqual([3, 2]);
  match.play('declare');
});
rule('BAT-12.14', 'a title on a unit in the line may also be enough', () => {
  const match = position({
    players: [{ hand: ['weapon bear', 'friman bear', 'title bear'], heroes: ['f6'] }, { hand: ['chief isle'] }],
  });
  match.play('attack f6 city', 'add friman bear', 'declare', 'react', 'add chief isle', 'declare', 'transform with title');
  expect(strengths(match)).toEqual([1 + 2 + 1, 3]);
  match.play('declare');
});
rule('BAT-12.14', 'dismantling a tent does not count as laying a card', () => {
  const match = position({
    players: [{ hand: ['weapon bear'], tents: [['tent bear', 'supply']], heroes: ['f6'] }, { hand: ['friman isle'] }],
  });
  match.play('attack f6 city', 'declare', 'react', 'add friman isle', 'declare', 'dismantle tent bear (supply)');
  expect(match.texts()).toEqual(['stop']);
});

rule('BAT-12.15', 'if the defender passes, the attacker wins', () => {
  const match = position({ players: [{ hand: ['weapon bear', 'lord bear'], heroes: ['f6'] }, { hand: ['friman isle'] }] });
  match.play('attack f6 city', 'add lord bear', 'declare', 'react', 'stop');
  expect(match.last('won')).toMatchObject({ seat: 0, over: 1, attack: 6, defence: 1 });
  expect(seen(match).spaces.find(({ at }) => at === 'f6')).toMatchObject({ owner: 0 });
});
rule('BAT-12.15', 'if the attacker passes, the defender wins, even with equal totals', () => {
  const match = position({ players: [{ hand: ['weapon bear'], heroes: ['f6'] }, { hand: ['friman isle'] }] });
  match.play('attack f6 city', 'declare', 'react', 'add friman isle', 'declare', 'stop');
  expect(match.last('won')).toMatchObject({ seat: 1, over: 0, attack: 2, defence: 2 });
  expect(seen(match).spaces.find(({ at }) => at === 'f6')).toMatchObject({ owner: 1 });
});

rule('BAT-12.16', 'every addition is announced with the new totals', () => {
  const match = position({ players: [{ hand: ['weapon bear', 'chief bear'], heroes: ['f6'] }, { hand: ['friman isle'] }] });
  match.play('attack f6 city', 'declare', 'react', 'add friman isle', 'declare', 'add chief bear', 'declare');
  expect(match.events('total').map(({ seat, attack, defence }) => [seat, attack, defence])).toEqual([
    [0, 2, 1],
    [1, 2, 2],
    [0, 4, 2],
  ]);
});
rule('BAT-12.16', 'players can see what the totals would be before they lay a card', () => {
  const match = position({ players: [{ hand: ['weapon bear', 'friman isle', 'chief bear'], heroes: ['f6'] }, { hand: ['chief isle'] }] });
  match.play('attack f6 city');
  expect(match.about(0, 'add chief bear')).toMatchObject({ attack: 1 + 2 + 1, defence: 1 });
  expect(match.about(0, 'add friman isle')).toMatchObject({ attack: 1 + 1, defence: 1 }); // the bonus would be lost
  match.play('declare', 'react');
  expect(match.about(1, 'add chief isle')).toMatchObject({ attack: 2, defence: 1 + 2 });
});
