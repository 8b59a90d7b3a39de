// An activation: card, bonus, actions and their costs, further cards, the end. Chapter 4.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { acts, figure, frame, type Position, player, position, type Sketch } from '../support/position.ts';

const FIGURES = { he_man: 'M20 W01', stratos: 'A25 W13', skeletor: 'M5 W02' };
/** Only the Masters select a card, and activate He-Man with it. */
const activated = (card: string, more: Sketch = {}): Position =>
  position({ figures: FIGURES, hands: [card, ''], ...more })
    .play(card.split(' ')[0] as string)
    .play('he_man');
const active = (more: Sketch = {}): Position => position({ figures: FIGURES, active: 'he_man', ...more });

// ---- the card

rule(['MOB-4.14', 'MOB-4.16', 'MOB-10.2'], 'EX-03: a fate card gives its AP and mana, then its ability or one more mana', () => {
  const match = activated('F08', { figures: { ...FIGURES, he_man: 'M20 W01 stun' } });
  expect([frame(match).ap, figure(match, 'he_man').mana]).toEqual([2, 2]);
  expect(match.last('activated')).toMatchObject({ seat: 0, figure: 'he_man', card: 'F08', ap: 2, mana: 2 });
  expect(match.texts()).toEqual(['ability', 'mana']);
  match.play('mana');
  expect([figure(match, 'he_man').mana, figure(match, 'he_man').debuff]).toEqual([3, 'stun']);
});
rule('MOB-4.17', 'EX-04: a glory card gives its side mission or one more AP', () => {
  const match = activated('GM1');
  expect([frame(match).ap, match.texts()]).toEqual([2, ['mission', 'ap']]);
  match.play('ap');
  expect([frame(match).ap, frame(match).missions]).toEqual([3, []]);
  expect(frame(activated('GM1').play('mission')).missions).toEqual([{ card: 'GM1', done: false, inflicted: [] }]);
});
rule('MOB-4.15', 'a figure has at most five mana', () => {
  const match = activated('F08', { figures: { ...FIGURES, he_man: 'M20 mana=4' } });
  expect(figure(match, 'he_man').mana).toBe(5);
  expect(figure(match.play('mana'), 'he_man').mana).toBe(5);
});
rule('MOB-4.18', 'an ability that would do nothing is not offered; the mana always is', () => {
  const match = activated('F08');
  expect(match.texts()).toEqual(['mana']); // there is no debuff
  expect(match.refuses('ability')).toMatchObject({ rule: 'MOB-6.56', because: 'doesNothing' });
});
rule(['MOB-4.19', 'MOB-7.121'], 'what happens on activation comes between the bonus and the first action', () => {
  const match = position({ figures: { orko: 'M20 I12', stratos: 'A25', skeletor: 'M5' }, hands: ['FM01', ''] }).play('FM01', 'orko');
  expect(figure(match, 'orko').mana).toBe(1);
  match.play('mana');
  expect(match.events('mana').map(({ change, why }) => [change, why])).toEqual([
    [1, 'FM01'],
    [1, 'FM01'],
    [1, 'I12'],
  ]);
  expect(match.decision().ask).toBe('action');
});

// ---- actions and their costs

rule(['MOB-4.20', 'MOB-4.21'], 'EX-01: each repetition of an action costs one more AP', () => {
  const match = active({ ap: 8 }).play('focus', 'move', 'keep', 'M18', 'N');
  expect([frame(match).ap, frame(match).paid]).toMatchObject([6, { focus: 1, move: 1 }]);
  expect(match.options()).toContainEqual({ do: 'move', ap: 2 });
  match.play('move', 'keep', 'M16', 'N');
  expect(match.options()).toContainEqual({ do: 'move', ap: 3 });
  match.play('move', 'keep', 'M14', 'N');
  expect(match.refuses('move')).toMatchObject({ rule: 'MOB-4.21', because: 'notEnoughAp', needs: 4, has: 1 });
});
rule('MOB-4.23', 'EX-15: types of weapons are counted separately', () => {
  const match = position({
    figures: { mer_man: 'M10 W23 W16 mana=5', he_man: 'M15' },
    active: 'mer_man',
    ap: 5,
    dice: Array.from({ length: 30 }, () => 1),
  });
  const costs = (): unknown => match.options().filter((option) => 'weapon' in option);
  match.play('attack W16', 'none');
  expect(costs()).toMatchObject([
    { weapon: 'W23', ap: 1 },
    { weapon: 'W16', ap: 2 },
  ]);
  match.play('attack W23', '0 more mana', 'none');
  expect(frame(match).ap).toBe(3);
  match.play('attack W16', 'none');
  expect([frame(match).ap, frame(match).paid]).toMatchObject([1, { ranged: 2, spell: 1 }]);
});
rule(['MOB-4.22', 'MOB-6.55'], 'EX-25: an active ability has its own cost and can be used once', () => {
  const match = position({ figures: { man_at_arms: 'M20 mana=3', orko: 'M22', skeletor: 'M5' }, active: 'man_at_arms' });
  match.play('ability A11', 'focus');
  expect([frame(match).ap, figure(match, 'man_at_arms').mana, figure(match, 'orko').focus]).toEqual([2, 2, true]);
  expect(match.refuses('ability A11')).toMatchObject({ rule: 'MOB-6.55' });
});
rule('MOB-4.20', 'an activation ends when there is nothing left to do', () => {
  const match = active({ ap: 0 });
  expect([match.table.frames, figure(match, 'he_man').activated, match.last('activationEnded').figure]).toEqual([[], false, 'he_man']);
});

// ---- further cards

const HAND: Sketch = { hands: ['FM01 FM01 FM08 GM1', ''] };
rule(['MOB-4.24', 'MOB-4.25'], 'each further card gives one of its bonuses, and nothing else', () => {
  const match = active(HAND);
  expect(acts(match, 'play')).toEqual(['FM01', 'FM08', 'GM1']);
  match.play('play FM01', 'mana', 'play GM1', 'ap', 'play FM08', 'ability');
  expect([frame(match).ap, figure(match, 'he_man')]).toMatchObject([4, { mana: 1, buff: 'rapidity' }]);
  expect([frame(match).cards, player(match, 0).fate, player(match, 0).glory]).toEqual([['FM01', 'GM1', 'FM08'], ['FM01'], []]);
});
rule(['MOB-4.24', 'MOB-7.29'], 'further cards can be played even when no AP are left', () => {
  const match = active({ ...HAND, ap: 0 });
  expect(match.texts()).toEqual(['play FM01', 'play FM08', 'play GM1', 'pass']);
  match.play('play GM1', 'ap');
  expect(match.texts()).toContain('move');
});

// ---- the end

rule('MOB-4.26', 'at the end the cards lie on the figure, AP are lost and mana stays', () => {
  const match = active({ ...HAND, figures: { ...FIGURES, he_man: 'M20 mana=2' } }).play('play FM01', 'mana', 'pass');
  expect(figure(match, 'he_man')).toMatchObject({ cards: ['FM01'], activated: true, mana: 3 });
  expect([match.table.frames, match.last('activationEnded').figure]).toEqual([[], 'he_man']);
});
rule(['MOB-4.27', 'MOB-7.122', 'MOB-14.13'], 'effects at the end of the activation follow at once', () => {
  const match = active({ hands: ['F13 FM01', ''] }).play('play F13', 'ability');
  expect(figure(match, 'he_man').overwatch).toBe(false);
  match.play('pass');
  expect(figure(match, 'he_man').overwatch).toBe(true);
  expect(match.events().flatMap(({ kind }) => (kind === 'activationEnded' || kind === 'watches' ? [kind] : []))).toEqual([
    'activationEnded',
    'watches',
  ]);
});
rule('MOB-4.28', 'an activated figure is not activated again', () => {
  const match = active(HAND).play('pass', 'FM01');
  expect(match.last('activated').figure).toBe('stratos');
});
rule('MOB-17.3', 'a question with a single answer is not asked', () => {
  const match = position({ figures: { he_man: 'M20', skeletor: 'M5' }, hands: ['FM01', ''] }).play('FM01');
  expect([match.last('activated').figure, match.decision().ask]).toEqual(['he_man', 'bonus']);
});
rule('MOB-17.2', 'an action can be taken back until dice are rolled, cards are drawn or somebody else decides', () => {
  const match = active(HAND).play('focus');
  match.undo(0);
  expect([figure(match, 'he_man').focus, frame(match).ap]).toEqual([false, 3]);
  const drawn = active({ hands: ['F14', ''] }).play('play F14', 'ability');
  expect(drawn.match.canUndo(0)).toBe(false);
});
