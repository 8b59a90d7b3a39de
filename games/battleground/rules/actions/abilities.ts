// Active abilities of characters and items. MOB-6.54 to MOB-6.56, MOB-7.67 to MOB-7.69
import type { Reason, Rules } from '@tabularium/kernel';
import { itemOf } from '../../content/find.ts';
import type { ActiveAbility } from '../../content/kinds.ts';
import { defOf, figureAt, figureName } from '../../table/names.ts';
import type { FigureId, Frame, Referee, Table } from '../../table/table.ts';
import { faceFigure } from '../field/turning.ts';
import { isInPlay, isOpen } from '../figures/frames.ts';
import { gainAp, loseMana } from '../figures/mana.ts';
import { aboutTest } from '../tests/ability-about.ts';
import { testAbility } from '../tests/contest.ts';
import { lineReached } from '../tests/odds.ts';
import { chooseSubject, type SubjectChoice } from './cards.ts';
import { perform } from './effects.ts';
import { type Use, usersOf, whyNotDo } from './uses.ts';

export interface OwnedAbility {
  /** `A02`, `I15`; `I15#2` if it belongs to a second copy of the item. MOB-6.55 */
  readonly name: string;
  readonly ability: ActiveAbility;
}
/** Every active ability of a figure: its own, then those of its items. MOB-6.54, MOB-7.77 */
export function abilitiesOf(table: Table, id: FigureId): OwnedAbility[] {
  const found: OwnedAbility[] = [];
  const add = (name: string, ability: ActiveAbility): void => {
    const copies = found.filter((one) => one.ability.id === ability.id).length;
    found.push({ name: copies === 0 ? name : `${name}#${copies + 1}`, ability });
  };
  for (const ability of defOf(table, id).abilities) if (ability.kind === 'active') add(ability.id, ability);
  for (const { card } of figureAt(table, id).items) {
    const use = itemOf(table.content, card)?.use;
    if (use?.kind === 'active') add(card, use.ability);
  }
  return found;
}
/** Everything it may do, whatever the result of its test. */
const useOf = ({ whom, effects, test: tested }: ActiveAbility): Use => ({
  whom,
  effects: tested === undefined ? effects : [...effects, ...tested.lines.flatMap((line) => line.effects)],
});
/** The figures that the ability could be used on. */
export const abilitySubjects = (table: Table, frame: Frame, ability: ActiveAbility): FigureId[] => usersOf(table, frame, useOf(ability));

const USED: Reason = { rule: 'MOB-6.55', because: 'usedAlready' };
/** Why an active ability cannot be used, AP aside. MOB-4.22, MOB-6.55, MOB-6.56 */
export function whyNotAbility(table: Table, frame: Frame, { name, ability }: OwnedAbility): Reason | undefined {
  if (frame.used.includes(name)) return USED;
  const { mana } = figureAt(table, frame.figure);
  if (mana < ability.mana) return { rule: 'MOB-6.54', because: 'notEnoughMana', needs: ability.mana, has: mana };
  return whyNotDo(table, frame, useOf(ability));
}

/** Pays its cost, then follows its text. MOB-6.54 */
export function* useAbility(table: Table, ref: Referee, frame: Frame, { name, ability }: OwnedAbility): Rules<void> {
  const figure = figureName(table, frame.figure);
  gainAp(table, ref, frame.figure, -ability.ap, name, 'MOB-6.54');
  loseMana(table, ref, frame.figure, ability.mana, name, 'MOB-6.54');
  frame.used.push(name);
  yield* ref.within({ at: 'ability', figure, ability: ability.id }, follow(table, ref, frame, ability));
}
function* follow(table: Table, ref: Referee, frame: Frame, ability: ActiveAbility): Rules<void> {
  if (ability.whom.who === 'eachEngagedEnemy') return yield* followForEach(table, ref, frame, ability);
  const subject = yield* chooseSubject(table, ref, frame, useOf(ability), choiceOf(table, frame, ability));
  yield* followFor(table, ref, frame, ability, subject);
}
const choiceOf = (table: Table, frame: Frame, { id: why, test: tested }: ActiveAbility): SubjectChoice =>
  tested === undefined ? { why } : { why, about: (target) => aboutTest(table, frame, tested, target) };
/** In the order that its player chooses. MOB-11.25 */
function* followForEach(table: Table, ref: Referee, frame: Frame, ability: ActiveAbility): Rules<void> {
  let waiting = abilitySubjects(table, frame, ability);
  while (isOpen(table, frame)) {
    waiting = waiting.filter((id) => isInPlay(figureAt(table, id)));
    if (waiting.length === 0) return;
    const among = waiting;
    const choice = { ...choiceOf(table, frame, ability), fits: (id: FigureId) => among.includes(id) };
    const subject = yield* chooseSubject(table, ref, frame, useOf(ability), choice);
    waiting = waiting.filter((id) => id !== subject);
    yield* followFor(table, ref, frame, ability, subject);
  }
}
function* followFor(table: Table, ref: Referee, frame: Frame, ability: ActiveAbility, subject: FigureId): Rules<void> {
  const [figure, on] = [figureName(table, frame.figure), subject === frame.figure ? null : figureName(table, subject)];
  ref.tell({ kind: 'usedAbility', rule: 'MOB-6.54', figure, ability: ability.id, on });
  if (ability.targets) yield* faceFigure(table, ref, frame.figure, subject); // MOB-7.68
  const terms = { frame, actor: frame.figure, subject, why: ability.id };
  if (ability.test !== undefined) {
    const { stat, against, lines } = ability.test;
    const { net } = yield* testAbility(table, ref, { frame, figure: frame.figure, stat, against: { figure: subject, stat: against } });
    const line = lineReached(lines, net); // MOB-5.11
    if (line !== undefined) yield* perform(table, ref, { ...terms, effects: line.effects, net });
  }
  if (ability.effects.length > 0) yield* perform(table, ref, { ...terms, effects: ability.effects });
}
