// Sums with their reasons.

import { sumStyles } from '@tabularium/parts/board';
import type { Translate } from '@tabularium/parts/shape';
import type { ReactElement } from 'react';
import type { DicePart } from '../../table/table.ts';
import { ABILITY_ICONS } from '../common/look.ts';
import { nameOf } from '../common/props.ts';
import styles from './sums.module.css';

export const percent = (share: number): string => {
  const rounded = Math.round(share * 100);
  return share > 0 && rounded === 0 ? '<1 %' : share < 1 && rounded === 100 ? '>99 %' : `${rounded} %`;
};
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
export const totalOf = (parts: readonly DicePart[]): number =>
  Math.max(
    0,
    parts.reduce((sum, { value }) => sum + value, 0),
  );

interface SumProps {
  readonly parts: readonly DicePart[];
  /** `board.table.sum.<unit>`: what is counted. */
  readonly unit: 'attack' | 'defence' | 'cp' | 'mp';
  readonly t: Translate;
}
/** `7 attack dice: 5 icons −3 disadvantaged side +2 Trample`. The first part stands without a sign. */
export const Sum = ({ parts, unit, t }: SumProps): ReactElement => (
  <p className={styles['sum']}>
    <b className={sumStyles['total']}>{t(`board.table.sum.${unit}`, { count: totalOf(parts) })}</b>
    <span className={sumStyles['parts']} data-lower={unit === 'cp' ? 'good' : 'bad'}>
      {parts.map(({ reason, value }, i) => (
        <span key={`${reason} ${i}`} className={sumStyles['part']} data-sign={i === 0 ? undefined : value < 0 ? 'less' : 'more'}>
          <b>{i === 0 ? value : signed(value)}</b> {reason in ABILITY_ICONS ? nameOf(reason, t) : t(`part.${reason}`)}
        </span>
      ))}
    </span>
  </p>
);
