// What an option gives up for good: action points, or the figures that could still be activated.
import type { Naming } from '@tabularium/parts/shape';
import type { BattlegroundKit } from '../table/table.ts';
import type { BattlegroundView } from '../table/view.ts';

export const givesUp: NonNullable<Naming<BattlegroundView, BattlegroundKit>['givesUp']> = (decision, option, { frames, players }, eye) => {
  if (option < decision.options.length) return undefined;
  if (decision.ask === 'action') {
    const ap = frames.at(-1)?.ap ?? 0;
    const isWorth = decision.options.some((action) => 'ap' in action);
    return ap > 0 && isWorth ? { key: 'givesUp.ap', facts: { count: ap } } : undefined;
  }
  const ready = decision.ask === 'select' && typeof eye === 'number' ? (players[eye]?.ready ?? 0) : 0;
  return ready > 0 ? { key: 'givesUp.ready', facts: { count: ready } } : undefined;
};
