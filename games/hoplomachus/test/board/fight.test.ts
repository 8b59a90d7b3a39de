// Who fights is chosen on the board first, then whom: what was meant must be what the rules are told.
import { describe, expect, test } from 'vitest';
import { saidBy } from '../../board/question/use-fight.ts';
import { MISS, type Position, position } from '../support/position.ts';

/** How many of the answers were taken, as the page gives them. */
const given = ({ match }: Position, ...meant: Parameters<typeof saidBy>): number =>
  saidBy(...meant).filter((said) => match.answerNext(0, said)).length;
const ATTACK = { do: 'attack' } as const;

describe('a target that was chosen on the board', () => {
  const marksman = (): Position =>
    position({
      factions: ['kunlun', 'refugees'],
      step: 'engage',
      dice: [MISS, MISS, MISS],
      units: { 'kunlun.marksman': 'd5', 'refugees.warrior': 'd6', 'refugees.shade': 'd7' },
    }).play('engage kunlun.marksman');
  const answers = ({ match }: Position): readonly string[] => match.inputs.flatMap((input) => (input.kind === 'answer' ? input.text : []));

  test('is attacked, whatever else the unit could do', () => {
    const match = marksman();
    expect(given(match, ATTACK, { unit: 'refugees.shade' })).toBe(2);
    expect(answers(match).slice(0, 3)).toEqual(['engage kunlun.marksman', 'attack', 'refugees.shade']);
  });
  test('a Special is used, but its own target is still asked for', () => {
    const match = marksman();
    expect(given(match, { do: 'special', skill: 'longShot' }, undefined)).toBe(1);
    expect(answers(match).at(-1)).toBe('longShot');
  });
  test('with Battle Fury the second attack is left to the player', () => {
    const match = position({
      factions: ['amazons', 'refugees'],
      step: 'engage',
      dice: [MISS, MISS],
      units: { 'amazons.protector': 'd6 battleFury', 'refugees.bone-reaver': 'd7' },
    }).play('engage amazons.protector');
    expect(match.decision()).toMatchObject({ ask: 'attackTarget', pass: true });
    expect(given(match, ATTACK, { unit: 'refugees.bone-reaver' })).toBe(2); // the rules have taken both by themselves
    expect(match.decision()).toMatchObject({ ask: 'attackTarget', pass: true });
  });
});
