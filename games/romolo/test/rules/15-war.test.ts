// Characters of battles and of maintenance.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { askOf, front, values } from '../support/front.ts';
import { player, position, unit } from '../support/position.ts';

const DUEL = { 'yellow.soldier.1': 'c3', 'yellow.soldier.2': 'b3', 'blue.soldier.1': 'c3', 'blue.soldier.2': 'b3' };

rule('ROM-15.10', 'Defensor adds 1 in one battle per turn in which its owner defends', () => {
  const match = front({ characters: [[], ['defensor']], units: DUEL }).play('c3 seat 1');
  expect(match.about(1, 'defensor')).toEqual({ adds: [{ reason: 'defensor', value: 1 }] });
  match.play('defensor');
  expect(values(match)).toEqual({ attack: 3, defence: 4 });
  match.as(0, 'blank').as(1, 'blank').play('b3 seat 1');
  expect([askOf(match, 1), values(match).defence]).toEqual(['token', 3]);
});
rule('ROM-15.10', 'it does not help in an attack, and need not be used', () => {
  expect(askOf(front({ characters: [['defensor']], units: DUEL }).play('c3 seat 1'), 0)).toBe('token');
  const declined = front({ characters: [[], ['defensor']], units: DUEL }).play('c3 seat 1', 'pass');
  expect(values(declined).defence).toBe(3);
  expect(player(declined, 1).characters[0]?.used).toBe(false);
});
rule('ROM-15.11', 'EX-30: Dux has four charges, any number of them in one battle', () => {
  const match = front({ characters: [['dux']], units: DUEL }).play('c3 seat 1', 'dux', 'dux', 'dux', 'pass');
  expect(match.last('values').attack).toEqual([
    { reason: 'soldier', value: 3 },
    { reason: 'dux', value: 3 },
  ]);
  match.as(0, 'fewerCasualty').as(1, 'blank').play('b3 seat 1', 'dux'); // the fourth charge; then nothing is left to ask
  expect([askOf(match, 0), values(match).attack, player(match, 0).characters[0]?.charges]).toEqual(['token', 4, 0]);
});
rule('ROM-15.11', 'it helps the defender as well', () => {
  const match = front({ characters: [[], ['dux 1']], units: DUEL }).play('c3 seat 1', 'dux');
  expect(values(match)).toEqual({ attack: 3, defence: 4 });
});
rule('ROM-15.13', 'a charge of Foederatus waives all wages, fallen mercenaries included', () => {
  const match = position({
    phase: 'collect',
    characters: [['foederatus 2']],
    units: { 'yellow.worker.1': 'c1', 'mercenary.1': 'c1', 'mercenary.2': 'fallen' },
    hexes: { c1: 'farm' },
  });
  expect(match.decision()).toMatchObject({ ask: 'foederatus', facts: { mercenaries: 2, salt: 3, affordable: 0 } });
  match.play('use');
  expect(match.events('wagesWaived')).toHaveLength(1);
  expect([player(match, 0).characters[0]?.charges, match.decision().ask]).toEqual([1, 'dismiss']);
});
rule('ROM-15.13', 'it is used once per turn, and not without charges', () => {
  const sketch = {
    phase: 'collect',
    units: { 'yellow.worker.1': 'c1', 'mercenary.1': 'c1' },
    hexes: { c1: 'farm' },
    stock: ['1 salt'],
  } as const;
  expect(position({ ...sketch, characters: [['foederatus 0']] }).decision().ask).toBe('dismiss');
  expect(position({ ...sketch, characters: [['foederatus 3 used']] }).decision().ask).toBe('dismiss');
  expect(
    position({ ...sketch, characters: [['foederatus 3']] })
      .play('keep')
      .last('wagePaid'),
  ).toMatchObject({ with: 'salt', left: 0 });
});
rule('ROM-15.14', 'Furnarus feeds any two units, if somebody is hungry', () => {
  const match = position({
    phase: 'feed',
    characters: [['furnarus']],
    units: { 'yellow.worker.1': 'a1', 'yellow.worker.2': 'e1', 'yellow.soldier.1': 'b4' },
  });
  expect(match.decision()).toMatchObject({ ask: 'furnarus', facts: { hungry: 3 } });
  match.play('use');
  expect(match.last('fed')).toMatchObject({ units: 3, fed: 2, hungry: 1 });
  expect(match.decision()).toMatchObject({ ask: 'hunger', texts: ['yellow.worker.1', 'yellow.worker.2', 'yellow.soldier.1'] });
});
rule('ROM-15.14', 'it is not offered when everybody is fed, and may be saved', () => {
  const fed = position({
    phase: 'feed',
    characters: [['furnarus']],
    hexes: { c1: 'farm' },
    units: { 'yellow.worker.1': 'c1', 'blue.worker.1': 'e3' },
  });
  expect(fed.last('fed')).toMatchObject({ units: 1, fed: 1 });
  expect(fed.events('usedPower')).toEqual([]);
  const kept = position({ phase: 'feed', characters: [['furnarus']], stock: ['1 wheat'], units: { 'yellow.worker.1': 'c1' } }).play('keep');
  expect(kept.last('fed')).toMatchObject({ fed: 0, hungry: 1 });
});
rule('ROM-15.15', 'Heros adds 2 in one battle per turn as attacker', () => {
  const match = front({ characters: [['heros'], ['heros used']], units: DUEL }).play('c3 seat 1', 'heros');
  expect(values(match)).toEqual({ attack: 5, defence: 3 });
  match.as(0, 'fewerCasualty').as(1, 'blank').play('b3 seat 1');
  expect([askOf(match, 0), values(match).attack]).toEqual(['token', 3]);
  expect(askOf(front({ characters: [[], ['heros']], units: DUEL }).play('c3 seat 1'), 1)).toBe('token');
});
rule('ROM-15.15', 'not for demolition', () => {
  const match = front({ characters: [['heros']], hexes: { c3: 'farm temple' }, units: { 'yellow.worker.1': 'c3' } }).play(
    'c3 demolish',
    'farm',
  );
  expect(match.decision().ask).toBe('attack');
});
rule('ROM-15.19', 'Obsessor makes its side ignore the penalty in one battle', () => {
  const match = front({
    characters: [['obsessor']],
    units: { ...DUEL, 'yellow.soldier.1': 'c3 penalty', 'yellow.soldier.2': 'b3 penalty' },
  }).play('c3 seat 1');
  expect(match.about(0, 'obsessor')).toEqual({ adds: [{ reason: 'obsessor', value: 3 }] });
  match.play('obsessor');
  expect(match.last('values').attack).toEqual([
    { reason: 'soldier', value: 3 },
    { reason: 'penalty', value: -3 },
    { reason: 'obsessor', value: 3 },
  ]);
  match.as(0, 'fewerCasualty').as(1, 'blank').play('b3 seat 1');
  expect(values(match).attack).toBe(0);
});
rule('ROM-15.19', 'and gives an attacker 2 against a tower', () => {
  const match = front({ characters: [['obsessor']], units: { 'yellow.soldier.1': 'e3 penalty' } }).play('e3 seat 1', 'obsessor');
  expect(values(match)).toEqual({ attack: 5, defence: 4 });
});
rule('ROM-15.19', 'a defender may ignore the penalty too, but gets nothing for a tower', () => {
  const hindered = front({ characters: [[], ['obsessor']], units: { 'yellow.soldier.1': 'e3', 'blue.worker.1': 'e3 penalty' } }).play(
    'e3 seat 1',
    'obsessor',
  );
  expect(values(hindered).defence).toBe(5);
  const free = front({ characters: [['dux 0'], ['obsessor', 'dux 1']], units: { 'yellow.soldier.1': 'e3', 'blue.worker.1': 'e3' } }).play(
    'e3 seat 1',
  );
  expect(free.texts(1)).toEqual(['dux', 'pass']);
  expect(free.refuses('obsessor')).toMatchObject({ rule: 'ROM-15.19', because: 'nothingToIgnore' });
});
rule('ROM-15.19', 'a penalty ignored in the action phase does not count in the war phase either', () => {
  const match = front({ characters: [['obsessor used']], units: { ...DUEL, 'yellow.soldier.1': 'c3 penalty unhindered' } }).play(
    'c3 seat 1',
  );
  expect(values(match).attack).toBe(3);
  const pulled = front({ hexes: { c3: 'farm' }, units: { 'yellow.worker.1': 'c3 penalty unhindered' } });
  expect(pulled.texts()).toContain('c3 demolish');
});
rule(['ROM-15.19', 'ROM-10.5'], 'it lifts the penalty of one unit that demolishes', () => {
  const match = front({
    characters: [['obsessor']],
    hexes: { c3: 'farm temple', b3: 'farm' },
    units: { 'yellow.soldier.1': 'c3 penalty', 'yellow.soldier.2': 'c3 penalty', 'yellow.worker.1': 'b3 penalty' },
  });
  expect(match.about(0, 'c3 demolish')).toEqual({ units: 1 });
  match.play('c3 demolish');
  expect(match.decision()).toMatchObject({ ask: 'demolish', facts: { unit: 'yellow.soldier.1', obsessor: true } });
  match.play('temple');
  expect(match.last('usedPower')).toMatchObject({ character: 'obsessor', unit: 'yellow.soldier.1' });
  expect(match.texts()).toEqual(['d1 demolish', 'pass']); // once in a turn
});
rule('ROM-15.19', 'in the next turn the penalty counts again', () => {
  const match = position({
    units: { 'yellow.worker.1': 'c3 penalty unhindered', 'blue.worker.1': 'd4' },
    hexes: { c3: 'farm', d4: 'farm' },
  });
  expect(unit(match.play('pass', 'pass'), 'yellow.worker.1')).toMatchObject({ penalty: true, unhindered: false });
});
