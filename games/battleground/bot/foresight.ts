// What bots go by that look ahead: how the armies stand when a round is over and its points are counted.
import type { Seat } from '@tabularium/kernel';
import type { Foresight } from '@tabularium/parts/shape';
import { LAST_ROUND, pointsOf, scoreOf } from '../rules/fate/points.ts';
import { isEngaged, placeOfFigure } from '../rules/figures/figures.ts';
import { defOf, figureAt } from '../table/names.ts';
import type { BattlegroundKit, FigureId, Table } from '../table/table.ts';
import type { BattlegroundView } from '../table/view.ts';
import { promiseAt } from './danger.ts';
import { rank, WEIGHTY } from './mind.ts';
import { tokenHopes } from './objectives.ts';
import { type Thought, thoughtOf } from './thought.ts';
import { weights } from './weights.ts';
import { manaCost } from './worth.ts';

const sumOver = (ids: readonly FigureId[], count: (id: FigureId) => number): number => ids.reduce((sum, id) => sum + count(id), 0);
/** The share of its wounds that a figure can still take. */
function healthOf(table: Table, id: FigureId): number {
  const { health } = defOf(table, id);
  return (health - figureAt(table, id).wounds) / health;
}
const COUNTED: Readonly<Record<string, (thought: Thought) => number>> = {
  points: ({ me }) => scoreOf(me) / 10,
  figures: ({ own }) => own.length,
  worth: ({ table, own }) => sumOver(own, (id) => pointsOf(table, id)) / 10,
  health: ({ table, own }) => sumOver(own, (id) => pointsOf(table, id) * healthOf(table, id)) / 10,
  objectives: (thought) => tokenHopes(thought) / 10,
  threats: (thought) => {
    const { table, own } = thought;
    return sumOver(own, (id) => promiseAt(thought, id, placeOfFigure(figureAt(table, id)))) / 10;
  },
  engaged: ({ table, own }) => sumOver(own, (id) => Number(isEngaged(table, id))),
  mana: (thought) => sumOver(thought.own, (id) => manaCost(thought, id, figureAt(thought.table, id).mana)),
  prepared: ({ table, own }) => sumOver(own, (id) => Number(figureAt(table, id).focus) + Number(figureAt(table, id).overwatch)),
  gear: ({ table, own }) => sumOver(own, (id) => figureAt(table, id).items.filter(({ used }) => !used).length),
  cards: ({ me }) => me.fate.length + me.deck.length,
  glory: ({ me }) => me.glory.length,
};
const features = (table: Table, seat: Seat): readonly number[] => {
  const thought = thoughtOf(table, seat);
  return Object.values(COUNTED).map((count) => count(thought));
};

export const foresight: Foresight<BattlegroundKit, BattlegroundView> = {
  asks: new Set(WEIGHTY),
  rank,
  names: Object.keys(COUNTED),
  features,
  progress: ({ phase, round }) => (phase === 'setup' ? 0 : (round - 1) / LAST_ROUND),
  clock: ({ phase, round }) => (phase === 'setup' ? 0 : round),
  horizon: 1,
  weights,
};
