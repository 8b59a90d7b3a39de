// The cards that the action pointed at would take: an example, as the rules give it.
import { useAbout } from '@tabularium/parts/board';
import type { Pool } from '../../content/kinds.ts';
import type { BattaliaKit } from '../../table/table.ts';
import type { PartProps } from '../common/props.ts';

const NO_CARDS: readonly Pool[] = [];

export function useTaken({ decision, pointed, about }: Pick<PartProps, 'decision' | 'pointed' | 'about'>): readonly Pool[] {
  const preview = useAbout<BattaliaKit>({ decision: decision?.ask === 'act' ? decision : undefined, pointed, about });
  return preview?.ask === 'act' ? (preview.about.cheapest ?? NO_CARDS) : NO_CARDS;
}
