// What a card is, costs and does.

import { tipStyles as styles, Tip } from '@tabularium/parts/board';
import type { Translate } from '@tabularium/parts/shape';
import type { ReactElement, ReactNode } from 'react';
import type { Pool } from '../../content/kinds.ts';
import { costOf, faceOf } from '../common/face.ts';
import { strengthText } from './card.tsx';
import own from './card-tip.module.css';

interface CardTipProps {
  readonly pool: Pool;
  readonly t: Translate;
  readonly lit?: boolean;
  /** What else is to be said of it now. */
  readonly note?: string | undefined;
}
export function CardText({ pool, t, lit = false, note }: CardTipProps): ReactElement {
  const face = faceOf(pool);
  const price = costOf(face);
  const about = [t(`board.card.family.${face.family}`, { rank: face.rank })];
  if (face.attack > 0) about.push(t('board.card.strength', { strength: strengthText(face) }));
  return (
    <>
      <b className={styles['title']}>{t('board.card.name', { card: pool })}</b>
      <span className={styles['soft']}>{about.join(' · ')}</span>
      <span className={styles['line']}>{t(`board.card.effect.${face.kind}`)}</span>
      {price.length > 0 && <span className={styles['soft']}>{t('board.card.price', { price })}</span>}
      {lit && <span className={own['lit']}>{t(face.kind === 'tent' ? 'board.card.litTent' : 'board.card.lit')}</span>}
      {note !== undefined && <span className={own['lit']}>{note}</span>}
    </>
  );
}
interface CardTipFrameProps extends CardTipProps {
  readonly className?: string | undefined;
  /** Why nothing can be done with it; then a click shows the note. */
  readonly why?: ReactNode;
  readonly children: ReactNode;
}
export const CardTip = ({ className, why, children, ...card }: CardTipFrameProps): ReactElement => (
  <Tip
    className={className}
    isAsked={why !== undefined}
    tip={() => (
      <>
        <CardText {...card} />
        {why}
      </>
    )}
  >
    {children}
  </Tip>
);
