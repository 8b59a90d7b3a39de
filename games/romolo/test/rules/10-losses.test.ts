// Casualties, what is left over for constructions, what becomes of the fallen, and the end of a battle.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { battle, clash, front, handWith } from '../support/front.ts';
import { hex, player, unit, where } from '../support/position.ts';

rule(['ROM-10.22', 'ROM-10.23', 'ROM-10.24', 'ROM-15.15'], 'EX-16: units first, then constructions, then the other side assigns', () => {
  const match = front({
    hand: [handWith('plus3'), handWith('extraCasualty')],
    characters: [['heros']],
    hexes: { c3: 'temple warehouse' },
    units: { 'yellow.soldier.1': 'c3', 'yellow.soldier.2': 'c3', 'blue.worker.1': 'c3' },
  });
  match.play('c3 seat 1', 'yellow.soldier.1 + yellow.soldier.2', 'heros').as(0, 'plus3').as(1, 'extraCasualty');
  expect(match.last('fought')).toMatchObject({ attack: 11, defence: 1, winner: 0, defenderLosses: 3, attackerLosses: 1 });
  expect(match.decision()).toMatchObject({
    ask: 'excess',
    seats: [0],
    texts: ['warehouse 1', 'temple'],
    pass: true,
    facts: { left: 2, at: 'c3' },
  });
  match.play('temple', 'warehouse 1');
  expect(
    match.events().flatMap((event) => (event.kind === 'fell' ? [event.unit] : event.kind === 'destroyed' ? [event.piece.piece] : [])),
  ).toEqual([
    'blue.worker.1',
    'temple',
    'warehouse',
    'yellow.soldier.1', // the two soldiers are alike, so nobody is asked
  ]);
  expect(player(match, 0).battleTokens).toBe(1);
});
rule('ROM-10.23', 'the side that caused them assigns them; units that are alike are one option', () => {
  const match = battle('double', 'blank', {
    units: {
      'yellow.soldier.1': 'c3',
      'yellow.soldier.2': 'c3',
      'blue.worker.1': 'c3 acted',
      'blue.worker.2': 'c3',
      'blue.worker.3': 'c3 penalty',
      'blue.soldier.1': 'c3',
      'mercenary.1': 'c3 of 1',
    },
  });
  expect(match.last('fought')).toMatchObject({ attack: 12, defence: 5, defenderLosses: 2 });
  expect(match.decision()).toMatchObject({
    ask: 'casualty',
    seats: [0],
    texts: ['blue.worker.1', 'blue.worker.3', 'blue.soldier.1', 'mercenary.1'],
    facts: { left: 2, of: 1 },
  });
  match.play('blue.soldier.1', 'blue.worker.1');
  expect(match.decision().ask).toBe('attack');
});
rule('ROM-10.23', 'the fallen still inflict what was counted before', () => {
  const match = battle('double', 'extraCasualty', { units: { 'yellow.soldier.1': 'c3', 'blue.worker.1': 'c3' } });
  expect(match.last('fought')).toMatchObject({ attack: 6, defence: 1, defenderLosses: 1, attackerLosses: 1 });
  expect(match.events('fell').map((event) => [event.unit, event.by])).toEqual([
    ['blue.worker.1', 0],
    ['yellow.soldier.1', 1],
  ]);
});
rule(['ROM-10.23', 'ROM-10.3'], 'units that took no part are safe', () => {
  const match = front({
    hand: [handWith('blank'), handWith('double')],
    units: { 'yellow.worker.1': 'c3', 'yellow.worker.2': 'c3', 'blue.soldier.1': 'c3', 'blue.soldier.2': 'c3' },
  })
    .play('c3 seat 1', 'yellow.worker.2')
    .as(0, 'blank')
    .as(1, 'double');
  expect(match.last('fought')).toMatchObject({ attack: 1, defence: 12, attackerLosses: 3 });
  expect([unit(match, 'yellow.worker.2').zone, where(match, 'yellow.worker.1')]).toEqual(['reserve', 'c3']);
});
rule('ROM-10.24', 'leftover casualties need not be assigned', () => {
  const match = battle('plus3', 'blank', {
    hexes: { c3: 'forum' },
    units: { 'yellow.soldier.1': 'c3', 'yellow.soldier.2': 'c3', 'blue.worker.1': 'c3' },
  });
  expect(match.decision()).toMatchObject({ ask: 'excess', facts: { left: 1 } });
  match.play('pass');
  expect(hex(match, 'c3').built.forum).toBe(1);
});
rule(['ROM-10.24', 'ROM-1.13'], 'a lot of walls is one casualty', () => {
  const match = battle('plus3', 'blank', {
    hexes: { c3: 'walls=E,NE,NW,W' },
    units: { 'yellow.soldier.1': 'c3', 'yellow.soldier.2': 'c3', 'blue.worker.1': 'c3' },
  }).play('walls', 'E + NE + W');
  expect(hex(match, 'c3').walls).toBe(0b100);
  expect(match.decision().ask).toBe('attack');
});

// ---- towers

const SIEGE = { 'yellow.soldier.1': 'e3', 'yellow.soldier.2': 'e3', 'yellow.soldier.3': 'e3' }; // 9 against a tower with 4
rule(['ROM-10.24', 'ROM-10.25'], 'a tower is hit only when no unit of its side is left', () => {
  const match = clash(
    front({
      hand: [handWith('plus3'), handWith('blank')],
      hexes: { e3: 'farm' },
      units: { ...SIEGE, 'blue.worker.1': 'e3', 'blue.worker.2': 'e3' },
    }),
    'plus3',
    'blank',
    'e3',
  ); // 12 : 6, two casualties
  expect(match.events('fell').map(({ unit: name }) => name)).toEqual(['blue.worker.1', 'blue.worker.2']);
  expect(match.decision().ask).toBe('attack');
});
rule('ROM-10.26', 'a single casualty cracks the tower for good; the next one destroys it', () => {
  const match = clash(front({ seats: 3, units: SIEGE }), 'blank', 'blank', 'e3'); // 9 : 4
  expect(match.decision()).toMatchObject({ ask: 'excess', texts: ['tower'], facts: { left: 1 } });
  expect(match.about(0, 'tower')).toEqual({ becomes: 'cracked', cubes: 0 });
  match.play('tower');
  expect(match.last('cracked')).toMatchObject({ by: 0, at: 'e3', owner: 1 });
  expect([hex(match, 'e3').tower, hex(match, 'e3').cracked, player(match, 1).alive]).toEqual([1, true, true]);

  const later = clash(front({ seats: 3, hexes: { e3: 'cracked' }, units: SIEGE }), 'blank', 'blank', 'e3');
  expect(later.about(0, 'tower')).toEqual({ becomes: 'destroyed', cubes: 0 });
  later.play('tower');
  expect([hex(later, 'e3').tower, player(later, 1).alive]).toEqual([-1, false]);
});
rule(['ROM-10.24', 'ROM-10.26'], 'two casualties destroy a whole tower in one battle', () => {
  const match = clash(front({ seats: 3, units: SIEGE }), 'plus3', 'blank', 'e3').play('tower', 'tower'); // 12 : 4
  expect(match.last('eliminated')).toMatchObject({ seat: 1, by: 0, because: 'tower' });
});
rule('ROM-10.25', 'the defender may hit the attacker’s tower in the attacker’s capital, and nobody a third player’s', () => {
  const home = clash(
    front({
      seats: 3,
      capitals: ['c3', 'e3', 'a1'],
      hand: [handWith('blank'), handWith('double')],
      units: { 'yellow.worker.1': 'c3', 'blue.soldier.1': 'c3', 'blue.soldier.2': 'c3' },
    }),
    'blank',
    'double',
  ); // 1 : 12
  expect(home.decision()).toMatchObject({ ask: 'excess', seats: [1], texts: ['tower'], facts: { left: 2 } });
  const third = battle('plus3', 'blank', {
    seats: 3,
    capitals: ['c1', 'e3', 'c3'],
    hexes: { c3: 'farm' },
    units: { 'yellow.soldier.1': 'c3', 'yellow.soldier.2': 'c3', 'blue.worker.1': 'c3' },
  });
  expect(third.decision()).toMatchObject({ ask: 'excess', texts: ['farm'] });
  expect(third.refuses('tower')).toMatchObject({ rule: 'ROM-10.25', because: 'notTheirTower' });
});

// ---- afterwards

rule('ROM-10.27', 'workers and soldiers return to the reserve, explorers are out, mercenaries wait to be paid', () => {
  const match = battle('plus3', 'blank', {
    units: {
      'yellow.soldier.1': 'c3',
      'yellow.soldier.2': 'c3',
      'yellow.soldier.3': 'c3',
      'blue.explorer.1': 'c3',
      'blue.worker.1': 'c3',
      'mercenary.1': 'c3 of 1',
    },
  }); // 12 : 3
  match.play('blue.worker.1', 'blue.explorer.1');
  expect(['blue.worker.1', 'blue.explorer.1', 'mercenary.1'].map((name) => unit(match, name).zone)).toEqual(['reserve', 'gone', 'fallen']);
  expect(unit(match, 'mercenary.1').owner).toBe(1);
  const soldier = battle('double', 'blank', { units: { 'yellow.soldier.1': 'c3', 'blue.soldier.1': 'c3' } });
  expect(unit(soldier, 'blue.soldier.1').zone).toBe('reserve');
});
rule(['ROM-10.28', 'ROM-5.13'], 'units that fought lose the penalty; attackers lie down, defenders stay as they were', () => {
  const match = battle('blank', 'blank', {
    units: {
      'yellow.soldier.1': 'c3 penalty',
      'yellow.worker.1': 'c3',
      'blue.worker.1': 'c3 penalty',
      'blue.soldier.1': 'c3 moved penalty',
    },
  });
  expect(['yellow.soldier.1', 'yellow.worker.1', 'blue.worker.1', 'blue.soldier.1'].map((name) => unit(match, name).penalty)).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(['yellow.soldier.1', 'yellow.worker.1', 'blue.worker.1', 'blue.soldier.1'].map((name) => unit(match, name).lying)).toEqual([
    'attacked',
    'attacked',
    null,
    'moved',
  ]);
});
rule(['ROM-10.28', 'ROM-5.13'], 'a battle against a tower alone takes the penalty, demolition does not', () => {
  const tower = clash(front({ units: { 'yellow.soldier.1': 'e3 penalty' } }), 'fewerCasualty', 'blank', 'e3');
  expect(unit(tower, 'yellow.soldier.1').penalty).toBe(false);
  const walls = front({ hexes: { c3: 'farm temple' }, units: { 'yellow.soldier.1': 'c3 penalty', 'yellow.soldier.2': 'c3' } });
  walls.play('c3 demolish', 'farm');
  expect([unit(walls, 'yellow.soldier.1').penalty, unit(walls, 'yellow.soldier.1').lying]).toEqual([true, null]);
});
rule('ROM-10.29', 'retreating across a protective wall leaves no penalty', () => {
  const match = battle('retreat', 'blank', {
    hexes: { c2: 'walls=E' },
    units: { 'yellow.soldier.1': 'c3', 'blue.worker.1': 'c3' },
  }).play('retreat');
  expect([where(match, 'yellow.soldier.1'), unit(match, 'yellow.soldier.1').penalty]).toEqual(['c2', false]);
});
