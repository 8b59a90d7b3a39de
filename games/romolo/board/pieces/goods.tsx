// Cubes and coins: a symbol on its colour.
import type { ReactElement } from 'react';
import type { Resource } from '../../content/kinds.ts';
import type { Coin } from '../../table/asks.ts';
import { Icon, Sign } from '../common/icon.tsx';
import { GOODS_ICONS } from '../common/look.ts';
import styles from './goods.module.css';

export type Good = Resource | Coin;
const isCoin = (of: Good): of is Coin => of === 'coin' || of === 'gold' || of === 'bronze';
export const Cube = ({ of, isSmall = false }: { readonly of: Good; readonly isSmall?: boolean }): ReactElement => (
  <span className={`${styles['cube']} ${isSmall ? styles['small'] : ''}`} data-goods={of} data-round={isCoin(of)}>
    <Icon name={GOODS_ICONS[of]} />
  </span>
);
/** A cube with a number behind it. */
export const Amount = ({ of, count }: { readonly of: Good; readonly count: number | string }): ReactElement => (
  <span className={styles['amount']} data-none={count === 0}>
    <Cube of={of} />
    <b>{count}</b>
  </span>
);
/** A cube in a drawing. */
export const CubeSign = ({
  of,
  x,
  y,
  size,
}: {
  readonly of: Resource;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}): ReactElement => (
  <g data-goods={of} transform={`translate(${x} ${y})`}>
    <rect x={-size / 2} y={-size / 2} width={size} height={size} rx={size / 5} className={styles['square']} />
    <Sign name={GOODS_ICONS[of]} size={size * 0.8} className={styles['sign']} />
  </g>
);
