// A card in hand, or a laid one that can still be used: a button with a note.
import type { Translate } from '@tabularium/parts/shape';
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import type { Pool } from '../../content/kinds.ts';
import drags from '../common/drag.module.css';
import { faceOf } from '../common/face.ts';
import { Icon } from '../common/icon.tsx';
import { type Drops, useDrag } from '../common/use-drag.ts';
import { Card, cardLabel } from '../pieces/card.tsx';
import { CardTip } from '../pieces/card-tip.tsx';
import styles from './hand.module.css';

export interface HandCardProps {
  readonly pool: Pool;
  readonly t: Translate;
  readonly lit: boolean;
  readonly uses: number;
  /** What a click does; without it nothing. */
  readonly act?: (() => void) | undefined;
  /** Why a click does nothing. */
  readonly why?: ReactNode;
  /** What a click means, for screen readers. */
  readonly meaning?: string | undefined;
  /** Where it can be dragged, and what happens then. */
  readonly drops?: (() => Drops) | undefined;
  readonly point?: ((isPointed: boolean) => void) | undefined;
  /** Uses that are in the line, where cards are put together. */
  readonly picked?: number | undefined;
  /** Uses that the option pointed at would take. */
  readonly wanted: number;
  /** Playing it now would cost the hero bonus. */
  readonly breaks?: boolean;
  readonly note?: string | undefined;
  /** It lies on the table already. */
  readonly isLaid?: boolean;
  readonly style?: CSSProperties;
}
export function HandCard(props: HandCardProps): ReactElement {
  const { pool, t, lit, uses, act, why, meaning, drops, point, picked, wanted, breaks = false, isLaid = false, style } = props;
  const note = props.note ?? (isLaid ? t('board.laid.left', { count: uses }) : undefined);
  const state = wanted > 0 ? 'wanted' : (picked ?? 0) > 0 ? 'picked' : act === undefined ? 'idle' : picked === undefined ? 'legal' : 'free';
  const taken = Math.max(wanted, picked ?? 0);
  const drag = useDrag(drops);
  const look = [styles['button'], styles[state], drops && drags['draggable'], drag.from && drags['dragged']];
  const label = [meaning ?? cardLabel({ pool, t, lit, uses }), ...(note === undefined ? [] : [note])].join('. ');
  return (
    <li className={`${styles['place']} ${isLaid ? styles['laid'] : ''}`} style={style}>
      <CardTip pool={pool} t={t} lit={lit} note={note} why={why} className={styles['slot']}>
        <button
          type="button"
          className={look.filter(Boolean).join(' ')}
          aria-label={label}
          aria-description={t(`board.card.effect.${faceOf(pool).kind}`)}
          aria-disabled={act === undefined}
          aria-pressed={picked === undefined ? undefined : picked > 0}
          onClick={act}
          {...drag.on}
          onPointerEnter={point && (() => point(true))}
          onPointerLeave={point && (() => point(false))}
          onFocus={point && (() => point(true))}
          onBlur={point && (() => point(false))}
        >
          <Card pool={pool} t={t} lit={lit} uses={uses} mute>
            {taken > 1 && <span className={styles['taken']} data-text={`${taken}×`} />}
            {breaks && (
              <span className={styles['breaks']}>
                <Icon name="hero" />
              </span>
            )}
          </Card>
        </button>
      </CardTip>
      {drag.from && (
        <span ref={drag.ghost} popover="manual" className={drags['ghost']} style={drag.from}>
          <Card pool={pool} t={t} lit={lit} uses={uses} mute />
        </span>
      )}
    </li>
  );
}
