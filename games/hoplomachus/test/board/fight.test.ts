// Who fights is chosen on the board first, then whom: what was meant must be what the rules are told.
import { describe, expect, test } from 'vitest';
import { answerTo } from '../../board/question/use-fight.ts';
import { MISS, type Position, position } from '../support/position.ts';

/** The notation of what is answered, if anything is. */
function said(match: Position, ...meant: Parameters<typeof answerTo> extends [unknown, ...infer M] ? M : never): string | undefined {
  const answer = answerTo(match.decision(), ...meant);
  return typeof answer === 'number' ? match.texts()[answer] : undefined;
}
const ATTACK = { do: 'attack' } as const;

describe('a target that was chosen on the board', () => {
  const marksman = (): Position =>
    position({
      factions: ['kunlun', 'refugees'],
      step: 'engage',
      units: { 'kunlun.marksman': 'd5', 'refugees.warrior': 'd6', 'refugees.shade': 'd7' },
    }).play('engage kunlun.marksman');

  test('is attacked, whatever else the unit could do', () => {
    const match = marksman();
    expect(match.decision().ask).toBe('engageHow');
    expect(said(match, 'kunlun.marksman', ATTACK, { unit: 'refugees.shade' })).toBe('attack');
    match.play('attack');
    expect(said(match, 'kunlun.marksman', ATTACK, { unit: 'refugees.shade' })).toBe('refugees.shade');
  });
  test('a Special is used, but its own target is still asked for', () => {
    const match = marksman();
    const special = { do: 'special', skill: 'longShot' } as const;
    expect(said(match, 'kunlun.marksman', special, undefined)).toBe('longShot');
    match.play('longShot');
    expect(said(match, 'kunlun.marksman', special, undefined)).toBeUndefined();
  });
  test('what is asked of another unit is left to the player', () => {
    expect(said(marksman(), 'kunlun.warrior', ATTACK, { unit: 'refugees.shade' })).toBeUndefined();
  });
  test('with Battle Fury the second attack is left to the player', () => {
    const match = position({
      factions: ['amazons', 'refugees'],
      step: 'engage',
      dice: [MISS, MISS],
      units: { 'amazons.protector': 'd6 battleFury', 'refugees.bone-reaver': 'd7' },
    }).play('engage amazons.protector');
    expect(match.decision()).toMatchObject({ ask: 'attackTarget', pass: true });
    expect(said(match, 'amazons.protector', ATTACK, { unit: 'refugees.bone-reaver' })).toBeUndefined();
  });
});
