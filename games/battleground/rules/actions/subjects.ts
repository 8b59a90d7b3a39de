// The possible subjects of a card, an ability or an item. MOB-7.67, MOB-7.23
import type { Whom } from '../../content/kinds.ts';
import { figureAt } from '../../table/names.ts';
import type { FigureId, Table } from '../../table/table.ts';
import { within } from '../field/distance.ts';
import { hasSight } from '../field/sight.ts';
import { alliesOf, enemiesOf, engagedWith, isMassive } from '../figures/figures.ts';
import { isInPlay } from '../figures/frames.ts';
import { isBarredByInterruption } from '../tests/targets.ts';
import { whyNotCharge } from './own-movements.ts';

/** The possible subjects of an effect of this figure. Others must be in its sight. MOB-7.67, MOB-7.23 */
export function subjectsOf(table: Table, actor: FigureId, whom: Whom): FigureId[] {
  switch (whom.who) {
    case 'self':
      return [actor];
    case 'ally':
      return near(table, actor, alliesOf(table, actor), whom); // MOB-2.2
    case 'selfOrAlly':
      return near(table, actor, [actor, ...alliesOf(table, actor)], whom);
    case 'enemy':
      return near(table, actor, enemiesInReach(table, actor, enemiesOf(table, actor)), whom);
    case 'engagedEnemy':
    case 'eachEngagedEnemy':
      return enemiesInReach(table, actor, engagedWith(table, actor));
    case 'chargeable':
      return enemiesInReach(table, actor, enemiesOf(table, actor)).filter(
        (enemy) => hasSight(table, actor, enemy) && whyNotCharge(table, actor, enemy) === undefined,
      );
  }
}
/** In an interruption the only enemy in reach is the interrupted one. MOB-7.23 */
export const enemiesInReach = (table: Table, actor: FigureId, enemies: readonly FigureId[]): FigureId[] =>
  enemies.filter((enemy) => isInPlay(figureAt(table, enemy)) && !isBarredByInterruption(table, actor, enemy));
type Near = Extract<Whom, { readonly within: number }>;
/** MOB-7.67, MOB-7.119 */
const near = (table: Table, actor: FigureId, ids: readonly FigureId[], whom: Near): FigureId[] =>
  ids.filter((id) => {
    const figure = figureAt(table, id);
    if (!isInPlay(figure) || (whom.notMassive && isMassive(figure)) || !has(table, id, whom.has)) return false;
    return id === actor || (within(table, actor, id, whom.within) && hasSight(table, actor, id));
  });
function has(table: Table, id: FigureId, what: Near['has']): boolean {
  const { mana, debuff, wounds } = figureAt(table, id);
  switch (what) {
    case 'mana':
      return mana > 0;
    case 'debuff':
      return debuff !== null;
    case 'wounds':
      return wounds > 0;
    case undefined:
      return true;
  }
}
