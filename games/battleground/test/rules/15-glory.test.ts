// Side missions: the glory cards. Chapters 7 and 15.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { figure, frame, onTo, type Position, player, position, type Sketch, seen } from '../support/position.ts';

/** The first figure has played the mission of this card in its activation. */
const onMission = (card: string, figures: Record<string, string>, more: Sketch = {}): Position => {
  const name = Object.keys(figures)[0] as string;
  const isEvil = ['skeletor', 'mer_man', 'trap_jaw', 'evil_lyn', 'tri_klops'].includes(name);
  return position({ figures, active: name, hands: isEvil ? ['', `${card} F01`] : [`${card} F01`, ''], ...more }).play(
    `play ${card}`,
    'mission',
  );
};
const points = (match: Position): number[] => match.events('missionDone').map((event) => event.points);
const HIT = [5, 5, 5, 5, 5, 1, 1, 1];

rule(['MOB-7.72', 'MOB-7.73', 'MOB-15.1'], 'EX-34: Melee Victor: a knock-out with a melee weapon while the mission runs', () => {
  const figures = { he_man: 'M15 W01', skeletor: 'M14 wounds=6', mer_man: 'A1' };
  const match = onMission('G01', figures, { dice: HIT }).play('attack W01', 'none');
  expect(match.last('missionDone')).toMatchObject({ seat: 0, figure: 'he_man', card: 'G01', points: 20 });
  expect(player(match, 0).points).toContainEqual({ round: 1, source: 'mission', what: 'G01', points: 20 });
  const late = position({ figures, active: 'he_man', hands: ['G01', ''], dice: HIT }).play('attack W01', 'none', 'play G01', 'mission');
  expect(points(late)).toEqual([]);
  const shot = onMission('G01', { stratos: 'M15 W13', skeletor: 'M10 wounds=6', mer_man: 'A1' }, { dice: HIT }).play('attack W13');
  expect([shot.last('knockedOut').figure, points(shot)]).toEqual(['skeletor', []]);
});
rule('MOB-15.1', 'Melee Victor: fists count as a melee weapon', () => {
  const match = onMission('G01', { orko: 'M15', skeletor: 'M14 wounds=6', mer_man: 'A1' }, { dice: [5, 1, 1, 1] }).play('attack fists');
  expect(points(match)).toEqual([20]);
});
rule('MOB-15.2', 'Sharpshooter: two wounds on one enemy with one ranged attack', () => {
  const figures = { stratos: 'M15 W13', skeletor: 'M10' };
  expect(points(onMission('G02', figures, { dice: HIT }).play('attack W13'))).toEqual([15]);
  expect(points(onMission('G02', figures, { dice: [5, 1, 1, 1, 1, 1, 1, 1] }).play('attack W13'))).toEqual([]);
});
rule(['MOB-15.2', 'MOB-14.25'], 'Sharpshooter: a wound that a card adds to the attack counts', () => {
  const match = position({
    figures: { tri_klops: 'M10 W14', he_man: 'M15' },
    active: 'tri_klops',
    hands: ['', 'G02 FE01 F01'],
    dice: [5, 1, 1, 1, 1, 1, 1, 1],
  });
  match.play('play G02', 'mission', 'play FE01', 'ability', 'attack W14');
  expect(points(match)).toEqual([15]);
});
rule('MOB-15.3', 'Arcane Supremacy: two wounds with one spell attack', () => {
  const match = onMission('G03', { skeletor: 'M10 W23 mana=1', he_man: 'M15' }, { dice: HIT }).play('attack W23');
  expect(points(match)).toEqual([15]);
});
rule(['MOB-15.4', 'MOB-7.119'], 'Behind Enemy Lines: a movement of its own ends in the enemy zone', () => {
  const figures = { he_man: 'M8', skeletor: 'Y28' };
  expect(points(onMission('G04', figures).play('move', 'M6', 'N'))).toEqual([10]);
  expect(points(onMission('G04', figures).play('move', 'M7', 'N'))).toEqual([]);
  const stayed = onMission('G04', { he_man: 'M5', skeletor: 'Y28' }).play('move', 'M5', 'N');
  expect(points(stayed)).toEqual([]);
});
rule('MOB-15.5', 'Two Birds: wounds on two different enemies', () => {
  const figures = { he_man: 'M15 W01', skeletor: 'M14', mer_man: 'N14' };
  const match = onMission('G05', figures, { dice: [5, 1, 1, 1, 1, 1, 1, 1, 5, 1, 1, 1, 1, 1, 1, 1, 1] });
  match.play('attack W01', 'skeletor', 'none');
  expect(seen(match).frames[0]?.missions).toMatchObject([{ card: 'G05', done: false, progress: { have: 1, need: 2 } }]);
  match.play('attack W01', 'mer_man', 'none');
  expect(points(match)).toEqual([15]);
});
rule('MOB-15.6', 'From Behind: a flank attack that wounds', () => {
  const behind = (facing: string): number[] =>
    points(onMission('G06', { he_man: 'M15 W01', skeletor: `M14 ${facing}` }, { dice: HIT }).play('attack W01', 'none'));
  expect([behind('N'), behind('S')]).toEqual([[10], []]);
});
rule(['MOB-15.7', 'MOB-4.36'], 'Hold the Ground: after an action a token could be claimed', () => {
  const match = onMission('G07', { he_man: 'M16', skeletor: 'M5' }, { objectives: 'M15' });
  expect(points(match)).toEqual([]); // playing a card is not an action
  expect(points(match.play('focus'))).toEqual([10]);
  const far = onMission('G07', { he_man: 'M18', skeletor: 'M14' }, { objectives: 'M15' }).play('move', 'M17', 'N');
  expect(points(far)).toEqual([]); // he is not near it, but Skeletor is
});
rule('MOB-15.8', 'Champion of Eternia: three wounds in total', () => {
  const match = onMission('GM1', { he_man: 'M15 W01', skeletor: 'M14' }, { dice: [5, 5, 5, 1, 1, 1, 1, 1, 5, 1, 1, 1, 1, 1, 1, 1] });
  match.play('attack W01', 'none');
  expect(points(match)).toEqual([]);
  match.play('attack W01', 'none', 'none');
  expect([points(match), frame(match).missions[0]?.inflicted]).toMatchObject([[20], [{ wounds: 3 }]]);
});
rule('MOB-15.9', 'Protector: an attack wounds an enemy that an ally is engaged with', () => {
  const saved = (orko: string): number[] =>
    points(onMission('GM2', { he_man: 'M15 W01', skeletor: 'M14', orko }, { dice: HIT }).play('attack W01', 'none'));
  expect([saved('N14'), saved('A25')]).toEqual([[10], []]);
});
rule('MOB-15.10', 'Master of Evil: any knock-out', () => {
  const match = onMission('GE1', { skeletor: 'M10 W23 mana=1', he_man: 'M15 wounds=6', orko: 'A30' }, { dice: HIT }).play('attack W23');
  expect(points(match)).toEqual([20]);
});
rule('MOB-15.11', 'Sow Fear: an enemy gains a debuff, even from a card', () => {
  const match = position({ figures: { skeletor: 'M10', he_man: 'M15' }, active: 'skeletor', hands: ['', 'GE2 FE03 F01'] });
  match.play('play GE2', 'mission', 'play FE03', 'ability');
  expect(points(match)).toEqual([10]);
});

rule('MOB-7.74', 'a mission scores once', () => {
  const match = position({ figures: { skeletor: 'M10', he_man: 'M15' }, active: 'skeletor', hands: ['', 'GE2 FE03 FE04 F01'] });
  match.play('play GE2', 'mission', 'play FE03', 'ability', 'play FE04', 'ability');
  expect(points(match)).toEqual([10]);
});
rule('MOB-7.74', 'what another figure does in an interruption does not count', () => {
  const figures = { stratos: 'M20 W13', man_at_arms: 'M7 S W12 overwatch', skeletor: 'M10 S W02 overwatch' };
  const match = onMission('G06', figures, { dice: HIT }).play('move', 'walk', 'M16', 'N');
  match.play('move', 'M15', 'attack W12', 'none'); // Skeletor goes up to Stratos, and Man-At-Arms shoots him in the back
  expect(match.last('wounded')).toMatchObject({ figure: 'skeletor', by: 'man_at_arms' });
  expect(points(match)).toEqual([]);
});
rule(['MOB-7.73', 'MOB-15.8'], 'wounds inflicted before the mission was played do not count', () => {
  const figures = { he_man: 'M15 W01', skeletor: 'M14', mer_man: 'N14' };
  const dice = [5, 5, 5, 1, 1, 1, 1, 1, 5, 1, 1, 1, 1, 1, 1, 1];
  const match = position({ active: 'he_man', figures, hands: ['GM1 F01', ''], dice });
  match.play('attack W01', 'skeletor', 'none', 'play GM1', 'mission'); // two wounds before the mission, one after it
  expect(seen(match).frames[0]?.missions).toMatchObject([{ done: false, progress: { have: 0, need: 3 } }]);
  match.play('attack W01', 'skeletor', 'none', 'none');
  expect([figure(match, 'skeletor').wounds, points(match)]).toEqual([3, []]);
  expect(seen(match).frames[0]?.missions).toMatchObject([{ done: false, progress: { have: 1, need: 3 } }]);
});
rule(['MOB-7.73', 'MOB-15.5'], 'enemies wounded before the mission was played do not count', () => {
  const figures = { he_man: 'M15 W01', skeletor: 'M14', mer_man: 'N14' };
  const dice = [5, 1, 1, 1, 1, 1, 1, 1, 5, 1, 1, 1, 1, 1, 1, 1, 1];
  const match = position({ active: 'he_man', figures, hands: ['G05 F01', ''], dice });
  match.play('attack W01', 'skeletor', 'none', 'play G05', 'mission', 'attack W01', 'mer_man', 'none');
  expect([figure(match, 'mer_man').wounds, points(match)]).toEqual([1, []]);
  expect(seen(match).frames[0]?.missions).toMatchObject([{ done: false, progress: { have: 1, need: 2 } }]);
});
rule('MOB-7.73', 'a mission ends with the activation', () => {
  const match = onMission('G04', { he_man: 'M8', stratos: 'A25', skeletor: 'Y28' }).play('pass');
  expect([match.table.frames, points(match)]).toEqual([[], []]);
});
rule(['MOB-7.75', 'MOB-4.47'], 'a completed glory card is kept face up', () => {
  const match = onMission('G04', { he_man: 'M8', skeletor: 'Y28' }).play('move', 'M6', 'N');
  onTo(match, 'discard');
  expect(player(match, 0).completed).toEqual(['G04']);
});
