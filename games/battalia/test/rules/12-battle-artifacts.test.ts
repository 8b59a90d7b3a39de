// Chapter 12, part 3: artifacts in battle.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { own, position, seen, strengths, times } from '../support/position.ts';

// In these positions seat 0 (bear) attacks the starting city of seat 1 (isle) on f6, unless said otherwise.

const EVERYTHING = [
  'friman isle',
  'lord isle',
  'weapon isle',
  'horse isle',
  'amulet isle',
  'title isle',
  'scroll isle',
  'tool isle',
  'tent isle',
  'supply',
];
const ALLOWED = [
  'add friman isle',
  'add lord isle',
  'add weapon isle',
  'add horse isle',
  'transform with amulet',
  'transform with title',
  'transform with scroll',
];

rule('BAT-12.17', 'units, weapons and horses fight; amulet, title and scroll transform; tool, tent and supply do nothing', () => {
  const attacker = position({ players: [{ hand: ['weapon bear', ...EVERYTHING], heroes: ['f6'] }] });
  attacker.play('attack f6 city', 'weapon bear');
  expect(attacker.texts()).toEqual([...ALLOWED, 'ambush', 'declare']); // an ambush is no part of the line: BAT-11.2
  const defender = position({ players: [{ hand: ['weapon bear'], heroes: ['f6'] }, { hand: EVERYTHING }] });
  defender.play('attack f6 city', 'declare', 'react');
  expect(defender.texts()).toEqual([...ALLOWED, 'stop']);
  for (const card of ['tool isle', 'tent isle', 'supply', 'amulet isle'])
    expect(defender.refuses(`add ${card}`), card).toMatchObject({ rule: 'BAT-12.17', because: 'noStrength' });
});

rule('BAT-12.18', 'a promoted unit fights with its new rank', () => {
  const match = position({ players: [{ hand: ['weapon bear', 'chief bear', 'title isle'], heroes: ['f6'] }] });
  match.play('attack f6 city', 'add chief bear', 'transform with title');
  expect(strengths(match)[0]).toBe(1 + 3 + 1);
});
rule('BAT-12.18', 'a scroll restores the unity of faction', () => {
  const match = position({ players: [{ hand: ['weapon bear', 'chief isle', 'scroll isle'], heroes: ['f6'] }] });
  match.play('attack f6 city', 'add chief isle', 'transform with scroll', 'chief isle in line', 'bear');
  expect(strengths(match)[0]).toBe(1 + 2 + 1);
});
rule('BAT-12.18', 'a 2 or 3 on the amulet multiplies the strength of a card', () => {
  for (const die of [2, 3]) {
    const match = position({ dice: [die], players: [{ hand: ['weapon bear', 'chief bear', 'amulet isle'], heroes: ['f6'] }] });
    match.play('attack f6 city', 'add chief bear', 'transform with amulet', 'chief bear in line');
    expect(strengths(match)[0]).toBe(1 + die * 2 + 1);
  }
});
rule('BAT-12.18', 'a 6 can make a card a lord', () => {
  const match = position({ dice: [6], players: [{ hand: ['weapon bear', 'friman bear', 'amulet isle'], heroes: ['f6'] }] });
  match.play('attack f6 city', 'add friman bear', 'transform with amulet', 'friman bear in line', 'lord');
  expect(strengths(match)[0]).toBe(1 + 4 + 1);
});

// ---- targets

rule('BAT-12.19', 'a target from the hand enters the line', () => {
  for (const [artifact, after, strength] of [
    ['title', [], 2],
    ['scroll', ['isle'], 1],
  ] as const) {
    const match = position({ players: [{ hand: ['weapon isle', 'friman bear', `${artifact} bear`], heroes: ['f6'] }] });
    match.play('attack f6 city', `transform with ${artifact}`);
    if (artifact === 'scroll') match.play('friman bear');
    match.play(...after);
    expect(strengths(match)[0], artifact).toBe(1 + strength);
    match.refuses('add friman bear');
  }
});
rule('BAT-12.19', 'an artifact without a target has a different reason than a missing one', () => {
  const match = position({ players: [{ hand: ['weapon bear', 'lord bear', 'title bear'], heroes: ['f6'] }] });
  match.play('attack f6 city');
  expect(match.refuses('transform with title')).toMatchObject({ rule: 'BAT-12.19', because: 'noTarget', missing: [] });
  expect(match.refuses('transform with scroll')).toMatchObject({ rule: 'BAT-12.19', because: 'missingCards', missing: ['scroll'] });
});
rule('BAT-12.19', 'a target may already be in the player’s line', () => {
  const match = position({ players: [{ hand: ['weapon bear', 'friman bear', 'friman bear', 'title bear'], heroes: ['f6'] }] });
  match.play('attack f6 city', 'add friman bear', 'transform with title');
  expect(match.texts()).toEqual(['friman bear', 'friman bear in line']);
});
rule('BAT-12.19', 'a card in the line can be a target once', () => {
  const match = position({ players: [{ hand: ['weapon bear', 'friman isle', 'title bear', 'scroll bear'], heroes: ['f6'] }] });
  match.play('attack f6 city', 'add friman isle', 'transform with title', 'transform with scroll');
  expect(match.texts()).toEqual(['isle', 'ember']); // the weapon was the only target left
  expect(match.last('promoted')).toMatchObject({ to: 'chief isle' });
});
rule('BAT-12.19', 'a card that was touched before the battle cannot be transformed in it', () => {
  const match = position({
    players: [{ hand: ['weapon bear', 'scroll bear', 'friman isle', 'title bear', 'friman ember'], heroes: ['f6'] }],
  });
  match.play('scroll', 'friman isle', 'bear', 'attack f6 city', 'add friman bear', 'transform with title');
  expect(match.last('promoted')).toMatchObject({ card: 'friman ember' }); // the only target left
});
rule('BAT-12.19', 'cards of the other side cannot be targets', () => {
  const match = position({
    players: [{ hand: ['weapon bear', 'lord bear'], heroes: ['f6'] }, { hand: ['amulet isle', 'friman isle', 'friman ember'] }],
  });
  match.play('attack f6 city', 'add lord bear', 'declare', 'react', 'transform with amulet');
  expect(match.texts()).toEqual(['friman isle', 'friman ember']);
});
rule('BAT-12.19', 'in battle a scroll changes only units, weapons and horses', () => {
  const match = position({
    players: [
      {
        hand: ['weapon bear', 'scroll bear', 'friman isle', 'horse isle', 'weapon isle', 'title isle', 'tool isle', 'tent isle', 'supply'],
        heroes: ['f6'],
      },
    ],
  });
  match.play('attack f6 city', 'weapon bear', 'transform with scroll');
  expect(match.texts()).toEqual(['friman isle', 'weapon isle', 'horse isle', 'weapon bear in line']);
  expect(match.refuses('title isle')).toMatchObject({ rule: 'BAT-12.19', because: 'notInBattle' });
});
rule('BAT-12.19', 'a scroll can change the opening weapon', () => {
  const match = position({ players: [{ hand: ['weapon isle', 'scroll isle', 'friman bear'], heroes: ['f6'] }] });
  match.play('attack f6 city', 'transform with scroll', 'weapon isle in line', 'bear');
  expect(strengths(match)[0]).toBe(1 + 1);
});

rule('BAT-12.19', 'a lit weapon that a scroll has changed keeps its use in the line and the one it has left', () => {
  const match = position({ day: 2, players: [{ hand: ['weapon isle', 'scroll isle'], heroes: ['f6'] }] });
  match.play('attack f6 city', 'transform with scroll', 'bear');
  expect(strengths(match)[0]).toBe(1 + 1);
  match.play('add weapon bear');
  expect(strengths(match)[0]).toBe(2 + 1);
  match.refuses('add weapon bear');
});
rule('BAT-12.19', 'a lit horse that a scroll changes enters the line with one use and has another', () => {
  const match = position({ day: 7, players: [{ hand: ['weapon bear', 'horse isle', 'scroll isle'], heroes: ['f6'] }] });
  match.play('attack f6 city', 'transform with scroll', 'horse isle', 'bear');
  expect(strengths(match)[0]).toBe(1 + 1 + 1);
  match.play('add horse bear');
  expect(strengths(match)[0]).toBe(1 + 2 + 1);
  match.refuses('add horse bear');
});

// ---- amulet

rule('BAT-12.19', 'an amulet multiplies the uses of a lit weapon in the line and those it has left', () => {
  const match = position({ day: 2, dice: [3], players: [{ hand: ['weapon bear', 'amulet isle'], heroes: ['f6'] }] });
  match.play('attack f6 city', 'transform with amulet');
  expect(strengths(match)[0]).toBe(6 + 1);
  match.refuses('add weapon bear');
});
rule('BAT-12.19', 'even after a 1 a lit card stands in the line with both uses', () => {
  const match = position({ day: 7, dice: [1], players: [{ hand: ['weapon bear', 'horse bear', 'amulet isle'], heroes: ['f6'] }] });
  match.play('attack f6 city', 'transform with amulet', 'horse bear');
  expect(strengths(match)[0]).toBe(1 + 2 + 1);
});
rule('BAT-12.19', 'an amulet does not bring back uses spent before the battle', () => {
  const match = position({ day: 2, dice: [3], players: [{ hand: ['weapon bear', 'amulet isle', 'supply', 'supply'], heroes: ['f6'] }] });
  match.play('hero', 'attack f6 city', 'transform with amulet');
  expect(strengths(match)[0]).toBe(3 + 1);
});
rule(['BAT-12.19', 'BAT-20.4'], 'of two lit weapons in the line one may have a use left: the amulet’s owner chooses between them', () => {
  const lit = (die: number) =>
    position({
      day: 2,
      dice: [die],
      players: [{ hand: ['weapon bear', 'weapon bear', 'amulet isle', 'supply', 'supply'], heroes: ['f6'] }],
    }).play('hero', 'attack f6 city', 'add weapon bear', 'transform with amulet');
  expect(lit(3).texts()).toEqual(['weapon bear in line', 'weapon bear in line 1+1']);
  expect(strengths(lit(3).play('weapon bear in line'))[0]).toBe(3 + 1 + 1);
  expect(strengths(lit(3).play('weapon bear in line 1+1'))[0]).toBe(1 + 6 + 1);
  expect(strengths(lit(5).play('weapon bear in line'))[0]).toBe(1 + 1); // the other weapon stays
});
rule(['BAT-12.19', 'BAT-20.4'], 'weapons with the same uses in the line and left are one target', () => {
  const match = position({ day: 2, players: [{ hand: ['weapon bear', 'weapon bear', 'amulet isle'], heroes: ['f6'] }] });
  match.play('attack f6 city', 'add weapon bear', 'add weapon bear', 'transform with amulet');
  expect(match.texts()).toEqual(['weapon bear in line 2+0', 'weapon bear in line 1+1']);
  const even = position({ dice: [1], players: [{ hand: ['weapon bear', 'weapon bear', 'amulet isle'], heroes: ['f6'] }] });
  even.play('attack f6 city', 'add weapon bear', 'transform with amulet');
  expect(even.last('targeted')).toMatchObject({ card: 'weapon bear', in: 'line' });
});
rule('BAT-12.19', 'a title doubled in battle lies beside the line and promotes two units there', () => {
  const match = position({
    dice: [2],
    players: [{ hand: ['weapon bear', 'friman bear', 'chief bear', 'title isle', 'amulet isle'], heroes: ['f6'] }],
  });
  match.play('attack f6 city', 'transform with amulet', 'title isle');
  expect(strengths(match)[0]).toBe(1 + 1); // the title is of another faction, but not in the line
  match.play('transform with title', 'friman bear', 'transform with title');
  expect(strengths(match)[0]).toBe(1 + 2 + 3 + 1);
  match.refuses('transform with title');
});
rule('BAT-12.19', 'a tool does not fight, but the attacker may use it later in the turn', () => {
  const match = position({
    day: 2,
    dice: [2],
    players: [{ hand: ['weapon bear', 'tool bear', 'amulet bear', 'chief isle', 'priest isle'], heroes: ['f6'] }],
  });
  match.play('attack f6 city', 'transform with amulet', 'tool bear');
  match.refuses('add tool bear');
  match.play('declare', 'surrender', 'create weapon', 'create amulet');
  expect(match.events('created').map(({ paid }) => paid)).toEqual([
    ['chief isle', 'tool bear'],
    ['priest isle', 'tool bear'],
  ]);
});
rule('BAT-12.19', 'a supply tripled in battle counts as three supplies afterwards', () => {
  const match = position({ dice: [3], players: [{ hand: ['weapon bear', 'supply', 'amulet bear'], heroes: ['f6'] }] });
  match.play('attack f6 city', 'transform with amulet', 'supply', 'declare', 'surrender', 'hire chief');
  expect(match.last('hired').paid).toEqual(times(3, 'supply'));
});

rule('BAT-12.20', 'a wild card in battle is a lord, an amulet, a title or a scroll', () => {
  const match = position({ dice: [6], players: [{ hand: ['weapon bear', 'friman bear', 'friman isle', 'amulet bear'], heroes: ['f6'] }] });
  match.play('attack f6 city', 'transform with amulet', 'friman isle');
  expect(match.texts()).toEqual(['lord', 'amulet', 'title', 'scroll']);
  match.play('title', 'transform with title');
  expect(match.last('promoted')).toMatchObject({ card: 'friman bear', to: 'chief bear' });
  expect(strengths(match)[0]).toBe(1 + 2 + 1); // the isle card under the chief does not count
});
rule('BAT-12.20', 'a wild lord has strength 4 and its own faction', () => {
  const match = position({ dice: [6], players: [{ hand: ['weapon bear', 'tool isle', 'amulet bear'], heroes: ['f6'] }] });
  match.play('attack f6 city', 'transform with amulet', 'tool isle', 'lord');
  expect(strengths(match)[0]).toBe(1 + 4);
});
rule('BAT-12.20', 'a card that turns wild leaves the line unless it becomes a lord', () => {
  const match = position({ dice: [6], players: [{ hand: ['weapon bear', 'chief bear', 'amulet bear', 'friman bear'], heroes: ['f6'] }] });
  match.play('attack f6 city', 'add chief bear', 'transform with amulet', 'chief bear in line', 'scroll');
  expect(strengths(match)[0]).toBe(1 + 1);
});
rule('BAT-12.20', 'a card that became wild before the battle is added as a lord', () => {
  const match = position({ dice: [6], players: [{ hand: ['weapon bear', 'friman bear', 'amulet bear'], heroes: ['f6'] }] });
  match.play('amulet', 'friman bear', 'attack f6 city', 'weapon bear', 'add wild bear');
  expect(strengths(match)[0]).toBe(1 + 4 + 1);
});
rule('BAT-12.20', 'a 4 takes the card out of the line into the ambush', () => {
  const match = position({ dice: [4], players: [{ hand: ['weapon bear', 'lord bear', 'amulet bear'], heroes: ['f6'] }] });
  match.play('attack f6 city', 'add lord bear', 'transform with amulet', 'lord bear in line');
  expect(strengths(match)[0]).toBe(1 + 1);
  expect(own(match, 0).ambush.cards).toEqual(['lord bear']);
});
rule('BAT-12.20', 'a 5 takes the card out of the line into the haven', () => {
  const match = position({ dice: [5], players: [{ hand: ['weapon bear', 'lord bear', 'amulet bear'], heroes: ['f6'] }] });
  match.play('attack f6 city', 'add lord bear', 'transform with amulet', 'lord bear in line');
  expect(strengths(match)[0]).toBe(1 + 1);
  expect(own(match, 0).haven.cards).toEqual(['lord bear', 'amulet bear']);
});
rule('BAT-12.20', 'a defender’s card goes to the defender’s ambush', () => {
  const match = position({
    dice: [4],
    players: [{ hand: ['weapon bear'], heroes: ['f6'] }, { hand: ['amulet isle', 'lord isle', 'supply'] }],
  });
  match.play('attack f6 city', 'declare', 'react', 'transform with amulet', 'lord isle');
  expect(own(match, 1).ambush.cards).toEqual(['lord isle']);
  expect(match.texts()).toEqual(['stop']);
});
rule('BAT-12.20', 'the battle continues if the opening weapon is lost', () => {
  const match = position({ dice: [5], players: [{ hand: ['weapon bear', 'chief bear', 'amulet bear'], heroes: ['f6'] }] });
  match.play('attack f6 city', 'transform with amulet', 'weapon bear in line', 'add chief bear');
  expect(strengths(match)).toEqual([2 + 1, 1]);
  match.play('declare', 'surrender');
  expect(match.last('won')).toMatchObject({ seat: 0 });
});

// ---- tents and light

rule('BAT-12.21', 'the attacker may dismantle tents at any moment of their battle turns', () => {
  const match = position({
    players: [{ hand: ['weapon bear'], tents: [['tent isle', 'chief bear']], heroes: ['f6'] }, { hand: ['friman isle'] }],
  });
  match.play('attack f6 city');
  expect(match.texts()).toContain('dismantle tent isle (chief bear)');
  match.play('declare', 'react', 'add friman isle', 'declare', 'dismantle tent isle (chief bear)', 'add chief bear', 'declare');
  expect(strengths(match)).toEqual([4, 2]);
});
rule('BAT-12.21', 'the defender may dismantle tents before the answer and after laying cards', () => {
  const match = position({
    players: [
      { hand: ['weapon bear', 'friman bear'], heroes: ['f6'] },
      {
        hand: ['friman isle'],
        tents: [
          ['tent isle', 'chief isle'],
          ['tent bear', 'lord isle'],
        ],
      },
    ],
  });
  match.play('attack f6 city', 'declare', 'dismantle tent isle (chief isle)');
  expect(match.decision().ask).toBe('answer'); // asked again
  match.play('react', 'add friman isle', 'dismantle tent bear (lord isle)', 'add lord isle');
  expect(strengths(match)[1]).toBe(1 + 1 + 4);
});
rule('BAT-12.21', 'a card from a tent is an ordinary card: a lit weapon of the defender has two uses', () => {
  const match = position({
    day: 2,
    players: [{ hand: ['weapon bear', 'friman bear'], heroes: ['f6'] }, { tents: [['tent isle', 'weapon isle']] }],
  });
  match.play('attack f6 city', 'declare', 'react', 'dismantle tent isle (weapon isle)', 'add weapon isle', 'add weapon isle');
  expect(strengths(match)[1]).toBe(1 + 2);
});

rule(['BAT-12.22', 'BAT-16.4'], 'the light of the day also works for the defender', () => {
  const match = position({ day: 7, players: [{ hand: ['weapon bear', 'friman bear'], heroes: ['f6'] }, { hand: ['horse isle'] }] });
  match.play('attack f6 city', 'declare', 'react', 'add horse isle', 'add horse isle');
  expect(strengths(match)[1]).toBe(1 + 2);
});
rule('BAT-12.22', 'cards with uses left on the attacker’s table can join use by use', () => {
  const match = position({
    dice: [3],
    players: [{ hand: ['weapon bear', 'chief bear', 'amulet bear', 'supply', 'supply'], heroes: ['f6'] }],
  });
  match.play('amulet', 'chief bear', 'create horse', 'attack f6 city', 'add chief bear');
  expect(strengths(match)[0]).toBe(1 + 2 + 1);
  match.play('add chief bear');
  expect(strengths(match)[0]).toBe(1 + 4 + 1);
  match.refuses('add chief bear'); // the third use paid for the horse
});
rule('BAT-12.22', 'the attacker can spend the remaining uses after the battle', () => {
  const match = position({ day: 2, players: [{ hand: ['weapon bear', 'supply', 'supply'], heroes: ['f6'] }] });
  match.play('attack f6 city', 'declare', 'surrender', 'hero', 'b2');
  expect(seen(match).players[0]?.heroes).toEqual(['f6', 'b2']);
});
rule('BAT-12.22', 'uses that the defender does not spend are lost', () => {
  const match = position({
    day: 2,
    players: [{ hand: ['weapon bear', 'weapon bear', 'chief bear'], heroes: ['f6', 'f6'] }, { hand: ['weapon isle', 'friman isle'] }],
  });
  match.play('attack f6 city', '1 hero', 'declare', 'react', 'add weapon isle', 'declare', 'stop');
  expect(own(match, 1)).toMatchObject({ laid: [], haven: { cards: ['weapon isle'] }, hand: { cards: ['friman isle'] } });
});
