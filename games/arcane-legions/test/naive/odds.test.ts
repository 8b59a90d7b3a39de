// The exact odds of a combat, against every way the dice can fall and against the table of the rulebook.
import { expect, test } from 'vitest';
import { compare, isCritical, sorted } from '../../rules/combat/comparing.ts';
import { type DiceTerms, hitTable } from '../../rules/combat/odds.ts';
import type { OrderAbout } from '../../table/about.ts';
import { withBar } from '../support/fights.ts';
import { position, type Sketch } from '../support/position.ts';

const PLAIN = { isMelee: true, tiesHit: false, sixes: 3, phantoms: [2, 2] } as const;

/** All faces of this many dice. */
function* throws(dice: number): Generator<readonly number[]> {
  if (dice === 0) return yield [];
  for (const rest of throws(dice - 1)) for (let face = 1; face <= 6; face++) yield [...rest, face];
}
/** The dice against each other as the rulebook describes it, without the game's code. */
function told(attack: readonly number[], defence: readonly number[], terms: DiceTerms): readonly [number, number] {
  const own = attack.toSorted((a, b) => b - a);
  const other = defence.toSorted((a, b) => b - a);
  let [onAttacker, onDefender] = [0, attack.filter((face) => face === 6).length >= terms.sixes ? 1 : 0];
  while (own.length > 0 || other.length > 0) {
    const [a, d] = [own.shift(), other.shift()];
    if (a !== undefined && (a > (d ?? terms.phantoms[1]) || (terms.tiesHit && a === (d ?? terms.phantoms[1])))) onDefender += 1;
    if (d !== undefined && d > (a ?? terms.phantoms[0]) && terms.isMelee) onAttacker += 1;
  }
  return [onAttacker, onDefender];
}
function counted(terms: DiceTerms): number[][] {
  const all = 6 ** (terms.attack + terms.defence);
  const chances = Array.from({ length: terms.defence + 1 }, () => Array.from({ length: terms.attack + 2 }, () => 0));
  for (const attack of throws(terms.attack))
    for (const defence of throws(terms.defence)) {
      const [onAttacker, onDefender] = told(attack, defence, terms);
      (chances[onAttacker] as number[])[onDefender] = ((chances[onAttacker] as number[])[onDefender] ?? 0) + 1;
    }
  return chances.map((row) => row.map((count) => count / all));
}

test.each([
  [1, 0],
  [2, 0],
  [3, 0],
  [4, 0],
  [1, 1],
  [1, 3],
  [2, 2],
  [3, 1],
  [3, 2],
  [2, 3],
  [4, 1],
])('%i attack dice against %i, in melee and at range, with everything that changes the comparison', (attack, defence) => {
  for (const more of [PLAIN, { ...PLAIN, isMelee: false }, { ...PLAIN, isMelee: false, tiesHit: true }, { ...PLAIN, sixes: 2 }])
    for (const phantoms of [[2, 2] as const, [1, 2] as const, [2, 1] as const]) {
      const terms = { ...more, attack, defence, phantoms };
      const [odds, all] = [hitTable(terms), counted(terms)];
      expect(odds.map((row) => row.length)).toEqual(all.map((row) => row.length));
      const apart = all.flatMap((chances, row) => chances.map((chance, column) => Math.abs(chance - (odds[row]?.[column] ?? 0))));
      expect(Math.max(...apart)).toBeLessThan(1e-12);
    }
});
test('the comparison itself, against the words of the rulebook', () => {
  for (const attack of throws(3))
    for (const defence of throws(2)) {
      const terms = { ...PLAIN, attack: 3, defence: 2 };
      const [onAttacker, onDefender] = compare(sorted(attack), sorted(defence), terms);
      expect([onAttacker, onDefender + (isCritical(attack, false) ? 1 : 0)]).toEqual(told(attack, defence, terms));
    }
});

// Damage to the defender and to the attacker, by dice of the attack (rows) and of the defence (columns 0, 2, 4, 6, 8).
const EXPECTED = [
  [2, '1.33 0.00', '0.78 0.78', '0.35 2.04', '0.20 3.45', '0.12 4.85'],
  [4, '2.68 0.00', '2.06 0.35', '1.42 1.41', '0.73 2.72', '0.43 4.13'],
  [6, '4.06 0.00', '3.51 0.20', '2.78 0.71', '2.02 1.95', '1.13 3.40'],
  [8, '5.47 0.00', '4.99 0.12', '4.26 0.41', '3.53 1.07', '2.58 2.45'],
] as const;
const mean = (chances: readonly number[]): string => chances.reduce((sum, chance, amount) => sum + chance * amount, 0).toFixed(2);
const onDefender = (odds: readonly (readonly number[])[]): number[] =>
  (odds[0] ?? []).map((_, column) => odds.reduce((sum, row) => sum + (row[column] as number), 0));
const onAttacker = (odds: readonly (readonly number[])[]): number[] => odds.map((row) => row.reduce((sum, chance) => sum + chance, 0));
test.each(EXPECTED)('what %i attack dice do and suffer', (attack, ...cells) => {
  for (const [column, cell] of cells.entries()) {
    const melee = hitTable({ ...PLAIN, attack, defence: 2 * column });
    expect(`${mean(onDefender(melee))} ${mean(onAttacker(melee))}`).toBe(cell);
    const shot = hitTable({ ...PLAIN, attack, defence: 2 * column, isMelee: false });
    expect(`${mean(onDefender(shot))} ${mean(onAttacker(shot))}`).toBe(`${cell.split(' ')[0]} 0.00`);
  }
});
test('all chances add up to one, for as many dice as there can be', () => {
  const odds = hitTable({ ...PLAIN, attack: 16, defence: 14 });
  expect(onAttacker(odds).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 10);
});

// ---- with what units add and take away

const odds = (units: Sketch['units'], order: string, sketch: Partial<Sketch> = {}) => {
  const { attack } = position({ units, ...sketch }).about(0, order) as OrderAbout;
  if (attack === null) throw new Error(`${order} is no attack`);
  return attack;
};
/** Chances by the amount of damage, over every throw of the dice. */
function amounts(attack: number, defence: number, side: 0 | 1, change: (hits: number) => number): number[] {
  const chances: number[] = [];
  for (const own of throws(attack))
    for (const other of throws(defence)) {
      const amount = change(told(own, other, { ...PLAIN, attack, defence })[side]);
      chances[amount] = (chances[amount] ?? 0) + 1 / 6 ** (attack + defence);
    }
  return Array.from(chances, (chance) => chance ?? 0);
}
function expectSpread(found: readonly number[], wanted: readonly number[]): void {
  for (let amount = 0; amount < Math.max(found.length, wanted.length); amount++)
    expect(found[amount] ?? 0).toBeCloseTo(wanted[amount] ?? 0, 12);
}
test('brutal adds, tough takes away, fragile adds', () => {
  const brutal = odds({ 'A:R06': '8 8 N -S3', 'B:R07': '8 9 S -S4' }, 'A:R06 melee B:R07'); // 3 against the die of the armor
  expect([brutal.attackDice, brutal.defenceDice]).toEqual([3, 1]);
  expectSpread(
    brutal.odds.damage[1],
    amounts(3, 1, 1, (hits) => (hits > 0 ? hits : 0)),
  ); // one more, one less
  const tough = odds({ 'A:R01': '8 8 N', 'B:R07': '8 9 S -S4' }, 'A:R01 melee B:R07');
  expectSpread(
    tough.odds.damage[1],
    amounts(2, 1, 1, (hits) => Math.max(0, hits - 1)),
  );
  expectSpread(
    tough.odds.damage[0],
    amounts(2, 1, 0, (hits) => hits),
  );
  const bare = odds({ 'A:R01': '8 8 N', 'B:R07': '8 9 N' }, 'A:R01 melee B:R07'); // no dice, so it is not tough
  expectSpread(
    bare.odds.damage[1],
    amounts(2, 0, 1, (hits) => hits),
  );
  const fragile = odds({ 'A:E11': '8 8 N', 'B:R01': '8 9 S -S1' }, 'A:E11 melee B:R01');
  expectSpread(
    fragile.odds.damage[0],
    amounts(3, 2, 0, (hits) => (hits > 0 ? hits + 1 : 0)),
  );
  const both = odds({ 'A:R01': '8 8 N', 'B:R07': '8 9 S -S4' }, 'A:R01 melee B:R07', withBar('R07', ['heavyArmor', 'tough', 'fragile']));
  expectSpread(
    both.odds.damage[1],
    amounts(2, 1, 1, (hits) => (hits > 1 ? hits : 0)),
  );
});
/** Chances by the amount of damage to a unit that is hurt one more by whoever it damages. ARC-14.8 */
function answered(attack: number, defence: number, side: 0 | 1): number[] {
  const chances: number[] = [];
  for (const own of throws(attack))
    for (const other of throws(defence)) {
      const hits = told(own, other, { ...PLAIN, attack, defence });
      const amount = hits[side] + (hits[1 - side] === 0 ? 0 : 1);
      chances[amount] = (chances[amount] ?? 0) + 1 / 6 ** (attack + defence);
    }
  return Array.from(chances, (chance) => chance ?? 0);
}
test('ARC-14.8: a berserker answers if it was damaged, and only then', () => {
  const defends = odds({ 'A:R01': '8 8 N only=S4', 'B:M03': '8 9 S only=S5' }, 'A:R01 melee B:M03');
  expect([defends.attackDice, defends.defenceDice]).toEqual([1, 1]);
  expectSpread(defends.odds.damage[0], answered(1, 1, 0));
  expectSpread(
    defends.odds.damage[1],
    amounts(1, 1, 1, (hits) => hits),
  );
  const attacks = odds({ 'A:M03': '8 8 N only=S1', 'B:R01': '8 9 S only=S1' }, 'A:M03 melee B:R01');
  expectSpread(attacks.odds.damage[1], answered(attacks.attackDice, attacks.defenceDice, 1));
  expectSpread(
    attacks.odds.damage[0],
    amounts(attacks.attackDice, attacks.defenceDice, 0, (hits) => hits),
  );
});
test('the expected result, and how likely a unit is to be wiped out', () => {
  const { odds: found } = odds({ 'A:R01': '8 8 N only=S4,S5', 'B:R01': '8 9 S only=S1,S2' }, 'A:R01 melee B:R01');
  const [toAttacker, toDefender] = [amounts(2, 2, 0, (hits) => hits), amounts(2, 2, 1, (hits) => hits)];
  expect(found.expected.map((value) => value.toFixed(2))).toEqual(['0.78', '0.78']);
  expect(found.defeat[0]).toBeCloseTo(toAttacker[2] as number, 12);
  expect(found.defeat[1]).toBeCloseTo(toDefender[2] as number, 12);
  const safe = odds({ 'A:R01': '8 8 N', 'B:R01': '8 9 S' }, 'A:R01 melee B:R01');
  expect(safe.odds.defeat).toEqual([0, 0]);
});
test('fire arrows add to shots, and the shooter suffers nothing', () => {
  const { odds: found } = odds({ 'A:E02': '8 6 N -S1 -S2', 'B:R05': '8 10 N' }, 'A:E02 shot B:R05');
  expectSpread(
    found.damage[1],
    amounts(2, 0, 1, (hits) => (hits > 0 ? hits + 1 : 0)),
  );
  expect([found.damage[0].length, found.expected[0]]).toEqual([1, 0]);
});
test('deadly, the way of the bow and the crone are taken into account', () => {
  const spread = (attack: number, defence: number, terms: Partial<DiceTerms>): number[] =>
    onDefender(counted({ ...PLAIN, attack, defence, ...terms }));
  const deadly = odds({ 'A:E07': '8 8 N', 'B:R01': '8 9 N' }, 'A:E07 melee B:R01');
  expectSpread(deadly.odds.damage[1], spread(3, 0, { sixes: 2 }));
  const bow = odds({ 'A:H05': '8 6 N -S1', 'B:R05': '8 10 S -S6' }, 'A:H05 shot B:R05');
  expectSpread(bow.odds.damage[1], spread(3, 1, { isMelee: false, tiesHit: true }));
  const cursed = odds({ 'A:R01': '8 8 N', 'A:M08': '9.5 9 W', 'B:R01': '8 9 N' }, 'A:R01 melee B:R01');
  expectSpread(cursed.odds.damage[1], spread(2, 0, { phantoms: [2, 1] }));
});
test('a sniper is shown the odds for the figure aimed at, or for the best one', () => {
  const units = { 'A:R11': '8 6 N S7-S4', 'B:R12': '8 10 S' };
  const best = odds(units, 'A:R11 sniper B:R12');
  expect([best.attackDice, best.defence, best.defenceDice]).toEqual([2, [{ reason: 'slot', value: 1 }], 1]);
  const oneFalls = amounts(2, 1, 1, (hits) => Math.min(1, hits)); // a figure with one peg, the rest is lost
  expectSpread(best.odds.damage[1], oneFalls);
  expect(best.odds.defeat[1]).toBe(0);
  const aimed = position({ units }).play('A:R11 sniper B:R12');
  expect((aimed.about(0, 'S3') as OrderAbout).attack?.defenceDice).toBe(2); // it stands on an icon
  const last = odds({ ...units, 'B:R12': '8 10 S only=S6' }, 'A:R11 sniper B:R12');
  expect(last.odds.defeat[1]).toBeCloseTo(oneFalls[1] as number, 12);
});
