// The ways to pay, cheapest first. Clicking cards of the hand keeps only the payments that use them.
import { type ReactElement, useState } from 'react';
import type { Pool } from '../../content/kinds.ts';
import drags from '../common/drag.module.css';
import { cardIn, countCards } from '../common/face.ts';
import { Token } from '../pieces/card.tsx';
import styles from './hand-bar.module.css';
import { type BarProps, Chip, PutBack } from './hand-bar.tsx';
import { cheapestFirst } from './spending.ts';

/** Payments that are shown at first. */
const FEW = 6;

const contains = (cards: readonly Pool[], wanted: readonly Pool[]): boolean =>
  countCards(wanted).every(([pool, count]) => cards.filter((card) => card === pool).length >= count);

export function Payments(props: BarProps): ReactElement {
  const { decision, line, me, hand, t, view } = props;
  const [isOpen, setOpen] = useState(false);
  const options = decision?.ask === 'pay' ? decision.options : [];
  const sorted = cheapestFirst(options, hand, me.laid, view.table.oracle.lit).filter(({ cards }) =>
    contains(cards.map(cardIn), line.cards),
  );
  const shown = isOpen ? sorted : sorted.slice(0, FEW);
  return (
    <div className={`${styles['bar']} ${drags['place']}`} data-drop="line">
      <div className={styles['chips']} role="group" aria-label={t('board.pay.title')}>
        <span className={styles['lead']}>{t('board.pay.title')}</span>
        {shown.map(({ option, cards }, i) => (
          <Chip key={option} option={option} props={props} tone={i === 0 ? 'main' : 'plain'}>
            {countCards(cards).map(([pool, count]) => (
              <Token key={pool} pool={pool} t={t} count={count} />
            ))}
          </Chip>
        ))}
        {sorted.length === 0 && <p className={styles['hint']}>{t('board.pay.none')}</p>}
        {sorted.length > shown.length && (
          <button type="button" className={`${styles['chip']} ${styles['quiet']}`} onClick={() => setOpen(true)}>
            {t('board.pay.more', { count: sorted.length - shown.length })}
          </button>
        )}
        <PutBack line={line} t={t} />
      </div>
      <div className={styles['aside']}>{props.children}</div>
    </div>
  );
}
