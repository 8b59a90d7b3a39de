// The phases of a turn.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { onTo, player, position } from '../support/position.ts';

const FED = { hexes: { c1: 'farm', e3: 'farm' }, units: { 'yellow.worker.1': 'c1', 'blue.worker.1': 'e3' } };

rule('ROM-3.1', 'action phase, war phase and maintenance, then the next player', () => {
  const match = position({ ...FED, units: { ...FED.units, 'yellow.soldier.1': 'c3', 'blue.soldier.1': 'c3' }, stock: ['5 wheat'] });
  match.play('pass');
  expect(match.decision()).toMatchObject({ ask: 'attack', seats: [0] });
  match.play('pass');
  expect(match.decision()).toMatchObject({ ask: 'hunger', seats: [0] });
  onTo(match, 'act');
  expect(match.decision().seats).toEqual([1]);
  expect(match.events('phaseBegan').map(({ seat, phase }) => `${seat} ${phase}`)).toEqual(['0 war', '0 maintenance', '1 action']);
});

rule('ROM-3.2', 'a player who does nothing at all in the action phase gets a coin when it ends', () => {
  const match = position(FED).play('pass');
  expect(player(match, 0).money).toBe(2);
  expect(match.last('idle')).toMatchObject({ seat: 0 });
});
rule('ROM-3.2', 'any action of a unit forfeits it', () => {
  const match = position(FED).play('move yellow.worker.1 c2', 'pass');
  expect(player(match, 0).money).toBe(0);
});

rule('ROM-3.3', 'so does a power or a conversion, but not a change of stance', () => {
  const power = position({ ...FED, characters: [['architectus']] }).play('survey c1', 'pass');
  expect(player(power, 0).money).toBe(0);
  const explorer = position({ ...FED, units: { ...FED.units, 'yellow.explorer.1': 'c1' }, stock: ['1 wheat'] });
  expect(player(explorer.play('convert yellow.explorer.1', 'pass'), 0).money).toBe(0);
  const stance = position(FED).play('stance seat 1', 'tolerant', 'pass');
  expect(player(stance, 0).money).toBe(2);
});

rule('ROM-3.4', 'a player eliminated in their own turn has no further phases', () => {
  const match = position({
    seats: 3,
    phase: 'start',
    hexes: { e3: 'farm', c1: '2 warehouse' },
    units: { 'blue.worker.1': 'e3', 'red.worker.1': 'a1', 'yellow.soldier.1': 'c3' },
  });
  match.play('surrender');
  expect(match.last('eliminated')).toMatchObject({ seat: 0, because: 'surrender' });
  expect(match.decision()).toMatchObject({ ask: 'act', seats: [1] });
  expect(match.events('phaseBegan')).toMatchObject([{ seat: 1, phase: 'action' }]);
});
