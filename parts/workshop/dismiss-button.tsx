import type { ReactElement } from 'react';
import styles from './dismiss-button.module.css';

interface Props {
  readonly label: string;
  readonly isSmall?: boolean;
  readonly onClick: () => void;
}
/** A cross that takes something out of an army. */
export const DismissButton = ({ label, isSmall = false, onClick }: Props): ReactElement => (
  <button type="button" className={styles['dismiss']} data-small={isSmall} aria-label={label} title={label} onClick={onClick}>
    ×
  </button>
);
