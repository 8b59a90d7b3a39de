// What things are worth, in victory points: figures, their wounds, mana and tokens.
import { remembered } from '@tabularium/parts/bot';
import type { Buff, Debuff } from '../content/kinds.ts';
import { pointsOf, scoreOf, WINNING_LEAD } from '../rules/fate/points.ts';
import { defOf, figureAt } from '../table/names.ts';
import type { FigureId } from '../table/table.ts';
import { isFoe, isReady, type Thought } from './thought.ts';

/** What a figure contributes in a round. */
const EACH_ROUND = 3;
/** The last wound costs this share of a figure's worth; the others share the rest. */
const LAST_WOUND = 0.4;

/** What losing a figure costs: its points for the enemy, and what it would still have done. */
export const figureWorth = (thought: Thought, id: FigureId): number =>
  remembered(thought, 'figure', id, () => {
    const acts = thought.roundsLeft + (isReady(thought, id) ? 1 : 0);
    return pointsOf(thought.table, id) + EACH_ROUND * acts;
  });
/** What further wounds cost a figure. */
export function harm(thought: Thought, id: FigureId, wounds: number): number {
  if (wounds <= 0) return 0;
  const { table } = thought;
  const { health } = defOf(table, id);
  const left = health - figureAt(table, id).wounds;
  const worth = figureWorth(thought, id);
  return wounds >= left ? worth * (LAST_WOUND + ((1 - LAST_WOUND) * left) / health) : (worth * (1 - LAST_WOUND) * wounds) / health;
}
/** What healing wounds is worth. */
export function healing(thought: Thought, id: FigureId, wounds: number): number {
  const { table } = thought;
  const { health } = defOf(table, id);
  const healed = Math.min(wounds, figureAt(table, id).wounds);
  return (healed * figureWorth(thought, id) * (1 - LAST_WOUND)) / health;
}

/** The worth of the first mana, the second, and so on. */
const MANA: readonly number[] = [1.4, 1.1, 0.8, 0.5, 0.25];
/** What more mana is worth to a figure, given what it has. */
export function manaWorth(thought: Thought, id: FigureId, more: number): number {
  const { mana } = figureAt(thought.table, id);
  const use = thought.roundsLeft === 0 && !isReady(thought, id) && thought.table.frames.every(({ figure }) => figure !== id) ? 0.3 : 1;
  let sum = 0;
  for (let i = 0; i < more; i++) sum += (MANA[mana + i] ?? 0) * use;
  return sum;
}
/** What it costs a figure to spend mana. */
export function manaCost(thought: Thought, id: FigureId, spent: number): number {
  const { mana } = figureAt(thought.table, id);
  const use = thought.roundsLeft === 0 ? 0.3 : 1;
  let sum = 0;
  for (let i = 1; i <= spent; i++) sum += (MANA[mana - i] ?? 0) * use;
  return sum;
}

const BUFF: Readonly<Record<Buff, number>> = { rapidity: 1, improvement: 2, protection: 2, regeneration: 2 };
/** What a figure's buff is worth to it. */
export const buffWorth = (thought: Thought, id: FigureId, buff: Buff | null): number => {
  if (buff === null) return 0;
  if (buff === 'regeneration') return figureAt(thought.table, id).wounds > 0 ? healing(thought, id, 1) : 0.6;
  return BUFF[buff] * (isReady(thought, id) || buff === 'protection' ? 1 : 0.4);
};
/** What a debuff costs its bearer until the round ends. */
export function debuffCost(thought: Thought, id: FigureId, debuff: Debuff | null): number {
  const ready = isReady(thought, id);
  switch (debuff) {
    case null:
      return 0;
    case 'curse':
      return harm(thought, id, 1);
    case 'stun':
      return isSoonAttacked(thought, id) ? 2.2 : 0.2;
    case 'blindness':
      return ready ? 2.5 : 0.4;
    case 'paralysis':
      return ready ? 2 : 0.2;
    case 'thirdEye':
      return 0.8;
  }
}
/** An enemy may still attack the figure in this round. */
const isSoonAttacked = (thought: Thought, id: FigureId): boolean => {
  const others = isFoe(thought, id) ? thought.own : thought.enemies;
  return others.some((other) => isReady(thought, other) || thought.table.frames.some(({ figure }) => figure === other));
};
/** What it costs a figure to get this debuff in place of the one it has. */
export function debuffing(thought: Thought, id: FigureId, debuff: Debuff): number {
  const before = figureAt(thought.table, id).debuff;
  const removal = before === 'curse' ? harm(thought, id, 1) : 0; // a curse wounds when it is replaced
  return debuffCost(thought, id, debuff) + removal - debuffCost(thought, id, before);
}
export const FOCUS = 2;
/** The current lead. */
const leadOf = ({ me, foe }: Thought): number => scoreOf(me) - scoreOf(foe);
/** How much a loss counts: a player in the lead protects its figures, one behind has little to lose. */
export function caution(thought: Thought): number {
  if (thought.roundsLeft > 0) return 1;
  const lead = leadOf(thought);
  return lead >= WINNING_LEAD ? 1.5 : lead <= -WINNING_LEAD ? 0.5 : 1;
}
