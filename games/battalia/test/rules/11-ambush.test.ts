// Chapter 11: ambush.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { own, position, seen, times } from '../support/position.ts';

rule('BAT-11.1', 'one hand card is suspended, another goes face down into ambush', () => {
  const match = position({ players: [{ hand: ['lord bear', 'friman isle', 'supply'], haven: times(9, 'supply') }] });
  match.play('ambush', 'lord bear', 'friman isle');
  expect(own(match, 0)).toMatchObject({ ambush: { cards: ['lord bear'] }, hand: { cards: ['supply'] } });
  expect(seen(match).limbo).toEqual(['friman isle']);
});
rule('BAT-11.1', 'nobody else sees what lies in ambush, only how many cards', () => {
  const match = position({ players: [{ hand: ['lord bear', 'friman isle', 'supply'], haven: times(9, 'supply') }] });
  match.play('ambush', 'lord bear', 'friman isle');
  for (const eye of [1, 'public'] as const) {
    expect(seen(match, eye).players[0]?.ambush).toEqual({ count: 1, cards: null });
    expect(JSON.stringify(match.match.events(eye))).not.toContain('lord bear');
  }
});
rule('BAT-11.1', 'the suspended card and the ambushed card are different cards', () => {
  const match = position({ players: [{ hand: ['lord bear', 'supply', 'friman isle'], haven: times(9, 'supply') }] });
  match.play('ambush', 'lord bear');
  expect(match.texts()).toEqual(['friman isle', 'supply']);
});
rule('BAT-11.1', 'an ambush takes two cards in hand', () => {
  const match = position({ players: [{ hand: ['lord bear'], haven: times(12, 'supply') }] });
  expect(match.refuses('ambush')).toMatchObject({ rule: 'BAT-11.1', because: 'tooFewCards' });
});
rule('BAT-11.1', 'a player may ambush as often as slots and cards allow', () => {
  const match = position({
    players: [{ hand: ['lord bear', 'lord isle', 'lord ember', ...times(3, 'supply')], haven: times(9, 'supply') }],
  });
  match.play('ambush', 'lord bear', 'supply', 'ambush', 'lord isle', 'supply', 'ambush', 'lord ember');
  expect(own(match, 0).ambush.count).toBe(3);
  expect(seen(match).limbo).toEqual(times(3, 'supply'));
});
rule('BAT-11.1', 'gains, cards on the table and cards in tents are not hand cards', () => {
  const match = position({
    day: 1,
    players: [
      {
        hand: ['tool bear', 'chief bear', 'friman isle', 'supply'],
        gains: ['lord bear'],
        tents: [['tent bear', 'lord isle']],
        haven: times(9, 'supply'),
      },
    ],
  });
  match.play('create weapon', 'ambush');
  expect(match.texts()).toEqual(['friman isle', 'supply']);
});

rule('BAT-11.2', 'an attacker may ambush in the middle of the attack, which adds nothing to the line', () => {
  const match = position({
    players: [
      { hand: ['weapon bear', 'lord bear', 'chief bear', 'supply'], haven: times(9, 'supply'), heroes: ['f6'] },
      { hand: ['friman isle', 'friman isle', 'supply'], haven: times(9, 'supply') },
    ],
  });
  match.play('attack f6 city', 'ambush', 'lord bear', 'supply');
  expect(own(match, 0)).toMatchObject({ ambush: { cards: ['lord bear'] }, hand: { cards: ['chief bear'] } });
  expect(seen(match)).toMatchObject({ limbo: ['supply'], battle: { attack: { total: 2 } } });
  match.play('declare', 'react');
  expect(match.refuses('ambush')).toMatchObject({ rule: 'BAT-11.2', because: 'notYourTurn' });
});
rule('BAT-11.2', 'an ambush after the defender’s answer does not count as laying a card: the attacker must still exceed', () => {
  const match = position({
    players: [
      { hand: ['weapon bear', 'lord bear', 'supply', 'supply'], haven: times(9, 'supply'), heroes: ['f6'] },
      { hand: ['chief isle'] },
    ],
  });
  match.play('attack f6 city', 'declare', 'react', 'add chief isle', 'declare', 'ambush', 'lord bear');
  expect(match.decision().ask).toBe('attackPlay');
  expect(match.texts()).toEqual(['stop']);
});
rule('BAT-11.2', 'an ambush may also be laid while attacking neutral cities and guardians', () => {
  const match = position({ players: [{ hand: ['sword', 'lord bear', 'supply'], haven: times(9, 'supply'), heroes: ['b6'] }] });
  match.play('attack b6 neutral', 'ambush', 'lord bear', 'declare');
  expect(own(match, 0).ambush.cards).toEqual(['lord bear']);
});
rule('BAT-11.2', 'the limbo is face up, and its cards do not come back', () => {
  const match = position({
    players: [
      { hand: ['lord bear', 'friman isle'], nation: times(3, 'supply'), haven: times(9, 'supply') },
      { nation: times(6, 'supply') },
    ],
  });
  match.play('ambush', 'lord bear');
  for (const eye of [0, 1, 'public'] as const) expect(seen(match, eye).limbo).toEqual(['friman isle']);
  expect(match.last('suspended')).toMatchObject({ seat: 0, card: 'friman isle' });
  expect(own(match, 0).deckSize).toBe(13);
  match.play('end', 'keep', 'end', 'keep', 'end');
  expect(seen(match).limbo).toEqual(['friman isle']);
  expect(own(match, 0).deckSize).toBe(13);
});

rule(['BAT-11.3', 'BAT-5.11'], 'the ambush stays until the second step of the next turn; then all of it comes back', () => {
  const match = position({
    players: [
      { hand: ['lord bear', 'supply'], nation: times(6, 'friman bear'), haven: times(9, 'supply') },
      { nation: times(6, 'supply') },
    ],
  });
  match.play('ambush', 'lord bear', 'end');
  expect(own(match, 0).ambush.cards).toEqual(['lord bear']);
  match.play('keep', 'end');
  expect(own(match, 0).ambush.cards).toEqual(['lord bear']); // step 1 has not been done yet
  match.play('keep');
  expect(own(match, 0)).toMatchObject({ ambush: { count: 0 }, hand: { count: 7 } });
  expect(own(match, 0).hand.cards).toContain('lord bear');
});
rule('BAT-11.3', 'a returned card may be ambushed again for a new price', () => {
  const match = position({
    players: [{ ambush: ['lord bear'], hand: times(6, 'friman bear'), haven: times(9, 'supply') }, { nation: times(6, 'supply') }],
    stage: 'opening',
  });
  match.play('keep', 'ambush', 'lord bear');
  expect(own(match, 0).ambush.cards).toEqual(['lord bear']);
  expect(seen(match).limbo).toEqual(['friman bear']);
});

rule(['BAT-11.4', 'BAT-12.10'], 'a player under attack may recall the ambush earlier', () => {
  const match = position({ players: [{ hand: ['weapon bear', 'friman bear'], heroes: ['f6'] }, { ambush: ['lord isle', 'supply'] }] });
  match.play('attack f6 city', 'declare', 'react', 'recall');
  expect(own(match, 1)).toMatchObject({ ambush: { count: 0 }, hand: { cards: ['lord isle', 'supply'] } });
});

rule(['BAT-11.5', 'BAT-11.6'], 'with three cards in ambush a fourth ambush is refused', () => {
  const match = position({ players: [{ hand: ['lord bear', 'supply'], ambush: times(3, 'friman bear'), haven: times(9, 'supply') }] });
  expect(match.refuses('ambush')).toMatchObject({ rule: 'BAT-11.6', because: 'ambushFull' });
});
rule(['BAT-11.5', 'BAT-11.7'], 'a fourth card that an amulet forces into ambush drives out one of the three older ones', () => {
  const match = position({
    dice: [4],
    players: [{ hand: ['amulet bear', 'lord bear'], ambush: ['friman bear', 'friman isle', 'friman bear'] }],
  });
  match.play('amulet');
  expect(match.texts()).toEqual(['friman bear', 'friman isle']); // the owner chooses; equal cards are one choice
  match.play('friman bear');
  expect(own(match, 0).ambush.cards?.toSorted()).toEqual(['friman bear', 'friman isle', 'lord bear']);
  expect(own(match, 0).haven.cards).toContain('friman bear');
});
rule('BAT-11.7', 'no card has to leave if there is a free slot', () => {
  const match = position({ dice: [4], players: [{ hand: ['amulet bear', 'lord bear'], ambush: ['friman bear', 'friman isle'] }] });
  match.play('amulet');
  expect(own(match, 0).ambush.count).toBe(3);
  expect(match.decision().ask).toBe('act');
});

rule('BAT-11.8', 'a deck of ten cards cannot suspend any', () => {
  const match = position({ players: [{ hand: ['lord bear', 'supply'], haven: times(8, 'supply') }] });
  expect(match.refuses('ambush')).toMatchObject({ rule: 'BAT-11.8', because: 'smallestDeck', deck: 10 });
});
rule('BAT-11.8', 'a deck of eleven cards can suspend one, but no second one', () => {
  const match = position({ players: [{ hand: ['lord bear', 'supply', 'supply', 'supply'], haven: times(7, 'supply') }] });
  match.play('ambush', 'lord bear');
  expect(match.refuses('ambush')).toMatchObject({ rule: 'BAT-11.8', because: 'smallestDeck' });
});
rule('BAT-11.8', 'the deck includes nation, hand, table, gains, haven, ambush and tents with their contents', () => {
  const everywhere = {
    hand: ['title bear', 'friman bear', 'supply', 'supply'], // title and friman will lie on the table
    nation: ['supply'],
    gains: ['supply'],
    haven: ['supply'],
    ambush: ['supply'],
    tents: [['tent bear', 'supply', 'supply']],
  };
  const match = position({ players: [everywhere] });
  match.play('title');
  expect(own(match, 0).deckSize).toBe(11);
  match.play('ambush');
  expect(own(match, 0).ambush.count).toBe(2);
});
rule('BAT-11.8', 'cards gained this turn count at once', () => {
  const match = position({ players: [{ hand: times(4, 'supply'), haven: times(6, 'friman bear') }] });
  match.refuses('ambush');
  match.play('hire friman', 'ambush');
});
