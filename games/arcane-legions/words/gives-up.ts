// What ending a turn loses for good: command points cannot be saved up. ARC-3.1, ARC-12.10
import type { Decision } from '@tabularium/kernel';
import type { Saying } from '@tabularium/parts/shape';
import type { ArcaneKit } from '../table/table.ts';

export function givesUp({ ask, options, facts }: Decision<ArcaneKit>, option: number): Saying | undefined {
  if (ask !== 'order' || option !== options.length || options.length === 0) return undefined;
  return facts.cp > 0 ? { key: 'givesUp.cp', facts: { count: facts.cp } } : undefined;
}
