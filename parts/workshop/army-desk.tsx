// The desk at which an army is built: the terms of its match on top, its check and numbers beside it.

import type { ReactElement, ReactNode } from 'react';
import type { ArmyBuilderProps } from '../shape.ts';
import styles from './army-desk.module.css';

/** Props of every part of a builder. */
export interface ArmyPartProps<File> extends Omit<ArmyBuilderProps, 'text' | 'onChange'> {
  readonly army: File;
  readonly change: (army: File) => void;
}
interface Props {
  readonly theme: string | undefined;
  readonly faction?: string;
  readonly terms: ReactElement;
  readonly check: ReactElement;
  /** They come last on a small screen. */
  readonly numbers: ReactElement;
  readonly children: ReactNode;
}
export const ArmyDesk = ({ theme, faction, terms, check, numbers, children }: Props): ReactElement => (
  <div className={`${theme} ${styles['desk']}`} data-faction={faction}>
    {terms}
    <div className={styles['side']}>
      {check}
      {numbers}
    </div>
    <div className={styles['main']}>{children}</div>
  </div>
);
