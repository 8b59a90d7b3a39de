// Fate and glory cards: their bonuses, and playing further ones. MOB-4.16 to MOB-4.25
import { certain, type Reason, type Rules } from '@tabularium/kernel';
import { fateOf } from '../../content/find.ts';
import type { FateDef } from '../../content/kinds.ts';
import type { TargetAbout } from '../../table/about.ts';
import type { Asks, CardName } from '../../table/asks.ts';
import { figureAt, figureName, figureOf, playerOf } from '../../table/names.ts';
import type { FigureId, Frame, Referee, Table } from '../../table/table.ts';
import { takeFromHand } from '../fate/hand.ts';
import { actionEnded } from '../fate/missions.ts';
import { gainAp, gainMana } from '../figures/mana.ts';
import { perform } from './effects.ts';
import { subjectsOf } from './subjects.ts';
import { type Use, usersOf, whyNotDo, whyNotFor } from './uses.ts';

// ---- the bonus

type Bonus = Asks['bonus']['bonus'];
const BONUS = 1;
/** The ability or 1 mana, the side mission or 1 AP. MOB-4.16, MOB-4.17 */
export function* resolveBonus(table: Table, ref: Referee, frame: Frame, card: CardName): Rules<void> {
  const fate = fateOf(table.content, card);
  const figure = figureName(table, frame.figure);
  const { bonus } = yield* ref.choose(figureAt(table, frame.figure).seat, {
    ask: 'bonus',
    rule: fate === undefined ? 'MOB-4.17' : 'MOB-4.16',
    options: () => bonusesOf(fate).flatMap((one) => (whyNotBonus(table, frame, fate, one) === undefined ? [{ bonus: one }] : [])),
    ruledOut: () => bonusesOf(fate).flatMap((one) => ruledOut(one, whyNotBonus(table, frame, fate, one))),
    facts: () => ({ figure, card }),
    always: true,
  });
  ref.tell({ kind: 'bonus', rule: fate === undefined ? 'MOB-4.17' : 'MOB-4.16', figure, card, bonus });
  if (bonus === 'ability') yield* useCard(table, ref, frame, certain(fate, 'a fate card'));
  else takeBonus(table, ref, frame, card, bonus);
}
const bonusesOf = (fate: FateDef | undefined): readonly Bonus[] => (fate === undefined ? ['mission', 'ap'] : ['ability', 'mana']);
/** The extra mana or AP can always be taken. MOB-4.18 */
const whyNotBonus = (table: Table, frame: Frame, fate: FateDef | undefined, bonus: Bonus): Reason | undefined =>
  bonus === 'ability' && fate !== undefined ? whyNotDo(table, frame, fate) : undefined;
const ruledOut = (what: string, reason: Reason | undefined): Reason[] => (reason === undefined ? [] : [{ ...reason, what }]);

function takeBonus(table: Table, ref: Referee, frame: Frame, card: CardName, bonus: Exclude<Bonus, 'ability'>): void {
  const figure = figureName(table, frame.figure);
  switch (bonus) {
    case 'mana':
      gainMana(table, ref, frame.figure, BONUS, card, 'MOB-4.16');
      break;
    case 'ap':
      gainAp(table, ref, frame.figure, BONUS, card, 'MOB-4.17');
      break;
    case 'mission':
      frame.missions.push({ card, done: false, inflicted: [] }); // MOB-7.73
      ref.tell({ kind: 'missionBegan', rule: 'MOB-7.73', figure, card });
  }
}
function* useCard(table: Table, ref: Referee, frame: Frame, fate: FateDef): Rules<void> {
  const subject = yield* chooseSubject(table, ref, frame, fate, { why: fate.id });
  yield* perform(table, ref, { frame, actor: frame.figure, effects: fate.effects, subject, why: fate.id });
  if (fate.effects.some((effect) => effect.do === 'charge' || (effect.do === 'freeMove' && subject === frame.figure)))
    actionEnded(table, ref, frame); // free actions are actions too
}
export interface SubjectChoice {
  /** The card or ability that asks for a subject. */
  readonly why: string;
  /** Rules out some subjects. */
  readonly fits?: (id: FigureId) => boolean;
  readonly about?: (id: FigureId) => TargetAbout;
}
/** Chooses among the subjects it would do something for. MOB-7.67 */
export function* chooseSubject(table: Table, ref: Referee, frame: Frame, use: Use, { why, fits, about }: SubjectChoice): Rules<FigureId> {
  if (use.whom.who === 'self') return frame.figure;
  const picked = yield* ref.choose(figureAt(table, frame.figure).seat, {
    ask: 'subject',
    rule: 'MOB-7.67',
    options: () => usersOf(table, frame, use).flatMap((id) => (fits?.(id) === false ? [] : [{ figure: figureName(table, id) }])),
    ruledOut: () =>
      subjectsOf(table, frame.figure, use.whom).flatMap((id) => ruledOut(figureName(table, id), whyNotFor(table, frame, use, id))),
    facts: () => ({ figure: figureName(table, frame.figure), why }),
    about: ({ figure }) => about?.(figureOf(table, figure)),
  });
  return figureOf(table, picked.figure);
}

// ---- further cards

/** A further card gives one of its bonuses, nothing else. MOB-4.24, MOB-4.25, MOB-7.22 */
export function* playCard(table: Table, ref: Referee, frame: Frame, card: CardName): Rules<void> {
  const player = playerOf(table, frame.figure);
  const figure = figureName(table, frame.figure);
  frame.cards.push(takeFromHand(player, card));
  ref.tell({ kind: 'played', rule: 'MOB-4.24', seat: player.seat, figure, card });
  yield* ref.within({ at: 'card', figure, card }, resolveBonus(table, ref, frame, card));
}
