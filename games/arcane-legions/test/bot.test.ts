// The bot: what it does in clear positions, that it answers everything, that it plays every mode to its end, and that it beats chance.
import { FastDice, Match, randomPick, type Seat, type SetupInput } from '@tabularium/kernel';
import { playedOut, says as saysBy, thinks, winsIn } from '@tabularium/parts/testing';
import { expect, test } from 'vitest';
import { mind } from '../bot/mind.ts';
import { isAtAnyObjective } from '../rules/field/objectives.ts';
import { arcaneLegions } from '../rules/index.ts';
import { unitCalled } from '../table/names.ts';
import type { ArcaneKit } from '../table/table.ts';
import { ASKS } from './support/kinds.ts';
import { type Position, position, ready, type Sketch, unit } from './support/position.ts';

const says = (match: Position, seat?: Seat): string => saysBy(mind, match, seat);
/** All its answers until its turn is over. */
function acts(match: Position, seat: Seat = 0): string[] {
  const said: string[] = [];
  while (match.result === undefined && match.table.turn?.seat === seat) {
    const answer = says(match);
    said.push(answer);
    match.play(answer);
  }
  return said;
}
/** The orders among its answers. */
const orders = (match: Position): string[] => acts(match).filter((answer) => /^A:\S+ /.test(answer));

// ---- clear positions

test('places its figures well before they strike', () => {
  const given = orders(position({ units: { 'A:R01': '8 8 N', 'B:E01': '8 9 N' }, cp: 3 }));
  expect(given).toEqual(['A:R01 regroup', 'A:R01 melee B:E01']);
});
test('strikes an undefended side rather than a front', () => {
  const given = orders(
    position({ units: { 'A:R18': '8 8 N', 'B:R12': '7 9 S S12-S5 S13-S10', 'B:R12#2': '9 9 N S12-S5 S13-S10' }, cp: 2 }),
  );
  expect(given[0]).toBe('A:R18 melee B:R12#2');
});
test('does not strike where it would be hurt more', () => {
  const given = orders(position({ units: { 'A:E01': '8 8 N', 'B:R12': '8 9 S S12-S5 S13-S10 S14-S11' }, cp: 2 }));
  expect(given).not.toContain('A:E01 melee B:R12');
});
test('finishes a unit that is nearly gone', () => {
  const match = position({ units: { 'A:R18': '8 8 N', 'B:E01': '8 9 N only=S1' }, cp: 8 });
  acts(match);
  expect(unit(match, 'B:E01').state).toBe('defeated');
});
test('goes to an objective that it can reach', () => {
  const match = position({ units: { 'A:R01': '8 5 N', 'B:E01': '8 22 S' }, pieces: ['objective 8 9'], cp: 2 });
  acts(match);
  expect(isAtAnyObjective(match.table, unitCalled(match.table, 'A:R01'))).toBe(true);
});
test('does not leave an enemy alone at an objective', () => {
  const match = position({ units: { 'A:R12': '8 6 N', 'B:E01': '8 10 S' }, pieces: ['objective 8 10'], cp: 8 });
  acts(match);
  expect(isAtAnyObjective(match.table, unitCalled(match.table, 'A:R12'))).toBe(true);
});
test('does not leave an objective that it alone holds', () => {
  const match = position({
    units: { 'A:R01': '4 10 N', 'B:E01': '12 20 S' },
    pieces: ['objective 4 10', 'objective 12 20'],
    cp: 8,
  });
  acts(match);
  expect(isAtAnyObjective(match.table, unitCalled(match.table, 'A:R01'))).toBe(true);
});
test('shoots at what is in range before anything else', () => {
  const match = position({ units: { 'A:R04': '8 8 N', 'A:R01': '12 8 N', 'B:E01': '8 13 S' }, cp: 4 });
  expect(orders(match)[0]).toMatch(/^A:R04 (shot B:E01|regroup)$/);
});
test('takes a victory point that costs one command point', () => {
  const match = position({ units: { 'A:E14': '8 9 N S1-S2', 'B:R01': '8 22 S' }, pieces: ['objective 8 9'], cp: 1 });
  expect(says(match)).toBe('A:E14 commandPosition');
});
test('does not push away its last figure', () => {
  const match = position({ units: { 'A:R01': '8 8 N only=S4 melee=1', 'B:E01': '8 9 N' }, cp: 8 });
  expect(orders(match)).not.toContain('A:R01 melee B:E01 push');
});
test('loses marchers before fighters, and its commander last', () => {
  const match = position({ units: { 'A:R18': '8 8 N', 'B:R12': '8 9 S' }, dice: [6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1] });
  match.play('A:R18 melee B:R12');
  expect(match.decision().ask).toBe('damage');
  expect(['S12', 'S13', 'S14', 'S15']).toContain(says(match));
});
test('lets a wound heal where it can', () => {
  const match = position({ units: { 'A:R18': '8 8 N', 'B:R05': '8 9 N only=S1,S12' }, dice: [3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1] });
  match.play('A:R18 melee B:R05');
  expect(says(match)).toBe('S12');
});
test('strikes at a unit that walks away, if it gains by that', () => {
  const strong = position({ units: { 'A:R01': '8 8 N', 'B:R18': '8 9 S' } });
  strong.play('A:R01 move');
  expect(says(strong, 1)).toBe('B:R18');
  const weak = position({ units: { 'A:R12': '8 8 N S12-S5 S13-S10 S14-S11', 'B:E01': '8 9 S only=S1' } });
  weak.play('A:R12 move');
  expect(says(weak, 1)).toBe('pass');
});
test('brings back the fallen', () => {
  const match = position({ units: { 'A:E03': '8 8 N -S1 -S2 -S3 -S7', 'B:R01': '8 16 S' }, cp: 1 });
  expect(says(match)).toBe('A:E03 necromancer');
});
test('makes ready for an enemy that can come', () => {
  const match = position({ units: { 'A:R01': '8 8 N', 'B:R03': '8 10 S' }, cp: 1 });
  expect(orders(match)).toEqual(['A:R01 regroup']);
  expect(ready(match, 'A:R01').some((slot) => ['S8', 'S9'].includes(slot))).toBe(true);
});
// ---- every decision

/** One of each ability that asks something, beside enemies, with figures to bring back. */
const MELEE: Sketch['units'] = {
  'A:R16': '3 9 N -S6',
  'A:R05': '5 9 N -S1 -S8',
  'B:E03': '5 10 S -S1 -S12',
  'A:E11': '7 9.5 N',
  'B:E07': '9 9.5 W',
  'A:R12': '12 9 N',
  'B:H15': '12 10 S S1-S2',
  'A:E16': '12 4.5 N S3-S4',
  'B:R09': '12 5.5 S -S4',
  'A:H12': '3 4.5 N',
  'B:E13': '3 5.5 S',
  'A:R11': '7 4.5 N',
  'B:E15': '7 13.5 S -S5',
  'A:E05': '14.5 9 N',
  'B:H17': '10 14 S -S3',
  'B:H12': '14.5 14 S -S3',
  'A:E13': '14.5 12.5 N',
};
/** Random answers; the bot is asked too until it has seen enough of a kind. */
function asked(match: Match<ArcaneKit>, seen: Map<string, number>, dice: FastDice, most: number): void {
  for (let steps = 0, open = match.open[0]; open !== undefined && steps < most; open = match.open[0], steps++) {
    const options = match.optionsOf(open).length;
    const count = seen.get(open.ask) ?? 0;
    if (count < 3) {
      const { pick } = thinks(mind, match, open.seats[0] as Seat, dice);
      expect(pick, open.ask).toBeGreaterThanOrEqual(0);
      expect(pick, open.ask).toBeLessThan(options + (open.pass ? 1 : 0));
      seen.set(open.ask, count + 1);
    }
    match.playOpen(open, randomPick(open, options, dice));
  }
}
/** What random play seldom reaches. */
const RARE: readonly (readonly [Sketch, ...string[]])[] = [
  [{ units: { 'A:R01': '8 6.8 N', 'B:R01': '8 20 S' }, pieces: ['objective 8 9'] }, 'A:R01 move', 'F'],
  [{ units: { 'A:E13': '8 8.5 N', 'B:R01': '8 9.5 S' }, dice: [6, 6, 6] }, 'A:E13 melee B:R01'],
  [{ units: { 'A:E07': '8 8 N', 'B:E01': '8 9 N only=S1', 'B:R01': '8 20 S' }, dice: [6, 6, 6] }, 'A:E07 melee B:E01'],
];
test('answers every kind of decision with something that is allowed', () => {
  const seen = new Map<string, number>();
  for (const [sketch, ...answers] of RARE) asked(position(sketch).play(...answers).match, seen, new FastDice(1), 3);
  const all = ASKS.toSorted();
  const setUp: SetupInput = { mode: 'custom', seats: 2, options: { battlefield: 'placed', total: 2000 } };
  for (let seed = 1; seed < 40 && [...seen.keys()].length < all.length; seed++) {
    const dice = new FastDice(seed);
    if (seed <= 4) asked(Match.start(arcaneLegions, setUp, { seed: `${seed}`, dice: new FastDice(seed) }), seen, dice, 120);
    const scene = { units: MELEE, pieces: ['objective 3 8', 'objective 12 16'], vp: [0, 0] } as const;
    asked(position({ ...scene, turn: seed % 2, step: 'objectives' }).match, seen, dice, 300);
  }
  expect([...seen.keys()].toSorted()).toEqual(all);
});

// ---- whole matches

const MODES: readonly SetupInput[] = [
  { mode: 'firstBattle', seats: 2, options: {} },
  { mode: 'standard', seats: 2, options: { points: 5000 } },
  { mode: 'deathBeforeDishonor', seats: 2, options: {} },
  { mode: 'custom', seats: 2, options: { total: 2000, victoryPoints: 9, battlefield: 'placed' } },
  { mode: 'custom', seats: 4, options: { total: 2000, victoryPoints: 6, teams: 'on' } },
];
const playOut = (setup: SetupInput, seed: number, isBot?: (seat: Seat) => boolean): Match<ArcaneKit> =>
  playedOut(arcaneLegions, mind, setup, seed, isBot).match;
test.each(MODES)('plays $mode with $options to its end', (setup) => {
  expect(playOut(setup, 11).result).toBeDefined();
});
test('plays the same match again with the same seed', () => {
  const [one, other] = [1, 2].map(() => playOut(MODES[0] as SetupInput, 5).table);
  expect(one).toEqual(other);
});
test('beats random players', () => {
  expect(winsIn(6, (n, isBot) => playOut(MODES[n % 2] as SetupInput, 40 + n, isBot))).toBe(6);
});
