// How procedures, turns and matches end: startOver, results, departures.
import { describe, expect, test } from 'vitest';
import { trailText } from '../index.ts';
import { played, ScriptedDice } from '../testing/index.ts';
import { type AmbushKit, ambush } from './games/ambush.ts';
import { bids } from './games/bids.ts';
import { ask, rounds, sketch } from './games/sketch.ts';
import { refusal } from './refusals.ts';

const duel = (more: Partial<AmbushKit['table']> = {}): AmbushKit['table'] => ({
  content: ambush.content,
  lives: [1, 1],
  tokens: [3, 3],
  guard: [0, 0],
  out: [false, false],
  turn: 0,
  round: 0,
  rounds: 8,
  ...more,
});

describe('interruptions of interruptions', () => {
  test('the trail names every procedure that is open, innermost last', () => {
    const match = played(ambush, { table: duel() }).play('none', 'strike 1', 'riposte', 'parry', 'feint');
    expect(trailText(match.match.trail('public'))).toBe('turn 0 > blow 0 > riposte 1 > parry 0');
    expect(match.decision()).toMatchObject({ ask: 'react', seats: [0] });
  });
  test('each resumes where it was interrupted', () => {
    const match = played(ambush, { table: duel({ lives: [2, 2] }) }).play('none', 'strike 1', 'riposte', 'pass');
    expect(match.events('wounded').map((event) => event.seat)).toEqual([0, 1]);
  });
  test('startOver drops them all from any depth, and play begins again with the table as it is', () => {
    const table = duel({ lives: [1, 1, 1], tokens: [3, 3, 3], guard: [0, 0, 0], out: [false, false, false] });
    const match = played(ambush, { table, setup: { mode: 'melee', seats: 3 } }).play(
      'none',
      'strike 1',
      'riposte',
      'parry',
      'feint',
      'pass',
    );
    expect(match.last('fell')).toMatchObject({ seat: 0 });
    expect(match.match.trail('public')).toEqual([{ at: 'turn', seat: 1 }]);
    expect(match.table).toMatchObject({ lives: [0, 1, 1], turn: 1 });
    expect(match.events('wounded')).toHaveLength(1); // the blow that was interrupted never landed
  });
  test('the end of the match is found from any depth', () => {
    const match = played(ambush, { table: duel() }).play('none', 'strike 1', 'riposte', 'pass');
    expect(match.result).toMatchObject({ winners: [1], drawn: false, rule: 'AMB-3.1' });
    expect(match.match.pending).toEqual([]);
  });
  test('startOver is a checkpoint: what came before it can be taken back up to the barrier', () => {
    const match = played(ambush, { table: duel({ lives: [1, 3], tokens: [0, 0] }) });
    match.play('strike 1');
    expect(match.reload().table.turn).toBe(1);
  });
  test('dice are rolled in the order of the interruptions', () => {
    const dice = ScriptedDice.faces(3, 6);
    const match = played(ambush, { table: duel({ lives: [2, 2] }), dice });
    match.play('none', 'strike 1', 'dodge');
    expect(match.last('dodge')).toMatchObject({ seat: 1, die: 3 });
    match.play('none', 'strike 0', 'dodge');
    expect(match.last('dodge')).toMatchObject({ seat: 0, die: 6 });
    expect(dice.left).toBe(0);
    expect(match.events('wounded')).toHaveLength(1);
  });
});

test('rules that end without a result are an error', () => {
  const game = sketch(function* (table, ref) {
    ref.checkpoint();
    yield* ask(table, ref, 0, ['a', 'b']);
  });
  expect(() => played(game).play('a')).toThrow(/the rules ended without a result/);
});

describe('a seat that leaves', () => {
  test('ends the match at once where the game says so', () => {
    const match = played(bids()).leave(0);
    expect(match.result).toMatchObject({ winners: [1], because: 'alone' });
    expect(match.match.pending).toEqual([]);
    expect(match.reload().result).toMatchObject({ winners: [1] });
    refusal('match-over', () => match.leave(1));
  });

  const game = sketch(
    rounds(function* (table, ref) {
      table.done.push(`without ${ref.left.join() || 'nobody'}`);
      yield* ask(table, ref, 0, ['a', 'b']);
      table.done.push(`still without ${ref.left.join() || 'nobody'}`);
      yield* ask(table, ref, 1, ['a', 'b']);
    }),
  );
  test('is known to the rules only after their next checkpoint; a stand-in answers until then', () => {
    const match = played(game).leave(1).play('a');
    match.match.answer(1, match.decision(1).id, 0, 'stand-in');
    expect(match.table.done).toEqual(['without nobody', 'a', 'still without nobody', 'a', 'without 1']);
    expect(match.match.inputs).toMatchObject([{ kind: 'leave', seat: 1 }, { by: 'player' }, { seat: 1, by: 'stand-in' }]);
  });
  test('is the same after loading at every point', () => {
    const match = played(game).reload().leave(1).reload().play('a').reload().as(1, 'a').reload();
    expect(match.table.done).toEqual(['without nobody', 'a', 'still without nobody', 'a', 'without 1']);
    refusal('no-such-seat', () => match.leave(1));
    refusal('no-such-seat', () => match.leave(9));
  });
  test('in an open together leaves the others’ answers as they are', () => {
    const match = played(bids(), { setup: { seats: 3 } });
    const first = match.texts(1)[0] as string;
    match
      .as(1, first)
      .leave(0)
      .as(2, match.texts(2)[0] as string)
      .as(1, 'stake 1');
    expect([0, 1, 2].map((seat) => match.match.canUndo(seat))).toEqual([false, true, true]);
    match.reload();
    expect([0, 1, 2].map((seat) => match.match.canUndo(seat))).toEqual([false, true, true]);
    match.undo(1);
    expect(match.decision(1)).toMatchObject({ ask: 'stake', facts: { card: first } });
    expect(match.match.canUndo(1)).toBe(false); // the card was chosen before seat 0 left
  });
});
