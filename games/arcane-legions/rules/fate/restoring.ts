// Which downed figures come back. ARC-11.7
import { PASS, type Rules } from '@tabularium/kernel';
import { slotCalled, slotName, unitName } from '../../table/names.ts';
import { defOf, type FigureId, NONE, type Referee, type Table, type UnitId, unitAt } from '../../table/table.ts';
import { figureIn, fits, givesSame, slotOf } from '../units/figures.ts';
import { restore } from './damage.ts';

/** Downed basic troops with at most so many pegs. */
export function downedWhite(table: Table, id: UnitId, pegs: number): FigureId[] {
  const unit = unitAt(table, id);
  const def = defOf(table, unit);
  return unit.downed.filter((figure) => slotOf(def, figure).circle === 'white' && slotOf(def, figure).pegs <= pegs);
}
/** One of each kind: equal figures that would come back to equal slots are offered once. */
export function kindsOf(table: Table, id: UnitId, figures: readonly FigureId[]): FigureId[] {
  const unit = unitAt(table, id);
  const def = defOf(table, unit);
  const isAlike = (a: FigureId, b: FigureId): boolean =>
    slotOf(def, a).figure === slotOf(def, b).figure &&
    fits(def, a, b) &&
    givesSame(def, a, b) &&
    (figureIn(unit, a) === NONE) === (figureIn(unit, b) === NONE);
  return figures.filter((figure, number) => !figures.slice(0, number).some((before) => isAlike(before, figure)));
}

export interface RestoreTerms {
  /** Of all that are restored, together. */
  readonly pegs: number;
  readonly why: string;
  readonly rule: string;
  /** How many figures; any number unless said. */
  readonly most?: number;
}
/** At least one, then as many as the pegs allow. */
export function* restoreSome(table: Table, ref: Referee, by: UnitId, id: UnitId, { pegs, why, rule, most }: RestoreTerms): Rules<void> {
  const { seat } = unitAt(table, by);
  let left = pegs;
  for (let restored = 0; restored < (most ?? Number.POSITIVE_INFINITY); restored++) {
    const able = kindsOf(table, id, downedWhite(table, id, left));
    if (able.length === 0) return;
    const told = yield* ref.choose(seat, {
      ask: 'restore',
      rule,
      options: () => able.map((figure) => ({ figure: slotName(figure) })),
      pass: restored > 0,
      facts: () => ({ unit: unitName(table, id), left }),
    });
    if (told === PASS) return;
    const figure = slotCalled(told.figure);
    left -= slotOf(defOf(table, unitAt(table, id)), figure).pegs;
    yield* restore(table, ref, id, figure, seat, why);
  }
}
