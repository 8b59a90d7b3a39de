// Chapter 8, part 3: title and scroll.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { own, position, seen } from '../support/position.ts';

const unitDeck = (match: ReturnType<typeof position>, unit: string) => seen(match).stock.units.find((deck) => deck.unit === unit);

// ---- title

rule('BAT-8.19', 'a title promotes a friman, chief or priest to a unit of the next rank and the same faction', () => {
  for (const [unit, next] of [
    ['friman', 'chief'],
    ['chief', 'priest'],
    ['priest', 'lord'],
  ]) {
    const match = position({
      players: [{ hand: ['title bear', `${unit} isle`] }],
      tops: { [next as string]: [`${next} bear`, `${next} ember`, `${next} isle`] },
    });
    match.play('title');
    expect(match.last('promoted')).toMatchObject({ card: `${unit} isle`, to: `${next} isle` });
  }
});
rule('BAT-8.19', 'only units are promoted', () => {
  const match = position({ players: [{ hand: ['title bear', 'friman bear', 'chief isle', 'supply', 'weapon bear'] }] });
  match.play('title');
  expect(match.texts()).toEqual(['friman bear', 'chief isle']);
  expect(match.refuses('weapon bear')).toMatchObject({ rule: 'BAT-8.19', because: 'noUnit' });
});
rule('BAT-8.19', 'the old unit goes to the bottom of its deck', () => {
  const match = position({ players: [{ hand: ['title bear', 'friman bear'] }], tops: { friman: ['friman ember'] }, left: { friman: 1 } });
  match.play('title');
  expect(unitDeck(match, 'friman')).toMatchObject({ count: 2, top: 'friman ember' });
});
rule(['BAT-8.19', 'BAT-2.6'], 'if the faction is missing, the top unit is taken', () => {
  const match = position({
    players: [{ hand: ['title bear', 'friman isle'] }],
    tops: { chief: ['chief ember', 'chief bear', 'chief bear'] },
    left: { chief: 3 },
  });
  match.play('title');
  expect(match.last('promoted')).toMatchObject({ card: 'friman isle', to: 'chief ember' });
  expect(unitDeck(match, 'chief')).toMatchObject({ count: 2 });
});
rule(['BAT-8.19', 'BAT-2.6'], 'the deck that was searched is shuffled', () => {
  const match = position({
    players: [{ hand: ['title bear', 'friman bear'] }],
    tops: { chief: ['chief isle', 'chief ember', 'chief bear'] },
    left: { chief: 3 },
  });
  match.rolls(1).play('title'); // the shuffle swaps the two that are left
  expect(unitDeck(match, 'chief')).toMatchObject({ count: 2, top: 'chief ember' });
});
rule(['BAT-8.19', 'BAT-2.4'], 'everybody is told the new top card of the searched deck', () => {
  const match = position({
    players: [{ hand: ['title bear', 'friman bear'] }],
    tops: { chief: ['chief bear', 'chief ember'] },
    left: { chief: 2 },
  });
  match.play('title');
  expect(match.events('uncovered')).toContainEqual(expect.objectContaining({ unit: 'chief', top: 'chief ember' }));
});
rule(['BAT-8.19', 'BAT-2.4'], 'everybody is told if the promoted unit is now the top card of its deck', () => {
  const match = position({ players: [{ hand: ['title bear', 'friman bear'] }], left: { friman: 0 } });
  match.play('title');
  expect(match.events('uncovered')).toContainEqual(expect.objectContaining({ unit: 'friman', top: 'friman bear' }));
});
rule('BAT-8.19', 'the new unit may be used at once', () => {
  const match = position({ day: 2, players: [{ hand: ['title bear', 'chief isle', 'friman isle', 'friman isle'] }] });
  match.play('title', 'chief isle', 'create amulet');
  expect(match.last('created').paid).toContain('priest isle');
});

rule('BAT-8.20', 'a lord cannot be promoted', () => {
  const match = position({ players: [{ hand: ['title bear', 'lord bear', 'friman bear', 'chief bear'] }] });
  match.play('title');
  expect(match.refuses('lord bear')).toMatchObject({ rule: 'BAT-8.20', because: 'topRank' });
});
rule('BAT-8.20', 'a unit cannot be promoted if the higher deck is empty', () => {
  const match = position({ players: [{ hand: ['title bear', 'friman bear', 'chief bear', 'priest bear'] }], left: { priest: 0 } });
  match.play('title');
  expect(match.texts()).toEqual(['friman bear', 'priest bear']);
  expect(match.refuses('chief bear')).toMatchObject({ rule: 'BAT-8.20', because: 'deckEmpty' });
});
rule('BAT-8.20', 'a title without any unit to promote is not offered', () => {
  const match = position({ players: [{ hand: ['title bear', 'lord bear', 'supply'] }] });
  expect(match.refuses('title')).toMatchObject({ because: 'noTarget' });
});

rule('BAT-8.20', 'a title is not offered if all higher decks are empty', () => {
  const match = position({ day: 2, players: [{ hand: ['title bear', 'friman bear'] }], left: { chief: 0 } });
  expect(match.refuses('title')).toMatchObject({ because: 'noTarget' });
});

rule('BAT-8.21', 'a lit title promotes two units by one rank', () => {
  const match = position({ day: 4, players: [{ hand: ['title bear', 'friman bear', 'friman isle', 'supply'] }] });
  match.play('title', 'friman bear', 'title');
  expect(match.events('promoted').map(({ to }) => to)).toEqual(['chief bear', 'chief isle']);
  match.refuses('title');
});
rule('BAT-8.21', 'a lit title promotes one unit by two ranks', () => {
  const match = position({
    day: 4,
    players: [{ hand: ['title bear', 'chief isle', 'friman bear'] }],
    tops: { lord: ['lord bear', 'lord isle'] },
  });
  match.play('title', 'chief isle by 2 ranks');
  expect(match.last('promoted')).toMatchObject({ card: 'chief isle', to: 'lord isle' });
  match.refuses('title');
});
rule('BAT-8.21', 'two ranks at once search only the higher of the two decks', () => {
  const match = position({ day: 4, players: [{ hand: ['title bear', 'friman bear', 'friman isle'] }], left: { chief: 0 } });
  match.play('title');
  expect(match.texts()).toEqual(['friman bear by 2 ranks', 'friman isle by 2 ranks']);
  match.play('friman isle by 2 ranks');
  expect(match.last('promoted')).toMatchObject({ to: 'priest isle' });
});
rule('BAT-8.21', 'a priest rises by only one rank', () => {
  const match = position({ day: 4, players: [{ hand: ['title bear', 'priest bear', 'friman bear'] }] });
  match.play('title');
  expect(match.texts()).toEqual(['friman bear', 'friman bear by 2 ranks', 'priest bear']);
});
rule('BAT-8.21', 'once one use of a lit title is spent, two ranks are out of reach', () => {
  const match = position({ day: 4, players: [{ hand: ['title bear', 'friman bear', 'friman isle', 'chief isle'] }] });
  match.play('title', 'friman bear', 'title');
  expect(match.texts()).toEqual(['friman isle', 'chief isle']);
});

rule('BAT-8.22', 'two uses of a doubled title that is not lit go to different units', () => {
  const match = position({ day: 1, dice: [2], players: [{ hand: ['amulet bear', 'title bear', 'friman bear', 'friman isle'] }] });
  match.play('amulet', 'title bear', 'title');
  expect(match.texts()).toEqual(['friman bear', 'friman isle']); // not by two ranks
  match.play('friman bear', 'title');
  expect(match.events('promoted').map(({ card, to }) => `${card} > ${to}`)).toEqual([
    'friman bear > chief bear',
    'friman isle > chief isle',
  ]);
});
rule('BAT-8.22', 'a doubled title cannot promote the same unit again', () => {
  const match = position({ day: 1, dice: [2], players: [{ hand: ['amulet bear', 'title bear', 'friman bear'] }] });
  match.play('amulet', 'title bear', 'title');
  expect(match.refuses('title')).toMatchObject({ rule: 'BAT-8.7', because: 'noTarget' });
});

// ---- scroll

rule('BAT-8.23', 'a scroll exchanges a unit for one of the same rank and the named faction', () => {
  const match = position({
    seats: 4,
    players: [{ hand: ['scroll bear', 'priest bear'] }],
    tops: { priest: ['priest isle', 'priest ember', 'priest cloud'] },
  });
  match.play('scroll', 'cloud');
  expect(match.last('rewritten')).toMatchObject({ card: 'priest bear', named: 'cloud', to: 'priest cloud', found: true });
});
rule('BAT-8.23', 'a scroll exchanges an artifact for one of the same type and the named faction', () => {
  const match = position({ players: [{ hand: ['scroll bear', 'horse bear'] }], tops: { horse: ['horse ember', 'horse isle'] } });
  match.play('scroll', 'isle');
  expect(match.last('rewritten')).toMatchObject({ card: 'horse bear', to: 'horse isle' });
});
rule('BAT-8.23', 'if the named faction is missing, the top card is taken', () => {
  const match = position({
    players: [{ hand: ['scroll bear', 'chief bear'] }],
    tops: { chief: ['chief ember', 'chief ember'] },
    left: { chief: 2 },
  });
  match.play('scroll', 'isle');
  expect(match.last('rewritten')).toMatchObject({ card: 'chief bear', named: 'isle', to: 'chief ember', found: false });
});
rule(['BAT-8.23', 'BAT-2.6'], 'the deck of the changed card is shuffled', () => {
  const match = position({
    players: [{ hand: ['scroll bear', 'chief bear'] }],
    tops: { chief: ['chief ember', 'chief isle'] },
    left: { chief: 2 },
  });
  match.rolls(1).play('scroll', 'isle'); // chief ember swaps places with the chief bear that was put below it
  expect(unitDeck(match, 'chief')).toMatchObject({ count: 2, top: 'chief bear' });
});
rule(['BAT-8.23', 'BAT-2.4'], 'the face-down decks stay closed: nothing is uncovered when an artifact is exchanged', () => {
  const match = position({ players: [{ hand: ['scroll bear', 'horse bear'] }] });
  match.play('scroll', 'isle');
  expect(match.events('uncovered')).toEqual([]);
});
rule('BAT-8.23', 'the new card may be used at once', () => {
  const match = position({ day: 2, players: [{ hand: ['scroll bear', 'chief bear', 'supply', 'supply'] }] });
  match.play('scroll', 'isle', 'create horse', 'top');
  expect(match.last('created').paid).toContain('chief isle');
});

rule('BAT-8.24', 'the named faction must be in the game and differ from the card’s', () => {
  const two = position({ players: [{ hand: ['scroll bear', 'chief isle'] }] }); // cloud is not in the game
  expect(two.play('scroll').texts()).toEqual(['bear', 'ember']);
  const four = position({ seats: 4, players: [{ hand: ['scroll bear', 'chief isle'] }] });
  expect(four.play('scroll').texts()).toEqual(['bear', 'ember', 'cloud']);
});
rule('BAT-8.24', 'if the deck is otherwise empty, the card itself comes back', () => {
  const match = position({ players: [{ hand: ['scroll bear', 'horse bear'] }], left: { horse: 0 } });
  match.play('scroll', 'isle');
  expect(match.last('rewritten')).toMatchObject({ card: 'horse bear', named: 'isle', to: 'horse bear', found: false });
});
rule('BAT-8.24', 'the returned card goes to the bottom before the search, so the old top card is taken if the faction is missing', () => {
  const match = position({ players: [{ hand: ['scroll bear', 'horse bear'] }], tops: { horse: ['horse ember'] }, left: { horse: 1 } });
  match.play('scroll', 'isle');
  expect(match.last('rewritten')).toMatchObject({ to: 'horse ember' });
});

rule('BAT-8.25', 'supplies and great artifacts cannot be changed', () => {
  const match = position({ players: [{ hand: ['scroll bear', 'supply', 'horn', 'friman bear', 'tool bear'] }] });
  match.play('scroll');
  expect(match.texts()).toEqual(['friman bear', 'tool bear']);
  expect(match.refuses('supply')).toMatchObject({ rule: 'BAT-8.25' });
  match.refuses('horn');
});

rule('BAT-8.26', 'a scroll may change itself', () => {
  const match = position({ players: [{ hand: ['scroll bear'] }], tops: { scroll: ['scroll ember', 'scroll isle'] } });
  match.refuses('scroll');
  match.play('scroll itself', 'isle');
  expect(match.last('rewritten')).toMatchObject({ card: 'scroll bear', to: 'scroll isle' });
  expect(own(match, 0).laid).toMatchObject([{ card: 'scroll isle', uses: 0 }]);
});
rule('BAT-8.26', 'a scroll that has changed itself cannot change another card this turn', () => {
  const match = position({ players: [{ hand: ['scroll bear', 'friman bear'] }] });
  match.play('scroll itself', 'isle');
  expect(match.refuses('scroll')).toMatchObject({ because: 'missingCards' });
  match.refuses('scroll itself');
});
rule('BAT-8.26', 'a scroll that was changed by another scroll may still act', () => {
  const match = position({ players: [{ hand: ['scroll bear', 'scroll isle', 'friman bear'] }] });
  match.play('scroll', 'scroll bear', 'scroll isle', 'bear', 'scroll', 'isle');
  expect(match.events('rewritten').map(({ to }) => to)).toEqual(['scroll bear', 'friman isle']);
});
rule('BAT-8.26', 'a scroll that an artifact has touched cannot change itself', () => {
  const changed = position({ players: [{ hand: ['scroll bear', 'scroll isle'] }] });
  changed.play('scroll', 'scroll bear', 'ember');
  expect(changed.refuses('scroll itself')).toMatchObject({ rule: 'BAT-8.26', because: 'touched' });
  const doubled = position({ dice: [2], players: [{ hand: ['amulet bear', 'scroll isle'] }] });
  doubled.play('amulet');
  expect(doubled.refuses('scroll itself')).toMatchObject({ rule: 'BAT-8.26', because: 'touched' });
});
rule('BAT-8.26', 'neither a wild card nor the hammer can change itself', () => {
  const wild = position({ dice: [6], players: [{ hand: ['amulet bear', 'friman isle', 'supply'] }] });
  wild.play('amulet', 'friman isle').refuses('scroll itself');
  position({ players: [{ hand: ['hammer', 'friman isle'] }] }).refuses('scroll itself');
});

rule('BAT-8.27', 'a lit scroll changes two cards', () => {
  const match = position({ day: 5, players: [{ hand: ['scroll bear', 'friman bear', 'chief isle', 'supply', 'lord bear'] }] });
  match.play('scroll', 'friman bear', 'isle', 'scroll', 'chief isle', 'bear');
  expect(match.events('rewritten').map(({ to }) => to)).toEqual(['friman isle', 'chief bear']);
  match.refuses('scroll');
  match.refuses('scroll itself');
});
rule('BAT-8.27', 'a lit scroll changes itself first and then another card, and no more', () => {
  const match = position({ day: 5, players: [{ hand: ['scroll bear', 'friman bear', 'chief bear'] }] });
  match.play('scroll itself', 'isle', 'scroll', 'friman bear', 'isle');
  expect(match.events('rewritten').map(({ to }) => to)).toEqual(['scroll isle', 'friman isle']);
  match.refuses('scroll');
  match.refuses('scroll itself');
});
rule(['BAT-8.27', 'BAT-8.4'], 'a lit scroll changes another card first and then itself, though it lies on the table', () => {
  const match = position({ day: 5, players: [{ hand: ['scroll bear', 'friman bear', 'chief bear'] }] });
  match.play('scroll', 'friman bear', 'isle', 'scroll itself', 'ember');
  expect(match.events('rewritten').map(({ to }) => to)).toEqual(['friman isle', 'scroll ember']);
  match.refuses('scroll');
});
rule('BAT-8.27', 'even a lit scroll changes itself only once', () => {
  const match = position({ day: 5, players: [{ hand: ['scroll bear', 'friman bear'] }] });
  match.play('scroll itself', 'isle');
  expect(match.refuses('scroll itself')).toMatchObject({ rule: 'BAT-8.26' });
  expect(own(match, 0).laid).toMatchObject([{ card: 'scroll isle', uses: 1 }]);
});
