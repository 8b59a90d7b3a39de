// A button that chooses an option, and points at it on hover and focus.
import type { ReactElement, ReactNode } from 'react';
import type { Pointing } from './pointing.ts';

export interface OptionButtonProps extends Pointing {
  readonly option: number;
  readonly label?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}
export const OptionButton = ({ option, label, className, children, choose, point, pointed }: OptionButtonProps): ReactElement => (
  <button
    type="button"
    className={className}
    data-pointed={pointed === option}
    aria-label={label}
    onClick={() => choose(option)}
    onPointerEnter={() => point(option)}
    onPointerLeave={() => point(undefined)}
    onFocus={() => point(option)}
    onBlur={() => point(undefined)}
  >
    {children}
  </button>
);
