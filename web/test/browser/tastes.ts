// Players with preferences, so that rare decisions come up without bots.
import type { Dice } from '@tabularium/kernel';

export interface Taste {
  /** Preferences, best first: a kind of decision and an option in the game's notation. */
  readonly first: readonly RegExp[];
  /** Other preferences, used after some number of inputs. */
  readonly from: number;
  readonly later: readonly RegExp[];
}
/** How often a preference is followed, in percent. */
const EAGER = 85;

/** The index of a preferred option. */
export function likedOf(
  ask: string,
  texts: readonly string[],
  { first, from, later }: Taste,
  inputs: number,
  dice: Dice,
): number | undefined {
  for (const like of inputs < from ? first : later) {
    if (dice.below(100) >= EAGER) continue;
    const liked = texts.flatMap((text, n) => (like.test(`${ask} ${text}`) ? [n] : []));
    if (liked.length > 0) return liked[dice.below(liked.length)];
  }
  return undefined;
}

// ---- Battalia

/** Fills the ambush and plays with amulets: a 4 sends one card too many there. */
export const hiding: Taste = {
  first: [/^act amulet/, /^target (friman|supply)/, /^act ambush/, /^act create amulet/, /^act hire (priest|friman)/],
  from: Number.POSITIVE_INFINITY,
  later: [],
};

// ---- Romolo o Remo?

const KEEP = [/^surrender go on/, /^endChoice play on/, /^hunger wheat/, /^startBonus wheat/];
const BUY = [/^character (praedo|mercator|sacerdos)/, /^act (rob|exchange)/, /^act hireCharacter/];
/** By number of players: the middle of the map and the ways there; for one player, home. */
const FIELDS: Readonly<Record<number, readonly [middle: string, ways: string]>> = {
  1: ['d2|d3', 'e2'],
  2: ['d2|d3', 'c3|e3'],
  3: ['d3|e3|e4', 'c2|c3|d2|d4|e2|e5|f3|f4|f5'],
  4: ['c3|c4|d4|e3|e4', 'b3|b5|c2|c5|d3|d5|e2|e5|f3|f5'],
};
const toward = (hexes: string): RegExp => new RegExp(`^act move \\S+ (${hexes})$`);
/** Grows first, and goes to war after some number of inputs. */
export const warlike = (from: number, seats: number): Taste => ({
  first: [
    ...KEEP,
    /^build (warehouse|farm)/,
    /^act collect/,
    /^act produce/,
    /^act createWorker/,
    /^act build/,
    ...BUY,
    /^act sell/,
    / pass$/,
  ],
  from,
  later: [
    ...KEEP,
    /^attack \w\d (seat|automaton)/,
    /^token (extra|double|plus)/,
    /^retreat retreat/,
    /^hireCount 2/,
    ...BUY,
    /^act collect/,
    /^act hireMercenaries/,
    ...(FIELDS[seats] ?? []).map(toward),
    /^act (sell|produce)/,
    / pass$/,
  ],
});
/** Hires first, and later meets the others in the middle, where one of them robs. */
export const thievish = (from: number, seats: number): Taste => ({
  first: [...KEEP, /^character praedo/, /^act hireCharacter/, /^act collect/, /^act produce/, /^act sell/, / pass$/],
  from,
  later: [...KEEP, /^character praedo/, /^act hireCharacter/, /^act rob/, ...(FIELDS[seats] ?? []).map(toward), / pass$/],
});

// ---- Battleground

/** Takes armies with mighty figures, moves to the middle and fights whenever it can. */
export const brawling: Taste = {
  first: [],
  from: 0,
  later: [
    /^army (battle_cat|hammer_and_spark|eyes_of_night)/,
    /^select F/,
    /^bonus mana/,
    /^action attack W2[04]/,
    /^action attack/,
    /^action ability/,
    /^action (play|use)/,
    /^opportunity (?!pass)/,
    /^moveFocus spend/,
    /^moveTo [L-N]1[2-8]\^$/,
    /^moveTo [K-O]1[3-7]( |$)/,
    /^moveTo [G-S](9|1\d|2[0-2])\^?( |$)/,
    /^action move/,
  ],
};

// ---- Arcane Legions

/** Musters these units, marches ahead and fights. */
export const battling = (units: RegExp): Taste => ({
  first: [
    /^army build/,
    units,
    /^deployAt \d+\.5 /,
    /^order \S+ (melee|shot|thrownWeapon|sniper|healing|necromancer|natureMagic|harshMistress|deathTouch|fireburst|leaderOfMen)/,
    /^order \S+ move$/,
    /^manoeuvre F$/,
    /^(concentrate|power|deathTouch|restore|leader|prowess|disengage|mistress) (?!pass$)/,
    /^regroup (?!pass$)/,
  ],
  from: Number.POSITIVE_INFINITY,
  later: [],
});
