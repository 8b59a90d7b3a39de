// Engaging: who, how and whom.
import type { Asks, HowToEngage, TargetOption } from '../asks.ts';
import { type Skill, STRENGTH } from '../content/kinds.ts';
import { arenaOf, hexOf, isUnit, type Target, targetOf, unitAt, unitOf } from '../names.ts';
import { aroundOf, blastedBy, objectsOf, scatterable, sheltered, type Trample, tramples } from '../rules/aims.ts';
import { attackTargets } from '../rules/attack.ts';
import { attackDice } from '../rules/dice.ts';
import { specialsOf } from '../rules/specials.ts';
import { canFight, isOpponent, levelOf, rangeOf } from '../rules/units.ts';
import { type Hex, NONE, type Table, type UnitId } from '../table.ts';
import { blowOn, meanOf, oddsOf, strikeGain } from './blows.ts';
import { restAt, shardWorth, softening } from './ground.ts';
import { best, bestOrPass, imagine, type Thought } from './thought.ts';
import { harmOf } from './worth.ts';

/** What a unit could do, and what that is worth. */
interface Deed {
  readonly how: HowToEngage;
  readonly gain: number;
  readonly defeats: number;
  readonly choices: number;
}

/** First those that can finish somebody, those with little choice, and those that strike from afar. */
export const chooseFighter = (thought: Thought, options: readonly Asks['engage'][]): number =>
  bestOrPass(options, 0, ({ unit }) => {
    const { table } = thought;
    const id = unitOf(table, unit);
    const deed = bestDeed(thought, id);
    if (deed === null || deed.gain <= 0) return 0;
    const ranged = rangeOf(table, unitAt(table, id)) > 1 ? FROM_AFAR : 0;
    return WORTH_DOING + deed.gain + FINISHES * deed.defeats + ranged - CHOICE * deed.choices;
  });
/** Keeps the order of what is worth doing above nothing. */
const WORTH_DOING = 100;
const FINISHES = 6;
const FROM_AFAR = 2;
const CHOICE = 3;

export function chooseHow(thought: Thought, options: readonly HowToEngage[]): number {
  const id = unitOf(thought.table, thought.facts.unit ?? '');
  return best(options, (how) => deedOf(thought, id, how).gain);
}
function bestDeed(thought: Thought, id: UnitId): Deed | null {
  const { table } = thought;
  let found: Deed | null = null;
  const consider = (how: HowToEngage): void => {
    const deed = deedOf(thought, id, how);
    if (found === null || deed.gain > found.gain) found = deed;
  };
  if (attackTargets(table, id).length > 0) consider({ do: 'attack' });
  for (const skill of specialsOf(table, id)) consider({ do: 'special', skill });
  if (shardWorth(table, unitAt(table, id)) > 0) consider({ do: 'take' });
  return found;
}
function deedOf(thought: Thought, id: UnitId, how: HowToEngage): Deed {
  const { table } = thought;
  if (how.do === 'special') return { how, gain: specialGain(thought, id, how.skill), defeats: 0, choices: 1 };
  if (how.do !== 'attack') return { how, gain: shardWorth(table, unitAt(table, id)), defeats: 0, choices: 1 };
  const targets = attackTargets(table, id);
  const soft = softening(thought, id);
  let gain = Number.NEGATIVE_INFINITY;
  let defeats = 0;
  for (const target of targets) {
    const blow = blowOn(thought, id, target, isUnit(target) ? soft(target.unit) : 0);
    if (blow.gain > gain) {
      gain = blow.gain;
      defeats = blow.defeats;
    }
  }
  return { how, gain, defeats, choices: targets.length };
}

export const chooseTarget = (thought: Thought, options: readonly TargetOption[], pass: boolean): number => {
  const { table } = thought;
  const id = unitOf(table, thought.facts.unit ?? '');
  const soft = softening(thought, id);
  const gain = (option: TargetOption): number => {
    const target = targetOf(table, option);
    return blowOn(thought, id, target, isUnit(target) ? soft(target.unit) : 0).gain;
  };
  return pass ? bestOrPass(options, 0, gain) : best(options, gain);
};

// ---- Specials

function specialGain(thought: Thought, id: UnitId, skill: Skill): number {
  const { table } = thought;
  const unit = unitAt(table, id);
  const most = <T>(list: readonly T[], gain: (one: T) => number): number => Math.max(0, ...list.map(gain));
  switch (skill) {
    case 'whirlwind':
      return aroundOf(table, unit).reduce((sum, target) => sum + strikeGain(table, unit, target, 1), 0);
    case 'longShot':
    case 'stagger':
      return most(objectsOf(table, id, skill), (target) => aimedGain(thought, id, skill, target));
    case 'firebomb':
      return most(arenaHexes(table), (hex) => blastGain(thought, id, hex));
    case 'trample':
      return most(tramples(table, id, levelOf(table, unit, 'trample')), (line) => trampleGain(thought, id, line));
    case 'sanctuary':
      return sheltered(table, id).reduce((sum, other) => sum - harmOf(table, unitAt(table, other), -1), 0);
    case 'terror':
      return scatterable(table, unit).length;
    default:
      return 0;
  }
}
const arenaHexes = (table: Table): Hex[] => [...arenaOf(table).names.keys()];
function aimedGain(thought: Thought, id: UnitId, skill: Skill, target: Target): number {
  const { table } = thought;
  if (skill === 'longShot') return strikeGain(table, unitAt(table, id), target, 1);
  return isUnit(target) ? idleGain(thought, target.unit) : 0;
}
/** What it is worth that a foe loses its next turn: its attack does not come. */
export function idleGain({ table }: Thought, foe: UnitId): number {
  const unit = unitAt(table, foe);
  if (unit.dazed > 0 || !unit.active || unit.fatigued > 0) return 0;
  return HARM_PER_HIT * meanOf(oddsOf(table, unit, attackDice(table, foe, null)));
}
export const HARM_PER_HIT = 3.5;

const BLUE = 0.5;
function blastGain({ table }: Thought, id: UnitId, hex: Hex): number {
  const unit = unitAt(table, id);
  let gain = 0;
  for (const target of blastedBy(table, id, hex)) {
    const foe = !isUnit(target) || isOpponent(table, unit, unitAt(table, target.unit));
    gain += foe ? BLUE * strikeGain(table, unit, target, 1) : isUnit(target) ? -BLUE * harmOf(table, unitAt(table, target.unit), 1) : 0;
  }
  return gain;
}
function trampleGain(thought: Thought, id: UnitId, { at, passed }: Trample): number {
  const { table } = thought;
  const unit = unitAt(table, id);
  const damage = passed.reduce((sum, foe) => sum + strikeGain(table, unit, { unit: foe }, 1), 0);
  const moved = imagine(table, id, at, unit.walked, () => restAt(thought, unit, at)) - restAt(thought, unit, unit.at);
  return damage + moved;
}

export function chooseSpecialTarget(thought: Thought, options: readonly TargetOption[]): number {
  const { table, facts } = thought;
  const id = unitOf(table, facts.unit ?? '');
  return best(options, (option) => aimedGain(thought, id, facts.skill as Skill, targetOf(table, option)));
}
export function chooseBlast(thought: Thought, options: readonly Asks['firebombAt'][]): number {
  const { table, facts } = thought;
  return best(options, ({ at }) => blastGain(thought, unitOf(table, facts.unit ?? ''), hexOf(table.terms.arena, at)));
}
export function chooseTrample(thought: Thought, options: readonly Asks['trample'][]): number {
  const { table, facts } = thought;
  const id = unitOf(table, facts.unit ?? '');
  const lines = tramples(table, id, levelOf(table, unitAt(table, id), 'trample'));
  return best(options, ({ at }) => {
    const line = lines.find((one) => one.at === hexOf(table.terms.arena, at));
    return line ? trampleGain(thought, id, line) : Number.NEGATIVE_INFINITY;
  });
}

// ---- what follows from an attack

/** Rerolls the strongest die. */
export const chooseReroll = (options: readonly Asks['reroll'][]): number => best(options, ({ die }) => STRENGTH[die]);

export function chooseCleave(thought: Thought, options: readonly TargetOption[]): number {
  const { table } = thought;
  const unit = unitAt(table, skillUnit(thought));
  return best(options, (option) => strikeGain(table, unit, targetOf(table, option), 1));
}
/** Whose skill the question belongs to. */
export function skillUnit({ table, trail }: Thought): UnitId {
  const step = trail.findLast((one) => one.at === 'skill');
  return step?.at === 'skill' ? unitOf(table, step.unit) : NONE;
}

/** Whether to push a foe away: not out of reach of those who still want to attack it. */
export const chooseShove = (thought: Thought, options: readonly Asks['shove'][]): number =>
  bestOrPass(options, 0, ({ unit, at }) => {
    const { table } = thought;
    const foe = unitOf(table, unit);
    return foeAt(thought, foe, hexOf(table.terms.arena, at)) - foeAt(thought, foe, unitAt(table, foe).at);
  });
/** How welcome a foe is on a hex: who can still strike it there, whom it stands next to, and whether it holds a stone. */
export function foeAt(thought: Thought, foe: UnitId, hex: Hex): number {
  const { table, own, friends } = thought;
  const unit = unitAt(table, foe);
  return imagine(table, foe, hex, unit.walked, () => {
    let worth = arenaOf(table).kinds[hex] === 'stone' ? -STONE_HELD : 0;
    let damage = 0;
    for (const id of own) {
      const mine = unitAt(table, id);
      if (mine.engaged || !canFight(table, mine)) continue;
      if (attackTargets(table, id).some((target) => isUnit(target) && target.unit === foe))
        damage += blowOn(thought, id, { unit: foe }).expected;
    }
    worth += harmOf(table, unit, Math.min(unit.hp, damage));
    const range = rangeOf(table, unit);
    for (const id of friends) {
      const away = arenaOf(table).distances[hex]?.[unitAt(table, id).at] ?? 0;
      if (away > range) worth += OUT_OF_RANGE;
    }
    return worth;
  });
}
const STONE_HELD = 3;
const OUT_OF_RANGE = 0.3;
