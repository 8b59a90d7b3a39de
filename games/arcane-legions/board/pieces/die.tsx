// A die with its pips: red strikes, blue shoots, white defends. A phantom is only an outline.

import { Pips } from '@tabularium/parts/board';
import type { Translate } from '@tabularium/parts/shape';
import type { ReactElement } from 'react';
import styles from './die.module.css';

const SIX = 6;
interface DieProps {
  readonly face: number;
  readonly kind: 'melee' | 'ranged' | 'defence' | 'plain';
  readonly isPhantom?: boolean;
  /** It hit, it was beaten, or neither. */
  readonly fate?: 'hits' | 'beaten' | undefined;
  readonly t: Translate;
}
/** Faces beyond six are written as numbers: bonuses can lead there. */
export const Die = ({ face, kind, isPhantom = false, fate, t }: DieProps): ReactElement => (
  <svg
    className={styles['die']}
    viewBox="-1 -1 42 42"
    role="img"
    aria-label={t(isPhantom ? 'board.table.die.phantom' : `board.table.die.${kind}`, { face })}
    data-kind={kind}
    data-phantom={isPhantom}
    data-fate={fate}
    focusable="false"
  >
    <rect className={styles['body']} x="1" y="1" width="38" height="38" rx="8" />
    {face > SIX ? (
      <text className={styles['number']} x="20" y="28">
        {face}
      </text>
    ) : (
      <g className={styles['pips']}>
        <Pips face={face} />
      </g>
    )}
  </svg>
);
