// Worked examples of rounds and activations: costs, initiative, cards, abilities, missions, items.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import type { Action } from '../../table/asks.ts';
import { dice, fight, roll } from '../support/fight-kit.ts';
import { acts, figure, frame, type Position, player, position, where } from '../support/position.ts';

/** What an action costs now, or undefined if it is not offered. */
const costOf = (match: Position, what: string): number | undefined => {
  const option = match.options()[match.texts().indexOf(what)] as Action | undefined;
  return option !== undefined && 'ap' in option ? option.ap : undefined;
};

rule('MOB-4.21', 'EX-01: Focus and Move cost 1 AP each, a second Move 2, a third 3', () => {
  const match = fight({ he_man: 'M20 N W01', skeletor: 'A1' }, { ap: 8 });
  expect([costOf(match, 'focus'), costOf(match, 'move')]).toEqual([1, 1]);
  match.play('focus', 'move', 'keep', 'M19', 'N');
  expect([frame(match).ap, costOf(match, 'move')]).toEqual([6, 2]);
  match.play('move', 'keep', 'M18', 'N');
  expect([frame(match).ap, costOf(match, 'move')]).toEqual([4, 3]);
});

rule('MOB-4.10', 'EX-02: initiative 4 goes before 3, and the first player wins a tie', () => {
  const revealed = (evil: string): Position =>
    position({ figures: { he_man: 'M20', skeletor: 'M5' }, hands: ['F08', evil], firstPlayer: 0 })
      .as(0, 'F08')
      .as(1, evil);
  const higher = revealed('FE02');
  expect(higher.last('revealed').cards.map(({ initiative }) => initiative)).toEqual([3, 4]);
  expect([higher.last('revealed'), higher.last('activated').figure]).toMatchObject([{ first: 1, tie: false }, 'skeletor']);
  const tied = revealed('FE01');
  expect([tied.last('revealed'), tied.last('activated').figure]).toMatchObject([{ first: 0, tie: true }, 'he_man']);
});

rule(['MOB-4.14', 'MOB-4.16'], 'EX-03: Shake It Off gives 2 AP and 2 mana, then its ability or a third mana', () => {
  const activated = (): Position => position({ figures: { he_man: 'M20 stun', skeletor: 'M5' }, hands: ['F08', ''] }).play('F08');
  const match = activated();
  expect([frame(match).ap, figure(match, 'he_man').mana, match.texts()]).toEqual([2, 2, ['ability', 'mana']]);
  expect(figure(match.play('mana'), 'he_man')).toMatchObject({ mana: 3, debuff: 'stun' });
  expect(figure(activated().play('ability'), 'he_man')).toMatchObject({ mana: 2, debuff: null });
});

rule('MOB-4.17', 'EX-04: a glory card with 2 AP gives a third, or its side mission', () => {
  const activated = (): Position => position({ figures: { he_man: 'M20', skeletor: 'M5' }, hands: ['GM1', ''] }).play('GM1');
  expect([frame(activated()).ap, activated().texts()]).toEqual([2, ['mission', 'ap']]);
  expect(frame(activated().play('ap'))).toMatchObject({ ap: 3, missions: [] });
  expect(frame(activated().play('mission'))).toMatchObject({ ap: 2, missions: [{ card: 'GM1', done: false }] });
});

rule('MOB-4.23', 'EX-15: Laser Rifle, Magic Blast and Laser Rifle again cost 1, 1 and 2 AP', () => {
  const match = fight({ mer_man: 'M10 S W16 W23 mana=1', he_man: 'M15 N' }, { ap: 4, dice: [1, 1, 1] });
  match.play('attack W16', 'none');
  expect([frame(match).ap, costOf(match, 'attack W16'), costOf(match, 'attack W23')]).toEqual([3, 2, 1]);
  match.rolls(1, 1, 1).play('attack W23').rolls(1, 1, 1).play('attack W16');
  expect(match.events('ap').map(({ change, why }) => [change, why])).toEqual([
    [-1, 'ranged'],
    [-1, 'spell'],
    [-2, 'ranged'],
  ]);
});

rule(['MOB-6.54', 'MOB-6.55'], 'EX-25: Master Tactician costs 1 AP and 1 mana, and can be used once', () => {
  const match = fight({ man_at_arms: 'M20 mana=2', stratos: 'M22', skeletor: 'A1' }, { ap: 2 });
  expect(match.options()).toContainEqual({ do: 'ability', ability: 'A11', ap: 1, mana: 1 });
  match.play('ability A11', 'focus');
  expect([frame(match).ap, figure(match, 'man_at_arms').mana]).toEqual([1, 1]);
  expect(match.refuses('ability A11')).toMatchObject({ rule: 'MOB-6.55' });
});

rule('MOB-7.71', 'EX-33: after a free Move the first paid one costs 1 AP', () => {
  const match = position({ figures: { he_man: 'M20', skeletor: 'A1' }, hands: ['F02', ''] }).play('F02', 'ability', 'M17', 'N');
  expect([where(match, 'he_man'), frame(match).ap, costOf(match, 'move')]).toEqual(['M17', 2, 1]);
});

rule(['MOB-7.72', 'MOB-7.73'], 'EX-34: Melee Victor scores if it was played before the knock-out, not after', () => {
  const start = (): Position =>
    fight({ he_man: 'M15 N W01', skeletor: 'M14 S wounds=6', mer_man: 'A1' }, { hands: ['G01', ''], dice: [5, 5, 5, 5, 5, 1, 1, 1] });
  const before = start().play('play G01', 'mission', 'attack W01', 'none');
  expect(before.last('missionDone')).toMatchObject({ seat: 0, card: 'G01', points: 20 });
  expect(player(before, 0).points.map(({ source, points }) => [source, points])).toEqual([
    ['knockOut', 25],
    ['mission', 20],
  ]);
  const after = start().play('attack W01', 'none', 'play G01', 'mission');
  expect([after.events('missionDone'), after.last('knockedOut').figure]).toEqual([[], 'skeletor']);
});

rule(['MOB-13.20', 'MOB-7.76'], 'EX-35: Mystic Talisman gives one more die in mind tests', () => {
  const match = fight({ skeletor: 'M10 S W23 mana=1', orko: 'M15 N I20' }, { dice: [4, 1, 1, 1, 1] }).play('attack W23');
  expect([dice(match, 'defence'), roll(match, 'defence').faces.length]).toEqual([{ mind: 4, I20: 1 }, 5]);
});

rule(['MOB-13.15', 'MOB-7.77'], 'EX-36: Power Boost costs 1 AP and 1 mana', () => {
  const match = fight({ he_man: 'M20 I15 mana=1', skeletor: 'A1' }, { ap: 2 });
  expect(match.options()).toContainEqual({ do: 'ability', ability: 'I15', ap: 1, mana: 1 });
  match.play('ability I15');
  expect([frame(match).ap, figure(match, 'he_man')]).toMatchObject([1, { mana: 0, buff: 'improvement' }]);
});

rule(['MOB-7.78', 'MOB-7.79'], 'EX-37: Adrenaline Draught before an interruption gives 1 AP for its own activation, once per game', () => {
  const match = fight({ skeletor: 'M12 S W02 I16', he_man: 'M20 N W01 overwatch' }, { ap: 2 }).play('move', 'M15', 'S');
  expect([match.decision().ask, match.decision().seats, match.texts()]).toEqual(['interruptedItem', [1], ['I16', 'pass']]);
  match.play('I16', 'pass');
  expect([frame(match), acts(match, 'use')]).toMatchObject([{ kind: 'activation', ap: 2 }, []]);
  expect(figure(match, 'skeletor').items).toEqual([{ card: 'I16', used: true }]);
});
