// A turn is a packing problem: which actions fit into the hand together and are worth most?

import { FORM_INDEX } from '../content/pools.ts';
import { DEMAND_INDEX, DEMANDS, type Recipe, TOOL_WORTH } from '../content/prices.ts';

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
const FORM_OF_DEMAND = DEMANDS.map((demand) => FORM_INDEX[demand]);

/** The uses that are left after a price, or nothing if it cannot be paid. Tools pay for missing friman, anything for a missing weapon. */
function after(uses: Uses, need: Recipe): number[] | undefined {
  const rest = [...uses];
  for (let demand = DEMAND_INDEX.friman + 1; demand < DEMANDS.length; demand++) {
    const form = FORM_OF_DEMAND[demand] as number;
    const left = (rest[form] as number) - (need[demand] as number);
    if (left < 0) return undefined;
    rest[form] = left;
  }
  const short = (need[DEMAND_INDEX.friman] as number) - (rest[FRIMAN] as number);
  rest[FRIMAN] = Math.max(0, -short);
  if (short <= 0) return rest;
  rest[TOOL] = (rest[TOOL] as number) - Math.ceil(short / TOOL_WORTH);
  return rest[TOOL] < 0 ? undefined : rest;
}

/** The most worth that fits, and of its plans the one that is worth most. */
export function pack(plans: readonly Plan[], uses: Uses): { readonly worth: number; readonly first: Plan | undefined } {
  const sorted = plans.filter((plan) => plan.worth > 0).toSorted((a, b) => b.worth - a.worth);
  return packFrom(sorted, 0, 0, uses);
}
function packFrom(plans: readonly Plan[], from: number, done: number, uses: Uses): { worth: number; first: Plan | undefined } {
  let best: { worth: number; first: Plan | undefined } = { worth: 0, first: undefined };
  for (let i = from; i < plans.length; i++) {
    const plan = plans[i] as Plan;
    const again = i === from ? done : 0;
    const rest = again < plan.limit ? after(uses, plan.need) : undefined;
    if (!rest) continue;
    const worth = plan.worth + packFrom(plans, i, again + 1, rest).worth;
    if (worth > best.worth) best = { worth, first: plan };
  }
  return best;
}
