// Nested interruptions: what belongs to which frame, and which figures may interrupt. Chapters 6 and 7.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { figureName } from '../../table/names.ts';
import { figure, frame, type Position, position, type Sketch } from '../support/position.ts';

const ONES = Array.from({ length: 40 }, () => 1);
const frames = ({ table }: Position): string[] => table.frames.map(({ kind, figure: owner }) => `${kind} ${figureName(table, owner)}`);
const interruptions = (match: Position): string[] => match.events('interrupts').map(({ figure: by, against }) => `${by} > ${against}`);

// ---- watchers are determined when the movement ends

/** Skeletor walks to M15, seen by He-Man and Stratos; Trap Jaw watches He-Man as he comes, and Stratos watches Trap Jaw. */
const chain = (): Position =>
  position({
    figures: { skeletor: 'M12 W02', trap_jaw: 'I16 SE W04 overwatch', he_man: 'M20 N W01 overwatch', stratos: 'Q18 NW W13 overwatch' },
    active: 'skeletor',
    ap: 2,
    hands: ['F13', ''],
  }).play('move', 'M15', 'S', 'he_man', 'move', 'M17', 'move');
rule('MOB-6.64', 'a movement does not trigger an overwatch token gained after it', () => {
  const match = chain();
  expect(frames(match)).toEqual(['activation skeletor', 'overwatch he_man', 'overwatch trap_jaw']);
  match.play('J16');
  expect(interruptions(match).at(-1)).toBe('stratos > trap_jaw');
  match.play('play F13', 'ability', 'pass'); // Stratos watches again, in the middle of Skeletor's movement
  expect(interruptions(match)).toEqual(['he_man > skeletor', 'trap_jaw > he_man', 'stratos > trap_jaw']);
  expect([frames(match), figure(match, 'stratos').overwatch]).toEqual([['activation skeletor'], true]);
});
rule('MOB-6.64', 'a watcher that still has the same token interrupts when its turn comes', () => {
  const match = chain().play('I16', 'pass'); // Trap Jaw only turns, so nobody interrupts him, and He-Man plays no card
  expect(interruptions(match)).toEqual(['he_man > skeletor', 'trap_jaw > he_man', 'stratos > skeletor']);
});
rule('MOB-7.38', 'an enemy that comes beside the mover after the declaration makes no opportunity attack', () => {
  const match = position({
    figures: { mer_man: 'M14 N W03', he_man: 'M15 N W01', orko: 'P12' },
    active: 'mer_man',
    hands: ['FM03', ''],
  }).play('move', 'M10', 'he_man', 'play FM03', 'ability', 'N14', 'pass'); // Orko comes to He-Man's side, beside Mer-Man
  expect([interruptions(match), match.decision().ask]).toEqual([['he_man > mer_man'], 'facing']);
});
rule('MOB-7.38', 'a way that has become longer is paid in full', () => {
  const match = position({
    figures: { mer_man: 'M14 N W03 rapidity', he_man: 'L14 N W01', orko: 'P11' },
    active: 'mer_man',
    hands: ['FM03', ''],
  }).play('move');
  expect(match.options()).toContainEqual({ at: 'M9', cost: 5 });
  match.play('M9', 'he_man', 'play FM03', 'ability', 'N11', 'S', 'pass', 'N'); // now M12 lies beside Orko
  expect(match.events('moved').at(-1)).toMatchObject({ figure: 'mer_man', points: 6 });
});

// ---- each frame has its own

const FIGURES = { man_at_arms: 'M15 W08 I15 mana=2', stratos: 'O13', skeletor: 'M14 S W02 overwatch' };
/** Man-At-Arms moves Stratos into Skeletor's view. Skeletor interrupts and leaves Man-At-Arms, who attacks him. */
const within = (more: Sketch = {}): Position =>
  position({ figures: FIGURES, active: 'man_at_arms', ap: 3, dice: ONES, ...more }).play(
    'ability A11',
    'move',
    'walk',
    'O14',
    'NW',
    'move',
    'N14',
    'man_at_arms',
  );
rule('MOB-7.125', 'each frame has its own AP, costs, abilities and missions', () => {
  const match = within({ frame: { missions: [{ card: 'G06', done: false, inflicted: [] }] } });
  expect(frames(match)).toEqual(['activation man_at_arms', 'overwatch skeletor', 'opportunity man_at_arms']);
  expect(match.table.frames.map(({ ap, used, missions }) => [ap, used, missions.length])).toEqual([
    [2, ['A11'], 1],
    [0, [], 0],
    [1, [], 0],
  ]);
});
rule('MOB-7.125', 'an effect on the next attack of one frame is not used by an attack in another', () => {
  const next = [
    { next: 'dice', dice: 3, when: 'targetWounded' },
    { next: 'rerolls', dice: 2, of: 'test' },
  ] as const;
  const match = within({ frame: { next: [...next] }, figures: { ...FIGURES, skeletor: 'M14 S W02 overwatch wounds=1' } }).play(
    'attack W08',
  );
  expect(match.last('rolled').dice).toEqual([{ reason: 'strength', value: 4 }]);
  expect(match.decision().ask).toBe('manaReroll'); // there is no free reroll
  expect(match.table.frames[0]?.next).toEqual(next);
});
rule('MOB-7.125', 'the AP of a card go to the frame in which it was played', () => {
  const match = within({ hands: ['GM1 GM2', ''] }).play('play GM1', 'ap');
  expect(match.table.frames.map(({ ap }) => ap)).toEqual([2, 0, 2]);
  match.play('attack W08', 'none');
  expect([frame(match).ap, match.texts()]).toEqual([1, ['play GM2', 'pass']]); // the second attack would cost 2
});
rule(['MOB-7.125', 'MOB-7.74'], 'a mission in one frame is not completed by a deed in another', () => {
  const figures = { ...FIGURES, skeletor: 'M14 N W02 overwatch' }; // he turns his back on Man-At-Arms
  const match = within({ figures, frame: { missions: [{ card: 'G06', done: false, inflicted: [] }] }, dice: [5, 5, 5, 5, 1, 1, 1] });
  match.play('attack W08', 'none');
  expect(match.events('rolled')[0]?.modifiers).toContainEqual({ reason: 'flank', value: -1 });
  expect([figure(match, 'skeletor').wounds, match.events('missionDone')]).toEqual([2, []]);
});
rule(['MOB-7.26', 'MOB-7.36', 'MOB-7.37'], 'an interrupter defends against a widened opportunity attack with a tightened test', () => {
  const match = within({ dice: [5, 5, 5, 5, 1, 1, 1] }).play('attack W08', 'none');
  const [attack, defence] = match.events('rolled');
  expect(attack).toMatchObject({ threshold: 3, modifiers: [{ reason: 'opportunity', value: -1 }] });
  expect(defence).toMatchObject({ figure: 'skeletor', threshold: 5, modifiers: [{ reason: 'interruption', value: 1 }] });
});
rule(['MOB-7.37', 'MOB-7.125'], 'a figure that is hit during its own opportunity attack defends with a tightened test', () => {
  // The area of the Fireball reaches Orko in the middle of his opportunity attack.
  const match = position({
    figures: { mer_man: 'M14 N W03', orko: 'M15 N', stratos: 'P14', evil_lyn: 'P8 S W24 mana=2 overwatch' },
    active: 'mer_man',
    hands: ['FM03', ''],
    dice: [5, 5, 5, 5, 5, 1, 1, 1, 5, 5, 5, 5, 5],
  }).play('move', 'M10', 'orko', 'play FM03', 'ability', 'walk', 'N14');
  expect(interruptions(match)).toEqual(['orko > mer_man', 'evil_lyn > stratos']);
  match.play('attack W24', 'none');
  while (match.decision().ask === 'freeReroll') match.play('none');
  if (match.decision().ask === 'areaNext') match.play('orko');
  while (match.decision().ask === 'freeReroll') match.play('none');
  expect(match.events('rolled').find(({ figure: who }) => who === 'orko')).toMatchObject({ as: 'defence', threshold: 5 });
});
