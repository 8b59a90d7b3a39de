// How a combat is likely to go: the exact distribution of its hits, criticals included. Dice that are changed afterwards are left out.
import { CRITICAL_SIXES } from '../content/tables.ts';
import type { Table } from '../table.ts';
import { phantomFor } from './comparing.ts';
import type { Clash, DiceCount } from './dice-count.ts';
import { has, healthIn, healthOf } from './figures.ts';
import { neighboursOf } from './placing.ts';
import { isEnemy } from './sides.ts';

export interface Odds {
  /** Damage to the attacker and to the defender, by amount: how likely each is. */
  readonly damage: readonly [readonly number[], readonly number[]];
  readonly expected: readonly [number, number];
  /** That the attacker and the defender are wiped out. */
  readonly defeat: readonly [number, number];
}
export interface DiceTerms {
  readonly attack: number;
  readonly defence: number;
  readonly isMelee: boolean;
  readonly tiesHit: boolean;
  readonly sixes: number;
  /** Phantom dice that stand for the attacker and for the defender. */
  readonly phantoms: readonly [number, number];
}

/** Chance of so many hits on the attacker (row) and so many on the defender (column), critical hits counted. */
export function hitTable(terms: DiceTerms): readonly (readonly number[])[] {
  const width = terms.attack + 2;
  const height = terms.defence + 1;
  const chances = chancesOf(terms, width * height, (onAttacker, onDefender) => onAttacker * width + onDefender);
  return Array.from({ length: height }, (_, row) => Array.from(chances.subarray(row * width, (row + 1) * width)));
}
/** Chance of so many hits on the attacker, and of so many on the defender: each alone is soon known. */
function hitsOf(terms: DiceTerms): HitChances {
  const key = `${terms.attack} ${terms.defence} ${terms.isMelee} ${terms.tiesHit} ${terms.sixes} ${terms.phantoms.join(' ')}`;
  let known = hits.get(key);
  if (known === undefined) {
    const onAttacker = chancesOf(terms, terms.defence + 1, (count) => count);
    const onDefender = chancesOf(terms, terms.attack + 2, (_, count) => count);
    hits.set(key, (known = [[...onAttacker], [...onDefender]]));
  }
  return known;
}
type HitChances = readonly [readonly number[], readonly number[]];
const hits = new Map<string, HitChances>();

/**
 * How likely each number is that is counted of a comparison. Dice are placed from face 6 down to 1, those of one face together: with them the ranks
 * are decided at which the other side shows the same or less.
 */
function chancesOf(terms: DiceTerms, size: number, count: (onAttacker: number, onDefender: number) => number): Float64Array {
  const { attack, defence, isMelee, sixes } = terms;
  /** By dice that are placed on both sides: how likely each number is. */
  let states: (Float64Array | undefined)[] = [Float64Array.from({ length: size }, (_, i) => (i === 0 ? 1 : 0))];
  const stateOf = (own: number, other: number): number => own * (defence + 1) + other;
  for (let face = 6; face >= 1; face--) {
    const next: (Float64Array | undefined)[] = [];
    const shares = Array.from({ length: Math.max(attack, defence) + 1 }, (_, left) => sharesOf(left, face));
    for (let own = 0; own <= attack; own++)
      for (let other = 0; other <= defence; other++) {
        const chances = states[stateOf(own, other)];
        if (chances === undefined) continue;
        for (let more = face === 1 ? attack - own : 0; more <= attack - own; more++) {
          const share = shares[attack - own]?.[more] as number;
          for (let moreOther = face === 1 ? defence - other : 0; moreOther <= defence - other; moreOther++) {
            const placed: Placed = { own, more, other, moreOther, face };
            const critical = face === 6 && more >= sixes ? 1 : 0;
            const shift = count(isMelee ? newOnAttacker(terms, placed) : 0, newOnDefender(terms, placed) + critical);
            const sum = (next[stateOf(own + more, other + moreOther)] ??= new Float64Array(size));
            add(sum, chances, shift, share * (shares[defence - other]?.[moreOther] as number));
          }
        }
      }
    states = next;
  }
  return states[stateOf(attack, defence)] as Float64Array; // all dice are placed in the end
}
function add(sum: Float64Array, chances: Float64Array, shift: number, share: number): void {
  for (let i = 0; i + shift < sum.length; i++) sum[i + shift] = (sum[i + shift] as number) + (chances[i] as number) * share;
}
/** Dice that were placed before, and those that show this face. */
interface Placed {
  readonly own: number;
  readonly more: number;
  readonly other: number;
  readonly moreOther: number;
  readonly face: number;
}
const span = (from: number, to: number): number => Math.max(0, to - from);
/** Hits on the defender by the attack dice that show this face: where the other die is lower, and against phantom dice. */
function newOnDefender({ defence, tiesHit, phantoms }: DiceTerms, { own, more, other, moreOther, face }: Placed): number {
  const surplus = span(Math.max(own, defence), own + more);
  const last = Math.min(own + more, defence);
  const higher = span(Math.max(own, other + moreOther), last);
  const ties = tiesHit ? span(Math.max(own, other), Math.min(last, other + moreOther)) : 0;
  return higher + ties + (face > phantoms[1] || (tiesHit && face === phantoms[1]) ? surplus : 0);
}
function newOnAttacker({ attack, phantoms }: DiceTerms, { own, more, other, moreOther, face }: Placed): number {
  const surplus = span(Math.max(other, attack), other + moreOther);
  const higher = span(Math.max(other, own + more), Math.min(other + moreOther, attack));
  return higher + (face > phantoms[0] ? surplus : 0);
}
/** How likely it is, when none of the dice left shows a higher face, that so many show this one. */
function sharesOf(left: number, face: number): number[] {
  const hit = 1 / face;
  return Array.from({ length: left + 1 }, (_, count) => choose(left, count) * hit ** count * (1 - hit) ** (left - count));
}
function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}

/** With what is added to or taken from every amount of damage. ARC-9.12 steps 6 to 8 */
export function oddsOf(table: Table, clash: Clash, { attackDice, defenceDice }: DiceCount): Odds {
  const { attacker, defender, kind, slot } = clash;
  const isMelee = kind === 'melee';
  const isCursed = (id: number): boolean =>
    neighboursOf(table, id).some(({ unit }) => isEnemy(table, id, unit) && has(table, unit, 'cronesCurse'));
  const [onAttacker, onDefender] = hitsOf({
    attack: attackDice,
    defence: defenceDice,
    isMelee,
    tiesHit: !isMelee && has(table, attacker, 'wayOfTheBow'),
    sixes: CRITICAL_SIXES - (has(table, attacker, 'deadly') ? 1 : 0),
    phantoms: [phantomFor(isCursed(attacker)), phantomFor(isCursed(defender))],
  });
  const taken =
    (id: number, by: number, isDefender: boolean) =>
    (amount: number): number => {
      if (amount === 0) return 0;
      const more = has(table, by, isMelee ? 'brutal' : 'fireArrows') ? 1 : 0;
      const less = isDefender && defenceDice > 0 && has(table, id, 'tough') ? 1 : 0;
      const left = Math.max(0, amount + more - less);
      return left > 0 && has(table, id, 'fragile') ? left + 1 : left;
    };
  const bearable = slot === null ? Number.POSITIVE_INFINITY : healthIn(table, defender, slot); // a sniper hits nobody else
  const borne = taken(defender, attacker, true);
  const damage = [
    spread(onAttacker, taken(attacker, defender, false)),
    spread(onDefender, (hit) => Math.min(bearable, borne(hit))),
  ] as const;
  return {
    damage,
    expected: [mean(damage[0]), mean(damage[1])],
    defeat: [atLeast(damage[0], healthOf(table, attacker)), atLeast(damage[1], healthOf(table, defender))],
  };
}
function spread(chances: readonly number[], to: (amount: number) => number): number[] {
  const damage: number[] = [];
  for (const [amount, chance] of chances.entries()) {
    const there = to(amount);
    while (damage.length <= there) damage.push(0);
    damage[there] = (damage[there] as number) + chance;
  }
  return damage;
}
const mean = (chances: readonly number[]): number => chances.reduce((sum, chance, amount) => sum + chance * amount, 0);
const atLeast = (chances: readonly number[], amount: number): number => chances.slice(amount).reduce((sum, chance) => sum + chance, 0);
