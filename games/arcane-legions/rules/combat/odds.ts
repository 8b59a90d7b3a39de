// How a combat is likely to go: the exact distribution of its damage, with everything that changes dice and damage except what `leftOut` names.
import type { Seat } from '@tabularium/kernel';
import type { Ability } from '../../content/kinds.ts';
import { CRITICAL_SIXES } from '../../content/tables.ts';
import type { Odds } from '../../table/about.ts';
import { type Table, type UnitId, unitAt } from '../../table/table.ts';
import { has, healthIn, healthOf, iconsOf } from '../units/figures.ts';
import { neighboursOf } from '../units/placing.ts';
import { isEnemy } from '../units/teams.ts';
import { kingsAnswer } from './amounts.ts';
import { phantomFor } from './combatants.ts';
import { isGuided } from './dice-changes.ts';
import type { Clash, DiceCount } from './dice-count.ts';
import { type DiceChange, KEPT, rowsOf, waysToChoose } from './row-odds.ts';

export interface DiceTerms {
  readonly attack: number;
  readonly defence: number;
  readonly isMelee: boolean;
  readonly tiesHit: boolean;
  readonly sixes: number;
  /** Phantom dice that stand for the attacker and for the defender. */
  readonly phantoms: readonly [number, number];
}

/** The chance of each number of hits on the attacker (row) and on the defender (column), critical hits included. */
export function hitTable(terms: DiceTerms): HitTable {
  const key = termsKey(terms);
  let table = hitTableByTerms.get(key);
  if (table === undefined) hitTableByTerms.set(key, (table = makeHitTable(terms)));
  return table;
}
type HitTable = readonly (readonly number[])[];
const hitTableByTerms = new Map<string, HitTable>();
function makeHitTable(terms: DiceTerms): HitTable {
  const width = terms.attack + 2;
  const height = terms.defence + 1;
  const chances = chancesOf(terms, width * height, (onAttacker, onDefender) => onAttacker * width + onDefender);
  return Array.from({ length: height }, (_, row) => Array.from(chances.subarray(row * width, (row + 1) * width)));
}
/** Chances of each number of hits on the attacker, and on the defender: apart they are quicker to work out than together. */
function hitsOf(terms: DiceTerms): HitChances {
  const key = termsKey(terms);
  let chances = hitChancesByTerms.get(key);
  if (chances === undefined) {
    const onAttacker = chancesOf(terms, terms.defence + 1, (count) => count);
    const onDefender = chancesOf(terms, terms.attack + 2, (_, count) => count);
    hitChancesByTerms.set(key, (chances = [[...onAttacker], [...onDefender]]));
  }
  return chances;
}
const termsKey = ({ attack, defence, isMelee, tiesHit, sixes, phantoms }: DiceTerms): string =>
  `${attack} ${defence} ${isMelee} ${tiesHit} ${sixes} ${phantoms.join(' ')}`;
type HitChances = readonly [readonly number[], readonly number[]];
const hitChancesByTerms = new Map<string, HitChances>();

/**
 * The chance of each number that `count` makes of a comparison. Dice are placed from face 6 down to 1, those of one face together: that decides
 * the ranks at which the other row shows the same or less.
 */
function chancesOf(terms: DiceTerms, size: number, count: (onAttacker: number, onDefender: number) => number): Float64Array {
  const { attack, defence, isMelee, sixes } = terms;
  /** By number of dice placed in both rows: the chance of each number. */
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
            const placed: DicePlaced = { own, more, other, moreOther, face };
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
/** Dice placed so far in both rows, and those that show this face. */
interface DicePlaced {
  readonly own: number;
  readonly more: number;
  readonly other: number;
  readonly moreOther: number;
  readonly face: number;
}
const span = (from: number, to: number): number => Math.max(0, to - from);
/** Hits on the defender by the attack dice that show this face: where the other die is lower, and against phantom dice. */
function newOnDefender({ defence, tiesHit, phantoms }: DiceTerms, { own, more, other, moreOther, face }: DicePlaced): number {
  const surplus = span(Math.max(own, defence), own + more);
  const last = Math.min(own + more, defence);
  const higher = span(Math.max(own, other + moreOther), last);
  const ties = tiesHit ? span(Math.max(own, other), Math.min(last, other + moreOther)) : 0;
  return higher + ties + (face > phantoms[1] || (tiesHit && face === phantoms[1]) ? surplus : 0);
}
function newOnAttacker({ attack, phantoms }: DiceTerms, { own, more, other, moreOther, face }: DicePlaced): number {
  const surplus = span(Math.max(other, attack), other + moreOther);
  const higher = span(Math.max(other, own + more), Math.min(other + moreOther, attack));
  return higher + (face > phantoms[0] ? surplus : 0);
}
/** By number: the chance that so many of the dice left show this face, if none shows a higher one. */
function sharesOf(left: number, face: number): number[] {
  const hit = 1 / face;
  return Array.from({ length: left + 1 }, (_, count) => waysToChoose(left, count) * hit ** count * (1 - hit) ** (left - count));
}

// ---- dice that are changed. ARC-9.12 step 3

interface Changes {
  readonly attack: readonly DiceChange[];
  readonly defence: readonly DiceChange[];
}
const NO_CHANGES: DiceChange[] = [];
/** In the order in which the rules make them. */
function changesOf(table: Table, { attacker, defender, kind }: Clash): Changes {
  const isMelee = kind === 'melee';
  const [own, other] = [unitAt(table, attacker).seat, unitAt(table, defender).seat];
  const times = (change: DiceChange, count: number): DiceChange[] =>
    count === 0 ? NO_CHANGES : Array.from({ length: count }, () => change);
  /** From enemies beside a unit, by their owner. */
  const unlucky = (id: UnitId, isBy: (seat: Seat) => boolean): DiceChange[] =>
    times(
      'badLuck',
      isMelee
        ? neighboursOf(table, id).filter(
            ({ unit }) => isEnemy(table, id, unit) && isBy(unitAt(table, unit).seat) && has(table, unit, 'badLuck'),
          ).length
        : 0,
    );
  const isThird = (seat: Seat): boolean => seat !== own && seat !== other;
  const isBullied = isMelee && has(table, attacker, 'bully') && iconsOf(table, defender, 'D') === 0;
  return {
    attack: [
      ...times('fortune', has(table, attacker, 'goodFortune') ? 1 : 0),
      ...times('bully', isBullied ? 1 : 0),
      ...times('intuition', isGuided(table, attacker) ? 1 : 0),
      ...unlucky(attacker, (seat) => seat === other),
      ...unlucky(attacker, isThird),
    ],
    defence: [
      ...unlucky(defender, (seat) => seat === own),
      ...times('intuition', isGuided(table, defender) ? 1 : 0),
      ...unlucky(defender, isThird),
    ],
  };
}
/** By terms and changes. */
const changedHitsByTerms = new Map<string, HitTable>();
/** Like `hitTable`, with dice that are changed before they are compared. */
function changedTable(terms: DiceTerms, { attack, defence }: Changes): HitTable {
  const key = `${termsKey(terms)} ${attack.join(' ')} / ${defence.join(' ')}`;
  let table = changedHitsByTerms.get(key);
  if (table === undefined) changedHitsByTerms.set(key, (table = compareRows(terms, attack, defence)));
  return table;
}
function compareRows(terms: DiceTerms, attack: readonly DiceChange[], defence: readonly DiceChange[]): number[][] {
  const table = Array.from({ length: terms.defence + 1 }, () => Array.from({ length: terms.attack + 2 }, () => 0));
  const others = rowsOf(terms.defence, defence, Number.POSITIVE_INFINITY);
  for (const own of rowsOf(terms.attack, attack, terms.sixes))
    for (const other of others) {
      const [onAttacker, onDefender] = hitsBetween(terms, own.atLeast, other.atLeast);
      const row = table[onAttacker] as number[];
      const column = onDefender + (own.critical ? 1 : 0);
      row[column] = (row[column] as number) + own.chance * other.chance;
    }
  return table;
}
/** Both rows lie from high to low, and are gone through face by face. */
function hitsBetween(terms: DiceTerms, own: readonly number[], other: readonly number[]): readonly [number, number] {
  let [onAttacker, onDefender] = [0, 0];
  for (let face = 1; face <= 6; face++) {
    const [low, high] = [own[face] as number, own[face - 1] as number];
    const [below, above] = [other[face] as number, other[face - 1] as number];
    const placed: DicePlaced = { own: low, more: high - low, other: below, moreOther: above - below, face };
    onDefender += newOnDefender(terms, placed);
    if (terms.isMelee) onAttacker += newOnAttacker(terms, placed);
  }
  return [onAttacker, onDefender];
}

// ---- from hits to damage. ARC-9.12 steps 5 to 11

interface DamageChance {
  readonly amount: number;
  readonly chance: number;
}
/** What follows from a number of hits: Chaos rolls for less than 4, otherwise one more; then the tough and the fragile. */
function damageFrom(table: Table, by: UnitId, id: UnitId, isMelee: boolean, isTough: boolean): (hits: number) => readonly DamageChance[] {
  const isChaotic = isMelee && has(table, by, 'spiritOfChaos'); // ARC-14.61
  const more = has(table, by, isMelee ? 'brutal' : 'fireArrows') ? 1 : 0;
  const isFragile = has(table, id, 'fragile');
  const borne = (amount: number): number => {
    const left = Math.max(0, amount - (isTough ? 1 : 0));
    return left > 0 && isFragile ? left + 1 : left;
  };
  return (hits) => {
    if (hits === 0) return [{ amount: 0, chance: 1 }];
    if (isChaotic && hits < KEPT) return FACES.map((face) => ({ amount: borne(face), chance: 1 / FACES.length }));
    return [{ amount: borne(hits + more), chance: 1 }];
  };
}
const FACES = [1, 2, 3, 4, 5, 6] as const;
/** What a unit does to whoever hurts it in melee. ARC-14.8, ARC-14.44 */
const answerOf = (table: Table, id: UnitId, isMelee: boolean): number =>
  isMelee ? (has(table, id, 'berserker') ? 1 : 0) + kingsAnswer(table, id) : 0;

/** Abilities that the odds assume are used where they help; those that let somebody choose figures are left out. */
const ASSUMED: readonly Ability[] = ['goodFortune', 'spiritOfChaos'];
function assumptionsOf(table: Table, { attacker, defender, kind }: Clash): Pick<Odds, 'assumed' | 'leftOut'> {
  const isMelee = kind === 'melee';
  const either = (ability: Ability): boolean => has(table, attacker, ability) || (isMelee && has(table, defender, ability));
  return {
    assumed: ASSUMED.filter((ability) => (ability === 'goodFortune' ? has(table, attacker, ability) : isMelee && either(ability))),
    leftOut: [
      ...(isMelee && has(table, attacker, 'concentratedAttack') ? (['concentratedAttack'] as const) : []), // ARC-14.16
      ...(isMelee && either('poison') ? (['poison'] as const) : []), // ARC-14.51
      ...((isMelee && has(table, attacker, 'powerAtAPrice')) || has(table, defender, 'powerAtAPrice') ? (['powerAtAPrice'] as const) : []), // ARC-14.52
    ],
  };
}

/** ARC-9.12 */
export function oddsOf(table: Table, clash: Clash, count: DiceCount): Odds {
  const damage = damageOf(table, clash, count);
  return {
    damage,
    expected: [mean(damage[0]), mean(damage[1])],
    defeat: [atLeast(damage[0], healthOf(table, clash.attacker)), atLeast(damage[1], healthOf(table, clash.defender))],
    ...assumptionsOf(table, clash),
  };
}
/** By amount: the chances of damage to the attacker and to the defender. */
export function damageOf(table: Table, clash: Clash, { attackDice, defenceDice }: DiceCount): Odds['damage'] {
  const { attacker, defender, kind, slot } = clash;
  const isMelee = kind === 'melee';
  const terms: DiceTerms = {
    attack: attackDice,
    defence: defenceDice,
    isMelee,
    tiesHit: !isMelee && has(table, attacker, 'wayOfTheBow'),
    sixes: CRITICAL_SIXES - (has(table, attacker, 'deadly') ? 1 : 0),
    phantoms: [phantomFor(table, attacker), phantomFor(table, defender)],
  };
  const changes = changesOf(table, clash);
  const isChanged = changes.attack.length + changes.defence.length > 0;
  const toAttacker = damageFrom(table, defender, attacker, isMelee, false);
  const toDefender = damageFrom(table, attacker, defender, isMelee, defenceDice > 0 && has(table, defender, 'tough'));
  const answers = [answerOf(table, attacker, isMelee), answerOf(table, defender, isMelee)] as const;
  const bearable = slot === null ? Number.POSITIVE_INFINITY : healthIn(table, defender, slot); // a sniper hits nobody else
  const damage: [number[], number[]] = [[0], [0]];
  if (!isChanged && answers[0] + answers[1] === 0) {
    const [onAttacker, onDefender] = hitsOf(terms);
    for (const [hits, chance] of onAttacker.entries()) for (const one of toAttacker(hits)) put(damage[0], one.amount, chance * one.chance);
    for (const [hits, chance] of onDefender.entries())
      for (const one of toDefender(hits)) put(damage[1], Math.min(bearable, one.amount), chance * one.chance);
  } else
    for (const [onAttacker, row] of (isChanged ? changedTable(terms, changes) : hitTable(terms)).entries())
      for (const [onDefender, chance] of row.entries())
        if (chance > 0)
          for (const own of toAttacker(onAttacker))
            for (const other of toDefender(onDefender)) {
              const share = chance * own.chance * other.chance;
              put(damage[0], own.amount + (other.amount > 0 ? answers[1] : 0), share);
              put(damage[1], Math.min(bearable, other.amount + (own.amount > 0 ? answers[0] : 0)), share);
            }
  return damage;
}
function put(chances: number[], amount: number, chance: number): void {
  while (chances.length <= amount) chances.push(0);
  chances[amount] = (chances[amount] as number) + chance;
}
export const mean = (chances: readonly number[]): number => chances.reduce((sum, chance, amount) => sum + chance * amount, 0);
const atLeast = (chances: readonly number[], amount: number): number => chances.slice(amount).reduce((sum, chance) => sum + chance, 0);
