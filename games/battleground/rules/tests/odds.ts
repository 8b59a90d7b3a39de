// Exact odds of dice: explosions, rerolls of every failure, the defence. MOB-5
import type { OddsAbout } from '../../table/about.ts';
import { EXPLOSION_THRESHOLD, SIDES } from './dice.ts';

/** The probability of each number of successes; the last entry includes all higher ones. */
export type Odds = readonly number[];
const MOST = 32;

export interface Throw {
  readonly dice: number;
  readonly threshold: number;
  /** Free rerolls come first, then those for mana; a die can be rerolled once with each. MOB-5.12 */
  readonly rerolls: number;
  readonly mana?: number;
}
/** Cache: by dice, threshold, rerolls and mana. */
const oddsByThrow = new Map<string, Odds>();
/** Assumes that the player rerolls failures and nothing else. */
export function successOdds({ dice, threshold, rerolls, mana = 0 }: Throw): Odds {
  const key = `${dice} ${threshold} ${rerolls} ${mana}`;
  let odds = oddsByThrow.get(key);
  if (odds === undefined) {
    odds = throwAll(Math.max(0, dice), threshold, rerolls, mana);
    oddsByThrow.set(key, odds);
  }
  return odds;
}

/** The odds so far, with the rerolls left. Dice are alike, so each can be settled before the next. */
interface Left {
  readonly free: number;
  readonly mana: number;
  readonly odds: Odds;
}
function throwAll(dice: number, threshold: number, free: number, mana: number): Odds {
  const success = successSpread(threshold);
  const failure = (threshold - 1) / SIDES; // MOB-5.20
  const throwOne = (before: Left): Left[] => {
    const again = rerolled(before);
    return [
      { ...before, odds: combined(before.odds, success) },
      ...again.map((after) => ({ ...after, odds: scaled(after.odds, failure) })),
    ];
  };
  const rerolled = ({ free: unused, mana: unspent, odds }: Left): Left[] => {
    if (unused > 0) return thrownAgain({ free: unused - 1, mana: unspent, odds }, unspent > 0);
    if (unspent > 0) return thrownAgain({ free: unused, mana: unspent - 1, odds }, false);
    return [{ free: unused, mana: unspent, odds }];
  };
  const thrownAgain = (left: Left, canPay: boolean): Left[] => {
    const failed = canPay ? thrownAgain({ ...left, mana: left.mana - 1 }, false) : [left];
    return [{ ...left, odds: combined(left.odds, success) }, ...failed.map((after) => ({ ...after, odds: scaled(after.odds, failure) }))];
  };
  let all: Left[] = [{ free, mana, odds: [1] }];
  for (let die = 0; die < dice; die++) all = merged(all.flatMap(throwOne));
  return all.map(({ odds }) => odds).reduce(added, []);
}
function merged(all: readonly Left[]): Left[] {
  const byLeft = new Map<string, Left>();
  for (const one of all) {
    const key = `${one.free} ${one.mana}`;
    const same = byLeft.get(key);
    byLeft.set(key, same === undefined ? one : { ...one, odds: added(same.odds, one.odds) });
  }
  return [...byLeft.values()];
}

/** A die that reaches the threshold: one success, plus the explosions of a 6. MOB-5.8 */
function successSpread(threshold: number): Odds {
  const plain = (SIDES - threshold) / SIDES;
  return [0, ...EXPLOSION.map((odds, more) => odds / SIDES + (more === 0 ? plain : 0))];
}
/** One explosion die: no success, one, or one and another explosion die. MOB-5.9 */
const EXPLOSION: Odds = (() => {
  const odds = [(EXPLOSION_THRESHOLD - 1) / SIDES];
  while (odds.length < MOST) {
    const before = odds.at(-1) as number;
    odds.push((odds.length === 1 ? (SIDES - EXPLOSION_THRESHOLD) / SIDES : 0) + before / SIDES);
  }
  return odds;
})();

const scaled = (odds: Odds, by: number): Odds => odds.map((chance) => chance * by);
const added = (a: Odds, b: Odds): Odds => Array.from({ length: Math.max(a.length, b.length) }, (_, i) => (a[i] ?? 0) + (b[i] ?? 0));
/** The sum of two independent numbers. */
function combined(a: Odds, b: Odds): Odds {
  const sums = Array.from({ length: Math.min(MOST + 1, a.length + b.length - 1) }, () => 0);
  for (const [i, first] of a.entries())
    for (const [j, second] of b.entries()) {
      const k = Math.min(i + j, sums.length - 1);
      sums[k] = (sums[k] as number) + first * second;
    }
  return sums;
}

/** The odds of net successes; without a defence every success counts. MOB-5.15 */
export function netOdds(test: Odds, defence: Odds | null): Odds {
  if (defence === null) return test;
  const net = test.map(() => 0);
  for (const [successes, chance] of test.entries())
    for (const [cancelled, other] of defence.entries()) {
      const left = Math.max(0, successes - cancelled);
      net[left] = (net[left] as number) + chance * other;
    }
  return net;
}

/** The line with the highest requirement that the net successes meet. MOB-5.11, MOB-6.32, MOB-6.33 */
export function lineReached<Line extends { readonly net: number }>(lines: readonly Line[], net: number): Line | undefined {
  let best: Line | undefined;
  for (const line of lines) if (line.net <= net && (best === undefined || line.net >= best.net)) best = line;
  return best;
}
/** The likely wounds of a test: `woundsAt` turns net successes into wounds, and `left` wounds knock the target out. */
export function woundOdds(net: Odds, woundsAt: (net: number) => number, left: number): OddsAbout {
  const wounds: number[] = [0];
  for (const [successes, chance] of net.entries()) {
    const total = woundsAt(successes);
    while (wounds.length <= total) wounds.push(0);
    wounds[total] = (wounds[total] as number) + chance;
  }
  return {
    any: 1 - (net[0] ?? 1),
    wounds,
    expected: wounds.reduce((sum, chance, count) => sum + chance * count, 0),
    knockOut: wounds.reduce((sum, chance, count) => (count >= left ? sum + chance : sum), 0),
  };
}
