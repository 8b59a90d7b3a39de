// A die with its pips. A success is lit, a failure dull and dashed; an explosion die has a jagged rim.

import { Pips } from '@tabularium/parts/board';
import type { Translate } from '@tabularium/parts/shape';
import type { ReactElement } from 'react';
import styles from './die.module.css';

const JAGGED = 'M20 0L25 5L32 3L33 10L40 14L36 20L40 26L33 30L32 37L25 35L20 40L15 35L8 37L7 30L0 26L4 20L0 14L7 10L8 3L15 5Z';

interface DieProps {
  readonly face: number;
  readonly isSuccess: boolean;
  /** Rolled because of a 6. */
  readonly isExplosion?: boolean;
  readonly t: Translate;
}
export const Die = ({ face, isSuccess, isExplosion = false, t }: DieProps): ReactElement => (
  <svg
    className={styles['die']}
    viewBox="-1 -1 42 42"
    role="img"
    aria-label={t(isSuccess ? 'board.table.die.success' : 'board.table.die.failure', { face })}
    data-success={isSuccess}
    data-explosion={isExplosion}
    focusable="false"
  >
    {isExplosion ? (
      <path className={styles['body']} d={JAGGED} />
    ) : (
      <rect className={styles['body']} x="1" y="1" width="38" height="38" rx="8" />
    )}
    <g className={styles['pips']} transform={isExplosion ? 'translate(20 20) scale(0.72) translate(-20 -20)' : undefined}>
      <Pips face={face} />
    </g>
  </svg>
);
