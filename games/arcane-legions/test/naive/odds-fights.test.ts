// The odds shown before an attack, against real fights: every ability that affects dice or damage, on both sides and on every facing.
// `TABULARIUM_BUDGET=100` makes it 20,000 fights each.
import { FastDice } from '@tabularium/kernel';
import { times } from '@tabularium/kernel/testing';
import { describe, expect, test } from 'vitest';
import { type Content, content } from '../../content/index.ts';
import type { Ability, UnitDef } from '../../content/kinds.ts';
import { type Layout, tableOf } from '../../lesson/layout.ts';
import { meleeClash, shotClash, shotLines } from '../../rules/combat/attacks.ts';
import { fight } from '../../rules/combat/combat.ts';
import { type Clash, countDice } from '../../rules/combat/dice-count.ts';
import { oddsOf } from '../../rules/combat/odds.ts';
import { KEPT } from '../../rules/combat/row-odds.ts';
import { copyTable } from '../../table/copy.ts';
import type { Event } from '../../table/events.ts';
import { unitCalled } from '../../table/names.ts';
import type { Referee, Table } from '../../table/table.ts';

// ---- fights without a match around them

/** Rolls dice, hears what happens, and answers: dice and damage of less than 4 are rolled again, and damage goes to the first listed. */
function refereeOf(dice: FastDice, heard: Event[]): Referee {
  const choose = function* (
    _seat: number,
    { ask, options, facts }: { ask: string; options: () => readonly unknown[]; facts?: () => unknown },
  ) {
    const told = facts?.() as { die?: number; damage?: number } | undefined;
    const [first, second] = options();
    if (ask === 'fortune') return (told?.die ?? 0) < KEPT ? first : second;
    if (ask === 'chaos') return (told?.damage ?? 0) < KEPT ? first : second;
    return first;
  };
  const ref = {
    roll: (faces: number) => dice.below(faces) + 1,
    tell: (event: Event) => void heard.push(event),
    choose,
    within: (_: unknown, rules: unknown) => rules,
  };
  return ref as unknown as Referee; // what a fight needs of it
}
const OF_COMBAT = ['combat', 'berserker', 'kingOfTheGauls'];
/** Damage to the attacker and to the defender. */
function fought(table: Table, clash: Clash, dice: FastDice): readonly [number, number] {
  const heard: Event[] = [];
  const run = fight(copyTable(table), refereeOf(dice, heard), clash, clash.slot);
  while (run.next(undefined as never).done !== true);
  const taken = (name: string): number =>
    heard.reduce(
      (sum, event) => (event.kind === 'damaged' && event.unit === name && OF_COMBAT.includes(event.why) ? sum + event.damage : sum),
      0,
    );
  return [taken('A:R01'), taken('B:E01')];
}

// ---- where they fight

const withBars = (own: readonly Ability[], other: readonly Ability[], third: readonly Ability[]): Content => {
  const bars: Record<string, readonly Ability[]> = { R01: own, E01: other, H04: third };
  const units = content.units.map(
    (unit): UnitDef => (bars[unit.id] === undefined ? unit : { ...unit, bar: bars[unit.id] ?? [], subfaction: 'gallic' }),
  );
  return { ...content, units };
};
/** Front, flank and back of the defender, before the attacker's front. */
const FACINGS = { front: '8 9 S', flank: '8 9.5 E', back: '8 9 N' } as const;
const FAR_FACINGS = { front: '8 10.5 S', flank: '8 11 E', back: '8 10.5 N' } as const;
type Facing = keyof typeof FACINGS;
interface Case {
  readonly own?: readonly Ability[];
  readonly other?: readonly Ability[];
  readonly third?: readonly Ability[];
  /** Words about the figures of the defender. */
  readonly figures?: string;
}
/** Enough attack icons on the attacker, and a third unit beside both. */
function scene({ own = [], other = [], third = [], figures = '' }: Case, facing: Facing, isShot: boolean): Table {
  const sketch: Layout = {
    seats: 3,
    content: withBars(own, other, third),
    pieces: ['objective 8 9'],
    units: {
      'A:R01': isShot ? '8 8 N' : '8 8 N S10-S6 S11-S7 S12-S8',
      'B:E01': `${(isShot ? FAR_FACINGS : FACINGS)[facing]} ${figures}`,
      ...(third.length > 0 && { 'C:H04': '9.5 8.5 W' }),
    },
  };
  return tableOf(sketch);
}
const clashOf = (table: Table, isShot: boolean): Clash => {
  const [id, target] = [unitCalled(table, 'A:R01'), unitCalled(table, 'B:E01')];
  const clash = isShot
    ? shotLines(table, id, target, 'thrown').map((line) => shotClash(id, target, 'thrown', line))[0]
    : meleeClash(table, id, target);
  if (clash === undefined) throw new Error('nobody can be attacked there');
  return clash;
};

// ---- what is compared

/** How many deviations a share may lie between odds and fights: exceeded once in a hundred thousand shares. */
const DEVIATIONS = 4.5;
function expectLike(chances: readonly number[], seen: readonly number[], of: string): void {
  const count = seen.reduce((sum, one) => sum + one, 0);
  for (let amount = 0; amount < Math.max(chances.length, seen.length); amount++) {
    const chance = chances[amount] ?? 0;
    const share = (seen[amount] ?? 0) / count;
    const slack = DEVIATIONS * Math.sqrt(Math.max(chance * (1 - chance), 1 / count) / count);
    expect(Math.abs(share - chance), `${of}: ${amount} damage, odds ${chance.toFixed(4)}, seen ${share.toFixed(4)}`).toBeLessThanOrEqual(
      slack,
    );
  }
}
function prove(one: Case, facing: Facing, isShot: boolean): void {
  const table = scene(one, facing, isShot);
  const clash = clashOf(table, isShot);
  const odds = oddsOf(table, clash, countDice(table, clash));
  const seen: [number[], number[]] = [[], []];
  const dice = new FastDice(7);
  for (let n = 0; n < times(200); n++)
    for (const [side, amount] of fought(table, clash, dice).entries()) {
      const counts = seen[side] as number[];
      while (counts.length <= amount) counts.push(0);
      counts[amount] = (counts[amount] as number) + 1;
    }
  expectLike(odds.damage[0], seen[0], 'attacker');
  expectLike(odds.damage[1], seen[1], 'defender');
}

const BARE = 'only=S1,S2,S3,S4'; // figures on attack icons: nobody defends
const MELEE: Readonly<Record<string, Case>> = {
  plain: {},
  bully: { own: ['bully'], figures: BARE },
  'bully with heavy armour before it': { own: ['bully'], other: ['heavyArmor'], figures: BARE },
  'bad luck of the attacker': { own: ['badLuck'] },
  'bad luck of the defender': { other: ['badLuck'] },
  'bad luck of both and of a third': { own: ['badLuck'], other: ['badLuck'], third: ['badLuck'] },
  'good fortune': { own: ['goodFortune'] },
  'good fortune and deadly': { own: ['goodFortune', 'deadly'] },
  'intuition of the attacker': { own: ['intuition'] },
  'intuition of the defender': { other: ['intuition'] },
  'intuition against bad luck': { own: ['intuition', 'goodFortune'], other: ['badLuck', 'intuition'] },
  'chaos of the attacker': { own: ['spiritOfChaos'] },
  'chaos of the defender': { other: ['spiritOfChaos'] },
  'chaos against the tough and fragile': { own: ['spiritOfChaos'], other: ['tough', 'fragile'] },
  'king of the Gauls attacking': { own: ['kingOfTheGauls'] },
  'king of the Gauls struck': { other: ['kingOfTheGauls'] },
  'berserker attacking': { own: ['berserker'] },
  'berserker struck': { other: ['berserker'] },
  'berserkers both': { own: ['berserker', 'brutal'], other: ['berserker', 'brutal'] },
  brutal: { own: ['brutal'] },
  tough: { other: ['tough'] },
  fragile: { own: ['fragile'], other: ['fragile'] },
  deadly: { own: ['deadly'] },
  fear: { own: ['fear'], other: ['fear'] },
  cowardly: { other: ['cowardly'] },
  'superior reach': { own: ['superiorReach'] },
  cunning: { own: ['cunning'] },
  'heavy armour': { other: ['heavyArmor'] },
  'crone’s curse': { own: ['cronesCurse'] },
  'crone’s curse of the defender': { other: ['cronesCurse'] },
  resentful: { own: ['resentful'] },
};
const SHOTS: Readonly<Record<string, Case>> = {
  plain: { own: ['thrownWeapon'] },
  'good fortune': { own: ['thrownWeapon', 'goodFortune'] },
  intuition: { own: ['thrownWeapon', 'intuition'], other: ['intuition'] },
  'fire arrows': { own: ['thrownWeapon', 'fireArrows'] },
  'way of the bow': { own: ['thrownWeapon', 'wayOfTheBow'] },
  'way of the bow and good fortune': { own: ['thrownWeapon', 'wayOfTheBow', 'goodFortune', 'deadly'] },
  'bad luck, chaos and berserkers do nothing': { own: ['thrownWeapon', 'badLuck', 'spiritOfChaos'], other: ['badLuck', 'berserker'] },
  tough: { own: ['thrownWeapon'], other: ['tough', 'fragile'] },
};
describe('hand to hand', () => {
  for (const [name, one] of Object.entries(MELEE))
    for (const facing of ['front', 'flank', 'back'] as const) test(`${name}, ${facing}`, () => prove(one, facing, false));
});
describe('at range', () => {
  for (const [name, one] of Object.entries(SHOTS))
    for (const facing of ['front', 'flank', 'back'] as const) test(`${name}, ${facing}`, () => prove(one, facing, true));
});
test('what is left out is said, and so is what is assumed to be used', () => {
  const told = (one: Case): readonly (readonly string[])[] => {
    const table = scene(one, 'front', false);
    const clash = clashOf(table, false);
    const { assumed, leftOut } = oddsOf(table, clash, countDice(table, clash));
    return [assumed, leftOut];
  };
  expect(told({})).toEqual([[], []]);
  expect(told({ own: ['goodFortune', 'concentratedAttack'], other: ['poison', 'spiritOfChaos', 'powerAtAPrice'] })).toEqual([
    ['goodFortune', 'spiritOfChaos'],
    ['concentratedAttack', 'poison', 'powerAtAPrice'],
  ]);
});
