// Maintenance: wheat before units, and charges where they save most.
import { best } from '@tabularium/parts/bot';
import type { Asks } from '../table/asks.ts';
import { unitAt, unitOf } from '../table/names.ts';
import { unitWorth } from './fights.ts';
import { influenceGain } from './posts.ts';
import type { Thought } from './thought.ts';

/** Wheat while it lasts; otherwise the unit missed least. */
export const chooseHunger = (thought: Thought, options: readonly Asks['hunger'][]): number =>
  best(options, (option) => {
    if ('pay' in option) return 0;
    const unit = unitAt(thought.table, unitOf(thought.table, option.unit));
    return -unitWorth(thought, unit) - (unit.kind === 'soldier' ? Math.max(0, -influenceGain(thought, unit.at, -1)) : 0);
  });
/** For more than one mercenary, or for one that cannot be paid. */
export const chooseWaiver = (
  options: readonly Asks['foederatus'][],
  facts: { readonly salt: number; readonly mercenaries: number; readonly affordable: number },
): number => options.findIndex(({ use }) => use === (facts.salt > 2 || facts.affordable < facts.mercenaries));
