// Focus, active abilities and overwatch. Chapter 6.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { acts, figure, frame, type Position, position, type Sketch, where } from '../support/position.ts';

const active = (figures: Record<string, string>, more: Sketch = {}): Position =>
  position({ figures, active: Object.keys(figures)[0] as string, ...more });

// ---- focus

rule(['MOB-6.1', 'MOB-6.2'], 'a focused figure gets no second token', () => {
  const match = active({ he_man: 'M20', skeletor: 'M5' }).play('focus');
  expect([figure(match, 'he_man').focus, match.last('focused')]).toMatchObject([true, { figure: 'he_man', ap: 1 }]);
  expect(match.refuses('focus')).toMatchObject({ rule: 'MOB-6.2' });
  const card = active({ he_man: 'M20 focus', skeletor: 'M5' }, { hands: ['FM06', ''] }).play('play FM06');
  expect(card.texts()).toEqual(['mana']);
});
rule('MOB-6.5', 'a token that is not spent stays', () => {
  const match = active({ he_man: 'M20', stratos: 'A25', skeletor: 'M5' }, { hands: ['FM01', ''] }).play('focus', 'pass');
  expect(figure(match, 'he_man')).toMatchObject({ activated: true, focus: true });
});
rule('MOB-6.4', 'any test spends the token and is widened', () => {
  const match = active({ he_man: 'M15 W01 focus', skeletor: 'M14 W02' }, { dice: [3, 3, 2, 2, 1] }).play('attack W01');
  expect(match.last('rolled')).toMatchObject({ threshold: 3 });
  expect([figure(match, 'he_man').focus, match.last('focusSpent').for]).toEqual([false, 'test']);
});

// ---- active abilities

rule(['MOB-6.54', 'MOB-6.56'], 'an ability is offered if it can be paid for and would do something', () => {
  const orko = (words: string, ap = 1): Position => active({ orko: `M15 ${words}`, he_man: 'M18', skeletor: 'M5' }, { ap });
  expect(acts(orko('mana=2'), 'ability')).toEqual(['A06', 'A07']);
  expect(orko('mana=1').refuses('ability A07')).toMatchObject({ rule: 'MOB-6.54', because: 'notEnoughMana' });
  expect(acts(orko('mana=2', 0), 'ability')).toEqual(['A07']); // it costs only mana
  const alone = active({ orko: 'M15 mana=2', skeletor: 'M5' });
  expect(alone.refuses('ability A06')).toMatchObject({ rule: 'MOB-6.56' });
});
rule(['MOB-6.56', 'MOB-7.63'], 'a marker is offered only if there is an empty hex for it', () => {
  const walls = { H4: ['M14 N14 N15 M16', 'L15 L14'] };
  const summon = (more: Sketch): Position => active({ mer_man: 'M15 S W03 mana=1', he_man: 'A30' }, more);
  expect(acts(summon({}), 'ability')).toEqual(['A21']);
  expect(summon({ elements: walls }).refuses('ability A21')).toMatchObject({ rule: 'MOB-6.56', because: 'doesNothing' });
});
rule(['MOB-6.54', 'MOB-7.77'], 'EX-36: items can have active abilities, too', () => {
  const match = active({ he_man: 'M15 I15 mana=1', skeletor: 'M5' }).play('ability I15');
  expect([frame(match).ap, figure(match, 'he_man')]).toMatchObject([2, { mana: 0, buff: 'improvement' }]);
  expect(match.refuses('ability I15')).toMatchObject({ rule: 'MOB-6.55' });
});

// ---- overwatch

rule('MOB-6.57', 'overwatch ends the activation at once', () => {
  const match = active({ he_man: 'M20', stratos: 'A25', skeletor: 'M5' }, { hands: ['FM01', ''] }).play('overwatch');
  expect(figure(match, 'he_man')).toMatchObject({ overwatch: true, activated: true });
  expect([match.table.frames, match.decision().ask]).toEqual([[], 'select']);
});
rule(['MOB-6.65', 'MOB-6.66'], 'a watcher keeps its token until it is activated', () => {
  const match = position({ figures: { he_man: 'M20 overwatch', skeletor: 'M5' }, hands: ['FM01', ''] });
  expect(figure(match, 'he_man').overwatch).toBe(true);
  expect(figure(match.play('FM01'), 'he_man').overwatch).toBe(false);
});
/** Tri-Klops walks from M12 to M15; EX-26. */
const walked = (figures: Record<string, string>, more: Sketch = {}): Position =>
  active({ tri_klops: 'M12', ...figures }, { ap: 1, ...more }).play('move', 'M15', 'S');
const WATCHERS = { he_man: 'M20 N W01 overwatch', stratos: 'Q18 NW W13 overwatch', skeletor: 'M8 S W23 mana=1 overwatch' };
rule(
  ['MOB-6.58', 'MOB-6.63', 'MOB-7.30'],
  'EX-26: watchers must interrupt, in an order that their player chooses, and interruptions can be interrupted',
  () => {
    const match = walked(WATCHERS);
    expect([match.decision().ask, match.decision().seats, match.texts()]).toEqual(['overwatch', [0], ['he_man', 'stratos']]);
    match.play('stratos');
    expect(frame(match)).toMatchObject({ kind: 'overwatch', ap: 1 });
    match.play('pass');
    expect(figure(match, 'stratos').overwatch).toBe(false);
    expect(frame(match)).toMatchObject({ kind: 'overwatch', figure: 1 }); // He-Man is the only one left
    match.play('move', 'M16');
    expect(match.last('interrupts')).toMatchObject({ figure: 'skeletor', against: 'he_man', as: 'overwatch' });
    expect(match.table.frames.map(({ kind }) => kind)).toEqual(['activation', 'overwatch', 'overwatch']);
    match.play('attack W23');
    expect(match.events('rolled')[0]).toMatchObject({ figure: 'skeletor', threshold: 6 }); // interruption and cover
  },
);
rule(['MOB-6.58', 'MOB-6.60'], 'a watcher interrupts only movements that end in front of it, in sight and within reach', () => {
  const interrupts = (watcher: string, more: Sketch = {}): boolean => walked({ he_man: watcher }, more).events('interrupts').length > 0;
  expect(interrupts('M20 N W01 overwatch')).toBe(true);
  expect(interrupts('M20 S W01 overwatch')).toBe(false); // behind
  expect(interrupts('O15 N W01 overwatch')).toBe(true); // in between
  expect(interrupts('M22 N W01 overwatch')).toBe(false); // the nearest hex beside the mover is six hexes away
  expect(interrupts('M22 N W01 overwatch focus')).toBe(true);
  expect(interrupts('M20 N W01')).toBe(false);
  expect(interrupts('M18 N W01 overwatch', { elements: { H4: ['L16 M17 N16 O17', 'K17 J16 I16 H15'] } })).toBe(false);
});
rule('MOB-6.61', 'a ranged weapon’s range counts whether the weapon can be used or not', () => {
  const match = walked({ stratos: 'M24 N W13 overwatch paralysis', orko: 'A30' });
  expect(match.last('interrupts').figure).toBe('stratos');
  expect(walked({ orko: 'M24 N W26 overwatch' }).events('interrupts')).toEqual([]); // a spell for allies
  expect(walked({ orko: 'M22 N W23 overwatch paralysis' }).last('interrupts').figure).toBe('orko'); // Orko has no mana
});
rule('MOB-6.59', 'neither turning on the spot nor a teleport triggers anything', () => {
  const match = active({ tri_klops: 'M15', he_man: 'M20 N W01 overwatch' }).play('move', 'M15', 'N');
  expect(match.events('interrupts')).toEqual([]);
  const flown = active({ skeletor: 'M12', he_man: 'M20 N W01 overwatch' }, { hands: ['', 'FE06'] });
  flown.play('play FE06', 'ability', 'M15', 'S');
  expect([where(flown, 'skeletor'), flown.events('interrupts')]).toEqual(['M15', []]);
});
rule('MOB-6.62', 'the interruption is mandatory and costs the token, but the watcher need not do anything', () => {
  const match = walked({ he_man: 'M20 N W01 overwatch' }).play('pass');
  expect(figure(match, 'he_man')).toMatchObject({ overwatch: false, activated: false });
  expect(match.last('interruptionEnded')).toMatchObject({ figure: 'he_man', against: 'tri_klops' });
});
rule('MOB-6.64', 'a trigger that no longer holds is lost, and the token kept', () => {
  const figures = { he_man: 'M16 N W01 overwatch', stratos: 'Q18 NW W13 overwatch' };
  const match = active({ tri_klops: 'M12 wounds=5', ...figures }, { ap: 1, dice: [6, 6, 6, 6, 6, 1, 1, 1, 1, 1, 1, 1, 1] });
  match.play('move', 'M15', 'S', 'he_man', 'attack W01', 'none');
  expect(match.last('knockedOut').figure).toBe('tri_klops');
  expect([figure(match, 'stratos').overwatch, match.events('interrupts').length]).toEqual([true, 1]);
});
rule('MOB-6.64', 'a token gained in the interruption waits for a later movement', () => {
  const match = walked({ he_man: 'M20 N W01 overwatch' }, { hands: ['F13', ''] }).play('play F13', 'ability', 'pass');
  expect([figure(match, 'he_man').overwatch, match.events('interrupts').length]).toEqual([true, 1]);
});
