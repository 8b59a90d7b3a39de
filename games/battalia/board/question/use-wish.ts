// A player who clicked a pile of terrain cards is not asked for the type after paying: the payment carries it.
import type { Said } from '@tabularium/kernel';
import { useRef } from 'react';
import type { Props } from '../common/props.ts';

const isType = ({ ask }: Said): boolean => ask === 'buildType';

export function useWish({ decision, choose }: Pick<Props, 'decision' | 'choose'>): Props['choose'] {
  const wish = useRef<Said>(undefined);
  return (option, next = []) => {
    const said = withWish(decision?.ask, next, wish.current);
    wish.current = next.find(isType);
    choose(option, said);
  };
}
/** What follows an answer; `wish` is the type that the answer before it was to lead to. */
export const withWish = (ask: string | undefined, next: readonly Said[], wish: Said | undefined): readonly Said[] =>
  ask === 'pay' && wish !== undefined && !next.some(isType) ? [...next, wish] : next;
