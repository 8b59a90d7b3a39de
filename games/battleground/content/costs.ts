// The formulas behind the printed numbers: what characters and weapons should cost, and how fast cards should be. MOB-17.8
import type { CharacterDef, Effect, FateDef, GloryDef, WeaponDef, WeaponSpecial, When } from './kinds.ts';

/** Rounds halves up. */
const rounded = (value: number): number => Math.floor(value + 0.5);

type Priced = Pick<CharacterDef, 'health' | 'stats' | 'speed' | 'worth' | 'measured'>;
export function characterCost({ health, stats, speed, worth, measured = 0 }: Priced): number {
  const { strength, perception, power, toughness, mind } = stats;
  const best = Math.max(strength, perception, power);
  const value = health + best + 0.5 * (strength + perception + power) + toughness + mind + (speed[0] + speed[1]) / 4;
  return rounded(1.4 * value - 18 + worth) + measured;
}

// ---- weapons: the expected wounds of an attack with four dice against three

const ATTACK_DICE = 4;
const DEFENCE_DICE = 3;
/** More successes than this are too rare to matter. */
const MOST = 24;
type Odds = readonly number[];
/** The odds of 0, 1, 2 ... successes of an explosion die. MOB-5.8, MOB-5.9 */
const EXPLOSION: Odds = Array.from({ length: MOST }, (_, successes) => (1 / 6) ** successes * (successes === 0 ? 4 / 6 : 5 / 3));
/** The same for a die with a threshold of 4. */
const DIE: Odds = [3 / 6, 2 / 6 + (EXPLOSION[0] as number) / 6, ...EXPLOSION.slice(1).map((chance) => chance / 6)];
function both(a: Odds, b: Odds): Odds {
  const sum = Array.from({ length: MOST + 1 }, () => 0);
  for (const [i, first] of a.entries())
    for (const [j, second] of b.entries()) sum[Math.min(MOST, i + j)] = (sum[Math.min(MOST, i + j)] as number) + first * second;
  return sum;
}
const ofDice = (dice: number): Odds => Array.from({ length: Math.max(0, dice) }).reduce<Odds>((odds) => both(odds, DIE), [1]);
/** The odds of 0, 1, 2 ... net successes. */
function netOdds(dice: number): Odds {
  const net = Array.from({ length: MOST + 1 }, () => 0);
  for (const [successes, chance] of ofDice(dice).entries())
    for (const [stopped, other] of ofDice(DEFENCE_DICE).entries()) {
      const left = Math.max(0, successes - stopped);
      net[left] = (net[left] as number) + chance * other;
    }
  return net;
}

/** What a token is worth, in wounds. */
const TOKENS: Readonly<Record<string, number>> = { paralysis: 0.4, stun: 0.45, blindness: 0.45, curse: 0.9 };
const PUSHED_HEX = 0.1;
const LOST_TOKENS = 0.05;
const worthOf = (effect: Effect): number => {
  if (effect.do === 'gain') return TOKENS[effect.token] ?? 0;
  if (effect.do === 'push') return PUSHED_HEX * effect.hexes;
  return effect.do === 'loseTokens' ? LOST_TOKENS : 0;
};
/** What one more die and a free reroll are worth, by how often their condition holds. */
const DIE_WORTH: Readonly<Partial<Record<When, number>>> = { always: 0.2, flank: 0.15 };
const REROLL_WORTH: Readonly<Partial<Record<When, number>>> = { always: 0.15 };
const SOMETIMES = 0.1;
const IGNORES = { cover: 0.05, softCover: 0.1, shield: 0.1 } as const;
const AREA_HEX = 0.25;
const OTHER_STAT = 0.3;
const DRAWBACK = -0.1;
/** The worth of a special without its effects of net successes. */
function specialWorth({
  dice,
  rerolls,
  onWounds,
  onFailure,
  ignores = [],
  mayTest,
  area = 0,
  paidDice,
  whileEngaged,
}: WeaponSpecial): number {
  return (
    (dice === undefined ? 0 : dice.dice * (DIE_WORTH[dice.when] ?? SOMETIMES)) +
    (rerolls === undefined ? 0 : rerolls.dice * (REROLL_WORTH[rerolls.when] ?? SOMETIMES)) +
    (onWounds === undefined ? 0 : SOMETIMES) +
    (onFailure === undefined ? 0 : DRAWBACK) +
    ignores.reduce((sum, what) => sum + IGNORES[what], 0) +
    (mayTest === undefined ? 0 : OTHER_STAT) +
    area * AREA_HEX +
    (paidDice === undefined ? 0 : SOMETIMES) +
    (whileEngaged === undefined ? 0 : SOMETIMES)
  );
}
/** What an attack with this weapon is worth, in wounds. */
function expectedWounds({ dice, lines, special }: Pick<WeaponDef, 'dice' | 'lines' | 'special'>): number {
  const worthAt = (net: number): number => {
    const wounds = lines.findLast((line) => line.net <= net)?.wounds ?? 0;
    const brought = special.onNet?.findLast((line) => line.net <= net)?.effects ?? [];
    return wounds + brought.reduce((sum, effect) => sum + worthOf(effect), 0);
  };
  const attack = netOdds(ATTACK_DICE + dice).reduce((sum, chance, net) => sum + chance * worthAt(net), 0);
  return attack + specialWorth(special);
}
/** The same for fists. */
const FISTS_WOUNDS = 0.51;
export function weaponCost(weapon: Pick<WeaponDef, 'dice' | 'lines' | 'special' | 'range' | 'mana'>): number {
  const { range, mana } = weapon;
  return Math.max(1, rounded(2 + 5 * (expectedWounds(weapon) - FISTS_WOUNDS) + 0.2 * range - mana));
}

// ---- cards: strong ones are slow

/** How strong the ability of a fate card may be given its other numbers, from 1 to 3. */
export const fateStrength = ({ initiative, ap, mana }: Pick<FateDef, 'initiative' | 'ap' | 'mana'>): number =>
  14 - initiative - 3 * ap - 2 * mana;
/** How easy the mission of a glory card may be given its other numbers, from 1 to 3. */
export const gloryEase = ({ initiative, ap, mana }: Pick<GloryDef, 'initiative' | 'ap' | 'mana'>): number =>
  12 - initiative - 3 * ap - 2 * mana;
/** Points of a mission by how easy it is. */
export const MISSION_POINTS: readonly number[] = [0, 20, 15, 10];
