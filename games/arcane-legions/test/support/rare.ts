// What random play hardly ever finds: positions, and the first answers given in them.
import { withBar } from './fights.ts';
import type { Sketch } from './position.ts';

interface Rare {
  readonly sketch: Sketch;
  readonly answers: readonly string[];
}
const FAR_APART = { 'A:R01': '8 2 N', 'B:E01': '8 20 S' } as const;
const passes = (count: number): string[] => Array.from({ length: count }, () => 'pass');
export const RARE: readonly Rare[] = [
  {
    // the last figures of both sides in one cloud
    sketch: { units: { 'A:E11': '8 8 N only=S1', 'B:R01': '8 9 S only=S1' }, step: 'begin', cp: 0 },
    answers: ['A:E11'],
  },
  {
    // the very last round ends
    sketch: { units: FAR_APART, turn: 1, round: 100 },
    answers: passes(2),
  },
  {
    // nothing happens for five rounds
    sketch: { options: { stalemateRounds: 5 }, units: FAR_APART, turn: 1 },
    answers: passes(10),
  },
  {
    // two sixes of the deadly ones, and the last of their enemies falls
    sketch: { units: { 'A:E07': '8 8 N', 'B:R01': '8 9 S only=S10', 'B:R04': '2 20 S' }, dice: [6, 6, 1] },
    answers: ['A:E07 melee B:R01', 'S1-S5'],
  },
  {
    sketch: { units: { 'A:M09': '8 8 N', 'A:H03': '8 9 N -S1', 'B:R01': '2 20 S' } },
    answers: ['A:M09 artificer A:H03'],
  },
  {
    // three sixes from those who have power at a price
    sketch: { units: { 'A:E13': '8 8 N', 'B:R01': '8 9 S' }, dice: [6, 6, 6, 1, 1, 1] },
    answers: ['A:E13 melee B:R01', 'S1'],
  },
  {
    // long shots at units beside the one that calls them down
    sketch: { units: { 'A:H15': '8 14 N', 'A:H05': '8 5 N', 'B:R01': '9.5 15 S' } },
    answers: ['A:H05 shot B:R01'],
  },
  {
    // cavalry that leaves under the eyes of the storm rider
    sketch: { units: { 'A:M08': '3 3 N', 'A:M02': '8 8 N', 'B:R01': '8 9.5 S' } },
    answers: ['A:M02 move'],
  },
  {
    // only a commander is left, at whom no sniper aims
    sketch: { units: { 'A:R11': '8 8 N', 'B:R12': '8 11 S only=S1' } },
    answers: passes(1),
  },
  {
    // the mistress has no figures of her own to lose
    sketch: { units: { 'A:E13': '8 8 N only=S1', 'B:R01': '8 9 S' } },
    answers: passes(1),
  },
  {
    // a healer of the dead, and a necromancer of the living: on custom cards
    sketch: { ...withBar('E03', ['healing']), units: { 'A:E03': '8 8 N -S1', 'B:R01': '8 11 S' } },
    answers: passes(1),
  },
  {
    sketch: { ...withBar('R01', ['necromancer']), units: { 'A:R01': '8 8 N -S4', 'B:E01': '8 11 S' } },
    answers: passes(1),
  },
];
