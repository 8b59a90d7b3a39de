// Chapter 4: figures change slots, units change facing.
import { rule } from '@tabularium/kernel/testing';
import { describe, expect } from 'vitest';
import { allIconsOf } from '../../rules/units/figures.ts';
import { type Position, position, ready, unit, where } from '../support/position.ts';

const far = { 'B:E01': '2 22 S' };
const regrouping = (name: string, words: string, others: Record<string, string> = far): Position =>
  position({ units: { [name]: words, ...others } }).play(`${name} regroup`);
const icons = (match: Position): string => Object.values(allIconsOf(match.table, 0)).join('/');
const turns = (match: Position): string[] => match.texts().filter((text) => text.startsWith('turn'));

describe('figures', () => {
  rule('ARC-4.1', 'any number of figures may move to slots where they may stand', () => {
    const match = regrouping('A:R01', '8 8 N').play('S10-S8', 'S11-S9', 'S12-S6', 'S13-S7', 'pass');
    expect(icons(match)).toBe('6/5/0/0');
    expect(ready(match, 'A:R01')).toEqual(['S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7', 'S8', 'S9']);
    expect(match.events('figureMoved').map(({ from, to }) => `${from}-${to}`)).toEqual(['S10-S8', 'S11-S9', 'S12-S6', 'S13-S7']);
  });
  rule('ARC-4.1', 'figures and facing in one order', () => {
    const match = regrouping('A:R01', '8 8 N').play('S10-S8', 'turn 180', 'S11-S9', 'pass');
    expect([where(match, 'A:R01'), icons(match)]).toEqual(['8 8 S', '4/5/0/2']);
  });
  rule('ARC-4.1', 'E6: the figure of S10 may go to S8, to nothing large, red or with two pegs', () => {
    expect(regrouping('A:R01', '8 8 N').texts()).toContain('S10-S8');
    expect(
      regrouping('A:R18', '8 8 N')
        .texts()
        .filter((text) => text.startsWith('S1-')),
    ).toEqual([]);
    expect(
      regrouping('A:R05', '8 8 N')
        .texts()
        .filter((text) => /-S1[23]$/.test(text)),
    ).toEqual(['S12-S13']);
  });
  rule('ARC-4.1', 'templates: as much of a kind as possible', () => {
    const template = (name: string): string => icons(regrouping('A:R01', '8 8 N').play(name, 'pass'));
    expect(template('attack')).toBe('6/5/0/0');
    expect(template('defence')).toBe('6/5/0/0');
    expect(template('value')).toBe('6/5/0/0');
    const back = regrouping('A:R01', '8 8 N S10-S8 S11-S9').play('move', 'pass');
    expect(icons(back)).toBe('2/5/0/4'); // four march, the rest take the slots with most defence
    expect(icons(regrouping('A:R04', '8 8 N').play('ranged', 'pass'))).toBe('0/4/6/0');
  });
  rule('ARC-4.1', 'a template is offered only if it changes something', () => {
    const match = regrouping('A:R01', '8 8 N').play('attack');
    expect(match.texts().filter((text) => ['attack', 'defence', 'ranged', 'move', 'value'].includes(text))).toEqual([]); // one per order
    expect(regrouping('A:R10', '8 8 N').texts()).not.toContain('attack');
  });
  rule('ARC-4.1', 'the wounded take the slots that are chosen last', () => {
    const match = regrouping('A:R07', '8 8 N S1:1').play('attack', 'pass');
    // Two A, then one A with the rush, then defence: the wounded one comes last of five.
    expect(ready(match, 'A:R07')).toEqual(['S1', 'S2', 'S3', 'S4', 'S5']);
    expect(unit(match, 'A:R07').slots[4]).toBe(0);
  });
  rule('ARC-4.1', 'a sound figure in a slot chosen last makes room for the wounded one', () => {
    const match = regrouping('A:R01', '8 8 N S1:1').play('S10-S8');
    const before = unit(match, 'A:R01').slots.toSorted((a, b) => a - b);
    match.play('attack', 'pass');
    expect(unit(match, 'A:R01').slots.toSorted((a, b) => a - b)).toEqual(before); // nobody is lost or doubled
  });
  rule('ARC-4.3', 'one at a time into an empty slot, or two swap; the owner may stop at any time', () => {
    const match = regrouping('A:R07', '8 8 N S1:1');
    expect(match.texts().filter((text) => text.startsWith('swap'))).toEqual(['swap S1 S4', 'swap S1 S7', 'swap S1 S8']);
    match.play('swap S1 S4', 'pass');
    expect([unit(match, 'A:R07').slots[3], unit(match, 'A:R07').slots[0]]).toEqual([0, 3]);
    expect(match.last('figuresSwapped')).toMatchObject({ slots: ['S1', 'S4'], figures: ['1R09', '1R09'] });
    const idle = regrouping('A:R01', '8 8 N').play('pass');
    expect([idle.decision().ask, idle.table.turn?.cp, icons(idle)]).toEqual(['order', 7, '2/3/0/4']);
  });
  rule('ARC-4.3', 'figures of different slots do not swap if they do not fit', () => {
    expect(
      regrouping('A:R05', '8 8 N S12:1')
        .texts()
        .filter((text) => text.startsWith('swap')),
    ).toEqual([]);
  });
  rule('ARC-4.1', 'as many moves as figures, enough for every arrangement', () => {
    const match = regrouping('A:R10', '8 8 N only=S3').play('S3-S1');
    expect(match.texts()).not.toContain('S1-S2');
    expect(turns(match)).toEqual(['turn 90', 'turn 180', 'turn 270']);
  });
  rule('ARC-4.4', 'E18: a wounded figure takes its wounds along', () => {
    const match = regrouping('A:R03', '8 8 N S6:1').play('S6-S2', 'pass');
    expect(unit(match, 'A:R03').slots[1]).toBe(5);
    expect(unit(match, 'A:R03').wounds[5]).toBe(1);
  });
});

describe('facing', () => {
  rule('ARC-4.2', 'E29: a formation turns about, a sortie turns by quarters; in place and once', () => {
    const formation = regrouping('A:R03', '8 8 NE');
    expect(turns(formation)).toEqual(['turn 180']);
    expect(where(formation.play('turn 180'), 'A:R03')).toBe('8 8 SW');
    expect(turns(formation)).toEqual([]);
    expect(formation.last('faced')).toMatchObject({ unit: 'A:R03', to: '8 8 SW' });
    const sortie = (turn: string): string => where(regrouping('A:H10', '8 8 NE').play(turn), 'A:H10');
    expect(turns(regrouping('A:H10', '8 8 NE'))).toEqual(['turn 90', 'turn 180', 'turn 270']);
    expect([sortie('turn 90'), sortie('turn 180'), sortie('turn 270')]).toEqual(['8 8 SE', '8 8 SW', '8 8 NW']);
  });
  rule('ARC-4.5', 'nobody strikes at a unit that regroups, and it snaps to nothing', () => {
    const match = regrouping('A:R01', '8 8 N', { 'B:E01': '8 9 S' }).play('turn 180', 'pass');
    expect(where(match, 'A:R01')).toBe('8 8 S');
    expect([match.events('freeAttack'), match.events('snapped'), match.events('rolled')]).toEqual([[], [], []]);
    expect(match.table.contacts).toMatchObject([{ sideA: 2, sideB: 0 }]); // now its back is beside the enemy
    const loose = regrouping('A:H10', '8 8 N', { 'B:E01': '8 9.1 S' }).play('turn 90', 'pass');
    expect([where(loose, 'A:H10'), loose.events('snapped')]).toEqual(['8 8 E', []]);
  });
});

rule(['ARC-4.6', 'ARC-15.3'], 'no figure comes back by regrouping', () => {
  const match = regrouping('A:R01', '8 8 N -S10 -S11');
  expect(match.texts().filter((text) => /^S1[01]-/.test(text))).toEqual([]);
  match.play('attack', 'pass');
  expect([ready(match, 'A:R01').length, unit(match, 'A:R01').downed]).toEqual([7, [9, 10]]);
});
