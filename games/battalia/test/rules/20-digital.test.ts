import type { Eye } from '@tabularium/kernel';
import { played, rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { battalia } from '../../rules/index.ts';
import type { BattaliaView } from '../../table/view.ts';
import { own, type Position, position, type Sketch, seen, spaceSeen, times } from '../support/position.ts';

// ---- leaving

rule('BAT-20.1', 'if one of two players leaves, the other wins at once', () => {
  const match = position({ board: { b2: 'hub 4 of 0' } }).leave(0);
  expect(match.result).toMatchObject({ winners: [1], rule: 'BAT-20.1' });
});

/** Three players; seat 0 is in its turn, seat 1 leaves the match. */
function withoutSeat1(hand: readonly string[] = []): Position {
  return position({
    seats: 3,
    players: [
      { hand, nation: times(14, 'supply'), heroes: ['f6'] },
      { hand: ['lord bear'], nation: times(9, 'supply'), heroes: ['f6'], ambush: ['chief bear'] },
      { nation: times(14, 'supply') },
    ],
    board: { e1: 'hub 1 of 0', f6: 'hub 3 of 1', a5: 'hub 1 of 2' },
  }).leave(1);
}

rule('BAT-20.1', 'if one of three players leaves, the match continues and that seat’s turns are skipped', () => {
  const match = withoutSeat1();
  expect(match.result).toBeUndefined();
  match.play('end', 'keep');
  expect(match.decision()).toMatchObject({ seats: [2] });
  match.play('end', 'keep');
  expect(match.decision()).toMatchObject({ seats: [0] });
  expect(seen(match).day).toBe(2);
});

rule('BAT-20.1', 'nothing is drawn, discarded or recalled in a skipped turn; cities and heroes stay', () => {
  const match = withoutSeat1().play('end', 'keep', 'end', 'keep', 'end', 'keep');
  expect(match.last('turnSkipped')).toMatchObject({ seat: 1 });
  expect(match.events('drew').map(({ seat }) => seat)).not.toContain(1);
  expect(match.events('discarded').map(({ seat }) => seat)).not.toContain(1);
  expect(own(match, 1)).toMatchObject({
    hand: { count: 1 },
    nation: { count: 9 },
    haven: { count: 0 },
    ambush: { count: 1 },
    heroes: ['f6', null],
  });
  expect(spaceSeen(match, 'f6')).toMatchObject({ owner: 1, level: 3 });
});

rule('BAT-20.1', 'a seat that left surrenders to every attack', () => {
  const match = withoutSeat1(['supply', 'supply', 'weapon bear', 'priest bear']);
  match.play('hire friman', 'attack f6 city', 'add priest bear', 'declare');
  expect(match.last('answered')).toMatchObject({ seat: 1, with: 'surrender' });
  expect(spaceSeen(match, 'f6')).toMatchObject({ owner: 0, level: 3 });
  match.play('end');
  expect(own(match, 1).hand.count).toBe(1); // no cards are drawn for it either
});

rule('BAT-20.1', 'a seat that left cannot win, whatever its points', () => {
  const match = position({
    seats: 3,
    options: { weeks: 2 },
    day: 14,
    active: 2,
    board: { e1: 'hub 2 of 0', f6: 'hub 4 of 1', a5: 'hub 1 of 2' },
  });
  match.leave(1).play('end');
  expect(match.result).toMatchObject({ winners: [0] });
});

rule('BAT-20.1', 'a leader who stays can win', () => {
  const match = position({ seats: 3, options: { weeks: 2 }, day: 14, active: 2, board: { f6: 'hub 4 of 1' } }).play('end');
  expect(match.result).toMatchObject({ winners: [1] });
});

rule('BAT-20.1', 'the last player left wins', () => {
  const match = withoutSeat1().play('end').leave(2);
  expect(match.result).toMatchObject({ winners: [0], rule: 'BAT-20.1', because: 'othersLeft' });
});

rule('BAT-20.1', 'cohorts are not shown to a seat that left', () => {
  const match = position({
    seats: 3,
    players: [{}, {}, { hand: times(3, 'friman bear'), nation: times(9, 'supply') }],
  }).leave(1);
  match.play('end', 'cohort bear');
  expect(match.last('shown')).toMatchObject({ seat: 2, to: 0 });
});

rule('BAT-20.1', 'a seat that leaves during the set-up gets what is left', () => {
  const match = played(battalia, { setup: { seats: 3 }, seed: 'a seed' });
  const { first } = match.view('public').table as BattaliaView;
  match.leave((first + 1) % 3).play('cloud');
  expect(match.last('tookFaction')).toMatchObject({ seat: (first + 1) % 3, faction: 'bear' });
  expect(match.decision()).toMatchObject({ ask: 'faction', seats: [(first + 2) % 3] });
});

rule('BAT-20.1', 'the days continue even if the first player has left', () => {
  const match = position({ seats: 3, first: 1, stage: 'opening', players: [{}, {}, {}] }).leave(1);
  match.play('keep', 'keep', 'end', 'keep', 'end'); // the last answer for the seat that left, then two turns
  expect(seen(match).day).toBe(2);
  expect(match.last('dayBroke')).toMatchObject({ day: 2, lit: 'weapon' });
  expect(match.decision()).toMatchObject({ seats: [2] });
});

// ---- single options

rule('BAT-20.2', 'a single option is taken automatically', () => {
  const match = position({ players: [{ hand: ['friman bear', 'supply'] }], left: { curve: 0 }, board: { b3: 'impassable' } });
  match.play('road simple'); // one payment, one type, one space, one turn
  expect(match.last('built')).toMatchObject({ type: 'straight', at: 'c2', exits: 'E-W' });
});

rule('BAT-20.2', 'a turn never ends automatically', () => {
  const match = position();
  expect(match.texts()).toEqual(['end']);
  match.play('end');
  expect(match.texts()).toEqual(['keep', 'mulligan']);
});

rule('BAT-20.2', 'a defender is asked even if the cards leave no choice', () => {
  const match = position({ players: [{ hand: ['weapon bear', 'friman bear'], heroes: ['f6'] }, { hand: ['supply'] }] });
  match.play('attack f6 city', 'add friman bear', 'declare', 'react');
  expect(match.decision()).toMatchObject({ ask: 'defendPlay', seats: [1] });
  expect(match.texts()).toEqual(['stop']);
});

/** Everything that other players see: table, questions, trail, counters and events. */
const sights = (match: Position, others: readonly Eye[]) =>
  others.map((eye) => ({ view: match.view(eye), trail: match.match.trail(eye), told: match.match.events(eye) }));
/**
 * Two tables that look alike to other players: at one a hidden hand leaves a choice, at the other it does not.
 * While the choice is open, the others see the match as it was before; afterwards they see the same at both tables.
 */
function asksInPrivate(
  asked: Position,
  unasked: Position,
  others: readonly Eye[],
  texts: readonly string[],
  secretly: readonly string[],
): void {
  expect(sights(asked, others)).toEqual(sights(unasked, others));
  unasked.play(...texts);
  asked.play(...texts.slice(0, -1));
  const before = sights(asked, others);
  asked.play(texts.at(-1) as string);
  for (const text of secretly) {
    expect(sights(asked, others)).toEqual(before);
    expect(asked.texts().length).toBeGreaterThan(1);
    asked.play(text);
  }
  expect(sights(asked, others)).toEqual(sights(unasked, others));
}
/** Seat 0's cards in hand and in the nation. Other players do not know which are where. */
const holding = (hand: readonly string[], nation: readonly string[], sketch: Sketch = {}): Position =>
  position({ ...sketch, players: [{ hand, nation: [...nation, ...times(12, 'supply')], heroes: ['f6'] }, ...(sketch.players ?? [])] });
const OTHERS: readonly Eye[] = [1, 'public'];

rule('BAT-20.2', 'other players do not see whether a hand leaves a choice of payments', () => {
  const asked = holding(['friman bear', 'friman isle', 'supply'], ['supply']);
  const unasked = holding(['friman bear', 'supply', 'supply'], ['friman isle']);
  asksInPrivate(asked, unasked, OTHERS, ['road simple'], ['pay supply + friman bear']);
});
rule('BAT-20.2', 'other players do not see which cards could be ambushed or suspended', () => {
  const asked = holding(['lord bear', 'lord bear', 'supply', 'friman isle'], times(3, 'supply'));
  const unasked = holding(times(4, 'supply'), ['lord bear', 'lord bear', 'friman isle']);
  asksInPrivate(asked, unasked, OTHERS, ['ambush'], ['lord bear', 'supply']);
});
rule('BAT-20.2', 'other players do not see which cards could leave a full ambush', () => {
  const ambushed = (ambush: readonly string[], nation: readonly string[]) =>
    position({ dice: [4], players: [{ hand: ['amulet bear', 'lord bear'], ambush, nation: [...nation, ...times(12, 'supply')] }] });
  const asked = ambushed(['supply', 'supply', 'friman bear'], ['supply']);
  const unasked = ambushed(times(3, 'supply'), ['friman bear']);
  asksInPrivate(asked, unasked, OTHERS, ['amulet'], ['supply']);
});
rule('BAT-20.2', 'other players do not see which artifact could act, and on what', () => {
  const asked = holding(['amulet bear', 'amulet isle', 'friman bear', 'chief isle'], ['friman bear', 'friman bear'], { dice: [1] });
  const unasked = holding(['amulet bear', ...times(3, 'friman bear')], ['amulet isle', 'chief isle'], { dice: [1] });
  asksInPrivate(asked, unasked, OTHERS, ['amulet'], ['amulet bear', 'friman bear']);
});
rule('BAT-20.2', 'other players do not see which scroll could change itself', () => {
  const asked = holding(['scroll bear', 'scroll isle'], ['supply']);
  const unasked = holding(['scroll bear', 'supply'], ['scroll isle']);
  asksInPrivate(asked, unasked, OTHERS, ['scroll itself'], ['scroll bear']);
});
rule('BAT-20.2', 'other players do not see which cards could be stationed, or whether there is a second one for a lit tent', () => {
  const asked = holding(['tent bear', 'supply', 'lord bear', 'chief bear'], ['sword'], { day: 6 });
  const unasked = holding(['tent bear', 'supply', 'lord bear', 'sword'], ['chief bear'], { day: 6 });
  asksInPrivate(asked, unasked, OTHERS, ['pitch'], ['lord bear', 'pass']);
});
rule('BAT-20.2', 'other players do not see which weapons could open a battle', () => {
  const asked = holding(['weapon bear', 'weapon isle', 'friman bear'], ['weapon bear']);
  const unasked = holding(['weapon bear', 'weapon bear', 'friman bear'], ['weapon isle']);
  asksInPrivate(asked, unasked, OTHERS, ['attack f6 city'], ['weapon bear']);
});
rule('BAT-20.2', 'other players do not see what could be transformed in a battle', () => {
  const asked = holding(['weapon bear', 'title bear', 'chief bear', 'friman bear'], ['friman bear'], { board: { f6: 'hub 4 of 1' } });
  const unasked = holding(['weapon bear', 'title bear', 'friman bear', 'friman bear'], ['chief bear'], { board: { f6: 'hub 4 of 1' } });
  asksInPrivate(asked, unasked, OTHERS, ['attack f6 city', 'transform with title'], ['friman bear']);
});
rule('BAT-20.2', 'other players do not see where an attacked hero could go', () => {
  const fleeing = (hand: readonly string[], nation: readonly string[]) =>
    position({
      board: { d6: 'straight E-W', e6: 'straight E-W' },
      players: [
        { hand: ['weapon bear'], heroes: ['d6'] },
        { hand, nation, heroes: ['d6'] },
      ],
    }).play('attack d6 hero 1', 'declare');
  const asked = fleeing(['supply', 'supply', 'horse isle'], ['friman isle']);
  const unasked = fleeing(['supply', 'supply', 'friman isle'], ['horse isle']);
  asksInPrivate(asked, unasked, [0, 'public'], ['retreat'], ['f6 for supply + supply']);
});

// ---- taking back

rule('BAT-20.3', 'a choice that revealed nothing can be taken back', () => {
  const match = position({ players: [{ hand: times(2, 'chief bear') }] }).play('upgrade b2');
  expect(match.match.canUndo(0)).toBe(true);
  match.undo(0);
  expect(spaceSeen(match, 'b2').level).toBe(1);
  expect(own(match, 0).hand.count).toBe(2);
});

rule('BAT-20.3', 'choices are taken back one by one', () => {
  const match = position({ players: [{ hand: times(2, 'supply'), heroes: ['b2'] }], board: { c2: 'straight E-W', d2: 'straight E-W' } });
  match.play('step b2 c2', 'step c2 d2').undo(0);
  expect(own(match, 0).heroes).toEqual(['c2', null]);
  match.undo(0);
  expect(own(match, 0).heroes).toEqual(['b2', null]);
});

rule('BAT-20.3', 'a payment can be taken back until a card is turned over for it', () => {
  const match = position({ players: [{ hand: ['friman bear', 'friman isle', 'supply'] }] }).play('road simple', 'pay supply + friman isle');
  expect(match.decision()).toMatchObject({ ask: 'buildType' });
  match.undo(0);
  expect(match.texts()).toEqual(['pay supply + friman bear', 'pay supply + friman isle']);
  match.undo(0);
  expect(own(match, 0).hand.count).toBe(3);
});

rule('BAT-20.3', 'nothing can be taken back once a card was turned over', () => {
  const cases: readonly (readonly [readonly string[], ...string[]])[] = [
    [times(2, 'supply'), 'hire friman'],
    [['friman bear', 'chief bear', 'priest bear'], 'create scroll'],
    [['friman bear', 'supply'], 'road simple', 'straight'],
    [['title bear', 'friman bear'], 'title'],
  ];
  for (const [hand, ...texts] of cases) {
    const match = position({ players: [{ hand }] }).play(...texts);
    expect(match.match.canUndo(0), texts.join()).toBe(false);
  }
});

rule('BAT-20.3', 'nothing can be taken back once something was drawn, shuffled or rolled', () => {
  expect(
    position({ stage: 'opening', players: [{ nation: times(5, 'supply') }] })
      .play('mulligan')
      .match.canUndo(0),
  ).toBe(false);
  expect(
    position({ players: [{ hand: ['amulet bear', 'supply'] }] })
      .play('amulet')
      .match.canUndo(0),
  ).toBe(false);
  expect(
    position({ players: [{ hand: ['horn'], nation: times(3, 'supply') }] })
      .play('horn', 'pass')
      .match.canUndo(0),
  ).toBe(false);
});

rule('BAT-20.3', 'nothing can be taken back once somebody else has decided', () => {
  const match = position({ players: [{ hand: ['weapon bear', 'friman bear'], heroes: ['f6'] }, { hand: ['supply'] }] });
  match.play('attack f6 city', 'add friman bear', 'declare');
  expect(match.match.canUndo(0)).toBe(true);
  match.play('surrender');
  expect(match.match.canUndo(0)).toBe(false);
});

// ---- cards of the same kind

rule('BAT-20.4', 'equal cards are one choice', () => {
  const match = position({ players: [{ hand: [...times(3, 'friman bear'), 'friman isle', 'amulet bear'] }] }).play('amulet');
  expect([...match.texts()].sort()).toEqual(['friman bear', 'friman isle']);
});

rule('BAT-20.4', 'cards on the table are used before the hand', () => {
  const match = position({ day: 1, players: [{ hand: ['tool bear', 'tool bear', 'supply', 'supply'] }] });
  match.play('road simple', 'straight', 'c2', 'road simple', 'straight', 'd2');
  expect(own(match, 0).laid.filter(({ card }) => card === 'tool bear')).toMatchObject([{ uses: 0 }]);
  expect(own(match, 0).hand.cards).toEqual(['tool bear']);
});

rule('BAT-20.4', 'one card is used up before the next is touched', () => {
  const match = position({ day: 1, players: [{ hand: ['tool bear', 'tool bear', 'tool bear'] }] });
  match.play('create tool', 'top'); // three friman: both uses of one lit tool
  expect(own(match, 0).hand.cards).toEqual(['tool bear', 'tool bear']);
});
