// What an attack is worth: harm to the enemy less harm to its own unit, from the exact odds.
import { remembered } from '@tabularium/parts/bot';
import { shotClash, shotLines } from '../rules/combat/attacks.ts';
import { type Clash, countDice, type DiceCount, isTooWeak, rawDice } from '../rules/combat/dice-count.ts';
import { damageOf } from '../rules/combat/odds.ts';
import type { SightLine } from '../rules/field/sight.ts';
import { arranged } from '../rules/orders/templates.ts';
import { has, healthIn, readySlots } from '../rules/units/figures.ts';
import type { ShotForm } from '../table/asks.ts';
import { defOf, type SideId, type SlotId, type UnitId, unitAt } from '../table/table.ts';
import { type Thought, withFigures } from './thought.ts';
import { expectedHarm, figureWorth } from './worth.ts';

export interface Blow {
  /** Harm to the defender and to the attacker. */
  readonly gain: number;
  readonly loss: number;
  readonly net: number;
}
const NOTHING: Blow = { gain: 0, loss: 0, net: 0 };

// ---- hand to hand

/** As the figures stand now. */
export function blowOf(thought: Thought, attacker: UnitId, defender: UnitId, from: SideId, to: SideId): Blow {
  return clashWorth(thought, { kind: 'melee', attacker, defender, from, to, line: null, slot: null });
}
/** The same, remembered: with the figures as they stand now, or ready for battle. */
export function knownBlow(thought: Thought, attacker: UnitId, defender: UnitId, from: SideId, to: SideId, isReady: boolean): Blow {
  const key = (((attacker * 64 + defender) * 4 + from) * 4 + to) * 2 + (isReady ? 1 : 0);
  return remembered(thought, 'blow', key, () => {
    const now = blowOf(thought, attacker, defender, from, to);
    const figures = isReady ? battleFigures(thought, attacker) : undefined;
    if (figures === undefined) return now;
    const then = withFigures(unitAt(thought.table, attacker), figures, () => blowOf(thought, attacker, defender, from, to));
    return then.net > now.net ? then : now;
  });
}
/** How the figures stand for an attack; nothing if they do already. */
export const battleFigures = (thought: Thought, id: UnitId): readonly number[] | undefined =>
  remembered(thought, 'battle', id, () => ({ slots: arranged(thought.table, id, 'attack') })).slots;

function clashWorth(thought: Thought, clash: Clash): Blow {
  const { table } = thought;
  const { attacker, defender, kind } = clash;
  if (rawDice(table, attacker, kind) === 0 || isTooWeak(table, clash)) return NOTHING;
  const count = countDice(table, clash);
  if (count.attackDice === 0) return NOTHING;
  const isMelee = kind === 'melee';
  const [hurt, struck] = damageOf(table, clash, fewer(count));
  const gain = expectedHarm(thought, defender, isMelee && has(table, attacker, 'poison') ? poisoned(thought, defender, struck) : struck);
  const loss = isMelee ? expectedHarm(thought, attacker, hurt) : 0;
  return { gain, loss, net: gain - loss };
}
/** Exact odds of more dice take too long, and a die more on both sides hardly matters. */
const MOST_DICE = 10;
export function fewer(count: DiceCount): DiceCount {
  const over = Math.max(0, count.attackDice - MOST_DICE, count.defenceDice - MOST_DICE);
  return over === 0
    ? count
    : { ...count, attackDice: Math.max(1, count.attackDice - over), defenceDice: Math.max(0, count.defenceDice - over) };
}
/** Wounded figures fall. ARC-14.51 */
function poisoned({ table }: Thought, id: UnitId, chances: readonly number[]): number[] {
  const pegs = Math.max(1, ...readySlots(unitAt(table, id)).map((slot) => healthIn(table, id, slot)));
  const whole: number[] = [];
  for (const [amount, chance] of chances.entries()) {
    const there = Math.ceil(amount / pegs) * pegs;
    while (whole.length <= there) whole.push(0);
    whole[there] = (whole[there] as number) + chance;
  }
  return whole;
}

// ---- at range

interface Shot extends Blow {
  readonly line: SightLine;
}
export function shotOf(thought: Thought, attacker: UnitId, defender: UnitId, form: ShotForm): Shot | undefined {
  let chosen: Shot | undefined;
  if (rawDice(thought.table, attacker, form) === 0) return undefined;
  for (const line of shotLines(thought.table, attacker, defender, form)) {
    const blow = lineWorth(thought, attacker, defender, form, line);
    if (chosen === undefined || blow.net > chosen.net) chosen = { ...blow, line };
  }
  return chosen;
}
export function lineWorth(thought: Thought, attacker: UnitId, defender: UnitId, form: ShotForm, line: SightLine): Blow {
  if (form !== 'sniper') return clashWorth(thought, shotClash(attacker, defender, form, line));
  const gains = readySlots(unitAt(thought.table, defender)).map((slot) => aimWorth(thought, attacker, defender, line, slot));
  const gain = Math.max(0, ...gains);
  return { gain, loss: 0, net: gain };
}
/** All damage goes to one figure. ARC-14.57 */
export function aimWorth(thought: Thought, attacker: UnitId, defender: UnitId, line: SightLine, slot: SlotId): number {
  const { table } = thought;
  const clash = shotClash(attacker, defender, 'sniper', line, slot);
  const [, struck] = damageOf(table, clash, countDice(table, clash));
  const enough = struck.slice(healthIn(table, defender, slot)).reduce((sum, chance) => sum + chance, 0);
  return enough * (figureWorth(thought, defender, slot) + (readySlots(unitAt(table, defender)).length === 1 ? 1 : 0));
}
/** What a shot at a side is worth with nothing in between. */
export const openShot = (thought: Thought, attacker: UnitId, defender: UnitId, to: SideId): number =>
  remembered(thought, 'openShot', (attacker * 64 + defender) * 4 + to, () =>
    rawDice(thought.table, attacker, 'shot') === 0
      ? 0
      : clashWorth(thought, { kind: 'shot', attacker, defender, from: shootingSide(thought, attacker), to, line: null, slot: null }).gain,
  );
/** A blue side, or the front. */
const shootingSide = ({ table }: Thought, id: UnitId): SideId => {
  const side = defOf(table, unitAt(table, id)).colours.indexOf('blue');
  return (side === -1 ? 0 : side) as SideId;
};
