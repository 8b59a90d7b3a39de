import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import type { Pool } from '../../content/kinds.ts';
import { own, type Position, position, seen, times } from '../support/position.ts';

/** The start of a turn with this hand and plenty to draw. */
const opening = (hand: readonly Pool[], seats: 2 | 3 | 4 = 2): Position =>
  position({ seats, stage: 'opening', players: [{ hand, nation: times(9, 'supply') }] });
/** The cohorts that can be announced, each with the number of cards it draws. */
const draws = (match: Position): (string | number)[][] =>
  match.decision().options.flatMap((option) => ('factions' in option && option.all ? [[...option.factions, option.draw]] : []));
const kindsTold = (match: Position): string[] => match.events().map(({ kind }) => kind);

// ---- the steps

rule('BAT-5.1', 'the steps follow each other: opening, ambush, actions, discard, draw', () => {
  const match = position({
    stage: 'opening',
    players: [{ hand: times(3, 'friman bear'), nation: times(7, 'supply'), ambush: ['chief bear'] }],
  });
  match.play('cohort bear', 'end');
  const told = kindsTold(match).filter((kind) => ['announced', 'recalled', 'discarded', 'drew', 'turnBegan'].includes(kind));
  expect(told).toEqual(['announced', 'drew', 'recalled', 'discarded', 'drew', 'turnBegan']);
});

rule('BAT-5.1', 'the first and the third step are optional, the others happen automatically', () => {
  const match = position({ stage: 'opening', players: [{ hand: ['friman bear'], ambush: ['chief bear'], nation: times(6, 'supply') }] });
  match.play('keep');
  expect(own(match, 0)).toMatchObject({ hand: { count: 2 }, ambush: { count: 0 } });
  match.play('end');
  expect(own(match, 0)).toMatchObject({ haven: { count: 2 }, hand: { count: 6 } });
});

rule('BAT-5.1', 'after the opening no cohort can be announced and no mulligan taken', () => {
  const match = opening(times(4, 'friman bear')).play('keep');
  expect(match.texts().filter((text) => text.startsWith('cohort') || text === 'mulligan')).toEqual([]);
});

// ---- cohorts

rule('BAT-5.2', 'three cards of a faction are a cohort, two are not', () => {
  expect(draws(opening(['friman bear', 'chief bear', 'tool bear', 'friman isle', 'lord isle', 'supply']))).toEqual([['bear', 1]]);
});

rule('BAT-5.2', 'units and artifacts count alike, supplies never', () => {
  expect(draws(opening([...times(6, 'supply')]))).toEqual([]);
  expect(draws(opening(['horse ember', 'weapon ember', 'amulet ember', ...times(3, 'supply')]))).toEqual([['ember', 1]]);
});

rule('BAT-5.2', 'a great artifact stands in for the third card of any faction', () => {
  expect(draws(opening(['sword', 'friman bear', 'chief bear', 'friman isle', 'priest isle', 'supply']))).toEqual([
    ['bear', 1],
    ['isle', 1],
    ['bear', 'isle', 2],
  ]);
});

rule('BAT-5.3', 'a cohort of 3, 4, 5 or 6 cards draws 1, 2, 3 or 4', () => {
  for (const size of [3, 4, 5, 6]) {
    const match = opening([...times(size, 'friman bear'), ...times(6 - size, 'supply')]);
    expect(draws(match)).toEqual([['bear', size - 2]]);
    match.play('cohort bear');
    expect(match.last('announced')).toMatchObject({ faction: 'bear', size, draw: size - 2 });
    expect(own(match, 0).hand.count).toBe(6 + size - 2);
  }
});

rule('BAT-5.3', 'a player may draw fewer cards than the cohort allows, or none', () => {
  const hand = [...times(5, 'friman bear'), 'supply'];
  expect(opening(hand).texts()).toEqual([
    'keep',
    'mulligan',
    'cohort bear',
    'cohort bear draw 2',
    'cohort bear draw 1',
    'cohort bear draw 0',
  ]);
  for (const draw of [2, 1, 0]) {
    const match = opening(hand).play(`cohort bear draw ${draw}`);
    expect(match.last('announced')).toMatchObject({ size: 5, draw: 3 });
    expect(match.last('showedCards').cards).toHaveLength(5);
    expect(own(match, 0)).toMatchObject({ hand: { count: 6 + draw }, nation: { count: 9 - draw } });
  }
});

rule('BAT-5.4', 'two cohorts of three cards draw one card each', () => {
  const match = opening([...times(3, 'friman ember'), ...times(3, 'friman isle')]);
  expect(draws(match)).toEqual([
    ['isle', 1],
    ['ember', 1],
    ['isle', 'ember', 2],
  ]);
  match.play('cohort isle ember');
  expect(match.events('announced')).toMatchObject([
    { faction: 'isle', size: 3, draw: 1 },
    { faction: 'ember', size: 3, draw: 1 },
  ]);
  expect(own(match, 0).hand.count).toBe(8);
});

rule('BAT-5.4', 'a player may also announce only one of the two', () => {
  const match = opening([...times(3, 'friman ember'), ...times(3, 'friman isle')]).play('cohort ember');
  expect(own(match, 0).hand.count).toBe(7);
});

rule('BAT-5.5', 'a great artifact counts for every cohort that is announced', () => {
  const match = opening([...times(3, 'friman bear'), ...times(3, 'friman isle'), 'wings']);
  expect(draws(match)).toEqual([
    ['bear', 2],
    ['isle', 2],
    ['bear', 'isle', 4],
  ]);
  match.play('cohort bear isle');
  expect(match.events('announced')).toMatchObject([
    { faction: 'bear', size: 4, draw: 2 },
    { faction: 'isle', size: 4, draw: 2 },
  ]);
  expect(own(match, 0).hand.count).toBe(7 + 4);
});

rule('BAT-5.5', 'a great artifact can complete two cohorts at once', () => {
  const match = opening([...times(2, 'friman bear'), ...times(2, 'friman isle'), 'wings']).play('cohort bear isle');
  expect(match.events('announced')).toMatchObject([
    { faction: 'bear', size: 3, draw: 1 },
    { faction: 'isle', size: 3, draw: 1 },
  ]);
});

rule(['BAT-5.5', 'BAT-5.6'], 'a great artifact makes no cohort larger than huge', () => {
  const match = opening([...times(6, 'friman bear'), ...times(3, 'friman isle'), 'wings']).play('cohort bear isle');
  expect(match.events('announced')).toMatchObject([
    { faction: 'bear', size: 6, draw: 4 },
    { faction: 'isle', size: 4, draw: 2 },
  ]);
});

rule('BAT-5.6', 'all cards of the faction count; a part of them cannot be announced', () => {
  expect(draws(opening(times(5, 'friman bear')))).toEqual([['bear', 3]]);
});

rule('BAT-5.6', 'more than six cards count as six', () => {
  const match = opening(times(8, 'friman bear')).play('cohort bear');
  expect(match.last('announced')).toMatchObject({ size: 6, draw: 4 });
  expect(own(match, 0).hand.count).toBe(12);
});

rule('BAT-5.6', 'a large hand may hold three cohorts', () => {
  const match = opening([...times(3, 'friman bear'), ...times(3, 'friman isle'), ...times(3, 'friman ember')]);
  expect(draws(match)).toContainEqual(['bear', 'isle', 'ember', 3]);
});

rule('BAT-5.7', 'everybody is told faction and size, and an opponent of the player’s choice sees the cards', () => {
  const match = opening([...times(3, 'friman bear'), 'chief isle', 'supply', 'supply'], 3).play('cohort bear');
  expect(match.texts()).toEqual(['show 1', 'show 2']);
  match.play('show 2');
  const heard = (seat: number) => match.match.events(seat).map(({ event }) => event);
  expect(heard(1)).toContainEqual(expect.objectContaining({ kind: 'announced', faction: 'bear', size: 3 }));
  expect(heard(1)).toContainEqual(expect.objectContaining({ kind: 'shown', to: 2 }));
  expect(heard(1).filter(({ kind }) => kind === 'showedCards')).toEqual([]);
  expect(heard(2)).toContainEqual(expect.objectContaining({ kind: 'showedCards', cards: times(3, 'friman bear') }));
});

rule('BAT-5.7', 'with two players the opponent sees the cards', () => {
  const match = opening(times(3, 'friman bear')).play('cohort bear');
  expect(match.last('showedCards')).toMatchObject({ to: 1, cards: times(3, 'friman bear') });
});

rule('BAT-5.7', 'a great artifact is shown with the cohort', () => {
  const match = opening(['friman bear', 'chief bear', 'horn', 'supply']).play('cohort bear');
  expect([...match.last('showedCards').cards].sort()).toEqual(['chief bear', 'friman bear', 'horn']);
});

rule('BAT-5.7', 'cohorts are announced only in the first step: a drawn card cannot complete one', () => {
  const match = position({
    stage: 'opening',
    players: [{ hand: [...times(3, 'friman bear'), ...times(2, 'friman isle')], nation: ['chief isle', 'supply'] }],
  });
  match.play('cohort bear');
  expect(match.decision()).toMatchObject({ ask: 'act' });
});

rule('BAT-5.8', 'cards in ambush and in tents do not count for cohorts', () => {
  const match = position({
    stage: 'opening',
    players: [{ hand: times(2, 'friman bear'), ambush: ['chief bear'], tents: [['tent bear', 'lord bear']] }],
  });
  expect(draws(match)).toEqual([]);
});

// ---- mulligan

rule('BAT-5.9', 'a mulligan puts the hand on the haven and draws five cards', () => {
  const match = opening(times(6, 'friman bear')).play('mulligan');
  expect(own(match, 0)).toMatchObject({ hand: { count: 5, cards: times(5, 'supply') }, haven: { count: 6 } });
});

rule('BAT-5.9', 'a mulligan may be taken with any hand, even an empty one', () => {
  const match = opening([]).play('mulligan');
  expect(own(match, 0).hand.count).toBe(5);
});

rule('BAT-5.9', 'a mulligan may be taken once per turn', () => {
  const match = opening(times(6, 'supply')).play('mulligan');
  expect(match.decision()).toMatchObject({ ask: 'act' });
  match.refuses('mulligan');
});

rule(['BAT-5.9', 'BAT-5.11'], 'the ambush is recalled after the mulligan', () => {
  const match = position({
    stage: 'opening',
    players: [{ hand: times(6, 'supply'), ambush: ['chief bear', 'lord isle'], nation: times(6, 'friman bear') }],
  });
  match.play('mulligan');
  expect(own(match, 0)).toMatchObject({ hand: { count: 7 }, haven: { count: 6 } });
});

rule('BAT-5.9', 'the discarded hand is shuffled in if the nation runs out during the mulligan', () => {
  const match = position({ stage: 'opening', players: [{ hand: times(4, 'supply'), nation: ['lord bear'] }] });
  match.play('mulligan');
  expect(own(match, 0)).toMatchObject({ hand: { count: 5 }, haven: { count: 0 } });
});

rule('BAT-5.9', 'a mulligan exchanges only the hand; ambush and tents stay', () => {
  const match = position({
    stage: 'opening',
    players: [{ hand: ['supply'], nation: times(6, 'friman bear'), tents: [['tent bear', 'lord bear']] }],
  });
  match.play('mulligan');
  expect(own(match, 0)).toMatchObject({ haven: { cards: ['supply'] }, tents: [{ tent: 'tent bear', cards: ['lord bear'] }] });
});

rule('BAT-5.10', 'after a mulligan no cohort can be announced', () => {
  const match = position({ stage: 'opening', players: [{ hand: ['supply'], nation: times(5, 'friman bear') }] });
  match.play('mulligan');
  expect(match.decision()).toMatchObject({ ask: 'act' });
});

rule('BAT-5.10', 'after a cohort no mulligan can be taken', () => {
  const match = opening(times(3, 'friman bear')).play('cohort bear');
  expect(match.decision()).toMatchObject({ ask: 'act' });
  match.refuses('mulligan');
});

// ---- ambush

rule('BAT-5.11', 'all cards of the ambush return, unseen by other players', () => {
  const match = position({
    stage: 'opening',
    players: [{ hand: times(6, 'supply'), ambush: ['chief bear', 'lord isle', 'tool bear'] }],
  });
  match.play('keep');
  expect(own(match, 0)).toMatchObject({ hand: { count: 9 }, ambush: { count: 0 } });
  expect(own(match, 0).hand.cards).toEqual(expect.arrayContaining(['chief bear', 'lord isle', 'tool bear']));
  expect(JSON.stringify([seen(match, 1).players, match.match.events(1)])).not.toMatch(/lord isle/);
});

// ---- actions

rule('BAT-5.12', 'an action can be repeated as often as the cards allow, with others in between', () => {
  const match = position({ players: [{ hand: [...times(6, 'supply'), 'friman bear', 'friman bear', 'friman bear'] }] });
  match.play('hire friman', 'create tool', 'top', 'hire friman', 'hire friman');
  expect(match.events('hired')).toHaveLength(3);
  expect(match.texts()).toEqual(['end']);
});

rule('BAT-5.12', 'a turn may have no action at all', () => {
  const match = position({ players: [{ hand: times(6, 'supply') }] });
  match.play('end');
  expect(match.decision()).toMatchObject({ seats: [1] });
});

rule('BAT-5.13', 'a card serves only one line', () => {
  const match = position({ players: [{ hand: [...times(3, 'supply')] }] });
  match.play('hire friman');
  expect(match.refuses('hire friman')).toMatchObject({ because: 'missingCards', missing: ['supply'] });
});

rule('BAT-5.13', 'the cards of a line are face up', () => {
  const match = position({ players: [{ hand: ['friman bear', 'chief isle', 'supply'] }] });
  match.play('create tent');
  expect(
    seen(match, 1)
      .players[0]?.laid.map(({ card }) => card)
      .sort(),
  ).toEqual(['chief isle', 'friman bear', 'supply']);
});

rule('BAT-5.14', 'the list of actions', () => {
  const match = position({
    seats: 3,
    day: 2,
    players: [
      {
        hand: [
          ...times(5, 'supply'),
          ...times(3, 'friman bear'),
          ...times(3, 'chief bear'),
          'priest bear',
          'weapon bear',
          'horse bear',
          'amulet bear',
          'title bear',
          'scroll bear',
          'tent bear',
        ],
        heroes: ['e1'],
        tents: [['tent isle', 'lord bear']],
      },
      { heroes: ['e1'] },
    ],
    board: { e2: 'straight N-S' },
  });
  const kinds = new Set(match.options().map((option) => ('do' in option ? option.do : '')));
  expect([...kinds].sort()).toEqual(
    [
      'ambush',
      'amulet',
      'attack',
      'city',
      'create',
      'dismantle',
      'end',
      'hero',
      'hire',
      'pitch',
      'ride',
      'road',
      'scroll',
      'scrollSelf',
      'step',
      'title',
      'upgrade',
    ].sort(),
  );
});

rule('BAT-5.15', 'cards gained this turn cannot pay', () => {
  const match = position({ players: [{ hand: times(3, 'supply') }], tops: { friman: ['friman bear'] } });
  match.play('hire friman'); // with the supply in hand, the friman just gained would pay for a road
  expect(own(match, 0).gains).toEqual(['friman bear', 'supply']);
  expect(match.refuses('road simple')).toMatchObject({ because: 'missingCards', missing: ['friman'] });
  expect(match.refuses('hire friman')).toMatchObject({ missing: ['supply'] });
});

rule('BAT-5.15', 'cards gained this turn cannot be transformed', () => {
  const match = position({ players: [{ hand: ['title bear', 'amulet bear', ...times(2, 'supply')] }] });
  match.play('hire friman');
  expect(match.refuses('title')).toMatchObject({ because: 'noTarget' });
  match.play('amulet');
  expect(match.last('rolled')).toMatchObject({ card: 'title bear' }); // the only target
});

rule('BAT-5.15', 'cards gained this turn cannot act: a new weapon opens no battle, a new title promotes nobody', () => {
  const match = position({
    players: [{ gains: ['weapon bear', 'title bear', 'horse bear'], hand: ['lord bear', 'friman bear'], heroes: ['b6'] }],
  });
  expect(match.refuses('attack b6 neutral')).toMatchObject({ because: 'noWeapon' });
  expect(match.refuses('title')).toMatchObject({ because: 'missingCards' });
  expect(match.refuses('ride b6')).toMatchObject({ because: 'missingCards' });
});

rule('BAT-5.15', 'cards gained this turn cannot be stationed, ambushed or suspended', () => {
  const match = position({ players: [{ hand: ['tent bear', 'supply'], gains: ['lord bear'], nation: times(12, 'supply') }] });
  expect(match.refuses('pitch')).toMatchObject({ rule: 'BAT-8.28' });
  match.play('ambush');
  expect(match.texts()).not.toContain('lord bear');
  match.play('tent bear');
  expect(match.last('suspended')).toMatchObject({ card: 'supply' });
});
