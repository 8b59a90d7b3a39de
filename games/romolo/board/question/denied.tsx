// An answer that the rules do not allow now: it stays, and a click says why.
import { Tip, tipStyles } from '@tabularium/parts/board';
import type { ReactElement, ReactNode } from 'react';
import styles from './prompt.module.css';

interface DeniedProps {
  readonly name: string;
  readonly why: string;
  /** A picture is enough. */
  readonly isShort?: boolean;
  readonly children: ReactNode;
}
export const Denied = ({ name, why, isShort = false, children }: DeniedProps): ReactElement => (
  <Tip
    isAsked
    tip={() => (
      <>
        <b>{name}</b> <span className={tipStyles['why']}>{why}</span>
      </>
    )}
  >
    <button
      type="button"
      className={`${styles['button']} ${isShort ? styles['icons'] : ''}`}
      aria-disabled="true"
      aria-label={`${name}: ${why}`}
    >
      {children}
    </button>
  </Tip>
);
