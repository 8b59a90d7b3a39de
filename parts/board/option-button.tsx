// A button that chooses an option, and points at it on hover and focus. If that gives something up, the first click only says what.
import type { ReactElement, ReactNode } from 'react';
import type { Pointing } from './pointing.ts';
import { useStake } from './stakes.ts';

export interface OptionButtonProps extends Pointing {
  readonly option: number;
  readonly label?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}
export function OptionButton({ option, label, className, children, choose, point, pointed }: OptionButtonProps): ReactElement {
  const { lost, says } = useStake(option);
  return (
    <button
      type="button"
      className={className}
      data-pointed={pointed === option}
      data-loses={lost !== undefined || undefined}
      data-armed={says !== undefined || undefined}
      aria-label={says ?? label}
      onClick={() => choose(option)}
      onPointerEnter={() => point(option)}
      onPointerLeave={() => point(undefined)}
      onFocus={() => point(option)}
      onBlur={() => point(undefined)}
    >
      {says ?? children}
    </button>
  );
}
