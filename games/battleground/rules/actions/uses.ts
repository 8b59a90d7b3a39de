// Whether effects would do anything, and for whom: useless ones are not offered. MOB-4.18, MOB-6.56
import type { Reason } from '@tabularium/kernel';
import type { Effect, Whom } from '../../content/kinds.ts';
import type { FigureId, Frame, Table } from '../../table/table.ts';
import { NOTHING, whyNotEffect } from './effects.ts';
import { NO_CHARGE } from './own-movements.ts';
import { subjectsOf } from './subjects.ts';

/** The effects of a card, an ability or an item, and their possible subjects. */
export interface Use {
  readonly whom: Whom;
  readonly effects: readonly Effect[];
}
/** Why none of its effects would do anything for this subject. MOB-4.18, MOB-6.56 */
export function whyNotFor(table: Table, frame: Frame, { effects }: Use, subject: FigureId): Reason | undefined {
  let why: Reason = NOTHING;
  for (const effect of effects) {
    const reason = isNoUse(frame, effect) ? NOTHING : whyNotEffect(table, { actor: frame.figure, subject }, effect);
    if (reason === undefined) return undefined;
    if (why === NOTHING) why = reason;
  }
  return why;
}
/** An effect that only follows from another, or that is due already, is no reason to use a card. */
const isNoUse = (frame: Frame, effect: Effect): boolean =>
  effect.do === 'mayPushEngaged' || effect.do === 'strike' || (effect.do === 'gain' && effect.token === 'watch' && frame.watchAtEnd > 0);
/** The subjects for which some effect would do something. */
export const usersOf = (table: Table, frame: Frame, use: Use): FigureId[] =>
  subjectsOf(table, frame.figure, use.whom).filter((subject) => whyNotFor(table, frame, use, subject) === undefined);

const MOVES_ITSELF: Reason = { rule: 'MOB-7.37', because: 'movesInterrupter' };
/** Why it is not offered in this activation or interruption. */
export function whyNotDo(table: Table, frame: Frame, use: Use): Reason | undefined {
  if (frame.kind === 'opportunity' && use.effects.some((effect) => movesActor(use.whom, effect))) return MOVES_ITSELF;
  let why = use.whom.who === 'chargeable' ? NO_CHARGE : NOTHING;
  for (const subject of subjectsOf(table, frame.figure, use.whom)) {
    const reason = whyNotFor(table, frame, use, subject);
    if (reason === undefined) return undefined;
    why = reason;
  }
  return why;
}
/** The effect would move the acting figure itself. */
function movesActor({ who }: Whom, effect: Effect): boolean {
  if (effect.do === 'freeMove') return who === 'self';
  return effect.do === 'charge' || effect.do === 'jump' || effect.do === 'teleport' || effect.do === 'swap';
}
