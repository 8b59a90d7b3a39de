// Small marks on the spaces that can be chosen: what would happen there, and what it costs.
import type { Decision } from '@tabularium/kernel';
import { useAboutAll } from '@tabularium/parts/board';
import { useMemo } from 'react';
import type { Action } from '../../table/asks.ts';
import type { BattaliaKit } from '../../table/table.ts';
import type { IconName } from '../common/icons.ts';
import type { PartProps } from '../common/props.ts';

/** A sign for what an option on a space does. */
export interface Mark {
  readonly icon: IconName;
  readonly text?: string | undefined;
}

/** Steps by the number of the option. */
export type Costs = ReadonlyMap<number, number>;

const ACTION_MARKS: { readonly [D in Action['do']]?: Mark } = {
  upgrade: { icon: 'city', text: '+1' },
  attack: { icon: 'attack' },
  annex: { icon: 'flag' },
  step: { icon: 'step' },
  stroll: { icon: 'step' },
  ride: { icon: 'horse' },
  fly: { icon: 'wings' },
};
const OTHER_MARKS: Readonly<Record<string, Mark>> = {
  startCity: { icon: 'city' },
  heroAt: { icon: 'hero' },
  moveTo: { icon: 'step' },
  retreatTo: { icon: 'step' },
};

/** One sign for each kind of thing. */
export function marksOf(decision: Decision<BattaliaKit> | undefined, numbers: readonly number[], costs: Costs): readonly Mark[] {
  if (decision === undefined || numbers.length === 0) return [];
  if (decision.ask !== 'act') {
    const mark = OTHER_MARKS[decision.ask];
    const cost = costs.get(numbers[0] ?? -1);
    return mark === undefined ? [] : [cost === undefined ? mark : { ...mark, text: String(cost) }];
  }
  const deeds = new Set(numbers.map((number) => decision.options[number]?.do));
  return [...deeds].flatMap((deed) => (deed === undefined ? [] : (ACTION_MARKS[deed] ?? [])));
}

/** How many steps of the horse each way takes, as the rules say when they are asked. */
export function useCosts(props: PartProps): Costs {
  const told = useAboutAll(props, 'moveTo');
  return useMemo(() => new Map(told.flatMap((about, option) => (about ? [[option, about.cost] as const] : []))), [told]);
}
