// A price in symbols: a friman, a friman and a chief.
import type { Translate } from '@tabularium/games/shape';
import type { ReactElement } from 'react';
import type { Pool } from '../content/kinds.ts';
import { countCards, faceOf } from './face.ts';
import { Icon } from './icon.tsx';
import styles from './stock.module.css';

export const Price = ({ cards, t }: { readonly cards: readonly Pool[]; readonly t: Translate }): ReactElement => (
  <span className={styles['price']} role="img" aria-label={t('board.stock.price', { cards })}>
    {countCards(cards).map(([card, count]) => (
      <span key={card} className={styles['part']}>
        {count > 1 ? <b>{count}</b> : null}
        <Icon name={faceOf(card).kind} />
      </span>
    ))}
  </span>
);
