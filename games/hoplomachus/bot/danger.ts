// What the other side can do to a unit before its next turn, and what that is likely to cost.
import { type Die, HIT_FACES } from '../content/kinds.ts';
import type { TitanDef } from '../content/rival-kinds.ts';
import { reachOf } from '../rules/arena/hexes.ts';
import { titanDef, traitOf } from '../rules/arena/shards.ts';
import { titanDice } from '../rules/cards/titan.ts';
import { attackDice } from '../rules/combat/dice.ts';
import { isHampered, isHero, levelOf, movementOf, rangeOf } from '../rules/units/units.ts';
import { arenaOf, defOf, unitAt } from '../table/names.ts';
import { type Hex, NONE, type Table, type Unit, type UnitId } from '../table/table.ts';
import { meanOf, oddsOf } from './blows.ts';
import type { Situation } from './situation.ts';
import { fullWorth, worthWith } from './worth.ts';

export interface Threat {
  readonly id: UnitId;
  /** Damage of one attack on average, and against Armor. */
  readonly mean: number;
  readonly armored: number;
  readonly ranged: boolean;
  readonly rival: boolean;
  /** By hex: it can strike there. */
  readonly strikes: readonly boolean[];
  /** The summed appeal of all friends that it can strike. */
  readonly drawn: number;
}

export function threatsOf(situation: Situation): Threat[] {
  const { table, foes } = situation;
  const threats: Threat[] = [];
  for (const id of foes) {
    const foe = unitAt(table, id);
    if (!foe.active || foe.dazed === 1 || foe.fatigued === 1) continue; // it will not act in its next turn
    threats.push(threatOf(situation, id, foe));
  }
  return threats;
}
function threatOf(situation: Situation, id: UnitId, foe: Unit): Threat {
  const { table, friends } = situation;
  const titan = defOf(table, foe).rank === 'titan' ? titanDef(table) : undefined;
  const dice = attackDice(table, id, null);
  if (levelOf(table, foe, 'charge') > 0 && foe.ensnared === 0 && !dice.some(({ why }) => why === 'charge')) dice.push(CHARGING);
  const odds = oddsOf(table, foe, dice);
  const often = titan ? titanAttacks(table, titan) : 1;
  const mean = meanOf(odds) * often;
  const strikes = strikesOf(table, foe, titan ? titanStride(table, titan) : foe.ensnared === 1 ? 0 : movementOf(table, foe));
  const rival = table.troops[foe.troop]?.seat === NONE;
  let drawn = 0;
  for (const friend of friends) {
    const unit = unitAt(table, friend);
    if (strikes[unit.at]) drawn += drawOf(table, unit, unit.at, rival);
  }
  return {
    id,
    mean,
    armored: mean - often * moreThanOne(odds),
    ranged: rangeOf(table, foe) > 1,
    rival,
    strikes,
    drawn,
  };
}
const CHARGING = { die: 'green', why: 'charge' } as const;
function moreThanOne(odds: readonly number[]): number {
  let chance = 0;
  for (let amount = 2; amount < odds.length; amount++) chance += odds[amount] as number;
  return chance;
}

/** Every hex that it can bring in Range. */
function strikesOf(table: Table, foe: Unit, hexes: number): boolean[] {
  const { rings, names } = arenaOf(table);
  const strikes = names.map(() => false);
  const range = rangeOf(table, foe);
  const from = (hex: Hex): void => {
    if (isHampered(table, foe, hex)) return;
    for (let distance = 0; distance <= range; distance++) for (const at of rings[hex]?.[distance] ?? []) strikes[at] = true;
  };
  from(foe.at);
  if (hexes > 0) for (const hex of reachOf(table, foe, hexes).ends) from(hex);
  return strikes;
}

/** How much a foe would like to strike a unit on this hex rather than another. */
function drawOf(table: Table, unit: Unit, hex: Hex, rival: boolean): number {
  if (!rival) return fullWorth(table, unit) / (unit.hp + 1);
  const stone = arenaOf(table).kinds[hex] === 'stone' ? ON_STONE : 1;
  return stone * (isHero(table, unit) ? A_HERO : 1) * (1 + unit.hp / 10);
}
const ON_STONE = 10;
const A_HERO = 4;

// ---- titans: how often they attack in a turn, and how far they come

function chanceOf(dice: readonly { readonly die: Die }[], colour: Die): number {
  let misses = 1;
  for (const { die } of dice) if (die === colour) misses *= 1 - HIT_FACES[die] / 6;
  return 1 - misses;
}
/** Blows that hit everybody around count less than an attack. */
const BLAST = 0.5;
function titanAttacks(table: Table, titan: TitanDef): number {
  const dice = titanDice(table, titan);
  let attacks = 0;
  for (const { die, lines } of titan.rows)
    for (const act of lines[0] ?? []) {
      if (act.do === 'attack') attacks += chanceOf(dice, die);
      else if (act.do === 'blast' || act.do === 'toss') attacks += BLAST * chanceOf(dice, die);
    }
  return attacks;
}
const TITAN_STRIDE = 2;
const titanStride = (table: Table, { rows }: TitanDef): number =>
  traitOf(table, 'rooted') === undefined && rows.some(({ lines }) => lines[0]?.some((act) => act.do === 'move')) ? TITAN_STRIDE : 0;

// ---- what it costs

/** The damage to expect on a hex until the unit's next turn. */
export function damageAt(situation: Situation, unit: Unit, hex: Hex): number {
  const { table } = situation;
  const armor = levelOf(table, unit, 'armor') > 0;
  const deflect = levelOf(table, unit, 'deflect') > 0;
  let damage = arenaOf(table).centre === hex ? 1 : 0; // HOP-5.9
  if (unit.poisonedBy !== NONE) damage += 1;
  for (const threat of situation.threats()) {
    if (!threat.strikes[hex]) continue;
    const draw = drawOf(table, unit, hex, threat.rival);
    const others = threat.drawn - (unit.at !== NONE && threat.strikes[unit.at] ? drawOf(table, unit, unit.at, threat.rival) : 0);
    const mean = armor ? threat.armored : deflect && threat.ranged ? Math.max(0, threat.mean - DEFLECTED) : threat.mean;
    damage += (mean * draw) / (draw + Math.max(0, others));
  }
  return damage;
}
const DEFLECTED = 0.8;

/** The chance that so much expected damage defeats a unit. */
export function fallChance(damage: number, hp: number): number {
  if (damage <= 0) return 0;
  const spread = Math.sqrt(0.45 * damage + 0.05);
  return 1 / (1 + Math.exp((-1.7 * (damage - hp + 0.5)) / spread));
}
/** What standing on a hex is likely to cost until the next turn. */
export function lossAt(situation: Situation, unit: Unit, hex: Hex): number {
  const { table } = situation;
  const damage = damageAt(situation, unit, hex);
  if (damage === 0) return 0;
  const hp = unit.hp + (levelOf(table, unit, 'undying') > 0 && !unit.undied ? 1 : 0);
  const falls = fallChance(damage, hp);
  const full = fullWorth(table, unit);
  const left = Math.max(1, unit.hp - damage);
  const now = worthWith(table, unit, unit.hp, full);
  return falls * now + (1 - falls) * (now - worthWith(table, unit, left, full));
}
