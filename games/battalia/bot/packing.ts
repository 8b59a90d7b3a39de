// A turn is a packing problem: which actions fit into the hand together and are worth most?

import { FORM_INDEX } from '../content/pools.ts';
import { TOOL_WORTH } from '../content/prices.ts';
import { DEMAND_INDEX, DEMANDS, type Recipe } from '../content/recipes.ts';

/** Something to do with its price and what it is worth; `limit` is how often it can be done. */
export interface Plan {
  readonly option: number;
  readonly worth: number;
  readonly need: Recipe;
  readonly limit: number;
}
/** Uses by form index. */
export type Uses = readonly number[];

const { friman: FRIMAN, tool: TOOL } = FORM_INDEX;
/** The demands that a tool does not meet. */
const SCARCE = DEMANDS.filter((demand) => demand !== 'friman').map((demand) => ({
  form: FORM_INDEX[demand],
  demand: DEMAND_INDEX[demand],
}));

/** The uses left after paying a price; nothing if it cannot be paid. Tools stand in for missing friman. */
function usesAfter(uses: Uses, need: Recipe): number[] | undefined {
  const left = [...uses];
  for (const { form, demand } of SCARCE) {
    left[form] = (left[form] as number) - (need[demand] as number);
    if (left[form] < 0) return undefined;
  }
  const short = (need[DEMAND_INDEX.friman] as number) - (left[FRIMAN] as number);
  left[FRIMAN] = Math.max(0, -short);
  if (short <= 0) return left;
  left[TOOL] = (left[TOOL] as number) - Math.ceil(short / TOOL_WORTH);
  return left[TOOL] < 0 ? undefined : left;
}

/** What can be done with a hand, the most valuable first. */
export interface Packing {
  readonly worth: number;
  readonly first: Plan | undefined;
  readonly rest: Packing | undefined;
}
const NOTHING: Packing = { worth: 0, first: undefined, rest: undefined };

/** The most valuable combination of plans that fits into the hand. */
export function pack(plans: readonly Plan[], uses: Uses): Packing {
  const sorted = plans.filter((plan) => plan.worth > 0).toSorted((a, b) => b.worth - a.worth);
  return packFrom(sorted, 0, 0, uses);
}
function packFrom(plans: readonly Plan[], from: number, done: number, uses: Uses): Packing {
  let best = NOTHING;
  for (let i = from; i < plans.length; i++) {
    const plan = plans[i] as Plan;
    const again = i === from ? done : 0;
    const left = again < plan.limit ? usesAfter(uses, plan.need) : undefined;
    if (!left) continue;
    const rest = packFrom(plans, i, again + 1, left);
    const worth = plan.worth + rest.worth;
    if (worth > best.worth) best = { worth, first: plan, rest };
  }
  return best;
}
/** What a turn that begins with a plan is worth. */
export function worthWith(plan: Plan, plans: readonly Plan[], uses: Uses): number {
  const left = usesAfter(uses, plan.need);
  if (!left) return plan.worth; // only wild cards pay for it
  const others = plans.filter((other) => other !== plan);
  return plan.worth + pack(plan.limit > 1 ? [...others, { ...plan, limit: plan.limit - 1 }] : others, left).worth;
}
export function isIn({ first, rest }: Packing, plan: Plan): boolean {
  return first !== undefined && (first.option === plan.option || (rest !== undefined && isIn(rest, plan)));
}
