// Chapter 12, part 1: starting a battle, and what counts in it.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { own, position, seen, strengths, times } from '../support/position.ts';

// In these positions seat 0 (bear) attacks the starting city of seat 1 (isle) on f6, unless said otherwise.

// ---- starting

rule('BAT-12.1', 'the attacker must have a hero on the card', () => {
  const hand = ['weapon bear', 'lord bear'];
  position({ players: [{ hand, heroes: ['f6'] }] }).play('attack f6 city');
  const away = position({ players: [{ hand, heroes: ['d4'] }] });
  away.refuses('attack f6 city');
  const nowhere = position({ players: [{ hand }] });
  nowhere.refuses('attack f6 city');
  expect(nowhere.whyNot(0, 'attack')).toMatchObject({ because: 'noHeroOnBoard' });
});
rule('BAT-12.1', 'players attack only in their own turns', () => {
  const match = position({ players: [{ hand: ['supply'] }, { hand: ['weapon isle', 'lord isle'], heroes: ['b2'] }] });
  expect(match.match.pending.flatMap(({ seats }) => seats)).toEqual([0]);
});
rule('BAT-12.1', 'exactly two players take part: a third player on the card is not asked', () => {
  const match = position({
    seats: 3,
    players: [
      { hand: ['weapon bear', 'chief bear'], heroes: ['a5'] },
      { hand: ['friman isle'] },
      { hand: times(3, 'lord ember'), heroes: ['a5'] },
    ],
  });
  match.play('attack a5 city', 'add chief bear', 'declare');
  expect(match.decision().seats).toEqual([1]);
  match.play('surrender');
  expect(seen(match).players[2]).toMatchObject({ heroes: ['a5', null], attacked: false });
});
rule('BAT-12.1', 'every battle needs an opening weapon of its own', () => {
  const hand = ['weapon bear', 'lord bear', 'lord bear'];
  const one = position({ players: [{ hand, heroes: ['f6'] }, { heroes: ['f6'] }] });
  one.play('attack f6 hero 1', 'declare', 'surrender');
  expect(one.refuses('attack f6 city')).toMatchObject({ rule: 'BAT-12.1', because: 'noWeapon' });
  const two = position({ players: [{ hand: [...hand, 'weapon bear'], heroes: ['f6'] }, { heroes: ['f6'] }] });
  two.play('attack f6 hero 1', 'declare', 'surrender', 'attack f6 city');
});

rule('BAT-12.2', 'the target is an enemy city or one enemy hero on the card, of any opponent', () => {
  const match = position({
    seats: 3,
    players: [{ hand: ['weapon bear', 'lord bear'], heroes: ['a5'] }, { heroes: ['a5', 'a5'] }, { heroes: ['a5'] }],
  });
  expect(match.texts().filter((text) => text.startsWith('attack'))).toEqual(['attack a5 city', 'attack a5 hero 1', 'attack a5 hero 2']);
});
rule('BAT-12.2', 'only one of two enemy heroes is attacked', () => {
  const match = position({ players: [{ hand: ['weapon bear', 'lord bear'], heroes: ['f6'] }, { heroes: ['f6', 'f6'] }] });
  match.play('attack f6 hero 1', 'declare', 'surrender');
  expect(seen(match).players[1]?.heroes.filter((at) => at !== null)).toEqual(['f6']);
});
rule('BAT-12.2', 'players cannot attack their own city or heroes', () => {
  const match = position({ players: [{ hand: ['weapon bear', 'lord bear'], heroes: ['b2', 'b2'] }] });
  expect(match.texts().some((text) => text.startsWith('attack'))).toBe(false);
});

rule('BAT-12.3', 'an attacker with two heroes on the card decides whether one or both take part', () => {
  const match = position({ players: [{ hand: ['weapon bear'], heroes: ['f6', 'f6'] }] });
  match.play('attack f6 city');
  expect(match.texts()).toEqual(['1 hero', '2 heroes']);
  match.play('2 heroes');
  expect(match.last('attacked')).toMatchObject({ heroes: 2 });
  expect(strengths(match)[0]).toBe(1 + 2);
});
rule('BAT-12.3', 'a hero that stays out gives no bonus and runs no risk', () => {
  const match = position({ players: [{ hand: ['weapon bear'], heroes: ['f6', 'f6'] }, { hand: ['lord isle'] }] });
  match.play('attack f6 city', '1 hero');
  expect(strengths(match)[0]).toBe(1 + 1);
  match.play('declare', 'react', 'add lord isle', 'declare', 'stop');
  expect(seen(match).players[0]?.heroes.filter((at) => at !== null)).toEqual(['f6']);
});

rule('BAT-12.4', 'the base of an attacked city is its level', () => {
  for (const level of [1, 2, 3, 4]) {
    const match = position({ players: [{ hand: ['sword'], heroes: ['f6'] }], board: { f6: `hub ${level} of 1` } });
    match.play('attack f6 city');
    expect(strengths(match)[1]).toBe(level);
  }
});
rule('BAT-12.4', 'the base of an attacked hero is 0, even on a city of its owner', () => {
  const match = position({ players: [{ hand: ['weapon isle'], heroes: ['f6'] }, { heroes: ['f6'] }], board: { f6: 'hub 4 of 1' } });
  match.play('attack f6 hero 1');
  expect(strengths(match)).toEqual([1, 0]);
});
rule('BAT-12.4', 'a city does not help an attacker either', () => {
  const match = position({ players: [{ hand: ['weapon isle'], heroes: ['b2'] }, { heroes: ['b2'] }], board: { b2: 'hub 4 of 0' } });
  match.play('attack b2 hero 1');
  expect(strengths(match)).toEqual([1, 0]);
});

rule('BAT-12.5', 'the first card is a weapon, sword or shield', () => {
  const match = position({
    players: [{ hand: ['weapon isle', 'weapon bear', 'shield', 'lord bear', 'horse bear', 'amulet bear'], heroes: ['f6'] }],
  });
  match.play('attack f6 city');
  expect(match.texts()).toEqual(['weapon bear', 'weapon isle', 'shield']);
  for (const card of ['lord bear', 'horse bear', 'amulet bear'])
    expect(match.refuses(card)).toMatchObject({ rule: 'BAT-12.5', because: 'notAWeapon' });
});
rule('BAT-12.5', 'a wild card may be the opening weapon', () => {
  const match = position({ dice: [6], players: [{ hand: ['amulet isle', 'friman bear', 'chief bear'], heroes: ['f6'] }] });
  match.play('amulet', 'friman bear', 'attack f6 city');
  expect(strengths(match)).toEqual([1 + 1, 1]); // a weapon, not a lord
});
rule('BAT-12.5', 'the total must exceed the base: equalling it is not enough', () => {
  const match = position({
    players: [{ hand: ['weapon isle', 'chief isle', 'friman isle'], heroes: ['f6'] }],
    board: { f6: 'hub 3 of 1' },
  });
  match.play('attack f6 city', 'add chief isle');
  expect(strengths(match)).toEqual([3, 3]);
  expect(match.refuses('declare')).toMatchObject({ rule: 'BAT-12.5', because: 'mustExceed', attack: 3, defence: 3 });
  match.play('add friman isle', 'declare');
});
rule('BAT-12.5', 'an attack that can never exceed the base is not offered', () => {
  const match = position({ players: [{ hand: ['weapon bear', 'chief bear'], heroes: ['f6'] }], board: { f6: 'hub 4 of 1' } });
  expect(match.refuses('attack f6 city')).toMatchObject({ rule: 'BAT-12.5', because: 'tooWeak', potential: 4, base: 4 });
});
rule('BAT-12.5', 'cards in tents that may be dismantled count before an attack is ruled out', () => {
  const match = position({
    players: [{ hand: ['weapon bear'], tents: [['tent bear', 'lord isle']], heroes: ['f6'] }],
    board: { f6: 'hub 4 of 1' },
  });
  match.play('attack f6 city', 'dismantle tent bear (lord isle)', 'add lord isle', 'declare');
});
rule('BAT-12.5', 'cards in tents count by their kind: a friman 1, a title 1 more', () => {
  const tented = (...cards: string[]) =>
    position({ players: [{ hand: ['weapon isle'], tents: [['tent bear', ...cards]], heroes: ['f6'] }], board: { f6: 'hub 4 of 1' } });
  const [weapon, hero, friman, title] = [1, 1, 1, 1];
  expect(tented('friman isle').refuses('attack f6 city')).toMatchObject({ because: 'tooWeak', potential: weapon + hero + friman });
  expect(tented('title isle').refuses('attack f6 city')).toMatchObject({ because: 'tooWeak', potential: weapon + hero + title });
  expect(tented('friman isle', 'title isle').refuses('attack f6 city')).toMatchObject({ potential: weapon + hero + friman + title });
  tented('chief isle', 'title isle').play('attack f6 city');
  tented('amulet isle').play('attack f6 city'); // its roll could bring anything
});
rule('BAT-12.5', 'a wild card that must be the weapon adds nothing more; one beside a weapon may be a lord', () => {
  const sketch = (hand: string[]) => position({ dice: [6], players: [{ hand, heroes: ['f6'] }], board: { f6: 'hub 4 of 1' } });
  const alone = sketch(['amulet isle', 'friman bear', 'supply']).play('amulet', 'friman bear');
  expect(alone.refuses('attack f6 city')).toMatchObject({ because: 'tooWeak', potential: 1 + 1 });
  const besides = sketch(['amulet isle', 'friman bear', 'weapon bear']).play('amulet', 'friman bear');
  besides.play('attack f6 city', 'weapon bear', 'add wild bear', 'declare');
});
rule('BAT-12.5', 'with an amulet in hand any attack may be tried', () => {
  const match = position({
    dice: [6],
    players: [{ hand: ['weapon bear', 'amulet bear', 'supply'], heroes: ['f6'] }],
    board: { f6: 'hub 4 of 1' },
  });
  match.play('attack f6 city', 'transform with amulet', 'supply', 'lord');
  expect(strengths(match)).toEqual([1 + 4, 4]);
});

rule('BAT-12.6', 'cards are laid one by one and then declared', () => {
  const match = position({ players: [{ hand: ['weapon bear', 'friman bear', 'chief bear'], heroes: ['f6'] }] });
  match.play('attack f6 city');
  expect(strengths(match)[0]).toBe(2);
  match.play('add friman bear');
  expect(strengths(match)[0]).toBe(3);
  match.play('add chief bear');
  expect(strengths(match)[0]).toBe(5);
  match.play('declare');
  expect(match.decision().ask).toBe('answer');
});
rule(
  'BAT-12.6',
  'an attack that does not exceed the base is called off: the cards are spent, the hero stays, the defender does nothing',
  () => {
    const match = position({
      dice: [5],
      board: { f6: 'hub 4 of 1' },
      players: [
        { hand: ['weapon bear', 'amulet bear', 'lord bear', 'friman bear'], heroes: ['f6'], nation: times(6, 'supply') },
        { hand: ['lord isle'], nation: times(6, 'supply') },
      ],
    });
    match.play('attack f6 city', 'transform with amulet', 'lord bear', 'stop'); // the lord is lost
    expect(match.last('calledOff')).toMatchObject({ seat: 0 });
    expect(match.decision()).toMatchObject({ ask: 'act', seats: [0] });
    expect(own(match, 0)).toMatchObject({
      heroes: ['f6', null],
      hand: { cards: ['friman bear'] },
      laid: [{ card: 'weapon bear', uses: 0, line: 0 }],
    });
    match.play('end');
    expect(own(match, 1).hand.cards).toEqual(['lord isle']); // without an attack there is no refill
  },
);
rule('BAT-12.6', 'an attacker who is strong enough cannot call off', () => {
  const match = position({ players: [{ hand: ['weapon bear', 'friman bear'], heroes: ['f6'] }] });
  match.play('attack f6 city');
  expect(match.refuses('stop')).toMatchObject({ rule: 'BAT-12.14', because: 'strongEnough' });
});

// ---- strength

rule('BAT-12.7', 'a total is base, cards, hero bonus and terrain bonus', () => {
  const match = position({
    mode: 'advanced',
    players: [
      { hand: ['weapon bear', 'chief bear'], heroes: ['f6'] },
      { hand: ['priest isle'], heroes: ['f6'] },
    ],
    board: { f6: 'hub 2 of 1 lakes' },
  });
  match.play('attack f6 city', 'add chief bear', 'declare', 'react', 'join', 'add priest isle');
  const { attack, defence } = seen(match).battle ?? {};
  expect(attack?.modifiers.map(({ value, reason }) => [reason, value])).toEqual([
    ['card', 1],
    ['card', 2],
    ['heroBonus', 1],
  ]);
  expect(defence?.modifiers.map(({ value, reason }) => [reason, value])).toEqual([
    ['cityLevel', 2],
    ['terrain', 1],
    ['card', 3],
    ['heroBonus', 1],
  ]);
  expect(strengths(match)).toEqual([4, 7]);
});

rule('BAT-12.8', 'the hero bonus counts only while every card in the line is of the hero’s faction', () => {
  const match = position({ players: [{ hand: ['weapon bear', 'friman bear', 'friman isle'], heroes: ['f6'] }] });
  match.play('attack f6 city', 'add friman bear');
  expect(strengths(match)[0]).toBe(1 + 1 + 1);
  match.play('add friman isle');
  expect(strengths(match)[0]).toBe(1 + 1 + 1); // one more card, but no bonus
});
rule('BAT-12.8', 'the hero’s faction counts, not that of most cards', () => {
  const match = position({ players: [{ hand: ['weapon isle', 'chief isle'], heroes: ['f6'] }] });
  match.play('attack f6 city', 'add chief isle');
  expect(strengths(match)[0]).toBe(1 + 2);
});
rule('BAT-12.8', 'two heroes that take part give 2', () => {
  const match = position({ players: [{ hand: ['weapon bear'], heroes: ['f6', 'f6'] }] });
  match.play('attack f6 city', '2 heroes');
  expect(strengths(match)[0]).toBe(1 + 2);
});
rule('BAT-12.8', 'there is no bonus without a card in the line', () => {
  const match = position({
    players: [
      { hand: ['weapon bear', 'chief bear'], heroes: ['f6'] },
      { hand: ['friman isle'], heroes: ['f6', 'f6'] },
    ],
  });
  match.play('attack f6 city', 'declare', 'react', 'join', 'join');
  expect(strengths(match)[1]).toBe(1);
  match.play('add friman isle');
  expect(strengths(match)[1]).toBe(1 + 1 + 2);
});
rule('BAT-12.8', 'a scroll can restore the bonus, which is checked after every change of the line', () => {
  const match = position({ players: [{ hand: ['weapon bear', 'friman isle', 'scroll ember'], heroes: ['f6'] }] });
  match.play('attack f6 city', 'add friman isle');
  expect(strengths(match)[0]).toBe(2);
  match.play('transform with scroll', 'friman isle in line', 'bear');
  expect(strengths(match)[0]).toBe(2 + 1);
});
rule('BAT-12.8', 'the bonus is back when an amulet takes the only card of another faction out of the line', () => {
  const match = position({ dice: [5], players: [{ hand: ['weapon bear', 'friman isle', 'amulet ember'], heroes: ['f6'] }] });
  match.play('attack f6 city', 'add friman isle', 'transform with amulet', 'friman isle in line');
  expect(strengths(match)[0]).toBe(1 + 1);
});
rule('BAT-12.8', 'a great artifact never spoils the bonus', () => {
  const match = position({ players: [{ hand: ['sword', 'friman bear'], heroes: ['f6'] }] });
  match.play('attack f6 city', 'add friman bear');
  expect(strengths(match)[0]).toBe(5 + 1 + 1);
});
rule('BAT-12.8', 'a supply that an amulet made a lord spoils the bonus', () => {
  const match = position({ dice: [6], players: [{ hand: ['weapon bear', 'amulet bear', 'supply'], heroes: ['f6'] }] });
  match.play('attack f6 city', 'transform with amulet', 'supply', 'lord');
  expect(strengths(match)[0]).toBe(1 + 4);
});
rule('BAT-12.8', 'a defender has no bonus unless a hero joins', () => {
  const match = position({
    players: [
      { hand: ['weapon bear', 'chief bear'], heroes: ['f6'] },
      { hand: ['friman isle'], heroes: ['f6'] },
    ],
  });
  match.play('attack f6 city', 'declare', 'react', 'add friman isle');
  expect(strengths(match)[1]).toBe(1 + 1);
});
