// What an option gives up for good: workers that could still act, or the game.
import type { Naming } from '@tabularium/parts/shape';
import type { RomoloKit } from '../table/table.ts';
import type { RomoloView } from '../table/view.ts';

export const givesUp: NonNullable<Naming<RomoloView, RomoloKit>['givesUp']> = (decision, option, { units }) => {
  if (decision.ask === 'surrender') return decision.options[option]?.surrender ? { key: 'givesUp.surrender' } : undefined;
  if (decision.ask === 'endChoice') return decision.options[option]?.end ? { key: 'givesUp.game' } : undefined;
  if (decision.ask !== 'act') return undefined;
  const isWar = decision.options[option]?.do === 'war';
  if (option < decision.options.length && !isWar) return undefined;
  const able = new Set(decision.options.flatMap((act) => ('unit' in act ? [act.unit] : [])));
  const idle = units.filter(({ unit, kind }) => kind === 'worker' && able.has(unit)).length;
  return idle > 0 ? { key: 'givesUp.workers', facts: { count: idle } } : undefined;
};
