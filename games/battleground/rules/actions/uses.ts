// Whether an effect can do something, and for whom: what cannot is not offered. MOB-4.18, MOB-6.56
import type { Reason } from '@tabularium/kernel';
import type { Effect, Whom } from '../../content/kinds.ts';
import { figureAt, playerOf } from '../../table/names.ts';
import type { FigureId, Frame, Table } from '../../table/table.ts';
import { drawable } from '../fate/hand.ts';
import { canPlaceMarker } from '../field/markers.ts';
import { MOST_MANA } from '../figures/mana.ts';
import { boundTo } from '../reach/destinations.ts';
import { freeMoveTerms, subjectsOf } from './effects.ts';
import { NO_CHARGE, whyNotCharge, whyNotFly, whyNotMove } from './moving.ts';
import { whyNotPush, whyNotSwap } from './pushing.ts';

/** The effects of a card, an ability or an item, and whom they are for. */
export interface Use {
  readonly whom: Whom;
  readonly effects: readonly Effect[];
}
const NOTHING: Reason = { rule: 'MOB-6.56', because: 'doesNothing' };
/** Why it would do nothing for this one: no effect of it can do anything. MOB-4.18, MOB-6.56 */
export function whyNotFor(table: Table, frame: Frame, { effects }: Use, subject: FigureId): Reason | undefined {
  let why: Reason = NOTHING;
  for (const effect of effects) {
    const reason = whyNotEffect(table, frame, subject, effect);
    if (reason === undefined) return undefined;
    if (why === NOTHING) why = reason;
  }
  return why;
}
/** For whom it could do something. */
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
/** It would move the acting figure itself. */
function movesActor({ who }: Whom, effect: Effect): boolean {
  if (effect.do === 'freeMove') return who === 'self';
  return effect.do === 'charge' || effect.do === 'jump' || effect.do === 'teleport' || effect.do === 'swap';
}

function whyNotEffect(table: Table, frame: Frame, subject: FigureId, effect: Effect): Reason | undefined {
  switch (effect.do) {
    case 'freeMove':
      return whyNotMove(table, subject, freeMoveTerms(effect, frame.figure));
    case 'jump':
    case 'teleport':
      return boundTo(table, subject) === undefined ? undefined : whyNotFly(table, subject, effect.hexes);
    case 'charge':
      return whyNotCharge(table, frame.figure, subject);
    case 'push':
    case 'pull':
      return whyNotPush(table, frame.figure, subject, effect.do);
    case 'swap':
      return whyNotSwap(table, frame.figure, subject);
    default:
      return canDo(table, frame, subject, effect) ? undefined : NOTHING;
  }
}
type Plain = Exclude<Effect, { readonly do: 'freeMove' | 'jump' | 'teleport' | 'charge' | 'push' | 'pull' | 'swap' }>;
function canDo(table: Table, frame: Frame, subject: FigureId, effect: Plain): boolean {
  const [actor, its] = [figureAt(table, frame.figure), figureAt(table, subject)];
  switch (effect.do) {
    case 'gain':
      return effect.token === 'focus' ? !its.focus : effect.token === 'watch' ? frame.watchAtEnd === 0 : true; // MOB-6.2
    case 'heal':
      return its.wounds > 0;
    case 'cleanse':
      return its.debuff !== null;
    case 'gainMana':
      return its.mana < MOST_MANA;
    case 'gainOwnMana':
      return actor.mana < MOST_MANA;
    case 'drainMana':
      return its.mana > 0;
    case 'shareMana':
      return (actor.mana > 0 && its.mana < MOST_MANA) || (its.mana > 0 && actor.mana < MOST_MANA);
    case 'loseTokens':
      return effect.tokens.some((token) => its[token]);
    case 'draw':
      return drawable(playerOf(table, frame.figure), effect.cards) > 0; // MOB-14.14
    case 'marker':
      return canPlaceMarker(table, frame.figure, effect.within);
    case 'mayPushEngaged':
    case 'strike':
      return false; // they follow upon something else
    case 'wound':
    case 'gainAp':
    case 'moveOrFocus':
    case 'next':
      return true;
  }
}
