// The tokens in hand, and the die instead of them.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { TOKENS } from '../../content/kinds.ts';
import { askOf, clash, front } from '../support/front.ts';
import { player, seen } from '../support/position.ts';

const DUEL = { 'yellow.soldier.1': 'c3', 'yellow.soldier.2': 'b3', 'blue.soldier.1': 'c3', 'blue.soldier.2': 'b3' };

rule('ROM-10.30', 'a played token is out until all have been played', () => {
  const match = clash(front({ units: DUEL }), 'plus3', 'blank');
  expect(player(match, 0)).toMatchObject({
    hand: ['double', 'extraCasualty', 'fewerCasualty', 'blank'],
    spent: ['plus3'],
    aside: 'retreat',
  });
  match.play('b3 seat 1');
  expect(match.texts(0)).toEqual(['double', 'extraCasualty', 'fewerCasualty', 'blank']);
  expect(match.whyNot(0, 'plus3')).toMatchObject({ rule: 'ROM-10.30', because: 'tokenSpent' });
});
rule(['ROM-10.30', 'ROM-10.31'], 'with the last one all six come back at once, except one at random', () => {
  const match = front({ hand: [['blank'], undefined], dice: [2], units: DUEL })
    .play('c3 seat 1')
    .as(0, 'blank')
    .as(1, 'blank');
  expect(match.last('tokensBack')).toMatchObject({ seat: 0 });
  expect(player(match, 0)).toMatchObject({ hand: TOKENS.filter((token) => token !== 'extraCasualty'), spent: [], aside: 'extraCasualty' });
});
rule('ROM-10.31', 'before anything else of that battle is decided', () => {
  const match = front({ hand: [['retreat'], undefined], units: DUEL })
    .play('c3 seat 1')
    .as(0, 'retreat')
    .as(1, 'blank');
  expect(match.decision().ask).toBe('retreat');
  expect(player(match, 0).hand).toHaveLength(5);
});
rule('ROM-10.30', 'only its owner knows which token was put aside', () => {
  const match = front({ hand: [['blank'], undefined], dice: [2], units: DUEL })
    .play('c3 seat 1')
    .as(0, 'blank')
    .as(1, 'blank');
  expect(seen(match, 0).players[0]).toMatchObject({ aside: 'extraCasualty', hand: { count: 5 } });
  expect(seen(match, 1).players[0]).toMatchObject({ aside: null, hand: { count: 5, tokens: null }, possible: TOKENS });
});
rule('ROM-10.32', 'with the die both roll instead, after the powers', () => {
  const match = front({ options: { battleDie: 'on' }, characters: [['heros']], dice: ['plus3', 'extraCasualty'], units: DUEL }).play(
    'c3 seat 1',
  );
  expect(askOf(match, 0)).toBe('battlePower');
  match.play('heros');
  expect(match.last('tokens')).toMatchObject({ attack: 'plus3', defence: 'extraCasualty', die: true });
  expect(match.last('fought')).toMatchObject({ attack: 8, defence: 3, attackerLosses: 1, defenderLosses: 1 });
  expect(player(match, 0)).toMatchObject({ hand: [], spent: [], aside: null });
});
rule(['ROM-10.32', 'ROM-10.17'], 'a rolled retreat may be used like a played one', () => {
  const match = front({ options: { battleDie: 'on' }, dice: ['retreat', 'blank'], units: DUEL }).play('c3 seat 1');
  expect(match.decision()).toMatchObject({ ask: 'retreat', seats: [0] });
});
rule(
  ['ROM-20.1', 'ROM-20.2', 'ROM-20.3', 'ROM-20.4', 'ROM-20.5', 'ROM-20.6'],
  'the faces of the die are the tokens in their order: x2, +3, one more casualty, one less, retreat, blank',
  () => {
    const told = [0, 1, 2, 3, 4, 5].map((number) => {
      const match = front({ options: { battleDie: 'on' }, dice: [number, 'blank'], units: DUEL }).play('c3 seat 1');
      if (match.decision().ask === 'retreat') return 'asked to retreat';
      const { attack, defence, attackerLosses, defenderLosses } = match.last('fought');
      return [attack, defence, attackerLosses, defenderLosses];
    });
    expect(told).toEqual([[6, 3, 0, 1], [6, 3, 0, 1], [3, 3, 0, 1], [3, 3, 0, 0], 'asked to retreat', [3, 3, 0, 0]]);
  },
);
rule('ROM-20.4', 'the token for one casualty less saves a unit', () => {
  const match = front({ options: { battleDie: 'on' }, dice: ['double', 'fewerCasualty'], units: DUEL }).play('c3 seat 1');
  expect(match.last('fought')).toMatchObject({ attack: 6, defence: 3, defenderLosses: 0 });
});
