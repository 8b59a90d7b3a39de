// Worked examples of tests and attacks: dice, thresholds, weapons, interruptions, tokens.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { dice, fight, modifiers, roll } from '../support/fight-kit.ts';
import { figure, frame, type Position, player, position, where } from '../support/position.ts';

rule(['MOB-5.16', 'MOB-5.15'], 'EX-05: strength against toughness, each success of the defence cancels one', () => {
  const match = fight({ man_at_arms: 'M15 N W08', skeletor: 'M14 S' }, { dice: [4, 5, 5, 1, 4, 2, 1] }).play('attack W08');
  expect(match.events('rolled').map(({ figure: who, stat, as }) => [who, stat, as])).toEqual([
    ['man_at_arms', 'strength', 'attack'],
    ['skeletor', 'toughness', 'defence'],
  ]);
  expect(match.last('net')).toMatchObject({ successes: 3, defence: 1, net: 2 });
});

rule('MOB-5.19', 'EX-06: widened by 1 the threshold is 3, tightened by 1 it is 5', () => {
  const rolled = (token: string): Position =>
    fight({ man_at_arms: `M15 N W08 ${token}`, skeletor: 'M14 S' }, { dice: [3, 4, 5, 2, 1, 1, 1] }).play('attack W08');
  expect([roll(rolled('improvement')).threshold, rolled('improvement').last('net').successes]).toEqual([3, 3]);
  expect([roll(rolled('')).threshold, rolled('').last('net').successes]).toEqual([4, 2]);
  expect([roll(rolled('blindness')).threshold, rolled('blindness').last('net').successes]).toEqual([5, 1]);
});

rule(['MOB-5.4', 'MOB-5.7', 'MOB-5.8', 'MOB-5.9'], 'EX-07: Ram Man rolls 3, 4, 6, 2, rerolls the 2 for mana, and the 6 explodes', () => {
  const match = fight({ ram_man: 'M15 N mana=1', skeletor: 'M14 S' }, { dice: [3, 4, 6, 2, 3, 5, 1, 1, 1] });
  match.play('attack fists', 'die 4');
  expect([roll(match).threshold, roll(match).faces]).toEqual([4, [3, 4, 6, 2]]);
  expect(match.last('rerolled')).toMatchObject({ with: 'mana', before: [2], after: [3] });
  expect([match.last('exploded').faces, match.events('successes')[0]?.successes, figure(match, 'ram_man').mana]).toEqual([[5], 3, 0]);
});

rule(['MOB-12.3', 'MOB-6.30'], 'EX-16: the Trident has 5 dice against a target on difficult terrain, otherwise 4', () => {
  const attack = (difficult: string): Position =>
    fight({ mer_man: 'M14 S W03', he_man: 'M15 N' }, { difficult, dice: [1, 1, 1, 1, 1] }).play('attack W03');
  expect([roll(attack('M15')).faces.length, dice(attack('M15'))]).toEqual([5, { strength: 4, targetOnDifficult: 1 }]);
  expect([roll(attack('M14')).faces.length, dice(attack('M14'))]).toEqual([4, { strength: 4 }]);
});

rule('MOB-6.32', 'EX-17: the Sword of Power inflicts 1, 2 or 3 wounds, by a single line', () => {
  const wounds = [1, 2, 3, 4, 5].map((net) => {
    const faces = Array.from({ length: 5 }, (_, die) => (die < net ? 5 : 1));
    const match = fight({ he_man: 'M15 N W01', skeletor: 'M14 S' }, { dice: [...faces, 1, 1, 1] }).play('attack W01', 'none');
    return [match.last('net').net, match.events('wounded').map((event) => event.wounds)];
  });
  expect(wounds).toEqual([
    [1, [1]],
    [2, [1]],
    [3, [2]],
    [4, [2]],
    [5, [3]],
  ]);
});

rule(['MOB-6.39', 'MOB-5.10', 'MOB-6.32'], 'EX-23: the Arm Cannon from 3 inches, 2 successes less 1', () => {
  const match = fight({ man_at_arms: 'M15 N W12', skeletor: 'M11 S' }, { dice: [4, 1, 3, 5, 3, 1, 4] }).play('attack W12', 'none');
  expect([roll(match).faces, roll(match, 'defence').faces]).toEqual([
    [4, 1, 3, 5],
    [3, 1, 4],
  ]);
  expect([match.last('net'), figure(match, 'skeletor').wounds]).toMatchObject([{ successes: 2, defence: 1, net: 1 }, 1]);
});

rule(['MOB-6.53', 'MOB-13.9'], 'EX-24: 2 net successes are too few for the Ring of Grayskull', () => {
  const attack = (...faces: number[]): Position =>
    fight({ he_man: 'M15 N W01 I09 wounds=1', skeletor: 'M14 S' }, { dice: faces }).play('attack W01', 'none');
  const two = attack(1, 3, 4, 4, 5, 3, 2, 4);
  expect([two.last('net').net, figure(two, 'he_man').wounds, figure(two, 'skeletor').wounds]).toEqual([2, 1, 1]);
  const three = attack(1, 3, 4, 4, 5, 3, 2, 1);
  expect([three.last('net').net, figure(three, 'he_man').wounds, figure(three, 'skeletor').wounds]).toEqual([3, 0, 2]);
});

rule(['MOB-6.58', 'MOB-6.63', 'MOB-7.30', 'MOB-7.26', 'MOB-7.11'], 'EX-26: three overwatches, nested', () => {
  const figures = {
    tri_klops: 'M12',
    he_man: 'M20 N W01 overwatch',
    stratos: 'Q18 NW W13 overwatch',
    skeletor: 'M8 S W23 mana=1 overwatch',
  };
  const match = fight(figures, { ap: 1, dice: [1, 1, 1, 1, 1] }).play('move', 'M15', 'S');
  expect([match.decision().ask, match.decision().seats, match.texts()]).toEqual(['overwatch', [0], ['he_man', 'stratos']]);
  match.play('stratos', 'attack W13'); // 3.51 of 8 inches
  expect([match.last('attacked').target, roll(match).threshold]).toEqual(['tri_klops', 5]); // interruption
  match.play('move', 'M16'); // He-Man's turn, four hexes
  expect(match.events('interrupts').map(({ figure: by, against }) => [by, against])).toEqual([
    ['stratos', 'tri_klops'],
    ['he_man', 'tri_klops'],
    ['skeletor', 'he_man'],
  ]);
  match.play('attack W23');
  expect([modifiers(match), roll(match).threshold]).toEqual([{ interruption: 1, cover: 1 }, 6]);
});

rule('MOB-7.8', 'EX-28: a ranged attack on an engaged target is tightened, a spell or a melee attack is not', () => {
  const figures = { evil_lyn: 'M8 S W16 W23 mana=1', stratos: 'M13 N', trap_jaw: 'M14 N W04' };
  const shot = fight(figures, { dice: [1, 1, 1] }).play('attack W16', 'none');
  expect([modifiers(shot), roll(shot).threshold]).toEqual([{ engagedTarget: 1 }, 5]);
  const spell = fight(figures, { dice: [1, 1, 1, 1, 1] }).play('attack W23', 'none');
  expect([modifiers(spell), roll(spell).threshold]).toEqual([{}, 4]);
  const blow = fight({ trap_jaw: 'M14 N W04', stratos: 'M13 N' }, { dice: [1, 1, 1, 1] }).play('attack W04');
  expect(modifiers(blow)).toEqual({ flank: -1 }); // from behind
});

rule(['MOB-7.40', 'MOB-7.43'], 'EX-31: a Fireball on He-Man reaches Skeletor, but not Orko behind the wall', () => {
  const figures = { evil_lyn: 'M8 S W24 mana=2', he_man: 'M14 N', orko: 'M16 N', skeletor: 'K13 N' };
  const match = fight(figures, { elements: { CO: ['M15'] }, dice: [4, 1, 1, 1, 1] }).play('attack W24');
  if (match.decision().ask === 'target') match.play('he_man');
  match.rolls(1, 1, 1).play('none').rolls(1, 1, 1, 1, 1).play('none');
  expect(match.events('attacked').map(({ target, area }) => [target, area])).toEqual([
    ['he_man', false],
    ['skeletor', true],
  ]);
  expect(match.events('rolled').filter(({ as }) => as === 'attack')).toHaveLength(2);
  expect([frame(match).ap, figure(match, 'evil_lyn').mana]).toEqual([2, 0]); // one action
});

rule(['MOB-7.36', 'MOB-7.6', 'MOB-5.20', 'MOB-5.9'], 'EX-41: an opportunity attack from behind at threshold 2', () => {
  const match = fight({ mer_man: 'M14 N W03', he_man: 'M15 N W01' }, { dice: [1, 2, 3, 5, 6, 4, 4, 2, 1, 5] });
  match.play('move', 'M10', 'he_man', 'attack W01', 'none');
  expect([roll(match), modifiers(match)]).toMatchObject([
    { threshold: 2, faces: [1, 2, 3, 5, 6] },
    { opportunity: -1, flank: -1 },
  ]);
  expect([match.last('exploded').faces, roll(match, 'defence').threshold]).toEqual([[4], 4]);
  expect(match.last('net')).toMatchObject({ successes: 4, defence: 2, net: 2 });
  match.play('N');
  expect([figure(match, 'mer_man').wounds, where(match, 'mer_man')]).toEqual([1, 'M10']);
});

rule(['MOB-6.4', 'MOB-5.17'], 'EX-42: focus must be spent in defence, even against no successes', () => {
  const shot = (...faces: number[]): Position =>
    fight({ man_at_arms: 'M15 N W12', skeletor: 'M11 S focus' }, { dice: faces }).play('attack W12', 'none');
  const defended = shot(4, 5, 1, 1, 3, 3, 1);
  expect([roll(defended, 'defence').threshold, defended.last('net')]).toMatchObject([3, { successes: 2, defence: 2, net: 0 }]);
  expect(figure(defended, 'skeletor')).toMatchObject({ focus: false, wounds: 0 });
  expect(figure(shot(1, 1, 1, 1), 'skeletor').focus).toBe(false);
});

rule(['MOB-7.59', 'MOB-7.3'], 'EX-43: replacing a curse knocks out Stratos, who is worth 24 points', () => {
  const match = position({
    mode: 'first',
    figures: { skeletor: 'M12', stratos: 'M15 W13 wounds=4 curse', he_man: 'A30' },
    active: 'skeletor',
    hands: ['', 'FE03'],
  }).play('play FE03', 'ability');
  expect([where(match, 'stratos'), match.last('knockedOut')]).toMatchObject([null, { figure: 'stratos', points: 24, seat: 1 }]);
  expect(match.events('token').map(({ token, on }) => [token, on])).toEqual([['curse', false]]); // no stun
  expect(player(match, 1).points).toMatchObject([{ source: 'knockOut', points: 24 }]);
});
