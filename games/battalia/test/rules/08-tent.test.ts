// Chapter 8, part 4: tents.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { own, position, seen, times } from '../support/position.ts';

rule('BAT-8.28', 'a tent is pitched for a supply and keeps one card, for everybody to see', () => {
  const match = position({ players: [{ hand: ['tent bear', 'supply', 'lord isle', 'friman bear'] }] });
  match.play('pitch', 'lord isle');
  expect(seen(match, 1).players[0]?.tents).toMatchObject([{ tent: 'tent bear', cards: ['lord isle'] }]);
  expect(own(match, 0).hand.cards).toEqual(['friman bear']);
});
rule('BAT-8.28', 'the tent with its card stays when the turn ends, the supply goes to the haven', () => {
  const match = position({ players: [{ hand: ['tent bear', 'supply', 'lord isle'], nation: times(6, 'friman bear') }] });
  match.play('pitch');
  expect(own(match, 0).haven.count).toBe(0);
  match.play('end');
  expect(own(match, 0)).toMatchObject({ haven: { cards: ['supply'] }, tents: [{ tent: 'tent bear', cards: ['lord isle'] }] });
});
rule('BAT-8.28', 'any card except a great artifact can be stationed', () => {
  const match = position({ players: [{ hand: ['tent bear', 'supply', 'supply', 'tent isle', 'weapon bear', 'friman isle', 'wings'] }] });
  match.play('pitch', 'tent bear');
  expect(match.texts()).toEqual(['friman isle', 'supply', 'weapon bear', 'tent isle']);
  expect(match.refuses('wings')).toMatchObject({ rule: 'BAT-9.8', because: 'greatOutside' });
});
rule('BAT-8.28', 'a card that an artifact has touched cannot be stationed', () => {
  const match = position({ players: [{ hand: ['tent bear', 'supply', 'supply', 'scroll bear', 'lord bear', 'friman bear'] }] });
  match.play('scroll', 'lord bear', 'isle', 'pitch');
  expect(match.texts()).toEqual(['friman bear', 'supply']);
});
rule('BAT-8.28', 'pitching a tent takes a supply and another card', () => {
  const poor = position({ players: [{ hand: ['tent bear', 'lord bear'] }] });
  expect(poor.refuses('pitch')).toMatchObject({ rule: 'BAT-8.28', because: 'missingCards', missing: ['supply'] });
  const empty = position({ players: [{ hand: ['tent bear', 'supply'] }] });
  expect(empty.refuses('pitch')).toMatchObject({ rule: 'BAT-8.28', because: 'nothingToStation' });
  const great = position({ players: [{ hand: ['tent bear', 'supply', 'sword'] }] });
  expect(great.refuses('pitch')).toMatchObject({ rule: 'BAT-8.28', because: 'nothingToStation' });
});
rule('BAT-8.28', 'the last supply pays for the tent and is not stationed in it', () => {
  const match = position({ players: [{ hand: ['tent bear', 'supply', 'supply'] }] });
  match.play('pitch');
  expect(own(match, 0)).toMatchObject({ tents: [{ cards: ['supply'] }], hand: { count: 0 } });
});

rule('BAT-8.28', 'the supply may be a wild card, or one that an amulet has multiplied, so that the last card can be stationed', () => {
  const wild = position({ dice: [6], players: [{ hand: ['amulet bear', 'friman bear', 'tent bear', 'lord bear'] }] });
  wild.play('amulet', 'friman bear', 'pitch');
  expect(own(wild, 0)).toMatchObject({ hand: { count: 0 }, tents: [{ tent: 'tent bear', cards: ['lord bear'] }] });
  const doubled = position({ dice: [2], players: [{ hand: ['amulet bear', 'supply', 'tent bear', 'lord bear'] }] });
  doubled.play('amulet', 'supply', 'pitch');
  expect(own(doubled, 0)).toMatchObject({ hand: { count: 0 }, tents: [{ tent: 'tent bear', cards: ['lord bear'] }] });
});

rule('BAT-8.29', 'a tent is dismantled free of charge: its card returns to the hand, the tent goes to the haven', () => {
  const match = position({ players: [{ tents: [['tent isle', 'lord bear']] }] });
  match.play('dismantle tent isle (lord bear)');
  expect(own(match, 0)).toMatchObject({ hand: { cards: ['lord bear'] }, haven: { cards: ['tent isle'] }, tents: [] });
  expect(match.last('dismantled')).toMatchObject({ rule: 'BAT-8.29', seat: 0, tent: 'tent isle', cards: ['lord bear'] });
});
rule('BAT-8.29', 'a tent cannot be dismantled in the turn in which it was pitched', () => {
  const match = position({ players: [{ hand: ['tent isle', 'supply', 'lord bear', 'friman bear'] }] });
  match.play('pitch', 'lord bear');
  match.refuses('dismantle tent isle (lord bear)');
  expect(match.whyNot(0, 'dismantle')).toMatchObject({ rule: 'BAT-8.29', because: 'pitchedThisTurn', tent: 'tent isle' });
});
rule('BAT-8.29', 'a tent can be dismantled when its owner is attacked later on the same day', () => {
  const match = position({
    players: [
      { hand: ['tent isle', 'supply', 'lord bear'], nation: times(6, 'supply') },
      { hand: ['weapon isle', 'chief isle'], heroes: ['b2'] },
    ],
  });
  match.play('pitch', 'end', 'keep', 'attack b2 city', 'add chief isle', 'declare', 'dismantle tent isle (lord bear)');
  expect(own(match, 0).hand.cards).toContain('lord bear');
  match.play('react', 'add lord bear');
});
rule('BAT-8.29', 'a tent can be dismantled in the next turn', () => {
  const match = position({
    players: [{ hand: ['tent isle', 'supply', 'lord bear', 'friman bear'], nation: times(6, 'supply') }, { nation: times(6, 'supply') }],
  });
  match.play('pitch', 'lord bear', 'end', 'keep', 'end', 'keep', 'dismantle tent isle (lord bear)');
  expect(own(match, 0).hand.cards).toContain('lord bear');
});
rule('BAT-8.29', 'a card from a tent is an ordinary hand card: it has all its uses and may be transformed, ambushed or stationed', () => {
  const match = position({
    day: 2,
    dice: [3],
    players: [{ hand: ['amulet bear', 'tent bear', 'supply'], haven: times(8, 'supply'), tents: [['tent isle', 'weapon bear']] }],
  });
  match.play('dismantle tent isle (weapon bear)', 'amulet', 'weapon bear');
  expect(own(match, 0).laid).toContainEqual(expect.objectContaining({ card: 'weapon bear', uses: 6 })); // lit, and tripled
});
rule('BAT-8.29', 'equal tents with equal content are listed once', () => {
  const match = position({
    players: [
      {
        tents: [
          ['tent isle', 'supply'],
          ['tent isle', 'supply'],
          ['tent isle', 'lord bear'],
        ],
      },
    ],
  });
  expect(match.texts().filter((text) => text.startsWith('dismantle'))).toEqual([
    'dismantle tent isle (supply)',
    'dismantle tent isle (lord bear)',
  ]);
});

rule('BAT-8.30', 'a lit tent takes two cards for its one supply', () => {
  const match = position({ day: 6, players: [{ hand: ['tent bear', 'supply', 'lord isle', 'friman bear', 'weapon bear'] }] });
  match.play('pitch', 'lord isle', 'friman bear');
  expect(own(match, 0)).toMatchObject({ tents: [{ cards: ['lord isle', 'friman bear'] }], hand: { cards: ['weapon bear'] } });
  expect(own(match, 0).laid.filter(({ card }) => card === 'supply')).toHaveLength(1);
});
rule('BAT-8.30', 'a lit tent may also take just one card', () => {
  const match = position({ day: 6, players: [{ hand: ['tent bear', 'supply', 'lord isle', 'friman bear'] }] });
  match.play('pitch', 'lord isle', 'pass');
  expect(own(match, 0)).toMatchObject({ tents: [{ cards: ['lord isle'] }], hand: { cards: ['friman bear'] } });
});
rule('BAT-8.30', 'a tent that is not lit takes one card', () => {
  const match = position({ day: 5, players: [{ hand: ['tent bear', 'supply', 'lord isle', 'friman bear'] }] });
  match.play('pitch', 'lord isle');
  expect(match.decision().ask).toBe('act');
});
rule('BAT-8.30', 'no card can be added to a pitched tent, not even on the day of the tent', () => {
  const match = position({ day: 6, players: [{ hand: ['supply', 'supply', 'friman bear'], tents: [['tent bear', 'lord isle']] }] });
  expect(match.refuses('pitch')).toMatchObject({ because: 'missingCards', missing: ['tent'] });
});

rule('BAT-8.31', 'both cards of a tent come back together', () => {
  const match = position({ players: [{ tents: [['tent isle', 'lord bear', 'friman bear']] }] });
  expect(match.texts().filter((text) => text.startsWith('dismantle'))).toEqual(['dismantle tent isle (friman bear + lord bear)']);
  match.play('dismantle tent isle (friman bear + lord bear)');
  expect(own(match, 0).hand.cards).toEqual(['friman bear', 'lord bear']);
});

rule(['BAT-8.32', 'BAT-9.2'], 'the hammer as a tent stands until its owner dismantles it', () => {
  const match = position({
    players: [
      { hand: ['hammer', 'supply', 'lord bear', 'friman bear'], nation: times(12, 'supply') },
      { hand: ['supply'], nation: times(12, 'supply') },
    ],
  });
  match.play('pitch', 'lord bear');
  expect(own(match, 0).tents).toMatchObject([{ tent: 'hammer', cards: ['lord bear'], fleeting: false }]);
  expect(match.refuses('dismantle')).toMatchObject({ because: 'pitchedThisTurn' });
  match.play('end', 'keep', 'end', 'keep', 'end', 'keep', 'end'); // two evenings later
  expect(match.events('collapsed')).toEqual([]);
  expect(own(match, 0).tents).toMatchObject([{ tent: 'hammer', cards: ['lord bear'] }]);
  match.play('keep', 'dismantle hammer (lord bear)');
  expect(own(match, 0)).toMatchObject({ tents: [], haven: { top: 'hammer' } });
  expect(own(match, 0).hand.cards).toContain('lord bear');
});
rule(['BAT-8.32', 'BAT-13.8'], 'a hammer that stands as a tent is still owned', () => {
  const match = position({ players: [{ hand: ['sword'], tents: [['hammer', 'lord bear']], heroes: ['d4'] }], greats: ['horn'] });
  expect(match.refuses('attack d4 guardians')).toMatchObject({ because: 'ownsGreat' });
});
rule('BAT-8.32', 'a wild tent of the last player of the day folds as soon as that turn is over', () => {
  const match = position({
    active: 1,
    dice: [6],
    players: [{ nation: times(6, 'supply') }, { hand: ['amulet isle', 'friman bear', 'supply', 'lord bear'], nation: times(6, 'supply') }],
  });
  match.play('amulet', 'friman bear', 'pitch', 'end');
  expect(match.last('collapsed')).toMatchObject({ seat: 1, tent: 'wild bear', cards: ['lord bear'] });
  expect(own(match, 1).tents).toEqual([]);
});
rule('BAT-8.32', 'a wild card as a tent stands until the end of the day; its amulet leaves with the turn', () => {
  const match = position({
    dice: [6],
    players: [{ hand: ['amulet isle', 'friman bear', 'supply', 'lord bear'], nation: times(6, 'supply') }, { nation: times(6, 'supply') }],
  });
  match.play('amulet', 'friman bear', 'pitch', 'end');
  expect(own(match, 0)).toMatchObject({ tents: [{ tent: 'friman bear', cards: ['lord bear'], fleeting: true }] });
  expect(own(match, 0).haven.cards).toContain('amulet isle');
  match.play('keep', 'end');
  expect(own(match, 0).haven.cards?.toSorted()).toEqual(['amulet isle', 'friman bear', 'lord bear', 'supply']);
});
rule('BAT-8.32', 'a wild tent can also be dismantled when its owner is attacked', () => {
  const match = position({
    players: [
      { hand: ['hammer', 'supply', 'lord bear'], nation: times(6, 'supply') },
      { hand: ['weapon isle', 'chief isle'], heroes: ['b2'] },
    ],
  });
  match.play('pitch', 'end', 'keep', 'attack b2 city', 'add chief isle', 'declare', 'dismantle hammer (lord bear)');
  expect(own(match, 0)).toMatchObject({ tents: [], haven: { top: 'hammer' } });
});
rule('BAT-8.32', 'a real tent and a hammer stay when a wild tent folds', () => {
  const match = position({
    active: 1,
    dice: [6],
    players: [
      { nation: times(6, 'supply') },
      {
        hand: ['amulet isle', 'friman bear', 'supply', 'lord bear'],
        tents: [
          ['tent isle', 'lord isle'],
          ['hammer', 'chief isle'],
        ],
        nation: times(6, 'supply'),
      },
    ],
  });
  match.play('amulet', 'friman bear', 'pitch', 'end');
  expect(own(match, 1).tents.map(({ tent }) => tent)).toEqual(['tent isle', 'hammer']);
});
rule(['BAT-8.32', 'BAT-9.3'], 'on the day of the tent a wild tent holds two cards, the hammer one', () => {
  const wild = position({
    day: 6,
    dice: [6],
    players: [{ hand: ['amulet isle', 'friman bear', 'supply', 'lord bear', 'lord isle', 'lord ember'] }],
  });
  wild.play('amulet', 'friman bear', 'pitch', 'lord bear', 'lord isle');
  expect(own(wild, 0).tents[0]?.cards).toEqual(['lord bear', 'lord isle']);
  const hammer = position({ day: 6, players: [{ hand: ['hammer', 'supply', 'lord bear', 'lord isle'] }] });
  hammer.play('pitch', 'lord bear');
  expect(hammer.decision().ask).toBe('act');
});

rule('BAT-8.33', 'any number of tents may be pitched', () => {
  const match = position({ players: [{ hand: [...times(3, 'tent bear'), ...times(3, 'supply'), ...times(3, 'lord bear')] }] });
  match.play('pitch', 'lord bear', 'pitch', 'lord bear', 'pitch');
  expect(own(match, 0).tents).toHaveLength(3);
});
rule(['BAT-8.33', 'BAT-11.8'], 'tents and their contents count for the deck', () => {
  const match = position({
    day: 6,
    players: [{ hand: ['friman bear', 'friman bear'], tents: [['tent isle', 'supply', 'supply']], haven: times(6, 'supply') }],
  });
  expect(own(match, 0).deckSize).toBe(11);
  match.play('ambush');
});
