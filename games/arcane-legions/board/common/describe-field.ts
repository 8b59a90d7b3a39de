// What is on the table, in words: for hints and for screen readers.

import { cardIn } from '../../content/known.ts';
import { HEADINGS, slotCalled } from '../../table/names.ts';
import type { ArcaneView, PieceView, UnitView } from '../../table/view.ts';
import type { Subject } from './attention.ts';
import type { Handle } from './handle.ts';
import { nameOf, type Props } from './props.ts';
import type { Sight } from './sights.ts';
import type { Targets } from './targets.ts';

type T = Props['t'];
/** Nothing for a mere place. */
export function describeTarget(target: Subject, targets: Targets, view: ArcaneView, names: readonly string[], t: T): readonly string[] {
  if ('piece' in target) return describePiece(view, target.piece, names, t);
  if ('beyond' in target) return [t('board.field.beyond', { unit: target.beyond })];
  if ('stop' in target) return describeStop(targets, target.stop, t);
  if ('handle' in target) return describeFigure(targets.handleOf(target)?.figure, view, t);
  const unit = view.units.find((one) => one.unit === target.unit);
  return unit === undefined ? [] : describeUnit(unit, t);
}
/** `3 of 4 MP, facing north, Spearmen: left side, red`. */
function describeStop({ march }: Targets, number: number, t: T): readonly string[] {
  const stop = march?.stopOf(number);
  if (march === undefined || stop === undefined) return [];
  return [
    t('board.field.march', { spent: stop.spent, points: march.points }),
    t('board.field.faces', { heading: HEADINGS[stop.pose.heading] }),
    ...march.touches(number).map((touch) => t('board.table.snap.other', { ...touch })),
  ];
}
/** `S3: Spearman, Icons of the slot: 1 attack`. */
function describeFigure(figure: Handle['figure'], { units, own }: ArcaneView, t: T): readonly string[] {
  const unit = units.find((one) => one.unit === figure?.unit);
  if (figure === undefined || unit === undefined) return [];
  const { slot } = figure;
  const standing = unit.slots.find((one) => one.slot === slot)?.figure ?? null;
  const icons = cardIn(own, unit.card)?.slots[slotCalled(slot)]?.icons;
  return [
    standing === null ? t('board.table.slot.empty', { slot }) : t('board.table.slot.stands', { slot, figure: standing }),
    ...(icons === undefined ? [] : [t('board.table.slot.icons', { icons })]),
  ];
}
/** `First Cohort (Anna), facing north, 9 of 12 hit points, beside Spearmen (front to front)`. */
export function describeUnit(
  { unit, at, heading, health, mostHealth, figures, adjacent, pushed, state }: UnitView,
  t: T,
): readonly string[] {
  return [
    nameOf(unit, t),
    ...(at === null ? [t(`draw.${state === 'waiting' ? 'waits' : state}`)] : [t('board.field.faces', { heading: HEADINGS[heading] })]),
    t('board.field.health', { health, most: mostHealth, count: figures }),
    ...adjacent.map(({ unit: other, own, other: side }) => t('board.field.beside', { unit: other, own, other: side })),
    ...(pushed ? [t('draw.pushed')] : []),
  ];
}
/** `Wood 2, difficult terrain`, `Objective 1, held by Anna`. */
function describePiece(view: ArcaneView, number: number, names: readonly string[], t: T): readonly string[] {
  const piece = view.field.pieces[number];
  if (piece === undefined) return [];
  return [nameOf(piece.name, t), t(`board.field.ground.${piece.category}`), ...holderOf(view, piece, number, names, t)];
}
function holderOf(view: ArcaneView, { category }: PieceView, number: number, names: readonly string[], t: T): readonly string[] {
  const objective = category === 'objective' ? view.objectives.find(({ piece }) => piece === number) : undefined;
  if (objective === undefined) return [];
  if (objective.contested) return [t('draw.contested')];
  return [objective.controlledBy === null ? t('draw.free') : t('draw.heldBy', { name: names[objective.controlledBy] ?? '' })];
}
/** `Front to left: 4.2 steps, across Wood 2`. */
export const describeSight = ({ from, to, distance, state, crossed, blockedBy }: Sight, t: T): string =>
  t(`board.field.sight.${state}`, {
    from,
    to,
    steps: distance,
    what: (state === 'blocked' ? blockedBy : crossed).map((name) => nameOf(name, t)).join(', '),
  });
