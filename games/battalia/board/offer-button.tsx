// A button that means an option, and points at it.
import type { ReactElement, ReactNode } from 'react';
import styles from './offers.module.css';
import type { Props } from './props.ts';

interface OfferButtonProps extends Pick<Props, 'choose' | 'point' | 'pointed'> {
  readonly option: number;
  readonly label?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}
export const OfferButton = ({ option, label, className, children, choose, point, pointed }: OfferButtonProps): ReactElement => (
  <button
    type="button"
    className={`${styles['button']} ${className ?? ''} ${pointed === option ? styles['pointed'] : ''}`}
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
