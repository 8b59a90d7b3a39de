// Chapter 1: units, cards, icons, sides and ranges.
import { rule } from '@tabularium/kernel/testing';
import { describe, expect } from 'vitest';
import { content } from '../../content/index.ts';
import type { UnitDef } from '../../content/kinds.ts';
import type { ArcaneView, UnitView } from '../../table/view.ts';
import { type Position, position } from '../support/position.ts';

const far = { 'B:R04': '2 22 S' };
const seen = (match: Position, name: string): UnitView =>
  (match.view('public').table as ArcaneView).units.find((unit) => unit.unit === name) as UnitView;
/** Dice that do no harm. */
const ones = Array.from({ length: 30 }, () => 1);
/** How many dice were rolled in attack and in defence. */
const rolled = (match: Position): [number, number] => [match.last('rolled').attack.length, match.last('rolled').defence.length];

describe('units', () => {
  rule('ARC-1.1', 'a unit has an owner, a card, figures, and one pose on the table', () => {
    const match = position({ units: { 'A:R01': '4 6.5 N', 'B:R04': 'waiting', 'B:E01': '4 12.5 S' } });
    expect(seen(match, 'A:R01')).toMatchObject({ seat: 0, card: 'R01', at: '4 6.5 N', figures: 9 });
    expect(seen(match, 'B:E01')).toMatchObject({ seat: 1, card: 'E01', at: '4 12.5 S', figures: 9 });
    expect(seen(match, 'B:R04').at).toBeNull();
  });
  rule('ARC-1.2', 'a formation is 2 by 1, wide or deep, a sortie 1 by 1', () => {
    const match = position({ units: { 'A:R01': '4 6 N', 'A:R03': '8 6 N', 'A:R10': '12 6 N', ...far } });
    const sizes = ['A:R01', 'A:R03', 'A:R10'].map((name) => [seen(match, name).width, seen(match, name).depth]);
    expect(sizes).toEqual([
      [2, 1],
      [1, 2],
      [1, 1],
    ]);
  });
});

describe('slots', () => {
  rule('ARC-1.3', 'only slots with a figure in them give icons and abilities', () => {
    expect(seen(position({ units: { 'A:R01': '8 8 N', ...far } }), 'A:R01').icons).toEqual({ A: 2, D: 3, R: 0, M: 4 });
    const match = position({ units: { 'A:R01': '8 8 N only=S1,S4 S4-S8', ...far } });
    expect(seen(match, 'A:R01').icons).toEqual({ A: 1, D: 2, R: 0, M: 0 });
    expect(seen(match, 'A:R01').abilities).toContainEqual({ ability: 'wallOfShields', on: 'slot', ready: 1, of: 3 });
  });
  rule('ARC-1.4', 'a yellow slot makes a command unit, and whoever starts in it is a commander anywhere', () => {
    const match = position({ units: { 'A:R12': '8 8 N S1-S2', 'A:R01': '4 8 N', ...far } });
    expect([seen(match, 'A:R12').command, seen(match, 'A:R01').command]).toEqual([true, false]);
    const commanders = seen(match, 'A:R12').slots.flatMap(({ slot, figure, commander }) => (commander ? [`${slot} ${figure}`] : []));
    expect(commanders).toEqual(['S2 1R20']);
  });
  rule('ARC-1.4', 'a commander is worth a point more', () => {
    const units = { 'A:H10': '8 8 N', 'B:R17': '8 9 S only=S1 S1:1', ...far };
    const match = position({ units, dice: [6, 6, 6, 1] }).play('A:H10 melee B:R17');
    expect(match.events('vp').map(({ why, change }) => [why, change])).toEqual([
      ['commander', 1],
      ['sortie', 1],
    ]);
  });
  rule('ARC-1.5', 'icons count wherever they stand: red, white and blue dice and movement points', () => {
    const melee = position({ units: { 'A:E14': '8 8 N', 'B:R04': '8 9 S' }, dice: ones }).play('A:E14 melee B:R04');
    expect(melee.last('attacked').attack).toEqual([{ reason: 'icons', value: 5 }]); // three from the commander, two from the others
    expect(rolled(melee)).toEqual([5, 2]);
    const shot = position({ units: { 'A:E05': '8 8 N', 'B:R04': '8 12 S' }, dice: ones }).play('A:E05 shot B:R04');
    expect(rolled(shot)).toEqual([4, 2]);
    expect(
      position({ units: { 'A:R03': '8 8 N', ...far } })
        .play('A:R03 move')
        .last('movement').points,
    ).toBe(6);
  });
  rule('ARC-1.6', 'a figure stands only where circle, foot and pegs are the same', () => {
    const options = (name: string, words = ''): readonly string[] =>
      position({ units: { [name]: `8 8 N ${words}`, ...far } })
        .play(`${name} regroup`)
        .texts()
        .filter((text) => /^S\d+-S\d+$/.test(text));
    // One of each kind of slot: shields, attack and march; empty ones of both kinds.
    expect(options('A:R01')).toEqual(['S1-S6', 'S1-S8', 'S4-S8', 'S10-S6', 'S10-S8']);
    // The red champion cannot take a white slot, nor a white warrior the red one.
    expect(options('A:R05')).toEqual(['S6-S3', 'S8-S3', 'S12-S13']);
    // Large two-peg engines have no other slot; small ones do.
    expect(options('A:R11')).toEqual(['S3-S6', 'S3-S8', 'S5-S4', 'S5-S8', 'S7-S4', 'S7-S6']);
    // Small white figures with two pegs and small green ones with one.
    expect(options('A:M08')).toEqual(['S1-S2', 'S4-S7', 'S6-S5']);
  });
});

describe('abilities', () => {
  rule('ARC-1.7', 'the ability of a slot works while a figure stands there, for the whole unit', () => {
    const units = (words: string): Record<string, string> => ({ 'A:R07': `8 8 N ${words}`, 'B:R04': '8 9 S' });
    expect(position({ units: units('') }).texts()).not.toContain('A:R07 armoredRush B:R04');
    expect(position({ units: units('S7-S3') }).texts()).toContain('A:R07 armoredRush B:R04');
  });
  rule('ARC-1.7', 'a second icon adds nothing', () => {
    const doubled = content.units.map(
      (unit): UnitDef =>
        unit.id === 'R07'
          ? { ...unit, slots: unit.slots.map((slot, i) => (i < 3 ? { ...slot, abilities: ['armoredRush'] } : slot)) }
          : unit,
    );
    const match = position({ content: { ...content, units: doubled }, units: { 'A:R07': '8 8 N S7-S3', 'B:R04': '8 9 S' } });
    expect(match.texts().filter((text) => text.includes('armoredRush'))).toEqual(['A:R07 armoredRush B:R04']);
    expect(match.play('A:R07 armoredRush B:R04').last('damaged').damage).toBe(2);
  });
  rule('ARC-1.8', 'abilities and flaws of the bar last until the last figure falls', () => {
    const match = position({ units: { 'A:R10': '8 8 N only=S3', 'B:R04': '8 9 S' } });
    expect(match.refuses('A:R10 move')).toMatchObject({ rule: 'ARC-14.7', because: 'beast' });
    const disciplined = position({ units: { 'A:R01': '8 8 N only=S10 regroup=1', ...far } });
    expect(disciplined.texts()).toContain('A:R01 regroup'); // without being pushed
  });
});

describe('the codex', () => {
  rule('ARC-1.9', 'shape, front, colours and directional costs of the four sides', () => {
    const match = position({ units: { 'A:R03': '8 8 N', ...far } });
    expect(seen(match, 'A:R03')).toMatchObject({
      base: 'column',
      heading: 0,
      colours: ['red', 'grey', 'grey', 'grey'],
      costs: [1, 2, 3, 2],
    });
    match.play('A:R03 move');
    const costs = match.options().flatMap((option) => ('step' in option && option.length === 1 ? [`${option.step}${option.cost}`] : []));
    expect(costs).toEqual(['F1', 'R2', 'B3', 'L2']);
  });
  // E14 has a blue front, red flanks and a grey back; five attack icons, or four of defence.
  const attackers = { F: '8 9 S', R: '9.5 8 W', B: '8 7 N', L: '6.5 8 E' };
  const attack = (side: keyof typeof attackers): number => {
    const match = position({ units: { 'A:E14': '8 8 N', 'B:R17': attackers[side] }, dice: ones }).play('A:E14 melee B:R17');
    expect(match.last('attacked').from).toBe(side);
    return rolled(match)[0];
  };
  const defence = (side: keyof typeof attackers): number => {
    const units = { 'A:H10': attackers[side], 'B:E14': '8 8 N S1-S2 S10-S9' };
    const match = position({ units, dice: ones }).play('A:H10 melee B:E14');
    expect(match.last('attacked').to).toBe(side);
    return rolled(match)[1];
  };
  rule(['ARC-1.11', 'ARC-1.10'], 'blue and red sides attack and defend with all dice, grey ones with three fewer', () => {
    expect([attack('F'), attack('R'), attack('B'), attack('L')]).toEqual([5, 5, 2, 5]);
    expect([defence('F'), defence('R'), defence('B'), defence('L')]).toEqual([4, 4, 1, 4]);
  });
  rule('ARC-1.10', 'never fewer than none', () => {
    const units = { 'A:H10': '8 7 N', 'B:E14': '8 8 N' };
    expect(rolled(position({ units, dice: ones }).play('A:H10 melee B:E14'))).toEqual([3, 0]);
  });
  rule('ARC-1.11', 'only blue sides shoot with all dice', () => {
    // R17 with four ranged icons: blue front, red flank, grey back.
    const shot = (at: string): number =>
      rolled(position({ units: { 'A:R17': `${at} S1-S2`, 'B:R04': '8 12 S' }, dice: ones }).play('A:R17 shot B:R04'))[0];
    expect([shot('8 8 N'), shot('8 8 W'), shot('8 8 S')]).toEqual([4, 1, 1]);
  });
  rule('ARC-1.12', 'red sides defend with all dice, against melee and against shots', () => {
    expect(defence('R')).toBe(4);
    const units = { 'A:E05': '12.5 8 W', 'B:E14': '8 8 N S1-S2 S10-S9' };
    const match = position({ units, dice: ones }).play('A:E05 shot B:E14');
    expect(match.last('attacked')).toMatchObject({ from: 'F', to: 'R' });
    expect(rolled(match)).toEqual([4, 4]);
  });
});

describe('ranges of abilities', () => {
  /** What a regroup order costs near a Temple of Vesta whose aura reaches one formation length. */
  const cost = (unit: string, at: string): number => {
    const match = position({ units: { [unit]: at, 'B:R09': '8 8 N' } });
    const option = match.options().find((one) => 'order' in one && one.order === 'regroup');
    return option !== undefined && 'cp' in option ? option.cp : 0;
  };
  rule(['ARC-1.13', 'ARC-16.4'], 'two steps from notch to notch, with the tolerance', () => {
    expect(['11 8 N', '11.002 8 N', '11.0021 8 N'].map((at) => cost('A:H12', at))).toEqual([2, 2, 1]);
  });
  rule('ARC-1.13', 'from the nearest notches, whatever sides they are on; corners do not count', () => {
    expect(cost('A:H12', '10.2 9.9 N')).toBe(1); // the corners are 1.5 apart, the notches 2.2
    expect(cost('A:H12', '9.9 9.9 N')).toBe(2); // notches 1.98 apart
  });
  rule('ARC-1.13', 'a long side has three notches', () => {
    // From the front notch of the temple at 8, 8.5: the first notch of the back is 1.96 away, the middle one 2.07.
    expect(cost('A:R01', '8.7 10.95 N')).toBe(2);
    expect(cost('A:R01', '8.7 11.05 N')).toBe(1);
  });
});
