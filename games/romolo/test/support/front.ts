// Battles for tests: fought in c3, between yellow, whose war phase it is, and blue.
import type { Seat } from '@tabularium/kernel';
import type { Token } from '../../content/kinds.ts';
import { type Position, position, type Sketch } from './position.ts';

/** Yellow's war phase. A worker beside a warehouse in d1 always has something left to do, so that the phase goes on after a battle. */
export function front(sketch: Sketch): Position {
  return position({
    phase: 'war',
    ...sketch,
    hexes: { d1: 'warehouse', ...sketch.hexes },
    units: { 'yellow.worker.6': 'd1', ...sketch.units },
  });
}
/** Five tokens, this one among them. */
export const handWith = (token: Token): readonly Token[] =>
  token === 'blank'
    ? ['plus3', 'extraCasualty', 'fewerCasualty', 'retreat', 'blank']
    : ['double', 'plus3', 'extraCasualty', 'fewerCasualty', 'retreat'];

/** Yellow attacks blue with all units standing there; nobody uses powers, and these tokens are played. */
export function clash(match: Position, attack: Token, defence: Token, at = 'c3'): Position {
  match.play(`${at} seat 1`);
  if (askOf(match, 0) === 'attackers') match.play(match.texts().join(' + '));
  onward(match);
  return onward(match.as(0, attack).as(1, defence));
}
/** Uses no powers. */
function onward(match: Position): Position {
  while (askOf(match, 0) === 'battlePower' || askOf(match, 1) === 'battlePower') match.play('pass');
  return match;
}
/** What a seat is asked, if anything. */
export const askOf = (match: Position, seat: Seat): string | undefined => match.view(seat).decisions[0]?.ask;
/** A battle at the front, from its first blow to the first question after the tokens. */
export const battle = (attack: Token, defence: Token, sketch: Sketch): Position =>
  clash(front({ hand: [handWith(attack), handWith(defence)], ...sketch }), attack, defence);
/** What was said about the values of both sides before the tokens. */
export function values(match: Position): { attack: number; defence: number } {
  const { attack, defence } = match.last('values');
  const sum = (parts: typeof attack): number => parts.reduce((total, { value }) => total + value, 0);
  return { attack: sum(attack), defence: sum(defence) };
}
