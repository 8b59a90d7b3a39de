// The upkeep phase and the end of the game. Chapter 4.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { figure, onTo, type Position, player, position, type Sketch, where } from '../support/position.ts';

/** Both players have passed. */
const over = (sketch: Sketch): Position => position({ ...sketch, phase: 'upkeep', passed: [true, true] });
const FAR = { he_man: 'A25', skeletor: 'Y5' };

// ---- claims

rule(['MOB-4.36', 'MOB-4.37'], 'a figure claims a token in its hex or beside it for 20 points', () => {
  const match = over({ objectives: 'M15', figures: { he_man: 'M16', skeletor: 'Y5' } });
  expect([match.decision().ask, match.texts()]).toEqual(['claim', ['M15']]);
  match.play('M15');
  expect(match.last('claimed')).toMatchObject({ seat: 0, figure: 'he_man', at: 'M15', points: 20 });
  expect(match.table.objectives).toMatchObject([{ owner: 0 }]);
  expect(player(match, 0).points).toEqual([{ round: 1, source: 'objective', what: 'M15', points: 20 }]);
});
rule('MOB-4.36', 'a token cannot be claimed with an enemy beside it or the claimant, nor in the claimant’s own zone', () => {
  const why = (objectives: string, figures: Record<string, string>): Position => over({ objectives, figures });
  expect(why('M15', { he_man: 'M16', skeletor: 'M17' }).events('claimed')).toEqual([]);
  expect(why('M15', { he_man: 'M16', skeletor: 'M14' }).match.pending[0]?.ask).toBe('select');
  expect(why('M27', { he_man: 'M27', skeletor: 'A1' }).match.pending[0]?.ask).toBe('select');
  expect(why('M27', { he_man: 'A1', skeletor: 'M27' }).texts()).toEqual(['M27']);
  const near = why('M15 C15', { orko: 'C16', he_man: 'M16', skeletor: 'M17' });
  expect([near.texts(), near.refuses('M15')?.because]).toEqual([['C15'], 'claimantEngaged']); // not because Orko is far away
});
rule('MOB-4.38', 'claiming is optional, and one figure may claim several tokens', () => {
  const match = over({ objectives: 'M15 M17', figures: { he_man: 'M16', skeletor: 'Y5' } });
  expect(match.texts()).toEqual(['M15', 'M17']);
  expect(over({ objectives: 'M15 M17', figures: { he_man: 'M16', skeletor: 'Y5' } }).play('none').table.objectives).toMatchObject([
    { owner: -1 },
    { owner: -1 },
  ]);
  match.play('M15 + M17');
  expect(match.events('claimed').map(({ at, figure: by }) => `${by} ${at}`)).toEqual(['he_man M15', 'he_man M17']);
});
rule(['MOB-4.37', 'MOB-4.38'], 'the first player claims first, then the other', () => {
  for (const firstPlayer of [0, 1]) {
    const match = over({ firstPlayer, objectives: 'M15 M12', figures: { he_man: 'M16', skeletor: 'M11' } });
    match.play(...(firstPlayer === 0 ? ['M15', 'M12'] : ['M12', 'M15']));
    expect(match.events('claimed').map(({ seat }) => seat)).toEqual([firstPlayer, 1 - firstPlayer]);
  }
});
rule('MOB-4.38', 'a figure below a platform is not beside a token on it', () => {
  const match = over({ map: 'wasteland_watchtowers', figures: { he_man: 'G12', skeletor: 'Y5' } });
  expect(match.match.pending[0]?.ask).toBe('select');
});

// ---- tokens

rule(['MOB-4.39', 'MOB-4.35'], 'buffs, debuffs and markers are removed, focus and overwatch stay', () => {
  const match = over({
    figures: { he_man: 'A25 improvement stun focus overwatch', skeletor: 'Y5' },
    markers: [{ seat: 1, at: 'M15', radius: 2 }],
  });
  expect(figure(match, 'he_man')).toMatchObject({ buff: null, debuff: null, focus: true, overwatch: true });
  expect([match.table.markers, match.last('marker').on]).toEqual([[], false]);
});
rule('MOB-4.40', 'buffs are removed before debuffs, so regeneration can save a figure from its curse', () => {
  const match = over({ figures: { he_man: 'A25 wounds=6 regeneration curse', stratos: 'C25 wounds=4 curse', skeletor: 'Y5' } });
  expect([figure(match, 'he_man').wounds, where(match, 'stratos')]).toEqual([6, null]);
  expect(player(match, 1).points).toMatchObject([{ source: 'knockOut', what: 'stratos', points: 18 }]);
});

// ---- the end

const rounds = (round: number, points: number[], figures: Record<string, string> = FAR): Position => over({ round, points, figures });
rule('MOB-4.41', 'after the fourth round the result is determined', () => {
  expect(rounds(3, [40, 0]).result).toBeUndefined();
  expect(rounds(4, [40, 0]).result).toMatchObject({ winners: [0] });
});
rule(['MOB-4.44', 'MOB-17.5'], 'a lead of 20 points wins, a smaller one does not', () => {
  expect(rounds(4, [20, 40]).result).toMatchObject({ winners: [1], drawn: false, rule: 'MOB-4.44', because: 'points' });
  expect(rounds(4, [59, 40]).result).toMatchObject({ winners: [0, 1], drawn: true, because: 'smallLead' });
  expect(rounds(4, [59, 40]).result?.scores.map(({ points }) => points)).toEqual([59, 40]);
});
rule(['MOB-4.41', 'MOB-4.42'], 'an army that is out loses in the upkeep phase, whatever the points', () => {
  const match = rounds(2, [80, 0], { he_man: 'out', skeletor: 'Y5' });
  expect(match.result).toMatchObject({ winners: [1], rule: 'MOB-4.42', because: 'armyOut' });
});
rule('MOB-4.43', 'if both armies are out, the game is drawn', () => {
  const match = rounds(2, [0, 0], { he_man: 'A25 wounds=6 curse', skeletor: 'Y5 wounds=6 curse' });
  expect(match.result).toMatchObject({ winners: [0, 1], drawn: true, rule: 'MOB-4.43' });
});
rule('MOB-4.34', 'an army that is out does not end the game before the upkeep phase', () => {
  const match = position({ figures: { he_man: 'A25', skeletor: 'out' }, hands: ['FM01', 'FE01'] });
  expect([match.result, match.decision().ask]).toEqual([undefined, 'select']);
  expect(match.play('pass').result).toMatchObject({ winners: [0] });
});

// ---- ready

rule(['MOB-4.47', 'MOB-4.15'], 'figures that were not activated gain 1 mana, up to five; then everybody is ready', () => {
  const figures = { he_man: 'A25 mana=2 activated', stratos: 'C25 mana=2', orko: 'E25 mana=5', ram_man: 'out', skeletor: 'Y5' };
  const match = over({ figures });
  expect(match.last('ready').gained).toEqual(['stratos', 'skeletor']);
  expect(['he_man', 'stratos', 'orko'].map((name) => figure(match, name).mana)).toEqual([2, 3, 5]);
  expect(match.table.figures.every(({ activated }) => !activated)).toBe(true);
});
rule(['MOB-4.47', 'MOB-7.75'], 'cards go to the discard pile, completed missions to the play area', () => {
  const played = position({ figures: { he_man: 'M7 N', stratos: 'A25', skeletor: 'Y28' }, hands: ['GM2 G04 FM01', ''], active: 'he_man' });
  played.play('play G04', 'mission', 'play GM2', 'ap', 'move', 'M5', 'N', 'pass');
  expect(played.table.figures[0]?.cards).toEqual(['G04', 'GM2']);
  onTo(played, 'discard');
  expect([player(played, 0).completed, player(played, 0).discards.includes('GM2')]).toEqual([['G04'], true]);
});
rule('MOB-4.48', 'once-per-round effects are available again', () => {
  const match = over({ figures: { he_man: 'A25 I01 prevented', skeletor: 'Y5' } });
  expect(figure(match, 'he_man').prevented).toBe(false);
});
rule('MOB-4.13', 'a player who activated nobody may start the next round with any figure', () => {
  const match = over({ figures: FAR, lastBefore: ['he_man'], last: [undefined, 'skeletor'] });
  expect(match.table.players.map(({ last, lastBefore }) => [last, lastBefore])).toEqual([
    [-1, -1],
    [-1, 1],
  ]);
});
