// Why actions are not offered, in as much detail as helps a player. Worked out on request only.
import type { Reason, Seat } from '@tabularium/kernel';
import { cardsIn, type Recipe } from '../../content/recipes.ts';
import type { Action } from '../../table/asks.ts';
import { spaceOf } from '../../table/names.ts';
import type { Table } from '../../table/table.ts';
import { NOBODY, playerOf, RESERVE } from '../../table/table.ts';
import { text } from '../../table/text.ts';
import { canDismantle, tentName } from '../artifacts/tents.ts';
import { potentialOf } from '../battle/attackable.ts';
import { baseOf, sum } from '../battle/strength.ts';
import { MISSING_CARDS, missingCards } from '../cards/payment.ts';
import { purseOf } from '../cards/uses.ts';
import { deckSize } from '../cards/zones.ts';
import { judgeAll } from './menu.ts';

export function whyNotActions(table: Table, seat: Seat): Reason[] {
  const reasons: Reason[] = [];
  const judged = new Set<string>();
  judgeAll(table, seat, {
    offer: (action) => void judged.add(action.do),
    deny: (action, why, need, evenIfPaid) => {
      judged.add(typeof action === 'string' ? action : action.do);
      reasons.push(explain(table, seat, action, why, need));
      const also = evenIfPaid?.();
      if (also !== undefined) reasons.push({ ...also, what: notationOf(action) });
    },
  });
  for (const tent of playerOf(table, seat).tents)
    if (!canDismantle(table, tent)) {
      judged.add('dismantle');
      reasons.push({ rule: 'BAT-8.29', because: 'pitchedThisTurn', what: 'dismantle', tent: tentName(table, tent) });
    }
  for (const why of whatNeverCameUp(table, seat)) {
    if (why.what === undefined || judged.has(why.what)) continue;
    judged.add(why.what);
    reasons.push(why);
  }
  return reasons;
}

/** Reasons for kinds of actions of which there was none to judge. */
function whatNeverCameUp(table: Table, seat: Seat): Reason[] {
  const noHeroOnBoard = playerOf(table, seat).heroes.every((at) => at === RESERVE);
  const noHero = (what: Action['do']): Reason => ({ rule: 'BAT-10.3', because: 'noHeroOnBoard', what });
  return [
    ...(table.terms.terrain ? [] : [{ rule: 'BAT-17.2', because: 'basicGame', what: 'stroll' }]),
    { rule: 'BAT-7.11', because: 'noOwnCity', what: 'upgrade' },
    { rule: 'BAT-8.29', because: 'noTent', what: 'dismantle' },
    ...(noHeroOnBoard
      ? (['step', 'stroll', 'ride', 'fly', 'attack', 'annex'] as const).map(noHero)
      : [
          { rule: 'BAT-10.3', because: 'noRoad', what: 'step' },
          { rule: 'BAT-17.3', because: 'noNativeRoad', what: 'stroll' },
          { rule: 'BAT-12.1', because: 'nothingToAttack', what: 'attack' },
          { rule: 'BAT-12.27', because: 'nothingUndefended', what: 'annex' },
        ]),
  ];
}

/** The reason with its facts. */
const explain = (table: Table, seat: Seat, action: Action | string, why: Reason, need: Recipe | undefined): Reason => ({
  ...factsOf(table, seat, action, why, need),
  ...why,
  what: notationOf(action),
});
const notationOf = (action: Action | string): string => (typeof action === 'string' ? action : text('act', action));
function factsOf(table: Table, seat: Seat, action: Action | string, { because }: Reason, need: Recipe | undefined): Partial<Reason> {
  const purse = purseOf(table, seat);
  if (need !== undefined) return { price: cardsIn(need), missing: missingCards(table, purse, need) };
  if (typeof action === 'string') return {};
  if (because === MISSING_CARDS.because) return { missing: [SOURCES[action.do] ?? action.do] };
  if (because === 'tooWeak' && action.do === 'attack') {
    const at = spaceOf(action.at);
    return { potential: potentialOf(table, seat, purse, at), base: sum(baseOf(table, at, action.target, action.of ?? NOBODY)) };
  }
  return action.do === 'ambush' ? { deck: deckSize(playerOf(table, seat)) } : {};
}
/** The card that an action is named after. */
const SOURCES: { readonly [D in Action['do']]?: string } = { scrollSelf: 'scroll', pitch: 'tent', fly: 'wings' };
