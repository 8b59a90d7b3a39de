// What most players would pick where several can be chosen: it is preselected, and one click confirms it.
import type { OpenDecision } from './props.ts';

/** Tokens that can be claimed, and failed dice that cost nothing to reroll. Mana is never spent unasked. */
export function firstPicks(decision: OpenDecision): readonly number[] {
  const most = decision.some?.max;
  if (decision.ask === 'claim') return [...decision.options.keys()].slice(0, most);
  if (decision.ask !== 'freeReroll') return [];
  const { threshold } = decision.facts;
  return decision.options.flatMap(({ face }, number) => (face < threshold ? [number] : [])).slice(0, most);
}
