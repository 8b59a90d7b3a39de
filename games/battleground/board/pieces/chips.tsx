// Numbers in a shape of their own: action points, mana, initiative, victory points. The shapes work without colours, too.
import type { Translate } from '@tabularium/parts/shape';
import type { ReactElement } from 'react';
import styles from './chips.module.css';

const SHAPES = {
  ap: 'M11 3H29L38 20L29 37H11L2 20Z',
  mana: 'M20 1C26 11 34 17 34 26A14 14 0 0 1 6 26C6 17 14 11 20 1Z',
  initiative: 'M20 0L25 6L33 4L34 12L40 20L34 28L33 36L25 34L20 40L15 34L7 36L6 28L0 20L6 12L7 4L15 6Z',
  points: 'M4 6H36V20C36 30 28 36 20 39C12 36 4 30 4 20Z',
} as const;
export type Chipped = keyof typeof SHAPES;

interface ChipProps {
  readonly of: Chipped;
  readonly count: number | string;
  readonly t: Translate;
  readonly className?: string | undefined;
}
/** One and a half times as high as the text around it. */
export const Chip = ({ of, count, t, className = '' }: ChipProps): ReactElement => (
  <svg
    className={`${styles['chip']} ${styles[of]} ${className}`}
    viewBox="0 0 40 40"
    role="img"
    aria-label={t(`board.table.chip.${of}`, { count })}
    focusable="false"
  >
    <title>{t(`board.table.chip.${of}`, { count })}</title>
    <path d={SHAPES[of]} />
    <text x="20" y={of === 'mana' ? 33 : 28}>
      {count}
    </text>
  </svg>
);
/** A cost in AP and mana; empty if it is free. */
export const Cost = ({ ap, mana, t }: { readonly ap: number; readonly mana: number; readonly t: Translate }): ReactElement | null =>
  ap === 0 && mana === 0 ? null : (
    <span className={styles['cost']}>
      {ap > 0 && <Chip of="ap" count={ap} t={t} />}
      {mana > 0 && <Chip of="mana" count={mana} t={t} />}
    </span>
  );
