// Interruptions, opportunity attacks, nested frames, timing. Chapters 7 and 10.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { content } from '../../content/index.ts';
import { acts, figure, frame, type Position, player, position, type Sketch, where } from '../support/position.ts';

/** Skeletor walks up to M15 and is interrupted by the watchers. */
const interrupted = (figures: Record<string, string>, more: Sketch = {}): Position =>
  position({ figures: { skeletor: 'M12 W02', ...figures }, active: 'skeletor', ap: 2, ...more }).play('move', 'M15', 'S');
const WATCH = 'N W01 overwatch';
const HE_MAN = { he_man: `M20 ${WATCH}` };

// ---- interruptions

rule('MOB-7.19', 'the interrupter has 1 AP', () => {
  const match = interrupted(HE_MAN);
  expect(match.last('interrupts')).toMatchObject({ figure: 'he_man', against: 'skeletor', as: 'overwatch' });
  expect([frame(match).ap, frame(match).kind, match.decision().seats]).toEqual([1, 'overwatch', [0]]);
});
rule(['MOB-7.21', 'MOB-7.22'], 'an interrupter has every action but Focus and Overwatch, and may play cards; costs start anew', () => {
  const match = interrupted(
    { he_man: `M16 ${WATCH} mana=2` },
    { hands: ['GM1 GM2', ''], frame: { paid: { focus: 0, move: 2, overwatch: 0, melee: 1, ranged: 0, spell: 0 } }, ap: 5 },
  );
  expect(match.texts()).toEqual(['move', 'attack W01', 'ability A02', 'play GM1', 'play GM2', 'pass']);
  expect(match.refuses('focus')).toMatchObject({ rule: 'MOB-7.21' });
  expect(match.options()).toContainEqual({ do: 'attack', weapon: 'W01', ap: 1 });
  match.play('play GM1', 'ap');
  expect(frame(match).ap).toBe(2);
});
rule('MOB-7.23', 'attacks, abilities and cards affect no enemy but the interrupted one', () => {
  const match = interrupted({ stratos: 'M18 N W13 overwatch', trap_jaw: 'N18' });
  expect(match.refuses('attack W13')).toMatchObject({ rule: 'MOB-6.41' }); // engaged with Trap Jaw
  expect(match.refuses('trap_jaw')).toMatchObject({ rule: 'MOB-7.23', because: 'onlyInterrupted' });
  const far = interrupted({ stratos: 'M19 N W13 overwatch', trap_jaw: 'P17' }, { dice: [1, 1, 1, 1, 1] });
  far.play('attack W13');
  expect(far.last('attacked').target).toBe('skeletor');
  const evil = position({
    figures: { he_man: 'M18', orko: 'O15', skeletor: 'M10 S W23 overwatch' },
    active: 'he_man',
    hands: ['', 'FE02'],
  }).play('move', 'M16', 'N');
  evil.play('play FE02', 'ability');
  expect([figure(evil, 'he_man').debuff, figure(evil, 'orko').debuff]).toEqual(['curse', null]);
});
rule(['MOB-7.24', 'MOB-7.25'], 'an interrupter moves toward the interrupted figure', () => {
  const match = interrupted(HE_MAN).play('move');
  expect([...match.texts()].sort()).toEqual(['M16', 'M17', 'M18', 'M19', 'M20']);
});
rule('MOB-7.26', 'an interrupter’s tests are tightened', () => {
  const match = interrupted({ he_man: `M16 ${WATCH}` }, { dice: [5, 4, 4, 4, 4] }).play('attack W01');
  expect(match.last('rolled')).toMatchObject({ threshold: 5, modifiers: [{ value: 1 }] });
});
rule(['MOB-7.27', 'MOB-11.21'], 'in an interruption a marker is placed beside the interrupted figure', () => {
  const match = position({ figures: { he_man: 'M20', mer_man: 'M10 S W03 mana=1 overwatch' }, active: 'he_man' });
  match.play('move', 'M15', 'N', 'ability A21');
  expect([...match.texts()].sort()).toEqual(['L14', 'L15', 'M14', 'M16', 'N14', 'N15']);
});
rule('MOB-7.28', 'an interrupter’s cards are discarded, completed missions kept, and it does not count as activated', () => {
  const match = interrupted({ he_man: `M16 ${WATCH}` }, { hands: ['FM01 GM1', ''], dice: [6, 6, 6, 6, 6, 5, 5, 5, 5, 5, 1, 1, 1] });
  match.play('play FM01', 'mana', 'play GM1', 'mission', 'attack W01', 'none', 'none');
  expect(match.last('missionDone')).toMatchObject({ seat: 0, card: 'GM1', points: 20 });
  match.play('pass');
  expect([player(match, 0).completed, player(match, 0).discards.includes('FM01')]).toEqual([['GM1'], true]);
  expect(figure(match, 'he_man')).toMatchObject({ cards: [], activated: false });
});
rule('MOB-7.29', 'then the interrupted figure continues', () => {
  const match = interrupted(HE_MAN).play('pass');
  expect([frame(match), match.decision().seats]).toMatchObject([{ kind: 'activation', ap: 1 }, [1]]);
});
rule(['MOB-7.31', 'MOB-7.79', 'MOB-7.80'], 'EX-37: the interrupted figure may use its items first', () => {
  const match = interrupted(HE_MAN, { figures: { skeletor: 'M12 W02 I16 I17', ...HE_MAN } });
  expect([match.decision().ask, match.decision().seats, match.texts()]).toEqual(['interruptedItem', [1], ['I16', 'I17', 'pass']]);
  match.play('I16');
  expect([match.table.frames.length, frame(match).ap]).toEqual([1, 2]); // for its own activation
  match.play('pass', 'pass');
  expect([frame(match).figure, acts(match, 'use')]).toEqual([0, ['I17']]);
});
rule('MOB-7.32', 'after a knock-out the interrupter can still play cards and take actions that need no enemy', () => {
  const figures = { skeletor: 'M12 W02 wounds=6', mer_man: 'A1', he_man: `M16 ${WATCH} mana=1`, orko: 'A30' };
  const match = interrupted({ he_man: `M16 ${WATCH}` }, { figures, hands: ['GM1 FM01', 'FE01'], dice: [5, 5, 5, 5, 5, 1, 1, 1] });
  match.play('play GM1', 'ap', 'attack W01', 'none', 'none');
  expect([where(match, 'skeletor'), match.texts()]).toEqual([null, ['ability A02', 'play FM01', 'pass']]); // nobody is left to go to or to attack
  match.play('ability A02', 'play FM01', 'mana');
  expect([figure(match, 'he_man').buff, figure(match, 'he_man').mana, match.table.frames]).toEqual(['improvement', 1, []]);
});
rule('MOB-7.32', 'the activation of a knocked-out figure is over after the interruption', () => {
  const match = interrupted(
    { he_man: `M16 ${WATCH}` },
    {
      figures: { skeletor: 'M12 W02 wounds=6', mer_man: 'A1', he_man: `M16 ${WATCH}`, orko: 'A30' },
      hands: ['FM01', 'FE01'],
      dice: [5, 5, 5, 5, 5, 1, 1, 1],
    },
  );
  match.play('attack W01', 'none', 'pass');
  expect([match.table.frames, where(match, 'skeletor'), match.table.phase]).toEqual([[], null, 'select']);
});
rule(['MOB-7.4', 'MOB-7.32'], 'cards played for a knocked-out figure are discarded', () => {
  const match = position({
    figures: { skeletor: 'M12 W02 wounds=6', mer_man: 'A1', he_man: `M16 ${WATCH}` },
    active: 'skeletor',
    hands: ['', 'FE01 FE02'],
    dice: [5, 5, 5, 5, 5, 1, 1, 1],
  });
  match.play('play FE01', 'mana', 'move', 'M15', 'S', 'attack W01', 'none', 'none');
  expect([player(match, 1).discards.includes('FE01'), figure(match, 'skeletor').cards]).toEqual([true, []]);
});

// ---- opportunity attacks

/** Mer-Man leaves He-Man. */
const leaving = (more: Sketch = {}): Position =>
  position({ figures: { mer_man: 'M14 N W03', he_man: 'M15 N W01' }, active: 'mer_man', ap: 1, ...more }).play('move', 'M10');
rule(['MOB-7.33', 'MOB-7.36', 'MOB-7.37'], 'EX-41: an opportunity attack is a widened melee attack, here from behind', () => {
  const match = leaving({ dice: [1, 2, 3, 5, 6, 4, 4, 2, 1, 5] });
  expect([match.decision().ask, match.texts()]).toEqual(['opportunity', ['he_man', 'pass']]);
  match.play('he_man');
  expect([match.texts(), frame(match)]).toMatchObject([['attack W01', 'pass'], { kind: 'opportunity', ap: 1 }]);
  match.play('attack W01', 'none');
  expect(match.events('rolled')[0]).toMatchObject({ threshold: 2 });
  expect(match.last('net')).toMatchObject({ successes: 4, defence: 2, net: 2 });
  expect(figure(match, 'mer_man').wounds).toBe(1);
  match.play('N');
  expect(where(match, 'mer_man')).toBe('M10');
});
rule('MOB-7.34', 'an opportunity attack is optional', () => {
  const match = leaving().play('pass', 'N');
  expect([match.events('interrupts'), where(match, 'mer_man')]).toEqual([[], 'M10']);
});
rule(['MOB-7.35', 'MOB-7.38'], 'several enemies attack in an order that their player chooses, each once', () => {
  const match = leaving({ figures: { mer_man: 'M14 N W03', he_man: 'M15 N W01', orko: 'N14' }, dice: Array.from({ length: 12 }, () => 1) });
  expect(match.texts()).toEqual(['he_man', 'orko', 'pass']);
  match.play('orko', 'attack fists');
  expect(match.texts()).toEqual(['he_man', 'pass']);
  match.play('pass', 'N');
  expect(where(match, 'mer_man')).toBe('M10');
});
rule('MOB-7.36', 'an opportunity attack allows nothing but melee attacks', () => {
  const match = leaving({ figures: { mer_man: 'M14 N', man_at_arms: 'M15 W12 W08 mana=3', orko: 'M17' } }).play('man_at_arms');
  expect(match.texts()).toEqual(['attack W08', 'pass']);
  for (const text of ['move', 'focus', 'attack W12', 'ability A11', 'overwatch'])
    expect(match.refuses(text)).toMatchObject({ rule: 'MOB-7.36' });
});
const HEAL = { do: 'heal', wounds: 1 } as const;
rule('MOB-7.37', 'bonuses that would move the interrupter are not offered', () => {
  const match = leaving({ hands: ['F02 FM10 FM01', ''] }).play('he_man', 'play F02');
  expect([match.texts(), match.refuses('ability')]).toMatchObject([['mana'], { rule: 'MOB-7.37' }]);
  match.play('mana', 'play FM10');
  expect(match.texts()).toEqual(['mana']);
  match.play('mana', 'play FM01');
  expect(match.texts()).toEqual(['ability', 'mana']);
  const fate = content.fate.map((card) => (card.id === 'F02' ? { ...card, effects: [...card.effects, HEAL] } : card));
  const more = leaving({ content: { ...content, fate }, hands: ['F02', ''] }).play('he_man', 'play F02');
  expect(more.refuses('ability')).toMatchObject({ rule: 'MOB-7.37', because: 'movesInterrupter' }); // even among other effects
});
rule('MOB-7.38', 'a figure that was displaced chooses anew and is not attacked again', () => {
  const match = leaving({ figures: { mer_man: 'M14 N W03', he_man: 'M15 N W01', stratos: 'N14' }, hands: ['F12', ''] });
  match.play('he_man', 'play F12', 'ability'); // nobody is engaged any more
  expect(where(match, 'mer_man')).toBe('M13');
  expect([match.decision().ask, match.decision().seats]).toEqual(['moveTo', [1]]);
  match.play('M9', 'N');
  expect(match.events('interrupts')).toHaveLength(1);
});
rule(['MOB-6.66', 'MOB-7.33'], 'an opportunity attack leaves the overwatch token', () => {
  const match = leaving({ figures: { mer_man: 'M14 N W03', he_man: 'M15 S W01 overwatch paralysis' }, dice: [1, 1, 1, 1, 1, 1] });
  match.play('he_man', 'attack W01', 'none', 'N');
  expect(figure(match, 'he_man').overwatch).toBe(true);
});
rule('MOB-7.39', 'free Moves and charges provoke opportunity attacks like Moves', () => {
  const free = position({ figures: { mer_man: 'M14', he_man: 'M15' }, active: 'mer_man', hands: ['', 'F02'] });
  free.play('play F02', 'ability', 'M12');
  expect(free.decision().ask).toBe('opportunity');
  const charged = position({ figures: { he_man: 'M15', skeletor: 'M14', mer_man: 'M19' }, active: 'he_man', hands: ['FM10', ''] });
  charged.play('play FM10', 'ability', 'mer_man');
  expect([charged.decision().ask, charged.texts()]).toEqual(['opportunity', ['skeletor', 'pass']]);
});

// ---- nested frames

rule('MOB-7.20', 'an ally that was moved is the one interrupted; then the figure that moved it continues', () => {
  const match = position({
    figures: { man_at_arms: 'M20 mana=1', stratos: 'M18', skeletor: 'M10 S W23 mana=1 overwatch' },
    active: 'man_at_arms',
  });
  match.play('ability A11', 'move', 'walk', 'M14', 'N');
  expect(match.last('interrupts')).toMatchObject({ figure: 'skeletor', against: 'stratos' });
  match.play('pass');
  expect([frame(match).figure, frame(match).ap]).toEqual([0, 2]);
});
rule(['MOB-7.125', 'MOB-7.26'], 'a figure with several frames has separate AP and costs in each', () => {
  const match = position({
    figures: { man_at_arms: 'M15 W08 mana=1', stratos: 'O13', skeletor: 'M14 S W02 overwatch' },
    active: 'man_at_arms',
    frame: { paid: { focus: 0, move: 0, overwatch: 0, melee: 1, ranged: 0, spell: 0 } },
    dice: Array.from({ length: 10 }, () => 1),
  });
  match.play('ability A11', 'move', 'walk', 'O14', 'NW');
  expect(match.last('interrupts')).toMatchObject({ figure: 'skeletor', against: 'stratos' });
  match.play('move', 'N14', 'man_at_arms'); // Skeletor leaves Man-At-Arms, who is active
  expect(match.table.frames.map(({ kind, figure: owner }) => [kind, owner])).toEqual([
    ['activation', 0],
    ['overwatch', 2],
    ['opportunity', 0],
  ]);
  expect(match.options()).toContainEqual({ do: 'attack', weapon: 'W08', ap: 1 }); // in his activation it would be the second
  match.play('attack W08');
  expect(match.events('rolled').map(({ as, threshold }) => [as, threshold])).toEqual([
    ['attack', 3],
    ['defence', 5],
  ]);
});
rule(['MOB-7.123', 'MOB-7.124'], 'effects at the end of an interruption follow at once', () => {
  const match = interrupted(HE_MAN, { hands: ['F13', ''] }).play('play F13', 'ability', 'pass');
  const kinds = match.events().flatMap(({ kind }) => (kind === 'interruptionEnded' || kind === 'watches' ? [kind] : []));
  expect(kinds).toEqual(['interruptionEnded', 'watches']);
});

// ---- words of the glossary

rule(['MOB-10.1', 'MOB-11.9'], '"immediately" means that nothing but interruptions comes between', () => {
  const match = position({
    figures: { ram_man: 'M19 W06 mana=1', skeletor: 'M14 S' },
    active: 'ram_man',
    hands: ['FM01', ''],
    dice: Array<number>(8).fill(1),
  });
  match.play('ability A09');
  expect(match.events().flatMap(({ kind }) => (['moved', 'attacked', 'rolled'].includes(kind) ? [kind] : []))).toEqual([
    'moved',
    'attacked',
    'rolled',
    'rolled',
  ]);
  expect(match.decision().ask).toBe('action');
});
rule('MOB-10.3', 'buffs, debuffs and markers last until the upkeep phase', () => {
  const match = position({ figures: { he_man: 'M20', stratos: 'A25', skeletor: 'M5' }, active: 'he_man', hands: ['FM01 FM02', ''] });
  match.play('play FM01', 'ability', 'pass');
  expect(figure(match, 'he_man').buff).toBe('improvement');
});
rule('MOB-10.5', 'a character is any miniature on the battlefield', () => {
  const match = position({ figures: { he_man: 'M15', orko: 'out', skeletor: 'M5' }, active: 'he_man', hands: ['FM04 F11', ''] });
  match.play('play F11');
  expect(match.texts()).toEqual(['mana']); // Orko no longer counts as an ally
});
