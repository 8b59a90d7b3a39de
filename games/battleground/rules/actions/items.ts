// One-use items: free actions of their bearer, also when it is interrupted. MOB-7.78 to MOB-7.80
import { certain, PASS, type Reason, type Rules } from '@tabularium/kernel';
import { itemOf } from '../../content/find.ts';
import type { Effect } from '../../content/kinds.ts';
import type { CardName } from '../../table/asks.ts';
import { figureAt, figureName } from '../../table/names.ts';
import type { FigureId, Referee, Table } from '../../table/table.ts';
import { frameOf, frameOwnedBy } from '../figures/frames.ts';
import { perform } from './effects.ts';
import { whyNotDo } from './uses.ts';

function effectsOf({ content }: Table, card: CardName): readonly Effect[] {
  const use = itemOf(content, card)?.use;
  return use?.kind === 'oneUse' ? use.effects : [];
}
/** The one-use items that a figure has not used yet, each kind once. */
export const unusedItems = (table: Table, id: FigureId): CardName[] => [
  ...new Set(figureAt(table, id).items.flatMap(({ card, used }) => (used || effectsOf(table, card).length === 0 ? [] : [card]))),
];
const NO_FRAME: Reason = { rule: 'MOB-7.80', because: 'notActing' };
/** Why an item cannot be used now: AP need an open activation or interruption of the bearer. MOB-7.80 */
export function whyNotItem(table: Table, id: FigureId, card: CardName): Reason | undefined {
  const effects = effectsOf(table, card);
  const own = frameOwnedBy(table, id);
  if (own === undefined && effects.some((effect) => effect.do === 'gainAp')) return NO_FRAME;
  const frame = own ?? frameOf(table);
  return frame === undefined ? NO_FRAME : whyNotDo(table, { ...frame, figure: id }, { whom: { who: 'self' }, effects });
}
/** Uses an item, which is then face down for the rest of the game. MOB-7.78 */
export function* useItem(table: Table, ref: Referee, id: FigureId, card: CardName): Rules<void> {
  const gear = certain(
    figureAt(table, id).items.find((one) => one.card === card && !one.used),
    'the item offered',
  );
  const figure = figureName(table, id);
  const frame = certain(frameOwnedBy(table, id) ?? frameOf(table), 'an open activation or interruption'); // MOB-7.80
  gear.used = true;
  ref.tell({ kind: 'usedItem', rule: 'MOB-7.78', figure, item: card });
  const effects = effectsOf(table, card);
  yield* ref.within({ at: 'item', figure, card }, perform(table, ref, { frame, actor: id, effects, subject: id, why: card }));
}
/** An interrupted figure may use items before the interruption is resolved. MOB-7.79 */
export function* useWhenInterrupted(table: Table, ref: Referee, id: FigureId): Rules<void> {
  for (;;) {
    const usable = unusedItems(table, id).filter((card) => whyNotItem(table, id, card) === undefined);
    const picked = yield* ref.choose(figureAt(table, id).seat, {
      ask: 'interruptedItem',
      rule: 'MOB-7.79',
      options: () => usable.map((item) => ({ item })),
      ruledOut: () =>
        unusedItems(table, id).flatMap((card) => {
          const reason = whyNotItem(table, id, card);
          return reason === undefined ? [] : [{ ...reason, what: card }];
        }),
      pass: true,
      facts: () => ({ figure: figureName(table, id) }),
    });
    if (picked === PASS) return;
    yield* useItem(table, ref, id, picked.item);
  }
}
