// Figures that change their slots and take their wounds with them, and units that turn in place; nobody is added, and no enemy strikes.
// ARC-4.4, ARC-4.5, ARC-4.6, ARC-7.6, ARC-14.45, ARC-14.64, ARC-15.3
import { turned } from '@tabularium/geometry';
import { certain, PASS, type Rules } from '@tabularium/kernel';
import { isFormation, type Pose } from '../../content/shapes.ts';
import { type Asks, TEMPLATES } from '../../table/asks.ts';
import { poseName, slotCalled, slotName, unitName } from '../../table/names.ts';
import { defOf, type FigureId, NONE, type Referee, type SlotId, type Table, type Unit, type UnitId, unitAt } from '../../table/table.ts';
import { cardOf } from '../units/cards.ts';
import { codeIn, figureIn, has, moveFigure, movesOf, readySlots } from '../units/figures.ts';
import { place } from '../units/placing.ts';
import { deployedOf, friendsOf } from '../units/teams.ts';
import { arranged, isArranged } from './templates.ts';

// ---- what is possible

/** Two figures that are not alike, in slots that are not alike. ARC-4.3 */
function swapsOf(table: Table, id: UnitId): Asks['regroup'][] {
  const unit = unitAt(table, id);
  const { fit, gift, figure } = cardOf(defOf(table, unit));
  const differ = (a: FigureId, b: FigureId): boolean => unit.wounds[a] !== unit.wounds[b] || figure[a] !== figure[b];
  const swaps: Asks['regroup'][] = [];
  if (areAllAlike(unit, fit, differ)) return swaps; // most often
  for (let a = 0; a < fit.length; a++)
    for (let b = a + 1; b < fit.length; b++) {
      const [one, other] = [figureIn(unit, a), figureIn(unit, b)];
      if (one === NONE || other === NONE || fit[a] !== fit[b] || gift[a] === gift[b] || !differ(one, other)) continue;
      swaps.push({ swap: [slotName(a), slotName(b)] });
    }
  return swaps;
}
/** Figures that could stand in the same slots do not differ. */
function areAllAlike({ slots }: Unit, fit: readonly SlotId[], differ: (a: FigureId, b: FigureId) => boolean): boolean {
  const first: FigureId[] = [];
  for (let slot = 0; slot < slots.length; slot++) {
    const figure = slots[slot] as FigureId;
    if (figure !== NONE && differ((first[fit[slot] as SlotId] ??= figure), figure)) return false;
  }
  return true;
}

// ---- doing it

function swap(table: Table, ref: Referee, id: UnitId, a: SlotId, b: SlotId): void {
  const unit = unitAt(table, id);
  [unit.slots[a], unit.slots[b]] = [figureIn(unit, b), figureIn(unit, a)];
  ref.tell({
    kind: 'figuresSwapped',
    rule: 'ARC-4.3',
    unit: unitName(table, id),
    slots: [slotName(a), slotName(b)],
    figures: [codeIn(table, id, b), codeIn(table, id, a)],
  });
}
/** A formation makes a half turn only. ARC-4.2 */
export const turnsInPlace = (table: Table, id: UnitId): readonly (90 | 180 | 270)[] =>
  isFormation(defOf(table, unitAt(table, id))) ? [180] : [90, 180, 270];
export function face(table: Table, id: UnitId, degrees: number): Pose {
  const { x, y, heading } = unitAt(table, id);
  const pose: Pose = { x, y, heading: turned(heading, degrees / 45) };
  place(table, id, pose);
  return pose;
}

/** Figures and facing, in any order, until the owner is content. ARC-4.1 to ARC-4.3 */
export function* regroup(table: Table, ref: Referee, id: UnitId): Rules<void> {
  const unit = unitAt(table, id);
  const leads = has(table, id, 'leaderOfMen'); // ARC-14.45: as it was when the order was given
  const name = unitName(table, id);
  let left = readySlots(unit).length; // as many moves as figures lead to every arrangement
  let [hasFaced, hasArranged] = [false, false];
  for (;;) {
    const told = yield* ref.choose(unit.seat, {
      ask: 'regroup',
      rule: 'ARC-4.1',
      options: (): Asks['regroup'][] => [
        ...(hasArranged ? [] : TEMPLATES.filter((template) => !isArranged(table, id, template)).map((template) => ({ template }))),
        ...(left > 0 ? [...movesOf(table, id), ...swapsOf(table, id)] : []),
        ...(hasFaced ? [] : turnsInPlace(table, id).map((turn) => ({ turn }))),
      ],
      pass: true,
      facts: () => ({ unit: name, left }),
    });
    if (told === PASS) break;
    if ('turn' in told) {
      hasFaced = true;
      ref.tell({ kind: 'faced', rule: 'ARC-4.2', unit: name, to: poseName(face(table, id, told.turn)) });
    } else if ('template' in told) {
      hasArranged = true;
      const slots = arranged(table, id, told.template) as readonly number[]; // those that stand like that already are not offered
      const moves = slots.flatMap((figure, to) => {
        const from = unit.slots.indexOf(figure);
        return figure === NONE || from === to ? [] : [{ from: slotName(from), to: slotName(to) }];
      });
      unit.slots = [...slots];
      ref.tell({ kind: 'rearranged', rule: 'ARC-4.1', unit: name, template: told.template, moves });
    } else {
      left -= 1;
      if ('swap' in told) swap(table, ref, id, slotCalled(told.swap[0]), slotCalled(told.swap[1]));
      else moveFigure(table, ref, id, slotCalled(told.from), slotCalled(told.to), 'ARC-4.1');
    }
  }
  if (leads) yield* lead(table, ref, id);
}
/** One figure on each other friendly unit. ARC-14.45 */
function* lead(table: Table, ref: Referee, id: UnitId): Rules<void> {
  const { seat } = unitAt(table, id);
  let waiting = friendsOf(table, seat).flatMap((friend) => deployedOf(table, friend).filter((other) => other !== id)); // ARC-13.8
  for (;;) {
    const able = waiting;
    const told = yield* ref.choose(seat, {
      ask: 'leader',
      rule: 'ARC-14.45',
      options: () => able.flatMap((other) => movesOf(table, other).map((move) => ({ unit: unitName(table, other), ...move }))),
      pass: true,
      facts: () => ({ unit: unitName(table, id) }),
    });
    if (told === PASS) return;
    const other = certain(
      able.find((one) => unitName(table, one) === told.unit),
      'the unit offered',
    );
    moveFigure(table, ref, other, slotCalled(told.from), slotCalled(told.to), 'ARC-14.45');
    waiting = waiting.filter((one) => one !== other);
  }
}
