// A price in symbols: a friman, a friman and a chief.
import type { Translate } from '@tabularium/parts/shape';
import { memo, type ReactElement } from 'react';
import type { Pool } from '../../content/kinds.ts';
import { countCards, faceOf } from '../common/face.ts';
import { Icon } from '../common/icon.tsx';
import styles from './stock.module.css';

interface PriceProps {
  readonly cards: readonly Pool[];
  readonly t: Translate;
  /** The element around it already says it. */
  readonly isSaid?: boolean;
}
export const Price = memo(
  ({ cards, t, isSaid = false }: PriceProps): ReactElement => (
    <span
      className={styles['price']}
      {...(isSaid ? { 'aria-hidden': true } : { role: 'img', 'aria-label': t('board.stock.price', { cards }) })}
    >
      {countCards(cards).map(([card, count]) => (
        <span key={card} className={styles['part']}>
          {count > 1 ? <b>{count}</b> : null}
          <Icon name={faceOf(card).kind} />
        </span>
      ))}
    </span>
  ),
);
Price.displayName = 'Price';
